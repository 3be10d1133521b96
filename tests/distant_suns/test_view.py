"""Views, events and names of moves."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from farlands.words import LANGUAGES, language, say, use
from tests.distant_suns.helpers import SEAT_COUNTS, game, new_match, play_random, random_match


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("stride", [1, 2, 7])
def test_events_tell_the_whole_game(seats, stride):
    for seed in range(6):
        match, chance = random_match(seats, seed), np.random.default_rng(seed)
        told: list[dict[str, Any]] = []
        before = match.view(None)
        while not match.over:
            play_random(match, chance, stride)
            told += game.events(before, match.view(None))
            before = match.view(None)
        counts = Counter((event["event"], event.get("seat")) for event in told)
        for seat, area in enumerate(before["areas"]):
            assert counts["drew", seat] == sum(bool(figure["cells"]) for figure in area["figures"])
            assert counts["missed", seat] == sum(not figure["cells"] for figure in area["figures"])
            reached = {event["world"]: event["points"] for event in told if event["event"] == "reached" and event["seat"] == seat}
            assert reached == {world: points for world, points in enumerate(area["worlds"], 1) if points}
            for kind in ("won", "spent"):
                assert area[kind] == sum(event["count"] for event in told if event["event"] == kind and event["seat"] == seat)
        assert counts["round", None] == 2
        assert counts["over", None] == 1
        if stride == 1:
            placed = [event for event in told if event["event"] == "placed"]
            assert [event["seat"] for event in placed] == [turn % seats for turn in range(before["turn"])]


def test_a_module_that_lets_nobody_draw_is_told_of_its_seat():
    match = new_match(2)
    match.g.reach[:] = 0
    before = match.view(None)
    match.play(0, "M4")
    assert [(event["event"], event.get("seat")) for event in game.events(before, match.view(None))] == [
        ("placed", 0),
        ("missed", 0),
        ("missed", 1),
    ]


def test_moves_in_words():
    said = [say(key, **details) for key, details in map(game.describe, (0, 19, 20, 21, 29, 56, 57, 58, 58 + 1535))]
    assert said == [
        "places the module on the upper edge: the black hole for the active player, zone 1 for the others",
        "places the module on the lower edge: zone 5 for the active player, zone 4 for the others",
        "chooses the full figure",
        "spends an upgrade and leaves out cell 1 of the figure",
        "spends two upgrades and leaves out cells 1 and 2 of the figure",
        "spends two upgrades and leaves out cells 7 and 8 of the figure",
        "draws no figure this turn",
        "draws the figure at cell 1, orientation 1",
        "draws the figure at cell 128, orientation 12",
    ]


def test_every_move_has_words_in_every_language():
    before = language()
    try:
        for each in LANGUAGES:
            use(each)
            for action in range(game.MOVES.count):
                key, details = game.describe(action)
                assert say(key, **details)
    finally:
        use(before)


def test_notation_is_a_letter_and_a_number():
    assert [game.MOVES.notation(action) for action in (0, 19, 20, 57, 58, 1593)] == ["M1", "M20", "F1", "F38", "D1", "D1536"]
    assert game.MOVES.count == 1594


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_observation_shows_the_sheet(seats):
    match = random_match(seats, 5)
    play_random(match, np.random.default_rng(5), 40)
    out = np.zeros(game.OBSERVED, np.int16)
    for seat in range(seats):
        game.observe(match.box, match.g, seat, out)
        for i in range(seats):
            area = match.view(None)["areas"][(seat + i) % seats]
            planes = out[game.OBSERVATION[f"figures_{i}"]].reshape(6, 128)
            for place in range(6):
                drawn = {cell for figure in area["figures"] if figure["place"] == place for cell in figure["cells"]}
                assert set((np.flatnonzero(planes[place]) + 1).tolist()) == drawn
            assert out[game.OBSERVATION[f"upgrades_{i}"]].tolist() == [area["won"], area["spent"]]
            assert out[game.OBSERVATION[f"worlds_{i}"]].tolist() == area["worlds"]
