"""Faraway's score. Every expected number is worked out by hand from the printed cards; the comments say how."""

from typing import Any

import numpy as np
import pytest

from farlands import score
from tests.faraway.helpers import game


def fame(regions: list[int], sanctuaries: list[int] | None = None) -> tuple[list[int], list[int]]:
    """Fame of each region in the order of play, and of each sanctuary; an area of a table, without asking how it came about."""
    sheet = sheet_of(table((regions, sanctuaries or [])))
    return [card["fame"] for card in sheet["regions"]], [card["fame"] for card in sheet["sanctuaries"]]


def table(*areas: tuple[list[int], list[int]], tie_break: int = 0) -> Any:
    """A table with these areas and nothing else."""
    g = game.TABLE.new()[0]
    g.seats, g.tie_break = len(areas), tie_break
    for seat, (regions, sanctuaries) in enumerate(areas):
        g.row[seat, : len(regions)] = regions
        g.sanctuaries[seat, : len(sanctuaries)] = sanctuaries
        g.kept[seat] = len(sanctuaries)
    return g


def sheet_of(g: Any, seat: int = 0) -> dict[str, Any]:
    return game.sheet(game.box(), g, seat)


def ranking(*areas: tuple[list[int], list[int]], tie_break: int = 0) -> list[int]:
    out = np.zeros(game.MAX_SEATS, np.int64)
    game.ranking(game.box(), table(*areas, tie_break=tie_break), out)
    return [int(place) for place in out[: len(areas)]]


# French edition, summary sheet: the worked example
def test_the_worked_example() -> None:
    assert fame([44, 49, 14, 28], [12, 38]) == ([6, 12, 2, 0], [0, 2])


# The kinds of quest ------------------------------------------------------------------------------------------------------------------

QUESTS = [
    # regions in the order of play, sanctuaries, fame of the regions, of the sanctuaries
    # none: cards without a quest give nothing
    ([1, 2, 4], [11, 12, 26], [0, 0, 0], [0, 0, 0]),
    # flat: 3 gives 4, 9 gives 5, sanctuary 24 gives 5
    ([3, 9], [24], [4, 5], [5]),
    # night: 10 lies in the day and gives 3 a night card: 21, 25, sanctuary 42: 9; 21 needs 2 stones: 0;
    # ... 25: 1 a green or yellow card: itself
    ([10, 21, 25], [42], [9, 0, 1], [0]),
    # night: sanctuary 35 gives 1 a night card: 25, 31, sanctuary 44: 3; 25: 1 a green or yellow card: 25, 31;
    # ... 31: 1 a red or yellow: itself
    ([25, 31], [35, 44], [2, 1], [3, 0]),
    # clue: 11 gives 2 a clue: regions 15, 33, sanctuary 38: 6; 15 gives 2 a chimera: none; 33 gives 3 a thistle: none;
    # ... 38 gives 1 a clue: 2 + itself
    ([11, 15, 33], [38], [6, 0, 0], [3]),
    # stone: 13 gives 2 a stone: region 2 shows two, 6 one, sanctuary 12 one: 8;
    # ... sanctuary 39 shows one more and gives 1 a stone: 5, and 13: 10
    ([13, 2, 6], [12], [8, 0, 0], [0]),
    ([13, 2, 6], [12, 39], [10, 0, 0], [0, 5]),
    # chimera: 16 shows one and gives 2 a chimera: itself, 5, sanctuary 40: 6; 5 gives 2; 40 shows one and gives 1 each: 3
    ([16, 5], [40], [6, 2], [3]),
    # thistle: 19 shows one and gives 2 a thistle: itself, 14, sanctuary 41: 6; 14 gives 2 a night card: none; 41 gives 1 each: 3
    ([19, 14], [41], [6, 0], [3]),
    # one biome: 50 (needs 2 thistles: 12, 41) gives 4 a green card: 3, sanctuary 14: 8; 12 gives nothing; 3 gives 4;
    # ... 41 gives 1 a thistle: 12, 41: 2
    ([50, 12, 3], [14, 41], [8, 0, 4], [0, 2]),
    # one biome: 53 (needs 2 thistles: 4, 7) gives 4 a red card: 4, 7: 8
    ([53, 4, 7], [], [8, 0, 0], []),
    # one biome: 56 (shows a thistle; needs 1 stone: 2, and 2 chimeras: 5, 16) gives 4 a blue card: 2, sanctuary 3: 8;
    # ... 16: 2 a chimera: itself = 2
    ([56, 2, 5, 16], [3], [8, 0, 2, 2], [2]),  # sanctuary 3 gives 1 a blue card: 2 and itself: 2
    # one biome, sanctuaries 1 to 4: each shows its biome and gives 1 a card of it; regions 3 green, 4 red, 2 blue, 12 yellow
    ([3, 4, 2, 12], [1, 2, 3, 4], [4, 0, 0, 0], [2, 2, 2, 2]),
    # two biomes: 25 gives 1 a green and 1 a yellow card: 25 yellow, 3 green, sanctuaries 14 green, 20 yellow: 4
    ([25, 3], [14, 20], [4, 4], [0, 0]),
    # two biomes: 27 blue and yellow: 27, 2, sanctuary 12 (blue): 3
    ([27, 2], [12], [3, 0], [0]),
    # two biomes: 31 red and yellow: 31, 4, sanctuary 17 (red): 3
    ([31, 4], [17], [3, 0], [0]),
    # ... # two biomes, sanctuaries: 5 blue+yellow, 6 red+green, 7 red+yellow, 8 green+yellow,
    # ... 9 green+blue, 10 red+blue, on 2 blue, 1 green, 3 red cards;
    # 9 gives 5, 13 gives 2 a stone (1 and 4 show one each), 3 gives 4
    ([9, 13, 3, 1, 4, 7], [5, 6, 7, 8, 9, 10], [5, 4, 4, 0, 0, 0], [2, 4, 3, 1, 3, 5]),
    # set of biomes: 43 (blue) with 12 yellow, 3 green, 4 red: one set: 10
    ([43, 12, 3, 4], [], [10, 0, 4, 0], []),
    # ... without a red card: no set
    ([43, 12, 3], [], [0, 0, 4], []),
    # ... sanctuaries complete it: 18 is green, 11 blue, 17 red, 20 yellow: 10; two sets with 9, 12, 4 and sanctuary 1: 20
    ([18], [11, 17, 20], [10], [0, 0, 0]),
    ([18, 9, 12, 4], [11, 17, 20, 1], [20, 5, 0, 0], [0, 0, 0, 2]),
    # set of biomes, sanctuaries: 22 is yellow itself: with 3, 4, 2 one set: 4; 33 has no biome: 4 as well
    ([3, 4, 2], [22, 33], [4, 0, 0], [4, 4]),
]


