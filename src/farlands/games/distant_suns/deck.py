"""Decks of Distant Suns: the sheet, the figures and the values of points, ours or from a user's file. Every value says where it comes from.

A user's file has the form of `components/deck.toml`; what it leaves out stays as it is there, and what it gives is "your box"
unless it says otherwise.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from farlands.deckfile import MINE, SOURCE, Value, is_name, merged, read_toml, shown
from farlands.deckfile import problems as problems_of
from farlands.errors import BadDeck
from farlands.games.distant_suns import hexes, tables
from farlands.games.distant_suns.hexes import Cells
from farlands.games.distant_suns.names import cell_name
from farlands.games.distant_suns.state import CELLS, LARGEST, MOST_SPECIAL, MOST_WORLDS, TOKENS
from farlands.games.distant_suns.tables import Sheet
from farlands.table import Record

SMALLEST = 3
LETTERS = {".": "blank", "S": "start", "T": "treasure", "A": "alien", "U": "upgrade"}
WORLD_LETTERS = "123456"[:MOST_WORLDS]
MOST_POINTS, MOST_TIMES = 100, 10
BLACK_HOLE_ID = "black_hole"

NUMBERS = {
    "sheet.circles": (0, MOST_SPECIAL),
    "points.further": (0, MOST_POINTS),
    "points.treasure": (0, MOST_POINTS),
    "points.alien": (0, MOST_POINTS),
    **{f"worlds.{world}.{value}": (1, MOST_POINTS) for world in WORLD_LETTERS for value in ("first", "later")},
}
"""Values that are numbers: the least and the most."""
TEXTS = {f"zones.{zone}.{value}" for zone in range(1, TOKENS + 1) for value in ("id", "name")}
DRAWINGS = {"sheet.columns", "black_hole.columns", *(f"zones.{zone}.columns" for zone in range(1, TOKENS + 1))}
NAMES = {*NUMBERS, *TEXTS, *DRAWINGS, "points.missions"}


class Deck(NamedTuple):
    """The components as a person thinks of them. Figure 0 is the black hole, the others are the zone tokens."""

    sheet: Sheet
    figures: tuple[Cells, ...]
    ids: tuple[str, ...]
    names: tuple[str | None, ...]
    values: tuple[Value, ...]

    def value(self, name: str) -> Any:
        """A value by its dotted name."""
        return next(value.value for value in self.values if value.name == name)


# --- Reading -------------------------------------------------------------------------------------------------------------------------


def new_deck() -> str:
    """The text of a deck file with the current values, for a user to change."""
    return (files(__package__) / "components" / "deck.toml").read_text(encoding="utf-8")


@cache
def our_deck() -> Deck:
    """The deck that the game comes with."""
    return build(merged(new_deck(), None, NAMES.__contains__))


def read_deck(path: Path) -> Deck:
    """A user's deck; `BadDeck` says what is wrong with it."""
    return build(merged(new_deck(), read_toml(path), NAMES.__contains__))


@cache
def our_box() -> Record:
    """The box of our own deck."""
    return box_of(our_deck())


def box(deck: Path | None = None) -> Record:
    """The components as numbers: ours, or a user's."""
    return components(deck)[1]


def components(deck: Path | None = None) -> tuple[Deck, Record]:
    """Ours, or a user's, as people think of them and as numbers."""
    return (our_deck(), our_box()) if deck is None else (read := read_deck(deck), box_of(read))


def problems(deck: Path) -> list[BadDeck]:
    """All that is wrong with a user's file."""
    return problems_of(new_deck(), read_toml(deck), lambda given: box_of(build(merged(new_deck(), given, NAMES.__contains__))))


def values(deck: Path | None = None) -> list[Value]:
    """Every value of a deck with its source."""
    return list((our_deck() if deck is None else read_deck(deck)).values)


