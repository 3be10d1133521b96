"""A seat, as bots are handed it: all they can reach is a world drawn from what the seat knows."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farlands.dice import Dice
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
    def of(cls, match: Match, number: int, dice: Dice, g: Record | None = None) -> "Seat":
        """A seat of a match as it stands, or stood (`g`); what it cannot know is replaced before anything is handed on."""
        world = match.game.TABLE.copy(match.g if g is None else g)
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
