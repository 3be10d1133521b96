"""Hidden worlds come up as often as they are likely for all that the seat knows: simple cases by chi-square, crafted ones against a plain
simulation of everything the seat has seen (`memory.imagine`)."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from farlands import Match
from farlands.dice import new_dice
from tests.faraway.helpers import (
    REGIONS,
    SANCTUARIES,
    UP_AND_DOWN,
    Script,
    cards,
    game,
    play_random,
    random_match,
)
from tests.faraway.memory import Draw, Keep, Memory, World, as_world, imagine
from tests.odds import assert_distributed, assert_uniform

WORLDS = 6000


def worlds(match: Match, seat: int, read: Callable[[Any], Any], count: int = WORLDS) -> Counter[Any]:
    """How often each reading comes up in worlds hidden from the seat."""
    dice, readings = new_dice(2023), Counter[Any]()
    for _ in range(count):
        world = game.TABLE.copy(match.g)
        game.hide(match.box, world, seat, dice)
        readings[read(world)] += 1
    return readings


def one_by_one(match: Match, seat: int, read: Callable[[Any], list[int]]) -> Counter[int]:
    """How often each card comes up, of readings of several cards."""
    counts = Counter[int]()
    for reading, count in worlds(match, seat, lambda world: tuple(read(world))).items():
        counts.update(dict.fromkeys(reading, count))
    return counts


def deck_cards(world: Any, name: str) -> list[int]:
    ring = world[f"{name}_deck"]
    return [int(ring[p % len(ring)]) for p in range(world[f"{name}_top"], world[f"{name}_bottom"])]


def played(seats: int, seed: int, moves: int, **options: object) -> Match:
    match, chance = random_match(seats, seed, **options), np.random.default_rng(seed)
    for _ in range(moves):
        play_random(match, chance)
    return match


# Regions -----------------------------------------------------------------------------------------------------------------------------


def unseen_regions(match: Match, seat: int) -> set[int]:
    view = match.view(seat)
    open_ones = {card for area in view["areas"] for card in area["regions"] + area["known_hand"]}
    return set(range(1, REGIONS + 1)) - open_ones - set(view["hand"] + view["market"] + view["left_over"])


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 6])
def test_a_hand_is_any_of_the_regions_nobody_has_seen(seats: int, advanced: bool) -> None:
    match = random_match(seats, 3, advanced=advanced)
    own = match.view(0)["hand"][:2] if advanced else []
    for seat in range(seats) if advanced else ():
        for card in match.view(seat)["hand"][:2]:
            match.play(seat, f"D{card}")
    counts = one_by_one(match, 0, lambda world: cards(world.dealt[1]))
    assert_uniform(counts, unseen_regions(match, 0) - set(own))


def test_five_regions_dealt_are_any_nobody_has_seen_put_back_or_not() -> None:
    match = random_match(3, 3, advanced=True)
    match.play(1, match.legal(1)[0])
    for read in (lambda world: cards(world.dealt[1]), lambda world: cards(world.discards[1]), lambda world: cards(world.dealt[2])):
        assert_uniform(one_by_one(match, 0, read), unseen_regions(match, 0))


def test_the_region_decks_top_and_bottom_are_any_nobody_has_seen() -> None:
    match = played(3, 4, 20)
    unseen = unseen_regions(match, 1)
    assert_uniform(worlds(match, 1, lambda world: deck_cards(world, "region")[0]), unseen)
    assert_uniform(worlds(match, 1, lambda world: deck_cards(world, "region")[-1]), unseen)


def test_two_unseen_cards_of_a_hand_are_any_pair() -> None:
    match = random_match(2, 3)
    counts = worlds(match, 0, lambda world: min(cards(world.dealt[1])))
    unseen = sorted(unseen_regions(match, 0))
    n = len(unseen)
    wanted = {card: float((n - i - 1) * (n - i - 2)) for i, card in enumerate(unseen[:-2])}
    common = [card for card in wanted if wanted[card] * WORLDS / sum(wanted.values()) >= 5]
    expected = {card: wanted[card] for card in common} | {"rest": sum(wanted.values()) - sum(wanted[card] for card in common)}
    grouped = Counter[Any]()
    for card, count in counts.items():
        grouped[card if card in common else "rest"] += count
    assert_distributed(grouped, {key: value for key, value in expected.items() if value * WORLDS / sum(expected.values()) >= 5})


def test_a_secret_choice_is_any_card_of_the_hand() -> None:
    script = Script(UP_AND_DOWN)
    match = script.until(3)
    match.play(1, f"P{UP_AND_DOWN[1][2]}")
    taken = cards(match.g.taken[1])
    counts = worlds(match, 0, lambda world: int(world.secret[1]) if world.secret[1] in taken else "unseen")
    assert_distributed(counts, dict.fromkeys(taken, 1.0) | {"unseen": 3.0 - len(taken)})


def test_discards_of_others_are_any_of_the_deck_they_went_into() -> None:
    match = random_match(3, 3, advanced=True)
    for seat in range(3):
        for card in match.view(seat)["hand"][:2]:
            match.play(seat, f"D{card}")
    view = match.view(0)
    candidates = set(range(1, REGIONS + 1)) - set(view["hand"]) - set(view["discards"])
    in_view = sorted(set(view["market"]) - set(view["discards"]))
    counts = one_by_one(match, 0, lambda world: [card for card in cards(world.discards[1]) if card in in_view])
    # 2 of the 6 put back, among 61 cards of the deck at the time but the 2 own; each of the market's is one with 2 chances in 57.
    total = WORLDS * 2 / (len(candidates) - 6)
    for card in in_view:
        assert abs(counts[card] - total) < 4.5 * total**0.5
    assert counts.keys() == set(in_view)


# Sanctuaries -------------------------------------------------------------------------------------------------------------------------


def unseen_sanctuaries(match: Match, memory: Memory) -> set[int]:
    view = match.view(memory.seat)
    seen = {card for area in view["areas"] for card in area["sanctuaries"]} | set(view["offer"] + view["put_back"])
    return set(range(1, SANCTUARIES + 1)) - seen


def remembered(seats: int, seed: int, seat: int, round: int, turns_left: int) -> tuple[Match, Memory]:
    """A random match up to its first position of the round in which so many seats have still to keep a sanctuary, and one seat's memory."""
    match, chance = random_match(seats, seed), np.random.default_rng(seed)
    memory = Memory(match.view(seat))
    while not (match.g.turn == round - 1 and match.view(None)["phase"] == "keep" and np.count_nonzero(match.g.offered) <= turns_left):
        play_random(match, chance)
        memory.watch(match.view(seat), cards(match.g.offer[seat]))
    return match, memory


