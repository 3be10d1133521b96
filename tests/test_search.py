"""The search bot: what it thinks follows from its seat's information, its budget and its seed; it plays well and in time."""

import threading
import time

import numpy as np
import pytest

import farlands
from farlands import Deal, Match, bots
from farlands.bots.search import Budget, SearchBot, think, tuning_of
from farlands.dice import new_dice

GAMES = farlands.installed()


def a_match(game, plies, seats=None, number=5):
    """A match that random bots have begun."""
    match = Match(game, ["x"] * (seats or farlands.find(game).MIN_SEATS), deal=Deal(number.to_bytes(32, "big")))
    dice = new_dice(number)
    while plies > 0 or len(match.legal_actions(match.waiting[0])) < 2:
        match.play(match.waiting[0], bots.random_bot(bots.Seat.of(match, match.waiting[0], dice)))
        plies -= 1
    return match, bots.Seat.of(match, match.waiting[0], dice)


@pytest.mark.parametrize("game", GAMES)
def test_iterations_and_a_seed_always_give_the_same_thoughts(game):
    _, seat = a_match(game, 6)
    assert think(seat, Budget(300), seed=1) == think(seat, Budget(300), seed=1)
    assert think(seat, Budget(300), seed=1) != think(seat, Budget(300), seed=2)
    assert think(seat, Budget(301), seed=1, threads=3) == think(seat, Budget(301), seed=1, threads=3)


@pytest.mark.parametrize("game", GAMES)
def test_every_iteration_is_spent_on_a_legal_action_whatever_the_number_of_threads(game):
    _, seat = a_match(game, 6)
    for threads in (1, 4):
        thoughts = think(seat, Budget(401), threads=threads)
        assert sorted(one.action for one in thoughts) == sorted(seat.legal())
        assert sum(one.visits for one in thoughts) == 401


@pytest.mark.parametrize("game", GAMES)
def test_thoughts_do_not_change_with_what_the_seat_cannot_see(game):
    for plies in (0, 5, 15):
        match, seat = a_match(game, plies)
        before = think(seat, Budget(200), seed=3)
        for number in range(4):
            elsewhere = Match(match.game, match.names, deal=match.deal)
            elsewhere.g = match.game.TABLE.copy(match.g)
            match.game.hide(match.box, elsewhere.g, seat.number, new_dice(9, number))
            assert match.game.TABLE.content(elsewhere.g) != match.game.TABLE.content(match.g)
            assert think(bots.Seat.of(elsewhere, seat.number, new_dice(5)), Budget(200), seed=3) == think(
                bots.Seat.of(match, seat.number, new_dice(5)), Budget(200), seed=3
            )
        assert before == think(seat, Budget(200), seed=3)


def test_thoughts_do_not_change_with_what_another_seat_has_chosen_in_secret():
    """Faraway: both explore at the same time."""
    thoughts = []
    for nth in range(3):
        match = Match("faraway", ["A", "B"], deal=Deal(bytes(32)))
        match.play(0, match.legal_actions(0)[nth])
        thoughts.append(think(bots.Seat.of(match, 1, new_dice()), Budget(500)))
    assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_any_number_of_seats_is_thought_for(game, most):
    rules = farlands.find(game)
    _, seat = a_match(game, 9, rules.MAX_SEATS if most else rules.MIN_SEATS)
    thoughts = think(seat, Budget(300))
    assert all(0 <= one.win <= 1 and 0 <= one.value <= 1 for one in thoughts)
    assert thoughts[0].visits >= max(one.visits for one in thoughts)


def test_the_last_choice_of_a_match_is_the_one_that_scores_best():
    """Nothing has to be guessed any more: every choice ends the match."""
    checked = 0
    for number in range(1, 9):
        match, seat = a_match("faraway", 0, number=number)
        while not match.over:
            seat = bots.Seat.of(match, match.waiting[0], seat.dice)
            scores = {action: score_after(match, seat.number, action) for action in seat.legal()}
            if len(set(scores.values())) > 1 and None not in scores.values():
                assert scores[think(seat, Budget(400))[0].action] == max(scores.values())
                checked += 1
            match.play(seat.number, bots.random_bot(seat))
    assert checked > 0


def score_after(match, seat, action):
    """The seat's points, if the match is over then."""
    world, out = match.game.TABLE.copy(match.g), np.zeros(match.game.MAX_SEATS, np.int64)
    match.game.apply(match.box, world, seat, action)
    match.game.scores(match.box, world, out)
    return int(out[seat]) if match.game.over(world) else None


@pytest.mark.parametrize("game", GAMES)
def test_it_beats_greedy(game):
    """Few thoughts are enough to lead by far in points."""
    ahead = 0
    for number in range(3):
        for search in (0, 1):
            match, dice = Match(game, ["x", "y"], deal=Deal((90 + number).to_bytes(32, "big"))), new_dice(number)
            while not match.over:
                seat = bots.Seat.of(match, match.waiting[0], dice)
                match.play(seat.number, SearchBot(Budget(120))(seat) if seat.number == search else bots.greedy_bot(seat))
            ahead += match.scores()[search] - match.scores()[1 - search]
    assert ahead > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_think_longer_one_after_the_other(game):
    rules = farlands.find(game)
    levels = [bots.find(level, rules) for level in bots.search.LEVELS]
    assert levels == [SearchBot(Budget(iterations)) for iterations in sorted(set(tuning_of(rules).levels))]


@pytest.mark.parametrize("game", GAMES)
def test_time_is_kept_while_others_think_too(game):
    """As on a server: several bots at once, more than there are cores. The best of a few, as other programs may hold a core up."""
    _, seat = a_match(game, 3)
    bot = SearchBot(Budget(seconds=0.1))
    bot(seat)
    stop = threading.Event()

    def think_on():
        mine = a_match(game, 3)[1]
        while not stop.is_set():
            think(mine, Budget(seconds=0.05))

    others = [threading.Thread(target=think_on) for _ in range(3)]
    for other in others:
        other.start()
    took = []
    for _ in range(6):
        start = time.perf_counter()
        bot(seat)
        took.append(time.perf_counter() - start)
    stop.set()
    for other in others:
        other.join()
    assert min(took) >= 0.1
    assert sorted(took)[1] <= 0.1 + 0.05
