"""`farlands deck`: the components of a game, where each value comes from, and files with one's own values."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from farlands.cli.screen import complain, console, notice
from farlands.deckfile import source_in_words
from farlands.errors import BadDeck, BadOption
from farlands.files import why
from farlands.game import deck_files, deck_hash, find
from farlands.words import say

ACTIONS = ("new", "show", "check")


GOOD, WRONG = 0, 2


def deck_action(action: str, name: str, file: Path | None) -> int:
    """Write a new deck file, show a deck's values, or check a file; return the exit code."""
    if action not in ACTIONS:
        raise BadOption("unknown-deck-action", action=action, actions=", ".join(ACTIONS))
    files = deck_files(find(name))
    if action == "show":
        _show(name, files.values(file))
        return GOOD
    if file is None:
        raise BadOption("deck-needs-file", action=action, game=name)
    if action == "new":
        _write(file, files.new_deck())
        notice(say("deck-written", path=str(file), game=name))
    elif problems := files.problems(file):
        for problem in problems:
            complain(str(problem))
        return WRONG
    else:
        notice(say("deck-good", path=str(file), deck=deck_hash(files.box(file))))
    return GOOD


def _write(file: Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
    except FileExistsError:
        raise BadDeck("deck-exists", path=str(file)) from None
    except OSError as error:
        raise BadDeck("deck-unwritable", path=str(file), why=why(error)) from None


def kind_of(name: str) -> str:
    """The kind of a value, by its name.

    >>> kind_of("cards.grove.cost"), kind_of("islands.3.effects"), kind_of("sea_track.points"), kind_of("compass_a.2.cards")
    ('cards.*.cost', 'islands.*.effects', 'sea_track.points', 'compass_a.*.cards')
    """
    first, *middle, last = name.split(".")
    return ".".join((first, *("*" for _ in middle), last))


def coverage(values: Iterable[tuple[str, Any, str]]) -> dict[str, Counter[str]]:
    """How many values of each kind come from where."""
    kinds: dict[str, Counter[str]] = {}
    for name, _, source in values:
        kinds.setdefault(kind_of(name), Counter())[source] += 1
    return kinds


def _show(game: str, values: Iterable[tuple[str, Any, str]]) -> None:
    """Every value with its source, and for each kind of values how many come from where."""
    listed = list(values)
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, value, source in listed:
        shown = "\n".join(value) if isinstance(value, list) and all(isinstance(part, str) for part in value) else str(value)
        table.add_row(Text(name, style="bold cyan"), Text(shown), Text(source_in_words(source), style="dim"))
    out = console()
    out.print(table)
    out.print()
    for kind, sources in coverage(listed).items():
        counted = ", ".join(f"{count} {source_in_words(source)}" for source, count in sources.most_common())
        values_of_kind = say(f"{game}-values", kind=kind.replace(".*", "").replace(".", "-"), name=kind)
        out.print(say("deck-coverage", kind=values_of_kind, sources=counted))
