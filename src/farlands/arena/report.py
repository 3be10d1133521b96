"""What the games say: shares of wins and of duels, margins, ratings, and whether more thought won. Plain data, with intervals.

Only whole deals count: in a deal half played some bot had the better seats.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farlands.arena.plan import Plan
from farlands.arena.ratings import ratings
from farlands.arena.sampling import Draws
from farlands.arena.table import Result

Row = dict[str, Any]


def report(plan: Plan, results: Sequence[Result]) -> Row:
    """All that the games say."""
    whole = whole_deals(plan, results)
    told: Row = {
        "game": plan.game,
        "seed": plan.seed,
        "games": len(whole),
        "deals": len({result["deal"] for result in whole}),
        "left_out": len(results) - len(whole),
    }
    if not whole:
        return told | {"ratings": [], "tables": [], "pairs": [], "ladder": []}
    draws = Draws(told["deals"])
    tables = [Tables(plan, [result for result in whole if len(result["bots"]) == seats], whole) for seats in plan.seats]
    tables = [table for table in tables if table.games]
    pairs = [row for table in tables for row in table.pairs(draws)]
    return told | {
        "ratings": rating_rows(plan, draws, tables) if len(plan.bots) > 1 else [],
        "tables": [row for table in tables for row in table.rows(draws)],
        "pairs": pairs,
        "ladder": ladder(plan, pairs),
    }


def whole_deals(plan: Plan, results: Sequence[Result]) -> list[Result]:
    """The games of the deals that were played in every rotation, in order."""
    played = Counter(result["deal"] for result in results)
    whole = {deal for deal, games in played.items() if games == len(plan.games_of(deal))}
    return sorted((result for result in results if result["deal"] in whole), key=lambda result: (result["deal"], result["turn"]))


class Tables:
    """The games at tables of so many seats, as arrays: a row for each game, a column for each seat."""

    def __init__(self, plan: Plan, results: Sequence[Result], all_results: Sequence[Result]) -> None:
        self.plan = plan
        self.games = len(results)
        deals = {deal: i for i, deal in enumerate(dict.fromkeys(result["deal"] for result in all_results))}
        self.deals = len(deals)
        self.deal = np.array([deals[result["deal"]] for result in results], np.int64)
        self.bots, self.points, self.places, self.decisions = (
            np.array([result[name] for result in results], np.int64) for name in ("bots", "points", "places", "decisions")
        )
        self.seconds = np.array([result["seconds"] for result in results])
        self.seats = self.bots.shape[1] if self.games else 0
        first = self.places == 0
        self.wins = first / np.maximum(first.sum(axis=1, keepdims=True), 1)

    def per_deal(self, values: NDArray[Any]) -> NDArray[np.float64]:
        """Sums of a number for each game."""
        return np.bincount(self.deal, values, minlength=self.deals).astype(np.float64)

    def rows(self, draws: Draws) -> list[Row]:
        """How each bot did at these tables."""
        others = np.stack([np.delete(self.points, seat, axis=1).max(axis=1) for seat in range(self.seats)], axis=1)
        found = []
        for bot, name in enumerate(self.plan.bots):
            here = self.bots == bot
            if not here.any():
                continue
            count = self.per_deal(here.sum(axis=1))
            found.append(
                {
                    "seats": self.seats,
                    "bot": name,
                    "games": int(here.any(axis=1).sum()),
                    "win_share": draws.share(self.per_deal((self.wins * here).sum(axis=1)), count),
                    "fair": round(1 / self.seats, 6),
                    "place": round(float(1 + self.places[here].mean()), 4),
                    "points": round(float(self.points[here].mean()), 4),
                    "margin": draws.mean(self.per_deal(((self.points - others) * here).sum(axis=1)), count),
                    "ms_per_decision": round(1000 * float(self.seconds[here].sum() / max(self.decisions[here].sum(), 1)), 3),
                }
            )
        return found

    def duels(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """For each deal, what each bot won of each other's seats, and by how many points it led in all."""
        count = len(self.plan.bots)
        won, led = np.zeros((2, self.deals, count, count))
        for seat in range(self.seats):
            for other in range(self.seats):
                one, two = self.bots[:, seat], self.bots[:, other]
                met = one != two
                ahead = self.places[:, other] - self.places[:, seat]
                at = self.deal[met], one[met], two[met]
                np.add.at(won, at, (0.5 + 0.5 * np.sign(ahead))[met])
                np.add.at(led, at, (self.points[:, seat] - self.points[:, other])[met])
        return won, led

    def pairs(self, draws: Draws) -> list[Row]:
        """How each bot did against each other."""
        won, led = self.duels()
        met = won + won.transpose(0, 2, 1)
        deals_won = np.sign(met) * (0.5 + 0.5 * np.sign(led))
        found = []
        for one, name in enumerate(self.plan.bots):
            for two in range(one + 1, len(self.plan.bots)):
                if met[:, one, two].any():
                    found.append(
                        {
                            "seats": self.seats,
                            "bot": name,
                            "other": self.plan.bots[two],
                            "deals": int(np.count_nonzero(met[:, one, two])),
                            "share": draws.share(won[:, one, two], met[:, one, two]),
                            "deals_won": draws.share(deals_won[:, one, two], np.sign(met[:, one, two])),
                            "margin": draws.mean(led[:, one, two], met[:, one, two]),
                        }
                    )
        return found


def rating_rows(plan: Plan, draws: Draws, tables: Sequence[Tables]) -> list[Row]:
    """The bots by strength."""
    won = sum(table.duels()[0] / (table.seats - 1) for table in tables)
    rated = [{"bot": bot, "elo": elo} for bot, elo in zip(plan.bots, ratings(draws, np.asarray(won)), strict=True)]
    return sorted(rated, key=lambda row: -row["elo"][0])


def ladder(plan: Plan, pairs: Sequence[Row]) -> list[Row]:
    """Whether each bot beats the one before it: certain where the whole interval is above one half."""
    if not plan.ladder:
        return []
    return [
        {"seats": row["seats"], "bot": row["other"], "over": row["bot"], "share": share, "wins": share[1] > 0.5}
        for row in pairs
        for share in [[round(1 - number, 6) for number in (row["share"][0], row["share"][2], row["share"][1])]]
    ]
