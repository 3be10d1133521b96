"""The plain bots, and the seat they are handed."""

import numpy as np
import pytest

import farlands
from farlands import Deal, Match, bots
from farlands.dice import new_dice
from farlands.errors import BadOption


def play(names, number):
    """One match of these bots; the places they took."""
    match, dice = Match("faraway", names, deal=Deal(number.to_bytes(32, "big"))), new_dice(number)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots.find(names[seat], match.game)(bots.Seat.of(match, seat, dice)))
    return match.ranking()


def test_greedy_beats_random_from_either_seat():
    wins = sum(play(["greedy", "random"], n)[0] == 0 for n in range(1, 41))
    wins += sum(play(["random", "greedy"], n)[1] == 0 for n in range(1, 41))
    assert wins >= 56  # of 80; a coin would reach that once in 5,000 tries


def test_greedy_takes_the_best_of_what_it_sees():
    match = Match("faraway", ["A", "B"], deal=Deal(drawn={"regions": [9, 68, 2]}))  # 9 gives 5 at once, the others nothing yet
    seat = bots.Seat.of(match, 0, new_dice())
    assert match.game.MOVES.notation(bots.greedy_bot(seat)) == "P9"


def test_outlook_beats_greedy_from_either_seat():
    wins = sum(play(["outlook", "greedy"], n)[0] == 0 for n in range(1, 31))
    wins += sum(play(["greedy", "outlook"], n)[1] == 0 for n in range(1, 31))
    assert wins >= 45  # of 60; it wins 87 of 100


def test_outlook_is_refused_where_a_game_has_none():
    with pytest.raises(BadOption, match="search:1s"):
        bots.find("outlook", farlands.find("distant-suns"))


def test_a_seat_holds_nothing_of_the_match():
    match = Match("faraway", ["A", "B"])
    seat = bots.Seat.of(match, 0, new_dice(1))
    reachable = [value for value in vars(seat).values() if isinstance(value, (Match, np.record))]
    assert [value is match.g for value in reachable if value is not seat.box] == [False]
    hands = {tuple(seat.another_world().dealt[1]) for _ in range(20)}
    assert len(hands) > 10
    assert seat.view()["hand"] == match.view(0)["hand"]
    assert seat.observe()[match.game.OBSERVATION["hand"]].sum() == 3


def test_a_seat_of_a_match_written_down_does_not_hold_what_comes_off_the_decks():
    match = Match("faraway", ["A", "B"], deal=Deal(drawn={"regions": [9, 68, 2, 5], "sanctuaries": [7, 8]}))
    seat = bots.Seat.of(match, 0, new_dice())
    for deck in match.game.DECKS:
        assert not seat.box[f"{deck.name}_written"].any()
    assert not seat.box.written
    assert {tuple(seat.another_world().dealt[1]) for _ in range(9)} != {tuple(match.g.dealt[1])}


def test_an_unknown_bot_is_named_with_those_there_are():
    with pytest.raises(BadOption, match="hard, greedy, random, outlook, search"):
        bots.find("deep thought", farlands.find("faraway"))


@pytest.mark.parametrize("budget", ["", "1", "0i", "-5i", "0s", "1e3s", "99999s", "9999999999i", "٣i", "4000", "1s@", "1s@0", "1s@x"])
def test_a_budget_that_is_none_is_refused_with_an_example(budget):
    with pytest.raises(BadOption, match="as in"):
        bots.find(f"search:{budget}", farlands.find("faraway"))
