"""A score sheet in a terminal, line by line: what scores, how much, why."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from farlands.games.distant_suns.deck import Deck
from farlands.games.distant_suns.names import cell_name, mission_name, zone_name
from farlands.words import say


def score_sheet(deck: Deck, sheet: dict[str, Any]) -> RenderableType:
    """Where a seat's points come from. Zones and cells are numbers, or for a sheet of paper the names that its player gave them."""

    def zone(name: str | int) -> str:
        """A zone's name."""
        token = deck.ids.index(name) if name in deck.ids else name
        return zone_name(deck.ids[token], deck.names[token]) if isinstance(token, int) else token

    def cells(given: list[str | int]) -> str:
        """Names of cells."""
        return ", ".join(cell if isinstance(cell, str) else cell_name(deck.sheet.cells[cell - 1]) for cell in given)

    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    for line in sheet["missions"]:
        why = say("distant-suns-why-mission", mission=line["mission"], count=line["count"])
        grid.add_row(f"{mission_name(line['mission'])}: {zone(line['zone'])}", str(line["points"]), why)
    for line in sheet["worlds"]:
        how = "first" if line["first"] else "later" if line["reached"] else "no"
        grid.add_row(say("distant-suns-world", number=line["world"]), str(line["points"]), say("distant-suns-why-world", reached=how))
    for line in sheet["treasures"]:
        why = say("distant-suns-why-treasure", count=len(line["open"]), cells=cells(line["open"]))
        grid.add_row(say("distant-suns-treasure", cell=cells([line["cell"]])), str(line["points"]), why)
    left = [line["cell"] for line in sheet["aliens"] if not line["covered"]]
    why = say("distant-suns-why-aliens", count=len(left), cells=cells(left))
    grid.add_row(say("distant-suns-aliens"), str(sheet["totals"]["aliens"]), why)
    grid.add_row(Text(say("distant-suns-total"), style="bold"), str(sheet["total"]), "")
    return grid
