"""From the words on the command line to an exit code: the language first, then the command, and one clear line for whatever went wrong."""

import codecs
import os
import sys
from io import TextIOWrapper
from unicodedata import combining, normalize

from farlands import words
from farlands.cli.screen import complain
from farlands.cli.usage import USAGE_ERROR, usage_message
from farlands.errors import BadOption, FarlandsError
from farlands.files import why
from farlands.words import say

WRONG, INTERRUPTED = 2, 130
LANGUAGE_OPTION = "--lang"
PLAIN = str.maketrans({"“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "·": "-", "–": "-", "—": "-", "…": "...", "×": "x"})
"""What a terminal without our letters shows for the commonest; for others it shows a question mark."""


def show_plainly(error: UnicodeError) -> tuple[str, int]:
    """An error handler for streams that cannot write all letters."""
    assert isinstance(error, UnicodeEncodeError)
    part = normalize("NFKD", error.object[error.start : error.end].translate(PLAIN))
    part = "".join(letter for letter in part if not combining(letter))
    return part.encode("ascii", "replace").decode(), error.end


def run(arguments: list[str]) -> int:
    """Run one command; return its exit code."""
    codecs.register_error("farlands", show_plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="farlands")
    try:
        return _run(choose_language(arguments))
    except FarlandsError as error:
        complain(str(error))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # as with `farlands replay FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except OSError as error:  # as with a full disk
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        complain(say("output-failed", why=why(error)))
        return WRONG


def _run(arguments: list[str]) -> int:
    from farlands.cli.app import app

    try:
        code = app(arguments, prog_name="farlands", standalone_mode=False)
        sys.stdout.flush()
    except USAGE_ERROR as error:
        complain(usage_message(error))
        return WRONG
    return code if isinstance(code, int) else 0


def choose_language(arguments: list[str]) -> list[str]:
    """Set the language, from `--lang` anywhere on the line or else from the machine; return the other arguments."""
    words.use(words.from_locale())
    others, rest = [], list(arguments)
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        if name != LANGUAGE_OPTION:
            others.append(name + equals + value)
            continue
        if not equals:
            value = rest.pop(0) if rest else ""
        if value not in words.LANGUAGES:
            raise BadOption("unknown-language", language=value, languages=", ".join(words.LANGUAGES))
        words.use(value)
    return others
