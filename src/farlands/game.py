"""What a game is to everyone else: the contract, its notation of moves, its options, and the registry of installed games.

A game is a module that has the names of `Game`. Nothing outside a game's folder may know more of it than this.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from farlands import words
from farlands.errors import BadDeck, BadOption, UnknownGame
from farlands.rule import rule
from farlands.table import Record, StateTable

__all__ = [
    "Counted",
    "Deck",
    "DeckFiles",
    "Game",
    "Line",
    "Moves",
    "Option",
    "Tuning",
    "box_of",
    "counted",
    "deck_files",
    "deck_hash",
    "encode_options",
    "find",
    "installed",
    "rule",
]


@dataclass(frozen=True)
class Option:
    """One choice about the rules, made before the deal. The first value is the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Deck:
    """A deck in the record: the fields of its cards and of the positions of its top and of the place below its last card.

    Positions only grow; the card of position p lies at index p modulo the length of the field. For matches written down from a real
    table, the box has room for the cards of so many positions, in the field `<name>_written`, used if its field `written` is not 0.
    """

    name: str
    cards: str
    top: str
    bottom: str
    size: int
    positions: int


class Moves:
    """A game's fixed space of actions: families of numbered cards, each with a letter. Action and notation name each other.

    >>> moves = Moves(P=68, T=68)
    >>> moves.parse("T3"), moves.notation(70), moves.parse("T69"), moves.count
    (70, 'T3', None, 136)
    """

    def __init__(self, **families: int) -> None:
        self.families = families
        self.count = sum(families.values())

    def first(self, letter: str) -> int:
        """The action of the family's card number 1."""
        letters = list(self.families)
        return sum(self.families[before] for before in letters[: letters.index(letter)])

    def split(self, action: int) -> tuple[str, int]:
        """The family's letter and the card number of an action."""
        for letter, count in self.families.items():
            if 0 <= action < count:
                return letter, action + 1
            action -= count
        raise ValueError("no action has that number")

    def notation(self, action: int) -> str:
        """The short form of a move, as in a journal."""
        letter, number = self.split(action)
        return f"{letter}{number}"

    def parse(self, text: str) -> int | None:
        """The action that a notation names; None if it names none. Only the form that `notation` writes is read."""
        letter, digits = text[:1], text[1:]
        if letter not in self.families or not (digits.isascii() and digits.isdigit()) or digits.startswith("0") or len(digits) > 6:
            return None
        number = int(digits)
        return self.first(letter) + number - 1 if 1 <= number <= self.families[letter] else None


@dataclass(frozen=True)
class Tuning:
    """How the search bot is set for a game: its optional name `TUNING`."""

    exploration: float = 0.5
    """How much more than the best average an action tried seldom may promise."""
    ambition: float = 0.6
    """What place and win count against the margin in points, which counts the rest: who leads by far or is far behind plays on."""
    scale: float = 40.0
    """A margin that is worth half of the largest one."""
    width: float = 8.0
    """Actions looked at after one visit; after n visits, so many times the root of n."""
    whim: int = 200
    """Below the tree, any action is taken in so many decisions of 1024; in the others the one that has gone best so far, or has the best
    outlook: see the optional `outlook`."""
    levels: tuple[int, int, int] = (30, 400, 5000)
    """Iterations for a decision of the levels for people: easy, medium, hard."""


@dataclass(frozen=True)
class Line:
    """Something at the end of a match that the coach compares, see the optional `score_lines` and `landmarks`.

    Averages of `numbers` fill in the message `key`: each under its own name for the move played, and as `better-<name>` for the better one.
    """

    key: str
    worth: float
    """In points, to the seat."""
    details: Mapping[str, Any] = field(default_factory=dict)
    numbers: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Counted:
    """Things that seats use, such as the cards they play: whether using one goes with winning, the arena's reports can say.

    A game's optional name `COUNTED` has them by the name of the report.
    """

    moves: str
    """The letters of the moves by which a seat uses one; the number of the move says which."""
    names: Callable[[Record], Mapping[int, str]]
    """All that there are in a box, by number, with what people call them in the language in use."""


Action = int
Box = Record
Numbers = NDArray[Any]


