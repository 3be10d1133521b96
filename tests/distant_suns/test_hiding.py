"""What a seat cannot know is drawn anew, and nothing of it stays."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from farlands.dice import new_dice
from tests.distant_suns.helpers import box, game, leave_free, new_match, play_random, random_match

WORLDS = 4000


def hidden(match, seat, dice):
    world = game.TABLE.copy(match.g)
    game.hide(box, world, seat, dice)
    return world


@pytest.mark.parametrize("seed", range(12))
def test_the_world_depends_on_the_dice_and_on_what_the_seat_knows_alone(seed):
    match, chance = random_match(2 + seed % 3, seed), np.random.default_rng(seed)
    while not match.over:
        for seat in range(len(match.names)):
            once = hidden(match, seat, new_dice(1))
            twice = hidden(match, seat, new_dice(2))
            game.hide(box, twice, seat, new_dice(1))
            assert once.tobytes() == twice.tobytes()
        play_random(match, chance, 1 + seed)


def test_no_trace_of_a_drawing_stays():
    """Two tables that differ only in another seat's drawing hide to the same bytes."""
    tables = []
    for choice in (0, -1):
        match = new_match(3)
        match.play(0, "M3")
        match.play(1, sorted(match.legal(1))[choice])
        tables.append(match)
    assert tables[0].g.tobytes() != tables[1].g.tobytes()
    for seat in (0, 2):
        worlds = []
        for match in tables:
            match.g.dice[:] = 0
            worlds.append(hidden(match, seat, new_dice(5)).tobytes())
        assert worlds[0] == worlds[1]


def test_a_form_chosen_in_secret_is_hidden():
    match = new_match(2)
    match.g.won[:] = 2
    match.play(0, "M3")
    match.play(0, "F1")
    world = hidden(match, 1, new_dice(1))
    assert (world.form[0], world.drawing[0], world.waiting) == (0, 0, 0b11)


def test_drawings_of_others_are_uniform_among_their_legal_ones():
    """All forms together, and to miss the turn where the full figure does not fit."""
    match = new_match(2)
    match.g.won[:] = 1
    leave_free(match, 0, "C5 C6 D6 F6 F7 G8")
    match.play(0, "M3")
    assert_uniform_for_the_other(match, {38})  # to miss the turn
    match = new_match(2)
    match.g.won[:] = 2
    match.play(0, "M3")
    assert_uniform_for_the_other(match, set())


def assert_uniform_for_the_other(match, without_drawing):
    """Seat 1 thinks each legal drawing of seat 0 equally likely."""
    options: dict[tuple[int, int], int] = {}
    for action in match.legal_actions(0):
        table = game.TABLE.copy(match.g)
        assert game.apply(box, table, 0, action) == 0
        out = np.zeros(game.MAX_LEGAL, np.int16)
        count = game.legal(box, table, 0, out)
        options |= {(action - 19, int(drawing) - 57): 0 for drawing in out[:count]} or {(action - 19, 0): 0}
    assert {form for form, drawing in options if not drawing} == without_drawing
    assert len(options) > 2
    while 0 in match.waiting:
        match.play(0, match.legal(0)[0])
    dice, seen = new_dice(9), Counter[tuple[int, int]]()
    for _ in range(WORLDS):
        world = hidden(match, 1, dice)
        seen[int(world.form[0]), int(world.drawing[0])] += 1
    assert set(seen) == set(options)
    expected = WORLDS / len(options)
    assert sum((seen[key] - expected) ** 2 / expected for key in options) < 3 * len(options) + 20


def test_tokens_left_in_the_stack_are_mixed():
    match = new_match(2, zones=(1, 2, 3, 4, 5))
    dice, orders = new_dice(3), Counter[Any]()
    for _ in range(WORLDS):
        world = hidden(match, 0, dice)
        assert world.zone_deck[:5].tolist() == [1, 2, 3, 4, 5]
        orders[tuple(world.zone_deck[5:].tolist())] += 1
    assert len(orders) == 120
    assert max(orders.values()) < 2 * min(orders.values()) + 20
