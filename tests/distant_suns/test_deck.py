"""Components: the facts of the rulebook, the box made from them, and decks of users."""

import hashlib
import json
import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import farlands
from farlands.errors import BadDeck
from farlands.games.distant_suns import hexes, tables
from farlands.games.distant_suns.deck import as_data, box, box_of, new_deck, our_deck, read_deck, values
from farlands.games.distant_suns.names import NAMED, cell_name, cell_named, mission_name, zone_name
from farlands.games.distant_suns.state import FORMS, MISSIONS
from farlands.games.distant_suns.tables import NO_PATTERN, cells_of, forms
from tests.distant_suns.slow import SHEET, around, poses

SOURCES = {"official", "reported", "derived", "designed"}


def deck_file(tmp_path, text):
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


# --- What is in the box --------------------------------------------------------------------------------------------------------------


def test_every_value_says_where_it_comes_from():
    assert {value.source for value in values()} <= SOURCES
    sources = {value.name: value.source for value in values()}
    assert sources["points.missions"] == sources["zones.1.id"] == sources["zones.2.id"] == "official"
    assert {sources[name] for name in sources if name.endswith(("columns", "circles"))} == {"designed"}
    assert {sources[f"zones.{zone}.id"] for zone in range(3, 11)} == {"designed"}


def test_the_box_is_that_of_the_design():
    kinds = our_deck().sheet.kinds
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "blank": 81, "alien": 8, "upgrade": 6, "treasure": 6, "world": 3, "start": 1
    }  # fmt: skip
    assert [len(figure) for figure in our_deck().figures] == [7, 4, 5, 5, 5, 5, 6, 4, 5, 4, 6]
    assert our_deck().value("sheet.circles") == 6


def test_world_pairs_are_10_and_5_or_15_and_8():  # section "Distant World cells"
    pairs = [tuple(our_deck().value(f"worlds.{world}.{value}") for value in ("first", "later")) for world in (1, 2, 3)]
    assert pairs == [(10, 5), (15, 8), (10, 5)]


def test_three_worlds_in_the_corners_and_start_at_the_lower_left():  # preparation, picture; reviews
    assert sorted(SHEET.of("123")) == [(0, 0), (10, 0), (10, 9)]
    assert SHEET.of("S") == [(0, 9)]


def test_every_special_cell_is_of_use():
    for cell in SHEET.of("T123"):
        assert around(cell) & SHEET.open


def test_ids_are_named_in_all_languages():
    assert our_deck().ids == NAMED
    farlands.find("distant-suns")
    assert (zone_name("planet"), zone_name("owl", "Owl"), zone_name("owl")) == ("Ringed planet", "Owl", "owl")
    assert all(mission_name(mission) for mission in MISSIONS)
    assert all(zone_name(zone) != zone for zone in NAMED)


def test_cells_have_names():
    for cell in our_deck().sheet.cells:
        assert cell_named(cell_name(cell)) == cell
    assert [cell_named(text) for text in ("", "A", "A0", "1A", "AAA1", "A1 ", "A-1")] == [None] * 7


# --- Placements ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", range(11))
def test_placements_are_all_there_are(token):
    ours = box()
    for left_out in range(3):
        found = set()
        for form, out in enumerate(FORMS):
            pattern = int(ours.pattern[token, form])
            if len(out) == left_out and pattern != NO_PATTERN:
                for placement in range(ours.first[pattern], ours.first[pattern + 1]):
                    cells = SHEET.cells(ours.cells[placement])
                    assert cells not in found
                    found.add(cells)
                    assert SHEET.cells(ours.rim[placement]) == {c for cell in cells for c in around(cell)} & set(SHEET.letter) - cells
        assert found == set().union(*(SHEET.lies(rest) for rest in SHEET.rests(token, left_out)))


def test_forms_are_the_different_connected_rests():
    for token, figure in enumerate(our_deck().figures):
        ours = [rest for _, rest in forms(figure)]
        for left_out in range(3):
            wanted = {frozenset(poses(rest)) for rest in SHEET.rests(token, left_out)}
            assert len(wanted) == sum(len(rest) == len(figure) - left_out for rest in ours)


def test_orientation_one_is_the_figure_as_drawn_and_its_first_cell_lies_at_the_anchor():
    ours = box()
    for token, figure in enumerate(our_deck().figures):
        pattern = int(ours.pattern[token, 0])
        for placement in range(ours.first[pattern], ours.first[pattern + 1]):
            orientation, anchor = divmod(int(ours.action[placement]), 128)
            origin = our_deck().sheet.cells[anchor]
            placed = hexes.moved(hexes.turned(figure, orientation), hexes.turned(figure, orientation)[0])
            numbers = sorted(our_deck().sheet.cells.index((origin[0] + q, origin[1] + r)) + 1 for q, r in placed)
            assert numbers == cells_of(ours.cells[placement])


