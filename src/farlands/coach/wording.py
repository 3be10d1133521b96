"""What the coach says, in sentences: the same in the terminal and on a page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from farlands.coach.analysis import Analysis, Decision, SeatReport
from farlands.match import Match
from farlands.words import say

COLUMNS = ("ply", "seat", "move", "margin", "win", "loss", "better")
WRITTEN = ("seat", "move", "better", "option")
"""Columns that are no numbers."""


def percent(share: float) -> int:
    """A share in whole per cent."""
    return round(100 * share)


def heads(columns: Sequence[str]) -> list[str]:
    """What stands above columns."""
    return [say(f"analyse-column-{column}") for column in columns]


@dataclass(frozen=True)
class Teller:
    """Speaks of one match: knows what its seats and moves are called."""

    match: Match
    names: Sequence[str]
    name_move: Callable[[int], str]

    def move(self, action: int) -> str:
        """A move, and its notation."""
        return say("analyse-move", move=self.name_move(action), notation=self.match.game.MOVES.notation(action))

    def row(self, one: Decision, name_move: Callable[[int], str]) -> list[str]:
        """A decision in `COLUMNS`."""
        lost = one.loss.value > 0
        return [
            str(one.ply + 1),
            self.names[one.seat],
            name_move(one.chosen.action),
            f"{one.chosen.margin:+.1f}",
            f"{percent(one.chosen.win)} %",
            f"{one.loss.margin:.1f}" if lost else "",
            name_move(one.best.action) if lost else "",
        ]

    def seat(self, report: SeatReport) -> str:
        """A seat's figures."""
        accuracy = say("analyse-no-accuracy") if report.accuracy is None else say("analyse-accuracy", accuracy=round(report.accuracy))
        lost = say("analyse-lost", decisions=report.decisions, points=round(report.margin_lost, 1), win=percent(report.win_lost))
        return say("analyse-seat", name=self.names[report.seat], accuracy=accuracy, lost=lost)

    def costly(self, one: Decision) -> str:
        """A costly move in a line."""
        return say(
            "analyse-costly",
            ply=one.ply + 1,
            move=self.move(one.chosen.action),
            better=self.move(one.best.action),
            points=round(one.loss.margin, 1),
            error=round(one.loss.margin_error, 1),
            win=percent(one.loss.win),
        )

    def hindsight(self, report: SeatReport) -> str | None:
        """What the cards could have given, where the game can say it."""
        if report.hindsight is None:
            return None
        past = report.hindsight
        return say("analyse-hindsight", total=past["total"], actual=past["actual"], moves=" ".join(past["moves"]))

    def stopped(self, analysis: Analysis) -> str | None:
        """That not all decisions were looked at, if so."""
        done, wanted = len(analysis.decisions), analysis.wanted
        return None if analysis.complete else say("analyse-stopped", done=done, wanted=wanted)
