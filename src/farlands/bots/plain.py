"""The plain bots: one glance at each action."""

import numpy as np

from farlands.bots.seat import Seat
from farlands.dice import roll


def random_bot(seat: Seat) -> int:
    """Any legal action, each equally likely."""
    actions = seat.legal()
    return actions[roll(seat.dice, len(actions))]


def greedy_bot(seat: Seat) -> int:
    """The action that looks best at one glance, by the game's `prior`; among equals any."""
    actions = seat.legal()
    guesses = [seat.game.prior(seat.box, seat.world, seat.number, action) for action in actions]
    best = [action for action, guess in zip(actions, guesses, strict=True) if guess == max(guesses)]
    return best[roll(seat.dice, len(best))]


def outlook_bot(seat: Seat) -> int:
    """The action with the best outlook, in a game that can tell it; among equals the first."""
    actions = np.array(seat.legal(), np.int16)
    worth = np.zeros(seat.game.MAX_LEGAL)
    seat.game.outlook(seat.box, seat.world, seat.number, actions, len(actions), worth)  # type: ignore[attr-defined]  # see `find`
    return int(actions[worth[: len(actions)].argmax()])
