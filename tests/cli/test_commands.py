"""Commands, their help, and one clear line with exit code 2 for each mistake."""

import json
import subprocess
import sys
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points

import pytest

import farlands
from farlands.cli import screen, terminal

# --- Mistakes ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("plai", "There are: play, score"),
        ("--long", "--lang"),
        ("games faraway", "Usage: farlands games"),
        ("play", "GAME is missing"),
        ("play farawy", "There are: distant-suns, faraway, farshore."),
        ("play faraway --seat Ann", "--seats"),
        ("play faraway --seats", "needs a value"),
        ("play faraway --new=1", "takes no value"),
        ("play faraway --lang xx", "en, ru, uk, it"),
        ("play faraway --lang", "en, ru, uk, it"),
        ("play faraway --seats a,b,c,d,e,f,g,h,i", "2 to 6 players, not 9"),
        ("play faraway --seats Ann", "2 to 6 players, not 1"),
        ("play faraway --seats 9", "2 to 6 players, not 9"),
        ("play faraway --seats 0", "2 to 6 players, not 0"),
        ("play faraway --seats 99999999999999999999", "2 to 6 players, not"),
        ("play faraway --seats Ann,,Bob", "cannot be a player's name"),
        ("play faraway --seats Ann,Ann", "Two players are called Ann"),
        ("play faraway --seats Ann,bot:genius", "greedy, random"),
        ("play faraway --option advance=yes", "There are: advanced, tie_break"),
        ("play faraway --option advanced=perhaps", "choose one of no, yes"),
        ("play faraway --option tie_break", "lowest_card, lowest_sum"),
        ("play faraway --option advanced --option advanced=no", "--option advanced is given twice"),
        ("play faraway --deal 123", "64 hexadecimal digits"),
        ("play faraway --resume", "no unfinished match"),
        ("play faraway --resume --new", "Give one or the other"),
        ("play faraway --journal /dev/null/match.jsonl", "cannot be kept"),
        ("score", "Name the game"),
        ("score faraway", "--regions"),
        ("score faraway nearaway --regions 1", "faraway, nearaway"),
        ("score faraway --region 1", "--regions, --sanctuaries, --json"),
        ("score faraway --regions", "needs a value"),
        ("score faraway --regions 1 --regions 2", "given twice: give it once"),
        ("score faraway --regions 1,x", "no region x"),
        ("score faraway --regions 1,,2", "no region ,"),
        ("score faraway --regions 1,69", "numbered 1 to 68"),
        ("score faraway --regions 1,1", "given twice"),
        ("score faraway --regions 1,2 --sanctuaries 1,2", "at most 1"),
        ("score faraway --regions 1,2,3,4,5,6,7,8,9", "at most 8"),
        ("replay nowhere.jsonl", "nowhere.jsonl cannot be read: no such file."),
        ("replay nowhere.jsonl --lang uk", "такого файлу немає"),
        ("verify nowhere.jsonl", "cannot be read"),
        ("bench faraway --seats two", "whole number"),
        ("bench faraway --seats 9", "not 9"),
        ("bench faraway --device abacus", "cpu, cuda"),
    ],
)
def test_mistake_is_one_line_that_says_what_is_allowed(cli, command, said):
    code, _, complaint = cli(command)
    assert code == 2
    assert said in complaint
    assert complaint.count("\n") == 1


# --- Help, games, score, bench -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command", ["", "--help", *(f"{name} --help" for name in ("play", "score", "replay", "verify", "games", "bench", "arena"))]
)
def test_help(cli, command):
    code, out, complaint = cli(command)
    assert (code, complaint) == (0, "")
    assert out.startswith("Usage: farlands")


def test_help_of_scoring_leaves_out_games_without_a_terminal(cli, monkeypatch):
    def terminal_of(game, deck=None):
        if game.NAME == "faraway":
            raise farlands.errors.BadOption("no-terminal", game=game.NAME)
        return find_terminal(game, deck)

    find_terminal = terminal.terminal_of
    monkeypatch.setattr("farlands.cli.terminal.terminal_of", terminal_of)
    code, out, complaint = cli("score --help")
    assert (code, complaint) == (0, "")
    assert "--regions" not in out
    assert "distant-suns" in out


