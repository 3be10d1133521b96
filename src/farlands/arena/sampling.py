"""Uncertainty: Bayesian bootstrap over deals. The games of a deal share its luck, so deals are drawn, never games.

Each draw gives every deal a weight of its own (Rubin 1981). Beside the deals played stand, for each share, two that were not: one won, one
lost. So a bot that won all of a hundred deals is 97 % strong at least, and not 100 %; the prior is uniform.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
DRAWS = 2000
MOST_BLOCKS = 2000
"""So many deals or more are drawn in blocks: it makes no difference then."""
LEVEL = 0.95


class Draws:
    """Weights of the deals in each draw; the same for the same number of deals."""

    def __init__(self, deals: int) -> None:
        chance = np.random.default_rng(deals)
        self.blocks = np.arange(deals) % MOST_BLOCKS
        self.weights = chance.exponential(size=(DRAWS, min(deals, MOST_BLOCKS)))
        self.prior = chance.exponential(size=(DRAWS, 2))
        """Of the deal not played that was won, and of the one that was lost."""

    def totals(self, per_deal: Numbers) -> Numbers:
        """The sum over all deals in each draw."""
        blocks = np.zeros((self.weights.shape[1], *per_deal.shape[1:]))
        np.add.at(blocks, self.blocks, per_deal)
        return np.tensordot(self.weights, blocks, axes=1)

    def share(self, won: Numbers, of: Numbers) -> list[float]:
        """What part was won, and its interval; `won` and `of` count for each deal."""
        total, deals = of.sum(), np.count_nonzero(of)
        prior = self.prior * total / deals
        drawn = (self.totals(won) + prior[:, 0]) / (self.totals(of) + prior.sum(axis=1))
        return with_interval(won.sum() / total, drawn)

    def mean(self, sums: Numbers, counts: Numbers) -> list[float]:
        """An average, and its interval."""
        return with_interval(sums.sum() / counts.sum(), self.totals(sums) / self.totals(counts))


def with_interval(value: Any, drawn: Numbers) -> list[float]:
    """A value, and where 95 % of the draws lie."""
    low, high = np.quantile(drawn, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return [round(float(number), 6) for number in (value, min(low, value), max(high, value))]
