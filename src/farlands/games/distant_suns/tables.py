"""The box: one read-only record of numbers made from a deck. Every way in which a figure can lie on the sheet is worked out here, once.

Cells are bits of two 64-bit words; rules only ever use them with and, or and not, so the sign bit is a bit like any other. Forms of
figures with the same outline share one pattern, whose placements lie side by side in ascending order of their actions.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from farlands.games.distant_suns import hexes
from farlands.games.distant_suns.hexes import Cell, Cells
from farlands.games.distant_suns.state import CELLS, DECKS, FORMS, LARGEST, MOST_SPECIAL, MOST_WORLDS, TOKENS, TURNS
from farlands.table import Record

MOST_PLACEMENTS = 1 << 17
PATTERNS = (TOKENS + 1) * len(FORMS)
MOST_COUNTED = max(MOST_SPECIAL, TURNS) + 1
"""How often a mission can be done, and once more: what that would bring is asked, too."""
NO_PATTERN = -1
KINDS = ("blank", "start", "world", "treasure", "alien", "upgrade")
COVERABLE = ("blank", "alien", "upgrade")

BOX = np.dtype(
    [
        ("pattern", "i2", (TOKENS + 1, len(FORMS))),
        ("first", "i4", PATTERNS + 1),
        ("action", "i2", MOST_PLACEMENTS),
        ("cells", "i8", (MOST_PLACEMENTS, 2)),
        ("rim", "i8", (MOST_PLACEMENTS, 2)),
        ("cell_count", "i1", TOKENS + 1),
        ("kind", "i1", CELLS),
        ("start_rim", "i8", 2),
        ("aliens", "i8", (MOST_SPECIAL, 2)),
        ("upgrades", "i8", (MOST_SPECIAL, 2)),
        ("treasure_rims", "i8", (MOST_SPECIAL, 2)),
        ("world_rims", "i8", (MOST_WORLDS, 2)),
        ("alien_count", "i1"),
        ("upgrade_count", "i1"),
        ("treasure_count", "i1"),
        ("world_count", "i1"),
        ("world_first", "i1", MOST_WORLDS),
        ("world_later", "i1", MOST_WORLDS),
        ("circles", "i1"),
        ("mission_points", "i2", MOST_COUNTED + 1),
        ("treasure_points", "i2"),
        ("alien_points", "i2"),
        ("written", "i1"),
        *((f"{deck.name}_written", "i1", deck.positions) for deck in DECKS),
    ],
    align=True,
)


class Sheet(NamedTuple):
    """The space sheet: its cells in the order of their numbers, what each is, and which world is where."""

    cells: Cells
    kinds: tuple[str, ...]
    worlds: Cells

    def of_kind(self, kind: str) -> list[Cell]:
        """All cells of a kind."""
        return [cell for cell, what in zip(self.cells, self.kinds, strict=True) if what == kind]


class TooManyPlacements(Exception):
    """More than the box has room for."""


def words_of(numbers: Iterable[int]) -> tuple[int, int]:
    """Cell numbers (from 0) as two words."""
    bits = sum(1 << number for number in numbers)
    halves = bits & (1 << 64) - 1, bits >> 64
    return halves[0] - (halves[0] >> 63 << 64), halves[1] - (halves[1] >> 63 << 64)


def cells_of(mask: Sequence[Any]) -> list[int]:
    """The cell numbers (from 1, as people count) of two words."""
    return [cell + 1 for cell in range(CELLS) if int(mask[cell >> 6]) >> (cell & 63) & 1]


class Grid:
    """The sheet's cells as bits."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.number = {cell: number for number, cell in enumerate(sheet.cells)}
        self.coverable = {cell: number for cell, number in self.number.items() if sheet.kinds[number] in COVERABLE}

    def mask(self, cells: Iterable[Cell]) -> tuple[int, int]:
        """These cells, those that are on the sheet."""
        return words_of({self.number[cell] for cell in cells if cell in self.number})

    def rim(self, cells: Iterable[Cell]) -> tuple[int, int]:
        """All cells next to these."""
        own = set(cells)
        return self.mask({near for cell in own for near in hexes.neighbours(cell)} - own)

    def placements(self, pattern: Cells) -> Iterable[tuple[int, Cells]]:
        """Every different way in which the pattern lies on coverable cells: number of the drawing, and the cells."""
        known = set()
        for orientation in range(hexes.ORIENTATIONS):
            cells = hexes.turned(pattern, orientation)
            if hexes.in_place(cells) in known:
                continue
            known.add(hexes.in_place(cells))
            offsets = hexes.moved(cells, cells[0])
            for number, (q, r) in enumerate(self.sheet.cells):
                placed = tuple((q + a, r + b) for a, b in offsets)
                if all(cell in self.coverable for cell in placed):
                    yield orientation * CELLS + number, placed


