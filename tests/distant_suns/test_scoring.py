"""The score, section by section of the rulebook ("End of the game"), on crafted sheets; figures here may be of any shape."""

import numpy as np
import pytest

from farlands.games.distant_suns.scoring import mission_count, ranking, score, scores
from tests.distant_suns.helpers import area, box, game, play_random, random_match
from tests.distant_suns.slow import SHEET
from tests.distant_suns.slow import score as slow_score

ALIENS = "A3 B6 D2 F8 G5 I9 J2 K7"
ONE = ("alien", None, None, None, None)


def count(mission, figures):
    return mission_count(box, area((mission, None, None, None, None), figures), 0, 1)


@pytest.mark.parametrize(("times", "points"), [(0, 0), (1, 3), (2, 6), (3, 10), (4, 15), (5, 20), (6, 25), (7, 30), (15, 70)])
def test_points_by_count(times, points):  # 01, table: 3 6 10 15 20, and 5 more for each further time
    assert box.mission_points[times] == points


def test_rulebook_example_of_points():  # 01, example: Alien 3 times is 10 points; 15 points for Upgrade are 4 times
    g = area(("alien", "upgrade", None, None, None), [(1, "A3 B6"), (1, "D2"), (2, "B2 C7 E3"), (2, "G7")])
    sheet = game.sheet(box, g, 0)
    assert [(line["count"], line["points"]) for line in sheet["missions"]] == [(3, 10), (4, 15)]


def test_aliens_covered_by_the_zones_figures_count():  # 01, Alien
    assert count("alien", [(1, "A3 A4 B6"), (2, "D2"), (0, "F8"), (1, "G5")]) == 3


def test_upgrades_covered_by_the_zones_figures_count():  # 01, Upgrade; whether it was used does not matter
    g = area(("upgrade", None, None, None, None), [(1, "B2 C7"), (2, "E3"), (1, "H3")])
    g.won[0], g.spent[0] = 4, 4
    assert mission_count(box, g, 0, 1) == 3


def test_a_treasure_counts_once():  # 01, Treasure: next to a cell of the figure; only once for each treasure
    assert count("treasure", [(1, "E4"), (1, "E6"), (1, "F5 F4"), (2, "F1")]) == 1
    assert count("treasure", [(1, "E4"), (1, "F1 G1 G2"), (1, "B3")]) == 3


def test_only_the_largest_cluster_counts():  # 01, Cluster
    assert count("cluster", [(1, "A5"), (1, "A6"), (1, "B6"), (1, "F5"), (1, "F6"), (1, "K5")]) == 3
    assert count("cluster", [(1, "A5"), (1, "C5"), (1, "E6")]) == 1
    assert count("cluster", [(1, "A5"), (1, "A6"), (1, "K5"), (1, "K6")]) == 2  # of equal ones only one
    assert count("cluster", [(1, "A5"), (2, "A6"), (1, "A7")]) == 1  # other figures do not join a cluster
    assert count("cluster", [(1, "A5"), (1, "A7"), (1, "A6")]) == 3  # in whatever order they were drawn
    assert count("cluster", []) == 0


def test_figures_next_to_any_black_hole_count():  # 01, Black hole; rules-decisions: which was drawn first does not matter
    assert count("black_hole", [(1, "A5"), (0, "A6"), (1, "A7"), (1, "K5"), (1, "C1"), (0, "C2")]) == 3
    assert count("black_hole", [(1, "A5 B6 A8"), (0, "A6 A7")]) == 1  # one figure counts once
    assert count("black_hole", [(1, "A5"), (2, "A6")]) == 0  # no black hole drawn


def test_surrounded_treasures():  # 02, bonus: 10 points, whatever figures close it in
    around = ["E4", "E6", "D4", "D5", "F4", "F5"]
    for gap in range(7):
        cells = " ".join(cell for i, cell in enumerate(around) if i != gap)
        g = area((None,) * 5, [(2, cells)])
        assert score(box, g, 0) == (10 if gap == 6 else 0) - 5 * 8


def test_penalty_for_aliens():  # 02, penalty: 5 points for each alien not covered by any figure
    for covered in range(9):
        cells = ALIENS.split()[:covered]
        g = area((None,) * 5, [(i % 6, cell) for i, cell in enumerate(cells)])
        assert score(box, g, 0) == -5 * (8 - covered)


def test_worlds_count_as_marked():  # 02, Distant Worlds
    g = area((None,) * 5, [(1, ALIENS)])
    g.worlds[0, 0], g.worlds[0, 1] = 5, 15
    assert score(box, g, 0) == 20
    assert [(line["points"], line["first"]) for line in game.sheet(box, g, 0)["worlds"]] == [(5, False), (15, True), (0, False)]


def test_the_sheet_adds_up_and_says_why():
    g = area(("alien", "treasure", "cluster", "black_hole", "upgrade"), [(1, ALIENS), (3, "A5"), (3, "A6"), (0, "E4 E6 D4 D5 F4 F5")])
    sheet = game.sheet(box, g, 0)
    assert sheet["totals"] == {"missions": 35 + 6, "worlds": 0, "treasures": 10, "aliens": 0}
    assert sheet["total"] == score(box, g, 0) == 51
    assert [line["open"] for line in sheet["treasures"]].count([]) == 1
    assert all(line["covered"] for line in sheet["aliens"])


def test_equal_points_share_the_win():  # 03: who has most points wins; several share
    g = area(ONE, [(1, "A3")])
    g.seats = 4
    g.worlds[1, 0], g.worlds[2, 0], g.worlds[3, 0] = 8, 8, 0
    points, places = np.zeros(4, np.int64), np.zeros(4, np.int64)
    scores(box, g, points)
    ranking(box, g, places)
    assert points.tolist() == [-32, -32, -32, -40]
    assert places.tolist() == [0, 0, 0, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_are_those_of_a_slow_count(seats):
    for seed in range(8):
        match = random_match(seats, seed)
        play_random(match, np.random.default_rng(seed), 10_000)
        assert match.over
        view = match.view(None)
        assert match.scores() == [slow_score(SHEET, match.g, seat, view["missions"]) for seat in range(seats)]
        assert [match.sheet(seat)["total"] for seat in range(seats)] == match.scores()
