"""Red cards, one by one: they act when their owner puts a worker on them (rulebook, "Карты локаций")."""

import pytest

from tests.farshore.cards import PRINTED, about, calm, to_play


def visit(card, *hand, **table):
    """A table at which seat 0 has a card in the city."""
    return calm(card, **table).hold(0, *hand).build(0, card)


@about("abbey")
def test_abbey_gives_four_points_for_two_resources_given_away():
    table = visit("abbey").give(0, driftwood=1, gem=1, mushroom=1).play("V abbey")
    assert table.legal() == {"Y driftwood", "Y gem", "Y mushroom"}
    table.play("Y gem", "Y mushroom")
    assert (table.goods(0), table.goods(1)) == ({"driftwood": 1, "vp": 4}, {"gem": 1, "mushroom": 1})


@about("abbey")
def test_abbey_lets_one_opponent_be_chosen():
    table = visit("abbey", seats=3).give(0, gem=3).play("V abbey")
    assert table.legal() == {"O2", "O3"}
    table.play("O3")
    assert (table.goods(0), table.goods(1), table.goods(2)) == ({"gem": 1, "vp": 4}, {}, {"gem": 2})


@about("abbey")
def test_abbey_needs_two_resources():
    assert visit("abbey").give(0, gem=1, treasure=3).refusal("V abbey") == "nothing-to-give"


@about("abbey")
def test_the_worker_stays_in_the_abbey_for_good():
    table = visit("abbey").give(0, gem=2).play("V abbey", "W docks").all_placed(0).play("S1")
    assert table.g.workers[0] == 2  # of two, one stays; one joins for spring
    assert table.play("W docks").refusal("V abbey") == "card-visited"


@about("crows_nest")
def test_crows_nest_uses_a_spot_of_shore_or_islands():
    table = visit("crows_nest").stand(1, "shore1", "island2").play("V crows_nest")
    assert table.legal() == {"W shore1", "W shore2", "W shore3", "W shore4", "W island1", "W island2"}
    table.play("W shore1")  # occupied or not
    assert (table.goods(0), table.spots(0), table.g.workers[0]) == ({"driftwood": 3}, {}, 1)


@about("crows_nest")
def test_crows_nest_uses_no_flooded_island():
    table = visit("crows_nest")
    table.g.flooded[1] = 1
    assert "W island2" not in table.play("V crows_nest").legal()


@about("inn")
def test_inn_plays_a_card_of_the_bay_for_three_less():
    table = visit("inn", "tumbler", bay=("tumbler", "manor", "pilgrim")).give(0, seaweed=2)
    assert table.play("V inn").legal() == {"B tumbler"}  # the others cost six and four; not from the hand
    table.play("B tumbler")
    assert (table.city(0), table.goods(0)) == (["inn", "tumbler"], {"seaweed": 2, "gem": 1})


@about("inn")
def test_inn_leaves_the_rest_to_be_paid_and_lets_choose_what_is_saved():
    table = visit("inn", bay=("manor",)).give(0, driftwood=2, seaweed=3, gem=1).play("V inn", "B manor")
    assert table.legal() == {"R driftwood", "R seaweed", "R gem"}
    table.play("R driftwood", "R driftwood", "R seaweed")
    assert table.goods(0) == {"driftwood": 2, "seaweed": 1}


@about("inn")
def test_inn_takes_no_second_discount_and_no_anchor():  # "свойства-скидки не суммируются"; an anchor pays for everything
    table = visit("inn", bay=("manor", "admiral", "steward")).build(0, "port", "customs_officer", "harbor").give(0, driftwood=2)
    assert table.play("V inn").legal() == {"B steward"}


@about("post_office")
def test_post_office_gives_two_discards_any_and_draws_up_to_eight():
    table = visit("post_office", "inn", "port", "grove", "abbey", "tumbler").play("V post_office")
    table.play("G inn", "G port")
    assert table.legal() == {"D grove", "D abbey", "D tumbler", "Z1"}
    table.play("D grove", "Z1")
    assert (table.hand(1), table.pile(), len(table.hand(0))) == (["inn", "port"], ["grove"], 8)


@about("cartographer")
def test_cartographer_moves_the_ship_and_draws():
    table = visit("cartographer").on_top("inn", "port").sail(0, 3).play("V cartographer")
    assert (table.g.ship[0], table.goods(0), table.hand(0)) == (4, {"treasure": 1}, ["inn"])


@about("cooper")
def test_cooper_gives_two_driftwood_and_a_seaweed():
    assert visit("cooper").play("V cooper").goods(0) == {"driftwood": 2, "seaweed": 1}


@about("illuminator")
def test_illuminator_gives_a_point_for_each_of_three_cards():
    table = visit("illuminator", "inn", "port", "grove", "abbey").play("V illuminator")
    assert table.legal() == {"D inn", "D port", "D grove", "D abbey", "Z1"}
    table.play("D inn", "D port", "D grove")
    assert (table.goods(0), table.hand(0), table.is_quiet()) == ({"vp": 3}, ["abbey"], True)
    assert visit("illuminator", "inn").play("V illuminator", "Z1").goods(0) == {}


@about("steward")
def test_steward_gives_a_mushroom_and_two_cards():
    table = visit("steward").on_top("inn", "port", "grove").play("V steward")
    assert (table.goods(0), table.hand(0)) == ({"mushroom": 1}, ["inn", "port"])


@pytest.mark.parametrize("card", [card for card, printed in PRINTED.items() if printed.colour == "red"])
def test_playing_a_red_card_does_not_set_it_off(card):  # "Розыгрыш такой карты не активирует её свойство"
    table = to_play(card).play(f"P {card}")
    assert (table.goods(0), table.hand(0), table.g.ship[0], table.is_quiet()) == ({}, [], 0, True)
