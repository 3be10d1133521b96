"""Before the first turn (rulebook, "Подготовка к игре", by its steps)."""

import pytest

from farlands import Deal, Match
from farlands.errors import IllegalMove
from tests.farshore.helpers import NAMES, SEAT_COUNTS, Table

seat_counts = pytest.mark.parametrize("seats", SEAT_COUNTS)


def dealt(seats, seed=0, cards=(), **options):
    deal = Deal(drawn={"cards": list(cards)}) if cards else Deal(seed.to_bytes(32, "little"))
    return Match("farshore", NAMES[:seats], options, deal)


@pytest.mark.parametrize(("seats", "values"), [(2, [1, 2]), (3, [0, 1, 2]), (4, [0, 1, 1, 2])])
def test_parchments_lie_with_the_highest_on_top(seats, values):  # 2: with fewer players fewer of them
    assert dealt(seats).view(None)["stacks"] == [values] * 6  # the last is the uppermost


@seat_counts
def test_an_island_for_each_player(seats):  # 3
    islands = dealt(seats).view(None)["islands"]
    assert len({island["token"] for island in islands}) == seats
    assert not any(island["flooded"] for island in islands)


def test_any_island_may_come():  # 3: ten tokens, drawn at random
    assert {island["token"] for seed in range(60) for island in dealt(4, seed).view(None)["islands"]} == set(range(1, 11))


def test_a_token_of_each_compass_stack_lies_open():  # 4
    assert {tuple(dealt(2, seed).view(None)["compass"]) for seed in range(200)} == {(a, b) for a in range(1, 5) for b in range(1, 5)}


@seat_counts
def test_the_bay_has_eight_different_cards(seats):  # 5
    for seed in range(50):
        bay = dealt(seats, seed).view(None)["bay"]
        assert len({pile["card"] for pile in bay}) == len(bay) == 8


def test_the_same_cards_lie_in_stacks_in_the_bay():  # 5
    match = dealt(2, cards=[1, 2, 1, 3, 2, 4, 2, 5, 6, 7, 8, 9])
    assert [(pile["card"], pile["count"]) for pile in match.view(None)["bay"]] == [
        (1, 2), (2, 3), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1), (8, 1),
    ]  # fmt: skip


@seat_counts
def test_later_players_begin_with_more_cards(seats):  # 7: 5, 6, 7 and 8
    for seed in range(10):
        view = dealt(seats, seed).view(None)
        assert [view["areas"][(view["first"] + i) % seats]["hand"] for i in range(seats)] == [5, 6, 7, 8][:seats]
        assert view["deck"] + sum(pile["count"] for pile in view["bay"]) + sum(area["hand"] for area in view["areas"]) == 125


@seat_counts
def test_any_player_may_be_the_first(seats):  # 9; decision: drawn by the deal, unless the table says who
    assert {dealt(seats, seed).view(None)["first"] for seed in range(40)} == set(range(seats))
    assert {dealt(seats, seed, first_player="first_seat").view(None)["first"] for seed in range(20)} == {0}


@seat_counts
def test_two_workers_three_anchors_and_nothing_else(seats):  # 8 and 9
    for area in dealt(seats).view(None)["areas"]:
        assert (area["workers"], area["anchors"], area["ship"], area["season"]) == (2, 3, 0, "winter")
        assert not any(area["goods"].values())
        assert not area["city"]


@seat_counts
def test_a_hand_may_be_drawn_anew_once(seats):  # 7; decision: in the order of turns, before the first one
    match = dealt(seats, seed=1)
    first = match.view(None)["first"]
    for i in range(seats):
        seat = (first + i) % seats
        assert (match.waiting, match.legal(seat)) == ([seat], ["N1", "N2"])
        before = match.view(seat)
        match.play(seat, "N1" if i else "N2")
        after = match.view(seat)
        assert len(after["hand"]) == 5 + i
        assert (after["hand"] == before["hand"]) == (i == 0)
        assert after["deck"] == before["deck"] - (5 + i if i else 0)
    assert match.waiting == [first]
    assert match.view(None)["discards"] == sum(range(6, 5 + seats))
    with pytest.raises(IllegalMove, match="not among the choices"):
        match.play(first, "N1")


def test_nobody_begins_before_all_have_chosen_their_hands():
    match = dealt(2, first_player="first_seat")
    match.play(0, "N2")
    with pytest.raises(IllegalMove, match="hand"):
        match.play(1, "W1")
    assert Table().active == 0