def as_data(deck: Deck) -> dict[str, Any]:
    """What a page draws: cells by their numbers (from 1), with column and row (from 0, odd columns half a cell lower), and figures."""
    worlds = {cell: number for number, cell in enumerate(deck.sheet.worlds, 1)}
    cells = []
    for number, (cell, kind) in enumerate(zip(deck.sheet.cells, deck.sheet.kinds, strict=True), 1):
        column, row = hexes.column_and_row(cell)
        cells.append({"number": number, "name": cell_name(cell), "column": column, "row": row, "kind": kind, "world": worlds.get(cell)})
    figures = [
        {"id": name, "name": own_name, "cells": [hexes.column_and_row(cell) for cell in figure]}
        for name, own_name, figure in zip(deck.ids, deck.names, deck.figures, strict=True)
    ]
    return {"cells": cells, "figures": figures, "values": [value._asdict() for value in deck.values]}


def box_of(deck: Deck) -> Record:
    """The box of a deck."""
    given = {value.name: value.value for value in deck.values}
    numbers = {
        "worlds": [(given[f"worlds.{world + 1}.first"], given[f"worlds.{world + 1}.later"]) for world in range(len(deck.sheet.worlds))],
        "circles": given["sheet.circles"],
        **{name: given[f"points.{name}"] for name in ("missions", "further", "treasure", "alien")},
    }
    try:
        return tables.fill(deck.sheet, deck.figures, numbers)
    except tables.TooManyPlacements:
        raise BadDeck("distant-suns-deck-too-large", most=tables.MOST_PLACEMENTS) from None


# --- What a deck must be -----------------------------------------------------------------------------------------------------------------


def build(given: Mapping[str, Any]) -> Deck:
    """The deck of these values, all checked."""
    for name, value in given.items():
        check_kind(name, value)
    sheet = read_sheet(given)
    ids = (BLACK_HOLE_ID, *(given[f"zones.{zone}.id"] for zone in range(1, TOKENS + 1)))
    names = (None, *(given.get(f"zones.{zone}.name") for zone in range(1, TOKENS + 1)))
    drawings = (given["black_hole.columns"], *(given[f"zones.{zone}.columns"] for zone in range(1, TOKENS + 1)))
    figures = tuple(read_figure(name, drawing) for name, drawing in zip(ids, drawings, strict=True))
    check_different(ids, figures)
    grid = tables.Grid(sheet)
    for name, figure in zip(ids, figures, strict=True):
        if not any(grid.placements(figure)):
            raise BadDeck("distant-suns-deck-figure-nowhere", zone=name)
    listed = (Value(name, value, given[name + SOURCE]) for name, value in given.items() if name in NAMES)
    return Deck(sheet, figures, ids, names, tuple(listed))


def check_kind(name: str, value: Any) -> None:
    """Refuse a value that is not of its kind."""
    if name in NUMBERS:
        least, most = NUMBERS[name]
        if type(value) is not int or not least <= value <= most:
            raise BadDeck("deck-number", name=name, least=least, most=most, value=shown(value))
    elif name == "points.missions":
        if (
            not isinstance(value, list)
            or not 1 <= len(value) <= MOST_TIMES
            or not all(type(n) is int and 0 <= n <= MOST_POINTS for n in value)
        ):
            raise BadDeck("distant-suns-deck-numbers", name=name, count=MOST_TIMES, most=MOST_POINTS)
    elif name in DRAWINGS:
        if not isinstance(value, list) or not all(isinstance(column, str) for column in value):
            raise BadDeck("distant-suns-deck-columns", name=name)
        if max([len(value), *map(len, value)]) > CELLS:
            raise BadDeck("distant-suns-deck-wide", name=name, most=CELLS)
    elif name in TEXTS:
        if not is_name(value):
            raise BadDeck("deck-text", name=name)


