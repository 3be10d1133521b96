"""What must hold on every table of Farshore between any two moves, compiled. `check` returns the place in `FACTS` of what does not, or 0.

All compiled code of this check is in this file: the disk cache does not notice changes of functions called from another one.
"""

from typing import Any

import numpy as np

from farlands.drivers import bind
from farlands.games import farshore as game
from farlands.games.farshore.agenda import PLAYED, WIND
from farlands.rule import rule

playout: Any = bind("playout", "farshore")
over, to_act, legal, apply = game.over, game.to_act, game.legal, game.apply
setup, first_waiting, roll = playout.setup, playout.first_waiting, playout.roll

KINDS, SEATS, CITY, HAND, SLOTS, BAY, SHORE, ISLANDS, TOKENS, WINDS, STACKS = 64, 4, 24, 8, 15, 8, 4, 4, 10, 4, 6
DOCKS, DUNES, DEPTH, CARDS, TREASURE, GOODS, VISIT_BIT, LAID = 8, 10, 64, 192, 4, 6, 1 << 3, 3
SUMMER, AUTUMN = 2, 3
REDRAW, PLAYING, OVER = range(3)
MOST_DECISIONS = 1000
"""Of one game, however it is played at random."""
MAX_LEGAL, ACTIONS = game.MAX_LEGAL, game.MOVES.count
PLAYED_FROM_HAND, ANCHOR, RESOURCE, OPPONENT = (game.MOVES.first(letter) for letter in "PKRO")

FACTS = (
    "",
    "every copy of every card is in one place",
    "places without cards are the last ones of hand and pile",
    "every worker is in one place",
    "a spot of the shore or an island has one worker at most, an island without token none",
    "nobody owes anything",
    "a city has fifteen slots, and cards that take none",
    "unique cards are once in a city",
    "workers stand on red cards, anchors on constructions",
    "no player has more than three anchors, laid ones counted",
    "every parchment is on its stack or with one player",
    "every token of islands and compass is in one place",
    "the wind turns each season, the tides come in summer",
    "stacks of the bay are different, and eight if there are cards",
    "the agenda is empty above its top and between turns",
    "who is to act has legal moves, each once, and nobody else",
    "who has ended the game is in autumn",
    "what is remembered is so",
    "the ship is on its track",
    "scratch is clean",
    "a legal move is accepted",
    "the game ends",
    "the ship takes a treasure at each mark that has one, and nobody else's treasures change",
    "ships, seasons and parchments do not go back, nor do anchors come back",
)
(
    FINE, LOST_CARD, BAD_GAP, LOST_WORKER, BAD_SPOT, BAD_GOODS, BAD_SLOTS, NOT_UNIQUE, BAD_VISIT, BAD_ANCHORS, LOST_PARCHMENT,
    LOST_TOKEN, BAD_WIND, BAD_BAY, BAD_AGENDA, BAD_LEGAL, BAD_END, BAD_MEMORY, BAD_SHIP, BAD_SCRATCH, REFUSED, ENDLESS, BAD_TREASURES,
    BACKWARDS,
) = range(len(FACTS))  # fmt: skip


@rule
def check(box, g, seen, out):
    """The first fact that does not hold. `seen`: room for as many numbers as there are kinds, and one; `out`: for legal actions."""
    if not pile_and_hands_closed(g):
        return BAD_GAP
    if not cards_in_place(box, g, seen):
        return LOST_CARD
    for seat in range(g.seats):
        fact = check_seat(box, g, seat)
        if fact != FINE:
            return fact
    if not spots_fit(g):
        return BAD_SPOT
    if not parchments_in_place(g):
        return LOST_PARCHMENT
    if not tokens_in_place(g, seen):
        return LOST_TOKEN
    if not wind_and_tides(g):
        return BAD_WIND
    if not bay_fits(g):
        return BAD_BAY
    if not agenda_fits(g):
        return BAD_AGENDA
    if not memory_fits(g):
        return BAD_MEMORY
    for i in range(len(g.choices)):
        if g.choices[i] != 0:
            return BAD_SCRATCH
    return FINE if moves_fit(box, g, seen, out) else BAD_LEGAL


