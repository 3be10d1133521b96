"""The arena: bots play each other over duplicate deals, and what the games say of them is told with its uncertainty.

Every deal is played with every rotation of the bots over the seats, so that no bot is dealt better cards. A game depends on the
plan, its deal and its seating alone: with bots that count iterations, it comes out the same on any machine and in any order.

>>> from farlands.arena import Plan, play_here, report
>>> plan = Plan("faraway", bots=("greedy", "random"), seed=7)
>>> told = report(plan, list(play_here(plan, plan.games(20))))
>>> told["games"], told["deals"], [row["bot"] for row in told["ratings"]]
(20, 10, ['greedy', 'random'])
"""

from farlands.arena.plan import Game, Plan
from farlands.arena.pool import play_here, play_in_processes
from farlands.arena.record import Record
from farlands.arena.report import report
from farlands.arena.table import Result, Table
from farlands.arena.usage import usage

__all__ = ["Game", "Plan", "Record", "Result", "Table", "play_here", "play_in_processes", "report", "usage"]
