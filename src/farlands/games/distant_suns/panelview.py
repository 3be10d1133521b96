"""The panel in a terminal: the row of zones with their figures and missions, and the modules in the notches of both edges."""

from rich.text import Text

from farlands.cli.terminal import View
from farlands.games.distant_suns.deck import Deck
from farlands.games.distant_suns.hexview import ZONE_STYLES, Pen, beside, centred, picture
from farlands.games.distant_suns.names import mission_name, zone_name
from farlands.games.distant_suns.state import PLACES, SLOTS
from farlands.games.distant_suns.whatif import WhatIf
from farlands.words import say

WIDEST_ZONE = 20


def zone_of(deck: Deck, view: View, place: int) -> str:
    """The name of the zone at a place of the row."""
    token = view["zones"][place]
    return zone_name(deck.ids[token], deck.names[token])


def decision(view: View) -> str:
    """What the view's seat decides: place, form, draw; or wait, over."""
    if view["phase"] == "over":
        return "over"
    if view.get("seat") not in view["waiting"]:
        return "wait"
    if view["phase"] == "place":
        return "place"
    return "form" if view["left_out"] is None else "draw"


class Panel:
    """The row of zones. While the seat places a module, the numbers of the moves stand where it would stand."""

    def __init__(self, what: WhatIf, view: View, pen: Pen, width: int) -> None:
        self.deck = what.deck
        self.view = view
        self.pen = pen
        self.width = min(WIDEST_ZONE, width // PLACES)
        self.middle = (self.width - 1) // 2
        self.sides = ("o", "x") if pen.plain else ("●", "■")
        """Who draws the zone: the active player, the others."""
        seat = view.get("seat")
        self.done = {} if seat is None else {line["place"]: line for line in what.points(view, seat)["missions"]}

    def lines(self) -> list[Text]:
        """The panel from its upper to its lower edge."""
        figures = [picture(self.deck.figures[token], self.pen, "bold") for token in self.view["zones"]]
        height = max(map(len, figures))
        zones = [self.zone(place, [*figure, *[Text()] * (height - len(figure))]) for place, figure in enumerate(figures)]
        return [self.edge("upper"), *beside(zones, 0), self.edge("lower")]

    def in_words(self) -> list[Text]:
        """The zones, their missions, and how far the seat is with them, without figures and notches."""
        return [Text(" ").join(part for part in self.texts(place) if part) for place in range(PLACES)]

    def zone(self, place: int, figure: list[Text]) -> list[Text]:
        """A zone with its figure, its mission, and how far the seat is with it."""
        name, mission, done = self.texts(place)
        return [centred(line, self.width - 1).append(" ") for line in (name, *figure, mission, done)]

    def texts(self, place: int) -> tuple[Text, Text, Text]:
        """A zone's name, its mission, and how far the seat is with it."""
        name, mission, done = Text(f" {place} {zone_of(self.deck, self.view, place)} ", f"bold {ZONE_STYLES[place]}"), Text(), Text()
        kind = self.view["missions"][place]
        if kind:
            mission = self.pen.signed(kind).append(f" {mission_name(kind)}", style="not bold default")
        if place in self.done:
            line = self.done[place]
            done = Text(say("distant-suns-done", count=line["count"], points=line["points"]), style="bold" if line["count"] else "dim")
        return name, mission, done

    def edge(self, edge: str) -> Text:
        """The notches of an edge: modules from zone to zone, and between two zones the moves open there."""
        line = [" "] * (self.width * PLACES)
        line[self.middle :: self.width] = self.pen.dot * len(line[self.middle :: self.width])
        modules = [module for module in self.view["modules"] if module["edge"] == edge]
        taken = {notch for module in modules for notch in (module["active"], module["others"])}
        active, others = self.sides
        for slot in range(SLOTS):
            if decision(self.view) == "place" and not taken & {slot, slot + 1}:
                number = (edge == "lower") * 2 * SLOTS + 2 * slot + 1
                label = f"{active}{number}{others} {others}{number + 1}{active}"
                if len(label) >= self.width:  # a narrow terminal has room for the numbers alone
                    label = f"{number} {number + 1}"
                start = slot * self.width + self.middle + (self.width - len(label) + 1) // 2
                line[start : start + len(label)] = label
        for module in modules:
            start = (module["slot"] - 1) * self.width + self.middle
            label, bar = f" {module['number']} ", "=" if self.pen.plain else "━"
            left, right = (active, others) if module["active"] < module["others"] else (others, active)
            line[start : start + self.width + 1] = f"{left}{label:{bar}^{self.width - 1}}{right}"
        return Text("".join(line).rstrip(), style="bold")
