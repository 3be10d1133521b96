"""The benchmark, and how fast play has to be at least on any machine."""

import os

import pytest

from farlands import bench
from farlands.errors import BadOption


def test_rows_name_device_threads_and_speed():
    rows = list(bench.run("faraway", 2, seconds=0.3))
    assert [row["device"] for row in rows[:2]] == ["interpreter", "cpu"]
    for row in rows:
        assert set(row) == {"game", "seats", "device", "threads", "games_per_s", "decisions_per_s"}
        assert 36 <= row["decisions_per_s"] / row["games_per_s"] <= 38
    if (os.cpu_count() or 1) > 1:
        assert rows[2]["threads"] > 1


def test_without_compiling_there_is_only_the_interpreter(monkeypatch):
    monkeypatch.setattr(bench, "JIT", False)
    assert [row["device"] for row in bench.run("faraway", 2, seconds=0.1)] == ["interpreter"]


def test_compiled_play_is_a_thousand_times_the_interpreter():
    interpreter, compiled = list(bench.run("faraway", 2, seconds=1.0))[:2]
    assert compiled["decisions_per_s"] >= 1000 * interpreter["decisions_per_s"]


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
