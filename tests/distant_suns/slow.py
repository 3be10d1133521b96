"""Distant Suns told a second time, slowly: sets of (column, row) cells, nothing of the game's own code but its deck and its record."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from farlands.games.distant_suns.deck import Deck, our_deck

Cell = tuple[int, int]
Cells = frozenset[Cell]
ROUND_THE_CELL = {0: ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0)), 1: ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1))}
"""Neighbours by parity of the column: odd columns stand half a cell lower."""
TABLE = (0, 3, 6, 10, 15, 20)


def around(cell: Cell) -> set[Cell]:
    return {(cell[0] + column, cell[1] + row) for column, row in ROUND_THE_CELL[cell[0] % 2]}


def rim(cells: Iterable[Cell]) -> set[Cell]:
    return set().union(*(around(cell) for cell in cells)) - set(cells)


def in_one_piece(cells: Iterable[Cell]) -> bool:
    left = set(cells)
    group = {left.pop()} if left else set()
    while left & rim(group):
        group |= left & rim(group)
        left -= group
    return bool(group) and not left


def cube(cell: Cell) -> tuple[int, int, int]:
    column, row = cell
    x, z = column, row - (column - column % 2) // 2
    return x, -x - z, z


def offset(x: int, z: int) -> Cell:
    return x, z + (x - x % 2) // 2


def poses(cells: Iterable[Cell]) -> set[Cells]:
    """All twelve orientations, as sets of cube coordinates (x, z), moved so that the least of them is the origin."""
    found = set()
    cubes = [cube(cell) for cell in cells]
    for mirrored in (False, True):
        now = [(x, z, y) for x, y, z in cubes] if mirrored else cubes
        for _ in range(6):
            now = [(-z, -x, -y) for x, y, z in now]
            flat = sorted((x, z) for x, _, z in now)
            found.add(frozenset((x - flat[0][0], z - flat[0][1]) for x, z in flat))
    return found


class Sheet:
    """The sheet as letters by cell."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        columns = deck.value("sheet.columns")
        drawn = [((c, r), letter) for c, column in enumerate(columns) for r, letter in enumerate(column) if letter not in "- "]
        self.letter = dict(drawn)
        self.numbered = [cell for cell, _ in drawn]
        self.figures = [set(self.drawing(drawing)) for drawing in self.drawings()]
        self.open = {cell for cell, letter in drawn if letter in ".AU"}

    def drawings(self) -> list[list[str]]:
        return [self.deck.value(name) for name in ("black_hole.columns", *(f"zones.{zone}.columns" for zone in range(1, 11)))]

    @staticmethod
    def drawing(columns: list[str]) -> Iterator[Cell]:
        return ((c, r) for c, column in enumerate(columns) for r, letter in enumerate(column) if letter == "#")

    def of(self, letters: str) -> list[Cell]:
        return [cell for cell, letter in self.letter.items() if letter in letters]

    def cells(self, mask: Any) -> Cells:
        """The cells of two words of the record."""
        return frozenset(cell for i, cell in enumerate(self.numbered) if int(mask[i // 64]) >> (i % 64) & 1)

    def lies(self, cells: Iterable[Cell]) -> set[Cells]:
        """Every way in which a figure can lie on open cells."""
        found = set()
        for pose in poses(cells):
            for column, row in self.numbered:
                x, _, z = cube((column, row))
                placed = frozenset(offset(x + a, z + b) for a, b in pose)
                if placed <= self.open:
                    found.add(placed)
        return found

    def rests(self, token: int, left_out: int) -> list[set[Cell]]:
        """What is left of a figure without so many cells, connected ones only."""
        figure = self.figures[token]
        return [figure - set(out) for out in combinations(sorted(figure), left_out) if in_one_piece(figure - set(out))]

    def drawable(self, token: int, left_out: int, figures: list[Cells]) -> set[Cells]:
        """Every legal figure of a token with so many cells left out, on a sheet with these figures."""
        covered = set().union(*figures)
        must_touch = rim(covered) if figures else around(self.of("S")[0])
        lies = set().union(*(self.lies(rest) for rest in self.rests(token, left_out)))
        return {figure for figure in lies if not figure & covered and figure & must_touch}


SHEET = Sheet(our_deck())


def points(count: int) -> int:
    return TABLE[count] if count <= 5 else 20 + 5 * (count - 5)


def drawn_figures(sheet: Sheet, g: Any, seat: int) -> list[tuple[int, Cells]]:
    """The figures of a seat with the places of their zones; missed turns left out."""
    drawn = [(int(g.required[seat, turn]), sheet.cells(g.figures[seat, turn])) for turn in range(g.turn)]
    return [(place, cells) for place, cells in drawn if cells]


def mission_count(sheet: Sheet, mission: str, mine: list[Cells], holes: list[Cells]) -> int:
    """Section 01 of the scoring, for the figures of the mission's zone."""
    cells = set().union(*mine)
    if mission == "alien":
        return len(cells & set(sheet.of("A")))
    if mission == "upgrade":
        return len(cells & set(sheet.of("U")))
    if mission == "treasure":
        return sum(bool(around(treasure) & cells) for treasure in sheet.of("T"))
    if mission == "black_hole":
        return sum(bool(rim(set().union(*holes)) & figure) for figure in mine) if holes else 0
    groups: list[list[Cells]] = []
    for figure in mine:
        joined = [group for group in groups if any(rim(other) & figure for other in group)]
        groups = [group for group in groups if group not in joined] + [[figure, *(other for group in joined for other in group)]]
    return max(map(len, groups), default=0)


def score(sheet: Sheet, g: Any, seat: int, missions: list[str | None]) -> int:
    """All points of a seat, worlds as marked."""
    drawn = drawn_figures(sheet, g, seat)
    by_place = [[cells for place, cells in drawn if place == each] for each in range(6)]
    total = sum(points(mission_count(sheet, mission, by_place[place], by_place[0])) for place, mission in enumerate(missions) if mission)
    covered = set().union(*(cells for _, cells in drawn))
    total += int(sum(int(had) for had in g.worlds[seat]))
    total += 10 * sum(around(treasure) & set(sheet.letter) <= covered for treasure in sheet.of("T"))
    return total - 5 * sum(alien not in covered for alien in sheet.of("A"))
