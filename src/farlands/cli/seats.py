"""Who sits where. In the journal a seat named `bot:hard` is driven by that bot, and `you` is who gave no name; people see nicer names."""

from collections.abc import Sequence

from farlands.errors import BadOption
from farlands.game import Game, check_seats
from farlands.words import say

BOT = "bot:"
YOU = "you"
OPPONENT = BOT + "medium"
"""Who sits where nobody was named."""


def bot_of(name: str) -> str | None:
    """The bot that drives a seat of this name; None if a person does."""
    return name.removeprefix(BOT) if name.startswith(BOT) else None


def parse_seats(text: str | None, game: Game) -> list[str]:
    """The seats of `--seats Ann,Bob,bot:hard`, or `--seats 4`: you and bots; without it, against one. No two people share a name."""
    from farlands import bots

    if text is not None and text.strip().isascii() and text.strip().isdigit():
        count = int(text.strip()[:9])
        check_seats(game, count)
        return [YOU] + [OPPONENT] * (count - 1)
    names = [name.strip() for name in text.split(",")] if text is not None else [YOU, OPPONENT]
    for name in names:
        bot = bot_of(name)
        if bot is not None:
            bots.find(bot, game)
        elif names.count(name) > 1:
            raise BadOption("same-seat-name", name=name)
    return names


def shown_names(names: Sequence[str]) -> list[str]:
    """The names as people see them; several bots of a kind are numbered."""
    return [_shown_name(names, seat) for seat in range(len(names))]


def _shown_name(names: Sequence[str], seat: int) -> str:
    name = names[seat]
    bot = bot_of(name)
    if bot is None:
        return say("seat-you") if name == YOU else name
    if list(names).count(name) == 1:
        return say("seat-bot", bot=bot)
    return say("seat-bot-number", bot=bot, number=list(names[: seat + 1]).count(name))
