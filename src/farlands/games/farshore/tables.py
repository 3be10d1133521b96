"""The box: one read-only record of numbers made from a deck, as the rules read it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from farlands.games.farshore.language import (
    COLOURS,
    DRAW,
    GAIN,
    GIVE_GOODS,
    PLAY,
    SALVAGE,
    SHIP,
    TRIGGERS,
    VISIT,
    Printed,
    Row,
)
from farlands.games.farshore.state import CARDS, DECKS, KINDS, MARKS, PARCHMENTS, RESOURCES, SHORE, TOKENS, WINDS
from farlands.table import Record

ON_SHORE_1 = KINDS + 1
ON_TOKEN_1 = ON_SHORE_1 + SHORE
AT_DOCKS = ON_TOKEN_1 + TOKENS
AT_LOOKOUT = AT_DOCKS + 1
SOURCES = AT_LOOKOUT + 1
"""Where effects come from: cards by their numbers, then the shore, island tokens, docks, lookout."""
ROWS = 320
ASKED = 5
"""Most different things a parchment asks for."""
NAME = 160
"""Bytes of a name: forty letters of any alphabet."""

BOX = np.dtype(
    [
        ("kinds", "i1"),
        ("copies", "i1", KINDS + 1),
        ("colour", "i1", KINDS + 1),
        ("critter", "i1", KINDS + 1),
        ("unique", "i1", KINDS + 1),
        ("vp", "i1", KINDS + 1),
        ("cost", "i1", (KINDS + 1, RESOURCES)),
        ("takes_slot", "i1", KINDS + 1),
        ("stays", "i1", KINDS + 1),
        ("ids", "u1", (KINDS + 1, NAME)),
        ("names", "u1", (KINDS + 1, NAME)),
        ("reconstructed", "i1", KINDS + 1),
        ("listens", "i2", KINDS + 1),
        ("simple", "i1", KINDS + 1),
        ("first_row", "i2", SOURCES),
        ("end_row", "i2", SOURCES),
        *((f"row_{name}", "i8" if name in ("cards", "played", "has", "lacks") else "i1", ROWS) for name in Row._fields),
        ("gives", "i1", SOURCES),
        ("must_salvage", "i8", SOURCES),
        ("compass_cards", "i8", (2, WINDS + 1)),
        ("parchment_cards", "i8", (PARCHMENTS, ASKED)),
        ("parchment_count", "i1", (PARCHMENTS, ASKED)),
        ("track_end", "i1"),
        ("track_vp", "i1", MARKS),
        ("treasures_by", "i1", MARKS),
        ("written", "i1"),
        *((f"{deck.name}_written", "i1", deck.positions) for deck in DECKS),
    ],
    align=True,
)


class Card(NamedTuple):
    """A kind of card."""

    id: str
    name: str | None
    printed: Printed
    copies: int
    vp: int
    cost: tuple[int, ...]
    takes_slot: bool
    worker_stays: bool
    rows: tuple[Row, ...]
    reconstructed: bool
    """Whether its cost or effects were made for Farlands."""


class Contents(NamedTuple):
    """All that is in a box. Spots are the four of the shore, ten island tokens, docks and lookout."""

    cards: tuple[Card, ...]
    spots: tuple[tuple[Row, ...], ...]
    compass: tuple[tuple[int, ...], tuple[int, ...]]
    parchments: tuple[tuple[tuple[int, int], ...], ...]
    """What each stack asks for: cards (bit mask) and how many of them."""
    track: tuple[int, ...]
    treasures: tuple[int, ...]


class TooManyRows(Exception):
    """More than the box has room for."""


def fill(contents: Contents) -> Record:
    """The box."""
    box = np.zeros(1, BOX).view(np.recarray)[0]
    box.kinds = len(contents.cards)
    for number, card in enumerate(contents.cards, 1):
        fill_card(box, number, card)
    fill_rows(box, [(), *(card.rows for card in contents.cards)], contents.spots)
    for stack, tokens in enumerate(contents.compass):
        box.compass_cards[stack, 1:] = tokens
    for stack, asked in enumerate(contents.parchments):
        for i, (cards, count) in enumerate(asked):
            box.parchment_cards[stack, i], box.parchment_count[stack, i] = cards, count
    box.track_end = len(contents.track) - 1
    box.track_vp[: len(contents.track)] = contents.track
    box.treasures_by[:] = [sum(treasure <= mark for treasure in contents.treasures) for mark in range(MARKS)]
    return box


def fill_card(box: Record, number: int, card: Card) -> None:
    """What is printed on a card."""
    box.copies[number], box.vp[number], box.cost[number] = card.copies, card.vp, card.cost
    box.colour[number] = COLOURS.index(card.printed.colour) + 1
    box.critter[number], box.unique[number] = card.printed.kind == "critter", card.printed.rarity == "unique"
    box.takes_slot[number], box.stays[number], box.reconstructed[number] = card.takes_slot, card.worker_stays, card.reconstructed
    for field, text in ((box.ids, card.id), (box.names, card.name or "")):
        letters = text.encode()[:NAME]
        field[number, : len(letters)] = list(letters)
    for row in card.rows:
        box.listens[number] |= 1 << row.trigger
    box.simple[number] = all(is_simple(row) for row in card.rows)


def is_simple(row: Row) -> bool:
    """Whether the step needs no decision and can be done before or after others like it: then nobody is asked for the order."""
    return (row.verb in (DRAW, SHIP) and not row.each) or (row.verb == GAIN and not row.each and row.what & (row.what - 1) == 0)


def fill_rows(box: Record, cards: Sequence[Sequence[Row]], spots: Sequence[Sequence[Row]]) -> None:
    """The rows of all effects, those of a card or spot side by side."""
    sources: Mapping[int, Sequence[Row]] = dict(enumerate(cards)) | {ON_SHORE_1 + i: rows for i, rows in enumerate(spots)}
    written = 0
    for source in range(SOURCES):
        rows = sorted(sources.get(source, ()), key=lambda row: row.trigger)
        box.first_row[source] = written
        if written + len(rows) > ROWS:
            raise TooManyRows
        for row in rows:
            for name, value in row._asdict().items():
                box[f"row_{name}"][written] = value
            written += 1
            if row.verb == GIVE_GOODS and row.trigger == VISIT:
                box.gives[source] += row.amount
            if row.verb == SALVAGE and row.trigger == PLAY:
                box.must_salvage[source] |= row.cards
        box.end_row[source] = written


def text_of(letters: Any) -> str:
    """A text that lies in the box."""
    return bytes(int(letter) for letter in letters).rstrip(b"\0").decode(errors="ignore")


assert len(TRIGGERS) < 15
assert CARDS >= 125
