"""What must always hold, checked between any two moves of a hundred thousand random games, and that the check can fail."""

from typing import Any

import numpy as np
import pytest

from farlands.drivers import bind
from farlands.rule import JIT
from tests.faraway.checker import FACTS, OVER, check, play_checked
from tests.faraway.helpers import REGIONS, SEAT_COUNTS, game

playout: Any = bind("playout", "faraway")
setup, random_move = playout.setup, playout.random_move

GAMES = 5500 if JIT else 5
"""Of each of the 20 kinds."""
KINDS = [(seats, advanced, tie_break) for seats in SEAT_COUNTS for advanced in (0, 1) for tie_break in (0, 1)]


@pytest.mark.parametrize(("seats", "advanced", "tie_break"), KINDS)
def test_every_position_of_random_games(seats: int, advanced: int, tie_break: int) -> None:
    boxes, tables, outs, dices = playout.room(1)
    where = np.zeros(3, np.int64)
    options = np.array([advanced, tie_break], np.int8)
    decisions = play_checked(boxes, tables, outs, dices, np.zeros(REGIONS + 1, np.int64), 7, GAMES, seats, options, where)
    assert not where[2], f"game {where[0]}, after move {where[1]}: not so: {FACTS[where[2]]}"
    assert decisions >= GAMES * seats * (8 + 7)


def test_a_hundred_thousand_games_are_played() -> None:
    assert not JIT or GAMES * len(KINDS) >= 100_000


# The check can fail ------------------------------------------------------------------------------------------------------------------


def position(phase: int, round: int, advanced: int = 0) -> Any:
    """The first position of a random game of 4 seats in that phase of the round (where sanctuaries lie before somebody)."""
    boxes, tables, outs, dices = playout.room(1)
    g = tables[0]
    setup(boxes[0], g, 3, 1, 4, np.array([advanced, 0], np.int8), dices[0])
    while not (g.phase == phase and g.turn == round - 1 and (phase < 2 or round == 1 or g.offered.any())):
        random_move(boxes[0], g, outs[0], dices[0])
    return g


def failed(g: Any) -> str:
    out = np.zeros(game.MAX_LEGAL, np.int16)
    return FACTS[check(game.box(), g, np.zeros(REGIONS + 1, np.int64), out)]


@pytest.mark.parametrize(
    ("phase", "round", "advanced"), [(0, 1, 1), (1, 1, 0), (1, 8, 1), (2, 1, 0), (2, 4, 0), (3, 4, 1), (3, 8, 0), (4, 9, 0)]
)
def test_positions_that_are_not_broken_pass(phase: int, round: int, advanced: int) -> None:
    if phase == OVER:
        boxes, tables, outs, dices = playout.room(1)
        playout.play(boxes[0], tables[0], 1, 1, 4, np.array([advanced, 0], np.int8), outs[0], dices[0])
        assert failed(tables[0]) == ""
    else:
        assert failed(position(phase, round, advanced)) == ""


def swap(array: Any, one: Any, other: Any) -> None:
    array[one], array[other] = array[other], array[one]


def finder(g: Any) -> int:
    """A seat that has found sanctuaries."""
    return int(np.argmax(g.offered))


def break_hand(g: Any) -> None:
    """Two seats' cards: one has a card more, one less."""
    for i in range(3):
        if g.dealt[0, i]:
            g.dealt[1, 4], g.dealt[0, i] = g.dealt[0, i], 0
            return


def drop_found(g: Any) -> None:
    """A sanctuary goes from who found it back under the deck."""
    seat = finder(g)
    g.offered[seat] -= 1
    card = g.offer[seat, g.offered[seat]]
    g.offer[seat, g.offered[seat]] = 0
    g.sanctuary_deck[g.sanctuary_bottom % 64] = card
    g.sanctuary_bottom += 1


def keep_too_many(g: Any) -> None:
    """A sanctuary is kept from the deck for nothing."""
    g.sanctuaries[0, g.kept[0]] = g.sanctuary_deck[g.sanctuary_top % 64]
    g.kept[0] += 1
    g.sanctuary_top += 1


def assign(field: str, place: Any, value: Any) -> Any:
    def broken(g: Any) -> None:
        if place is None:
            g[field] = value
        else:
            g[field][place] = value

    return broken


def add(field: str, value: int) -> Any:
    def broken(g: Any) -> None:
        g[field] += value

    return broken


