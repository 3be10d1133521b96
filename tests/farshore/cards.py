"""What is printed on the 48 cards, written down again by hand, and a register of the cards that have a test of their own."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from tests.farshore.helpers import Table

Function = TypeVar("Function", bound=Callable[..., Any])


class Printed(NamedTuple):
    """A line of the table below."""

    copies: int
    colour: str
    kind: str
    rarity: str
    vp: int
    cost: dict[str, int]


def row(line: str) -> tuple[str, Printed]:
    """`name copies colour kind rarity points cost`; the cost in first letters, mushrooms as M."""
    name, copies, colour, kind, rarity, vp, *cost = line.split()
    goods = {"D": "driftwood", "S": "seaweed", "G": "gem", "M": "mushroom"}
    return name, Printed(int(copies), colour, kind, rarity, int(vp), {goods[part[1]]: int(part[0]) for part in cost})


PRINTED = dict(
    row(line)
    for line in """\
beach_sledge      3 green  construction common 1  1D 1G
grove             5 green  construction common 1  2D 1S
scriptorium       3 green  construction common 2  1D 1S 1G
sloop             2 green  construction unique 1  2D 1S
tangle_raft       3 green  construction common 1  1S 1G
tumbler           3 green  construction common 2  1D 1S 1G
warehouse         2 green  construction unique 2  1D 1S 1G
diver             3 green  critter      common 1  2M
merchant          3 green  critter      common 2  2M
sail_maker        3 green  critter      common 1  2M
scavenger         3 green  critter      common 2  2M
scribe            3 green  critter      common 1  2M
sea_chip          3 green  critter      common 1  3M
treasure_hunter   2 green  critter      unique 1  3M
customs_office    3 blue   construction unique 3  1D 1S 2G
lighthouse        2 blue   construction unique 1  1S 1G
market            3 blue   construction unique 1  1D 1S 1G
port              3 blue   construction unique 2  1G
customs_officer   3 blue   critter      unique 1  1M
herbalist         3 blue   critter      unique 1  2M
lighthouse_keeper 3 blue   critter      unique 1  2M
navigator         2 blue   critter      unique 2  3M
galley            3 brown  construction unique 3  2D 1S
hideout           2 brown  construction unique 0  1D 1S
rope_bridge       3 brown  construction common 1  1D 1S
shipwreck         3 brown  construction unique -1
castaway          3 brown  critter      unique -1 2M
pirate            3 brown  critter      unique 0  3M
postal_pigeon     3 brown  critter      common 0  2M
stowaway          2 brown  critter      unique 1  2M
abbey             3 red    construction common 2  1D 1S 1G
crows_nest        2 red    construction unique 2  1D 1S 1G
inn               3 red    construction common 2  2D 1S
post_office       3 red    construction common 2  1D 2S
cartographer      2 red    critter      unique 2  3M
cooper            2 red    critter      unique 2  3M
illuminator       2 red    critter      unique 2  3M
steward           3 red    critter      common 1  2M
galleon           2 purple construction unique 5  3D 2S 2G
gardens           2 purple construction unique 4  3D 1S 2G
harbor            2 purple construction unique 5  3D 3S 3G
manor             2 purple construction unique 4  2D 3S 1G
windmill          2 purple construction unique 2  3D 1S 1G
admiral           2 purple critter      unique 4  5M
governor          2 purple critter      unique 4  5M
guild_master      2 purple critter      unique 2  4M
pilgrim           2 purple critter      unique 2  4M
sculptor          2 purple critter      unique 4  5M""".splitlines()
)

TESTED: set[str] = set()
"""Cards whose ability has a test: see `about`."""


def about(*cards: str) -> Callable[[Function], Function]:
    """Say which cards a test is about."""

    def note(test: Function) -> Function:
        TESTED.update(cards)
        return test

    return note


def calm(card: str, **table: Any) -> Table:
    """A table whose compass does not mean the card, so that the ship stays where it is."""
    printed = PRINTED[card]
    tokens = (4 if printed.kind == "critter" else 1, 2 if printed.colour == "green" else 1)
    return Table(compass=tokens, **table)


def to_play(card: str, *others: str, **table: Any) -> Table:
    """A table at which seat 0 holds a card, and others, and has exactly what it costs."""
    return calm(card, **table).hold(0, card, *others).give(0, **PRINTED[card].cost)


# --- Green cards act when played, and in spring ----------------------------------------------------------------------------------------

WAYS = ("played", "spring")


def ready(card: str, way: str, *hand: str, **table: Any) -> Table:
    """A table at which a green card can be made to act: by playing it, or by preparing for spring with it in the city."""
    if way == "played":
        return to_play(card, *hand, **table)
    return calm(card, **table).build(0, card).hold(0, *hand).all_placed(0)


def act(table: Table, card: str, way: str) -> Table:
    """Make it act; if it is to be paid, with what it costs."""
    table.play(f"P {card}" if way == "played" else "S1")
    return table.play("C1") if "C1" in table.legal() else table
