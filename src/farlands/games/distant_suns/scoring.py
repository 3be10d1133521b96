"""Distant Suns' score: five missions, Distant Worlds, treasures surrounded, aliens left uncovered; the ranking; a cheap guess for bots."""

import numpy as np

from farlands.game import rule
from farlands.games.distant_suns.drawing import NOWHERE, cost, find_placement, fits
from farlands.games.distant_suns.rules import meets, zone_for_active, zone_for_others
from farlands.games.distant_suns.state import (
    ALIEN,
    BLACK_HOLE,
    CLUSTER,
    DRAWING,
    FORM,
    FULL,
    MISS,
    MODULE,
    MOST_WORLDS,
    PLACES,
    TREASURE,
    UPGRADE,
)


@rule
def score(box, g, seat):
    """Points of a seat's sheet as it is drawn."""
    total = np.int64(0)
    for place in range(1, PLACES):
        total += box.mission_points[mission_count(box, g, seat, place)]
    for world in range(MOST_WORLDS):
        total += g.worlds[seat, world]
    return total + box.treasure_points * surrounded(box, g, seat) - box.alien_points * (box.alien_count - aliens(box, g.covered[seat]))


# --- 01 Missions ---------------------------------------------------------------------------------------------------------------------


@rule
def mission_count(box, g, seat, place):
    """How often a seat has done the mission beside a zone, with the figures of that zone."""
    mission = np.int64(g.missions[place])
    if mission == CLUSTER:
        return largest_cluster(g, seat, place)
    if mission <= UPGRADE:
        return special_cells(box, g, seat, place, mission)
    if mission == TREASURE:
        return treasures_met(box, g, seat, place)
    return figures_at_black_holes(g, seat, place)


@rule(inline=True)
def has_figure(g, seat, turn, place):
    """Whether the seat drew the zone's figure in that turn."""
    return (g.required[seat, turn] == place) & (g.figures[seat, turn, 0] | g.figures[seat, turn, 1] != 0)


@rule
def drawn_cells(g, seat, place):
    """The cells of all figures of a zone, as two words."""
    low = high = np.int64(0)
    for turn in range(g.turn):
        if g.required[seat, turn] == place:
            low |= g.figures[seat, turn, 0]
            high |= g.figures[seat, turn, 1]
    return low, high


@rule
def special_cells(box, g, seat, place, mission):
    """Missions Alien and Upgrade: such cells covered by the zone's figures."""
    cells = drawn_cells(g, seat, place)
    if mission == ALIEN:
        return aliens(box, cells)
    count = np.int64(0)
    for i in range(np.int64(box.upgrade_count)):
        count += meets(cells, box.upgrades[i])
    return count


@rule
def aliens(box, cells):
    """How many alien cells are among the cells."""
    count = np.int64(0)
    for i in range(np.int64(box.alien_count)):
        count += meets(cells, box.aliens[i])
    return count


@rule
def treasures_met(box, g, seat, place):
    """Mission Treasure: treasures next to a cell of the zone's figures, each once."""
    cells = drawn_cells(g, seat, place)
    count = np.int64(0)
    for i in range(np.int64(box.treasure_count)):
        count += meets(cells, box.treasure_rims[i])
    return count


@rule
def largest_cluster(g, seat, place):
    """Mission Cluster: figures of the zone in the largest group in which each is next to another."""
    left = np.int64(0)
    for turn in range(g.turn):
        left |= np.int64(has_figure(g, seat, turn, place)) << turn
    largest = np.int64(0)
    while left > 0:
        size = np.int64(0)
        low = high = np.int64(0)  # the group's rim
        grown = True
        while grown:
            grown = False
            for turn in range(g.turn):
                if left >> turn & 1 and (size == 0 or meets(g.figures[seat, turn], (low, high))):
                    left &= ~(np.int64(1) << turn)
                    low |= g.rims[seat, turn, 0]
                    high |= g.rims[seat, turn, 1]
                    size += 1
                    grown = True
        largest = max(largest, size)
    return largest


@rule
def figures_at_black_holes(g, seat, place):
    """Mission Black hole: figures of the zone next to a black hole, whichever was drawn first."""
    low = high = np.int64(0)
    for turn in range(g.turn):
        if g.required[seat, turn] == BLACK_HOLE:
            low |= g.rims[seat, turn, 0]
            high |= g.rims[seat, turn, 1]
    count = np.int64(0)
    for turn in range(g.turn):
        count += np.int64(g.required[seat, turn] == place and meets(g.figures[seat, turn], (low, high)))
    return count


