"""What zones and missions are called, and how people name cells: a letter for the column, a number counted from its top."""

import re
from string import ascii_uppercase

from farlands.games.distant_suns import hexes
from farlands.games.distant_suns.hexes import Cell
from farlands.words import say

NAMED = (
    "black_hole",
    "crescent",
    "lightning",
    "comet",
    "rocket",
    "satellite",
    "planet",
    "star",
    "galaxy",
    "asteroid",
    "constellation",
)
"""Zones that have names in all languages."""


def zone_name(zone: str, name: str | None = None) -> str:
    """A zone as people call it; `name` is what a user's deck calls it."""
    return name or (say(f"distant-suns-zone-{zone}") if zone in NAMED else zone)


def mission_name(mission: str) -> str:
    """A mission as people call it."""
    return say(f"distant-suns-mission-{mission}")


def cell_name(cell: Cell) -> str:
    """A cell's name on the sheet.

    >>> cell_name((2, 4)), cell_name((30, -15))
    ('C6', 'AE1')
    """
    column, row = hexes.column_and_row(cell)
    before = ascii_uppercase[column // 26 - 1] if column >= 26 else ""
    return f"{before}{ascii_uppercase[column % 26]}{row + 1}"


def cell_named(name: str) -> Cell | None:
    """The cell of a name, on the sheet or not; None if it is no name.

    >>> cell_named("C6"), cell_named("ae1"), cell_named("6C")
    ((2, 4), (30, -15), None)
    """
    read = re.fullmatch(r"([A-Za-z]{1,2})([1-9][0-9]{0,2})", name)
    if read is None:
        return None
    column = 0
    for letter in read[1].upper():
        column = 26 * column + ascii_uppercase.index(letter) + 1
    return hexes.at(column - 1, int(read[2]) - 1)
