"""A player with perfect memory, in plain Python: what one seat can know from what it was shown, move by move.

It reads `view`s of its own seat and nothing else, but for the order of the sanctuaries it drew itself: they come off the deck one by one.
Positions of the sanctuary deck only grow: the deal fills 0 to 44, what is put back follows.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from tests.faraway.helpers import SANCTUARIES, bits, cards

DEAL = -1
"""Stands for the deal where an event is asked for. Other events are the turns in which cards went under the deck: 6 x round + step."""


@dataclass
class Draw:
    """Somebody drew sanctuaries from these positions. What they were is known only to the drawer."""

    seat: int
    positions: list[int]
    seen: list[int] = field(default_factory=list)


@dataclass
class Keep:
    """Somebody kept this sanctuary and put the others back at these positions, in an order nobody knows."""

    seat: int
    card: int
    event: int
    positions: list[int]


class Memory:
    """Everything a seat has seen."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.view = view
        self.top, self.bottom = 0, SANCTUARIES
        self.log: list[Draw | Keep] = []
        self.markets = set(view["market"])
        self.taken: dict[int, set[int]] = {seat: set() for seat in range(len(view["areas"]))}

    def watch(self, view: dict[str, Any], own_offer: list[int]) -> None:
        """See what the last move changed."""
        before, self.view = self.view, view
        changes = list(zip(before["areas"], view["areas"], strict=True))
        order = self.order()
        for seat, (was, now) in enumerate(changes):
            self.taken[seat] -= set(now["regions"])
            if len(now["sanctuaries"]) > len(was["sanctuaries"]):
                put = list(range(self.bottom, self.bottom + was["found"] - 1))
                self.bottom += len(put)
                event = 6 * (len(now["regions"]) - 1) + order.index(seat)
                self.log.append(Keep(seat, now["sanctuaries"][-1], event, put))
        if before["phase"] == "pick":
            (picker,) = before["waiting"]
            gone = set(before["market"]) - set(view["market"]) - set(view["left_over"])
            self.taken[picker] |= gone
        for seat in order:
            was, now = changes[seat]
            count = now["found"] - (was["found"] if len(now["sanctuaries"]) == len(was["sanctuaries"]) else 0)
            if count > 0:
                draw = Draw(seat, list(range(self.top, self.top + count)))
                self.top += count
                if seat == self.seat:
                    draw.seen = own_offer[-count:]
                self.log.append(draw)
        self.markets |= set(view["market"])
        assert self.bottom - self.top == view["sanctuary_deck"], "the memory has lost count"

    def order(self) -> list[int]:
        """Seats by the region explored last."""
        areas = self.view["areas"]
        return sorted(range(len(areas)), key=lambda seat: areas[seat]["regions"][-1:])

    def own_batches(self) -> dict[int, set[int]]:
        """The sanctuaries this seat put back, by event."""
        held: list[int] = []
        batches = {}
        for entry in self.log:
            if entry.seat == self.seat and isinstance(entry, Draw):
                held += entry.seen
            elif entry.seat == self.seat and isinstance(entry, Keep):
                batches[entry.event] = set(held) - {entry.card}
                held = []
        return batches


# --- Does a world keep what the seat knows? ------------------------------------------------------------------------------------------


def contradictions(memory: Memory, world: Any) -> Iterator[str]:
    """What in a world a player with that memory knows to be otherwise."""
    seat, view = memory.seat, memory.view
    for other, taken in memory.taken.items():
        hand = set(cards(world.dealt[other]) + cards(world.taken[other]))
        if not taken <= hand:
            yield f"seat {other} took {taken - hand} and has not explored it"
        if other != seat:
            if own := hand & set(view["discards"]) - memory.markets:
                yield f"seat {other} holds {own}, which this seat put back and nobody has seen since"
            if strange := (hand - taken) & memory.markets:
                yield f"seat {other} holds {strange}, seen on a market and not taken"
    deck = cards(world.region_deck[world.region_top : world.region_bottom])
    if shown := set(deck) & (memory.markets | set(view["hand"])):
        yield f"the region deck holds {shown}, seen elsewhere"
    yield from misrouted(memory, world)


