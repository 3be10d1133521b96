"""Games of the arena: the same in any process and any order, by the rules of a match, none lost when a worker dies."""

import multiprocessing
import os
import signal
import time

import pytest

import farlands
from farlands import Deal, Match
from farlands.arena import Plan, play_here, play_in_processes, pool
from farlands.arena.table import Table
from farlands.errors import FarlandsError

PLAN = Plan("faraway", bots=("search:50i", "greedy", "random"), seats=(2, 3), seed=5)


def without_times(results):
    """The results in order, without what differs from run to run."""
    ordered = sorted(results, key=lambda one: (one["deal"], one["turn"]))
    return [{name: value for name, value in one.items() if name != "seconds"} for one in ordered]


@pytest.fixture(scope="module")
def played():
    return without_times(play_here(PLAN, PLAN.games(30)))


def test_games_come_out_the_same_in_any_order_and_in_processes(played):
    assert without_times(play_here(PLAN, reversed(PLAN.games(30)))) == played
    assert without_times(play_in_processes(PLAN, PLAN.games(30), 2)) == played


def test_another_seed_gives_other_games(played):
    other = Plan(**{**vars(PLAN), "seed": 6})
    assert [one["points"] for one in play_here(other, other.games(30))] != [one["points"] for one in played]


@pytest.mark.parametrize("game", farlands.installed())
def test_a_game_is_a_match(game, monkeypatch):
    """The same deal and moves give the same result in a match."""
    plan = Plan(game, bots=("greedy", "random"), seed=3)
    table, moves = Table(plan), []
    ask = table.ask

    def ask_and_note(bot, seat, dice):
        moves.append((seat, ask(bot, seat, dice)))
        return moves[-1][1]

    monkeypatch.setattr(table, "ask", ask_and_note)
    for number in plan.games(4):
        moves.clear()
        result = table.play(number)
        match = Match(game, ["a", "b"], deal=Deal(plan.deal_key(number.deal).tobytes()))
        for seat, action in moves:
            while seat not in match.waiting or len(match.legal(match.waiting[0])) == 1:
                match.play(match.waiting[0], match.legal_actions(match.waiting[0])[0])
            match.play(seat, action)
        while not match.over:
            match.play(match.waiting[0], match.legal_actions(match.waiting[0])[0])
        assert (match.scores(), match.ranking()) == (result["points"], result["places"])


def test_bots_are_handed_a_world_and_never_the_table():
    plan = Plan("faraway", bots=("random",))
    table, worlds = Table(plan), []

    def look(seat):
        worlds.append((tuple(table.g.dealt[1 - seat.number]), tuple(seat.world.dealt[1 - seat.number]), seat.world is table.g))
        return seat.legal()[0]

    table.bots = [look]
    table.play(plan.games(1)[0])
    assert not any(same for _, _, same in worlds)
    assert any(real != imagined for real, imagined, _ in worlds)


def test_a_worker_that_dies_loses_no_game(played):
    """The first result is in: one of the workers is killed in the middle of its next games."""
    results = []
    for result in play_in_processes(PLAN, PLAN.games(30), 2):
        results.append(result)
        if len(results) == 1:
            os.kill(int(multiprocessing.active_children()[0].pid or 0), signal.SIGKILL)
    assert without_times(results) == played


def die_at_once(plan, box, connection):
    os._exit(1)


def test_workers_that_always_die_end_the_arena(monkeypatch):
    monkeypatch.setattr(pool, "_work", die_at_once)
    with pytest.raises(FarlandsError, match="die again and again"):
        list(play_in_processes(PLAN, PLAN.games(4), 1))


def test_time_is_over_in_the_middle_of_a_game():
    plan, began = Plan("faraway", bots=("search:60s", "greedy")), time.monotonic()
    assert list(play_in_processes(plan, plan.games(4), 2, until=began + 1.0)) == []
    assert time.monotonic() - began < 30
    assert list(play_here(plan, plan.games(4), until=began)) == []
    assert multiprocessing.active_children() == []


def test_workers_end_when_nobody_wants_more():
    results = play_in_processes(PLAN, PLAN.games(1000), 2)
    next(results)
    results.close()
    assert multiprocessing.active_children() == []
