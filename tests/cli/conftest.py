"""The command line as a person or a script uses it: one line of words in, exit code and what was written out."""

import io
import sys

import pytest

from farlands import words
from farlands.cli import main
from tests.cli.helpers import first_moves, journal


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    """Matches are kept in a folder of the test's own, and all is said in English."""
    monkeypatch.setenv("FARLANDS_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    language = words.language()
    yield tmp_path
    words.use(language)


@pytest.fixture
def cli(monkeypatch, capsys):
    """Run a command with lines typed; the exit code and what was written."""

    def run(command, *lines):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(command.split())
        written = capsys.readouterr()
        return code, written.out, written.err

    return run


@pytest.fixture
def finished(home):
    return journal(home, first_moves(["Ann", "bot:greedy"])[1])
