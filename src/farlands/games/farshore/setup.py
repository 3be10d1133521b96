"""Farshore before the first turn: the board, the bay, the hands, and one new hand for whoever wants it."""

import numpy as np

from farlands.dice import KEY_WORDS, lay_as_written, roll, shuffle, start
from farlands.game import rule
from farlands.games.farshore.agenda import finish
from farlands.games.farshore.board import refill_bay
from farlands.games.farshore.effects import draw
from farlands.games.farshore.memory import clear_pile_place, discard_unseen, shuffle_deck, tidy
from farlands.games.farshore.state import (
    ANCHORS,
    BAY,
    CARDS,
    CITY,
    DUNES,
    FACT,
    FIRST_HAND,
    FIRST_WORKERS,
    GOODS,
    HAND,
    ISLANDS,
    KINDS,
    MAX_LEGAL,
    MAX_SEATS,
    MOST_SHOWN,
    PARCHMENTS,
    PLAYING,
    REDRAW,
    TOKENS,
    WINDS,
)

VALUES = 4
"""Parchments in a stack: 0, 1, 1 and 2 points from below; with fewer players the first 1, then the 0 are left out."""


# --- Shuffles ------------------------------------------------------------------------------------------------------------------------


@rule
def prepare(box, g, deal, seats, options):
    """Clear the table, shuffle cards, islands and compass tokens, draw the first player."""
    clear(g)
    g.seats = seats
    for i in range(KEY_WORDS):
        g.dice[i] = deal[i]
    start(g.dice[:])
    g.written = box.written
    for kind in range(1, box.kinds + 1):
        for _ in range(box.copies[kind]):
            g.deck[g.deck_bottom] = kind
            g.deck_bottom += 1
    shuffle_deck(box, g)
    shuffle_tokens(box, g)
    g.first = np.int64(0) if options[0] else roll(g.dice[:], seats)
    g.active = g.first
    for seat in range(seats):
        g.workers[seat] = FIRST_WORKERS
        g.anchors[seat] = ANCHORS
    lay_parchments(g)


@rule
def shuffle_tokens(box, g):
    """Islands, and the two stacks of the compass."""
    for i in range(TOKENS):
        g.island_deck[i] = i + 1
    for i in range(WINDS):
        g.compass_a[i] = g.compass_b[i] = i + 1
    g.island_bottom = TOKENS
    g.compass_a_bottom = g.compass_b_bottom = WINDS
    shuffle(g.dice[:], g.island_deck[:])
    shuffle(g.dice[:], g.compass_a[:])
    shuffle(g.dice[:], g.compass_b[:])
    if g.written:
        lay_as_written(g.island_deck[:], 0, TOKENS, box.islands_written[:])
        lay_as_written(g.compass_a[:], 0, WINDS, box.compass_a_written[:])
        lay_as_written(g.compass_b[:], 0, WINDS, box.compass_b_written[:])


@rule
def lay_parchments(g):
    """Stacks of 2, 1, 1 and 0 points from the top: all with four players, without a 1 with three, only 2 and 1 with two."""
    for stack in range(PARCHMENTS):
        count = 0
        for value in range(3):
            copies = 1
            if value == 0 and g.seats == 2:
                copies = 0
            if value == 1 and g.seats == 4:
                copies = 2
            for _ in range(copies):
                g.stacks[stack, count] = value + 1
                count += 1


# --- Clearing ------------------------------------------------------------------------------------------------------------------------


@rule
def clear(g):
    """Take everything off the table."""
    while g.depth > 0:
        finish(g)
    g.phase = REDRAW
    g.revealed = g.clock = g.shuffled = g.piled = 0
    g.deck_top = g.deck_bottom = g.island_top = g.compass_a_top = g.compass_b_top = 0
    for i in range(CARDS):
        g.deck[i] = 0
        clear_pile_place(g, i)
        g.free[i] = 0
        for j in range(FACT):
            g.facts[i, j] = 0
    for kind in range(KINDS + 1):
        g.tally[kind] = g.room[kind] = 0
    for i in range(MAX_LEGAL):
        g.choices[i] = 0
    for i in range(ISLANDS):
        g.islands[i] = g.flooded[i] = 0
    for i in range(BAY):
        g.bay[i] = g.bay_count[i] = 0
    for i in range(MOST_SHOWN):
        g.shown[i] = 0
    for stack in range(PARCHMENTS):
        for i in range(VALUES):
            g.stacks[stack, i] = 0
    for seat in range(MAX_SEATS):
        clear_seat(g, seat)


@rule
def clear_seat(g, seat):
    """Take everything of one seat off the table."""
    g.season[seat] = g.ended[seat] = g.anchors[seat] = g.ship[seat] = g.workers[seat] = g.astray[seat] = g.lost[seat] = 0
    g.slots[seat] = g.in_hand[seat] = g.held[seat] = 0
    g.in_city[seat] = 0
    g.hid_last[seat] = 0
    for i in range(GOODS):
        g.goods[seat, i] = 0
    for i in range(PARCHMENTS):
        g.parchments[seat, i] = 0
    for i in range(CITY):
        g.city[seat, i] = g.visited[seat, i] = g.anchored[seat, i] = 0
    for i in range(HAND):
        g.hand[seat, i] = g.hand_known[seat, i] = g.hand_rumoured[seat, i] = g.filled[seat, i] = 0
        g.gift_by[seat, i] = g.gift_when[seat, i] = 0
        tidy(g, seat, i)
    for i in range(DUNES + 1):
        g.spots[seat, i] = 0
    for kind in range(KINDS + 1):
        g.elsewhere[seat, kind] = 0


# --- Dealing -------------------------------------------------------------------------------------------------------------------------


@rule
def deal_out(box, g):
    """An island for each player, a token of each compass stack, the bay, and hands: five cards to the first player, then one more each."""
    for i in range(g.seats):
        g.islands[i] = g.island_deck[g.island_top]
        g.island_top += 1
    g.compass[0] = g.compass_a[0]
    g.compass[1] = g.compass_b[0]
    g.compass_a_top = g.compass_b_top = 1
    refill_bay(box, g)
    for i in range(g.seats):
        draw(box, g, (np.int64(g.first) + i) % g.seats, np.int64(FIRST_HAND + i))


@rule
def redraw(box, g, seat, new_hand):
    """Each player once, in the order of turns: all cards discarded, as many drawn. Then the first player begins."""
    if new_hand:
        count = np.int64(g.in_hand[seat])
        while g.in_hand[seat] > 0:
            discard_unseen(g, seat, np.int64(g.in_hand[seat]) - 1)
        draw(box, g, seat, count)
    g.active = (seat + 1) % g.seats
    if g.active == g.first:
        g.phase = PLAYING
