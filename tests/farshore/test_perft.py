"""Perft: how many sequences of decisions there are from a fixed position to a fixed depth. Any change of the rules or the deck shows here.

After a change that is meant: `python -m tests.farshore.test_perft` prints the tables anew.
"""

from typing import Any

import numpy as np
import pytest

from farlands import Deal, Match
from farlands.drivers import bind
from farlands.rule import rule
from tests.farshore.random_play import BOX, NAMES, SEAT_COUNTS, game, play_random, random_match

playout: Any = bind("playout", "farshore")
first_waiting = playout.first_waiting
legal, apply, over = game.legal, game.apply, game.over


@rule
def count_sequences(boxes, tables, actions, left, depth):
    """Sequences of so many decisions from the table at index 0; the other tables, and the actions left to try, are the stack."""
    box, level, total = boxes[0], 0, 0
    left[0] = -1
    while level >= 0:
        if left[level] < 0:  # just arrived
            left[level] = 0
            if not over(tables[level]):
                left[level] = legal(box, tables[level], first_waiting(tables[level]), actions[level])
            if level == depth - 1:
                total += left[level]
                left[level] = 0
        if left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        tables[level + 1] = tables[level]
        apply(box, tables[level + 1], first_waiting(tables[level]), int(actions[level][left[level]]))
        level += 1
        left[level] = -1
    return total


def perft(match: Match, depth: int) -> int:
    boxes = playout.room(1)[0]
    tables = game.TABLE.new(depth + 1)
    tables[0] = match.g
    return int(count_sequences(boxes, tables, np.zeros((depth, game.MAX_LEGAL), np.int16), np.zeros(depth + 1, np.int64), depth))


def plain_perft(g: Any, depth: int) -> int:
    """The same by recursion, in the interpreter."""
    if depth == 0:
        return 1
    if game.over(g):
        return 0
    out = np.zeros(game.MAX_LEGAL, np.int16)
    total = 0
    for action in out[: game.legal(BOX, g, int(g.active), out)]:
        twin = game.TABLE.copy(g)
        assert game.apply(BOX, twin, int(g.active), int(action)) == 0
        total += plain_perft(twin, depth - 1)
    return total


def start(deal: str, seats: int) -> Match:
    """The start of a match: of the deal whose secret is all zeros, or all ones."""
    deals = {"zeros": Deal(bytes(32)), "ones": Deal(bytes([1] * 32))}
    return Match("farshore", NAMES[:seats], {}, deals[deal])


def later(seats: int, season: str) -> Match:
    """The first position of a random match in which all have come to a season, and something is under way."""
    match, chance = random_match(seats, 77), np.random.default_rng(77)
    while match.g.season[:seats].min() < SEASONS.index(season) or match.g.depth == 0:
        play_random(match, chance)
    return match


SEASONS = ("winter", "spring", "summer", "autumn")
DEPTHS = {2: 8, 3: 9, 4: 9}
LATER_DEPTH = 7

# --- Checked in ----------------------------------------------------------------------------------------------------------------------

STARTS: dict[tuple[str, int], int] = {
    ("zeros", 2): 183_012,
    ("zeros", 3): 540_495,
    ("zeros", 4): 276_904,
    ("ones", 2): 211_703,
    ("ones", 3): 784_950,
    ("ones", 4): 328_372,
}

LATER_COUNTS: dict[tuple[int, str], int] = {
    (2, "winter"): 62_021,
    (2, "spring"): 398_605,
    (2, "summer"): 411_454,
    (2, "autumn"): 1_417_852,
    (3, "winter"): 334_392,
    (3, "spring"): 1_050_796,
    (3, "summer"): 293_350,
    (3, "autumn"): 1_757_111,
    (4, "winter"): 418_096,
    (4, "spring"): 92_480,
    (4, "summer"): 141_144,
    (4, "autumn"): 209_045,
}

# --- End of what is checked in -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deal", "seats"), [(deal, seats) for deal in ("zeros", "ones") for seats in SEAT_COUNTS])
def test_sequences_from_the_start(deal: str, seats: int) -> None:
    assert perft(start(deal, seats), DEPTHS[seats]) == STARTS[deal, seats]


@pytest.mark.parametrize(("seats", "season"), [(seats, season) for seats in SEAT_COUNTS for season in SEASONS])
def test_sequences_from_later(seats: int, season: str) -> None:
    assert perft(later(seats, season), LATER_DEPTH) == LATER_COUNTS[seats, season]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_first_decisions_by_hand(seats: int) -> None:
    """Each may take a new hand once; nothing else happens before the first turn."""
    for depth in range(1, seats + 1):
        assert perft(start("zeros", seats), depth) == 2**depth


def test_the_compiled_count_is_that_of_plain_recursion() -> None:
    for match, depth in ((start("zeros", 2), 4), (later(3, "spring"), 3), (later(4, "autumn"), 3)):
        assert perft(match, depth) == plain_perft(match.g, depth)


def test_no_sequence_goes_on_after_the_end() -> None:
    match, chance = random_match(2, 5), np.random.default_rng(5)
    while not match.over:
        play_random(match, chance)
    assert perft(match, 1) == 0
    assert perft(match, 2) == 0


def main() -> None:
    print("STARTS: dict[tuple[str, int], int] = {")
    for deal in ("zeros", "ones"):
        for seats in SEAT_COUNTS:
            print(f'    ("{deal}", {seats}): {perft(start(deal, seats), DEPTHS[seats]):_},')
    print("}\n\nLATER_COUNTS: dict[tuple[int, str], int] = {")
    for seats in SEAT_COUNTS:
        for season in SEASONS:
            print(f'    ({seats}, "{season}"): {perft(later(seats, season), LATER_DEPTH):_},')
    print("}")


if __name__ == "__main__":
    main()
