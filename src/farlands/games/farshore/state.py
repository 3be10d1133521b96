"""Farshore's record: everything on the table, and who may see it."""

import numpy as np

from farlands.dice import WORDS
from farlands.game import Deck, Moves, Option
from farlands.table import ALL, NOBODY, OWNER, field, i1, i2, i4, i8, state_table, u4

MIN_SEATS, MAX_SEATS = 2, 4

# --- What is in the box --------------------------------------------------------------------------------------------------------------

KINDS = 64
"""Most kinds of cards in a deck. A card is the number of its kind: copies of a kind are alike."""
CARDS = 192
"""Most cards in a deck."""
DRIFTWOOD, SEAWEED, GEM, MUSHROOM, TREASURE, POINT = range(6)
RESOURCES = 4
"""Driftwood, seaweed, gem and mushroom. Treasures and points lie in the same rows behind them, but are no resources."""
GOODS = 6
SHORE, ISLANDS, TOKENS = 4, 4, 10
"""Spots on the shore, places for islands, island tokens."""
DOCKS, LOOKOUT, DUNES = SHORE + ISLANDS, SHORE + ISLANDS + 1, SHORE + ISLANDS + 2
PARCHMENTS = 6
SPOTS = DUNES + PARCHMENTS
"""Where workers go on the board: shore, islands, docks, lookout, and the dunes once for each stack of parchments."""
WINDS = 4
"""Compass tokens in each of the two stacks."""
MARKS = 64
"""Most marks of the sea track."""

# --- What a player has ---------------------------------------------------------------------------------------------------------------

HAND = 8
SLOTS = 15
CITY = 24
"""Cards in a city: the slots, and room for cards that take none."""
ANCHORS = 3
FIRST_WORKERS, MOST_WORKERS = 2, 5
FIRST_HAND = 5
"""The first player's; each later one has a card more."""
BAY = 8
MOST_SHOWN = 4
"""Most cards that an effect reveals."""
WINTER, SPRING, SUMMER, AUTUMN = range(4)

# --- Phases and moves ----------------------------------------------------------------------------------------------------------------

REDRAW, PLAYING, OVER = range(3)
OPTIONS = (Option("first_player", ("drawn", "first_seat")),)

MOVES = Moves(
    W=SPOTS, V=KINDS, P=KINDS, B=KINDS, K=KINDS, X=KINDS, D=KINDS, G=KINDS, T=KINDS, A=KINDS, E=KINDS, M=KINDS,
    L=DUNES + 1, R=RESOURCES, Y=RESOURCES + 1, J=RESOURCES, O=MAX_SEATS, H=ISLANDS, U=1, C=1, Z=1, S=1, F=1, N=2,
)  # fmt: skip
"""W a worker to a spot of the board, V to a red card of one's city; P a card played from the hand, B from the bay, E of those revealed;
C paying for it, K by an anchor on that construction, X a card discarded from the city (for a discount, or because an effect says so);
R a resource chosen, Y one paid (Y5: a treasure), J a treasure paid in place of that resource; D a card discarded, G given, T taken from
the bay, U from the deck; O an opponent chosen; A a card of the city acts; L and M a worker lifted from the board or a card; H an island
turned face down; Z no, or no more; S preparing for a season, F the game ended for oneself; N1 a new hand, N2 the hand kept.
"""
(
    WORKER, VISIT, FROM_HAND, FROM_BAY, ANCHOR, GIVE_UP, DISCARD, GIVE, TAKE, ACT, FREE, LIFT_CARD,
    LIFT, RESOURCE, PAY, PAY_TREASURE, OPPONENT, ISLAND_DOWN, FROM_DECK, PAY_COST, NO_MORE, SEASON, FINISH, NEW_HAND,
) = (np.int64(MOVES.first(letter)) for letter in MOVES.families)  # fmt: skip
ACTIONS = MOVES.count
MAX_LEGAL = 128

POSITIONS = 640
"""Places of the card deck that a written-down deal can name, reshuffles included."""
DECKS = (
    Deck("cards", "deck", "deck_top", "deck_bottom", KINDS, POSITIONS),
    Deck("islands", "island_deck", "island_top", "island_bottom", TOKENS, TOKENS),
    Deck("compass_a", "compass_a", "compass_a_top", "compass_a_bottom", WINDS, WINDS),
    Deck("compass_b", "compass_b", "compass_b_top", "compass_b_bottom", WINDS, WINDS),
)

