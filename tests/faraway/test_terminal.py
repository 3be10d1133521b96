"""Faraway's table on terminals of all sizes."""

import io

import pytest
from rich.console import Console

from farlands import Deal, Match, words
from farlands.games.faraway import terminal
from farlands.words import LANGUAGES

QUESTION = 3
"""The question, the keys, and where one types."""


@pytest.fixture(autouse=True)
def english():
    language = words.language()
    words.use("en")
    yield
    words.use(language)


def positions(names):
    """A match from the first to the last move, in which rows grow long: (match, seat that decides)."""
    match = Match("faraway", names, {}, Deal(bytes([7]) * 32))
    while not match.over:
        yield match, match.waiting[0]
        for _ in range(3):
            if not match.over:
                seat = match.waiting[0]
                match.play(seat, match.legal(seat)[-1])
    yield match, None


def drawn(match, seat, width, height=None, is_terminal=False):
    """The lines of the table as a seat sees it."""
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=is_terminal, color_system=None)
    console.print(terminal.table(match.view(seat), match.names))
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined]


@pytest.mark.parametrize("width", [40, 60, 80, 200])
@pytest.mark.parametrize("names", [["Ann", "Bob"], list("abcdef")])
def test_the_table_keeps_within_the_width(names, width):
    for match, seat in positions(names):
        for viewer in (None, seat):
            assert max(map(len, drawn(match, viewer, width))) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_80_columns_and_24_lines_two_players_see_the_whole_table(language):
    words.use(language)
    for match, seat in positions(["Ann", "Bob"]):
        lines = drawn(match, seat, 80, 24, is_terminal=True)
        assert len(lines) + QUESTION <= 24
        assert any("╭" in line or "╔" in line for line in lines) or seat is None


def test_on_a_low_terminal_only_what_is_chosen_from_is_drawn_as_boxes():
    for match, seat in positions(["Ann", "Bob"]):
        if match.g.turn > 4 and seat is not None:
            view = match.view(seat)
            choice = {"explore": view["hand"], "pick": view["market"], "keep": view["offer"]}[view["phase"]]
            boxes = [line for line in drawn(match, seat, 100, 24, is_terminal=True) if line[:1] in ("╭", "╔")]
            assert sum(line.count("╮") + line.count("╗") for line in boxes) == len(choice)


def test_in_a_pipe_everything_is_drawn_whatever_its_height():
    for match, seat in positions(["Ann", "Bob"]):
        assert drawn(match, seat, 80, 24) == drawn(match, seat, 80, 99) == drawn(match, seat, 80, 99, is_terminal=True)
