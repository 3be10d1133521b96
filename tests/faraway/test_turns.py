"""Faraway's rules from the first turn to the end, in the order of the rulebook: regions, sanctuaries, a short deck, the last round."""

import numpy as np
import pytest

from farlands import Match
from tests.faraway.helpers import (
    CLUES_LAST,
    FALLING,
    ROUNDS,
    SANCTUARIES,
    SEAT_COUNTS,
    STAIRS,
    UP_AND_DOWN,
    WITH_CLUE,
    Script,
    cards_in,
    deck,
    found,
    lowest,
    play_random,
    random_match,
)

# --- Phase 3: ending the exploration -------------------------------------------------------------------------------------------------


# uk, «3 Кінець дослідження»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_turns_go_by_ascending_exploration_time(seats: int) -> None:
    match, chance = random_match(seats, seed=5), np.random.default_rng(5)
    while not match.over:
        view = match.view(None)
        if view["phase"] == "pick" and len(view["market"]) == seats + 1:
            last = [area["regions"][-1] for area in view["areas"]]
            order = []
            while match.view(None)["round"] == view["round"] and not match.over:
                phase = match.view(None)["phase"]
                seat, _ = play_random(match, chance)
                order += [seat] if phase == "pick" else []
            assert order == sorted(range(seats), key=lambda seat: last[seat])
        else:
            play_random(match, chance)


# it, «Fine dell'esplorazione»: first the region, then the sanctuary, then the next player
def test_a_turn_is_a_region_and_then_a_sanctuary() -> None:
    script = Script([(1, 60, 2, 61, 3, 62, 4, 63), (5, 6, 66, 7, 67, 8, 68, 10)])
    script.until(2, "pick")
    steps = []
    while script.round == 2:
        steps.append((script.phase, *script.match.waiting))
        script.step()
    assert steps == [("pick", 1), ("keep", 1), ("pick", 0), ("keep", 0)]


# uk, «3 Кінець дослідження»
def test_who_found_nothing_only_takes_a_region() -> None:
    script = Script([(60, 1, 2, 61, 3, 62, 4, 63), (5, 6, 66, 7, 67, 8, 68, 10)])
    script.until(2, "pick")
    steps = []
    while script.round == 2:
        steps.append((script.phase, *script.match.waiting))
        script.step()
    assert steps == [("pick", 0), ("pick", 1), ("keep", 1)]


# uk, «3 Кінець дослідження»
def test_a_region_taken_comes_from_the_market_into_the_hand_in_the_open() -> None:
    script = Script(UP_AND_DOWN)
    match = script.until(1, "pick")
    seat, move = script.step()
    assert int(move[1:]) not in match.view(None)["market"]
    assert match.view(None)["areas"][seat]["known_hand"] == [int(move[1:])]
    assert len(match.view(seat)["hand"]) == 3


# ru, «Добор карт регионов», «Примечание»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_market_is_not_refilled_during_the_round(seats: int) -> None:
    script = Script(STAIRS[:seats])
    match = script.until(1, "pick")
    sizes, in_deck = [], match.view(None)["region_deck"]
    while script.round == 1:
        sizes.append(len(match.view(None)["market"]))
        assert match.view(None)["region_deck"] == in_deck
        script.step()
    assert sizes == list(range(seats + 1, 1, -1))


# ru, «Добор карт регионов»
def test_the_region_left_over_leaves_the_game_face_up() -> None:
    script = Script(STAIRS)
    for round in range(1, ROUNDS):
        match = script.until(round, "pick")
        while script.phase != "pick" or len(match.view(None)["market"]) > 2:
            script.step()
        market, taken = match.view(None)["market"], script.move(match.waiting[0])
        script.until(round + 1)
        left = next(card for card in market if f"T{card}" != taken)
        assert match.view(None)["left_over"][round - 1 :] == [left]
        assert left not in cards_in(match, "regions") + match.view(None)["market"]


# ru, «Добор карт регионов»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_rounds_1_to_6_end_with_a_new_market(seats: int) -> None:
    script = Script(STAIRS[:seats])
    for round in range(1, 7):
        match = script.until(round, "pick")
        old, in_deck = set(match.view(None)["market"]), match.view(None)["region_deck"]
        script.until(round + 1)
        new = set(match.view(None)["market"])
        assert len(new) == seats + 1
        assert not new & old
        assert match.view(None)["region_deck"] == in_deck - (seats + 1)


