"""Faraway's hidden worlds: what a seat cannot know is drawn anew, with all that a player with perfect memory knows kept.

A seat knows what lies open, its own cards, every region taken from the market, the regions it put back before the start, and which
sanctuaries it put under the deck, and when. All else is equally likely in every arrangement.
"""

import numpy as np

from farlands.dice import fresh_key, roll, shuffle
from farlands.game import rule
from farlands.games.faraway.state import (
    CHOOSE_HAND,
    DEALT_ADVANCED,
    EXPLORE,
    HAND,
    MAX_SEATS,
    MOST_FOUND,
    SANCTUARIES,
    SANCTUARY_DECK,
)


@rule
def hide(box, g, seat, dice):
    """Replace all that a seat cannot know by a random world in keeping with all it knows."""
    mix_regions(g, seat, dice)
    if g.advanced and g.phase != CHOOSE_HAND:
        redraw_discards(g, seat, dice)
    if g.phase == EXPLORE:
        for other in range(g.seats):
            if other != seat and g.secret[other] > 0:
                g.secret[other] = any_card_in_hand(g, other, dice)
    mix_sanctuaries(g, seat, dice)
    fresh_key(g.dice, dice)


# --- Regions -------------------------------------------------------------------------------------------------------------------------


@rule
def mix_regions(g, seat, dice):
    """Mix the other hands' regions that nobody has seen with the deck. What this seat put back cannot be in a hand."""
    end = lay_hands_under_deck(g, seat)
    first = g.region_top
    for i in range(g.discarded[seat]):
        for position in range(first, end):
            if g.region_deck[position] == g.discards[seat, i]:
                g.region_deck[position], g.region_deck[first] = g.region_deck[first], g.region_deck[position]
                first += 1
                break
    for position in range(end - 1, g.region_bottom - 1, -1):
        other = first + roll(dice, position + 1 - first)
        g.region_deck[position], g.region_deck[other] = g.region_deck[other], g.region_deck[position]
    take_hands_from_under_deck(g, seat)
    shuffle(dice, g.region_deck, g.region_top, g.region_bottom)


@rule
def lay_hands_under_deck(g, seat):
    """Put the others' unseen regions below the deck's last card, a zero in hand marking each place; return where they end."""
    end = np.int64(g.region_bottom)
    for other in range(g.seats):
        if other != seat:
            for i in range(DEALT_ADVANCED):
                if g.dealt[other, i] > 0:
                    g.region_deck[end] = g.dealt[other, i]
                    end += 1
            if g.phase == CHOOSE_HAND:
                for i in range(g.discarded[other]):
                    g.region_deck[end] = g.discards[other, i]
                    end += 1
    return end


@rule
def take_hands_from_under_deck(g, seat):
    """Give each place its region again, in the same order, and leave nothing below the deck."""
    end = np.int64(g.region_bottom)
    for other in range(g.seats):
        if other != seat:
            for i in range(DEALT_ADVANCED):
                if g.dealt[other, i] > 0:
                    g.dealt[other, i] = g.region_deck[end]
                    g.region_deck[end] = 0
                    end += 1
            if g.phase == CHOOSE_HAND:
                for i in range(g.discarded[other]):
                    g.discards[other, i] = g.region_deck[end]
                    g.region_deck[end] = 0
                    end += 1


@rule
def redraw_discards(g, seat, dice):
    """The others' two discards can be any cards of the deck they were shuffled into, drawn since or not, but this seat's own."""
    first = DEALT_ADVANCED * np.int64(g.seats)
    for other in range(g.seats):
        if other != seat:
            for i in range(DEALT_ADVANCED - HAND):
                g.discards[other, i] = 0
    for other in range(g.seats):
        if other != seat:
            for i in range(DEALT_ADVANCED - HAND):
                region = g.region_deck[first + roll(dice, g.region_bottom - first)]
                while was_put_back(g, region):
                    region = g.region_deck[first + roll(dice, g.region_bottom - first)]
                g.discards[other, i] = region


@rule
def was_put_back(g, region):
    """Whether the region is among anybody's discards."""
    for seat in range(g.seats):
        for i in range(DEALT_ADVANCED - HAND):
            if g.discards[seat, i] == region:
                return True
    return False


