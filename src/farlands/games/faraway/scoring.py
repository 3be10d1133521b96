"""Faraway's score: from the last region played back to the first, then the sanctuaries; the ranking; and the score sheet as data."""

from typing import Any

import numpy as np

from farlands.game import rule
from farlands.games.faraway.cards import (
    BIOME_SET,
    BITS,
    BLUE,
    FULL,
    GREEN,
    MANY,
    NEEDED,
    ONE,
    RED,
    SANCTUARY,
    SHOWN,
    STONE,
    SYMBOLS,
    WONDERS,
    YELLOW,
)
from farlands.games.faraway.state import DISCARD, LOWEST_SUM, PLAY, REGIONS, ROUNDS, TAKE
from farlands.games.faraway.state import SANCTUARY as KEEP_SANCTUARY
from farlands.table import Record


@rule
def score(box, g, seat):
    """Fame of a seat's area. A region counts what is face up by then: itself, all regions after it, all sanctuaries."""
    seen = on_sanctuaries(g, seat)
    total = 0
    for place in range(ROUNDS - 1, -1, -1):
        region = np.int64(g.row[seat, place])
        seen += SHOWN[region]
        total += fame(box, region, seen)
    for i in range(g.kept[seat]):
        total += fame(box, SANCTUARY + g.sanctuaries[seat, i], seen)
    return total


@rule
def on_sanctuaries(g, seat):
    """What a seat's sanctuaries show; they are face up throughout."""
    seen = np.int64(ONE)
    for i in range(g.kept[seat]):
        seen += SHOWN[SANCTUARY + g.sanctuaries[seat, i]]
    return seen


@rule
def fame(box, card, seen):
    """Fame of a card with the symbols that are face up now; nothing if a wonder it needs is missing."""
    each = np.int64(box.fame[card]) * meets(seen, NEEDED[card])
    return each * (count_of(seen, np.int64(box.per[card, 0])) + count_of(seen, np.int64(box.per[card, 1])))


@rule
def meets(seen, needed):
    """Whether there are as many of each symbol as needed: where there are not, the difference borrows the highest bit of the count."""
    return (seen | FULL) - needed & FULL == FULL


@rule
def count_of(seen, kind):
    """How many symbols of a kind there are, or complete sets of biomes."""
    if kind == BIOME_SET:
        sets = count_of_symbol(seen, RED)
        for biome in (GREEN, BLUE, YELLOW):
            sets = min(sets, count_of_symbol(seen, biome))
        return sets
    return count_of_symbol(seen, kind)


@rule
def count_of_symbol(seen, symbol):
    """How many of one symbol there are: ONCE counts as a symbol seen once, NOTHING as one never seen."""
    return seen >> BITS * symbol & MANY


@rule
def scores(box, g, out):
    """Fame of each seat's area as it lies."""
    for seat in range(g.seats):
        out[seat] = score(box, g, seat)


@rule
def ranking(box, g, out):
    """Place of each seat: by fame, then by the tie-break chosen. Regions are unique, so the lowest card always decides."""
    for seat in range(g.seats):
        out[seat] = 0
    for seat in range(g.seats):
        for other in range(g.seats):
            if beats(box, g, other, seat):
                out[seat] += 1


@rule
def beats(box, g, one, other):
    """Whether one seat is ranked above another."""
    difference = score(box, g, one) - score(box, g, other)
    if difference == 0 and g.tie_break == LOWEST_SUM:
        difference = total_time(g, other) - total_time(g, one)
    if difference == 0:
        difference = shortest_time(g, other) - shortest_time(g, one)
    return difference > 0


@rule
def total_time(g, seat):
    """Sum of the exploration times of a row."""
    total = np.int64(0)
    for i in range(ROUNDS):
        total += g.row[seat, i]
    return total


@rule
def shortest_time(g, seat):
    """The lowest exploration time of a row."""
    shortest = REGIONS + 1
    for i in range(ROUNDS):
        if g.row[seat, i] > 0:
            shortest = min(shortest, g.row[seat, i])
    return shortest


def sheet(box: Record, g: Record, seat: int) -> dict[str, Any]:
    """Where a seat's fame comes from, card by card in the order of play."""
    seen = int(on_sanctuaries(g, seat))
    regions = []
    for place in reversed(range(ROUNDS)):
        region = int(g.row[seat, place])
        if region:
            seen += int(SHOWN[region])
            regions.append({"number": region} | explain(box, region, seen))
    kept = [int(s) for s in g.sanctuaries[seat, : g.kept[seat]]]
    sanctuaries = [{"number": s} | explain(box, SANCTUARY + s, seen) for s in kept]
    regions.reverse()
    return {"regions": regions, "sanctuaries": sanctuaries, "total": sum(card["fame"] for card in regions + sanctuaries)}


def explain(box: Record, card: int, seen: int) -> dict[str, Any]:
    """Why a card gives what it gives: what it needs and what is visible, how much for each of what, and how many there are."""
    needs: list[dict[str, Any]] = [
        {"wonder": wonder, "needed": int(box.needs[card, i]), "visible": int(count_of(seen, STONE + i))}
        for i, wonder in enumerate(WONDERS)
        if box.needs[card, i]
    ]
    return quest(box, card) | {
        "needs": needs,
        "met": all(need["visible"] >= need["needed"] for need in needs),
        "count": sum(int(count_of(seen, int(kind))) for kind in box.per[card]),
        "fame": int(fame(box, card, seen)),
    }


def quest(box: Record, card: int) -> dict[str, Any]:
    """What a card gives fame for: `per` names symbols, or a set of biomes; empty with `each` above 0 means flat fame."""
    names = dict(enumerate(SYMBOLS)) | {BIOME_SET: "biome_set"}
    return {"each": int(box.fame[card]), "per": [names[int(kind)] for kind in box.per[card] if int(kind) in names]}


# --- A cheap guess for bots ----------------------------------------------------------------------------------------------------------


@rule
def prior(box, g, seat, action):
    """Fame of the visible area with the card added: a region at the end of the row, a sanctuary beside it. What to put back: the least."""
    if KEEP_SANCTUARY <= action < DISCARD:
        place = g.kept[seat]
        g.sanctuaries[seat, place] = action - KEEP_SANCTUARY + 1
        g.kept[seat] += 1
        guess = score(box, g, seat)
        g.kept[seat] -= 1
        g.sanctuaries[seat, place] = 0
        return guess
    if action < TAKE:
        return score_with(box, g, seat, action - PLAY + 1)
    if action < KEEP_SANCTUARY:
        return score_with(box, g, seat, action - TAKE + 1)
    return -score_with(box, g, seat, action - DISCARD + 1)


@rule
def score_with(box, g, seat, region):
    """Fame with one more region at the end of the row."""
    place = 0
    while g.row[seat, place] > 0:
        place += 1
    g.row[seat, place] = region
    guess = score(box, g, seat)
    g.row[seat, place] = 0
    return guess
