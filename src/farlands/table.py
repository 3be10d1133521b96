"""The record of a game, written as a table: field, type, shape, who may see it, what it is.

The last-but-one column is a declaration that `masked` enforces: views are made from masked records only, so they cannot leak.
"""

from enum import Enum
from typing import Any, NamedTuple

import numpy as np

i1, i2, i4, i8, u4, f8 = "i1", "i2", "i4", "i8", "u4", "f8"

Record = Any
"""One row of a record array: `g.field` in the interpreter and in compiled code alike."""


class Sight(Enum):
    """Who may see a field."""

    ALL = "everybody"
    OWNER = "the seat that the first index names"
    NOBODY = "nobody"


ALL, OWNER, NOBODY = Sight.ALL, Sight.OWNER, Sight.NOBODY


class Field(NamedTuple):
    """A line of the table."""

    name: str
    type: str
    shape: tuple[int, ...]
    seen_by: Sight
    comment: str


def field(name: str, type: str, shape: tuple[int, ...], seen_by: Sight, comment: str) -> Field:
    """One line of a state table; a name that `np.record` uses itself cannot be a field."""
    if hasattr(np.record, name):
        raise ValueError(f"a field cannot be called {name!r}: every NumPy record has that attribute")
    return Field(name, type, shape, seen_by, comment)


class StateTable:
    """The fields of a game's record, its dtype, and what each seat sees of it."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        self.dtype = np.dtype([(f.name, f.type, f.shape) for f in fields], align=True)

    def new(self, count: int = 1) -> "np.recarray[Any, Any]":
        """Empty records; `[0]` of it is one."""
        return np.zeros(count, self.dtype).view(np.recarray)

    def copy(self, g: Record) -> Record:
        """A record of its own with the same content."""
        twin = self.new()
        twin[0] = g
        return twin[0]

    def content(self, g: Record) -> bytes:
        """All fields of a record, without the bytes between them that mean nothing."""
        return b"".join(np.asarray(g[f.name]).tobytes() for f in self.fields)

    def masked(self, g: Record, seat: int | None) -> Record:
        """A copy in which everything that `seat` (None: a spectator) may not see is zero."""
        twin = self.new()[0]
        for f in self.fields:
            if f.seen_by is ALL:
                twin[f.name] = g[f.name]
            elif f.seen_by is OWNER and seat is not None:
                twin[f.name][seat] = g[f.name][seat]
        return twin


def state_table(*fields: Field) -> StateTable:
    """The table of a game's record."""
    return StateTable(fields)
