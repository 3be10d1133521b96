"""Hidden worlds come up as often as they are likely for all that the seat knows: crafted tables, by chi-square."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any

import pytest

from farlands.dice import new_dice
from tests.farshore.helpers import IDS, QUIET_BAY, Table, game
from tests.farshore.random_play import BOX, cards, random_match
from tests.odds import assert_distributed, assert_uniform

WORLDS = 4000


def worlds(g: Any, seat: int, read: Callable[[Any], Any]) -> Counter[Any]:
    """How often each reading comes up in worlds hidden from the seat."""
    dice, readings = new_dice(2024), Counter[Any]()
    for _ in range(WORLDS):
        world = game.TABLE.copy(g)
        game.hide(BOX, world, seat, dice)
        readings[read(world)] += 1
    return readings


def hidden_copies(g: Any, seat: int) -> dict[int, float]:
    """Copies of each card that the seat does not see, in a game that has just begun."""
    seen = Counter(cards(g.hand[seat])) + Counter({int(card): int(count) for card, count in zip(g.bay, g.bay_count, strict=True)})
    return {card: float(copies) for card in range(1, BOX.kinds + 1) if (copies := int(BOX.copies[card]) - seen[card])}


def test_hands_and_deck_of_a_new_game_are_any_cards_not_seen() -> None:
    g = random_match(3, 5).g
    for read in (
        lambda world: int(world.hand[1, 0]),
        lambda world: int(world.hand[2, 4]),
        lambda world: int(world.deck[world.deck_top]),
        lambda world: int(world.deck[world.deck_bottom - 1]),
    ):
        assert_distributed(worlds(g, 0, read), hidden_copies(g, 0))


def test_two_cards_of_a_hand_are_any_two() -> None:
    g = random_match(2, 5).g
    copies = hidden_copies(g, 0)
    alike = sum(count * (count - 1) for count in copies.values())
    total = sum(copies.values())
    counts = worlds(g, 0, lambda world: bool(world.hand[1, 0] == world.hand[1, 1]))
    assert_distributed(counts, {True: alike, False: total * (total - 1) - alike})


@pytest.mark.parametrize(("name", "top"), [("island_deck", 3), ("compass_a", 1), ("compass_b", 1)])
def test_island_and_compass_tokens_not_seen_are_in_any_order(name: str, top: int) -> None:
    g = random_match(3, 5).g
    tokens = {int(token) for token in g[name][top:]}
    assert_uniform(worlds(g, 0, lambda world: int(world[name][top])), tokens)
    assert_uniform(worlds(g, 0, lambda world: int(world[name][-1])), tokens)
    orders = worlds(g, 0, lambda world: tuple(world.compass_a[1:].tolist()))
    assert_uniform(orders, permutations(g.compass_a[1:].tolist()))


def known_places(world: Any, seat: int = 0) -> tuple[str, ...]:
    """Where the cards lie that the seat remembers: hand of which seat, or pile."""
    hands = [
        f"hand {other}" for other in range(4) for i in range(8) if (world.hand_known[other, i] | world.hand_rumoured[other, i]) >> seat & 1
    ]
    return (*hands, *("pile" for i in range(world.piled) if (world.pile_known[i] | world.pile_rumoured[i]) >> seat & 1))


def taken_in_the_open(*taken: str, seats: int = 2, hand: int = 5) -> Table:
    """Seat 1 has taken these cards from the bay at the lookout, as many discarded for them; its hand has so many cards now."""
    held = ("pilgrim", "grove", "scribe", "diver", "merchant", "tumbler", "steward")[:hand]
    table = Table(seats, bay=(*taken, *QUIET_BAY[: 8 - len(taken)])).hold(1, *held)
    table.play("W shore1", "W lookout")
    for card in held[: len(taken)]:
        table.play(f"D {card}")
    table.play("Z1", *(f"T {card}" for card in taken))
    return table.play("W shore2") if seats == 3 else table


def test_a_card_taken_in_the_open_may_be_any_of_those_discarded_since() -> None:
    """One of five cards was discarded: it is the known one with one chance in five."""
    table = taken_in_the_open("inn")
    assert worlds(table.g, 0, known_places) == {("hand 1",): WORLDS}
    table.play("W shore2", "W docks", "D inn", "Z1", "R gem")
    assert_distributed(worlds(table.g, 0, known_places), {("hand 1",): 4.0, ("pile",): 1.0})


def test_two_cards_taken_in_the_open_lie_in_any_two_places() -> None:
    """Two of five cards were discarded."""
    table = taken_in_the_open("inn", "port")
    table.play("W shore2", "W docks", "D inn", "D scribe", "Z1", "R gem", "R gem")
    places = [*["hand 1"] * 3, *["pile"] * 2]
    ways = Counter(pair for pair in combinations(places, 2))
    assert_distributed(worlds(table.g, 0, known_places), {pair: float(count) for pair, count in ways.items()})


def test_a_hand_that_has_let_go_of_everything_holds_nothing_known() -> None:
    """Hand of two, one taken in the open: both are discarded at the docks, and new cards drawn on the shore."""
    table = taken_in_the_open("inn", hand=2)
    table.play("W shore2", "W docks", "D inn", "D grove", "R gem", "R gem")
    table.g.workers[:] = 1
    table.play("W shore3", "W shore4")
    assert table.g.in_hand[1] == 1
    assert worlds(table.g, 0, known_places) == {("pile",): WORLDS}


def test_cards_drawn_later_are_not_taken_for_the_known_one() -> None:
    """Hand of two, one known: one of them is discarded, two cards are drawn. The known one is kept in half of all worlds."""
    table = taken_in_the_open("inn", hand=2)
    table.play("W shore2", "W docks", "D inn", "Z1", "R gem")
    table.g.workers[:] = 1
    table.play("W shore3", "W shore4")
    assert_distributed(worlds(table.g, 0, known_places), {("hand 1",): 1.0, ("pile",): 1.0})


def given_two_of_five() -> Table:
    """Seat 1 holds five cards, the inn among them as all have seen, and gives two of them to seat 2, who has three: the inn and another."""
    table = taken_in_the_open("inn", seats=3).build(1, "post_office").hold(2, "cooper", "pirate", "abbey")
    return table.play("W shore3", "V post_office", "O3", "G inn", "G grove", "Z1")


def test_a_card_given_unseen_may_be_any_of_the_hand() -> None:
    """Two of five: the known card is one of them in two worlds of five, and never one that seat 2 had before or seat 1 drew since."""
    table = given_two_of_five()
    assert_distributed(worlds(table.g, 0, known_places), {("hand 1",): 3.0, ("hand 2",): 2.0})


def test_giver_and_receiver_know_what_was_given() -> None:
    g = given_two_of_five().g
    given = {IDS.index("inn") + 1, IDS.index("grove") + 1}
    assert worlds(g, 1, lambda world: given <= set(cards(world.hand[2]))) == {True: WORLDS}


def test_who_gets_one_of_two_alike_does_not_know_that_the_other_is_there() -> None:
    """Seat 1 took one inn in the open and was given another by seat 0; it gives seat 2 one of them, who had seen but the first."""
    table = taken_in_the_open("inn", seats=3).hold(0, "inn", "cooper").build(0, "post_office").build(1, "post_office")
    inn = IDS.index("inn") + 1
    table.play("V post_office", "O2", "G inn", "G cooper")
    assert inn in known_cards(table.g, 1, to=2)
    table.play("V post_office", "G inn", "G diver", "Z1")  # seat 0 has a full hand by now
    assert inn not in known_cards(table.g, 1, to=2)
    assert inn in known_cards(table.g, 1, to=0), "who gave one knows of one still: there were two"
    assert len(worlds(table.g, 2, lambda world: inn in cards(world.hand[1]))) == 2


def known_cards(g: Any, seat: int, to: int) -> set[int]:
    """Cards of a hand that another seat is sure of, or thinks in one of several hands."""
    return {int(g.hand[seat, i]) for i in range(8) if (g.hand_known[seat, i] | g.hand_rumoured[seat, i]) >> to & 1}


def test_what_was_seen_in_the_pile_is_in_no_hand_after_the_shuffle() -> None:
    """All but seat 1's hand had been seen when the pile became the deck; what it draws later may be anything of it."""
    table = Table(2).hold(1, "grove", "scribe", "abbey").leave_in_deck(0)
    table.play("W shore4")
    assert worlds(table.g, 0, lambda world: tuple(sorted(cards(world.hand[1])))) == {tuple(sorted(cards(table.g.hand[1]))): WORLDS}
    table.play("W docks", "D grove", "Z1", "R gem")
    counts = worlds(table.g, 0, lambda world: tuple(sorted(IDS[card - 1] for card in cards(world.hand[1]))))
    assert_uniform(counts, combinations(("abbey", "grove", "scribe"), 2))


def test_what_was_discarded_unseen_may_be_in_hand_after_the_shuffle() -> None:
    """Seat 1 had four cards and discarded two before the shuffle: it holds any two of the four."""
    table = Table(2).hold(1, "grove", "scribe", "abbey", "inn").leave_in_deck(0)
    table.play("W shore1", "W docks", "D grove", "D inn", "Z1", "R gem", "R gem", "W shore4")
    counts = worlds(table.g, 0, lambda world: tuple(sorted(IDS[card - 1] for card in cards(world.hand[1]))))
    assert_uniform(counts, combinations(("abbey", "grove", "inn", "scribe"), 2))
