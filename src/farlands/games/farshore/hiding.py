"""Farshore's hidden worlds: what a seat cannot know is drawn anew, with all that a player with perfect memory knows kept.

Hidden are the others' hands, what they discarded from their hands, the deck and the tokens not turned up. What the seat remembers
(see `memory.py`, `recalling.py`) is laid first, each card in one of the places where it may be; then hands that must have held cards
when the discards were last shuffled get such as were not seen among these; then all other hidden cards, laid in ascending order and
shuffled. So the world depends on the dice and on what the seat knows alone.
"""

import numpy as np

from farlands.dice import fresh_key, roll, shuffle
from farlands.game import rule
from farlands.games.farshore.memory import forget_pile_place, tidy
from farlands.games.farshore.recalling import IN_DECK, IN_PILE, KIND, PLACE, SINCE, lay, lay_what_is_known, recall, take_place
from farlands.games.farshore.state import CARDS, FACT, HAND, ISLANDS, KINDS, TOKENS, WINDS


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


@rule
def find_places(g, seat):
    """Note every place of a hidden card; return how many."""
    places = np.int64(0)
    for other in range(g.seats):
        if other != seat:
            for i in range(g.in_hand[other]):
                g.free[places] = HAND * other + i
                g.hand[other, i] = 0
                g.hand_known[other, i] = g.hand_rumoured[other, i] = 0
                tidy(g, other, i)
                places += 1
    for i in range(g.piled):
        if g.pile_by[i] != 0 and g.pile_by[i] != seat + 1:
            g.free[places] = IN_PILE + i
            g.pile[i] = 0
            forget_pile_place(g, i)
            places += 1
    for position in range(g.deck_top, g.deck_bottom):
        g.free[places] = IN_DECK + position % CARDS
        places += 1
    return places


# --- The new world -------------------------------------------------------------------------------------------------------------------


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
    """What others have seen, of the seat's own cards too, is not for this seat to know: in its world they have seen nothing."""
    for other in range(g.seats):
        if other != seat:
            for kind in range(KINDS + 1):
                g.elsewhere[other, kind] = CARDS // 2
    for i in range(HAND):
        g.hand_known[seat, i] = g.hand_rumoured[seat, i] = 0
        tidy(g, seat, i)
    for i in range(g.piled):
        if g.pile_by[i] == seat + 1:
            forget_pile_place(g, i)


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
