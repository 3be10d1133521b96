"""A closer look at some options of a decision, compiled: each is played in the very same worlds, so that chance weighs on all alike.

All options share one set of trees, in which each has a node of its own below the thinker's root: so the others, who may not see a
choice made in secret, cannot answer it either.
"""

import numpy as np

from farlands.dice import key_for_simulation
from farlands.drivers import bind, game_of
from farlands.game import rule

game = game_of(__name__)
search = bind("search", game.NAME)
SEATS, NODE, DESK, TUNED = search.SEATS, search.NODE, search.DESK, search.TUNED
begin, new_node, follow = search.begin, search.new_node, search.follow
set_out, play_out, learn = search.set_out, search.play_out, search.learn
MARGIN, WIN, VALUE, SEEN = 0, 1, 2, 3


@rule
def lay_out(nodes, desk, thinker, options):
    """Nothing is known; every option has a node."""
    begin(nodes, desk, thinker)
    for i in range(len(options)):
        node = new_node(nodes, desk, np.int64(options[i]))
        nodes[node].next = nodes[thinker].first
        nodes[thinker].first = node


@rule
def look(box, worlds, nodes, desk, out, dice, options, seed, first, end, seen):
    """Play the worlds from first to end - 1 on with each option; note how it ended for the thinker, row by row."""
    for number in range(first, end):
        for i in range(len(options)):
            action = np.int64(options[i])
            margin, win = desk.margin[action], desk.win[action]
            play_world(box, worlds, nodes, desk, out, dice, i, action, seed, number)
            seen[i, number - first, MARGIN] = desk.margin[action] - margin
            seen[i, number - first, WIN] = desk.win[action] - win
            seen[i, number - first, VALUE] = desk.value[desk.thinker]


@rule
def play_world(box, worlds, nodes, desk, out, dice, i, action, seed, number):
    """Draw the world of that number, take option i in it, and play it on: world 1 is the end."""
    thinker = np.int64(desk.thinker)
    key_for_simulation(dice, seed, number)
    worlds[1] = worlds[0]
    game.hide(box, worlds[1], thinker, dice)
    set_out(desk)
    follow(nodes, desk, thinker, np.int64(SEATS) + i)
    game.apply(box, worlds[1], thinker, action)
    play_out(box, worlds[1], nodes, desk, out, dice)
    learn(box, worlds[1], nodes, desk)


@rule
def see_ends(box, worlds, nodes, desk, out, dice, i, action, seed, first, ends):
    """How the worlds from first on end with option i."""
    for k in range(len(ends)):
        play_world(box, worlds, nodes, desk, out, dice, i, action, seed, first + k)
        ends[k] = worlds[1]
