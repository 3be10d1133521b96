"""Golden playthroughs: whole matches as text, move by move. After a change of the rules that is meant, write them anew with
`python -m tests.distant_suns.test_golden`; the diff then shows which rules changed.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from farlands import Match
from tests.distant_suns.helpers import MISS, deck, game, names_of, random_match

FOLDER = Path(__file__).parent / "golden"
PLAYTHROUGHS = {"two_seats": (2, 1), "three_seats": (3, 2), "four_seats": (4, 3)}
"""File: seats, the deal's seed."""


def choose(match: Match, seat: int) -> str:
    """A move drawn by a hash, of the legal moves alone; a turn is not missed by choice."""
    moves = [game.MOVES.notation(action) for action in sorted(match.legal_actions(seat))]
    moves = [move for move in moves if move != MISS] or moves
    number = int.from_bytes(sha256(f"{seat} {len(match.moves)}".encode()).digest()[:8], "big")
    return moves[number % len(moves)]


def cells(numbers: list[int]) -> str:
    return " ".join(sorted(names_of(numbers), key=lambda name: (name[0], int(name[1:])))) or "–"


def facts(match: Match) -> dict[str, str]:
    """What lies on the table, secret drawings too, as named lines."""
    view = match.view(None)
    table = {
        "round": f"{view['round']}, {view['phase']}",
        "waiting": ", ".join(match.names[seat] for seat in view["waiting"]) or "nobody",
        "modules": "; ".join(f"{m['edge']} {m['slot']}: {m['active']} for the active, {m['others']}" for m in view["modules"]) or "–",
    }
    for seat, name in enumerate(match.names):
        own, area = match.view(seat), view["areas"][seat]
        last = area["figures"][-1] if area["figures"] else None
        table[f"{name}, figure {len(area['figures'])}"] = f"zone {last['place']}: {cells(last['cells'])}" if last else "–"
        table[f"{name}, secret"] = f"left out {own['left_out']}, {cells(own['sketch'])}"
        table[f"{name}, upgrades"] = f"{area['won']} won, {area['spent']} spent"
        table[f"{name}, worlds"] = str(area["worlds"][:3])
    return table


def playthrough(seats: int, seed: int) -> Iterator[str]:
    """The lines of a whole match: what each move changed."""
    match = random_match(seats, seed)
    view = match.view(None)
    yield f"Distant Suns, {', '.join(match.names)}; deal {match.deal.to_json()}"
    for place, (zone, mission) in enumerate(zip(view["zones"], view["missions"], strict=True)):
        yield f"    zone {place}: {deck.ids[zone]}, mission {mission or '–'}"
    before: dict[str, str] = {}
    while not match.over:
        seat = match.waiting[0]
        move = choose(match, seat)
        legal = match.legal(seat)
        yield f"{len(match.moves) + 1}. {match.names[seat]} {move}   of {len(legal)}" + (f": {' '.join(legal)}" if len(legal) < 30 else "")
        match.play(seat, move)
        after = facts(match)
        yield from (f"    {name}: {value}" for name, value in after.items() if value != before.get(name))
        before = after
    for seat, name in enumerate(match.names):
        sheet = match.sheet(seat)
        missions = ", ".join(f"{line['mission']} {line['count']} x = {line['points']}" for line in sheet["missions"])
        yield f"{name}: {sheet['total']} points, place {match.ranking()[seat] + 1}: {missions}; {sheet['totals']}"


def text(name: str) -> str:
    return "\n".join(playthrough(*PLAYTHROUGHS[name])) + "\n"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    assert text(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_there_are_no_other_files() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(PLAYTHROUGHS)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in PLAYTHROUGHS:
        (FOLDER / f"{each}.txt").write_text(text(each), encoding="utf-8")