def misrouted(memory: Memory, world: Any) -> Iterator[str]:
    """Follow each sanctuary from shuffle to shuffle: as many must have gone each way as there were positions drawn that way."""
    batch_of = dict.fromkeys(range(SANCTUARIES), DEAL)
    drawn: dict[int, list[int]] = {}
    went: Counter[tuple[int, Any]] = Counter()
    kept: dict[int, int] = {}
    sizes = {}
    for entry in memory.log:
        if isinstance(entry, Draw):
            drawn.setdefault(entry.seat, []).extend(entry.positions)
        else:
            went.update((batch_of[position], entry.event) for position in drawn.pop(entry.seat))
            batch_of |= dict.fromkeys(entry.positions, entry.event)
            kept[entry.card] = entry.event
            sizes[entry.event] = len(entry.positions)
    for seat, positions in drawn.items():
        went.update((batch_of[position], f"seat {seat}") for position in positions)
    went.update((batch_of[position], position) for position in range(memory.top, memory.bottom))

    ends: dict[int, Any] = dict(kept)
    ends |= {card: f"seat {seat}" for seat in range(world.seats) for card in cards(world.offer[seat])}
    ends |= {int(world.sanctuary_deck[p % len(world.sanctuary_deck)]): p for p in range(memory.top, memory.bottom)}
    through: Counter[tuple[int, Any]] = Counter()
    for card in range(1, SANCTUARIES + 1):
        way = [DEAL, *bits(world.returns[card]), ends[card]]
        through.update(pairwise(way))
    if through != went:
        yield f"sanctuaries went other ways than seen: {through - went} for {went - through}"
    for event, batch in memory.own_batches().items():
        noted = {card for card in range(1, SANCTUARIES + 1) if int(world.returns[card]) >> event & 1}
        if noted != batch or len(noted) != sizes[event]:
            yield f"this seat put {batch} back, not {noted}"


# --- What is likely, as far as a seat can tell ---------------------------------------------------------------------------------------


@dataclass
class World:
    """One way it may have been: where each sanctuary lies now, which each seat put back, and how much this way counts."""

    weight: float
    place: dict[int, Any]
    put_back: dict[int, set[int]]


def imagine(memory: Memory, chance: Random) -> World | None:
    """Play the sanctuaries through once more with fresh shuffles; None if that contradicts what was seen.

    Cards are tokens without a face until the seat sees one. Others keep any of their finds equally likely: a keep that showed a new
    face counts for as many ways as there were faceless tokens to choose from.
    """
    at = dict(enumerate(range(SANCTUARIES)))
    face: dict[int, int] = {}
    token_of: dict[int, int] = {}
    hands: dict[int, list[int]] = {}
    put_back: dict[int, set[int]] = {seat: set() for seat in range(len(memory.view["areas"]))}
    weight = 1.0
    for entry in memory.log:
        hand = hands.setdefault(entry.seat, [])
        if isinstance(entry, Draw):
            tokens = [at.pop(position) for position in entry.positions]
            hand += tokens
            for token, card in zip(tokens, entry.seen, strict=False):
                if face.setdefault(token, card) != card or token_of.setdefault(card, token) != token:
                    return None
            continue
        faceless = [token for token in hand if token not in face]
        if entry.card in token_of:
            kept = token_of[entry.card]
            if kept not in hand:
                return None
        elif faceless:
            kept = chance.choice(faceless)
            weight *= len(faceless)
            face[kept], token_of[entry.card] = entry.card, kept
        else:
            return None
        hand.remove(kept)
        chance.shuffle(hand)
        at |= dict(zip(entry.positions, hand, strict=True))
        put_back[entry.seat] |= set(hand)
        hands[entry.seat] = []
    rest = [card for card in range(1, SANCTUARIES + 1) if card not in token_of]
    chance.shuffle(rest)
    face |= dict(zip([token for token in range(SANCTUARIES) if token not in face], rest, strict=True))
    place: dict[int, Any] = {face[token]: position for position, token in at.items()}
    place |= {face[token]: f"seat {seat}" for seat, hand in hands.items() for token in hand}
    return World(weight, place, {seat: {face[token] for token in tokens} for seat, tokens in put_back.items()})


def as_world(g: Any) -> World:
    """The same of a table."""
    place: dict[int, Any] = {int(g.sanctuary_deck[p % len(g.sanctuary_deck)]): p for p in range(g.sanctuary_top, g.sanctuary_bottom)}
    place |= {card: f"seat {seat}" for seat in range(g.seats) for card in cards(g.offer[seat])}
    return World(1.0, place, {seat: set(bits(g.put_back[seat])) for seat in range(g.seats)})
