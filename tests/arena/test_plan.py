"""Who plays whom over which deals: duplicate deals, all rotations, the same ones always."""

from collections import Counter

import pytest

from farlands.arena import Plan
from farlands.errors import FarlandsError


def test_every_deal_is_played_in_every_rotation():
    plan = Plan("faraway", bots=("greedy", "random", "easy"), seats=(2, 3, 5))
    games = plan.games(500)
    for deal in {game.deal for game in games}:
        seatings = [game.seating for game in games if game.deal == deal]
        for seat in range(len(seatings[0])):
            assert Counter(seating[seat] for seating in seatings) == Counter(seatings[0])
        assert len(set(seatings)) == len(seatings)


def test_pairs_meet_equally_often_and_so_do_seat_counts():
    deals = {game.deal: game.seating for game in Plan("faraway", bots=("a", "b", "c", "d"), seats=(2, 3)).games(12 * 6 * 5)}
    met = Counter(tuple(sorted(seating)) for seating in deals.values() if len(seating) == 2)
    assert len(met) == 6
    assert max(met.values()) - min(met.values()) <= 1
    assert abs(2 * sum(met.values()) - len(deals)) <= 1


def test_few_bots_share_a_large_table_as_evenly_as_can_be():
    assert sorted(Plan("faraway", bots=("a", "b")).lineups(5)) == [(2, 3), (3, 2)]
    assert Plan("faraway", bots=("a", "b", "c")).lineups(6) == [(2, 2, 2)]
    assert Plan("faraway", bots=("a",)).lineups(4) == [(4,)]


def test_one_against_a_field():
    games = Plan("faraway", bots=("hard", "greedy"), seats=(6,), lineup=(1, 5)).games(12)
    assert [sorted(game.seating) for game in games] == [[0, 1, 1, 1, 1, 1]] * 12
    assert sorted(game.seating.index(0) for game in games[:6]) == list(range(6))


def test_a_ladder_is_climbed_step_by_step():
    games = Plan("faraway", bots=("a", "b", "c", "d"), ladder=True).games(60)
    assert {tuple(sorted(game.seating)) for game in games} == {(0, 1), (1, 2), (2, 3)}


def test_games_stay_when_more_is_played():
    plan = Plan("faraway", seats=(2, 4), seed=9)
    assert plan.games(30) == plan.games(90)[: len(plan.games(30))]


def test_deals_differ_and_depend_on_the_seed():
    keys = {Plan("faraway", seed=seed).deal_key(deal).tobytes() for seed in (0, 1) for deal in range(50)}
    assert len(keys) == 100


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"bots": ("genius",)}, "There are"),
        ({"bots": ("search:9",)}, "as in 0.25s"),
        ({"bots": ("greedy", "greedy")}, "named twice"),
        ({"bots": ()}, "at least one bot"),
        ({"bots": ("greedy",), "ladder": True}, "a ladder two"),
        ({"seed": -1}, "seed cannot be"),
        ({"seed": 1 << 70}, "seed cannot be"),
        ({"seats": (2, 7)}, "2 to 6 players, not 7"),
        ({"lineup": (1, 2), "seats": (3,)}, "a number of seats for each of the 3 bots"),
        ({"lineup": (1, 1, 1), "seats": (2,)}, "lineup"),
        ({"options": (("advanced", "perhaps"),)}, "no, yes"),
        ({"game": "chess"}, "no game chess"),
    ],
)
def test_what_cannot_be_played_is_refused(settings, said):
    with pytest.raises(FarlandsError, match=said):
        Plan(**({"game": "faraway"} | settings)).check()
