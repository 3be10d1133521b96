"""`@rule`: the one door between plain Python and compiled code.

The same function runs in the interpreter (`FARLANDS_JIT=0`), compiled on the CPU and compiled for CUDA. Numba's disk cache does not
notice that a function *called* from another file has changed, so the cache folder is named after a hash of every compiled source.
"""

import atexit
import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile, mkdtemp
from typing import Any, TypeVar, overload

import numba
import numpy as np
import platformdirs
from numba.core import event

JIT = os.environ.get("FARLANDS_JIT", "1") != "0"
"""False: rules run in the interpreter, slowly and debuggably."""

KEEP_SECONDS = 14 * 24 * 3600
Function = TypeVar("Function", bound=Callable[..., Any])


@overload
def rule(function: Function) -> Function: ...
@overload
def rule(*, inline: bool) -> Callable[[Function], Function]: ...
def rule(function: Function | None = None, *, inline: bool = False) -> Function | Callable[[Function], Function]:
    """Compile a rule. It may use numbers, the box, the table and other rules: no objects, no recursion, and nothing that allocates
    (`_nrt=False`: such a rule does not compile). `inline` is for the small ones that every move calls: it makes play a third faster.
    """

    def compile_it(function: Function) -> Function:
        compiled: Function = numba.njit(cache=True, nogil=True, error_model="numpy", _nrt=False, no_cfunc_wrapper=True, forceinline=inline)(
            function
        )
        return compiled

    def leave_it(function: Function) -> Function:
        return function

    decorate = compile_it if JIT else leave_it
    return decorate if function is None else decorate(function)


def compiled_sources() -> list[Path]:
    """Every file whose text can end up in compiled code: the folders of all games (not how they look in a terminal), and our own files
    with rules in them.
    """
    files = [file for file in Path(__file__).parent.rglob("*.py") if "@rule" in file.read_text(encoding="utf-8")]
    for entry in entry_points(group="farlands.games"):
        spec = find_spec(entry.module.partition(".")[0])
        for folder in (spec.submodule_search_locations or []) if spec else []:
            files += (Path(folder) / Path(*entry.module.split(".")[1:])).rglob("*.py")
    return sorted({file for file in files if file.name != "terminal.py" and file.parent.name != "terminal"})


def cache_folder() -> Path:
    """Where compiled code of exactly these sources and versions is kept."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for file in compiled_sources():
        digest.update(str(file).encode() + b"\0" + file.read_bytes())
    root = Path(os.environ.get("FARLANDS_CACHE") or platformdirs.user_cache_dir("farlands"))
    return root / "compiled" / digest.hexdigest()[:16]


def _sweep(folder: Path) -> None:
    """Remove what has not been used for long."""
    for other in folder.iterdir():
        with suppress(OSError):  # another process may sweep as well
            if time.time() - other.stat().st_mtime > KEEP_SECONDS:
                shutil.rmtree(other, ignore_errors=True)


def prepare_cache() -> Path:
    """The cache folder, ready to be written to; one for this process alone where that cannot be (a home that is read-only, say)."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        TemporaryFile(dir=folder).close()
        _sweep(folder.parent)
    except OSError:
        folder = Path(mkdtemp(prefix="farlands-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


if JIT:
    numba.config.CACHE_DIR = str(prepare_cache())


class _Watch(event.Listener):  # type: ignore[misc]
    """Tells the names of functions as they begin to be compiled; nothing is told when all come from the disk."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell

    def on_start(self, event: event.Event) -> None:
        self.tell(event.data["dispatcher"].py_func.__name__)

    def on_end(self, event: event.Event) -> None:
        pass


@contextmanager
def watch_compiling(tell: Callable[[str], None]) -> Iterator[None]:
    """Call `tell` with the name of each rule that has to be compiled meanwhile."""
    watch = _Watch(tell)
    event.register("numba:compile", watch)
    try:
        yield
    finally:
        event.unregister("numba:compile", watch)
