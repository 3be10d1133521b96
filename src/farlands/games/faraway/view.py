"""What a seat of Faraway sees: plain data for a page, numbers for a learner, what happened, and what a move is called."""

from typing import Any

import numpy as np

from farlands.game import rule
from farlands.games.faraway.state import (
    CHOOSE_HAND,
    EXPLORE,
    KEEP,
    LOWEST_CARD,
    MAX_SEATS,
    MOVES,
    OVER,
    PICK,
    REGIONS,
    ROUNDS,
    SANCTUARIES,
    TABLE,
)
from farlands.table import Record

PHASES = {CHOOSE_HAND: "choose_hand", EXPLORE: "explore", PICK: "pick", KEEP: "keep", OVER: "over"}
MOVE_WORDS = {"P": "faraway-explored", "T": "faraway-took", "S": "faraway-kept", "D": "faraway-put-back"}


def present(cards: Any) -> list[int]:
    """The cards of an array with empty places."""
    return [int(card) for card in cards if card > 0]


def view(g: Record, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may see. Made from a masked record: what is hidden from the seat never gets here."""
    m = TABLE.masked(g, seat)
    seats = range(m.seats)
    shared = {
        "game": "faraway",
        "advanced": bool(m.advanced),
        "tie_break": "lowest_card" if m.tie_break == LOWEST_CARD else "lowest_sum",
        "round": min(int(m.turn) + 1, ROUNDS),
        "phase": PHASES[int(m.phase)],
        "waiting": [s for s in seats if m.waiting >> s & 1],
        "market": sorted(present(m.market)),
        "left_over": present(m.left_over),
        "region_deck": int(m.region_bottom - m.region_top),
        "sanctuary_deck": int(m.sanctuary_bottom - m.sanctuary_top),
        "areas": [
            {
                "regions": present(m.row[s]),
                "sanctuaries": present(m.sanctuaries[s]),
                "known_hand": sorted(present(m.taken[s])),
                "found": int(m.offered[s]),
            }
            for s in seats
        ],
    }
    if seat is None:
        return shared
    return shared | {
        "seat": seat,
        "hand": sorted(present(m.dealt[seat]) + present(m.taken[seat])),
        "chosen": int(m.secret[seat]) or None,
        "offer": sorted(present(m.offer[seat])),
        "discards": sorted(present(m.discards[seat])),
        "put_back": [s for s in range(1, SANCTUARIES + 1) if m.put_back[seat] >> s & 1],
    }


def describe(action: int) -> tuple[str, dict[str, Any]]:
    """A move as a word key with what fills it in.

    >>> describe(48)
    ('faraway-explored', {'card': 49})
    """
    letter, number = MOVES.split(action)
    return MOVE_WORDS[letter], {"card": number}


def events(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    """What changed between two views of one seat: regions revealed and taken, sanctuaries found and kept, a new market, the end."""
    happened: list[dict[str, Any]] = []
    for seat, (was, now) in enumerate(zip(before["areas"], after["areas"], strict=True)):
        for kind, word in (("regions", "explored"), ("known_hand", "took"), ("sanctuaries", "kept")):
            happened += [{"event": word, "seat": seat, "card": card} for card in now[kind] if card not in was[kind]]
        if now["found"] > was["found"]:
            happened.append({"event": "found", "seat": seat, "count": now["found"] - was["found"]})
    happened += [{"event": "left_over", "card": card} for card in after["left_over"] if card not in before["left_over"]]
    if set(after["market"]) - set(before["market"]):
        happened.append({"event": "market", "cards": after["market"]})
    if after["phase"] == "over" != before["phase"]:
        happened.append({"event": "over"})
    return happened


# --- Numbers for learners ------------------------------------------------------------------------------------------------------------

PER_SEAT = (("row", ROUNDS), ("sanctuaries", SANCTUARIES), ("taken", REGIONS), ("found", 1), ("waiting", 1), ("turn_order", 1))
"""Of each seat, the observer first, then the others in their order: the row's region numbers, cards as 0 or 1, the rest counts."""
COMMON = (
    ("phase", len(PHASES)),
    ("round", 1),
    ("seats", 1),
    ("options", 2),
    ("market", REGIONS),
    ("left_over", REGIONS),
    ("hand", REGIONS),
    ("chosen", REGIONS),
    ("discards", REGIONS),
    ("offer", SANCTUARIES),
    ("put_back", SANCTUARIES),
    ("sanctuary_deck", 1),
)


def _slices() -> dict[str, slice]:
    slices, start = {}, 0
    for name, size in (*COMMON, *((f"{name}_{i}", size) for i in range(MAX_SEATS) for name, size in PER_SEAT)):
        slices[name] = slice(start, start + size)
        start += size
    return slices


OBSERVATION = _slices()
OBSERVED = max(part.stop for part in OBSERVATION.values())
AT_PHASE, AT_ROUND, AT_SEATS, AT_OPTIONS = (OBSERVATION[name].start for name in ("phase", "round", "seats", "options"))
AT_MARKET, AT_LEFT_OVER, AT_HAND = (OBSERVATION[name].start for name in ("market", "left_over", "hand"))
AT_CHOSEN, AT_DISCARDS, AT_OFFER = (OBSERVATION[name].start for name in ("chosen", "discards", "offer"))
AT_PUT_BACK, AT_SANCTUARY_DECK, AT_SEAT = (OBSERVATION[name].start for name in ("put_back", "sanctuary_deck", "row_0"))
SEAT_SIZE = sum(size for _, size in PER_SEAT)


@rule
def observe(box, g, seat, out):
    """Write what a learner in this seat sees; `OBSERVATION` names the parts."""
    for i in range(OBSERVED):
        out[i] = 0
    out[AT_PHASE + g.phase] = 1
    out[AT_ROUND] = g.turn
    out[AT_SEATS] = g.seats
    out[AT_OPTIONS] = g.advanced
    out[AT_OPTIONS + 1] = g.tie_break
    out[AT_SANCTUARY_DECK] = g.sanctuary_bottom - g.sanctuary_top
    mark(g.market[:], AT_MARKET, out)
    mark(g.left_over[:], AT_LEFT_OVER, out)
    mark(g.dealt[seat], AT_HAND, out)
    mark(g.taken[seat], AT_HAND, out)
    mark(g.discards[seat], AT_DISCARDS, out)
    mark(g.offer[seat], AT_OFFER, out)
    if g.secret[seat] > 0:
        out[AT_CHOSEN + g.secret[seat] - 1] = 1
    for i in range(SANCTUARIES):
        out[AT_PUT_BACK + i] = g.put_back[seat] >> (i + 1) & 1
    for i in range(g.seats):
        observe_area(g, (seat + i) % g.seats, AT_SEAT + SEAT_SIZE * i, out)


@rule
def observe_area(g, seat, at, out):
    """One seat's area, in the order of `PER_SEAT`."""
    for i in range(ROUNDS):
        out[at + i] = g.row[seat, i]
    mark(g.sanctuaries[seat], at + ROUNDS, out)
    mark(g.taken[seat], at + ROUNDS + SANCTUARIES, out)
    rest = at + ROUNDS + SANCTUARIES + REGIONS
    out[rest] = g.offered[seat]
    out[rest + 1] = g.waiting >> seat & 1
    for step in range(g.seats):
        if g.phase >= PICK and g.order[g.turn if g.turn < ROUNDS else ROUNDS - 1, step] == seat:
            out[rest + 2] = step + 1


@rule
def mark(cards, at, out):
    """A 1 for each of the cards."""
    for i in range(len(cards)):
        if cards[i] > 0:
            out[at + np.int64(cards[i]) - 1] = 1
