"""Distant Suns before the first turn: an empty table, five of ten zone tokens in the row, a mission beside each."""

from farlands.dice import KEY_WORDS, lay_as_written, shuffle, start
from farlands.game import rule
from farlands.games.distant_suns.state import (
    MAX_SEATS,
    MISSIONS,
    MODULES,
    MOST_WORLDS,
    PLACE,
    PLACES,
    TOKENS,
    TURNS,
)

MISSION_COUNT = len(MISSIONS)


@rule
def prepare(box, g, deal, seats, options):
    """Clear the table, shuffle the zone tokens and the missions."""
    clear(g)
    g.seats = seats
    for i in range(KEY_WORDS):
        g.dice[i] = deal[i]
    start(g.dice[:])
    for i in range(TOKENS):
        g.zone_deck[i] = i + 1
    for i in range(MISSION_COUNT):
        g.mission_deck[i] = i + 1
    g.zone_bottom = TOKENS
    g.mission_bottom = MISSION_COUNT
    shuffle(g.dice[:], g.zone_deck[:])
    shuffle(g.dice[:], g.mission_deck[:])
    if box.written:
        lay_as_written(g.zone_deck[:], 0, TOKENS, box.zones_written[:])
        lay_as_written(g.mission_deck[:], 0, MISSION_COUNT, box.missions_written[:])
    for seat in range(seats):
        for word in range(2):
            g.reach[seat, word] = box.start_rim[word]


@rule
def deal_out(box, g):
    """Steps 2 and 3 of the preparation: a zone token to each place beside the black hole, a mission beside each token."""
    for place in range(1, PLACES):
        g.zones[place] = g.zone_deck[g.zone_top]
        g.zone_top += 1
        g.missions[place] = g.mission_deck[g.mission_top]
        g.mission_top += 1
    g.revealed += 1
    g.waiting = 1 << g.active


@rule
def clear(g):
    """Take everything off the table."""
    g.phase = PLACE
    g.round_number = g.turn = g.active = g.waiting = g.placed = 0
    g.revealed = g.notches = g.zone_top = g.mission_top = 0
    for i in range(PLACES):
        g.zones[i] = g.missions[i] = 0
    for i in range(MODULES):
        g.modules[i] = 0
    for seat in range(MAX_SEATS):
        clear_seat(g, seat)


@rule
def clear_seat(g, seat):
    """An empty sheet."""
    for turn in range(TURNS):
        g.required[seat, turn] = 0
    for word in range(2):
        for turn in range(TURNS):
            g.figures[seat, turn, word] = g.rims[seat, turn, word] = 0
        g.covered[seat, word] = g.reach[seat, word] = g.sketch[seat, word] = g.sketch_rim[seat, word] = 0
    for world in range(MOST_WORLDS):
        g.worlds[seat, world] = 0
    g.won[seat] = g.spent[seat] = g.form[seat] = g.drawing[seat] = 0
