"""Placing a worker (rulebook, "Как разместить работника"): shore, islands, docks, lookout, cards and dunes."""

import pytest

from tests.farshore.helpers import Table

HAND = ("inn", "port", "grove", "abbey", "tumbler")


# --- Shore and islands -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spot", "goods", "cards"),
    [("shore1", {"driftwood": 3}, 0), ("shore2", {"seaweed": 2}, 0), ("shore3", {"gem": 1}, 0), ("shore4", {"mushroom": 1}, 1)],
)
def test_a_spot_of_the_shore_gives_what_it_shows(spot, goods, cards):  # "Береговые локации"; what they show is reconstructed
    table = Table().play(f"W {spot}")
    assert (table.goods(0), len(table.hand(0)), table.spots(0), table.g.workers[0], table.active) == (goods, cards, {spot: 1}, 1, 1)


def test_the_supply_never_runs_out():  # "Подготовка к игре": tokens are not limited by what is in the box
    assert Table().give(0, driftwood=25).give(1, driftwood=25).play("W shore1").goods(0) == {"driftwood": 28}


@pytest.mark.parametrize("spot", ["shore1", "shore4", "island1", "island2"])
def test_one_worker_at_a_time_on_shore_and_islands(spot):  # "В каждой из них единовременно может находиться только 1 работник"
    table = Table().play(f"W {spot}")
    assert table.refusal(f"W {spot}") == "spot-taken"
    assert table.play("W docks").refusal(f"W {spot}") == "spot-taken"  # one's own worker, too


def test_without_a_worker_nobody_goes_anywhere():
    assert Table().all_placed(0).refusal("W docks") == "no-worker"


def island(token, *hand, **table):
    """A table at which seat 0 has put a worker on an island with that token."""
    return Table(islands=(token, 1 if token != 1 else 2), **table).hold(0, *hand).on_top("scribe", "cooper", "pirate").play("W island1")


@pytest.mark.parametrize(
    ("token", "goods", "cards", "ship"),
    [
        (1, {"driftwood": 1, "seaweed": 1, "mushroom": 1}, 0, 0),
        (2, {"gem": 1}, 3, 0),
        (3, {"driftwood": 1, "seaweed": 2}, 0, 0),
        (4, {"mushroom": 3}, 0, 0),
        (9, {}, 2, 1),
        (10, {"treasure": 1}, 1, 0),
    ],
)
def test_an_island_gives_what_it_shows(token, goods, cards, ship):  # "Островные локации"; reconstructed
    table = island(token)
    assert (table.goods(0), len(table.hand(0)), table.g.ship[0], table.is_quiet()) == (goods, cards, ship, True)


def test_the_fifth_island_gives_two_resources_of_ones_choice():
    table = island(5)
    assert table.legal() == {"R driftwood", "R seaweed", "R gem", "R mushroom"}  # never a treasure: "Термины и символы"
    assert table.play("R gem", "R gem").goods(0) == {"gem": 2}
    assert island(5).play("R gem", "R mushroom").goods(0) == {"gem": 1, "mushroom": 1}


def test_the_sixth_island_draws_two_for_each_of_three_cards():
    table = island(6, *HAND).play("D inn", "D port", "Z1")
    assert len(table.hand(0)) == 3 + 4
    table = island(6, *HAND).play("D inn", "D port", "D grove")
    assert len(table.hand(0)) == 2 + 6


def test_the_seventh_island_uses_a_spot_of_the_shore_and_draws():
    table = Table(islands=(7, 1)).stand(1, "shore1").on_top("scribe").play("W island1")
    assert table.legal() == {"W shore1", "W shore2", "W shore3", "W shore4"}  # occupied or not
    table.play("W shore1")
    assert (table.goods(0), table.hand(0), table.spots(0)) == ({"driftwood": 3}, ["scribe"], {"island1": 1})


def test_the_eighth_island_takes_two_cards_and_may_play_one_for_less():
    table = island(8, bay=("steward", "sloop", "admiral")).give(0, mushroom=1)
    assert table.legal() == {"T steward", "T sloop", "T admiral"}
    table.play("T steward")
    assert table.legal() == {"T sloop", "T admiral"}  # the bay is filled up only later
    assert table.play("T sloop").legal() == {"P steward", "Z1"}  # a mushroom less; the sloop costs three
    table.play("P steward")
    assert (table.city(0), table.hand(0), table.goods(0)) == (["steward"], ["sloop"], {})


def test_the_eighth_islands_discount_is_the_only_one():  # "свойства-скидки не суммируются"
    table = Table(islands=(8, 1), bay=("harbor", "manor")).build(0, "port").hold(0, "tumbler").play("W island1", "T harbor")
    assert table.legal() == {"Z1"}  # with the port, the tumbler would cost nothing


def test_there_are_as_many_islands_as_players():
    assert Table().refusal("W island3") == "no-island"
    assert "W island4" in Table(seats=4).legal()


def test_nobody_goes_to_a_flooded_island():  # "только если его жетон лежит лицевой стороной вверх"
    table = Table()
    table.g.flooded[0] = 1
    assert table.refusal("W island1") == "island-flooded"


# --- Docks and lookout ---------------------------------------------------------------------------------------------------------------


