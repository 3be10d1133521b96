"""Charts as SVG, written by hand: dots with their intervals, and lines. No texts of its own: whoever draws says what it is.

They can be read by a screen reader (title and description), in the dark, without colour (series differ in dashes and bear their names)
and by the colour-blind (Okabe and Ito's colours).

>>> drawing = dots("Strength", "Two bots", [Dot("hard", 100, 80, 120), Dot("greedy", 0, 0, 0)], "Elo")
>>> drawing[:4], "<title" in drawing
('<svg', True)
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 24, 24, 52, 48
"""Margins; to the left of dots and to the right of lines there is room for names besides."""
LETTER = 8
"""The width of a letter, roughly."""
ROW = 26
LINES_HEIGHT = 280
TICKS = 6
DASHES = ("none", "6 3", "2 3", "9 3 2 3", "12 4", "4 2 1 2 1 2")
Point = tuple[float, float]
STYLE = """
.chart { font: 13px system-ui, sans-serif; background: var(--paper); color-scheme: light dark;
  --paper: #fff; --ink: #222; --faint: #ccc;
  --c0: #0072b2; --c1: #d55e00; --c2: #007a5a; --c3: #b5588f; --c4: #8a6d00; --c5: #2f7fae; }
@media (prefers-color-scheme: dark) { .chart { --paper: #16191d; --ink: #e8e8e8; --faint: #4a4f55;
  --c0: #56b4e9; --c1: #f0883e; --c2: #2ec79a; --c3: #e08bbd; --c4: #f0e442; --c5: #9ecae9; } }
.chart text { fill: var(--ink); } .chart .name { font-weight: 600; } .chart .title { font-size: 16px; font-weight: 600; }
.chart .grid { stroke: var(--faint); } .chart .mark { stroke: var(--ink); stroke-dasharray: 4 3; }
.chart .line { fill: none; stroke-width: 2; }
"""


@dataclass(frozen=True)
class Dot:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Line:
    """A series of values; the band, if any, has the low and the high end at each point."""

    label: str
    points: Sequence[Point]
    band: Sequence[Point] = ()


def dots(title: str, description: str, rows: Sequence[Dot], unit: str, mark: float | None = None) -> str:
    """A row for each value, the whole interval drawn; `mark` is a value to compare with."""
    left = LEFT + LETTER * max(len(row.label) for row in rows)
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if mark is None else [mark])
    ticks = nice_ticks(min(ends), max(ends))
    bottom = TOP + ROW * len(rows)

    def x(value: float) -> float:
        return left + 12 + (WIDTH - RIGHT - left - 12) * (value - ticks[0]) / (ticks[-1] - ticks[0])

    parts = [_upright(x(tick), TOP - 6, bottom, "grid") + _text(x(tick), bottom + 18, number(tick), "middle") for tick in ticks]
    if mark is not None:
        parts.append(_upright(x(mark), TOP - 6, bottom, "mark"))
    for i, row in enumerate(rows):
        y = TOP + ROW * (i + 0.5)
        said = f"{row.label}: {number(row.value)} ({number(row.low)} – {number(row.high)}) {unit}"
        parts.append(
            f"<g><title>{escape(said)}</title>{_text(left, y + 4, row.label, 'end', 'name')}"
            f'<path class="line" stroke="var(--c0)" d="M{x(row.low):.1f} {y}H{x(row.high):.1f}M{x(row.low):.1f} {y - 5}v10'
            f'M{x(row.high):.1f} {y - 5}v10"/><circle cx="{x(row.value):.1f}" cy="{y}" r="5" fill="var(--c0)"/></g>'
        )
    parts.append(_text((left + WIDTH - RIGHT) / 2, bottom + 38, unit, "middle"))
    return _drawing(title, description, bottom + BOTTOM, parts)


def lines(title: str, description: str, series: Sequence[Line], x_unit: str, y_unit: str, mark: float | None = None) -> str:
    """Values over a common axis, each series with its name at its end."""
    xs = [point[0] for line in series for point in line.points]
    ys = [point[1] for line in series for point in line.points] + [end for line in series for ends in line.band for end in ends]
    ys += [] if mark is None else [mark]
    ticks, across = nice_ticks(min(ys), max(ys)), nice_ticks(min(xs), max(xs))
    left = LEFT + LETTER * max(len(number(tick)) for tick in ticks)
    right = WIDTH - RIGHT - LETTER * max(len(line.label) for line in series)
    bottom = TOP + LINES_HEIGHT

    def x(value: float) -> float:
        return left + 8 + (right - left - 16) * (value - min(xs)) / ((max(xs) - min(xs)) or 1)

    def y(value: float) -> float:
        return bottom - LINES_HEIGHT * (value - ticks[0]) / (ticks[-1] - ticks[0])

    parts = [_across(y(tick), left, right, "grid") + _text(left - 6, y(tick) + 4, number(tick), "end") for tick in ticks]
    parts += [_text(x(tick), bottom + 18, number(tick), "middle") for tick in across if min(xs) <= tick <= max(xs)]
    if mark is not None:
        parts.append(_across(y(mark), left, right, "mark"))
    names = _apart([y(line.points[-1][1]) + 4 for line in series])
    for i, line in enumerate(series):
        on_paper = [(x(a), y(b)) for a, b in line.points]
        ends = [(y(low), y(high)) for low, high in line.band]
        parts.append(_line(line.label, on_paper, ends, i % len(DASHES), (right + 4, names[i])))
    parts.append(_text((left + right) / 2, bottom + 38, x_unit, "middle") + _text(LEFT, TOP - 10, y_unit, "start"))
    return _drawing(title, description, bottom + BOTTOM, parts)


def nice_ticks(low: float, high: float) -> list[float]:
    """Round numbers that hold a range.

    >>> nice_ticks(3, 97), nice_ticks(0.5, 0.5)
    ([0.0, 20.0, 40.0, 60.0, 80.0, 100.0], [0.0, 0.2, 0.4, 0.6, 0.8, 1.0])
    """
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / (TICKS - 1)
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * factor for factor in (1, 2, 2.5, 5, 10) if size * factor >= rough * 0.999)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(step * i, 10) for i in range(first, last + 1)]


def number(value: float) -> str:
    """A number with three digits behind the point at most.

    >>> number(20.0), number(0.25), number(-1.23456)
    ('20', '0.25', '-1.235')
    """
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _drawing(title: str, description: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc><style>{STYLE}</style>"
        f"{_text(LEFT, 26, title, 'start', 'title')}{''.join(parts)}</svg>\n"
    )


def _line(label: str, points: Sequence[Point], band: Sequence[Point], kind: int, name: Point) -> str:
    """A line with its band below it and its name."""
    colour = f"var(--c{kind})"
    drawn = ""
    if band:
        around = [(x, high) for (x, _), (_, high) in zip(points, band, strict=True)]
        around += [(x, low) for (x, _), (low, _) in zip(points, band, strict=True)][::-1]
        drawn = f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in around)}" fill="{colour}" fill-opacity="0.18"/>'
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    drawn += f'<path class="line" stroke="{colour}" stroke-dasharray="{DASHES[kind]}" d="{path}"/>'
    return f"<g><title>{escape(label)}</title>{drawn}{_text(*name, label, 'start', 'name', colour)}</g>"


def _text(x: float, y: float, text: str, anchor: str, kind: str = "", fill: str = "") -> str:
    style = (f' class="{kind}"' if kind else "") + (f' style="fill:{fill}"' if fill else "")
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def _upright(x: float, top: float, bottom: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{x:.1f} {top}V{bottom}"/>'


def _across(y: float, left: float, right: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{left:.1f} {y:.1f}H{right:.1f}"/>'


def _apart(heights: Sequence[float], least: float = 15) -> list[float]:
    """The heights of names, moved so that none lies on another."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=placed.__getitem__)
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + least)
    return placed
