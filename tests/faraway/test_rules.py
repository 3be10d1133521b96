"""Faraway's rules up to what is found, in the order of the rulebook: one fact a test, with the edition and heading that says so."""

from itertools import permutations

import pytest

from farlands import Match
from farlands.errors import BadOption
from tests.faraway.helpers import (
    CLUES_LAST,
    FALLING,
    REGIONS,
    ROUNDS,
    SANCTUARIES,
    SEAT_COUNTS,
    STAIRS,
    UP_AND_DOWN,
    Script,
    cards_in,
    deck,
    found,
    lowest,
    random_match,
)

# --- Setup ---------------------------------------------------------------------------------------------------------------------------


# ru, «Подготовка к игре»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_everybody_is_dealt_three_regions(seats: int) -> None:
    match = random_match(seats, seed=1)
    hands = [match.view(seat)["hand"] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [3] * seats
    assert len({card for hand in hands for card in hand}) == 3 * seats


# ru, «Подготовка к игре»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_market_has_one_region_more_than_players(seats: int) -> None:
    view = random_match(seats, seed=1).view(None)
    assert len(view["market"]) == seats + 1
    assert view["region_deck"] == REGIONS - 3 * seats - (seats + 1)


# ru, «Подготовка к игре»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_all_sanctuaries_lie_in_their_deck(seats: int) -> None:
    match = random_match(seats, seed=1)
    assert match.view(None)["sanctuary_deck"] == SANCTUARIES
    assert sorted(cards_in(match, "sanctuaries")) == list(range(1, SANCTUARIES + 1))


# ru, «Подготовка к игре»
def test_both_decks_are_shuffled() -> None:
    one, other = random_match(2, seed=1), random_match(2, seed=2)
    for name in ("regions", "sanctuaries"):
        assert cards_in(one, name) != sorted(cards_in(one, name))
        assert cards_in(one, name) != cards_in(other, name)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadOption):
        Match("faraway", [f"P{i}" for i in range(seats)])


# --- Phase 1: exploring a region -----------------------------------------------------------------------------------------------------


# uk, «1 Дослідження регіону»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_all_choose_at_the_same_time(seats: int) -> None:
    assert random_match(seats, seed=3).waiting == list(range(seats))


# it, «Esplorare una regione»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_choice_is_secret_until_all_have_chosen(seats: int) -> None:
    match = random_match(seats, seed=3)
    for chooser in range(seats - 1):
        watchers = [None, *(seat for seat in range(seats) if seat != chooser)]
        before = {watcher: match.view(watcher) | {"waiting": None} for watcher in watchers}
        match.play(chooser, match.legal(chooser)[0])
        assert {watcher: match.view(watcher) | {"waiting": None} for watcher in watchers} == before


# it, «Esplorare una regione»
def test_the_chosen_region_is_known_to_its_owner_and_stays_in_hand() -> None:
    match = random_match(2, seed=3)
    hand = match.view(0)["hand"]
    match.play(0, f"P{hand[1]}")
    assert (match.view(0)["chosen"], match.view(0)["hand"]) == (hand[1], hand)


# it, «Esplorare una regione»
def test_the_last_choice_reveals_all() -> None:
    match = random_match(3, seed=3)
    chosen = [match.view(seat)["hand"][0] for seat in range(3)]
    for seat in range(3):
        assert [area["regions"] for area in match.view(None)["areas"]] == [[], [], []]
        match.play(seat, f"P{chosen[seat]}")
    assert [area["regions"] for area in match.view(None)["areas"]] == [[card] for card in chosen]
    assert all(match.view(seat)["chosen"] is None for seat in range(3))


# uk, «1 Дослідження регіону»
def test_the_order_in_which_choices_arrive_does_not_matter() -> None:
    results = set()
    for arrival in permutations(range(4)):
        match = random_match(4, seed=3)
        for seat in arrival:
            match.play(seat, lowest(match, seat))
        results.add(match.g.tobytes())
    assert len(results) == 1


