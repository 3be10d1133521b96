"""The arena on a real Ray of this machine, with two worker processes, one of which is killed midway."""

import os
import signal
from pathlib import Path

import pytest

from farlands.arena import Plan, Record, cluster, play_here, report
from farlands.arena.cluster import play_on_ray
from farlands.cli import main
from farlands.errors import BadOption
from tests.arena.test_play import without_times

ray = pytest.importorskip("ray", reason='RAY IS NOT INSTALLED, the arena on a cluster is NOT TESTED: pip install "farlands[ray]"')

PLAN = Plan("faraway", bots=("search:300i", "greedy", "random"), seats=(2, 3), seed=5)
GAMES = 150


@pytest.fixture(scope="module")
def two_workers():
    """A Ray of our own; it ends with this file."""
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def playing_workers():
    """The processes that play, of those that come from this one."""
    parents, playing = {}, []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if (folder / "cmdline").read_bytes().startswith(b"ray::_play"):
                    playing.append(int(folder.name))
            except OSError:
                continue
    return [worker for worker in playing if descends(worker, parents)]


def descends(process, parents):
    while process > 1 and process != os.getpid():
        process = parents.get(process, 0)
    return process == os.getpid()


@pytest.mark.filterwarnings("ignore")
def test_a_worker_killed_midway_loses_no_game_and_none_counts_twice(two_workers, tmp_path):
    killed: list[int] = []
    with Record(tmp_path / "games.jsonl", PLAN) as record:
        for result in play_on_ray(PLAN, PLAN.games(GAMES), "auto"):
            record.add(result)
            if len(record.results) >= GAMES // 4 and not killed:
                killed += playing_workers()[:1]
                os.kill(killed[0], signal.SIGKILL)
    assert killed
    kept = Record(tmp_path / "games.jsonl", PLAN).results
    assert without_times(kept) == without_times(play_here(PLAN, PLAN.games(GAMES)))
    assert report(PLAN, kept)["left_out"] == 0


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_with_other_code_is_refused(two_workers, monkeypatch):
    monkeypatch.setattr(cluster, "code_hash", lambda game: "another")
    with pytest.raises(BadOption, match="here another"):
        list(play_on_ray(PLAN, PLAN.games(2), "auto"))


@pytest.mark.filterwarnings("ignore")
def test_from_the_command_line(two_workers, capsys):
    assert main(["arena", "faraway", "--bots", "greedy,random", "--games", "6", "--ray", "auto", "--lang", "en"]) == 0
    assert "6 games, 3 deals" in capsys.readouterr().out
