"""What the games say, against numbers that are known beforehand."""

import numpy as np
import pytest

from farlands.arena import Plan, report
from farlands.arena.ratings import fit
from farlands.arena.sampling import Draws


def made_up(plan, games, points_of):
    """Results without playing: `points_of(bot, deal, turn)` is what a seat gets."""
    results = []
    for game in plan.games(games):
        points = [points_of(bot, game.deal, game.turn) for bot in game.seating]
        places = [sum(other > own for other in points) for own in points]
        ones = [1] * len(points)
        results.append(
            {
                "deal": game.deal,
                "turn": game.turn,
                "bots": list(game.seating),
                "points": points,
                "places": places,
                "decisions": ones,
                "seconds": [0.001] * len(points),
            }
        )
    return results


TWO = Plan("faraway", bots=("greedy", "random"))


def test_shares_margins_and_places():
    """Bot 0 wins the deals 0, 1, 2 of four by 5, and ties the last."""
    told = report(TWO, made_up(TWO, 8, lambda bot, deal, _: 10 + 5 * (bot == 0 and deal < 3)))
    (pair,) = told["pairs"]
    assert (pair["share"][0], pair["margin"][0], pair["deals"]) == (0.875, 3.75, 4)
    row = told["tables"][0]
    assert (row["bot"], row["win_share"][0], row["place"], row["points"], row["margin"][0]) == ("greedy", 0.875, 1.0, 13.75, 3.75)
    assert row["ms_per_decision"] == 1.0
    assert sum(row["win_share"][0] for row in told["tables"]) == 1.0


def test_who_won_all_is_not_certain_to_win_all():
    """With a uniform prior, the 2.5 % quantile after n deals won and none lost is 0.025 ** (1 / (n + 1))."""
    told = report(TWO, made_up(TWO, 200, lambda bot, deal, _: 10 * (bot == 0)))
    (pair,) = told["pairs"]
    assert pair["share"][0] == pair["share"][2] == 1.0
    assert pair["share"][1] == pytest.approx(0.025 ** (1 / 101), abs=0.004)
    assert told["ratings"][0]["elo"][1] > 500


def test_games_of_one_deal_do_not_count_as_many():
    """If all six games of a deal end alike, the interval is that of so many deals: of a binomial share."""
    plan = Plan("faraway", bots=("greedy", "random"), seats=(6,), lineup=(1, 5))
    results = made_up(plan, 600, lambda bot, deal, _: (1 if deal % 2 else -1) if bot == 0 else 0)
    _, low, high = report(plan, results)["tables"][0]["win_share"]
    assert (low, high) == (pytest.approx(0.5 - 1.96 * 0.05, abs=0.015), pytest.approx(0.5 + 1.96 * 0.05, abs=0.015))


def test_luck_that_the_rotation_evens_out_leaves_no_doubt():
    """The first game of each deal goes to one bot, the second to the other: every deal is exactly even."""
    _, low, high = report(TWO, made_up(TWO, 400, lambda seat_bot, _, turn: seat_bot == turn))["pairs"][0]["share"]
    assert high - low < 0.02


def test_a_deal_goes_to_who_leads_over_all_its_games():
    """Bot 0 loses the first game of each deal by 1, and wins the second: by 3, but in the last deal by 1."""
    points = {(0, 1): 3, (1, 0): 1}
    results = made_up(TWO, 8, lambda bot, deal, turn: 1 if deal == 3 and bot == turn ^ 1 else deal != 3 and points.get((bot, turn), 0))
    (pair,) = report(TWO, results)["pairs"]
    assert pair["share"][0] == 0.5
    assert pair["deals_won"][0] == 0.875  # three won, one halved
    assert pair["margin"][0] == 0.75


def test_intervals_hold_what_they_promise():
    """Of many arenas with a true share of 0.7, about 95 % have it in their interval."""
    chance, held = np.random.default_rng(1), 0
    draws = Draws(60)
    for _ in range(200):
        won = chance.binomial(2, 0.7, 60).astype(float)
        _, low, high = draws.share(won, np.full(60, 2.0))
        held += low <= 0.7 <= high
    assert 180 <= held <= 198


def test_ratings_of_known_odds():
    """Odds of 10 to 1 are 400 points, twice over."""
    won = np.array([[[0.0, 10, 100], [1, 0, 10], [1, 1, 0]]])
    assert (400 / np.log(10) * fit(won)).round(6).tolist() == [[800.0, 400.0, 0.0]]


def test_a_chain_of_bots_that_never_lose_has_finite_ratings():
    plan = Plan("faraway", bots=("hard", "medium", "easy"))
    elo = [row["elo"] for row in report(plan, made_up(plan, 600, lambda bot, *_: -bot))["ratings"]]
    assert [row[0] for row in elo] == sorted((row[0] for row in elo), reverse=True)
    assert all(np.isfinite(number) for row in elo for number in row)
    assert elo[0][1] < elo[0][0] < elo[0][2]


def test_a_deal_not_played_to_the_end_is_left_out():
    results = made_up(TWO, 8, lambda bot, deal, _: bot)
    told = report(TWO, results[:-1])
    assert (told["games"], told["deals"], told["left_out"]) == (6, 3, 1)
    told = report(TWO, results[:1])
    assert (told["games"], told["left_out"], told["pairs"]) == (0, 1, [])
    assert report(TWO, [])["games"] == 0


def test_one_bot_alone_has_no_rivals():
    plan = Plan("faraway", bots=("greedy",), seats=(3,))
    told = report(plan, made_up(plan, 9, lambda *_: 4))
    assert (told["ratings"], told["pairs"]) == ([], [])
    assert told["tables"][0]["win_share"][0] == pytest.approx(1 / 3, abs=1e-6)


def test_a_ladder_tells_where_more_thought_no_longer_wins():
    plan = Plan("faraway", bots=("search:50i", "search:100i", "search:200i"), ladder=True)
    told = report(plan, made_up(plan, 400, lambda bot, deal, _: min(bot, 1) if deal % 3 else 0))
    assert [(row["over"], row["bot"], row["wins"]) for row in told["ladder"]] == [
        ("search:50i", "search:100i", True),
        ("search:100i", "search:200i", False),
    ]
    assert told["ladder"][1]["share"][0] == 0.5
