"""What a seat of Farshore sees: plain data for a page, numbers for a learner, what happened, and what a move is called."""

from typing import Any

import numpy as np

from farlands.game import rule
from farlands.games.farshore.agenda import EFFECT, ORDER, PLAYED, TIDES, WIND
from farlands.games.farshore.language import FROM_THE_BAY, FROM_THE_DECK, GOODS_NAMES, TRIGGERS, VERBS
from farlands.games.farshore.playing import PAYMENT, WAY
from farlands.games.farshore.state import (
    BAY,
    CITY,
    DUNES,
    GOODS,
    ISLANDS,
    KINDS,
    MAX_SEATS,
    MOVES,
    PARCHMENTS,
    RESOURCES,
    TABLE,
)
from farlands.games.farshore.tables import AT_DOCKS, AT_LOOKOUT, ON_SHORE_1, ON_TOKEN_1
from farlands.table import Record

PHASES = ("redraw", "playing", "over")
SEASONS = ("winter", "spring", "summer", "autumn")
TASKS = {EFFECT: "effect", PLAYED: "played", ORDER: "order", TIDES: "tides", WIND: "wind"} | dict(enumerate(VERBS, 1))
ORIGINS = ("hand", "bay", "shown")
SUPPLIES = {FROM_THE_BAY: "bay", FROM_THE_DECK: "deck"}
SOURCE_KINDS = {"card": 1, "shore": ON_SHORE_1, "island": ON_TOKEN_1, "docks": AT_DOCKS, "lookout": AT_LOOKOUT}
"""Where effects come from, and the first number of each kind."""


# --- Plain data ----------------------------------------------------------------------------------------------------------------------


def present(cards: Any) -> list[int]:
    """The cards of an array with empty places."""
    return [int(card) for card in cards if card > 0]


