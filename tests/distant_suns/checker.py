"""What must hold on every table of Distant Suns, compiled, and the missions counted anew cell by cell. Returns a place in `FACTS`.

All compiled code of this check is in this file: the disk cache does not notice changes of functions called from another one.
"""

from typing import Any

import numpy as np

from farlands.drivers import bind
from farlands.games import distant_suns as game
from farlands.rule import rule
from tests.distant_suns.slow import SHEET, around

playout: Any = bind("playout", "distant-suns")
over, setup, random_move, scores = game.over, playout.setup, playout.random_move, game.scores
CELLS, TURNS, NO_CELL = 128, 15, -1
OPEN, START, WORLD, TREASURE, ALIEN, UPGRADE = range(6)

FACTS = (
    "",
    "a round has four or five turns",
    "figures lie on open cells",
    "figures do not overlap",
    "each figure touches an earlier one, the first one Start",
    "every figure is in one piece",
    "a figure has its size, or up to two cells less",
    "upgrades are won before they are spent, and never more than circles",
    "worlds are reached by those who touch them, the first ones have the high value",
    "the score is what a slow count gives",
    "the cells covered are those of the figures",
)
FINE, BAD_ROUND, BAD_CELL, OVERLAP, APART, BROKEN, BAD_SIZE, BAD_UPGRADES, BAD_WORLDS, BAD_SCORE, BAD_COVER = range(len(FACTS))


def sheet_arrays() -> tuple[Any, Any]:
    """The kind of each cell, and its neighbours."""
    kinds, near = np.full(CELLS, -1, np.int8), np.full((CELLS, 6), NO_CELL, np.int16)
    for number, cell in enumerate(SHEET.numbered):
        kinds[number] = {".": OPEN, "S": START, "T": TREASURE, "A": ALIEN, "U": UPGRADE}.get(SHEET.letter[cell], WORLD)
        on_sheet = [SHEET.numbered.index(other) for other in sorted(around(cell)) if other in SHEET.letter]
        near[number, : len(on_sheet)] = on_sheet
    return kinds, near


