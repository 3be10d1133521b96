"""What a seat of Farshore decides now, as a question, and the choices that no card or place of the table shows."""

from collections.abc import Callable, Sequence
from typing import Any

from farlands.cli.terminal import View
from farlands.games.farshore.language import GOODS_NAMES
from farlands.games.farshore.state import ISLANDS, RESOURCES
from farlands.games.farshore.terminal.places import spot_name
from farlands.games.farshore.terminal.whatif import WhatIf
from farlands.games.farshore.terminal.wording import Wording, sentence
from farlands.games.farshore.view import SEASONS
from farlands.words import say

Choice = tuple[str, str]
"""A move and what it does."""


def asked(view: View) -> str:
    """The kind of decision that the view's seat has to make."""
    if view["phase"] == "over":
        return "over"
    if view.get("seat") not in view["waiting"]:
        return "wait"
    if view["phase"] == "redraw":
        return "redraw"
    if not view["agenda"]:
        return "turn"
    top = view["agenda"][-1]
    match top["task"]:
        case "played":
            return "way" if top["stage"] == "way" else "less" if top["less"] else "payment"
        case "order":
            return "order" if not top["take"] else "order-take" if top["pending"] else "take"
        case "give_goods" | "give_cards" | "give_drawn":
            return str(top["task"]) if top["card"] else "receiver"
        case "move_worker":
            return "where" if top["card"] else "lift"
        case task:
            return str(task)


class Choices:
    """The decision of a view's seat in words."""

    def __init__(self, what: WhatIf, words: Wording, view: View) -> None:
        self.what = what
        self.words = words
        self.view = view
        self.asked = asked(view)
        self.top = view["agenda"][-1] if view["agenda"] else {}

    # --- The question ----------------------------------------------------------------------------------------------------------------

    def question(self, example: str) -> str:
        """What is to be decided; `example` is a move that is possible."""
        count = int(self.what.box.row_amount[self.top["row"]]) if self.asked == "play_card" else 0
        return say(
            "farshore-question",
            asked=self.asked,
            example=example,
            card=self.words.card(self.top["card"]) if self.top.get("task") == "played" else "",
            left=self.top.get("less", 0) if self.asked == "less" else self.top.get("left", 0),
            owed=self.amounts(self.top.get("owed", {})),
            source=sentence(self.source()).rstrip("."),
            count=count,
        )

    def source(self) -> str:
        """The card or place that asks."""
        if self.top.get("task") == "order":
            return say("farshore-season", season=self.view["areas"][self.view["seat"]]["season"])
        below = [entry["source"] for entry in self.view["agenda"] if entry["task"] == "effect"]
        if not below:
            return ""
        if below[-1]["kind"] == "card":
            return self.words.card(below[-1]["number"])
        return spot_name(self.view, below[-1])

    def amounts(self, owed: dict[str, int]) -> str:
        """Resources, each with how many."""
        return ", ".join(self.words.good(name, amount) for name, amount in owed.items())

    # --- The choices -----------------------------------------------------------------------------------------------------------------

    def listed(self, moves: Sequence[str], names: Sequence[str]) -> list[Choice]:
        """The moves that are not seen on cards of hand and bay or places of the board, with what they do."""
        said: dict[str, Callable[[int], str]] = {
            "N": lambda number: say("farshore-can-new-hand" if number == 1 else "farshore-can-keep-hand"),
            "S": lambda _: say("farshore-can-season", season=self.next_season()),
            "F": lambda _: say("farshore-can-finish"),
            "C": lambda _: self.pay_cost(),
            "K": lambda card: say("farshore-can-anchor", card=self.words.card(card)),
            "X": self.out_of_city,
            "A": lambda card: f"{self.words.card(card)}: {self.deed(card)}",
            "M": lambda card: self.words.card(card),
            "R": lambda number: say("farshore-can-less", good=self.good(number)) if self.asked == "less" else self.in_stock(number),
            "Y": self.in_stock,
            "J": lambda number: say("farshore-can-treasure", good=self.good(number)),
            "O": lambda seat: names[seat - 1] if names else str(seat),
            "U": lambda _: say("farshore-can-from-deck"),
            "Z": lambda _: say("farshore-can-no-more" if self.top["done"] else "farshore-can-skip"),
        }
        return [(move, said[move[0]](int(move[1:]))) for move in moves if move[0] in said]

    def next_season(self) -> str:
        """What the seat would prepare for."""
        season = self.view["areas"][self.view["seat"]]["season"]
        return say("farshore-season", season=SEASONS[SEASONS.index(season) + 1])

    def pay_cost(self) -> str:
        """All that is owed, in resources."""
        owed = self.amounts(self.top["owed"])
        if not owed:
            return say("farshore-can-pay-nothing")
        return say("farshore-can-pay-cost" if self.asked == "way" else "farshore-can-pay-rest", goods=owed)

    def out_of_city(self, card: int) -> str:
        """A card of the city discarded: for a discount, or because an effect says so, which gives its cost back."""
        if self.asked != "way":
            cost = self.amounts(self.words.inside["cards"][card]["cost"])
            return f"{self.words.card(card)} ({cost})" if cost else self.words.card(card)
        less = next(step["amount"] for step in self.words.inside["cards"][card]["effects"] if step["verb"] == "leave")
        return say("farshore-can-discount", card=self.words.card(card), count=less)

    def deed(self, card: int) -> str:
        """What a card of the city would do now."""
        effects = self.words.inside["cards"][card]["effects"]
        trigger = self.top["trigger"] if self.top["task"] == "order" else "produce"
        wanted = ("after", "after_bay") if trigger == "after" else (trigger,)
        return self.words.deed([step for step in effects if step["trigger"] in wanted])

    def good(self, number: int) -> str:
        """A resource by its number; the last is a treasure."""
        return say("farshore-good", good=GOODS_NAMES[number - 1])

    def in_stock(self, number: int) -> str:
        """The same, and how many the seat has."""
        have: dict[str, Any] = self.view["areas"][self.view["seat"]]["goods"]
        return say("farshore-can-good", good=self.good(number), count=have[GOODS_NAMES[number - 1]])


assert ISLANDS == RESOURCES == GOODS_NAMES.index("treasure")
