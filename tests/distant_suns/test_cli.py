"""Distant Suns through the command line: whole matches typed, decks of one's own, sheets of paper."""

import json
import re
from pathlib import Path

import pytest

from farlands import Deal, Match
from farlands.games.distant_suns.deck import new_deck
from farlands.games.distant_suns.names import cell_name
from farlands.games.distant_suns.tableview import LETTERS
from tests.distant_suns.helpers import deck

SECRET = "22" * 32
DOCS = Path(__file__).parents[2] / "docs" / "distant-suns.md"
SMALL = """
[sheet]
columns = ["1....S", "......", "..T...", "......", ".....A", "2....."]
[zones.1]
id = "owl"
name = "Night owl"
columns = ["####"]
"""


def typed_match(seats, moves=10_000, deck_file=None):
    """What people type to play the first legal move each time, drawings as a cell and a letter; and the match that it gives."""
    match, lines, at_screen = Match("distant-suns", seats, {}, Deal(bytes.fromhex(SECRET)), deck_file), [], None
    while not match.over and len(match.moves) < moves:
        seat = match.waiting[0]
        move = match.legal(seat)[0]
        if seat != at_screen:
            lines.append("")
            at_screen = seat
        way, cell = divmod(int(move[1:]) - 1, 128)
        named = deck_file is None and move[0] == "D" and len(match.moves) % 2
        lines += [f"{cell_name(deck.sheet.cells[cell])}{LETTERS[way]}", ""] if named else [move[1:]]
        match.play(seat, move)
    return lines, match


def kept(tmp_path):
    return sorted((tmp_path / "matches").glob("*.jsonl"))[-1]


def test_a_whole_match(cli, tmp_path):
    lines, match = typed_match(["Ann", "Bob"])
    code, out, _ = cli("play", "distant-suns", "--seats", "Ann,Bob", "--deal", SECRET, typed=lines)
    assert code == 0
    assert f"{max(match.scores())} points" in out
    assert Match.load(kept(tmp_path)).moves == match.moves
    assert cli("verify", kept(tmp_path))[0] == 0
    replayed = cli("replay", kept(tmp_path))[1]
    assert f"{len(match.moves)}. " in replayed
    assert "Distant Suns, round 3 of 3: the end" in replayed


def test_a_drawing_is_made_by_enter_only(cli, tmp_path):
    typed = ["", "3", "B9", "n", "n", "banana", "", "B9", "u", "s", "?p1", "h", "d9999", "Z1", "q"]
    _, out, _ = cli("play", "distant-suns", "--seats", "Ann,Bob", typed=typed)
    assert out.count("your sheet would be worth") == 4
    assert len(Match.load(kept(tmp_path)).moves) == 0  # the module was taken back


def test_shown_drawings_go_on_after_leaving(cli, tmp_path):
    lines, match = typed_match(["Ann", "Bob"])
    cli("play", "distant-suns", "--seats", "Ann,Bob", "--deal", SECRET, typed=[*lines[:11]])
    begun = len(Match.load(kept(tmp_path)).moves)
    assert 4 < begun < len(match.moves)


def test_against_a_bot(cli, tmp_path):
    cli("play", "distant-suns", typed=["1", "B9", "", "q"])
    assert len(Match.load(kept(tmp_path)).moves) >= 3


def test_a_match_with_a_deck_of_ones_own(cli, tmp_path):
    path = tmp_path / "my.toml"
    path.write_text(SMALL, encoding="utf-8")
    assert "in order" in cli("deck", "check", "distant-suns", path)[1]
    lines, match = typed_match(["Ann", "Bob"], deck_file=path)
    code, out, _ = cli("play", "distant-suns", "--seats", "Ann,Bob", "--deal", SECRET, "--deck", path, typed=lines)
    assert code == 0
    assert "   A  B  C  D  E  F  \n" in out.replace("F\n", "F  \n")
    assert "   A  B  C  D  E  F  G" not in out
    assert str(max(match.scores())) in out
    for command in ("replay", "verify"):
        code, _, complaint = cli(command, kept(tmp_path))
        assert code == 2
        assert "--deck FILE" in complaint
        assert cli(command, kept(tmp_path), "--deck", path)[0] == 0
    assert "Night owl" in cli("cards", "distant-suns", "--deck", path)[1]


