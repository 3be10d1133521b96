"""The command line as a person uses it, and English words unless a test says otherwise."""

import io
import sys

import pytest

from farlands import words
from farlands.cli import main


@pytest.fixture(autouse=True)
def english():
    language = words.language()
    words.use("en")
    yield
    words.use(language)


@pytest.fixture
def cli(monkeypatch, capsys, tmp_path):
    """Run a command with lines typed; the exit code and what was written. Matches are kept in a folder of the test's own."""
    monkeypatch.setenv("FARLANDS_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")

    def run(*command, typed=()):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main([str(word) for word in command])
        written = capsys.readouterr()
        return code, written.out, written.err

    return run
