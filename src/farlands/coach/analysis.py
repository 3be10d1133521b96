"""A whole match decision by decision, or the decision at hand; and what it says of each seat."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from farlands.bots import Seat
from farlands.bots.search import Budget, tuning_of
from farlands.coach.look import Look, Loss, Option
from farlands.coach.reasons import Reason, reasons
from farlands.dice import new_dice
from farlands.errors import BadOption
from farlands.match import Match
from farlands.table import Record

COSTLIEST = 3
SEED_STEP = 1 << 20
NO_LOSS = Loss()

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Decision:
    """A decision: what each option was worth, the best first, for what the seat knew then."""

    ply: int
    """Moves made before it."""
    seat: int
    options: list[Option]
    exact: bool
    chance: float
    """The value of a move made by chance."""
    played: int | None = None
    loss: Loss = NO_LOSS
    """What the move played lost against the best; for a hint, what the second best would."""
    ends: tuple[Any, Any] | None = field(default=None, repr=False, compare=False)
    """Tables that follow the move played and the best one (for a hint: the second best and the best)."""

    @property
    def best(self) -> Option:
        """The best option."""
        return self.options[0]

    @property
    def chosen(self) -> Option:
        """The option played, or the best."""
        return next((one for one in self.options if one.action == self.played), self.best)


@dataclass(frozen=True)
class SeatReport:
    """What an analysis says of a seat."""

    seat: int
    decisions: int
    accuracy: float | None
    """100: always the best found; 0: as good as chance. None: nothing was at stake."""
    margin_lost: float
    win_lost: float
    costliest: list[Decision]
    hindsight: dict[str, Any] | None
    """What the game's `hindsight` says, if it has one and the match has ended."""


@dataclass(frozen=True)
class Analysis:
    """The decisions of a match, as far as they were looked at."""

    match: Match
    budget: Budget
    seed: int
    seats: list[int]
    decisions: list[Decision]
    wanted: int
    """Decisions that were to be looked at: more than `decisions` if it was stopped."""

    @property
    def complete(self) -> bool:
        """Whether all of them were."""
        return len(self.decisions) == self.wanted

    @cached_property
    def reports(self) -> dict[int, SeatReport]:
        """What it says of each seat."""
        return {seat: self._report(seat) for seat in self.seats}

    def report(self, seat: int) -> SeatReport:
        """What it says of a seat."""
        return self.reports[seat]

    def _report(self, seat: int) -> SeatReport:
        own = [one for one in self.decisions if one.seat == seat]
        stake = sum(max(0.0, one.best.value - one.chance) for one in own)
        lost = sum(one.loss.value for one in own)
        costly = sorted((one for one in own if one.loss.value > 0), key=lambda one: -one.loss.value)
        return SeatReport(
            seat,
            len(own),
            max(0.0, 100 * (1 - lost / stake)) if stake > 0 else None,
            sum(one.loss.margin for one in own),
            sum(one.loss.win for one in own),
            costly[:COSTLIEST],
            self._hindsight(seat),
        )

    def _hindsight(self, seat: int) -> dict[str, Any] | None:
        game = self.match.game
        look_back = getattr(game, "hindsight", None)
        if look_back is None or not self.match.over:
            return None
        data: dict[str, Any] = look_back(self.match.components, list(self.match.positions()), seat)
        return data

    def reasons(self, decision: Decision) -> list[Reason]:
        """Why the move played was worse than the best."""
        return explain(self.match, decision)


def explain(match: Match, decision: Decision) -> list[Reason]:
    """Why the best option is better than the one played, or for a hint than the second best."""
    if decision.ends is None:
        return []
    return reasons(match.game, match.components, decision.seat, *decision.ends)


def default_budget(match: Match) -> Budget:
    """As long as the bot of the highest level for people thinks."""
    return Budget(iterations=tuning_of(match.game).levels[-1])


def hint(match: Match, seat: int, budget: Budget | None = None, seed: int = 0) -> Decision:
    """What the options at hand are worth to a seat, for what it knows."""
    if seat not in match.waiting:
        raise BadOption("hint-not-waiting", name=match.names[seat])
    return _look_at(match, len(match.moves), seat, None, match.g, budget or default_budget(match), seed, lambda: False)


def analyse(
    match: Match,
    budget: Budget | None = None,
    seats: Iterable[int] | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress = lambda done, wanted: None,
) -> Analysis:
    """Look at every decision with a choice that these seats (None: all) made. An interruption (Ctrl-C) ends it with what there is."""
    budget = budget or default_budget(match)
    chosen = list(range(len(match.names)) if seats is None else seats)
    wanted = list(_decisions(match, chosen))
    done: list[Decision] = []
    stopped = False
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        waiting: set[Future[Decision]] = {
            pool.submit(_look_at, match, ply, seat, played, g, budget, seed, lambda: stopped) for ply, seat, played, g in wanted
        }
        try:
            while waiting:
                progress(len(done), len(wanted))
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                done += [one.result() for one in ready]
            progress(len(done), len(wanted))
        except KeyboardInterrupt:
            stopped = True
            pool.shutdown(cancel_futures=True)
    return Analysis(match, budget, seed, chosen, sorted(done, key=lambda one: one.ply), len(wanted))


def _decisions(match: Match, seats: Sequence[int]) -> Iterator[tuple[int, int, int, Record]]:
    """The moves that were a choice, each with the table before it."""
    for ply, (move, g) in enumerate(zip(match.moves, match.positions(), strict=False)):
        if move.seat in seats and len(Seat.of(match, move.seat, new_dice(), g).legal()) > 1:
            yield ply, move.seat, move.action, g


def _look_at(
    match: Match, ply: int, number: int, played: int | None, g: Record, budget: Budget, seed: int, stop: Callable[[], bool]
) -> Decision:
    """One decision; its chance depends on the seed and its place in the match alone."""
    seat = Seat.of(match, number, new_dice(seed, ply), g)
    look = Look(seat, budget, seed * SEED_STEP + ply, played, stop)
    second = look.options[1].action if len(look.options) > 1 else look.options[0].action
    other = second if played is None else played
    loss = look.loss(other)
    ends = (look.ends(other), look.ends(look.options[0].action)) if loss.value > 0 and not stop() else None
    return Decision(ply, number, look.options, bool(look.exact), look.chance, played, loss, ends)
