"""Decks of Farshore: cards, spots, tokens and the sea track, ours or from a user's file. Every value says where it comes from.

A user's file has the form of `components/deck.toml`; what it leaves out stays as it is there, and what it gives is the user's own.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from farlands.deckfile import SOURCE, Value, is_name, merged, read_toml, shown
from farlands.deckfile import problems as problems_of
from farlands.errors import BadDeck
from farlands.games.farshore import tables
from farlands.games.farshore.chains import check_chains
from farlands.games.farshore.language import (
    COLOURS,
    GOODS_NAMES,
    VISIT,
    WORDS,
    Cards,
    Printed,
    Row,
    Unreadable,
    cards_meant,
    cost_meant,
    read_line,
)
from farlands.games.farshore.state import BAY, CARDS, CITY, KINDS, MARKS, PARCHMENTS, SHORE, SLOTS, TOKENS, WINDS
from farlands.games.farshore.tables import Card, Contents
from farlands.table import Record

SPOTS = (
    *(f"spots.shore_{i}" for i in range(1, SHORE + 1)),
    *(f"islands.{i}" for i in range(1, TOKENS + 1)),
    "spots.docks",
    "spots.lookout",
)
CARD_VALUES = ("copies", "colour", "kind", "rarity", "vp", "cost", "effects")
MORE_CARD_VALUES = ("name", "takes_slot", "worker_stays")
CHOICES = {"colour": COLOURS, "kind": ("critter", "construction"), "rarity": ("common", "unique")}
NUMBERS = {"copies": (1, 12), "vp": (-9, 20)}
OTHERS = {
    *(f"{spot}.effects" for spot in SPOTS),
    *(f"compass_{stack}.{i}.cards" for stack in "ab" for i in range(1, WINDS + 1)),
    *(f"parchments.{i}.needs" for i in range(1, PARCHMENTS + 1)),
    "sea_track.points",
    "sea_track.treasures",
}
MOST_EFFECTS = 4
RESERVED = {*WORDS, *GOODS_NAMES, "card", "any", "parchment", "treasure_mark"}
"""Words of the language of effects, which no card can have as its name there."""
LONGEST_ID = 40


# --- Reading -------------------------------------------------------------------------------------------------------------------------


def new_deck() -> str:
    """The text of a deck file with the current values, for a user to change."""
    return (files(__package__) / "components" / "deck.toml").read_text(encoding="utf-8")


def all_values(deck: Path | None) -> dict[str, Any]:
    """Every value of a deck, and of each where it comes from, by dotted names."""
    return merged(new_deck(), None if deck is None else read_toml(deck), is_value)


def is_value(name: str) -> bool:
    """Whether a deck has a value of that name."""
    card = re.fullmatch(rf"cards\.[a-z][a-z_0-9]{{,{LONGEST_ID - 1}}}\.([a-z_]+)", name)
    return name in OTHERS or (card is not None and card[1] in (*CARD_VALUES, *MORE_CARD_VALUES))


@cache
def our_ids() -> frozenset[str]:
    """The cards of our own deck: their names are in the words files."""
    return frozenset(name.split(".")[1] for name in all_values(None) if name.startswith("cards."))


@cache
def our_box() -> Record:
    """The box of our own deck."""
    return build(all_values(None))


def box(deck: Path | None = None) -> Record:
    """The components as numbers: ours, or a user's."""
    return our_box() if deck is None else build(all_values(deck))


def problems(deck: Path) -> list[BadDeck]:
    """All that is wrong with a user's file."""
    return problems_of(new_deck(), read_toml(deck), lambda given: build(merged(new_deck(), given, is_value)))


def values(deck: Path | None = None) -> list[Value]:
    """Every value of a deck with its source."""
    given = all_values(deck)
    build(given)
    return [Value(name, value, given.get(name + SOURCE, "reported")) for name, value in given.items() if is_value(name)]


# --- What a deck must be -------------------------------------------------------------------------------------------------------------


def build(given: Mapping[str, Any]) -> Record:
    """The box of these values, all checked."""
    ids = list(dict.fromkeys(name.split(".")[1] for name in given if name.startswith("cards.")))
    if not BAY < len(ids) <= KINDS:
        raise BadDeck("farshore-deck-kinds", count=len(ids), least=BAY + 1, most=KINDS)
    printed = {card: read_printed(given, card) for card in ids}
    cards = tuple(read_card(given, card, printed) for card in ids)
    check_numbers(cards)
    contents = Contents(
        cards,
        tuple(read_effects(given, spot, printed) for spot in SPOTS),
        (read_compass(given, "a", printed), read_compass(given, "b", printed)),
        tuple(read_parchment(given, i, printed) for i in range(1, PARCHMENTS + 1)),
        *read_track(given),
    )
    for spot, rows in zip(SPOTS, contents.spots, strict=True):
        if any(row.trigger != VISIT for row in rows):
            raise BadDeck("farshore-deck-spot", name=f"{spot}.effects", text=shown(given[f"{spot}.effects"]))
    check_chains(contents, SPOTS)
    try:
        return tables.fill(contents)
    except tables.TooManyRows:
        raise BadDeck("farshore-deck-effects", name="cards", most=tables.ROWS) from None


