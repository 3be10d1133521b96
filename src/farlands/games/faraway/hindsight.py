"""Faraway in hindsight: the most fame that the cards which passed through a hand could have given, exactly.

Each round explores one of the regions in hand by then: those dealt, and those taken in the rounds before, as they were taken. (Dealt
five, any three of them.) Each climb keeps one of the sanctuaries found by then, each once; those put back count as still at hand,
and it does not matter how many clues it would have taken to find them. So no play of these cards, and no order of them, gives more; and
the row really played is one of those compared. What others would have done, and what other cards would have come, is left aside.
"""

from itertools import combinations, product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farlands.game import rule
from farlands.games.faraway.cards import ONE, SANCTUARY, SHOWN, in_one_number
from farlands.games.faraway.scoring import fame, score
from farlands.games.faraway.state import HAND, MOST_KEPT, ROUNDS, SANCTUARIES
from farlands.games.faraway.view import present
from farlands.table import Record

DESK = np.dtype(
    [
        ("seen", "i8"),  # in the end, of the row looked at last
        ("found", "i1", SANCTUARIES),  # sanctuaries found, the most promising first
        ("found_in", "i1", SANCTUARIES),  # and when
        ("count", "i8"),
        ("most", "i8", (SANCTUARIES + 1, MOST_KEPT + 1)),  # of each symbol, so many from this one on show at most
        ("climbs", "i1", ROUNDS),  # in this round and after it
        ("chosen", "i1", MOST_KEPT),  # places in `found`
        ("next", "i8", MOST_KEPT + 1),
        ("late", "i1", ROUNDS),  # of those chosen, how many were found in this round or after it
        ("top", "i8", MOST_KEPT),
        ("best", "i8"),
        ("best_row", "i1", ROUNDS),
        ("best_kept", "i1", MOST_KEPT),
    ],
    align=True,
)


def hindsight(box: Record, positions: list[Record], seat: int) -> dict[str, Any]:
    """The best row and sanctuaries for the cards of a whole match."""
    dealt, taken, found = passed_through(positions, seat)
    rows = rows_of(dealt, taken)
    desk = lay_out(box, found)
    desk.best = -1
    bounds = np.zeros(len(rows), np.int64)
    look_at_rows(box, desk, rows, bounds)
    search_rows(box, desk, rows, bounds, np.argsort(-bounds, kind="stable"))
    regions, sanctuaries = present(desk.best_row), sorted(present(desk.best_kept))
    return {
        "total": int(desk.best),
        "actual": int(score(box, positions[-1], seat)),
        "moves": [f"P{card}" for card in regions] + [f"S{card}" for card in sanctuaries],
    }


def passed_through(positions: list[Record], seat: int) -> tuple[list[int], list[int], dict[int, int]]:
    """The regions dealt, those taken in the order of rounds, and when each sanctuary was first found."""
    taken: list[int] = []
    found: dict[int, int] = {}
    for g in positions:
        taken += [region for region in present(g.taken[seat]) if region not in taken]
        for sanctuary in present(g.offer[seat]):
            found.setdefault(sanctuary, int(g.turn))
    return present(positions[0].dealt[seat]), taken, found


def rows_of(dealt: list[int], taken: list[int]) -> NDArray[np.int8]:
    """Every row that could have been explored with these cards. (Put back before the start and taken later: a card is there once.)"""
    rows = []
    for first in combinations(dealt, HAND):
        for picks in product(range(HAND), repeat=ROUNDS):
            hand, row = list(first), []
            for turn, pick in enumerate(picks):
                if pick >= len(hand):
                    break
                row.append(hand.pop(pick))
                hand += [region for region in taken[turn : turn + 1] if region not in first]
            else:
                rows.append(row)
    return np.array(rows, np.int8)


def lay_out(box: Record, found: dict[int, int]) -> Record:
    """The sanctuaries in order of promise, and what they show at most."""
    desk = np.zeros(1, DESK).view(np.recarray)[0]
    order = sorted(found, key=lambda card: (-int(box.fame[SANCTUARY + card]), -int(box.shows[SANCTUARY + card].sum()), card))
    desk.count = len(order)
    for i, card in enumerate(order):
        desk.found[i], desk.found_in[i] = card, found[card]
    shown = [box.shows[SANCTUARY + card].astype(int) for card in order]
    for first in range(len(order)):
        columns = np.sort(np.array(shown[first:]), axis=0)[::-1]
        for kept in range(MOST_KEPT + 1):
            desk.most[first, kept] = in_one_number(columns[:kept].sum(axis=0, keepdims=True))[0]
    return desk


