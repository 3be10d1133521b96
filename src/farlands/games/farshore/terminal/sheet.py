"""A score sheet of Farshore in a terminal, line by line: what scores, how much, why."""

from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from farlands.games.farshore.scoring import TREASURE_POINTS
from farlands.games.farshore.terminal.wording import Wording, name_of
from farlands.words import say


class ScoreSheet:
    """Where points come from: the cards of the city, tokens, treasures, parchments, the ship."""

    def __init__(self, words: Wording, sheet: dict[str, Any]) -> None:
        self.words = words
        self.sheet = sheet

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        sheet, grid = self.sheet, Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        if sheet["cards"]:
            grid.add_row(Text(say("farshore-sheet-city"), style="dim"))
        for line in sorted(sheet["cards"], key=lambda each: each["number"]):  # by colour
            grid.add_row(f"  {name_of(line)}", str(line["points"]), self.why(line))
        values = "+".join(map(str, sheet["parchments"]["values"]))
        treasures = f"{sheet['treasures']['count']} × {TREASURE_POINTS}" if sheet["treasures"]["count"] else ""
        parchments = f"({values}) × {sheet['parchments']['count']}" if values else ""
        grid.add_row(say("farshore-sheet-tokens"), str(sheet["tokens"]), "")
        grid.add_row(say("farshore-sheet-treasures"), str(sheet["treasures"]["points"]), treasures)
        grid.add_row(say("farshore-sheet-parchments"), str(sheet["parchments"]["points"]), parchments)
        grid.add_row(say("farshore-sheet-ship"), str(sheet["ship"]["points"]), say("farshore-why-ship", mark=sheet["ship"]["mark"]))
        grid.add_row(Text(say("farshore-total"), style="bold"), str(sheet["total"]), "")
        yield grid

    def why(self, line: dict[str, Any]) -> str:
        """The printed points, and what a purple card counts."""
        parts = [say("farshore-why-flat", points=line["vp"])]
        for part in line["counts"]:
            cards = self.words.cards(part["cards"], "many") if "cards" in part else ""
            what = say("farshore-why-per", what=part["per"], cards=cards)
            parts.append(say("farshore-why-count", each=part["each"], count=part["count"], what=what))
        return " + ".join(parts)
