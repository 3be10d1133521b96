"""Golden playthroughs: whole matches as text, move by move. After a change of the rules that is meant, write them anew with
`python -m tests.faraway.test_golden`; the diff then shows which rules changed.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from farlands import Match
from tests.faraway.helpers import NAMES, cards, game, random_match

FOLDER = Path(__file__).parent / "golden"

PLAYTHROUGHS: dict[str, tuple[int, int, dict[str, object]]] = {
    # file: seats, the deal's seed, options
    "two_seats": (2, 1, {}),
    "three_seats_advanced": (3, 2, {"advanced": True}),
    "four_seats": (4, 3, {"tie_break": "lowest_sum"}),
    "six_seats_short_deck": (6, 4, {"tie_break": "lowest_sum"}),
}


def choose(match: Match, seat: int) -> str:
    """A move that depends on the legal moves alone: six seats climb as long as they can, all else is drawn by a hash."""
    actions = sorted(match.legal_actions(seat))
    view = match.view(seat)
    row = view["areas"][seat]["regions"]
    if view["phase"] == "explore" and len(match.names) == 6:
        return f"P{next((card for card in view['hand'] if card > max(row[-1:], default=0)), view['hand'][0])}"
    number = int.from_bytes(sha256(f"{seat} {len(match.moves)}".encode()).digest()[:8], "big")
    return str(game.MOVES.notation(actions[number % len(actions)]))


def listed(numbers: Any) -> str:
    return " ".join(map(str, numbers)) or "–"


def facts(match: Match) -> dict[str, str]:
    """What lies on the table, hidden things too, as named lines."""
    view, g = match.view(None), match.g
    owing = ", ".join(match.names[seat] for seat in view["waiting"]) or "nobody"
    table = {
        "round": f"{view['round']}, {view['phase']}",
        "waiting": owing,
        "market": listed(view["market"]),
        "left over": listed(view["left_over"]),
        "region deck": f"{view['region_deck']} cards, next {g.region_deck[g.region_top]}" if view["region_deck"] else "empty",
        "sanctuary deck": f"{view['sanctuary_deck']} cards: {listed(sanctuary_deck(g))}",
    }
    for seat, name in enumerate(match.names):
        own, area = match.view(seat), view["areas"][seat]
        table[f"{name}, row"] = listed(area["regions"])
        table[f"{name}, sanctuaries"] = listed(area["sanctuaries"])
        table[f"{name}, hand"] = f"{listed(own['hand'])} (known {listed(area['known_hand'])})"
        table[f"{name}, chosen"] = str(own["chosen"] or "–")
        table[f"{name}, found"] = listed(cards(g.offer[seat])) + (f" ({g.missing[seat]} owed)" if g.missing[seat] else "")
        table[f"{name}, put back"] = f"regions {listed(own['discards'])}, sanctuaries {listed(own['put_back'])}"
    return table


def sanctuary_deck(g: Any) -> list[int]:
    return [int(g.sanctuary_deck[p % len(g.sanctuary_deck)]) for p in range(g.sanctuary_top, g.sanctuary_bottom)]


def playthrough(seats: int, seed: int, options: dict[str, object]) -> Iterator[str]:
    """The lines of a whole match: what each move changed."""
    match = random_match(seats, seed, **options)
    yield f"Faraway, {', '.join(NAMES[:seats])}; {', '.join(f'{name} {value}' for name, value in match.options.items())}"
    yield f"deal {match.deal.to_json()}"
    yield ""
    before = facts(match)
    yield from (f"    {name}: {value}" for name, value in before.items())
    while not match.over:
        seat = match.waiting[0]
        move = choose(match, seat)
        yield f"{len(match.moves) + 1}. {match.names[seat]} {move}   of {listed(sorted(match.legal(seat), key=lambda m: int(m[1:])))}"
        match.play(seat, move)
        after = facts(match)
        yield from (f"    {name}: {value}" for name, value in after.items() if value != before[name])
        before = after
    yield from result(match)


def result(match: Match) -> Iterator[str]:
    """The score sheets and places."""
    for seat, name in enumerate(match.names):
        sheet = match.sheet(seat)
        yield ""
        yield f"{name}: {sheet['total']} fame, place {match.ranking()[seat] + 1}"
        for kind in ("regions", "sanctuaries"):
            for card in sheet[kind]:
                needs = ", ".join(f"{need['visible']} of {need['needed']} {need['wonder']}" for need in card["needs"])
                quest = f"{card['each']} per {'+'.join(card['per'])} x {card['count']}" if card["per"] else f"{card['each']}"
                yield f"    {kind[0].upper()}{card['number']}: {card['fame']} ({quest}" + (f"; visible {needs})" if needs else ")")


def text(name: str) -> str:
    return "\n".join(playthrough(*PLAYTHROUGHS[name])) + "\n"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    assert text(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_the_deck_runs_short_in_one_of_them() -> None:
    assert " owed)" in (FOLDER / "six_seats_short_deck.txt").read_text(encoding="utf-8")


def test_there_are_no_other_files() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(PLAYTHROUGHS)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in PLAYTHROUGHS:
        (FOLDER / f"{each}.txt").write_text(text(each), encoding="utf-8")
