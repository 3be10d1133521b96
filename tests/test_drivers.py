"""Drivers are loaded once per game, whoever asks first."""

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from farlands.drivers import bind


def test_threads_that_ask_at_the_same_time_are_handed_the_whole_module(monkeypatch):
    for _ in range(5):
        monkeypatch.delitem(sys.modules, "farlands.drivers.search@faraway", raising=False)
        start = Barrier(8)

        def ask(start=start):
            start.wait()
            return bind("search", "faraway").share_of_win  # the last name in it

        with ThreadPoolExecutor(8) as pool:
            assert len({one.result() for one in [pool.submit(ask) for _ in range(8)]}) == 1
