"""What Faraway refuses, why, and that a refused move changes nothing."""

from collections.abc import Callable

import numpy as np
import pytest

from farlands import Match
from tests.faraway.helpers import NAMES, SEAT_COUNTS, UP_AND_DOWN, Script, game, new_match, play_random, random_match

# --- Refusals ------------------------------------------------------------------------------------------------------------------------


def exploring() -> Match:
    """Seat 0 has chosen, seat 1 has not; hands are 1, 60, 2 and 64, 5, 65."""
    match = new_match(2, [1, 60, 2, 64, 5, 65])
    match.play(0, "P60")
    return match


def picking() -> Match:
    """Seat 0, who explored 1, is to take a region; 3, 4 and 6 lie on the market."""
    match = new_match(2, [1, 60, 2, 64, 5, 65])
    match.play(0, "P1")
    match.play(1, "P64")
    return match


def keeping() -> Match:
    """Seat 0 has found sanctuaries 1 and 2."""
    return Script(UP_AND_DOWN).until(2, "keep", seat=0)


def choosing_hands() -> Match:
    """Hands are 1 to 5 and 6 to 10; seat 0 has put 1 and 2 back, seat 1 only 6."""
    match = new_match(2, range(1, 11), advanced=True)
    for seat, card in ((0, 1), (0, 2), (1, 6)):
        match.play(seat, f"D{card}")
    return match


def ended() -> Match:
    return Script(UP_AND_DOWN).to_end()


REFUSED = [
    # position, seat, move, why
    (ended, 0, "P1", "over"),
    (ended, 1, "S1", "over"),
    (exploring, 0, "P60", "not-waiting"),  # chosen already
    (exploring, 0, "P1", "not-waiting"),
    (exploring, 2, "P3", "not-waiting"),  # no such seat
    (exploring, -1, "P3", "not-waiting"),
    (picking, 1, "T3", "not-waiting"),
    (keeping, 1, "S1", "not-waiting"),
    (choosing_hands, 0, "D3", "not-waiting"),  # two are enough
    (exploring, 1, -1, "no-such-move"),
    (exploring, 1, game.MOVES.count, "no-such-move"),
    (ended, 0, game.MOVES.count, "no-such-move"),
    (exploring, 1, "P1", "not-in-hand"),  # another's
    (exploring, 1, "P3", "not-in-hand"),  # on the market
    (exploring, 1, "P40", "not-in-hand"),  # in the deck
    (choosing_hands, 1, "D6", "not-in-hand"),  # put back already
    (choosing_hands, 1, "D3", "not-in-hand"),
    (choosing_hands, 1, "D40", "not-in-hand"),
    (picking, 0, "T60", "not-on-market"),
    (picking, 0, "T40", "not-on-market"),
    (picking, 0, "T1", "not-on-market"),
    (keeping, 0, "S3", "not-found"),
    (exploring, 1, "T3", "not-this-phase"),
    (exploring, 1, "S1", "not-this-phase"),
    (exploring, 1, "D5", "not-this-phase"),
    (picking, 0, "P60", "not-this-phase"),
    (picking, 0, "S1", "not-this-phase"),
    (picking, 0, "D60", "not-this-phase"),
    (keeping, 0, "P2", "not-this-phase"),
    (keeping, 0, "T7", "not-this-phase"),
    (keeping, 0, "D2", "not-this-phase"),
    (choosing_hands, 1, "P7", "not-this-phase"),
    (choosing_hands, 1, "T1", "not-this-phase"),
    (choosing_hands, 1, "S1", "not-this-phase"),
]


@pytest.mark.parametrize(("position", "seat", "move", "why"), REFUSED)
def test_a_refused_move_says_why_and_changes_nothing(position: Callable[[], Match], seat: int, move: str | int, why: str) -> None:
    match = position()
    action = game.MOVES.parse(move) if isinstance(move, str) else move
    assert action is not None
    before = match.g.tobytes()
    assert game.REFUSALS[game.apply(match.box, match.g, seat, action)] == why
    assert match.g.tobytes() == before


def test_every_reason_to_refuse_is_tested() -> None:
    assert {why for *_, why in REFUSED} == set(game.REFUSALS) - {""}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_exactly_the_legal_moves_are_not_refused(seats: int) -> None:
    match, chance = random_match(seats, seed=6, advanced=True), np.random.default_rng(6)
    while not match.over:
        for seat in range(seats):
            allowed, twin = [], game.TABLE.copy(match.g)
            for action in range(game.MOVES.count):
                if game.apply(match.box, twin, seat, action) == 0:
                    allowed.append(action)
                    twin = game.TABLE.copy(match.g)
            assert allowed == sorted(match.legal_actions(seat))
        play_random(match, chance)


def test_names_of_the_seats_are_kept() -> None:
    assert new_match(3).names == list(NAMES[:3])