def read_sheet(given: Mapping[str, Any]) -> Sheet:
    """The sheet of a drawing."""
    cells, kinds, worlds = [], [], {}
    for cell, letter in hexes.read_columns(given["sheet.columns"]):
        if letter not in LETTERS and letter not in WORLD_LETTERS:
            column, row = hexes.column_and_row(cell)
            raise BadDeck(
                "distant-suns-deck-letter", letter=shown(letter), column=column + 1, row=row + 1, letters=f"S {WORLD_LETTERS} T A U . -"
            )
        if letter in worlds:
            raise BadDeck("distant-suns-deck-world-twice", world=letter)
        if letter in WORLD_LETTERS:
            worlds[letter] = cell
        cells.append(cell)
        kinds.append(LETTERS.get(letter, "world"))
    sheet = Sheet(tuple(cells), tuple(kinds), tuple(worlds[world] for world in sorted(worlds)))
    check_worlds(given, worlds)
    check_sheet(sheet)
    return sheet


def check_worlds(given: Mapping[str, Any], worlds: Mapping[str, Any]) -> None:
    """Worlds are numbered from 1, and each that is drawn has its values. Values that came with our own deck may go without a world."""
    for number, world in enumerate(sorted(worlds), 1):
        if world != str(number):
            raise BadDeck("distant-suns-deck-world-missing", world=number)
        for value in ("first", "later"):
            if f"worlds.{world}.{value}" not in given:
                raise BadDeck("distant-suns-deck-world-values", world=number, name=f"worlds.{world}.{value}")
    for name in given:
        if re.fullmatch(r"worlds\.\d\.(first|later)", name) and name[7] not in worlds and given.get(name + SOURCE) == MINE:
            raise BadDeck("distant-suns-deck-world-missing", world=name[7])


def check_sheet(sheet: Sheet) -> None:
    """Refuse a sheet that cannot be played on."""
    if not 1 <= len(sheet.cells) <= CELLS:
        raise BadDeck("distant-suns-deck-cells", count=len(sheet.cells), most=CELLS)
    if sheet.kinds.count("start") != 1:
        raise BadDeck("distant-suns-deck-start", count=sheet.kinds.count("start"))
    for kind in ("alien", "upgrade", "treasure"):
        if sheet.kinds.count(kind) > MOST_SPECIAL:
            raise BadDeck("distant-suns-deck-too-many", kind=kind, count=sheet.kinds.count(kind), most=MOST_SPECIAL)
    open_cells = {cell for kind in tables.COVERABLE for cell in sheet.of_kind(kind)}
    if not open_cells.intersection(hexes.neighbours(sheet.of_kind("start")[0])):
        raise BadDeck("distant-suns-deck-start-enclosed")
    if not hexes.connected(open_cells):
        raise BadDeck("distant-suns-deck-sheet-apart")
    for world, cell in enumerate(sheet.worlds, 1):
        if not open_cells.intersection(hexes.neighbours(cell)):
            raise BadDeck("distant-suns-deck-world-enclosed", world=world)
    for cell in sheet.of_kind("treasure"):
        if not open_cells.intersection(hexes.neighbours(cell)):
            raise BadDeck("distant-suns-deck-treasure-enclosed", cell=cell_name(cell))


def read_figure(name: str, columns: list[str]) -> Cells:
    """The cells of a figure's drawing."""
    drawn = list(hexes.read_columns(columns))
    if any(letter != "#" for _, letter in drawn):
        raise BadDeck("distant-suns-deck-figure-letter", zone=name)
    cells = tuple(cell for cell, _ in drawn)
    if not SMALLEST <= len(cells) <= LARGEST:
        raise BadDeck("distant-suns-deck-figure-size", zone=name, count=len(cells), least=SMALLEST, most=LARGEST)
    if not hexes.connected(cells):
        raise BadDeck("distant-suns-deck-figure-apart", zone=name)
    return cells


def check_different(ids: tuple[str, ...], figures: tuple[Cells, ...]) -> None:
    """All zones have an id and a figure of their own."""
    known: dict[Any, str] = {}
    for name, figure in zip(ids, figures, strict=True):
        if name in known:
            raise BadDeck("distant-suns-deck-id-twice", zone=name)
        outline = hexes.outline(figure)
        if outline in known:
            raise BadDeck("distant-suns-deck-figure-twice", zone=name, other=known[outline])
        known |= {name: name, outline: name}
