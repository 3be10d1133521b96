"""Tools of these tests: written-down deals, drawings by the names of their cells, crafted sheets."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from farlands import Deal, Match, find
from farlands.games.distant_suns.deck import our_deck
from farlands.games.distant_suns.explain import cells_drawn
from farlands.games.distant_suns.hexes import Cell
from farlands.games.distant_suns.names import cell_name, cell_named
from farlands.games.distant_suns.state import MISSIONS, TABLE
from farlands.games.distant_suns.tables import Grid

game = find("distant-suns")
deck, box = our_deck(), game.box()
grid = Grid(deck.sheet)
SEAT_COUNTS = (2, 3, 4)
NAMES = ("Ann", "Bob", "Cem", "Dora")
FULL, MISS = "F1", "F38"
CRESCENT, LIGHTNING, COMET, ROCKET, SATELLITE = range(1, 6)


def action_of(move: str) -> int:
    """The action that a move's notation names."""
    action = game.MOVES.parse(move)
    assert action is not None
    return action


def named(text: str) -> list[Cell]:
    """Cells by their names: "A9 B8"."""
    cells = [cell_named(name) for name in text.split()]
    assert None not in cells
    return [cell for cell in cells if cell is not None]


def names_of(numbers: Iterable[int]) -> set[str]:
    """The names of cells by their numbers."""
    return {cell_name(deck.sheet.cells[number - 1]) for number in numbers}


def new_match(seats: int = 2, zones: Sequence[int] = (1, 2, 3, 4, 5), missions: Sequence[int] = (1, 2, 3, 4, 5)) -> Match:
    """A match in which these zone tokens and missions lie from left to right."""
    return Match("distant-suns", NAMES[:seats], {}, Deal(drawn={"zones": list(zones), "missions": list(missions)}))


def random_match(seats: int, seed: int) -> Match:
    return Match("distant-suns", NAMES[:seats], {}, Deal(seed.to_bytes(32, "little")))


def play_random(match: Match, chance: np.random.Generator, moves: int = 1) -> None:
    """Random moves of random seats that owe one."""
    for _ in range(moves):
        if not match.over:
            seat = int(chance.choice(match.waiting))
            match.play(seat, str(chance.choice(sorted(match.legal(seat)))))


def drawings(match: Match, seat: int) -> dict[frozenset[str], str]:
    """The seat's legal drawings of the form chosen: the cells by name, and the move."""
    found = {}
    for action in match.legal_actions(seat):
        cells = frozenset(names_of(cells_drawn(match.box, match.g, seat, action)))
        assert cells not in found
        found[cells] = match.game.MOVES.notation(action)
    return found


def draw(match: Match, seat: int, cells: str) -> None:
    """Draw these cells, in the full form if that is to be chosen."""
    if FULL in match.legal(seat):
        match.play(seat, FULL)
    match.play(seat, drawings(match, seat)[frozenset(cells.split())])


def draw_any(match: Match) -> None:
    """All who owe a drawing draw the first that there is."""
    while match.view(None)["phase"] == "draw":
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])


def leave_free(match: Match, seat: int, free: str) -> None:
    """Cover all cells of a seat's sheet but these."""
    cells = set(grid.coverable) - set(named(free))
    match.g.covered[seat] = grid.mask(cells)
    match.g.reach[seat] = grid.rim(cells)


def area(missions: Sequence[str | None], figures: Sequence[tuple[int, str]]) -> Any:
    """A table on which seat 0 has drawn figures of these cells for the zones of these places (0: the black hole)."""
    g = TABLE.new()[0]
    g.seats, g.turn = 1, len(figures)
    for place, mission in enumerate(missions, 1):
        g.missions[place] = MISSIONS.index(mission) + 1 if mission else 0
    for turn, (place, cells) in enumerate(figures):
        g.required[0, turn] = place
        g.figures[0, turn], g.rims[0, turn] = grid.mask(named(cells)), grid.rim(named(cells))
        g.covered[0] |= g.figures[0, turn]
    return g
