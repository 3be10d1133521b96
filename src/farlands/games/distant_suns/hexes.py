"""Cells of a hexagonal grid, in plain Python: drawings in columns, turning and mirroring, what is connected.

A cell is (q, r): q the column, r counted downwards along the lines that rise to the right, so that neighbours are the same everywhere.
"""

from collections.abc import Iterable, Iterator, Sequence

Cell = tuple[int, int]
Cells = tuple[Cell, ...]

DIRECTIONS: Cells = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
ORIENTATIONS = 12
"""Six turns, and six of the mirror image."""


def at(column: int, row: int) -> Cell:
    """The cell of a column, so many below its top. Odd columns stand half a cell lower."""
    return column, row - column // 2


def column_and_row(cell: Cell) -> tuple[int, int]:
    """Where a cell stands in a drawing in columns."""
    return cell[0], cell[1] + cell[0] // 2


def read_columns(columns: Sequence[str]) -> Iterator[tuple[Cell, str]]:
    """The cells of a drawing and their letters; `-` and a space are no cells."""
    for column, letters in enumerate(columns):
        for row, letter in enumerate(letters):
            if letter not in "- ":
                yield at(column, row), letter


def neighbours(cell: Cell) -> Cells:
    """The six cells around a cell."""
    return tuple((cell[0] + q, cell[1] + r) for q, r in DIRECTIONS)


def turned(cells: Iterable[Cell], orientation: int) -> Cells:
    """The cells in one of the twelve orientations, their order kept."""
    now = tuple((r, q) for q, r in cells) if orientation >= ORIENTATIONS // 2 else tuple(cells)
    for _ in range(orientation % (ORIENTATIONS // 2)):
        now = tuple((-r, q + r) for q, r in now)
    return now


def moved(cells: Iterable[Cell], origin: Cell) -> Cells:
    """The cells seen from one of them."""
    return tuple((q - origin[0], r - origin[1]) for q, r in cells)


def in_place(cells: Iterable[Cell]) -> Cells:
    """The same for cells that differ only in where they lie."""
    ordered = sorted(cells)
    return moved(ordered, ordered[0])


def outline(cells: Iterable[Cell]) -> Cells:
    """The same for figures that are equal but for turning and mirroring."""
    cells = tuple(cells)
    return min(in_place(turned(cells, orientation)) for orientation in range(ORIENTATIONS))


def connected(cells: Iterable[Cell]) -> bool:
    """Whether the cells are one piece."""
    left = set(cells)
    if not left:
        return False
    edge = [left.pop()]
    while edge:
        touched = left.intersection(neighbours(edge.pop()))
        left -= touched
        edge += touched
    return not left
