"""Distant Suns (Gary Kim and Yeon-Min Jung, 2022) for 2 to 4 seats: three rounds of figures on a sheet of space."""

from farlands.game import Tuning
from farlands.games.distant_suns.coaching import landmarks, score_lines
from farlands.games.distant_suns.deck import box
from farlands.games.distant_suns.explain import sheet
from farlands.games.distant_suns.hiding import hide
from farlands.games.distant_suns.physical import score_area
from farlands.games.distant_suns.rules import REFUSALS, apply, legal, over, to_act
from farlands.games.distant_suns.scoring import prior, ranking, scores
from farlands.games.distant_suns.setup import deal_out, prepare
from farlands.games.distant_suns.state import DECKS, MAX_LEGAL, MAX_SEATS, MIN_SEATS, MOVES, OPTIONS, TABLE
from farlands.games.distant_suns.view import OBSERVATION, OBSERVED, describe, events, observe, view

NAME = "distant-suns"
RULES = 1
TUNING = Tuning(levels=(20, 200, 3000))

__all__ = [
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
