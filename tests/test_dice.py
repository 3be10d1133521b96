"""Chance: the stream is ChaCha, rolls are even, shuffles are fair."""

import numpy as np
import pytest

from farlands.dice import BLOCK, HALVES, USED, fill_block, fresh_key, key_for_simulation, lay_as_written, new_dice, roll, shuffle, start


def block(key, rounds, counter=0):
    dice = new_dice()
    dice[:8] = np.frombuffer(key, "<u4")
    dice[8] = counter
    fill_block(dice, rounds)
    return dice[BLOCK:].astype("<u4").tobytes().hex()


def test_block_function_of_rfc_8439_with_key_and_nonce_zero():
    # RFC 8439, appendix A.1, test vectors 1 and 2
    assert block(bytes(32), 20).startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")
    assert block(bytes(32), 20, counter=1).startswith("9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed")


def test_block_function_with_eight_rounds():
    # The published test vectors of ChaCha8: a key of zeros, and a key with only its first bit set
    assert block(bytes(32), 8).startswith("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e")
    assert block(bytes([1]) + bytes(31), 8).startswith("cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea")


@pytest.mark.parametrize("sides", [1, 2, 3, 7, 68, 1000, 65536])
def test_rolls_stay_in_range_and_are_even(sides):
    dice = new_dice(seed=sides)
    rolls = np.array([roll(dice, sides) for _ in range(20_000)])
    assert rolls.min() >= 0
    assert rolls.max() < sides
    bins = min(sides, 50)
    counts = np.bincount(rolls * bins // sides, minlength=bins)
    expected = np.array([len({*range(-(-b * sides // bins), -(-(b + 1) * sides // bins))}) for b in range(bins)]) * len(rolls) / sides
    chi_square = ((counts - expected) ** 2 / expected).sum()
    assert chi_square < bins + 5 * np.sqrt(2 * bins) + 5


def test_uneven_halves_are_rejected():
    # 65,536 = 3 x 21,845 + 1: of the lowest product's remainders, the one below 65,536 % 3 = 1 must be thrown away
    dice = new_dice(seed=1)
    roll(dice, 3)
    dice[BLOCK:] = 0
    dice[BLOCK] = 5 << 16  # halves: 0 (rejected), then 5
    dice[USED] = 0
    assert roll(dice, 3) == 0
    assert dice[USED] == 2


def test_every_order_of_a_shuffle_is_equally_likely():
    dice = new_dice(seed=3)
    orders: dict[bytes, int] = {}
    for _ in range(24_000):
        cards = np.arange(4, dtype=np.int8)
        shuffle(dice, cards)
        orders[cards.tobytes()] = orders.get(cards.tobytes(), 0) + 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 60  # 23 degrees of freedom, p = 4e-5


def test_simulated_games_have_distinct_keys():
    keys = set()
    for seed, number in ((1, 2), (2, 1), (1, 2 + (1 << 32)), (1 + (1 << 32), 2)):
        key = np.zeros(8, np.uint32)
        key_for_simulation(key, seed, number)
        keys.add(key.tobytes())
    assert len(keys) == 4


def test_a_fresh_key_begins_a_new_stream():
    source, dice = new_dice(seed=1), new_dice(seed=2)
    fresh_key(dice, source)
    assert dice[USED] == HALVES
    first = [roll(dice, 1000) for _ in range(5)]
    start(dice)
    assert [roll(dice, 1000) for _ in range(5)] == first


def test_written_cards_lie_where_they_are_written_and_nowhere_else():
    cards = np.array([5, 6, 7, 8], np.int8)
    lay_as_written(cards, 1, 3, np.array([8, 7, 0, 5], np.int8))
    assert cards.tolist() == [5, 7, 6, 8]  # position 0 is outside, position 1 gets 7, nothing is known of 2
