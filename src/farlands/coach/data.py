"""An analysis as plain data, for `--json` and for other programs. Plies are numbered from 1 and seats from 0, as in a journal."""

from typing import Any

from farlands.coach.analysis import Analysis, Decision, SeatReport, explain
from farlands.coach.look import Option
from farlands.match import Match

DIGITS = 4


def analysis_data(analysis: Analysis) -> dict[str, Any]:
    """All of an analysis."""
    match = analysis.match
    return {
        "game": match.game.NAME,
        "budget": str(analysis.budget),
        "seed": analysis.seed,
        "complete": analysis.complete,
        "seats": [_seat(analysis, analysis.report(seat)) for seat in analysis.seats],
        "decisions": [decision_data(match, one) for one in analysis.decisions],
    }


def _seat(analysis: Analysis, report: SeatReport) -> dict[str, Any]:
    return {
        "seat": report.seat,
        "name": analysis.match.names[report.seat],
        "decisions": report.decisions,
        "accuracy": None if report.accuracy is None else round(report.accuracy, 1),
        "margin_lost": round(report.margin_lost, DIGITS),
        "win_lost": round(report.win_lost, DIGITS),
        "costliest": [{"ply": one.ply + 1, "reasons": [reason.to_json() for reason in analysis.reasons(one)]} for one in report.costliest],
        "hindsight": report.hindsight,
    }


def decision_data(match: Match, decision: Decision) -> dict[str, Any]:
    """One decision; without a move played, it is a hint."""
    notation = match.game.MOVES.notation
    data: dict[str, Any] = {
        "ply": decision.ply + 1,
        "seat": decision.seat,
        "best": notation(decision.best.action),
        "exact": decision.exact,
        "options": [_option(match, one) for one in decision.options],
    }
    if decision.played is None:
        return data | {"reasons": [reason.to_json() for reason in explain(match, decision)]}
    loss = decision.loss
    return data | {
        "move": notation(decision.played),
        "loss": {name: round(getattr(loss, name), DIGITS) for name in ("margin", "margin_error", "win", "win_error", "value")},
    }


def _option(match: Match, option: Option) -> dict[str, Any]:
    data: dict[str, Any] = {"move": match.game.MOVES.notation(option.action), "worlds": option.worlds}
    for name in ("margin", "margin_error", "win", "win_error", "value"):
        number = getattr(option, name)
        data[name] = None if number is None else round(number, DIGITS)
    return data
