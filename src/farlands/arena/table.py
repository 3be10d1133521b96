"""One game of the arena. The referee deals, asks the bots, and writes down how it ended; a bot is handed a seat, never the table."""

import time
from typing import Any, TypedDict

import numpy as np

from farlands import bots
from farlands.arena.plan import CHOICES, Game, Plan
from farlands.game import Game as Rules
from farlands.game import box_of, counted, encode_options, find


class Result(TypedDict):
    """How a game ended, seat by seat."""

    deal: int
    turn: int
    """How far the bots had moved round the table."""
    bots: list[int]
    """Which bot of the plan sat there."""
    points: list[int]
    places: list[int]
    decisions: list[int]
    """How often the seat had a choice."""
    seconds: list[float]
    """How long its bot thought in all."""
    used: dict[str, list[list[int]]]
    """For each report of the game, the numbers of the things that the seat used, in order."""


def uses_of(rules: Rules) -> dict[int, list[tuple[str, int]]]:
    """For each action by which something is used: what it counts as in which report."""
    uses: dict[int, list[tuple[str, int]]] = {}
    for name, things in counted(rules).items():
        for letter in things.moves:
            for number in range(1, rules.MOVES.families[letter] + 1):
                uses.setdefault(rules.MOVES.first(letter) + number - 1, []).append((name, number))
    return uses


class Table:
    """A table at which the games of a plan are played, one after the other."""

    def __init__(self, plan: Plan, box: Any = None) -> None:
        self.plan = plan
        self.rules = find(plan.game)
        self.box = box_of(self.rules, plan.deck) if box is None else box
        self.options = encode_options(self.rules, dict(plan.options))
        self.bots = [bots.find(bot, self.rules) for bot in plan.bots]
        self.uses = uses_of(self.rules)
        self.g = self.rules.TABLE.new()[0]
        self.out = np.zeros(self.rules.MAX_LEGAL, np.int16)

    def play(self, game: Game) -> Result:
        """One game to its end."""
        rules, g, seats = self.rules, self.g, len(game.seating)
        rules.prepare(self.box, g, self.plan.deal_key(game.deal), seats, self.options)
        rules.deal_out(self.box, g)
        dices = [self.plan.dice(CHOICES, game.deal, game.turn, seat) for seat in range(seats)]
        decisions, seconds = [0] * seats, [0.0] * seats
        used: dict[str, list[list[int]]] = {name: [[] for _ in range(seats)] for name in counted(rules)}
        while not rules.over(g):
            waiting = int(rules.to_act(g))
            seat = (waiting & -waiting).bit_length() - 1
            count = rules.legal(self.box, g, seat, self.out)
            action = int(self.out[0])
            if count > 1:
                began = time.perf_counter()
                action = self.ask(game.seating[seat], seat, dices[seat])
                seconds[seat] += time.perf_counter() - began
                decisions[seat] += 1
            if rules.apply(self.box, g, seat, action):
                raise RuntimeError(f"{self.plan.bots[game.seating[seat]]} made an illegal move in {game}: {action}")
            for name, number in self.uses.get(action, ()):
                used[name][seat].append(number)
        return {
            "deal": game.deal,
            "turn": game.turn,
            "bots": list(game.seating),
            "points": self.per_seat(rules.scores, seats),
            "places": self.per_seat(rules.ranking, seats),
            "decisions": decisions,
            "seconds": [round(one, 4) for one in seconds],
            "used": used,
        }

    def ask(self, bot: int, number: int, dice: Any) -> int:
        """What a bot does in a seat: it gets a world that could be the real one as far as the seat knows."""
        world = self.rules.TABLE.copy(self.g)
        self.rules.hide(self.box, world, number, dice)
        return self.bots[bot](bots.Seat(self.rules, self.box, world, number, dice))

    def per_seat(self, rule: Any, seats: int) -> list[int]:
        """A number for each seat, such as its points."""
        out = np.zeros(self.rules.MAX_SEATS, np.int64)
        rule(self.box, self.g, out)
        return [int(number) for number in out[:seats]]

    def warm_up(self) -> None:
        """Have everything compiled: every bot decides once, then chance plays the game to its end."""
        game = self.plan.games(1)[0]
        chosen, self.bots = self.bots, [bots.random_bot] * len(self.bots)
        self.play(game)
        self.bots = chosen
        seats = len(game.seating)
        self.rules.prepare(self.box, self.g, self.plan.deal_key(0), seats, self.options)
        self.rules.deal_out(self.box, self.g)
        waiting = int(self.rules.to_act(self.g))
        for bot in range(len(self.bots)):
            self.ask(bot, (waiting & -waiting).bit_length() - 1, self.plan.dice(CHOICES, 0))
