"""Faraway's end: what is solved exactly, against every world one by one, and against worlds drawn by `hide`."""

from itertools import combinations

import numpy as np
import pytest

import farlands
from farlands.bots import Seat, greedy_bot
from farlands.dice import new_dice
from farlands.games.faraway.endgame import _Hands, solve, unseen_regions, unseen_sanctuaries
from farlands.games.faraway.rules import clues
from farlands.games.faraway.scoring import score
from farlands.games.faraway.state import EXPLORE, KEEP, PICK

game = farlands.find("faraway")
BOX = game.box()


def last_rounds(seats, numbers, phase, turn=7, **options):
    """Positions of greedy matches in the phase, each with the seat that decides, as that seat knows them."""
    for number in numbers:
        match = farlands.Match("faraway", ["Ann", "Bob", "Cem", "Dora"][:seats], options, farlands.Deal(bytes([number] * 32)))
        dice = new_dice(number)
        while not match.over:
            seat = match.waiting[0]
            if match.g.turn == turn and match.g.phase == phase and len(match.legal(seat)) > 1:
                yield Seat.of(match, seat, new_dice(number), match.g)
            match.play(seat, greedy_bot(Seat.of(match, seat, dice)))


def few_unseen(seat, sanctuaries):
    """The same with only so many sanctuaries that the seat has not seen: it has put the others back, as it were."""
    g = seat.world
    for card in unseen_sanctuaries(g, seat.number)[sanctuaries:]:
        g.put_back[seat.number] |= 1 << int(card)
    return seat


def fame(g, seat, cards):
    """The seat's fame after it has kept the best of these sanctuaries."""
    table = game.TABLE.copy(g)
    if not cards:
        return int(score(BOX, table, seat))
    table.kept[seat] += 1
    best = 0
    for card in cards:
        table.sanctuaries[seat, table.kept[seat] - 1] = card
        best = max(best, int(score(BOX, table, seat)))
    return best


def shares(pool, counts):
    """Every way to draw so many cards for each seat."""
    if not counts:
        yield ()
        return
    for cards in combinations(pool, counts[0]):
        for rest in shares([card for card in pool if card not in cards], counts[1:]):
            yield (cards, *rest)


def outcome(g, seat, points):
    """Margin and win of a seat with these points of each."""
    rivals = [points[other] for other in range(g.seats) if other != seat]

    def wins(other):
        if points[seat] != points[other]:
            return points[seat] > points[other]
        rows = [[int(card) for card in g.row[one]] for one in (seat, other)]
        times = [(sum(row), min(row)) if g.tie_break else (min(row),) for row in rows]
        return times[0] < times[1]

    return points[seat] - max(rivals), float(all(wins(other) for other in range(g.seats) if other != seat))


def average(outcomes):
    """Average margin and win."""
    return tuple(np.mean(np.array(list(outcomes)), axis=0))


@pytest.mark.parametrize(("seats", "tie_break"), [(2, "lowest_card"), (3, "lowest_sum"), (4, "lowest_card")])
def test_the_last_sanctuary_is_solved_as_by_going_through_all_worlds(seats, tie_break):
    looked = 0
    for seat in last_rounds(seats, range(12), KEEP, tie_break=tie_break):
        g, me = few_unseen(seat, 9).world, seat.number
        solved = solve(BOX, g, me)
        if solved is None:
            continue
        drawn = [0 if other == me else int(g.offered[other]) for other in range(g.seats)]
        pool = [int(card) for card in unseen_sanctuaries(g, me)]
        for action, worth in solved.items():
            table = game.TABLE.copy(g)
            game.apply(BOX, table, me, action)
            ends = ([fame(table, other, cards) for other, cards in enumerate(share)] for share in shares(pool, drawn))
            assert worth == pytest.approx(average(outcome(table, me, points) for points in ends))
        looked += 1
    assert looked >= 3


