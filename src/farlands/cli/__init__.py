"""The command line. It knows the contract and each game's module `terminal`, no game's rules; all it says comes from the words files."""

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code."""
    from farlands.cli.run import run

    return run(list(sys.argv[1:] if arguments is None else arguments))
