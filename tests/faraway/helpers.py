"""Tools of these tests: explicit deals for rows one wants to see played, scripted matches, and statistics."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from farlands import Deal, Match, find

game = find("faraway")
REGIONS, SANCTUARIES, ROUNDS, HAND = 68, 45, 8, 3
SEAT_COUNTS = (2, 3, 4, 5, 6)
NAMES = ("Ann", "Bob", "Cem", "Dora", "Emil", "Fay")

UP_AND_DOWN = ((1, 60, 2, 61, 3, 62, 4, 63), (64, 5, 65, 6, 66, 7, 67, 8))
"""Rows of two seats that climb and descend in turn."""


def deck(*first: int, size: int = SANCTUARIES) -> list[int]:
    """All cards of a deck: these first, the rest ascending."""
    return [*first, *(card for card in range(1, size + 1) if card not in first)]


def regions_for(rows: Sequence[Sequence[int]]) -> list[int]:
    """The region deck that lets each seat play its row: hands of the first three, then each market has the next card of every row."""
    wanted = {card for row in rows for card in row}
    spare = iter([card for card in range(1, REGIONS + 1) if card not in wanted])
    order = [card for row in rows for card in row[:HAND]]
    for market in range(ROUNDS - 1):
        next_cards = [row[market + HAND] for row in rows if market + HAND < ROUNDS]
        order += [*next_cards, *(next(spare) for _ in range(len(rows) + 1 - len(next_cards)))]
    return order


def new_match(seats: int, regions: Sequence[int] = (), sanctuaries: Sequence[int] = (), **options: object) -> Match:
    """A match with an explicit deal; cards not listed follow ascending."""
    drawn = {"regions": list(regions) or deck(size=REGIONS), "sanctuaries": list(sanctuaries) or deck()}
    return Match("faraway", NAMES[:seats], options, Deal(drawn=drawn))


Keep = Callable[[Match, int], str]


def lowest(match: Match, seat: int) -> str:
    """The legal move with the lowest action."""
    return str(game.MOVES.notation(min(match.legal_actions(seat))))


def keep_from(wishes: Mapping[int, Sequence[int]]) -> Keep:
    """Keep, of the sanctuaries found, the first that the seat wishes for; else the lowest."""

    def keep(match: Match, seat: int) -> str:
        legal = match.legal(seat)
        return next((f"S{card}" for card in wishes.get(seat, ()) if f"S{card}" in legal), lowest(match, seat))

    return keep


class Script:
    """A match in which every seat plays a row given beforehand, as far as one lets it."""

    def __init__(
        self,
        rows: Sequence[Sequence[int]],
        sanctuaries: Sequence[int] = (),
        keep: Keep = lowest,
        **options: object,
    ) -> None:
        self.rows, self.keep = rows, keep
        self.match = new_match(len(rows), regions_for(rows), sanctuaries, **options)

    @property
    def phase(self) -> str:
        return str(self.match.view(None)["phase"])

    @property
    def round(self) -> int:
        return int(self.match.view(None)["round"])

    def move(self, seat: int) -> str:
        """What the script says for a seat."""
        if self.phase == "explore":
            return f"P{self.rows[seat][self.round - 1]}"
        if self.phase == "pick":
            place = self.round - 1 + HAND
            return f"T{self.rows[seat][place]}" if place < ROUNDS else lowest(self.match, seat)
        return self.keep(self.match, seat)

    def step(self) -> tuple[int, str]:
        """One decision of the lowest seat that owes one."""
        seat = self.match.waiting[0]
        move = self.move(seat)
        self.match.play(seat, move)
        return seat, move

    def until(self, round: int, phase: str = "explore", seat: int | None = None) -> Match:
        """Play on until the round, phase and seat to move are these."""
        while not (self.round == round and self.phase == phase and (seat is None or self.match.waiting == [seat])):
            assert not self.match.over, f"round {round}, {phase}, seat {seat} never came"
            self.step()
        return self.match

    def to_end(self) -> Match:
        while not self.match.over:
            self.step()
        return self.match


def random_match(seats: int, seed: int, **options: object) -> Match:
    """A match with the seed's deal, before its first move."""
    return Match("faraway", NAMES[:seats], options, Deal(seed.to_bytes(32, "little")))


def play_random(match: Match, chance: np.random.Generator) -> tuple[int, str]:
    """A random move of a random seat that owes one."""
    seat = int(chance.choice(match.waiting))
    move = str(chance.choice(sorted(match.legal(seat))))
    match.play(seat, move)
    return seat, move


def bits(mask: int) -> list[int]:
    """The places of the bits that are set."""
    return [place for place in range(64) if int(mask) >> place & 1]


def cards(numbers: Iterable[Any]) -> list[int]:
    """The cards of an array with empty places."""
    return [int(card) for card in numbers if card > 0]


# --- Rows, and what comes of them -----------------------------------------------------------------------------------------------------

FALLING = (68, 67, 66, 65, 64, 57, 50, 43)
"""A row that never climbs."""
WITH_CLUE = (16, 21, 25, 26, 27, 28, 33, 38)
CLUES_LAST = [card for card in deck() if card not in WITH_CLUE] + list(WITH_CLUE)
"""A sanctuary deck whose upper cards show no clue."""
STAIRS = tuple(tuple(range(seat + 1, 49, 6)) for seat in range(6))
"""Six rows that climb every round; the seats' order is the order of turns."""


def cards_in(match: Match, name: str) -> list[int]:
    """A deck's cards from top to bottom, which no player sees."""
    where = next(deck for deck in game.DECKS if deck.name == name)
    ring = match.g[where.cards]
    return [int(ring[place % len(ring)]) for place in range(match.g[where.top], match.g[where.bottom])]


def found(match: Match) -> list[int]:
    return [area["found"] for area in match.view(None)["areas"]]
