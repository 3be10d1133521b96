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

PARTS = ("city", "ship", "ship_points", "parchments", "treasures", "tokens")
MOST_TOKENS = 999
VALUES = (0, 1, 2)
"""What a parchment can be worth."""


def score_area(
    city: Sequence[str] = (),
    ship: int | None = None,
    ship_points: int | None = None,
    parchments: Sequence[int] = (),
    treasures: int = 0,
    tokens: int = 0,
    deck: Path | str | None = None,
) -> dict[str, Any]:
    """Points of a physical end position: cards by their ids or English names; the ship by the marks it has come (0 is the start) or by
    the points printed where it lies; the values of the parchments; treasures not spent; points in tokens.

    >>> score_area(city=["guild_master", "Navigator", "market", "port", "inn"], ship=2, parchments=[2, 1])["total"]
    23
    """
    box = box_of(None if deck is None else Path(deck))
    g = TABLE.new()[0]
    g.seats = 1
    lay_city(box, g, city)
    g.ship[0] = read_ship(box, ship, ship_points)
    lay_parchments(g, parchments)
    g.goods[0, TREASURE] = number("treasures", treasures, MOST_TOKENS)
    g.goods[0, POINT] = number("tokens", tokens, MOST_TOKENS)
    return sheet(box, g, 0)


def number(name: str, value: object, most: int) -> int:
    """A whole number from 0 to the most there can be."""
    if type(value) is not int or not 0 <= value <= most:
        raise BadCards("farshore-area-number", name=name, value=str(value), most=most)
    return value


def read_ship(box: Record, ship: object, points: object) -> int:
    """The mark that the ship has reached."""
    if ship is not None and points is not None:
        raise BadCards("farshore-area-ship-twice")
    if points is None:
        return number("ship", 0 if ship is None else ship, int(box.track_end))
    track = [int(worth) for worth in box.track_vp[: box.track_end + 1]]
    if type(points) is not int or points not in track:
        raise BadCards("farshore-area-ship-points", value=str(points), points=", ".join(map(str, track)))
    return track.index(points)


def spelt(name: str) -> str:
    """A card's name as ids spell it.

    >>> spelt("Crow's Nest")
    'crows_nest'
    """
    return "_".join(name.replace("'", "").replace("’", "").replace("-", " ").lower().split())


def lay_city(box: Record, g: Record, city: Sequence[str]) -> None:
    """The cards of a city; refuse one that cannot be."""
    if not isinstance(city, (list, tuple)) or not all(isinstance(name, str) for name in city):
        raise BadCards("farshore-area-city")
    cards = contents(box)["cards"]
    numbers = {spelt(name): number for number, card in cards.items() for name in (card["id"], card["name"] or "")}
    for name in city:
        if not name or spelt(name) not in numbers:
            raise BadCards("farshore-area-card", card=name)
    laid = [numbers[spelt(name)] for name in city]
    for card in laid:
        if box.unique[card] and laid.count(card) > 1:
            raise BadCards("farshore-area-unique", card=cards[card]["id"])
        if laid.count(card) > box.copies[card]:
            raise BadCards("farshore-area-copies", card=cards[card]["id"], count=laid.count(card), most=int(box.copies[card]))
    slots = sum(int(box.takes_slot[card]) for card in laid)
    if slots > SLOTS or len(laid) > CITY:
        raise BadCards("farshore-area-slots", count=slots, most=SLOTS)
    g.city[0, : len(laid)] = laid
    g.slots[0] = slots


def lay_parchments(g: Record, parchments: Sequence[int]) -> None:
    """The parchments' values; there are six stacks, and one of each at most."""
    if not isinstance(parchments, (list, tuple)) or len(parchments) > PARCHMENTS:
        raise BadCards("farshore-area-parchments", most=PARCHMENTS)
    for stack, value in enumerate(parchments):
        if type(value) is not int or value not in VALUES:
            raise BadCards("farshore-area-parchments", most=PARCHMENTS)
        g.parchments[0, stack] = value + 1
