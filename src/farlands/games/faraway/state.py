"""Faraway's record: everything on the table, and who may see it."""

import numpy as np

from farlands.dice import WORDS
from farlands.game import Deck, Moves, Option
from farlands.table import ALL, NOBODY, OWNER, f8, field, i1, i2, i8, state_table, u4

MIN_SEATS, MAX_SEATS = 2, 6
REGIONS, SANCTUARIES = 68, 45
ROUNDS = 8
HAND = 3
DEALT_ADVANCED = 5
MOST_KEPT = ROUNDS - 1
"""One sanctuary a round at most, and none in the first."""
MOST_FOUND = 1 + ROUNDS + (MOST_KEPT - 1)
"""One, and one for each clue; a card shows at most one clue (the box is checked for it)."""

CHOOSE_HAND, EXPLORE, PICK, KEEP, OVER = 0, 1, 2, 3, 4
"""Phases: choosing the starting hand (advanced variant), exploring, a turn's region, a turn's sanctuary, the end."""

OPTIONS = (
    Option("advanced", ("no", "yes")),
    Option("tie_break", ("lowest_card", "lowest_sum")),
)
LOWEST_CARD, LOWEST_SUM = 0, 1

MOVES = Moves(P=REGIONS, T=REGIONS, S=SANCTUARIES, D=REGIONS)
"""P49 explores region 49, T12 takes region 12 from the market, S33 keeps sanctuary 33, D7 puts region 7 back before the start."""
PLAY, TAKE, SANCTUARY, DISCARD = (np.int64(MOVES.first(letter)) for letter in "PTSD")
ACTIONS = MOVES.count
MAX_LEGAL = max(MOST_FOUND, MAX_SEATS + 1, DEALT_ADVANCED)

REGION_DECK = 96
"""68 cards, the 12 put back in the advanced variant, and room for the hands that `hide` mixes in."""
SANCTUARY_DECK = 64
"""A ring: positions only grow, and no more than 45 cards lie in it."""

DECKS = (
    Deck("regions", "region_deck", "region_top", "region_bottom", REGIONS, REGIONS + (DEALT_ADVANCED - HAND) * MAX_SEATS),
    Deck("sanctuaries", "sanctuary_deck", "sanctuary_top", "sanctuary_bottom", SANCTUARIES, SANCTUARIES * MOST_KEPT),
)

SEATS = (MAX_SEATS,)
TABLE = state_table(
    #     field               type  shape                     seen by  what it is
    field("seats", i8, (), ALL, "players"),
    field("advanced", i1, (), ALL, "option: 5 regions dealt, 3 kept"),
    field("tie_break", i1, (), ALL, "option: lowest card or lowest sum"),
    field("turn", i1, (), ALL, "rounds finished"),
    field("phase", i1, (), ALL, "CHOOSE_HAND, EXPLORE, PICK, KEEP or OVER"),
    field("step", i1, (), ALL, "whose turn it is: index into this round's order"),
    field("waiting", i1, (), ALL, "bit mask of the seats that owe a decision"),
    field("revealed", i2, (), ALL, "times that something hidden came to light"),
    field("order", i1, (ROUNDS, MAX_SEATS), ALL, "seats by exploration time, round by round"),
    field("row", i1, (MAX_SEATS, ROUNDS), ALL, "regions explored, in order; 0 = none yet"),
    field("sanctuaries", i1, (MAX_SEATS, MOST_KEPT), ALL, "sanctuaries kept, in order; 0 = none"),
    field("kept_in", i1, (MAX_SEATS, MOST_KEPT), ALL, "rounds finished when each was kept"),
    field("kept", i1, SEATS, ALL, "how many sanctuaries kept"),
    field("market", i1, (MAX_SEATS + 1,), ALL, "regions on the market"),
    field("on_market", i1, (), ALL, "how many regions on the market"),
    field("left_over", i1, (ROUNDS - 1,), ALL, "region that left the game at the end of each round"),
    field("dealt", i1, (MAX_SEATS, DEALT_ADVANCED), OWNER, "regions dealt in secret and still in hand; 0 = none"),
    field("taken", i1, (MAX_SEATS, HAND), ALL, "regions taken from the market and still in hand; 0 = none"),
    field("secret", i1, SEATS, OWNER, "region chosen, still in hand, not yet revealed; 0 = none"),
    field("discards", i1, (MAX_SEATS, 2), OWNER, "regions put back before the start; 0 = none"),
    field("discarded", i1, SEATS, ALL, "how many regions put back before the start"),
    field("offer", i1, (MAX_SEATS, MOST_FOUND), OWNER, "sanctuaries found and not yet chosen from"),
    field("offered", i1, SEATS, ALL, "how many sanctuaries found"),
    field("missing", i1, SEATS, ALL, "sanctuaries found that the deck was too short for"),
    field("put_back", i8, SEATS, OWNER, "bit mask of the sanctuaries this seat put back under the deck"),
    field("region_top", i2, (), ALL, "position of the region deck's next card"),
    field("region_bottom", i2, (), ALL, "position below its last card"),
    field("region_deck", i1, (REGION_DECK,), NOBODY, "cards by position"),
    field("sanctuary_top", i2, (), ALL, "position of the sanctuary deck's next card"),
    field("sanctuary_bottom", i2, (), ALL, "position below its last card"),
    field("sanctuary_deck", i1, (SANCTUARY_DECK,), NOBODY, "cards by position, modulo the length"),
    field("returns", i8, (SANCTUARIES + 1,), NOBODY, "turns in which a sanctuary went under the deck: bit 6 x round + step"),
    field("written", i1, (), NOBODY, "the cards come as the box has them written down"),
    field("dice", u4, (WORDS,), NOBODY, "this match's chance, keyed by its deal"),
    field("wanted", f8, (12,), NOBODY, "scratch: what one more of each symbol is worth"),
    field("spots", i2, (SANCTUARIES,), NOBODY, "scratch: where hidden sanctuaries lie"),
    field("ways", i8, (SANCTUARIES,), NOBODY, "scratch: where they have been since a shuffle"),
    field("hidden", i1, (REGIONS + 1,), NOBODY, "scratch: hidden cards while they are shuffled"),
)
