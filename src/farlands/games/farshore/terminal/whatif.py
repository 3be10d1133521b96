"""A view laid out as a table again, to ask the rules what a seat may do and what it would be worth. Knows no more than the view."""

from typing import Any

import numpy as np

from farlands.games.farshore import explain
from farlands.games.farshore.city import lay_in_city, place_in_city
from farlands.games.farshore.language import GOODS_NAMES, TRIGGERS
from farlands.games.farshore.memory import NOWHERE
from farlands.games.farshore.playing import LAYING, PAYMENT, WAY, refuse_room
from farlands.games.farshore.rules import REFUSALS, legal, refuse
from farlands.games.farshore.scoring import score
from farlands.games.farshore.state import MAX_LEGAL, MOVES, RESOURCES, TABLE
from farlands.games.farshore.view import ORIGINS, PHASES, SEASONS, SOURCE_KINDS, SUPPLIES, TASKS
from farlands.table import Record
from farlands.words import say

View = dict[str, Any]
TASK_NUMBERS = {name: number for number, name in TASKS.items()}
STAGES = {"way": WAY, "payment": PAYMENT, "laid": LAYING}


class WhatIf:
    """What the rules say about views of matches with these components."""

    def __init__(self, box: Record) -> None:
        self.box = box

    # --- The table -------------------------------------------------------------------------------------------------------------------

    def table(self, view: View) -> Record:
        """The table that the view tells of; hidden cards are missing."""
        g = TABLE.new()[0]
        g.seats, g.phase = len(view["areas"]), PHASES.index(view["phase"])
        g.first, g.active = view["first"], view["active"]
        g.deck_bottom, g.piled = view["deck"], view["discards"]
        g.compass[:] = view["compass"]
        for i, island in enumerate(view["islands"]):
            g.islands[i], g.flooded[i] = island["token"], island["flooded"]
        for i, pile in enumerate(view["bay"]):
            g.bay[i], g.bay_count[i] = pile["card"], pile["count"]
        for stack, values in enumerate(view["stacks"]):
            g.stacks[stack, : len(values)] = [value + 1 for value in values]
        g.shown[: len(view["shown"])] = view["shown"]
        for seat, area in enumerate(view["areas"]):
            self.lay_out(g, seat, area)
        for entry in view["agenda"]:
            lay_on_agenda(g, entry)
        if "seat" in view:
            last = view["agenda"][-1].get("drawn", []) if view["agenda"] else []
            hand = list(view["hand"])
            for card in last:
                hand.remove(card)
            g.hand[view["seat"], : len(view["hand"])] = [*hand, *last]
        return g

    def lay_out(self, g: Record, seat: int, area: dict[str, Any]) -> None:
        """A player's things."""
        g.season[seat], g.ended[seat] = SEASONS.index(area["season"]), area["ended"]
        g.goods[seat] = [area["goods"][name] for name in GOODS_NAMES]
        g.anchors[seat], g.ship[seat], g.workers[seat] = area["anchors"], area["ship"], area["workers"]
        g.astray[seat], g.lost[seat] = area["astray"], area["lost"]
        g.parchments[seat] = [0 if value is None else value + 1 for value in area["parchments"]]
        g.in_hand[seat], g.slots[seat] = area["hand"], area["slots"]
        g.spots[seat] = area["spots"]
        for card in area["city"]:
            place = card["place"] - 1
            g.city[seat, place], g.visited[seat, place], g.anchored[seat, place] = card["card"], card["worker"], card["anchor"]
            g.in_city[seat] |= np.int64(1) << (card["card"] - 1)

    # --- Moves -----------------------------------------------------------------------------------------------------------------------

    def moves(self, view: View) -> list[str]:
        """What the view's seat may do now."""
        if view.get("seat") not in view["waiting"]:
            return []
        out = np.zeros(MAX_LEGAL, np.int16)
        count = legal(self.box, self.table(view), view["seat"], out)
        return [MOVES.notation(int(action)) for action in out[:count]]

    def refusal(self, view: View, move: str) -> str:
        """Why the seat cannot make a move, in words; empty if it can."""
        action = MOVES.parse(move)
        reason = REFUSALS[refuse(self.box, self.table(view), view["seat"], -1 if action is None else action)]
        return say(f"farshore-refused-{reason}") if reason else ""

    # --- Points ----------------------------------------------------------------------------------------------------------------------

    def points(self, view: View, seat: int) -> int:
        """What a seat has as the table lies."""
        return int(score(self.box, self.table(view), seat))

    def sheet(self, view: View, seat: int) -> dict[str, Any]:
        """A seat's score sheet as the table lies."""
        return explain.sheet(self.box, self.table(view), seat)

    def worth(self, view: View, card: int) -> tuple[bool, int | None]:
        """Whether the card lies in the seat's city; what it gives there, or would give the city if it were laid now: None if it cannot be.
        Abilities are not counted.
        """
        g, seat = self.table(view), view["seat"]
        before = int(score(self.box, g, seat))
        place = place_in_city(g, seat, card)
        if place != NOWHERE:
            return True, explain.card_line(self.box, g, seat, card)["points"]
        if refuse_room(self.box, g, seat, card):
            return False, None
        lay_in_city(self.box, g, seat, card)
        return False, int(score(self.box, g, seat)) - before


def lay_on_agenda(g: Record, entry: dict[str, Any]) -> None:
    """Something under way, on top of what is there."""
    top, task = int(g.depth), entry["task"]
    g.depth = top + 1
    g.task[top], g.left[top], g.done[top], g.card[top] = TASK_NUMBERS[task], entry["left"], entry["done"], entry["card"]
    g.row[top], g.place[top] = entry.get("row", 0), entry.get("place", 0)
    if task == "played":
        g.stage[top], g.source[top], g.less[top] = STAGES[entry["stage"]], ORIGINS.index(entry["from"]), entry["less"]
        g.owed[top] = [entry["owed"].get(name, 0) for name in GOODS_NAMES[:RESOURCES]]
    elif task == "effect":
        g.source[top] = SOURCE_KINDS[entry["source"]["kind"]] + entry["source"]["number"] - 1
        g.stage[top] = TRIGGERS.index(entry["trigger"]) + 1
    elif task == "order":
        g.stage[top] = TRIGGERS.index(entry["trigger"]) + 1
        g.less[top] = sum(bit for bit, name in SUPPLIES.items() if name in entry["take"])
        g.pending[top] = sum(1 << (place - 1) for place in entry["pending"])
