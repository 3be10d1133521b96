"""The search bot: it imagines many worlds that fit what its seat knows, and plays each of them on. See `farlands.drivers.search`.

>>> import farlands
>>> from farlands.bots import Seat
>>> from farlands.bots.search import Budget, think
>>> from farlands.dice import new_dice
>>> match = farlands.Match("faraway", ["Ann", "Bob"], deal=farlands.Deal(bytes(32)))
>>> estimates = think(Seat.of(match, 0, new_dice(1)), Budget.parse("3000i"))
>>> sorted(match.game.MOVES.notation(one.action) for one in estimates), sum(one.visits for one in estimates)
(['P18', 'P21', 'P63'], 3000)
"""

import re
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from farlands.bots.seat import Seat
from farlands.dice import new_dice, roll
from farlands.drivers import bind
from farlands.errors import BadOption
from farlands.game import Game, Tuning

__all__ = ["LEVELS", "Budget", "Estimate", "SearchBot", "think", "tuning_of"]

LEVELS = ("easy", "medium", "hard")
SLICE_SECONDS = 0.004
"""So long one thread thinks between two looks at the clock."""
FIRST_SLICE = 8
MOST_NODES = 1 << 22
"""A thread's tree stops growing there (200 MB); its iterations go on below it."""
MOST_ITERATIONS, MOST_SECONDS, MOST_THREADS = 10**9, 3600.0, 256


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: so many iterations, or seconds."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Read `4000i` or `0.25s`.

        >>> Budget.parse("0.25s")
        Budget(iterations=None, seconds=0.25)
        """
        read = re.fullmatch(r"(\d{1,10})i|(\d{1,5}(?:\.\d{1,6})?)s", text, re.ASCII)
        if read and read[1] and 1 <= int(read[1]) <= MOST_ITERATIONS:
            return cls(iterations=int(read[1]))
        if read and read[2] and 0 < float(read[2]) <= MOST_SECONDS:
            return cls(seconds=float(read[2]))
        raise BadOption("bad-budget", text=text, seconds=int(MOST_SECONDS), iterations=MOST_ITERATIONS)

    def __str__(self) -> str:
        """As `parse` reads it."""
        return f"{self.iterations}i" if self.iterations is not None else f"{self.seconds:g}s"


@dataclass(frozen=True)
class Estimate:
    """What the search thinks of an action: how often it was tried, and how it ended for the seat on average."""

    action: int
    visits: int
    margin: float
    """Own points less the best other's."""
    win: float
    """Share of the win: 1 alone, a half shared by two, 0 lost."""
    value: float
    """What the search looked for: win, place and margin in one, from 0 to 1."""


@dataclass(frozen=True)
class SearchBot:
    """A bot that searches. With a budget of iterations, its choice depends on the seat's information and dice alone."""

    budget: Budget
    threads: int = 1

    @classmethod
    def parse(cls, text: str) -> "SearchBot":
        """Read what follows `search:`, a budget and perhaps `@` and a number of threads."""
        budget, at, threads = text.partition("@")
        if at and not (threads.isascii() and threads.isdigit() and 1 <= int(threads[:6]) <= MOST_THREADS):
            raise BadOption("bad-threads", text=threads, most=MOST_THREADS)
        return cls(Budget.parse(budget), int(threads) if at else 1)

    def __call__(self, seat: Seat) -> int:
        """The action tried most often."""
        actions = seat.legal()
        if len(actions) == 1:
            return actions[0]
        return think(seat, self.budget, seed=roll(seat.dice, 1 << 16), threads=self.threads)[0].action


def tuning_of(game: Game) -> Tuning:
    """How the search is set for a game."""
    tuning: Tuning = getattr(game, "TUNING", Tuning())
    return tuning


def think(seat: Seat, budget: Budget, seed: int = 0, threads: int = 1, tuning: Tuning | None = None) -> list[Estimate]:
    """Search for the seat that holds this information; every legal action, the best first.

    Threads grow trees of their own and are added up; with iterations, the outcome depends on their number but not on their speed.
    """
    trees = [_Tree(seat, seed, number, threads, budget, tuning or tuning_of(seat.game)) for number in range(threads)]
    if threads == 1:
        trees[0].grow()
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(_Tree.grow, trees))
    return _add_up(seat, trees)


class _Tree:
    """One thread's trees, and room to work."""

    def __init__(self, seat: Seat, seed: int, number: int, threads: int, budget: Budget, tuning: Tuning) -> None:
        self.seat, self.budget = seat, budget
        self.driver: Any = bind("search", seat.game.NAME)
        self.dice = new_dice(seed, number)
        self.worlds = seat.game.TABLE.new(2)
        self.worlds[0] = seat.world
        self.out = np.zeros(seat.game.MAX_LEGAL, np.int16)
        self.iterations = None if budget.iterations is None else (budget.iterations + number) // threads
        room = MOST_NODES if self.iterations is None else min(MOST_NODES, (self.iterations + 1) * seat.game.MAX_SEATS)
        self.nodes = np.empty(room, self.driver.NODE).view(np.recarray)
        self.desk = np.zeros(1, self.driver.DESK).view(np.recarray)[0]
        for name in self.driver.TUNED:
            self.desk[name] = getattr(tuning, name)
        self.driver.begin(self.nodes, self.desk, seat.number)

    def grow(self) -> None:
        """Think until the budget is spent."""
        if self.iterations is not None:
            self._think(self.iterations)
            return
        assert self.budget.seconds is not None
        now = time.perf_counter()
        end, slice_ = now + self.budget.seconds, FIRST_SLICE
        while now < end:
            before = now
            self._think(slice_)
            now = time.perf_counter()
            wanted = min(SLICE_SECONDS, end - now)
            slice_ = max(1, min(2 * slice_, int(slice_ * wanted / max(now - before, 1e-9))))

    def _think(self, iterations: int) -> None:
        seat = self.seat
        self.driver.think(seat.box, self.worlds, self.nodes, self.desk, self.out, self.dice, iterations)

    def tried(self) -> dict[int, Any]:
        """The nodes of the seat's own actions, by action."""
        found = {}
        child = int(self.nodes[self.seat.number].first)
        while child:
            found[int(self.nodes[child].action)] = self.nodes[child]
            child = int(self.nodes[child].next)
        return found


def _add_up(seat: Seat, trees: list[_Tree]) -> list[Estimate]:
    """What all trees say of each legal action."""
    tried = [(tree, tree.tried()) for tree in trees]
    estimates = []
    for action in seat.legal():
        found = [(tree.desk, nodes[action]) for tree, nodes in tried if action in nodes]
        visits = sum(int(node.visits) for _, node in found)
        once = max(visits, 1)
        margin, win = (sum(float(desk[name][action]) for desk, _ in found) / once for name in ("margin", "win"))
        value = sum(float(node.value) * int(node.visits) for _, node in found) / once
        estimates.append(Estimate(action, visits, margin, win, value))
    return sorted(estimates, key=lambda one: (-one.visits, -one.value, one.action))
