"""Faraway's end, solved exactly: what each option is worth on average over all that the seat cannot see, nothing sampled.

Solved are the last round, and the last player's turn of the round before. What the others do: they keep the sanctuary that gives them
the most fame, as anybody would after whose choice nothing more comes; and of their last hand they explore the region from which they
may expect the most fame. Not solved (`None`): when sanctuaries come round a second time or run short, and when several others hold
too many regions nobody has seen.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import comb, prod

import numpy as np
from numpy.typing import NDArray

from farlands.game import rule
from farlands.games.faraway.rules import apply, clues, legal
from farlands.games.faraway.scoring import score, shortest_time, total_time
from farlands.games.faraway.state import (
    EXPLORE,
    HAND,
    KEEP,
    LOWEST_SUM,
    MAX_LEGAL,
    PICK,
    REGIONS,
    ROUNDS,
    SANCTUARIES,
    TABLE,
)
from farlands.games.faraway.view import present
from farlands.table import Record

LAST = ROUNDS - 1
MOST_HANDS = 5_000
"""So many possible hands of the others are looked at, at most."""
MOST_COUNTS = 1024
"""So many ways to share out how many sanctuaries each has been given so far, at most."""
NO_LIMIT = 1_000_000
"""More points than anybody can have."""
MARGIN_OF_A_WIN = 1000.0
"""Between rounds the seat is taken to play for the win, and only then for points."""

Worth = tuple[float, float]


def solve(box: Record, g: Record, seat: int) -> dict[int, Worth] | None:
    """For every option of the seat the margin and the chance to win that it may expect; `None` where that is not solved."""
    out = np.zeros(MAX_LEGAL, np.int16)
    options = [int(action) for action in out[: legal(box, g, seat, out)]]
    if g.turn == LAST and g.phase == KEEP:
        return _solve_keeping(box, g, seat, options)
    if g.turn == LAST and g.phase == EXPLORE:
        return _solve_exploring(box, g, seat, options)
    if g.turn == LAST - 1 and g.phase in (PICK, KEEP) and g.step == g.seats - 1:
        return _solve_turn(box, g, seat, options)
    return None


def _solve_turn(box: Record, g: Record, seat: int, options: Sequence[int]) -> dict[int, Worth] | None:
    """The last turn before the last round: each option is worth what the best one after it is."""
    worth = {}
    for action in options:
        after = TABLE.copy(g)
        apply(box, after, seat, action)
        follow_up = solve(box, after, seat)
        if follow_up is None:
            return None
        worth[action] = max(follow_up.values(), key=lambda one: one[0] + MARGIN_OF_A_WIN * one[1])
    return worth


# --- The last sanctuary --------------------------------------------------------------------------------------------------------------


def _solve_keeping(box: Record, g: Record, seat: int, options: Sequence[int]) -> dict[int, Worth] | None:
    """All regions lie open. Who has had their turn is done; of the others it is not known what they have found."""
    if g.sanctuary_top > SANCTUARIES or any(g.missing[: g.seats]):
        return None
    drawn = [0 if other == seat else int(g.offered[other]) for other in range(g.seats)]
    end = _End(box, g, seat, drawn, unseen_sanctuaries(g, seat))
    if end.counts > MOST_COUNTS:
        return None
    rivals = end.expected_best_other()
    worth = {}
    for action in options:
        after = TABLE.copy(g)
        apply(box, after, seat, action)
        points = int(score(box, after, seat))
        worth[action] = (points - rivals, end.chance(end.beaten_by(points)))
    return worth


class _End:
    """All have explored all their regions. `drawn` says how many sanctuaries each is still to choose from; nobody knows which."""

    def __init__(self, box: Record, g: Record, seat: int, drawn: Sequence[int], pool: NDArray[np.int64]) -> None:
        self.g, self.seat = g, seat
        self.seats = range(g.seats)
        self.drawn = np.array(drawn, np.int64)
        self.counts = prod(int(count) + 1 for count in drawn)
        self.points = np.zeros((g.seats, len(pool)), np.int64)
        table = TABLE.copy(g)
        self.base = [int(score(box, table, other)) for other in self.seats]
        for other in self.seats:
            points_with(box, table, other, pool, self.points[other])
        self.all_ways = self._ways([NO_LIMIT] * g.seats)

    def _ways(self, limits: Sequence[int]) -> float:
        room = np.zeros(self.counts)
        return float(ways(self.points, self.drawn, np.array(limits, np.int64), room))

    def chance(self, limits: Sequence[int]) -> float:
        """How likely it is that nobody ends with more points than their limit."""
        for other in self.seats:
            if self.drawn[other] == 0 and self.base[other] > limits[other]:
                return 0.0
        return self._ways(limits) / self.all_ways if self.all_ways else 0.0

    def possible(self, seats: Sequence[int]) -> list[int]:
        """The points that any of the seats may end with, ascending."""
        found: set[int] = set()
        for other in seats:
            found |= set(self.points[other].tolist()) if self.drawn[other] else {self.base[other]}
        return sorted(found)

    def beaten_by(self, points: int) -> list[int]:
        """The most that each other seat may have if this seat wins with these points: as many, if it wins the tie-break."""
        return [NO_LIMIT if other == self.seat else points - (not wins_tie(self.g, self.seat, other)) for other in self.seats]

    def expected(self, seats: Sequence[int]) -> float:
        """The points on average of the best of the seats."""
        total, before = 0.0, 0.0
        for points in self.possible(seats):
            now = self.chance([points if other in seats else NO_LIMIT for other in self.seats])
            total += points * (now - before)
            before = now
        return total

    def expected_best_other(self) -> float:
        """The points on average of the best of the others."""
        return self.expected([other for other in self.seats if other != self.seat])

    def chance_to_win(self) -> float:
        """How likely it is that this seat wins, whatever it may still find."""
        total = 0.0
        before = -1
        for points in self.possible([self.seat]):
            limits = self.beaten_by(points)
            limits[self.seat] = points
            total += self.chance(limits)
            if self.drawn[self.seat]:
                limits[self.seat] = before
                total -= self.chance(limits)
            before = points
        return total


def unseen_sanctuaries(g: Record, seat: int) -> NDArray[np.int64]:
    """The sanctuaries that the seat has never seen."""
    kept = {card for other in range(g.seats) for card in present(g.sanctuaries[other])}
    seen = kept | set(present(g.offer[seat])) | {card for card in range(1, SANCTUARIES + 1) if g.put_back[seat] >> card & 1}
    return np.array([card for card in range(1, SANCTUARIES + 1) if card not in seen], np.int64)


def wins_tie(g: Record, seat: int, other: int) -> bool:
    """Whether the seat is ranked above the other with equal fame."""
    if g.tie_break == LOWEST_SUM and total_time(g, seat) != total_time(g, other):
        return bool(total_time(g, seat) < total_time(g, other))
    return bool(shortest_time(g, seat) < shortest_time(g, other))


@rule
def points_with(box, g, seat, pool, out):
    """The seat's fame with one more sanctuary, for each of the pool."""
    place = np.int64(g.kept[seat])
    g.kept[seat] = place + 1
    for i in range(len(pool)):
        g.sanctuaries[seat, place] = pool[i]
        out[i] = score(box, g, seat)
    g.sanctuaries[seat, place] = 0
    g.kept[seat] = place


