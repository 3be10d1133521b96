"""What a seat sees, as plain data: enough for a page, nothing that is hidden; and what every move is called."""

import json

import numpy as np
import pytest

from farlands import words
from farlands.games.farshore.contents import contents
from farlands.words import say
from tests.farshore.helpers import Table, box, game
from tests.farshore.random_play import SEAT_COUNTS, play_random, random_match


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_views_are_plain_data_and_differ_in_hands_alone(seats):
    for seed in range(3):
        match, chance = random_match(seats, seed), np.random.default_rng(seed)
        while not match.over:
            play_random(match, chance, 5)
            everybody = match.view(None)
            assert json.loads(json.dumps(everybody)) == everybody
            for seat in range(seats):
                own = match.view(seat)
                assert {key for key in own if key not in everybody} == {"seat", "hand"}
                assert len(own["hand"]) == own["areas"][seat]["hand"]
                drawn = [entry.pop("drawn", None) for entry in own["agenda"]]
                assert not any(drawn) or seat == own["active"]
                assert {key: value for key, value in own.items() if key in everybody} == everybody


def test_the_cards_just_drawn_are_told_only_to_who_drew_them():
    table = Table().hold(0, "scribe").give(0, mushroom=2).on_top("sloop", "galley").hold(1, "grove").play("P scribe")
    view = table.match.view(0)
    assert view["agenda"][-1]["task"] == "give_drawn"
    assert sorted(view["agenda"][-1]["drawn"]) == sorted(table.number(card) for card in ("sloop", "galley"))
    assert "drawn" not in table.match.view(1)["agenda"][-1]
    assert "drawn" not in table.match.view(None)["agenda"][-1]


def test_what_is_under_way_says_where_it_comes_from():
    table = Table(islands=(8, 6)).hold(0, "grove").play("W island1")
    effect, take = table.match.view(None)["agenda"]
    assert (effect["source"], effect["trigger"]) == ({"kind": "island", "number": 8}, "visit")
    assert (take["task"], take["left"]) == ("take", 2)


def test_cards_of_a_city_keep_their_places():
    table = Table().hold(0, "shipwreck").build(0, "grove", "inn", "tumbler")
    table.play("P shipwreck", "X inn")
    assert [(card["card"], card["place"]) for card in table.match.view(None)["areas"][0]["city"]] == [
        (table.number("grove"), 1),
        (table.number("tumbler"), 3),
        (table.number("shipwreck"), 4),
    ]


def test_the_contents_of_the_box_are_plain_data():
    inside = contents(box)
    assert json.loads(json.dumps(inside))["cards"]["2"]["id"] == "grove"
    assert inside["cards"][2]["cost"] == {"driftwood": 2, "seaweed": 1}
    assert inside["cards"][41]["effects"][0]["cards"] == {"rarity": None, "colours": ["purple"], "kind": None, "but": None}
    assert (inside["track"][-1], inside["treasure_marks"][0], len(inside["islands"])) == (60, 2, 10)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_move_has_words_in_every_language(language):
    words.use(language)
    for action in range(game.MOVES.count):
        key, details = game.describe(action)
        assert say(key, **details)


def test_notation_is_a_letter_and_a_number():
    assert [game.MOVES.notation(action) for action in (0, 15, 16, 79, 80, game.MOVES.count - 1)] == ["W1", "W16", "V1", "V64", "P1", "N2"]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_observation_shows_the_table(seats):
    match = random_match(seats, 5)
    play_random(match, np.random.default_rng(5), 60)
    out = np.zeros(game.OBSERVED, np.int16)
    for seat in range(seats):
        game.observe(match.box, match.g, seat, out)
        view = match.view(seat)
        hand, bay = out[game.OBSERVATION["hand"]], out[game.OBSERVATION["bay"]]
        assert [view["hand"].count(card) for card in range(1, 65)] == hand.tolist()
        assert {pile["card"]: pile["count"] for pile in view["bay"]} == {int(i) + 1: int(bay[i]) for i in np.flatnonzero(bay)}
        areas = out[game.OBSERVATION["areas"]].reshape(4, -1)
        for i in range(seats):
            city = [card["card"] for card in view["areas"][(seat + i) % seats]["city"]]
            assert areas[i, :64].tolist() == [city.count(card) for card in range(1, 65)]
        assert not areas[seats:].any()
