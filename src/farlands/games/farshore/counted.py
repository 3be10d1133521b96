"""What reports of the arena count in Farshore: the cards played from hand, bay, or where an effect showed them."""

from farlands.game import Counted
from farlands.games.farshore.state import KINDS
from farlands.games.farshore.tables import text_of
from farlands.table import Record
from farlands.words import say


def cards(box: Record) -> dict[int, str]:
    """The cards of a deck: our own have their names in the words files."""
    return {
        number: text_of(box.names[number]) or say(f"farshore-card-{text_of(box.ids[number])}")
        for number in range(1, KINDS + 1)
        if box.copies[number] > 0
    }


COUNTED = {"cards": Counted("PBE", cards)}
