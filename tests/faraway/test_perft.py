"""Perft: how many sequences of decisions there are from a fixed position to a fixed depth. Any change of the rules shows here.

Decisions of one moment may arrive in any order; only the canonical one is counted: the lowest seat that owes a decision makes it.
After a change of the rules that is meant: `python -m tests.faraway.test_perft` prints the tables anew.
"""

from typing import Any

import numpy as np
import pytest

from farlands import Deal, Match
from farlands.drivers import bind
from farlands.rule import rule
from tests.faraway.helpers import NAMES, SEAT_COUNTS, game, play_random, random_match

playout: Any = bind("playout", "faraway")
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
    mask, out = game.to_act(g), np.zeros(game.MAX_LEGAL, np.int16)
    if not mask:
        return 0
    seat = (mask & -mask).bit_length() - 1
    total = 0
    for action in out[: game.legal(game.box(), g, seat, out)]:
        twin = game.TABLE.copy(g)
        assert game.apply(game.box(), twin, seat, int(action)) == 0
        total += plain_perft(twin, depth - 1)
    return total


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
        assert perft(match, 5) == plain_perft(match.g, 5)


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
