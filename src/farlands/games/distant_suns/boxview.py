"""What is in the box of Distant Suns, in a terminal: the figures with their names, and the empty sheet."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from farlands.games.distant_suns.deck import Deck
from farlands.games.distant_suns.hexview import Drawn, Pen, SheetDrawing, flow, picture
from farlands.games.distant_suns.names import zone_name
from farlands.words import say


class BoxDrawing:
    """Each figure with its name as people read it and as files write it; the sheet; what the signs mean; the worlds' values."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        pen, deck = Pen(options.ascii_only), self.deck
        figures = []
        for zone, name, cells in zip(deck.ids, deck.names, deck.figures, strict=True):
            shown = zone_name(zone, name)
            title = Text(shown, style="bold").append("" if shown == zone else f" {zone}", style="not bold dim")
            figures.append([title, *picture(cells, pen), Text()])
        yield from flow(figures, options.max_width, 3)
        yield from SheetDrawing(deck.sheet, Drawn(), pen).lines()
        yield pen.legend()
        for world in range(1, len(deck.sheet.worlds) + 1):
            first, later = (deck.value(f"worlds.{world}.{value}") for value in ("first", "later"))
            yield (
                pen.signed("world")
                .append(f"{world}: ")
                .append(say("distant-suns-world-worth", first=first, later=later), style="not bold default")
            )
        if any(value.source == "designed" for value in deck.values):
            yield Text(say("distant-suns-designed"), style="yellow")
