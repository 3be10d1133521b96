"""`farlands arena`: bots play each other, with a bar while they do and a table of what came of it."""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from farlands.arena import Game, Plan, Record, Result, play_here, play_in_processes, report
from farlands.arena.record import game_of
from farlands.arena.table import Table as ArenaTable
from farlands.cli.play import read_options
from farlands.cli.screen import console, preparing
from farlands.cli.terminal import game_and_terminal
from farlands.cli.usage import whole_number
from farlands.errors import BadOption
from farlands.game import find
from farlands.words import say

DONE, INTERRUPTED = 0, 130
MOST_GAMES, MOST_SEATS, MOST_SEED, MOST_PROCESSES, MOST_SECONDS, MOST_DOUBLINGS = 10**7, 99, 10**9 - 1, 1024, 10**7, 20
LINE_SECONDS = 30
"""Where there is no terminal, a line tells so often how far it is."""


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for."""

    bots: str | None = None
    games: str | None = None
    seats: str | None = None
    lineup: str | None = None
    ladder: str | None = None
    doublings: str | None = None
    seed: str | None = None
    options: tuple[str, ...] = ()
    deck: Path | None = None
    out: Path | None = None
    processes: str | None = None
    seconds: str | None = None
    as_json: bool = False


def run_arena(name: str, wishes: Wishes) -> int:
    """Play, and print what came of it; the exit code."""
    _, terminal = game_and_terminal(name, wishes.deck)
    plan = plan_of(name, wishes)
    plan.check()
    wanted = whole_number(wishes.games or "200", "--games", 1, MOST_GAMES)
    processes = whole_number(wishes.processes or str(os.cpu_count() or 1), "--processes", 1, MOST_PROCESSES)
    seconds = whole_number(wishes.seconds, "--seconds", 1, MOST_SECONDS) if wishes.seconds else None
    kept = Kept(plan, wishes.out)
    with kept:
        done = {game_of(result) for result in kept.results}
        games = [game for game in plan.games(wanted) if game not in done]
        code = DONE
        if games:
            with preparing(terminal.title()):
                ArenaTable(plan).warm_up()
            code = play(plan, games, kept, processes, seconds)
    print_report(plan, report(plan, kept.results), wishes)
    return code


class Kept:
    """The results so far: in a file, or in memory alone."""

    def __init__(self, plan: Plan, out: Path | None) -> None:
        self.record = Record(out, plan) if out else None
        self.results: list[Result] = self.record.results if self.record else []
        self.add = self.record.add if self.record else self.results.append

    def __enter__(self) -> "Kept":
        if self.record:
            self.record.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        if self.record:
            self.record.__exit__(*error)


def play(plan: Plan, games: list[Game], kept: Kept, processes: int, seconds: int | None) -> int:
    """Play these games and keep them, until all are played, the time is over, or a person has seen enough."""
    end = None if seconds is None else time.monotonic() + seconds
    results = play_here(plan, games) if processes == 1 else play_in_processes(plan, games, min(processes, len(games)))
    try:
        with progress(len(games)) as advance:
            for result in results:
                kept.add(result)
                advance()
                if end is not None and time.monotonic() > end:
                    break
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        results.close()
    return DONE


@contextmanager
def progress(games: int) -> Iterator[Any]:
    """A bar that shows when it will be over; in a pipe a line now and then. Yields what is to be called after each game."""
    out = console(stderr=True)
    if out.is_terminal:
        columns = (BarColumn(), MofNCompleteColumn(), TaskProgressColumn(), TimeElapsedColumn(), TextColumn("·"), TimeRemainingColumn())
        with Progress(TextColumn(say("arena-playing")), *columns, console=out, transient=True) as bar:
            task = bar.add_task("", total=games)
            yield lambda: bar.advance(task)
        return
    began = last = time.monotonic()
    played = 0

    def advance() -> None:
        nonlocal last, played
        played += 1
        now = time.monotonic()
        if now - last > LINE_SECONDS:
            last = now
            left = round((now - began) / played * (games - played))
            out.print(Text(say("arena-so-far", played=played, games=games, left=left)), soft_wrap=True)

    yield advance


# --- Reading the command line --------------------------------------------------------------------------------------------------------


def plan_of(name: str, wishes: Wishes) -> Plan:
    """The plan that the command line describes."""
    lineup = tuple(whole_number(count, "--lineup", 1, MOST_SEATS) for count in wishes.lineup.split(",")) if wishes.lineup else None
    return Plan(
        game=name,
        bots=bots_of(wishes),
        seats=seats_of(wishes.seats or (str(sum(lineup)) if lineup else "2")),
        lineup=lineup,
        ladder=wishes.ladder is not None,
        seed=whole_number(wishes.seed or "0", "--seed", 0, MOST_SEED),
        options=tuple(read_options(find(name), wishes.options).items()),
        deck=wishes.deck,
    )


def seats_of(text: str) -> tuple[int, ...]:
    """The numbers of players in `2..6`, `2,4` or `3`.

    >>> seats_of("2..6"), seats_of("2,4"), seats_of("3")
    ((2, 3, 4, 5, 6), (2, 4), (3,))
    """
    least, dots, most = text.partition("..")
    if dots:
        return tuple(range(whole_number(least, "--seats", 1, MOST_SEATS), whole_number(most, "--seats", int(least), MOST_SEATS) + 1))
    return tuple(dict.fromkeys(whole_number(part, "--seats", 1, MOST_SEATS) for part in text.split(",")))


def bots_of(wishes: Wishes) -> tuple[str, ...]:
    """The bots named, or those of a ladder: the same search with twice the budget each time."""
    if wishes.ladder is None:
        if wishes.doublings is not None:
            raise BadOption("arena-no-ladder")
        return tuple(wishes.bots.split(",")) if wishes.bots else Plan.bots
    if wishes.bots or wishes.lineup:
        raise BadOption("arena-ladder-alone")
    from farlands.bots.search import Budget

    doublings = whole_number(wishes.doublings or "4", "--doublings", 1, MOST_DOUBLINGS)
    budget = Budget.parse(wishes.ladder)
    if budget.iterations is not None:
        return tuple(f"search:{budget.iterations << step}i" for step in range(doublings + 1))
    assert budget.seconds is not None
    return tuple(f"search:{budget.seconds * 2**step:g}s" for step in range(doublings + 1))


# --- Telling what came of it ---------------------------------------------------------------------------------------------------------


def print_report(plan: Plan, told: dict[str, Any], wishes: Wishes) -> None:
    """Print the report."""
    if wishes.as_json:
        print(json.dumps(told))
        return
    out = console()
    out.print(Text(say("arena-played", games=told["games"], deals=told["deals"]), style="bold"))
    if told["left_out"]:
        out.print(Text(say("arena-left-out", games=told["left_out"]), style="yellow"))
    for key, rows in (("ratings", told["ratings"]), ("tables", told["tables"]), ("pairs", told["pairs"]), ("ladder", told["ladder"])):
        if rows:
            out.print()
            out.print(TABLES[key](rows))
    if wishes.out:
        out.print(Text(say("arena-kept", path=str(wishes.out))), soft_wrap=True)


def percent(share: list[float]) -> str:
    """A share and its interval."""
    value, low, high = (100 * number for number in share)
    return f"{value:.1f} % ({low:.1f} – {high:.1f})"


def points(margin: list[float]) -> str:
    """A margin and its interval."""
    value, low, high = margin
    return f"{value:+.1f} ({low:+.1f} – {high:+.1f})"


def _table(*titles: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in titles:
        table.add_column(title, justify="right" if table.columns else "left")
    return table


def _ratings(rows: list[dict[str, Any]]) -> Table:
    table = _table(say("arena-bot"), say("arena-elo"))
    for row in rows:
        value, low, high = row["elo"]
        table.add_row(row["bot"], f"{value:.0f} ({low:.0f} – {high:.0f})")
    return table


def _tables(rows: list[dict[str, Any]]) -> Table:
    titles = ("arena-bot", "arena-seats", "arena-games", "arena-win-share", "arena-fair", "arena-place", "arena-points", "arena-margin")
    table = _table(*map(say, titles), say("arena-thought"))
    for row in rows:
        table.add_row(
            row["bot"],
            str(row["seats"]),
            f"{row['games']:,}",
            percent(row["win_share"]),
            f"{100 * row['fair']:.1f} %",
            f"{row['place']:.2f}",
            f"{row['points']:.1f}",
            points(row["margin"]),
            f"{row['ms_per_decision']:,.1f}",
        )
    return table


def _pairs(rows: list[dict[str, Any]]) -> Table:
    table = _table(say("arena-pair"), say("arena-seats"), say("arena-deals"), say("arena-share"), say("arena-lead"))
    for row in rows:
        pair = say("arena-against", bot=row["bot"], other=row["other"])
        table.add_row(pair, str(row["seats"]), f"{row['deals']:,}", percent(row["share"]), points(row["margin"]))
    return table


def _ladder(rows: list[dict[str, Any]]) -> Table:
    table = _table(say("arena-step"), say("arena-seats"), say("arena-share"), "")
    for row in rows:
        step = say("arena-against", bot=row["bot"], other=row["over"])
        table.add_row(step, str(row["seats"]), percent(row["share"]), say("arena-still-wins" if row["wins"] else "arena-plateau"))
    return table


TABLES = {"ratings": _ratings, "tables": _tables, "pairs": _pairs, "ladder": _ladder}
