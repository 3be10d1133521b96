"""The rules of a turn and a round, section by section of the rulebook."""

from typing import Any

import numpy as np
import pytest

from farlands.errors import IllegalMove
from farlands.games.distant_suns.rules import reach_worlds
from tests.distant_suns.helpers import (
    COMET,
    CRESCENT,
    FULL,
    LIGHTNING,
    MISS,
    action_of,
    box,
    draw,
    draw_any,
    drawings,
    game,
    grid,
    leave_free,
    named,
    names_of,
    new_match,
    play_random,
    random_match,
)
from tests.distant_suns.slow import SHEET, drawn_figures, rim

NO_ROOM = ("M3", "M9", "M11", "M17")
"""Two modules on each edge that leave no two neighbouring notches."""
PACKED = ("M1", "M5", "M9", "M11", "M15")


def place(match, *modules):
    """Place these modules, all drawing anything after each."""
    for module in modules:
        match.play(match.view(None)["active"], module)
        draw_any(match)


# --- Preparation ---------------------------------------------------------------------------------------------------------------------


def test_five_of_ten_zones_and_five_missions_lie_open():  # preparation 2 and 3
    view = new_match(zones=(7, 1, 10, 4, 2), missions=(5, 3, 1, 2, 4)).view(None)
    assert view["zones"] == [0, 7, 1, 10, 4, 2]
    assert view["missions"] == [None, "black_hole", "treasure", "alien", "upgrade", "cluster"]
    assert view["waiting"] == [0]


def test_every_deal_has_different_zones_and_all_missions():
    for seed in range(1, 200):
        view = random_match(2, seed).view(None)
        assert len(set(view["zones"])) == 6
        assert sorted(view["missions"][1:]) == ["alien", "black_hole", "cluster", "treasure", "upgrade"]


# --- 01 Allocation -------------------------------------------------------------------------------------------------------------------


def test_modules_stand_in_two_neighbouring_free_notches():  # 01: either edge, either way round, never one notch
    match = new_match()
    assert match.legal(0) == [f"M{number}" for number in range(1, 21)]
    place(match, "M3")  # upper edge, notches 2 and 3
    assert match.legal(1) == [f"M{number}" for number in range(7, 21)]
    place(match, "M18")  # lower edge, notches 4 and 5
    assert match.legal(0) == [f"M{number}" for number in (*range(7, 11), *range(11, 15))]
    with pytest.raises(IllegalMove, match="notches is taken"):
        match.play(0, "M6")


def test_the_circle_is_for_the_active_player_the_octagon_for_the_others():  # 01 and 02
    for module, mine, theirs in (("M1", 0, 1), ("M2", 1, 0), ("M9", 4, 5), ("M15", 2, 3), ("M16", 3, 2)):
        match = new_match(3)
        match.play(0, module)
        assert [area["required"] for area in match.view(None)["areas"]] == [mine, theirs, theirs]


def test_modules_are_placed_in_order_and_shown():  # 01: the top module of the stack
    match = new_match()
    place(match, "M3", "M18")
    assert match.view(None)["modules"] == [
        {"number": 1, "edge": "upper", "slot": 2, "active": 1, "others": 2},
        {"number": 2, "edge": "lower", "slot": 4, "active": 4, "others": 3},
    ]


# --- 02 Drawing ------------------------------------------------------------------------------------------------------------------------


def test_the_first_figure_covers_a_cell_next_to_start():  # 02, first rule
    match = new_match()
    match.play(0, "M3")
    for cells in drawings(match, 0):
        assert cells & {"A9", "B9"}
        assert "A10" not in cells


def test_later_figures_cover_a_cell_next_to_an_earlier_one():  # 02, first rule: Start no longer helps
    match = new_match()
    match.play(0, "M3")
    first = min(sorted(cells) for cells in drawings(match, 0) if "A9" not in cells)
    draw(match, 0, " ".join(first))
    draw_any(match)
    match.play(1, "M16")
    near = names_in(SHEET, rim(SHEET.cells(match.g.covered[0])))
    for cells in drawings(match, 0):
        assert not cells & set(first)
        assert cells & near


def names_in(sheet, cells):
    return names_of(sheet.numbered.index(cell) + 1 for cell in cells if cell in sheet.letter)


