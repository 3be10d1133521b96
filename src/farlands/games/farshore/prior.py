"""A cheap guess how good an action looks, for bots: no search, one glance at what it gives and costs."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.agenda import PLAYED
from farlands.games.farshore.board import compass_matches, source_of_spot
from farlands.games.farshore.city import one, parchments_held, top_parchment
from farlands.games.farshore.language import (
    AFTER,
    AFTER_BAY,
    AFTER_COMPASS,
    COUNT,
    DRAW,
    DRAW_UP,
    GAIN,
    GIVE_CARDS,
    GIVE_DRAWN,
    GIVE_GOODS,
    PRODUCE,
    SCORE,
    SHIP,
    TAKE_CARDS,
)
from farlands.games.farshore.memory import NOWHERE
from farlands.games.farshore.playing import refuse_card
from farlands.games.farshore.scoring import counted
from farlands.games.farshore.state import (
    ACT,
    ANCHOR,
    AUTUMN,
    BAY,
    CITY,
    DISCARD,
    DUNES,
    FINISH,
    FREE,
    FROM_BAY,
    FROM_DECK,
    FROM_HAND,
    GIVE,
    GIVE_UP,
    NO_MORE,
    PARCHMENTS,
    PAY,
    PAY_COST,
    PAY_TREASURE,
    POINT,
    RESOURCE,
    RESOURCES,
    SEASON,
    SPRING,
    TAKE,
    TREASURE,
    VISIT,
    WORKER,
)

TENTH = 10
"""Guesses are in tenths of a point."""
RESOURCE_WORTH, TREASURE_WORTH, CARD_WORTH, MARK_WORTH = 9, 22, 5, 18
ANCHOR_WORTH = 12


@rule
def prior(box, g, seat, action):
    """Cards: points and what they bring. Workers: what the spot gives. Choices: the scarcest resource, the best card kept."""
    if action < VISIT:
        return worth_of_spot(box, g, seat, action - WORKER)
    if action < FROM_HAND:
        return worth_of_effect(box, g, seat, action - VISIT + 1)
    if action < ANCHOR:
        card = action - FROM_HAND + 1 if action < FROM_BAY else action - FROM_BAY + 1
        return 10 * TENTH + worth_of_card(box, g, seat, card) - cost_of(box, card)
    return prior_of_choice(box, g, seat, action)


@rule
def prior_of_choice(box, g, seat, action):
    """Decisions inside a turn, and the end of a season."""
    if action < DISCARD:
        return -ANCHOR_WORTH if action < GIVE_UP else -worth_of_card(box, g, seat, action - GIVE_UP + 1)
    if action < TAKE:
        card = action - (DISCARD if action < GIVE else GIVE) + 1
        return CARD_WORTH - use_of_card(box, g, seat, card)
    if action < ACT:
        return use_of_card(box, g, seat, action - TAKE + 1)
    if action < FREE:
        return np.int64(TENTH)
    if FREE <= action < FREE + box.kinds:
        return worth_of_card(box, g, seat, action - FREE + 1)
    if RESOURCE <= action < PAY:
        return need_of(box, g, seat, action - RESOURCE)
    if PAY <= action < PAY_TREASURE:
        resource = action - PAY
        return -np.int64(TREASURE_WORTH) if resource == RESOURCES else -need_of(box, g, seat, resource)
    if action == FROM_DECK:
        return np.int64(CARD_WORTH)
    if action == PAY_COST:
        return np.int64(0)
    if action == SEASON:
        return 5 * TENTH if g.season[seat] < AUTUMN else np.int64(0)
    if action == FINISH:
        return -np.int64(TENTH)
    return np.int64(0) if action == NO_MORE else -np.int64(TREASURE_WORTH)


# --- Cards ---------------------------------------------------------------------------------------------------------------------------


@rule
def worth_of_card(box, g, seat, card):
    """Points at the end, what it does at once and later, parchments it comes nearer to, the ship."""
    worth = TENTH * np.int64(box.vp[card]) + MARK_WORTH * compass_matches(box, g, card)
    seasons_left = AUTUMN - np.int64(g.season[seat])
    for row in range(box.first_row[card], box.end_row[card]):
        trigger = box.row_trigger[row]
        if trigger == SCORE:
            worth += score_of_row(box, g, seat, row)
        elif trigger in (AFTER, AFTER_BAY, AFTER_COMPASS):
            worth += seasons_left * worth_of_step(box, g, seat, row)
        elif trigger == PRODUCE:
            harvests = np.int64(1) + (1 if seasons_left > 0 else 0) + (1 if g.season[seat] < SPRING else 0)
            worth += harvests * worth_of_step(box, g, seat, row)
        else:
            worth += worth_of_step(box, g, seat, row)
    for place in range(CITY):
        other = np.int64(g.city[seat, place])
        if other > 0 and box.listens[other] >> SCORE & 1:
            for row in range(box.first_row[other], box.end_row[other]):
                if box.row_cards[row] & one(card):
                    worth += TENTH * np.int64(box.row_amount[row])
    return worth


@rule
def score_of_row(box, g, seat, row):
    """What a purple card counts now, and a little hope."""
    return TENTH * np.int64(box.row_amount[row]) * (counted(box, g, seat, row) + 1) if box.row_verb[row] == COUNT else np.int64(0)


@rule
def cost_of(box, card):
    """What the resources of a cost could have been used for."""
    cost = np.int64(0)
    for resource in range(RESOURCES):
        cost += (RESOURCE_WORTH // 2) * np.int64(box.cost[card, resource])
    return cost


@rule
def use_of_card(box, g, seat, card):
    """What a card is worth in hand: more if it can be played now."""
    worth = worth_of_card(box, g, seat, card) // 2 - cost_of(box, card) // 2
    if g.depth > 0 and g.task[np.int64(g.depth) - 1] == PLAYED:
        return worth
    return worth + TENTH * np.int64(refuse_card(box, g, seat, card, np.int64(0)) == 0)


# --- Effects -------------------------------------------------------------------------------------------------------------------------


@rule
def worth_of_effect(box, g, seat, source):
    """All steps of a spot or card, one after the other."""
    worth = np.int64(0)
    for row in range(box.first_row[source], box.end_row[source]):
        worth += worth_of_step(box, g, seat, row)
    return worth


@rule
def worth_of_step(box, g, seat, row):
    """One step, taken roughly."""
    verb, amount = box.row_verb[row], np.int64(box.row_amount[row])
    if verb == GAIN:
        goods = box.row_what[row]
        each = TREASURE_WORTH if goods >> TREASURE & 1 else TENTH if goods >> POINT & 1 else RESOURCE_WORTH
        return amount * each // (2 if box.row_each[row] else 1)
    if verb in (DRAW, TAKE_CARDS):
        return amount * CARD_WORTH
    if verb == DRAW_UP:
        return np.int64(2 * CARD_WORTH)
    if verb == SHIP:
        return amount * MARK_WORTH
    if verb == GIVE_GOODS:
        return -amount * RESOURCE_WORTH
    if verb in (GIVE_CARDS, GIVE_DRAWN):
        return -amount * CARD_WORTH
    return np.int64(CARD_WORTH)


@rule
def worth_of_spot(box, g, seat, spot):
    """A spot of the board; a parchment is worth what it adds."""
    if spot < DUNES:
        return worth_of_effect(box, g, seat, source_of_spot(g, spot))
    stack = spot - DUNES
    top = top_parchment(g, stack)
    held, values = parchments_held(g, seat), np.int64(0)
    for i in range(PARCHMENTS):
        values += max(np.int64(g.parchments[seat, i]) - 1, np.int64(0))
    value = np.int64(g.stacks[stack, top]) - 1 if top != NOWHERE else np.int64(0)
    return TENTH * ((values + value) * (held + 1) - values * held) + TENTH


@rule
def need_of(box, g, seat, resource):
    """How much a resource is wanted for the cards at hand and in the bay."""
    need = np.int64(RESOURCE_WORTH)
    for place in range(g.in_hand[seat]):
        card = np.int64(g.hand[seat, place])
        need += 2 * np.int64(box.cost[card, resource] > g.goods[seat, resource])
    for place in range(BAY):
        if g.bay[place] > 0:
            need += np.int64(box.cost[g.bay[place], resource] > g.goods[seat, resource])
    return need
