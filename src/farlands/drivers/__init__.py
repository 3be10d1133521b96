"""Compiled loops over whole games. Each module is loaded once per game, as `farlands.drivers.<driver>@<game>`.

A closure over compiled functions would never be found in Numba's disk cache again; a module of its own is.
"""

import sys
from importlib.util import find_spec, module_from_spec
from threading import RLock
from types import ModuleType

from farlands.game import Game, find

_loading = RLock()
"""Nobody is handed a module that another thread is still loading; a driver may bind others while it is loaded."""


def bind(driver: str, game: str) -> ModuleType:
    """The driver module for one game."""
    name = f"farlands.drivers.{driver}@{game}"
    with _loading:
        return _load(driver, name)


def _load(driver: str, name: str) -> ModuleType:
    if name not in sys.modules:
        spec = find_spec(f"farlands.drivers.{driver}")
        assert spec is not None
        assert spec.loader is not None
        spec.name = spec.loader.name = name  # type: ignore[attr-defined]
        module = module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def game_of(module: str) -> Game:
    """The game that a driver module is loaded for, from the module's name."""
    return find(module.partition("@")[2])
