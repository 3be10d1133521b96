"""Perft: how many sequences of decisions there are from a position to a fixed depth. Checked in, such numbers tell any change of the rules.

Decisions of one moment may arrive in any order; only the canonical one is counted: the lowest seat that owes a decision makes it.
"""

import numpy as np

from farlands.drivers import bind
from farlands.match import Match


def perft(match: Match, depth: int) -> int:
    """Sequences of so many decisions, from where the match stands.

    >>> from farlands import Deal
    >>> perft(Match("faraway", ["Ann", "Bob"], deal=Deal(bytes(32))), 2)
    9
    """
    game = match.game
    tables = game.TABLE.new(depth + 1)
    tables[0] = match.g
    actions, left = np.zeros((depth, game.MAX_LEGAL), np.int16), np.zeros(depth + 1, np.int64)
    return int(bind("perft", game.NAME).count_sequences(match.box, tables, actions, left, depth))


def plain_perft(match: Match, depth: int) -> int:
    """The same by plain recursion: slow, and easy to believe."""
    game, box = match.game, match.box

    def count(g: np.record, depth: int) -> int:
        if depth == 0:
            return 1
        mask, out, total = int(game.to_act(g)), np.zeros(game.MAX_LEGAL, np.int16), 0
        if not mask:
            return 0
        seat = (mask & -mask).bit_length() - 1
        for action in out[: game.legal(box, g, seat, out)]:
            after = game.TABLE.copy(g)
            assert game.apply(box, after, seat, int(action)) == 0
            total += count(after, depth - 1)
        return total

    return count(match.g, depth)
