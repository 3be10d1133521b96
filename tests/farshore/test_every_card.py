"""The deck as a whole: 48 kinds of cards, 125 in all, each as it is printed, and each with a test of what it does."""

from collections import Counter

import pytest

from farlands.games.farshore.contents import contents
from tests.farshore import test_blue_cards, test_brown_cards, test_green_cards, test_purple_cards, test_red_cards
from tests.farshore.cards import PRINTED, TESTED, calm, to_play
from tests.farshore.helpers import IDS, Table, box

COLOUR_TESTS = (test_green_cards, test_blue_cards, test_brown_cards, test_red_cards, test_purple_cards)


def test_every_card_has_a_test():
    assert len(COLOUR_TESTS) == 5  # by being imported they have noted what they test
    assert set(IDS) == TESTED


def test_the_deck_has_these_cards():
    assert list(PRINTED) == IDS
    assert {card: int(copies) for card, copies in zip(IDS, box.copies[1:], strict=False)} == {
        card: printed.copies for card, printed in PRINTED.items()
    }


def test_there_are_125_cards():  # "Состав игры"; the sums by colour and kind are reported
    copies: Counter[str] = Counter()
    for printed in PRINTED.values():
        copies.update({printed.colour: printed.copies, printed.kind: printed.copies})
    assert copies == {"green": 41, "blue": 22, "brown": 22, "red": 20, "purple": 20, "construction": 64, "critter": 61}
    assert box.copies.sum() == 125


@pytest.mark.parametrize("card", PRINTED)
def test_a_card_costs_what_is_printed_on_it(card):  # neither more of anything nor less
    cost = PRINTED[card].cost
    city = ["abbey", "grove"] if card == "shipwreck" else []
    assert to_play(card).build(0, *city).play(f"P {card}").g.anchors[0] == 3
    for missing in cost:
        table = calm(card).hold(0, card).give(0, **cost).give(0, **{missing: -1})
        assert table.refusal(f"P {card}") == "too-expensive"


@pytest.mark.parametrize("card", PRINTED)
def test_a_card_is_of_the_kind_printed_on_it(card):
    about = contents(box)["cards"][IDS.index(card) + 1]
    printed = PRINTED[card]
    assert (about["colour"], about["kind"], about["rarity"], about["vp"]) == (printed.colour, printed.kind, printed.rarity, printed.vp)


@pytest.mark.parametrize("card", PRINTED)
def test_a_card_gives_its_printed_points(card):
    counts_itself = 3 if card == "harbor" else 0
    assert Table().build(0, card).points(0) == PRINTED[card].vp + counts_itself
