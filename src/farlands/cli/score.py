"""`farlands score`: the points of a table of wood and paper. What is asked for depends on the game."""

import json
from typing import Any

from farlands.cli.screen import console
from farlands.cli.terminal import Terminal, game_and_terminal
from farlands.errors import BadOption
from farlands.game import installed


def print_score(area: list[str], as_json: bool) -> None:
    """Read the area, score it, print what every card gives and why."""
    name, given = _split(area)
    game, terminal = game_and_terminal(name)
    scored = game.score_area(**_read(terminal, game.NAME, given))
    if as_json:
        print(json.dumps(scored))
    else:
        console().print(terminal.area(scored))


def _split(area: list[str]) -> tuple[str, dict[str, str]]:
    """The game's name and what is given by option."""
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
        given[option] = value
    if not names:
        raise BadOption("score-no-game", game=installed()[0])
    if len(names) > 1:
        raise BadOption("score-one-game", games=", ".join(names))
    return names[0], given


def _read(terminal: Terminal, game: str, given: dict[str, str]) -> dict[str, Any]:
    """The keywords of the game's `score_area`."""
    known = {option.name: option for option in terminal.AREA}
    options = ", ".join(f"--{name}" for name in known)
    for name in given:
        if name not in known:
            raise BadOption("usage-no-such-option", option=f"--{name}", options=f"{options}, --json")
    for option in terminal.AREA:
        if option.required and option.name not in given:
            raise BadOption("score-missing", game=game, option=f"--{option.name}", options=options)
    return {name: known[name].read(text) for name, text in given.items()}
