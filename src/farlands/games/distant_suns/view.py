"""What a seat of Distant Suns sees: plain data for a page, numbers for a learner, what happened, and what a move is called.

Cells are numbered from 1, as in moves: down the sheet's columns, from the left column to the right one.
"""

from typing import Any

import numpy as np

from farlands.game import rule
from farlands.games.distant_suns.rules import zone_for_active, zone_for_others
from farlands.games.distant_suns.state import (
    CELLS,
    DRAW,
    FORMS,
    MISS,
    MISSIONS,
    MOST_WORLDS,
    MOVES,
    NOTCHES,
    OVER,
    PLACE,
    PLACES,
    ROUNDS,
    SLOTS,
    TABLE,
    TOKENS,
)
from farlands.games.distant_suns.tables import cells_of
from farlands.table import Record

PHASES = {PLACE: "place", DRAW: "draw", OVER: "over"}
EDGES = ("upper", "lower")


def module(action: int) -> dict[str, Any]:
    """Where a module stands: edge, pair of notches from the left, and the places of the zones it points to."""
    return {
        "edge": EDGES[action // (2 * SLOTS)],
        "slot": action % (2 * SLOTS) // 2 + 1,
        "active": int(zone_for_active(action)),
        "others": int(zone_for_others(action)),
    }


def view(g: Record, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may see. Made from a masked record: what is hidden from the seat never gets here."""
    m = TABLE.masked(g, seat)
    shared = {
        "game": "distant-suns",
        "round": min(int(m.round_number) + 1, ROUNDS),
        "turn": int(m.turn),
        "phase": PHASES[int(m.phase)],
        "active": int(m.active),
        "waiting": [s for s in range(m.seats) if m.waiting >> s & 1],
        "zones": [int(token) for token in m.zones],
        "missions": [MISSIONS[mission - 1] if mission else None for mission in map(int, m.missions)],
        "modules": [{"number": i + 1} | module(int(m.modules[i]) - 1) for i in range(m.placed)],
        "areas": [area(m, s) for s in range(m.seats)],
    }
    if seat is None:
        return shared
    form = int(m.form[seat])
    return shared | {
        "seat": seat,
        "missing": form == MISS + 1,
        "left_out": [i + 1 for i in FORMS[form - 1]] if 0 < form <= MISS else None,
        "drawing": int(m.drawing[seat]) or None,
        "sketch": cells_of(m.sketch[seat]),
    }


def area(m: Record, seat: int) -> dict[str, Any]:
    """A seat's sheet, turn by turn; no cells: the turn was missed. While all draw, `required` is the place of the zone to draw."""
    return {
        "figures": [{"place": int(m.required[seat, turn]), "cells": cells_of(m.figures[seat, turn])} for turn in range(m.turn)],
        "required": int(m.required[seat, m.turn]) if m.phase == DRAW else None,
        "won": int(m.won[seat]),
        "spent": int(m.spent[seat]),
        "worlds": [int(points) for points in m.worlds[seat]],
    }


def describe(action: int) -> tuple[str, dict[str, Any]]:
    """A move as a word key with what fills it in.

    >>> describe(6)
    ('distant-suns-placed', {'edge': 'upper', 'active': 3, 'others': 4})
    """
    letter, number = MOVES.split(action)
    if letter == "M":
        stands = module(number - 1)
        return "distant-suns-placed", {name: stands[name] for name in ("edge", "active", "others")}
    if letter == "D":
        return "distant-suns-drew", {"orientation": (number - 1) // CELLS + 1, "cell": (number - 1) % CELLS + 1}
    if number - 1 == MISS:
        return "distant-suns-missed", {}
    left_out = FORMS[number - 1]
    return "distant-suns-formed", {"count": len(left_out), "first": min(left_out, default=-1) + 1, "second": max(left_out, default=-1) + 1}


def turns_begun(view: dict[str, Any]) -> int:
    """Turns in which a module was placed."""
    return int(view["turn"] + (view["phase"] == "draw"))


def placed(view: dict[str, Any], turn: int) -> dict[str, Any]:
    """Who placed the module of a turn, and for which zones; where it stands, unless it was taken back with its round."""
    areas = view["areas"]
    seat = (view["active"] - view["turn"] + turn) % len(areas)
    place = [area["figures"][turn]["place"] if turn < view["turn"] else area["required"] for area in areas]
    stands = {"event": "placed", "seat": seat, "active": place[seat], "others": place[seat - 1]}
    number = turn - turns_begun(view) + len(view["modules"])
    return stands | (view["modules"][number] if number >= 0 else {})


def events(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    """What changed between two views of one seat: a module, drawings shown, upgrades, worlds reached, a new round, the end."""
    happened = [placed(after, turn) for turn in range(turns_begun(before), turns_begun(after))]
    for seat, (was, now) in enumerate(zip(before["areas"], after["areas"], strict=True)):
        for figure in now["figures"][len(was["figures"]) :]:
            happened.append({"event": "drew" if figure["cells"] else "missed", "seat": seat} | figure)
        for kind in ("spent", "won"):
            if now[kind] > was[kind]:
                happened.append({"event": kind, "seat": seat, "count": now[kind] - was[kind]})
        for world, (old, points) in enumerate(zip(was["worlds"], now["worlds"], strict=True)):
            if points and not old:
                happened.append({"event": "reached", "seat": seat, "world": world + 1, "points": points})
    if after["round"] > before["round"]:
        happened.append({"event": "round", "number": after["round"]})
    if after["phase"] == "over" != before["phase"]:
        happened.append({"event": "over"})
    return happened


# --- Numbers for learners ------------------------------------------------------------------------------------------------------------

PER_SEAT = (
    ("figures", PLACES * CELLS),
    ("reach", CELLS),
    ("required", PLACES),
    ("upgrades", 2),
    ("worlds", MOST_WORLDS),
    ("waiting", 1),
    ("active", 1),
)
"""Of each seat, the observer first: cells drawn, by place of the zone; cells of which the next figure must cover one; what to draw now;
upgrades won and spent; points of worlds.
"""
COMMON = (
    ("phase", len(PHASES)),
    ("round", 1),
    ("turn", 1),
    ("seats", 1),
    ("placed", 1),
    ("notches", 2 * NOTCHES),
    ("zones", PLACES * (TOKENS + 1)),
    ("missions", PLACES * len(MISSIONS)),
    ("kind", CELLS),
    ("form", MISS + 1),
    ("sketch", CELLS),
)


def _slices() -> dict[str, slice]:
    slices, start = {}, 0
    for name, size in (*COMMON, *((f"{name}_{i}", size) for i in range(TABLE.dtype["won"].shape[0]) for name, size in PER_SEAT)):
        slices[name] = slice(start, start + size)
        start += size
    return slices


OBSERVATION = _slices()
OBSERVED = max(part.stop for part in OBSERVATION.values())
AT_PHASE, AT_ROUND, AT_TURN, AT_SEATS = (OBSERVATION[name].start for name in ("phase", "round", "turn", "seats"))
AT_PLACED, AT_NOTCHES, AT_ZONES, AT_MISSIONS = (OBSERVATION[name].start for name in ("placed", "notches", "zones", "missions"))
AT_KIND, AT_FORM, AT_SKETCH, AT_SEAT = (OBSERVATION[name].start for name in ("kind", "form", "sketch", "figures_0"))
SEAT_SIZE = sum(size for _, size in PER_SEAT)
OF_REACH, OF_REQUIRED = PLACES * CELLS, PLACES * CELLS + CELLS
OF_UPGRADES = OF_REQUIRED + PLACES
MISSION_COUNT = len(MISSIONS)


@rule
def observe(box, g, seat, out):
    """Write what a learner in this seat sees; `OBSERVATION` names the parts."""
    for i in range(OBSERVED):
        out[i] = 0
    out[AT_PHASE + g.phase] = 1
    out[AT_ROUND] = g.round_number
    out[AT_TURN] = g.turn
    out[AT_SEATS] = g.seats
    out[AT_PLACED] = g.placed
    for notch in range(2 * NOTCHES):
        out[AT_NOTCHES + notch] = g.notches >> notch & 1
    for place in range(PLACES):
        out[AT_ZONES + (TOKENS + 1) * place + g.zones[place]] = 1
        if g.missions[place] > 0:
            out[AT_MISSIONS + MISSION_COUNT * place + g.missions[place] - 1] = 1
    for cell in range(CELLS):
        out[AT_KIND + cell] = box.kind[cell]
    if g.form[seat] > 0:
        out[AT_FORM + g.form[seat] - 1] = 1
    mark(g.sketch[seat], AT_SKETCH, out)
    for i in range(g.seats):
        observe_area(g, (seat + i) % g.seats, AT_SEAT + SEAT_SIZE * i, out)


@rule
def observe_area(g, seat, at, out):
    """One seat's sheet, in the order of `PER_SEAT`."""
    for turn in range(g.turn):
        mark(g.figures[seat, turn], at + CELLS * np.int64(g.required[seat, turn]), out)
    mark(g.reach[seat], at + OF_REACH, out)
    if g.phase == DRAW:
        out[at + OF_REQUIRED + g.required[seat, g.turn]] = 1
    rest = at + OF_UPGRADES
    out[rest], out[rest + 1] = g.won[seat], g.spent[seat]
    for world in range(MOST_WORLDS):
        out[rest + 2 + world] = g.worlds[seat, world]
    out[rest + 2 + MOST_WORLDS] = g.waiting >> seat & 1
    out[rest + 3 + MOST_WORLDS] = g.active == seat


@rule
def mark(cells, at, out):
    """A 1 for each cell of two words."""
    for cell in range(CELLS):
        if cells[cell >> 6] >> (cell & 63) & 1:
            out[at + cell] = 1
