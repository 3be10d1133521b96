"""The plain bots: no thought for what may come."""

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
