"""Faraway in a terminal: cards as small boxes, the table, cards and scores in words. Draws from views and sheets, never from the table.

Biomes bear their name or letter beside their colour, and every sign has a plain letter for terminals that have no others.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from farlands.cli.terminal import AreaOption, View
from farlands.errors import BadCards
from farlands.games.faraway.cards import BIOMES, SANCTUARY, SYMBOLS, WONDERS, box
from farlands.games.faraway.scoring import quest
from farlands.games.faraway.scoring import sheet as score_sheet
from farlands.games.faraway.state import REGIONS, ROUNDS, SANCTUARIES, TABLE
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
MOST_TILED = 3
"""With more players than this, the areas of the others are drawn line by line."""


def read_numbers(text: str) -> list[int | str]:
    """The card numbers of a list; what is no number stays as it is, for `score_area` to complain about."""
    parts = text.replace(",", " ").split()
    return [int(part) if part.isascii() and part.isdigit() and len(part) < 6 else part for part in parts]


AREA = (
    AreaOption("regions", "faraway-help-regions", read_numbers, required=True),
    AreaOption("sanctuaries", "faraway-help-sanctuaries", read_numbers),
)


# --- Cards ---------------------------------------------------------------------------------------------------------------------------


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
        label = f"{card.number} {say(f'faraway-biome-{card.biome}')[:6]}" if card.biome else str(card.number)
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


# --- The table -----------------------------------------------------------------------------------------------------------------------


class Drawing:
    """What a view shows, for any width: the others' areas, the market, the seat's own area, and last what it chooses from."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.pen, self.width = Pen(options.ascii_only), options.max_width
        view, seat = self.view, self.view.get("seat")
        yield Text(say("faraway-header", round=view["round"], rounds=ROUNDS, phase=view["phase"]), style="bold reverse")
        if view["left_over"]:
            yield Text(say("faraway-left-over", cards=", ".join(map(str, view["left_over"]))), style="dim")
        for other in range(len(self.names)):
            if other != seat:
                yield from self.area(other)
        yield from self.pile(say("faraway-market"), view["market"])
        if seat is not None:
            yield from self.area(seat)
            yield from self.pile(say("faraway-hand"), view["hand"])
            yield from self.pile(say("faraway-found"), view["offer"], are_regions=False)
            if view["chosen"]:
                yield Text(say("faraway-chosen", card=view["chosen"]))
        yield legend(self.pen)

    def area(self, seat: int) -> Iterable[Text]:
        """A seat's row and its sanctuaries."""
        area = self.view["areas"][seat]
        own = seat == self.view.get("seat")
        worth = area_sheet(area["regions"], area["sanctuaries"])["total"]
        yield Text(say("faraway-area", name=self.names[seat], fame=worth), style="bold underline" if own else "underline")
        if own or len(self.names) <= MOST_TILED:
            yield from self.tiles(face(card, True) for card in area["regions"])
        else:
            yield from self.chips("", (face(card, True) for card in area["regions"]))
        yield from self.chips(say("faraway-sanctuaries"), (face(card, False) for card in area["sanctuaries"]))
        if not own:
            yield from self.chips(say("faraway-hand-seen"), (face(card, True) for card in area["known_hand"]))

    def pile(self, title: str, cards: Sequence[int], are_regions: bool = True) -> Iterable[Text]:
        """Cards that lie together."""
        if cards:
            yield Text(title, style="bold")
            yield from self.tiles(face(card, are_regions) for card in cards)

    def tiles(self, cards: Iterable[Face]) -> Iterable[Text]:
        """Boxes side by side, as many as the width takes; a gap between them where there is room."""
        drawn = [self.pen.tile(card) for card in cards]
        gap = 1 if (TILE + 1) * min(len(drawn), ROUNDS) - 1 <= self.width else 0
        count = max((self.width + gap) // (TILE + gap), 1)
        for first in range(0, len(drawn), count):
            for parts in zip(*drawn[first : first + count], strict=True):
                yield Text(" " * gap).join(parts)

    def chips(self, title: str, cards: Iterable[Face]) -> Iterable[Text]:
        """Cards in lines of text, never broken within a card."""
        line = Text(title)
        for chip in map(self.pen.chip, cards):
            if line and len(line) + 1 + len(chip) > self.width:
                yield line
                line = Text("  ")
            line.append(" " if line.plain.strip() else "").append(chip)
        if line.plain not in ("", title):
            yield line


def legend(pen: Pen) -> Text:
    """What the signs mean."""
    words = [Text.assemble(pen.sign(name), " ", say(f"faraway-sign-{name}")) for name in SIGNS]
    return Text("  ", style="dim").join([*words, Text(say("faraway-sign-needs"))])


def area_sheet(regions: Sequence[int], sanctuaries: Sequence[int]) -> dict[str, Any]:
    """Where the points of such an area would come from."""
    g = TABLE.new()[0]
    g.row[0, : len(regions)] = regions
    g.sanctuaries[0, : len(sanctuaries)] = sanctuaries
    g.kept[0] = len(sanctuaries)
    return score_sheet(box(), g, 0)


# --- In words ------------------------------------------------------------------------------------------------------------------------


def title() -> str:
    """The game's name."""
    return say("faraway-title")


def option(name: str, value: str) -> str:
    """An option's value in words."""
    return say(f"faraway-option-{name}", value=value)


def help() -> RenderableType:
    """How to play, what the signs mean."""
    return Group(Text(say("faraway-help")), Text())


def table(view: View, names: Sequence[str]) -> RenderableType:
    """All that the view shows; what the seat decides about comes last."""
    return Drawing(view, names)


def question(view: View) -> str:
    """What the view's seat is to decide now, and how to say it."""
    return say("faraway-question", phase=view["phase"], discards=len(view["discards"]))


def event(event: dict[str, Any], names: Sequence[str], seat: int | None) -> str:
    """Something that happened, in a sentence; the table shows the market and the end well enough."""
    if event["event"] in ("market", "over", "left_over"):
        return ""
    details = {"name": names[event["seat"]], "you": "yes" if event["seat"] == seat else "no"}
    if event["event"] == "found":
        return say("faraway-event-found", count=event["count"], **details)
    return say(f"faraway-event-{event['event']}", card=event["card"], **details)


def choices(view: View) -> list[Face]:
    """The cards that the seat may choose from now."""
    if view["phase"] == "keep":
        return [face(card, False) for card in view["offer"]]
    return [face(card, True) for card in (view["market"] if view["phase"] == "pick" else view["hand"])]


def explain(view: View, card: str) -> RenderableType:
    """A card in words and what it would be worth to the seat now; an empty text means all that the seat may choose from."""
    cards = [card_named(view, card)] if card else choices(view)
    return Group(*(Padding(explanation(view, card), (1, 0, 0, 2)) for card in cards), "")


def card_named(view: View, text: str) -> Face:
    """The card of a number (what the seat chooses from comes first) or of a move; S and a number name a sanctuary."""
    letter, digits = ("", text) if text[:1].isdigit() else (text[:1].upper(), text[1:].strip())
    number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 6 else 0
    chosen_from = next((card for card in choices(view) if card.number == number), None)
    if not letter and chosen_from:
        return chosen_from
    is_region = letter in ("", "P", "T", "D")
    if (not is_region and letter != "S") or not 1 <= number <= (REGIONS if is_region else SANCTUARIES):
        raise BadCards("faraway-explain-what", text=text, regions=REGIONS, sanctuaries=SANCTUARIES)
    return face(number, is_region)


def explanation(view: View, card: Face) -> Text:
    """Two or three lines about a card."""
    words = Text(say("faraway-about-region" if card.is_region else "faraway-about-sanctuary", card=card.number), style="bold")
    words.append(", ").append(say(f"faraway-biome-name-{card.biome or 'none'}"), style=card.header_style if card.biome else "")
    if card.is_region or card.night:
        words.append(", ").append(say("faraway-about-light", light="night" if card.night else "day"))
    words.append(f"\n{say('faraway-about-shows', things=counted(card.shows) if card.shows else say('faraway-nothing'))}")
    words.append(" " + fame_in_words(card), style="not bold")
    words.append("\n" + worth_in_words(view, card), style="italic not bold")
    words.stylize("not bold", words.plain.index("\n"))
    return words


def counted(symbols: Iterable[str]) -> str:
    """So many of each symbol."""
    every = list(symbols)
    return ", ".join(say("faraway-counted", symbol=symbol, number=every.count(symbol)) for symbol in dict.fromkeys(every))


def fame_in_words(card: Face) -> str:
    """What a card gives, and what it needs for that."""
    if not card.each:
        return say("faraway-about-no-fame")
    fame = say("faraway-about-per", each=card.each, what=per_what(card.per)) if card.per else say("faraway-about-flat", each=card.each)
    return f"{fame} {say('faraway-about-needs', things=counted(card.needs))}" if card.needs else fame


def per_what(kinds: Sequence[str]) -> str:
    """What fame is given for each of."""
    each = [say("faraway-symbol", symbol=kind) for kind in kinds]
    return say("faraway-and", one=each[0], other=each[1]) if len(each) == 2 else each[0]


def worth_in_words(view: View, card: Face) -> str:
    """What the card gives in the seat's area: as it lies there, or if it were added now. It may make other cards worth more."""
    area = view["areas"][view["seat"]]
    regions, sanctuaries = list(area["regions"]), list(area["sanctuaries"])
    mine = regions if card.is_region else sanctuaries
    kind, before = "regions" if card.is_region else "sanctuaries", area_sheet(regions, sanctuaries)
    lies_there = card.number in mine
    if not lies_there and len(mine) >= (ROUNDS if card.is_region else ROUNDS - 1):
        return say("faraway-worth-no-more")
    if not lies_there:
        mine.append(card.number)
    after = area_sheet(regions, sanctuaries)
    row = next(row for row in after[kind] if row["number"] == card.number)
    gain = after["total"] - before["total"]
    if lies_there:
        return say("faraway-worth-there", why=why(row))
    return say("faraway-worth-now", why=why(row), total=after["total"], gain=gain, is_loss="yes" if gain < 0 else "no")


# --- Score sheets --------------------------------------------------------------------------------------------------------------------


def why(row: dict[str, Any]) -> str:
    """Why a card gives what it gives, as in "needs 2 chimera, 1 visible: 0"."""
    reasons = []
    for need in row["needs"]:
        if row["met"] or need["visible"] < need["needed"]:
            wonder = say("faraway-counted", symbol=need["wonder"], number=need["needed"])
            reasons.append(say("faraway-why-needs", wonders=wonder, visible=need["visible"]))
    if row["met"] and row["per"]:
        reasons.append(say("faraway-why-per", each=row["each"], what=per_what(row["per"]), count=row["count"]))
    if not row["each"]:
        reasons = [say("faraway-why-nothing")]
    elif not reasons:
        reasons = [say("faraway-why-flat")]
    return say("faraway-why", reasons="; ".join(reasons), fame=row["fame"])


def sheet(sheet: dict[str, Any]) -> RenderableType:
    """Where a seat's fame comes from, card by card."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    for kind, heading in (("regions", say("faraway-regions")), ("sanctuaries", say("faraway-sanctuaries"))):
        if sheet[kind]:
            grid.add_row(Text(heading, style="dim"))
        for row in sheet[kind]:
            card = face(row["number"], kind == "regions")
            biome = f"{card.number:>4} {say(f'faraway-biome-{card.biome}')} " if card.biome else f"{card.number:>4} "
            grid.add_row(Text(biome, style=card.header_style), str(row["fame"]), why(row))
    grid.add_row(Text(say("faraway-total"), style="bold"), str(sheet["total"]), "")
    return grid


def area(scored: dict[str, Any]) -> RenderableType:
    """The same for an area of a physical table."""
    parts: list[RenderableType] = [sheet(scored["cards"] | {"total": scored["total"]})]
    if scored["unexplained"]:
        parts.append(Text(say("faraway-unexplained", count=scored["unexplained"]), style="yellow"))
    return Group(*parts)
