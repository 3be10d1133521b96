"""What can go wrong in a way that a person can put right. Each error names a message of the words files and what fills it in."""

from farlands import words


class FarlandsError(Exception):
    """Says what was wrong, where, and what is allowed, in the language in use."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        return words.say(self.key, **self.details)


class UnknownGame(FarlandsError):
    """No such game is installed."""


class BadOption(FarlandsError):
    """An option, a seat count or an argument that is not allowed."""


class BadCards(FarlandsError):
    """A physical row that cannot exist."""


class BadDeck(FarlandsError):
    """A deck file that cannot be a game's components."""


class BadDeal(FarlandsError):
    """A deal that cannot exist."""


class IllegalMove(FarlandsError):
    """A move that the rules do not allow now; nothing has changed."""


class BadRecord(FarlandsError):
    """A result file of the arena that cannot be read, or that other games belong in."""


class BadJournal(FarlandsError):
    """A journal that cannot be read as a match."""
