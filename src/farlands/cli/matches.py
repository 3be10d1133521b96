"""Where matches are kept: each is a journal of its own, written after every move, so that nothing is lost whatever happens."""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from errno import EEXIST
from pathlib import Path
from typing import Any

import platformdirs

from farlands.cli.screen import notice
from farlands.errors import BadJournal, FarlandsError
from farlands.files import why
from farlands.journal import JournalFile, read, salvage
from farlands.match import Match
from farlands.words import say

MOST_A_SECOND = 1000


def folder() -> Path:
    """Where matches live."""
    return Path(os.environ.get("FARLANDS_DATA") or platformdirs.user_data_dir("farlands")) / "matches"


def new_path(game: str) -> Path:
    """A file of this match's own, empty so far: who begins another in the same second gets another one."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    try:
        folder().mkdir(parents=True, exist_ok=True)
        for suffix in ("", *(f"-{number}" for number in range(2, MOST_A_SECOND))):
            path = folder() / f"{stem}{suffix}.jsonl"
            with suppress(FileExistsError):
                path.touch(exist_ok=False)
                return path
        raise FileExistsError(EEXIST, os.strerror(EEXIST))
    except OSError as error:
        raise BadJournal("journal-unwritable", path=str(folder()), why=why(error)) from None


def unfinished(game: str) -> Iterator[Path]:
    """The journals of a game that have no end yet, the most recent first."""
    journals = sorted(folder().glob("*.jsonl"), key=lambda path: path.lstat().st_mtime, reverse=True)
    return (path for path in journals if is_unfinished(path) and _entry(path, 0).get("game") == game)


def is_unfinished(path: Path) -> bool:
    """Whether a journal's last line is not the result, or not all of it."""
    return "end" not in _entry(path, -1)


def _entry(path: Path, line: int) -> dict[str, Any]:
    """A line of a journal; empty if it is damaged or cannot be read."""
    try:
        entry = json.loads((path.read_bytes().splitlines() or [b""])[line])
    except (OSError, ValueError, RecursionError):
        return {}
    return entry if isinstance(entry, dict) else {}


def read_kept(path: Path, deck: Path | None) -> Match:
    """The match of a journal; a last move that was cut off while it was written is dropped, with a notice."""
    try:
        return read(path, deck)
    except FarlandsError as error:
        if error.key != "journal-cut-off":
            raise
    match = salvage(path, deck)
    if not match.over:
        notice(say("resume-torn", path=str(path)))
    return match


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
            raise BadJournal("journal-unwritable", path=str(self.path), why=why(error)) from None