@pytest.mark.parametrize("seed", range(12))
def test_legal_drawings_are_all_that_the_rules_allow(seed):  # 02: rotation, mirroring, the grid, what may be covered; upgrades
    match, chance = random_match(2 + seed % 3, seed), np.random.default_rng(seed)
    play_random(match, chance, 5 * seed)
    while match.view(None)["phase"] == "draw":
        play_random(match, chance)
    match.g.won[:] += seed % 4
    play_random(match, chance)
    for seat in range(len(match.names)):
        figures = [cells for _, cells in drawn_figures(SHEET, match.g, seat)]
        token = int(match.g.zones[match.g.required[seat, match.g.turn]])
        spendable = min(2, int(match.g.won[seat] - match.g.spent[seat]))
        wanted = [SHEET.drawable(token, left_out, figures) for left_out in range(spendable + 1)]
        if seat in match.waiting and not match.view(seat)["left_out"]:
            assert legal_figures(match, seat) == wanted
            assert (MISS in match.legal(seat)) == (not wanted[0] and match.view(seat)["left_out"] is None)
        elif seat not in match.waiting and not match.g.drawing[seat]:
            assert not any(wanted) or match.view(seat)["missing"]


def legal_figures(match, seat):
    """All figures that the seat can draw, by the number of cells left out."""
    forms = [move for move in match.legal(seat) if move[0] == "F" and move != MISS] or [None]
    found: list[set[Any]] = [set(), set(), set()]
    for form in forms:
        table = game.TABLE.copy(match.g)
        if form:
            assert game.apply(box, table, seat, action_of(form)) == 0
        left_out = 0 if form in (None, FULL) else 1 if int(form[1:]) <= 9 else 2
        out = np.zeros(game.MAX_LEGAL, np.int16)
        for action in out[: game.legal(box, table, seat, out)]:
            twin = game.TABLE.copy(table)
            assert game.apply(box, twin, seat, int(action)) == 0
            cells = SHEET.cells(twin.sketch[seat] if twin.drawing[seat] else twin.figures[seat, table.turn])
            assert cells not in found[left_out]  # each result can be had in one way only
            found[left_out].add(cells)
    return found[: min(2, int(match.g.won[seat] - match.g.spent[seat])) + 1]


def test_drawings_are_secret_until_all_have_drawn():  # 02: all at the same time
    match = new_match(3)
    match.play(0, "M3")
    before = [match.view(viewer) for viewer in (1, 2, None)]
    match.play(0, match.legal(0)[7])
    for viewer, was in zip((1, 2, None), before, strict=True):
        assert match.view(viewer) | {"waiting": [0, 1, 2]} == was
    assert match.view(0)["sketch"]
    draw_any(match)
    assert all(area["figures"][0]["cells"] for area in match.view(None)["areas"])


def test_a_figure_that_fits_must_be_drawn():  # 02: "you must draw the figure if you can"
    match = new_match()
    match.g.won[0] = 2
    match.play(0, "M3")
    assert FULL in match.legal(0)
    with pytest.raises(IllegalMove, match="must be drawn"):
        match.play(0, MISS)


def test_who_can_draw_nothing_misses_the_turn():  # 02: "do not draw a figure this turn"
    match = new_match()
    leave_free(match, 0, "C5 C6 H5")
    match.play(0, "M3")
    assert match.waiting == [1]
    draw_any(match)
    assert match.view(None)["areas"][0]["figures"] == [{"place": 1, "cells": []}]


def test_a_turn_in_which_nobody_can_draw_passes_at_once():
    match = new_match()
    for seat in (0, 1):
        leave_free(match, seat, "")
    match.play(0, "M3")
    assert match.waiting == [1]
    assert match.view(None)["phase"] == "place"


def test_who_has_not_drawn_yet_still_begins_at_start():  # rules-decisions
    match = new_match()
    reach = match.g.reach[0].tolist()
    match.g.covered[0] = 0
    match.g.reach[0] = 0  # nothing can be drawn
    match.play(0, "M3")
    match.g.reach[0] = reach
    draw_any(match)
    match.play(1, "M18")
    assert all(cells & {"A9", "B9"} for cells in drawings(match, 0))


# --- Upgrades ------------------------------------------------------------------------------------------------------------------------


def test_upgrades_are_won_and_can_be_spent_from_the_next_turn():  # Upgrade cells
    match = new_match(zones=(COMET, CRESCENT, LIGHTNING, 4, 5))
    leave_free(match, 0, "C5 C6 C7 C8 D6 D7 D8 E7 E8")
    match.play(0, "M3")
    assert all(move[0] == "D" for move in match.legal(0))  # none to spend yet, though one may be won this turn
    draw(match, 0, next(" ".join(cells) for cells in drawings(match, 0) if "C7" in cells))
    draw_any(match)
    assert match.view(None)["areas"][0]["won"] == 1


