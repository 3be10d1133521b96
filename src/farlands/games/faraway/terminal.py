"""Faraway in a terminal: the table, cards and scores in words. Draws from views and sheets, never from the table. Cards: `faces.py`."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from farlands.cli.terminal import AreaOption, View
from farlands.errors import BadCards
from farlands.games.faraway.cards import box
from farlands.games.faraway.faces import SIGNS, TILE, Face, Pen, face
from farlands.games.faraway.scoring import sheet as score_sheet
from farlands.games.faraway.state import REGIONS, ROUNDS, SANCTUARIES, TABLE
from farlands.words import say

LINES_BELOW = 7
"""What follows the table on the screen: some lines of news, the question, the keys, and where one types."""
MOST_TILED = 3
"""With more players than this, the areas of the others are drawn line by line."""


def read_numbers(text: str) -> list[int | str]:
    """The card numbers of a list, also as the game writes them (P49, S12); what is no number stays, for `score_area` to complain about.

    >>> read_numbers("12, P5 49"), read_numbers("12,,49"), read_numbers("")
    ([12, 5, 49], [12, ',', 49], [])
    """
    parts = [part.lstrip("PTSpts") or part or "," for part in re.split(r"\s*,\s*|\s+", text.strip())] if text.strip() else []
    return [int(part) if part.isascii() and part.isdigit() and len(part) < 6 else part for part in parts]


AREA = (
    AreaOption("regions", "faraway-help-regions", read_numbers, required=True),
    AreaOption("sanctuaries", "faraway-help-sanctuaries", read_numbers),
)


# --- The table -----------------------------------------------------------------------------------------------------------------------


class Drawing:
    """What a view shows, for any width: the others' areas, the market, the seat's own area, and last what it chooses from.

    On a terminal too low for that, only what the seat chooses from now is drawn as boxes, all else in lines.
    """

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.low = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.pen, self.width = Pen(options.ascii_only), options.max_width
        lines = list(self.lines())
        if options.is_terminal and len(lines) + LINES_BELOW > options.max_height:
            self.low = True
            lines = list(self.lines())
        yield from lines

    def lines(self) -> Iterable[Text]:
        """The whole table."""
        view, seat = self.view, self.view.get("seat")
        yield Text(say("faraway-header", round=view["round"], rounds=ROUNDS, phase=view["phase"]), style="bold reverse")
        if view["left_over"]:
            yield Text(say("faraway-left-over", cards=", ".join(map(str, view["left_over"]))), style="dim")
        for other in range(len(self.names)):
            if other != seat:
                yield from self.area(other)
        yield from self.pile(say("faraway-market"), view["market"], view["phase"] == "pick")
        if seat is not None:
            yield from self.area(seat)
            yield from self.pile(say("faraway-hand"), view["hand"], view["phase"] in ("choose_hand", "explore"))
            yield from self.pile(say("faraway-found"), view["offer"], view["phase"] == "keep", are_regions=False)
            if view["chosen"]:
                yield Text(say("faraway-chosen", card=view["chosen"]))
        yield legend(self.pen)

    def area(self, seat: int) -> Iterable[Text]:
        """A seat's row and its sanctuaries."""
        area = self.view["areas"][seat]
        own = seat == self.view.get("seat")
        worth = area_sheet(area["regions"], area["sanctuaries"])["total"]
        yield Text(say("faraway-area", name=self.names[seat], fame=worth), style="bold underline" if own else "underline")
        if not self.low and (own or len(self.names) <= MOST_TILED):
            yield from self.tiles(face(card, True) for card in area["regions"])
        else:
            yield from self.chips("", (face(card, True) for card in area["regions"]))
        yield from self.chips(say("faraway-sanctuaries"), (face(card, False) for card in area["sanctuaries"]))
        if not own:
            yield from self.chips(say("faraway-hand-seen"), (face(card, True) for card in area["known_hand"]))

    def pile(self, title: str, cards: Sequence[int], chosen_from: bool, are_regions: bool = True) -> Iterable[Text]:
        """Cards that lie together."""
        faces = [face(card, are_regions) for card in cards]
        if self.low and not chosen_from:
            yield from self.chips(f"{title}:", faces)
        elif cards:
            yield Text(title, style="bold")
            yield from self.tiles(faces)

    def tiles(self, cards: Iterable[Face]) -> Iterable[Text]:
        """Boxes side by side."""
        return tiled(self.pen, self.width, cards)

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


def tiled(pen: Pen, width: int, cards: Iterable[Face]) -> Iterable[Text]:
    """Cards as boxes side by side, as many as the width takes; a gap between them where there is room."""
    drawn = [pen.tile(card) for card in cards]
    gap = 1 if (TILE + 1) * min(len(drawn), ROUNDS) - 1 <= width else 0
    count = max((width + gap) // (TILE + gap), 1)
    for first in range(0, len(drawn), count):
        for parts in zip(*drawn[first : first + count], strict=True):
            yield Text(" " * gap).join(parts)


class AllCards:
    """Every card with its number: printed sanctuaries carry none, so this is how to find theirs."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        pen = Pen(options.ascii_only)
        for heading, count, are_regions in (("faraway-regions", REGIONS, True), ("faraway-sanctuaries", SANCTUARIES, False)):
            yield Text(say(heading), style="bold")
            yield from tiled(pen, options.max_width, (face(card, are_regions) for card in range(1, count + 1)))
        yield legend(pen)


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


def cards() -> RenderableType:
    """Every card with its number."""
    return AllCards()


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
