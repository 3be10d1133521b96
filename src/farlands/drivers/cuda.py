"""Whole random games on a GPU: one thread plays one game after the other, with the same rules as everywhere."""

import numpy as np

np.row_stack = np.vstack  # numba-cuda still asks for the name that NumPy 2.5 dropped

from numba import cuda  # noqa: E402

from farlands.dice import WORDS  # noqa: E402
from farlands.drivers import bind, game_of  # noqa: E402

game = game_of(__name__)
play = bind("playout", game.NAME).play
MAX_LEGAL = game.MAX_LEGAL
THREADS = 128


def _play_games(boxes, tables, decisions, seed, first, seats, options):
    """Each thread plays the games of one table: number first + its own index, leaving the final table and the number of decisions."""
    lane = cuda.grid(1)
    if lane < len(tables):
        out = cuda.local.array(MAX_LEGAL, np.int16)
        dice = cuda.local.array(WORDS, np.uint32)
        decisions[lane] = play(boxes[0], tables[lane], seed, first + lane, seats, options, out, dice)
