"""What must hold on every table of Faraway between any two moves, compiled. `check` returns the place in `FACTS` of what does not, or 0.

All compiled code of this check is in this file: the disk cache does not notice changes of functions called from another one.
"""

from typing import Any

import numpy as np

from farlands.drivers import bind
from farlands.games import faraway as game
from farlands.rule import rule

playout: Any = bind("playout", "faraway")
over, setup, random_move = game.over, playout.setup, playout.random_move

CHOOSE_HAND, EXPLORE, PICK, KEEP, OVER = range(5)
REGIONS, SANCTUARIES, ROUNDS, HAND, DEALT, CLUE = 68, 45, 8, 3, 5, 5
MOST_FOUND = 15

FACTS = (
    "",
    "every region is in one place",
    "every sanctuary is in one place",
    "hands are as large as the phase says",
    "the market is as large as the phase and step say",
    "a region has left the game each round",
    "rows have one region a round",
    "turns go by ascending exploration time",
    "those who wait are those who have not decided",
    "a choice lies in the hand of its owner",
    "the region deck begins and ends where it must",
    "the sanctuary deck begins and ends where it must",
    "sanctuaries found are 1 + clues, or all the deck had",
    "one sanctuary is kept for each climb",
    "who waits has a legal move, and nobody else",
    "what was put back is noted with its owner",
)
(
    FINE,
    REGION_LOST,
    SANCTUARY_LOST,
    BAD_HAND,
    BAD_MARKET,
    BAD_LEFT_OVER,
    BAD_ROW,
    BAD_ORDER,
    BAD_WAITING,
    BAD_CHOICE,
    BAD_REGION_DECK,
    BAD_SANCTUARY_DECK,
    BAD_OFFER,
    BAD_KEPT,
    BAD_LEGAL,
    BAD_RETURNS,
) = range(len(FACTS))


@rule
def check(box, g, seen, out):
    """The first fact that does not hold. `seen`: room for 69 numbers; `out`: room for legal actions."""
    if not regions_in_place(g, seen):
        return REGION_LOST
    if not sanctuaries_in_place(g, seen):
        return SANCTUARY_LOST
    for seat in range(g.seats):
        if hand_size(g, seat) != wanted_hand(g, seat):
            return BAD_HAND
    if not market_fits(g):
        return BAD_MARKET
    for i in range(ROUNDS - 1):
        if (g.left_over[i] > 0) != (i < g.turn):
            return BAD_LEFT_OVER
    if not rows_fit(g):
        return BAD_ROW
    if not in_order(g):
        return BAD_ORDER
    if g.waiting != wanted_waiting(g):
        return BAD_WAITING
    if not choices_fit(g):
        return BAD_CHOICE
    if not region_deck_fits(g):
        return BAD_REGION_DECK
    if not 0 <= g.sanctuary_top <= g.sanctuary_bottom or g.sanctuary_bottom < SANCTUARIES:
        return BAD_SANCTUARY_DECK
    if not offers_fit(box, g):
        return BAD_OFFER
    for seat in range(g.seats):
        if g.kept[seat] != climbs(g, seat) - (1 if turn_to_come(g, seat) and climbed(g, seat) else 0):
            return BAD_KEPT
    for seat in range(g.seats):
        if (game.legal(box, g, seat, out) > 0) != (g.waiting >> seat & 1 == 1):
            return BAD_LEGAL
    if not returns_fit(g):
        return BAD_RETURNS
    return FINE


# --- Conservation --------------------------------------------------------------------------------------------------------------------


@rule
def mark(cards, first, end, seen):
    """Count the cards in these places; a zero is no card."""
    for i in range(first, end):
        card = cards[i % len(cards)]
        if card < 0 or card >= len(seen):
            seen[0] += 1000
        else:
            seen[card] += 1


@rule
def once_each(seen, count):
    for card in range(1, count + 1):
        if seen[card] != 1:
            return False
    return seen[0] < 1000