def test_tables_are_the_same_in_the_interpreter():
    code = (
        "import warnings, hashlib; warnings.simplefilter('error'); from farlands.games.distant_suns import box;"
        "print(hashlib.sha256(box().tobytes()).hexdigest())"
    )
    environment = os.environ | {"FARLANDS_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == hashlib.sha256(box().tobytes()).hexdigest()


def test_a_sheet_of_128_cells_uses_every_bit(tmp_path):
    columns = ["S" + "." * 15, *["." * 16] * 6, "." * 14 + ".A"]
    path = deck_file(tmp_path, f"[sheet]\ncolumns = {json.dumps(columns)}\n")
    ours = box(path)
    assert cells_of(ours.aliens[0]) == [128]
    assert ours.aliens[0].tolist() == [0, -(1 << 63)]
    top = [cells_of(ours.cells[i])[-1] for i in range(ours.first[1])]
    assert {120, 127} <= set(top)
    last = [cells_of(ours.cells[i]) for i in range(ours.first[-1])]
    assert any(128 in cells for cells in last)
    assert np.all(ours.cells[: ours.first[-1]].any(axis=1))


def test_a_page_gets_the_same_as_data():
    data = as_data(our_deck())
    assert json.loads(json.dumps(data))["cells"][9] == {"number": 10, "name": "A10", "column": 0, "row": 9, "kind": "start", "world": None}
    assert [cell["name"] for cell in data["cells"] if cell["world"] == 2] == ["K1"]
    assert {figure["id"] for figure in data["figures"]} == set(NAMED)
    assert sum(value["source"] == "designed" for value in data["values"]) > 20


# --- Decks of users ------------------------------------------------------------------------------------------------------------------


def test_the_written_deck_reads_back(tmp_path):
    path = deck_file(tmp_path, new_deck())
    again = read_deck(path)
    assert again == our_deck()
    assert box(path).tobytes() == box().tobytes() == box_of(our_deck()).tobytes()


def test_single_values_can_be_replaced(tmp_path):
    path = deck_file(
        tmp_path,
        '[zones.3]\nid = "owl"\nname = "Owl"\ncolumns = ["####"]\n[worlds.2]\nlater = 9\n[sheet]\ncircles = 4\ncircles_source = "official"',
    )
    mine = {value.name: value for value in values(path)}
    assert (mine["worlds.2.later"].value, mine["worlds.2.later"].source) == (9, "your box")
    assert (mine["sheet.circles"].value, mine["sheet.circles"].source) == (4, "official")
    assert (mine["worlds.2.first"].value, mine["worlds.2.first"].source) == (15, "designed")
    assert (box(path).circles, box(path).world_later[1], read_deck(path).names[3]) == (4, 9, "Owl")
    assert box(path).cell_count.tolist()[3] == 4


BAD = {
    "": "",
    "deck-numbers": "[points]\nmissions = [3, -1]",
    "deck-columns": "[black_hole]\ncolumns = 7",
    "deck-wide": f"[sheet]\ncolumns = {json.dumps(['S'] + ['.'] * 200)}",
    "deck-letter": '[sheet]\ncolumns = ["S.", ".X"]',
    "deck-cells": f"[sheet]\ncolumns = {json.dumps(['.' * 13] * 10)}",
    "deck-start": '[sheet]\ncolumns = ["...", "..."]',
    "deck-start-enclosed": '[sheet]\ncolumns = ["S", "T...", "...."]',
    "deck-sheet-apart": '[sheet]\ncolumns = ["S..", "---", "..."]',
    "deck-too-many": f"[sheet]\ncolumns = {json.dumps(['S.' + 'A' * 12, 'A' * 13])}",
    "deck-world-twice": '[sheet]\ncolumns = ["S..1", "...1"]',
    "deck-world-missing": '[sheet]\ncolumns = ["S..1", "...3"]',
    "deck-world-values": '[sheet]\ncolumns = ["S..1", "...2", "3..4"]',
    "deck-world-enclosed": '[sheet]\ncolumns = ["S..", "...", "---", "1"]',
    "deck-treasure-enclosed": '[sheet]\ncolumns = ["S..", "...", "---", "T"]',
    "deck-figure-nowhere": '[sheet]\ncolumns = ["S....", "....."]',
    "deck-figure-letter": '[zones.4]\ncolumns = ["#x#"]',
    "deck-figure-size": '[zones.4]\ncolumns = ["##"]',
    "deck-figure-apart": '[zones.4]\ncolumns = ["##-#"]',
    "deck-figure-twice": '[zones.4]\ncolumns = ["#", "##-", "--##"]\n[zones.5]\ncolumns = ["--##", "##", "#"]',
    "deck-id-twice": '[zones.4]\nid = "comet"',
}


@pytest.mark.parametrize("key", [key for key in BAD if key])
def test_bad_decks_are_refused_in_one_line(tmp_path, key):
    farlands.find("distant-suns")
    with pytest.raises(BadDeck) as caught:
        box(deck_file(tmp_path, BAD[key]))
    assert caught.value.key == f"distant-suns-{key}"
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[sheet]\ncircles", "look at line 2"),
        ("format = 2", "knows format 1"),
        ("[sheet]\nrows = 3", "no value sheet.rows"),
        ("[sheet]\ncircles = 2.5", "cannot be 2.5: give a whole number from 0 to 24"),
        ('[zones.1]\nid = ""', "text on one line"),
        ("[sheet]\ncircles_source = 6", "text on one line"),
    ],
)
def test_what_no_game_takes_is_refused_in_one_line(tmp_path, text, said):
    with pytest.raises(BadDeck, match=said):
        box(deck_file(tmp_path, text))