def test_docks_hold_any_number_of_workers():  # "Причалы": even one player's
    table = Table(seats=3).play("W docks", "W docks", "W docks", "W docks")
    assert table.g.spots[:, 8].tolist() == [2, 1, 1, 0]


def test_docks_turn_three_cards_at_most_into_any_resources():
    table = Table().hold(0, *HAND).play("W docks")
    assert table.legal() == {*(f"D {card}" for card in HAND), "Z1"}
    table.play("D inn", "D port", "D grove")
    assert table.legal() == {"R driftwood", "R seaweed", "R gem", "R mushroom"}
    table.play("R gem", "R driftwood", "R gem")
    assert (table.goods(0), table.hand(0), table.pile()) == ({"gem": 2, "driftwood": 1}, ["abbey", "tumbler"], ["grove", "inn", "port"])


def test_docks_ask_for_no_card():
    assert Table().hold(0, "inn", "port").play("W docks", "D inn", "Z1", "R gem").goods(0) == {"gem": 1}
    assert Table().hold(0, "inn").play("W docks", "Z1").goods(0) == {}


def test_the_lookout_exchanges_cards_for_those_of_deck_and_bay():  # "Дозорный мыс"
    table = Table(bay=("steward", "sloop", "admiral")).hold(0, *HAND).on_top("scribe").play("W lookout", "D inn", "D port", "D grove", "Z1")
    assert table.legal() == {"T steward", "T sloop", "T admiral", "U1"}
    table.play("T sloop", "U1")
    assert table.legal() == {"T steward", "T admiral", "U1"}  # filled up only when all is taken
    table.play("T admiral")
    assert table.hand(0) == ["abbey", "admiral", "scribe", "sloop", "tumbler"]
    assert len(table.bay()) == 8


def test_the_whole_hand_may_be_exchanged_at_the_lookout():
    table = Table().hold(0, *HAND).play("W lookout", *(f"D {card}" for card in HAND), *["U1"] * 5)
    assert (len(table.hand(0)), table.is_quiet()) == (5, True)


def test_the_lookout_holds_any_number_of_workers():
    table = Table().play("W lookout", "W lookout", "W lookout")
    assert (table.spots(0), table.spots(1)) == ({"lookout": 2}, {"lookout": 1})


# --- Cards and dunes -----------------------------------------------------------------------------------------------------------------


def test_only_ones_own_cards_are_visited():  # "Вы не можете размещать работников на картах локаций в городах соперников"
    table = Table().build(1, "cooper")
    assert table.refusal("V cooper") == "not-in-city"
    assert "V cooper" in table.play("W docks").legal()


def test_one_worker_on_a_card():
    table = Table().build(0, "cooper").play("V cooper", "W docks")
    assert table.refusal("V cooper") == "card-visited"


def test_two_cards_alike_take_two_workers():
    table = Table().build(0, "steward", "steward").play("V steward", "W docks", "V steward")
    assert (table.g.visited[0].sum(), table.goods(0)) == (2, {"mushroom": 2})


def test_cards_of_other_colours_are_not_visited():
    assert Table().build(0, "grove").refusal("V grove") == "not-in-city"


PARCHMENTS = [
    (1, ("grove", "grove", "diver"), "sloop"),  # 4 green
    (2, ("grove", "port", "inn", "pirate"), "harbor"),  # one of each colour
    (3, ("pirate", "hideout"), "castaway"),  # 3 brown
    (4, ("port", "market"), "navigator"),  # 3 blue
    (5, ("inn", "inn"), "cooper"),  # 3 red
    (6, ("harbor", "manor"), "admiral"),  # 3 purple
]


@pytest.mark.parametrize(("stack", "city", "missing"), PARCHMENTS)
def test_a_parchment_asks_for_cards_in_the_city(stack, city, missing):  # "Дюны"
    table = Table(bay=("tumbler", "warehouse")).build(0, *city)
    assert table.refusal(f"W dunes{stack}") == "parchment-not-earned"
    table.build(0, missing).play(f"W dunes{stack}")
    assert table.g.parchments[0].tolist() == [3 if stack == i else 0 for i in range(1, 7)]  # worth 2
    assert table.spots(0) == {"dunes": 1}


def test_the_uppermost_parchment_is_taken():  # "возьмите верхний жетон"
    table = Table(seats=3)
    for seat in range(3):
        table.build(seat, "pirate", "galley", "castaway")
    table.play("W dunes3", "W dunes3", "W dunes3")
    assert [table.match.view(None)["areas"][seat]["parchments"][2] for seat in range(3)] == [2, 1, 0]


def test_one_parchment_of_each_stack():  # "только 1 жетон пергамента из каждой стопки"
    table = Table(bay=("tumbler", "warehouse")).build(0, *PARCHMENTS[2][1], "castaway", "port", "market", "navigator")
    assert table.play("W dunes3", "W docks").refusal("W dunes3") == "parchment-held"
    assert table.play("W dunes4").spots(0) == {"dunes": 2}  # any number of workers: decision


def test_no_parchment_is_left():
    table = Table().build(0, "pirate", "hideout", "castaway")
    table.g.stacks[2] = 0
    assert table.refusal("W dunes3") == "no-parchment"