@pytest.mark.parametrize(("regions", "sanctuaries", "expected", "beside"), QUESTS)
def test_quests(regions: list[int], sanctuaries: list[int], expected: list[int], beside: list[int]) -> None:
    assert fame(regions, sanctuaries) == (expected, beside)


# Needs -------------------------------------------------------------------------------------------------------------------------------

NEEDS = [
    # regions in the order of play, sanctuaries, fame of the first region
    ([21, 2], [], 8),  # 2 stones: both on 2
    ([21, 6], [], 0),  # 2 stones: only one
    ([21, 6], [12], 8),  # 2 stones: one on 6, one on sanctuary 12
    ([32, 2], [], 7),  # 3 stones: two on 2, one on 32 itself
    ([32, 6], [], 0),  # 3 stones: 6 and itself: two
    ([17, 5, 16], [], 3),  # 2 chimeras: 5, 16; 3 a stone: itself
    ([17, 5], [], 0),  # 2 chimeras: only one
    ([45, 1, 5, 7], [], 13),  # 3 chimeras: 1, 5, 7
    ([61, 1, 5, 7], [11], 17),  # 4 chimeras: 1, 5, 7, sanctuary 11
    ([61, 1, 5, 7], [], 0),  # 4 chimeras: only three
    ([37, 19], [], 3),  # 1 thistle: 19; 3 a night card: itself
    ([37, 5], [], 0),  # 1 thistle: none
    ([57, 4, 7, 12], [], 4),  # 3 thistles: 4, 7, 12; 4 a stone: one on 4
    ([57, 4, 7, 12], [13], 4),  # one thistle more changes nothing
    ([57, 4, 7], [], 0),  # 3 thistles: only two
    ([40, 4, 5], [], 3),  # a stone, a chimera, a thistle: 4, 5, 4; 3 a night card: itself
    ([40, 2, 5], [], 0),  # ... no thistle
    ([40, 4, 2], [], 0),  # ... no chimera
    ([40, 7, 5], [], 0),  # ... no stone
    ([67, 7, 1, 14], [], 19),  # 2 chimeras: 7, 1; 2 thistles: 7, 14
    ([67, 7, 5, 3], [], 0),  # 2 chimeras, one thistle
    ([64, 4, 6, 14], [], 18),  # 2 stones: 4, 6; 2 thistles: 4, 14
    ([68, 2, 6, 13, 1], [12], 24),  # 5 stones: two on 2, 6, 1, sanctuary 12
    ([68, 2, 6, 13, 1], [], 0),  # 5 stones: four: all or nothing
    ([66, 2, 6, 1], [], 20),  # 4 stones
]