def test_the_last_region_is_solved_as_by_going_through_all_worlds():
    looked = 0
    for seat in last_rounds(2, range(8), EXPLORE):
        g, me = few_unseen(seat, 7).world, seat.number
        other = 1 - me
        solved = solve(BOX, g, me)
        known = [int(card) for card in g.taken[other] if card]
        pool = [int(card) for card in unseen_sanctuaries(g, me)]
        most = max(1 + clues(BOX, g, one) + 1 for one in (0, 1))
        if solved is None or len(known) < 2 or 2 * most > len(pool):
            continue

        def explored(regions, g=g):
            table, drawn = game.TABLE.copy(g), [0, 0]
            for one, region in regions.items():
                table.row[one, 7] = region
                drawn[one] = 1 + int(clues(BOX, table, one)) if region > table.row[one, 6] else 0
            return table, drawn

        def hoped(region, other=other, pool=pool, explored=explored):
            table, drawn = explored({other: region})
            return np.mean([fame(table, other, cards) for cards in combinations(pool, drawn[other])])

        hopes = {region: hoped(region) for region in [*known, *unseen_regions(g, me)]}
        hands = [known] if len(known) == 3 else [[*known, region] for region in unseen_regions(g, me)]
        choices = [min(hand, key=lambda region: (-round(hopes[region], 9), region)) for hand in hands]
        for action, worth in solved.items():
            outcomes = {}
            for choice in set(choices):
                table, drawn = explored({me: action + 1, other: choice})
                ends = [[fame(table, one, cards) for one, cards in enumerate(share)] for share in shares(pool, drawn)]
                outcomes[choice] = average(outcome(table, me, points) for points in ends)
            assert worth == pytest.approx(average(outcomes[choice] for choice in choices))
        looked += 1
        if looked == 2:
            return
    raise AssertionError("no position was small enough")


@pytest.mark.parametrize("phase", [KEEP, EXPLORE])
def test_worlds_drawn_by_hiding_give_what_is_solved(phase):
    """The others' hidden cards as `hide` draws them, and the deck, give the same on average."""
    for seat in list(last_rounds(2, range(3), phase))[:2]:
        g, me = seat.world, seat.number
        solved = solve(BOX, g, me)
        assert solved
        action = max(solved)
        outcomes = []
        for number in range(3000):
            world = game.TABLE.copy(g)
            game.hide(BOX, world, me, new_dice(99, number))
            outcomes.append(play_on(world, me, action, solved_by_other(world, me, phase)))
        mean, error = np.mean(outcomes, axis=0), np.std(outcomes, axis=0) / len(outcomes) ** 0.5
        for i in range(2):
            assert abs(mean[i] - solved[action][i]) <= 4 * error[i] + 1e-9


hopes: dict[tuple[bytes, int, int], float] = {}


def solved_by_other(world, me, phase):
    """The region that the other explores, as the solution takes it to choose: by the fame it may expect."""
    if phase == KEEP:
        return None
    hands = _Hands(BOX, world, me)
    other = 1 - me
    held = [int(card) for card in (*world.dealt[other], *world.taken[other]) if card]
    for region in held:
        if (world.row.tobytes(), other, region) not in hopes:
            hopes[world.row.tobytes(), other, region] = hands.expected(other, region)
    return min(sorted(held), key=lambda region: -hopes[world.row.tobytes(), other, region])


def play_on(world, me, action, region):
    """The seat does this, the other explores that; then all keep what gives them most."""
    if region is not None and world.secret[1 - me]:
        world.secret[1 - me] = region
    game.apply(BOX, world, me, action)
    out = np.zeros(game.MAX_LEGAL, np.int16)
    while not game.over(world):
        seat = 0 if game.to_act(world) & 1 else 1
        options = [int(one) for one in out[: game.legal(BOX, world, seat, out)]]
        choice = region - 1 if world.phase == EXPLORE else max(options, key=lambda one: game.prior(BOX, world, seat, one))
        game.apply(BOX, world, seat, choice)
    return outcome(world, me, [int(score(BOX, world, seat)) for seat in (0, 1)])


def test_the_turn_before_is_worth_the_best_that_follows():
    looked = 0
    for seat in last_rounds(2, range(6), PICK, turn=6):
        g, me = seat.world, seat.number
        solved = solve(BOX, g, me)
        if g.step == 0:
            assert solved is None  # the other is still to take a region
        for action, worth in (solved or {}).items():
            table = game.TABLE.copy(g)
            game.apply(BOX, table, me, action)
            following = solve(BOX, table, me)
            assert following
            assert worth == max(following.values(), key=lambda one: (round(one[1], 6), one[0]))
            looked += 1
    assert looked


def test_what_is_solved_depends_on_the_seats_information_alone():
    for phase in (KEEP, EXPLORE):
        for seat in last_rounds(3, range(2), phase):
            solved = solve(BOX, seat.world, seat.number)
            for _ in range(3):
                assert solve(BOX, seat.another_world(), seat.number) == solved


def test_what_is_too_large_is_not_solved():
    match = farlands.Match("faraway", ["Ann", "Bob"], deal=farlands.Deal(bytes(32)))
    assert solve(BOX, match.g, 0) is None


def test_solving_changes_nothing():
    for phase in (KEEP, EXPLORE):
        seat = next(last_rounds(2, range(9), phase))
        before = seat.world.tobytes()
        assert solve(BOX, seat.world, seat.number)
        assert seat.world.tobytes() == before
