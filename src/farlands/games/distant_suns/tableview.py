"""The table of Distant Suns in a terminal: header, panel, sheets, and beside the seat's own sheet what it chooses from."""

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from farlands.cli.terminal import View
from farlands.games.distant_suns.hexes import ORIENTATIONS, turned
from farlands.games.distant_suns.hexview import SIGN_STYLES, Drawn, Pen, SheetDrawing, flow, picture, width_of
from farlands.games.distant_suns.panelview import Panel, decision
from farlands.games.distant_suns.state import FORMS, MISS, ROUNDS
from farlands.games.distant_suns.whatif import WhatIf, form_of, turning
from farlands.words import say

LINES_BELOW = 6
"""What follows the table on the screen: news, the question, the keys, and where one types."""
LETTERS = "abcdefgjkmpr"
"""Names of the orientations of a figure: none that means something else on the command line, none that looks like a number."""
assert len(LETTERS) == ORIENTATIONS


class TableDrawing:
    """What a view shows, for any width: the panel, then the sheets, the seat's own large; or only that one, with a drawing to come.

    On a terminal too low for that, all sheets are small; the panel comes last while a module is to be placed, else its zones in words.
    """

    def __init__(self, what: WhatIf, view: View, names: Sequence[str], move: str = "", seat: int | None = None) -> None:
        self.what = what
        self.view = view
        self.names = names
        self.move = move
        self.seat = view.get("seat") if seat is None else seat
        """Whose sheet is large."""
        self.draws = decision(view) in ("form", "draw")
        self.low = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.pen, self.width = Pen(options.ascii_only), options.max_width
        lines = list(self.lines())
        if options.is_terminal and len(lines) + LINES_BELOW > options.max_height:
            self.low = True
            lines = list(self.lines())
        yield from lines

    def lines(self) -> Iterable[Text]:
        """All that is drawn, and what the signs mean."""
        yield from self.whole_table() if self.names else flow(self.own_sheet(), self.width, 1)
        yield self.pen.legend(with_next=self.draws)
        if self.low and self.draws:
            yield Text(say("distant-suns-half-lower"), style="dim")

    def whole_table(self) -> Iterable[Text]:
        """The header, the panel, the sheets."""
        view = self.view
        yield Text(say("distant-suns-header", round=view["round"], rounds=ROUNDS, phase=view["phase"]), style="bold reverse")
        panel = Panel(self.what, view, self.pen, self.width)
        if self.low and decision(view) != "place":
            yield from flow([[line] for line in panel.in_words()], self.width)
        elif not self.low:
            yield from panel.lines()
            yield Text(say("distant-suns-panel-key", active=self.sides[0], others=self.sides[1]), style="dim")
        if self.seat is None:
            yield from flow([self.large(seat) for seat in range(len(self.names))], self.width, 1)
        else:
            yield from flow(self.own_sheet(), self.width, 1)
        if self.low and decision(view) == "place":
            yield from panel.lines()

    @property
    def sides(self) -> tuple[str, str]:
        """The signs of modules."""
        return ("o", "x") if self.pen.plain else ("●", "■")

    def own_sheet(self) -> list[list[Text]]:
        """The large sheet, and beside it what goes with it."""
        assert self.seat is not None
        sheet = self.large(self.seat)
        room = self.width - width_of(sheet) - 1
        return [sheet, flow(self.beside_sheet(), room if room >= width_of(self.tallies(self.seat)) else self.width, 2)]

    def beside_sheet(self) -> list[list[Text]]:
        """While the seat draws: how the figure can lie; else the other sheets. What counts on the seat's own sheet."""
        seat = self.seat
        assert seat is not None
        blocks = [self.tallies(seat)]
        if seat == self.view.get("seat") and self.draws:
            return [*blocks, *(self.forms() if decision(self.view) == "form" else self.orientations())]
        return [*blocks, *(self.small(other) for other in range(len(self.names)) if other != seat)]

    def large(self, seat: int) -> list[Text]:
        """A seat's sheet."""
        is_own = seat == self.view.get("seat")
        new = set(self.view["sketch"] if is_own else ())
        if is_own and self.move:
            new = set(self.what.cells_drawn(self.view, self.move))
        next_to = self.what.next_to(self.view) if is_own and self.draws else ()
        sheet = SheetDrawing(self.what.deck.sheet, drawn_on(self.view, seat, new, next_to), self.pen)
        return [*self.heading(seat), *(sheet.small_lines(named=self.draws or not self.names) if self.low else sheet.lines())]

    def small(self, seat: int) -> list[Text]:
        """A seat's sheet, small."""
        return [*self.heading(seat), *SheetDrawing(self.what.deck.sheet, drawn_on(self.view, seat), self.pen).small_lines()]

    def heading(self, seat: int) -> list[Text]:
        """Whose sheet it is, and what it is worth now."""
        if not self.names:
            return []
        points = self.what.points(self.view, seat)["total"]
        style = "bold underline" if seat == self.view.get("seat") else "underline"
        area, name = self.view["areas"][seat], self.names[seat]
        line = Text(say("distant-suns-area", number=seat + 1, name=name, points=points), style=style)
        line.append(f" {self.pen.sign('upgrade')}{area['won'] - area['spent']}", style="bold not underline")
        line.append("" if seat != self.view["active"] else f" {self.sides[0]}", style="bold not underline")
        return [line]

    def tallies(self, seat: int) -> list[Text]:
        """What counts on a sheet besides missions."""
        pen, area, sheet = self.pen, self.view["areas"][seat], self.what.points(self.view, seat)
        done = sum(not line["open"] for line in sheet["treasures"])
        left = sum(not line["covered"] for line in sheet["aliens"])
        totals = sheet["totals"]
        lines = [
            pen.signed("treasure").append(
                " " + say("distant-suns-tally-treasure", count=done, points=totals["treasures"]), style="not bold default"
            ),
            pen.signed("alien").append(
                " " + say("distant-suns-tally-alien", count=left, points=totals["aliens"]), style="not bold default"
            ),
            pen.signed("upgrade").append(
                " " + say("distant-suns-tally-upgrade", count=area["won"] - area["spent"]), style="not bold default"
            ),
        ]
        for world in sheet["worlds"]:
            first, later = (self.what.deck.value(f"worlds.{world['world']}.{value}") for value in ("first", "later"))
            taken = any(other["worlds"][world["world"] - 1] for other in self.view["areas"])
            worth = f"+{world['points']}" if world["reached"] else f"({later})" if taken else f"({first}, {later})"
            lines.append(
                pen.signed("world").append(f"{world['world']}").append(f" {worth}", style="" if world["reached"] else "not bold dim")
            )
        return lines

    @property
    def token(self) -> int:
        """The zone token whose figure the view's seat is to draw."""
        return int(self.view["zones"][self.view["areas"][self.view["seat"]]["required"]])

    def orientations(self) -> list[list[Text]]:
        """The ways in which the figure can lie somewhere, each with its letter in the cell that a move names."""
        cells = self.what.outline(self.token, form_of(self.view))
        open_ones = {turning(move)[0] for move in self.what.moves(self.view)}
        chosen = turning(self.move)[0] if self.move else None
        return [
            picture(turned(cells, way), self.pen, "bold yellow" if way == chosen else "", LETTERS[way])
            for way in range(ORIENTATIONS)
            if way in open_ones
        ]

    def forms(self) -> list[list[Text]]:
        """The forms that the figure can be drawn in, with the numbers of the moves."""
        blocks = []
        for move in self.what.moves(self.view):
            form = int(move[1:]) - 1
            if form == MISS:
                blocks.append([Text(f"{form + 1} {say('distant-suns-miss')}", style="bold")])
                continue
            cost = self.pen.sign("upgrade") * len(FORMS[form])
            rest = tuple(cell for i, cell in enumerate(self.what.deck.figures[self.token]) if i not in FORMS[form])
            blocks.append([Text(f"{form + 1} ", style="bold").append(cost, style=SIGN_STYLES["upgrade"]), *picture(rest, self.pen)])
        return blocks


def drawn_on(view: View, seat: int, new: Iterable[int] = (), next_to: Iterable[int] = ()) -> Drawn:
    """What lies on a seat's sheet."""
    figures = enumerate(view["areas"][seat]["figures"])
    return Drawn({cell: (i, figure["place"]) for i, figure in figures for cell in figure["cells"]}, set(new), set(next_to))
