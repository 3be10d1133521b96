"""Where a seat's points come from, as plain data: every card of the city and why, points, treasures, parchments, the ship."""

from typing import Any

from farlands.games.farshore.contents import COUNTABLE, meant
from farlands.games.farshore.language import COUNT
from farlands.games.farshore.scoring import TREASURE_POINTS, card_points, counted, parchment_points, score
from farlands.games.farshore.state import CITY, POINT, TREASURE
from farlands.games.farshore.tables import text_of
from farlands.table import Record


def sheet(box: Record, g: Record, seat: int) -> dict[str, Any]:
    """The score sheet."""
    cards = [card_line(box, g, seat, int(g.city[seat, place])) for place in range(CITY) if g.city[seat, place]]
    values = [int(value) - 1 for value in g.parchments[seat] if value]
    treasures = int(g.goods[seat, TREASURE])
    return {
        "cards": cards,
        "tokens": int(g.goods[seat, POINT]),
        "treasures": {"count": treasures, "points": TREASURE_POINTS * treasures},
        "parchments": {"values": values, "count": len(values), "points": int(parchment_points(g, seat))},
        "ship": {"mark": int(g.ship[seat]), "points": int(box.track_vp[g.ship[seat]])},
        "total": int(score(box, g, seat)),
    }


def card_line(box: Record, g: Record, seat: int, card: int) -> dict[str, Any]:
    """A card: its printed points; for each thing that a purple card counts how many there are and what they give."""
    counts = []
    for row in range(box.first_row[card], box.end_row[card]):
        if box.row_verb[row] == COUNT:
            number, each = int(counted(box, g, seat, row)), int(box.row_amount[row])
            per = COUNTABLE[box.row_what[row]]
            of = {"cards": meant(box, int(box.row_cards[row]))} if per == "card" else {}
            counts.append({"each": each, "per": per, **of, "count": number, "points": each * number})
    return {
        "number": card,
        "id": text_of(box.ids[card]),
        "name": text_of(box.names[card]) or None,
        "vp": int(box.vp[card]),
        "counts": counts,
        "points": int(card_points(box, g, seat, card)),
    }
