"""Every text a person reads: Fluent messages, the shared ones here and each game's in its own `words/`, in four languages."""

import locale
import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {"en": "English", "ru": "Русский", "uk": "Українська", "it": "Italiano"}

LONGEST = 1000
"""Letters that may be filled in at one place: Fluent refuses more."""

_chosen = "en"
_folders: list[Traversable] = [files(__name__)]


def add_folder(folder: Traversable) -> None:
    """Let messages of a game's folder be said, too."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def use(language: str) -> None:
    """Choose the language of everything said from now on."""
    global _chosen
    _chosen = language


def language() -> str:
    """The language in use."""
    return _chosen


def from_locale() -> str:
    """The language the machine is set to, or English."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def _plain(value: object) -> object:
    """What a mischievous file could put into a message, harmless: numbers and texts longer than Fluent can format are cut, and no control
    character reaches the terminal. Other numbers stay numbers, so that plurals fit.
    """
    if isinstance(value, int):
        return value if abs(value) < 10**15 else _plain(str(value) if abs(value) < 10**LONGEST else "…")
    if not isinstance(value, str):
        return value
    text = value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
    return "".join(letter if letter == "\n" or category(letter) != "Cc" else "?" for letter in text)


def say(key: str, **details: object) -> str:
    """The message `key`, filled in. A missing message or detail is a defect and raises.

    >>> say("seat", number=2)
    'Seat 2'
    """
    bundle = _bundle(_chosen)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"message {key} has no text")
    text, errors = bundle.format_pattern(pattern, {name.replace("_", "-"): _plain(value) for name, value in details.items()})
    if errors:
        raise LookupError(f"message {key}: {errors[0]}")
    return str(text)
