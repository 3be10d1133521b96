"""Everdell Farshore in a terminal: the table, questions, explanations, scores. Draws from views and sheets, never from the table.

All of it depends on the components, which people may replace: `for_deck` gives the terminal of a deck.
"""

from pathlib import Path

from farlands.games.farshore.terminal.screen import Screen


def for_deck(deck: Path | None) -> Screen:
    """The terminal of a deck of one's own, or of the game's own components."""
    return Screen(deck)
