"""What is to be played: which bots, at tables of how many seats, over which deals. Every deal of a plan is always the same."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations, count
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from farlands import bots
from farlands.dice import KEY_WORDS, WORDS, Dice, key_for_simulation, shuffle, start
from farlands.errors import BadOption
from farlands.game import check_seats, encode_options, find

THE_DEAL, SEATING, CHOICES = range(3)
"""What a stream of chance is for."""
MOST_DEALS = 1 << 32
MOST_SEEDS = 1 << 62


class Game(NamedTuple):
    """One game of a plan: its deal, how far the bots have moved round the table, and the bot in each seat."""

    deal: int
    turn: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """The settings of an arena. The number of games is none of them: a plan has no end.

    >>> plan = Plan("faraway", bots=("hard", "greedy"), lineup=(1, 2), seats=(3,))
    >>> [(game.deal, game.turn) for game in plan.games(4)]
    [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    """

    game: str
    bots: tuple[str, ...] = ("easy", "greedy", "random")
    seats: tuple[int, ...] = (2,)
    lineup: tuple[int, ...] | None = None
    """How many seats each bot has; without it they share the seats as evenly as can be."""
    ladder: bool = False
    """Each bot meets only the bots next to it in the list."""
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    deck: Path | None = None

    def check(self) -> None:
        """Refuse what cannot be played."""
        game = find(self.game)
        if not self.bots or not self.seats or (self.ladder and len(self.bots) < 2):
            raise BadOption("arena-nobody")
        for bot in self.bots:
            bots.find(bot, game)
            if self.bots.count(bot) > 1:
                raise BadOption("arena-same-bot", bot=bot)
        for seats in self.seats:
            check_seats(game, seats)
        encode_options(game, dict(self.options))
        if not 0 <= self.seed < MOST_SEEDS:
            raise BadOption("bad-number", name="seed", text=str(self.seed), least=0, most=MOST_SEEDS - 1)
        if self.lineup is not None and (
            len(self.lineup) != len(self.bots) or self.seats != (sum(self.lineup),) or min(self.lineup) < 1 or self.ladder
        ):
            raise BadOption("arena-bad-lineup", lineup=",".join(map(str, self.lineup)), bots=len(self.bots))

    @cache  # noqa: B019 (plans are few and live as long as the program)
    def lineups(self, seats: int) -> list[tuple[int, ...]]:
        """The ways in which the bots share a table of so many seats: how many each has. They take turns."""
        if self.lineup is not None:
            return [self.lineup]
        everybody = range(len(self.bots))
        groups = [everybody[i : i + 2] for i in everybody[:-1]] if self.ladder else [everybody]
        found = []
        for group in groups:
            each, over = divmod(seats, len(group))
            for more in combinations(group, over):
                found.append(tuple((bot in group) * each + (bot in more) for bot in everybody))
        return found

    def games(self, least: int) -> list[Game]:
        """The first games, as many as make whole deals."""
        found: list[Game] = []
        for deal in count():
            found += self.games_of(deal)
            if len(found) >= least:
                break
        return found

    def games_of(self, deal: int) -> list[Game]:
        """The games of a deal: the bots of a lineup in an order drawn for the deal, and that order moved on seat by seat."""
        turn, at = divmod(deal, len(self.seats))
        lineups = self.lineups(self.seats[at])
        lineup = lineups[turn % len(lineups)]
        order = np.repeat(np.arange(len(lineup)), lineup)
        shuffle(self.dice(SEATING, deal), order)
        drawn = tuple(int(bot) for bot in order)
        seatings = dict.fromkeys(drawn[turn:] + drawn[:turn] for turn in range(len(drawn)))
        return [Game(deal, turn, seating) for turn, seating in enumerate(seatings)]

    def dice(self, purpose: int, deal: int, turn: int = 0, seat: int = 0) -> Dice:
        """A stream of chance of its own for every purpose."""
        dice = np.zeros(WORDS, np.uint32)
        key_for_simulation(dice, self.seed, deal)
        dice[4], dice[5], dice[6] = purpose, turn, seat
        start(dice)
        return dice

    def deal_key(self, deal: int) -> NDArray[np.uint32]:
        """What a deal is shuffled with: `Deal(plan.deal_key(3).tobytes())` is the same in a match."""
        return self.dice(THE_DEAL, deal)[:KEY_WORDS]
