"""Two scorers that share no code agree: on thousands of random areas, and on the areas that random games end with."""

from typing import Any

import numpy as np
import pytest

from farlands.drivers import bind
from tests.faraway.helpers import REGIONS, ROUNDS, SANCTUARIES, SEAT_COUNTS, cards, game
from tests.faraway.slow_scorer import slow_ranking, slow_score

playout: Any = bind("playout", "faraway")


def numbers(rule: Any, g: Any) -> list[int]:
    out = np.zeros(game.MAX_SEATS, np.int64)
    rule(game.box(), g, out)
    return [int(number) for number in out[: g.seats]]


def test_random_areas() -> None:
    chance = np.random.default_rng(20231)
    g = game.TABLE.new()[0]
    g.seats = 1
    totals = []
    for _ in range(5000):
        regions = chance.permutation(REGIONS)[: chance.integers(ROUNDS + 1)] + 1
        sanctuaries = chance.permutation(SANCTUARIES)[: chance.integers(ROUNDS)] + 1
        g.row[0], g.sanctuaries[0] = 0, 0
        g.row[0, : len(regions)], g.sanctuaries[0, : len(sanctuaries)] = regions, sanctuaries
        g.kept[0] = len(sanctuaries)
        expected, beside = slow_score(regions.tolist(), sanctuaries.tolist())
        assert numbers(game.scores, g) == [sum(expected) + sum(beside)], (regions, sanctuaries)
        sheet = game.sheet(game.box(), g, 0)
        assert [card["fame"] for card in sheet["regions"]] == expected
        assert [card["fame"] for card in sheet["sanctuaries"]] == beside
        totals.append(sheet["total"])
    assert max(totals) > 80, "rich areas have been among them"


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("lowest_sum", [False, True])
def test_random_games(seats: int, lowest_sum: bool) -> None:
    boxes, tables, outs, dices = playout.room(1)
    options = np.array([0, lowest_sum], np.int8)
    for number in range(300):
        playout.play(boxes[0], tables[0], 11, number, seats, options, outs[0], dices[0])
        g = tables[0]
        rows = [cards(g.row[seat]) for seat in range(seats)]
        fames = [sum(map(sum, slow_score(rows[seat], cards(g.sanctuaries[seat])))) for seat in range(seats)]
        assert numbers(game.scores, g) == fames
        assert numbers(game.ranking, g) == slow_ranking(rows, fames, lowest_sum)
