"""Faraway (Johannes Goupy and Corentin Lebrat, 2023) for 2 to 6 seats: eight rounds outward, then the way back that scores."""

from farlands.game import Tuning
from farlands.games.faraway.cards import box
from farlands.games.faraway.coaching import landmarks, score_lines
from farlands.games.faraway.counted import COUNTED
from farlands.games.faraway.endgame import solve
from farlands.games.faraway.hiding import hide
from farlands.games.faraway.hindsight import hindsight
from farlands.games.faraway.outlook import outlook
from farlands.games.faraway.physical import score_area
from farlands.games.faraway.rules import REFUSALS, apply, legal, over, to_act
from farlands.games.faraway.scoring import prior, ranking, scores, sheet
from farlands.games.faraway.setup import deal_out, prepare
from farlands.games.faraway.state import DECKS, MAX_LEGAL, MAX_SEATS, MIN_SEATS, MOVES, OPTIONS, TABLE
from farlands.games.faraway.view import OBSERVATION, OBSERVED, describe, events, observe, view

NAME = "faraway"
RULES = 1
TUNING = Tuning(levels=(10, 100, 5000))

__all__ = [
    "COUNTED",
    "DECKS",
    "MAX_LEGAL",
    "MAX_SEATS",
    "MIN_SEATS",
    "MOVES",
    "NAME",
    "OBSERVATION",
    "OBSERVED",
    "OPTIONS",
    "REFUSALS",
    "RULES",
    "TABLE",
    "TUNING",
    "apply",
    "box",
    "deal_out",
    "describe",
    "events",
    "hide",
    "hindsight",
    "landmarks",
    "legal",
    "observe",
    "outlook",
    "over",
    "prepare",
    "prior",
    "ranking",
    "score_area",
    "score_lines",
    "scores",
    "sheet",
    "solve",
    "to_act",
    "view",
]
