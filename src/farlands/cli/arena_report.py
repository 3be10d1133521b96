"""What the arena found, as tables for people, as JSON for programs, and as a chart."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from rich.table import Table
from rich.text import Text

from farlands.arena import Plan, Result, report, usage
from farlands.charts import Dot, dots
from farlands.cli.screen import console
from farlands.errors import BadOption, BadRecord
from farlands.files import why
from farlands.game import Game, box_of, counted, find
from farlands.words import say

Row = dict[str, Any]
INTERVAL = 13
"""Letters of an interval: in a narrow terminal the value stands above it."""
WITH_INTERVALS = ("arena-elo", "arena-wins", "arena-margin", "arena-share", "arena-deals-won", "arena-lead", "arena-difference")


class Wanted(Protocol):
    """How it is to be told: the command line's wishes."""

    @property
    def report(self) -> str | None:
        """The name of a report of the game's."""

    @property
    def plot(self) -> Path | None:
        """Where to draw a chart."""

    @property
    def out(self) -> Path | None:
        """Where the games are kept."""

    @property
    def as_json(self) -> bool:
        """For programs."""


def check_report(game: Game, name: str) -> None:
    """Refuse a report that the game does not have."""
    if name not in counted(game):
        raise BadOption("arena-no-report", report=name, game=game.NAME, reports=", ".join(counted(game)) or "–")


def tell(plan: Plan, results: Sequence[Result], wanted: Wanted) -> None:
    """Print what the games say, and draw it."""
    told = report(plan, results)
    if wanted.report is not None:
        game = find(plan.game)
        told[wanted.report] = usage(plan, results, wanted.report, counted(game)[wanted.report].names(box_of(game, plan.deck)))
    if wanted.as_json:
        print(json.dumps(told))
    else:
        _print(told, wanted)
    if wanted.plot is not None and told["games"]:
        write_chart(wanted.plot, chart(plan, told, wanted.report))


def _print(told: Row, wanted: Wanted) -> None:
    out = console()
    out.print(Text(say("arena-played", games=told["games"], deals=told["deals"]), style="bold"))
    if told["left_out"]:
        out.print(Text(say("arena-left-out", games=told["left_out"]), style="yellow"))
    tables = [(TABLES[name], told[name]) for name in TABLES] if wanted.report is None else [(_usage, told[wanted.report])]
    if told["games"]:
        out.print(say("arena-brackets"))
    for table, rows in tables:
        if rows:
            out.print()
            out.print(table(rows))
    for key, path in (("arena-kept", wanted.out), ("arena-drawn", wanted.plot)):
        if path is not None:
            out.print(Text(say(key, path=str(path))), soft_wrap=True)


# --- Charts --------------------------------------------------------------------------------------------------------------------------


def chart(plan: Plan, told: Row, name: str | None) -> str:
    """The bots' strength, the steps of a ladder, or what a report found, as SVG."""
    played = say("arena-played", games=told["games"], deals=told["deals"])
    if name is not None:
        rows = [Dot(row["name"], *(100 * part for part in row["difference"])) for row in told[name] if "difference" in row]
        return dots(say("arena-chart-usage", game=plan.game, report=name), played, rows, say("arena-unit-difference"), mark=0)
    if plan.ladder:
        rows = [Dot(_step(row), *(100 * part for part in row["share"])) for row in told["ladder"]]
        return dots(say("arena-chart-ladder", game=plan.game), played, rows, say("arena-unit-share"), mark=50)
    if told["ratings"]:
        rows = [Dot(row["bot"], *row["elo"]) for row in told["ratings"]]
        return dots(say("arena-chart-ratings", game=plan.game), played, rows, say("arena-unit-elo"))
    rows = [Dot(f"{row['bot']}, {row['seats']}", *row["margin"]) for row in told["tables"]]
    return dots(say("arena-chart-margins", game=plan.game), played, rows, say("arena-unit-points"), mark=0)


def write_chart(path: Path, text: str = "") -> None:
    """Write the file; before anything is played, with nothing to put in yet, only see that it can be written."""
    try:
        with path.open("w" if text else "a", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadRecord("arena-undrawable", path=str(path), why=why(error)) from None


# --- Tables --------------------------------------------------------------------------------------------------------------------------


def percent(share: Sequence[float]) -> str:
    """A share and its interval, in %; where there is little room, it is broken before the interval."""
    value, low, high = (100 * number for number in share)
    return f"{value:.1f} ({low:.1f}–{high:.1f})"


def signed(numbers: Sequence[float]) -> str:
    """A difference and its interval."""
    value, low, high = numbers
    return f"{value:+.1f} ({low:+.1f}…{high:+.1f})"


def _table(*keys: str) -> Table:
    """A table with these titles, names first; in a narrow terminal it grows higher, and nothing is cut off."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in keys:
        least = INTERVAL if key in WITH_INTERVALS else None
        table.add_column(say(key), "", justify="right" if table.columns else "left", overflow="fold", min_width=least)
    return table


def _ratings(rows: list[Row]) -> Table:
    table = _table("arena-bot", "arena-elo")
    for row in rows:
        value, low, high = row["elo"]
        table.add_row(row["bot"], f"{value:.0f} ({low:.0f}…{high:.0f})")
    return table


def _tables(rows: list[Row]) -> Table:
    titles = ("arena-bot", "arena-seats", "arena-games", "arena-wins", "arena-points", "arena-margin", "arena-thought")
    table = _table(*titles)
    for row in rows:
        table.add_row(
            row["bot"],
            str(row["seats"]),
            f"{row['games']:,}",
            percent(row["win_share"]),
            f"{row['points']:.1f}",
            signed(row["margin"]),
            f"{row['ms_per_decision']:,.1f}",
        )
    return table


def _pairs(rows: list[Row]) -> Table:
    table = _table("arena-pair", "arena-seats", "arena-deals", "arena-share", "arena-deals-won", "arena-lead")
    for row in rows:
        pair = say("arena-against", bot=row["bot"], other=row["other"])
        shares = percent(row["share"]), percent(row["deals_won"])
        table.add_row(pair, str(row["seats"]), f"{row['deals']:,}", *shares, signed(row["margin"]))
    return table


def _ladder(rows: list[Row]) -> Table:
    table = _table("arena-step", "arena-seats", "arena-share", "arena-verdict")
    for row in rows:
        table.add_row(_step(row), str(row["seats"]), percent(row["share"]), say("arena-still-wins" if row["wins"] else "arena-plateau"))
    return table


def _step(row: Row) -> str:
    return say("arena-against", bot=row["bot"], other=row["over"])


def _usage(rows: list[Row]) -> Table:
    table = _table("arena-thing", "arena-used", "arena-wins", "arena-expected", "arena-difference")
    for row in rows:
        found = [f"{100 * row['used']:.1f}"]
        if "difference" in row:
            difference = signed([100 * part for part in row["difference"]])
            found += [percent(row["win_share"]), f"{100 * row['expected']:.1f}", difference]
        table.add_row(row["name"], *found)
    return table


TABLES = {"ratings": _ratings, "tables": _tables, "pairs": _pairs, "ladder": _ladder}
