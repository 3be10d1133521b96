"""`farlands bench`: how fast a game is on this machine."""

import json
from collections.abc import Iterable
from typing import Any

from rich.table import Table

from farlands.cli.screen import console, preparing
from farlands.cli.terminal import game_and_terminal
from farlands.words import say


def print_bench(name: str, seats: int, device: str, seconds: int, as_json: bool) -> None:
    """Measure, and print the rows."""
    from farlands import bench

    _, terminal = game_and_terminal(name)
    with preparing(terminal.title()):
        rows = list(bench.run(name, seats, device, seconds))
    if as_json:
        print(json.dumps(rows))
    else:
        console().print(_table(rows))


def _table(rows: Iterable[dict[str, Any]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in (say("bench-device"), say("bench-threads"), say("bench-games"), say("bench-decisions")):
        table.add_column(title, justify="left" if not table.columns else "right")
    for row in rows:
        table.add_row(row["device"], f"{row['threads']:,}", f"{row['games_per_s']:,}", f"{row['decisions_per_s']:,}")
    return table
