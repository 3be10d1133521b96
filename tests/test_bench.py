"""The benchmark, and how fast play has to be at least on any machine."""

import time

import numba
import pytest

from farlands import bench
from farlands.drivers import bind
from farlands.errors import BadOption
from farlands.game import encode_options, find
from farlands.rule import JIT


def test_rows_name_device_threads_and_speed():
    rows = list(bench.run("faraway", 2, seconds=0.3))
    assert [row["device"] for row in rows[:2]] == ["interpreter", "cpu"]
    for row in rows:
        assert set(row) == {"game", "seats", "device", "threads", "games_per_s", "decisions_per_s"}
        assert 36 <= row["decisions_per_s"] / row["games_per_s"] <= 38
    if numba.config.NUMBA_NUM_THREADS > 1:
        assert rows[2]["threads"] > 1


def test_without_compiling_there_is_only_the_interpreter(monkeypatch):
    monkeypatch.setattr(bench, "JIT", False)
    assert [row["device"] for row in bench.run("faraway", 2, seconds=0.1)] == ["interpreter"]


def test_compiled_play_is_a_thousand_times_the_interpreter():
    interpreter, compiled = list(bench.run("faraway", 2, seconds=1.0))[:2]
    assert compiled["decisions_per_s"] >= 1000 * interpreter["decisions_per_s"]


def decisions_per_second(game: str) -> float:
    """Of this process's own time: whatever else the machine does meanwhile does not count."""
    driver = bind("playout", game)
    room, options = driver.room(1), encode_options(find(game), {})
    driver.play_block(*room, 0, 1, 0, 100, 2, options)
    best = 0.0
    for _ in range(3):
        start = time.process_time()
        decisions = driver.play_block(*room, 0, 1, 0, 3000, 2, options)
        best = max(best, decisions / (time.process_time() - start))
    return best


@pytest.mark.skipif(not JIT, reason="speed is that of compiled code")
@pytest.mark.parametrize("game", ["distant-suns", "farshore"])
def test_the_larger_games_keep_pace(game):
    """A million decisions a second, where Faraway has its twenty million."""
    assert decisions_per_second(game) >= decisions_per_second("faraway") / 20


def test_unknown_devices_and_seat_counts_are_refused():
    with pytest.raises(BadOption, match="cpu, cuda"):
        list(bench.run("faraway", 2, device="tpu"))
    with pytest.raises(BadOption, match="2 to 6"):
        list(bench.run("faraway", 9))


def test_the_search_bot_is_measured_over_whole_matches():
    row = bench.search("faraway", 2, seconds=0.1)
    assert row == {"game": "faraway", "seats": 2, "device": "cpu", "threads": 1, "iterations_per_s": row["iterations_per_s"]}
    assert row["iterations_per_s"] > 10_000
    with pytest.raises(BadOption, match="2 to 6"):
        bench.search("faraway", 9)
