"""Faraway's hidden worlds: what a seat cannot know is drawn anew, with all that a player with perfect memory knows kept.

A seat knows what lies open, its own cards, every region taken from the market, the regions it put back before the start, and which
sanctuaries it put under the deck, and when. All else is equally likely in every arrangement. Hidden cards are first laid out in
ascending order and then shuffled, so that the world drawn depends on the dice and on what the seat knows, not on the real world. (Late
with many seats, when sanctuaries have been put back twice, their ways are drawn by a random walk, which forgets the real ones only
as good as wholly: thousands of worlds would not show it.)
"""

import numpy as np

from farlands.dice import fresh_key, roll, shuffle
from farlands.game import rule
from farlands.games.faraway.cards import COUNTED
from farlands.games.faraway.state import (
    CHOOSE_HAND,
    DEALT_ADVANCED,
    EXPLORE,
    HAND,
    MAX_SEATS,
    MOST_FOUND,
    REGIONS,
    ROUNDS,
    SANCTUARIES,
    SANCTUARY_DECK,
)

TURNS = MAX_SEATS * ROUNDS
MIXES = 12
"""So often ways that crossed more than once are mixed again: more makes no difference that a test of thousands of worlds could see."""


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
    fresh_key(g.dice[:], dice)
    g.written = 0
    wipe_traces(g)


@rule
def wipe_traces(g):
    """Leave nothing of the real world where cards were drawn from, or in what is scratch. (Drawn after the hands: markets, all open.)"""
    for position in range(g.seats * (DEALT_ADVANCED if g.advanced else HAND)):
        g.region_deck[position] = 0
    for position in range(g.sanctuary_bottom, g.sanctuary_top + SANCTUARY_DECK):
        g.sanctuary_deck[position % SANCTUARY_DECK] = 0
    for i in range(SANCTUARIES):
        g.spots[i] = g.ways[i] = 0
    for i in range(REGIONS + 1):
        g.hidden[i] = 0
    for symbol in range(COUNTED):
        g.wanted[symbol] = 0.0


# --- Regions -------------------------------------------------------------------------------------------------------------------------


@rule
def mix_regions(g, seat, dice):
    """Mix the other hands' regions that nobody has seen with the deck. What this seat put back cannot be in a hand."""
    end = lay_hands_under_deck(g, seat)
    first = lay_in_order(g, seat, end)
    for position in range(end - 1, g.region_bottom - 1, -1):
        other = first + roll(dice, position + 1 - first)
        g.region_deck[position], g.region_deck[other] = g.region_deck[other], g.region_deck[position]
    take_hands_from_under_deck(g, seat)
    shuffle(dice, g.region_deck[g.region_top : g.region_bottom])


@rule
def lay_in_order(g, seat, end):
    """Lay the hidden regions in ascending order, those this seat put back first; return where the others begin."""
    for region in range(1, REGIONS + 1):
        g.hidden[region] = 0
    for position in range(g.region_top, end):
        g.hidden[g.region_deck[position]] = 1
    first = np.int64(g.region_top)
    for i in range(g.discarded[seat]):
        if g.hidden[g.discards[seat, i]]:
            g.hidden[g.discards[seat, i]] = 0
            g.region_deck[first] = g.discards[seat, i]
            first += 1
    position = first
    for region in range(1, REGIONS + 1):
        if g.hidden[region]:
            g.region_deck[position] = region
            position += 1
    return first


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
    nth = roll(dice, np.int64(HAND))
    for i in range(HAND):
        for region in (g.dealt[seat, i], g.taken[seat, i]):
            if region > 0:
                if nth == 0:
                    return region
                nth -= 1
    return 0


# --- Sanctuaries ---------------------------------------------------------------------------------------------------------------------
# Whoever puts sanctuaries back shuffles them; so did the deal. A seat loses sight of a card at the last such shuffle it took part in.
# Cards now hidden that were in the same shuffle may have gone each other's ways since: `mix_after` deals these ways out anew, shuffle by
# shuffle in the order of time.


@rule
def mix_sanctuaries(g, seat, dice):
    """Mix the hidden sanctuaries at the deal's shuffle, then at each later one, in the order of time; and again where ways crossed."""
    mine = own_returns(g, seat)
    hidden = find_hidden(g, seat)
    mix_all(g, hidden, mine, dice)
    mark_keeping(g)
    if some_way_is_long(g):
        for _ in range(MIXES):
            mix_middle_ways(g, mine, dice)
            mix_all(g, hidden, mine, dice)
    mark_keeping(g)
    recall_returns(g)