@pytest.mark.parametrize(
    "command", ["games", "score --help", "play broken", "score broken --x 1", "bench broken", "cards broken", "arena broken"]
)
def test_a_package_that_is_broken_is_named_and_hides_no_other(cli, monkeypatch, tmp_path, command):
    (tmp_path / "a_broken_game.py").write_text("import nothing_of_that_name")
    monkeypatch.syspath_prepend(tmp_path)
    entries = [*entry_points(group="farlands.games"), EntryPoint("broken", "a_broken_game", "farlands.games")]
    monkeypatch.setattr("farlands.game.entry_points", lambda name=None, **_: [e for e in entries if name in (None, e.name)])
    code, out, complaint = cli(command)
    if "broken" in command:
        assert (code, out) == (2, "")
        assert "broken cannot be used: ModuleNotFoundError: No module named 'nothing_of_that_name'" in complaint
    else:
        assert (code, complaint) == (0, "")
        assert "faraway" in out


def test_the_module_is_the_command(home):
    done = subprocess.run(
        [sys.executable, "-m", "farlands", "score", "faraway", "--regions", "x"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "no region x" in done.stderr


def test_a_pipe_is_told_once_that_a_game_is_prepared(monkeypatch, capsys):
    @contextmanager
    def one_rule_to_compile(tell):
        tell("a_rule")
        yield

    monkeypatch.setattr("farlands.rule.watch_compiling", one_rule_to_compile)
    for _ in range(2):
        with screen.preparing("A game of this test"):
            pass
    assert capsys.readouterr().err.count("A game of this test") == 1


def test_version(cli):
    assert cli("--version")[:2] == (0, "0.1.0\n")


def test_games_lists_seats_and_options(cli):
    code, out, _ = cli("games")
    assert code == 0
    assert "2 to 6 players" in out
    assert "--option tie_break=lowest_sum" in out


def test_score_says_why(cli):
    code, out, _ = cli("score faraway --regions 46,8,1 --sanctuaries 11,12")
    assert code == 0
    assert "needs 2 stone, 2 visible; needs 1 chimera, 3 visible: 10" in out
    assert "needs 3 chimera, 0 visible: 0" in cli("score faraway --regions 45")[1]
    assert "more than this row can have found" in out


@pytest.mark.parametrize(
    "command", ["score faraway --regions 44,49,14 --sanctuaries=12", "score --sanctuaries 12 --regions 44,49,14 faraway"]
)
def test_score_for_programs_is_what_score_returns(cli, command):
    code, out, _ = cli(command + " --json")
    assert code == 0
    assert json.loads(out) == farlands.score("faraway", regions=[44, 49, 14], sanctuaries=[12])


def test_bench_for_programs(cli, monkeypatch):
    row = {"game": "faraway", "seats": 3, "device": "cpu", "threads": 1, "games_per_s": 1000, "decisions_per_s": 40000}
    monkeypatch.setattr("farlands.bench.run", lambda game, seats, device, seconds: iter([row | {"seats": seats}]))
    assert json.loads(cli("bench faraway --seats 3 --json")[1]) == [row]
    assert "40,000" in cli("bench faraway")[1]


def test_bench_of_all_games_is_one_table(cli, monkeypatch):
    def run(game, seats, device, seconds):
        yield {"game": game, "seats": seats, "device": device, "threads": 1, "games_per_s": 10, "decisions_per_s": 1234567}

    monkeypatch.setattr("farlands.bench.run", run)
    out = cli("bench")[1]
    assert out.count("Decisions a second") == 1
    assert [line.split()[0] for line in out.splitlines()[1:]] == farlands.installed()
    assert out.count("1,234,567") == len(farlands.installed())
