"""High Card for 2 to 4 seats: three rounds, in each the highest card scores. The smallest whole game for Farlands."""

from high_card.hiding import hide
from high_card.rules import REFUSALS, apply, deal_out, legal, over, prepare, prior, ranking, scores, to_act
from high_card.state import DECKS, MAX_LEGAL, MAX_SEATS, MIN_SEATS, MOVES, NAME, OPTIONS, RULES, TABLE, box
from high_card.view import OBSERVATION, OBSERVED, describe, events, observe, score_area, sheet, view

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
    "apply",
    "box",
    "deal_out",
    "describe",
    "events",
    "hide",
    "legal",
    "observe",
    "over",
    "prepare",
    "prior",
    "ranking",
    "score_area",
    "scores",
    "sheet",
    "to_act",
    "view",
]
