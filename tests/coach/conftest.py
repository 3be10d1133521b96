"""Matches to look at, played once."""

import pytest

import farlands
from farlands import Deal, Match, bots
from farlands.dice import new_dice


def played(game, names, number, moves=10**6):
    """A match of these bots, so many moves long; the deal has that number."""
    match, dice = Match(game, [f"bot:{name}" for name in names], deal=Deal(number.to_bytes(32, "big"))), new_dice(number)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting[0]
        match.play(seat, bots.find(names[seat], match.game)(bots.Seat.of(match, seat, dice)))
    return match


@pytest.fixture(scope="session")
def faraway():
    """Three players of Faraway, one of them at random."""
    return played("faraway", ["search:1000i", "greedy", "random"], 5)


@pytest.fixture(scope="session", params=farlands.installed())
def begun(request):
    """A match of each game, some moves old."""
    return played(request.param, ["greedy", "random"], 7, moves=23)
