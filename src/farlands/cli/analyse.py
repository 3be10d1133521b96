"""`farlands analyse` and `farlands hint`: the coach at the command line."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from farlands.bots.search import Budget
from farlands.cli.screen import console, notice, preparing
from farlands.cli.seats import bot_of, shown_names
from farlands.cli.terminal import terminal_of
from farlands.coach import Analysis, Decision, Reason, SeatReport, analyse, hint
from farlands.coach.analysis import explain
from farlands.coach.data import analysis_data, decision_data
from farlands.deal import Deal
from farlands.errors import BadOption
from farlands.game import Game
from farlands.journal import salvage
from farlands.match import Match
from farlands.words import say

DONE, INTERRUPTED = 0, 130
SHOWN = 12
"""So many options of a hint are shown; --json has all."""


def print_analysis(file: Path, budget: str | None, seat: str | None, seed: int, deck: Path | None, as_json: bool) -> int:
    """Look at every decision of a match, and print what it says; return the exit code."""
    match = salvage(file, deck)
    wanted = None if budget is None else Budget.parse(budget)
    seats = None if seat is None else [seat_of(match, seat)]
    rehearse(match.game, deck)
    with progress() as tell:
        analysis = analyse(match, wanted, seats, seed, progress=tell)
    complete = len(analysis.decisions) == analysis.wanted
    if as_json:
        print(json.dumps(analysis_data(analysis), ensure_ascii=False))
    else:
        console().print(report(analysis, shown_names(match.names)))
        if not complete:
            notice(say("analyse-stopped", done=len(analysis.decisions), wanted=analysis.wanted))
    return DONE if complete else INTERRUPTED


def print_hint(file: Path, budget: str | None, seat: str | None, seed: int, deck: Path | None, as_json: bool) -> None:
    """Say what the options at hand are worth."""
    match = salvage(file, deck)
    if match.over:
        raise BadOption("hint-over", path=str(file))
    wanted = None if budget is None else Budget.parse(budget)
    number = who_decides(match) if seat is None else seat_of(match, seat)
    rehearse(match.game, deck)
    advice = hint(match, number, wanted, seed)
    if as_json:
        print(json.dumps(decision_data(match, advice), ensure_ascii=False))
    else:
        console().print(shown_hint(match, advice, shown_names(match.names)))


def seat_of(match: Match, text: str) -> int:
    """A seat by its number, from 1, or its player's name."""
    names = shown_names(match.names)
    for seat, name in enumerate(names):
        if text in (str(seat + 1), name, match.names[seat]):
            return seat
    raise BadOption("unknown-seat", seat=text, seats=", ".join(f"{seat + 1} ({name})" for seat, name in enumerate(names)))


def who_decides(match: Match) -> int:
    """The first of those who owe a decision; people before bots."""
    return min(match.waiting, key=lambda seat: (bot_of(match.names[seat]) is not None, seat))


def rehearse(game: Game, deck: Path | None) -> None:
    """Look at one decision that nobody sees, so that all rules are compiled before anybody waits for a figure."""
    match = Match(game, ["1"] * game.MIN_SEATS, deal=Deal(bytes(32)), deck=deck)
    with preparing(terminal_of(game, deck).title()):
        explain(match, hint(match, match.waiting[0], Budget(iterations=1)))


@contextmanager
def progress() -> Iterator["Tell"]:
    """A bar with the time left, on standard error of a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console(stderr=True), transient=True, disable=not console(stderr=True).is_terminal)
    with bar:
        yield Tell(bar)


class Tell:
    """Moves the bar on."""

    def __init__(self, bar: Progress) -> None:
        self.bar = bar
        self.task = bar.add_task(say("analyse-progress"), total=None)

    def __call__(self, done: int, wanted: int) -> None:
        """So many decisions of so many are looked at."""
        self.bar.update(self.task, completed=done, total=wanted)


# --- In words ------------------------------------------------------------------------------------------------------------------------


def move_in_words(match: Match, action: int) -> str:
    """A move, and its notation."""
    key, details = match.game.describe(action)
    return say("analyse-move", move=say(key, **details), notation=match.game.MOVES.notation(action))


def percent(share: float) -> int:
    """A share in whole per cent."""
    return round(100 * share)


def report(analysis: Analysis, names: Sequence[str]) -> RenderableType:
    """Every decision, then each seat: the summary stands at the bottom of the screen."""
    parts: list[RenderableType] = [_decisions(analysis, names)]
    for seat in analysis.seats:
        parts += ["", *_seat(analysis, analysis.report(seat), names[seat])]
    return Group(*parts)


def _decisions(analysis: Analysis, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("ply", "seat", "move", "margin", "win", "loss", "better"):
        table.add_column(say(f"analyse-column-{column}"), justify="left" if column in ("seat", "move", "better") else "right")
    notation = analysis.match.game.MOVES.notation
    for one in analysis.decisions:
        lost = one.loss.value > 0
        table.add_row(
            str(one.ply + 1),
            names[one.seat],
            notation(one.chosen.action),
            f"{one.chosen.margin:+.1f}",
            f"{percent(one.chosen.win)} %",
            f"{one.loss.margin:.1f}" if lost else "",
            notation(one.best.action) if lost else "",
            style="" if lost else "dim",
        )
    return table


def _seat(analysis: Analysis, seat: SeatReport, name: str) -> Iterator[RenderableType]:
    accuracy = say("analyse-no-accuracy") if seat.accuracy is None else say("analyse-accuracy", accuracy=round(seat.accuracy))
    lost = say("analyse-lost", decisions=seat.decisions, points=round(seat.margin_lost, 1), win=percent(seat.win_lost))
    yield Text(say("analyse-seat", name=name, accuracy=accuracy, lost=lost), style="bold")
    for number, one in enumerate(seat.costliest, start=1):
        yield Text(costly_move(analysis.match, one, number))
        yield from _bullets(analysis.reasons(one))
    if (past := seat.hindsight) is not None:
        yield Text(say("analyse-hindsight", total=past["total"], actual=past["actual"], moves=" ".join(past["moves"])))


def costly_move(match: Match, one: Decision, number: int) -> str:
    """A costly move in a line."""
    return say(
        "analyse-costly",
        number=number,
        ply=one.ply + 1,
        move=move_in_words(match, one.chosen.action),
        better=move_in_words(match, one.best.action),
        points=round(one.loss.margin, 1),
        error=round(one.loss.margin_error, 1),
        win=percent(one.loss.win),
    )


def _bullets(reasons: Sequence[Reason]) -> Iterator[RenderableType]:
    for reason in reasons:
        yield Text(f"     - {reason}", style="italic")


def shown_hint(match: Match, advice: Decision, names: Sequence[str]) -> RenderableType:
    """The options, the best first, and why the first is better than the second."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("move", "margin", "win"):
        table.add_column(say(f"analyse-column-{column}"), justify="left" if column == "move" else "right")
    for one in advice.options[:SHOWN]:
        error = "" if not one.margin_error else f" ± {one.margin_error:.1f}"
        glance = one.margin_error is None
        table.add_row(
            move_in_words(match, one.action),
            f"{one.margin:+.1f}{error}",
            f"{percent(one.win)} %",
            style="bold" if one is advice.best else "dim" if glance else "",
        )
    parts: list[RenderableType] = [Text(say("hint-for", name=names[advice.seat]), style="bold"), table]
    if advice.exact:
        parts.append(Text(say("hint-exact")))
    if why := explain(match, advice):
        first, second = (move_in_words(match, one.action) for one in advice.options[:2])
        parts += [Text(say("hint-why", first=first, second=second)), *_bullets(why)]
    return Group(*parts)
