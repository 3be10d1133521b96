"""The coach: what each option of a decision was worth for what its seat knew then, what the move played cost, and why.

It works on seats' information alone, as bots do: neither a hint nor the judgement of a move depends on what the seat could not see.

>>> import farlands
>>> from farlands.coach import hint
>>> from farlands.bots.search import Budget
>>> match = farlands.Match("faraway", ["Ann", "Bob"], deal=farlands.Deal(bytes(32)))
>>> advice = hint(match, 0, Budget.parse("3000i"))
>>> sorted(match.game.MOVES.notation(option.action) for option in advice.options)       # the best is the first
['P18', 'P21', 'P63']
"""

from farlands.coach.analysis import Analysis, Decision, SeatReport, analyse, hint
from farlands.coach.look import Look, Loss, Option
from farlands.coach.reasons import Reason

__all__ = ["Analysis", "Decision", "Look", "Loss", "Option", "Reason", "SeatReport", "analyse", "hint"]
