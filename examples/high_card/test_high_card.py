"""High Card keeps the contract and its own few rules."""

import pytest

from farlands import Deal, Match
from farlands.dice import new_dice
from farlands.testing import CHECKS


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_contract(check):
    """One part of the contract."""
    check("high-card")


@pytest.mark.parametrize(("winner", "points"), [("highest", [2, 1]), ("lowest", [1, 2])])
def test_the_best_card_of_a_round_scores(winner, points):
    """Two players, dealt 1 5 20 and 9 3 14, play their cards from left to right."""
    match = Match("high-card", ["Ann", "Bob"], {"winner": winner}, Deal(drawn={"cards": [1, 5, 20, 9, 3, 14]}))
    for ann, bob in (("C1", "C9"), ("C5", "C3"), ("C20", "C14")):
        match.play(0, ann)
        match.play(1, bob)
    assert match.scores() == points
    assert [match.sheet(seat)["total"] for seat in (0, 1)] == points


def test_equal_points_share_a_place():
    """Three players win a round each."""
    match = Match("high-card", ["Ann", "Bob", "Cem"], deal=Deal(drawn={"cards": [20, 1, 2, 3, 19, 4, 5, 6, 18]}))
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    assert match.ranking() == [0, 0, 0]


def test_a_hidden_world_depends_on_the_dice_and_on_what_the_seat_knows_only():
    """Whatever world one starts from, the same dice lead to the same one; where the hands were dealt from, nothing is left."""
    match = Match("high-card", ["Ann", "Bob", "Cem"], deal=Deal(bytes([1]) * 32))
    match.play(1, match.legal(1)[0])
    once, twice = match.game.TABLE.copy(match.g), match.game.TABLE.copy(match.g)
    match.game.hide(match.box, twice, 0, new_dice(2))
    for table in (once, twice):
        match.game.hide(match.box, table, 0, new_dice(1))
    assert once.tobytes() == twice.tobytes() != match.g.tobytes()
    assert not once.deck[: once.top].any()
