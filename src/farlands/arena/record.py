"""The result file, JSON Lines: a header with all that the games depend on, then a line for each game in the order they ended.

An arena goes on where its file ends. A file of another plan, or of other code, is refused: its games would not mean the same. A last line
cut off while it was written is dropped, and its game is played again.
"""

import json
import os
import platform
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import farlands
from farlands.arena.plan import MOST_DEALS, Game, Plan
from farlands.arena.table import Result
from farlands.errors import BadRecord
from farlands.files import why
from farlands.game import box_of, counted, deck_hash, encode_options, find
from farlands.rule import compiled_sources

VERSION = 1
BEGINNING = b'{"farlands_arena": '
LONGEST_LINE = 1 << 20
FIELDS = ("deal", "turn", "bots", "points", "places", "decisions", "seconds")


@cache
def code_hash(game: str) -> str:
    """A fingerprint of a game's rules and of the bots: games of other code are other games."""
    ours, rules = Path(farlands.__file__).parent, Path(str(find(game).__file__)).parent  # type: ignore[attr-defined]  # a game is a module
    shared = [path for path in (*compiled_sources(), *(ours / "bots").rglob("*.py")) if ours / "games" not in path.parents]
    digest = sha256()
    for path in sorted({path for path in (*shared, *compiled_sources()) if path in shared or rules in path.parents}):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def header_of(plan: Plan) -> dict[str, Any]:
    """All that the games of a plan depend on."""
    game = find(plan.game)
    numbers = encode_options(game, dict(plan.options))
    return {
        "farlands_arena": VERSION,
        "game": plan.game,
        "rules": game.RULES,
        "deck": deck_hash(box_of(game, plan.deck)),
        "options": {option.name: option.values[number] for option, number in zip(game.OPTIONS, numbers, strict=True)},
        "bots": list(plan.bots),
        "seats": list(plan.seats),
        "lineup": plan.lineup and list(plan.lineup),
        "ladder": plan.ladder,
        "seed": plan.seed,
        "code": code_hash(plan.game),
    }


def settings(path: Path, game: str) -> dict[str, Any]:
    """What a result file says of its plan, by the names of `Plan`; nothing if there is no such file, or nothing in it."""
    try:
        with path.open("rb") as file:
            line = file.readline(LONGEST_LINE)
    except OSError:
        return {}
    header = parsed(line)
    if not isinstance(header, dict) or header.get("farlands_arena") != VERSION:
        return {}
    if header.get("game") != game:
        raise BadRecord("arena-other", path=str(path), name="game", theirs=shown(header.get("game")), ours=game)
    names = ("bots", "seats", "lineup", "ladder", "seed", "options")
    bots, seats, lineup, ladder, seed, options = (header.get(name) for name in names)
    in_order = listed(bots, str) and listed(seats, int) and (lineup is None or listed(lineup, int))
    if not in_order or type(ladder) is not bool or type(seed) is not int or not isinstance(options, dict):
        raise BadRecord("arena-damaged", path=str(path), line=1)
    lists = {name: header[name] and tuple(header[name]) for name in ("bots", "seats", "lineup")}
    return {**lists, "ladder": header["ladder"], "seed": header["seed"], "options": tuple(header["options"].items())}


def listed(value: Any, kind: type) -> bool:
    """Whether something is a list of nothing else."""
    return isinstance(value, list) and all(type(one) is kind for one in value)


def versions() -> dict[str, str]:
    """What the games were made with and on, for readers; a file may be continued elsewhere."""
    return {
        "python": platform.python_version(),
        **{name: version(name) for name in ("farlands", "numba", "numpy")},
        "machine": platform.machine(),
    }