@rule
def regions_in_place(g, seen):
    """Hands, rows, market, those left over, the deck, and discards not yet shuffled in hold each region once."""
    seen[:] = 0
    for seat in range(g.seats):
        mark(g.dealt[seat], 0, DEALT, seen)
        mark(g.taken[seat], 0, HAND, seen)
        mark(g.row[seat], 0, ROUNDS, seen)
        if g.phase == CHOOSE_HAND:
            mark(g.discards[seat], 0, 2, seen)
    mark(g.market, 0, len(g.market), seen)
    mark(g.left_over, 0, ROUNDS - 1, seen)
    for i in range(g.region_top, g.region_bottom):
        if g.region_deck[i] == 0:
            return False
    mark(g.region_deck, g.region_top, g.region_bottom, seen)
    return once_each(seen, REGIONS)


@rule
def sanctuaries_in_place(g, seen):
    """Areas, finds and the deck hold each sanctuary once; the places beyond are empty."""
    seen[:] = 0
    for seat in range(g.seats):
        mark(g.sanctuaries[seat], 0, ROUNDS - 1, seen)
        mark(g.offer[seat], 0, MOST_FOUND, seen)
        for i in range(ROUNDS - 1):
            if (g.sanctuaries[seat, i] > 0) != (i < g.kept[seat]):
                return False
        for i in range(MOST_FOUND):
            if (g.offer[seat, i] > 0) != (i < g.offered[seat]):
                return False
    for i in range(g.sanctuary_top, g.sanctuary_bottom):
        if g.sanctuary_deck[i % len(g.sanctuary_deck)] == 0:
            return False
    mark(g.sanctuary_deck, g.sanctuary_top, g.sanctuary_bottom, seen)
    for i in range(SANCTUARIES + 1, len(seen)):
        if seen[i] > 0:
            return False
    return once_each(seen, SANCTUARIES)


# --- Where the game stands -----------------------------------------------------------------------------------------------------------


@rule
def in_turns(g):
    return g.phase == PICK or g.phase == KEEP


@rule
def turn_to_come(g, seat):
    """Whether the seat has still to end its turn of this round."""
    if in_turns(g):
        for step in range(g.step, g.seats):
            if g.order[g.turn, step] == seat:
                return True
    return False


@rule
def rounds_played(g):
    """Regions that lie in every row."""
    return g.turn + 1 if in_turns(g) else g.turn


@rule
def climbed(g, seat):
    return in_turns(g) and g.turn > 0 and g.row[seat, g.turn] > g.row[seat, g.turn - 1]


@rule
def climbs(g, seat):
    count = 0
    for i in range(1, rounds_played(g)):
        if g.row[seat, i] > g.row[seat, i - 1]:
            count += 1
    return count


@rule
def hand_size(g, seat):
    count = 0
    for i in range(DEALT):
        count += g.dealt[seat, i] > 0
    for i in range(HAND):
        count += g.taken[seat, i] > 0
    return count


@rule
def wanted_hand(g, seat):
    if g.phase == CHOOSE_HAND:
        return DEALT - g.discarded[seat]
    if g.phase == EXPLORE:
        return HAND
    if g.phase == OVER or g.turn == ROUNDS - 1:
        return HAND - 1
    own_turn = g.order[g.turn, g.step] == seat
    picked = not turn_to_come(g, seat) or (own_turn and g.phase == KEEP)
    return HAND if picked else HAND - 1


@rule
def market_fits(g):
    wanted = int(g.seats) + 1
    if g.phase == CHOOSE_HAND or g.turn >= ROUNDS - 1:
        wanted = 0
    elif g.phase == PICK:
        wanted -= g.step
    elif g.phase == KEEP:
        wanted -= g.step + 1
    for i in range(len(g.market)):
        if (g.market[i] > 0) != (i < wanted):
            return False
    return g.on_market == wanted


@rule
def rows_fit(g):
    for seat in range(g.seats):
        for i in range(ROUNDS):
            if (g.row[seat, i] > 0) != (i < rounds_played(g)):
                return False
    return g.turn <= ROUNDS


@rule
def in_order(g):
    """The order of this round is that of its regions, each seat once."""
    if in_turns(g):
        for step in range(1, g.seats):
            if g.row[g.order[g.turn, step], g.turn] <= g.row[g.order[g.turn, step - 1], g.turn]:
                return False
    return True


