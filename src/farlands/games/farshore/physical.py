"""Scoring a table in the real world: what a player has at the end, written down, and what it gives."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from farlands.errors import BadCards
from farlands.games.farshore.contents import contents
from farlands.games.farshore.deck import box as box_of
from farlands.games.farshore.explain import sheet
from farlands.games.farshore.state import CITY, PARCHMENTS, POINT, SLOTS, TABLE, TREASURE
from farlands.table import Record

MOST_TOKENS = 999


def score_area(
    city: Sequence[str] = (),
    ship: int = 0,
    parchments: Sequence[int] = (),
    treasures: int = 0,
    tokens: int = 0,
    deck: Path | str | None = None,
) -> dict[str, Any]:
    """Points of a physical end position: cards by their ids, the mark that the ship has reached (0 is the start), the values of the
    parchments, treasures not spent, and points in tokens.

    >>> score_area(city=["guild_master", "navigator", "market", "port", "inn"], ship=2, parchments=[2, 1])["total"]
    23
    """
    box = box_of(None if deck is None else Path(deck))
    g = TABLE.new()[0]
    g.seats = 1
    lay_city(box, g, city)
    g.ship[0] = number("ship", ship, int(box.track_end))
    lay_parchments(g, parchments)
    g.goods[0, TREASURE] = number("treasures", treasures, MOST_TOKENS)
    g.goods[0, POINT] = number("tokens", tokens, MOST_TOKENS)
    return sheet(box, g, 0)


def number(name: str, value: object, most: int) -> int:
    """A whole number from 0 to the most there can be."""
    if type(value) is not int or not 0 <= value <= most:
        raise BadCards("farshore-area-number", name=name, value=str(value), most=most)
    return value


def lay_city(box: Record, g: Record, city: Sequence[str]) -> None:
    """The cards of a city; refuse one that cannot be."""
    if not isinstance(city, (list, tuple)):
        raise BadCards("farshore-area-city")
    numbers = {card["id"]: card["number"] for card in contents(box)["cards"].values()}
    for name in city:
        if name not in numbers:
            raise BadCards("farshore-area-card", card=str(name))
        card = numbers[name]
        if list(city).count(name) > (1 if box.unique[card] else int(box.copies[card])):
            raise BadCards("farshore-area-copies", card=str(name), most=1 if box.unique[card] else int(box.copies[card]))
    slots = sum(int(box.takes_slot[numbers[name]]) for name in city)
    if slots > SLOTS or len(city) > CITY:
        raise BadCards("farshore-area-slots", count=slots, most=SLOTS)
    for place, name in enumerate(city):
        g.city[0, place] = numbers[name]
    g.slots[0] = slots


def lay_parchments(g: Record, parchments: Sequence[int]) -> None:
    """The parchments' values; there are six stacks, and one of each at most."""
    if not isinstance(parchments, (list, tuple)) or len(parchments) > PARCHMENTS or not all(value in (0, 1, 2) for value in parchments):
        raise BadCards("farshore-area-parchments", most=PARCHMENTS)
    for stack, value in enumerate(parchments):
        g.parchments[0, stack] = value + 1
