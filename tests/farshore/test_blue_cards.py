"""Blue cards, one by one: they act on what is played, never on their own playing (rulebook, "Карты управления")."""

import pytest

from tests.farshore.cards import PRINTED, about, calm, to_play


@about("customs_office")
def test_customs_office_gives_a_point_for_each_unique_card():
    assert to_play("galley").build(0, "customs_office").play("P galley").goods(0) == {"vp": 1, "treasure": 1}
    assert to_play("pilgrim").build(0, "customs_office").play("P pilgrim").goods(0) == {"vp": 1}
    assert to_play("rope_bridge").build(0, "customs_office").play("P rope_bridge").goods(0) == {}  # common


@about("lighthouse")
def test_lighthouse_draws_after_a_card_of_the_bay():
    table = calm("inn", bay=("inn", "harbor")).give(0, **PRINTED["inn"].cost).build(0, "lighthouse").on_top("pirate")
    assert table.play("B inn").hand(0) == ["pirate"]
    assert to_play("inn").build(0, "lighthouse").play("P inn").hand(0) == []


@about("market")
def test_market_gives_a_resource_after_a_construction():
    table = to_play("inn").build(0, "market").play("P inn")
    assert table.legal() == {"R driftwood", "R seaweed", "R gem"}
    assert table.play("R seaweed").goods(0) == {"seaweed": 1}
    assert to_play("steward").build(0, "market").play("P steward").is_quiet()


@about("port")
def test_port_is_discarded_to_take_three_off_a_construction():
    table = calm("tumbler").hold(0, "tumbler").build(0, "port").play("P tumbler")  # nobody could pay for it otherwise
    assert (table.city(0), table.pile(), table.goods(0)) == (["tumbler"], ["port"], {"gem": 1})


@about("port")
def test_port_leaves_what_exceeds_three_to_be_paid():
    table = calm("manor").hold(0, "manor").build(0, "port").give(0, driftwood=2, seaweed=2, gem=1)
    table.play("P manor")  # 2 driftwood, 3 seaweed, 1 gem
    assert table.legal() == {"R driftwood", "R seaweed", "R gem"}
    table.play("R gem", "R driftwood")  # the third must be the seaweed that is missing
    assert (table.goods(0), table.city(0)) == ({"driftwood": 1, "gem": 1}, ["manor"])


@about("port")
def test_port_does_not_help_a_critter():
    table = calm("steward").hold(0, "steward").build(0, "port")
    assert table.refusal("P steward") == "too-expensive"


@about("customs_officer")
def test_customs_officer_is_discarded_to_take_three_mushrooms_off_a_critter():
    table = calm("pilgrim").hold(0, "pilgrim").build(0, "customs_officer").give(0, mushroom=2)
    table.play("P pilgrim")  # 4 mushrooms
    assert (table.city(0), table.pile(), table.goods(0)) == (["pilgrim"], ["customs_officer"], {"mushroom": 1})
    assert calm("inn").hold(0, "inn").build(0, "customs_officer").refusal("P inn") == "too-expensive"


@about("herbalist")
def test_herbalist_gives_a_mushroom_after_a_critter():
    assert to_play("pilgrim").build(0, "herbalist").play("P pilgrim").goods(0) == {"mushroom": 1}
    assert to_play("inn").build(0, "herbalist").play("P inn").goods(0) == {}


@about("lighthouse_keeper")
@pytest.mark.parametrize("card", ["pilgrim", "inn"])
def test_lighthouse_keeper_draws_after_any_card(card):
    assert to_play(card).build(0, "lighthouse_keeper").on_top("cooper", "grove").play(f"P {card}").hand(0) == ["cooper"]


@about("navigator")
def test_navigator_draws_when_the_compass_moves_the_ship():  # common construction; green
    table = to_play("inn").build(0, "navigator").on_top("cooper", "grove")
    table.g.compass[0] = 3
    assert table.play("P inn").hand(0) == ["cooper"]
    assert to_play("inn").build(0, "navigator").play("P inn").hand(0) == []


@about("navigator")
def test_navigator_draws_once_for_two_marks():  # decision: abilities after the ship's move act once for a card played
    table = to_play("grove").build(0, "navigator").on_top("cooper", "abbey")
    table.g.compass[:] = (3, 1)
    table.play("P grove")
    assert (table.g.ship[0], table.hand(0)) == (2, ["cooper"])


@about("navigator")
def test_sloop_does_not_set_navigator_off():  # "Перемещение корабля": the rulebook's own example
    table = to_play("sloop").build(0, "navigator").play("P sloop")
    assert (table.g.ship[0], table.hand(0)) == (1, [])


@pytest.mark.parametrize("card", ["customs_office", "lighthouse", "market", "herbalist", "lighthouse_keeper", "navigator"])
def test_a_blue_card_does_not_act_on_its_own_playing(card):  # "Розыгрыш такой карты не активирует её саму"
    printed = PRINTED[card]
    table = calm(card, bay=(card, "harbor")).give(0, **printed.cost)
    table.g.compass[:] = (4 if printed.kind == "construction" else 2, 2)
    table.play(f"B {card}")
    assert (table.hand(0), table.goods(0), table.is_quiet()) == ([], {"treasure": 1}, True)  # the treasure of the second mark


def test_blue_cards_act_for_their_owner_only():  # "когда вы разыгрываете карты и применяете эффекты"
    table = to_play("steward").build(1, "herbalist", "lighthouse_keeper", "navigator").play("P steward")
    assert (table.goods(1), table.hand(1), table.active) == ({}, [], 1)
