"""The contract test kit: what every game must keep, ours and yours. Needs the extra `testing` (Hypothesis).

In a test file of your own:

    @pytest.mark.parametrize("check", farlands.testing.CHECKS, ids=lambda check: check.__name__)
    def test_contract(check):
        check("my-game")
"""

from farlands.testing.checks import CHECKS
from farlands.testing.counting import perft, plain_perft
from farlands.testing.positions import Position, positions

__all__ = ["CHECKS", "Position", "perft", "plain_perft", "positions"]