class Record:
    """A result file: what it holds, and a place to add to it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.size = 0
        self.results: list[Result] = []
        try:
            with path.open("rb") as file:
                self._read(file)
        except FileNotFoundError:
            pass
        except OSError as error:
            raise BadRecord("arena-unreadable", path=str(path), why=why(error)) from None

    def _read(self, file: BinaryIO) -> None:
        """The whole lines; what is behind the last of them was cut off and does not count."""
        line = file.readline(LONGEST_LINE)
        if not line.startswith(BEGINNING[: len(line)]):
            raise BadRecord("arena-not-one", path=str(self.path))
        if line.endswith(b"\n"):
            self._check_header(line)
        played = set()
        for number in count(2):
            if not line.endswith(b"\n"):
                return
            self.size = file.tell()
            line = file.readline(LONGEST_LINE)
            if line.endswith(b"\n") or len(line) == LONGEST_LINE:
                result = self._result(line, number)
                if game_of(result) in played:
                    raise BadRecord("arena-twice", path=str(self.path), line=number, deal=result["deal"], turn=result["turn"])
                played.add(game_of(result))
                self.results.append(result)

    def _result(self, line: bytes, number: int) -> Result:
        """A game of the plan, from its line."""
        result = parsed(line)
        if is_result(result) and set(result["used"]) == set(counted(find(self.plan.game))):
            if game_of(result) in self.plan.games_of(result["deal"]):
                found: Result = result
                return found
        raise BadRecord("arena-damaged", path=str(self.path), line=number)

    def _check_header(self, line: bytes) -> None:
        """Only a file of the same plan goes on."""
        theirs = parsed(line)
        known = theirs.get("farlands_arena") if isinstance(theirs, dict) else None
        if type(known) is not int:
            raise BadRecord("arena-not-one", path=str(self.path))
        if known != VERSION:
            raise BadRecord("arena-version", path=str(self.path), version=known, known=VERSION)
        for name, ours in header_of(self.plan).items():
            if theirs.get(name) != ours:
                raise BadRecord("arena-other", path=str(self.path), name=name, theirs=shown(theirs.get(name)), ours=shown(ours))

    def __enter__(self) -> "Record":
        """Open the file for more; what was cut off goes, and a new file gets its header."""
        try:
            self.file = self.path.open("ab")
            self.file.truncate(self.size)
            if self.size == 0:
                self._write([json.dumps(header_of(self.plan) | {"made_with": versions()})])
        except OSError as error:
            raise BadRecord("arena-unwritable", path=str(self.path), why=why(error)) from None
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.file.flush()
        os.fsync(self.file.fileno())
        self.file.close()

    def add(self, result: Result) -> None:
        """Write a game down; nobody else may have written meanwhile."""
        if not self.path.exists() or self.path.stat().st_size != self.size:
            raise BadRecord("arena-elsewhere", path=str(self.path))
        self._write([json.dumps(result)])
        self.results.append(result)

    def _write(self, lines: Iterable[str]) -> None:
        self.file.write("".join(line + "\n" for line in lines).encode())
        self.file.flush()
        self.size = self.file.tell()


def parsed(line: bytes) -> Any:
    """A line's content; None if it is no JSON."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def is_result(entry: Any) -> bool:
    """Whether a line's content has the form of a result."""
    if not isinstance(entry, dict) or not all(type(entry.get(name)) is int and 0 <= entry[name] < MOST_DEALS for name in FIELDS[:2]):
        return False
    lists: list[Any] = [entry.get(name) for name in FIELDS[2:]]
    if not all(isinstance(values, list) and len(values) == len(lists[0]) for values in lists):
        return False
    *counts, seconds = lists
    used = entry.get("used")
    return (
        all(listed(values, int) for values in counts)
        and 0 in entry["places"]
        and all(type(one) in (int, float) for one in seconds)
        and isinstance(used, dict)
        and all(is_used(one, len(seconds)) for one in used.values())
    )


def is_used(per_seat: Any, seats: int) -> bool:
    """Whether something has the form of lists of numbers, one for each seat."""
    return listed(per_seat, list) and len(per_seat) == seats and all(listed(numbers, int) for numbers in per_seat)


def game_of(result: Result) -> Game:
    """The game that ended so."""
    return Game(result["deal"], result["turn"], tuple(result["bots"]))


def shown(value: Any) -> str:
    """A setting as a person writes it."""
    if isinstance(value, dict):
        return ", ".join(f"{name}={chosen}" for name, chosen in value.items()) or "–"
    return ",".join(map(str, value)) if isinstance(value, list) else "–" if value is None else str(value)
