"""What reports of the arena count in Faraway: regions explored and sanctuaries kept. People call them by their numbers."""

from farlands.game import Counted
from farlands.games.faraway.state import REGIONS, SANCTUARIES
from farlands.table import Record


def regions(box: Record) -> dict[int, str]:
    """All regions."""
    return {number: str(number) for number in range(1, REGIONS + 1)}


def sanctuaries(box: Record) -> dict[int, str]:
    """All sanctuaries."""
    return {number: str(number) for number in range(1, SANCTUARIES + 1)}


COUNTED = {"regions": Counted("P", regions), "sanctuaries": Counted("S", sanctuaries)}