def test_the_sanctuary_decks_top_is_any_never_seen() -> None:
    match, memory = remembered(3, 4, 1, 6, 2)
    assert memory.own_batches()
    assert_uniform(worlds(match, 1, lambda world: deck_cards(world, "sanctuary")[0]), unseen_sanctuaries(match, memory))


def test_what_others_have_found_is_any_never_seen() -> None:
    match = Script(UP_AND_DOWN).until(2, "keep", seat=0)
    memory_free = set(range(1, SANCTUARIES + 1))
    assert_uniform(worlds(match, 1, lambda world: int(world.offer[0, 0])), memory_free)


def test_ones_own_sanctuaries_put_back_lie_in_any_order() -> None:
    # Row 6, 8, 12, 15: clues 2, 3, 4; round 4 puts four sanctuaries back, which stay under the deck of two players.
    match = Script([(6, 8, 12, 15, 1, 2, 3, 4), (68, 67, 66, 65, 64, 57, 50, 43)]).until(5)
    bottom = int(match.g.sanctuary_bottom)
    put = [deck_cards(match.g, "sanctuary")[place - bottom + len(deck_cards(match.g, "sanctuary"))] for place in range(bottom - 4, bottom)]
    counts = worlds(match, 0, lambda world: tuple(deck_cards(world, "sanctuary")[-4:]))
    assert_uniform(counts, permutations(put))


# Against a plain simulation ----------------------------------------------------------------------------------------------------------

IMAGINED = 6000
Feature = Callable[[World], list[Any]]


def likelihoods(found: list[World], features: Feature) -> tuple[dict[Any, float], float]:
    """How likely each feature is by worlds with weights, and how many equal worlds they are worth."""
    total = sum(world.weight for world in found)
    chances: dict[Any, float] = {}
    for world in found:
        for feature in features(world):
            chances[feature] = chances.get(feature, 0.0) + world.weight / total
    return chances, total**2 / sum(world.weight**2 for world in found)


def assert_like_imagined(match: Match, memory: Memory, features: Feature) -> None:
    """Hidden worlds show each feature as often as imagined ones, as far as chance goes (5 standard errors)."""
    chance, dice = Random(2023), new_dice(2023)
    imagined = [world for world in (imagine(memory, chance) for _ in range(IMAGINED)) if world]
    assert len(imagined) > 100
    drawn = []
    for _ in range(IMAGINED):
        world = game.TABLE.copy(match.g)
        game.hide(match.box, world, memory.seat, dice)
        drawn.append(as_world(world))
    expected, worth = likelihoods(imagined, features)
    observed, _ = likelihoods(drawn, features)
    for feature in expected.keys() | observed.keys():
        p, q = expected.get(feature, 0.0), observed.get(feature, 0.0)
        middle = min(max((p + q) / 2, 0.005), 0.995)
        error = (middle * (1 - middle) * (1 / worth + 1 / IMAGINED)) ** 0.5
        assert abs(p - q) < 5 * error, f"{feature}: {q:.3f} of the hidden worlds, should be {p:.3f}"


def places_of_own(memory: Memory) -> Feature:
    """Where the sanctuaries lie that the seat once put back."""
    own = {card for batch in memory.own_batches().values() for card in batch}
    return lambda world: [(card, place) for card, place in world.place.items() if card in own]


