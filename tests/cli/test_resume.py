"""Leaving a match and going on with it, whatever happened to its file meanwhile."""

import subprocess
import sys

import pytest

import farlands
from farlands import Match
from farlands.cli.matches import Keeper, new_path, unfinished
from farlands.cli.play import rehearse
from tests.cli.helpers import DEAL, SECRET, first_moves, journal, journals, process, wait_for


@pytest.mark.parametrize(("flag", "answer"), [("", ["y"]), ("", ["what?", ""]), ("--resume", [])])
def test_unfinished_match_goes_on(cli, home, flag, answer):
    lines, match = first_moves(["Ann", "Bob"])
    code, out, _ = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *lines[:20])
    assert code == 0
    assert "Go on with: farlands play faraway --journal" in out
    begun = Match.load(journals(home)[0])
    rest = first_moves(["Ann", "Bob"])[0][20:]
    here = [] if not rest[0] else [""]
    code, out, _ = cli(f"play faraway {flag}", *answer, *here, *rest)
    assert code == 0
    kept = Match.load(journals(home)[0])
    assert len(begun.moves) < len(kept.moves)
    assert kept.moves == match.moves
    assert len(journals(home)) == 1


def test_new_match_without_asking_and_no_for_an_answer(cli, home):
    cli("play faraway", "q")
    cli("play faraway --new", "q")
    cli("play faraway", "n", "q")
    assert len(journals(home)) == 3


def test_end_of_input_at_the_question_begins_nothing(cli, home):
    cli("play faraway", "q")
    assert cli("play faraway")[0] == 0
    assert len(journals(home)) == 1


def test_torn_last_line_is_dropped_with_a_notice(cli, home):
    _, match = first_moves(["Ann", "Bob"], most=6)
    path = journal(home, match)
    path.write_bytes(path.read_bytes()[:-20])
    code, out, _ = cli(f"play faraway --journal {path}", "", "q")
    assert code == 0
    assert "never confirmed and is dropped" in out
    assert Match.load(path).moves == match.moves[:5]


def test_torn_result_is_written_again(cli, home):
    _, match = first_moves(["Ann", "Bob"])
    path = home / "matches" / "faraway.jsonl"
    Keeper(path).keep(match)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    assert cli("play faraway", "q")[0] == 0
    assert path.read_bytes() == whole


def test_damaged_match_is_skipped_with_a_notice(cli, home):
    cli(f"play faraway --deal {SECRET}", "q")
    path = journals(home)[0]
    path.write_text(path.read_text().replace('"you"', '"yes"'))
    code, out, _ = cli("play faraway", "q")
    assert code == 0
    assert "Skipped" in out
    assert len(journals(home)) == 2


def test_matches_begun_in_the_same_second_each_have_a_file(home):
    paths = [new_path("faraway") for _ in range(20)]
    assert len(set(paths)) == 20
    Keeper(paths[1]).keep(Match("faraway", ["Ann", "Bob"], deal=DEAL))
    assert Match.load(paths[1]).names == ["Ann", "Bob"]
    assert not list(unfinished("chess"))
    assert list(unfinished("faraway")) == [paths[1]]


def test_what_else_lies_in_the_folder_of_matches_is_left_alone(cli, home):
    (home / "matches" / "folder.jsonl").mkdir(parents=True)
    (home / "matches" / "gone.jsonl").symlink_to(home / "nowhere")
    (home / "matches" / "deep.jsonl").write_text("[" * 100_000)
    (home / "matches" / "binary.jsonl").write_bytes(bytes(range(256)))
    assert cli("play faraway", "q")[::2] == (0, "")


def test_a_folder_that_cannot_be_made_is_named(cli, home):
    (home / "matches").write_text("in the way")
    code, _, complaint = cli("play faraway")
    assert code == 2
    assert "cannot be kept" in complaint
    assert complaint.count("\n") == 1


def test_a_finished_or_taken_file_is_not_played_on(cli, home):
    path = journal(home, first_moves(["Ann", "Bob"])[1])
    code, _, complaint = cli(f"play faraway --journal {path}")
    assert code == 2
    assert "has ended" in complaint
    code, _, complaint = cli(f"play faraway --new --journal {path}")
    assert code == 2
    assert "exists already" in complaint


def test_match_played_elsewhere_meanwhile_is_not_overwritten(home):
    match = Match("faraway", ["Ann", "Bob"], deal=DEAL)
    here, elsewhere = Keeper(home / "m.jsonl"), Keeper(home / "m.jsonl")
    here.keep(match)
    other = Match.load(home / "m.jsonl")
    other.play(0, other.legal(0)[0])
    elsewhere.keep(other)
    match.play(1, match.legal(1)[0])
    with pytest.raises(farlands.FarlandsError, match="changed by another program"):
        here.keep(match)


def test_kill_minus_nine_loses_no_confirmed_move(cli, home):
    rehearse(farlands.find("faraway"))
    lines, match = first_moves(["Ann", "Bob"], most=3)
    path = home / "killed.jsonl"
    with process("play", "faraway", "--seats", "Ann,Bob", "--deal", SECRET, "--journal", str(path)) as running:
        assert running.stdin
        running.stdin.write("\n".join(lines) + "\n")
        running.stdin.flush()
        wait_for(lambda: path.exists() and path.read_bytes().count(b"\n") == 4)
        running.kill()
    assert Match.load(path).moves == match.moves
    assert cli(f"play faraway --journal {path}", "", "q")[0] == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_control_c_says_where_the_match_lies(home):
    import signal

    rehearse(farlands.find("faraway"))
    with process("play", "faraway", stderr=subprocess.PIPE) as running:
        assert running.stdout
        while "q quit" not in running.stdout.readline():
            pass
        running.send_signal(signal.SIGINT)
        out, complaint = running.communicate()
    assert running.returncode == 130
    assert str(journals(home)[0]) in out
    assert "Traceback" not in complaint
