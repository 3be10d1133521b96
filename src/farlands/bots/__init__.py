"""Bots. A bot is handed a seat, never the table: all it can reach is a world drawn from what its seat knows."""

from farlands.bots.plain import greedy_bot, outlook_bot, random_bot
from farlands.bots.search import LEVELS, Budget, SearchBot, tuning_of
from farlands.bots.seat import Bot, Seat
from farlands.errors import BadOption
from farlands.game import Game

__all__ = ["BOTS", "OUTLOOK", "Bot", "Seat", "find", "greedy_bot", "outlook_bot", "random_bot"]

PLAIN: dict[str, Bot] = {"greedy": greedy_bot, "random": random_bot}
OUTLOOK, SEARCH = "outlook", "search"
BOTS = (*LEVELS, *PLAIN, OUTLOOK, SEARCH)
"""The names of all bots. `search` is followed by its budget for a decision: `search:0.25s`, `search:4000i`; `search:1s@2`: two threads."""


def find(name: str, game: Game) -> Bot:
    """The bot of that name, for a game; how much the levels for people think depends on the game.

    >>> from farlands import find as find_game
    >>> find("search:4000i", find_game("faraway"))
    SearchBot(budget=Budget(iterations=4000, seconds=None), threads=1)
    """
    if name in PLAIN:
        return PLAIN[name]
    if name == OUTLOOK:
        if not hasattr(game, OUTLOOK):
            raise BadOption("no-outlook", game=game.NAME)
        return outlook_bot
    if name in LEVELS:
        return SearchBot(Budget(iterations=tuning_of(game).levels[LEVELS.index(name)]))
    kind, _, budget = name.partition(":")
    if kind != SEARCH:
        known = [bot for bot in BOTS if bot != OUTLOOK or hasattr(game, OUTLOOK)]
        raise BadOption("unknown-bot", bot=name, bots=", ".join(known))
    return SearchBot.parse(budget)
