"""Cards as they go from deck to hands, to the discard pile and back, and what the players remember of them.

Cards are drawn, discarded and given unseen, but some are seen on the way: taken from the bay, or given by oneself. Whoever has seen a
card come to a hand knows that it is there, or was discarded from there since. Once that hand gives a card to somebody unseen, the others
know only that it is in one of the two. The card bears this knowledge with it wherever it really goes; `hide` makes use of it. A hand
that has been small or empty since has let go of what it held before. When the pile is shuffled into the deck, all that is no longer
certain is forgotten; but a card seen in the pile then is in no hand that has drawn nothing since.
"""

import numpy as np

from farlands.dice import lay_as_written, roll
from farlands.game import rule
from farlands.games.farshore.state import CARDS, HAND, KINDS, MAX_SEATS

NOWHERE = -1
NO_CARD = 0


# --- Deck and pile -------------------------------------------------------------------------------------------------------------------


@rule
def draw_card(box, g):
    """The deck's top card; NO_CARD if deck and pile are empty. An empty deck is made anew from the discards."""
    if g.deck_top == g.deck_bottom:
        shuffle_pile_into_deck(box, g)
    if g.deck_top == g.deck_bottom:
        return np.int64(NO_CARD)
    card = np.int64(g.deck[g.deck_top % CARDS])
    g.deck_top += 1
    g.revealed += 1
    return card


@rule
def can_draw(g):
    """Whether there is a card to draw."""
    return g.deck_top < g.deck_bottom or g.piled > 0


@rule
def shuffle_pile_into_deck(box, g):
    """The discards, shuffled, are the new deck."""
    for i in range(g.piled):
        g.deck[g.deck_bottom % CARDS] = g.pile[i]
        g.deck_bottom += 1
    note_what_is_elsewhere(g)
    for i in range(g.piled):
        clear_pile_place(g, i)
    g.piled = 0
    forget_what_is_uncertain(g)
    shuffle_deck(box, g)


@rule
def shuffle_deck(box, g):
    """Every order of the deck is equally likely."""
    top = np.int64(g.deck_top)
    for i in range(np.int64(g.deck_bottom) - top - 1, 0, -1):
        here, there = (top + i) % CARDS, (top + roll(g.dice[:], i + 1)) % CARDS
        g.deck[here], g.deck[there] = g.deck[there], g.deck[here]
    if g.written:
        lay_as_written(g.deck[:], top, np.int64(g.deck_bottom), box.cards_written[:])


@rule
def discard_openly(g, card):
    """A card that all have seen goes to the pile."""
    g.pile[g.piled] = card
    g.piled += 1


@rule
def clear_pile_place(g, i):
    """Nothing lies there."""
    g.pile[i] = g.pile_by[i] = g.pile_when[i] = g.pile_from[i] = 0
    forget_pile_place(g, i)


@rule
def forget_pile_place(g, i):
    """Nobody remembers the card there."""
    g.pile_known[i] = g.pile_rumoured[i] = g.pile_among[i] = g.pile_origin[i] = 0
    g.pile_since[i] = g.pile_rumoured_since[i] = 0


@rule
def note_what_is_elsewhere(g):
    """Before the discards become the deck: what each seat has not seen among them, and how many cards are in hands meanwhile."""
    g.shuffled = g.clock
    for seat in range(g.seats):
        g.held[seat] = g.in_hand[seat]
        for kind in range(KINDS + 1):
            g.elsewhere[seat, kind] = 0
        for other in range(g.seats):
            if other != seat:
                for i in range(g.in_hand[other]):
                    g.elsewhere[seat, g.hand[other, i]] += 1
        for i in range(g.piled):
            if g.pile_by[i] != 0 and g.pile_by[i] != seat + 1:
                g.elsewhere[seat, g.pile[i]] += 1


@rule
def forget_what_is_uncertain(g):
    """What may have been discarded since it was seen may be anywhere now."""
    for seat in range(g.seats):
        for i in range(g.in_hand[seat]):
            if g.hid_last[seat] > g.hand_since[seat, i]:
                g.hand_known[seat, i] = 0
            for other in range(g.seats):
                if g.hand_among[seat, i] >> other & 1 and g.hid_last[other] > g.hand_rumoured_since[seat, i]:
                    g.hand_rumoured[seat, i] = 0
            tidy(g, seat, i)


# --- Hands ---------------------------------------------------------------------------------------------------------------------------


