"""`farlands replay`: a match move by move, as a spectator would have seen it; in a pipe, all of it as text."""

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from farlands.cli.ending import ending
from farlands.cli.screen import ask, can_talk, clear, console, preparing
from farlands.cli.seats import shown_names
from farlands.cli.terminal import Terminal, move_in_words, terminal_of
from farlands.errors import BadOption
from farlands.match import Match
from farlands.words import say


def replay_match(file: Path, at: int | None, deck: Path | None) -> None:
    """One position, a walk through the match, or the whole of it as text."""
    from farlands.cli.matches import read_kept

    match = read_kept(file, deck)
    terminal, names = terminal_of(match.game, deck), shown_names(match.names)
    if at is not None and at > len(match.moves):
        raise BadOption("no-such-ply", ply=at, most=len(match.moves))
    with preparing(terminal.title()):
        match.at(0)
    if at is not None:
        _print_position(match, names, terminal, at)
    elif can_talk():
        _walk(match, names, terminal)
    else:
        _print_all(match, names, terminal)


def _move_line(match: Match, names: Sequence[str], terminal: Terminal, ply: int) -> str:
    """A move in notation and in words."""
    move = match.moves[ply - 1]
    notation, words = match.game.MOVES.notation(move.action), move_in_words(match.game, terminal, move.action)
    return say("replay-move", ply=ply, name=names[move.seat], notation=notation, move=words)


def _title(match: Match, names: Sequence[str], terminal: Terminal, ply: int) -> str:
    """Where in the match we are."""
    if ply == 0:
        return say("replay-start", names=", ".join(names), most=len(match.moves))
    return say("replay-at", move=_move_line(match, names, terminal, ply), most=len(match.moves))


def _print_position(match: Match, names: Sequence[str], terminal: Terminal, ply: int) -> None:
    out = console()
    out.print(terminal.table(match.game.view(match.at(ply), None), names))
    out.print(Text(_title(match, names, terminal, ply), style="bold"))
    if ply == len(match.moves) and match.over:
        out.print(ending(match, names, terminal))


def _print_all(match: Match, names: Sequence[str], terminal: Terminal) -> None:
    out = console()
    out.print(_title(match, names, terminal, 0))
    for ply in range(1, len(match.moves) + 1):
        out.print(_move_line(match, names, terminal, ply))
    _print_position(match, names, terminal, len(match.moves))


def _walk(match: Match, names: Sequence[str], terminal: Terminal) -> None:
    """Step through, until q or the end of input."""
    ply, last = 0, len(match.moves)
    trouble = ""
    while True:
        clear()
        _print_position(match, names, terminal, ply)
        console().print(Text(trouble, style="red"), Text(say("replay-keys"), style="dim"), sep="\n" if trouble else "")
        try:
            word = ask().lower()
        except EOFError:
            return
        trouble = ""
        if word == "q":
            return
        if word in ("", "n"):
            ply = min(ply + 1, last)
        elif word == "b":
            ply = max(ply - 1, 0)
        elif word.isascii() and word.isdigit() and int(word[:9]) <= last:
            ply = int(word)
        else:
            trouble = say("replay-what", word=word, most=last)
