"""Faraway's rules from the first region to the last sanctuary, in the order of the rulebook. Before: `setup.py`; after: `scoring.py`."""

import numpy as np

from farlands.dice import lay_as_written, shuffle
from farlands.game import rule
from farlands.games.faraway.cards import CLUE, SANCTUARY
from farlands.games.faraway.setup import deal_market, drop_from_hand, everybody, put_region_back
from farlands.games.faraway.state import (
    ACTIONS,
    CHOOSE_HAND,
    DISCARD,
    EXPLORE,
    HAND,
    KEEP,
    MAX_SEATS,
    OVER,
    PICK,
    PLAY,
    ROUNDS,
    SANCTUARY_DECK,
    TAKE,
)
from farlands.games.faraway.state import SANCTUARY as KEEP_SANCTUARY

REFUSALS = ("", "over", "not-waiting", "no-such-move", "not-in-hand", "not-on-market", "not-found", "not-this-phase")
DONE, GAME_OVER, NOT_WAITING, NO_SUCH_MOVE, NOT_IN_HAND, NOT_ON_MARKET, NOT_FOUND, NOT_THIS_PHASE = range(len(REFUSALS))


# --- Phase 1: exploring a region -----------------------------------------------------------------------------------------------------


@rule
def choose_region(box, g, seat, region):
    """All choose at the same time and in secret; the last choice turns all of them up."""
    g.secret[seat] = region
    g.waiting &= ~(1 << seat)
    if g.waiting == 0:
        reveal_regions(box, g)


@rule
def reveal_regions(box, g):
    """The chosen regions are added on the right of each row; then sanctuaries are found and the turns begin."""
    for seat in range(g.seats):
        region = np.int64(g.secret[seat])
        g.secret[seat] = 0
        drop_from_hand(g, seat, region)
        g.row[seat, g.turn] = region
    g.revealed += 1
    put_in_order(g)
    if g.turn > 0:
        find_sanctuaries(box, g)
    g.step = 0
    g.phase = PICK
    seek_decision(g)


@rule
def put_in_order(g):
    """Seats by ascending exploration time of the region just revealed. Times are unique."""
    for seat in range(g.seats):
        place = seat
        while place > 0 and g.row[g.order[g.turn, place - 1], g.turn] > g.row[seat, g.turn]:
            g.order[g.turn, place] = g.order[g.turn, place - 1]
            place -= 1
        g.order[g.turn, place] = seat


# --- Phase 2: finding sanctuaries ----------------------------------------------------------------------------------------------------


@rule
def find_sanctuaries(box, g):
    """Who explored longer than in the round before finds one sanctuary, and one more for every clue in the area."""
    for step in range(g.seats):
        seat = g.order[g.turn, step]  # the order matters only when the deck runs short
        if g.row[seat, g.turn] > g.row[seat, g.turn - 1]:
            g.missing[seat] = 1 + clues(box, g, seat)
            draw_sanctuaries(g, seat)


@rule
def clues(box, g, seat):
    """Clues on all regions and sanctuaries of the area, the region just explored included."""
    count = 0
    for i in range(g.turn + 1):
        count += box.shows[g.row[seat, i], CLUE]
    for i in range(g.kept[seat]):
        count += box.shows[SANCTUARY + g.sanctuaries[seat, i], CLUE]
    return count


@rule
def draw_sanctuaries(g, seat):
    """Draw the sanctuaries still owed to a seat, as far as the deck reaches."""
    while g.missing[seat] > 0 and g.sanctuary_top < g.sanctuary_bottom:
        g.offer[seat, g.offered[seat]] = g.sanctuary_deck[g.sanctuary_top % SANCTUARY_DECK]
        g.offered[seat] += 1
        g.missing[seat] -= 1
        g.sanctuary_top += 1
        g.revealed += 1


# --- Phase 3: ending the exploration -------------------------------------------------------------------------------------------------


@rule
def seek_decision(g):
    """The next decision of this round's turns: seats by ascending exploration time take a region, then keep one sanctuary found."""
    while g.step < g.seats:
        seat = g.order[g.turn, g.step]
        if g.phase == PICK:
            if g.turn < ROUNDS - 1:  # in the last round nobody takes a region
                g.waiting = 1 << seat
                return
            g.phase = KEEP
        draw_sanctuaries(g, seat)  # those the deck was too short for, from what others have put back meanwhile
        g.missing[seat] = 0
        if g.offered[seat] > 0:
            g.waiting = 1 << seat
            return
        g.step += 1
        g.phase = PICK
    end_round(g)


@rule
def take_region(g, seat, region):
    """One region from the market to the hand, in the open."""
    g.on_market -= 1
    for i in range(g.on_market):
        if g.market[i] == region:
            g.market[i] = g.market[g.on_market]
            break
    g.market[g.on_market] = 0
    for i in range(HAND):
        if g.taken[seat, i] == 0:
            g.taken[seat, i] = region
            break
    g.phase = KEEP
    seek_decision(g)


