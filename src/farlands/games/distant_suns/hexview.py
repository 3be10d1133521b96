"""Hexes in a terminal: the sheet with the borders of its figures, a small sheet, figures as little pictures. Knows no rules.

Every kind of cell has a sign and every figure its zone's number and an outline, so that all can be read without colour; and each sign has
a plain letter for terminals that have no others.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from farlands.games.distant_suns import hexes
from farlands.games.distant_suns.hexes import Cell, Cells
from farlands.games.distant_suns.names import cell_name
from farlands.games.distant_suns.tables import Sheet
from farlands.words import say

SIGNS = {"start": "⌂", "world": "◎", "treasure": "◆", "alien": "Ψ", "upgrade": "▲", "cluster": "⁂", "black_hole": "●"}
PLAIN_SIGNS = {"start": "S", "world": "W", "treasure": "T", "alien": "A", "upgrade": "U", "cluster": "C", "black_hole": "B"}
SIGN_STYLES = {
    "start": "bold",
    "world": "bold bright_yellow",
    "treasure": "bold bright_cyan",
    "alien": "bold bright_red",
    "upgrade": "bold bright_green",
}
ZONE_STYLES = (
    "white on grey23",
    "black on dark_orange",
    "black on green3",
    "white on dodger_blue3",
    "black on orchid",
    "black on turquoise2",
)
NEW_STYLE = "bold black on bright_yellow"
EDGE_STYLE, OUTLINE_STYLE = "bright_black", "bold"
SHEET_MARGIN, STEP = 2, 3
"""Columns of the row numbers, and from one column of cells to the next."""
NEW, NEXT = "*", "+"


@dataclass(frozen=True)
class Pen:
    """Draws with the signs that the terminal has."""

    plain: bool

    def sign(self, kind: str) -> str:
        """The sign of a kind of cell or of a mission; none for an empty cell."""
        return (PLAIN_SIGNS if self.plain else SIGNS).get(kind, "")

    def signed(self, kind: str) -> Text:
        """The sign in its colour."""
        return Text(self.sign(kind), style=SIGN_STYLES.get(kind, "bold"))

    def legend(self, with_next: bool = False) -> Text:
        """What the signs mean."""
        words = [self.signed(kind).append(f" {say(f'distant-suns-sign-{kind}')}", style="not bold dim") for kind in SIGN_STYLES]
        return Text("  ").join([*words, *([Text(f"{NEXT} {say('distant-suns-sign-next')}", style="dim")] if with_next else [])])

    @property
    def dot(self) -> str:
        """A small mark."""
        return "." if self.plain else "·"

    def half_blocks(self, upper: bool, lower: bool) -> str:
        """A place of which the halves are filled or not."""
        return ' _"#'[2 * upper + lower] if self.plain else " ▄▀█"[2 * upper + lower]


@dataclass(frozen=True)
class Drawn:
    """What lies on a sheet, by numbers of cells (from 1): for each cell covered the figure and the place of its zone; what is shown as
    new; and the cells of which the next figure must cover one.
    """

    figures: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    new: Collection[int] = ()
    next_to: Collection[int] = ()


# --- The sheet -----------------------------------------------------------------------------------------------------------------------


class SheetDrawing:
    """A sheet in flat-topped hexes, two characters inside each."""

    def __init__(self, sheet: Sheet, drawn: Drawn, pen: Pen) -> None:
        self.sheet = sheet
        self.drawn = drawn
        self.pen = pen
        self.number = {cell: number for number, cell in enumerate(sheet.cells, 1)}
        self.world = {cell: number for number, cell in enumerate(sheet.worlds, 1)}
        self.columns = 1 + max(column for column, _ in sheet.cells)
        self.canvas: dict[tuple[int, int], tuple[str, str]] = {}

    def lines(self) -> list[Text]:
        """The large sheet: columns have letters, rows numbers."""
        for column in range(self.columns):
            self.write(0, STEP * column + 1, cell_name(hexes.at(column, 0))[:-1], "bold")
        for cell in self.sheet.cells:
            column, row = hexes.column_and_row(cell)
            if column == 0:
                self.write(2 * row + 2, -SHEET_MARGIN, f"{row + 1:>{SHEET_MARGIN}}", "bold")
            self.draw_cell(cell, 2 * row + column % 2 + 1, STEP * column)
        return self.finished()

    def small_lines(self, named: bool = False) -> list[Text]:
        """Cells as they are, two characters each, without borders; odd columns really stand half a cell lower."""
        if named:
            for column in range(self.columns):
                self.write(-1, 2 * column, cell_name(hexes.at(column, 0))[:-1], "bold")
            for row in range(1 + max(hexes.column_and_row(cell)[1] for cell in self.sheet.cells)):
                self.write(row, -SHEET_MARGIN - 1, f"{row + 1:>{SHEET_MARGIN}}", "bold")
        for cell in self.sheet.cells:
            column, row = hexes.column_and_row(cell)
            inside = self.inside(cell)
            self.write(
                row, 2 * column, inside if inside.strip() else f"{self.pen.dot} ", self.style(cell) or self.sign_style(cell) or "dim"
            )
        return self.finished()

    def write(self, y: int, x: int, text: str, style: str) -> None:
        """Put a text on the canvas."""
        for i, letter in enumerate(text):
            self.canvas[y, x + i] = letter, style

    def finished(self) -> list[Text]:
        """The canvas as lines."""
        left, right = min(x for _, x in self.canvas), max(x for _, x in self.canvas)
        lines = []
        for y in range(min(y for y, _ in self.canvas), max(y for y, _ in self.canvas) + 1):
            line = Text()
            for x in range(left, right + 1):
                line.append(*self.canvas.get((y, x), (" ", "")))
            lines.append(line)
        return lines

    def draw_cell(self, cell: Cell, y: int, x: int) -> None:
        """A cell of which the upper edge is in line y: its inside and its six edges; each edge is drawn from both sides alike."""
        style, (right_below, below, left_below, left, above, right) = self.style(cell), hexes.neighbours(cell)
        self.write(y + 1, x + 1, self.inside(cell), style or self.sign_style(cell))
        sides = ((above, y, x + 1, "__"), (below, y + 2, x + 1, "__"), (left, y + 1, x, "/"), (left_below, y + 2, x, "\\"))
        for other, line, start, edge in (*sides, (right, y + 1, x + 3, "\\"), (right_below, y + 2, x + 3, "/")):
            own = self.group(cell) == self.group(other)
            ends = OUTLINE_STYLE if self.group(cell)[0] or self.group(other)[0] else EDGE_STYLE
            background = style if own or other is below else self.style(other) if other is above else ""
            self.write(line, start, " " * len(edge) if own else edge, background or ends)

    def group(self, cell: Cell) -> tuple[str, object]:
        """Cells of the same group have no edge between them."""
        number = self.number.get(cell, 0)
        if number in self.drawn.new:
            return "new", 0
        return ("figure", self.drawn.figures[number][0]) if number in self.drawn.figures else ("", cell)

    def style(self, cell: Cell) -> str:
        """The background of a covered cell."""
        number = self.number.get(cell, 0)
        if number in self.drawn.new:
            return NEW_STYLE
        return ZONE_STYLES[self.drawn.figures[number][1]] if number in self.drawn.figures else ""

    def sign_style(self, cell: Cell) -> str:
        """The colour of an open cell's sign."""
        return SIGN_STYLES.get(self.kind(cell), "bold yellow" if self.number[cell] in self.drawn.next_to else "")

    def kind(self, cell: Cell) -> str:
        """What a cell is."""
        return self.sheet.kinds[self.number[cell] - 1]

    def inside(self, cell: Cell) -> str:
        """Two characters: the zone's number if a figure covers the cell, and the cell's sign; a world with its number."""
        number, sign = self.number[cell], self.pen.sign(self.kind(cell))
        if cell in self.world:
            return f"{sign}{self.world[cell]}"
        if number in self.drawn.new:
            return f"{NEW}{sign or NEW}"
        if number in self.drawn.figures:
            return f"{self.drawn.figures[number][1]}{sign or ' '}"
        return f"{sign or ' '}{NEXT if number in self.drawn.next_to else ' '}"