@rule
def add_to_hand(g, seat, card, known_to):
    """A card comes to a hand; the seats of the bit mask see it."""
    place = np.int64(g.in_hand[seat])
    g.clock += 1
    g.hand[seat, place] = card
    g.hand_known[seat, place] = known_to & ~(1 << seat)
    g.hand_since[seat, place] = g.clock if g.hand_known[seat, place] else 0
    g.filled[seat, place] = g.clock
    g.in_hand[seat] += 1


@rule
def place_in_hand(g, seat, card):
    """Where in the hand a card is: of several alike the one that others know most of; NOWHERE if it is not there."""
    best = np.int64(NOWHERE)
    for i in range(g.in_hand[seat]):
        if g.hand[seat, i] == card and (best == NOWHERE or g.hand_since[seat, i] > g.hand_since[seat, best]):
            best = np.int64(i)
    return best


@rule
def take_out(g, seat, place):
    """Remove a card from a hand, which closes up."""
    last = np.int64(g.in_hand[seat]) - 1
    for i in range(place, last):
        g.hand[seat, i] = g.hand[seat, i + 1]
        g.hand_known[seat, i] = g.hand_known[seat, i + 1]
        g.hand_since[seat, i] = g.hand_since[seat, i + 1]
        g.hand_rumoured[seat, i] = g.hand_rumoured[seat, i + 1]
        g.hand_among[seat, i] = g.hand_among[seat, i + 1]
        g.hand_rumoured_since[seat, i] = g.hand_rumoured_since[seat, i + 1]
        g.hand_origin[seat, i] = g.hand_origin[seat, i + 1]
    g.hand[seat, last] = 0
    g.hand_known[seat, last] = g.hand_rumoured[seat, last] = 0
    tidy(g, seat, last)
    g.filled[seat, last] = 0
    move_gift(g, seat, last)
    g.in_hand[seat] = last
    g.held[seat] = max(np.int64(g.held[seat]) - 1, np.int64(0))


@rule
def move_gift(g, seat, last):
    """A place falls away that stands for a card given to this hand: another one stands for it, as long as there is one."""
    if g.gift_by[seat, last] > 0:
        for i in range(last - 1, -1, -1):
            if g.gift_by[seat, i] == 0:
                g.gift_by[seat, i], g.gift_when[seat, i] = g.gift_by[seat, last], g.gift_when[seat, last]
                break
    g.gift_by[seat, last] = g.gift_when[seat, last] = 0


@rule
def tidy(g, seat, place):
    """What nobody knows has no date."""
    if g.hand_known[seat, place] == 0:
        g.hand_since[seat, place] = 0
    if g.hand_rumoured[seat, place] == 0:
        g.hand_among[seat, place] = g.hand_origin[seat, place] = 0
        g.hand_rumoured_since[seat, place] = 0


@rule
def show_from_hand(g, seat, card):
    """A card leaves the hand before all eyes. Who knew of such a card does not know of one more."""
    place = place_in_hand(g, seat, card)
    knew = np.int64(g.hand_known[seat, place]) | np.int64(g.hand_rumoured[seat, place])
    take_out(g, seat, place)
    g.revealed += 1
    for observer in range(g.seats):
        if observer != seat and not knew >> observer & 1:
            stop_expecting(g, observer, seat, card)


@rule
def stop_expecting(g, observer, seat, card):
    """The observer knew of such a card, as it thought, and here it was: another one is no longer certain."""
    bit = np.int64(1) << observer
    for i in range(g.in_hand[seat]):
        if g.hand[seat, i] == card and g.hand_known[seat, i] & bit:
            g.hand_known[seat, i] &= ~bit
            tidy(g, seat, i)
            return
    for i in range(g.piled):
        if g.pile[i] == card and g.pile_by[i] == seat + 1 and g.pile_known[i] & bit:
            g.pile_known[i] &= ~bit
            return
    for other in range(g.seats):
        for i in range(g.in_hand[other]):
            if g.hand[other, i] == card and g.hand_rumoured[other, i] & bit and g.hand_among[other, i] >> seat & 1:
                g.hand_rumoured[other, i] &= ~bit
                tidy(g, other, i)
                return
    for i in range(g.piled):
        if g.pile[i] == card and g.pile_rumoured[i] & bit and g.pile_among[i] >> seat & 1:
            g.pile_rumoured[i] &= ~bit
            return


