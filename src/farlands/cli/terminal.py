"""What the command line asks of a game: the names that its module `terminal` offers. All else here is the same for every game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, cast, runtime_checkable

from rich.console import RenderableType

from farlands.errors import BadOption
from farlands.game import Game, find, load
from farlands.words import say

View = dict[str, Any]


@dataclass(frozen=True)
class AreaOption:
    """An option of `farlands score GAME`: a keyword of the game's `score_area`, and how its value is read from a text."""

    name: str
    help: str
    """The key of its help message."""
    read: Callable[[str], Any]
    required: bool = False
    is_file: bool = False
    """Given as a file's name alone, without the option's name; `read` then returns all keywords of `score_area` that it holds."""

    @property
    def written(self) -> str:
        """What a person types for it."""
        return self.name if self.is_file else f"--{self.name}"


class Terminal(Protocol):
    """How a game looks in a terminal.

    It draws from views and sheets, never from the table, so it cannot show more than the seat may see. What it returns is drawn by rich
    at whatever width there is, in plain letters where the terminal has no others (`ConsoleOptions.ascii_only`), and must be readable
    without colour. `names` are the seats' names as people see them; `seat` is who sits before the screen (None: a spectator).
    """

    AREA: tuple[AreaOption, ...]
    """What `farlands score` asks for."""

    def title(self) -> str:
        """The game's name."""

    def option(self, name: str, value: str) -> str:
        """An option's value in words."""

    def help(self) -> RenderableType:
        """How to play, what the signs mean."""

    def cards(self) -> RenderableType:
        """Every card of the box, or whatever else people choose from, with its number or name."""

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        """All that the view shows; what the seat decides about comes last."""

    def question(self, view: View) -> str:
        """What the view's seat is to decide now, and how to say it."""

    def event(self, event: dict[str, Any], names: Sequence[str], seat: int | None) -> str:
        """Something that happened, in a sentence; empty if the table shows it well enough."""

    def explain(self, view: View, card: str) -> RenderableType:
        """A card in words and what it would be worth to the seat now; an empty text means all that the seat may choose from."""

    def sheet(self, sheet: dict[str, Any]) -> RenderableType:
        """Where a seat's points come from: what the game's `sheet` returned."""

    def area(self, scored: dict[str, Any]) -> RenderableType:
        """The same for what `score_area` returned."""


@runtime_checkable
class Previewing(Protocol):
    """What a `Terminal` may offer besides, where moves are too many to be listed and too far-reaching to be made at once."""

    def read(self, view: View, text: str) -> Sequence[str]:
        """The legal moves, in notation, that a text may mean, the likeliest first; none if it is to be read as for every game. A text that
        means nothing possible is an `IllegalMove`.
        """

    def preview(self, view: View, move: str) -> RenderableType:
        """What a move that `read` found would do, and that Enter makes it and n shows the next."""


@runtime_checkable
class Naming(Protocol):
    """What a `Terminal` may offer besides, where moves have the numbers of things with names that only a deck knows."""

    def move(self, move: str) -> str:
        """A move, given in notation, as the game's `describe` says it but with names."""


def move_in_words(game: Game, terminal: Terminal, action: int) -> str:
    """A move as people say it."""
    if isinstance(terminal, Naming):
        return terminal.move(game.MOVES.notation(action))
    key, details = game.describe(action)
    return say(key, **details)


@runtime_checkable
class WithDecks(Protocol):
    """What the module `terminal` offers instead, where what is drawn depends on components that people may replace."""

    def for_deck(self, deck: Path | None) -> Terminal:
        """The terminal of a file's components, or of the game's own."""


def terminal_of(game: Game, deck: Path | None = None) -> Terminal:
    """The game's own part of the command line, for matches with a file's components or the game's own."""
    name = f"{game.__name__}.terminal"  # type: ignore[attr-defined]  # a game is a module
    if find_spec(name) is None:
        raise BadOption("no-terminal", game=game.NAME)
    module = load(name, game.NAME)
    return module.for_deck(deck) if isinstance(module, WithDecks) else cast(Terminal, module)


def game_and_terminal(name: str, deck: Path | None = None) -> tuple[Game, Terminal]:
    """A game by its name."""
    game = find(name)
    return game, terminal_of(game, deck)
