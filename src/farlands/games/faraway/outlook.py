"""How promising a move looks in Faraway: what the cards may bring by the end, with what may be face up by then.

A region will see the sanctuaries and what comes after it: what is explored already, most of the hand, and for what is still unknown
what regions and sanctuaries show on average. A move is worth what its card may bring, and what its symbols add to cards that lie already.
It is a guess, and a fast one, to the last round, where a need half met still counts for something, and a card about to be explored still
counts as one in hand. The weights make up for that: they were found by letting millions of games be played by this alone.
"""

import numpy as np
from numpy.typing import NDArray

from farlands.game import rule
from farlands.games.faraway.cards import BIOME_SET, CHIMERA, CLUE, COUNTED, SANCTUARY, SHOWN, STONE, SYMBOLS, THISTLE, WONDERS, YELLOW, box
from farlands.games.faraway.scoring import count_of_symbol, on_sanctuaries
from farlands.games.faraway.state import CHOOSE_HAND, DEALT_ADVANCED, DISCARD, EXPLORE, HAND, KEEP, PICK, PLAY, REGIONS, ROUNDS, TAKE
from farlands.games.faraway.state import SANCTUARY as KEEP_SANCTUARY

HELD = 0.94
"""How likely a region in hand is to be explored, where enough rounds are left."""
CHOSEN_REGION = 1.2
"""A region still unknown shows so many times what regions do on average: it will be chosen."""
FOUND = 0.5
"""Sanctuaries that a round brings."""
CLIMB = 15.0
"""Fame that finding sanctuaries is worth."""
CLUE_A_ROUND = 0.5
"""Fame that a clue is worth for each round after it."""
LOW = 2.0
"""Fame that the lowest time is worth above the highest, for each round after it: others climb from there."""
SET = 0.45
"""How much a biome that sets wait for counts."""

MOST_HELD = DEALT_ADVANCED + HAND


def _ahead() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """For so many rounds left and regions held: how likely one held is explored, and what else is seen of each symbol on average."""
    shown = box().shows.astype(float)
    regions, sanctuaries = shown[1 : 1 + REGIONS].mean(axis=0), shown[1 + SANCTUARY :].mean(axis=0)
    likely = np.zeros((ROUNDS, MOST_HELD + 1))
    usual = np.zeros((ROUNDS, MOST_HELD + 1, COUNTED))
    for left in range(ROUNDS):
        for held in range(MOST_HELD + 1):
            likely[left, held] = HELD * min(1.0, left / max(held, 1))
            unknown = max(0.0, left - likely[left, held] * held)
            usual[left, held, : len(SYMBOLS)] = CHOSEN_REGION * unknown * regions + FOUND * left * sanctuaries
    return likely, usual


LIKELY, USUAL = _ahead()
TRACE = 1e-6
SHARE = 1.0 / np.maximum(box().needs, TRACE)
"""The share of its need that each wonder is to a card; where none is needed, a trace is enough, and there always is one."""


@rule
def outlook(box, g, seat, out, count, worth):
    """What each of the legal actions is worth to the seat, in fame."""
    left = ROUNDS - 1 - np.int64(g.turn)
    hand, held = in_hand(g, seat)
    likely, usual = LIKELY[left, held], USUAL[left, held]
    kept = on_sanctuaries(g, seat)
    seen, length = look_back(box, g, seat, kept, hand, likely, usual)
    last = np.int64(g.row[seat, length - 1]) if length > 0 else REGIONS
    before = seen if g.phase == KEEP else kept
    from_hand = g.phase == EXPLORE or g.phase == CHOOSE_HAND
    for i in range(count):
        card = card_of(np.int64(out[i]))
        symbols = np.int64(SHOWN[card])
        value = brings(box, card, before + symbols, hand - symbols if from_hand else hand, likely, usual)
        value += CLUE_A_ROUND * left * box.shows[card, CLUE]
        for symbol in range(len(SYMBOLS)):
            value += g.wanted[symbol] * box.shows[card, symbol]
        if g.phase == EXPLORE:
            value += CLIMB * np.int64(card > last) - LOW * left * card / REGIONS
        worth[i] = -value if g.phase == CHOOSE_HAND else value


