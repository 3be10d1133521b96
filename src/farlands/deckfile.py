"""Deck files: components in TOML, ours or a user's, every value with a word about where it comes from.

Beside a value stands its source, in a key of the same name that ends in `_source`. A user's file overrides single values.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from farlands.errors import BadDeck
from farlands.files import read_bytes, why
from farlands.words import say

FORMAT = 1
SOURCE = "_source"
MINE = "your box"
"""The source of what a user's file gives, unless it says otherwise."""
LONGEST_SHOWN = 80
LONGEST_NAME = 40


class Value(NamedTuple):
    """One value of a deck, by its dotted name, and where it comes from."""

    name: str
    value: Any
    source: str


def flat(tree: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """All values of nested tables by their dotted names.

    >>> flat({"sheet": {"circles": 6}, "format": 1})
    {'sheet.circles': 6, 'format': 1}
    """
    found: dict[str, Any] = {}
    for name, value in tree.items():
        found |= flat(value, f"{before}{name}.") if isinstance(value, dict) else {before + name: value}
    return found


def read_toml(path: Path) -> dict[str, Any]:
    """The values of a user's file; `BadDeck` says why it cannot be read."""
    try:
        text = read_bytes(path).decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as error:
        raise BadDeck("deck-unreadable", path=str(path), why=why(error)) from None
    except UnicodeDecodeError:
        raise BadDeck("deck-not-text", path=str(path)) from None
    try:
        return flat(tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        line = broken_line(text, str(error))
        raise BadDeck("deck-not-toml-at" if line else "deck-not-toml", path=str(path), line=line) from None


def broken_line(text: str, complaint: str) -> int:
    """The line that the parser stumbled over, from its English complaint; 0 if it named none.

    >>> broken_line("a = 1\\nb", "Expected '=' (at end of document)"), broken_line("", "Invalid value (at line 6, column 3)")
    (2, 6)
    """
    if complaint.endswith("(at end of document)"):
        return text.rstrip().count("\n") + 1
    place = re.search(r"\(at line (\d+), column \d+\)$", complaint)
    return int(place[1]) if place else 0


def merged(ours: str, given: Mapping[str, Any] | None, is_value: Callable[[str], bool]) -> dict[str, Any]:
    """The values of our own file, overridden by those given. What is given is the user's own, unless it says otherwise or is as it was."""
    values = flat(tomllib.loads(ours))
    if given is None:
        return values
    if given.get("format", FORMAT) != FORMAT:
        raise BadDeck("deck-format", format=shown(given["format"]), known=FORMAT)
    for name in given:
        if not is_value(name.removesuffix(SOURCE)) and name != "format":
            raise BadDeck("deck-no-such-value", name=shown(name))
        if name.endswith(SOURCE) and not is_name(given[name]):
            raise BadDeck("deck-text", name=shown(name))
    own = {name + SOURCE: MINE for name in given if is_value(name) and given[name] != values.get(name)}
    says_otherwise = {name: text for name, text in given.items() if name.endswith(SOURCE) and text != values.get(name)}
    return values | dict(given) | own | says_otherwise


def problems(ours: str, given: Mapping[str, Any], build: Callable[[dict[str, Any]], object]) -> list[BadDeck]:
    """All that is wrong with what a file gives: whatever is found to be wrong is left out, and the rest looked at again. An error that
    does not name a value of the file ends the search.
    """
    found: list[BadDeck] = []
    left, own = dict(given), flat(tomllib.loads(ours))
    while True:
        try:
            build(left)
            return found
        except BadDeck as error:
            found.append(error)
            wrong = to_leave_out(left, own, str(error.details.get("name", "")))
        if not wrong:
            return found
        for name in wrong:
            del left[name]


def to_leave_out(given: Mapping[str, Any], own: Mapping[str, Any], wrong: str) -> list[str]:
    """The values to leave out where one is wrong: itself, or all of a thing that our own deck does not have.

    >>> given, own = {"cards.inn.vp": 99, "cards.inn.color": "red", "cards.owl.vp": 1, "cards.owl.cost": "2 twigs"}, {"cards.inn.vp": 2}
    >>> to_leave_out(given, own, "cards.inn.vp"), to_leave_out(given, own, "cards.inn.color"), to_leave_out(given, own, "cards.inn.cost")
    (['cards.inn.vp'], ['cards.inn.color'], [])
    >>> to_leave_out(given, own, "cards.owl.cost"), to_leave_out(given, own, "cards.owl"), to_leave_out({"nonsense": 1}, own, "nonsense")
    (['cards.owl.vp', 'cards.owl.cost'], ['cards.owl.vp', 'cards.owl.cost'], ['nonsense'])
    """
    for thing in (wrong, wrong.rpartition(".")[0]):
        parts = [name for name in given if name.startswith(f"{thing}.")]
        if parts and not any(name.startswith(f"{thing}.") for name in own):
            return parts
    return [wrong] if wrong in given else []


def is_name(value: object) -> bool:
    """Whether a value is a short text on one line."""
    return isinstance(value, str) and 1 <= len(value.strip()) <= LONGEST_NAME and value.isprintable()


def shown(value: object) -> str:
    """What a file says, fit for a line of a message."""
    text = " ".join(repr(value).strip("'").split())
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def source_in_words(source: str) -> str:
    """Where a value comes from, in the language in use; what a user's file says of it is said as it stands."""
    return say("deck-source-name", source=source.replace(" ", "-"), text=source)
