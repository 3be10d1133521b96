"""How Farshore looks and listens in a terminal: the names that the command line asks for."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from farlands.cli.paper import read_object
from farlands.cli.terminal import AreaOption, View
from farlands.errors import BadCards
from farlands.games.farshore.contents import contents
from farlands.games.farshore.deck import box, values
from farlands.games.farshore.language import GOODS_NAMES
from farlands.games.farshore.physical import PARTS
from farlands.games.farshore.state import MOVES, SHORE
from farlands.games.farshore.terminal.about import RECONSTRUCTED, About
from farlands.games.farshore.terminal.boxview import BoxDrawing
from farlands.games.farshore.terminal.choices import Choices
from farlands.games.farshore.terminal.faces import Faces
from farlands.games.farshore.terminal.pen import Pen, flowing
from farlands.games.farshore.terminal.places import name_of_spot
from farlands.games.farshore.terminal.sheet import ScoreSheet
from farlands.games.farshore.terminal.table import TableDrawing
from farlands.games.farshore.terminal.whatif import WhatIf
from farlands.games.farshore.terminal.wording import Wording
from farlands.games.farshore.view import describe
from farlands.words import say

OF_CARDS, OF_SPOTS, OF_ISLANDS, OF_GOODS = "VPBKXDGTAEM", "WL", "H", "RYJ"
"""Letters of moves about cards, places, islands, goods."""
SILENT_EVENTS = ("bay", "hand", "over")
"""What the table shows well enough."""


def read_city(name: str) -> dict[str, Any]:
    """The keywords of `score_area` from a file."""
    return read_object(name, PARTS)


class Screen:
    """A `Terminal`."""

    AREA = (
        AreaOption("FILE", "farshore-help-file", read_city, required=True, is_file=True),
        AreaOption("deck", "help-deck-file", Path),
    )

    def __init__(self, deck: Path | None) -> None:
        components = box(deck)
        self.what = WhatIf(components)
        self.inside = contents(components)
        self.words = Wording(self.inside)
        self.about = About(self.what, self.words, {value.name: value.source for value in values(deck)})

    def title(self) -> str:
        """The game's name."""
        return say("farshore-title")

    def move(self, move: str) -> str:
        """A move with the names of cards, places and resources."""
        action = MOVES.parse(move)
        assert action is not None
        (key, details), number = describe(action), int(move[1:])
        if move[0] in OF_CARDS:
            details = {"number": self.words.card(number)}
        elif move[0] in OF_SPOTS:
            details = {"number": name_of_spot(number, with_stack=move[0] == "W")}
        elif move[0] in OF_GOODS:
            details = {"number": say("farshore-good", good=GOODS_NAMES[number - 1])}
        return say(key, **details)

    def option(self, name: str, value: str) -> str:
        """An option's value in words."""
        return say(f"farshore-option-{name}", value=value)

    def help(self) -> RenderableType:
        """How to play, what the signs mean, and what of all this is not official."""
        official = RECONSTRUCTED not in self.about.sources.values()
        notice = [] if official else [Text(say("farshore-help-reconstructed"), style="yellow"), Text()]
        return Group(Text(say("farshore-help")), Text(), Drawn(lambda pen, width: pen.legend(width)), Text(), *notice)

    def cards(self) -> RenderableType:
        """Everything in the box."""
        return BoxDrawing(self.about)

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        """All that the view shows; what the seat decides about comes last."""
        return TableDrawing(self.what, self.inside, view, names)

    def question(self, view: View) -> str:
        """What the view's seat is to decide now, and how to say it."""
        moves = self.what.moves(view)
        example = next((move for letter in "PBWVSF" for move in moves if move[0] == letter), "")
        return Choices(self.what, self.words, view).question(example)

    def sheet(self, sheet: dict[str, Any]) -> RenderableType:
        """Where a seat's points come from."""
        return ScoreSheet(self.words, sheet)

    def area(self, scored: dict[str, Any]) -> RenderableType:
        """The same for a city of a real table."""
        return ScoreSheet(self.words, scored)

    # --- Events --------------------------------------------------------------------------------------------------------------------

    def event(self, event: dict[str, Any], names: Sequence[str], seat: int | None) -> str:
        """Something that happened, in a sentence; what others gain and pay the table shows well enough."""
        kind = event["event"]
        if kind in SILENT_EVENTS or (kind == "goods" and event["seat"] != seat):
            return ""
        details: dict[str, Any] = {name: value for name, value in event.items() if name in ("stack", "value", "marks", "island")}
        if "seat" in event:
            details |= {"name": names[event["seat"]], "you": "yes" if event["seat"] == seat else "no"}
        if "card" in event:
            details["card"] = self.words.card(event["card"])
        if kind == "worker":
            details["spot"] = name_of_spot(event["spot"])
        if kind == "season":
            details["season"] = say("farshore-season", season=event["season"])
        if kind == "wind":
            details["cards"] = self.words.compass(event["compass"])
        if kind == "goods":
            return self.goods(event["goods"])
        return say(f"farshore-event-{kind}", **details)

    def goods(self, changes: dict[str, int]) -> str:
        """What came, and what went."""
        gained = ", ".join(self.words.good(name, count) for name, count in changes.items() if count > 0)
        spent = ", ".join(self.words.good(name, -count) for name, count in changes.items() if count < 0)
        said = [say("farshore-event-gained", goods=gained)] if gained else []
        return " ".join([*said, *([say("farshore-event-spent", goods=spent)] if spent else [])])

    # --- Explanations --------------------------------------------------------------------------------------------------------------

    def explain(self, view: View, card: str) -> RenderableType:
        """A card, place, city, the sea or the whole table, whatever the text names; nothing means all that the seat may choose from."""
        text = card.strip()
        if text == "t":
            names = [say("seat", number=seat) for seat in range(1, len(view["areas"]) + 1)]
            return TableDrawing(self.what, self.inside, view, names, whole=True)
        if text == "sea":
            return Drawn(lambda pen, width: [self.about.sea(view, pen, width), Text()])
        if city := re.fullmatch(r"c([1-4]?)", text):
            return self.city(view, int(city[1]) - 1 if city[1] else view["seat"], text)
        return Group(*(Group(part, "") for part in (self.named(view, text) if text else self.choices(view))))

    def choices(self, view: View) -> list[RenderableType]:
        """Everything that the seat's moves are about, once; or else the hand, or the cards at whose effects the seat decides."""
        moves = self.what.moves(view)
        places = {self.place_of(move) for move in moves if move[0] in OF_SPOTS + OF_ISLANDS}
        cards = {int(move[1:]) for move in moves if move[0] in OF_CARDS}
        if not places | cards:
            sources = (entry["source"] for entry in view["agenda"] if entry["task"] == "effect")
            played = {entry["card"] for entry in view["agenda"] if entry["task"] == "played"}
            cards = {source["number"] for source in sources if source["kind"] == "card"} | played or set(view["hand"])
        return [*(self.about.spot(spot, view) for spot in sorted(places)), *(self.about.card(card, view) for card in sorted(cards))]

    def place_of(self, move: str) -> int:
        """The place of the board that a move is about."""
        return int(move[1:]) + (SHORE if move[0] in OF_ISLANDS else 0)

    def named(self, view: View, text: str) -> list[RenderableType]:
        """What a code, a number or a name means."""
        if code := re.fullmatch(r"([a-z]?)\s*([0-9]{1,3})", text):
            letter, number = code[1].upper(), int(code[2])
            meant = next((move for move in self.what.moves(view) if move[1:] == str(number)), f"P{number}")
            move = f"{letter or meant[0]}{number}"
            if move[0] in OF_CARDS and number in self.inside["cards"]:
                return [self.about.card(number, view)]
            if move[0] in OF_SPOTS + OF_ISLANDS and self.about.has_spot(self.place_of(move), view):
                return [self.about.spot(self.place_of(move), view)]
        names = {number: {self.words.card(number).casefold(), card["id"]} for number, card in self.inside["cards"].items()}
        exact = [number for number, called in names.items() if text.casefold() in called]
        alike = [number for number, called in names.items() if len(text) > 2 and any(text.casefold() in name for name in called)]
        if not exact + alike:
            raise BadCards("farshore-explain-what", text=text[:20])
        return [self.about.card(number, view) for number in exact or alike]

    def city(self, view: View, seat: int, text: str) -> RenderableType:
        """The cards of a city and what they give."""
        if seat >= len(view["areas"]):
            raise BadCards("farshore-explain-what", text=text)
        cards = view["areas"][seat]["city"]
        chips = Drawn(lambda pen, width: flowing(Faces(self.words, pen, {}).in_city(cards), width))
        return Group(chips, ScoreSheet(self.words, self.what.sheet(view, seat)), "")


class Drawn:
    """Lines that depend on the terminal's signs and width."""

    def __init__(self, draw: Any) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.draw(Pen(options.ascii_only), options.max_width)
