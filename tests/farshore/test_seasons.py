"""Preparing for a season (rulebook, "Как подготовиться к сезону"), the wind of change and the high tides."""

import pytest

from tests.farshore.helpers import SEASONS, Table

BAY = ("inn", "port", "steward", "abbey", "harbor", "manor", "pirate", "cooper")


def about_to_prepare(season, *city, seats=2):
    """A table at which seat 0 has all workers placed and prepares for a season next; the others have not come so far."""
    table = Table(seats=seats, bay=BAY).build(0, *city)
    return table.in_season(0, SEASONS[SEASONS.index(season) - 1]).all_placed(0)


def last_to_prepare(season, *city, seats=2):
    """The same, but all the others are in that season already."""
    table = about_to_prepare(season, *city, seats=seats)
    for seat in range(1, seats):
        table.in_season(seat, season)
    return table


# --- When and how --------------------------------------------------------------------------------------------------------------------


def test_all_workers_must_be_placed():
    table = Table()
    assert (table.refusal("S1"), table.legal("S")) == ("workers-left", set())
    table.stand(0, "shore1")
    assert table.refusal("S1") == "workers-left"
    table.stand(0, "docks")
    assert table.legal("S") == {"S1"}


def test_a_card_may_be_played_instead():  # "не можете или не хотите разыгрывать карту"
    assert {"S1", "P inn"} <= Table().all_placed(0).rich().hold(0, "inn").legal()


@pytest.mark.parametrize(("season", "workers"), [("spring", 3), ("summer", 4), ("autumn", 5)])
def test_all_workers_come_back_and_one_joins_them(season, workers):
    table = about_to_prepare(season, "cooper", "steward")
    table.g.spots[0] = 0
    table.g.workers[0] = workers - 1
    table.stand(0, "shore1", *["docks"] * (workers - 3))
    table.g.visited[0, 0] = 1
    table.g.workers[0] = 0
    table.play("S1").play(*["T inn", "T port"] if season != "spring" else [])
    assert (table.g.workers[0], table.spots(0), table.g.visited[0].sum()) == (workers, {}, 0)
    assert SEASONS[table.g.season[0]] == season


def test_preparing_ends_the_turn():
    assert about_to_prepare("spring").play("S1").active == 1


def test_players_prepare_each_at_their_own_pace():
    table = about_to_prepare("spring").stand(1, "shore1").play("S1")
    assert [SEASONS[season] for season in table.g.season[:2]] == ["spring", "winter"]
    assert table.spots(1) == {"shore1": 1}


def test_autumn_is_the_last_season():
    assert Table().in_season(0, "autumn").all_placed(0).refusal("S1") == "no-season"


def test_the_spots_left_are_free_for_others():
    table = Table().stand(0, "shore1", "island1").play("S1")
    assert {"W shore1", "W island1"} <= table.legal()


# --- What the seasons bring ----------------------------------------------------------------------------------------------------------


def test_in_spring_all_green_cards_act():
    table = about_to_prepare("spring", "grove", "grove", "tumbler", "sloop", "inn", "port", "pirate").build(1, "grove").play("S1")
    assert (table.goods(0), table.g.ship[0], table.goods(1), table.hand(0)) == ({"mushroom": 2, "gem": 1}, 1, {}, [])


def test_green_cards_act_in_any_order():
    table = about_to_prepare("spring", "grove", "merchant", "sail_maker").give(0, gem=1).play("S1")
    assert table.legal() == {"A grove", "A merchant", "A sail_maker"}
    table.play("A merchant", "Y gem", "R seaweed")
    assert table.legal() == {"A grove", "A sail_maker"}
    table.play("A sail_maker", "Y seaweed")
    assert (table.goods(0), table.g.ship[0]) == ({"mushroom": 1}, 1)


def test_in_summer_two_cards_of_the_bay_are_taken_and_nothing_acts():
    table = about_to_prepare("summer", "grove").on_top("scribe", "diver").play("S1")
    assert table.legal() == {f"T {card}" for card in BAY}  # none of the deck
    table.play("T inn")
    assert table.legal() == {f"T {card}" for card in BAY[1:]}  # filled up only after both
    table.play("T port")
    assert (table.hand(0), table.goods(0)) == (["inn", "port"], {})
    assert set(table.bay()) == {*BAY[2:], "scribe", "diver"}


def test_in_summer_two_cards_of_a_stack_may_be_taken():
    table = about_to_prepare("summer").lay_bay(*BAY, "inn").play("S1", "T inn", "T inn")
    assert table.hand(0) == ["inn", "inn"]


