"""Cities of wood and paper: the points that the rulebook's examples name, and what players write down."""

import numpy as np
import pytest

import farlands
from farlands import find
from farlands.errors import BadCards
from tests.farshore.helpers import IDS, box
from tests.farshore.random_play import play_random, random_match

score = find("farshore").score_area
GUILD = ["guild_master", "port", "market", "herbalist", "galley", "hideout", "pirate", "inn", "steward"]


def test_guild_master_is_worth_10():  # "Ещё о картах", example: 2 for itself, 3 blue, 3 brown, 2 red
    line = score(city=GUILD)["cards"][0]
    assert (line["vp"], [part["points"] for part in line["counts"]], line["points"]) == (2, [2, 3, 3], 10)


@pytest.mark.parametrize(
    ("values", "points"),
    [([], 0), ([2], 2), ([2, 1], 6), ([2, 1, 0], 9), ([2, 2, 1, 1, 1, 0], 42), ([2, 2, 1, 1, 1], 35), ([2] * 6, 72)],
)
def test_parchments(values, points):  # "Дюны", examples; "Конец игры", hint; "Основные отличия": 72
    assert score(parchments=values)["parchments"]["points"] == points


def test_ship_by_marks_or_by_the_points_printed_there():
    for mark, points in enumerate(int(points) for points in box.track_vp[: box.track_end + 1]):
        assert score(ship=mark)["total"] == score(ship_points=points)["total"] == points
        assert score(ship_points=points)["ship"] == {"mark": mark, "points": points}


def test_treasures_and_tokens():  # "Перемещение корабля": 2 for each treasure not spent
    assert score(treasures=3, tokens=5)["total"] == 11
    assert score(city=["galleon"], treasures=3)["total"] == 5 + 6 + 3


def test_an_empty_table_is_worth_nothing():
    assert farlands.score("farshore")["total"] == 0


@pytest.mark.parametrize("name", ["crows_nest", "Crow's Nest", "crow’s nest", "CROWS NEST", " Crows-Nest "])
def test_cards_by_their_names(name):
    assert score(city=[name])["cards"][0]["id"] == "crows_nest"


def test_a_full_city_and_two_cards_without_slots():  # "Ещё о картах": 15 slots, but for Shipwreck and Castaway
    full = ["grove"] * 5 + ["inn"] * 3 + ["abbey"] * 3 + ["tumbler"] * 3 + ["steward"]
    assert score(city=[*full, "shipwreck", "castaway"])["total"] == 5 + 6 + 6 + 6 + 1 - 2
    with pytest.raises(BadCards, match="16 cards"):
        score(city=[*full, "diver"])


def test_the_end_of_any_match_written_down_is_worth_the_same():
    for seed in range(12):
        match, chance = random_match(2 + seed % 3, seed), np.random.default_rng(seed)
        while not match.over:
            play_random(match, chance)
        for seat, area in enumerate(match.view(None)["areas"]):
            scored = score(
                city=[IDS[card["card"] - 1] for card in area["city"]],
                ship=area["ship"],
                parchments=[value for value in area["parchments"] if value is not None],
                treasures=area["goods"]["treasure"],
                tokens=area["goods"]["vp"],
            )
            assert scored["total"] == match.scores()[seat]
            assert scored == match.sheet(seat)