# ru, «Добор карт регионов»: no regions are laid out in round 8
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_no_market_is_dealt_for_round_8(seats: int) -> None:
    script = Script(STAIRS[:seats])
    in_deck = script.until(7, "pick").view(None)["region_deck"]
    view = script.until(8).view(None)
    assert (view["market"], view["region_deck"]) == ([], in_deck)
    assert len(view["left_over"]) == 7


# it, «Fine dell'esplorazione»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_in_round_8_nobody_takes_a_region_and_sanctuaries_are_kept_as_usual(seats: int) -> None:
    script = Script(STAIRS[:seats])
    script.until(8)
    steps = []
    while not script.match.over:
        steps.append((script.phase, script.match.waiting[0]))
        script.step()
    assert steps == [("explore", seat) for seat in range(seats)] + [("keep", seat) for seat in range(seats)]
    assert [len(area["sanctuaries"]) for area in script.match.view(None)["areas"]] == [7] * seats


# it, «Fine dell'esplorazione»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_two_regions_stay_in_each_hand_at_the_end(seats: int) -> None:
    match = Script(STAIRS[:seats]).to_end()
    assert [len(match.view(seat)["hand"]) for seat in range(seats)] == [2] * seats


# it, «Fine dell'esplorazione»
def test_one_of_the_sanctuaries_found_joins_the_area_face_up() -> None:
    match = Script(UP_AND_DOWN, deck(30, 20)).until(2, "keep", seat=0)
    assert match.view(0)["offer"] == [20, 30]
    match.play(0, "S30")
    assert match.view(None)["areas"][0]["sanctuaries"] == [30]
    assert (match.view(0)["offer"], found(match)) == ([], [0, 0])


# ru, «Добор карт регионов»
def test_sanctuaries_not_chosen_go_under_the_deck() -> None:
    match = Script([(6, 12, 1, 61, 3, 62, 4, 63), FALLING], deck(40, 30, 20)).until(2, "keep", seat=0)
    below = cards_in(match, "sanctuaries")
    match.play(0, "S30")
    assert cards_in(match, "sanctuaries") == [*below, 20, 40]
    assert match.view(0)["put_back"] == [20, 40]
    assert match.view(1)["put_back"] == []


# it, «Fine dell'esplorazione»: in random order
def test_sanctuaries_not_chosen_go_under_the_deck_in_an_order_nobody_knows() -> None:
    orders = {True: 0, False: 0}
    for seed in range(60):
        match, chance = random_match(2, seed), np.random.default_rng(seed)
        while not match.over:
            seat = match.waiting[0]
            offer = match.legal(seat) if match.view(None)["phase"] == "keep" else []
            _, move = play_random(match, chance) if not offer else (seat, offer[0])
            if offer:
                match.play(seat, move)
                if len(offer) == 3:
                    batch = [f"S{card}" for card in cards_in(match, "sanctuaries")[-2:]]
                    assert sorted(batch) == sorted(offer[1:])
                    orders[batch == offer[1:]] += 1
    assert min(orders.values()) > 0.3 * sum(orders.values()) > 10


# uk, «3 Кінець дослідження»: one and only one
def test_keeping_a_sanctuary_is_mandatory() -> None:
    match = Script(UP_AND_DOWN, deck(30, 20)).until(2, "keep", seat=0)
    assert match.waiting == [0]
    assert sorted(match.legal(0)) == ["S20", "S30"]


# uk, «3 Кінець дослідження»: also of a single one
def test_a_single_sanctuary_found_has_to_be_kept() -> None:
    match = Script([(1, 3, 2, 61, 5, 62, 4, 63), FALLING], deck(30)).until(2, "keep", seat=0)
    assert match.legal(0) == ["S30"]


# it, «Fine dell'esplorazione»: taking a region is mandatory as well
def test_taking_a_region_is_mandatory() -> None:
    match = Script(UP_AND_DOWN).until(1, "pick")
    assert sorted(match.legal(match.waiting[0])) == sorted(f"T{card}" for card in match.view(None)["market"])


