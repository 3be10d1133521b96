"""Farshore's hidden worlds: what a seat cannot know is drawn anew, with all that a player with perfect memory knows kept.

Hidden are the others' hands, what they discarded from their hands, the deck and the tokens not turned up. What the seat remembers
(see `memory.py`) is laid first, each card in one of the places where it may be, the cards with the fewest hands to choose from first;
then hands that must have held cards when the discards were last shuffled get such as were not seen among these; then all other hidden
cards, laid in ascending order and shuffled. So the world depends on the dice and on what the seat knows alone.
"""

import numpy as np

from farlands.dice import fresh_key, roll, shuffle
from farlands.game import rule
from farlands.games.farshore.state import CARDS, FACT, HAND, ISLANDS, KINDS, MAX_SEATS, TOKENS, WINDS

IN_PILE = MAX_SEATS * HAND
"""Hidden places are numbered: those of the hands, then those of the pile, then those of the deck."""
IN_DECK = IN_PILE + CARDS
KIND, HANDS, SINCE, ORIGIN, PLACE, PUSHED_BY, QUEUE = range(FACT)
"""Of a fact: the card, hands where it may be, since when, to which of them it came then (seat + 1); where it is laid now; scratch."""
MIXED = 2
"""How often what is known is mixed."""


@rule
def hide(box, g, seat, dice):
    """Replace all that a seat cannot know by a random world in keeping with all it knows."""
    count_hidden(g, seat)
    facts = recall(g, seat)
    places = find_places(g, seat)
    places = lay_what_is_known(g, seat, facts, places, dice)
    places = lay_what_was_held(g, seat, facts, places, dice)
    lay_the_rest(g, places, dice)
    forget_for_others(g, seat)
    mix_tokens(g, dice)
    fresh_key(g.dice[:], dice)
    g.written = 0
    wipe_traces(g)


@rule
def count_hidden(g, seat):
    """How many cards of each kind the seat does not see."""
    for kind in range(KINDS + 1):
        g.tally[kind] = 0
    for other in range(g.seats):
        if other != seat:
            for i in range(g.in_hand[other]):
                g.tally[g.hand[other, i]] += 1
    for i in range(g.piled):
        if g.pile_by[i] != 0 and g.pile_by[i] != seat + 1:
            g.tally[g.pile[i]] += 1
    for position in range(g.deck_top, g.deck_bottom):
        g.tally[g.deck[position % CARDS]] += 1


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
def find_places(g, seat):
    """Note every place of a hidden card; return how many."""
    places = np.int64(0)
    for other in range(g.seats):
        if other != seat:
            for i in range(g.in_hand[other]):
                g.free[places] = HAND * other + i
                g.hand[other, i] = 0
                g.hand_known[other, i] = g.hand_rumoured[other, i] = g.hand_among[other, i] = 0
                g.hand_since[other, i] = g.hand_rumoured_since[other, i] = g.hand_origin[other, i] = 0
                places += 1
    for i in range(g.piled):
        if g.pile_by[i] != 0 and g.pile_by[i] != seat + 1:
            g.free[places] = IN_PILE + i
            g.pile[i] = 0
            g.pile_known[i] = g.pile_rumoured[i] = g.pile_among[i] = 0
            g.pile_since[i] = g.pile_rumoured_since[i] = g.pile_origin[i] = 0
            places += 1
    for position in range(g.deck_top, g.deck_bottom):
        g.free[places] = IN_DECK + position % CARDS
        places += 1
    return places


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


# --- The new world -------------------------------------------------------------------------------------------------------------------


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
    """Every way to lay them becomes equally likely: each goes to any place free for it, then changes places with another if both may."""
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
def lay_what_was_held(g, seat, facts, places, dice):
    """Cards that have been in hands since the discards were last shuffled are none that the seat saw among these."""
    for kind in range(KINDS + 1):
        g.room[kind] = g.elsewhere[seat, kind]
    for fact in range(facts):
        if g.facts[fact, SINCE] <= g.shuffled:
            g.room[g.facts[fact, KIND]] -= 1
    for other in range(g.seats):
        if other != seat:
            for _ in range(g.held[other] - held_and_known(g, other, facts)):
                places = lay_one_held(g, other, places, dice)
    return places


@rule
def held_and_known(g, other, facts):
    """How many cards laid in a hand are known to have been in hands then."""
    count = np.int64(0)
    for fact in range(facts):
        count += np.int64(g.facts[fact, PLACE] // HAND == other and g.facts[fact, SINCE] <= g.shuffled)
    return count


@rule
def lay_one_held(g, other, places, dice):
    """Any of the hidden cards that may have been in a hand goes to this one."""
    copies = np.int64(0)
    for kind in range(1, KINDS + 1):
        copies += max(min(g.tally[kind], g.room[kind]), 0)
    free = np.int64(0)
    while free < places and g.free[free] // HAND != other:
        free += 1
    if copies == 0 or free == places:
        return places
    nth, card = roll(dice, copies), np.int64(1)
    while nth >= max(min(g.tally[card], g.room[card]), 0):
        nth -= max(min(g.tally[card], g.room[card]), 0)
        card += 1
    lay(g, take_place(g, free, places), card)
    g.tally[card] -= 1
    g.room[card] -= 1
    return places - 1


@rule
def forget_for_others(g, seat):
    """What others have seen among the discards is not for this seat to know: in its world they have seen nothing."""
    for other in range(g.seats):
        if other != seat:
            for kind in range(KINDS + 1):
                g.elsewhere[other, kind] = CARDS // 2


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


@rule
def lay_the_rest(g, places, dice):
    """All other hidden cards, in any order, at the places that are left."""
    shuffle(dice, g.free[:places])
    place = np.int64(0)
    for kind in range(1, KINDS + 1):
        for _ in range(g.tally[kind]):
            lay(g, np.int64(g.free[place]), kind)
            place += 1


@rule
def mix_tokens(g, dice):
    """Tokens that nobody has seen, in any order."""
    for token in range(1, TOKENS + 1):
        g.tally[token] = 1
    for i in range(ISLANDS):
        if g.islands[i]:
            g.tally[g.islands[i]] = 0
    lay_tokens(g, g.island_deck[:], np.int64(g.island_top))
    shuffle(dice, g.island_deck[g.island_top : g.island_bottom])
    for stack in range(2):
        for token in range(1, WINDS + 1):
            g.tally[token] = 1
        order = g.compass_a[:] if stack == 0 else g.compass_b[:]
        top = np.int64(g.compass_a_top if stack == 0 else g.compass_b_top)
        for i in range(top):
            g.tally[order[i]] = 0
        for i in range(WINDS, TOKENS):
            g.tally[i + 1] = 0
        lay_tokens(g, order, top)
        shuffle(dice, order[top:])


@rule
def lay_tokens(g, order, top):
    """The tokens counted, in ascending order from the top of the stack."""
    for token in range(1, TOKENS + 1):
        if g.tally[token]:
            order[top] = token
            top += 1


@rule
def wipe_traces(g):
    """Leave nothing of the real world where cards were drawn from, or in what is scratch."""
    for position in range(g.deck_bottom, g.deck_top + CARDS):
        g.deck[position % CARDS] = 0
    for kind in range(KINDS + 1):
        g.tally[kind] = g.room[kind] = 0
    for i in range(CARDS):
        g.free[i] = 0
        for j in range(FACT):
            g.facts[i, j] = 0
