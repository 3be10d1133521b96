"""What the coach looks at in Faraway: the cards' fame, and what it comes from: sanctuaries, clues, colours, nights, the draft."""

from collections.abc import Iterator
from typing import Any

from farlands.game import Line
from farlands.games.faraway.cards import CLUE, SANCTUARY, SYMBOLS
from farlands.games.faraway.state import ROUNDS
from farlands.table import Record

WORTH_OF_A_SANCTUARY = 4.0
WORTH_OF_A_FIND = 0.5
"""One more to choose from."""
WORTH_OF_A_CLUE = 2.0
"""One more on every climb."""
WORTH_OF_A_PLACE = 1.0
"""Taking regions one place earlier on average."""
WORTH_OF_A_SYMBOL, WORTH_OF_A_SET = 1.0, 4.0
"""Where a card of the area asks for it."""


def score_lines(sheet: dict[str, Any]) -> Iterator[Line]:
    """Every card; for those that need wonders, how often these are there."""
    for card in sheet["regions"]:
        yield _card("region", card)
    for card in sheet["sanctuaries"]:
        yield _card("sanctuary", card)


def _card(kind: str, card: dict[str, Any]) -> Line:
    numbers = {"fame": float(card["fame"])}
    if card["needs"]:
        return Line(f"faraway-coach-{kind}-needs", card["fame"], {"card": card["number"]}, numbers | {"percent": 100.0 * card["met"]})
    return Line(f"faraway-coach-{kind}", card["fame"], {"card": card["number"]}, numbers)


def landmarks(box: Record, g: Record, seat: int) -> Iterator[Line]:
    """How many sanctuaries and finds, how early one takes regions, and how much of each symbol there is that cards ask for."""
    kept, climbs, clues = int(g.kept[seat]), *clues_on_climbs(box, g, seat)
    yield Line("faraway-coach-kept", WORTH_OF_A_SANCTUARY * kept, {}, {"count": kept})
    yield Line("faraway-coach-found", WORTH_OF_A_FIND * (climbs + clues), {}, {"count": climbs + clues})
    if climbs:
        yield Line("faraway-coach-clues", WORTH_OF_A_CLUE * clues / climbs, {}, {"count": clues / climbs})
    place = sum(list(g.order[turn]).index(seat) + 1 for turn in range(ROUNDS - 1)) / (ROUNDS - 1)
    yield Line("faraway-coach-place", -WORTH_OF_A_PLACE * place, {}, {"place": place})
    cards = [*(int(card) for card in g.row[seat]), *(SANCTUARY + int(card) for card in g.sanctuaries[seat, :kept])]
    shown = box.shows[cards].sum(axis=0)
    counts = {symbol: int(shown[i]) for i, symbol in enumerate(SYMBOLS)} | {"biome_set": int(min(shown[:4]))}
    for kind, name in enumerate((*SYMBOLS, None, None, "biome_set")):
        asked = sum(int(box.fame[card]) for card in cards if kind in box.per[card])
        if name is not None and (asked or kind == CLUE):
            worth = counts[name] * (WORTH_OF_A_SET if name == "biome_set" else WORTH_OF_A_SYMBOL)
            yield Line("faraway-coach-symbols", worth, {"symbol": name}, {"count": counts[name]})


def clues_on_climbs(box: Record, g: Record, seat: int) -> tuple[int, int]:
    """How often the seat climbed, and the clues there were each time, together: so many sanctuaries, in all, it chose from."""
    climbs, clues = 0, 0
    for turn in range(1, ROUNDS):
        if g.row[seat, turn] > g.row[seat, turn - 1]:
            kept = [SANCTUARY + int(card) for card, then in zip(g.sanctuaries[seat], g.kept_in[seat], strict=True) if card and then < turn]
            climbs += 1
            clues += int(box.shows[g.row[seat, : turn + 1], CLUE].sum()) + int(box.shows[kept, CLUE].sum())
    return climbs, clues
