"""Distant Suns' rules from the first module to the end of the third round, in the order of the rulebook."""

import numpy as np

from farlands.game import rule
from farlands.games.distant_suns.drawing import (
    NOWHERE,
    cost,
    find_placement,
    fits,
    forms_open,
    lies_well,
    some_form_fits,
    spendable,
    write_drawings,
    write_forms,
)
from farlands.games.distant_suns.state import (
    ACTIONS,
    DRAW,
    DRAWING,
    FORM,
    FULL,
    MISS,
    MODULE,
    MODULES,
    NOTCHES,
    OVER,
    PLACE,
    ROUNDS,
    SLOTS,
)

REFUSALS = (
    "",
    "over",
    "not-waiting",
    "no-such-move",
    "not-this-phase",
    "notches-taken",
    "form-chosen",
    "form-first",
    "too-few-upgrades",
    "form-does-not-fit",
    "must-draw",
    "not-there",
    "overlaps",
    "not-adjacent",
)
DONE, GAME_OVER, NOT_WAITING, NO_SUCH_MOVE, NOT_THIS_PHASE, NOTCHES_TAKEN = range(6)
FORM_CHOSEN, FORM_FIRST, TOO_FEW_UPGRADES, FORM_DOES_NOT_FIT, MUST_DRAW, NOT_THERE, OVERLAPS, NOT_ADJACENT = range(6, len(REFUSALS))

# A module's action is 20 ways to place it: 10 for each edge, 2 for each pair of notches: which of the two zones is whose.