# --- Cards ---------------------------------------------------------------------------------------------------------------------------


@rule
def pile_and_hands_closed(g):
    """Hands and the pile have no gaps, and nothing lies behind them."""
    for seat in range(SEATS):
        if g.in_hand[seat] < 0 or g.in_hand[seat] > HAND or (seat >= g.seats and g.in_hand[seat] > 0):
            return False
        for i in range(HAND):
            if (g.hand[seat, i] > 0) != (i < g.in_hand[seat]):
                return False
    for i in range(CARDS):
        if (g.pile[i] > 0) != (i < g.piled) or (g.pile_by[i] != 0 and i >= g.piled):
            return False
    return True


@rule
def cards_in_place(box, g, seen):
    """Hands, cities, bay, deck, pile, cards turned up and the card being played hold each kind as often as the box."""
    for kind in range(KINDS + 1):
        seen[kind] = 0
    for seat in range(g.seats):
        for i in range(HAND):
            seen[g.hand[seat, i]] += 1
        for i in range(CITY):
            seen[g.city[seat, i]] += 1
    for i in range(BAY):
        seen[g.bay[i]] += g.bay_count[i]
    for i in range(g.piled):
        seen[g.pile[i]] += 1
    for position in range(g.deck_top, g.deck_bottom):
        seen[g.deck[position % CARDS]] += 1
    for i in range(len(g.shown)):
        seen[g.shown[i]] += 1
    for entry in range(g.depth):
        if g.task[entry] == PLAYED and g.stage[entry] < LAID:
            seen[g.card[entry]] += 1
    for kind in range(1, KINDS + 1):
        if seen[kind] != box.copies[kind]:
            return False
    return True


@rule
def bay_fits(g):
    stacks = 0
    for place in range(BAY):
        if (g.bay[place] > 0) != (g.bay_count[place] > 0) or g.bay_count[place] < 0:
            return False
        stacks += g.bay[place] > 0
        for other in range(place):
            if g.bay[place] > 0 and g.bay[place] == g.bay[other]:
                return False
    more = g.deck_top < g.deck_bottom or g.piled > 0
    return stacks == BAY or g.depth > 0 or not more


# --- A player's things ---------------------------------------------------------------------------------------------------------------


@rule
def check_seat(box, g, seat):
    workers = np.int64(g.workers[seat]) + g.astray[seat] + g.lost[seat]
    for spot in range(DUNES + 1):
        workers += g.spots[seat, spot]
        if g.spots[seat, spot] < 0:
            return LOST_WORKER
    for place in range(CITY):
        workers += g.visited[seat, place]
    if workers != 2 + g.season[seat] or g.workers[seat] < 0 or g.astray[seat] < 0 or g.lost[seat] < 0:
        return LOST_WORKER
    for i in range(GOODS):
        if g.goods[seat, i] < 0:
            return BAD_GOODS
    if g.ship[seat] < 0 or g.ship[seat] > box.track_end:
        return BAD_SHIP
    if g.season[seat] < 0 or g.season[seat] > AUTUMN or (g.ended[seat] and g.season[seat] != AUTUMN):
        return BAD_END
    return check_city(box, g, seat)


@rule
def check_city(box, g, seat):
    kinds, slots, anchors = np.int64(0), 0, np.int64(g.anchors[seat])
    for place in range(CITY):
        card = np.int64(g.city[seat, place])
        anchors += g.anchored[seat, place]
        if g.visited[seat, place] and not (card and box.listens[card] & VISIT_BIT):
            return BAD_VISIT
        if g.anchored[seat, place] and (card == 0 or box.critter[card]):
            return BAD_VISIT
        if card:
            slots += box.takes_slot[card]
            if box.unique[card] and kinds >> (card - 1) & 1:
                return NOT_UNIQUE
            kinds |= np.int64(1) << (card - 1)
    if g.anchors[seat] < 0 or anchors > 3:
        return BAD_ANCHORS
    return FINE if slots == g.slots[seat] and slots <= SLOTS and kinds == g.in_city[seat] else BAD_SLOTS


# --- The board -----------------------------------------------------------------------------------------------------------------------


