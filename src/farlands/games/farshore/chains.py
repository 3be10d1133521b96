"""Effects that set each other off: a deck in which they could do so without end is refused."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from farlands.errors import BadDeck
from farlands.games.farshore.language import ACTIVATE, MOVE_WORKER, ON_ISLANDS, ON_SHORE, PRODUCE, TRIGGERS, USE_SPOT, VISIT, Row
from farlands.games.farshore.state import LONGEST_CHAIN, SHORE, TOKENS
from farlands.games.farshore.tables import Contents

Effect = tuple[str, int]
"""Whose it is (a card, or a spot of the board, by its name), and its trigger."""


def check_chains(contents: Contents, spots: Sequence[str]) -> None:
    """Refuse a deck with a chain of more effects than there is room for; one without end is such a chain."""
    rows = {f"cards.{card.id}": card.rows for card in contents.cards} | dict(zip(spots, contents.spots, strict=True))
    names = tuple(rows)
    for name, steps in rows.items():
        for row in steps:
            if row.verb == ACTIVATE and next(set_off(row, names, rows), None) is None:
                raise BadDeck("farshore-deck-idle", name=f"{name}.effects")

    @cache
    def chain(effect: Effect, length: int) -> tuple[str, ...]:
        """So many effects, this one the first, each set off by the one before; () if there is no such chain."""
        if length == 1:
            return (effect[0],)
        for row in rows[effect[0]]:
            if row.trigger == effect[1]:
                for other in set_off(row, names, rows):
                    if found := chain(other, length - 1):
                        return (effect[0], *found)
        return ()

    for name in names:
        for trigger in range(1, len(TRIGGERS) + 1):
            if found := chain((name, trigger), LONGEST_CHAIN + 1):
                ring = circle(found)
                raise BadDeck("farshore-deck-endless", name=f"{ring[0]}.effects", text=" → ".join(ring))


def circle(chain: tuple[str, ...]) -> tuple[str, ...]:
    """The part of a chain where it comes back to where it was; all of it if it never does."""
    for end, name in enumerate(chain):
        if name in chain[:end]:
            return chain[chain.index(name) : end + 1]
    return chain


def set_off(row: Row, names: Sequence[str], rows: Mapping[str, Sequence[Row]]) -> Iterator[Effect]:
    """The effects that a step can set off. Cards that it plays come to an end, as the cards do."""
    spots = names[-(SHORE + TOKENS + 2) :]
    if row.verb == ACTIVATE:
        wanted, trigger = [name for number, name in enumerate(names) if name not in spots and row.cards >> number & 1], PRODUCE
    elif row.verb == USE_SPOT:
        shore, islands = spots[:SHORE], spots[SHORE : SHORE + TOKENS]
        wanted, trigger = [*(shore if row.what & ON_SHORE else ()), *(islands if row.what & ON_ISLANDS else ())], VISIT
    elif row.verb == MOVE_WORKER:
        wanted, trigger = list(names), VISIT
    else:
        return
    for name in wanted:
        if any(other.trigger == trigger for other in rows[name]):
            yield name, trigger
