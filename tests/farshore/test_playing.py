"""Playing a card (rulebook, "Как разыграть карту", "Якоря", "Порядок применения эффектов", "Ещё о картах")."""

import pytest

from tests.farshore.helpers import Table

FULL_CITY = ("grove",) * 5 + ("inn",) * 3 + ("abbey",) * 3 + ("steward",) * 3 + ("diver",)
"""Fifteen cards that take a slot."""


def test_one_card_is_played_in_a_turn():
    table = Table().rich().hold(0, "inn", "tumbler").play("P inn")
    assert (table.active, table.city(0), table.hand(0)) == (1, ["inn"], ["tumbler"])


def test_a_card_is_played_from_the_hand_or_the_bay():
    table = Table(bay=("inn", "harbor")).hold(0, "tumbler").give(0, driftwood=2, seaweed=1, gem=1)
    assert table.legal("PB") == {"P tumbler", "B inn"}
    assert table.refusal("P inn") == "not-in-hand"
    assert table.refusal("B tumbler") == "not-in-bay"
    table.play("B inn")
    assert (table.city(0), table.hand(0)) == (["inn"], ["tumbler"])


def test_the_others_of_a_stack_stay_in_the_bay():  # "её другие карты остаются в бухте"
    table = Table(bay=("inn", "inn", "harbor")).rich().play("B inn")
    assert (table.bay()["inn"], len(table.bay())) == (1, 8)


def test_a_card_that_is_there_already_comes_on_its_stack():  # and another one fills the place
    bay = ("inn", "harbor", "manor", "windmill", "admiral", "governor", "sculptor", "gardens")
    table = Table(bay=bay).rich().on_top("harbor", "manor", "cooper", "pirate").play("B inn")
    assert table.bay() == {**dict.fromkeys(bay[1:], 1), "harbor": 2, "manor": 2, "cooper": 1}


def test_what_cannot_be_paid_is_not_played():
    assert Table().hold(0, "inn").give(0, driftwood=1, seaweed=9, gem=9, mushroom=9).refusal("P inn") == "too-expensive"


# --- The seven steps -----------------------------------------------------------------------------------------------------------------


def test_step_3_comes_before_step_4(tmp_path):  # the card is in the city when its ability is used
    file = tmp_path / "my.toml"
    file.write_text('cards.grove.effects = ["produce if grove in city: gain 1 gem"]', encoding="utf-8")
    table = Table(deck=file).hold(0, "grove").give(0, driftwood=2, seaweed=1).play("P grove")
    assert table.goods(0) == {"gem": 1}


def test_step_4_comes_before_step_5():  # the card's own ability, then those that it sets off
    table = Table(bay=("shipwreck", "harbor")).build(0, "lighthouse", "grove").on_top("inn", "port", "cooper").play("B shipwreck")
    table.play("X lighthouse")
    assert table.hand(0) == ["inn", "port"]  # the lighthouse is gone before it could draw the third
    table = Table(bay=("rope_bridge", "harbor")).rich().build(0, "market").play("B rope_bridge")
    assert (len(table.hand(0)), table.legal()) == (3, {"R driftwood", "R seaweed", "R gem"})


def test_what_is_laid_in_step_4_hears_of_step_5():  # the pigeon brings the keeper
    table = Table().hold(0, "postal_pigeon").give(0, mushroom=2).on_top("lighthouse_keeper", "gardens", "inn").play("P postal_pigeon")
    assert table.play("E lighthouse_keeper").hand(0) == ["inn"]  # once, for the pigeon: never for itself


def test_step_5_comes_before_step_6():  # other cards, then the ship
    table = Table(compass=(3, 1)).rich().build(0, "market").hold(0, "inn").play("P inn")
    assert (table.g.ship[0], table.legal()) == (0, {"R driftwood", "R seaweed", "R gem"})
    assert table.play("R gem").g.ship[0] == 1


def test_step_7_is_the_last():  # the bay is filled up after all cards drawn on the way
    bay = ("rope_bridge", "harbor", "manor", "windmill", "admiral", "governor", "sculptor", "gardens")
    table = Table(bay=bay).rich().on_top("inn", "port", "cooper", "pirate").play("B rope_bridge")
    assert (table.hand(0), "pirate" in table.bay()) == (["cooper", "inn", "port"], True)


def test_the_owner_chooses_the_order_of_what_is_set_off():  # decision
    table = Table(bay=("inn", "harbor")).rich().build(0, "market", "lighthouse").play("B inn")
    assert table.legal() == {"A market", "A lighthouse"}
    assert table.play("A market").legal() == {"R driftwood", "R seaweed", "R gem"}
    table.play("R gem")
    assert (len(table.hand(0)), table.is_quiet()) == (1, True)


