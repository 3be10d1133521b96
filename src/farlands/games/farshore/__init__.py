"""Everdell Farshore (James and Clarissa Wilson, 2023) for 2 to 4 seats: workers, a city of cards, a ship on the sea of Eternity."""

from farlands.game import Tuning
from farlands.games.farshore.coaching import landmarks, score_lines
from farlands.games.farshore.counted import COUNTED
from farlands.games.farshore.deck import box
from farlands.games.farshore.explain import sheet
from farlands.games.farshore.hiding import hide
from farlands.games.farshore.physical import score_area
from farlands.games.farshore.prior import prior
from farlands.games.farshore.rules import REFUSALS, apply, legal, over, to_act
from farlands.games.farshore.scoring import ranking, scores
from farlands.games.farshore.setup import deal_out, prepare
from farlands.games.farshore.state import DECKS, MAX_LEGAL, MAX_SEATS, MIN_SEATS, MOVES, OPTIONS, TABLE
from farlands.games.farshore.view import OBSERVATION, OBSERVED, describe, events, observe, view

NAME = "farshore"
RULES = 1
TUNING = Tuning(levels=(5, 60, 1000))

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
    "landmarks",
    "legal",
    "observe",
    "over",
    "prepare",
    "prior",
    "ranking",
    "score_area",
    "score_lines",
    "scores",
    "sheet",
    "to_act",
    "view",
]
