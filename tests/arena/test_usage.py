"""Reports on things that seats use: how often, and whether it goes with winning."""

import pytest

import farlands
from farlands.arena import Plan, play_here, usage
from farlands.game import box_of, counted
from tests.arena.test_report import made_up

NAMES = {7: "seven", 8: "eight", 9: "nine"}


def used(plan, games, points_of, things_of):
    """Made-up games in which `things_of(points)` is what a seat uses."""
    results = made_up(plan, games, points_of)
    return [result | {"used": {"cards": [things_of(points) for points in result["points"]]}} for result in results]


def test_what_winners_use_stands_above_what_losers_use():
    plan = Plan("faraway", bots=("greedy",))
    results = used(plan, 400, lambda bot, deal, turn: 0, lambda points: [])
    for result in results:
        result["places"] = [0, 1]
        result["used"] = {"cards": [[7, 7, 8], [8]]}
    seven, eight, nine = usage(plan, results, "cards", NAMES)
    assert (seven["name"], seven["used"], seven["win_share"][0], seven["expected"], seven["difference"][0]) == ("seven", 0.5, 1.0, 0.5, 0.5)
    assert seven["difference"][1] > 0.4
    assert (eight["used"], eight["difference"][0]) == (1.0, 0.0)
    assert nine == {"number": 9, "name": "nine", "used": 0.0}


def test_the_favourite_of_a_strong_bot_is_not_taken_for_a_strong_card():
    plan = Plan("faraway", bots=("hard", "random"))
    results = used(plan, 200, lambda bot, deal, _: 10 * (bot == 0), lambda points: [7] if points else [8])
    for row in usage(plan, results, "cards", NAMES)[:2]:
        assert row["difference"][0] == 0.0


def test_two_users_are_no_proof():
    plan = Plan("faraway", bots=("greedy",))
    results = used(plan, 30, lambda bot, deal, _: 0, lambda points: [8])
    results[0]["places"], results[0]["used"] = [0, 1], {"cards": [[7], [8]]}
    seven = next(row for row in usage(plan, results, "cards", NAMES) if row["number"] == 7)
    assert seven["difference"][1] < 0 < seven["difference"][2]


def test_no_games_no_rows():
    assert usage(Plan("faraway"), [], "cards", NAMES) == []


@pytest.mark.parametrize("game", farlands.installed())
def test_games_name_what_they_count(game):
    rules = farlands.find(game)
    plan = Plan(game, bots=("random",), seats=(rules.MAX_SEATS,))
    (result,) = play_here(plan, plan.games(1))
    assert set(result["used"]) == set(counted(rules))
    for name, things in counted(rules).items():
        names = things.names(box_of(rules, None))
        assert all(names.values())
        numbers = {number for seat in result["used"][name] for number in seat}
        assert numbers
        assert numbers <= set(names)


def test_each_seat_of_faraway_explores_eight_regions():
    plan = Plan("faraway", bots=("random",), seats=(6,))
    (result,) = play_here(plan, plan.games(1))
    regions = [number for seat in result["used"]["regions"] for number in seat]
    assert len(regions) == len(set(regions)) == 48