# --- Little pictures -----------------------------------------------------------------------------------------------------------------


def picture(cells: Cells, pen: Pen, style: str = "", mark: str = "") -> list[Text]:
    """A figure in half blocks, two characters to a cell; its first cell has the mark inside, if there is one."""
    heights = {cell: 2 * cell[1] + cell[0] for cell in cells}
    left, top = min(q for q, _ in cells), min(heights.values())
    top -= (heights[cells[0]] - top) % 2
    filled = {(q - left, heights[q, r] - top + half) for q, r in cells for half in (0, 1)}
    width, height = 1 + max(x for x, _ in filled), 1 + max(y for _, y in filled)
    marked = cells[0][0] - left, heights[cells[0]] - top
    lines = []
    for y in range(0, height, 2):
        line = Text()
        for x in range(width):
            if mark and (x, y) == marked:
                line.append(f"{mark:2}", style="bold reverse")
            else:
                line.append(2 * pen.half_blocks((x, y) in filled, (x, y + 1) in filled), style=style)
        lines.append(line)
    return lines


# --- Blocks of lines -----------------------------------------------------------------------------------------------------------------


def width_of(block: Iterable[Text]) -> int:
    """The longest line."""
    return max((line.cell_len for line in block), default=0)


def centred(line: Text, width: int) -> Text:
    """A line in the middle of so many columns; cut if it is longer."""
    short = shortened(line, width)
    before = (width - short.cell_len) // 2
    return Text(" " * before).append(short).append(" " * (width - before - short.cell_len))


def shortened(line: Text, width: int) -> Text:
    """A line of so many columns at most; a point at its end says that it was longer."""
    if line.cell_len <= width:
        return line
    short = line.copy()
    short.truncate(max(width - 1, 0))
    return short.append("." if width else "")


def beside(blocks: Sequence[Sequence[Text]], gap: int = 2) -> list[Text]:
    """Blocks side by side."""
    widths = [width_of(block) for block in blocks]
    lines = []
    for y in range(max(map(len, blocks), default=0)):
        line = Text()
        for i, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            part = block[y] if y < len(block) else Text()
            line.append(part).append(" " * (width - part.cell_len + (gap if i < len(blocks) - 1 else 0)))
        line.rstrip()
        lines.append(line)
    return lines


def flow(blocks: Iterable[Sequence[Text]], width: int, gap: int = 2) -> list[Text]:
    """Blocks side by side as far as the width takes them, then below."""
    lines: list[Text] = []
    row: list[Sequence[Text]] = []
    for block in blocks:
        if row and sum(map(width_of, row)) + gap * len(row) + width_of(block) > width:
            lines += beside(row, gap)
            row = []
        row.append(block)
    return lines + beside(row, gap)
