"""What the coach says of decisions: for the seat's information alone, the same each time, and right where one can tell."""

import json
from math import hypot

import pytest

from farlands import Deal, Match
from farlands.bots import Seat
from farlands.bots.search import Budget
from farlands.coach import analyse, hint
from farlands.coach.analysis import explain
from farlands.coach.data import analysis_data
from farlands.coach.look import FEW, Look
from farlands.dice import new_dice

SHORT = Budget(iterations=200)


@pytest.fixture(scope="module")
def analysis(faraway):
    return analyse(faraway, Budget(iterations=1500))


def test_every_decision_with_a_choice_is_looked_at(faraway, analysis):
    choices = []
    for ply, g in zip(range(len(faraway.moves)), faraway.positions(), strict=False):
        if len(Seat.of(faraway, faraway.moves[ply].seat, new_dice(), g).legal()) > 1:
            choices.append((ply, *faraway.moves[ply]))
    assert [(one.ply, one.seat, one.played) for one in analysis.decisions] == choices
    assert analysis.wanted == len(choices)


def test_each_decision_has_every_option_once_and_the_best_first(faraway, analysis):
    for one in analysis.decisions:
        actions = [option.action for option in one.options]
        assert len(actions) == len(set(actions))
        assert one.played in actions
        if len(actions) <= FEW:
            assert [option.value for option in one.options] == sorted((option.value for option in one.options), reverse=True)
            assert len({option.worlds for option in one.options}) == 1
        assert one.loss.value >= 0
        assert one.loss.value == 0 or one.played != one.best.action


def test_who_searches_is_more_accurate_than_who_plays_by_chance(analysis):
    search, _, chance = (analysis.report(seat) for seat in range(3))
    assert search.accuracy > 75
    assert chance.accuracy < 50
    assert chance.margin_lost > 20 > search.margin_lost


def test_costly_moves_have_their_reasons(analysis):
    costly = analysis.report(2).costliest
    assert len(costly) == 3
    assert [one.loss.value for one in costly] == sorted((one.loss.value for one in costly), reverse=True)
    for one in costly:
        reasons = analysis.reasons(one)
        assert 1 <= len(reasons) <= 4
        assert all(str(reason) and reason.weight > 0 for reason in reasons)


def test_the_same_seed_gives_the_same_analysis_however_many_threads(faraway):
    one, two = (analyse(faraway, SHORT, seats=[0], threads=threads) for threads in (1, 3))
    assert analysis_data(one) == analysis_data(two)
    assert analysis_data(one) != analysis_data(analyse(faraway, SHORT, seats=[0], seed=1))


def test_the_analysis_is_data(analysis):
    data = json.loads(json.dumps(analysis_data(analysis)))
    assert data["complete"]
    assert [seat["seat"] for seat in data["seats"]] == [0, 1, 2]
    assert data["decisions"][0]["ply"] == analysis.decisions[0].ply + 1


def test_an_interruption_keeps_what_there_is(faraway):
    def progress(done, wanted):
        if done >= 2:
            raise KeyboardInterrupt

    analysis = analyse(faraway, SHORT, threads=1, progress=progress)
    assert 2 <= len(analysis.decisions) < analysis.wanted
    assert not analysis_data(analysis)["complete"]
    assert all(one.options for one in analysis.decisions)


def test_nothing_the_seat_cannot_see_changes_a_hint(begun):
    seat = begun.waiting[0]
    real, advice = begun.g, hint(begun, seat, SHORT)
    for seed in range(1, 4):
        begun.g = begun.game.TABLE.copy(real)
        begun.game.hide(begun.box, begun.g, seat, new_dice(seed))
        assert begun.g.tobytes() != real.tobytes()
        other = hint(begun, seat, SHORT)
        assert other == advice
        assert explain(begun, other) == explain(begun, advice)
    begun.g = real


def test_where_the_game_can_say_it_exactly_every_option_is_exact(faraway):
    exact = 0
    for ply, g in zip(range(len(faraway.moves)), faraway.positions(), strict=False):
        seat = Seat.of(faraway, faraway.moves[ply].seat, new_dice(1), g)
        solved = faraway.game.solve(seat.box, seat.world, seat.number) if g.turn == 7 else None
        if solved and len(solved) > 1:
            look = Look(seat, SHORT, played=faraway.moves[ply].action)
            assert {option.action: (option.margin, option.win) for option in look.options} == solved
            assert all(option.margin_error == 0 and option.worlds == 0 for option in look.options)
            worst = look.options[-1].action
            assert look.loss(worst).margin == look.options[0].margin - solved[worst][0]
            assert len(look.ends(look.options[0].action)) == len(look.ends(faraway.moves[ply].action)) > 0
            exact += 1
    assert exact >= 3


def test_a_hint_says_what_the_second_best_loses_and_why(faraway):
    for ply in range(3):
        match = Match("faraway", faraway.names, deal=faraway.deal)
        for move in faraway.moves[:ply]:
            match.play(*move)
        advice = hint(match, match.waiting[0], Budget(iterations=3000))
        assert bool(explain(match, advice)) <= (advice.loss.value > 0)
        assert advice.loss.value == 0 or advice.loss.value >= advice.best.value - advice.options[1].value - 1e-9


def test_of_many_options_all_are_listed_and_the_move_played_is_looked_at(faraway):
    seat = Seat.of(faraway, 0, new_dice(1), next(faraway.positions()))
    legal = seat.legal()
    look = Look(seat, SHORT, played=legal[0])
    assert sorted(option.action for option in look.options) == sorted(legal)
    assert all(option.margin_error for option in look.options)


def test_errors_are_honest(faraway):
    """Two looks with other worlds differ by no more than their errors say."""
    far, options = 0, 0
    for ply, g in zip(range(30), faraway.positions(), strict=False):
        seat = Seat.of(faraway, faraway.moves[ply].seat, new_dice(1), g)
        if len(seat.legal()) > 1:
            one, two = ({o.action: o for o in Look(seat, Budget(iterations=2000), seed=seed).options} for seed in (1, 2))
            for action in one:
                errors = [look[action].margin_error or 0.0 for look in (one, two)]
                far += abs(one[action].margin - two[action].margin) > 3 * hypot(*errors)
                options += 1
    assert options > 40
    assert far <= options // 10


def test_the_only_option_is_worth_something_too():
    match = Match("faraway", ["Ann", "Bob"], deal=Deal(bytes([3] * 32)))
    while len(match.legal_actions(match.waiting[0])) > 1:
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    advice = hint(match, match.waiting[0], SHORT)
    assert len(advice.options) == 1
    assert 0 < advice.best.win < 1
    assert explain(match, advice) == []
    assert analyse(match, SHORT).wanted < len(match.moves) + 1
