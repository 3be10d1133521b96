"""Whole random games on a GPU: one thread plays one game, with the same rules and the same chance as everywhere."""

import numpy as np

np.row_stack = np.vstack  # numba-cuda still asks for the name that NumPy 2.5 dropped

from numba import cuda  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from farlands.dice import WORDS  # noqa: E402
from farlands.drivers import bind, game_of  # noqa: E402

game = game_of(__name__)
playout = bind("playout", game.NAME)
play = playout.play
MAX_LEGAL = game.MAX_LEGAL
THREADS = 128


def play_games(boxes, tables, decisions, seed, first, seats, options):
    """Thread i plays game first + i on table i, leaving the final table and the number of decisions."""
    lane = cuda.grid(1)
    if lane < len(tables):
        out = cuda.local.array(MAX_LEGAL, np.int16)
        dice = cuda.local.array(WORDS, np.uint32)
        decisions[lane] = play(boxes[0], tables[lane], seed, first + lane, seats, options, out, dice)


kernel = cuda.jit(play_games)
"""Compiled once, at the first call."""


def available() -> bool:
    """Whether there is a GPU to run on."""
    return bool(cuda.is_available())


class Lanes:
    """Tables on the GPU, one game each at a time."""

    def __init__(self, count: int, options: NDArray[np.int8]) -> None:
        self.boxes = cuda.to_device(np.asarray(playout.room(1)[0].view(game.box().dtype)))
        self.tables = cuda.to_device(np.zeros(count, game.TABLE.dtype))
        self.decisions = cuda.to_device(np.zeros(count, np.int32))
        self.options = cuda.to_device(options)

    def play(self, seed: int, first: int, seats: int) -> int:
        """Play one game on each table; return the number of decisions."""
        blocks = (len(self.tables) + THREADS - 1) // THREADS
        kernel[blocks, THREADS](self.boxes, self.tables, self.decisions, seed, first, seats, self.options)
        return int(self.decisions.copy_to_host().sum())


def differing_tables(seats: int, options: NDArray[np.int8], games: int) -> int:
    """How many of the same games end on another table here than on the CPU; 0 unless something is badly wrong."""
    lanes = Lanes(games, options)
    lanes.play(1, 0, seats)
    theirs = lanes.tables.copy_to_host()
    boxes, tables, outs, dices = playout.room(1)
    differing = 0
    for number in range(games):
        playout.play_block(boxes, tables, outs, dices, 0, 1, number, number + 1, seats, options)
        differing += game.TABLE.content(tables[0]) != game.TABLE.content(theirs[number])
    return differing