def others_put_back(world: World) -> list[Any]:
    return [(seat, card) for seat, batch in world.put_back.items() for card in batch]


LATE = [
    # deal's seed, seat that remembers, round, how many have still to keep a sanctuary
    (3, 0, 8, 2),
    (4, 2, 8, 2),
    (10, 4, 8, 1),
    (7, 1, 8, 1),
    (11, 1, 8, 2),
    (13, 3, 8, 1),
]
"""Six seats, round 8: the deck has run short, and cards put back have been drawn and put back again."""


@pytest.mark.parametrize(("seed", "seat", "round", "turns_left"), [*LATE, (2, 3, 6, 3), (5, 5, 7, 2)])
def test_own_sanctuaries_lie_where_they_are_likely_to(seed: int, seat: int, round: int, turns_left: int) -> None:
    match, memory = remembered(6, seed, seat, round, turns_left)
    assert_like_imagined(match, memory, places_of_own(memory))


@pytest.mark.parametrize(("seed", "seat", "round", "turns_left"), LATE)
def test_others_have_put_back_what_they_are_likely_to(seed: int, seat: int, round: int, turns_left: int) -> None:
    match, memory = remembered(6, seed, seat, round, turns_left)
    assert_like_imagined(match, memory, others_put_back)


# A crafted table: seat 0 put back 1 and 2 (positions 46, 47), under a card of seat 1 (45). Then seat 1 drew 44 to 46, kept 44 and put two
# back (48, 49); seat 2 drew 47 and 48, kept 1 and put one back (50). Where is 2 now, at 49 or at 50? Three ways lead here, each equally
# likely: 1 at 47 and 2 at 48; 1 at 47 and 45 at 48; 2 at 47 and 1 at 48. In two of them 2 lies at 50. All looks alike to seat 0.

BY_ONE_FIRST, BY_ZERO, BY_ONE, BY_TWO = 6 * 1 + 1, 6 * 2 + 0, 6 * 3 + 1, 6 * 4 + 2
WAYS = {
    # how it came about: cards at 49 and 50, and the events in which each card still of interest was put back
    "drew 1 and 2": ((45, 2), {1: [BY_ZERO], 2: [BY_ZERO, BY_ONE, BY_TWO], 44: [BY_ONE_FIRST], 45: [BY_ONE]}),
    "drew 1 and 45": ((2, 45), {1: [BY_ZERO], 2: [BY_ZERO, BY_ONE], 44: [BY_ONE_FIRST], 45: [BY_ONE, BY_TWO]}),
    "drew 2 and 1": ((45, 2), {1: [BY_ZERO, BY_ONE], 2: [BY_ZERO, BY_TWO], 44: [BY_ONE_FIRST], 45: [BY_ONE]}),
}


def crafted(way: str) -> tuple[Match, Memory]:
    match = random_match(3, 1)
    g, (deck, returns) = match.g, WAYS[way]
    g.turn = 5
    g.order[:5, :3] = range(3)
    g.sanctuary_top, g.sanctuary_bottom = 49, 51
    g.sanctuary_deck[49], g.sanctuary_deck[50] = deck
    for card, events in returns.items():
        for event in events:
            g.returns[card] |= 1 << event
            g.put_back[event % 6] |= 1 << card
    for turn, (seat, card) in enumerate(((1, 43), (0, 3), (1, 44), (2, 1)), start=1):
        g.sanctuaries[seat, g.kept[seat]], g.kept_in[seat, g.kept[seat]] = card, turn
        g.kept[seat] += 1
    memory = Memory(match.view(0))
    for position in range(39):  # cards 4 to 42 were kept by whoever drew them alone
        memory.log += [Draw(1, [position]), Keep(1, position + 4, 0, [])]
    memory.log += [Draw(1, [39, 40]), Keep(1, 43, BY_ONE_FIRST, [45])]
    memory.log += [Draw(0, [41, 42, 43], [1, 2, 3]), Keep(0, 3, BY_ZERO, [46, 47])]
    memory.log += [Draw(1, [44, 45, 46]), Keep(1, 44, BY_ONE, [48, 49])]
    memory.log += [Draw(2, [47, 48]), Keep(2, 1, BY_TWO, [50])]
    memory.top, memory.bottom = 49, 51
    return match, memory


def place_of_2(world: World) -> list[Any]:
    return [world.place[2]]


def test_the_crafted_tables_odds_are_two_to_one() -> None:
    _, memory = crafted("drew 1 and 2")
    chance = Random(5)
    chances, _ = likelihoods([world for world in (imagine(memory, chance) for _ in range(20_000)) if world], place_of_2)
    assert chances == {50: pytest.approx(2 / 3, abs=0.02), 49: pytest.approx(1 / 3, abs=0.02)}


@pytest.mark.parametrize("way", WAYS)
def test_a_card_put_back_twice_lies_where_it_is_likely_to(way: str) -> None:
    match, memory = crafted(way)
    assert_like_imagined(match, memory, place_of_2)
