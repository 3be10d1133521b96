"""Ratings on the Elo scale: 400 points are odds of ten to one (Bradley and Terry 1952). At larger tables every pair of seats is a duel."""

import numpy as np

from farlands.arena.sampling import Draws, Numbers, with_interval

STEPS = 100
LARGEST_STEP = 1.0
CLOSE = 1e-9
ELO = 400 / np.log(10)


def ratings(draws: Draws, won: Numbers) -> list[list[float]]:
    """Each bot's rating and its interval, above or below the bot named last. `won[deal, a, b]` is what a won of b in a deal."""
    met = won + won.transpose(0, 2, 1)
    deals = np.maximum(np.count_nonzero(met, axis=0), 1)
    prior = met.sum(axis=0) / deals  # each pair has met in two deals more, one won by each
    upper = np.triu(np.ones_like(prior))
    first, second = (draws.prior[:, i, None, None] * prior for i in (0, 1))
    drawn = fit(draws.totals(won) + first * upper + second * upper.T)
    fitted = fit((won.sum(axis=0) + prior)[None])[0]
    return [with_interval(ELO * fitted[bot], ELO * drawn[:, bot]) for bot in range(len(fitted))]


def fit(won: Numbers) -> Numbers:
    """The likeliest strengths, the last bot's 0, for each of many tables `won[draw, a, b]`: Newton's method, all tables at once.

    >>> fit(np.array([[[0.0, 3.0], [1.0, 0.0]]])).round(4).tolist()      # odds of 3 to 1
    [[1.0986, 0.0]]
    """
    draws, bots, _ = won.shape
    met = won + won.transpose(0, 2, 1)
    strength = np.zeros((draws, bots))
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        slope = (won - met * expected).sum(axis=2)
        bend = met * expected * expected.transpose(0, 2, 1)
        curve = np.eye(bots) * bend.sum(axis=2)[:, :, None] - bend
        step = np.linalg.solve(curve[:, :-1, :-1], slope[:, :-1, None])[:, :, 0]
        step = np.clip(step, -LARGEST_STEP, LARGEST_STEP)
        strength[:, :-1] += step
        if np.abs(step).max(initial=0.0) < CLOSE:
            break
    return strength
