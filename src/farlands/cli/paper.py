"""A real table written down in a file, for `farlands score`: one JSON object, of which each game knows the parts."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from farlands.errors import BadCards
from farlands.files import read_bytes, why


class Repeated(Exception):
    """A part that an object has twice."""


def without_repeats(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """The object of these parts, each of them there once."""
    parts = dict(pairs)
    if len(parts) < len(pairs):
        names = [name for name, _ in pairs]
        raise Repeated(next(name for name in names if names.count(name) > 1))
    return parts


def read_object(name: str, parts: Sequence[str]) -> dict[str, Any]:
    """The object in a file; `BadCards` says why it cannot be read, or which part of it no one knows."""
    try:
        written = json.loads(read_bytes(Path(name)).decode("utf-8-sig"), object_pairs_hook=without_repeats)
    except OSError as error:
        raise BadCards("paper-unreadable", path=name, why=why(error)) from None
    except Repeated as repeated:
        raise BadCards("paper-twice", path=name, part=str(repeated)[:40]) from None
    except (UnicodeDecodeError, RecursionError, ValueError) as error:
        raise BadCards("paper-not-json", path=name, line=getattr(error, "lineno", 1)) from None
    if not isinstance(written, dict):
        raise BadCards("paper-whole", path=name, parts=", ".join(parts))
    for part in written:
        if part not in parts:
            raise BadCards("paper-unknown", path=name, part=str(part)[:40], parts=", ".join(parts))
    return written