# --- 02 Bonuses and penalties ------------------------------------------------------------------------------------------------------------


@rule(inline=True)
def is_surrounded(box, g, seat, treasure):
    """Whether every cell next to a treasure is covered."""
    low, high = box.treasure_rims[treasure, 0], box.treasure_rims[treasure, 1]
    return (low & ~g.covered[seat, 0] | high & ~g.covered[seat, 1]) == 0


@rule
def surrounded(box, g, seat):
    """How many treasures are surrounded."""
    count = np.int64(0)
    for treasure in range(np.int64(box.treasure_count)):
        count += is_surrounded(box, g, seat, treasure)
    return count


# --- 03 The winner -------------------------------------------------------------------------------------------------------------------


@rule
def scores(box, g, out):
    """Points of each seat."""
    for seat in range(g.seats):
        out[seat] = score(box, g, seat)


@rule
def ranking(box, g, out):
    """Place of each seat by points; who has the same shares the place."""
    for seat in range(g.seats):
        out[seat] = 0
        for other in range(g.seats):
            out[seat] += np.int64(score(box, g, other) > score(box, g, seat))


# --- A cheap guess for bots ----------------------------------------------------------------------------------------------------------

POINT = 4
"""What a point is worth; upgrades, progress towards treasures and size of a figure are worth less than a point each."""
UPGRADE_WON, TREASURE_SIDE = 6, 2


@rule
def prior(box, g, seat, action):
    """A drawing: points, upgrades, sides of treasures. A form: rather full than spending. A module: who gains by it."""
    if action < FORM:
        return prior_of_module(box, g, seat, action - MODULE)
    if action < DRAWING:
        return np.int64(-100 if action - FORM == MISS else -cost(action - FORM))
    placement = find_placement(box, g, seat, np.int64(g.form[seat]) - 1, action)
    return prior_of_drawing(box, g, seat, placement) if placement != NOWHERE else np.int64(0)


@rule
def prior_of_module(box, g, seat, module):
    """Twice what the zone is worth to the seat, less the most that the other zone is worth to an opponent."""
    best = np.int64(0)
    for other in range(g.seats):
        if other != seat:
            best = max(best, worth_of_zone(box, g, other, zone_for_others(module)))
    return 2 * worth_of_zone(box, g, seat, zone_for_active(module)) - best


@rule
def worth_of_zone(box, g, seat, place):
    """If its figure fits: the points of the zone's mission done once more, and the figure's size."""
    before = g.required[seat, g.turn]
    g.required[seat, g.turn] = place
    room = fits(box, g, seat, np.int64(FULL))
    g.required[seat, g.turn] = before
    if not room:
        return np.int64(0)
    worth = np.int64(box.cell_count[g.zones[place]])
    if place != BLACK_HOLE:
        count = mission_count(box, g, seat, place)
        worth += POINT * np.int64(box.mission_points[count + 1] - box.mission_points[count])
    return worth


@rule
def prior_of_drawing(box, g, seat, placement):
    """The sheet's score with the figure drawn, and what it wins towards more."""
    guess = np.int64(0)
    for i in range(np.int64(box.upgrade_count)):
        guess += UPGRADE_WON * meets(box.cells[placement], box.upgrades[i])
    for i in range(np.int64(box.treasure_count)):
        guess += TREASURE_SIDE * meets(box.cells[placement], box.treasure_rims[i])
    for world in range(np.int64(box.world_count)):
        if g.worlds[seat, world] == 0 and meets(box.cells[placement], box.world_rims[world]):
            guess += POINT * np.int64(box.world_first[world])
    low, high = np.int64(g.covered[seat, 0]), np.int64(g.covered[seat, 1])
    for word in range(2):
        g.figures[seat, g.turn, word] = box.cells[placement, word]
        g.rims[seat, g.turn, word] = box.rim[placement, word]
        g.covered[seat, word] |= box.cells[placement, word]
    g.turn += 1
    guess += POINT * score(box, g, seat)
    g.turn -= 1
    for word in range(2):
        g.figures[seat, g.turn, word] = g.rims[seat, g.turn, word] = 0
    g.covered[seat, 0], g.covered[seat, 1] = low, high
    return guess
