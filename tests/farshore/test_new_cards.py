"""Adding cards made of known verbs is a change of data alone: a deck file, no code. And what effects do that our own cards do not use."""

import pytest

from farlands.games.farshore.state import DEEPEST, DEPTH
from tests.farshore.helpers import Table

THREE_CARDS = """
format = 1

[cards.tide_pool]
name = "Tide Pool"
copies = 3
colour = "green"
kind = "construction"
rarity = "common"
vp = 1
cost = "1 driftwood, 1 seaweed"
effects = ["produce: gain 1 seaweed or gem; draw 1"]

[cards.smuggler]
name = "Smuggler"
copies = 2
colour = "blue"
kind = "critter"
rarity = "unique"
vp = 2
cost = "2 mushroom"
effects = ["after a green construction: may discard up to 2 cards; gain 1 vp for each"]

[cards.regatta]
name = "Regatta"
copies = 2
colour = "purple"
kind = "construction"
rarity = "unique"
vp = 3
cost = "2 driftwood"
effects = ["play: may pay 2 any to move ship 3", "score: 2 per blue or green card", "score: 1 per parchment"]
"""


@pytest.fixture
def deck(tmp_path):
    """Write a deck file."""

    def write(text):
        file = tmp_path / "my.toml"
        file.write_text(text, encoding="utf-8")
        return file

    return write


def test_three_new_cards_are_played(deck):
    table = Table(compass=(1, 3), deck=deck(THREE_CARDS)).hold(0, "smuggler", "tide_pool", "regatta", "inn").on_top("grove", "port")
    table.give(0, mushroom=2, driftwood=3, seaweed=1, gem=2)
    table.play("P smuggler", "W docks", "P tide_pool")  # the other player's turns are spent at the docks
    assert table.goods(0) == {"driftwood": 2, "gem": 2}
    assert table.legal() == {"R seaweed", "R gem"}
    table.play("R seaweed")
    assert table.hand(0) == ["grove", "inn", "regatta"]
    assert table.legal() == {"D grove", "D inn", "D regatta", "Z1"}
    table.play("D grove", "D inn")
    assert table.goods(0) == {"driftwood": 2, "seaweed": 1, "gem": 2, "vp": 2}
    table.play("W docks", "P regatta")
    assert table.legal() == {"Y seaweed", "Y gem", "Z1"}
    table.play("Y gem", "Y gem")
    assert (table.g.ship[0], table.goods(0)) == (3, {"seaweed": 1, "vp": 2, "treasure": 1})
    table.parchments(0, 0, 0)
    assert table.points(0) == 2 + 2 + 6 + (2 + 1 + 3 + 2 * 2 + 1 * 2)  # tokens, treasure, ship; cards


def test_a_new_card_is_one_of_the_deck(deck):
    table = Table(deck=deck(THREE_CARDS))
    assert len(table.ids) == 51
    assert table.deck_size() == 125 + 7 - 8


# --- Conditions ----------------------------------------------------------------------------------------------------------------------


def test_a_condition_holds_for_scoring(deck):
    table = Table(deck=deck('cards.windmill.effects = ["score if inn in city: 2 per green card"]')).build(0, "windmill", "grove")
    assert table.points(0) == 2 + 1
    assert table.build(0, "inn").points(0) == 2 + 1 + 2 + 2
    assert table.match.sheet(0)["cards"][0]["points"] == 4


def test_a_condition_holds_for_a_discount(deck):
    file = deck('cards.port.effects = ["discount 3 on a construction unless inn in city: discard this"]')
    assert "P tumbler" in Table(deck=file).build(0, "port").hold(0, "tumbler").legal()
    assert Table(deck=file).build(0, "port", "inn").hold(0, "tumbler").refusal("P tumbler") == "too-expensive"


def test_a_condition_holds_for_a_visit(deck):
    file = deck('cards.cooper.effects = ["visit if inn in city: gain 1 gem", "visit: gain 1 vp"]')
    assert Table(deck=file).build(0, "cooper").play("V cooper").goods(0) == {"vp": 1}
    assert Table(deck=file).build(0, "cooper", "inn").play("V cooper").goods(0) == {"vp": 1, "gem": 1}


def test_a_card_listens_to_all_cards_and_to_those_of_the_bay(deck):
    file = deck('cards.market.effects = ["after a card: gain 1 vp", "after a card from bay: gain 1 gem"]')
    cost = {"driftwood": 2, "seaweed": 1}
    assert Table(deck=file).build(0, "market").hold(0, "inn").give(0, **cost).play("P inn").goods(0) == {"vp": 1}
    assert Table(deck=file, bay=("inn",)).build(0, "market").give(0, **cost).play("B inn").goods(0) == {"vp": 1, "gem": 1}


def test_of_two_discounts_alike_one_is_offered_and_a_used_up_card_goes(deck):
    file = deck('cards.rope_bridge.effects = ["discount 3 on a critter: discard this"]')
    table = Table(deck=file).build(0, "rope_bridge", "rope_bridge", "rope_bridge").hold(0, "pilgrim").give(0, mushroom=4)
    table.g.anchored[0, 1] = 1
    table.play("P pilgrim")
    assert table.legal() == {"C1", "X rope_bridge"}
    table.play("X rope_bridge")
    assert (table.goods(0), table.g.anchored[0].sum(), len(table.city(0))) == ({"mushroom": 3}, 0, 3)


