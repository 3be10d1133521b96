"""The arena on a Ray cluster. Imported only when asked for; every machine of the cluster needs this Farlands.

Ray plays the games of a worker that died again elsewhere, and a task's results are taken once: no game is lost or counts twice.
"""

import time
from collections import deque
from collections.abc import Generator, Iterable
from math import inf
from socket import create_connection
from typing import Any
from urllib.parse import urlsplit

from farlands.arena.plan import Game, Plan
from farlands.arena.pool import fitting_batch
from farlands.arena.record import code_hash
from farlands.arena.table import Result, Table
from farlands.errors import BadOption
from farlands.game import box_of, find

PATIENCE = 5.0
"""Seconds that a cluster has to answer in."""
AHEAD = 2
"""Batches that each processor of the cluster is given: one it plays, one that waits for it."""


def play_on_ray(plan: Plan, games: Iterable[Game], address: str, until: float = inf) -> Generator[Result, None, None]:
    """Play on the cluster at an address, until that time of `time.monotonic` at most.

    `auto` is the cluster of this machine, `local` begins one. A program may be connected already.
    """
    ray, connected = _connect(address)
    waiting, box = deque(games), ray.put(box_of(find(plan.game), plan.deck))
    play = ray.remote(num_cpus=1, max_retries=-1)(_play)
    under_way: dict[Any, int] = {}
    batch = 1
    try:
        while (waiting or under_way) and time.monotonic() < until:
            while waiting and len(under_way) < AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))):
                given = [waiting.popleft() for _ in range(min(batch, len(waiting)))]
                under_way[play.remote(plan, box, given)] = len(given)
            ready, _ = ray.wait(list(under_way), num_returns=1, timeout=None if until == inf else max(0.0, until - time.monotonic()))
            for task in ready:
                code, seconds, results = ray.get(task)
                if code != code_hash(plan.game):
                    raise BadOption("arena-ray-code", theirs=code, ours=code_hash(plan.game))
                batch = fitting_batch(under_way.pop(task), seconds)
                yield from results
    finally:
        for task in under_way:
            ray.cancel(task, force=True)
        if connected:
            ray.shutdown()


def _connect(address: str) -> tuple[Any, bool]:
    """Ray, and whether it was connected here."""
    try:
        import ray
    except ImportError:
        raise BadOption("arena-no-ray") from None
    if ray.is_initialized():
        return ray, False
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadOption("arena-no-cluster", address=address, why=str(error)) from None
    return ray, True


def _knock(address: str) -> None:
    """Whether anybody listens at `host:port`: Ray itself would wait for many minutes."""
    place = urlsplit(address if "://" in address else f"//{address}")
    if place.port is not None:
        create_connection((place.hostname, place.port), PATIENCE).close()


def _play(plan: Plan, box: Any, games: list[Game]) -> tuple[str, float, list[Result]]:
    """What a worker of the cluster does: the results, how long they took, and what code made them."""
    table = Table(plan, box)
    began = time.perf_counter()
    results = [table.play(game) for game in games]
    return code_hash(plan.game), time.perf_counter() - began, results