def forms(figure: Cells) -> Iterable[tuple[int, Cells]]:
    """The different forms in which a figure can be drawn: number of the form, and the cells left. A form must be connected; of forms
    with the same outline only the first counts.
    """
    known = set()
    for form, left_out in enumerate(FORMS):
        rest = tuple(cell for i, cell in enumerate(figure) if i not in left_out)
        if max(left_out, default=-1) < len(figure) and hexes.connected(rest) and hexes.outline(rest) not in known:
            known.add(hexes.outline(rest))
            yield form, rest


def patterns(figures: Sequence[Cells]) -> tuple[list[Cells], list[dict[int, int]]]:
    """All outlines of all forms, the full ones first, each as one drawing of it; and for each figure the pattern of each form."""
    drawings: list[Cells] = []
    numbers: dict[Cells, int] = {}
    for cells in [*figures, *(rest for figure in figures for _, rest in forms(figure))]:
        if numbers.setdefault(hexes.outline(cells), len(drawings)) == len(drawings):
            drawings.append(cells)
    return drawings, [{form: numbers[hexes.outline(rest)] for form, rest in forms(figure)} for figure in figures]


def fill_sheet(box: Record, grid: Grid) -> None:
    """The special cells and what lies around them."""
    sheet = grid.sheet
    box.kind[:] = -1
    box.kind[: len(sheet.kinds)] = [KINDS.index(kind) for kind in sheet.kinds]
    box.start_rim[:] = grid.rim(sheet.of_kind("start"))
    for kind, field, around in (("alien", "aliens", False), ("upgrade", "upgrades", False), ("treasure", "treasure_rims", True)):
        cells = sheet.of_kind(kind)
        box[f"{kind}_count"] = len(cells)
        for i, cell in enumerate(cells):
            box[field][i] = grid.rim([cell]) if around else grid.mask([cell])
    box.world_count = len(sheet.worlds)
    for i, cell in enumerate(sheet.worlds):
        box.world_rims[i] = grid.rim([cell])


def fill_placements(box: Record, grid: Grid, figures: Sequence[Cells]) -> None:
    """All placements of all forms of the figures; figure 0 is the black hole."""
    drawings, numbers = patterns(figures)
    box.pattern[:] = NO_PATTERN
    for token, figure in enumerate(figures):
        box.cell_count[token] = len(figure)
        for form, number in numbers[token].items():
            box.pattern[token, form] = number
    written = 0
    for number, drawing in enumerate(drawings):
        box.first[number] = written
        for action, cells in grid.placements(drawing):
            if written == MOST_PLACEMENTS:
                raise TooManyPlacements
            box.action[written] = action
            box.cells[written] = grid.mask(cells)
            box.rim[written] = grid.rim(cells)
            written += 1
    box.first[len(drawings) :] = written


def fill(sheet: Sheet, figures: Sequence[Cells], values: Mapping[str, Any]) -> Record:
    """The box of a sheet, figures and the values of points, worlds and circles."""
    assert max(map(len, figures)) <= LARGEST
    box = np.zeros(1, BOX).view(np.recarray)[0]
    grid = Grid(sheet)
    fill_sheet(box, grid)
    fill_placements(box, grid, figures)
    for world, (first, later) in enumerate(values["worlds"]):
        box.world_first[world], box.world_later[world] = first, later
    box.circles = values["circles"]
    table = [0, *values["missions"]]
    table += [table[-1] + values["further"] * i for i in range(1, MOST_COUNTED + 2 - len(table))]
    box.mission_points[:] = table
    box.treasure_points, box.alien_points = values["treasure"], values["alien"]
    return box
