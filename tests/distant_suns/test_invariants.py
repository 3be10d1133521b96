"""A hundred thousand random games hold what must always hold; rounds have four turns as often as `console.md` says."""

import numpy as np
import pytest

from tests.distant_suns.checker import FACTS, play_checked, playout, sheet_arrays
from tests.distant_suns.slow import SHEET

GAMES = 34_000
"""For each number of seats."""


def run(seats, games):
    kinds, near = sheet_arrays()
    worlds = np.array([SHEET.numbered.index(SHEET.of(letter)[0]) for letter in "123"])
    firsts, laters = (np.array([SHEET.deck.value(f"worlds.{world}.{name}") for world in "123"]) for name in ("first", "later"))
    scratch = np.zeros((4, 128), np.int16), np.zeros(15, np.int64), np.zeros(128, np.int16), np.zeros(4, np.int64)
    boxes, tables, outs, dices = playout.room(1)
    found = np.zeros(6, np.int64)
    arrays = (kinds, near, worlds, firsts, laters, *scratch)
    play_checked(boxes, tables, outs, dices, arrays, 0, games, seats, np.zeros(0, np.int8), found)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_hold_the_invariants(seats):
    found = run(seats, GAMES)
    assert found[0] == 0, f"game {found[1]}: not so: {FACTS[found[0]]}"
    assert found[4] + found[5] == 3 * GAMES
    assert found[4] / (3 * GAMES) == pytest.approx(0.284, abs=0.01)  # console.md
