"""Random matches for these tests."""

from typing import Any

import numpy as np

from farlands import Deal, Match, find
from farlands.games.farshore.tables import text_of

game = find("farshore")
SEAT_COUNTS = (2, 3, 4)
NAMES = ("Ann", "Bob", "Cem", "Dora")


def random_match(seats: int, seed: int) -> Match:
    """A match with the seed's deal, before its first move."""
    return Match("farshore", NAMES[:seats], {}, Deal(seed.to_bytes(32, "little")))


def play_random(match: Match, chance: np.random.Generator, moves: int = 1) -> None:
    """Random legal moves."""
    for _ in range(moves):
        if not match.over:
            (seat,) = match.waiting
            match.play(seat, int(chance.choice(match.legal_actions(seat))))


def cards(numbers: Any) -> list[int]:
    """The cards of an array with empty places."""
    return [int(card) for card in numbers if card > 0]


BOX = game.box()
CARD = {text_of(BOX.ids[number]): number for number in range(1, int(BOX.kinds) + 1)}
"""The number of each card."""
