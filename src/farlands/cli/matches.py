"""Where matches are kept: each is a journal of its own, written after every move, so that nothing is lost whatever happens."""

import json
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from farlands.errors import BadJournal
from farlands.journal import JournalFile
from farlands.match import Match


def folder() -> Path:
    """Where matches live."""
    return Path(os.environ.get("FARLANDS_DATA") or platformdirs.user_data_dir("farlands")) / "matches"


def new_path(game: str) -> Path:
    """A file name that is not taken yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder() / f"{stem}.jsonl", 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}.jsonl"
    return path


def unfinished(game: str) -> Iterator[Path]:
    """The journals of a game that have no end yet, the most recent first."""
    journals = sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    return (path for path in journals if is_unfinished(path) and _entry(path, 0).get("game") == game)


def is_unfinished(path: Path) -> bool:
    """Whether a journal's last line is not the result, or not all of it."""
    return "end" not in _entry(path, -1)


def _entry(path: Path, line: int) -> dict[str, Any]:
    """A line of a journal; empty if it is damaged."""
    lines = path.read_bytes().splitlines() or [b""]
    try:
        entry = json.loads(lines[line])
    except ValueError:
        return {}
    return entry if isinstance(entry, dict) else {}


class Keeper:
    """Writes one match to its journal after every move, unless somebody else has written there meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = JournalFile(path)

    def keep(self, match: Match) -> None:
        """Bring the journal up to the match."""
        try:
            if self.file.written is not None and self.path.read_text(encoding="utf-8") != "".join(self.file.written):
                raise BadJournal("journal-elsewhere", path=str(self.path))
            self.file.sync(match)
        except OSError as error:
            raise BadJournal("journal-unwritable", path=str(self.path), why=error.strerror or str(error)) from None