@rule
def ways(points, drawn, limits, room):
    """In how many ways the seats can draw so many of the pool each that none gets a card with more points than its limit.

    Card by card: `room` counts the ways by how many cards each seat has been given.
    """
    room[0] = 1.0
    for i in range(1, len(room)):
        room[i] = 0.0
    for card in range(points.shape[1]):
        for count in range(len(room) - 1, 0, -1):
            stride = np.int64(1)
            for seat in range(len(drawn)):
                if count // stride % (drawn[seat] + 1) > 0 and points[seat, card] <= limits[seat]:
                    room[count] += room[count - stride]
                stride *= drawn[seat] + 1
    return room[len(room) - 1]


# --- The last region -----------------------------------------------------------------------------------------------------------------


def _solve_exploring(box: Record, g: Record, seat: int, options: Sequence[int]) -> dict[int, Worth] | None:
    """All explore their last region at once; then sanctuaries are found."""
    hands = _Hands(box, g, seat)
    if not hands.can_be_solved():
        return None
    likely = hands.choices_of_others()
    worth = {}
    for action in options:
        worth[action] = hands.worth(action + 1, likely)
    return worth


class _Hands:
    """Three regions in every hand, and which of them the others may explore."""

    def __init__(self, box: Record, g: Record, seat: int) -> None:
        self.box, self.g, self.seat = box, g, seat
        self.others = [other for other in range(g.seats) if other != seat]
        self.known = {other: present(g.taken[other]) for other in self.others}
        self.regions = unseen_regions(g, seat)
        self.sanctuaries = unseen_sanctuaries(g, seat)
        self.hidden = {other: HAND - len(self.known[other]) for other in self.others}
        self.best_other = cache(self._best_other)

    def _end(self, explored: dict[int, int]) -> _End:
        """After these seats have explored these regions. What others find is for this seat any sanctuary that it has not seen."""
        table, drawn = TABLE.copy(self.g), [0] * int(self.g.seats)
        for other, region in explored.items():
            table.row[other, LAST] = region
            if region > table.row[other, LAST - 1]:
                drawn[other] = 1 + int(clues(self.box, table, other))
        return _End(self.box, table, self.seat, drawn, self.sanctuaries)

    def can_be_solved(self) -> bool:
        """Whether sanctuaries suffice, and possible hands are few."""
        most = [1 + int(clues(self.box, self.g, other)) + 1 for other in range(self.g.seats)]  # a region shows one clue at most
        left, hands = len(self.regions), 1
        for hidden in self.hidden.values():
            hands *= comb(left, hidden)
            left -= hidden
        enough = self.g.sanctuary_top + sum(most) <= SANCTUARIES
        return enough and hands <= MOST_HANDS and prod(count + 1 for count in most) <= MOST_COUNTS

    def expected(self, other: int, region: int) -> float:
        """The fame that a seat may expect from a region."""
        return self._end({other: region}).expected([other])

    def choices_of_others(self) -> dict[tuple[int, ...], float]:
        """Which regions the others explore, in the order of seats, and how likely that is."""
        wishes = {other: self._wishes(other) for other in self.others}
        found: dict[tuple[int, ...], float] = {}
        total = 0
        for hands in self._hidden_hands(self.others, self.regions):
            choice = tuple(
                min([*self.known[other], *hand], key=wishes[other].__getitem__) for other, hand in zip(self.others, hands, strict=True)
            )
            found[choice] = found.get(choice, 0.0) + 1
            total += 1
        return {choice: count / total for choice, count in found.items()}

    def _wishes(self, other: int) -> dict[int, int]:
        """The regions that may be in a hand by how gladly its owner would explore them, 0 the most; among equals the lowest."""
        may_hold = sorted({*self.known[other], *(self.regions if self.hidden[other] else ())})
        ranked = sorted(may_hold, key=lambda region: -self.expected(other, region))
        return {region: place for place, region in enumerate(ranked)}

    def _hidden_hands(self, others: Sequence[int], pool: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
        """Every way in which the others may hold regions nobody has seen."""
        if not others:
            yield ()
            return
        for hand in combinations(pool, self.hidden[others[0]]):
            left = [region for region in pool if region not in hand]
            for rest in self._hidden_hands(others[1:], left):
                yield (hand, *rest)

    def worth(self, region: int, likely: dict[tuple[int, ...], float]) -> Worth:
        """What a region is worth to the seat."""
        margin = self.expected(self.seat, region)
        win = 0.0
        for choice, chance in likely.items():
            margin -= chance * self.best_other(choice)
            win += chance * self._end({self.seat: region, **dict(zip(self.others, choice, strict=True))}).chance_to_win()
        return margin, win

    def _best_other(self, choice: tuple[int, ...]) -> float:
        return self._end(dict(zip(self.others, choice, strict=True))).expected_best_other()


def unseen_regions(g: Record, seat: int) -> list[int]:
    """The regions that another hand may hold, for all that the seat knows."""
    seen = {*present(g.market), *present(g.left_over), *present(g.dealt[seat]), *present(g.discards[seat])}
    for other in range(g.seats):
        seen |= {*present(g.row[other]), *present(g.taken[other])}
    return [region for region in range(1, REGIONS + 1) if region not in seen]