# --- The search ----------------------------------------------------------------------------------------------------------------------


@rule
def look_at_rows(box, desk, rows, bounds):
    """No row gives more than its bound."""
    for i in range(len(rows)):
        count_climbs(desk, rows[i])
        bounds[i] = bound(box, desk, rows[i], np.int64(0), np.int64(0))


@rule
def search_rows(box, desk, rows, bounds, order):
    """The best of all rows: the most promising first, until none promises more than the best found."""
    for i in range(len(order)):
        if bounds[order[i]] <= desk.best:
            return
        search_row(box, desk, rows[order[i]])


@rule
def count_climbs(desk, row):
    """Climbs in each round and after it."""
    climbs = np.int64(0)
    for turn in range(ROUNDS - 1, -1, -1):
        climbs += np.int64(turn > 0 and row[turn] > row[turn - 1])
        desk.climbs[turn] = climbs
        desk.late[turn] = 0


@rule
def search_row(box, desk, row):
    """The best sanctuaries for a row: every set of those that its climbs could have kept, but for sets that cannot be the best."""
    count_climbs(desk, row)
    depth = np.int64(0)
    desk.next[0] = 0
    compare(box, desk, row, depth)
    while depth >= 0:
        i = np.int64(desk.next[depth])
        if i < desk.count and depth < desk.climbs[0] and bound(box, desk, row, depth, i) > desk.best:
            desk.next[depth] = i + 1
            if can_keep(desk, i):
                choose(desk, depth, i, 1)
                depth += 1
                desk.next[depth] = i + 1
                compare(box, desk, row, depth)
        else:
            depth -= 1
            if depth >= 0:
                choose(desk, depth, np.int64(desk.chosen[depth]), -1)


@rule
def can_keep(desk, i):
    """Whether there is a climb left for a sanctuary, and for those chosen: those found late need late climbs."""
    free = True
    for turn in range(desk.found_in[i] + 1):
        free &= desk.late[turn] < desk.climbs[turn]
    return free


@rule
def choose(desk, depth, i, sign):
    """Keep a sanctuary, or no longer."""
    desk.chosen[depth] = i
    for turn in range(desk.found_in[i] + 1):
        desk.late[turn] += sign


@rule
def compare(box, desk, row, depth):
    """Remember a row with the sanctuaries chosen if it gives more than the best so far."""
    total = fame_with(box, desk, row, depth, look_at_chosen(desk, depth))
    if total > desk.best:
        desk.best = total
        for turn in range(ROUNDS):
            desk.best_row[turn] = row[turn]
        for i in range(MOST_KEPT):
            desk.best_kept[i] = desk.found[desk.chosen[i]] if i < depth else 0


@rule
def look_at_chosen(desk, depth):
    """What the sanctuaries chosen show."""
    seen = np.int64(ONE)
    for i in range(depth):
        seen += SHOWN[SANCTUARY + desk.found[desk.chosen[i]]]
    return seen


@rule
def fame_with(box, desk, row, depth, seen):
    """Fame of the regions, from the last to the first, and of the sanctuaries chosen; `seen` is face up from the beginning."""
    total = np.int64(0)
    for turn in range(ROUNDS - 1, -1, -1):
        region = np.int64(row[turn])
        seen += SHOWN[region]
        total += fame(box, region, seen)
    for i in range(depth):
        total += fame(box, SANCTUARY + desk.found[desk.chosen[i]], seen)
    desk.seen = seen
    return total


@rule
def bound(box, desk, row, depth, first):
    """What the row with the sanctuaries chosen and the best further ones from `first` on cannot exceed: each symbol counts as if those
    that show most of it were kept, and each further sanctuary gives fame as if all those were there.
    """
    more = np.int64(desk.climbs[0]) - depth
    total = fame_with(box, desk, row, depth, look_at_chosen(desk, depth) + desk.most[first, more])
    for i in range(more):
        desk.top[i] = 0
    for i in range(first, desk.count):
        insert(desk, more, fame(box, SANCTUARY + desk.found[i], np.int64(desk.seen)))
    for i in range(more):
        total += desk.top[i]
    return total


@rule
def insert(desk, more, points):
    """Keep the highest so many numbers, in descending order."""
    for i in range(more):
        if points > desk.top[i]:
            points, desk.top[i] = np.int64(desk.top[i]), points
