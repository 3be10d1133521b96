"""What a person sees in a terminal, and what of all they may type is understood."""

import io
import re

import numpy as np
import pytest
from rich.console import Console

from farlands import words
from farlands.cli.terminal import Previewing, terminal_of
from farlands.errors import BadCards, IllegalMove
from farlands.games.distant_suns.deck import components
from farlands.games.distant_suns.tableview import LETTERS
from farlands.games.distant_suns.whatif import WhatIf
from tests.distant_suns.helpers import NAMES, SEAT_COUNTS, game, names_of, new_match, play_random, random_match

terminal = terminal_of(game)
what = WhatIf(*components())
QUESTION = 4
"""Lines below the table: the question, the keys, and where one types."""


def printed(drawn, width=120, encoding="utf-8", height=None):
    """The lines of something drawn, with those letters: in a pipe, or on a terminal of that height."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding)
    Console(file=stream, width=width, height=height, force_terminal=height is not None, color_system=None, markup=False).print(drawn)
    stream.seek(0)
    return stream.read().rstrip("\n").split("\n")


def positions(seats, matches=1):
    """Positions from the first to the last of random matches, with plenty of upgrades in the later rounds."""
    for seed in range(matches):
        match, chance = random_match(seats, seed), np.random.default_rng(seed)
        while not match.over:
            yield match
            play_random(match, chance, 5)
            if match.g.phase == 0 and match.g.turn > 5:
                match.g.won[0] = match.g.spent[0] + 2
        yield match


# --- What the view says and the rules say ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_view_is_enough_to_know_moves_and_points(seats):
    for match in positions(seats):
        for seat in range(seats):
            view = match.view(seat)
            assert what.moves(view) == match.legal(seat)
            for other in range(seats):
                assert what.points(view, other) == match.sheet(other)


def test_what_a_drawing_is_said_to_be_worth_is_what_it_gives():
    for seed in range(6):
        match, chance = random_match(2, seed), np.random.default_rng(seed)
        said = {}
        while not match.over:
            seat = match.waiting[0]
            move = str(chance.choice(sorted(match.legal(seat))))
            if move[0] == "D":
                said[seat] = what.points_after(match.view(seat), move)
            before = match.g.turn
            match.play(seat, move)
            if match.g.turn > before:
                assert {seat: match.scores()[seat] for seat in said} == said
                said = {}


def test_the_cells_of_a_drawing_are_those_it_covers():
    match = new_match()
    match.play(0, "M3")
    for move, cells in what.drawings(match.view(0)).items():
        twin = random_match(2, 1)
        twin.g = game.TABLE.copy(match.g)
        twin.play(0, move)
        assert twin.view(0)["sketch"] == cells


# --- What is drawn -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "width"), [*((language, 80) for language in words.LANGUAGES), ("en", 120)])
def test_every_table_fits_the_width(language, width):
    words.use(language)
    for seats in SEAT_COUNTS:
        for match in positions(seats):
            for seat in (None, len(match.moves) % seats):
                view = match.view(seat)
                lines = printed(terminal.table(view, NAMES[:seats]), width)
                assert max(map(len, lines)) <= width
                assert any("◎2" in line for line in lines)
                assert terminal.question(view)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_on_a_low_terminal_what_is_decided_about_is_on_the_screen(language):
    words.use(language)
    assert isinstance(terminal, Previewing)
    for match in positions(2):
        for seat in match.waiting:
            view = match.view(seat)
            lines = printed(terminal.table(view, NAMES[:2]), 80, height=24)
            assert max(map(len, lines)) <= 80
            if view["phase"] == "place":
                assert sum("██" in line for line in lines[-16:]) >= 2  # the panel's figures
            else:
                sheet = next(i for i, line in enumerate(lines) if line.startswith("   A B C D E F G H I J K"))
                assert len(lines) - sheet + QUESTION <= 24
                assert len(printed(terminal.preview(view, what.moves(view)[0]), 80, height=24)) <= 22
            tall = printed(terminal.table(view, NAMES[:2]), 80, height=60)
            assert tall == printed(terminal.table(view, NAMES[:2]), 80)


@pytest.mark.parametrize("width", [40, 48, 60, 80])
def test_on_a_narrow_terminal_every_way_to_place_a_module_has_its_number(width):
    lines = printed(terminal.table(new_match().view(0), NAMES[:2]), width)
    assert max(map(len, lines)) <= width
    edges = [re.findall(r"\d+", line) for line in lines if re.fullmatch(r"[ ·●■\d]+", line)]
    numbers = [number for edge in edges if len(edge) > 2 for number in edge]
    assert numbers == [str(number) for number in range(1, 21)]


def test_plain_terminals_get_plain_letters():
    for match in positions(3):
        for seat in (None, 0):
            assert "\n".join(printed(terminal.table(match.view(seat), NAMES[:3]), 80, "ascii")).isascii()
    assert "\n".join(printed(terminal.cards(), 80, "ascii")).isascii()


def test_a_sheet_is_readable_without_colour():
    match = new_match(zones=(1, 2, 3, 4, 5))
    match.play(0, "M3")
    match.play(0, next(move for move, cells in what.drawings(match.view(0)).items() if names_of(cells) == {"A9", "A8", "B7", "C8"}))
    match.play(1, match.legal(1)[0])
    lines = printed(terminal.table(match.view(0), NAMES[:2]))
    top = next(i for i, line in enumerate(lines) if line.startswith(" 1/"))
    assert [line[:11] for line in lines[top + 12 : top + 19]] == [
        r" 7/  \__/▲ ",
        r"  \__/1 \__",
        r" 8/1  __ 1 ",
        r"  \  /  \__",
        r" 9/1 \__/  ",
        r"  \__/  \__",
        r"10/⌂ \__/  ",
    ]


def test_a_drawing_is_shown_before_it_is_made():
    match = new_match()
    match.play(0, "M3")
    assert isinstance(terminal, Previewing)
    shown = "\n".join(printed(terminal.preview(match.view(0), what.moves(match.view(0))[0])))
    assert shown.count("**") == 4
    assert "your sheet would be worth" in shown


def test_the_box_is_shown():
    shown = "\n".join(printed(terminal.cards()))
    for name in ("Black hole black_hole", "Ringed planet planet", "◎2: 15 for the first, 8 for later ones", "designed for Farlands"):
        assert name in shown


def test_explanations():
    match = new_match(3, zones=(3, 1, 2, 4, 5))
    view = match.view(0)
    everything = "\n".join(printed(terminal.explain(view, "")))
    assert [everything.count(word) for word in ("Comet", "Counts", "Once more: 3 more")] == [1, 5, 15]
    assert "Comet" in "\n".join(printed(terminal.explain(view, "1")))
    assert printed(terminal.explain(view, "p2"))[0].startswith("   A  B  C")
    for nonsense in ("6", "-1", "p4", "p0", "comet", "²", "[bold]"):
        with pytest.raises(BadCards, match="from 0 to 5"):
            terminal.explain(view, nonsense)


def test_events_in_words():
    for match in positions(2):
        before, view = match.game.view(match.at(max(len(match.moves) - 9, 0)), 0), match.view(0)
        for event in game.events(before, view):
            said = terminal.event(event, NAMES, 0)
            assert said.startswith(("You ", "Ann ", "Bob ")) or event["event"] in ("round", "over")
            assert not said.startswith("Ann ")


# --- What is typed -----------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def drawing():
    """A view of a seat that has to draw the crescent as its first figure."""
    assert isinstance(terminal, Previewing)
    match = new_match(zones=(1, 2, 3, 4, 5))
    match.play(0, "M3")
    return match.view(0), terminal.read


def cells_of(view, move):
    return names_of(what.cells_drawn(view, move))


def test_a_cell_and_a_letter_name_one_drawing(drawing):
    view, read = drawing
    for move in what.moves(view):
        number = int(move[1:]) - 1
        name = names_of([number % 128 + 1]).pop()
        assert read(view, f"{name}{LETTERS[number // 128]}") == [move]
        assert read(view, f"{name.lower()}{LETTERS[number // 128].upper()}") == [move]


def test_a_cell_alone_means_all_that_cover_it_and_a_letter_all_that_lie_so(drawing):
    view, read = drawing
    assert {move for move in what.moves(view) if "B8" in cells_of(view, move)} == set(read(view, "B8"))
    assert {move for move in what.moves(view) if int(move[1:]) <= 128} == set(read(view, "a"))
    assert len(read(view, "B8")) > 3


def test_the_best_at_a_glance_comes_first():
    match = new_match(zones=(1, 2, 3, 4, 5), missions=(1, 2, 3, 4, 5))
    match.play(0, "M3")
    assert isinstance(terminal, Previewing)
    worth = [what.points_after(match.view(0), move) for move in terminal.read(match.view(0), "B8")]
    assert worth[0] == max(worth)


def test_cells_of_column_d_are_cells_and_not_moves_of_a_journal():
    match = new_match(zones=(1, 2, 3, 4, 5))
    match.play(0, "M3")
    assert isinstance(terminal, Previewing)
    with pytest.raises(IllegalMove, match="no possible drawing at D6"):
        terminal.read(match.view(0), "D6")  # a cell that no first figure can cover; the move D6 would be elsewhere


def test_journal_notation_is_left_to_the_session(drawing):
    view, read = drawing
    possible = what.moves(view)
    high = next(move for move in possible if int(move[1:]) > 128)
    assert read(view, high) == read(view, high.lower()) == read(view, high[1:]) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Z9", "is no place"),
        ("B8x", "is no place"),
        ("8B", "is no place"),
        ("n", "is no place"),
        ("[bold]", "is no place"),
        ("²", "is no place"),
        ("d99999999999", "no such move"),
        ("K9a", "Start"),
        ("A10a", "leave the grid or cover Start"),
        ("E9", "no possible drawing at E9"),
    ],
)
def test_what_cannot_be_is_said(drawing, text, said):
    view, read = drawing
    with pytest.raises(IllegalMove, match=said):
        read(view, text)


def test_other_decisions_are_not_drawings():
    assert isinstance(terminal, Previewing)
    match = new_match()
    assert terminal.read(match.view(0), "B8") == []
    match.g.won[:] = 2
    match.play(0, "M3")
    assert terminal.read(match.view(0), "1") == []


def test_letters_mean_nothing_else_on_the_command_line():
    assert len(set(LETTERS)) == 12
    assert not set(LETTERS) & set("hsuqn?")
