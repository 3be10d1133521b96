"""How fast a game is: whole random games through `legal` and `apply`, in the interpreter, on one core, on all, on a GPU."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numba
import numpy as np

from farlands.bots import Seat
from farlands.bots.search import Budget, think
from farlands.deal import Deal
from farlands.dice import new_dice
from farlands.drivers import bind
from farlands.errors import BadOption
from farlands.game import check_seats, encode_options, find
from farlands.match import Match
from farlands.rule import JIT

DEVICES = ("cpu", "cuda")
GAMES_PER_CALL = 20_000
CUDA_TABLES, CUDA_GAMES = 1 << 18, 8
"""Threads on the GPU, and games that each plays in one go."""
CUDA_CHECKED = 100_000
SEARCH_PER_DECISION = 1000
Row = dict[str, Any]


def run(game: str, seats: int, device: str = "cpu", seconds: float = 2.0) -> Iterator[Row]:
    """Rows of a benchmark, as they are measured."""
    check_seats(find(game), seats)
    if device not in DEVICES:
        raise BadOption("unknown-device", device=device, devices=", ".join(DEVICES))
    if device == "cuda":
        yield _cuda(game, seats, seconds)
        return
    yield _interpreter(game, seats, seconds)
    if not JIT:
        return
    yield one_thread(game, seats, seconds)
    if numba.config.NUMBA_NUM_THREADS > 1:
        yield _all_threads(game, seats, seconds)


def one_thread(game: str, seats: int, seconds: float) -> Row:
    """Games one after the other on one core; in the interpreter if FARLANDS_JIT=0."""
    driver = bind("playout", game)
    boxes, tables, outs, dices = driver.room(1)
    options = encode_options(find(game), {})

    def play(first: int, games: int) -> int:
        return int(driver.play_block(boxes, tables, outs, dices, 0, 1, first, first + games, seats, options))

    device, per_call = ("cpu", GAMES_PER_CALL) if JIT else ("interpreter", 5)
    return _row(game, seats, device, 1, _measure(play, per_call, seconds))


def search(game: str, seats: int, seconds: float = 2.0) -> Row:
    """Iterations a second of the search bot on one core, on average over all decisions of whole matches."""
    check_seats(find(game), seats)
    iterations, passed, number = 0, 0.0, 0
    search_one_match(game, seats, 0)
    while passed < seconds:
        number += 1
        more, longer = search_one_match(game, seats, number)
        iterations, passed = iterations + more, passed + longer
    return {"game": game, "seats": seats, "device": "cpu", "threads": 1, "iterations_per_s": round(iterations / passed)}


def search_one_match(game: str, seats: int, number: int) -> tuple[int, float]:
    """The iterations of a match that the search bot plays with itself, and the seconds it thought."""
    match, dice = Match(game, [str(seat) for seat in range(seats)], deal=Deal(number.to_bytes(32, "big"))), new_dice(number)
    iterations, passed = 0, 0.0
    while not match.over:
        seat = Seat.of(match, match.waiting[0], dice)
        action = seat.legal()[0]
        if len(seat.legal()) > 1:
            start = time.perf_counter()
            action = think(seat, Budget(SEARCH_PER_DECISION), seed=number)[0].action
            passed += time.perf_counter() - start
            iterations += SEARCH_PER_DECISION
        match.play(seat.number, action)
    return iterations, passed


def _all_threads(game: str, seats: int, seconds: float) -> Row:
    threads = numba.config.NUMBA_NUM_THREADS
    driver = bind("playout", game)
    boxes, tables, outs, dices = driver.room(threads)
    options = encode_options(find(game), {})

    def play(first: int, games: int) -> int:
        return int(driver.play_lanes(boxes, tables, outs, dices, 1, first, games, seats, options))

    return _row(game, seats, "cpu", threads, _measure(play, GAMES_PER_CALL * threads, seconds))


def _interpreter(game: str, seats: int, seconds: float) -> Row:
    """The same in a second process, where rules stay plain Python."""
    code = f"import json, farlands.bench as b; print(json.dumps(b.one_thread({game!r}, {seats}, {seconds})))"
    environment = os.environ | {"FARLANDS_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    row: Row = json.loads(done.stdout)
    return row


def _cuda(game: str, seats: int, seconds: float) -> Row:
    """On the GPU, after checking that its games are the CPU's, bit for bit."""
    try:
        driver = bind("cuda", game)
        available = driver.available()
    except ImportError:
        available = False
    if not available:
        raise BadOption("no-cuda")
    options = encode_options(find(game), {})
    differing = driver.differing_tables(seats, options, CUDA_CHECKED)
    if differing:
        raise BadOption("cuda-differs", differing=differing, games=CUDA_CHECKED)
    lanes = driver.Lanes(CUDA_TABLES, options)

    def play(first: int, games: int) -> int:
        return int(lanes.play(1, first, seats, CUDA_GAMES))

    return _row(game, seats, "cuda", CUDA_TABLES, _measure(play, CUDA_TABLES * CUDA_GAMES, seconds)) | {"checked_games": CUDA_CHECKED}


def _measure(play: Callable[[int, int], int], games: int, seconds: float) -> tuple[float, float]:
    """Games and decisions a second, the first call (compiling, warming up) left out."""
    play(0, games)
    played = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play(played, games)
        played += games
    passed = time.perf_counter() - start
    return played / passed, decisions / passed


def _row(game: str, seats: int, device: str, threads: int, speed: tuple[float, float]) -> Row:
    games, decisions = speed
    return {
        "game": game,
        "seats": seats,
        "device": device,
        "threads": threads,
        "games_per_s": round(games),
        "decisions_per_s": round(decisions),
    }


def digest_of_games(game: str, seats: int, options: Any, games: int) -> str:
    """A fingerprint of the final tables of random games: the same at every speed, or the rules are not."""
    from hashlib import sha256

    driver = bind("playout", game)
    boxes, tables, outs, dices = driver.room(1)
    digest = sha256()
    for number in range(games):
        driver.play_block(boxes, tables, outs, dices, 0, 1, number, number + 1, seats, np.asarray(options, np.int8))
        digest.update(find(game).TABLE.content(tables[0]))
    return digest.hexdigest()
