"""What the coach says, in sentences: the same in the terminal and on a page."""

from collections.abc import Sequence

from farlands.coach.analysis import Analysis, Decision, SeatReport
from farlands.match import Match
from farlands.words import say

COLUMNS = ("ply", "seat", "move", "margin", "win", "loss", "better")
WRITTEN = ("seat", "move", "better", "option")
"""Columns that are no numbers."""


def percent(share: float) -> int:
    """A share in whole per cent."""
    return round(100 * share)


def move_in_words(match: Match, action: int) -> str:
    """A move, and its notation."""
    key, details = match.game.describe(action)
    return say("analyse-move", move=say(key, **details), notation=match.game.MOVES.notation(action))


def heads(columns: Sequence[str]) -> list[str]:
    """What stands above columns."""
    return [say(f"analyse-column-{column}") for column in columns]


def row(match: Match, one: Decision, names: Sequence[str]) -> list[str]:
    """A decision in `COLUMNS`."""
    notation, lost = match.game.MOVES.notation, one.loss.value > 0
    return [
        str(one.ply + 1),
        names[one.seat],
        notation(one.chosen.action),
        f"{one.chosen.margin:+.1f}",
        f"{percent(one.chosen.win)} %",
        f"{one.loss.margin:.1f}" if lost else "",
        notation(one.best.action) if lost else "",
    ]


def seat_line(seat: SeatReport, name: str) -> str:
    """A seat's figures."""
    accuracy = say("analyse-no-accuracy") if seat.accuracy is None else say("analyse-accuracy", accuracy=round(seat.accuracy))
    lost = say("analyse-lost", decisions=seat.decisions, points=round(seat.margin_lost, 1), win=percent(seat.win_lost))
    return say("analyse-seat", name=name, accuracy=accuracy, lost=lost)


def costly_move(match: Match, one: Decision) -> str:
    """A costly move in a line."""
    return say(
        "analyse-costly",
        ply=one.ply + 1,
        move=move_in_words(match, one.chosen.action),
        better=move_in_words(match, one.best.action),
        points=round(one.loss.margin, 1),
        error=round(one.loss.margin_error, 1),
        win=percent(one.loss.win),
    )


def hindsight_line(seat: SeatReport) -> str | None:
    """What the cards could have given, where the game can say it."""
    past = seat.hindsight
    return None if past is None else say("analyse-hindsight", total=past["total"], actual=past["actual"], moves=" ".join(past["moves"]))


def stopped_line(analysis: Analysis) -> str | None:
    """That not all decisions were looked at, if so."""
    if analysis.complete:
        return None
    return say("analyse-stopped", done=len(analysis.decisions), wanted=analysis.wanted)
