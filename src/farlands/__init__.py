"""Farlands: one open-source table for three board games: referee, opponent, coach and laboratory.

>>> import farlands
>>> farlands.score("faraway", regions=[44, 49, 14, 28], sanctuaries=[12, 38])["total"]
22
"""

from typing import Any

from farlands.deal import Deal
from farlands.errors import FarlandsError
from farlands.game import find, installed
from farlands.match import Match

__all__ = ["Deal", "FarlandsError", "Match", "find", "installed", "score"]


def score(game: str, **area: Any) -> dict[str, Any]:
    """Score an area of a physical table: the points of every card and why.

    >>> score("faraway", regions=[12, 5], sanctuaries=[])["regions"]
    [0, 2]
    """
    return find(game).score_area(**area)