@rule
def wanted_waiting(g):
    if in_turns(g):
        return 1 << g.order[g.turn, g.step]
    mask = 0
    for seat in range(g.seats):
        if (g.phase == CHOOSE_HAND and g.discarded[seat] < 2) or (g.phase == EXPLORE and g.secret[seat] == 0):
            mask |= 1 << seat
    return -1 if mask == 0 and g.phase != OVER else mask


@rule
def choices_fit(g):
    for seat in range(g.seats):
        if g.secret[seat] > 0:
            held = False
            for i in range(DEALT):
                held |= g.dealt[seat, i] == g.secret[seat]
            for i in range(HAND):
                held |= g.taken[seat, i] == g.secret[seat]
            if not held or g.phase != EXPLORE:
                return False
        if g.phase != CHOOSE_HAND and g.discarded[seat] != (2 if g.advanced else 0):
            return False
        for i in range(2):
            if (g.discards[seat, i] > 0) != (i < g.discarded[seat]):
                return False
    return True


@rule
def region_deck_fits(g):
    seats, put_back = np.int64(g.seats), g.advanced and g.phase != CHOOSE_HAND
    markets = 0 if g.phase == CHOOSE_HAND else min(int(g.turn) + 1, ROUNDS - 1)
    top = (DEALT if g.advanced else HAND) * seats + (seats + 1) * markets
    return g.region_top == top and g.region_bottom == REGIONS + (2 * seats if put_back else 0)


# --- Sanctuaries ---------------------------------------------------------------------------------------------------------------------


@rule
def entitled(box, g, seat):
    """One, and one for each clue in the area."""
    count = 1
    for i in range(ROUNDS):
        count += box.shows[g.row[seat, i], CLUE]
    for i in range(g.kept[seat]):
        count += box.shows[REGIONS + np.int64(g.sanctuaries[seat, i]), CLUE]
    return count


@rule
def offers_fit(box, g):
    for seat in range(g.seats):
        offered, missing = np.int64(g.offered[seat]), np.int64(g.missing[seat])
        if not (turn_to_come(g, seat) and climbed(g, seat)):
            if offered > 0 or missing > 0:
                return False
            continue
        wanted = entitled(box, g, seat)
        choosing = g.phase == KEEP and g.order[g.turn, g.step] == seat
        deck_empty = g.sanctuary_top == g.sanctuary_bottom
        if choosing and not (missing == 0 and 0 < offered <= wanted and (offered == wanted or deck_empty)):
            return False
        if not choosing and (offered + missing != wanted or missing < 0):
            return False
        if not choosing and missing > 0 and g.step == 0 and not deck_empty:
            return False
    return True


@rule
def returns_fit(g):
    """Each time a sanctuary was put back it took one place under the deck, and its owner remembers it."""
    total = 0
    for card in range(1, SANCTUARIES + 1):
        owners, left = 0, g.returns[card]
        for turn in range(1, min(int(g.turn) + 1, ROUNDS)):
            for step in range(g.seats):
                event = np.int64(1) << (6 * turn + step)
                if left & event:
                    owners |= 1 << g.order[turn, step]
                    left ^= event
                    total += 1
        for seat in range(g.seats):
            if g.put_back[seat] >> card & 1 != owners >> seat & 1:
                return False
        if left != 0:
            return False
    return total == np.int64(g.sanctuary_bottom) - SANCTUARIES


# --- Random games ----------------------------------------------------------------------------------------------------------------------


@rule
def play_checked(boxes, tables, outs, dices, seen, seed, games, seats, options, where):
    """Play random games and check each position; return the decisions made, and note in `where` the game, move and fact of a failure."""
    box, g, out, dice = boxes[0], tables[0], outs[0], dices[0]
    decisions = 0
    for number in range(games):
        setup(box, g, seed, number, seats, options, dice)
        move = 0
        fact = check(box, g, seen, out)
        while fact == 0 and not over(g):
            fact = -1 if random_move(box, g, out, dice) != 0 else check(box, g, seen, out)
            move += 1
        decisions += move
        if fact != 0:
            where[0], where[1], where[2] = number, move, fact
            return decisions
    return decisions
