"""What a seat of High Card sees: plain data for a page, what happened, numbers for a learner; and where points come from."""

from collections.abc import Sequence
from typing import Any

from farlands.errors import BadCards, BadOption
from farlands.game import rule
from farlands.table import Record
from high_card.state import CARDS, HAND, MOVES, NAME, OPTIONS, ROUNDS, TABLE

# --- Plain data ----------------------------------------------------------------------------------------------------------------------


def present(cards: Any) -> list[int]:
    """The cards of an array with empty places."""
    return [int(card) for card in cards if card > 0]


def view(g: Record, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may see. Made from a masked record, so what is hidden from the seat never gets here."""
    m = TABLE.masked(g, seat)
    shared = {
        "game": NAME,
        "winner": OPTIONS[0].values[m.lowest],
        "round": min(int(m.turn) + 1, ROUNDS),
        "waiting": [s for s in range(m.seats) if m.waiting >> s & 1],
        "areas": [{"cards": present(m.row[s]), "points": int(m.points[s])} for s in range(m.seats)],
    }
    own = {} if seat is None else {"seat": seat, "hand": sorted(present(m.hand[seat])), "chosen": int(m.face_down[seat]) or None}
    return shared | own


def describe(action: int) -> tuple[str, dict[str, Any]]:
    """A move as a word key with what fills it in.

    >>> describe(6)
    ('high-card-played', {'card': 7})
    """
    return "high-card-played", {"card": MOVES.split(action)[1]}


def events(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    """What changed between two views of one seat: cards turned up, rounds won."""
    happened: list[dict[str, Any]] = []
    for seat, (was, now) in enumerate(zip(before["areas"], after["areas"], strict=True)):
        happened += [{"event": "turned-up", "seat": seat, "card": card} for card in now["cards"][len(was["cards"]) :]]
        if now["points"] > was["points"]:
            happened.append({"event": "won", "seat": seat})
    return happened


def sheet(box: Record, g: Record, seat: int) -> dict[str, Any]:
    """Where the seat's points come from: each card turned up, and whether it won its round."""
    won = score_area([g.row[: g.seats, turn].tolist() for turn in range(g.turn)], OPTIONS[0].values[g.lowest])["won"]
    cards = [{"number": int(card), "won": winner == seat} for card, winner in zip(g.row[seat], won, strict=False)]
    return {"cards": cards, "total": sum(card["won"] for card in cards)}


def score_area(rounds: Sequence[Sequence[int]], winner: str = "highest") -> dict[str, Any]:
    """Points of each player of a real table: `rounds` has the cards of all players, round by round.

    >>> score_area([[7, 12], [20, 3]])
    {'won': [1, 0], 'points': [1, 1]}
    """
    cards = [card for turn in rounds for card in turn]
    if not all(isinstance(card, int) and 1 <= card <= CARDS for card in cards) or len(set(cards)) < len(cards):
        raise BadCards("high-card-bad-cards", highest=CARDS)
    if len({len(turn) for turn in rounds}) > 1:
        raise BadCards("high-card-bad-round")
    if winner not in OPTIONS[0].values:
        raise BadOption("bad-option-value", option="winner", value=winner, values=", ".join(OPTIONS[0].values))
    best = max if winner == "highest" else min
    won = [list(turn).index(best(turn)) for turn in rounds]
    return {"won": won, "points": [won.count(seat) for seat in range(len(rounds[0]) if rounds else 0)]}


# --- Numbers for learners ------------------------------------------------------------------------------------------------------------

OBSERVATION = {
    "round": slice(0, 1),
    "seats": slice(1, 2),
    "lowest": slice(2, 3),
    "hand": slice(3, 6),
    "chosen": slice(6, 7),
    "points": slice(7, 11),
    "rows": slice(11, 23),
}
"""Cards are numbers, 0 is none; points and rows begin with the observer, then the others in their order."""
OBSERVED = 23


@rule
def observe(box, g, seat, out):
    """Write what a learner in this seat sees; `OBSERVATION` names the parts."""
    for i in range(OBSERVED):
        out[i] = 0
    out[0], out[1], out[2] = g.turn, g.seats, g.lowest
    out[6] = g.face_down[seat]
    for i in range(HAND):
        out[3 + i] = g.hand[seat, i]
    for i in range(g.seats):
        other = (seat + i) % g.seats
        out[7 + i] = g.points[other]
        for turn in range(ROUNDS):
            out[11 + ROUNDS * i + turn] = g.row[other, turn]
