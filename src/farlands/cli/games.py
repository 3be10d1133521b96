"""`farlands games`: what can be played, by how many, and with which options. `farlands cards`: what is in the box."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

from farlands.cli.screen import console, notice
from farlands.cli.terminal import game_and_terminal
from farlands.game import deck_files, installed
from farlands.words import say


def print_games() -> None:
    """Each installed game with its seats and options; a package that is broken hides no other."""
    for name in installed():
        try:
            _print_game(name)
        except Exception as error:  # whatever somebody else's module raises while it is loaded
            notice(say("broken-game", game=name, why=str(error)))


def _print_game(name: str) -> None:
    game, terminal = game_and_terminal(name)
    out = console()
    seats = say("games-seats", title=terminal.title(), least=game.MIN_SEATS, most=game.MAX_SEATS)
    out.print(Text.assemble((name, "bold cyan"), "  ", seats))
    table = Table.grid(padding=(0, 2, 0, 0))
    for option in game.OPTIONS:
        for value in option.values:
            text = terminal.option(option.name, value)
            text = say("games-default", text=text) if value == option.values[0] else text
            table.add_row(f"  --option {option.name}={value}", text)
    out.print(table)


def print_cards(name: str, deck: Path | None) -> None:
    """Every card of a game, or of a file's components, with its number."""
    game, terminal = game_and_terminal(name, deck)
    if deck is not None:
        deck_files(game)
    console().print(terminal.cards())
