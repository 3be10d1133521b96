"""A view laid out as a table again, to ask the rules what a seat may do and what it would be worth. Knows no more than the view."""

from functools import cache
from typing import Any

import numpy as np

from farlands.games.distant_suns import explain
from farlands.games.distant_suns.deck import Deck
from farlands.games.distant_suns.hexes import Cells
from farlands.games.distant_suns.rules import REFUSALS, apply, legal, notches_of, refuse
from farlands.games.distant_suns.scoring import prior
from farlands.games.distant_suns.state import CELLS, DRAW, FORMS, MAX_LEGAL, MISS, MISSIONS, MOVES, OVER, PLACE, SLOTS, TABLE
from farlands.games.distant_suns.tables import COVERABLE, Grid, cells_of, patterns
from farlands.table import Record
from farlands.words import say

View = dict[str, Any]
PHASES = {"place": PLACE, "draw": DRAW, "over": OVER}


class WhatIf:
    """What the rules say about views of matches with these components."""

    def __init__(self, deck: Deck, box: Record) -> None:
        self.deck = deck
        self.box = box
        self.grid = Grid(deck.sheet)
        self.patterns = cache(lambda: patterns(deck.figures))

    # --- The table -------------------------------------------------------------------------------------------------------------------

    def table(self, view: View) -> Record:
        """The table that the view tells of. All others count as done, so that the seat's own move ends the turn."""
        g = TABLE.new()[0]
        g.seats, g.phase, g.active = len(view["areas"]), PHASES[view["phase"]], view["active"]
        g.turn, g.round_number, g.placed = view["turn"], view["round"] - 1, len(view["modules"])
        g.zones[:] = view["zones"]
        g.missions[:] = [0 if mission is None else MISSIONS.index(mission) + 1 for mission in view["missions"]]
        for module in view["modules"]:
            way = 0 if module["active"] < module["others"] else 1
            g.notches |= notches_of((module["edge"] == "lower") * 2 * SLOTS + 2 * (module["slot"] - 1) + way)
        for seat, area in enumerate(view["areas"]):
            self.lay_out(g, seat, area)
        own = view.get("seat")
        if own is not None and own in view["waiting"]:
            g.waiting = 1 << own
            g.form[own] = 0 if view["left_out"] is None else form_of(view) + 1
        return g

    def lay_out(self, g: Record, seat: int, area: dict[str, Any]) -> None:
        """One seat's sheet."""
        for turn, figure in enumerate(area["figures"]):
            cells = [self.deck.sheet.cells[number - 1] for number in figure["cells"]]
            g.required[seat, turn] = figure["place"]
            g.figures[seat, turn], g.rims[seat, turn] = self.grid.mask(cells), self.grid.rim(cells)
            g.covered[seat] |= g.figures[seat, turn]
            g.reach[seat] |= g.rims[seat, turn]
        if not g.covered[seat].any():
            g.reach[seat] = self.box.start_rim
        if area["required"] is not None:
            g.required[seat, g.turn] = area["required"]
        g.won[seat], g.spent[seat] = area["won"], area["spent"]
        g.worlds[seat, : len(area["worlds"])] = area["worlds"]
        g.form[seat] = MISS + 1

    # --- Points ----------------------------------------------------------------------------------------------------------------------

    def points(self, view: View, seat: int) -> dict[str, Any]:
        """A seat's score sheet as the table lies."""
        return explain.sheet(self.box, self.table(view), seat)

    def mission(self, view: View, seat: int, place: int) -> dict[str, Any]:
        """How far a seat is with a zone's mission; `next` is what doing it once more would add."""
        line = explain.mission(self.box, self.table(view), seat, place)
        return line | {"next": int(self.box.mission_points[line["count"] + 1]) - line["points"]}

    def points_after(self, view: View, move: str) -> int:
        """What the seat's sheet would be worth after a drawing, as if nobody else drew anything."""
        g = self.table(view)
        apply(self.box, g, view["seat"], MOVES.parse(move))
        return int(explain.sheet(self.box, g, view["seat"])["total"])

    # --- Moves -----------------------------------------------------------------------------------------------------------------------

    def moves(self, view: View) -> list[str]:
        """What the view's seat may do now."""
        out = np.zeros(MAX_LEGAL, np.int16)
        count = legal(self.box, self.table(view), view["seat"], out)
        return [MOVES.notation(int(action)) for action in out[:count]]

    def refusal(self, view: View, move: str) -> str:
        """Why the seat cannot make a move, in words; empty if it can."""
        action = MOVES.parse(move)
        reason = REFUSALS[refuse(self.box, self.table(view), view["seat"], -1 if action is None else action)]
        return say(f"distant-suns-refused-{reason}") if reason else ""

    def cells_drawn(self, view: View, move: str) -> list[int]:
        """The cells (from 1) that a drawing would cover."""
        return explain.cells_drawn(self.box, self.table(view), view["seat"], MOVES.parse(move) or 0)

    def drawings(self, view: View) -> dict[str, list[int]]:
        """Every drawing the seat may make now, with the cells (from 1) that it covers."""
        g, seat = self.table(view), view["seat"]
        return {move: explain.cells_drawn(self.box, g, seat, MOVES.parse(move) or 0) for move in self.moves(view) if move[0] == "D"}

    def best_first(self, view: View, moves: list[str]) -> list[str]:
        """Drawings in the order in which they look good at a glance."""
        g, seat = self.table(view), view["seat"]
        return sorted(moves, key=lambda move: -prior(self.box, g, seat, MOVES.parse(move)))

    def next_to(self, view: View) -> set[int]:
        """The open cells of which the seat's next figure must cover one."""
        g, seat = self.table(view), view["seat"]
        kinds = self.deck.sheet.kinds
        closed = {*cells_of(g.covered[seat]), *(number for number, kind in enumerate(kinds, 1) if kind not in COVERABLE)}
        return set(cells_of(g.reach[seat])) - closed

    def outline(self, token: int, form: int) -> Cells:
        """The cells of a form of a figure as drawings turn and mirror them; moves name where the first comes to lie."""
        drawings, numbers = self.patterns()
        return drawings[numbers[token][form]]


def form_of(view: View) -> int:
    """The form the view's seat has chosen."""
    return FORMS.index(tuple(cell - 1 for cell in view["left_out"]))


def turning(move: str) -> tuple[int, int]:
    """Orientation, and number of the cell (from 1) of a drawing."""
    number = int(move[1:]) - 1
    return number // CELLS, number % CELLS + 1


def drawing(orientation: int, cell: int) -> str:
    """The move of an orientation and the number of a cell (from 1)."""
    return f"D{orientation * CELLS + cell}"
