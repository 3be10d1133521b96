"""Positions for Hypothesis: any seat count, options and deal, at any ply of a random match. They shrink to early positions."""

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from farlands.deal import Deal
from farlands.dice import Dice, new_dice, roll
from farlands.game import find
from farlands.match import Match

LONGEST_MATCH = 100_000
PARTS = 1000


@dataclass
class Position:
    """A match under way, and dice for whatever a check does with it."""

    match: Match
    dice: Dice

    def __repr__(self) -> str:
        moves = " ".join(f"{seat}:{self.match.game.MOVES.notation(action)}" for seat, action in self.match.moves)
        return f"Position({self.match.options}, deal={self.match.deal.to_json()}, moves={moves})"

    def play_on(self, moves: int) -> None:
        """Play random legal moves, at most so many."""
        match = self.match
        for _ in range(moves):
            if match.over:
                return
            seat = match.waiting[roll(self.dice, len(match.waiting))]
            actions = match.legal_actions(seat)
            match.play(seat, actions[roll(self.dice, len(actions))])


@st.composite
def positions(draw: Any, name: str) -> Position:
    """A position of the game."""
    game = find(name)
    seats = draw(st.integers(game.MIN_SEATS, game.MAX_SEATS))
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.OPTIONS}
    deal = Deal(draw(st.binary(min_size=32, max_size=32).filter(any)))
    match = Match(name, [f"Seat {seat + 1}" for seat in range(seats)], options, deal)
    position = Position(match, new_dice(draw(st.integers(0, 2**32))))
    position.play_on(LONGEST_MATCH)
    ply = len(match.moves) * draw(st.integers(0, PARTS)) // PARTS
    match.g = match.at(ply)
    del match.moves[ply:]
    return position
