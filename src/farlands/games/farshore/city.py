"""A player's city: cards laid and discarded, workers on red cards, what parchments ask for."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.agenda import ORDER
from farlands.games.farshore.memory import NOWHERE, discard_openly
from farlands.games.farshore.state import CITY, PARCHMENTS, SLOTS
from farlands.games.farshore.tables import ASKED


@rule(inline=True)
def one(card):
    """A card as a bit mask."""
    return np.int64(1) << (np.int64(card) - 1)


@rule
def lay_in_city(box, g, seat, card):
    """Lay a card; return where. Most cards take a slot."""
    place = free_place(g, seat)
    g.city[seat, place] = card
    g.in_city[seat] |= one(card)
    g.slots[seat] += box.takes_slot[card]
    return place


@rule
def free_place(g, seat):
    """The first place without a card, or NOWHERE."""
    for place in range(CITY):
        if g.city[seat, place] == 0:
            return np.int64(place)
    return np.int64(NOWHERE)


@rule
def discard_from_city(box, g, seat, place):
    """A card leaves the city, and an anchor on it with it. A worker on it comes back with the others, if it was to come back at all."""
    card = np.int64(g.city[seat, place])
    if g.visited[seat, place]:
        if box.stays[card]:
            g.lost[seat] += 1
        else:
            g.astray[seat] += 1
    g.city[seat, place] = g.visited[seat, place] = g.anchored[seat, place] = 0
    g.slots[seat] -= box.takes_slot[card]
    if place_in_city(g, seat, card) == NOWHERE:
        g.in_city[seat] &= ~one(card)
    for entry in range(g.depth):  # what is under way knows the card no more: another one may come to lie there
        if g.task[entry] == ORDER:
            g.pending[entry] &= ~(1 << place)
        if g.place[entry] == place + 1:
            g.place[entry] = 0
    discard_openly(g, card)


@rule
def place_in_city(g, seat, card):
    """Where a card of that kind lies, or NOWHERE."""
    for place in range(CITY):
        if g.city[seat, place] == card:
            return np.int64(place)
    return np.int64(NOWHERE)


@rule
def place_to_discard(g, seat, card, but):
    """Which of several alike goes, never that at one place: one that is used up, as a free one can still take an anchor or a worker."""
    found = np.int64(NOWHERE)
    for place in range(CITY):
        if g.city[seat, place] == card and place != but and (found == NOWHERE or wear(g, seat, place) > wear(g, seat, found)):
            found = np.int64(place)
    return found


@rule
def wear(g, seat, place):
    """How far a card is used up: an anchor stays on it, a worker goes home in the next season."""
    return 2 * np.int64(g.anchored[seat, place]) + np.int64(g.visited[seat, place])


@rule
def place_to_visit(g, seat, card):
    """Where a worker can be put on a card of that kind, or NOWHERE."""
    for place in range(CITY):
        if g.city[seat, place] == card and not g.visited[seat, place]:
            return np.int64(place)
    return np.int64(NOWHERE)


@rule
def place_to_anchor(g, seat, card):
    """Where an anchor can be put on a construction of that kind, or NOWHERE."""
    for place in range(CITY):
        if g.city[seat, place] == card and not g.anchored[seat, place]:
            return np.int64(place)
    return np.int64(NOWHERE)


@rule
def in_city_of(g, seat, cards):
    """How many of these cards are in the city."""
    count = np.int64(0)
    for place in range(CITY):
        if g.city[seat, place] > 0:
            count += cards >> (np.int64(g.city[seat, place]) - 1) & 1
    return count


@rule
def holds(box, g, seat, row):
    """Whether the condition of an effect's row holds: certain cards are in the city, or are not."""
    if box.row_has[row] and not g.in_city[seat] & box.row_has[row]:
        return False
    return not g.in_city[seat] & box.row_lacks[row]


@rule
def slot_free(box, g, seat, card):
    """Whether there is room for a card."""
    return (g.slots[seat] < SLOTS or not box.takes_slot[card]) and free_place(g, seat) != NOWHERE


# --- Parchments ----------------------------------------------------------------------------------------------------------------------


@rule
def earns_parchment(box, g, seat, stack):
    """Whether the city has what the stack asks for."""
    for i in range(ASKED):
        if box.parchment_count[stack, i] > 0 and in_city_of(g, seat, box.parchment_cards[stack, i]) < box.parchment_count[stack, i]:
            return False
    return True


@rule
def parchments_held(g, seat):
    """How many parchments a player has."""
    count = np.int64(0)
    for stack in range(PARCHMENTS):
        count += g.parchments[seat, stack] > 0
    return count


@rule
def top_parchment(g, stack):
    """Where the uppermost parchment of a stack is, or NOWHERE."""
    for i in range(g.stacks.shape[1] - 1, -1, -1):
        if g.stacks[stack, i] > 0:
            return np.int64(i)
    return np.int64(NOWHERE)
