"""Why a move was worse than another: what follows each of them, in the same worlds, compared line by line.

A game may name its score sheet's lines (`score_lines`) and what else tells two futures apart (`landmarks`); for other games there is what
the seat itself and the best of the others have less or more.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farlands.game import Game, Line
from farlands.table import Record
from farlands.words import say

LEAST = 0.5
"""What makes fewer points of difference is not worth a word."""
MOST_LINES, MOST_LANDMARKS = 2, 2
SURE = 2.0
"""Standard errors by which what is told from chance differs at least."""
PERCENT = "percent"
"""A number of this name is shown without decimals."""


@dataclass(frozen=True)
class Reason:
    """Something that follows the move played and the better one: averages over the same worlds, and what the difference weighs."""

    key: str
    details: dict[str, Any]
    played: dict[str, float]
    better: dict[str, float]
    weight: float
    """In points."""

    def __str__(self) -> str:
        numbers = {name: _rounded(name, number) for name, number in self.played.items()}
        numbers |= {f"better_{name}": _rounded(name, number) for name, number in self.better.items()}
        return say(self.key, **self.details, **numbers)

    def to_json(self) -> dict[str, Any]:
        """As data."""
        return {
            "key": self.key,
            "details": self.details,
            "played": {name: round(number, 2) for name, number in self.played.items()},
            "better": {name: round(number, 2) for name, number in self.better.items()},
            "weight": round(self.weight, 2),
            "text": str(self),
        }


def _rounded(name: str, number: float) -> float:
    return round(number) if name == PERCENT else round(number, 1)


def reasons(game: Game, box: Record, seat: int, played: Sequence[Record], better: Sequence[Record]) -> list[Reason]:
    """The most telling differences between what follows two moves: first in points, then what they come from."""

    def lines(g: Record) -> Iterable[Line]:
        return [*_score_lines(game, box, g, seat), _rivals(game, box, g, seat)]

    def landmarks(g: Record) -> Iterable[Line]:
        look = getattr(game, "landmarks", None)
        return look(box, g, seat) if look else []

    points = _heaviest(_compared(lines, played, better, only_shared=False), MOST_LINES)
    return points + _heaviest(_compared(landmarks, played, better, only_shared=True), MOST_LANDMARKS)


def _heaviest(found: Iterable[Reason], most: int) -> list[Reason]:
    telling = (one for one in found if one.weight >= LEAST)
    return sorted(telling, key=lambda one: (-one.weight, one.key, str(one.details)))[:most]


def _score_lines(game: Game, box: Record, g: Record, seat: int) -> Iterable[Line]:
    sheet = game.sheet(box, g, seat)
    name_lines = getattr(game, "score_lines", None)
    return name_lines(sheet) if name_lines else [Line("coach-own-points", sheet["total"], numbers={"points": sheet["total"]})]


def _rivals(game: Game, box: Record, g: Record, seat: int) -> Line:
    """The most points that another has; worth less than nothing to the seat."""
    points = np.zeros(game.MAX_SEATS, np.int64)
    game.scores(box, g, points)
    most = int(max(points[other] for other in range(g.seats) if other != seat))
    return Line("coach-rivals", -most, numbers={"points": most})


Lines = Callable[[Record], Iterable[Line]]
Name = tuple[str, tuple[tuple[str, Any], ...]]


def _compared(lines: Lines, played: Sequence[Record], better: Sequence[Record], only_shared: bool) -> Iterator[Reason]:
    """Lines that differ by more than chance would; a line that is not there is worth nothing, or with `only_shared` is left out."""
    one, other = _collected(lines, played), _collected(lines, better)
    for name in one.keys() & other.keys() if only_shared else one.keys() | other.keys():
        numbers = one[name].numbers if name in one else other[name].numbers
        nothing = _Column(np.zeros(len(played)), dict.fromkeys(numbers, 0.0))
        here, there = one.get(name, nothing), other.get(name, nothing)
        difference = there.worth - here.worth
        if difference.mean() > SURE * difference.std(ddof=1) / sqrt(len(difference)):
            yield Reason(name[0], dict(name[1]), here.numbers, there.numbers, float(difference.mean()))


@dataclass
class _Column:
    """A line in many tables: what it is worth in each, and its numbers on average."""

    worth: NDArray[np.float64]
    numbers: dict[str, float]


def _collected(lines: Lines, tables: Sequence[Record]) -> dict[Name, _Column]:
    """Every line of the tables."""
    columns: dict[Name, _Column] = {}
    for i, g in enumerate(tables):
        for line in lines(g):
            name = (line.key, tuple(sorted(line.details.items())))
            column = columns.setdefault(name, _Column(np.zeros(len(tables)), {}))
            column.worth[i] += line.worth
            for number, value in line.numbers.items():
                column.numbers[number] = column.numbers.get(number, 0.0) + value / len(tables)
    return columns
