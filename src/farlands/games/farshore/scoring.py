"""Farshore's score: the city, prosperity, points, treasures, parchments, the ship; the ranking; a cheap guess for bots."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.city import holds, in_city_of, parchments_held
from farlands.games.farshore.language import CARDS_IN_CITY, COUNT, SCORE, TREASURE_MARKS, TREASURES
from farlands.games.farshore.state import CITY, PARCHMENTS, POINT, RESOURCES, TREASURE

TREASURE_POINTS = 2


@rule
def score(box, g, seat):
    """Points of a seat if the game ended now."""
    total = np.int64(g.goods[seat, POINT]) + TREASURE_POINTS * np.int64(g.goods[seat, TREASURE])
    for place in range(CITY):
        if g.city[seat, place] > 0:
            total += card_points(box, g, seat, np.int64(g.city[seat, place]))
    return total + parchment_points(g, seat) + np.int64(box.track_vp[g.ship[seat]])


@rule
def card_points(box, g, seat, card):
    """What a card of the city gives: its printed points, and a purple card what it counts."""
    total = np.int64(box.vp[card])
    if box.listens[card] >> SCORE & 1:
        for row in range(box.first_row[card], box.end_row[card]):
            if box.row_verb[row] == COUNT:
                total += np.int64(box.row_amount[row]) * counted(box, g, seat, row)
    return total


@rule
def counted(box, g, seat, row):
    """How many there are of what a purple card counts."""
    what = box.row_what[row]
    if not holds(box, g, seat, row):
        return np.int64(0)
    if what == CARDS_IN_CITY:
        return in_city_of(g, seat, box.row_cards[row])
    if what == TREASURES:
        return np.int64(g.goods[seat, TREASURE])
    if what == TREASURE_MARKS:
        return np.int64(box.treasures_by[g.ship[seat]])
    return parchments_held(g, seat)


@rule
def parchment_points(g, seat):
    """The sum of the values times the number of parchments."""
    values = np.int64(0)
    for stack in range(PARCHMENTS):
        values += max(np.int64(g.parchments[seat, stack]) - 1, np.int64(0))
    return values * parchments_held(g, seat)


# --- The winner ----------------------------------------------------------------------------------------------------------------------


@rule
def scores(box, g, out):
    """Points of each seat."""
    for seat in range(g.seats):
        out[seat] = score(box, g, seat)


@rule
def ranking(box, g, out):
    """Place of each seat; who is equal in everything shares the win."""
    for seat in range(g.seats):
        out[seat] = 0
        for other in range(g.seats):
            out[seat] += np.int64(standing(box, g, other) > standing(box, g, seat))


@rule
def standing(box, g, seat):
    """Points, then the ship, parchments, treasures, resources left: as one number, higher is better."""
    resources = np.int64(0)
    for resource in range(RESOURCES):
        resources += g.goods[seat, resource]
    number = score(box, g, seat) * 64 + g.ship[seat]
    number = number * 8 + parchments_held(g, seat)
    return (number * 4096 + g.goods[seat, TREASURE]) * 65536 + resources
