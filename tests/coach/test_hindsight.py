"""Faraway's hindsight against brute force: every row, every set of sanctuaries that its climbs could have kept."""

from itertools import combinations, permutations

import numpy as np
import pytest

import farlands
from farlands.dice import new_dice, roll, shuffle
from farlands.games.faraway.hindsight import hindsight, lay_out, passed_through, rows_of, search_row
from farlands.games.faraway.scoring import score
from tests.coach.conftest import played

game = farlands.find("faraway")


def could_keep(row, kept, found):
    """Whether each sanctuary kept can be given a climb of its own, not before it was found. (By trying; slow.)"""
    climbs = [turn for turn in range(1, 8) if row[turn] > row[turn - 1]]
    return any(all(turn >= found[card] for turn, card in zip(turns, kept, strict=True)) for turns in permutations(climbs, len(kept)))


def best_by_force(row, found):
    """The most fame of a row."""
    box, g = game.box(), game.TABLE.new()[0]
    g.row[0] = row
    best = 0
    for count in range(min(7, len(found)) + 1):
        for kept in combinations(found, count):
            g.sanctuaries[0] = 0
            g.sanctuaries[0, :count] = kept
            g.kept[0] = count
            fame = score(box, g, 0)
            if fame > best and could_keep(row, kept, found):
                best = fame
    return best


def random_cards(seed):
    """Regions dealt and taken, and sanctuaries found in some rounds."""
    dice = new_dice(seed)
    regions, sanctuaries = np.arange(1, 69), np.arange(1, 46)
    shuffle(dice, regions)
    shuffle(dice, sanctuaries)
    found = {int(card): 1 + int(roll(dice, 7)) for card in sanctuaries[:9]}
    return [int(card) for card in regions[:3]], [int(card) for card in regions[3:10]], found


@pytest.mark.parametrize("seed", range(8))
def test_the_best_sanctuaries_of_a_row_are_found(seed):
    dealt, taken, found = random_cards(seed)
    rows = rows_of(dealt, taken)
    for row in rows[seed :: len(rows) // 12]:
        desk = lay_out(game.box(), found)
        desk.best = -1
        search_row(game.box(), desk, row)
        assert desk.best == best_by_force(list(row), found)


@pytest.mark.parametrize("seats", [3, 5])
def test_the_best_row_is_found(seats):
    match = played("faraway", ["random"] * seats, 9)
    positions = list(match.positions())
    dealt, taken, found = passed_through(positions, 1)
    box, best = game.box(), 0
    for row in rows_of(dealt, taken):  # each row alone, from nothing: no bound of another row can cut it off
        desk = lay_out(box, found)
        desk.best = -1
        search_row(box, desk, row)
        best = max(best, int(desk.best))
    assert hindsight(box, positions, 1)["total"] == best


@pytest.mark.parametrize("advanced", ["no", "yes"])
def test_rows_are_those_the_hand_allowed(advanced):
    match = farlands.Match("faraway", ["Ann", "Bob"], {"advanced": advanced}, farlands.Deal(bytes(32)))
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    for seat in (0, 1):
        dealt, taken, found = passed_through(list(match.positions()), seat)
        rows = rows_of(dealt, taken)
        assert len(dealt) == (5 if advanced == "yes" else 3)
        assert len(taken) == 7
        assert all(len(set(row)) == 8 for row in rows.tolist())
        assert match.view(None)["areas"][seat]["regions"] in rows.tolist()
        assert set(match.view(None)["areas"][seat]["sanctuaries"]) <= set(found)


def test_no_play_gives_more_than_hindsight():
    for number in range(6):
        match = played("faraway", ["search:100i", "greedy", "random"], number + 1)
        for seat in range(3):
            best = hindsight(match.box, list(match.positions()), seat)
            assert best["actual"] == match.scores()[seat] <= best["total"]
            regions, sanctuaries = ([int(move[1:]) for move in best["moves"] if move[0] == letter] for letter in "PS")
            assert farlands.score("faraway", regions=regions, sanctuaries=sanctuaries)["total"] == best["total"]
