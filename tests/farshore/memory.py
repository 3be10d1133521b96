"""A player with perfect memory, in plain Python: what one seat knows of the others' hands, move by move, and whether a world agrees.

Cards come to a hand (`In`) and leave it (`Out`). Some show their face on the way, others do not. A world gives a face to all that is hidden
now; it is possible if, for each hand, every card that left or is still there can be one that had come before.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from farlands.games.farshore.language import GIVE_DRAWN
from tests.farshore.random_play import cards, game

HAND, NOW = 8, 1 << 30


@dataclass
class In:
    """A card that came to a hand: when, its face if the seat saw it; the gift between two others, if it was one."""

    at: int
    face: int | None = None
    gift: int | None = None


@dataclass
class Out:
    """A card that left a hand: its face if seen, its place in the pile if it was discarded; the gift, if it was one."""

    at: int
    face: int | None = None
    pile: int | None = None
    gift: int | None = None
    since: int = -1
    """It had come at that time at the earliest: one of the cards just drawn."""


@dataclass
class Hand:
    """What the seat has seen of another hand since the discards were last shuffled into the deck."""

    ins: list[In] = field(default_factory=list)
    outs: list[Out] = field(default_factory=list)
    at_shuffle: int = 0
    """How many cards it held then."""


class Memory:
    """What one seat can know. It is told moves, and looks at nothing but what that seat may see of them."""

    def __init__(self, seat: int, g: Any) -> None:
        self.seat, self.time, self.gifts = seat, 0, 0
        self.hands = {other: Hand([In(0) for _ in range(g.in_hand[other])]) for other in range(g.seats) if other != seat}
        self.pile: dict[int, int] = {}
        """Cards of the pile that it has seen, by place."""
        self.elsewhere: Counter[int] | None = None
        """Copies that it could not tell to be in the pile when that was last shuffled: no more can have been in hands."""

    def watch(self, before: Any, mover: int, action: int, after: Any) -> None:
        """A move: what it takes out of a hand comes first, then cards come to it."""
        self.time += 2
        letter, number = game.MOVES.split(action)
        drawn = int(after.in_hand[mover]) - int(before.in_hand[mover])
        left = int(before.in_hand[mover]) if (letter, number) == ("N", 1) else int(letter in "PDG")
        drawn += left - int(letter == "T")
        discarded = self.let_go(before, mover, letter, number)
        if mover != self.seat and letter == "T":
            self.hands[mover].ins.append(In(self.time + 1, number))
        old_deck = int(before.deck_bottom) - int(before.deck_top)
        if shuffled := after.deck_bottom > before.deck_bottom:
            self.draw(mover, min(drawn, old_deck))
            drawn -= min(drawn, old_deck)
            self.shuffle(before, mover, discarded, after, drawn)
        self.draw(mover, drawn)
        first = 0 if shuffled else int(before.piled)
        self.pile |= {i: int(after.pile[i]) for i in range(first, after.piled) if after.pile_by[i] in (0, self.seat + 1)}

    def draw(self, mover: int, count: int) -> None:
        if mover != self.seat:
            self.hands[mover].ins += [In(self.time + 1) for _ in range(count)]

    def let_go(self, before: Any, mover: int, letter: str, number: int) -> list[int]:
        """Cards leave the mover's hand; the cards that come to the pile unseen, as they really are."""
        at, pile, outs = self.time, int(before.piled), [Out(self.time)]
        top = int(before.depth) - 1
        receiver = int(before.card[top]) - 1 if letter == "G" else -1
        given = letter == "G" and receiver < before.seats and before.in_hand[receiver] < HAND
        if letter == "G" and before.task[top] == GIVE_DRAWN and mover != self.seat:
            outs[0].since = self.hands[mover].ins[-int(before.done[top])].at
        if letter == "P":
            outs[0].face = number
        elif given:
            known = self.seat in (mover, receiver)
            self.gifts += not known
            outs[0].face, outs[0].gift = (number, None) if known else (None, self.gifts)
            if receiver != self.seat:
                self.hands[receiver].ins.append(In(at + 1, outs[0].face, outs[0].gift))
        elif letter in "DG":
            outs[0].pile = pile
        elif (letter, number) == ("N", 1):
            outs = [Out(at, pile=pile + i) for i in range(before.in_hand[mover])]
        else:
            outs = []
        if mover != self.seat:
            self.hands[mover].outs += outs
        if (letter, number) == ("N", 1):
            return cards(before.hand[mover])
        return [number] if letter in "DG" and not given else []

    def shuffle(self, before: Any, mover: int, discarded: list[int], after: Any, drawn_later: int) -> None:
        """The pile is the deck now: only what must still be in a hand is remembered of it, and how many copies cannot have been there."""
        held = {other: int(after.in_hand[other]) - (drawn_later if other == mover else 0) for other in self.hands}
        unseen = [int(before.pile[i]) for i in range(before.piled) if before.pile_by[i] not in (0, self.seat + 1)]
        unseen += discarded if mover != self.seat else []
        self.elsewhere = Counter(unseen)
        for other, hand in self.hands.items():
            self.elsewhere.update(cards(after.hand[other][: held[other]]))
            certain = [In(self.time, face) for face in sure(hand).elements()]
            hand.ins = certain + [In(self.time) for _ in range(held[other] - len(certain))]
            hand.outs, hand.at_shuffle = [], held[other]
        self.pile = {}


