"""Green cards, one by one: they act when played, and when preparing for spring and autumn (rulebook, "Карты урожая").

What they do is reconstructed, but for Sloop's moving the ship; no numbers here come from the code.
"""

import pytest

from tests.farshore.cards import WAYS, about, act, ready

ways = pytest.mark.parametrize("way", WAYS)


@about("beach_sledge", "grove", "tangle_raft", "tumbler")
@ways
@pytest.mark.parametrize(
    ("card", "gained"),
    [("beach_sledge", {"driftwood": 2}), ("grove", {"mushroom": 1}), ("tangle_raft", {"seaweed": 1}), ("tumbler", {"gem": 1})],
)
def test_a_resource_is_gained(card, gained, way):
    table = act(ready(card, way), card, way)
    assert table.goods(0) == gained
    assert table.is_quiet()


@about("scriptorium")
@ways
def test_scriptorium_draws_two_cards(way):
    table = ready("scriptorium", way, "port").on_top("inn", "abbey", "grove")
    act(table, "scriptorium", way)
    assert table.hand(0) == ["abbey", "inn", "port"]


@about("sloop")
@ways
def test_sloop_moves_the_ship_a_mark(way):
    table = act(ready("sloop", way), "sloop", way)
    assert (table.g.ship[0], table.goods(0)) == (1, {})


@about("sloop")
@ways
def test_sloop_comes_to_a_treasure_mark(way):  # "Перемещение корабля": whatever effect moved the ship
    table = act(ready("sloop", way).sail(0, 1), "sloop", way)
    assert (table.g.ship[0], table.goods(0)) == (2, {"treasure": 1})


@about("warehouse")
@ways
def test_warehouse_gives_any_resource(way):
    table = act(ready("warehouse", way), "warehouse", way)
    assert table.legal() == {"R driftwood", "R seaweed", "R gem", "R mushroom"}
    assert table.play("R gem").goods(0) == {"gem": 1}


@about("diver")
@ways
def test_diver_finds_seaweed_without_a_tumbler(way):
    table = ready("diver", way).build(1, "tumbler")  # another's does not count
    assert act(table, "diver", way).goods(0) == {"seaweed": 1}


@about("diver")
@ways
def test_diver_finds_a_gem_with_a_tumbler(way):
    table = act(ready("diver", way).build(0, "tumbler"), "diver", way)
    assert table.goods(0) == {"gem": 1 if way == "played" else 2}  # in spring the tumbler makes one, too


@about("merchant")
@ways
def test_merchant_swaps_up_to_two_resources(way):
    table = act(ready("merchant", way).give(0, gem=1, seaweed=2), "merchant", way)
    assert table.legal() == {"Y gem", "Y seaweed", "Z1"}
    assert table.play("Y gem").legal() == {"Y seaweed", "Z1"}
    assert table.play("Y seaweed").legal() == {"R driftwood", "R seaweed", "R gem", "R mushroom"}  # no third
    assert table.play("R mushroom", "R driftwood").goods(0) == {"seaweed": 1, "mushroom": 1, "driftwood": 1}


@about("merchant")
@ways
def test_merchant_may_swap_one_or_none(way):
    table = act(ready("merchant", way).give(0, gem=2), "merchant", way)
    assert table.play("Y gem", "Z1", "R seaweed").goods(0) == {"gem": 1, "seaweed": 1}
    table = act(ready("merchant", way).give(0, gem=2), "merchant", way)
    assert table.play("Z1").goods(0) == {"gem": 2}
    assert table.is_quiet()


@about("merchant")
@ways
def test_merchant_asks_nobody_who_has_nothing(way):
    assert act(ready("merchant", way), "merchant", way).is_quiet()


@about("sail_maker")
@ways
def test_sail_maker_moves_the_ship_for_a_seaweed(way):
    table = act(ready("sail_maker", way).give(0, seaweed=1, gem=1), "sail_maker", way)
    assert table.legal() == {"Y seaweed", "Z1"}
    table.play("Y seaweed")
    assert (table.g.ship[0], table.goods(0)) == (1, {"gem": 1})