@rule
def spots_fit(g):
    for spot in range(DOCKS):
        workers = 0
        for seat in range(SEATS):
            workers += g.spots[seat, spot]
        if workers > (1 if spot < SHORE or g.islands[spot - SHORE] > 0 else 0):
            return False
    return True


@rule
def parchments_in_place(g):
    """With two players each stack has values 1 and 2, with three 0, 1 and 2, with four 0, 1, 1 and 2."""
    for stack in range(STACKS):
        zeros = ones = twos = 0
        for i in range(4 + g.seats):
            value = g.stacks[stack, i] if i < 4 else g.parchments[i - 4, stack]
            zeros += value == 1
            ones += value == 2
            twos += value == 3
            if value < 0 or value > 3 or (0 < i < 4 and value > 0 and g.stacks[stack, i - 1] == 0):
                return False
        if twos != 1 or ones != (2 if g.seats == 4 else 1) or zeros != (0 if g.seats == 2 else 1):
            return False
    return True


@rule
def each_once(tokens, count, seen):
    """Whether the tokens are the numbers from 1 to so many."""
    for token in range(count + 1):
        seen[token] = 0
    for i in range(count):
        if tokens[i] < 1 or tokens[i] > count or seen[tokens[i]]:
            return False
        seen[tokens[i]] = 1
    return True


@rule
def tokens_in_place(g, seen):
    if not (each_once(g.island_deck, TOKENS, seen) and each_once(g.compass_a, WINDS, seen) and each_once(g.compass_b, WINDS, seen)):
        return False
    for i in range(ISLANDS):
        if g.islands[i] != (g.island_deck[i] if i < g.seats else 0) or (g.flooded[i] and g.islands[i] == 0):
            return False
    return g.compass[0] == g.compass_a[g.compass_a_top - 1] and g.compass[1] == g.compass_b[g.compass_b_top - 1]


@rule
def wind_and_tides(g):
    """As often as all players have prepared for a season; two islands are flooded once all have for summer."""
    least, flooded, to_come = np.int64(g.season[0]), 0, 0
    for seat in range(g.seats):
        least = min(least, np.int64(g.season[seat]))
    for i in range(ISLANDS):
        flooded += g.flooded[i]
    for entry in range(g.depth):
        to_come += g.task[entry] == WIND
    if g.compass_a_top != g.compass_b_top or g.compass_a_top + to_come != 1 + least:
        return False
    return flooded == (2 if least >= SUMMER else 0) if g.depth == 0 else flooded <= 2


# --- What is under way ---------------------------------------------------------------------------------------------------------------


@rule
def agenda_fits(g):
    if g.depth < 0 or g.depth > DEPTH or (g.depth > 0 and g.phase != PLAYING):
        return False
    for entry in range(DEPTH):
        if (g.task[entry] > 0) != (entry < g.depth):
            return False
        left = g.row[entry] != 0 or g.pending[entry] != 0 or g.card[entry] != 0 or g.source[entry] != 0 or g.place[entry] != 0
        left |= g.left[entry] != 0 or g.done[entry] != 0 or g.stage[entry] != 0 or g.less[entry] != 0
        if left and entry >= g.depth:
            return False
        if g.left[entry] < 0 or g.done[entry] < 0 or g.less[entry] < 0:
            return False
        for i in range(TREASURE):
            if g.owed[entry, i] < 0 or (g.owed[entry, i] and entry >= g.depth):
                return False
    for i in range(len(g.shown)):
        if g.shown[i] and g.depth == 0:
            return False
    return True


@rule
def moves_fit(box, g, seen, out):
    """The active player can do something, and nothing twice; the others nothing."""
    if g.active < 0 or g.active >= g.seats or to_act(g) != (0 if g.phase == OVER else np.int64(1) << g.active):
        return False
    for seat in range(g.seats):
        count = legal(box, g, seat, out)
        if count > MAX_LEGAL or (count > 0) != (g.phase != OVER and seat == g.active and not g.ended[seat]):
            return False
        for i in range(count):
            if out[i] < 0 or out[i] >= ACTIONS:
                return False
            for j in range(i):
                if out[i] == out[j]:
                    return False
    return True


