"""Perft: how many sequences of decisions there are from a fixed position to a fixed depth. Any change of the rules shows here.

After a change of the rules that is meant: `python -m tests.faraway.test_perft` prints the tables anew.
"""

import numpy as np
import pytest

from farlands import Deal, Match
from farlands.testing import perft, plain_perft
from tests.faraway.helpers import NAMES, SEAT_COUNTS, play_random, random_match


def dealt(deal: str, seats: int, advanced: bool) -> Match:
    """The start of a match: of the deal whose secret is all zeros, or all ones."""
    deals = {"zeros": Deal(bytes(32)), "ones": Deal(bytes([1] * 32))}
    return Match("faraway", NAMES[:seats], {"advanced": advanced}, deals[deal])


def later(seats: int, round: int, phase: str) -> Match:
    """The first position of that phase of the round in a random match."""
    match, chance = random_match(seats, 77), np.random.default_rng(77)
    while not (match.g.turn == round - 1 and match.view(None)["phase"] == phase):
        play_random(match, chance)
    return match


DEPTHS = {(2, False): 17, (3, False): 15, (4, False): 14, (5, False): 13, (6, False): 12}
DEPTHS |= {(2, True): 14, (3, True): 13, (4, True): 12, (5, True): 11, (6, True): 11}
LATER = [(seats, *where) for seats in SEAT_COUNTS for where in ((4, "explore", 11), (6, "pick", 11), (8, "explore", seats + 1))]

# --- Checked in ----------------------------------------------------------------------------------------------------------------------

STARTS: dict[tuple[str, int, bool], int] = {
    ("zeros", 2, False): 14_871_996,
    ("zeros", 3, False): 5_883_600,
    ("zeros", 4, False): 14_346_450,
    ("zeros", 5, False): 4_723_920,
    ("zeros", 6, False): 3_674_160,
    ("zeros", 2, True): 7_061_688,
    ("zeros", 3, True): 15_552_000,
    ("zeros", 4, True): 12_960_000,
    ("zeros", 5, True): 9_600_000,
    ("zeros", 6, True): 16_000_000,
    ("ones", 2, False): 4_255_071,
    ("ones", 3, False): 3_621_408,
    ("ones", 4, False): 13_615_920,
    ("ones", 5, False): 4_723_920,
    ("ones", 6, False): 3_674_160,
    ("ones", 2, True): 5_030_208,
    ("ones", 3, True): 15_552_000,
    ("ones", 4, True): 12_960_000,
    ("ones", 5, True): 9_600_000,
    ("ones", 6, True): 16_000_000,
}

LATER_COUNTS: dict[tuple[int, int, str], int] = {
    (2, 4, "explore"): 29_724,
    (2, 6, "pick"): 41_080,
    (2, 8, "explore"): 63,
    (3, 4, "explore"): 196_960,
    (3, 6, "pick"): 211_896,
    (3, 8, "explore"): 99,
    (4, 4, "explore"): 174_960,
    (4, 6, "pick"): 466_560,
    (4, 8, "explore"): 135,
    (5, 4, "explore"): 520_560,
    (5, 6, "pick"): 874_800,
    (5, 8, "explore"): 945,
    (6, 4, "explore"): 774_270,
    (6, 6, "pick"): 544_320,
    (6, 8, "explore"): 4_131,
}

# --- End of what is checked in -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deal", "seats", "advanced"), [(deal, *key) for deal in ("zeros", "ones") for key in DEPTHS])
def test_sequences_from_the_start(deal: str, seats: int, advanced: bool) -> None:
    assert perft(dealt(deal, seats, advanced), DEPTHS[seats, advanced]) == STARTS[deal, seats, advanced]


@pytest.mark.parametrize(("seats", "round", "phase", "depth"), LATER)
def test_sequences_from_later(seats: int, round: int, phase: str, depth: int) -> None:
    assert perft(later(seats, round, phase), depth) == LATER_COUNTS[seats, round, phase]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_first_decisions_by_hand(seats: int) -> None:
    """Each chooses one of three regions; then the market has players + 1, one less each turn; nobody finds anything in round 1."""
    match, wanted = dealt("zeros", seats, False), 1
    for depth in range(1, 2 * seats + 1):
        wanted *= 3 if depth <= seats else seats + 1 - (depth - seats - 1)
        if wanted < 1_000_000:
            assert perft(match, depth) == wanted


def test_first_decisions_of_the_advanced_variant_by_hand() -> None:
    """Two of five regions, in order, for each; then one of three."""
    assert perft(dealt("zeros", 2, True), 6) == 20 * 20 * 3 * 3


def test_the_compiled_count_is_that_of_plain_recursion() -> None:
    for match in (dealt("zeros", 2, False), later(3, 8, "explore"), later(2, 4, "explore")):
        assert perft(match, 5) == plain_perft(match, 5)


def test_no_sequence_goes_on_after_the_end() -> None:
    assert perft(later(2, 8, "explore"), 12) == 0


def main() -> None:
    print("STARTS: dict[tuple[str, int, bool], int] = {")
    for deal in ("zeros", "ones"):
        for key, depth in DEPTHS.items():
            print(f'    ("{deal}", {key[0]}, {key[1]}): {perft(dealt(deal, *key), depth):_},')
    print("}\n\nLATER_COUNTS: dict[tuple[int, int, str], int] = {")
    for seats, round, phase, depth in LATER:
        print(f'    ({seats}, {round}, "{phase}"): {perft(later(seats, round, phase), depth):_},')
    print("}")


if __name__ == "__main__":
    main()
