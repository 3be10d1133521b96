"""Golden playthroughs: whole matches as text, move by move. After a change of the rules or the deck that is meant, write them anew with
`python -m tests.farshore.test_golden`; the diff then shows which rules changed.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from farlands import Match
from tests.farshore.random_play import CARD, cards, game, random_match

FOLDER = Path(__file__).parent / "golden"
PLAYTHROUGHS = {"two_seats": (2, 5), "three_seats": (3, 16), "four_seats": (4, 21)}
"""File: seats, the deal's seed."""
NAME_OF = {number: name for name, number in CARD.items()}
OF_CARDS = "VPBKXDGTAEM"
"""Families of moves that name a card."""


def readable(move: str) -> str:
    """A move with the name of the card that it is about."""
    return f"{move} {NAME_OF[int(move[1:])]}" if move[0] in OF_CARDS else move


def choose(match: Match, seat: int) -> str:
    """A move drawn by a hash, of the legal moves alone; the game is ended when nothing else is left to do."""
    moves = [game.MOVES.notation(action) for action in sorted(match.legal_actions(seat))]
    moves = [move for move in moves if move != "F1"] or moves
    number = int.from_bytes(sha256(f"{seat} {len(match.moves)}".encode()).digest()[:8], "big")
    return moves[number % len(moves)]


def named(numbers: Any) -> str:
    return " ".join(NAME_OF[int(card)] for card in numbers) or "–"


def marks(thing: dict[str, Any]) -> str:
    return NAME_OF[thing["card"]] + ("*" if thing["worker"] else "") + ("!" if thing["anchor"] else "")


def facts(match: Match) -> dict[str, str]:
    """What lies on the table, hidden things too, as named lines. In a city, * is a worker and ! an anchor."""
    view, g = match.view(None), match.g
    top = f", next {NAME_OF[int(g.deck[g.deck_top % len(g.deck)])]}" if view["deck"] else ""
    table = {
        "phase": view["phase"],
        "waiting": ", ".join(match.names[seat] for seat in view["waiting"]) or "nobody",
        "bay": " ".join(f"{NAME_OF[stack['card']]}{'' if stack['count'] == 1 else stack['count']}" for stack in view["bay"]),
        "deck": f"{view['deck']} cards{top}",
        "discards": f"{view['discards']} cards, the last {named(g.pile[max(g.piled - 1, 0) : g.piled])}",
        "turned up": named(view["shown"]),
        "compass": " ".join(map(str, view["compass"])),
        "islands": " ".join(f"{island['token']}{' (flooded)' if island['flooded'] else ''}" for island in view["islands"]),
        "parchments": " ".join("".join(map(str, stack)) or "–" for stack in view["stacks"]),
        "under way": "; ".join(f"{entry['task']} {entry['left']}/{entry['done']}" for entry in view["agenda"]) or "nothing",
    }
    for seat, name in enumerate(match.names):
        area = view["areas"][seat]
        goods = ", ".join(f"{amount} {kind}" for kind, amount in area["goods"].items() if amount) or "nothing"
        table[f"{name}, season"] = area["season"] + (", ended" if area["ended"] else "")
        table[f"{name}, goods"] = goods
        table[f"{name}, ship"] = f"mark {area['ship']}"
        table[f"{name}, anchors"] = str(area["anchors"])
        table[f"{name}, parchments"] = " ".join("–" if value is None else str(value) for value in area["parchments"])
        table[f"{name}, workers"] = (
            f"{area['workers']}, on the board {' '.join(map(str, area['spots']))}, away {area['astray'] + area['lost']}"
        )
        table[f"{name}, city"] = f"{area['slots']} slots: {' '.join(marks(thing) for thing in area['city']) or '–'}"
        table[f"{name}, hand"] = named(cards(g.hand[seat]))
    return table


def playthrough(seats: int, seed: int) -> Iterator[str]:
    """The lines of a whole match: what each move changed."""
    match = random_match(seats, seed)
    yield f"Everdell Farshore, {', '.join(match.names)}; deal {match.deal.to_json()}"
    before = facts(match)
    yield from (f"    {name}: {value}" for name, value in before.items())
    while not match.over:
        seat = match.waiting[0]
        move, legal = choose(match, seat), match.legal(seat)
        yield f"{len(match.moves) + 1}. {match.names[seat]} {readable(move)}   of {' '.join(legal)}"
        match.play(seat, move)
        after = facts(match)
        yield from (f"    {name}: {value}" for name, value in after.items() if value != before[name])
        before = after
    yield from result(match)


def result(match: Match) -> Iterator[str]:
    """The score sheets and places."""
    for seat, name in enumerate(match.names):
        sheet = match.sheet(seat)
        parchments = sheet["parchments"]
        yield ""
        yield f"{name}: {sheet['total']} points, place {match.ranking()[seat] + 1}"
        yield f"    {sheet['tokens']} tokens, {sheet['treasures']['count']} treasures: {sheet['treasures']['points']}"
        yield f"    parchments {parchments['values']}: {parchments['points']}; ship at {sheet['ship']['mark']}: {sheet['ship']['points']}"
        for card in sheet["cards"]:
            counts = "".join(f" + {count['each']} x {count['count']} {count['per']}" for count in card["counts"])
            yield f"    {card['id']} {card['points']} = {card['vp']}{counts}"


def text(name: str) -> str:
    return "\n".join(playthrough(*PLAYTHROUGHS[name])) + "\n"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    assert text(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_there_are_no_other_files() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(PLAYTHROUGHS)


def test_between_them_the_playthroughs_have_it_all() -> None:
    """Every kind of move is made, and the deck runs out, anchors are laid, islands flooded, parchments counted."""
    told = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in PLAYTHROUGHS)
    assert set(re.findall(r"^\d+\. \w+ ([A-Z])", told, re.MULTILINE)) == set(game.MOVES.families)
    for sign in ("deck: 0 cards", "!", "(flooded)", "parchments [2"):
        assert sign in told, sign


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in PLAYTHROUGHS:
        (FOLDER / f"{each}.txt").write_text(text(each), encoding="utf-8")
