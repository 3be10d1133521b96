"""The journal of a match as JSON Lines: a header, one line a move, and the result. Readable, append-only, and checked line by line.

Every line carries a hash over itself and the line before. A journal written by hand may leave all out; then edits go unnoticed.
"""

import json
import os
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from farlands.deal import Deal
from farlands.errors import BadJournal, FarlandsError, IllegalMove
from farlands.files import read_bytes, why
from farlands.game import box_of, deck_hash, find
from farlands.match import Match

VERSION = 1


def lines(match: Match) -> list[str]:
    """The journal's lines, the deal included."""
    check, written = "", []
    for entry in _entries(match):
        text = json.dumps(entry, ensure_ascii=False)
        check = _check(check, text)
        written.append(f'{text[:-1]}, "check": "{check}"}}\n')
    return written


def _entries(match: Match) -> Iterator[dict[str, Any]]:
    yield {
        "farlands_journal": VERSION,
        "game": match.game.NAME,
        "rules": match.game.RULES,
        "deck": match.deck,
        "seats": match.names,
        "options": match.options,
        "commitment": match.deal.commitment,
        "deal": match.deal.to_json(),
    }
    for ply, move in enumerate(match.moves, start=1):
        yield {"ply": ply, "seat": move.seat, "move": match.game.MOVES.notation(move.action)}
    if match.over:
        yield {"end": True, "scores": match.scores(), "places": match.ranking()}


def _check(before: str, text: str) -> str:
    return sha256((before + text).encode()).hexdigest()[:16]


class JournalFile:
    """A journal on disk that follows a match: moves are appended and reach the disk before `sync` returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.written: list[str] | None = None

    def sync(self, match: Match) -> None:
        """Bring the file up to the match: append what is new; after an undo, or the first time, write it anew, all or nothing."""
        now = lines(match)
        if self.written is not None and now[: len(self.written)] == self.written:
            self._write(self.path, "a", now[len(self.written) :])
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft = self.path.with_name(self.path.name + ".new")
            self._write(draft, "w", now)
            draft.replace(self.path)
        self.written = now

    @staticmethod
    def _write(path: Path, mode: str, new: list[str]) -> None:
        with path.open(mode, encoding="utf-8") as file:
            file.writelines(new)
            file.flush()
            os.fsync(file.fileno())


# --- Reading -------------------------------------------------------------------------------------------------------------------------


def read(path: Path, deck: Path | None = None) -> Match:
    """The match of a journal; what is wrong with a bad one is said with its line."""
    return parse(_content(path), deck)


def _content(path: Path) -> bytes:
    """A file's content, without the mark that some editors begin a text with."""
    try:
        return read_bytes(path).removeprefix(BOM_UTF8)
    except OSError as error:
        raise BadJournal("journal-unreadable", path=str(path), why=why(error)) from None


def parse(data: bytes, deck: Path | None = None) -> Match:
    """The match of a journal's content."""
    entries = _parsed(data)
    if not entries:
        raise BadJournal("journal-empty")
    _check_chain(data, entries)
    match = _begin(entries[0], deck)
    for number, entry in enumerate(entries[1:], start=2):
        if "end" in entry:
            _check_end(match, number, entry, is_last=number == len(entries))
        else:
            _replay(match, number, entry)
    return match


def _parsed(data: bytes) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = []
    raw = data.split(b"\n")
    for number, line in enumerate(raw, start=1):
        if not line.strip():
            continue
        try:
            entry = json.loads(line.decode())
        except (ValueError, RecursionError):
            if number == len(raw) and entries:
                raise BadJournal("journal-cut-off", line=number) from None
            is_one = entries or b"farlands_journal" in line
            raise BadJournal("journal-damaged" if is_one else "journal-not-one", line=number) from None
        if not isinstance(entry, dict):
            raise BadJournal("journal-damaged", line=number)
        entries.append(entry)
    return entries


def _check_chain(data: bytes, entries: list[dict[str, Any]]) -> None:
    """Each line's hash must fit; they may be left out, but only all of them."""
    if not any("check" in entry for entry in entries):
        return
    check = ""
    raw = [line.decode() for line in data.split(b"\n") if line.strip()]
    for number, (line, entry) in enumerate(zip(raw, entries, strict=True), start=1):
        text, mark, _ = line.rpartition(', "check": "')
        check = _check(check, text + "}")
        if not mark or entry.get("check") != check:
            raise BadJournal("journal-edited", line=number)


def _begin(header: dict[str, Any], deck_file: Path | None) -> Match:
    version = header.get("farlands_journal")
    if type(version) is not int:
        raise BadJournal("journal-not-one")
    if version != VERSION:
        raise BadJournal("journal-newer" if version > VERSION else "journal-version", version=version, known=VERSION)
    for name, kind in (("game", str), ("rules", int), ("deck", str), ("seats", list), ("options", dict)):
        if type(header.get(name)) is not kind:
            raise BadJournal("journal-header", field=name)
    game = find(header["game"])
    if header["rules"] != game.RULES:
        raise BadJournal("journal-rules", game=game.NAME, rules=header["rules"], known=game.RULES)
    if header["deck"] != (here := deck_hash(box_of(game, deck_file))):
        raise BadJournal("journal-deck", deck=header["deck"], ours=here)
    if header.get("deal") is None:
        raise BadJournal("journal-deal-withheld")
    deal = Deal.from_json(header["deal"])
    if header.get("commitment") not in (None, deal.commitment):
        raise BadJournal("journal-commitment")
    return Match(game, header["seats"], header["options"], deal, deck_file)


def _replay(match: Match, number: int, entry: dict[str, Any]) -> None:
    seat, move, ply = entry.get("seat"), entry.get("move"), entry.get("ply")
    if type(seat) is not int or not isinstance(move, str) or type(ply) is not int:
        raise BadJournal("journal-damaged", line=number)
    if ply != len(match.moves) + 1:
        raise BadJournal("journal-gap", line=number, ply=ply, expected=len(match.moves) + 1)
    try:
        match.play(seat, move)
    except IllegalMove as error:
        raise BadJournal("journal-illegal-move", line=number, why=str(error)) from None


def _check_end(match: Match, number: int, entry: dict[str, Any], is_last: bool) -> None:
    if not is_last or not match.over:
        raise BadJournal("journal-early-end", line=number)
    if entry.get("scores") != match.scores() or entry.get("places") != match.ranking():
        raise BadJournal("journal-result", line=number, scores=", ".join(str(score) for score in match.scores()))


# --- Verifying -----------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """What a journal that could be read proves."""

    match: Match
    finished: bool
    committed: bool
    """The deal was promised by a commitment, and it is the promised one."""
    chained: bool
    """Every line carries its hash."""
    recorded: bool
    """The result stands in the journal, and it is the right one."""


def verify(path: Path, deck: Path | None = None) -> Verdict:
    """Recompute a whole match: deal, every move, result. Raises if anything does not fit."""
    match = read(path, deck)
    entries = _parsed(_content(path))
    header = entries[0]
    return Verdict(match, match.over, header.get("commitment") is not None, "check" in header, "end" in entries[-1])


def salvage(path: Path, deck: Path | None = None) -> Match:
    """The match of a journal whose last line was cut off while it was written: that move was never confirmed and is dropped."""
    try:
        return read(path, deck)
    except FarlandsError as error:
        if error.key != "journal-cut-off":
            raise
    data = _content(path)
    return parse(data[: data.rfind(b"\n") + 1], deck)