def test_new_show_check(cli, tmp_path):
    path = tmp_path / "my.toml"
    assert cli("deck", "new", "distant-suns", path)[0] == 0
    assert path.read_text(encoding="utf-8") == new_deck()
    assert cli("deck", "new", "distant-suns", path)[0] == 2
    out = cli("deck", "show", "distant-suns", path)[1]
    assert "zones: 8 designed, 2 official" in out
    assert re.search(r"worlds.2.first +15 +designed", out)
    path.write_text(new_deck().replace("first = 15", "first = 20"), encoding="utf-8")
    assert re.search(r"worlds.2.first +20 +from your box", cli("deck", "show", "distant-suns", path)[1])
    path.write_text(new_deck().replace('"##", "-##", "---#"', '"##", "----#"'), encoding="utf-8")
    code, _, complaint = cli("deck", "check", "distant-suns", path)
    assert (code, complaint) == (2, "Error: The cells of lightning are not connected.\n")


@pytest.mark.parametrize("command", ["play", "cards", "score"])
def test_a_bad_deck_is_told_by_every_command(cli, tmp_path, command):
    path, paper = tmp_path / "my.toml", tmp_path / "sheet.json"
    path.write_text('[sheet]\ncolumns = ["S"]', encoding="utf-8")
    paper.write_text(example(), encoding="utf-8")
    code, _, complaint = cli(command, "distant-suns", *([paper] if command == "score" else []), "--deck", path)
    assert code == 2
    assert "next to Start" in complaint


# --- Sheets of paper ---------------------------------------------------------------------------------------------------------------------


def example():
    """The file that the documentation shows."""
    found = re.search(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert found
    return found[1]


def test_the_documented_file_is_scored(cli, tmp_path):
    path = tmp_path / "my-sheet.json"
    path.write_text(example(), encoding="utf-8")
    out = cli("score", "distant-suns", path)[1]
    assert re.search(r"Total +85\b", out)
    assert re.search(r"Treasure: Asteroid +20 +treasures next to its figures: 5", out)
    scored = json.loads(cli("score", "distant-suns", path, "--json")[1])
    assert scored["total"] == 85
    assert scored["totals"] == {"missions": 32, "worlds": 23, "treasures": 30, "aliens": 0}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda paper: "{", "is not JSON"),
        (lambda paper: "[]", "must hold one JSON object"),
        (lambda paper: json.dumps(paper | {"figure": []}), "“figure”"),
        (lambda paper: json.dumps(paper | {"missions": 3}), "“missions” must name"),
        (lambda paper: json.dumps(paper | {"missions": {"star": 1}}), "“missions” must name"),
        (lambda paper: json.dumps(paper | {"figures": {}}), "“figures” must be a list"),
        (lambda paper: json.dumps(paper | {"figures": [["star", "A9"]]}), "figure 1 must have"),
        (lambda paper: json.dumps(paper | {"figures": [*paper["figures"], {"zone": "star", "cells": 9}]}), "figure 16 must have"),
        (lambda paper: json.dumps(paper | {"first": 3}), "“first” must be a list"),
        (lambda paper: json.dumps(paper | {"first": [9]}), "numbered 1 to 3"),
        (lambda paper: json.dumps(paper | {"figures": paper["figures"][1:]}), "covers a cell next to Start"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_line(cli, tmp_path, change, said):
    path = tmp_path / "sheet.json"
    path.write_text(change(json.loads(example())), encoding="utf-8")
    code, _, complaint = cli("score", "distant-suns", path)
    assert code == 2
    assert said in complaint
    assert complaint.count("\n") == 1


def test_a_file_that_is_not_there(cli, tmp_path):
    for path in (tmp_path / "nowhere.json", tmp_path):
        code, _, complaint = cli("score", "distant-suns", path)
        assert code == 2
        assert "cannot be read" in complaint
