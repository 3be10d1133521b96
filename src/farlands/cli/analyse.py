"""`farlands analyse` and `farlands hint`: the coach at the command line."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from farlands.bots.search import Budget
from farlands.cli.arena_report import write_chart
from farlands.cli.screen import console, notice, preparing
from farlands.cli.seats import bot_of, shown_names
from farlands.cli.terminal import Terminal, move_in_words, terminal_of
from farlands.coach import Analysis, Decision, Reason, SeatReport, analyse, hint
from farlands.coach.analysis import explain
from farlands.coach.data import analysis_data, decision_data
from farlands.coach.page import page, win_chart
from farlands.coach.wording import COLUMNS, WRITTEN, Teller, heads, percent
from farlands.deal import Deal
from farlands.errors import BadOption
from farlands.game import Game
from farlands.journal import salvage
from farlands.match import Match
from farlands.words import say

DONE, INTERRUPTED = 0, 130
SHOWN = 12
"""So many options of a hint are shown; --json has all."""


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for."""

    budget: str | None
    seat: str | None
    seed: int
    deck: Path | None
    as_json: bool

    @property
    def thinking_time(self) -> Budget | None:
        """The budget for a decision."""
        return None if self.budget is None else Budget.parse(self.budget)


def print_analysis(file: Path, wishes: Wishes, plot: Path | None, html: Path | None) -> int:
    """Look at every decision of a match, and print what it says; return the exit code."""
    match, budget = salvage(file, wishes.deck), wishes.thinking_time
    seats = None if wishes.seat is None else [seat_of(match, wishes.seat)]
    check_files(file, plot, html)
    rehearse(match.game, wishes.deck)
    with progress() as tell:
        analysis = analyse(match, budget, seats, wishes.seed, progress=tell)
    teller = teller_of(match, terminal_of(match.game, wishes.deck))
    if plot is not None:
        write_chart(plot, win_chart(analysis, teller.names))
    if html is not None:
        write_chart(html, page(analysis, teller))
    if wishes.as_json:
        print(json.dumps(analysis_data(analysis), ensure_ascii=False))
    else:
        console().print(report(analysis, teller))
        if stopped := teller.stopped(analysis):
            notice(stopped)
    return DONE if analysis.complete else INTERRUPTED


def print_hint(file: Path, wishes: Wishes) -> None:
    """Say what the options at hand are worth."""
    match, budget = salvage(file, wishes.deck), wishes.thinking_time
    if match.over:
        raise BadOption("hint-over", path=str(file))
    number = who_decides(match) if wishes.seat is None else seat_of(match, wishes.seat)
    if number not in match.waiting:
        raise BadOption("hint-not-waiting", name=shown_names(match.names)[number])
    rehearse(match.game, wishes.deck)
    advice = hint(match, number, budget, wishes.seed)
    if wishes.as_json:
        print(json.dumps(decision_data(match, advice), ensure_ascii=False))
    else:
        console().print(shown_hint(advice, teller_of(match, terminal_of(match.game, wishes.deck))))


def check_files(journal: Path, *drawn: Path | None) -> None:
    """See that what is to be written can be, and that nothing is written over the match."""
    names = {journal.resolve()}
    for path in filter(None, drawn):
        if path.resolve() in names:
            raise BadOption("file-twice", path=str(path))
        names.add(path.resolve())
        write_chart(path)


def teller_of(match: Match, terminal: Terminal) -> Teller:
    """Speaks of a match as the game's terminal does."""
    return Teller(match, shown_names(match.names), lambda action: move_in_words(match.game, terminal, action))


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


# --- In a terminal -------------------------------------------------------------------------------------------------------------------


def report(analysis: Analysis, teller: Teller) -> RenderableType:
    """Every decision, then each seat: the summary stands at the bottom of the screen."""
    table = _table(COLUMNS)
    for one in analysis.decisions:
        table.add_row(*teller.row(one, analysis.match.game.MOVES.notation), style="" if one.loss.value > 0 else "dim")
    parts: list[RenderableType] = [table]
    for seat in analysis.reports.values():
        parts += ["", *_seat(analysis, seat, teller)]
    return Group(*parts)


def _table(columns: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column, head in zip(columns, heads(columns), strict=True):
        table.add_column(head, justify="left" if column in WRITTEN else "right")
    return table


def _seat(analysis: Analysis, seat: SeatReport, teller: Teller) -> Iterator[RenderableType]:
    yield Text(teller.seat(seat), style="bold")
    for number, one in enumerate(seat.costliest, start=1):
        yield _indented(f"{number}.", teller.costly(one), 0)
        yield from _bullets(analysis.reasons(one))
    if past := teller.hindsight(seat):
        yield Text(past)


def _indented(mark: str, text: str, left: int) -> RenderableType:
    """A mark, and a text that stays to the right of it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(mark, text)
    return Padding(grid, (0, 0, 0, left))


def _bullets(reasons: Sequence[Reason]) -> Iterator[RenderableType]:
    for reason in reasons:
        yield _indented("-", str(reason), 3)


def shown_hint(advice: Decision, teller: Teller) -> RenderableType:
    """The options, the best first, and why the first is better than the second."""
    table = _table(("option", "margin", "win"))
    for one in advice.options[:SHOWN]:
        error = f" ± {one.margin_error:.1f}" if one.margin_error else ""
        style = "bold" if one is advice.best else "dim" if one.margin_error is None else ""
        table.add_row(teller.move(one.action), f"{one.margin:+.1f}{error}", f"{percent(one.win)} %", style=style)
    parts: list[RenderableType] = [Text(say("hint-for", name=teller.names[advice.seat]), style="bold"), table]
    if advice.exact:
        parts.append(Text(say("hint-exact")))
    if len(advice.options) > 1:
        first, second = (teller.move(one.action) for one in advice.options[:2])
        sure = advice.exact or advice.loss.value > 0
        parts.append(Text(say("hint-why" if sure else "hint-even", first=first, second=second)))
        parts += _bullets(explain(teller.match, advice))
    return Group(*parts)
