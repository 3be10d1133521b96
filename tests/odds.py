"""Statistics for tests: counts that chance alone would not give once in ten thousand times."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

ONE_IN_10_000 = 3.719
"""The normal deviate that chance alone exceeds once in ten thousand times."""


def chi_square_limit(freedom: int) -> float:
    """What chance alone exceeds once in ten thousand times (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + ONE_IN_10_000 * part**0.5) ** 3)


def assert_distributed(counts: Mapping[Any, int], expected: Mapping[Any, float]) -> None:
    """The counts are a sample of the expected distribution: nothing impossible, and chi-square within chance."""
    total = sum(counts.values())
    scale = total / sum(expected.values())
    impossible = [key for key in counts if expected.get(key, 0) == 0]
    assert not impossible, f"impossible outcomes came up: {impossible}"
    observed = np.array([counts.get(key, 0) for key in expected], float)
    wanted = np.array([expected[key] * scale for key in expected])
    assert wanted.min() >= 5, "too small a sample for the test"
    chi_square = float(((observed - wanted) ** 2 / wanted).sum())
    limit = chi_square_limit(max(len(expected) - 1, 1))
    assert chi_square < limit, f"chi-square {chi_square:.1f} of {len(expected)} outcomes is beyond {limit:.1f}: {dict(counts)}"


def assert_uniform(counts: Mapping[Any, int], outcomes: Iterable[Any]) -> None:
    """All the outcomes come up equally often, and no others."""
    assert_distributed(counts, dict.fromkeys(outcomes, 1.0))
