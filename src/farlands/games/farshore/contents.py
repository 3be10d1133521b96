"""What is in the box, as plain data for a page: cards with what is printed on them, spots, tokens. Read back from the box alone."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from farlands.games.farshore.language import (
    ANY,
    COLOURS,
    DISCARD_CARDS,
    GAIN,
    GOODS_NAMES,
    PAY_GOODS,
    TRIGGERS,
    VERBS,
)
from farlands.games.farshore.state import PARCHMENTS, RESOURCES, SHORE, TOKENS, WINDS
from farlands.games.farshore.tables import ASKED, AT_DOCKS, AT_LOOKOUT, BOX, ON_SHORE_1, ON_TOKEN_1, text_of
from farlands.table import Record

KIND_NAMES, RARITIES = ("construction", "critter"), ("common", "unique")
COUNTABLE = ("card", "treasure", "treasure_mark", "parchment")
FAMILIES = tuple(
    (rarity, colour, kind)
    for rarity in (None, *RARITIES)
    for kind in (None, *KIND_NAMES)
    for colour in (None, *COLOURS)
)  # fmt: skip


def contents(box: Record) -> Mapping[str, Any]:
    """All that is in the box. The same for the same box; not to be changed."""
    return _contents(np.asarray(box).tobytes())


@lru_cache(maxsize=8)
def _contents(data: bytes) -> Mapping[str, Any]:
    box = np.frombuffer(data, BOX).view(np.recarray)[0]
    return {
        "cards": {number: card(box, number) for number in range(1, box.kinds + 1)},
        "shore": [effects(box, ON_SHORE_1 + spot) for spot in range(SHORE)],
        "islands": [effects(box, ON_TOKEN_1 + token) for token in range(TOKENS)],
        "docks": effects(box, AT_DOCKS),
        "lookout": effects(box, AT_LOOKOUT),
        "compass": [[meant(box, int(box.compass_cards[stack, token])) for token in range(1, WINDS + 1)] for stack in range(2)],
        "parchments": [
            [
                {"count": int(box.parchment_count[stack, i]), "cards": meant(box, int(box.parchment_cards[stack, i]))}
                for i in range(ASKED)
                if box.parchment_count[stack, i]
            ]
            for stack in range(PARCHMENTS)
        ],
        "track": [int(points) for points in box.track_vp[: box.track_end + 1]],
        "treasure_marks": [mark for mark in range(1, box.track_end + 1) if box.treasures_by[mark] > box.treasures_by[mark - 1]],
    }


def card(box: Record, number: int) -> dict[str, Any]:
    """What is printed on a card. `name` is what a user's deck calls it; other cards have their names in the words files."""
    return {
        "number": number,
        "id": text_of(box.ids[number]),
        "name": text_of(box.names[number]) or None,
        "copies": int(box.copies[number]),
        "colour": COLOURS[box.colour[number] - 1],
        "kind": KIND_NAMES[box.critter[number]],
        "rarity": RARITIES[box.unique[number]],
        "vp": int(box.vp[number]),
        "cost": {GOODS_NAMES[i]: int(box.cost[number, i]) for i in range(RESOURCES) if box.cost[number, i]},
        "takes_slot": bool(box.takes_slot[number]),
        "worker_stays": bool(box.stays[number]),
        "reconstructed": bool(box.reconstructed[number]),
        "effects": effects(box, number),
    }


def effects(box: Record, source: int) -> list[dict[str, Any]]:
    """The steps of a card's or spot's effects, as the deck has them."""
    return [step(box, row) for row in range(box.first_row[source], box.end_row[source])]


def step(box: Record, row: int) -> dict[str, Any]:
    """A row of the box in words: trigger and verb, amount, and what else it has."""
    verb, what = int(box.row_verb[row]), int(box.row_what[row])
    found: dict[str, Any] = {
        "trigger": TRIGGERS[box.row_trigger[row] - 1],
        "verb": VERBS[verb - 1],
        "amount": int(box.row_amount[row]),
        "each": int(box.row_each[row]),
        "optional": bool(box.row_optional[row]),
        "up_to": bool(box.row_up_to[row]),
    }
    if verb in (GAIN, PAY_GOODS):
        found["goods"] = "any" if what == ANY else [name for i, name in enumerate(GOODS_NAMES) if what >> i & 1]
    elif verb != DISCARD_CARDS:
        found["what"] = what
    for name in ("cards", "played", "has", "lacks"):
        if box[f"row_{name}"][row]:
            found[name] = meant(box, int(box[f"row_{name}"][row]))
    return found


def meant(box: Record, cards: int) -> dict[str, Any]:
    """A set of cards as people would say it: by rarity, colours and kind, with one card left out at most; or else card by card."""
    numbers = {number for number in range(1, box.kinds + 1) if cards >> (number - 1) & 1}
    for but in (None, *range(1, box.kinds + 1)):
        wanted = numbers if but is None else numbers | {but}
        if but is None or but not in numbers:
            for rarity, colour, kind in FAMILIES:
                if wanted == family(box, rarity, {colour} if colour else set(), kind):
                    return {"rarity": rarity, "colours": [colour] if colour else [], "kind": kind, "but": but}
    colours = {COLOURS[box.colour[number] - 1] for number in numbers}
    if numbers == family(box, None, colours, None):
        return {"rarity": None, "colours": sorted(colours, key=COLOURS.index), "kind": None, "but": None}
    return {"numbers": sorted(numbers)}


def family(box: Record, rarity: str | None, colours: set[str], kind: str | None) -> set[int]:
    """The cards with these things printed on them."""
    return {
        number
        for number in range(1, box.kinds + 1)
        if (rarity is None or RARITIES[box.unique[number]] == rarity)
        and (not colours or COLOURS[box.colour[number] - 1] in colours)
        and (kind is None or KIND_NAMES[box.critter[number]] == kind)
    }
