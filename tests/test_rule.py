"""`@rule`: no allocation, a cache that notices every change, and news of what is compiled."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import numpy as np
import pytest
from numba.core.errors import NumbaError
from numba.core.runtime import _nrt_python, rtsys

import farlands
from farlands.drivers import bind
from farlands.rule import cache_folder, compiled_sources, rule, watch_compiling


def test_a_rule_that_allocates_does_not_compile():
    @rule
    def allocates(n):
        return np.zeros(n).sum()

    with pytest.raises((NumbaError, AttributeError, AssertionError)):
        allocates(3)


@pytest.mark.parametrize("game", farlands.installed())
def test_compiled_play_allocates_nothing(game):
    driver = bind("playout", game)
    boxes, tables, outs, dices = driver.room(1)
    options = np.zeros(len(driver.game.OPTIONS), np.int8)

    def allocations(games):
        before = rtsys.get_allocation_stats().mi_alloc
        driver.play_block(boxes, tables, outs, dices, 0, 1, 0, games, driver.game.MIN_SEATS, options)
        return rtsys.get_allocation_stats().mi_alloc - before

    _nrt_python.memsys_enable_stats()
    try:
        allocations(1)  # may compile
        assert allocations(1000) == allocations(1)  # the arrays handed over are wrapped once a call
    finally:
        _nrt_python.memsys_disable_stats()


def test_the_cache_folder_changes_with_any_compiled_source(tmp_path, monkeypatch):
    copy = tmp_path / "rules.py"
    copy.write_text("A = 1")
    monkeypatch.setattr("farlands.rule.compiled_sources", lambda: [copy])
    before = cache_folder()
    assert cache_folder() == before
    copy.write_text("A = 2")
    assert cache_folder() != before


def test_the_games_and_all_files_with_rules_count_as_compiled_sources():
    names = {str(path.relative_to(Path(farlands.__file__).parent)) for path in compiled_sources()}
    assert {"dice.py", "drivers/playout.py", "games/faraway/rules.py", "games/faraway/state.py"} <= names
    assert "words/__init__.py" not in names
    assert not any("terminal" in name for name in names)


def test_numba_keeps_its_cache_there():
    assert str(cache_folder()) == numba.config.CACHE_DIR


def test_a_second_process_compiles_nothing(tmp_path):
    code = (
        "from farlands.rule import watch_compiling\nfrom farlands.dice import new_dice, roll\nnames = []\n"
        "with watch_compiling(names.append): roll(new_dice(), 6)\nprint(names)"
    )
    environment = os.environ | {"FARLANDS_CACHE": str(tmp_path)}

    def run():
        return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True).stdout

    assert "roll" in run()
    assert run() == "[]\n"


@pytest.mark.parametrize("place", ["a-file", "a-file/in-it"])
def test_where_no_cache_can_be_kept_rules_are_compiled_all_the_same(tmp_path, place):
    (tmp_path / "a-file").write_text("")
    code = "from farlands.dice import new_dice, roll; import numba; roll(new_dice(), 6); print(numba.config.CACHE_DIR)"
    environment = os.environ | {"FARLANDS_CACHE": str(tmp_path / place)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert not Path(done.stdout.strip()).exists()  # swept up at the end


def test_watching_tells_what_is_compiled(tmp_path, monkeypatch):
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))  # else a second run of the tests finds it compiled

    @rule
    def a_rule_of_this_test(n):
        return n + 1

    names: list[str] = []
    with watch_compiling(names.append):
        assert a_rule_of_this_test(1) == 2
    assert names == ["a_rule_of_this_test"]