@rule
def discard_unseen(g, seat, place):
    """A card goes from the hand to the pile, face down."""
    i = np.int64(g.piled)
    g.clock += 1
    g.pile[i] = g.hand[seat, place]
    g.pile_by[i] = seat + 1
    g.pile_from[i] = g.filled[seat, 0]
    g.pile_when[i] = g.hid_last[seat] = g.clock
    g.pile_known[i] = g.hand_known[seat, place]
    g.pile_since[i] = g.hand_since[seat, place]
    g.pile_rumoured[i] = g.hand_rumoured[seat, place]
    g.pile_among[i] = g.hand_among[seat, place]
    g.pile_rumoured_since[i] = g.hand_rumoured_since[seat, place]
    g.pile_origin[i] = g.hand_origin[seat, place]
    g.piled += 1
    take_out(g, seat, place)


@rule
def discard_drawn(g, seat, place):
    """The same with one of the cards just drawn: nobody can take it for a card seen before."""
    before = g.hid_last[seat]
    discard_unseen(g, seat, place)
    g.hid_last[seat] = before
    g.pile_from[np.int64(g.piled) - 1] = g.clock


# --- Giving --------------------------------------------------------------------------------------------------------------------------


@rule
def give_unseen(g, giver, place, receiver, drawn):
    """A card goes from hand to hand; only these two see it. What others knew of the giver's cards may now be of either hand, unless it
    was one of the cards just drawn.
    """
    card = np.int64(g.hand[giver, place])
    if not drawn:
        spread_rumours(g, giver, receiver)
    new = np.int64(g.in_hand[receiver])
    out = ~(np.int64(1) << receiver)
    rumoured, among = g.hand_rumoured[giver, place] & out, g.hand_among[giver, place]
    since, origin = g.hand_rumoured_since[giver, place], g.hand_origin[giver, place]
    knew = np.int64(g.hand_known[giver, place]) | np.int64(g.hand_rumoured[giver, place])
    take_out(g, giver, place)
    if not knew >> receiver & 1:
        stop_expecting(g, receiver, giver, card)
    add_to_hand(g, receiver, card, np.int64(1) << giver)
    g.hand_rumoured[receiver, new] = rumoured
    g.hand_among[receiver, new] = among
    g.hand_rumoured_since[receiver, new] = since
    g.hand_origin[receiver, new] = origin
    if not drawn:
        g.gift_by[receiver, new], g.gift_when[receiver, new] = giver + 1, g.clock
    tidy(g, receiver, new)
    g.revealed += 1


@rule
def spread_rumours(g, giver, receiver):
    """To all but these two, every card that was known to be the giver's may be the one given."""
    others = ((1 << g.seats) - 1) & ~(np.int64(1) << giver) & ~(np.int64(1) << receiver)
    both = np.int64(1) << giver | np.int64(1) << receiver
    for seat in range(MAX_SEATS):
        for i in range(HAND):
            if seat == giver and g.hand_known[seat, i] & others:
                g.hand_origin[seat, i] = giver + 1 if g.hand_rumoured[seat, i] == 0 or g.hand_origin[seat, i] == giver + 1 else 0
                if g.hand_rumoured[seat, i] == 0 or g.hand_since[seat, i] < g.hand_rumoured_since[seat, i]:
                    g.hand_rumoured_since[seat, i] = g.hand_since[seat, i]
                g.hand_rumoured[seat, i] |= g.hand_known[seat, i] & others
                g.hand_among[seat, i] |= both
                g.hand_known[seat, i] &= ~others
            elif g.hand_rumoured[seat, i] and g.hand_among[seat, i] >> giver & 1:
                g.hand_among[seat, i] |= both
            tidy(g, seat, i)
    for i in range(g.piled):
        if g.pile_by[i] == giver + 1 and g.pile_known[i] & others:
            g.pile_origin[i] = giver + 1 if g.pile_rumoured[i] == 0 or g.pile_origin[i] == giver + 1 else 0
            if g.pile_rumoured[i] == 0 or g.pile_since[i] < g.pile_rumoured_since[i]:
                g.pile_rumoured_since[i] = g.pile_since[i]
            g.pile_rumoured[i] |= g.pile_known[i] & others
            g.pile_among[i] |= both
            g.pile_known[i] &= ~others
        elif g.pile_rumoured[i] and g.pile_among[i] >> giver & 1:
            g.pile_among[i] |= both
