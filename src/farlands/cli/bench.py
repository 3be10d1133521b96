"""`farlands bench`: how fast a game is on this machine."""

import json
from collections.abc import Iterable
from typing import Any

from rich.table import Table

from farlands.cli.screen import console, preparing
from farlands.cli.terminal import game_and_terminal
from farlands.errors import BadOption
from farlands.game import installed
from farlands.words import say


def print_bench(name: str | None, seats: int, device: str, seconds: int, search: bool, as_json: bool) -> None:
    """Measure a game, or all of them, and print the rows."""
    from farlands import bench

    rows: list[dict[str, Any]] = []
    for game in [name] if name else installed():
        with preparing(_title(game)):
            rows += [bench.search(game, seats, seconds)] if search else bench.run(game, seats, device, seconds)
    if as_json:
        print(json.dumps(rows))
    else:
        console().print(_table(rows))


def _title(game: str) -> str:
    """What people call a game; its name, if it does without a terminal."""
    try:
        return game_and_terminal(game)[1].title()
    except BadOption:
        return game


def _table(rows: Iterable[dict[str, Any]]) -> Table:
    """A column for every speed that was measured."""
    rows = list(rows)
    titles = {"games_per_s": say("bench-games"), "decisions_per_s": say("bench-decisions"), "iterations_per_s": say("bench-iterations")}
    speeds = [speed for speed in titles if speed in rows[0]]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in (say("bench-game"), say("bench-device")):
        table.add_column(title)
    for title in (say("bench-threads"), *(titles[speed] for speed in speeds)):
        table.add_column(title, justify="right")
    for row in rows:
        table.add_row(row["game"], row["device"], *(f"{row[column]:,}" for column in ("threads", *speeds)))
    return table
