"""The language of cards: a line of the deck file that reads like the card becomes rows of numbers that the rules go by.

`produce: gain 2 driftwood` has a trigger before the colon and clauses after it, set apart by semicolons. Cards are named by what is
printed on them (`unique critter`, `green card`, `brown or purple card`) or by their own name (`sea_chip`).
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from farlands.games.farshore.state import GOODS, HAND, KINDS, MOST_SHOWN, POINT, RESOURCES, TREASURE

TRIGGERS = ("produce", "play", "visit", "after", "after_bay", "after_compass", "discount", "score")
PRODUCE, PLAY, VISIT, AFTER, AFTER_BAY, AFTER_COMPASS, DISCOUNT, SCORE = range(1, len(TRIGGERS) + 1)

VERBS = (
    "gain", "draw", "draw_up", "ship", "take", "pay", "discard", "give_goods", "give_cards", "give_drawn", "activate", "salvage",
    "reveal", "move_worker", "use_spot", "play_card", "leave", "count",
)  # fmt: skip
(
    GAIN, DRAW, DRAW_UP, SHIP, TAKE_CARDS, PAY_GOODS, DISCARD_CARDS, GIVE_GOODS, GIVE_CARDS, GIVE_DRAWN, ACTIVATE, SALVAGE,
    REVEAL, MOVE_WORKER, USE_SPOT, PLAY_CARD, LEAVE, COUNT,
) = range(1, len(VERBS) + 1)  # fmt: skip

COLOURS = ("green", "blue", "brown", "red", "purple")
WORDS = {*COLOURS, "critter", "construction", "common", "unique"}
"""What cards are called by; "card" means them all."""
GOODS_NAMES = ("driftwood", "seaweed", "gem", "mushroom", "treasure", "vp")
ANY = (1 << RESOURCES) - 1
FROM_THE_BAY, FROM_THE_DECK, FROM_THE_HAND = 1, 2, 4
ON_SHORE, ON_ISLANDS = 1, 2
CARDS_IN_CITY, TREASURES, TREASURE_MARKS, PARCHMENT_TOKENS = range(4)
MOST = 20
"""The largest amount a line may name."""


class Row(NamedTuple):
    """One step of an effect, as the rules read it. Card sets are bit masks: bit k - 1 for card k."""

    trigger: int
    verb: int
    amount: int = 0
    what: int = 0
    cards: int = 0
    each: int = 0
    """0: once; n: once for every n that the step before it counted."""
    optional: int = 0
    up_to: int = 0
    played: int = 0
    """The cards whose playing it follows, or that a discount is for."""
    has: int = 0
    """Only if one of these cards is in the city; 0: always."""
    lacks: int = 0
    """Only if none of these is."""


class Unreadable(Exception):
    """A line, or a part of it, that says nothing the game knows, or asks for what cannot be carried out: the reason says which."""

    def __init__(self, text: str, reason: str = "line", **details: int) -> None:
        super().__init__(text)
        self.reason, self.details = reason, details


class Printed(NamedTuple):
    """What is printed on a card that others may ask for."""

    colour: str
    kind: str
    rarity: str


Cards = Mapping[str, Printed]
"""All cards of a deck by name, in the order of their numbers."""


def bits(numbers: Iterator[int]) -> int:
    """A 64-bit mask as a signed number."""
    mask = sum(1 << number for number in numbers)
    return mask - (mask >> 63 << 64)


def cards_meant(text: str, cards: Cards) -> int:
    """The cards that a text names, as a bit mask.

    >>> deck = {"inn": Printed("red", "construction", "common"), "clerk": Printed("red", "critter", "unique")}
    >>> cards_meant("red cards", deck), cards_meant("unique critter", deck), cards_meant("inn", deck), cards_meant("card, not inn", deck)
    (3, 2, 1, 2)
    """
    wanted, _, unwanted = text.strip().partition(", not ")
    if unwanted and unwanted not in cards:
        raise Unreadable(unwanted)
    names = set(re.split(r"\s+or\s+|\s+", wanted.strip()))
    if wanted in cards:
        return bits(i for i, name in enumerate(cards) if name == wanted)
    kinds = {word.removesuffix("s") for word in names} - {"card", ""}
    unknown = kinds - WORDS
    if unknown or not names - {""}:
        raise Unreadable(min(unknown, default=text))

    def fits(printed: Printed) -> bool:
        colours = kinds & set(COLOURS)
        return (not colours or printed.colour in colours) and kinds - colours <= {printed.kind, printed.rarity}

    meant = bits(i for i, (name, printed) in enumerate(cards.items()) if fits(printed) and name != unwanted)
    if meant == 0:
        raise Unreadable(text, "nobody")
    return meant


def goods_meant(text: str) -> int:
    """Goods that may be chosen from, as a bit mask.

    >>> goods_meant("any"), goods_meant("driftwood or gem"), goods_meant("vp")
    (15, 5, 32)
    """
    if text == "any":
        return ANY
    names = text.split(" or ")
    for name in names:
        if name not in GOODS_NAMES:
            raise Unreadable(name)
    mask = sum(1 << GOODS_NAMES.index(name) for name in set(names))
    if len(names) > 1 and mask & ~ANY:
        raise Unreadable(text)
    return mask


def cost_meant(text: str) -> tuple[int, ...]:
    """A cost as amounts of the four resources.

    >>> cost_meant("2 driftwood, 1 gem"), cost_meant("")
    ((2, 0, 1, 0), (0, 0, 0, 0))
    """
    amounts = [0] * RESOURCES
    for part in filter(None, (part.strip() for part in text.split(","))):
        read = re.fullmatch(r"(\d{1,2}) (\w+)", part)
        if not read or read[2] not in GOODS_NAMES[:RESOURCES] or amounts[GOODS_NAMES.index(read[2])] or not 1 <= int(read[1]) <= MOST:
            raise Unreadable(part)
        amounts[GOODS_NAMES.index(read[2])] = int(read[1])
    return tuple(amounts)


# --- Before the colon ----------------------------------------------------------------------------------------------------------------


def read_trigger(text: str, cards: Cards) -> dict[str, int]:
    """When a line happens: the trigger, the cards it listens to, its condition."""
    when, on, condition = re.fullmatch(r"(.*?)(?: (if|unless) (.*) in city)?", text.strip()).groups()  # type: ignore[union-attr]
    found: dict[str, int] = {}
    if on:
        found["has" if on == "if" else "lacks"] = cards_meant(condition, cards)
    if when in ("produce", "play", "visit", "score"):
        return found | {"trigger": TRIGGERS.index(when) + 1}
    if when == "after compass":
        return found | {"trigger": AFTER_COMPASS}
    if read := re.fullmatch(r"after an? (.*?)( from bay)?", when):
        return found | {"trigger": AFTER_BAY if read[2] else AFTER, "played": cards_meant(read[1], cards)}
    if read := re.fullmatch(r"discount (\d{1,2}) on an? (.*)", when):
        return found | {"trigger": DISCOUNT, "amount": amount(read[1]), "played": cards_meant(read[2], cards)}
    raise Unreadable(when)


# --- After the colon -----------------------------------------------------------------------------------------------------------------


def amount(text: str) -> int:
    """A number from 1 on."""
    if not 1 <= int(text) <= MOST:
        raise Unreadable(text)
    return int(text)


def how_often(text: str | None) -> int:
    """`for each`, `for every 2`, or nothing."""
    return 0 if not text else 1 if text.strip() == "for each" else amount(text.split()[-1])


EACH = r"( for each| for every \d{1,2})?"
N = r"(\d{1,2})"


def _gain(cards: Cards, goods: str, each: str | None) -> Iterator[dict[str, int]]:
    for part in goods.split(", "):
        read = re.fullmatch(rf"{N} (.+)", part)
        if not read:
            raise Unreadable(part)
        yield {"verb": GAIN, "amount": amount(read[1]), "what": goods_meant(read[2]), "each": how_often(each)}


def _pay(cards: Cards, up_to: str | None, number: str, goods: str) -> dict[str, int]:
    if goods_meant(goods) & ~ANY:
        raise Unreadable(goods)
    return {"verb": PAY_GOODS, "amount": amount(number), "what": goods_meant(goods), "optional": 1, "up_to": int(bool(up_to))}


def _discard(cards: Cards, optional: str | None, how_many: str) -> dict[str, int]:
    up_to = not how_many.isdigit()
    number = MOST if how_many.startswith("any") else amount(how_many.split()[-1])
    if not (optional or up_to):
        raise Unreadable(how_many)
    if not up_to and number > HAND:
        raise Unreadable(how_many, "most", most=HAND)
    return {"verb": DISCARD_CARDS, "amount": number, "optional": 1, "up_to": int(up_to)}


def _reveal(cards: Cards, number: str, vp: str) -> dict[str, int]:
    if amount(number) > MOST_SHOWN:
        raise Unreadable(number, "most", most=MOST_SHOWN)
    return {"verb": REVEAL, "amount": amount(number), "what": amount(vp), "optional": 1}


def _take(cards: Cards, number: str, source: str, each: str | None) -> dict[str, int]:
    what = FROM_THE_BAY if source == "bay" else FROM_THE_BAY | FROM_THE_DECK
    return {"verb": TAKE_CARDS, "amount": amount(number), "what": what, "each": how_often(each)}


def _play_card(cards: Cards, optional: str | None, bay: str | None, less: str) -> dict[str, int]:
    what = FROM_THE_BAY if bay else FROM_THE_BAY | FROM_THE_HAND
    return {"verb": PLAY_CARD, "amount": amount(less), "what": what, "optional": int(bool(optional))}


def _count(cards: Cards, number: str, what: str) -> dict[str, int]:
    others = {"treasure": TREASURES, "treasure mark": TREASURE_MARKS, "parchment": PARCHMENT_TOKENS}
    row = {"verb": COUNT, "amount": amount(number), "what": others.get(what, CARDS_IN_CITY)}
    return row if what in others else row | {"cards": cards_meant(what, cards)}


Reader = Callable[..., Any]
CLAUSES: tuple[tuple[str, Reader], ...] = (
    (rf"gain (.+?){EACH}", _gain),
    (rf"draw {N}(?: cards?)?{EACH}", lambda cards, n, each: {"verb": DRAW, "amount": amount(n), "each": how_often(each)}),
    (r"draw up to the hand limit", lambda cards: {"verb": DRAW_UP}),
    (rf"move ship {N}{EACH}", lambda cards, n, each: {"verb": SHIP, "amount": amount(n), "each": how_often(each)}),
    (rf"take {N} from (bay|deck or bay){EACH}", _take),
    (rf"may pay (up to )?{N} (.+)", _pay),
    (r"(may )?discard (up to \d{1,2}|any number of|\d{1,2}) cards?", _discard),
    (rf"give {N} any", lambda cards, n: {"verb": GIVE_GOODS, "amount": amount(n)}),
    (rf"give {N} cards?", lambda cards, n: {"verb": GIVE_CARDS, "amount": amount(n)}),
    (rf"give {N} of the cards drawn", lambda cards, n: {"verb": GIVE_DRAWN, "amount": amount(n)}),
    (r"activate 1 (.+)", lambda cards, what: {"verb": ACTIVATE, "amount": 1, "cards": cards_meant(what, cards)}),
    (
        r"discard 1 (.+) from city and regain its cost",
        lambda cards, what: {"verb": SALVAGE, "amount": 1, "cards": cards_meant(what, cards)},
    ),
    (rf"reveal {N} and may play 1 with at most {N} vp for free", _reveal),
    (r"move 1 worker", lambda cards: {"verb": MOVE_WORKER, "amount": 1}),
    (
        r"use 1 (shore|shore or island) spot",
        lambda cards, what: {"verb": USE_SPOT, "amount": 1, "what": ON_SHORE if what == "shore" else ON_SHORE | ON_ISLANDS},
    ),
    (rf"(may )?play 1 card( from bay)? for {N} less", _play_card),
    (r"discard this", lambda cards: {"verb": LEAVE}),
    (rf"{N} per (.+)", _count),
)


def read_clause(text: str, cards: Cards) -> list[dict[str, int]]:
    """What a clause does. `may … to …` is two steps, the second done once for the first."""
    if read := re.fullmatch(r"(may (?:pay|discard) .+?) to (?!\d)(.+)", text):
        return read_clause(read[1], cards) + [step | {"each": 1} for step in read_clause(read[2], cards)]
    for pattern, reader in CLAUSES:
        if read := re.fullmatch(pattern, text):
            steps = reader(cards, *read.groups())
            return [steps] if isinstance(steps, dict) else list(steps)
    raise Unreadable(text)


def read_line(text: str, cards: Cards) -> list[Row]:
    """The rows of a line of the deck file.

    >>> [(row.verb, row.amount, row.what) for row in read_line("produce: gain 2 driftwood, 1 any", {})] == [(GAIN, 2, 1), (GAIN, 1, ANY)]
    True
    """
    when, colon, does = text.partition(":")
    if not colon:
        raise Unreadable(text)
    trigger = read_trigger(when, cards)
    rows = [Row(**(trigger | step)) for clause in does.split(";") for step in read_clause(clause.strip(), cards)]
    check_line(text, rows)
    return rows


ONCE = (DRAW_UP, ACTIVATE, SALVAGE, REVEAL, MOVE_WORKER, USE_SPOT, PLAY_CARD)
"""Verbs that are carried out once, or not at all."""


def check_line(text: str, rows: list[Row]) -> None:
    """Some verbs go only with some triggers, or only after others; what is done for each needs something counted before it."""
    counted: Row | None = None
    for i, row in enumerate(rows):
        if (row.verb == COUNT) != (row.trigger == SCORE):
            raise Unreadable(text, "scoring")
        if (row.verb == LEAVE) != (row.trigger == DISCOUNT) or (row.verb == LEAVE and len(rows) > 1):
            raise Unreadable(text, "discount")
        if row.each and counted is None:
            raise Unreadable(text, "counted")
        if row.each and counted and counted.up_to and row.verb in ONCE:
            raise Unreadable(text, "once")
        if row.verb == GIVE_DRAWN and not (i > 0 and rows[i - 1].verb == DRAW and rows[i - 1].amount > row.amount):
            raise Unreadable(text, "drawn")
        if row.verb in (PAY_GOODS, DISCARD_CARDS):
            counted = row


assert len(GOODS_NAMES) == GOODS
assert (GOODS_NAMES[TREASURE], GOODS_NAMES[POINT]) == ("treasure", "vp")
assert KINDS == 64