def sure(hand: Hand) -> Counter[int]:
    """Cards that must be in a hand: seen to come since it last let go of one unseen, and not seen to leave."""
    last = max((out.at for out in hand.outs if out.face is None), default=-1)
    came = Counter(card.face for card in hand.ins if card.face is not None and card.at > last)
    return came - Counter(out.face for out in hand.outs if out.face is not None and out.at > last)


# --- Is a world possible? ------------------------------------------------------------------------------------------------------------


def contradictions(memory: Memory, world: Any) -> Iterator[str]:
    """What in a world a player with that memory knows to be otherwise. In which order others' discards lie does not matter to it."""
    for place, card in memory.pile.items():
        if world.pile[place] != card:
            yield f"place {place} of the pile holds {world.pile[place]}, not {card} as seen"
    for other, hand in memory.hands.items():
        if not hand_fits(hand, cards(world.hand[other])):
            yield f"seat {other} holds a card seen to come that must have left, or played one that it never had"
    for others in groups(memory):
        if missing := came_and_stayed(memory, others) - found(memory, others, world):
            yield f"{sorted(missing.elements())} came to seats {others}, and are neither in hand nor discarded"
    if memory.elsewhere is not None and not old_cards_fit(memory, world):
        yield "a hand holds cards that were in the pile when it was shuffled, and has drawn none since"


def groups(memory: Memory) -> list[list[int]]:
    """Each other seat; those together that have given each other something unseen."""
    gifts = {other: [card.gift for card in hand.ins] + [out.gift for out in hand.outs] for other, hand in memory.hands.items()}
    givers = {other for other, numbers in gifts.items() if any(numbers)}
    return [[other] for other in memory.hands if other not in givers] + ([sorted(givers)] if givers else [])


def came_and_stayed(memory: Memory, others: list[int]) -> Counter[int]:
    """Cards seen to come to these hands and not to leave."""
    hands = [memory.hands[other] for other in others]
    came = Counter(card.face for hand in hands for card in hand.ins if card.face is not None)
    return came - Counter(out.face for hand in hands for out in hand.outs if out.face is not None)


def found(memory: Memory, others: list[int], world: Any) -> Counter[int]:
    """Cards in these hands, and discarded from them unseen."""
    hands = Counter(card for other in others for card in cards(world.hand[other]))
    discarded = [out.pile for other in others for out in memory.hands[other].outs if out.pile is not None]
    return hands + Counter(int(world.pile[place]) for place in discarded)


def hand_fits(hand: Hand, held: list[int]) -> bool:
    """Whether each card that came can be matched with one that left or is there, later and of the same face (Kuhn's algorithm)."""
    ways_out = [(out.at, out.face, out.since) for out in hand.outs] + [(NOW, face, -1) for face in held]
    assert len(hand.ins) == len(ways_out), "the memory has lost count"
    taken: dict[int, int] = {}

    def fits(came: int, left: int) -> bool:
        (until, shown, since), card = ways_out[left], hand.ins[came]
        return since <= card.at < until and (card.face is None or shown is None or card.face == shown)

    def place(came: int, tried: set[int]) -> bool:
        for left in range(len(ways_out)):
            if left not in tried and fits(came, left):
                tried.add(left)
                if left not in taken or place(taken[left], tried):
                    taken[left] = came
                    return True
        return False

    return all(place(came, set()) for came in range(len(hand.ins)))


def old_cards_fit(memory: Memory, world: Any) -> bool:
    """Whether the cards that hands must have held since the shuffle can be such that were not seen in the pile then."""
    assert memory.elsewhere is not None
    room = dict(memory.elsewhere)
    taken: dict[int, list[tuple[int, int]]] = {face: [] for face in room}

    def place(other: int, index: int, tried: set[int]) -> bool:
        for face in set(cards(world.hand[other])):
            mine = sum(owner == other for owner, _ in taken.get(face, []))
            if face in tried or mine >= cards(world.hand[other]).count(face) or face not in room:
                continue
            tried.add(face)
            if len(taken[face]) < room[face]:
                taken[face].append((other, index))
                return True
            for i, (owner, number) in enumerate(taken[face]):
                if place(owner, number, tried):
                    taken[face][i] = (other, index)
                    return True
        return False

    return all(
        place(other, index, set()) for other, hand in memory.hands.items() for index in range(max(hand.at_shuffle - len(hand.outs), 0))
    )