# it, «Carte regione»: prerequisites are checked at the end, all or nothing
@pytest.mark.parametrize(("regions", "sanctuaries", "expected"), NEEDS)
def test_needs(regions: list[int], sanctuaries: list[int], expected: int) -> None:
    assert fame(regions, sanctuaries)[0][0] == expected


# ru, «Регионы»: a resource serves several quests
def test_wonders_are_not_used_up() -> None:
    # 21 needs 2 stones, 46 needs 2 stones and a chimera, 66 needs 4: those of 2, 6 and sanctuary 12 serve all; 5 shows the chimera.
    assert fame([66, 46, 21, 2, 6, 5], [12]) == ([20, 10, 8, 0, 0, 2], [0])


# ru, «Конец игры»: the card itself is counted
@pytest.mark.parametrize(
    ("region", "expected"),
    [
        (28, 0),  # 3 a chimera: shows a stone
        (30, 2),  # 2 a stone: shows one
        (16, 2),  # 2 a chimera: shows one
        (19, 2),  # 2 a thistle: shows one
        (22, 1),  # 1 a clue: shows one
        (25, 1),  # 1 a green or yellow card: is yellow
        (14, 0),  # 2 a night card: lies in the day
    ],
)
def test_a_region_counts_itself(region: int, expected: int) -> None:
    assert fame([region])[0] == [expected]


# ru, «Конец игры»: from right to left; only what is face up
@pytest.mark.parametrize(
    ("regions", "expected"),
    [
        ([13, 2], [4, 0]),  # 13 gives 2 a stone: the two of 2 on its right
        ([2, 13], [0, 0]),  # those of 2 on its left are face down still
        ([21, 2], [8, 0]),  # needs count what is on the right, too
        ([2, 21], [0, 0]),
        ([30, 13, 6], [4, 2, 0]),  # 30 sees two stones (30, 6), 13 one (6)
        ([6, 13, 30], [0, 2, 2]),
    ],
)
def test_earlier_regions_do_not_count_for_later_ones(regions: list[int], expected: list[int]) -> None:
    assert fame(regions)[0] == expected


# ru, «Святилища» under «Конец игры»: sanctuaries are scored last, over all regions
def test_sanctuaries_count_all_regions_wherever_they_lie() -> None:
    for regions in ([2, 3, 6], [6, 3, 2], [3, 2, 6]):
        assert fame(regions, [30])[1] == [6]  # 2 a stone: two on 2, one on 6


# ru, «Святилища»
@pytest.mark.parametrize(
    ("region", "sanctuary", "without", "with_it"),
    [
        (14, 42, 0, 2),  # night: 14 gives 2 a night card
        (14, 45, 0, 2),
        (11, 16, 0, 2),  # clue: 11 gives 2 a clue
        (11, 26, 0, 2),
        (27, 12, 1, 2),  # biome: 27 (yellow) gives 1 a blue or yellow card
        (27, 20, 1, 2),
        (27, 14, 1, 1),  # ... a green one does not count
        (27, 43, 1, 1),  # ... nor one without a biome
        (13, 12, 0, 2),  # stone: 13 gives 2 a stone
        (16, 11, 2, 4),  # chimera
        (19, 13, 2, 4),  # thistle
    ],
)
def test_what_a_sanctuary_shows_counts_for_regions(region: int, sanctuary: int, without: int, with_it: int) -> None:
    assert (fame([region])[0], fame([region], [sanctuary])[0]) == ([without], [with_it])


def test_an_empty_area_gives_nothing() -> None:
    assert fame([], []) == ([], [])


