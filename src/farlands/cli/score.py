"""`farlands score`: the points of a table of wood and paper. What is asked for depends on the game."""

import json
from typing import Any

from farlands.cli.screen import console
from farlands.cli.terminal import Terminal, game_and_terminal, terminal_of
from farlands.errors import BadOption
from farlands.game import installed


def print_score(area: list[str], as_json: bool) -> None:
    """Read the area, score it, print what every card gives and why."""
    name, given, files = _split(area)
    game, terminal = game_and_terminal(name)
    taken = _take_file(terminal, name, files)
    keywords = _read(terminal, game.NAME, given | taken)
    scored = game.score_area(**keywords)
    if as_json:
        print(json.dumps(scored))
    else:
        console().print(terminal_of(game, keywords.get("deck")).area(scored))


def _split(area: list[str]) -> tuple[str, dict[str, str], list[str]]:
    """The game's name, what is given by option, and what stands alone."""
    names: list[str] = []
    given: dict[str, str] = {}
    rest = list(area)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            names.append(word)
            continue
        option, equals, value = word[2:].partition("=")
        if not equals:
            if not rest or rest[0].startswith("--"):
                raise BadOption("usage-needs-value", option=word)
            value = rest.pop(0)
        if option in given:
            raise BadOption("usage-twice", option=f"--{option}")
        given[option] = value
    if not names:
        raise BadOption("score-no-game", game=installed()[0])
    return names[0], given, names[1:]


def _take_file(terminal: Terminal, game: str, files: list[str]) -> dict[str, str]:
    """The file that stands alone, by the name of its option."""
    places = [option.name for option in terminal.AREA if option.is_file]
    if len(files) > len(places):
        raise BadOption("score-one-game", games=", ".join([game, *files]))
    return dict(zip(places, files, strict=False))


def _read(terminal: Terminal, game: str, given: dict[str, str]) -> dict[str, Any]:
    """The keywords of the game's `score_area`."""
    known = {option.name: option for option in terminal.AREA}
    options = ", ".join(option.written for option in terminal.AREA)
    for name in given:
        if name not in known:
            raise BadOption("usage-no-such-option", option=f"--{name}", options=f"{options}, --json")
    for option in terminal.AREA:
        if option.required and option.name not in given:
            raise BadOption("score-missing", game=game, option=option.written, options=options)
    keywords: dict[str, Any] = {}
    for name, text in given.items():
        value = known[name].read(text)
        keywords |= value if known[name].is_file else {name: value}
    return keywords
