"""A hundred thousand random games hold what must always hold, rounds have four turns as often as reckoned; and the check can fail."""

import numpy as np
import pytest

from farlands.rule import JIT
from tests.distant_suns.checker import FACTS, check_end, play_checked, playout, sheet_arrays
from tests.distant_suns.helpers import box, grid, named
from tests.distant_suns.slow import SHEET

GAMES = 34_000 if JIT else 3
"""For each number of seats."""


FOUR_TURNS = 0.284
"""Share of rounds with four turns, if modules are placed at random: reckoned by trying out all sequences, see docs/distant-suns.md."""


def room():
    """What the checker looks things up in, and its scratch."""
    kinds, near = sheet_arrays()
    worlds = np.array([SHEET.numbered.index(SHEET.of(letter)[0]) for letter in "123"])
    firsts, laters = (np.array([SHEET.deck.value(f"worlds.{world}.{name}") for world in "123"]) for name in ("first", "later"))
    scratch = np.zeros((4, 128), np.int16), np.zeros(15, np.int64), np.zeros(128, np.int16), np.zeros(4, np.int64)
    return kinds, near, worlds, firsts, laters, *scratch


def run(seats, games):
    boxes, tables, outs, dices = playout.room(1)
    found = np.zeros(6, np.int64)
    play_checked(boxes, tables, outs, dices, room(), 0, games, seats, np.zeros(0, np.int8), found)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_hold_the_invariants(seats):
    found = run(seats, GAMES)
    assert found[0] == 0, f"game {found[1]}: not so: {FACTS[found[0]]}"
    assert found[4] + found[5] == 3 * GAMES
    assert not JIT or found[4] / (3 * GAMES) == pytest.approx(FOUR_TURNS, abs=0.01)


def test_a_hundred_thousand_games_are_played():
    assert not JIT or 3 * GAMES >= 100_000


def test_the_share_of_rounds_with_four_turns():
    """All sequences of pairs of notches, each next pair equally likely."""

    def four_turns(taken, turn):
        free = [pair for pair in ({(edge, i), (edge, i + 1)} for edge in "ul" for i in range(5)) if not pair & taken]
        if turn == 4 or not free:
            return float(not free)
        return sum(four_turns(taken | pair, turn + 1) for pair in free) / len(free)

    assert four_turns(frozenset(), 0) == pytest.approx(FOUR_TURNS, abs=0.0005)


# --- The check can fail ----------------------------------------------------------------------------------------------------------------


def last_table():
    """The end of a random game of two."""
    boxes, tables, outs, dices = playout.room(1)
    playout.play(boxes[0], tables[0], 5, 1, 2, np.zeros(0, np.int8), outs[0], dices[0])
    return tables[0]


def drawn_by(g, seat):
    """Turns in which the seat drew."""
    return [turn for turn in range(g.turn) if g.figures[seat, turn].any()]


def move_figure(to):
    def broken(g):
        g.figures[0, drawn_by(g, 0)[3]] = grid.mask(named(to))

    return broken


def overlap(g):
    one, other = drawn_by(g, 1)[:2]
    g.figures[1, one] = g.figures[1, other]


def lonely(g):
    """The second figure is taken away to where nothing is."""
    for turn in drawn_by(g, 0)[1:]:
        g.figures[0, turn] = 0
    g.figures[0, drawn_by(g, 0)[0]] = grid.mask(named("G1 G2 H1 H2"))


def add(field, place):
    def broken(g):
        g[field][place] += 1

    return broken


BROKEN = [
    (lambda g: None, ""),
    (overlap, "figures do not overlap"),
    (lonely, "a figure has its size, or up to two cells less|each figure touches an earlier one, the first one Start"),
    (move_figure("A10 A9 A8 A7"), "figures lie on open cells|figures do not overlap|a figure has its size, or up to two cells less"),
    (move_figure("K1"), "a figure has its size, or up to two cells less"),
    (add("won", 0), "upgrades are won before they are spent, and never more than circles"),
    (add("spent", 1), "upgrades are won before they are spent, and never more than circles"),
    (add("worlds", (0, 1)), "worlds are reached by those who touch them, the first ones have the high value"),
    (add("covered", (0, 0)), "the cells covered are those of the figures"),
    (lambda g: g.rims.fill(0), "the score is what a slow count gives"),
]


@pytest.mark.parametrize(("breaks", "facts"), BROKEN)
def test_broken_tables_are_noticed(breaks, facts):
    g = last_table()
    breaks(g)
    kinds, near, worlds, firsts, laters, owners, drawn, mark, points = room()
    assert FACTS[check_end(box, g, kinds, near, worlds, firsts, laters, owners, drawn, mark, points)] in facts.split("|")