def test_numbers_of_numpy_are_cards() -> None:
    scored = score("faraway", regions=np.array([44, 49, 14, 28]), sanctuaries=np.array([12, 38], np.int8))
    assert scored == score("faraway", regions=[44, 49, 14, 28], sanctuaries=[12, 38])


# The sheet ---------------------------------------------------------------------------------------------------------------------------


def test_the_sheet_explains_a_need_that_is_met() -> None:
    card = score("faraway", regions=[44, 49, 14, 28], sanctuaries=[12, 38])["cards"]["regions"][1]
    assert card == {
        "number": 49,
        "each": 12,
        "per": [],
        "needs": [{"wonder": "stone", "needed": 2, "visible": 2}, {"wonder": "thistle", "needed": 1, "visible": 1}],
        "met": True,
        "count": 1,
        "fame": 12,
    }


def test_the_sheet_explains_a_need_that_is_not_met() -> None:
    (card,) = sheet_of(table(([40], [12])))["regions"]
    assert card == {
        "number": 40,
        "each": 3,
        "per": ["night"],
        "needs": [
            {"wonder": "stone", "needed": 1, "visible": 1},
            {"wonder": "chimera", "needed": 1, "visible": 0},
            {"wonder": "thistle", "needed": 1, "visible": 0},
        ],
        "met": False,
        "count": 1,
        "fame": 0,
    }


@pytest.mark.parametrize(
    ("regions", "sanctuaries", "place", "each", "per", "count"),
    [
        ([25, 3], [14, 20], 0, 1, ["green", "yellow"], 4),
        ([43, 12, 3, 4], [], 0, 10, ["biome_set"], 1),
        ([13, 2, 6], [12], 0, 2, ["stone"], 4),
        ([13, 2, 6], [12], 1, 0, [], 0),  # no quest
        ([13, 3], [], 1, 4, [], 1),  # flat
    ],
)
def test_the_sheet_explains_a_quest(regions: list[int], sanctuaries: list[int], place: int, each: int, per: list[str], count: int) -> None:
    card = sheet_of(table((regions, sanctuaries)))["regions"][place]
    assert (card["each"], card["per"], card["count"], card["fame"]) == (each, per, count, each * count)


def test_the_sheet_keeps_the_order_of_play_and_adds_up() -> None:
    sheet = sheet_of(table(([44, 49, 14, 28], [38, 12])))
    assert [card["number"] for card in sheet["regions"]] == [44, 49, 14, 28]
    assert [card["number"] for card in sheet["sanctuaries"]] == [38, 12]
    assert sheet["total"] == 22


# The winner --------------------------------------------------------------------------------------------------------------------------

LOWEST_CARD, LOWEST_SUM = 0, 1

RANKINGS = [
    # areas, places by the lowest card, places by the lowest sum
    # 4; 5 + 5; 0; 2: fame decides alone
    ([([3], []), ([9], [24]), ([1], []), ([5], [])], [1, 0, 3, 2], [1, 0, 3, 2]),
    # all 0: lowest cards 2, 1; sums 6, 13
    ([([2, 4], []), ([12, 1], [])], [1, 0], [0, 1]),
    # all 0: lowest cards 1, 2, 8; sums 13, 6, 8
    ([([12, 1], []), ([2, 4], []), ([8], [])], [0, 1, 2], [2, 0, 1]),
    # equal sums (9): the lowest card decides both ways
    ([([2, 7], []), ([1, 8], [])], [1, 0], [1, 0]),
    # 10 ahead of a tie of 5 (lowest cards 1, 2; sums 10, 6): the tie-break is between the tied only
    ([([9, 1], []), ([66, 9], [24]), ([2, 4], [24])], [1, 0, 2], [2, 0, 1]),
]


# ru, it «Конец игры», «Fine della partita»: the lowest exploration time in play
@pytest.mark.parametrize(("areas", "by_card", "by_sum"), RANKINGS)
def test_ties_go_to_the_lowest_card(areas: Any, by_card: list[int], by_sum: list[int]) -> None:
    assert ranking(*areas, tie_break=LOWEST_CARD) == by_card


# uk, «Кінець гри»: the lowest sum of exploration times; equal sums: rules-decisions.md
@pytest.mark.parametrize(("areas", "by_card", "by_sum"), RANKINGS)
def test_ties_go_to_the_lowest_sum_if_so_agreed(areas: Any, by_card: list[int], by_sum: list[int]) -> None:
    assert ranking(*areas, tie_break=LOWEST_SUM) == by_sum
