"""The deal: all of a match's chance. Either a 256-bit secret that keys the shuffles, or the cards in the order they were drawn.

A secret is promised before the first move by its commitment and shown after the last: then anybody can check that the cards were fixed.
An explicit deal writes down a match of a real table: for each deck the cards as they came off it, as far as they are known.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farlands.dice import KEY_WORDS
from farlands.errors import BadDeal
from farlands.game import Game
from farlands.table import Record

BYTES = 32


@dataclass(frozen=True)
class Deal:
    """A secret, or explicit orders of decks.

    >>> deal = Deal(bytes(32))
    >>> deal.commitment[:16]
    'e1a1241828416efd'
    """

    secret: bytes | None = None
    drawn: Mapping[str, Sequence[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.secret is not None and (not isinstance(self.secret, bytes) or len(self.secret) != BYTES):
            raise BadDeal("bad-deal-secret", digits=2 * BYTES)
        if self.secret is not None and self.drawn:
            raise BadDeal("bad-deal-form", digits=2 * BYTES)

    @classmethod
    def random(cls) -> "Deal":
        """A fresh secret from the operating system."""
        return cls(secrets.token_bytes(BYTES))

    @property
    def commitment(self) -> str | None:
        """The promise: a hash that fixes the secret and tells nothing of it. Explicit deals promise nothing."""
        return sha256(b"farlands deal 1\n" + self.secret).hexdigest() if self.secret else None

    @property
    def key(self) -> NDArray[np.uint32]:
        """What `prepare` shuffles with."""
        return np.frombuffer(self.secret or bytes(BYTES), "<u4").astype(np.uint32)[:KEY_WORDS]

    def to_json(self) -> Any:
        """As journals write it."""
        return self.secret.hex() if self.secret else {name: list(cards) for name, cards in self.drawn.items()}

    @classmethod
    def from_json(cls, data: Any) -> "Deal":
        """As journals write it; says what is wrong with it."""
        if isinstance(data, str):
            try:
                return cls(bytes.fromhex(data))
            except ValueError:
                raise BadDeal("bad-deal-secret", digits=2 * BYTES) from None
        if not isinstance(data, dict) or not all(isinstance(cards, list) for cards in data.values()):
            raise BadDeal("bad-deal-form", digits=2 * BYTES)
        return cls(None, data)

    def check(self, game: Game) -> None:
        """Refuse decks and cards that the game does not have."""
        for name, cards in self.drawn.items():
            deck = next((deck for deck in game.DECKS if deck.name == name), None)
            if deck is None:
                raise BadDeal("bad-deal-deck", deck=name, decks=", ".join(deck.name for deck in game.DECKS))
            if len(cards) > deck.positions:
                raise BadDeal("bad-deal-long", deck=name, most=deck.positions)
            for card in cards:
                if type(card) is not int or not 1 <= card <= deck.size:
                    raise BadDeal("bad-deal-card", deck=name, card=str(card), most=deck.size)

    def written_into(self, box: Record) -> Record:
        """The box as it is; for an explicit deal, a copy of it with the cards written into it."""
        if not self.drawn:
            return box
        twin = np.zeros(1, box.dtype).view(np.recarray)
        twin[0] = box
        twin[0].written = 1
        for name, cards in self.drawn.items():
            twin[0][f"{name}_written"][: len(cards)] = cards
        return twin[0]

    def check_drawn(self, game: Game, tops: Mapping[str, int], g: Record) -> None:
        """After a move that drew from the positions `tops` on: refuse an explicit deal with a card that could not come."""
        for deck in game.DECKS:
            order, cards = self.drawn.get(deck.name, ()), g[deck.cards]
            for place in range(tops[deck.name], min(int(g[deck.top]), len(order))):
                if cards[place % len(cards)] != order[place]:
                    raise BadDeal("bad-deal-draw", deck=deck.name, place=place + 1, card=order[place])