class Game(Protocol):
    """The names every game module offers. All functions take the box first; those marked (rule) are compiled."""

    NAME: str
    """Its name in commands, journals, word keys and its entry point: letters, digits and hyphens."""
    RULES: int
    """Version of the rules: raised by any change that would replay an old match otherwise."""
    MIN_SEATS: int
    MAX_SEATS: int
    OPTIONS: tuple[Option, ...]
    MOVES: Moves
    MAX_LEGAL: int
    """The most actions one seat can ever have: room that `legal` needs."""
    TABLE: StateTable
    """The record. Its field `revealed` counts how often something hidden came to light: undo goes no further back."""
    DECKS: tuple[Deck, ...]
    OBSERVATION: Mapping[str, slice]
    """Named slices of what `observe` writes."""
    OBSERVED: int
    """How many numbers `observe` writes."""
    REFUSALS: tuple[str, ...]
    """Why `apply` refuses, by its return value; the first, for 0, is empty. In words: `<NAME>-refused-<reason>`."""

    def box(self) -> Box:
        """The components, from the data files; and room for a written-down deal, see `Deck`."""

    def prepare(self, box: Box, g: Record, deal: Numbers, seats: int, options: Numbers) -> None:
        """(rule) Clear the table, on which another game may have been played, and shuffle every deck with the deal's key (8 words)."""

    def deal_out(self, box: Box, g: Record) -> None:
        """(rule) Deal from the decks as they lie. Drawn cards stay where they lay, so that a written-down deal can be checked."""

    def to_act(self, g: Record) -> int:
        """(rule) The seats that owe a decision now, as a bit mask."""

    def legal(self, box: Box, g: Record, seat: int, out: Numbers) -> int:
        """(rule) Write the seat's legal actions; return how many."""

    def apply(self, box: Box, g: Record, seat: int, action: Action) -> int:
        """(rule) Do it and return 0, or change nothing and return the number of the refusal. Any seat and any number may be asked for."""

    def over(self, g: Record) -> bool:
        """(rule) Whether the game has ended."""

    def scores(self, box: Box, g: Record, out: Numbers) -> None:
        """(rule) Points of each seat if the game ended now."""

    def ranking(self, box: Box, g: Record, out: Numbers) -> None:
        """(rule) Place of each seat by points and the official tie-break: how many are better. Equal places share: 0, 0, 2."""

    def hide(self, box: Box, g: Record, seat: int, dice: Numbers) -> None:
        """(rule) Replace all that the seat cannot know by a random world in keeping with all it knows.

        The world may depend on that knowledge and on the dice alone: lay hidden cards in order before shuffling, and wipe every trace of
        the real ones, also from where cards were drawn and from scratch.
        """

    def observe(self, box: Box, g: Record, seat: int, out: Numbers) -> None:
        """(rule) The numbers a learner in that seat sees."""

    def prior(self, box: Box, g: Record, seat: int, action: Action) -> int:
        """(rule) A cheap guess how good an action looks to the seat that may take it: higher is better."""

    def view(self, g: Record, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as plain data. Its key `waiting` has the seats that owe a decision."""

    def describe(self, action: Action) -> tuple[str, dict[str, Any]]:
        """A move as a word key with what fills it in."""

    def events(self, before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
        """What changed between two views of one seat, as plain data."""

    def sheet(self, box: Box, g: Record, seat: int) -> dict[str, Any]:
        """Where the seat's points come from, card by card, as plain data."""

    def score_area(self, **area: Any) -> dict[str, Any]:
        """The same for an area of a physical table, given as its players name it; `BadCards` says what cannot be."""


def installed() -> list[str]:
    """The names of all installed games, ours and others'.

    >>> "faraway" in installed()
    True
    """
    return sorted(entry.name for entry in entry_points(group="farlands.games"))


def load(module: str, game: str) -> ModuleType:
    """A module of a game's package; whatever somebody else's raises while it is loaded, the game cannot be used."""
    try:
        return import_module(module)
    except Exception as error:
        raise UnknownGame("broken-game", game=game, why=f"{type(error).__name__}: {error}") from error


@cache
def find(name: str) -> Game:
    """The game of that name."""
    for entry in entry_points(group="farlands.games", name=name):
        game = cast(Game, load(entry.module, name))
        if name != (own := getattr(game, "NAME", "–")):
            raise UnknownGame("misnamed-game", game=name, name=own, module=entry.module)
        words.add_folder(files(entry.module) / "words")
        return game
    raise UnknownGame("unknown-game", game=name, games=", ".join(installed()))


def encode_options(game: Game, chosen: Mapping[str, object]) -> NDArray[np.int8]:
    """The chosen options as numbers, defaults filled in; errors name what is allowed.

    >>> encode_options(find("faraway"), {"advanced": True}).tolist()
    [1, 0]
    """
    names = [option.name for option in game.OPTIONS]
    for name in chosen:
        if name not in names:
            raise BadOption("unknown-option", option=name, game=game.NAME, options=", ".join(names))
    numbers = np.zeros(len(names), np.int8)
    for i, option in enumerate(game.OPTIONS):
        value = chosen.get(option.name, option.values[0])
        value = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
        if value not in option.values:
            raise BadOption("bad-option-value", option=option.name, value=str(value), values=", ".join(option.values))
        numbers[i] = option.values.index(value)
    return numbers


def counted(game: Game) -> Mapping[str, Counted]:
    """What reports can count in a game."""
    found: Mapping[str, Counted] = getattr(game, "COUNTED", {})
    return found


def check_seats(game: Game, seats: int) -> None:
    """Refuse a number of players that the box is not made for."""
    if not game.MIN_SEATS <= seats <= game.MAX_SEATS:
        raise BadOption("bad-seat-count", game=game.NAME, seats=seats, least=game.MIN_SEATS, most=game.MAX_SEATS)


class DeckFiles(Protocol):
    """The names a game's module `deck` offers, if people may give their own components. `BadDeck` says what is wrong with a file."""

    def new_deck(self) -> str:
        """The text of a deck file with the game's own values and comments, for people to change."""

    def box(self, deck: Path | None = None) -> Box:
        """The components of a file, or the game's own."""

    def problems(self, deck: Path) -> list[BadDeck]:
        """All that is wrong with a file."""

    def values(self, deck: Path | None = None) -> Iterable[tuple[str, Any, str]]:
        """Every value of a file, or of the game's own components: name, value, where it comes from."""


def deck_files(game: Game) -> DeckFiles:
    """The game's module `deck`."""
    name = f"{game.__name__}.deck"  # type: ignore[attr-defined]  # a game is a module
    if find_spec(name) is None:
        raise BadDeck("no-deck-files", game=game.NAME)
    return cast(DeckFiles, import_module(name))


def box_of(game: Game, deck: Path | None) -> Box:
    """The game's own components, or those of a file."""
    return game.box() if deck is None else deck_files(game).box(deck)


def deck_hash(box: Box) -> str:
    """A fingerprint of the components, as recorded in journals."""
    return sha256(repr(box.dtype.descr).encode() + box.tobytes()).hexdigest()[:16]