def test_reduced_figures_stay_connected_and_count_as_the_zones():  # Upgrade cells; one or two a turn
    match = new_match(zones=(CRESCENT, LIGHTNING, 3, 4, 5))
    match.g.won[0] = 3
    match.play(0, "M3")  # the crescent, four cells
    forms = match.legal(0)
    assert FULL in forms
    assert MISS not in forms
    assert {len(SHEET.rests(CRESCENT, count)[0]) for count in (1, 2)} == {3, 2}
    two = next(form for form in forms if int(form[1:]) > 9)
    match.play(0, two)
    assert all(len(cells) == 2 for cells in drawings(match, 0))
    match.play(0, match.legal(0)[0])
    draw_any(match)
    area = match.view(None)["areas"][0]
    assert (area["spent"], area["figures"][0]["place"], len(area["figures"][0]["cells"])) == (2, 1, 2)


def test_one_upgrade_leaves_out_one_cell_only():
    match = new_match()
    match.g.won[0], match.g.spent[0] = 4, 3
    match.play(0, "M3")
    assert all(int(form[1:]) <= 9 for form in match.legal(0))
    with pytest.raises(IllegalMove, match="not enough upgrades"):
        match.play(0, "F10")


def test_spending_is_free_choice_where_only_a_reduced_figure_fits():  # rules-decisions
    match = new_match()
    match.g.won[0] = 2
    leave_free(match, 0, "C5 C6 H5")  # room for two cells
    match.play(0, "M3")
    forms = match.legal(0)
    assert FULL not in forms
    assert MISS in forms
    assert len(forms) > 1
    match.play(0, MISS)
    assert match.waiting == [1]
    draw_any(match)
    area = match.view(None)["areas"][0]
    assert (area["spent"], area["figures"][0]["cells"]) == (0, [])


def test_no_more_upgrades_than_circles():  # rules-decisions
    match = new_match(zones=(COMET, CRESCENT, LIGHTNING, 4, 5))
    match.g.won[0], match.g.spent[0] = 6, 6
    leave_free(match, 0, "C5 C6 C7 C8 D6 D7 D8 E7 E8")
    match.play(0, "M3")
    draw(match, 0, next(" ".join(cells) for cells in drawings(match, 0) if "C7" in cells))
    draw_any(match)
    assert match.view(None)["areas"][0]["won"] == 6


# --- Distant Worlds ------------------------------------------------------------------------------------------------------------------


def test_first_and_later_points_of_worlds_and_ties_in_a_turn():  # Distant World cells
    g = new_match(4).g
    for seat, cells in ((0, "K2"), (1, "J1 I1"), (2, "B1")):
        g.sketch[seat] = grid.mask(named(cells))
    reach_worlds(box, g)
    assert g.worlds[:, :3].tolist() == [[0, 15, 0], [0, 15, 0], [10, 0, 0], [0, 0, 0]]
    g.sketch[:] = 0
    for seat in (0, 2, 3):
        g.sketch[seat] = grid.mask(named("A2 K2"))
    reach_worlds(box, g)
    assert g.worlds[:, :3].tolist() == [[5, 15, 0], [0, 15, 0], [10, 8, 0], [5, 8, 0]]


# --- Rounds --------------------------------------------------------------------------------------------------------------------------


def test_a_round_ends_when_no_module_fits_and_who_could_not_place_begins():  # 01 and 04
    match = new_match(3)
    place(match, *NO_ROOM)
    view = match.view(None)
    assert (view["round"], view["turn"], view["modules"], view["active"]) == (2, 4, [], 1)
    assert len(match.legal(1)) == 20


def test_a_round_ends_when_the_stack_is_empty():  # 01 and 04
    match = new_match(3)
    place(match, *PACKED)
    view = match.view(None)
    assert (view["round"], view["turn"], view["modules"], view["active"]) == (2, 5, [], 2)


def test_the_next_seat_becomes_active():  # 02, end
    match = new_match(4)
    for seat, module in enumerate(("M1", "M5", "M9", "M11")):
        assert match.view(None)["active"] == seat
        place(match, module)


def test_the_game_ends_after_three_rounds():
    match = new_match(2)
    place(match, *NO_ROOM, *PACKED, *NO_ROOM)
    assert match.over
    assert match.view(None)["turn"] == 13
    assert match.waiting == []