@rule
def keep_sanctuary(box, g, seat, sanctuary):
    """One of the sanctuaries found joins the area; the others go under the deck, in an order nobody knows."""
    g.sanctuaries[seat, g.kept[seat]] = sanctuary
    g.kept_in[seat, g.kept[seat]] = g.turn
    g.kept[seat] += 1
    rest = 0
    for i in range(g.offered[seat]):
        if g.offer[seat, i] != sanctuary:
            g.offer[seat, rest] = g.offer[seat, i]
            rest += 1
    shuffle(g.dice[:], g.offer[seat, :rest])
    for i in range(rest):
        put_under_deck(g, seat, g.offer[seat, i])
    if g.written:
        lay_as_written(g.sanctuary_deck[:], g.sanctuary_bottom - rest, g.sanctuary_bottom, box.sanctuaries_written[:])
    for i in range(g.offered[seat]):
        g.offer[seat, i] = 0
    g.offered[seat] = 0
    g.revealed += 1
    g.step += 1
    g.phase = PICK
    seek_decision(g)


@rule
def put_under_deck(g, seat, sanctuary):
    """Put a sanctuary under the deck, and note who knows of it."""
    g.sanctuary_deck[g.sanctuary_bottom % SANCTUARY_DECK] = sanctuary
    g.sanctuary_bottom += 1
    g.returns[sanctuary] |= np.int64(1) << (MAX_SEATS * g.turn + g.step)
    g.put_back[seat] |= np.int64(1) << sanctuary


@rule
def end_round(g):
    """The region left on the market leaves the game; a new market is dealt, except before the last round, when nobody takes any more."""
    if g.turn < ROUNDS - 1:
        g.left_over[g.turn] = g.market[0]
        g.market[0] = 0
        g.on_market = 0
    g.turn += 1
    if g.turn == ROUNDS:
        g.phase = OVER
        g.waiting = 0
        return
    if g.turn < ROUNDS - 1:
        deal_market(g)
    g.phase = EXPLORE
    g.waiting = everybody(g)


# --- The contract --------------------------------------------------------------------------------------------------------------------


@rule
def to_act(g):
    """The seats that owe a decision now, as a bit mask."""
    return g.waiting


@rule
def over(g):
    """Whether all eight rounds are played."""
    return g.phase == OVER


@rule(inline=True)
def legal(box, g, seat, out):
    """Write the actions open to a seat; return how many."""
    if not g.waiting >> seat & 1:
        return 0
    none = np.int64(0)
    if g.phase == PICK:
        return write(g.market[: g.on_market], TAKE, out, none)
    if g.phase == KEEP:
        return write(g.offer[seat, : g.offered[seat]], KEEP_SANCTUARY, out, none)
    if g.phase == CHOOSE_HAND:
        return write(g.dealt[seat], DISCARD, out, none)
    return write(g.taken[seat], PLAY, out, write(g.dealt[seat, :HAND], PLAY, out, none))


@rule(inline=True)
def write(cards, family, out, written):
    """Append the action of the family for each of the cards that is there; return how many are written by now."""
    for i in range(len(cards)):
        out[written] = family + np.int64(cards[i]) - 1  # of an empty place: written over by the next card
        written += np.int64(cards[i] > 0)
    return written


@rule
def apply(box, g, seat, action):
    """Do what the action says and return DONE, or change nothing and return why not."""
    refusal = refuse(g, seat, action)
    if refusal != DONE:
        return refusal
    if g.phase == EXPLORE:
        choose_region(box, g, seat, action - PLAY + 1)
    elif g.phase == PICK:
        take_region(g, seat, action - TAKE + 1)
    elif g.phase == KEEP:
        keep_sanctuary(box, g, seat, action - KEEP_SANCTUARY + 1)
    else:
        put_region_back(box, g, seat, action - DISCARD + 1)
    return DONE


@rule(inline=True)
def refuse(g, seat, action):
    """Why an action is not allowed now, or DONE."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_MOVE
    if g.phase == OVER:
        return GAME_OVER
    if seat < 0 or seat >= g.seats or not g.waiting >> seat & 1:
        return NOT_WAITING
    if g.phase == EXPLORE and action < TAKE:
        in_hand = holds(g.dealt[seat], action - PLAY + 1) or holds(g.taken[seat], action - PLAY + 1)
        return DONE if in_hand else NOT_IN_HAND
    if g.phase == PICK and TAKE <= action < KEEP_SANCTUARY:
        return DONE if holds(g.market[:], action - TAKE + 1) else NOT_ON_MARKET
    if g.phase == KEEP and KEEP_SANCTUARY <= action < DISCARD:
        return DONE if holds(g.offer[seat], action - KEEP_SANCTUARY + 1) else NOT_FOUND
    if g.phase == CHOOSE_HAND and action >= DISCARD:
        return DONE if holds(g.dealt[seat], action - DISCARD + 1) else NOT_IN_HAND
    return NOT_THIS_PHASE


@rule(inline=True)
def holds(cards, card):
    """Whether the card is among these. (Looks at all: a loop that stops early is slower, as nobody can guess where.)"""
    found = False
    for i in range(len(cards)):
        found |= cards[i] == card
    return found