@rule
def any_card_in_hand(g, seat, dice):
    """One of the hand's regions, each equally likely."""
    nth = roll(dice, HAND)
    for i in range(HAND):
        for region in (g.dealt[seat, i], g.taken[seat, i]):
            if region > 0:
                if nth == 0:
                    return region
                nth -= 1
    return 0


# --- Sanctuaries ---------------------------------------------------------------------------------------------------------------------
# Whoever puts sanctuaries back shuffles them; so did the deal. A seat loses sight of a card at the last such shuffle it took part in.
# From a shuffle on, two cards now hidden may have gone each other's ways: `mix_after` swaps those ways at random, shuffle by shuffle.


@rule
def mix_sanctuaries(g, seat, dice):
    """Mix the hidden sanctuaries at the deal's shuffle, then at each later one, in the order of time."""
    mine = own_returns(g, seat)
    hidden = find_hidden(g, seat)
    happened = np.int64(0)
    for i in range(hidden):
        happened |= g.returns[card_at(g, g.spots[i])]
    mix_after(g, hidden, np.int64(0), mine, dice)
    for turn in range(MAX_SEATS * g.turn + g.seats):
        if happened >> turn & 1:
            mix_after(g, hidden, np.int64(1) << turn, mine, dice)
    recall_returns(g)


@rule
def own_returns(g, seat):
    """The turns of a seat up to now, as bits like those of `returns`."""
    mine = np.int64(0)
    for turn in range(g.turn + 1):
        for step in range(g.seats):
            if g.order[turn, step] == seat:
                mine |= np.int64(1) << (MAX_SEATS * turn + step)
    return mine


@rule
def find_hidden(g, seat):
    """Note where sanctuaries lie that the seat does not see: in the deck (by position) and before others. Return how many."""
    hidden = 0
    for position in range(g.sanctuary_top, g.sanctuary_bottom):
        g.spots[hidden] = position % SANCTUARY_DECK
        hidden += 1
    for other in range(g.seats):
        if other != seat:
            for i in range(g.offered[other]):
                g.spots[hidden] = SANCTUARY_DECK + MOST_FOUND * other + i
                hidden += 1
    return hidden


@rule
def card_at(g, spot):
    """The sanctuary at a spot."""
    if spot < SANCTUARY_DECK:
        return g.sanctuary_deck[spot]
    return g.offer[(spot - SANCTUARY_DECK) // MOST_FOUND, (spot - SANCTUARY_DECK) % MOST_FOUND]


@rule
def lay_at(g, spot, card):
    """Put a sanctuary at a spot."""
    if spot < SANCTUARY_DECK:
        g.sanctuary_deck[spot] = card
    else:
        g.offer[(spot - SANCTUARY_DECK) // MOST_FOUND, (spot - SANCTUARY_DECK) % MOST_FOUND] = card


@rule
def mix_after(g, hidden, event, mine, dice):
    """Shuffle the cards that were in this event (0: the deal) and that the seat has not seen since: first the spots of such cards."""
    past = event | (event - 1) if event > 0 else np.int64(0)
    members = 0
    for i in range(hidden):
        returns = g.returns[card_at(g, g.spots[i])]
        if (event == 0 or returns & event) and not returns & mine & ~past:
            g.spots[i], g.spots[members] = g.spots[members], g.spots[i]
            members += 1
    for i in range(members - 1, 0, -1):
        swap_ways(g, g.spots[i], g.spots[roll(dice, i + 1)], past)


@rule
def swap_ways(g, spot, other_spot, past):
    """Two cards change places and all that happened to them after the event; what was before it stays with each."""
    card, other = card_at(g, spot), card_at(g, other_spot)
    before, other_before = g.returns[card] & past, g.returns[other] & past
    after, other_after = g.returns[card] & ~past, g.returns[other] & ~past
    g.returns[card] = before | other_after
    g.returns[other] = other_before | after
    lay_at(g, spot, other)
    lay_at(g, other_spot, card)


@rule
def recall_returns(g):
    """What each seat has put back follows from the ways the cards went."""
    for seat in range(g.seats):
        g.put_back[seat] = 0
    for card in range(1, SANCTUARIES + 1):
        if g.returns[card]:
            for turn in range(g.turn + 1):
                for step in range(g.seats):
                    if g.returns[card] >> (MAX_SEATS * turn + step) & 1:
                        g.put_back[g.order[turn, step]] |= np.int64(1) << card
