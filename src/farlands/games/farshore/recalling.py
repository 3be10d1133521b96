"""Farshore's hidden worlds: where a card may lie of which a seat remembers that it came to a hand, and any such place for each of them.

What a seat remembers is noted as facts, in scratch: the card, the hands where it may be, since when, to which of them it came then.
"""

import numpy as np

from farlands.dice import roll
from farlands.game import rule
from farlands.games.farshore.state import CARDS, FACT, HAND, MAX_SEATS

IN_PILE = MAX_SEATS * HAND
"""Hidden places are numbered: those of the hands, then those of the pile, then those of the deck."""
IN_DECK = IN_PILE + CARDS
KIND, HANDS, SINCE, ORIGIN, PLACE, PUSHED_BY, QUEUE = range(FACT)
"""Of a fact; its origin is the seat + 1 to whose hand the card came first, its place where the card is laid now."""
MIXED = 2
"""How often what is known is mixed."""


# --- What the seat remembers ---------------------------------------------------------------------------------------------------------


@rule
def recall(g, seat):
    """Note each hidden card that the seat knows of: kind, hands where it may be, since when. In an order that tells nothing else."""
    facts = np.int64(0)
    bit = np.int64(1) << seat
    for other in range(g.seats):
        if other != seat:
            for i in range(g.in_hand[other]):
                if g.hand_known[other, i] & bit:
                    facts = note(g, facts, g.hand[other, i], np.int64(1) << other, g.hand_since[other, i], other + 1)
                elif g.hand_rumoured[other, i] & bit:
                    among, origin = np.int64(g.hand_among[other, i]), g.hand_origin[other, i]
                    facts = note(g, facts, g.hand[other, i], among, g.hand_rumoured_since[other, i], origin)
    for i in range(g.piled):
        if g.pile_by[i] != 0 and g.pile_by[i] != seat + 1:
            if g.pile_known[i] & bit:
                facts = note(g, facts, g.pile[i], np.int64(1) << (g.pile_by[i] - 1), g.pile_since[i], g.pile_by[i])
            elif g.pile_rumoured[i] & bit:
                facts = note(g, facts, g.pile[i], np.int64(g.pile_among[i]), g.pile_rumoured_since[i], g.pile_origin[i])
    return facts


@rule
def note(g, facts, card, hands, since, origin):
    """Add to the facts, which are in order: few hands first, then what was seen last, then by kind."""
    place = facts
    while place > 0 and comes_before(g, place - 1, card, hands, since, origin):
        for i in range(PLACE):
            g.facts[place, i] = g.facts[place - 1, i]
        place -= 1
    g.facts[place, KIND], g.facts[place, HANDS], g.facts[place, SINCE], g.facts[place, ORIGIN] = card, hands, since, origin
    return facts + 1


@rule
def comes_before(g, place, card, hands, since, origin):
    """Whether a new fact comes before the one that is there."""
    there = np.int64(g.facts[place, HANDS])
    few, many = np.int64(0), np.int64(0)
    for seat in range(MAX_SEATS):
        few += hands >> seat & 1
        many += there >> seat & 1
    if few != many:
        return few < many
    if since != g.facts[place, SINCE]:
        return since > g.facts[place, SINCE]
    if card != g.facts[place, KIND]:
        return card < g.facts[place, KIND]
    return hands < there or (hands == there and origin < g.facts[place, ORIGIN])