@rule
def memory_fits(g):
    """A card lies in one of the hands where somebody thinks it, or was discarded from there since."""
    for seat in range(SEATS):
        for i in range(HAND):
            known, rumoured = g.hand_known[seat, i], g.hand_rumoured[seat, i]
            if (known or rumoured) and i >= g.in_hand[seat]:
                return False
            if (known != 0) != (g.hand_since[seat, i] != 0) or (rumoured != 0) != (g.hand_among[seat, i] != 0):
                return False
            if (g.filled[seat, i] > 0) != (i < g.in_hand[seat]) or (
                i > 0 and i < g.in_hand[seat] and g.filled[seat, i] <= g.filled[seat, i - 1]
            ):
                return False
            if known >> seat & 1 or rumoured >> seat & 1 or known & rumoured or (rumoured and not g.hand_among[seat, i] >> seat & 1):
                return False
    for i in range(CARDS):
        known, rumoured, owner = g.pile_known[i], g.pile_rumoured[i], np.int64(g.pile_by[i]) - 1
        if (known or rumoured) and owner < 0:
            return False
        if known and (known >> owner & 1 or g.pile_when[i] <= g.pile_since[i]):
            return False
        if rumoured and (rumoured >> owner & 1 or not g.pile_among[i] >> owner & 1 or g.pile_when[i] <= g.pile_rumoured_since[i]):
            return False
        if known & rumoured or g.pile_from[i] > g.pile_when[i] or (known and g.pile_from[i] > g.pile_since[i]):
            return False
    return True


# --- From one position to the next ---------------------------------------------------------------------------------------------------


@rule
def check_step(box, before, g, seat, action):
    """What a move may not do, whatever it is."""
    for other in range(g.seats):
        passed = np.int64(0)
        for mark in range(np.int64(before.ship[other]) + 1, np.int64(g.ship[other]) + 1):
            passed += box.treasures_by[mark] > box.treasures_by[mark - 1]
        gained = np.int64(g.goods[other, TREASURE]) - before.goods[other, TREASURE]
        may_pay = PLAYED_FROM_HAND <= action < ANCHOR or RESOURCE <= action < OPPONENT or before.depth > 0
        if other != seat and (gained != 0 or passed != 0):
            return BAD_TREASURES
        if g.goods[other, TREASURE] < passed or (gained < passed and not may_pay):
            return BAD_TREASURES
        if g.ship[other] < before.ship[other] or g.season[other] < before.season[other] or g.ended[other] < before.ended[other]:
            return BACKWARDS
        if g.anchors[other] > before.anchors[other] or g.lost[other] < before.lost[other]:
            return BACKWARDS
        for stack in range(STACKS):
            if before.parchments[other, stack] and g.parchments[other, stack] != before.parchments[other, stack]:
                return BACKWARDS
    return FINE


@rule
def play_checked(boxes, tables, outs, dices, seen, seed, games, seats, options, found, chosen):
    """Play random games and check each position. `found`: game, move and fact of a failure; decisions in all, and of the longest game;
    reshuffles; the deepest agenda. `chosen`: how often each action was.
    """
    box, g, before, out, dice = boxes[0], tables[0], tables[1], outs[0], dices[0]
    for number in range(games):
        setup(box, g, seed, number, seats, options, dice)
        cards = g.deck_bottom
        move, fact = 0, check(box, g, seen, out)
        while fact == FINE and not over(g):
            tables[1] = tables[0]
            seat = first_waiting(g)
            action = np.int64(out[roll(dice, legal(box, g, seat, out))])
            chosen[action] += 1
            fact = REFUSED if apply(box, g, seat, action) != 0 else check(box, g, seen, out)
            if fact == FINE:
                fact = check_step(box, before, g, seat, action)
            if fact == FINE and move == MOST_DECISIONS:
                fact = ENDLESS
            found[6] = max(found[6], np.int64(g.depth))
            move += 1
        found[3] += move
        found[4] = max(found[4], move)
        found[5] += g.deck_bottom > cards
        if fact != FINE:
            found[0], found[1], found[2] = number, move, fact
            return
