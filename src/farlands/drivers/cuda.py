"""Whole random games on a GPU: one thread plays one game, with the same rules and the same chance as everywhere."""

import warnings

import numpy as np

np.row_stack = np.vstack  # numba-cuda still asks for the name that NumPy 2.5 dropped

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # and uses what NumPy is going to drop next
    from numba import config, cuda
from numba.np.numpy_support import from_dtype  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from farlands.dice import WORDS  # noqa: E402
from farlands.drivers import bind, game_of  # noqa: E402

game = game_of(__name__)
playout = bind("playout", game.NAME)
play_row = playout.play_row
MAX_LEGAL = game.MAX_LEGAL
TABLE = from_dtype(game.TABLE.dtype)
THREADS, REGISTERS = 128, 64
"""Measured on an H200: more registers leave fewer threads to wait for memory with."""
SIMULATED = bool(config.ENABLE_CUDASIM)


def play_games(boxes, tables, decisions, seed, first, games, seats, options):
    """Thread i plays so many games, from first + games x i on, leaving the last table and the number of decisions.

    It plays on a table of its own: the GPU lays the local memory of neighbouring threads side by side, which is four times as fast as
    tables that each lie in one piece. (The simulator knows neither records in local memory nor registers.)
    """
    lane = cuda.grid(1)
    if lane < len(tables):
        out = cuda.local.array(MAX_LEGAL, np.int16)
        dice = cuda.local.array(WORDS, np.uint32)
        begin = first + games * lane
        if SIMULATED:
            decisions[lane] = play_row(boxes[0], tables[lane], seed, begin, begin + games, seats, options, out, dice)
        else:
            mine = cuda.local.array(1, TABLE)
            mine[0] = tables[lane]
            decisions[lane] = play_row(boxes[0], mine[0], seed, begin, begin + games, seats, options, out, dice)
            tables[lane] = mine[0]


kernel = cuda.jit(**({} if SIMULATED else {"max_registers": REGISTERS}))(play_games)
"""Compiled once, at the first call."""


def available() -> bool:
    """Whether there is a GPU to run on."""
    return bool(cuda.is_available())


class Lanes:
    """Threads on the GPU, each with a table."""

    def __init__(self, count: int, options: NDArray[np.int8]) -> None:
        self.boxes = cuda.to_device(np.asarray(playout.room(1)[0].view(game.box().dtype)))
        self.tables = cuda.to_device(np.zeros(count, game.TABLE.dtype))
        self.decisions = cuda.to_device(np.zeros(count, np.int32))
        self.options = cuda.to_device(options)

    def play(self, seed: int, first: int, seats: int, games: int = 1) -> int:
        """Play so many games on each table; return the number of decisions."""
        blocks = (len(self.tables) + THREADS - 1) // THREADS
        kernel[blocks, THREADS](self.boxes, self.tables, self.decisions, seed, first, games, seats, self.options)
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