DEPTH = 64
"""Most things under way at once."""
LONGEST_CHAIN = 6
"""Most effects that set each other off, one in the middle of the other, without a card being played: see `chains.py`."""
DEEPEST = DEPTH - LONGEST_CHAIN - 3
"""With more under way, effects play no more cards: a card played is under way itself, with those that it sets off, and a choice."""
FACT = 7
"""Numbers of scratch for each card that a seat remembers."""
SEATS = (MAX_SEATS,)
TABLE = state_table(
    #     field          type  shape                seen by  what it is
    field("seats", i8, (), ALL, "players"),
    field("phase", i1, (), ALL, "REDRAW, PLAYING or OVER"),
    field("first", i1, (), ALL, "the first player's seat"),
    field("active", i1, (), ALL, "whose turn it is"),
    field("revealed", i2, (), ALL, "times that something hidden came to light"),
    field("clock", i2, (), ALL, "decisions made: the time, for what players remember"),
    # --- A player's things
    field("season", i1, SEATS, ALL, "WINTER to AUTUMN"),
    field("ended", i1, SEATS, ALL, "1: has ended the game"),
    field("goods", i2, (MAX_SEATS, GOODS), ALL, "resources, treasures and points"),
    field("anchors", i1, SEATS, ALL, "anchors not used yet"),
    field("ship", i1, SEATS, ALL, "the ship's mark on the sea track"),
    field("parchments", i1, (MAX_SEATS, PARCHMENTS), ALL, "value + 1 of the parchment of each stack; 0 = none"),
    field("workers", i1, SEATS, ALL, "workers at hand"),
    field("astray", i1, SEATS, ALL, "workers whose card left the city: they come back with the others"),
    field("lost", i1, SEATS, ALL, "workers that stay away for the rest of the game"),
    field("city", i1, (MAX_SEATS, CITY), ALL, "cards; 0 = free"),
    field("in_city", i8, SEATS, ALL, "bit mask of the kinds in the city"),
    field("slots", i1, SEATS, ALL, "slots taken"),
    field("visited", i1, (MAX_SEATS, CITY), ALL, "1: a worker is on the card"),
    field("anchored", i1, (MAX_SEATS, CITY), ALL, "1: an anchor is on the card"),
    field("hand", i1, (MAX_SEATS, HAND), OWNER, "cards, the free places (0) last"),
    field("in_hand", i1, SEATS, ALL, "how many"),
    field("filled", i2, (MAX_SEATS, HAND), ALL, "since when there have always been more cards than stand before this place"),
    field("gift_by", i1, (MAX_SEATS, HAND), ALL, "seat + 1 that has given it a card; the place may not be that card's"),
    field("gift_when", i2, (MAX_SEATS, HAND), ALL, "and when"),
    field("held", i1, SEATS, ALL, "cards that must have been in the hand since the discards were last shuffled"),
    # --- The board
    field("spots", i1, (MAX_SEATS, DUNES + 1), ALL, "workers on each spot of the board"),
    field("islands", i1, (ISLANDS,), ALL, "island tokens in their places; 0 = none"),
    field("flooded", i1, (ISLANDS,), ALL, "1: the token lies face down"),
    field("stacks", i1, (PARCHMENTS, 4), ALL, "value + 1 of each parchment, the uppermost last; 0 = none"),
    field("compass", i1, (2,), ALL, "compass tokens face up"),
    field("bay", i1, (BAY,), ALL, "kinds of the open cards; 0 = none"),
    field("bay_count", i1, (BAY,), ALL, "how many of them lie there"),
    field("shown", i1, (MOST_SHOWN,), ALL, "cards revealed by an effect and not yet discarded"),
    # --- What is under way: the uppermost entry is at depth - 1
    field("depth", i1, (), ALL, "entries"),
    field("task", i1, (DEPTH,), ALL, "what is to be done"),
    field("source", i1, (DEPTH,), ALL, "the card or spot it comes from"),
    field("place", i1, (DEPTH,), ALL, "where in the city that card is, + 1"),
    field("row", i2, (DEPTH,), ALL, "the effect's row"),
    field("left", i2, (DEPTH,), ALL, "how many are still to be done"),
    field("done", i1, (DEPTH,), ALL, "how many have been done"),
    field("card", i1, (DEPTH,), ALL, "the card played; the opponent chosen + 1; where a worker was lifted + 1"),
    field("stage", i1, (DEPTH,), ALL, "how far a card played has come"),
    field("less", i1, (DEPTH,), ALL, "discount still to be used"),
    field("owed", i1, (DEPTH, RESOURCES), ALL, "cost still to be paid"),
    field("pending", i4, (DEPTH,), ALL, "bit mask of the places in the city whose cards are to act"),
    # --- Decks
    field("deck_top", i2, (), ALL, "position of the deck's next card"),
    field("deck_bottom", i2, (), ALL, "position below its last card"),
    field("deck", i1, (CARDS,), NOBODY, "cards by position, modulo the length"),
    field("island_top", i2, (), ALL, "position of the next island token"),
    field("island_bottom", i2, (), ALL, "position below the last one"),
    field("island_deck", i1, (TOKENS,), NOBODY, "island tokens by position"),
    field("compass_a_top", i2, (), ALL, "position of the next token of stack A"),
    field("compass_a_bottom", i2, (), ALL, "position below the last one"),
    field("compass_a", i1, (WINDS,), NOBODY, "tokens of stack A by position"),
    field("compass_b_top", i2, (), ALL, "position of the next token of stack B"),
    field("compass_b_bottom", i2, (), ALL, "position below the last one"),
    field("compass_b", i1, (WINDS,), NOBODY, "tokens of stack B by position"),
    field("written", i1, (), NOBODY, "the cards come as the box has them written down"),
    field("dice", u4, (WORDS,), NOBODY, "this match's chance, keyed by its deal"),
    # --- Discards lie face down; what was discarded from a hand, only that player knows
    field("piled", i2, (), ALL, "cards in the discard pile"),
    field("pile_by", i1, (CARDS,), ALL, "seat + 1 that discarded each from its hand; 0 = everybody saw it"),
    field("pile_when", i2, (CARDS,), ALL, "and when"),
    field("pile_from", i2, (CARDS,), ALL, "since when that hand had not been empty, or the card been drawn"),
    field("pile", i1, (CARDS,), NOBODY, "the cards"),
    field("hid_last", i2, SEATS, ALL, "when each seat last let go of a card from its hand unseen"),
    field("shuffled", i2, (), ALL, "when the discards were last shuffled into the deck"),
    field("elsewhere", i1, (MAX_SEATS, KINDS + 1), NOBODY, "copies that each seat could not tell to be among them: they may be in hands"),
    # --- What others remember of the cards of a hand (by place) and of those discarded from it: see memory.py
    field("hand_known", i1, (MAX_SEATS, HAND), NOBODY, "bit mask of the seats that have seen it come to this hand"),
    field("hand_since", i2, (MAX_SEATS, HAND), NOBODY, "and when"),
    field("hand_rumoured", i1, (MAX_SEATS, HAND), NOBODY, "bit mask of the seats that only know some hands it may have come to"),
    field("hand_among", i1, (MAX_SEATS, HAND), NOBODY, "bit mask of those hands"),
    field("hand_rumoured_since", i2, (MAX_SEATS, HAND), NOBODY, "since when"),
    field("hand_origin", i1, (MAX_SEATS, HAND), NOBODY, "seat + 1 to whose hand it came then; 0 = one of them"),
    field("pile_known", i1, (CARDS,), NOBODY, "the same for discards from a hand"),
    field("pile_since", i2, (CARDS,), NOBODY, ""),
    field("pile_rumoured", i1, (CARDS,), NOBODY, ""),
    field("pile_among", i1, (CARDS,), NOBODY, ""),
    field("pile_rumoured_since", i2, (CARDS,), NOBODY, ""),
    field("pile_origin", i1, (CARDS,), NOBODY, ""),
    field("tally", i2, (KINDS + 1,), NOBODY, "scratch: hidden cards of each kind"),
    field("room", i2, (KINDS + 1,), NOBODY, "scratch: copies of each kind that may have been in hands"),
    field("facts", i2, (CARDS, FACT), NOBODY, "scratch: what a seat remembers: kind, hands, since; and what `hide` does with it"),
    field("free", i2, (CARDS,), NOBODY, "scratch: places of hidden cards"),
    field("choices", i2, (MAX_LEGAL,), NOBODY, "scratch: what may be decided; empty between decisions"),
)
