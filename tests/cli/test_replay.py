"""Replaying and verifying finished matches, on terminals of all kinds."""

import os
import subprocess
from pathlib import Path

import pytest

from farlands import Match
from tests.cli.helpers import first_moves, journal, process

# --- Replay and verify ---------------------------------------------------------------------------------------------------------------


def test_replay_prints_the_whole_match(cli, finished):
    match = Match.load(finished)
    code, out, _ = cli(f"replay {finished}")
    assert code == 0
    for ply, move in enumerate(match.moves, start=1):
        assert f"\n{ply}. {['Ann', 'greedy (bot)'][move.seat]}: " in out
    assert f"{match.scores()[0]} points" in out


def test_replay_of_a_torn_journal_says_what_is_missing(cli, home):
    path = journal(home, first_moves(["Ann", "Bob"], most=6)[1])
    path.write_bytes(path.read_bytes()[:-20])
    code, out, _ = cli(f"replay {path}")
    assert code == 0
    assert "never confirmed and is dropped" in out
    assert "\n5. " in out
    assert "\n6. " not in out


def test_replay_at_a_ply(cli, finished):
    code, out, _ = cli(f"replay {finished} --at 2")
    assert code == 0
    assert "Round 1 of 8" in out
    assert cli(f"replay {finished} --at 0")[0] == 0
    for ply in ("9999", "-1", "two"):
        assert cli(f"replay {finished} --at {ply}")[0] == 2


def test_replay_step_by_step(cli, finished, monkeypatch):
    monkeypatch.setattr("farlands.cli.replay.can_talk", lambda: True)
    code, out, _ = cli(f"replay {finished}", "", "n", "b", "5", "zzz", "q")
    assert code == 0
    titles = [line.split(".")[0] for line in out.splitlines() if ", of " in line]
    assert titles == ["1", "2", "1", "5", "5"]
    assert "“zzz” does nothing here" in out


def test_verify_in_words(cli, finished, home):
    code, out, _ = cli(f"verify {finished}")
    assert code == 0
    assert "moves are legal" in out
    assert "The result is right" in out
    assert "promised before the first move" in out
    code, out, _ = cli(f"verify {journal(home, first_moves(['Ann', 'Bob'], most=4)[1])}")
    assert code == 0
    assert "has not ended yet" in out


@pytest.mark.parametrize(
    ("before", "after"), [('"move": "P', '"move": "T'), ('"commitment": "', '"commitment": "0'), ('"ply": 3', '"ply": 4')]
)
def test_verify_refuses_a_changed_journal(cli, finished, before, after):
    finished.write_text(finished.read_text().replace(before, after, 1))
    code, _, complaint = cli(f"verify {finished}")
    assert code == 2
    assert complaint.startswith("Error: Line")


# --- Terminals of all kinds ----------------------------------------------------------------------------------------------------------


def test_terminal_without_our_letters(home):
    environment = {"PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}

    with process("play", "faraway", env=os.environ | environment) as running:
        out, _ = running.communicate("?\nq\n")
    assert running.returncode == 0
    assert out.isascii()
    assert "+-" in out
    assert "\x1b" not in out


def test_no_traceback_for_a_closed_pipe(finished):
    with process("replay", str(Path(finished)), stderr=subprocess.PIPE) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert "Traceback" not in running.stderr.read()