@rule
def card_of(action):
    """The region or sanctuary that an action is about, as the box counts them."""
    if action < TAKE:
        return action - PLAY + 1
    if action < KEEP_SANCTUARY:
        return action - TAKE + 1
    if action < DISCARD:
        return SANCTUARY + action - KEEP_SANCTUARY + 1
    return action - DISCARD + 1


@rule
def in_hand(g, seat):
    """What the regions in hand show, and how many they are."""
    hand, held = np.int64(0), np.int64(0)
    for i in range(DEALT_ADVANCED):
        hand += SHOWN[g.dealt[seat, i]]
        held += g.dealt[seat, i] > 0
    for i in range(HAND):
        hand += SHOWN[g.taken[seat, i]]
        held += g.taken[seat, i] > 0
    return hand, held


@rule
def look_back(box, g, seat, seen, hand, likely, usual):
    """Note what one more of each symbol would be worth to the cards that lie; what all of them show, and how long the row is."""
    for symbol in range(COUNTED):
        g.wanted[symbol] = 0.0
    length = np.int64(g.turn + (g.phase == PICK or g.phase == KEEP))
    for place in range(length - 1, -1, -1):
        region = np.int64(g.row[seat, place])
        seen += SHOWN[region]
        want(box, g, region, seen, hand, likely, usual)
    for i in range(g.kept[seat]):
        want(box, g, SANCTUARY + g.sanctuaries[seat, i], seen, hand, likely, usual)
    return seen, length


@rule
def want(box, g, card, seen, hand, likely, usual):
    """Note what one more of each symbol would be worth to this card."""
    stones = expected_of_symbol(STONE, seen, hand, likely, usual)
    chimeras = expected_of_symbol(CHIMERA, seen, hand, likely, usual)
    thistles = expected_of_symbol(THISTLE, seen, hand, likely, usual)
    of_stones, of_chimeras, of_thistles = chance(card, 0, stones), chance(card, 1, chimeras), chance(card, 2, thistles)
    kind, other_kind = np.int64(box.per[card, 0]), np.int64(box.per[card, 1])
    each = float(box.fame[card])
    full = each * (expected(kind, seen, hand, likely, usual) + expected_of_symbol(other_kind, seen, hand, likely, usual))
    g.wanted[STONE] += full * of_chimeras * of_thistles * (chance(card, 0, stones + 1.0) - of_stones)
    g.wanted[CHIMERA] += full * of_stones * of_thistles * (chance(card, 1, chimeras + 1.0) - of_chimeras)
    g.wanted[THISTLE] += full * of_stones * of_chimeras * (chance(card, 2, thistles + 1.0) - of_thistles)
    each *= of_stones * of_chimeras * of_thistles
    g.wanted[kind] += each
    g.wanted[other_kind] += each
    if kind == BIOME_SET:
        sets = expected(BIOME_SET, seen, hand, likely, usual)
        for biome in range(YELLOW + 1):
            if expected_of_symbol(biome, seen, hand, likely, usual) < sets + 0.5:
                g.wanted[biome] += SET * each


@rule
def chance(card, wonder, coming):
    """How likely a card gets as many of a wonder as it needs, by guess: the square of the share that is expected."""
    share = min(1.0, SHARE[card, wonder] * (coming + TRACE))
    return share * share


@rule
def brings(box, card, seen, hand, likely, usual):
    """The fame that a card may bring by the end, if so much is seen already."""
    count = expected(np.int64(box.per[card, 0]), seen, hand, likely, usual)
    count += expected_of_symbol(np.int64(box.per[card, 1]), seen, hand, likely, usual)
    fame = box.fame[card] * count
    for i in range(len(WONDERS)):
        fame *= chance(card, i, expected_of_symbol(STONE + i, seen, hand, likely, usual))
    return fame


@rule
def expected(kind, seen, hand, likely, usual):
    """How many symbols of a kind may be seen in the end, or sets of biomes."""
    if kind == BIOME_SET:
        sets = expected_of_symbol(np.int64(0), seen, hand, likely, usual)
        for biome in range(1, YELLOW + 1):
            sets = min(sets, expected_of_symbol(biome, seen, hand, likely, usual))
        return sets
    return expected_of_symbol(kind, seen, hand, likely, usual)


@rule
def expected_of_symbol(symbol, seen, hand, likely, usual):
    """How many of one symbol may be seen in the end."""
    return count_of_symbol(seen, symbol) + likely * count_of_symbol(hand, symbol) + usual[symbol]