@rule
def fits(g, fact, place):
    """Whether the card of a fact may lie at a place: in that hand, or discarded from it since."""
    hands, since, origin = np.int64(g.facts[fact, HANDS]), g.facts[fact, SINCE], np.int64(g.facts[fact, ORIGIN]) - 1
    if place < IN_PILE:
        return hands >> (place // HAND) & 1 != 0 and fits_hand(g, hands, since, origin, place // HAND, place % HAND)
    if place < IN_DECK:
        i = place - IN_PILE
        owner = np.int64(g.pile_by[i]) - 1
        if not hands >> owner & 1 or g.pile_when[i] <= since or g.pile_from[i] == g.pile_when[i]:
            return False
        return g.pile_from[i] <= since or owner != origin
    return False


@rule
def fits_hand(g, hands, since, origin, other, i):
    """The same in a hand: not where there was nothing since; and if it did not come to this hand then, only as a gift of another."""
    if other == origin:
        return g.filled[other, i] <= since
    return origin < 0 or (g.gift_by[other, i] > 0 and hands >> (g.gift_by[other, i] - 1) & 1 != 0 and g.gift_when[other, i] > since)


# --- Where it is laid ----------------------------------------------------------------------------------------------------------------


@rule
def lay_what_is_known(g, seat, facts, places, dice):
    """Each card that the seat remembers goes to any free place where it may be; return how many places are left."""
    for fact in range(facts):
        fitting = count_fitting(g, fact, places)
        if fitting > 0:
            g.facts[fact, PLACE] = take_place(g, nth_fitting(g, fact, places, roll(dice, fitting)), places)
        else:
            make_room(g, fact, places)
        places -= 1
        g.tally[g.facts[fact, KIND]] -= 1
    for _ in range(MIXED):
        mix_places(g, facts, places, dice)
    for fact in range(facts):
        lay(g, np.int64(g.facts[fact, PLACE]), np.int64(g.facts[fact, KIND]))
        remember(g, seat, fact)
    return places


@rule
def count_fitting(g, fact, places):
    """How many free places there are for the card of a fact."""
    count = np.int64(0)
    for i in range(places):
        count += np.int64(fits(g, fact, np.int64(g.free[i])))
    return count


@rule
def nth_fitting(g, fact, places, nth):
    """The free place that the dice have chosen for it."""
    for i in range(places):
        if fits(g, fact, np.int64(g.free[i])):
            if nth == 0:
                return np.int64(i)
            nth -= 1
    return np.int64(places - 1)


@rule
def make_room(g, last, places):
    """No place is left for a card: others move on, each to the place of the next, the last of them to a free one (Kuhn's algorithm)."""
    for fact in range(last + 1):
        g.facts[fact, PUSHED_BY] = 0
    g.facts[0, QUEUE], first, end = last, np.int64(0), np.int64(1)
    while first < end:
        pushing = np.int64(g.facts[first, QUEUE])
        first += 1
        for fact in range(last):
            if g.facts[fact, PUSHED_BY] == 0 and fits(g, pushing, np.int64(g.facts[fact, PLACE])):
                g.facts[fact, PUSHED_BY] = pushing + 1
                if count_fitting(g, fact, places) > 0:
                    move_on(g, fact, last, take_place(g, nth_fitting(g, fact, places, np.int64(0)), places))
                    return
                g.facts[end, QUEUE] = fact
                end += 1
    g.facts[last, PLACE] = take_place(g, places - 1, places)


@rule
def move_on(g, fact, last, place):
    """A card goes to a free place, that which pushes it to its old one, and so on."""
    while fact != last:
        left = np.int64(g.facts[fact, PLACE])
        g.facts[fact, PLACE] = place
        place = left
        fact = np.int64(g.facts[fact, PUSHED_BY]) - 1
    g.facts[last, PLACE] = place


@rule
def mix_places(g, facts, places, dice):
    """Each goes to any place free for it, then changes places with another if both may: of all ways to lay them, none is preferred."""
    for fact in range(facts):
        nth = roll(dice, count_fitting(g, fact, places) + 1)
        if nth > 0:
            chosen = nth_fitting(g, fact, places, nth - 1)
            g.free[chosen], g.facts[fact, PLACE] = g.facts[fact, PLACE], g.free[chosen]
    for fact in range(1, facts):
        other = roll(dice, fact)
        if fits(g, fact, np.int64(g.facts[other, PLACE])) and fits(g, other, np.int64(g.facts[fact, PLACE])) and roll(dice, 2):
            g.facts[fact, PLACE], g.facts[other, PLACE] = g.facts[other, PLACE], g.facts[fact, PLACE]


@rule
def take_place(g, chosen, places):
    """Take one of the free places; the order of the others is kept, for it must not depend on the real world."""
    place = np.int64(g.free[chosen])
    for i in range(chosen, places - 1):
        g.free[i] = g.free[i + 1]
    return place


@rule
def lay(g, place, card):
    """Put a card at a place."""
    if place < IN_PILE:
        g.hand[place // HAND, place % HAND] = card
    elif place < IN_DECK:
        g.pile[place - IN_PILE] = card
    else:
        g.deck[place - IN_DECK] = card


@rule
def remember(g, seat, fact):
    """The seat knows of the card what it knew before."""
    bit, place = np.int64(1) << seat, np.int64(g.facts[fact, PLACE])
    hands, since, origin = g.facts[fact, HANDS], g.facts[fact, SINCE], g.facts[fact, ORIGIN]
    one_hand = hands & (hands - 1) == 0
    if place < IN_PILE:
        other, i = place // HAND, place % HAND
        if one_hand:
            g.hand_known[other, i], g.hand_since[other, i] = bit, since
        else:
            g.hand_rumoured[other, i], g.hand_among[other, i] = bit, hands
            g.hand_rumoured_since[other, i], g.hand_origin[other, i] = since, origin
    elif place < IN_DECK:
        i = place - IN_PILE
        if one_hand:
            g.pile_known[i], g.pile_since[i] = bit, since
        else:
            g.pile_rumoured[i], g.pile_among[i], g.pile_rumoured_since[i], g.pile_origin[i] = bit, hands, since, origin
