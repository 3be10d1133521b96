"""What the coach looks at in Distant Suns: the lines of the score sheet, and figures missed, upgrades and cells that made them."""

from collections.abc import Iterator
from typing import Any

from farlands.game import Line
from farlands.games.distant_suns.names import mission_name
from farlands.games.distant_suns.tables import cells_of
from farlands.table import Record
from farlands.words import say

WORTH_OF_A_FIGURE = 4.0
WORTH_OF_AN_UPGRADE = 1.5
WORTH_OF_A_CELL = 0.3


def score_lines(sheet: dict[str, Any]) -> Iterator[Line]:
    """Missions by their zone's place, Distant Worlds, treasures together, aliens together."""
    for line in sheet["missions"]:
        details = {"mission": mission_name(line["mission"]), "place": line["place"]}
        yield Line("distant-suns-coach-mission", line["points"], details, {"points": line["points"], "count": line["count"]})
    for line in sheet["worlds"]:
        yield _line(say("distant-suns-world", number=line["world"]), line["points"])
    yield _line(say("distant-suns-coach-treasures"), sheet["totals"]["treasures"])
    yield _line(say("distant-suns-aliens"), sheet["totals"]["aliens"])


def _line(name: str, points: int) -> Line:
    return Line("distant-suns-coach-line", points, {"name": name}, {"points": points})


def landmarks(box: Record, g: Record, seat: int) -> Iterator[Line]:
    """Figures drawn, upgrades won, cells covered."""
    figures = sum(bool(g.figures[seat, turn].any()) for turn in range(g.turn))
    cells = len(cells_of(g.covered[seat]))
    yield Line("distant-suns-coach-figures", WORTH_OF_A_FIGURE * figures, {}, {"count": figures})
    yield Line("distant-suns-coach-upgrades", WORTH_OF_AN_UPGRADE * int(g.won[seat]), {}, {"count": int(g.won[seat])})
    yield Line("distant-suns-coach-cells", WORTH_OF_A_CELL * cells, {}, {"count": cells})
