"""What must always hold, checked between any two moves of fifty thousand random games; and that the check can fail."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pytest

from farlands.games.farshore.contents import contents
from farlands.rule import JIT
from tests.farshore.checker import (
    BACKWARDS,
    BAD_AGENDA,
    BAD_ANCHORS,
    BAD_BAY,
    BAD_END,
    BAD_GAP,
    BAD_GOODS,
    BAD_LEGAL,
    BAD_MEMORY,
    BAD_SCRATCH,
    BAD_SHIP,
    BAD_SLOTS,
    BAD_SPOT,
    BAD_TREASURES,
    BAD_VISIT,
    BAD_WIND,
    FACTS,
    FINE,
    KINDS,
    LOST_CARD,
    LOST_PARCHMENT,
    LOST_TOKEN,
    LOST_WORKER,
    NOT_UNIQUE,
    check,
    check_step,
    play_checked,
    playout,
)
from tests.farshore.random_play import BOX, CARD, SEAT_COUNTS, game, play_random, random_match

GAMES = 17_000 if JIT else 3
"""For each number of seats."""
FIRST_SEAT_BEGINS = np.ones(1, np.int8)


def run(seats: int, games: int) -> tuple[Any, Any]:
    boxes, tables, outs, dices = playout.room(2)
    found, chosen, seen = np.zeros(7, np.int64), np.zeros(game.MOVES.count, np.int64), np.zeros(KINDS + 1, np.int64)
    play_checked(boxes, tables, outs, dices, seen, 7, games, seats, np.zeros(1, np.int8), found, chosen)
    return found, chosen


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_position_of_random_games(seats: int) -> None:
    (number, move, fact, decisions, longest, reshuffled, deepest), chosen = run(seats, GAMES)
    assert not fact, f"game {number}, after move {move}: not so: {FACTS[fact]}"
    assert decisions > 40 * seats * GAMES, "whole games are played"
    assert longest > 60 * seats
    if JIT:
        assert deepest >= 6, "abilities within abilities come up"
        assert seats < 4 or reshuffled > GAMES // 2, "the deck runs out, and the discards come back"
        played, wanted = {game.MOVES.notation(int(action)) for action in np.flatnonzero(chosen)}, possible(seats)
        assert sorted(played - wanted) == [], "these name nothing in the box"
        assert sorted(wanted - played) == [], "these never come up: something that they are for does nothing"


def possible(seats: int) -> set[str]:
    """Every move that the box and so many seats leave room for."""
    deck = contents(BOX)["cards"].values()

    def of(fits: Callable[[Any], bool]) -> list[int]:
        return [card["number"] for card in deck if fits(card)]

    everything = of(lambda card: True)
    constructions = of(lambda card: card["kind"] == "construction")
    red = of(lambda card: card["colour"] == "red")
    ordered = of(lambda card: card["colour"] == "green") + [CARD[name] for name in TRIGGERED]
    islands = [4 + island for island in range(1, seats + 1)]
    spots = [1, 2, 3, 4, *islands, 9, 10, 11]
    numbers: dict[str, Iterable[int]] = dict.fromkeys("PBDGT", everything) | {
        "W": [*spots, 12, 13, 14, 15, 16],
        "V": red,
        "K": constructions,
        "X": {*constructions, CARD["customs_officer"]} - {CARD["shipwreck"]},
        "A": ordered,
        "E": of(lambda card: card["vp"] <= 3),
        "M": of(lambda card: card["colour"] == "red" and not card["worker_stays"]),
        "L": spots,
        "R": range(1, 5),
        "Y": range(1, 6),
        "J": range(1, 5),
        "O": range(1, seats + 1) if seats > 2 else (),  # there is but one to give to
        "H": range(1, seats + 1) if seats > 2 else (),  # both islands are flooded
        **dict.fromkeys("UCZSF", range(1, 2)),
        "N": [1, 2],
    }
    return {f"{letter}{number}" for letter, chosen in numbers.items() for number in chosen}


TRIGGERED = ("customs_office", "lighthouse", "market", "lighthouse_keeper")
"""Blue cards whose owner may have to choose which acts first: all that can act together with Market, which leaves a choice."""


def test_fifty_thousand_games_are_played() -> None:
    assert not JIT or GAMES * len(SEAT_COUNTS) >= 50_000


# --- The check can fail --------------------------------------------------------------------------------------------------------------

Break = Callable[[Any], object]
BETWEEN, WITHIN = "between", "within"
"""Between two turns, and within one."""


def position(where: str) -> Any:
    """A table of three seats, in summer: all have cards in city and hand, somebody has an anchor laid and a worker on a card."""
    for seed in range(100):
        match, chance = random_match(3, seed), np.random.default_rng(seed)
        while not match.over:
            g = match.g
            settled = set(g.season[:3]) == {2} and g.spots[:, :4].any() and g.anchored.any() and g.visited.any() and g.parchments.any()
            remembered = g.hand_known[:, :].any() and g.pile_known.any() and min(g.in_hand[:3]) > 0
            if settled and remembered and (g.depth > 0) == (where == WITHIN):
                return g
            play_random(match, chance)
    raise AssertionError("no such position")


def failed(g: Any) -> int:
    return int(check(BOX, g, np.zeros(KINDS + 1, np.int64), np.zeros(game.MAX_LEGAL, np.int16)))


@pytest.mark.parametrize("where", [BETWEEN, WITHIN])
def test_positions_that_are_not_broken_pass(where: str) -> None:
    assert FACTS[failed(position(where))] == ""


def change(g: Any, field: str, place: Any, value: Any) -> None:
    if place == ():
        g[field] = value
    else:
        g[field][place] = value


def add(field: str, place: Any, value: int = 1) -> Break:
    def broken(g: Any) -> None:
        change(g, field, place, g[field][place] + value)

    return broken


def put(field: str, place: Any, value: int) -> Break:
    def broken(g: Any) -> None:
        change(g, field, place, value)

    return broken


def where(field: str, g: Any) -> Any:
    """The first place of a field that is not empty."""
    return tuple(int(i) for i in np.argwhere(g[field] != 0)[0])


def lay_twice(g: Any) -> None:
    """A second copy of a unique card, from the deck."""
    for seat in range(3):
        for card in g.city[seat]:
            for position in range(g.deck_top, g.deck_bottom):
                if card and BOX.unique[card] and BOX.takes_slot[card] and g.deck[position % len(g.deck)] == card:
                    free = list(g.city[seat]).index(0)
                    g.city[seat, free], g.deck[position % len(g.deck)] = card, g.deck[g.deck_top % len(g.deck)]
                    g.slots[seat] += 1
                    g.deck_top += 1
                    return
    raise AssertionError("no copy in the deck")


def one_more_worker(g: Any, spot: int) -> None:
    """On a spot of the board, for a season that has not come."""
    seat = int(np.argmin(g.season[:3]))
    g.spots[seat, spot] += 1
    g.season[seat] += 1


def visit_nothing(g: Any) -> None:
    """A worker where no card lies."""
    seat = int(np.argmin(g.season[:3]))
    g.visited[seat, 23] = 1
    g.season[seat] += 1


def two_at_sea(g: Any) -> None:
    """Two stacks of the same card in the bay; what lay there is in the deck instead."""
    live = [position % len(g.deck) for position in range(g.deck_top, g.deck_bottom)]
    for place, card in enumerate(g.bay):
        other = (place + 1) % 8
        if card in g.deck[live] and g.bay_count[other] == 1:
            g.deck[next(position for position in live if g.deck[position] == card)] = g.bay[other]
            g.bay[other] = card
            return
    raise AssertionError("no copy in the deck")


BROKEN: list[tuple[str, Break, int]] = [
    (BETWEEN, add("deck_top", ()), LOST_CARD),
    (BETWEEN, lambda g: put("hand", where("hand", g), CARD["inn"] if g.hand[where("hand", g)] != CARD["inn"] else 1)(g),
     LOST_CARD),
    (BETWEEN, add("in_hand", 0, -1), BAD_GAP),
    (BETWEEN, add("piled", ()), BAD_GAP),
    (BETWEEN, add("workers", 0), LOST_WORKER),
    (BETWEEN, lambda g: add("spots", where("spots", g), -1)(g), LOST_WORKER),
    (BETWEEN, lambda g: put("visited", where("visited", g), 0)(g), LOST_WORKER),
    (BETWEEN, put("goods", (1, 2), -1), BAD_GOODS),
    (BETWEEN, put("goods", (1, 4), -1), BAD_GOODS),
    (BETWEEN, add("slots", 0), BAD_SLOTS),
    (BETWEEN, put("in_city", 1, 0), BAD_SLOTS),
    (BETWEEN, lay_twice, NOT_UNIQUE),
    (BETWEEN, visit_nothing, BAD_VISIT),
    (BETWEEN, put("anchored", (0, 23), 1), BAD_VISIT),
    (BETWEEN, put("anchors", 0, 4), BAD_ANCHORS),
    (BETWEEN, lambda g: put("anchors", where("anchored", g)[0], 3)(g), BAD_ANCHORS),
    (BETWEEN, lambda g: one_more_worker(g, int(np.argmax(g.spots[:, :4].sum(0)))), BAD_SPOT),
    (BETWEEN, lambda g: one_more_worker(g, 7), BAD_SPOT),
    (BETWEEN, lambda g: put("parchments", where("parchments", g), 0)(g), LOST_PARCHMENT),
    (BETWEEN, lambda g: put("stacks", where("stacks", g), 3)(g), LOST_PARCHMENT),
    (BETWEEN, lambda g: put("islands", 0, int(g.islands[1]))(g), LOST_TOKEN),
    (BETWEEN, lambda g: put("compass", 0, int(g.compass[0]) % 4 + 1)(g), LOST_TOKEN),
    (BETWEEN, lambda g: put("flooded", where("flooded", g), 0)(g), BAD_WIND),
    (BETWEEN, lambda g: (add("compass_a_top", ())(g), put("compass", 0, int(g.compass_a[g.compass_a_top - 1]))(g)), BAD_WIND),
    (BETWEEN, two_at_sea, BAD_BAY),
    (BETWEEN, put("task", 9, 1), BAD_AGENDA),
    (BETWEEN, put("owed", (0, 1), 1), BAD_AGENDA),
    (WITHIN, put("left", 0, -1), BAD_AGENDA),
    (BETWEEN, lambda g: put("ended", int(g.active), 1)(g), BAD_END),
    (BETWEEN, lambda g: put("active", (), 3)(g), BAD_LEGAL),
    (BETWEEN, lambda g: put("hand_since", where("hand_known", g), 0)(g), BAD_MEMORY),
    (BETWEEN, lambda g: put("hand_known", (1, 0), 1 << 1)(g), BAD_MEMORY),
    (BETWEEN, lambda g: put("pile_when", where("pile_known", g), 0)(g), BAD_MEMORY),
    (BETWEEN, put("ship", 2, 61), BAD_SHIP),
    (BETWEEN, put("choices", 3, 1), BAD_SCRATCH),
]  # fmt: skip


@pytest.mark.parametrize(("where", "breaks", "fact"), BROKEN)
def test_broken_tables_are_noticed(where: str, breaks: Break, fact: int) -> None:
    g = position(where)
    breaks(g)
    assert FACTS[failed(g)] == FACTS[fact]


def ship(g: Any) -> None:
    """Over a mark with a treasure, for nothing."""
    g.ship[0] += 4


STEPS: list[tuple[Break, int]] = [
    (lambda g: None, FINE),
    (ship, BAD_TREASURES),
    (add("goods", (1, 4)), BAD_TREASURES),
    (add("ship", 0, -1), BACKWARDS),
    (add("season", 1, -1), BACKWARDS),
    (add("anchors", 2), BACKWARDS),
    (lambda g: put("parchments", where("parchments", g), 0)(g), BACKWARDS),
]


@pytest.mark.parametrize(("breaks", "fact"), STEPS)
def test_broken_steps_are_noticed(breaks: Break, fact: int) -> None:
    before = position(BETWEEN)
    before.ship[0] = 1
    g = game.TABLE.copy(before)
    breaks(g)
    assert FACTS[check_step(BOX, before, g, np.int64(0), np.int64(0))] == FACTS[fact]
