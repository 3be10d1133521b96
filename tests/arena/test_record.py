"""The result file: goes on where it ended, counts nothing twice, and takes no games that mean something else."""

import json
from pathlib import Path

import pytest

from farlands.arena import Plan, Record, play_here, record
from farlands.errors import BadRecord

PLAN = Plan("faraway", bots=("greedy", "random"), seed=5)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "games.jsonl"
    with Record(path, PLAN) as new:
        for result in play_here(PLAN, PLAN.games(6)):
            new.add(result)
    return path


def test_a_file_gives_back_what_was_kept(path):
    assert [(result["deal"], result["turn"]) for result in Record(path, PLAN).results] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert json.loads(path.read_text().splitlines()[0])["made_with"]["farlands"]


def test_more_games_are_added(path):
    before = path.read_bytes()
    with Record(path, PLAN) as again:
        for result in play_here(PLAN, PLAN.games(8)[6:]):
            again.add(result)
    assert path.read_bytes().startswith(before)
    assert len(Record(path, PLAN).results) == 8


@pytest.mark.parametrize("cut", [1, 40])
def test_a_line_cut_off_is_dropped_and_the_rest_stays(path, cut):
    lines = path.read_bytes().splitlines(keepends=True)
    before = [line.split(b"seconds")[0] for line in lines]
    path.write_bytes(b"".join(lines)[:-cut])
    with Record(path, PLAN) as torn:
        assert len(torn.results) == 5
        torn.add(next(iter(play_here(PLAN, PLAN.games(6)[5:]))))
    assert [line.split(b"seconds")[0] for line in path.read_bytes().splitlines(keepends=True)] == before


def test_a_header_cut_off_begins_the_file_anew(path):
    path.write_bytes(path.read_bytes()[:30])
    with Record(path, PLAN) as torn:
        assert torn.results == []
    assert Record(path, PLAN).results == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 6}, "there seed is 5, here 6"),
        ({"bots": ("greedy", "easy")}, "there bots is greedy,random, here greedy,easy"),
        ({"seats": (3,)}, "there seats is 2, here 3"),
        ({"options": (("advanced", "yes"),)}, "advanced=no"),
        ({"game": "distant-suns"}, "there game is faraway, here distant-suns"),
    ],
)
def test_other_settings_are_refused_and_named(path, change, said):
    before = path.read_bytes()
    with pytest.raises(BadRecord, match=said):
        Record(path, Plan(**{**vars(PLAN), **change}))
    assert path.read_bytes() == before


def test_games_of_other_code_are_refused(path, monkeypatch):
    monkeypatch.setattr(record, "code_hash", lambda game: "another")
    with pytest.raises(BadRecord, match="code"):
        Record(path, PLAN)


def spoiled(path, number, change):
    lines = path.read_text().splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **change})
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("number", "change", "said"),
    [
        (2, {"turn": 0}, "Line 3 .* damaged"),
        (2, {"bots": [0, 0]}, "Line 3 .* damaged"),
        (2, {"points": [3]}, "Line 3 .* damaged"),
        (2, {"points": "31"}, "Line 3 .* damaged"),
        (2, {"places": [0, "1"]}, "Line 3 .* damaged"),
        (2, {"places": [1, 1]}, "Line 3 .* damaged"),
        (2, {"used": {}}, "Line 3 .* damaged"),
        (2, {"used": {"regions": [[1], ["2"]], "sanctuaries": [[], []]}}, "Line 3 .* damaged"),
        (2, {"seconds": [0.1, None]}, "Line 3 .* damaged"),
        (2, {"deal": -1}, "Line 3 .* damaged"),
        (2, {"deal": 10**30}, "Line 3 .* damaged"),
        (2, {"turn": 2}, "Line 3 .* damaged"),
        (0, {"farlands_arena": 2}, "format 2"),
        (0, {"farlands_arena": None}, "not a result file"),
    ],
)
def test_a_damaged_line_is_named(path, number, change, said):
    spoiled(path, number, change)
    with pytest.raises(BadRecord, match=said):
        Record(path, PLAN)


def test_no_game_counts_twice(path):
    path.write_bytes(path.read_bytes() + path.read_bytes().splitlines(keepends=True)[2])
    with pytest.raises(BadRecord, match=r"Line 8 .* deal 0 in rotation 1 a second time"):
        Record(path, PLAN)


@pytest.mark.parametrize("content", [b"hello", b"hello\n", b"\x00\xff\n", b"[]\n", b'{"farlands_journal": 1}\n', b"[" * 10**5 + b"\n"])
def test_a_file_of_something_else_is_left_alone(path, content):
    path.write_bytes(content)
    with pytest.raises(BadRecord, match="not a result file"):
        Record(path, PLAN)
    assert path.read_bytes() == content


def test_two_arenas_cannot_write_to_one_file(path):
    result = next(iter(play_here(PLAN, PLAN.games(8)[6:])))
    with Record(path, PLAN) as one, Record(path, PLAN) as two:
        one.add(result)
        with pytest.raises(BadRecord, match="another program"):
            two.add(result)
    assert len(Record(path, PLAN).results) == 7


def test_a_file_taken_away_is_noticed(path):
    result = next(iter(play_here(PLAN, PLAN.games(8)[6:])))
    with Record(path, PLAN) as one:
        path.unlink()
        with pytest.raises(BadRecord, match="another program"):
            one.add(result)


def test_a_file_without_end_is_refused_at_once():
    with pytest.raises(BadRecord, match="not a result file"):
        Record(Path("/dev/zero"), PLAN)


def test_a_line_without_end_is_damaged(path):
    path.write_bytes(path.read_bytes() + b"x" * record.LONGEST_LINE)
    with pytest.raises(BadRecord, match="Line 8"):
        Record(path, PLAN)