def read_printed(given: Mapping[str, Any], card: str) -> Printed:
    """Colour, kind and rarity; all that a card must have is there and of its kind."""
    if card.removesuffix("s") in RESERVED:
        raise BadDeck("farshore-deck-word", name=f"cards.{card}")
    for value in CARD_VALUES if card in our_ids() else ("name", *CARD_VALUES):
        if f"cards.{card}.{value}" not in given:
            raise BadDeck("farshore-deck-missing", name=f"cards.{card}.{value}")
    for value, allowed in CHOICES.items():
        chosen = given[f"cards.{card}.{value}"]
        if chosen not in allowed:
            raise BadDeck("farshore-deck-choice", name=f"cards.{card}.{value}", value=shown(chosen), allowed=", ".join(allowed))
    for value, (least, most) in NUMBERS.items():
        number = given[f"cards.{card}.{value}"]
        if type(number) is not int or not least <= number <= most:
            raise BadDeck("deck-number", name=f"cards.{card}.{value}", least=least, most=most, value=shown(number))
    return Printed(*(given[f"cards.{card}.{value}"] for value in CHOICES))


def read_card(given: Mapping[str, Any], card: str, printed: Cards) -> Card:
    """A kind of card."""
    at = f"cards.{card}"
    name = given.get(f"{at}.name")
    if name is not None and not is_name(name):
        raise BadDeck("deck-text", name=f"{at}.name")
    for value in ("takes_slot", "worker_stays"):
        if not isinstance(given.get(f"{at}.{value}", True), bool):
            raise BadDeck("farshore-deck-choice", name=f"{at}.{value}", value=shown(given[f"{at}.{value}"]), allowed="true, false")
    return Card(
        card,
        name,
        printed[card],
        given[f"{at}.copies"],
        given[f"{at}.vp"],
        read_text(given, f"{at}.cost", cost_meant),
        given.get(f"{at}.takes_slot", True),
        given.get(f"{at}.worker_stays", False),
        read_effects(given, at, printed),
        "reconstructed" in (given.get(f"{at}.cost{SOURCE}"), given.get(f"{at}.effects{SOURCE}")),
    )


def read_text(given: Mapping[str, Any], name: str, meaning: Any) -> Any:
    """What a text means; a line that says what is wrong with it if it means nothing."""
    text = given[name]
    if not isinstance(text, str):
        raise BadDeck("deck-text", name=name)
    try:
        return meaning(text)
    except Unreadable as error:
        raise BadDeck(f"farshore-deck-{error.reason}", name=name, text=shown(str(error)), **error.details) from None


def read_effects(given: Mapping[str, Any], at: str, printed: Cards) -> tuple[Row, ...]:
    """The rows of all effects of a card or spot."""
    lines = given[f"{at}.effects"]
    if not isinstance(lines, list) or len(lines) > MOST_EFFECTS:
        raise BadDeck("farshore-deck-effects", name=f"{at}.effects", most=MOST_EFFECTS)
    rows: list[Row] = []
    for line in lines:
        rows += read_text({f"{at}.effects": line}, f"{at}.effects", lambda text: read_line(text, printed))
    return tuple(rows)


def read_compass(given: Mapping[str, Any], stack: str, printed: Cards) -> tuple[int, ...]:
    """The cards that each token of a stack means."""
    return tuple(read_text(given, f"compass_{stack}.{i}.cards", lambda text: cards_meant(text, printed)) for i in range(1, WINDS + 1))


def read_parchment(given: Mapping[str, Any], stack: int, printed: Cards) -> tuple[tuple[int, int], ...]:
    """What a stack of parchments asks for: `4 green card` or `1 red card, 1 inn`."""

    def meaning(text: str) -> tuple[tuple[int, int], ...]:
        parts = [re.fullmatch(r"([1-9]|1[0-5]) (.+)", part.strip()) for part in text.split(",")]
        if not all(parts) or len(parts) > tables.ASKED:
            raise Unreadable(text)
        return tuple((cards_meant(part[2], printed), int(part[1])) for part in parts if part)

    asked: tuple[tuple[int, int], ...] = read_text(given, f"parchments.{stack}.needs", meaning)
    return asked


def read_track(given: Mapping[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points of each mark, and the marks with a treasure."""
    points, treasures = given["sea_track.points"], given["sea_track.treasures"]
    numbers = isinstance(points, list) and all(type(n) is int and 0 <= n <= 100 for n in points)
    if not numbers or not 2 <= len(points) <= MARKS or points != sorted(points):
        raise BadDeck("farshore-deck-track", name="sea_track.points", most=MARKS)
    marks = range(1, len(points))
    if not isinstance(treasures, list) or not all(type(n) is int and n in marks for n in treasures) or len(set(treasures)) < len(treasures):
        raise BadDeck("farshore-deck-treasures", name="sea_track.treasures", most=len(points) - 1)
    return tuple(points), tuple(treasures)


def check_numbers(cards: tuple[Card, ...]) -> None:
    """Not more cards than there is room for, in the deck and in a city."""
    total = sum(card.copies for card in cards)
    if total > CARDS:
        raise BadDeck("farshore-deck-cards", count=total, most=CARDS)
    slotless = sum(1 if card.printed.rarity == "unique" else card.copies for card in cards if not card.takes_slot)
    if slotless > CITY - SLOTS:
        raise BadDeck("farshore-deck-slotless", count=slotless, most=CITY - SLOTS)
