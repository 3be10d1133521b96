"""Cards of Farshore in a terminal: a line each in hand and bay, small in cities."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from farlands.games.farshore.terminal.pen import COLOUR_STYLES, Pen
from farlands.games.farshore.terminal.wording import Wording

LEAST_EFFECT = 14
"""Columns from which on it is worth while to say what a card does."""
GAP = 2


class Shown(NamedTuple):
    """A card of a list."""

    number: int
    move: str = ""
    """The move that chooses it; none if it cannot be chosen."""
    copies: int = 1
    dim: bool = False


class Faces:
    """Draws cards of one box; `marks` tells how far the compass would move the ship for a card."""

    def __init__(self, words: Wording, pen: Pen, marks: Mapping[int, int]) -> None:
        self.words = words
        self.pen = pen
        self.marks = marks

    def inside(self, number: int) -> Mapping[str, Any]:
        """What is printed on a card."""
        card: Mapping[str, Any] = self.words.inside["cards"][number]
        return card

    def name(self, number: int, count: int = 1) -> Text:
        """Sign of the colour, name, whether unique, how many."""
        card = self.inside(number)
        name = self.pen.colour(card["colour"], card["kind"])
        name.append(f" {self.words.card(number)}", style=COLOUR_STYLES[card["colour"]])
        name.append(self.pen.mark("unique") if card["rarity"] == "unique" else "")
        return name.append(f" {self.pen.mark('times')}{count}" if count > 1 else "", style="bold")

    def lines(self, cards: Sequence[Shown], width: int, columns: int = 1) -> Iterable[Text]:
        """Cards in a list, in columns if so wanted: code, name, cost, points, marks for the ship, what they do."""
        room = (width - GAP * (columns - 1)) // columns
        codes = [self.pen.code(card.move, card.number) for card in cards]
        names = [self.name(card.number, card.copies) for card in cards]
        costs = [self.pen.goods(self.inside(card.number)["cost"]) for card in cards]
        widths = [max((text.cell_len for text in texts), default=0) for texts in (codes, names, costs)]
        drawn = []
        for card, *parts in zip(cards, codes, names, costs, strict=True):
            line = Text()
            for part, size in zip(parts, widths, strict=True):
                line.append_text(padded(part, size)).append(" ")
            line.append_text(self.rest(card.number, room - line.cell_len)).rstrip()
            line = self.pen.cut(line, room)
            if card.dim:
                line.stylize("dim")
            drawn.append(line)
        height = -(-len(drawn) // columns)
        for row in range(height):
            beside = drawn[row::height]
            yield Text(" " * GAP).join([*(padded(line, room) for line in beside[:-1]), beside[-1]])

    def rest(self, number: int, room: int) -> Text:
        """Points, marks for the ship, and what the card does if there is room to say it."""
        card = self.inside(number)
        line = Text(f"{card['vp']:>2}").append_text(self.pen.good("vp"))
        line.append(f"{self.pen.mark('ship') * self.marks.get(number, 0):<3}", style="bold cyan")
        if room - line.cell_len >= LEAST_EFFECT:
            line.append(self.words.deed(card["effects"]))
        return line

    def in_city(self, cards: Sequence[Mapping[str, Any]]) -> Iterable[Text]:
        """The cards of a city by colour, those alike together, with the workers and anchors on them."""
        order = list(COLOUR_STYLES)
        numbers = sorted({card["card"] for card in cards}, key=lambda number: (order.index(self.inside(number)["colour"]), number))
        for number in numbers:
            alike = [card for card in cards if card["card"] == number]
            chip = self.name(number, len(alike))
            on = "".join(self.pen.mark(mark) * sum(card[mark] for card in alike) for mark in ("worker", "anchor"))
            yield chip.append(f" {on}" if on else "", style="bold")

    def in_short(self, cards: Sequence[Mapping[str, Any]]) -> Iterable[Text]:
        """How many cards of each colour and kind a city has."""
        for colour in COLOUR_STYLES:
            for kind in ("construction", "critter"):
                inside = (self.inside(card["card"]) for card in cards)
                count = sum((card["colour"], card["kind"]) == (colour, kind) for card in inside)
                if count:
                    yield self.pen.colour(colour, kind).append(str(count))


def padded(text: Text, width: int) -> Text:
    """A text with blanks up to a width."""
    return text.copy().append(" " * max(width - text.cell_len, 0))
