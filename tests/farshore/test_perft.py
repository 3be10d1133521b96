"""Perft: how many sequences of decisions there are from a fixed position to a fixed depth. Any change of the rules or the deck shows here.

After a change that is meant: `python -m tests.farshore.test_perft` prints the tables anew.
"""

import numpy as np
import pytest

from farlands import Deal, Match
from farlands.testing import perft, plain_perft
from tests.farshore.random_play import NAMES, SEAT_COUNTS, play_random, random_match


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
        assert perft(match, depth) == plain_perft(match, depth)


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