@rule(inline=True)
def notches_of(module):
    """The two notches a module would stand in, as a bit mask."""
    return 3 << (module // (2 * SLOTS) * NOTCHES + module % (2 * SLOTS) // 2)


@rule(inline=True)
def zone_for_active(module):
    """The place of the zone that the circle points to."""
    return module % (2 * SLOTS) // 2 + module % 2


@rule(inline=True)
def zone_for_others(module):
    """The place of the zone that the octagon points to."""
    return module % (2 * SLOTS) // 2 + 1 - module % 2


# --- Phase 1: allocation -------------------------------------------------------------------------------------------------------------


@rule
def place_module(box, g, module):
    """The active player places the next module, and everybody knows what to draw."""
    g.modules[g.placed] = module + 1
    g.placed += 1
    g.notches |= notches_of(module)
    g.phase = DRAW
    for seat in range(g.seats):
        g.required[seat, g.turn] = zone_for_active(module) if seat == g.active else zone_for_others(module)
        begin_drawing(box, g, seat)
    if g.waiting == 0:
        end_turn(box, g)


@rule
def has_room(g):
    """Whether a further module fits anywhere."""
    for module in range(0, 4 * SLOTS, 2):
        if not g.notches & notches_of(module):
            return True
    return False


# --- Phase 2: drawing ----------------------------------------------------------------------------------------------------------------


@rule
def begin_drawing(box, g, seat):
    """What a seat decides: where, and before that in which form, unless only one is open. Who can draw nothing misses the turn."""
    owing = np.int64(1) << seat
    g.form[seat] = 0
    g.waiting |= owing
    if some_form_fits(box, g, seat, np.int64(1), np.int64(forms_open(g, seat))):
        return
    if fits(box, g, seat, np.int64(FULL)):
        g.form[seat] = FULL + 1
    else:
        g.form[seat] = MISS + 1
        g.waiting &= ~owing


@rule
def choose_form(box, g, seat, form):
    """The full figure, or upgrades spent to leave out cells of it, or no figure."""
    g.form[seat] = form + 1
    if form == MISS:
        put_down_pencil(box, g, seat)


@rule
def draw(box, g, seat, action):
    """A drawing, secret until all have drawn."""
    sketch(box, g, seat, find_placement(box, g, seat, np.int64(g.form[seat]) - 1, action))
    put_down_pencil(box, g, seat)


@rule
def sketch(box, g, seat, placement):
    """Note a figure that is not shown yet."""
    g.drawing[seat] = np.int64(box.action[placement]) + 1
    for word in range(2):
        g.sketch[seat, word] = box.cells[placement, word]
        g.sketch_rim[seat, word] = box.rim[placement, word]


@rule
def put_down_pencil(box, g, seat):
    """A seat has decided; the last one ends the turn."""
    g.waiting &= ~(np.int64(1) << seat)
    if g.waiting == 0:
        end_turn(box, g)


@rule
def end_turn(box, g):
    """All drawings are shown at once; then the next seat is active, in this round or a new one."""
    reach_worlds(box, g)
    for seat in range(g.seats):
        spend_and_win_upgrades(box, g, seat)
        add_figure(g, seat)
    g.revealed += 1
    g.turn += 1
    g.active = (g.active + 1) % g.seats
    g.phase = PLACE
    if g.placed == MODULES or not has_room(g):
        end_round(g)
    if g.phase != OVER:
        g.waiting = 1 << g.active


@rule
def reach_worlds(box, g):
    """Who is first to cover a cell next to a Distant World has its high value, all of the same turn alike; later ones the low value."""
    for world in range(np.int64(box.world_count)):
        reached_before = False
        for seat in range(g.seats):
            reached_before |= g.worlds[seat, world] > 0
        for seat in range(g.seats):
            if g.worlds[seat, world] == 0 and meets(g.sketch[seat], box.world_rims[world]):
                g.worlds[seat, world] = box.world_later[world] if reached_before else box.world_first[world]


@rule(inline=True)
def meets(some, others):
    """Whether two sets of cells have one in common."""
    return (some[0] & others[0] | some[1] & others[1]) != 0


@rule
def spend_and_win_upgrades(box, g, seat):
    """A form's upgrades are spent; each Upgrade cell covered crosses a circle, as long as there are any."""
    g.spent[seat] += cost(np.int64(g.form[seat]) - 1)
    for i in range(np.int64(box.upgrade_count)):
        if meets(g.sketch[seat], box.upgrades[i]) and g.won[seat] < box.circles:
            g.won[seat] += 1


@rule
def add_figure(g, seat):
    """The sketch becomes a figure. Start matters until there is one."""
    drew = g.drawing[seat] > 0
    first = g.covered[seat, 0] == 0 and g.covered[seat, 1] == 0
    for word in range(2):
        if drew:
            g.figures[seat, g.turn, word] = g.sketch[seat, word]
            g.rims[seat, g.turn, word] = g.sketch_rim[seat, word]
            g.covered[seat, word] |= g.sketch[seat, word]
            g.reach[seat, word] = g.sketch_rim[seat, word] | (0 if first else g.reach[seat, word])
        g.sketch[seat, word] = g.sketch_rim[seat, word] = 0
    g.form[seat] = g.drawing[seat] = 0


@rule
def end_round(g):
    """All modules are taken back. Who could not place one begins the next round; after the third the game is over."""
    for i in range(MODULES):
        g.modules[i] = 0
    g.placed = 0
    g.notches = 0
    g.round_number += 1
    if g.round_number == ROUNDS:
        g.phase = OVER


# --- The contract --------------------------------------------------------------------------------------------------------------------


@rule
def to_act(g):
    """The seats that owe a decision now, as a bit mask."""
    return g.waiting


@rule
def over(g):
    """Whether all three rounds are played."""
    return g.phase == OVER


@rule(inline=True)
def legal(box, g, seat, out):
    """Write the actions open to a seat; return how many."""
    if not g.waiting >> seat & 1:
        return np.int64(0)
    if g.phase == PLACE:
        return write_modules(g, out)
    if g.form[seat] == 0:
        return write_forms(box, g, seat, out)
    return write_drawings(box, g, seat, np.int64(g.form[seat]) - 1, out)


@rule
def write_modules(g, out):
    """Write all ways to place the next module; return how many."""
    written = np.int64(0)
    for module in range(4 * SLOTS):
        out[written] = MODULE + module
        written += np.int64(g.notches & notches_of(module) == 0)
    return written


@rule
def apply(box, g, seat, action):
    """Do what the action says and return DONE, or change nothing and return why not."""
    refusal = refuse(box, g, seat, action)
    if refusal != DONE:
        return refusal
    if g.phase == PLACE:
        place_module(box, g, action - MODULE)
    elif g.form[seat] == 0:
        choose_form(box, g, seat, action - FORM)
    else:
        draw(box, g, seat, action)
    return DONE


@rule
def refuse(box, g, seat, action):
    """Why an action is not allowed now, or DONE."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_MOVE
    if g.phase == OVER:
        return GAME_OVER
    if seat < 0 or seat >= g.seats or not g.waiting >> seat & 1:
        return NOT_WAITING
    if (action < FORM) != (g.phase == PLACE):
        return NOT_THIS_PHASE
    if g.phase == PLACE:
        return NOTCHES_TAKEN if g.notches & notches_of(action - MODULE) else DONE
    if action < DRAWING:
        return refuse_form(box, g, seat, action - FORM) if g.form[seat] == 0 else FORM_CHOSEN
    return refuse_drawing(box, g, seat, action) if g.form[seat] > 0 else FORM_FIRST


@rule
def refuse_form(box, g, seat, form):
    """Why a form cannot be chosen, or DONE. What fits in full must be drawn."""
    if form == MISS:
        return MUST_DRAW if fits(box, g, seat, np.int64(FULL)) else DONE
    if cost(form) > spendable(g, seat):
        return TOO_FEW_UPGRADES
    return DONE if fits(box, g, seat, form) else FORM_DOES_NOT_FIT


@rule
def refuse_drawing(box, g, seat, action):
    """Why the figure cannot be drawn there, or DONE."""
    placement = find_placement(box, g, seat, np.int64(g.form[seat]) - 1, action)
    if placement == NOWHERE:
        return NOT_THERE
    if lies_well(box, g, seat, placement):
        return DONE
    return OVERLAPS if meets(g.covered[seat], box.cells[placement]) else NOT_ADJACENT
