"""Who plays the games: this process, or several. Results come as they are ready, each exactly once; a worker that dies loses no game.

Processes, not threads: a bot's Python between its compiled thoughts would hold the others up.
"""

import signal
import time
from collections import deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from farlands.arena.plan import Game, Plan
from farlands.arena.table import Result, Table
from farlands.errors import FarlandsError
from farlands.game import box_of, find
from farlands.table import Record

BATCH_SECONDS = 0.3
"""A worker is given so much work at a time, by what games took so far."""
MOST_BATCH = 100
MOST_DEATHS = 3
"""Workers that may die in a row without a single result between them."""


def play_here(plan: Plan, games: Iterable[Game], until: float = inf) -> Generator[Result, None, None]:
    """Play in this process, and begin no game after that time of `time.monotonic`."""
    table = Table(plan)
    for game in games:
        if time.monotonic() >= until:
            return
        yield table.play(game)


def play_in_processes(plan: Plan, games: Iterable[Game], processes: int, until: float = inf) -> Generator[Result, None, None]:
    """Play in so many processes, until that time at most; they end, whatever they are at, when this iterator does or is closed."""
    waiting, box = deque(games), box_of(find(plan.game), plan.deck)
    workers: dict[Connection, _Worker] = {}
    batch, deaths = 1, 0
    try:
        while (waiting or workers) and time.monotonic() < until:
            while waiting and len(workers) < processes:
                worker = _Worker(plan, box)
                workers[worker.connection] = worker
                worker.give(waiting, batch)
            for connection in wait(list(workers), None if until == inf else max(0.0, until - time.monotonic())):
                assert isinstance(connection, Connection)
                worker = workers[connection]
                try:
                    results = worker.take()
                except (EOFError, ConnectionError):
                    deaths += 1
                    if deaths > MOST_DEATHS:
                        raise FarlandsError("arena-workers-die", deal=worker.batch[0].deal) from None
                    waiting.extendleft(reversed(worker.batch))
                    workers.pop(connection).end()
                    continue
                deaths = 0
                batch = worker.fitting_batch()
                if waiting:
                    worker.give(waiting, batch)
                else:
                    workers.pop(connection).end()
                yield from results
    finally:
        for worker in workers.values():
            worker.end()


def fitting_batch(games: int, seconds: float) -> int:
    """How many games fill the time of a batch, if so many took so long; at most twice as many.

    >>> fitting_batch(4, 0.1), fitting_batch(50, 5.0), fitting_batch(1, 60.0)
    (8, 3, 1)
    """
    return max(1, min(MOST_BATCH, 2 * games, round(BATCH_SECONDS * games / seconds)))


class _Worker:
    """A process that plays, seen from here."""

    def __init__(self, plan: Plan, box: Record) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(plan, box, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.batch: list[Game] = []
        self.began = 0.0

    def give(self, waiting: deque[Game], most: int) -> None:
        """Hand over the next games."""
        self.batch = [waiting.popleft() for _ in range(min(most, len(waiting)))]
        self.began = time.perf_counter()
        with suppress(ConnectionError):  # a worker that has died is noticed when it gives no results
            self.connection.send(self.batch)

    def take(self) -> list[Result]:
        """What came of the games handed over."""
        results: list[Result] = self.connection.recv()
        return results

    def fitting_batch(self) -> int:
        """How many games fill the time of a batch, by those just played."""
        return fitting_batch(len(self.batch), time.perf_counter() - self.began)

    def end(self) -> None:
        """End the process, whatever it is at."""
        self.process.terminate()
        self.process.join()
        self.connection.close()


def _work(plan: Plan, box: Record, connection: Connection) -> None:
    """What a worker process does until it is ended or nobody listens any more. Ctrl-C is for the process that gives out the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    table = Table(plan, box)
    while True:
        try:
            games: list[Game] = connection.recv()
            connection.send([table.play(game) for game in games])
        except (EOFError, BrokenPipeError):
            return
