"""Perft: how many sequences of decisions there are from a fixed position to a fixed depth. Any change of the rules or the sheet shows here.

After a change that is meant: `python -m tests.distant_suns.test_perft` prints the table anew.
"""

import numpy as np
import pytest

from farlands import Deal, Match
from farlands.testing import perft
from tests.distant_suns.helpers import NAMES, SEAT_COUNTS, new_match, play_random, random_match


def later(seats: int, round: int) -> Match:
    """The first position of that round in a random match."""
    match, chance = random_match(seats, 77), np.random.default_rng(77)
    while match.view(None)["round"] != round:
        play_random(match, chance)
    return match


def start(deal: str, seats: int) -> Match:
    deals = {"zeros": Deal(bytes(32)), "ones": Deal(bytes([1] * 32))}
    return Match("distant-suns", NAMES[:seats], {}, deals[deal])


DEPTHS = {2: 5, 3: 6, 4: 6}
LATER_DEPTH = 5

# --- Checked in ----------------------------------------------------------------------------------------------------------------------

STARTS: dict[tuple[str, int], int] = {
    ("zeros", 2): 269_468,
    ("zeros", 3): 2_285_788,
    ("zeros", 4): 1_082_384,
    ("ones", 2): 239_162,
    ("ones", 3): 1_772_762,
    ("ones", 4): 824_232,
}

LATER_COUNTS: dict[tuple[int, int], int] = {
    (2, 2): 2_844_038,
    (2, 3): 101_900,
    (3, 2): 196_560,
    (3, 3): 1_836_392,
    (4, 2): 241_920,
    (4, 3): 89_642,
}

# --- End of what is checked in -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deal", "seats"), STARTS)
def test_sequences_from_the_start(deal: str, seats: int) -> None:
    assert perft(start(deal, seats), DEPTHS[seats]) == STARTS[deal, seats]


@pytest.mark.parametrize(("seats", "round"), LATER_COUNTS)
def test_sequences_from_later(seats: int, round: int) -> None:
    assert perft(later(seats, round), LATER_DEPTH) == LATER_COUNTS[seats, round]


def test_first_decisions_by_hand() -> None:
    """Twenty ways to place a module; then each draws one of the figures that touch Start."""
    match = new_match(2)
    assert perft(match, 1) == 20
    by_zone = []
    for module in ("M1", "M2", "M4", "M6", "M8", "M10"):  # the active player's zone is 0, 1, 2, 3, 4, 5
        match = new_match(2)
        match.play(0, module)
        by_zone.append(len(match.legal(0)))
    pairs = [(by_zone[i], by_zone[i + 1]) for i in range(5)]
    assert perft(new_match(2), 2) == 2 * sum(one + other for one, other in pairs)
    assert perft(new_match(2), 3) == 2 * sum(2 * one * other for one, other in pairs)


def main() -> None:
    print("STARTS: dict[tuple[str, int], int] = {")
    for deal in ("zeros", "ones"):
        for seats, depth in DEPTHS.items():
            print(f'    ("{deal}", {seats}): {perft(start(deal, seats), depth):_},')
    print("}\n\nLATER_COUNTS: dict[tuple[int, int], int] = {")
    for seats in SEAT_COUNTS:
        for round in (2, 3):
            print(f"    ({seats}, {round}): {perft(later(seats, round), LATER_DEPTH):_},")
    print("}")


if __name__ == "__main__":
    main()