@about("sail_maker")
@ways
def test_sail_maker_need_not_be_paid(way):
    table = act(ready("sail_maker", way).give(0, seaweed=1), "sail_maker", way).play("Z1")
    assert (table.g.ship[0], table.goods(0)) == (0, {"seaweed": 1})
    assert act(ready("sail_maker", way).give(0, gem=1), "sail_maker", way).is_quiet()  # nothing to pay with


@about("scavenger")
@ways
def test_scavenger_takes_a_card_of_the_bay(way):
    bay = ("inn", "port", "grove", "abbey", "harbor", "manor", "pirate", "cooper")
    table = act(ready("scavenger", way, bay=bay).on_top("tumbler"), "scavenger", way)
    assert table.legal() == {f"T {card}" for card in bay}
    table.play("T inn")
    assert table.hand(0) == ["inn"]
    assert table.bay() == dict.fromkeys(("tumbler", *bay[1:]), 1)


@about("scribe")
@ways
def test_scribe_keeps_one_of_two_cards_and_gives_the_other(way):
    table = act(ready("scribe", way, "grove").on_top("inn", "port"), "scribe", way)
    assert table.legal() == {"G inn", "G port"}  # not the grove: only what was drawn
    table.play("G inn")
    assert (table.hand(0), table.hand(1)) == (["grove", "port"], ["inn"])


@about("scribe")
def test_scribe_chooses_who_gets_the_card():
    table = act(ready("scribe", "played", seats=4).on_top("inn", "port"), "scribe", "played")
    assert table.legal() == {"O2", "O3", "O4"}
    table.play("O3", "G port")
    assert (table.hand(0), table.hand(2)) == (["inn"], ["port"])


@about("sea_chip")
def test_sea_chip_makes_a_green_card_act_when_played():
    table = act(ready("sea_chip", "played").build(0, "grove", "tumbler", "port").build(1, "warehouse"), "sea_chip", "played")
    assert table.legal() == {"A grove", "A tumbler"}
    assert table.play("A tumbler").goods(0) == {"gem": 1}


@about("sea_chip")
def test_sea_chip_makes_a_green_card_act_again_in_spring():
    table = act(ready("sea_chip", "spring").build(0, "grove", "tumbler"), "sea_chip", "spring")
    table.play("A sea_chip", "A grove")
    assert table.goods(0) == {"mushroom": 2, "gem": 1}


@about("sea_chip")
def test_sea_chip_does_not_set_off_sea_chips():
    assert act(ready("sea_chip", "played").build(0, "sea_chip"), "sea_chip", "played").is_quiet()
    assert act(ready("sea_chip", "spring").build(0, "sea_chip", "port"), "sea_chip", "spring").is_quiet()


@about("treasure_hunter")
@ways
def test_treasure_hunter_finds_a_treasure_for_three_cards(way):
    table = act(ready("treasure_hunter", way, "inn", "port", "grove", "abbey"), "treasure_hunter", way)
    assert table.legal() == {"D inn", "D port", "D grove", "D abbey", "Z1"}
    assert table.play("D inn").legal() == {"D port", "D grove", "D abbey"}  # begun is begun
    table.play("D port", "D grove")
    assert (table.goods(0), table.hand(0), table.pile()) == ({"treasure": 1}, ["abbey"], ["grove", "inn", "port"])


@about("treasure_hunter")
@ways
def test_treasure_hunter_may_rest_and_must_without_three_cards(way):
    table = act(ready("treasure_hunter", way, "inn", "port", "grove"), "treasure_hunter", way).play("Z1")
    assert (table.goods(0), len(table.hand(0))) == ({}, 3)
    assert act(ready("treasure_hunter", way, "inn", "port"), "treasure_hunter", way).is_quiet()
