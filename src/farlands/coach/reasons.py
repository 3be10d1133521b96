"""Why a move was worse than another: what follows each of them, in the same worlds, compared line by line.

A game may say what its score sheet's lines are called (`score_lines`) and what else to look at (`landmarks`); for other games there is
what the seat itself and the best of the others have less or more.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from farlands.game import Game
from farlands.table import Record
from farlands.words import say

LEAST = 0.4
"""What makes fewer points of difference is not worth a word."""
MOST_REASONS = 3


@dataclass(frozen=True)
class Reason:
    """Something that follows the move played and the better one: averages over the same worlds, and what the difference weighs."""

    key: str
    details: tuple[tuple[str, Any], ...]
    played: float
    better: float
    weight: float

    def __str__(self) -> str:
        return say(self.key, **dict(self.details), played=round(self.played, 1), better=round(self.better, 1))

    def to_json(self) -> dict[str, Any]:
        """As data."""
        return {
            "key": self.key,
            "details": dict(self.details),
            "played": round(self.played, 2),
            "better": round(self.better, 2),
            "weight": round(self.weight, 2),
            "text": str(self),
        }


def reasons(game: Game, box: Record, seat: int, played: Sequence[Record], better: Sequence[Record]) -> list[Reason]:
    """The most telling differences between two lists of tables, the heaviest first."""
    found = [*_points(game, box, seat, played, better), *_landmarks(game, box, seat, played, better)]
    telling = sorted((one for one in found if one.weight >= LEAST), key=lambda one: -one.weight)
    return telling[:MOST_REASONS]


Averages = dict[tuple[str, tuple[tuple[str, Any], ...]], tuple[float, ...]]


def _averages(tables: Iterable[Iterable[tuple[str, dict[str, Any], tuple[float, ...]]]], count: int) -> Averages:
    """The sums by key and details, over the number of tables."""
    sums: Averages = {}
    for lines in tables:
        for key, details, numbers in lines:
            name = (key, tuple(sorted(details.items())))
            sums[name] = tuple(a + b / count for a, b in zip(sums.get(name, (0.0,) * len(numbers)), numbers, strict=True))
    return sums


def _points(game: Game, box: Record, seat: int, played: Sequence[Record], better: Sequence[Record]) -> Iterable[Reason]:
    """Lines of the score sheet that give less; and what the best of the others has more."""
    one, other = (_averages((_lines(game, box, g, seat) for g in tables), len(tables)) for tables in (played, better))
    for name in other.keys() | one.keys():
        (less,), (more,) = one.get(name, (0.0,)), other.get(name, (0.0,))
        yield Reason(*name, less, more, more - less)
    rivals, rivals_then = (float(np.mean([_best_other(game, box, g, seat) for g in tables])) for tables in (played, better))
    yield Reason("coach-rivals", (), rivals, rivals_then, rivals - rivals_then)


def _lines(game: Game, box: Record, g: Record, seat: int) -> Iterable[tuple[str, dict[str, Any], tuple[float, ...]]]:
    sheet = game.sheet(box, g, seat)
    name_lines = getattr(game, "score_lines", None)
    for key, details, points in name_lines(sheet) if name_lines else [("coach-own-points", {}, sheet["total"])]:
        yield key, details, (points,)


def _best_other(game: Game, box: Record, g: Record, seat: int) -> int:
    points = np.zeros(game.MAX_SEATS, np.int64)
    game.scores(box, g, points)
    return int(max(points[other] for other in range(g.seats) if other != seat))


def _landmarks(game: Game, box: Record, seat: int, played: Sequence[Record], better: Sequence[Record]) -> Iterable[Reason]:
    """What a game looks at besides: each landmark with its number and what one more of it weighs in points."""
    look = getattr(game, "landmarks", None)
    if look is None:
        return
    one, other = (
        _averages((((key, details, (number, weight)) for key, details, number, weight in look(box, g, seat)) for g in tables), len(tables))
        for tables in (played, better)
    )
    for name in one.keys() & other.keys():
        (number, weight), (number_then, weight_then) = one[name], other[name]
        yield Reason(*name, number, number_then, (number_then - number) * (weight + weight_then) / 2)
