"""`farlands verify`: whether a match was played by the rules, with the cards promised, to the result it claims."""

from pathlib import Path

from rich.text import Text

from farlands.cli.ending import result_line
from farlands.cli.screen import console, preparing
from farlands.cli.seats import shown_names
from farlands.cli.terminal import terminal_of
from farlands.words import say


def verify_match(file: Path, deck: Path | None) -> None:
    """Recompute the match and say what that proves; a match that does not fit raises."""
    from farlands import journal

    verdict = journal.verify(file, deck)
    match = verdict.match
    out, names = console(), shown_names(match.names)
    with preparing(terminal_of(match.game, deck).title()):
        result = result_line(match, names)
    out.print(Text(say("verify-moves", count=len(match.moves)), style="green"))
    if verdict.recorded:
        out.print(Text(say("verify-finished", result=result), style="green"))
    elif verdict.finished:
        out.print(Text(say("verify-not-recorded", result=result), style="yellow"))
    else:
        out.print(Text(say("verify-unfinished"), style="yellow"))
    committed, chained = verdict.committed, verdict.chained
    out.print(Text(say("verify-committed" if committed else "verify-not-committed"), style="green" if committed else "yellow"))
    out.print(Text(say("verify-chained" if chained else "verify-not-chained"), style="green" if chained else "yellow"))