@pytest.mark.parametrize(("held", "taken"), [(6, 2), (7, 1), (8, 0)])
def test_no_more_cards_than_the_hand_holds(held, taken):  # "если возможно"; "предел руки — 8 карт"
    hand = ["grove", "grove", "grove", "diver", "diver", "diver", "tumbler", "sloop"][:held]
    table = about_to_prepare("summer").hold(0, *hand).play("S1", *["T inn", "T port"][:taken])
    assert (len(table.hand(0)), table.is_quiet(), table.active) == (8, True, 1)


def test_in_autumn_cards_come_of_bay_or_deck_and_green_cards_act_in_any_order():
    table = about_to_prepare("autumn", "grove", "scriptorium").on_top("scribe", "diver", "sloop").play("S1")
    assert table.legal() == {"A grove", "A scriptorium", "U1", *(f"T {card}" for card in BAY)}
    table.play("U1", "A scriptorium", "T inn")
    assert (table.hand(0), table.goods(0), table.is_quiet()) == (["diver", "inn", "scribe", "sloop"], {"mushroom": 1}, True)


def test_a_full_hand_takes_again_when_there_is_room():  # the treasure hunter discards three
    hand = ("inn", "inn", "inn", "abbey", "abbey", "abbey", "grove", "grove")
    bay = ("port", "steward", "harbor", "manor", "pirate", "cooper", "tumbler", "sloop")
    table = Table(bay=bay).build(0, "treasure_hunter").hold(0, *hand).in_season(0, "summer").all_placed(0).play("S1")
    table.play("D inn", "D inn", "D inn", "T port", "T cooper")
    assert table.hand(0) == ["abbey", "abbey", "abbey", "cooper", "grove", "grove", "port"]


# --- The last to prepare -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("season", ["spring", "autumn"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_to_prepare_changes_the_wind(season, seats):
    cards = ["U1", "U1"] if season == "autumn" else []
    table = about_to_prepare(season, seats=seats).play("S1", *cards)
    assert table.g.compass.tolist() == [4, 4]  # not the last
    table = last_to_prepare(season, seats=seats)
    coming = [int(table.g.compass_a[table.g.compass_a_top]), int(table.g.compass_b[table.g.compass_b_top])]
    table.play("S1", *cards)
    assert table.g.compass.tolist() == coming


def test_the_tokens_come_in_turn():  # each goes under its stack: in three seasons all four of a stack are seen
    table = Table()
    seen = [table.g.compass.tolist()]
    for season in ("spring", "summer", "autumn"):
        for _ in range(2):
            table.all_placed(table.active).play("S1")
            while not table.is_quiet():
                table.play(min(table.legal()))
        seen.append(table.g.compass.tolist())
        assert SEASONS[table.g.season[:2].min()] == season
    assert sorted(a for a, _ in seen) == sorted(b for _, b in seen) == [1, 2, 3, 4]


def test_the_wind_changes_after_the_reward():
    table = last_to_prepare("spring", "warehouse").play("S1")
    assert table.g.compass.tolist() == [4, 4]
    assert table.play("R gem").g.compass.tolist() != [4, 4]


def test_the_last_to_prepare_for_summer_floods_two_islands():  # "Высокие приливы"; any two
    table = last_to_prepare("summer", seats=4).play("S1", "T inn", "T port")
    assert table.legal() == {"H island1", "H island2", "H island3", "H island4"}
    table.play("H island3")
    assert table.legal() == {"H island1", "H island2", "H island4"}
    table.play("H island1")
    assert table.g.flooded.tolist() == [1, 0, 1, 0]
    assert table.refusal("W island3") == "island-flooded"
    assert "W island2" in table.legal()
    assert table.g.compass.tolist() != [4, 4]  # the wind changes, too


def test_two_players_lose_both_islands():
    table = last_to_prepare("summer").play("S1", "T inn", "T port")
    assert (table.g.flooded.tolist(), table.is_quiet()) == ([1, 1, 0, 0], True)


def test_who_is_not_the_last_floods_nothing():
    assert not about_to_prepare("summer").play("S1", "T inn", "T port").g.flooded.any()
    assert not last_to_prepare("autumn").play("S1", "U1", "U1").g.flooded.any()


def test_workers_on_flooded_islands_stay_and_come_back():  # "Уже размещённые работники остаются на месте"
    table = last_to_prepare("summer").stand(1, "island2").play("S1", "T inn", "T port")
    assert table.spots(1) == {"island2": 1}
    table.all_placed(1).play("S1", "U1", "U1")
    assert (table.spots(1), table.g.workers[1]) == ({}, 5)
