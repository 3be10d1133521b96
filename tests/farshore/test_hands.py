"""The hand limit, the reshuffle and giving cards (rulebook, "Ещё о картах")."""

from collections import Counter

from farlands.dice import new_dice
from tests.farshore.helpers import QUIET_BAY, Table, game
from tests.odds import assert_distributed

SIX = ("inn", "inn", "abbey", "abbey", "tumbler", "tumbler")
EIGHT = (*SIX, "sloop", "market")


# --- Eight cards ---------------------------------------------------------------------------------------------------------------------


def test_what_exceeds_eight_cards_is_not_drawn():
    table = Table().rich().hold(0, *SIX, "rope_bridge")
    before = table.deck_size()
    table.play("P rope_bridge")  # three cards for six in hand
    assert (len(table.hand(0)), before - table.deck_size()) == (8, 2)


def test_a_full_hand_draws_nothing():
    table = Table().hold(0, *EIGHT)
    before = table.deck_size()
    table.play("W shore4")
    assert (table.goods(0), table.hand(0), table.deck_size()) == ({"mushroom": 1}, sorted(EIGHT), before)


def test_the_lookout_keeps_to_the_limit():
    table = Table().hold(0, *EIGHT).play("W lookout", "D inn", "Z1")
    table.play("U1")
    assert (len(table.hand(0)), table.is_quiet()) == (8, True)


def test_a_full_hand_takes_nothing_of_the_bay():
    table = Table().build(0, "scavenger").hold(0, *EIGHT).all_placed(0).play("S1")
    assert (table.hand(0), table.is_quiet()) == (sorted(EIGHT), True)


# --- The deck runs out -----------------------------------------------------------------------------------------------------------------


def test_the_discards_are_shuffled_when_the_deck_is_empty():  # the rulebook's example: three cards of a deck of one
    table = Table().rich().hold(0, "rope_bridge").on_top("steward").leave_in_deck(1)
    discards = int(table.g.piled)
    table.play("P rope_bridge")
    assert "steward" in table.hand(0)
    assert (len(table.hand(0)), table.g.piled, table.deck_size()) == (3, 0, discards - 2)


def test_every_card_of_the_discards_may_come_next():
    table = Table().rich().hold(0, "rope_bridge").leave_in_deck(3)
    pile = Counter(table.pile())
    bridge, shore = (int(game.MOVES.parse(table.notation(move)) or 0) for move in ("P rope_bridge", "W shore4"))
    tops = Counter[str]()
    for seed in range(3000):
        g = game.TABLE.copy(table.g)
        g.dice[:] = new_dice(seed)
        assert game.apply(table.box, g, 0, bridge) == 0
        assert game.apply(table.box, g, 1, shore) == 0  # a card of the new deck
        tops[table.ids[g.hand[1, 0] - 1]] += 1
    assert_distributed(tops, {card: float(count) for card, count in pile.items()})


def test_the_bay_is_filled_from_the_discards_too():
    table = Table(bay=("inn", *QUIET_BAY[1:])).rich().leave_in_deck(0).play("B inn")
    assert (len(table.bay()), table.g.piled) == (8, 0)


def test_without_deck_and_discards_nothing_is_taken():  # decision
    table = Table().rich().hold(0, "rope_bridge").on_top("steward").leave_in_deck(1).remove_pile().play("P rope_bridge")
    assert (table.hand(0), table.deck_size()) == (["steward"], 0)
    table = Table(bay=("inn", *QUIET_BAY[1:])).rich().leave_in_deck(0).remove_pile().play("B inn")
    assert set(table.bay()) == set(QUIET_BAY[1:])


def test_the_deck_is_not_offered_when_it_is_empty():
    table = Table().in_season(0, "summer").all_placed(0).leave_in_deck(0).remove_pile().play("S1")
    assert table.legal() == {f"T {card}" for card in QUIET_BAY}


# --- Giving --------------------------------------------------------------------------------------------------------------------------


def post_office(*, seats=3):
    return Table(seats=seats).build(0, "post_office").hold(0, "grove", "diver", "cooper")


def test_only_who_has_room_is_given_cards():  # "выбирайте того, кто может добавить её на руку"
    table = post_office(seats=4).hold(2, *EIGHT).play("V post_office")
    assert table.legal() == {"O2", "O4"}


def test_a_single_receiver_is_not_asked_for():
    table = post_office().hold(2, *EIGHT).play("V post_office", "G grove")
    assert table.hand(1) == ["grove"]


def test_what_nobody_can_take_is_discarded_and_the_reward_is_had():
    table = post_office().hold(1, *EIGHT).hold(2, "scribe", "scribe", "port", "port", "pirate", "pirate", "galley", "galley")
    table.play("V post_office", "G grove", "G diver")
    assert table.pile() == ["diver", "grove"]
    table.play("Z1")
    assert (len(table.hand(0)), len(table.hand(1)), len(table.hand(2))) == (8, 8, 8)


def test_what_does_not_fit_any_more_is_discarded():  # two cards, and room for one
    table = post_office(seats=2).hold(1, *SIX, "sloop").play("V post_office", "G grove", "G diver")
    assert ("grove" in table.hand(1), len(table.hand(1)), table.pile()) == (True, 8, ["diver"])


def test_who_has_ended_receives_nothing():  # "Конец игры"
    assert post_office().end_for(1).play("V post_office", "G grove").hand(2) == ["grove"]
    table = post_office().end_for(1, 2).play("V post_office", "G grove", "G diver")
    assert (table.hand(1), table.hand(2), table.pile()) == ([], [], ["diver", "grove"])


def test_resources_that_nobody_can_take_are_discarded():  # "эти карты или ресурсы сбрасываются"
    table = Table(seats=3).end_for(1, 2).build(0, "abbey").give(0, gem=2, driftwood=1).play("V abbey", "Y gem", "Y driftwood")
    assert (table.goods(0), table.goods(1), table.goods(2)) == ({"gem": 1, "vp": 4}, {}, {})


def test_the_scribe_discards_what_nobody_can_take():
    table = Table().build(0, "scribe").hold(0, "grove").hold(1, *EIGHT).on_top("pirate", "cooper").all_placed(0).play("S1")
    assert table.legal() == {"G pirate", "G cooper"}
    table.play("G pirate")
    assert (table.hand(0), table.pile()) == (["cooper", "grove"], ["pirate"])


def test_the_scribe_keeps_a_single_card():  # "draw 2, keep 1, give the other": with room for one there is no other
    table = Table().build(0, "scribe").hold(0, *SIX, "sloop").on_top("pirate", "cooper").all_placed(0).play("S1")
    assert ("pirate" in table.hand(0), len(table.hand(0)), table.hand(1), table.is_quiet()) == (True, 8, [], True)
