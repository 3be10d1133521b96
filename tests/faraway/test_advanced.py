"""Faraway's advanced variant, one fact a test."""

from itertools import permutations

import numpy as np
import pytest

from tests.faraway.helpers import REGIONS, SEAT_COUNTS, cards_in, lowest, new_match, random_match

# --- Advanced variant ----------------------------------------------------------------------------------------------------------------


# ru, «Вариант для опытных игроков»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_advanced_five_regions_are_dealt_and_no_market_yet(seats: int) -> None:
    match = random_match(seats, seed=4, advanced=True)
    assert [len(match.view(seat)["hand"]) for seat in range(seats)] == [5] * seats
    assert (match.view(None)["phase"], match.view(None)["market"]) == ("choose_hand", [])
    assert match.waiting == list(range(seats))


# it, «Modalità avanzata»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_advanced_three_regions_are_kept_and_then_the_market_is_dealt(seats: int) -> None:
    match = random_match(seats, seed=4, advanced=True)
    for seat in reversed(range(seats)):
        for _ in range(2):
            assert match.view(None)["market"] == []
            match.play(seat, lowest(match, seat))
        assert len(match.view(seat)["hand"]) == 3
    view = match.view(None)
    assert (view["phase"], len(view["market"])) == ("explore", seats + 1)
    assert view["region_deck"] == REGIONS - 3 * seats - (seats + 1)


# it, «Modalità avanzata»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_advanced_nobody_else_sees_what_was_put_back(seats: int) -> None:
    match = random_match(seats, seed=4, advanced=True)
    for chooser in range(seats - 1):
        watchers = [None, *(seat for seat in range(seats) if seat != chooser)]
        before = {watcher: match.view(watcher) | {"waiting": None} for watcher in watchers}
        put_back = match.view(chooser)["hand"][:2]
        for card in put_back:
            match.play(chooser, f"D{card}")
        assert {watcher: match.view(watcher) | {"waiting": None} for watcher in watchers} == before
        assert match.view(chooser)["discards"] == put_back


# uk, «Варіант гри для досвідчених гравців»: all discards are shuffled in before the market is dealt
def test_advanced_regions_put_back_may_come_to_the_market_at_once() -> None:
    match = new_match(2, [*range(1, 11), 1, 6, 2], advanced=True)
    for seat, card in ((0, 1), (0, 2), (1, 6), (1, 7)):
        match.play(seat, f"D{card}")
    assert match.view(None)["market"] == [1, 2, 6]
    assert 7 in cards_in(match, "regions")


# uk, «Варіант гри для досвідчених гравців»
def test_advanced_regions_put_back_end_up_anywhere_in_the_deck() -> None:
    depths = []
    for seed in range(100):
        match = random_match(2, seed, advanced=True)
        for seat in (0, 1):
            for _ in range(2):
                match.play(seat, lowest(match, seat))
        order = match.view(None)["market"] + cards_in(match, "regions")
        depths += [order.index(card) for seat in (0, 1) for card in match.view(seat)["discards"]]
    assert set(depths) >= {0, 1, 2, 60, 61}
    assert abs(np.mean(depths) - 30.5) < 4 * (62**2 / 12 / len(depths)) ** 0.5


# it, «Modalità avanzata»
def test_advanced_the_order_in_which_players_put_back_does_not_matter() -> None:
    results = set()
    for arrival in permutations((0, 0, 1, 1, 2, 2)):
        match = random_match(3, seed=4, advanced=True)
        for seat in arrival:
            match.play(seat, lowest(match, seat))
        results.add(match.g.tobytes())
    assert len(results) == 1
