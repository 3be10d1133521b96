"""Brown cards, one by one: they act once, when played (rulebook, "Карты странствий")."""

from tests.farshore.cards import about, to_play


@about("galley")
def test_galley_moves_the_ship_two_marks():
    table = to_play("galley").play("P galley")
    assert (table.g.ship[0], table.goods(0)) == (2, {"treasure": 1})


@about("galley")
def test_galley_does_not_set_navigator_off():  # it is no move of the compass
    assert to_play("galley").build(0, "navigator").play("P galley").hand(0) == []


@about("hideout")
def test_hideout_gives_a_treasure():
    assert to_play("hideout").play("P hideout").goods(0) == {"treasure": 1}


@about("rope_bridge", "castaway")
def test_three_cards_are_drawn():
    for card in ("rope_bridge", "castaway"):
        table = to_play(card).on_top("inn", "abbey", "port", "grove").play(f"P {card}")
        assert table.hand(0) == ["abbey", "inn", "port"]


@about("shipwreck")
def test_shipwreck_gives_back_the_cost_of_a_construction_and_draws_two():
    table = to_play("shipwreck").build(0, "tumbler", "customs_office", "diver").on_top("inn", "abbey").play("P shipwreck")
    assert table.legal() == {"X tumbler", "X customs_office"}  # no critter, and not itself
    table.play("X customs_office")
    assert table.goods(0) == {"driftwood": 1, "seaweed": 1, "gem": 2}
    assert (table.city(0), table.pile()) == (["diver", "shipwreck", "tumbler"], ["customs_office"])
    assert table.hand(0) == ["abbey", "inn"]


@about("shipwreck")
def test_shipwreck_needs_a_construction():
    table = to_play("shipwreck").build(0, "diver").build(1, "inn")
    assert table.refusal("P shipwreck") == "nothing-to-discard"


@about("shipwreck")
def test_shipwreck_gives_back_the_printed_cost_even_if_less_was_paid():
    table = to_play("inn").build(0, "port").hold(0, "inn", "shipwreck")
    table.play("P inn", "X port", "W docks", "P shipwreck")
    assert table.goods(0) == {"driftwood": 4, "seaweed": 2}


@about("castaway", "shipwreck")
def test_castaway_and_shipwreck_take_no_slot():  # "Ещё о картах"
    assert to_play("castaway").play("P castaway").g.slots[0] == 0
    assert to_play("shipwreck").build(0, "inn", "grove").play("P shipwreck", "X inn").g.slots[0] == 1


@about("pirate")
def test_pirate_turns_two_cards_into_a_treasure():
    others = ("inn", "abbey", "port", "grove", "tumbler")
    table = to_play("pirate", *others).play("P pirate")
    assert table.legal() == {*(f"D {card}" for card in others), "Z1"}
    table.play("D inn", "D abbey", "D port", "D grove")  # four at most
    assert (table.goods(0), table.hand(0), table.is_quiet()) == ({"treasure": 2}, ["tumbler"], True)


@about("pirate")
def test_pirate_gets_nothing_for_an_odd_card():
    for count, treasures in ((0, {}), (1, {}), (2, {"treasure": 1}), (3, {"treasure": 1})):
        cards = ("inn", "abbey", "port", "grove")
        table = to_play("pirate", *cards).play("P pirate", *(f"D {card}" for card in cards[:count]), "Z1")
        assert table.goods(0) == treasures


@about("postal_pigeon")
def test_postal_pigeon_brings_a_card_for_nothing():
    table = to_play("postal_pigeon").on_top("windmill", "grove").play("P postal_pigeon")
    assert table.match.view(1)["shown"] == [table.number("windmill"), table.number("grove")]
    assert table.legal() == {"E windmill", "E grove", "Z1"}
    table.play("E grove")
    assert (table.city(0), table.pile(), table.goods(0)) == (["grove", "postal_pigeon"], ["windmill"], {"mushroom": 1})


@about("postal_pigeon")
def test_postal_pigeon_brings_no_card_of_more_than_three_points():
    table = to_play("postal_pigeon").on_top("customs_office", "gardens").play("P postal_pigeon")  # 3 and 4 points
    assert table.legal() == {"E customs_office", "Z1"}


@about("postal_pigeon")
def test_postal_pigeon_may_bring_nothing():
    table = to_play("postal_pigeon").on_top("grove", "inn").play("P postal_pigeon", "Z1")
    assert (table.city(0), table.pile(), table.hand(0)) == (["postal_pigeon"], ["grove", "inn"], [])


@about("postal_pigeon")
def test_what_postal_pigeon_reveals_is_seen_even_if_nothing_can_be_played():  # "Раскройте": so that all players see them
    table = to_play("postal_pigeon").on_top("gardens", "harbor").play("P postal_pigeon")
    assert table.match.view(1)["shown"] == [table.number("gardens"), table.number("harbor")]
    assert table.legal() == {"Z1"}


@about("stowaway")
def test_stowaway_moves_a_placed_worker_to_another_spot():
    table = to_play("stowaway").stand(0, "shore1", "docks").stand(1, "shore2").build(0, "inn").play("P stowaway")
    assert table.legal() == {"L shore1", "L docks"}
    table.play("L shore1")
    assert table.legal() == {"W shore3", "W shore4", "W island1", "W island2", "W docks", "W lookout", "V inn"}
    table.play("W shore3")
    assert (table.spots(0), table.goods(0), table.g.workers[0]) == ({"shore3": 1, "docks": 1}, {"gem": 1}, 0)


@about("stowaway")
def test_stowaway_moves_a_worker_of_a_card():
    table = to_play("stowaway").build(0, "cooper", workers=["cooper"]).play("P stowaway", "W island1")  # the only one is lifted
    assert table.goods(0) == {"driftwood": 1, "seaweed": 1, "mushroom": 1}
    assert (table.g.visited[0].sum(), table.g.workers[0]) == (0, 1)


@about("stowaway")
def test_stowaway_does_not_move_a_worker_to_where_it_is():
    table = to_play("stowaway").stand(0, "docks").build(0, "castaway", "hideout", "pirate").play("P stowaway", "C1")
    assert {"W docks", "W lookout", "W dunes3"} & table.legal() == {"W lookout", "W dunes3"}
    table = to_play("stowaway").stand(0, "dunes1").build(0, "castaway", "hideout", "pirate").play("P stowaway", "C1")
    assert {"W docks", "W lookout", "W dunes3"} & table.legal() == {"W docks", "W lookout"}  # the dunes are one place


@about("stowaway")
def test_stowaway_finds_no_worker():
    assert to_play("stowaway").play("P stowaway").is_quiet()


@about("stowaway")
def test_stowaway_lifts_no_worker_that_stays():
    assert to_play("stowaway").build(0, "abbey", workers=["abbey"]).play("P stowaway").is_quiet()
