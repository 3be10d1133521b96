"""Tools of these tests: tables set up as one wants to see them, and moves by the names of cards, spots and resources."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from farlands import Deal, Match, find
from farlands.games.farshore.deck import our_box
from farlands.games.farshore.language import GOODS_NAMES
from farlands.games.farshore.state import BAY, CARDS, DOCKS, DUNES, FIRST_WORKERS, ISLANDS, LOOKOUT, SHORE, SPOTS
from farlands.games.farshore.tables import text_of

game = find("farshore")
box = our_box()
IDS = [text_of(box.ids[number]) for number in range(1, box.kinds + 1)]
SEASONS = ("winter", "spring", "summer", "autumn")
SEAT_COUNTS = (2, 3, 4)
NAMES = ("Ann", "Bob", "Cem", "Dora")
SPOT_NAMES = [
    *(f"shore{i}" for i in range(1, SHORE + 1)),
    *(f"island{i}" for i in range(1, ISLANDS + 1)),
    "docks",
    "lookout",
    *(f"dunes{i}" for i in range(1, SPOTS - DUNES + 1)),
]
"""W moves, in order. Shore: 3 driftwood; 2 seaweed; 1 gem; 1 mushroom and a card."""
QUIET_BAY = ("galleon", "gardens", "harbor", "manor", "windmill", "admiral", "governor", "sculptor")
"""A bay of cards that nobody can pay for at the beginning."""

assert (SPOT_NAMES[DOCKS], SPOT_NAMES[LOOKOUT], SPOT_NAMES[DUNES]) == ("docks", "lookout", "dunes1")


class Table:
    """A match past the redraw, with empty hands, the islands, compass tokens and bay that one asks for; seat 0 is up.

    Whatever is laid somewhere comes out of the deck, so that the cards of the box are always the cards on the table.
    """

    def __init__(
        self,
        seats: int = 2,
        bay: Sequence[str] = QUIET_BAY,
        islands: Sequence[int] = (1, 2, 3, 4),
        compass: Sequence[int] = (4, 4),
        deck: Path | None = None,
    ) -> None:
        drawn = {"islands": islands[:seats], "compass_a": compass[:1], "compass_b": compass[1:]}
        self.match = Match("farshore", NAMES[:seats], {"first_player": "first_seat"}, Deal(drawn=drawn), deck)
        self.box = self.match.box
        self.ids = [text_of(self.box.ids[number]) for number in range(1, self.box.kinds + 1)]
        for seat in range(seats):
            self.match.play(seat, "N2")
            self.hold(seat)
        self.lay_bay(*bay)

    @property
    def g(self) -> Any:
        return self.match.g

    # --- Setting up --------------------------------------------------------------------------------------------------------------

    def number(self, card: str) -> int:
        return self.ids.index(card) + 1

    def put_under(self, card: int) -> None:
        """A card goes to the bottom of the deck."""
        self.g.deck[self.g.deck_bottom % CARDS] = card
        self.g.deck_bottom += 1

    def pull(self, card: str) -> int:
        """Take a card out of the deck, from as far down as there is one."""
        for position in range(self.g.deck_bottom - 1, self.g.deck_top - 1, -1):
            if self.g.deck[position % CARDS] == self.number(card):
                for i in range(position, self.g.deck_bottom - 1):
                    self.g.deck[i % CARDS] = self.g.deck[(i + 1) % CARDS]
                self.g.deck_bottom -= 1
                return self.number(card)
        raise AssertionError(f"the deck has no {card} left")

    def lay_bay(self, *cards: str) -> "Table":
        """The bay, with these cards alone; the same name twice is a stack."""
        for place in range(BAY):
            for _ in range(self.g.bay_count[place]):
                self.put_under(self.g.bay[place])
            self.g.bay[place] = self.g.bay_count[place] = 0
        for place, card in enumerate(dict.fromkeys(cards)):
            self.g.bay_count[place] = cards.count(card)
            for _ in range(cards.count(card)):
                self.g.bay[place] = self.pull(card)
        return self

    def hold(self, seat: int, *cards: str) -> "Table":
        """A hand of these cards."""
        for i in range(self.g.in_hand[seat]):
            self.put_under(self.g.hand[seat, i])
            self.g.hand[seat, i] = 0
        for i, card in enumerate(cards):
            self.g.hand[seat, i] = self.pull(card)
        self.g.in_hand[seat] = len(cards)
        return self

    def on_top(self, *cards: str) -> "Table":
        """The next cards of the deck."""
        for card in reversed(cards):
            number = self.pull(card)
            self.g.deck_top -= 1
            self.g.deck[self.g.deck_top % CARDS] = number
        return self

    def leave_in_deck(self, count: int) -> "Table":
        """All but the first cards of the deck lie on the discard pile; everybody has seen them."""
        while self.g.deck_bottom - self.g.deck_top > count:
            self.g.deck_bottom -= 1
            self.g.pile[self.g.piled] = self.g.deck[self.g.deck_bottom % CARDS]
            self.g.piled += 1
        return self

    def remove_pile(self) -> "Table":
        """No discards, as if they were in somebody's city."""
        self.g.pile[:] = self.g.piled = 0
        return self

    def build(self, seat: int, *cards: str, anchors: Iterable[str] = (), workers: Iterable[str] = ()) -> "Table":
        """Cards laid into a city, behind those there; with an anchor or one of the seat's workers on those named."""
        anchors, workers = list(anchors), list(workers)
        for card in cards:
            place = next(place for place in range(len(self.g.city[seat])) if self.g.city[seat, place] == 0)
            number = self.pull(card)
            self.g.city[seat, place] = number
            self.g.in_city[seat] |= np.int64(1) << np.int64(number - 1)
            self.g.slots[seat] += self.box.takes_slot[number]
            if card in anchors:
                anchors.remove(card)
                self.g.anchored[seat, place] = 1
                self.g.anchors[seat] -= 1
            if card in workers:
                workers.remove(card)
                self.g.visited[seat, place] = 1
                self.g.workers[seat] -= 1
        return self

    def give(self, seat: int, **goods: int) -> "Table":
        """These goods more."""
        for name, amount in goods.items():
            self.g.goods[seat, GOODS_NAMES.index(name)] += amount
        return self

    def rich(self, seat: int = 0) -> "Table":
        """Enough of every resource to play any card."""
        return self.give(seat, driftwood=9, seaweed=9, gem=9, mushroom=9)

    def stand(self, seat: int, *spots: str) -> "Table":
        """Workers on spots of the board."""
        for spot in spots:
            self.g.spots[seat, min(SPOT_NAMES.index(spot), DUNES)] += 1
            self.g.workers[seat] -= 1
        return self

    def in_season(self, seat: int, season: str) -> "Table":
        """A player is in that season, all workers at hand."""
        self.g.season[seat] = SEASONS.index(season)
        self.g.workers[seat] = FIRST_WORKERS + SEASONS.index(season)
        return self

    def all_placed(self, seat: int) -> "Table":
        """All of a player's workers stand at the docks."""
        self.g.spots[seat, DOCKS] += self.g.workers[seat]
        self.g.workers[seat] = 0
        return self

    def sail(self, seat: int, mark: int) -> "Table":
        self.g.ship[seat] = mark
        return self

    def parchments(self, seat: int, *values: int) -> "Table":
        """Parchments of these values, from the first stacks on."""
        for stack, value in enumerate(values):
            self.g.parchments[seat, stack] = value + 1
        return self

    def end_for(self, *seats: int) -> "Table":
        for seat in seats:
            self.in_season(seat, "autumn")
            self.g.ended[seat] = 1
        return self

    # --- Playing -----------------------------------------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        return int(self.g.active)

    def notation(self, move: str) -> str:
        """A move by names, as journals write it: "P grove", "W docks", "R gem", or as it is: "C1"."""
        letter, _, name = move.partition(" ")
        return f"{letter}{self.names(letter).index(name) + 1}" if name else move

    def by_name(self, move: str) -> str:
        """The same the other way."""
        names = self.names(move[0])
        return f"{move[0]} {names[int(move[1:]) - 1]}" if names else move

    def names(self, letter: str) -> Sequence[str]:
        """What the numbers after a letter mean."""
        if letter in "WLH":
            return SPOT_NAMES[SHORE:] if letter == "H" else SPOT_NAMES
        return GOODS_NAMES if letter in "RYJ" else self.ids if letter in "VPBKXDGTAEM" else ()

    def play(self, *moves: str) -> "Table":
        """Moves of whoever is up, one after the other."""
        for move in moves:
            self.match.play(self.active, self.notation(move))
        return self

    def legal(self, letters: str = "") -> set[str]:
        """What whoever is up may do, by name; of some families only."""
        found = [self.by_name(move) for move in self.match.legal(self.active)]
        assert len(set(found)) == len(found)
        return {move for move in found if not letters or move[0] in letters}

    def refusal(self, move: str) -> str:
        """Why a move is refused: it must be, and must change nothing."""
        before = game.TABLE.content(self.g)
        action = game.MOVES.parse(self.notation(move))
        assert action is not None
        refusal = game.apply(self.box, self.g, self.active, action)
        assert refusal, f"{move} was allowed"
        assert game.TABLE.content(self.g) == before
        return game.REFUSALS[refusal]

    # --- Looking -----------------------------------------------------------------------------------------------------------------

    def goods(self, seat: int) -> dict[str, int]:
        """What a player has of resources, treasures and points; nothing of what is not there."""
        return {name: int(self.g.goods[seat, i]) for i, name in enumerate(GOODS_NAMES) if self.g.goods[seat, i]}

    def hand(self, seat: int) -> list[str]:
        return sorted(self.ids[card - 1] for card in self.g.hand[seat, : self.g.in_hand[seat]])

    def city(self, seat: int) -> list[str]:
        return sorted(self.ids[card - 1] for card in self.g.city[seat] if card)

    def bay(self) -> dict[str, int]:
        """The cards of the bay, and how many of each."""
        return {self.ids[self.g.bay[i] - 1]: int(self.g.bay_count[i]) for i in range(BAY) if self.g.bay[i]}

    def pile(self) -> list[str]:
        return sorted(self.ids[card - 1] for card in self.g.pile[: self.g.piled])

    def deck_size(self) -> int:
        return int(self.g.deck_bottom - self.g.deck_top)

    def spots(self, seat: int) -> dict[str, int]:
        """A player's workers on the board."""
        return {"dunes" if i == DUNES else SPOT_NAMES[i]: int(n) for i, n in enumerate(self.g.spots[seat]) if n}

    def points(self, seat: int) -> int:
        return self.match.scores()[seat]

    def is_quiet(self) -> bool:
        """Whether nothing is under way: a turn has ended."""
        return bool(self.g.depth == 0)
