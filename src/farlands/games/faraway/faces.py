"""Faraway's cards as they look in a terminal: small boxes, or in a line of text.

Biomes bear their name or letter beside their colour, and every sign has a plain letter for terminals that have no others.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from farlands.games.faraway.cards import BIOMES, SANCTUARY, SYMBOLS, WONDERS, box
from farlands.games.faraway.scoring import quest
from farlands.words import say

SIGNS = {"night": "☾", "day": "☼", "clue": "✦", "stone": "◆", "chimera": "♞", "thistle": "✿", "fame": "★"}
PLAIN_SIGNS = {"night": "n", "day": "d", "clue": "?", "stone": "s", "chimera": "c", "thistle": "t", "fame": "*"}
SIGN_STYLES = {
    "night": "bold bright_blue",
    "clue": "bold magenta",
    "stone": "bold cyan",
    "chimera": "bold red",
    "thistle": "bold green",
}
HEADER_STYLES = {"red": "bold white on red", "green": "bold black on green", "blue": "bold white on blue", "yellow": "bold black on yellow"}
NO_BIOME_STYLE = "bold black on white"
TILE = 10
"""Columns of a card: eight cards, a whole row, fit into 80."""


@dataclass(frozen=True)
class Face:
    """What is printed on a card."""

    number: int
    is_region: bool
    biome: str | None
    night: bool
    shows: tuple[str, ...]
    """Clues and wonders."""
    needs: tuple[str, ...]
    each: int
    per: tuple[str, ...]

    @property
    def header_style(self) -> str:
        """The biome's colour."""
        return HEADER_STYLES[self.biome] if self.biome else NO_BIOME_STYLE


def face(card: int, is_region: bool) -> Face:
    """The face of a region or sanctuary."""
    cards, row = box(), card if is_region else SANCTUARY + card
    shown = {symbol: int(cards.shows[row, i]) for i, symbol in enumerate(SYMBOLS)}
    fame = quest(cards, row)
    return Face(
        card,
        is_region,
        next((biome for biome in BIOMES if shown[biome]), None),
        shown["night"] > 0,
        tuple(symbol for symbol in ("clue", *WONDERS) for _ in range(shown[symbol])),
        tuple(wonder for i, wonder in enumerate(WONDERS) for _ in range(cards.needs[row, i])),
        fame["each"],
        tuple(fame["per"]),
    )


@dataclass(frozen=True)
class Pen:
    """Draws with the signs that the terminal has."""

    plain: bool

    def sign(self, name: str, style: str | None = None) -> Text:
        """One sign."""
        signs = PLAIN_SIGNS if self.plain else SIGNS
        return Text(signs[name], style=SIGN_STYLES.get(name, "") if style is None else style)

    def signs(self, names: Iterable[str]) -> Text:
        """Signs side by side."""
        return Text().join(self.sign(name) for name in names)

    def light(self, card: Face) -> Text:
        """Night or day; sanctuaries know no day."""
        return self.sign("night") if card.night else self.sign("day", "dim") if card.is_region else Text()

    def quest(self, card: Face) -> Text:
        """What the card gives fame for, as short as can be."""
        if not card.each:
            return Text()
        short = Text(str(card.each), style="bold").append(self.sign("fame"))
        for i, kind in enumerate(card.per):
            short.append("" if i else "/")
            if kind == "biome_set":
                short.append(say("faraway-short-set"))
            elif kind in BIOMES:
                short.append(say(f"faraway-letter-{kind}"), style=HEADER_STYLES[kind])
            else:
                short.append(self.sign(kind))
        return short

    def tile(self, card: Face) -> list[Text]:
        """A card as a small box: number and biome, what it shows, what it needs, what it gives."""
        left, right, lower_left, lower_right, line, side = "++++-|" if self.plain else "╭╮╰╯─│" if card.is_region else "╔╗╚╝═║"
        label = f"{card.number} {say(f'faraway-biome-{card.biome}')[:5]}" if card.biome else str(card.number)
        top = Text((left + label).ljust(TILE - 1, line), style=card.header_style)
        top.append("" if len(top) == TILE else right)
        shows = Text(" ").join(part for part in (self.light(card), self.signs(card.shows)) if part)
        bottom, fame = Text(lower_left + line), self.quest(card)
        bottom.append(fame).append(line * (TILE - 3 - len(fame)) + lower_right)
        return [top, *(self._between(side, middle) for middle in (shows, self.needs(card))), bottom]

    @staticmethod
    def _between(side: str, middle: Text) -> Text:
        return Text(side).append(middle).append(" " * (TILE - 2 - len(middle)) + side)

    def needs(self, card: Face) -> Text:
        """The wonders a card needs."""
        return Text("(").append(self.signs(card.needs)).append(")") if card.needs else Text()

    def chip(self, card: Face) -> Text:
        """A card in a line of text."""
        label = f"{card.number} {say(f'faraway-letter-{card.biome}')}" if card.biome else str(card.number)
        parts = (Text(label, style=card.header_style), self.light(card), self.signs(card.shows), self.needs(card), self.quest(card))
        return Text("[").append(Text(" ").join(part for part in parts if part)).append("]")
