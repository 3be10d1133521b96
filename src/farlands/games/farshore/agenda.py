"""What is under way: a stack of tasks in the record. The uppermost is done first; a task that needs a decision waits for it there."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.language import VERBS
from farlands.games.farshore.state import RESOURCES

EFFECT, PLAYED, ORDER, TIDES, WIND = range(len(VERBS) + 1, len(VERBS) + 6)
"""Tasks besides the verbs that wait for decisions: an effect's steps, a card being played, abilities in an order of the owner's choice,
two islands to turn down, the compass to turn.
"""


@rule
def begin(g, task, left):
    """Put a task on top; return where it is."""
    top = np.int64(g.depth)
    g.task[top] = task
    g.left[top] = left
    g.depth = top + 1
    return top


@rule
def finish(g):
    """The uppermost task is done: nothing of it stays."""
    top = np.int64(g.depth) - 1
    g.depth = top
    g.task[top] = g.source[top] = g.place[top] = g.left[top] = g.done[top] = g.card[top] = g.stage[top] = g.less[top] = 0
    g.row[top] = 0
    g.pending[top] = 0
    for resource in range(RESOURCES):
        g.owed[top, resource] = 0


@rule
def begin_effect(box, g, source, place, trigger):
    """The steps of a card's or spot's effect, one after the other."""
    top = begin(g, EFFECT, 0)
    g.source[top] = source
    g.place[top] = place + 1
    g.stage[top] = trigger
    g.row[top] = box.first_row[source]
    return top
