"""Charts: well-formed, described in words, and true to their numbers."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from farlands.charts import Dot, Line, dots, lines, nice_ticks

SVG = "{http://www.w3.org/2000/svg}"
DOTS = dots("Bots & others", "What <they> do", [Dot("a<b", 10, 0, 30), Dot("c", -20, -40, -5)], "Elo", mark=0)
ANN = Line("Ann", [(0, 0.5), (1, 0.75)], [(0.4, 0.6), (0.6, 0.9)])
BOB = Line("Bob", [(0, 0.5), (1, 0.25)])
LINES = lines("Chance", "Two players", [ANN, BOB], "ply", "%", 0.5)


@pytest.mark.parametrize("drawing", [DOTS, LINES])
def test_a_chart_is_an_image_with_a_title_and_a_description(drawing):
    root = ElementTree.fromstring(drawing)
    assert root.get("role") == "img"
    assert root[0].tag == SVG + "title"
    assert root[1].tag == SVG + "desc"
    assert "prefers-color-scheme: dark" in drawing


def test_a_dot_lies_within_its_interval_and_on_its_scale():
    circles = [float(one.get("cx", "")) for one in ElementTree.fromstring(DOTS).iter(SVG + "circle")]
    ends = [(float(low), float(high)) for low, high in re.findall(r"M([\d.]+) [\d.]+H([\d.]+)", DOTS)]
    assert all(low < x < high for x, (low, high) in zip(circles, ends, strict=True))
    assert circles[0] - circles[1] == pytest.approx(ends[0][1] - ends[0][0], abs=0.3)  # both are 30


def test_what_a_dot_says_is_there_in_words():
    titles = [one.text for one in ElementTree.fromstring(DOTS).iter(SVG + "title")]
    assert "a<b: 10 (0 – 30) Elo" in titles


def test_series_differ_in_more_than_colour_and_bear_their_names():
    root = ElementTree.fromstring(LINES)
    assert len({one.get("stroke-dasharray") for one in root.iter(SVG + "path")} - {None}) == 2
    assert {"Ann", "Bob"} <= {one.text for one in root.iter(SVG + "text")}


def test_names_of_lines_that_end_together_do_not_lie_on_each_other():
    drawing = lines("t", "d", [Line(name, [(0, 0), (1, 1)]) for name in ("A1", "B1", "C1")], "x", "y")
    texts = [one for one in ElementTree.fromstring(drawing).iter(SVG + "text") if one.get("class") == "name"]
    heights = sorted(float(one.get("y", "")) for one in texts)
    assert len(heights) == 3
    assert all(after - before >= 15 for before, after in pairwise(heights))


@pytest.mark.parametrize(("low", "high"), [(0, 0), (-3, 1e6), (0.001, 0.002), (-1e-9, 1e-9), (49.999, 50.001)])
def test_ticks_hold_the_range_and_are_few(low, high):
    ticks = nice_ticks(low, high)
    assert ticks[0] <= low <= high <= ticks[-1]
    assert 2 <= len(ticks) <= 8


def test_a_single_point_can_be_drawn():
    ElementTree.fromstring(lines("t", "d", [Line("only", [(3, 7)])], "x", "y"))
    ElementTree.fromstring(dots("t", "d", [Dot("only", 7, 7, 7)], "x"))