BROKEN = [
    # phase, round, advanced, what is done, what is noticed
    (1, 1, 0, lambda g: assign("dealt", (0, 0), g.dealt[1, 0])(g), "every region is in one place"),
    (1, 1, 0, assign("dealt", (0, 0), 0), "every region is in one place"),
    (1, 1, 0, lambda g: assign("region_deck", int(g.region_top), 0)(g), "every region is in one place"),
    (1, 1, 0, assign("dealt", (0, 0), 69), "every region is in one place"),
    (0, 1, 1, assign("dealt", (0, 0), 0), "every region is in one place"),
    (1, 4, 0, lambda g: assign("row", (0, 0), g.row[1, 0])(g), "every region is in one place"),
    (1, 4, 0, add("region_top", 1), "every region is in one place"),
    (1, 4, 0, add("sanctuary_top", 1), "every sanctuary is in one place"),
    (3, 4, 0, lambda g: assign("offer", (finder(g), 0), g.sanctuary_deck[g.sanctuary_top % 64])(g), "every sanctuary is in one place"),
    (3, 4, 0, lambda g: assign("offered", finder(g), g.offered[finder(g)] + 1)(g), "every sanctuary is in one place"),
    (1, 4, 0, assign("kept", 0, 6), "every sanctuary is in one place"),
    (1, 1, 0, break_hand, "hands are as large as the phase says"),
    (1, 2, 0, lambda g: swap(g.market, 0, 6), "the market is as large as the phase and step say"),
    (2, 2, 0, add("on_market", -1), "the market is as large as the phase and step say"),
    (1, 3, 0, lambda g: swap(g.left_over, 1, 2), "a region has left the game each round"),
    (1, 3, 0, lambda g: swap(g.row[0], 1, 2), "rows have one region a round"),
    (2, 1, 0, lambda g: swap(g.order[0], 2, 3), "turns go by ascending exploration time"),
    (1, 3, 0, assign("waiting", None, 1), "those who wait are those who have not decided"),
    (2, 3, 0, lambda g: assign("waiting", None, 15 & ~g.waiting)(g), "those who wait are those who have not decided"),
    (0, 1, 1, assign("waiting", None, 0), "those who wait are those who have not decided"),
    (
        1,
        3,
        0,
        lambda g: (assign("secret", 0, 68 if g.row[1, 0] != 68 else 67)(g), add("waiting", -1)(g)),
        "a choice lies in the hand of its owner",
    ),
    (1, 3, 1, assign("discards", (0, 1), 0), "a choice lies in the hand of its owner"),
    (
        1,
        3,
        0,
        lambda g: (add("region_bottom", -1)(g), assign("left_over", 6, g.region_deck[g.region_bottom])(g)),
        "a region has left the game each round",
    ),
    (1, 3, 0, add("sanctuary_bottom", -64), "every sanctuary is in one place"),
    (3, 4, 0, drop_found, "sanctuaries found are 1 + clues, or all the deck had"),
    (2, 2, 0, lambda g: assign("missing", finder(g), 1)(g), "sanctuaries found are 1 + clues, or all the deck had"),
    (1, 3, 0, assign("offered", 0, 0), ""),  # nothing is broken by what is so already
    (1, 2, 0, keep_too_many, "one sanctuary is kept for each climb"),
    (1, 8, 0, lambda g: assign("put_back", 0, g.put_back[0] ^ 2)(g), "what was put back is noted with its owner"),
    (1, 8, 0, lambda g: assign("returns", int(np.argmax(g.returns)), 0)(g), "what was put back is noted with its owner"),
]


@pytest.mark.parametrize(("phase", "round", "advanced", "breaks", "fact"), BROKEN)
def test_broken_tables_are_noticed(phase: int, round: int, advanced: int, breaks: Any, fact: str) -> None:
    g = position(phase, round, advanced)
    breaks(g)
    assert failed(g) == fact


def test_a_deck_that_begins_elsewhere_is_noticed() -> None:
    g = position(1, 3)
    g.region_deck[g.region_bottom] = g.region_deck[g.region_top]
    g.region_top += 1
    g.region_bottom += 1
    assert failed(g) == "the region deck begins and ends where it must"
    g = position(1, 2)
    ring = g.sanctuary_deck.copy()
    moved = int(g.sanctuary_bottom) - 44
    g.sanctuary_deck[:] = np.roll(ring, -moved)
    g.sanctuary_top -= moved
    g.sanctuary_bottom -= moved
    assert failed(g) == "the sanctuary deck begins and ends where it must"
