"""An analysis as charts and as a page of HTML that needs nothing else: readable without colours, in the dark, and by a screen reader."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import accumulate

from farlands import words
from farlands.charts import Line, lines
from farlands.coach.analysis import Analysis, Decision
from farlands.coach.wording import COLUMNS, WRITTEN, Teller, heads
from farlands.words import say

Values = Callable[[Sequence[Decision]], Sequence[float]]
"""What a chart shows of a seat's decisions."""
STYLE = """
:root { color-scheme: light dark; --paper: #fff; --ink: #222; --faint: #ccc; --marked: #fff3d6; }
@media (prefers-color-scheme: dark) { :root { --paper: #16191d; --ink: #e8e8e8; --faint: #4a4f55; --marked: #3a3218; } }
body { font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { max-width: 100%; height: auto; } .wide { overflow-x: auto; }
table { border-collapse: collapse; } caption { text-align: left; font-weight: 600; padding: .5rem 0; }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; border-bottom: 1px solid var(--faint); }
.text { text-align: left; } .lost { background: var(--marked); font-weight: 600; }
"""


def win_chart(analysis: Analysis, names: Sequence[str]) -> str:
    """The chance to win of each seat over the match, as it stood after each of its decisions."""
    return _chart(analysis, names, "win", lambda own: [100 * one.chosen.win for one in own], 50)


def margin_chart(analysis: Analysis, names: Sequence[str]) -> str:
    """The margin that each seat could expect."""
    return _chart(analysis, names, "margin", lambda own: [one.chosen.margin for one in own], 0)


def loss_chart(analysis: Analysis, names: Sequence[str]) -> str:
    """The points of margin that each seat had lost by then."""
    return _chart(analysis, names, "loss", lambda own: list(accumulate(one.loss.margin for one in own)), None)


def _chart(analysis: Analysis, names: Sequence[str], kind: str, values: Values, mark: float | None) -> str:
    series = []
    for seat in analysis.seats:
        own = [one for one in analysis.decisions if one.seat == seat]
        if own:
            series.append(Line(names[seat], list(zip((one.ply + 1 for one in own), values(own), strict=True))))
    if not series:
        return ""
    title, unit = say(f"analyse-chart-{kind}"), say(f"analyse-unit-{kind}")
    return lines(title, say("analyse-chart", names=", ".join(line.label for line in series)), series, say("analyse-column-ply"), unit, mark)


def page(analysis: Analysis, teller: Teller) -> str:
    """The whole analysis."""
    title = say("analyse-title", names=", ".join(teller.names))
    body = "".join(_body(analysis, teller))
    return (
        f'<!doctype html>\n<html lang="{words.language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title><style>{STYLE}</style></head>\n'
        f"<body><h1>{escape(title)}</h1>\n{body}</body></html>\n"
    )


def _body(analysis: Analysis, teller: Teller) -> Iterator[str]:
    if stopped := teller.stopped(analysis):
        yield _element("p", stopped)
    for seat, report in analysis.reports.items():
        yield _element("h2", teller.names[seat]) + _element("p", teller.seat(report))
        if report.costliest:
            yield "<ol>" + "".join(_costly(analysis, one, teller) for one in report.costliest) + "</ol>\n"
        if past := teller.hindsight(report):
            yield _element("p", past)
    for chart in (win_chart, margin_chart, loss_chart):
        yield f"<figure>{chart(analysis, teller.names)}</figure>\n"
    yield _table(analysis, teller)


def _costly(analysis: Analysis, one: Decision, teller: Teller) -> str:
    reasons = "".join(_element("li", str(reason)) for reason in analysis.reasons(one))
    return f"<li>{escape(teller.costly(one))}<ul>{reasons}</ul></li>"


def _table(analysis: Analysis, teller: Teller) -> str:
    kinds = ["text" if column in WRITTEN else "" for column in COLUMNS]
    head = "".join(f'<th scope="col" class="{kind}">{escape(text)}</th>' for kind, text in zip(kinds, heads(COLUMNS), strict=True))
    rows = []
    for one in analysis.decisions:
        cells = teller.row(one, teller.move)
        drawn = "".join(f'<td class="{kind}">{escape(cell)}</td>' for kind, cell in zip(kinds, cells, strict=True))
        rows.append(f'<tr class="{"lost" if one.loss.value > 0 else ""}">{drawn}</tr>')
    caption = _element("caption", say("analyse-decisions"))
    return f'<div class="wide" tabindex="0"><table>{caption}<thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>\n'


def _element(name: str, text: str) -> str:
    return f"<{name}>{escape(text)}</{name}>\n"
