"""Distant Suns' hidden worlds: what a seat cannot know is drawn anew.

A seat knows all that lies open and its own drawing. Until all have drawn, the drawing of each other who is ready is any of that seat's
legal ones, each equally likely, to miss the turn by choice counting as one; who is not ready yet has not begun. The zone tokens that were
not dealt are laid out in ascending order before they are shuffled, so that nothing of the real table is left.
"""

import numpy as np

from farlands.dice import fresh_key, roll, shuffle
from farlands.game import rule
from farlands.games.distant_suns.drawing import count_drawings, fits, forms_open, nth_drawing
from farlands.games.distant_suns.rules import begin_drawing, sketch
from farlands.games.distant_suns.state import DRAW, FULL, MISS, TOKENS


@rule
def hide(box, g, seat, dice):
    """Replace all that a seat cannot know by a random world in keeping with all it knows."""
    if g.phase == DRAW:
        for other in range(g.seats):
            if other != seat:
                redraw(box, g, other, dice)
    mix_tokens(g, dice)
    fresh_key(g.dice[:], dice)


@rule
def redraw(box, g, seat, dice):
    """Any drawing that the seat could have made this turn; none yet if it still owes one."""
    owing = g.waiting >> seat & 1
    g.drawing[seat] = 0
    for word in range(2):
        g.sketch[seat, word] = g.sketch_rim[seat, word] = 0
    begin_drawing(box, g, seat)
    if not owing and g.waiting >> seat & 1:
        g.waiting &= ~(np.int64(1) << seat)
        draw_at_random(box, g, seat, dice)


@rule
def draw_at_random(box, g, seat, dice):
    """One of all legal drawings in all forms."""
    missing = np.int64(not fits(box, g, seat, np.int64(FULL)))
    count = missing
    for form in range(forms_open(g, seat)):
        count += count_drawings(box, g, seat, form)
    nth = roll(dice, count) - missing
    if nth < 0:
        g.form[seat] = MISS + 1
        return
    form = np.int64(0)
    while nth >= count_drawings(box, g, seat, form):
        nth -= count_drawings(box, g, seat, form)
        form += 1
    g.form[seat] = form + 1
    sketch(box, g, seat, nth_drawing(box, g, seat, form, nth))


@rule
def mix_tokens(g, dice):
    """The zone tokens that stayed in the stack, in any order."""
    place = np.int64(g.zone_top)
    for token in range(1, TOKENS + 1):
        dealt = False
        for i in range(g.zone_top):
            dealt |= g.zone_deck[i] == token
        if not dealt:
            g.zone_deck[place] = token
            place += 1
    shuffle(dice, g.zone_deck[g.zone_top : g.zone_bottom])
