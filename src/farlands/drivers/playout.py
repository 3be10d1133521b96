"""Whole random games through `legal` and `apply`, one after the other or on all cores."""

from typing import Any

import numba
import numpy as np

from farlands.dice import WORDS, key_for_simulation, roll, start
from farlands.drivers import game_of
from farlands.game import rule
from farlands.rule import JIT

game = game_of(__name__)


@rule(inline=True)
def first_waiting(g):
    """The lowest seat that owes a decision."""
    waiting = np.int64(game.to_act(g))
    lowest = waiting & -waiting
    seat = 0
    for i in range(1, game.MAX_SEATS):
        seat += np.int64(lowest >> i > 0)
    return seat


@rule
def setup(box, g, seed, number, seats, options, dice):
    """Deal simulated game `number`; the dice are left keyed for its random moves."""
    key_for_simulation(dice, seed, number)
    game.prepare(box, g, dice, seats, options)
    game.deal_out(box, g)
    dice[4] = 1  # moves are drawn from a stream of their own
    start(dice)


@rule
def random_move(box, g, out, dice):
    """One random legal move of the lowest seat that owes one; return the refusal, which a game true to the contract never gives."""
    seat = first_waiting(g)
    count = game.legal(box, g, seat, out)
    return game.apply(box, g, seat, np.int64(out[roll(dice, count)]))


@rule
def play(box, g, seed, number, seats, options, out, dice):
    """Play one random game to its end; return the number of decisions."""
    setup(box, g, seed, number, seats, options, dice)
    decisions = 0
    while not game.over(g):
        random_move(box, g, out, dice)
        decisions += 1
    return decisions


@rule
def play_row(box, g, seed, first, end, seats, options, out, dice):
    """Play games first to end - 1, one after the other on the same table; return the number of decisions."""
    decisions = 0
    for number in range(first, end):
        decisions += play(box, g, seed, number, seats, options, out, dice)
    return decisions


@rule
def play_block(boxes, tables, outs, dices, lane, seed, first, end, seats, options):
    """The same on the table of one lane."""
    return play_row(boxes[0], tables[lane], seed, first, end, seats, options, outs[lane], dices[lane])


def _play_lanes(boxes, tables, outs, dices, seed, first, games, seats, options):
    lanes = len(tables)
    decisions = 0
    for lane in numba.prange(lanes):
        begin, end = first + games * lane // lanes, first + games * (lane + 1) // lanes
        decisions += play_block(boxes, tables, outs, dices, lane, seed, begin, end, seats, options)
    return decisions


play_lanes = numba.njit(parallel=True, cache=True, nogil=True)(_play_lanes) if JIT else _play_lanes


def room(lanes: int) -> tuple[Any, Any, Any, Any]:
    """The box, and a table, room for legal actions and dice for each lane."""
    boxes = np.zeros(1, game.box().dtype).view(np.recarray)
    boxes[0] = game.box()
    return (
        boxes,
        game.TABLE.new(lanes),
        np.zeros((lanes, game.MAX_LEGAL), np.int16),
        np.zeros((lanes, WORDS), np.uint32),
    )
