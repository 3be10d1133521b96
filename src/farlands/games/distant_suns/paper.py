"""A sheet of paper written down in a file, for `farlands score`: what `score_area` takes, as JSON."""

from typing import Any

from farlands.cli.paper import read_object
from farlands.errors import BadCards

PARTS = ("missions", "figures", "first")


def read_paper(name: str) -> dict[str, Any]:
    """The keywords of `score_area` from a file; `BadCards` says what is wrong with it, as far as its form goes."""
    paper = read_object(name, PARTS)
    missions, figures, first = paper.get("missions"), paper.get("figures"), paper.get("first", [])
    if not isinstance(missions, dict) or not all(isinstance(mission, str) for mission in missions.values()):
        raise BadCards("distant-suns-file-missions", path=name)
    if not isinstance(figures, list):
        raise BadCards("distant-suns-file-figures", path=name)
    if not isinstance(first, list):
        raise BadCards("distant-suns-file-first", path=name)
    return {"missions": missions, "figures": [read_figure(name, i, figure) for i, figure in enumerate(figures, 1)], "first": first}


def read_figure(name: str, number: int, figure: Any) -> tuple[str, list[str]]:
    """A zone and its cells, which may stand in one text: {"zone": "comet", "cells": "A9 B8 ..."}."""
    if isinstance(figure, dict) and set(figure) == {"zone", "cells"}:
        zone, cells = figure["zone"], figure["cells"]
        cells = cells.replace(",", " ").split() if isinstance(cells, str) else cells
        if isinstance(zone, str) and isinstance(cells, list) and cells and all(isinstance(cell, str) for cell in cells):
            return zone, cells
    raise BadCards("distant-suns-file-figure", path=name, number=number)
