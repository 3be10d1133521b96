"""The table of Farshore in a terminal: the players and their cities, the board, the bay, and last what the seat decides about."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from farlands.cli.terminal import View
from farlands.games.farshore.state import SLOTS
from farlands.games.farshore.terminal.choices import Choices
from farlands.games.farshore.terminal.faces import Faces, Shown
from farlands.games.farshore.terminal.pen import Pen, flowing
from farlands.games.farshore.terminal.places import Places
from farlands.games.farshore.terminal.whatif import WhatIf
from farlands.games.farshore.terminal.wording import Wording, yes_or_no
from farlands.words import say

LOW = 40
"""On a screen with fewer lines than this, cities of others are told in short, and cards stand in two columns."""
COLUMN = 38
"""The least columns of the screen for one of cards."""
FEW = 4
"""So many choices stand one below the other."""


class TableDrawing:
    """What a view shows, for any width and height."""

    def __init__(self, what: WhatIf, inside: Mapping[str, Any], view: View, names: Sequence[str], whole: bool = False) -> None:
        self.what = what
        self.inside = inside
        self.view = view
        self.names = names
        self.seat = view.get("seat")
        self.moves = what.moves(view)
        self.whole = whole
        """Whether all is told at length, however low the screen is."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.pen, self.width = Pen(options.ascii_only), options.max_width
        self.words = Wording(self.inside, self.pen)
        self.low = console.is_terminal and options.size.height < LOW and not self.whole
        self.faces = Faces(self.words, self.pen, self.ship_marks())
        yield from self.header()
        for seat in range(len(self.names)):
            if seat != self.seat:
                yield from self.player(seat)
        if self.low:  # what is less needed goes up, where it may leave the screen
            yield from self.own_city()
        yield from Places(self.words, self.view, self.names, self.moves, self.pen, self.width).lines()
        yield from self.pile("bay", [(pile["card"], pile["count"]) for pile in self.view["bay"]], "BT")
        yield from self.own_things()
        yield from self.pile("shown", [(card, 1) for card in dict.fromkeys(self.view["shown"])], "E")
        if not self.low:
            yield from self.pen.legend(self.width)
        yield from self.choices()

    def own_city(self) -> Iterable[Text]:
        """The cards of the seat's own city."""
        return () if self.seat is None else self.city(self.seat)

    def own_things(self) -> Iterable[Text]:
        """All else that the seat has, its hand last."""
        if self.seat is not None:
            hand = self.view["hand"]
            yield from self.things(self.seat)
            if not self.low:
                yield from self.city(self.seat)
            yield from self.pile("hand", [(card, hand.count(card)) for card in dict.fromkeys(hand)], "PDG")

    # --- Above ---------------------------------------------------------------------------------------------------------------------

    def header(self) -> Iterable[Text]:
        """Whose turn it is, and what the compass means."""
        view = self.view
        left = say("farshore-header", phase=view["phase"], name=self.names[view["active"]])
        right = say("farshore-decks", deck=view["deck"], discards=view["discards"])
        yield self.pen.cut(Text(f"{left}{right:>{max(self.width - len(left), len(right) + 2)}}", style="bold reverse"), self.width)
        compass = say("farshore-compass", cards=self.words.compass(view["compass"]))
        yield Text.assemble((self.pen.mark("ship"), "bold cyan"), f" {compass}")

    def ship_marks(self) -> dict[int, int]:
        """How far the compass would move the ship, for each card that it means."""
        tokens = [self.inside["compass"][stack][token - 1] for stack, token in enumerate(self.view["compass"])]
        return {card: sum(self.words.fits(card, meant) for meant in tokens) for card in self.inside["cards"]}

    def player(self, seat: int) -> Iterable[Text]:
        """What another player has, and the cards of the city; on a low screen in short."""
        if not self.low:
            yield from self.things(seat)
            yield from self.city(seat)
            return
        area = self.view["areas"][seat]
        goods = self.pen.goods({name: count for name, count in area["goods"].items() if count})
        cards = Text(" ").join(self.faces.in_short(area["city"]))
        yield from flowing(filter(None, [self.named(seat), goods, *self.standing(area), cards]), self.width)

    def named(self, seat: int) -> Text:
        """Who it is, and the points so far."""
        name = say("farshore-player", number=seat + 1, name=self.names[seat], points=self.what.points(self.view, seat))
        return Text(name, style="bold underline" if seat == self.seat else "underline")

    def standing(self, area: Mapping[str, Any]) -> list[Text]:
        """Season, workers, how many cards in hand."""
        season = say("farshore-season", season=area["season"])
        parts = [
            say("farshore-player-season", season=season, ended=yes_or_no(area["ended"])),
            say("farshore-workers", count=area["workers"], all=workers_of(area)),
            say("farshore-hand-count", count=area["hand"]),
        ]
        return [Text(part) for part in parts]

    def things(self, seat: int) -> Iterable[Text]:
        """What a player has besides the city."""
        area = self.view["areas"][seat]
        points = f"{self.inside['track'][area['ship']]}{self.pen.good('vp')}"
        values = [str(value) for value in area["parchments"] if value is not None]
        parts = [say("farshore-anchors", count=area["anchors"]), say("farshore-ship", mark=area["ship"], points=points)]
        parts += [say("farshore-parchments", values=",".join(values))] if values else []
        goods = self.pen.goods(area["goods"])
        return flowing([self.named(seat), goods, *self.standing(area), *map(Text, parts)], self.width)

    def city(self, seat: int) -> Iterable[Text]:
        """The cards of a city."""
        area = self.view["areas"][seat]
        title = Text(say("farshore-slots", count=area["slots"], most=SLOTS))
        nothing = [Text(say("farshore-city-empty"), style="dim")]
        return flowing([title, *(self.faces.in_city(area["city"]) if area["city"] else nothing)], self.width, indent="  ")

    # --- Below ---------------------------------------------------------------------------------------------------------------------

    def pile(self, place: str, cards: Sequence[tuple[int, int]], letters: str) -> Iterable[Text]:
        """Cards that lie together, those that can be chosen with their moves; what cannot be paid for is dim."""
        if not cards:
            return
        moves = [next((f"{letter}{card}" for letter in letters if f"{letter}{card}" in self.moves), "") for card, _ in cards]
        choosing = self.seat is not None and (any(moves) or self.is_turn)
        listed = [Shown(card, move, count, choosing and not move) for (card, count), move in zip(cards, moves, strict=True)]
        yield Text(say(f"farshore-pile-{place}"), style="bold")
        yield from self.faces.lines(listed, self.width, max(min(self.width // COLUMN, 2), 1) if self.low else 1)

    @property
    def is_turn(self) -> bool:
        """Whether the seat is to choose its action."""
        return bool(self.moves) and not self.view["agenda"] and self.view["phase"] == "playing"

    def choices(self) -> Iterable[Text]:
        """Whatever else can be chosen."""
        listed = Choices(self.what, self.words, self.view).listed(self.moves, self.names)
        lines = [self.pen.code(move).append(f" {text}") for move, text in listed]
        if len(lines) <= FEW:
            yield from (self.pen.cut(line, self.width) for line in lines)
        else:
            yield from flowing(lines, self.width, gap="   ")


def workers_of(area: Mapping[str, Any]) -> int:
    """All workers that a player has won, wherever they are."""
    return int(area["workers"] + sum(area["spots"]) + sum(card["worker"] for card in area["city"]) + area["astray"] + area["lost"])
