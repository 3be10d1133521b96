"""What each option of one decision is worth, for a seat and what it knows: by worlds played on, or exactly where the game can say it.

Few options are all looked at in the same worlds. Of many, first the search bot says which are worth it; those, the move played and some
drawn by lot, for what a move by chance would be worth, are then looked at. The worlds that taught the trees are not counted.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farlands.bots import Seat
from farlands.bots.search import Budget, think, tuning_of
from farlands.coach.reasons import SURE
from farlands.dice import new_dice, roll
from farlands.drivers import bind
from farlands.game import Tuning
from farlands.table import Record

FEW = 6
"""So many options are all looked at."""
BEST, BY_LOT = 3, 2
"""Of more options so many of the search's best are, and so many others drawn by lot."""
TAUGHT = 2
"""The first of so many parts of the worlds only teaches the trees."""
LEAST_WORLDS = 24
ENDS = 96
"""So many ends of worlds tell what follows a move."""
MOST_WORLDS = 1 << 20
SLICE_SECONDS = 0.05
FIRST_SLICE = 8

Stop = Callable[[], bool]


@dataclass(frozen=True)
class Option:
    """What an action is worth on average: own points less the best other's, share of the win, and both in one as the search sees them.

    An error is a standard error: the truth lies within two of them nineteen times of twenty. None: not measured, as the search only
    glanced at the action; 0: exact.
    """

    action: int
    worlds: int
    margin: float
    win: float
    value: float
    margin_error: float | None = None
    win_error: float | None = None


@dataclass(frozen=True)
class Loss:
    """How much worse one option is than the best, in the same worlds, with standard errors; 0 if the worlds could not tell them apart."""

    value: float = 0.0
    margin: float = 0.0
    win: float = 0.0
    margin_error: float = 0.0
    win_error: float = 0.0