@rule
def unfold(g, seat, owner, drawn):
    """Write the figure (number of the turn + 1) that covers each cell; drawn: cells of each figure. False if two overlap."""
    for cell in range(CELLS):
        owner[cell] = 0
    for turn in range(TURNS):
        drawn[turn] = 0
    for turn in range(g.turn):
        for cell in range(CELLS):
            if g.figures[seat, turn, cell // 64] >> (cell % 64) & 1:
                if owner[cell]:
                    return False
                owner[cell] = turn + 1
                drawn[turn] += 1
    return True


@rule
def touches(near, owner, cell, figure):
    """Whether a cell has a neighbour of the figure."""
    for i in range(6):
        if near[cell, i] != NO_CELL and owner[near[cell, i]] == figure:
            return True
    return False


@rule
def figures_touch(near, owner, one, other):
    """Whether two figures have neighbouring cells."""
    for cell in range(CELLS):
        if owner[cell] == one and touches(near, owner, cell, other):
            return True
    return False


@rule
def in_one_piece(near, owner, figure, mark):
    """Whether the cells of a figure hang together: a flood from its first cell."""
    count = 0
    for cell in range(CELLS):
        mark[cell] = 0
        if owner[cell] == figure:
            count += 1
            if count == 1:
                mark[cell] = 1
    for _ in range(count):
        for cell in range(CELLS):
            if owner[cell] == figure and not mark[cell] and touches(near, mark, cell, 1):
                mark[cell] = 1
    for cell in range(CELLS):
        if owner[cell] == figure and not mark[cell]:
            return False
    return True


@rule
def figures_fit(box, g, seat, kinds, near, owner, drawn, mark):
    """The rules of drawing, figure by figure."""
    before_any = True
    for turn in range(g.turn):
        if drawn[turn] == 0:
            continue
        size = box.cell_count[g.zones[g.required[seat, turn]]]
        if not size - 2 <= drawn[turn] <= size:
            return BAD_SIZE
        joined = False
        for cell in range(CELLS):
            if owner[cell] == turn + 1:
                if kinds[cell] != OPEN and kinds[cell] != ALIEN and kinds[cell] != UPGRADE:
                    return BAD_CELL
                for i in range(6):
                    if near[cell, i] != NO_CELL:
                        joined |= kinds[near[cell, i]] == START if before_any else 0 < owner[near[cell, i]] <= turn
        if not joined:
            return APART
        if not in_one_piece(near, owner, turn + 1, mark):
            return BROKEN
        before_any = False
    return FINE


@rule
def upgrades_fit(box, g, seat, kinds, owner, drawn):
    """Turn by turn: what is left out was won before."""
    won, spent = 0, 0
    for turn in range(g.turn):
        if drawn[turn]:
            spent += box.cell_count[g.zones[g.required[seat, turn]]] - drawn[turn]
            if spent > won:
                return False
            for cell in range(CELLS):
                if owner[cell] == turn + 1 and kinds[cell] == UPGRADE and won < box.circles:
                    won += 1
    return won == g.won[seat] and spent == g.spent[seat]


@rule
def arrival(kinds, near, owner, world_cell):
    """The turn (+ 1) in which a world was reached; 0: never."""
    first = 0
    for i in range(6):
        if near[world_cell, i] != NO_CELL:
            figure = owner[near[world_cell, i]]
            if figure and (first == 0 or figure < first):
                first = figure
    return first


@rule
def count_mission(g, seat, mission, place, kinds, near, owner, mark):
    """How often a mission was done, cell by cell. Missions: 1 alien, 2 upgrade, 3 treasure, 4 cluster, 5 black hole."""
    count = 0
    for cell in range(CELLS):
        mine = owner[cell] > 0 and g.required[seat, owner[cell] - 1] == place
        if (mission == 1 and mine and kinds[cell] == ALIEN) or (mission == 2 and mine and kinds[cell] == UPGRADE):
            count += 1
        if mission == 3 and kinds[cell] == TREASURE:
            met = False
            for i in range(6):
                figure = owner[near[cell, i]] if near[cell, i] != NO_CELL else 0
                met |= figure > 0 and g.required[seat, figure - 1] == place
            count += met
    if mission == 4:
        return count_cluster(g, seat, place, near, owner, mark)
    if mission == 5:
        for turn in range(g.turn):
            met = False
            for other in range(g.turn):
                if g.required[seat, turn] == place and g.required[seat, other] == 0:
                    met |= figures_touch(near, owner, turn + 1, other + 1)
            count += met
    return count


@rule
def count_cluster(g, seat, place, near, owner, mark):
    """Figures of the zone in the largest group: labels that spread until nothing changes."""
    for turn in range(TURNS):
        mark[turn] = turn + 1
    for _ in range(TURNS):
        for one in range(g.turn):
            for other in range(g.turn):
                if g.required[seat, one] == place and g.required[seat, other] == place and mark[one] != mark[other]:
                    if figures_touch(near, owner, one + 1, other + 1):
                        mark[one] = mark[other] = min(mark[one], mark[other])
    largest = 0
    for label in range(1, TURNS + 1):
        size = 0
        for turn in range(g.turn):
            drew = g.figures[seat, turn, 0] != 0 or g.figures[seat, turn, 1] != 0
            size += mark[turn] == label and g.required[seat, turn] == place and drew
        largest = max(largest, size)
    return largest


@rule
def slow_score(g, seat, kinds, near, owner, mark):
    """Points, worlds as marked."""
    total = 0
    for place in range(1, 6):
        count = count_mission(g, seat, g.missions[place], place, kinds, near, owner, mark)
        total += 0 if count == 0 else 3 if count == 1 else 6 if count == 2 else 10 if count == 3 else 15 + 5 * (count - 4)
    for world in range(3):
        total += g.worlds[seat, world]
    for cell in range(CELLS):
        if kinds[cell] == ALIEN and owner[cell] == 0:
            total -= 5
        if kinds[cell] == TREASURE:
            closed = True
            for i in range(6):
                closed &= near[cell, i] == NO_CELL or owner[near[cell, i]] > 0
            total += 10 * closed
    return total


@rule
def check_worlds(g, kinds, near, world_cells, firsts, laters, owners):
    """Everybody who was first of all, or equal first, has the high value."""
    for world in range(3):
        first = 0
        for seat in range(g.seats):
            turn = arrival(kinds, near, owners[seat], world_cells[world])
            if turn and (first == 0 or turn < first):
                first = turn
        for seat in range(g.seats):
            turn = arrival(kinds, near, owners[seat], world_cells[world])
            wanted = 0 if turn == 0 else firsts[world] if turn == first else laters[world]
            if g.worlds[seat, world] != wanted:
                return False
    return True


@rule
def check_end(box, g, kinds, near, world_cells, firsts, laters, owners, drawn, mark, out):
    """The first fact that does not hold at the end of a game."""
    scores(box, g, out)
    for seat in range(g.seats):
        owner = owners[seat]
        if not unfold(g, seat, owner, drawn):
            return OVERLAP
        fact = figures_fit(box, g, seat, kinds, near, owner, drawn, mark)
        if fact:
            return fact
        if not upgrades_fit(box, g, seat, kinds, owner, drawn):
            return BAD_UPGRADES
        for cell in range(CELLS):
            if (g.covered[seat, cell // 64] >> (cell % 64) & 1 == 1) != (owner[cell] > 0):
                return BAD_COVER
        if out[seat] != slow_score(g, seat, kinds, near, owner, mark):
            return BAD_SCORE
    return FINE if check_worlds(g, kinds, near, world_cells, firsts, laters, owners) else BAD_WORLDS


@rule
def play_checked(boxes, tables, outs, dices, arrays, first, end, seats, options, found):
    """Play these games and check each; the fact that fails goes to found[0], the game to found[1]; rounds by length to found[4:6]."""
    box, g, out, dice = boxes[0], tables[0], outs[0], dices[0]
    kinds, near, world_cells, firsts, laters, owners, drawn, mark, points = arrays
    for number in range(first, end):
        setup(box, g, 5, number, seats, options, dice)
        rounds = turns = 0
        while not over(g):
            random_move(box, g, out, dice)
            if g.round_number > rounds:
                length = g.turn - turns
                if length < 4 or length > 5:
                    found[0], found[1] = BAD_ROUND, number
                    return
                found[length] += 1
                rounds, turns = g.round_number, g.turn
        fact = check_end(box, g, kinds, near, world_cells, firsts, laters, owners, drawn, mark, points)
        if fact:
            found[0], found[1] = fact, number
            return
