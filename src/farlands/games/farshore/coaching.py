"""What the coach looks at in Farshore: the lines of the score sheet, and how many cards, workers and resources there were to make them."""

from collections.abc import Iterator
from typing import Any

from farlands.game import Line
from farlands.games.farshore.state import CITY, RESOURCES
from farlands.table import Record
from farlands.words import say

WORTH_OF_A_CARD = 1.5
WORTH_OF_A_RESOURCE_LEFT = -0.5
WORTH_OF_A_MARK = 0.5


def score_lines(sheet: dict[str, Any]) -> Iterator[Line]:
    """Every card of the city, then what lies beside it."""
    for card in sheet["cards"]:
        yield _line(card["name"] or say(f"farshore-card-{card['id']}"), card["points"])
    yield _line(say("farshore-sheet-tokens"), sheet["tokens"])
    for part in ("treasures", "parchments", "ship"):
        yield _line(say(f"farshore-sheet-{part}"), sheet[part]["points"])


def _line(name: str, points: int) -> Line:
    return Line("farshore-coach-line", points, {"name": name}, {"points": points})


def landmarks(box: Record, g: Record, seat: int) -> Iterator[Line]:
    """Cards in the city, resources left over, how far the ship came."""
    cards = sum(int(g.city[seat, place]) > 0 for place in range(CITY))
    left = int(g.goods[seat, :RESOURCES].sum())
    yield Line("farshore-coach-cards", WORTH_OF_A_CARD * cards, {}, {"count": cards})
    yield Line("farshore-coach-left", WORTH_OF_A_RESOURCE_LEFT * left, {}, {"count": left})
    yield Line("farshore-coach-ship", WORTH_OF_A_MARK * int(g.ship[seat]), {}, {"mark": int(g.ship[seat])})
