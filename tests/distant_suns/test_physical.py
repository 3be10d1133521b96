"""Scoring help for a sheet of paper."""

import numpy as np
import pytest

import farlands
from farlands.errors import BadCards
from farlands.games.distant_suns import score_area
from farlands.games.distant_suns.state import MISSIONS
from tests.distant_suns.helpers import deck, names_of, play_random, random_match

MISSIONS_OF = {"crescent": "alien", "lightning": "upgrade", "comet": "treasure", "rocket": "cluster", "satellite": "black_hole"}


def scored(match, seat):
    """What the sheet of a seat scores when it is read off."""
    view = match.view(None)
    missions = {deck.ids[zone]: mission for zone, mission in zip(view["zones"], view["missions"], strict=True) if mission}
    area = view["areas"][seat]
    drawn = [(deck.ids[view["zones"][figure["place"]]], sorted(names_of(figure["cells"]))) for figure in area["figures"] if figure["cells"]]
    first = [world + 1 for world, points in enumerate(area["worlds"][:3]) if points in (10, 15)]
    return score_area(missions=missions, figures=drawn, first=first)


@pytest.mark.parametrize("seed", range(30))
def test_scores_are_those_of_the_game(seed):
    match = random_match(2 + seed % 3, seed)
    play_random(match, np.random.default_rng(seed), 10_000)
    for seat, points in enumerate(match.scores()):
        sheet = scored(match, seat)
        assert sheet["total"] == points
        assert [(line["mission"], line["count"]) for line in sheet["missions"]] == [
            (line["mission"], line["count"]) for line in match.sheet(seat)["missions"]
        ]


def test_an_empty_sheet():
    sheet = score_area(MISSIONS_OF, [])
    assert sheet["total"] == -40
    assert sheet["aliens"][0] == {"cell": "A3", "covered": False, "points": -5}
    assert sheet["treasures"][0] == {"cell": "B4", "open": ["A4", "A5", "B3", "B5", "C4", "C5"], "points": 0}


HOLE = ("black_hole", ["A9", "A8", "B9", "B8", "B7", "C9", "C8"])
FAR_HOLE = ("black_hole", ["E7", "E6", "F7", "F6", "F5", "G7", "G6"])


@pytest.mark.parametrize(
    ("key", "missions", "figures", "first"),
    [
        ("no-such-zone", {"owl": "alien"}, [], []),
        ("no-such-mission", {"comet": "owl"}, [], []),
        ("five-missions", {"comet": "alien"}, [], []),
        ("five-missions", dict.fromkeys(MISSIONS_OF, "alien"), [], []),
        ("no-such-zone", MISSIONS_OF, [("star", ["A9"])], []),
        ("no-such-cell", MISSIONS_OF, [("crescent", ["A11"])], []),
        ("no-such-cell", MISSIONS_OF, [("crescent", ["?"])], []),
        ("not-coverable", MISSIONS_OF, [("crescent", ["A10"])], []),
        ("not-coverable", MISSIONS_OF, [("crescent", ["B4"])], []),
        ("not-the-figure", MISSIONS_OF, [("crescent", ["A9"])], []),
        ("not-the-figure", MISSIONS_OF, [("crescent", ["A9", "A9"])], []),
        ("not-the-figure", MISSIONS_OF, [("crescent", [])], []),
        ("not-the-figure", MISSIONS_OF, [("lightning", ["A9", "A8", "A7", "A6", "A5"])], []),
        ("overlap", MISSIONS_OF, [HOLE, HOLE], []),
        ("apart", MISSIONS_OF, [HOLE, FAR_HOLE], []),
        ("not-at-start", MISSIONS_OF, [FAR_HOLE], []),
        ("left-out-too-many", MISSIONS_OF, [("crescent", ["A9", "A8"])], []),
        ("no-such-world", MISSIONS_OF, [], [4]),
        ("no-such-world", MISSIONS_OF, [], ["K1"]),
        ("world-not-reached", MISSIONS_OF, [], [2]),
    ],
)
def test_impossible_sheets_are_told(key, missions, figures, first):
    farlands.find("distant-suns")
    with pytest.raises(BadCards) as caught:
        score_area(missions, figures, first)
    assert caught.value.key == f"distant-suns-{key}"
    assert "\n" not in str(caught.value)


def test_missions_are_named_as_in_views():
    assert sorted(MISSIONS_OF.values()) == sorted(MISSIONS)