class Look:
    """A look at one decision. `options` has them all, the best first; `chance` is the value of a move made by chance."""

    def __init__(self, seat: Seat, budget: Budget, seed: int = 0, played: int | None = None, stop: Stop = lambda: False) -> None:
        self.seat, self.played, self.seed = seat, played, seed
        self.tuning = tuning_of(seat.game)
        legal = seat.legal()
        self.exact = self._exactly()
        glances, budget = ([], budget) if self.exact else self._glance(legal, budget)
        self.looked_at = self._worth_a_look(legal, [one.action for one in self.exact or glances])
        self.trees = _Trees(seat, self.looked_at, self.tuning, budget)
        self.seen = self.trees.look(seed, budget, stop)
        values = self.exact or [self._option(i, action) for i, action in enumerate(self.looked_at)]
        others = [one for one in glances if one.action not in self.looked_at]
        self.options = sorted(values, key=lambda one: (-one.value, one.action)) + others
        self.chance = self._by_chance(values, len(legal))

    def _exactly(self) -> list[Option]:
        """Every option, the best first, where the game can say exactly what they are worth."""
        solve = getattr(self.seat.game, "solve", None)
        solved = solve(self.seat.box, self.seat.world, self.seat.number) if solve else None
        values = [Option(action, 0, margin, win, self._value(margin, win), 0.0, 0.0) for action, (margin, win) in (solved or {}).items()]
        return sorted(values, key=lambda one: (-one.value, one.action))

    def _glance(self, legal: Sequence[int], budget: Budget) -> tuple[list[Option], Budget]:
        """Where there are many options: what the search thinks of all with half of the budget, the most promising first."""
        if len(legal) <= FEW:
            return [], budget
        half = Budget(
            None if budget.iterations is None else max(1, budget.iterations // 2),
            None if budget.seconds is None else budget.seconds / 2,
        )
        estimates = think(self.seat, half, self.seed, tuning=self.tuning)
        return [Option(one.action, one.visits, one.margin, one.win, one.value) for one in estimates], half

    def _worth_a_look(self, legal: Sequence[int], ranked: Sequence[int]) -> list[int]:
        """The options to be looked at; those drawn by lot come last."""
        if not ranked:
            return list(legal)
        chosen = list(dict.fromkeys([*ranked[:BEST], *([] if self.played is None else [self.played])]))
        rest, dice = sorted(set(legal) - set(chosen)), new_dice(self.seed, 1)
        lot = [rest.pop(roll(dice, len(rest))) for _ in range(min(BY_LOT, len(rest)))]
        return chosen + lot

    def _option(self, i: int, action: int) -> Option:
        """What the worlds say of an option looked at."""
        (margin, win, value), (margin_error, win_error, _) = _mean(self.seen[i])
        return Option(action, self.seen.shape[1], margin, win, value, margin_error, win_error)

    def _value(self, margin: float, win: float) -> float:
        """An exact margin and win chance in one."""
        worth = 0.5 + 0.5 * margin / (self.tuning.scale + abs(margin))
        return worth + self.tuning.ambition * (win - worth)

    def _by_chance(self, values: Sequence[Option], count: int) -> float:
        """The value of a move by chance: those drawn by lot stand for all that were not looked at."""
        if count == len(values):
            return sum(one.value for one in values) / count
        lot = values[-BY_LOT:]
        known = sum(one.value for one in values[: len(values) - BY_LOT])
        missing = count - len(values) + len(lot)
        return (known + missing * sum(one.value for one in lot) / len(lot)) / count

    def loss(self, action: int) -> Loss:
        """What an option loses against the best."""
        best, one = self.options[0], next(one for one in self.options if one.action == action)
        if best.action == action:
            return Loss()
        if self.exact:
            return Loss(best.value - one.value, best.margin - one.margin, best.win - one.win)
        difference = self.seen[self.looked_at.index(best.action)] - self.seen[self.looked_at.index(action)]
        (margin, win, value), (margin_error, win_error, value_error) = _mean(difference)
        if value <= SURE * value_error:
            return Loss(0.0, 0.0, 0.0, margin_error, win_error)
        return Loss(value, margin, win, margin_error, win_error)

    def ends(self, action: int) -> Any:
        """Tables at the end of worlds in which the seat takes this option: of the same worlds for each."""
        return self.trees.ends(self.looked_at.index(action), self.seed)


def _mean(rows: NDArray[np.float64]) -> tuple[list[float], list[float]]:
    """The averages of the columns, and their standard errors."""
    n = len(rows)
    return [float(x) for x in rows.mean(axis=0)], [float(x) / sqrt(n) for x in rows.std(axis=0, ddof=1)]


class _Trees:
    """The trees of a look, and room to work."""

    def __init__(self, seat: Seat, options: Sequence[int], tuning: Tuning, budget: Budget) -> None:
        game = seat.game
        self.seat, self.options = seat, np.array(options, np.int64)
        self.driver: Any = bind("coach", game.NAME)
        self.dice = new_dice()
        self.worlds = game.TABLE.new(2)
        self.worlds[0] = seat.world
        self.out = np.zeros(game.MAX_LEGAL, np.int16)
        playouts = MOST_WORLDS if budget.iterations is None else max(budget.iterations, LEAST_WORLDS * len(options))
        self.nodes = np.empty(min(MOST_WORLDS, playouts + len(options) + ENDS * 2 + 1) * game.MAX_SEATS, self.driver.NODE).view(np.recarray)
        self.desk = np.zeros(1, self.driver.DESK).view(np.recarray)[0]
        for name in self.driver.TUNED:
            self.desk[name] = getattr(tuning, name)
        self.driver.lay_out(self.nodes, self.desk, seat.number, self.options)

    def look(self, seed: int, budget: Budget, stop: Stop) -> NDArray[np.float64]:
        """Play worlds until the budget is spent; how each ended, by option and world, those that only taught left out."""
        most = MOST_WORLDS if budget.iterations is None else max(LEAST_WORLDS, budget.iterations // len(self.options))
        end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        parts, done, slice_ = [], 0, FIRST_SLICE
        while done < most and not stop():
            begun = time.perf_counter()
            if end is not None and done >= LEAST_WORLDS and begun >= end:
                break
            worlds = min(slice_, most - done)
            parts.append(self._look(seed, done, worlds))
            done += worlds
            slice_ = 2 * slice_ if time.perf_counter() - begun < SLICE_SECONDS else slice_
        if not parts:  # stopped before it began: nobody will ask what came of it
            return np.zeros((len(self.options), 2, self.driver.SEEN))
        return np.concatenate(parts, axis=1)[:, done // TAUGHT :]

    def _look(self, seed: int, first: int, worlds: int) -> NDArray[np.float64]:
        seen = np.zeros((len(self.options), worlds, self.driver.SEEN))
        box, driver = self.seat.box, self.driver
        driver.look(box, self.worlds, self.nodes, self.desk, self.out, self.dice, self.options, seed, first, first + worlds, seen)
        return seen

    def ends(self, i: int, seed: int) -> list[Record]:
        """The ends of further worlds with option i."""
        ends = self.seat.game.TABLE.new(ENDS)
        box, driver, action = self.seat.box, self.driver, int(self.options[i])
        driver.see_ends(box, self.worlds, self.nodes, self.desk, self.out, self.dice, i, action, seed, MOST_WORLDS, ends)
        return list(ends)
