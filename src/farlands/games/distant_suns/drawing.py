"""Where a figure fits: the rules of drawing, as and-operations on the placements worked out in the box."""

import numpy as np

from farlands.game import rule
from farlands.games.distant_suns.state import DRAWING, FIRST_WITHOUT_TWO, FORM, FULL, MISS, MOST_SPENT
from farlands.games.distant_suns.tables import NO_PATTERN

NOWHERE = -1


@rule(inline=True)
def cost(form):
    """Upgrades that a form spends: one for each cell left out."""
    return 0 if form in (FULL, MISS) else 1 if form < FIRST_WITHOUT_TWO else 2


@rule(inline=True)
def spendable(g, seat):
    """Upgrades that a seat may spend this turn: those won in earlier turns, two at most."""
    return min(np.int64(g.won[seat]) - np.int64(g.spent[seat]), MOST_SPENT)


@rule(inline=True)
def forms_open(g, seat):
    """How many of the forms, in their order, the seat has the upgrades for."""
    can_spend = spendable(g, seat)
    return MISS if can_spend == 2 else FIRST_WITHOUT_TWO if can_spend == 1 else 1


@rule(inline=True)
def pattern_of(box, g, seat, form):
    """The pattern of a form of the figure the seat has to draw this turn."""
    return np.int64(box.pattern[g.zones[g.required[seat, g.turn]], form])


@rule(inline=True)
def lies_well(box, g, seat, placement):
    """Whether a figure there overlaps no other and covers a cell next to one (the first: next to Start)."""
    low, high = box.cells[placement, 0], box.cells[placement, 1]
    overlap = low & g.covered[seat, 0] | high & g.covered[seat, 1]
    touching = low & g.reach[seat, 0] | high & g.reach[seat, 1]
    return (overlap == 0) & (touching != 0)


@rule
def fits(box, g, seat, form):
    """Whether a form of the figure fits anywhere on the seat's sheet."""
    pattern = pattern_of(box, g, seat, form)
    if pattern == NO_PATTERN:
        return False
    for placement in range(np.int64(box.first[pattern]), np.int64(box.first[pattern + 1])):
        if lies_well(box, g, seat, placement):
            return True
    return False


@rule
def some_form_fits(box, g, seat, first, end):
    """Whether one of these forms fits anywhere."""
    for form in range(first, end):
        if fits(box, g, seat, form):
            return True
    return False


@rule(inline=True)
def write_drawings(box, g, seat, form, out):
    """Write the seat's legal drawings of a form; return how many."""
    pattern = pattern_of(box, g, seat, form)
    if pattern == NO_PATTERN:
        return np.int64(0)
    covered_low, covered_high = g.covered[seat, 0], g.covered[seat, 1]
    reach_low, reach_high = g.reach[seat, 0], g.reach[seat, 1]
    written = np.int64(0)
    for placement in range(np.int64(box.first[pattern]), np.int64(box.first[pattern + 1])):
        low, high = box.cells[placement, 0], box.cells[placement, 1]
        overlap = low & covered_low | high & covered_high
        touching = low & reach_low | high & reach_high
        out[written] = DRAWING + np.int64(box.action[placement])  # of one that does not lie well: written over by the next
        written += np.int64((overlap == 0) & (touching != 0))
    return written


@rule
def count_drawings(box, g, seat, form):
    """How many legal drawings of a form the seat has."""
    pattern = pattern_of(box, g, seat, form)
    count = np.int64(0)
    if pattern != NO_PATTERN:
        for placement in range(np.int64(box.first[pattern]), np.int64(box.first[pattern + 1])):
            count += np.int64(lies_well(box, g, seat, placement))
    return count


@rule
def nth_drawing(box, g, seat, form, nth):
    """The placement of one of the seat's legal drawings of a form, counted from 0."""
    pattern = pattern_of(box, g, seat, form)
    placement = np.int64(box.first[pattern])
    while nth > 0 or not lies_well(box, g, seat, placement):
        nth -= np.int64(lies_well(box, g, seat, placement))
        placement += 1
    return placement


@rule
def find_placement(box, g, seat, form, action):
    """The placement that a drawing names, or NOWHERE: its figure would leave the sheet, or cover what must stay open."""
    pattern = pattern_of(box, g, seat, form)
    if pattern == NO_PATTERN:
        return NOWHERE
    low, high = np.int64(box.first[pattern]), np.int64(box.first[pattern + 1])
    number, end = action - DRAWING, high
    while low < high:
        middle = (low + high) >> 1
        if box.action[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low if low < end and box.action[low] == number else NOWHERE


@rule
def write_forms(box, g, seat, out):
    """Write the forms the seat may choose: those it has the upgrades for and that fit; to miss the turn if the full figure does not."""
    written = np.int64(0)
    full_fits = fits(box, g, seat, np.int64(FULL))
    for form in range(forms_open(g, seat)):
        if full_fits if form == FULL else fits(box, g, seat, form):
            out[written] = FORM + form
            written += 1
    if not full_fits:
        out[written] = FORM + MISS
        written += 1
    return written
