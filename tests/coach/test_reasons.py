"""Why a move was worse: what the coach counts at the end of a match of Faraway, and what it makes of two futures."""

from typing import Any

import farlands
from farlands.coach.reasons import reasons
from farlands.games.faraway.coaching import clues_on_climbs, landmarks
from farlands.games.faraway.rules import clues
from tests.coach.conftest import played

game = farlands.find("faraway")


def test_clues_on_climbs_are_those_the_rules_counted():
    match = played("faraway", ["greedy", "random"], 3)
    climbs, counted = [0, 0], [0, 0]
    turns = set()
    for g in match.positions():
        for seat in (0, 1):
            found = g.offered[seat] > 0 and (seat, int(g.turn)) not in turns
            if found:  # as many as there were found when the rules drew them
                turns.add((seat, int(g.turn)))
                climbs[seat] += 1
                counted[seat] += int(clues(match.box, g, seat))
                assert g.offered[seat] == 1 + clues(match.box, g, seat)
    for seat in (0, 1):
        assert clues_on_climbs(match.box, match.g, seat) == (climbs[seat], counted[seat])


def test_landmarks_name_what_the_area_asks_for():
    match = played("faraway", ["search:200i", "random"], 4)
    asked = {line.details["symbol"] for line in landmarks(match.box, match.g, 0) if line.details}
    per = {kind for card in (*match.sheet(0)["regions"], *match.sheet(0)["sanctuaries"]) for kind in card["per"]}
    assert per <= asked <= per | {"clue"}


def futures(count, *sanctuaries):
    """Tables at the end: eight regions and these sanctuaries, and an opponent with nothing."""
    tables = []
    for _ in range(count):
        g = game.TABLE.new()[0]
        g.seats, g.turn = 2, 8
        g.row[0], g.order[:, 1] = (44, 49, 14, 28, 1, 2, 3, 4), 1
        g.sanctuaries[0, : len(sanctuaries)] = sanctuaries
        g.kept[0] = len(sanctuaries)
        tables.append(g)
    return tables


def test_the_heaviest_differences_are_told_first_and_equal_lines_not_at_all():
    found = reasons(game, game.box(), 0, futures(8, 12), futures(8, 12, 38))
    assert found
    points = [one for one in found if one.key.startswith(("faraway-coach-region", "faraway-coach-sanctuary"))]
    assert [one.weight for one in points] == sorted((one.weight for one in points), reverse=True)
    for one in points:
        assert one.better["fame"] - one.played["fame"] == one.weight > 0
        assert str(one).startswith(("region ", "sanctuary "))
    assert reasons(game, game.box(), 0, futures(8, 12), futures(8, 12)) == []


class Plain:
    """A game that offers the coach nothing besides the contract."""

    MAX_SEATS = game.MAX_SEATS
    scores = staticmethod(game.scores)
    sheet = staticmethod(game.sheet)


def test_for_a_game_without_names_for_its_lines_there_are_the_points():
    plain: Any = Plain()
    [found] = reasons(plain, game.box(), 0, futures(8, 12), futures(8, 12, 38))
    assert found.key == "coach-own-points"
    assert "points at the end" in str(found)