# --- Amounts -------------------------------------------------------------------------------------------------------------------------


def test_what_is_done_for_each_can_be_much(deck):  # eight cards, twenty each
    file = deck('spots.docks.effects = ["visit: discard any number of cards; gain 20 any for each"]')
    hand = ("inn", "port", "grove", "abbey", "tumbler", "pirate", "cooper", "steward")
    table = Table(deck=file).hold(0, *hand).play("W docks", *(f"D {card}" for card in hand), *["R gem"] * 160)
    assert (table.goods(0), table.is_quiet()) == ({"gem": 160}, True)


def test_for_each_counts_the_step_before_alone(deck):  # what was paid earlier is no card discarded
    file = deck('cards.cooper.effects = ["visit: may pay up to 2 any; gain 1 vp for each; may discard 3 cards to gain 1 treasure"]')
    table = Table(deck=file).build(0, "cooper").give(0, gem=2).play("V cooper", "Y gem", "Y gem")
    assert (table.goods(0), table.is_quiet()) == ({"vp": 2}, True)


def test_several_gifts_need_all_that_is_given(deck):
    file = deck('cards.abbey.effects = ["visit: give 1 any; gain 1 vp; give 2 any; gain 5 vp"]')
    assert Table(deck=file).build(0, "abbey").give(0, gem=2).refusal("V abbey") == "nothing-to-give"
    assert Table(deck=file).build(0, "abbey").give(0, gem=3).play("V abbey").goods(0) == {"vp": 6}


def test_only_a_visit_waits_for_what_it_gives(deck):  # what a card gives when played, it gives if possible
    file = deck('cards.abbey.effects = ["play: give 2 any", "visit: gain 1 vp"]')
    assert Table(deck=file).build(0, "abbey").play("V abbey").goods(0) == {"vp": 1}


def test_only_a_card_that_discards_when_played_needs_something_to_discard(deck):
    file = deck('cards.cooper.effects = ["visit: discard 1 construction from city and regain its cost"]')
    assert "P cooper" in Table(deck=file).rich().hold(0, "cooper").legal()
    assert Table(deck=file).build(0, "cooper").play("V cooper").is_quiet()


# --- Cards that leave the city ---------------------------------------------------------------------------------------------------------


def test_a_card_never_discards_itself_but_another_of_its_kind(deck):
    file = deck('cards.rope_bridge.effects = ["play: discard 1 construction from city and regain its cost"]')
    table = Table(deck=file).rich().hold(0, "rope_bridge")
    assert table.refusal("P rope_bridge") == "nothing-to-discard"
    table.build(0, "rope_bridge", anchors=["rope_bridge"]).play("P rope_bridge")
    assert (table.city(0), table.g.anchored[0].sum(), table.g.slots[0]) == (["rope_bridge"], 0, 1)


def test_a_card_laid_where_the_acting_one_lay_is_another_card(deck):
    twice = "may play 1 card for 9 less; may play 1 card for 9 less; discard 1 construction from city and regain its cost"
    file = deck(f'cards.galley.effects = ["play: {twice}"]')
    table = Table(deck=file).build(0, "inn").hold(0, "galley", "shipwreck", "tumbler").give(0, driftwood=2, seaweed=1)
    table.play("P galley", "P shipwreck", "X galley", "P tumbler")  # now the tumbler lies in the galley's place
    assert table.legal() == {"X inn", "X shipwreck", "X tumbler"}


# --- Cards that play cards that play cards --------------------------------------------------------------------------------------------


def test_effects_play_no_more_cards_where_there_is_no_room_for_more(deck):
    file = deck(
        """
        cards.grove = { copies = 9, cost = "", takes_slot = false, effects = ["produce: draw 2"] }
        cards.inn = { copies = 12, cost = "", effects = ["play: draw 2"] }
        cards.market = { effects = ["after a card: may play 1 card for 9 less"] }
        cards.port = { effects = ["after a card: may play 1 card for 9 less"] }
        cards.castaway.takes_slot = true
        cards.shipwreck.takes_slot = true
        """
    )
    table = Table(deck=file, bay=("grove", "inn")).build(0, "market", "port").hold(0, *["grove"] * 4, *["inn"] * 4)
    table.on_top(*["grove"] * 4, *["inn"] * 7).play("P grove")
    deepest = 0
    while not table.is_quiet():
        deepest = max(deepest, int(table.g.depth))
        table.play(min(table.legal("PB") or table.legal("A") or ["Z1"]))
    assert DEEPEST - 3 <= deepest <= DEEPEST + 3 < DEPTH
    assert table.g.slots[0] <= 15


# --- Revealing -----------------------------------------------------------------------------------------------------------------------


def test_four_cards_can_be_revealed_alike_or_not(deck):
    file = deck('cards.pirate.effects = ["play: reveal 4 and may play 1 with at most 3 vp for free"]')
    table = Table(deck=file).rich().hold(0, "pirate").on_top("grove", "inn", "grove", "inn").play("P pirate")
    assert table.legal() == {"E grove", "E inn", "Z1"}
    table.play("E grove")
    assert (table.city(0), table.pile()) == (["grove", "pirate"], ["grove", "inn", "inn"])


def test_nobody_is_asked_who_gets_cards_that_are_not_there():
    assert Table(seats=3).build(0, "post_office").play("V post_office").is_quiet()