# ru, «Исследование региона»
def test_regions_are_placed_on_the_right_of_the_earlier_ones() -> None:
    match = Script(UP_AND_DOWN).to_end()
    assert [tuple(area["regions"]) for area in match.view(None)["areas"]] == list(UP_AND_DOWN)


# --- Phase 2: finding sanctuaries ----------------------------------------------------------------------------------------------------


# ru, «Обнаружение святилищ», «Примечание»
def test_nobody_finds_anything_in_round_1() -> None:
    for seats in SEAT_COUNTS:
        script = Script(STAIRS[:seats])
        match = script.until(1, "pick")
        assert found(match) == [0] * seats
        assert match.view(None)["sanctuary_deck"] == SANCTUARIES


@pytest.mark.parametrize(
    ("row", "round", "count"),
    [
        ((1, 3, 5, 7, 9, 10, 11, 13), 2, 1),  # no clue anywhere
        ((6, 7, 9, 10, 11, 13, 14, 16), 2, 2),  # a clue on the region before (6)
        ((1, 15, 16, 17, 18, 19, 21, 23), 2, 2),  # a clue on the region just explored (15)
        ((6, 8, 9, 10, 11, 13, 14, 16), 2, 3),  # on both (6, 8)
        ((12, 1, 6, 8, 15, 20, 22, 33), 4, 4),  # three clues: 12, 6, 8
        ((12, 6, 8, 15, 20, 22, 33, 46), 8, 9),  # eight clues
    ],
)
# ru, «Обнаружение святилищ»
def test_a_climb_finds_one_sanctuary_and_one_for_each_clue_on_regions(row: tuple[int, ...], round: int, count: int) -> None:
    # What is kept, the lowest, shows no clue.
    match = Script([row, FALLING], CLUES_LAST).until(round, "keep" if round == ROUNDS else "pick")
    assert found(match) == [count, 0]
    assert len(match.view(0)["offer"]) == count


# ru, «Обнаружение святилищ»
def test_clues_on_sanctuaries_count() -> None:
    # Round 2 finds one sanctuary: 16, which shows a clue. Round 3 finds 1 + 1.
    match = Script([(1, 3, 5, 7, 9, 10, 11, 13), FALLING], deck(16)).until(3, "pick")
    assert match.view(None)["areas"][0]["sanctuaries"] == [16]
    assert found(match) == [2, 0]


# ru, «Добор карт регионов»: the bonus is had from now on
def test_a_sanctuary_kept_helps_from_the_next_round_on() -> None:
    script = Script([(1, 3, 5, 7, 9, 10, 11, 13), FALLING], deck(16))
    match = script.until(2, "keep", seat=0)
    deck_before = match.view(None)["sanctuary_deck"]
    match.play(0, "S16")
    assert found(match) == [0, 0]
    assert match.view(None)["sanctuary_deck"] == deck_before


# it, «Trovare i santuari»
def test_a_descent_finds_nothing() -> None:
    match = Script([FALLING, (62, 60, 58, 55, 49, 46, 33, 22)]).to_end()  # the second row is full of clues
    assert [area["sanctuaries"] for area in match.view(None)["areas"]] == [[], []]
    assert match.view(None)["sanctuary_deck"] == SANCTUARIES


# it, «Trovare i santuari»: compared with the region before only, not with earlier ones
def test_a_climb_is_over_the_region_before_only() -> None:
    match = Script([(61, 1, 3, 9, 10, 11, 13, 14), FALLING]).until(3, "pick")
    assert found(match) == [1, 0]


# it, «Trovare i santuari»
def test_only_the_finder_sees_what_was_found() -> None:
    match = Script(UP_AND_DOWN).until(2, "pick")
    assert len(match.view(0)["offer"]) == 2
    assert match.view(1)["offer"] == []
    assert "offer" not in match.view(None)
