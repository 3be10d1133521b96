"""The end of a match: every seat's score sheet, and who came where."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from farlands.cli.terminal import Terminal
from farlands.match import Match
from farlands.words import say


def result_line(match: Match, names: Sequence[str]) -> str:
    """The scores in the order of the ranking."""
    scores, places = match.scores(), match.ranking()
    order = sorted(range(len(names)), key=lambda seat: places[seat])
    return ", ".join(say("result-of-one", name=names[seat], points=scores[seat]) for seat in order)


def ranking(match: Match, names: Sequence[str]) -> Table:
    """Who came where."""
    scores, places = match.scores(), match.ranking()
    table = Table.grid(padding=(0, 2))
    for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
        style = "bold green" if places[seat] == 0 else ""
        table.add_row(str(places[seat] + 1), names[seat], say("points", points=scores[seat]), style=style)
    return table


def winners_line(match: Match, names: Sequence[str]) -> str:
    """Who has won."""
    first = [name for name, place in zip(names, match.ranking(), strict=True) if place == 0]
    if len(first) > 1:
        return say("several-win", names=", ".join(first))
    return say("one-wins", name=first[0], you="yes" if first[0] == say("seat-you") else "no")


def ending(match: Match, names: Sequence[str], terminal: Terminal) -> RenderableType:
    """The whole ending: first the score sheets, so that who has won stands where a person looks, at the bottom of the screen."""
    parts: list[RenderableType] = []
    for seat, name in enumerate(names):
        parts += [Rule(Text(name, style="bold"), align="left", style="dim"), terminal.sheet(match.sheet(seat))]
    return Group(*parts, Rule(style="dim"), Text(winners_line(match, names), style="bold green"), ranking(match, names))