@pytest.mark.parametrize(
    "text", ["x = " + "9" * 5000, "x = " + "[" * 9999, 'sheet.circles = "a\\nb"', '"a\\nb" = 1', 'sheet.columns = ["S\\n"]', "zones = 3"]
)
def test_mischievous_decks_are_refused_in_one_line(tmp_path, text):
    with pytest.raises(BadDeck) as caught:
        box(deck_file(tmp_path, text))
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400


def test_worlds_given_must_be_on_the_sheet(tmp_path):
    with pytest.raises(BadDeck, match="4 is not on the sheet"):
        read_deck(deck_file(tmp_path, "[worlds.4]\nfirst = 10\nlater = 5"))


def test_a_missing_file_is_told(tmp_path):
    with pytest.raises(BadDeck, match="cannot be read"):
        read_deck(tmp_path / "none.toml")


def test_too_many_placements_are_told(tmp_path, monkeypatch):
    monkeypatch.setattr(tables, "MOST_PLACEMENTS", 5000)
    with pytest.raises(BadDeck, match="more than 5,000 ways"):
        box(deck_file(tmp_path, ""))


def test_where_our_values_come_from_says_nothing_of_other_values(tmp_path):
    path = deck_file(tmp_path, new_deck().replace("treasure = 10", "treasure = 12").replace('"1.A......S"', '"1A.......S"'))
    sources = {value.name: value.source for value in values(path)}
    assert sources["points.treasure"] == sources["sheet.columns"] == "your box"
    assert sources["points.alien"] == "official"


def test_files_of_any_editor_are_read(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf[sheet]\r\ncircles = 4\r\n")
    assert box(path).circles == 4
    with pytest.raises(BadDeck, match="it is a directory"):
        read_deck(tmp_path)
    path.write_bytes("[sheet]\ncircles = 4".encode("utf-16"))
    with pytest.raises(BadDeck, match="not a text in UTF-8"):
        box(path)


def test_a_mission_done_as_often_as_can_be_still_has_a_next_time(tmp_path):
    points = box(deck_file(tmp_path, "[points]\nfurther = 7")).mission_points.tolist()
    assert points[:7] == [0, 3, 6, 10, 15, 20, 27]
    assert len(points) == 24 + 2
    assert points[-1] - points[-2] == 7


def random_figure(chance, size):
    cells = {(0, 0)}
    while len(cells) < size:
        cells.add(chance.choice(sorted({near for cell in cells for near in hexes.neighbours(cell)} - cells)))
    return cells


def columns_of(cells):
    """A drawing of a figure, as a deck has it."""
    left = min(q for q, _ in cells) // 2 * 2
    placed = [hexes.column_and_row((q - left, r)) for q, r in cells]
    top = min(row for _, row in placed)
    drawn = {(column, row - top) for column, row in placed}
    size = range(max(max(place) for place in drawn) + 1)
    return ["".join("#" if (column, row) in drawn else "-" for row in size) for column in size]


def test_the_largest_figures_have_room_in_the_box(tmp_path):
    chance = random.Random(4)
    figures: dict[Any, list[str]] = {}
    while len(figures) < 11:
        cells = random_figure(chance, 8)
        figures[hexes.outline(cells)] = columns_of(cells)
    drawings = iter(figures.values())
    sheet = ["S" + "." * 10, *["." * 11] * 10, "." * 7]
    text = f"[sheet]\ncolumns = {json.dumps(sheet)}\n[black_hole]\ncolumns = {json.dumps(next(drawings))}\n"
    text += "".join(f"[zones.{zone}]\ncolumns = {json.dumps(drawing)}\n" for zone, drawing in enumerate(drawings, 1))
    ours = box(deck_file(tmp_path, text))
    assert (np.diff(ours.first) >= 0).all()
    assert 20_000 < ours.first[-1] <= tables.MOST_PLACEMENTS
