"""Signs of Farshore in a terminal: colours, goods, marks. Each has a plain letter for terminals that have no others."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.text import Text

from farlands.games.farshore.language import COLOURS, GOODS_NAMES
from farlands.words import say

CONSTRUCTIONS = dict(zip(COLOURS, "♣◆▶■♥", strict=True))
CRITTERS = dict(zip(COLOURS, "♧◇▷□♡", strict=True))
PLAIN_CONSTRUCTIONS = dict(zip(COLOURS, "GBNRP", strict=True))
PLAIN_CRITTERS = dict(zip(COLOURS, "gbnrp", strict=True))
COLOUR_STYLES = dict(zip(COLOURS, ("green", "bright_blue", "yellow", "red", "magenta"), strict=True))
GOODS_SIGNS = dict(zip(GOODS_NAMES, "≡ψ❖♠¤★", strict=True))
PLAIN_GOODS = dict(zip(GOODS_NAMES, "=~^m$*", strict=True))
GOODS_STYLES = dict(zip(GOODS_NAMES, ("yellow", "green", "cyan", "red", "bright_yellow", "bold"), strict=True))
MARKS = {"unique": "¹", "worker": "●", "anchor": "‡", "ship": "»", "closed": "·", "times": "×", "more": "…"}
PLAIN_MARKS = {"unique": "!", "worker": "@", "anchor": "+", "ship": ">", "closed": ".", "times": "x", "more": "~"}


@dataclass(frozen=True)
class Pen:
    """Draws with the signs that the terminal has."""

    plain: bool

    def mark(self, name: str) -> str:
        """A mark."""
        return (PLAIN_MARKS if self.plain else MARKS)[name]

    def colour(self, colour: str, kind: str) -> Text:
        """The sign of a card's colour: filled for constructions, an outline for critters."""
        outlines, filled = (PLAIN_CRITTERS, PLAIN_CONSTRUCTIONS) if self.plain else (CRITTERS, CONSTRUCTIONS)
        return Text.assemble(((outlines if kind == "critter" else filled)[colour], COLOUR_STYLES[colour]))

    def good(self, name: str) -> Text:
        """The sign of a resource, treasures or points."""
        return Text.assemble(((PLAIN_GOODS if self.plain else GOODS_SIGNS)[name], GOODS_STYLES[name]))

    def goods(self, amounts: Mapping[str, int]) -> Text:
        """Amounts with signs, as on cards: 2≡ 1ψ."""
        return Text(" ").join(Text(str(amount)).append_text(self.good(name)) for name, amount in amounts.items())

    def code(self, move: str, number: int = 0) -> Text:
        """A move that can be chosen; where there is none, a mark and the number by which one can ask."""
        return Text.assemble((move, "bold reverse") if move else (f"{self.mark('closed')}{number}", "dim"))

    def cut(self, line: Text, width: int) -> Text:
        """A text that fits; what is cut off is told by a mark."""
        if line.cell_len > width:
            line.truncate(max(width - 1, 0))
            line.append(self.mark("more"))
        return line

    def legend(self, width: int) -> Iterable[Text]:
        """What the signs mean."""
        colours = []
        for name in COLOURS:
            pair = self.colour(name, "construction").append_text(self.colour(name, "critter"))
            colours.append(pair.append(f" {say('farshore-colour-name', colour=name)}"))
        goods = [self.good(name).append(f" {say('farshore-good', good=name)}") for name in GOODS_NAMES]
        marks = [Text(f"{self.mark(name)} {say(f'farshore-mark-{name}')}") for name in ("unique", "ship", "worker", "anchor")]
        for line in flowing([*colours, Text(say("farshore-mark-kinds")), *goods, *marks], width):
            line.stylize("dim")
            yield line


def flowing(parts: Iterable[Text], width: int, indent: str = "", gap: str = "  ") -> Iterable[Text]:
    """Texts side by side in as many lines as they need, never broken within one; later lines are set in."""
    line = Text(indent)
    empty = True
    for part in parts:
        if not empty and line.cell_len + len(gap) + part.cell_len > width:
            yield line
            line, empty = Text(indent), True
        line.append("" if empty else gap).append_text(part)
        empty = False
    if not empty:
        yield line
