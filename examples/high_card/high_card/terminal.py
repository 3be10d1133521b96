"""High Card in a terminal: a line for each player, then what you hold."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from farlands.cli.terminal import AreaOption, View
from farlands.words import say
from high_card.state import CARDS


def read_rounds(text: str) -> list[list[int]]:
    """The cards of `7,12 20,3`: two rounds of two players. What is no number is no card either."""
    return [[int(card) if card.isdecimal() else 0 for card in turn.split(",")] for turn in text.split()]


AREA = (AreaOption("rounds", "high-card-help-rounds", read_rounds, required=True), AreaOption("winner", "high-card-help-winner", str))


def title() -> str:
    """The game's name."""
    return say("high-card-title")


def option(name: str, value: str) -> str:
    """An option's value in words."""
    return say(f"high-card-option-{name}", value=value)


def help() -> Text:
    """How to play."""
    return Text(say("high-card-help"))


def cards() -> Text:
    """All cards of the deck."""
    return Text(listed(range(1, CARDS + 1)))


def table(view: View, names: Sequence[str]) -> Text:
    """Everybody's cards and points, then the seat's hand."""
    lines = [say("high-card-header", round=view["round"], winner=view["winner"])]
    for name, area in zip(names, view["areas"], strict=True):
        lines.append(say("high-card-area", name=name, cards=listed(area["cards"]), points=area["points"]))
    if "hand" in view:
        lines.append(say("high-card-hand", cards=listed(view["hand"])))
    return Text("\n".join(lines))


def listed(cards: Sequence[int]) -> str:
    """Cards in a line."""
    return ", ".join(map(str, cards)) or "-"


def question(view: View) -> str:
    """What the seat is to decide."""
    return say("high-card-question")


def event(event: dict[str, Any], names: Sequence[str], seat: int | None) -> str:
    """What happened, in a sentence; the table shows the cards that were turned up."""
    return say("high-card-won", name=names[event["seat"]]) if event["event"] == "won" else ""


def explain(view: View, card: str) -> Text:
    """There is nothing about a card but its number."""
    return help()


def sheet(sheet: dict[str, Any]) -> Text:
    """The seat's cards, those that won with a point beside them."""
    return Text(", ".join(f"{card['number']}{' (+1)' if card['won'] else ''}" for card in sheet["cards"]) or "-")


def area(scored: dict[str, Any]) -> Text:
    """Points of each player of a real table."""
    return Text("\n".join(f"{say('seat', number=seat)}: {points}" for seat, points in enumerate(scored["points"], start=1)))
