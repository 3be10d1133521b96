"""The end of the game, the final score and the ranking (rulebook, "Конец игры"; parchments: "Дюны")."""

import pytest

from tests.farshore.helpers import Table


def test_the_game_is_ended_in_autumn_only():
    for season in ("winter", "spring", "summer"):
        assert Table().in_season(0, season).all_placed(0).refusal("F1") == "not-autumn"
    assert "F1" in Table().in_season(0, "autumn").legal()  # with workers left, too: decision


def test_players_end_one_by_one_and_the_others_go_on():
    table = Table(seats=3)
    for seat in range(3):
        table.in_season(seat, "autumn")
    table.play("W docks", "F1", "W docks")
    assert table.active == 0
    table.play("W shore1")
    assert table.active == 2  # seat 1 is passed over
    table.play("F1", "W shore2", "W shore3")
    assert (table.active, table.match.over) == (0, False)
    table.play("F1")
    assert (table.match.over, table.match.waiting) == (True, [])


def test_nobody_comes_back():
    table = Table().end_for(1).in_season(0, "autumn").play("F1")
    assert table.refusal("W docks") == table.refusal("F1") == "over"


def test_workers_stay_where_they_are():  # "Ваши работники по-прежнему остаются в своих локациях"
    table = Table().in_season(0, "autumn").stand(0, "shore1").play("F1")
    assert table.spots(0) == {"shore1": 1}
    assert table.refusal("W shore1") == "spot-taken"


def test_who_has_ended_keeps_nobody_from_being_the_last():  # nobody can end before autumn: everybody prepares once
    table = Table().end_for(1).in_season(0, "summer").all_placed(0).play("S1", "U1", "U1")
    assert (table.g.compass.tolist() != [4, 4], table.active) == (True, 0)


# --- Points --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((2,), 2),
        ((2, 1), 6),
        ((2, 1, 0), 9),
        ((2, 2, 1, 1, 1, 0), 42),
        ((2, 2, 1, 1, 1), 35),
        ((2, 2, 2, 2, 2, 2), 72),  # the most
        ((0,), 0),
        ((), 0),
    ],
)
def test_parchments_score_as_in_the_rulebooks_examples(values, points):  # examples 1 to 3; "Подсказка по подсчёту"
    table = Table().parchments(0, *values)
    assert (table.points(0), table.match.sheet(0)["parchments"]["points"]) == (points, points)


def test_everything_is_added_up():  # the printed points, purple cards, tokens, treasures, parchments, the ship
    table = Table().build(0, "inn", "shipwreck", "windmill", "grove").give(0, vp=7, treasure=2, gem=5).parchments(0, 2, 1).sail(0, 21)
    assert table.points(0) == (2 - 1 + 2 + 1) + 2 + 7 + 4 + 6 + 41
    assert table.match.sheet(0)["total"] == 64


def test_resources_give_no_points():
    assert Table().rich().points(0) == 0


# --- Ranking -------------------------------------------------------------------------------------------------------------------------


def test_most_points_win():
    table = Table(seats=3).give(0, vp=5).give(1, vp=9).give(2, vp=7)
    assert table.match.ranking() == [2, 0, 1]


def test_a_tie_goes_to_the_ship_further_ahead():  # mark 1 gives two points
    table = Table().sail(0, 1).give(1, vp=2).parchments(1, 0).rich(1)
    assert (table.points(0), table.points(1), table.match.ranking()) == (2, 2, [0, 1])


def test_then_to_more_parchments():
    table = Table().parchments(0, 0, 0).parchments(1, 1).give(0, vp=1).rich(1)
    assert (table.points(0), table.points(1), table.match.ranking()) == (1, 1, [0, 1])


def test_then_to_more_treasures():
    table = Table().give(0, treasure=1).give(1, vp=2).rich(1)
    assert (table.points(0), table.points(1), table.match.ranking()) == (2, 2, [0, 1])


def test_then_to_more_resources():
    table = Table().give(0, driftwood=1, mushroom=2).give(1, gem=2)
    assert table.match.ranking() == [0, 1]


def test_else_the_win_is_shared():  # "игроки делят столь выдающуюся победу между собой"
    table = Table(seats=4).give(0, gem=1, vp=3).give(1, vp=3, seaweed=1).give(2, vp=3).give(3, vp=2)
    assert table.match.ranking() == [0, 0, 2, 3]
