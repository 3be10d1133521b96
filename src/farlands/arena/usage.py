"""Reports on things that seats use, such as the cards they play: how often, and how that goes with winning.

That is no proof that a card is good: who is ahead may be able to afford it. But a card that decides the game shows, as does one that
nobody plays.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farlands.arena.plan import Plan
from farlands.arena.report import Row, whole_deals
from farlands.arena.sampling import Draws
from farlands.arena.table import Result


def usage(plan: Plan, results: Sequence[Result], report: str, names: Mapping[int, str]) -> list[Row]:
    """Every thing of a report with the share of seats that used it and the wins of those that did, the most winning first.

    `expected` is what the bots in those seats win on average at such tables: a strong bot's favourite is not taken for a strong card.
    """
    whole = whole_deals(plan, results)
    if not whole:
        return []
    seats = [len(result["bots"]) for result in whole]
    wins, expected = wins_of_seats(whole)
    deal = np.unique(np.repeat([result["deal"] for result in whole], seats), return_inverse=True)[1]
    draws = Draws(int(deal[-1]) + 1)
    users = seats_by_thing(result["used"][report] for result in whole)
    rows = []
    for number, name in names.items():
        at = np.array(sorted(users.get(number, ())), np.int64)
        row: Row = {"number": number, "name": name, "used": round(len(at) / len(wins), 6)}
        if len(at):
            won, of = (np.bincount(deal[at], values, minlength=deal[-1] + 1).astype(float) for values in (wins[at], np.ones(len(at))))
            share, fair = draws.share(won, of), round(float(expected[at].mean()), 6)
            row |= {"win_share": share, "expected": fair, "difference": [round(one - fair, 6) for one in share]}
        rows.append(row)
    return sorted(rows, key=lambda row: -row["difference"][0] if "difference" in row else np.inf)


def wins_of_seats(results: Sequence[Result]) -> tuple[NDArray[Any], NDArray[Any]]:
    """What each seat of each game won, and what its bot wins on average with as many of each bot at the table."""
    wins = [(place == 0) / result["places"].count(0) for result in results for place in result["places"]]
    kinds = [(tuple(sorted(result["bots"])), bot) for result in results for bot in result["bots"]]
    order = {kind: i for i, kind in enumerate(dict.fromkeys(kinds))}
    kind = np.array([order[one] for one in kinds])
    return np.array(wins), (np.bincount(kind, wins) / np.bincount(kind))[kind]


def seats_by_thing(used: Iterable[list[list[int]]]) -> dict[int, set[int]]:
    """The seats, counted through all games, that used each thing at least once."""
    users: dict[int, set[int]] = {}
    seat = 0
    for game in used:
        for things in game:
            for number in things:
                users.setdefault(number, set()).add(seat)
            seat += 1
    return users
