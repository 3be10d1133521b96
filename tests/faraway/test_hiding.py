"""Hidden worlds keep all that a player with perfect memory knows, show the seat nothing new, and are good tables."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farlands import Match
from farlands.dice import new_dice
from tests.faraway.checker import FACTS, check
from tests.faraway.helpers import REGIONS, SEAT_COUNTS, cards, game, play_random, random_match
from tests.faraway.memory import Memory, contradictions


def hidden(match: Match, seat: int, dice: Any) -> Any:
    """A copy of the table with all that the seat cannot know drawn anew."""
    world = game.TABLE.copy(match.g)
    game.hide(match.box, world, seat, dice)
    return world


def numbers_seen(match: Match, g: Any, seat: int) -> bytes:
    """All that reaches a seat besides its view: what a learner sees, and the legal moves in their order."""
    seen, out = np.zeros(game.OBSERVED, np.int16), np.zeros(game.MAX_LEGAL, np.int16)
    game.observe(match.box, g, seat, seen)
    count = game.legal(match.box, g, seat, out)
    return bytes(seen.tobytes() + out[:count].tobytes())


def fact(match: Match, g: Any) -> str:
    return FACTS[check(match.box, g, np.zeros(REGIONS + 1, np.int64), np.zeros(game.MAX_LEGAL, np.int16))]


def own_offer(match: Match, seat: int) -> list[int]:
    """A seat's own sanctuaries in the order drawn."""
    return cards(match.g.offer[seat])


KINDS = [(seats, advanced) for seats in SEAT_COUNTS for advanced in (False, True)]


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_worlds_keep_what_perfect_memory_knows(seats: int, advanced: bool) -> None:
    for seed in range(2):
        match, chance, dice = random_match(seats, seed, advanced=advanced), np.random.default_rng(seed), new_dice(seed)
        memories = [Memory(match.view(seat)) for seat in range(seats)]
        while not match.over:
            for seat in range(seats):
                world = hidden(match, seat, dice)
                assert game.view(world, seat) == match.view(seat)
                assert numbers_seen(match, world, seat) == numbers_seen(match, match.g, seat)
                assert fact(match, world) == ""
                if chance.random() < 0.2:
                    assert list(contradictions(memories[seat], world)) == []
            play_random(match, chance)
            for seat in range(seats):
                memories[seat].watch(match.view(seat), own_offer(match, seat))
        assert all(list(contradictions(memory, match.g)) == [] for memory in memories), "the real world is one of those possible"


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_hiding_works_after_the_end(seats: int) -> None:
    match, chance, dice = random_match(seats, 5), np.random.default_rng(5), new_dice(5)
    memories = [Memory(match.view(seat)) for seat in range(seats)]
    while not match.over:
        play_random(match, chance)
        for seat in range(seats):
            memories[seat].watch(match.view(seat), own_offer(match, seat))
    for seat in range(seats):
        world = hidden(match, seat, dice)
        assert game.view(world, seat) == match.view(seat)
        assert fact(match, world) == ""
        assert list(contradictions(memories[seat], world)) == []


IN_THE_INTERPRETER = """
from farlands.dice import new_dice
from tests.faraway.helpers import game, Script, UP_AND_DOWN
match = Script(UP_AND_DOWN).to_end()
game.hide(match.box, match.g, 0, new_dice(1))
"""


def test_hiding_after_the_end_stays_within_the_record() -> None:
    environment = os.environ | {"FARLANDS_JIT": "0", "PYTHONPATH": str(Path(__file__).parents[2])}
    subprocess.run([sys.executable, "-c", IN_THE_INTERPRETER], env=environment, check=True, capture_output=True)


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_hidden_worlds_can_be_played_to_the_end(seats: int, advanced: bool) -> None:
    match, chance, dice = random_match(seats, 9, advanced=advanced), np.random.default_rng(9), new_dice(9)
    while not match.over:
        if chance.random() < 0.1:
            world = hidden(match, int(chance.integers(seats)), dice)
            out = np.zeros(game.MAX_LEGAL, np.int16)
            while not game.over(world):
                mask = game.to_act(world)
                seat = next(seat for seat in range(seats) if mask >> seat & 1)
                count = game.legal(match.box, world, seat, out)
                assert game.apply(match.box, world, seat, int(out[chance.integers(count)])) == 0
                assert fact(match, world) == ""
        play_random(match, chance)


def test_hiding_leaves_the_real_table_alone_and_other_dice_give_other_worlds() -> None:
    match = random_match(3, 1)
    before = match.g.tobytes()
    worlds = {hidden(match, 0, new_dice(seed)).tobytes() for seed in range(20)}
    assert (match.g.tobytes(), len(worlds)) == (before, 20)


def test_the_same_dice_give_the_same_world() -> None:
    match = random_match(3, 1)
    assert hidden(match, 0, new_dice(4)).tobytes() == hidden(match, 0, new_dice(4)).tobytes()


def test_the_chance_to_come_is_another() -> None:
    match = random_match(3, 1)
    assert hidden(match, 0, new_dice(4)).dice.tobytes() != match.g.dice.tobytes()


# Non-interference --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_the_world_drawn_does_not_depend_on_where_hidden_regions_are(seats: int, advanced: bool) -> None:
    """Two tables that differ in what the seat cannot know only give, with the same dice, worlds with the same regions."""
    match, chance, dice = random_match(seats, 2, advanced=advanced), np.random.default_rng(2), new_dice(2)
    fields = ("dealt", "taken", "secret", "discards", "row", "market")
    while not match.over:
        seat, seed = int(chance.integers(seats)), int(chance.integers(1 << 30))
        other = hidden(match, seat, dice)
        one = hidden(match, seat, new_dice(seed))
        game.hide(match.box, other, seat, new_dice(seed))
        for name in fields:
            assert one[name].tobytes() == other[name].tobytes(), name
        live = slice(one.region_top, one.region_bottom)
        assert one.region_deck[live].tolist() == other.region_deck[live].tolist()
        play_random(match, chance)


def test_no_trace_of_a_real_hand_is_left_in_the_region_deck() -> None:
    match = random_match(4, 1)
    hand = set(match.view(1)["hand"])
    spent = [set(cards(hidden(match, 0, new_dice(seed)).region_deck[: match.g.region_top])) for seed in range(40)]
    assert any(not hand <= trace for trace in spent)


def test_no_trace_of_real_finds_is_left_in_the_sanctuary_deck() -> None:
    match, chance = random_match(4, 1), np.random.default_rng(1)
    while not match.g.offered[1:].any():
        play_random(match, chance)
    finder = 1 + int(np.argmax(match.g.offered[1:]))
    found = set(cards(match.g.offer[finder]))
    worlds = [hidden(match, 0, new_dice(seed)) for seed in range(40)]
    live = [{int(world.sanctuary_deck[p % 64]) for p in range(world.sanctuary_top, world.sanctuary_bottom)} for world in worlds]
    spent = [set(cards(world.sanctuary_deck)) - lying for world, lying in zip(worlds, live, strict=True)]
    traces = [set(cards(world.sanctuary_deck[: world.sanctuary_top])) for world in worlds]
    assert any(not found <= trace for trace in traces), spent
