"""Faraway's components: 68 regions and 45 sanctuaries, read from the data files into one read-only record, the box.

Both kinds of card are rows of the same arrays: region r is row r, sanctuary s is row SANCTUARY + s.
"""

import csv
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from farlands.games.faraway.state import DECKS, REGIONS, SANCTUARIES
from farlands.table import Record

SYMBOLS = ("red", "green", "blue", "yellow", "night", "clue", "stone", "chimera", "thistle")
BIOMES = SYMBOLS[:4]
WONDERS = SYMBOLS[6:]
RED, GREEN, BLUE, YELLOW, NIGHT, CLUE, STONE, CHIMERA, THISTLE = range(9)
NOTHING, ONCE, BIOME_SET = 9, 10, 11
"""Further things that fame is given for each of: never, one time, each complete set of four biomes."""
COUNTED = len(SYMBOLS) + 3

SANCTUARY = REGIONS
CARDS = 1 + REGIONS + SANCTUARIES

BOX = np.dtype(
    [
        ("shows", "i1", (CARDS, len(SYMBOLS))),
        ("needs", "i1", (CARDS, len(WONDERS))),
        ("fame", "i1", CARDS),
        ("per", "i1", (CARDS, 2)),
        ("written", "i1"),
        *((f"{deck.name}_written", "i1", deck.positions) for deck in DECKS),
    ],
    align=True,
)


def _per(text: str, fame: int) -> tuple[int, int]:
    """What a card's fame is given for each of: the sum of two counts."""
    if not text:
        return (ONCE if fame else NOTHING), NOTHING
    if text == "biome_set":
        return BIOME_SET, NOTHING
    kinds = [SYMBOLS.index(name) for name in text.split("+")]
    return kinds[0], kinds[1] if len(kinds) == 2 else NOTHING


def _fill(box: Record, card: int, row: dict[str, str]) -> None:
    if row["biome"]:
        box.shows[card, SYMBOLS.index(row["biome"])] = 1
    for symbol, column in (("night", "night"), ("clue", "clues"), *((wonder, wonder) for wonder in WONDERS)):
        box.shows[card, SYMBOLS.index(symbol)] = int(row[column])
    box.needs[card] = [int(row.get(f"need_{wonder}", 0)) for wonder in WONDERS]
    box.fame[card] = int(row["fame"])
    box.per[card] = _per(row["per"], int(row["fame"]))


@cache
def box() -> Record:
    """The cards of the box; every value is official."""
    filled = np.zeros(1, BOX).view(np.recarray)[0]
    filled.per[0] = NOTHING
    for file, first in (("regions.csv", 0), ("sanctuaries.csv", SANCTUARY)):
        text = (files(__package__) / "components" / file).read_text(encoding="utf-8")
        for row in csv.DictReader(text.splitlines()):
            _fill(filled, first + int(row["number"]), row)
    return filled


# --- Symbols counted in one number ---------------------------------------------------------------------------------------------------

BITS = 6
"""So many bits for each symbol: what a card shows is counted with one addition."""
MANY = (1 << BITS) - 1
FULL = sum(1 << (BITS * symbol + BITS - 1) for symbol in range(len(SYMBOLS)))
"""The highest bit of each count: no area comes near."""
ONE = 1 << BITS * ONCE
"""A count begins with this: there is one of ONCE, and none of NOTHING."""


def in_one_number(counts: NDArray[np.integer], first: int = 0) -> NDArray[np.int64]:
    """Counts of some symbols, beginning with the first, for each card."""
    places = 1 << BITS * np.arange(first, first + counts.shape[1], dtype=np.int64)
    numbers: NDArray[np.int64] = counts.astype(np.int64) @ places
    return numbers


SHOWN = in_one_number(box().shows)
NEEDED = in_one_number(box().needs, STONE)
"""What each card shows and needs. (Not in the box: journals keep a fingerprint of that, and nothing is told here that is not there.)"""
