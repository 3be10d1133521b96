"""Chance: a keyed cryptographic stream (ChaCha with 8 rounds) that gives the same numbers at every speed.

Dice are an array of words: key, block counter, how far the block is used, and the block. A match's dice lie in its record and are keyed
by its deal, so that knowing the code and one's own cards does not tell the deck. Bots and playouts carry dice of their own.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from farlands.rule import rule

type_of_words = np.uint32
KEY_WORDS = 8
COUNTER, USED, BLOCK = 8, 9, 10
WORDS = BLOCK + 16
HALVES = 32
"""A block of sixteen words is spent as 32 numbers of 16 bits."""
CHACHA_ROUNDS = 8
LOW = 0xFFFFFFFF

Dice = NDArray[np.uint32]


@rule
def quarter_round(x: Dice, a: int, b: int, c: int, d: int) -> None:
    """The quarter round of RFC 8439, section 2.1."""
    p, q, r, s = np.int64(x[a]), np.int64(x[b]), np.int64(x[c]), np.int64(x[d])
    p = (p + q) & LOW
    s = s ^ p
    s = (s << 16 | s >> 16) & LOW
    r = (r + s) & LOW
    q = q ^ r
    q = (q << 12 | q >> 20) & LOW
    p = (p + q) & LOW
    s = s ^ p
    s = (s << 8 | s >> 24) & LOW
    r = (r + s) & LOW
    q = q ^ r
    q = (q << 7 | q >> 25) & LOW
    x[a], x[b], x[c], x[d] = p, q, r, s


@rule
def constant(i: int) -> int:
    """The first four words of every block: "expand 32-byte k"."""
    return 0x61707865 if i == 0 else 0x3320646E if i == 1 else 0x79622D32 if i == 2 else 0x6B206574


@rule
def fill_block(dice: Dice, rounds: int) -> None:
    """The block function of RFC 8439, section 2.3, with the nonce zero."""
    x = dice[BLOCK:]
    for i in range(4):
        x[i] = constant(i)
        x[12 + i] = 0
    for i in range(KEY_WORDS):
        x[4 + i] = dice[i]
    x[12] = dice[COUNTER]
    for _ in range(rounds // 2):
        for i in range(4):  # the columns
            quarter_round(x, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):  # the diagonals
            quarter_round(x, i, 4 + (i + 1 & 3), 8 + (i + 2 & 3), 12 + (i + 3 & 3))
    for i in range(4):
        x[i] = (np.int64(x[i]) + constant(i)) & LOW
    for i in range(KEY_WORDS):
        x[4 + i] = (np.int64(x[4 + i]) + np.int64(dice[i])) & LOW
    x[12] = (np.int64(x[12]) + np.int64(dice[COUNTER])) & LOW


@rule
def start(dice: Dice) -> None:
    """Begin the stream of the key that lies in the dice."""
    dice[COUNTER] = 0
    dice[USED] = HALVES


@rule(inline=True)
def next_half(dice: Dice) -> int:
    """The next 16 bits of the stream."""
    if dice[USED] == HALVES:
        fill_block(dice, CHACHA_ROUNDS)
        dice[COUNTER] += 1
        dice[USED] = 0
    used = np.int64(dice[USED])
    dice[USED] = used + 1
    return int(np.int64(dice[BLOCK + (used >> 1)]) >> ((used & 1) << 4) & 0xFFFF)


@rule(inline=True)
def roll(dice: Dice, n: int) -> int:
    """A number from 0 to n - 1, each exactly equally likely; n at most 65,536. (Lemire 2019: multiply, reject the few uneven ones.)"""
    product = next_half(dice) * n
    if (product & 0xFFFF) < n:
        uneven = 0x10000 % n
        while (product & 0xFFFF) < uneven:
            product = next_half(dice) * n
    return product >> 16


@rule
def shuffle(dice: Dice, cards: NDArray[Any]) -> None:
    """Put the cards into an order in which every order is equally likely."""
    for i in range(len(cards) - 1, 0, -1):
        j = roll(dice, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def lay_as_written(cards: NDArray[Any], first: int, end: int, written: NDArray[Any]) -> None:
    """After a shuffle of the positions from first to end - 1, in a match written down from a real table: the cards lie as they came there.

    `written` has the card of each position, 0 where it is not known. Position p lies at index p modulo the length.
    """
    for position in range(first, min(end, len(written))):
        for other in range(position, end):
            if cards[other % len(cards)] == written[position]:
                cards[other % len(cards)] = cards[position % len(cards)]
                cards[position % len(cards)] = written[position]
                break


@rule
def fresh_key(dice: Dice, source: Dice) -> None:
    """Key these dice anew from other dice."""
    for i in range(KEY_WORDS):
        dice[i] = next_half(source) << 16 | next_half(source)
    start(dice)


@rule
def key_for_simulation(key: Dice, seed: int, number: int) -> None:
    """The deal of simulated game `number` under `seed`: distinct for distinct pairs, and as good as any other."""
    key[0], key[1] = seed & LOW, seed >> 32 & LOW
    key[2], key[3] = number & LOW, number >> 32 & LOW
    for i in range(4, KEY_WORDS):
        key[i] = 0


def new_dice(seed: int = 0, number: int = 0) -> Dice:
    """Dice for a bot or a simulation, the same for the same seed.

    >>> dice = new_dice(seed=1)
    >>> [int(roll(dice, 6)) for _ in range(8)] == [int(roll(again, 6)) for again in [new_dice(seed=1)] for _ in range(8)]
    True
    """
    dice = np.zeros(WORDS, type_of_words)
    key_for_simulation(dice, seed, number)
    start(dice)
    return dice
