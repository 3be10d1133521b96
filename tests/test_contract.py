"""Every installed game keeps the contract."""

import pytest

import farlands
from farlands.testing import CHECKS


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", farlands.installed())
def test_contract(game, check):
    check(game)