# rules-decisions.md, Faraway: the order of the turns decides who gets the last cards of a short deck
def test_a_short_deck_serves_the_lowest_exploration_time_first() -> None:
    # Six rows that climb always, one sanctuary kept a round: 9 are left for round 8. Wanted: 1 + clues of the rows (2, 8, 14, 20...).
    match = Script(STAIRS, CLUES_LAST).until(8, "keep")
    found_before = [len(match.view(seat)["offer"]) for seat in range(6)]
    clues = [0, 2, 2, 2, 0, 2]
    wanted = [1 + clues[seat] + sum(card in WITH_CLUE for card in kept_by(match, seat)) for seat in range(6)]
    left, expected = SANCTUARIES - 36, []
    for count in wanted:
        expected.append(min(count, left))
        left -= expected[-1]
    assert sum(wanted) > 9
    assert found_before == expected
    assert match.view(None)["sanctuary_deck"] == 0


def kept_by(match: Match, seat: int) -> list[int]:
    kept: list[int] = match.view(None)["areas"][seat]["sanctuaries"]
    return kept


# rules-decisions.md, Faraway
def test_the_missing_sanctuaries_come_on_ones_own_turn_from_those_put_back_before() -> None:
    script = Script(STAIRS)
    match = script.until(8, "keep")
    short = [seat for seat in range(6) if match.g.missing[seat] > 0]
    assert short
    put_back: list[int] = []
    for seat in range(6):
        assert match.waiting == [seat]  # nobody is left out
        if seat in short:
            assert set(match.view(seat)["offer"]) & set(put_back)
        offer, owed = match.view(seat)["offer"], int(match.g.missing[seat])
        assert owed == 0
        script.step()
        put_back += [card for card in offer if card not in kept_by(match, seat)]


# rules-decisions.md, Faraway
def test_the_missing_sanctuaries_are_seen_only_after_the_region_is_taken() -> None:
    script = Script(STAIRS)
    match = script.until(7, "explore")
    match.g.sanctuary_top = match.g.sanctuary_bottom  # as if the deck had run out; real games only come near it before round 8
    script.until(7, "pick", seat=0)
    assert found(match) == [0] * 6
    match.g.sanctuary_bottom += 1  # somebody put one back
    match.g.sanctuary_deck[(match.g.sanctuary_bottom - 1) % len(match.g.sanctuary_deck)] = 45
    assert match.view(0)["offer"] == []
    match.play(0, lowest(match, 0))
    assert match.view(0)["offer"] == [45]


# rules-decisions.md, Faraway. (It cannot come to this in play: 45 sanctuaries last for 42 climbs, and whoever holds many puts many back.)
def test_who_gets_no_sanctuary_from_an_empty_deck_is_skipped() -> None:
    script = Script(STAIRS)
    match = script.until(7, "explore")
    match.g.sanctuary_top = match.g.sanctuary_bottom
    script.until(7, "pick", seat=0)
    match.play(0, lowest(match, 0))
    assert (match.view(None)["phase"], match.waiting) == ("pick", [1])
    assert not match.g.missing[0]


# --- The end -------------------------------------------------------------------------------------------------------------------------


# ru, «Конец игры»
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_game_ends_after_round_8(seats: int) -> None:
    match = Script(STAIRS[:seats]).to_end()
    assert [len(area["regions"]) for area in match.view(None)["areas"]] == [ROUNDS] * seats
    assert (match.waiting, match.view(None)["phase"]) == ([], "over")
    assert all(match.legal(seat) == [] for seat in range(seats))


# ru, «Конец игры»: also when nobody finds anything in round 8
def test_the_last_reveal_ends_the_game_if_nobody_found_anything() -> None:
    script = Script([FALLING, (62, 60, 58, 55, 49, 46, 33, 22)])
    script.until(8)
    assert not script.match.over
    script.step()
    script.step()
    assert script.match.over


# --- Explicit deals -------------------------------------------------------------------------------------------------------------------


# ru, «Добор карт регионов»: under the deck
def test_an_explicit_deal_keeps_sanctuaries_put_back_earlier_above_those_put_back_later() -> None:
    rows = ((6, 12, 1, 61, 3, 62, 4, 63), (7, 15, 2, 64, 5, 65, 9, 66))
    script = Script(rows, deck(40, 41, 42, 1, 2))
    script.until(3)
    assert script.match.view(0)["put_back"] == [41, 42]
    assert script.match.view(1)["put_back"] == [2]
    *earlier, later = cards_in(script.match, "sanctuaries")[-3:]
    assert (sorted(earlier), later) == ([41, 42], 2)
