"""Where workers may stand, in a terminal: shore, islands, docks, lookout, dunes, and the red cards of one's own city."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from farlands.cli.terminal import View
from farlands.games.farshore.state import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE
from farlands.games.farshore.terminal.pen import Pen, flowing
from farlands.games.farshore.terminal.wording import Wording, is_colour
from farlands.words import say

SPOT_KINDS = ("shore", "islands", "docks", "lookout", "dunes", "city")


def spot_name(view: View, source: Mapping[str, Any]) -> str:
    """A place of the board; an island by where it lies."""
    number = source["number"]
    if source["kind"] == "island":
        number = next((i for i, island in enumerate(view["islands"], 1) if island["token"] == number), 0)
    return say("farshore-spot", kind=source["kind"], number=number)


def name_of_spot(spot: int, with_stack: bool = False) -> str:
    """A place by the number of its moves, from 1; the dunes are one place, with or without the stack that a move is about."""
    if spot <= SHORE:
        return say("farshore-spot", kind="shore", number=spot)
    if spot <= SHORE + ISLANDS:
        return say("farshore-spot", kind="island", number=spot - SHORE)
    kind = "docks" if spot == DOCKS + 1 else "lookout" if spot == LOOKOUT + 1 else "dunes"
    return say("farshore-spot", kind=kind, number=spot - DUNES if kind == "dunes" and with_stack else 0)


class Places:
    """The places that a view shows, with the codes of the moves that lead there now."""

    def __init__(self, words: Wording, view: View, names: Sequence[str], moves: Sequence[str], pen: Pen, width: int) -> None:
        self.words = words
        self.view = view
        self.names = names
        self.moves = set(moves)
        self.pen = pen
        self.width = width

    def lines(self) -> Iterable[Text]:
        """A row for each kind of place, its name before it."""
        titles = {kind: Text.assemble((say(f"farshore-places-{kind}"), "bold")) for kind in SPOT_KINDS}
        margin = max(title.cell_len for title in titles.values()) + 2
        self.room = self.width - margin
        rows = {
            "shore": [self.spot(spot, self.words.inside["shore"][spot - 1]) for spot in range(1, SHORE + 1)],
            "islands": [self.island(i) for i in range(len(self.view["islands"]))],
            "docks": [self.spot(DOCKS + 1, self.words.inside["docks"])],
            "lookout": [self.spot(LOOKOUT + 1, self.words.inside["lookout"])],
            "dunes": [self.stack(stack) for stack in range(len(self.view["stacks"]))],
            "city": self.own_cards(),
        }
        for kind, title in titles.items():
            for line in flowing((self.pen.cut(place, self.room) for place in rows[kind]), self.room, gap="   "):
                yield title.append(" " * (margin - title.cell_len)).append_text(line)
                title = Text()

    def code(self, letters: str, number: int, shown: int) -> Text:
        """The move that leads there, or a mark and the number by which it can be asked about."""
        return self.pen.code(next((f"{letter}{number}" for letter in letters if f"{letter}{number}" in self.moves), ""), shown)

    def spot(self, spot: int, effects: Sequence[Mapping[str, Any]]) -> Text:
        """A place with what it gives and who stands there."""
        code = self.code("WL", spot, spot)
        workers = self.workers(spot - 1)
        taken = bool(workers) and spot <= SHORE + ISLANDS
        words = Text(f" {self.words.deed(effects)}", style="dim" if taken else "")
        return code.append_text(self.pen.cut(words, self.room - code.cell_len - workers.cell_len)).append_text(workers)

    def workers(self, spot: int) -> Text:
        """Who has how many workers there."""
        there = [(name, area["spots"][spot]) for name, area in zip(self.names, self.view["areas"], strict=True) if area["spots"][spot]]
        who = ", ".join(name if count == 1 else f"{name} {self.pen.mark('times')}{count}" for name, count in there)
        return Text(f" {self.pen.mark('worker')}{who}", style="bold") if who else Text()

    def island(self, i: int) -> Text:
        """An island, or that it is flooded."""
        island, spot = self.view["islands"][i], SHORE + i + 1
        if island["flooded"]:
            return self.code("WL", spot, spot).append(f" {say('farshore-flooded')}").append_text(self.workers(spot - 1))
        if f"H{i + 1}" in self.moves:
            deed = self.words.deed(self.words.inside["islands"][island["token"] - 1])
            return self.code("H", i + 1, spot).append(f" {deed}").append_text(self.workers(spot - 1))
        return self.spot(spot, self.words.inside["islands"][island["token"] - 1])

    def stack(self, stack: int) -> Text:
        """A stack of parchments: what it asks for, how much of that the seat has, and the values left."""
        number, values = DUNES + stack + 1, self.view["stacks"][stack][::-1]
        line = self.code("WL" if stack == 0 else "W", number, number).append(" ").append_text(self.needs(stack))
        if "seat" in self.view:
            held = self.view["areas"][self.view["seat"]]["parchments"][stack]
            if held is not None:
                return line.append(f" {say('farshore-got')}: {held}", style="dim")
            have, needed = self.progress(stack)
            line.append(f" {have}/{needed}", style="dim")
        left = ",".join(map(str, values)) or "-"
        workers = self.workers(DUNES) if stack == 0 else Text()
        return line.append(f" [{left}]", style="" if values else "dim").append_text(workers)

    def needs(self, stack: int) -> Text:
        """What a stack asks for, in signs if colours are all it asks for."""
        asked = self.words.inside["parchments"][stack]
        if not all(is_colour(part["cards"]) for part in asked):
            return Text(self.words.needs(asked))
        counts = Text()
        for part in asked:
            counts.append("" if part["count"] == 1 else str(part["count"]))
            counts.append_text(self.pen.colour(part["cards"]["colours"][0], "construction"))
        return counts

    def progress(self, stack: int) -> tuple[int, int]:
        """How many of the cards asked for the seat's city has, and how many are asked for."""
        city = [card["card"] for card in self.view["areas"][self.view["seat"]]["city"]]
        asked = self.words.inside["parchments"][stack]
        have = sum(min(sum(self.words.fits(card, part["cards"]) for card in city), part["count"]) for part in asked)
        return have, sum(part["count"] for part in asked)

    def own_cards(self) -> list[Text]:
        """Red cards that a worker may go to now."""
        cards = sorted(int(move[1:]) for move in self.moves if move[0] == "V")
        return [self.code("V", card, card).append(f" {self.words.card(card)}: {self.red_deed(card)}") for card in cards]

    def red_deed(self, card: int) -> str:
        """What a red card does."""
        return self.words.deed([step for step in self.words.inside["cards"][card]["effects"] if step["trigger"] == "visit"])
