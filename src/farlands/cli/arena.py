"""`farlands arena`: bots play each other, with a bar while they do."""

import os
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from farlands.arena import Game, Plan, Record, Result, Table, play_here, play_in_processes
from farlands.arena.record import game_of, settings
from farlands.cli.arena_report import check_report, tell, write_chart
from farlands.cli.play import read_options
from farlands.cli.screen import console, preparing
from farlands.cli.usage import whole_number
from farlands.errors import BadOption
from farlands.game import find
from farlands.words import say

DONE, INTERRUPTED = 0, 130
GAMES = 200
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
    ray: str | None = None
    report: str | None = None
    plot: Path | None = None
    as_json: bool = False


def run_arena(name: str, wishes: Wishes) -> int:
    """Play, and print what came of it; the exit code."""
    game = find(name)
    plan = plan_of(name, wishes)
    plan.check()
    if wishes.report is not None:
        check_report(game, wishes.report)
    if wishes.plot is not None:
        write_chart(wishes.plot)
    wanted = whole_number(wishes.games, "--games", 1, MOST_GAMES) if wishes.games else None
    processes = whole_number(wishes.processes or str(os.cpu_count() or 1), "--processes", 1, MOST_PROCESSES)
    seconds = whole_number(wishes.seconds, "--seconds", 1, MOST_SECONDS) if wishes.seconds else None
    kept = Kept(plan, wishes.out)
    done = {game_of(result) for result in kept.results}
    games = [game for game in plan.games(wanted or (0 if done else GAMES)) if game not in done]
    code = DONE
    if games:
        if wishes.ray is None:
            with preparing(name):
                Table(plan).warm_up()  # here, before several processes compile the same
        with kept:
            code = play(plan, games, kept, Means(processes, wishes.ray, seconds))
    tell(plan, kept.results, wishes)
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


@dataclass(frozen=True)
class Means:
    """Who plays, and for how long at most."""

    processes: int
    ray: str | None
    seconds: int | None

    def results(self, plan: Plan, games: list[Game]) -> Generator[Result, None, None]:
        """The results as they are ready."""
        if self.ray is not None:
            from farlands.arena.cluster import play_on_ray

            return play_on_ray(plan, games, self.ray, self.until())
        if self.processes == 1:
            return play_here(plan, games, self.until())
        return play_in_processes(plan, games, min(self.processes, len(games)), self.until())

    def until(self) -> float:
        """When the time is over, if it begins now."""
        return inf if self.seconds is None else time.monotonic() + self.seconds


def play(plan: Plan, games: list[Game], kept: Kept, means: Means) -> int:
    """Play these games and keep them, until all are played, the time is over, or a person has seen enough."""
    results = means.results(plan, games)
    try:
        with progress(len(games)) as advance:
            for result in results:
                kept.add(result)
                advance()
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
    """The plan that the command line describes; what it leaves out is as in the result file, if there is one."""
    found = settings(wishes.out, name) if wishes.out else {}
    if wishes.lineup is not None:
        found["lineup"] = tuple(whole_number(count, "--lineup", 1, MOST_SEATS) for count in wishes.lineup.split(","))
        found["seats"] = (sum(found["lineup"]),)
    if wishes.seats is not None:
        found["seats"] = seats_of(wishes.seats)
    if wishes.bots is not None or wishes.ladder is not None or wishes.doublings is not None:
        found["bots"] = bots_of(wishes)
        found["ladder"] = wishes.ladder is not None
    if wishes.seed is not None:
        found["seed"] = whole_number(wishes.seed, "--seed", 0, MOST_SEED)
    if wishes.options:
        found["options"] = tuple(read_options(find(name), wishes.options).items())
    return Plan(name, deck=wishes.deck, **found)


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
        if wishes.doublings is not None or wishes.bots is None:
            raise BadOption("arena-no-ladder")
        return tuple(wishes.bots.split(","))
    if wishes.bots or wishes.lineup:
        raise BadOption("arena-ladder-alone")
    from farlands.bots.search import Budget

    budget = Budget.parse(wishes.ladder)
    doublings = range(whole_number(wishes.doublings or "4", "--doublings", 1, MOST_DOUBLINGS) + 1)
    if budget.iterations is not None:
        return tuple(f"search:{budget.iterations << times}i" for times in doublings)
    return tuple(f"search:{(budget.seconds or 0) * 2**times:g}s" for times in doublings)