@rule
def mix_all(g, hidden, mine, dice):
    """Every shuffle up to now, once."""
    happened = np.int64(0)
    for i in range(hidden):
        happened |= g.returns[card_at(g, g.spots[i])]
    mix_after(g, hidden, np.int64(0), mine, dice)
    for turn in range(TURNS):
        if happened >> turn & 1:
            mix_after(g, hidden, np.int64(1) << turn, mine, dice)


@rule
def mark_keeping(g):
    """Count the turn in which a sanctuary was kept as one of its returns, or no longer: there, too, ways can meet."""
    for turn in range(min(g.turn + 1, ROUNDS)):
        for step in range(g.seats):
            seat = g.order[turn, step]
            for i in range(g.kept[seat]):
                if g.kept_in[seat, i] == turn:
                    g.returns[g.sanctuaries[seat, i]] ^= np.int64(1) << (MAX_SEATS * turn + step)


@rule
def some_way_is_long(g):
    """Whether any sanctuary has been found twice."""
    for card in range(1, SANCTUARIES + 1):
        if g.returns[card] & (g.returns[card] - 1):
            return True
    return False


@rule
def mix_middle_ways(g, mine, dice):
    """Two cards that met twice may have gone each other's ways in between, also if they lie open now: swap such ways at random."""
    cards = 0
    for card in range(1, SANCTUARIES + 1):
        if g.returns[card]:
            g.hidden[cards] = card
            cards += 1
    for _ in range(MIXES * cards):
        card, other = g.hidden[roll(dice, cards)], g.hidden[roll(dice, cards)]
        met = g.returns[card] & g.returns[other]
        if card != other and met:
            end = any_bit(met, dice)
            begin = any_bit((met & (end - 1)) << 1 | 1, dice) >> 1  # 0: the deal, where all cards met
            between = (end - 1) & ~(begin | (begin - 1)) if begin else end - 1
            if not (g.returns[card] | g.returns[other]) & (between | end) & mine:  # a seat knows how what it drew came to it
                swapped = (g.returns[card] ^ g.returns[other]) & between
                g.returns[card] ^= swapped
                g.returns[other] ^= swapped


@rule
def any_bit(mask, dice):
    """One of the bits of a mask, each equally likely."""
    count = 0
    for i in range(TURNS + 1):
        count += mask >> i & 1
    nth = roll(dice, count)
    for i in range(TURNS + 1):
        if mask >> i & 1:
            if nth == 0:
                return np.int64(1) << i
            nth -= 1
    return np.int64(0)


@rule
def own_returns(g, seat):
    """The turns of a seat up to now, as bits like those of `returns`."""
    mine = np.int64(0)
    for turn in range(min(g.turn + 1, ROUNDS)):
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
    """Deal out anew where the cards of a shuffle (0: the deal's) have gone since, all that are hidden and not seen by the seat since."""
    past = event | (event - 1) if event > 0 else np.int64(0)
    members = 0
    cards = np.int64(0)
    for i in range(hidden):
        spot = g.spots[i]
        card = card_at(g, spot)
        if (event == 0 or g.returns[card] & event) and not g.returns[card] & mine & ~past:
            g.spots[i], g.spots[members] = g.spots[members], spot
            g.ways[members] = g.returns[card] & ~past
            cards |= np.int64(1) << card
            members += 1
    count = 0
    for card in range(1, SANCTUARIES + 1):
        if cards >> card & 1:
            g.hidden[count] = card
            count += 1
    shuffle(dice, g.hidden[:members])
    for i in range(members):
        lay_at(g, g.spots[i], g.hidden[i])
        g.returns[g.hidden[i]] = g.returns[g.hidden[i]] & past | g.ways[i]


@rule
def recall_returns(g):
    """What each seat has put back follows from the ways the cards went."""
    for seat in range(g.seats):
        g.put_back[seat] = 0
    for card in range(1, SANCTUARIES + 1):
        returns = g.returns[card]
        for turn in range(min(g.turn + 1, ROUNDS)):
            for step in range(g.seats):
                if returns >> (MAX_SEATS * turn + step) & 1:
                    g.put_back[g.order[turn, step]] |= np.int64(1) << card
