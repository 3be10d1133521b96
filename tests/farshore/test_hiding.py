"""Hidden worlds keep all that a player with perfect memory knows, show the seat nothing new, and are good tables."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from farlands import Match
from farlands.dice import new_dice
from tests.farshore.checker import FACTS, KINDS, check
from tests.farshore.memory import Memory, contradictions
from tests.farshore.random_play import BOX, SEAT_COUNTS, game, random_match


def hidden(match: Match, seat: int, dice: Any) -> Any:
    """A copy of the table with all that the seat cannot know drawn anew."""
    world = game.TABLE.copy(match.g)
    game.hide(BOX, world, seat, dice)
    return world


def fact(g: Any) -> str:
    return FACTS[check(BOX, g, np.zeros(KINDS + 1, np.int64), np.zeros(game.MAX_LEGAL, np.int16))]


def remembered(seats: int, seed: int, at_each: Callable[[Match, list[Memory]], None]) -> list[Memory]:
    """A random match in which every seat watches all; called at each position."""
    match, chance = random_match(seats, seed), np.random.default_rng(seed)
    memories = [Memory(seat, match.g) for seat in range(seats)]
    while not match.over:
        at_each(match, memories)
        (mover,) = match.waiting
        action = int(chance.choice(match.legal_actions(mover)))
        before = game.TABLE.copy(match.g)
        match.play(mover, action)
        for memory in memories:
            memory.watch(before, mover, action, match.g)
    at_each(match, memories)
    return memories


def look_closely(match: Match, memory: Memory, dice: Any) -> None:
    """A world is all that the seat sees and remembers, and a table that holds together."""
    world = hidden(match, memory.seat, dice)
    assert game.view(world, memory.seat) == match.view(memory.seat)
    assert fact(world) == ""
    others = ~(1 << memory.seat)
    assert not any((world[name] & others).any() for name in ("hand_known", "hand_rumoured", "pile_known", "pile_rumoured"))
    assert list(contradictions(memory, match.g)) == [], "the real world is one of those possible"
    assert list(contradictions(memory, world)) == []


@pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in SEAT_COUNTS for seed in range(5)])
def test_worlds_keep_what_perfect_memory_knows(seats: int, seed: int) -> None:
    dice, chance = new_dice(seed), np.random.default_rng(seed)

    def look(match: Match, memories: list[Memory]) -> None:
        for memory in memories:
            if chance.random() < 0.2:
                look_closely(match, memory, dice)

    remembered(seats, seed, look)


@pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in SEAT_COUNTS for seed in range(3)])
def test_the_world_depends_on_the_dice_and_on_what_the_seat_knows_alone(seats: int, seed: int) -> None:
    """Hiding with some dice gives the same bytes as hiding with others and then with those."""

    def look(match: Match, memories: list[Memory]) -> None:
        seat = len(match.moves) % seats
        once, twice = hidden(match, seat, new_dice(1)), hidden(match, seat, new_dice(2))
        game.hide(BOX, twice, seat, new_dice(1))
        assert once.tobytes() == twice.tobytes()

    remembered(seats, seed, look)


def test_a_world_remembers_what_the_seat_knows() -> None:
    """A world hidden once more, from a world hidden from the same seat, keeps all of it."""
    dice = new_dice(3)

    def look(match: Match, memories: list[Memory]) -> None:
        memory = memories[len(match.moves) % 4]
        world = hidden(match, memory.seat, dice)
        game.hide(BOX, world, memory.seat, dice)
        assert list(contradictions(memory, world)) == []

    remembered(4, 11, look)
