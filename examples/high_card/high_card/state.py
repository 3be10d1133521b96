"""High Card's record: everything on the table, and who may see it; and what is in the box."""

from functools import cache

import numpy as np

from farlands.dice import WORDS
from farlands.game import Deck, Moves, Option
from farlands.table import ALL, NOBODY, OWNER, Record, field, i1, i2, i8, state_table, u4

NAME = "high-card"
RULES = 1
MIN_SEATS, MAX_SEATS = 2, 4
CARDS = 20
HAND = ROUNDS = MAX_LEGAL = 3

OPTIONS = (Option("winner", ("highest", "lowest")),)
MOVES = Moves(C=CARDS)
"""C7 plays card 7: action 6."""
DECKS = (Deck("cards", "deck", "top", "bottom", size=CARDS, positions=CARDS),)

TABLE = state_table(
    #     field        type  shape               seen by  what it is
    field("seats", i8, (), ALL, "players"),
    field("lowest", i1, (), ALL, "option: the lowest card wins a round"),
    field("turn", i1, (), ALL, "rounds finished"),
    field("waiting", i1, (), ALL, "bit mask of the seats that owe a card"),
    field("revealed", i2, (), ALL, "times that something hidden came to light"),
    field("hand", i1, (MAX_SEATS, HAND), OWNER, "cards in hand, the empty places (0) last"),
    field("face_down", i1, (MAX_SEATS,), OWNER, "card chosen and not yet turned up; 0 = none"),
    field("row", i1, (MAX_SEATS, ROUNDS), ALL, "cards turned up, in order; 0 = none yet"),
    field("points", i1, (MAX_SEATS,), ALL, "rounds won"),
    field("top", i2, (), ALL, "position of the deck's next card"),
    field("bottom", i2, (), ALL, "position below its last card"),
    field("deck", i1, (CARDS,), NOBODY, "cards by position"),
    field("dice", u4, (WORDS,), NOBODY, "this match's chance, keyed by its deal"),
)

BOX = np.dtype([("written", "i1"), ("cards_written", "i1", CARDS)], align=True)


@cache
def box() -> Record:
    """The components. The cards are their numbers, so all the box has is room for a deal that was written down."""
    return np.zeros(1, BOX).view(np.recarray)[0]