def view(g: Record, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may see. Made from a masked record: what is hidden from the seat never gets here."""
    m = TABLE.masked(g, seat)
    agenda = [entry(m, i) for i in range(m.depth)]
    shared = {
        "game": "farshore",
        "phase": PHASES[m.phase],
        "first": int(m.first),
        "active": int(m.active),
        "waiting": [] if PHASES[m.phase] == "over" else [int(m.active)],
        "compass": [int(token) for token in m.compass],
        "islands": [{"token": int(m.islands[i]), "flooded": bool(m.flooded[i])} for i in range(ISLANDS) if m.islands[i]],
        "stacks": [[value - 1 for value in present(stack)] for stack in m.stacks],
        "bay": [{"card": int(m.bay[i]), "count": int(m.bay_count[i])} for i in range(BAY) if m.bay[i]],
        "shown": present(m.shown),
        "deck": int(m.deck_bottom - m.deck_top),
        "discards": int(m.piled),
        "areas": [area(m, s) for s in range(m.seats)],
        "agenda": agenda,
    }
    if seat is None:
        return shared
    if seat == m.active and agenda and agenda[-1]["task"] == "give_drawn":
        agenda[-1]["drawn"] = sorted(int(card) for card in m.hand[seat, m.in_hand[seat] - agenda[-1]["done"] : m.in_hand[seat]])
    return shared | {"seat": seat, "hand": sorted(present(m.hand[seat]))}


def area(m: Record, seat: int) -> dict[str, Any]:
    """A player's things, as all may see them."""
    return {
        "season": SEASONS[m.season[seat]],
        "ended": bool(m.ended[seat]),
        "goods": {name: int(m.goods[seat, i]) for i, name in enumerate(GOODS_NAMES)},
        "anchors": int(m.anchors[seat]),
        "ship": int(m.ship[seat]),
        "parchments": [int(value) - 1 if value else None for value in m.parchments[seat]],
        "workers": int(m.workers[seat]),
        "astray": int(m.astray[seat]),
        "lost": int(m.lost[seat]),
        "hand": int(m.in_hand[seat]),
        "slots": int(m.slots[seat]),
        "city": [
            {"card": int(m.city[seat, i]), "place": i + 1, "worker": bool(m.visited[seat, i]), "anchor": bool(m.anchored[seat, i])}
            for i in range(CITY)
            if m.city[seat, i]
        ],
        "spots": [int(count) for count in m.spots[seat]],
    }


def entry(m: Record, i: int) -> dict[str, Any]:
    """Something under way, the uppermost last. `row` is a line of the box; places of the city count from 1."""
    task = TASKS[int(m.task[i])]
    found: dict[str, Any] = {"task": task, "left": int(m.left[i]), "done": int(m.done[i]), "card": int(m.card[i])}
    if task == "played":
        stage = {WAY: "way", PAYMENT: "payment"}.get(int(m.stage[i]), "laid")
        owed = {name: int(m.owed[i, n]) for n, name in enumerate(GOODS_NAMES[:RESOURCES]) if m.owed[i, n]}
        found |= {"stage": stage, "from": ORIGINS[m.source[i]], "less": int(m.less[i]), "owed": owed}
    elif task == "effect":
        found |= {"source": source(int(m.source[i])), "trigger": TRIGGERS[m.stage[i] - 1]}
    elif task == "order":
        take = [name for bit, name in SUPPLIES.items() if m.left[i] and int(m.less[i]) & bit]
        found |= {"trigger": TRIGGERS[m.stage[i] - 1], "pending": [n + 1 for n in range(CITY) if m.pending[i] >> n & 1], "take": take}
    elif task not in ("tides", "wind"):
        found |= {"row": int(m.row[i]), "place": int(m.place[i])}
    return found


def source(number: int) -> dict[str, Any]:
    """Where an effect comes from: a card, a spot of the shore, an island token, docks or lookout.

    >>> source(33), source(AT_DOCKS)
    ({'kind': 'card', 'number': 33}, {'kind': 'docks', 'number': 1})
    """
    kind, first = max(((kind, first) for kind, first in SOURCE_KINDS.items() if first <= number), key=lambda each: each[1])
    return {"kind": kind, "number": number - first + 1}


MOVE_WORDS = {
    "W": "worker", "V": "visit", "P": "from-hand", "B": "from-bay", "K": "anchor", "X": "give-up", "D": "discard", "G": "give",
    "T": "take", "A": "act", "E": "free", "M": "lift-card", "L": "lift", "R": "resource", "Y": "pay", "J": "treasure",
    "O": "opponent", "H": "island-down", "U": "from-deck", "C": "pay-cost", "Z": "no-more", "S": "season", "F": "finish", "N": "hand",
}  # fmt: skip


def describe(action: int) -> tuple[str, dict[str, Any]]:
    """A move as a word key with what fills it in: the number of a card, spot, resource or seat.

    >>> describe(MOVES.first("P") + 9)
    ('farshore-move-from-hand', {'number': 10})
    """
    letter, number = MOVES.split(action)
    return f"farshore-move-{MOVE_WORDS[letter]}", {"number": number}


# --- What happened -------------------------------------------------------------------------------------------------------------------


def events(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    """What changed between two views of one seat: cards laid and lost, workers, goods, ships, seasons, parchments, wind and tides."""
    happened: list[dict[str, Any]] = []
    for seat, (was, now) in enumerate(zip(before["areas"], after["areas"], strict=True)):
        happened += changes_of(seat, was, now)
    if before["compass"] != after["compass"]:
        happened.append({"event": "wind", "compass": after["compass"]})
    for i, (was, now) in enumerate(zip(before["islands"], after["islands"], strict=True)):
        if now["flooded"] and not was["flooded"]:
            happened.append({"event": "flooded", "island": i + 1, "token": now["token"]})
    new = {pile["card"] for pile in after["bay"]} - {pile["card"] for pile in before["bay"]}
    happened += [{"event": "bay", "card": card} for card in sorted(new)]
    if after["deck"] > before["deck"]:
        happened.append({"event": "reshuffled"})
    if after["phase"] == "over" != before["phase"]:
        happened.append({"event": "over"})
    return happened


def changes_of(seat: int, was: dict[str, Any], now: dict[str, Any]) -> list[dict[str, Any]]:
    """The same for a player's things."""
    happened: list[dict[str, Any]] = []
    if was["season"] != now["season"]:
        happened.append({"event": "season", "seat": seat, "season": now["season"]})
    happened += [
        {"event": "worker", "seat": seat, "spot": spot + 1} for spot in range(DUNES + 1) if now["spots"][spot] > was["spots"][spot]
    ]
    cities = [[card["card"] for card in area["city"]] for area in (was, now)]
    visited = [[card["card"] for card in area["city"] if card["worker"]] for area in (was, now)]
    for event, (less, more) in (("laid", cities), ("lost", cities[::-1]), ("visited", visited)):
        for card in sorted(set(more)):
            happened += [{"event": event, "seat": seat, "card": card}] * (more.count(card) - less.count(card))
    gained = {name: now["goods"][name] - was["goods"][name] for name in GOODS_NAMES if now["goods"][name] != was["goods"][name]}
    if gained:
        happened.append({"event": "goods", "seat": seat, "goods": gained})
    if now["ship"] != was["ship"]:
        happened.append({"event": "ship", "seat": seat, "mark": now["ship"], "marks": now["ship"] - was["ship"]})
    for stack in range(PARCHMENTS):
        if now["parchments"][stack] != was["parchments"][stack]:
            happened.append({"event": "parchment", "seat": seat, "stack": stack + 1, "value": now["parchments"][stack]})
    if now["hand"] != was["hand"]:
        happened.append({"event": "hand", "seat": seat, "cards": now["hand"] - was["hand"]})
    if now["ended"] and not was["ended"]:
        happened.append({"event": "ended", "seat": seat})
    return happened


# --- Numbers for learners ------------------------------------------------------------------------------------------------------------

SHARED = 24
PER_SEAT = KINDS + GOODS + PARCHMENTS + DUNES + 1 + 9
OBSERVATION = {
    "table": slice(0, SHARED),
    "task": slice(SHARED, SHARED + 10),
    "hand": slice(SHARED + 10, SHARED + 10 + KINDS),
    "bay": slice(SHARED + 10 + KINDS, SHARED + 10 + 2 * KINDS),
    "areas": slice(SHARED + 10 + 2 * KINDS, SHARED + 10 + 2 * KINDS + MAX_SEATS * PER_SEAT),
}
"""Areas begin with the observer's, then the others in their order. Hand, bay and cities are copies of each kind."""
OBSERVED = OBSERVATION["areas"].stop
FIRST_TASK, FIRST_HAND_CARD, FIRST_BAY_CARD, FIRST_AREA = (OBSERVATION[name].start for name in ("task", "hand", "bay", "areas"))


@rule
def observe(box, g, seat, out):
    """Write what a learner in this seat sees; `OBSERVATION` names the parts."""
    for i in range(OBSERVED):
        out[i] = 0
    out[0], out[1], out[2], out[3] = g.seats, g.phase, (g.active - seat) % g.seats, (g.first - seat) % g.seats
    out[4], out[5] = np.int64(g.deck_bottom) - g.deck_top, g.piled
    out[6], out[7] = g.compass[0], g.compass[1]
    for i in range(ISLANDS):
        out[8 + i], out[12 + i] = g.islands[i], g.flooded[i]
    for stack in range(PARCHMENTS):
        for i in range(g.stacks.shape[1]):
            if g.stacks[stack, i] > 0:
                out[16 + stack] = g.stacks[stack, i]
    out[22] = g.depth
    if g.depth > 0:
        observe_task(g, np.int64(g.depth) - 1, out[FIRST_TASK:])
    for i in range(g.in_hand[seat]):
        out[FIRST_HAND_CARD + g.hand[seat, i] - 1] += 1
    for i in range(BAY):
        if g.bay[i] > 0:
            out[FIRST_BAY_CARD + g.bay[i] - 1] += g.bay_count[i]
    for i in range(g.seats):
        observe_area(g, (seat + i) % g.seats, out[FIRST_AREA + PER_SEAT * i :])


@rule
def observe_task(g, top, out):
    """What the uppermost task is about."""
    out[0], out[1], out[2], out[3], out[4] = g.task[top], g.row[top], g.left[top], g.card[top], g.stage[top]
    out[5] = g.less[top]
    for resource in range(RESOURCES):
        out[6 + resource] = g.owed[top, resource]


@rule
def observe_area(g, seat, out):
    """A player's things."""
    for place in range(CITY):
        if g.city[seat, place] > 0:
            out[g.city[seat, place] - 1] += 1
    at = KINDS
    for i in range(GOODS):
        out[at + i] = g.goods[seat, i]
    at += GOODS
    for i in range(PARCHMENTS):
        out[at + i] = g.parchments[seat, i]
    at += PARCHMENTS
    for i in range(DUNES + 1):
        out[at + i] = g.spots[seat, i]
    at += DUNES + 1
    out[at], out[at + 1], out[at + 2], out[at + 3] = g.season[seat], g.ended[seat], g.anchors[seat], g.ship[seat]
    out[at + 4], out[at + 5], out[at + 6], out[at + 7] = g.workers[seat], g.slots[seat], g.in_hand[seat], g.lost[seat]
    for place in range(CITY):
        out[at + 8] += g.visited[seat, place]
