"""Scoring help for a table of wood and paper: a row and its sanctuaries, as a player reads them off."""

from collections.abc import Sequence
from itertools import pairwise
from numbers import Integral
from typing import Any

from farlands.errors import BadCards
from farlands.games.faraway.cards import box
from farlands.games.faraway.scoring import sheet
from farlands.games.faraway.state import REGIONS, ROUNDS, SANCTUARIES, TABLE


def score_area(regions: Sequence[int], sanctuaries: Sequence[int] = ()) -> dict[str, Any]:
    """Fame of every card: `regions` in the order of play, `sanctuaries` in any; `cards` explains each.

    `unexplained` counts sanctuaries more than the row has climbs: legal play gives one a climb at most.
    """
    check_cards("region", regions, REGIONS, ROUNDS)
    check_cards("sanctuary", sanctuaries, SANCTUARIES, max(len(regions) - 1, 0))
    g = TABLE.new()[0]
    g.row[0, : len(regions)] = regions
    g.sanctuaries[0, : len(sanctuaries)] = sanctuaries
    g.kept[0] = len(sanctuaries)
    cards = sheet(box(), g, 0)
    climbs = sum(later > earlier for earlier, later in pairwise(regions))
    return {
        "regions": [card["fame"] for card in cards["regions"]],
        "sanctuaries": [card["fame"] for card in cards["sanctuaries"]],
        "total": cards["total"],
        "unexplained": max(len(sanctuaries) - climbs, 0),
        "cards": {"regions": cards["regions"], "sanctuaries": cards["sanctuaries"]},
    }


def check_cards(kind: str, cards: Sequence[int], highest: int, most: int) -> None:
    """Refuse numbers that are no card, a card given twice, and more cards than there can be."""
    for card in cards:
        if not isinstance(card, Integral) or not 1 <= card <= highest:
            raise BadCards(f"faraway-no-such-{kind}", card=str(card), highest=highest)
        if list(cards).count(card) > 1:
            raise BadCards(f"faraway-twice-{kind}", card=card)
    if len(cards) > most:
        raise BadCards(f"faraway-too-many-{kind}", count=len(cards), most=most)
