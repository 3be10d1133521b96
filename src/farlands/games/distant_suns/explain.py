"""Where a seat's points come from, as plain data: what scores, how often, why. Cells are numbered from 1, as in views."""

from typing import Any

from farlands.games.distant_suns import scoring
from farlands.games.distant_suns.drawing import NOWHERE, find_placement
from farlands.games.distant_suns.state import BLACK_HOLE, CELLS, MISSIONS, PLACES
from farlands.games.distant_suns.tables import KINDS, cells_of
from farlands.table import Record


def sheet(box: Record, g: Record, seat: int) -> dict[str, Any]:
    """The score sheet: missions by place of their zone, Distant Worlds, treasures, aliens."""
    kind = {name: [cell + 1 for cell in range(CELLS) if box.kind[cell] == KINDS.index(name)] for name in KINDS}
    parts = {
        "missions": [mission(box, g, seat, place) for place in range(1, PLACES) if g.missions[place]],
        "worlds": [world(box, g, seat, number) for number in range(box.world_count)],
        "treasures": [treasure(box, g, seat, number, cell) for number, cell in enumerate(kind["treasure"])],
        "aliens": [alien(box, g, seat, cell) for cell in kind["alien"]],
    }
    totals = {name: sum(line["points"] for line in lines) for name, lines in parts.items()}
    return {**parts, "totals": totals, "total": sum(totals.values())}


def mission(box: Record, g: Record, seat: int, place: int) -> dict[str, Any]:
    """A mission: how often it was done, and what for: cells (numbers), or figures (turns, from 1)."""
    count = int(scoring.mission_count(box, g, seat, place))
    return {
        "mission": MISSIONS[g.missions[place] - 1],
        "place": place,
        "zone": int(g.zones[place]),
        "figures": [turn + 1 for turn in range(g.turn) if scoring.has_figure(g, seat, turn, place)],
        "black_holes": [turn + 1 for turn in range(g.turn) if scoring.has_figure(g, seat, turn, BLACK_HOLE)],
        "count": count,
        "points": int(box.mission_points[count]),
    }


def world(box: Record, g: Record, seat: int, number: int) -> dict[str, Any]:
    """A Distant World: whether it was reached, and among the first."""
    points = int(g.worlds[seat, number])
    return {"world": number + 1, "reached": points > 0, "first": points > 0 and points == int(box.world_first[number]), "points": points}


def treasure(box: Record, g: Record, seat: int, number: int, cell: int) -> dict[str, Any]:
    """A treasure: the cells around it that are still open."""
    covered = set(cells_of(g.covered[seat]))
    still_open = [near for near in cells_of(box.treasure_rims[number]) if near not in covered]
    return {"cell": cell, "open": still_open, "points": 0 if still_open else int(box.treasure_points)}


def alien(box: Record, g: Record, seat: int, cell: int) -> dict[str, Any]:
    """An alien: lost points unless it is covered."""
    covered = cell in cells_of(g.covered[seat])
    return {"cell": cell, "covered": covered, "points": 0 if covered else -int(box.alien_points)}


def cells_drawn(box: Record, g: Record, seat: int, action: int) -> list[int]:
    """The cells that a drawing (an action D…) of the seat's present form covers, legal or not; none if it leaves the sheet."""
    placement = find_placement(box, g, seat, int(g.form[seat]) - 1, action)
    return [] if placement == NOWHERE else cells_of(box.cells[placement])