def test_nobody_is_asked_for_an_order_that_does_not_matter():
    table = Table().rich().hold(0, "inn").build(0, "market", "lighthouse").play("P inn")
    assert table.legal() == {"R driftwood", "R seaweed", "R gem"}  # the lighthouse is about cards of the bay
    table = Table().hold(0, "steward").build(0, "herbalist", "lighthouse_keeper").give(0, mushroom=2).play("P steward")
    assert (table.goods(0), len(table.hand(0)), table.is_quiet()) == ({"mushroom": 1}, 1, True)


# --- Anchors -------------------------------------------------------------------------------------------------------------------------


def test_an_anchor_on_the_warehouse_brings_the_diver():  # the rulebook's example: a construction of the critter's colour
    table = Table().build(0, "warehouse").hold(0, "diver").play("P diver")
    assert (table.city(0), table.g.anchors[0], table.g.anchored[0].sum()) == (["diver", "warehouse"], 2, 1)
    assert table.goods(0) == {"seaweed": 1}


@pytest.mark.parametrize("city", [("port",), ("steward",), ()])
def test_an_anchor_needs_a_construction_of_the_critters_colour(city):  # not blue, not a critter
    assert Table().build(0, *city).build(1, "inn").hold(0, "steward").refusal("P steward") == "too-expensive"


def test_an_anchor_brings_no_construction():
    assert Table().build(0, "inn").hold(0, "abbey").refusal("P abbey") == "too-expensive"


def test_one_anchor_on_a_construction():
    table = Table().build(0, "inn", anchors=["inn"]).hold(0, "steward")
    assert table.refusal("P steward") == "too-expensive"
    assert "P steward" in table.build(0, "inn").legal()


def test_three_anchors_for_the_whole_game():
    table = Table().build(0, "inn", "abbey", "post_office", "crows_nest", anchors=["inn", "abbey", "post_office"]).hold(0, "steward")
    assert table.g.anchors[0] == 0
    assert table.refusal("P steward") == "too-expensive"
    assert table.give(0, mushroom=2).play("P steward").city(0)[-1] == "steward"  # nor is one offered beside the cost


def test_the_player_chooses_between_cost_and_anchors():
    table = Table().build(0, "inn", "abbey", "inn").hold(0, "steward").give(0, mushroom=2).play("P steward")
    assert table.legal() == {"C1", "K inn", "K abbey"}
    table.play("K abbey")
    assert (table.goods(0), table.g.anchored[0, :3].tolist()) == ({"mushroom": 2}, [0, 1, 0])


def test_an_anchor_is_lost_with_its_card():  # "вы не получаете его обратно"
    table = Table().build(0, "inn", anchors=["inn"]).hold(0, "shipwreck").play("P shipwreck")
    assert (table.g.anchors[0], table.g.anchored[0].sum(), table.city(0)) == (2, 0, ["shipwreck"])
    table = Table().build(0, "inn", anchors=["inn"]).hold(0, "shipwreck", "steward").play("P shipwreck").build(0, "inn")
    assert "P steward" in table.play("W docks").legal()  # another inn is free for an anchor


def test_of_two_alike_the_one_with_the_anchor_is_discarded():  # it is of no more use, whereas the other can still take one
    table = Table().build(0, "inn", "inn", "inn", anchors=["inn"]).hold(0, "shipwreck").play("P shipwreck")
    assert (table.g.anchored[0].sum(), table.g.anchors[0]) == (0, 2)


def test_of_two_alike_the_one_with_the_worker_is_discarded():  # which comes back in the next season all the same
    table = Table().build(0, "inn", "inn", workers=["inn"]).hold(0, "shipwreck").play("P shipwreck")
    assert (table.g.visited[0].sum(), table.g.astray[0]) == (0, 1)
    assert table.all_placed(0).play("W docks", "S1").g.workers[0] == 3


def test_a_worker_that_stays_for_good_is_gone_with_its_card():
    table = Table().build(0, "abbey", workers=["abbey"]).hold(0, "shipwreck").play("P shipwreck")
    assert table.all_placed(0).play("W docks", "S1").g.workers[0] == 2  # of two, one; and one more for spring


# --- Discounts -----------------------------------------------------------------------------------------------------------------------


def test_one_discount_for_a_card(tmp_path):  # "одним свойством-скидкой (свойства-скидки не суммируются)"
    file = tmp_path / "my.toml"
    file.write_text('cards.market.effects = ["discount 3 on a construction: discard this"]', encoding="utf-8")
    table = Table(compass=(1, 1), deck=file).build(0, "port", "market").hold(0, "manor", "tumbler")  # a manor costs six
    assert table.refusal("P manor") == "too-expensive"
    table.give(0, driftwood=2, seaweed=1).play("P manor")
    assert table.legal() == {"X port", "X market"}
    table.play("X port")  # what is missing is what the discount saves: nobody is asked what it is for
    assert (table.city(0), table.goods(0)) == (["manor", "market"], {})


def test_an_anchor_and_a_discount_do_not_go_together():  # decision: an anchor pays for everything
    table = Table().build(0, "customs_officer", "harbor").hold(0, "pilgrim").give(0, mushroom=4).play("P pilgrim")
    assert table.legal() == {"C1", "K harbor", "X customs_officer"}
    assert table.play("K harbor").city(0) == ["customs_officer", "harbor", "pilgrim"]


