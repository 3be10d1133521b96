"""Bots. A bot is handed a seat, never the table: all it can reach is a world drawn from what its seat knows."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farlands.dice import Dice, roll
from farlands.errors import BadOption
from farlands.game import Game
from farlands.match import Match
from farlands.table import Record


class Seat:
    """A seat's information: its number, its legal actions, and one world that could be the real one as far as the seat knows."""

    def __init__(self, game: Game, box: Record, world: Record, number: int, dice: Dice) -> None:
        self.game = game
        self.box = box
        self.world = world
        self.number = number
        self.dice = dice

    @classmethod
    def of(cls, match: Match, number: int, dice: Dice) -> "Seat":
        """A seat of a match; what it cannot know is replaced before anything is handed on."""
        world = match.game.TABLE.copy(match.g)
        match.game.hide(match.box, world, number, dice)
        return cls(match.game, match.components, world, number, dice)

    def legal(self) -> list[int]:
        """The actions the seat may take."""
        out = np.zeros(self.game.MAX_LEGAL, np.int16)
        return [int(action) for action in out[: self.game.legal(self.box, self.world, self.number, out)]]

    def another_world(self) -> Record:
        """A further world in keeping with what the seat knows."""
        world = self.game.TABLE.copy(self.world)
        self.game.hide(self.box, world, self.number, self.dice)
        return world

    def observe(self) -> NDArray[np.int16]:
        """The numbers a learner sees."""
        out = np.zeros(self.game.OBSERVED, np.int16)
        self.game.observe(self.box, self.world, self.number, out)
        return out

    def view(self) -> dict[str, Any]:
        """What the seat sees, as plain data."""
        return self.game.view(self.world, self.number)


Bot = Callable[[Seat], int]
"""Chooses one of the seat's legal actions."""


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


BOTS: dict[str, Bot] = {"greedy": greedy_bot, "random": random_bot}


def find(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadOption("unknown-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name]
