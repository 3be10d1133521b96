"""Distant Suns' record: everything on the table, and who may see it."""

from itertools import combinations

import numpy as np

from farlands.dice import WORDS
from farlands.game import Deck, Moves
from farlands.games.distant_suns.hexes import ORIENTATIONS
from farlands.table import ALL, NOBODY, OWNER, field, i1, i2, i8, state_table, u4

MIN_SEATS, MAX_SEATS = 2, 4
ROUNDS = 3
MODULES = 5
TURNS = ROUNDS * MODULES
"""At most; a round has four turns when the fifth module finds no room."""

TOKENS = 10
PLACES = 6
"""The row of zones: place 0 is the black hole, 1 to 5 are the tokens dealt."""
BLACK_HOLE = 0
NOTCHES = PLACES
"""On each of the two edges, one opposite each zone."""
SLOTS = NOTCHES - 1
"""Pairs of neighbouring notches of one edge."""
MISSIONS = ("alien", "upgrade", "treasure", "cluster", "black_hole")
ALIEN, UPGRADE, TREASURE, CLUSTER, NEAR_BLACK_HOLE = range(1, len(MISSIONS) + 1)

CELLS = 128
"""Most cells of a sheet: bits of two words."""
LARGEST = 8
"""Most cells of a figure."""
MOST_SPENT = 2
"""Upgrades in one turn."""
FORMS = ((), *combinations(range(LARGEST), 1), *combinations(range(LARGEST), 2))
"""Which cells of a figure are left out: none, one or two. Numbered like the actions F1, F2..."""
FULL, MISS = 0, len(FORMS)
FIRST_WITHOUT_TWO = 1 + LARGEST
MOST_WORLDS = 6
MOST_SPECIAL = 24
"""Aliens, upgrades or treasures on a sheet, each."""

PLACE, DRAW, OVER = 0, 1, 2
"""Phases: the active player places a module, all draw in secret, the end."""

OPTIONS = ()
MOVES = Moves(M=4 * SLOTS, F=len(FORMS) + 1, D=ORIENTATIONS * CELLS)
"""M7 places a module: edge, pair of notches, way round. F2 leaves out the figure's first cell; the last F misses the turn. D345 draws:
orientation, and the cell where the figure's first cell comes to lie.
"""
MODULE, FORM, DRAWING = (np.int64(MOVES.first(letter)) for letter in "MFD")
ACTIONS = MOVES.count
MAX_LEGAL = ORIENTATIONS * CELLS

DECKS = (
    Deck("zones", "zone_deck", "zone_top", "zone_bottom", TOKENS, TOKENS),
    Deck("missions", "mission_deck", "mission_top", "mission_bottom", len(MISSIONS), len(MISSIONS)),
)

SEATS = (MAX_SEATS,)
TABLE = state_table(
    #     field            type  shape                    seen by  what it is
    field("seats", i8, (), ALL, "players"),
    field("phase", i1, (), ALL, "PLACE, DRAW or OVER"),
    field("round_number", i1, (), ALL, "rounds finished"),
    field("turn", i1, (), ALL, "turns finished, in all rounds"),
    field("active", i1, (), ALL, "the active player's seat"),
    field("waiting", i1, (), ALL, "bit mask of the seats that owe a decision"),
    field("revealed", i2, (), ALL, "times that something hidden came to light"),
    field("zones", i1, (PLACES,), ALL, "zone tokens in the row, by place; place 0 has the black hole, which is number 0"),
    field("missions", i1, (PLACES,), ALL, "mission beside each zone; 0 = none"),
    field("modules", i1, (MODULES,), ALL, "where this round's modules stand: number of the action; 0 = not placed yet"),
    field("placed", i1, (), ALL, "modules placed this round"),
    field("notches", i2, (), ALL, "bit mask of the notches taken: upper edge, then lower edge"),
    field("required", i1, (MAX_SEATS, TURNS), ALL, "place of the zone each seat had to draw, turn by turn"),
    field("figures", i8, (MAX_SEATS, TURNS, 2), ALL, "cells of the figure drawn, turn by turn; none = missed"),
    field("rims", i8, (MAX_SEATS, TURNS, 2), ALL, "cells around it"),
    field("covered", i8, (MAX_SEATS, 2), ALL, "cells of all figures"),
    field("reach", i8, (MAX_SEATS, 2), ALL, "cells of which the next figure must cover one"),
    field("won", i1, SEATS, ALL, "upgrades won: circles crossed"),
    field("spent", i1, SEATS, ALL, "upgrades spent"),
    field("worlds", i1, (MAX_SEATS, MOST_WORLDS), ALL, "points had for each Distant World; 0 = not reached"),
    field("form", i1, SEATS, OWNER, "form chosen for this turn's figure, as the number of the action; 0 = not yet"),
    field("drawing", i2, SEATS, OWNER, "this turn's drawing, as the number of the action; 0 = none yet"),
    field("sketch", i8, (MAX_SEATS, 2), OWNER, "its cells"),
    field("sketch_rim", i8, (MAX_SEATS, 2), OWNER, "cells around it"),
    field("zone_top", i2, (), ALL, "position of the next zone token"),
    field("zone_bottom", i2, (), ALL, "position below the last one"),
    field("zone_deck", i1, (TOKENS,), NOBODY, "zone tokens by position"),
    field("mission_top", i2, (), ALL, "position of the next mission"),
    field("mission_bottom", i2, (), ALL, "position below the last one"),
    field("mission_deck", i1, (len(MISSIONS),), NOBODY, "missions by position"),
    field("dice", u4, (WORDS,), NOBODY, "this match's chance, keyed by its deal"),
)
