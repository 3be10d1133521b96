"""The ship, the compass and the treasures of the sea track (rulebook, "Перемещение корабля")."""

import pytest

from farlands.games.farshore.contents import contents
from tests.farshore.cards import PRINTED
from tests.farshore.helpers import Table, box


@pytest.mark.parametrize("token", [1, 2, 3, 4])
@pytest.mark.parametrize("card", ["steward", "herbalist", "inn", "port"])
def test_the_first_stack_means_kinds(card, token):  # reconstructed: common and unique critters, common and unique constructions
    printed = PRINTED[card]
    meant = {1: ("common", "critter"), 2: ("unique", "critter"), 3: ("common", "construction"), 4: ("unique", "construction")}[token]
    table = Table(compass=(token, 1)).hold(0, card).give(0, **printed.cost).play(f"P {card}")
    assert table.g.ship[0] == ((printed.rarity, printed.kind) == meant)


@pytest.mark.parametrize("token", [1, 2, 3, 4])
@pytest.mark.parametrize("card", ["scriptorium", "port", "inn", "rope_bridge", "windmill"])
def test_the_second_stack_means_colours(card, token):  # reconstructed: green; blue; red; brown or purple
    printed = PRINTED[card]
    meant = {1: ("green",), 2: ("blue",), 3: ("red",), 4: ("brown", "purple")}[token]
    table = Table(compass=(1, token), bay=("grove", "harbor")).hold(0, card).give(0, **printed.cost).play(f"P {card}")
    assert table.g.ship[0] == (printed.colour in meant)


def test_a_card_that_both_tokens_mean_moves_the_ship_twice():
    assert Table(compass=(3, 3)).rich().hold(0, "inn").play("P inn").g.ship[0] == 2


def test_only_the_players_own_ship_moves():
    assert Table(compass=(3, 3)).rich().hold(0, "inn").play("P inn").g.ship[:2].tolist() == [2, 0]


def test_the_sea_track():  # reported: 0 to 40 in twos, then 41 to 60 in ones
    assert contents(box)["track"] == [*range(0, 41, 2), *range(41, 61)]
    assert contents(box)["treasure_marks"] == [2, 4, 6, 9, 12, 15, 18, 21, 25, 29, 33, 37]


@pytest.mark.parametrize(("start", "treasures"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (6, 0), (7, 1), (8, 1), (9, 0)])
def test_a_treasure_for_a_mark_reached_or_passed(start, treasures):  # stops there, or passes it
    table = Table().rich().sail(0, start).hold(0, "galley")
    table.g.compass[:] = (1, 1)
    table.play("P galley")
    assert (table.g.ship[0], table.goods(0).get("treasure", 0)) == (start + 2, treasures)


def test_several_ships_are_at_one_mark():
    table = Table(compass=(3, 1)).rich(0).rich(1).hold(0, "inn").hold(1, "inn").play("P inn", "P inn")
    assert table.g.ship[:2].tolist() == [1, 1]


def test_the_last_mark_is_the_end():  # "Если ваш корабль достиг отметки с 60 ПО, вы больше не можете его перемещать"
    table = Table(compass=(3, 3)).rich().sail(0, 39).hold(0, "inn").play("P inn")
    assert table.g.ship[0] == 40
    table = Table(compass=(3, 3)).rich().sail(0, 40).build(0, "navigator").hold(0, "inn").play("P inn")
    assert (table.g.ship[0], table.hand(0)) == (40, [])  # and Navigator does not act: nothing has moved


def test_points_of_the_track_count_at_the_end_only():  # "Вы не получаете жетоны ПО при перемещении корабля"
    table = Table(compass=(3, 1)).hold(0, "inn").give(0, driftwood=2, seaweed=1).sail(0, 24).play("P inn")
    assert (table.goods(0), table.points(0)) == ({"treasure": 1}, 45 + 2 + 2)