def test_a_discount_frees_the_slot_of_its_card():  # step 1 comes before step 3
    table = Table().rich().build(0, *FULL_CITY[1:], "port").hold(0, "tumbler", "scribe")
    assert table.refusal("P scribe") == "city-full"
    table.play("P tumbler")
    assert ("port" in table.city(0), table.g.slots[0]) == (False, 15)


def test_no_discount_on_what_costs_nothing():
    table = Table().build(0, "port", "inn").hold(0, "shipwreck").play("P shipwreck")
    assert table.legal() == {"X port", "X inn"}  # it is not asked how to pay, but what to discard
    assert table.play("X inn").city(0) == ["port", "shipwreck"]


# --- Treasures -----------------------------------------------------------------------------------------------------------------------


def test_a_treasure_pays_for_any_resource():  # "Термины и символы"
    assert Table().hold(0, "inn").give(0, driftwood=1, seaweed=1, treasure=1).play("P inn").goods(0) == {}
    assert Table().hold(0, "steward").give(0, treasure=2).play("P steward").goods(0) == {}
    assert Table().hold(0, "steward").give(0, treasure=1, gem=5).refusal("P steward") == "too-expensive"


def test_the_payer_chooses_where_treasures_go():
    table = Table().hold(0, "inn").give(0, driftwood=2, seaweed=1, treasure=2).play("P inn")
    assert table.legal() == {"J driftwood", "J seaweed", "C1"}
    table.play("J seaweed", "C1")
    assert table.goods(0) == {"seaweed": 1, "treasure": 1}


def test_a_missing_resource_must_be_paid_by_treasure():
    table = Table().hold(0, "inn").give(0, driftwood=1, seaweed=1, treasure=2).play("P inn")
    assert table.legal() == {"J driftwood", "J seaweed"}
    table.play("J driftwood")
    assert table.legal() == {"J driftwood", "J seaweed", "C1"}
    assert table.play("C1").goods(0) == {"treasure": 1}


def test_nobody_is_asked_who_has_just_enough():
    table = Table().hold(0, "tumbler").give(0, treasure=2, gem=1, mushroom=1).play("P tumbler")
    assert table.goods(0) == {"gem": 1, "mushroom": 1}  # paid: two treasures and a gem; gained: a gem
    assert table.is_quiet()


def test_without_treasures_nobody_is_asked_how_to_pay():
    assert Table().hold(0, "inn").give(0, driftwood=3, seaweed=1).play("P inn").goods(0) == {"driftwood": 1}


def test_treasures_pay_for_effects():
    table = Table().build(0, "merchant").give(0, treasure=1).all_placed(0).play("S1")
    assert table.legal() == {"Y treasure", "Z1"}
    assert table.play("Y treasure", "R gem").goods(0) == {"gem": 1}
    table = Table().build(0, "sail_maker").give(0, treasure=1).all_placed(0).play("S1")  # for seaweed
    assert table.legal() == {"Y treasure", "Z1"}


# --- The city ------------------------------------------------------------------------------------------------------------------------


def test_a_city_has_fifteen_slots():
    table = Table().rich().build(0, *FULL_CITY).hold(0, "tumbler")
    assert table.g.slots[0] == 15
    assert table.refusal("P tumbler") == "city-full"


def test_shipwreck_and_castaway_fit_into_a_full_city():
    table = Table().rich().build(0, *FULL_CITY).hold(0, "castaway", "shipwreck").play("P castaway", "W docks")
    assert (len(table.city(0)), table.g.slots[0]) == (16, 15)
    table.play("P shipwreck", "X abbey")
    assert (len(table.city(0)), table.g.slots[0]) == (16, 14)


def test_unique_cards_are_once_in_a_city():  # "Обычное/уникальное"
    table = Table().rich().build(0, "lighthouse").build(1, "market").hold(0, "lighthouse", "market")
    assert table.refusal("P lighthouse") == "unique"
    assert "P market" in table.legal()  # the other's city does not matter


def test_common_cards_are_there_any_number_of_times():
    assert Table().rich().build(0, *["grove"] * 4).hold(0, "grove").play("P grove").city(0) == ["grove"] * 5


def test_a_unique_card_can_come_again_after_it_has_left():
    table = Table().rich().build(0, "port").hold(0, "tumbler", "port").play("P tumbler", "X port", "W docks")
    assert "P port" in table.legal()


def test_a_port_can_be_discarded_for_a_port():  # step 1 comes before step 3: then there is none in the city
    table = Table().build(0, "port").hold(0, "port").play("P port")
    assert (table.city(0), table.pile()) == (["port"], ["port"])


def test_who_must_decide_does_nothing_else():
    table = Table().rich().build(0, "market").hold(0, "inn", "tumbler").play("P inn")
    assert table.refusal("P tumbler") == table.refusal("W docks") == "decide-first"
    assert table.refusal("R mushroom") == "not-offered"
