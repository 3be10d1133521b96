"""Decisions inside an action: what the uppermost task of the agenda leaves to choose. What a choice does: `deciding.py`."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.agenda import ORDER, PLAYED, TIDES
from farlands.games.farshore.board import (
    DONE,
    refuse_gift,
    refuse_island,
    refuse_spot,
    refuse_visit,
    source_of_spot,
)
from farlands.games.farshore.city import one
from farlands.games.farshore.language import (
    ACTIVATE,
    DISCARD_CARDS,
    FROM_THE_BAY,
    FROM_THE_DECK,
    FROM_THE_HAND,
    GAIN,
    GIVE_CARDS,
    GIVE_DRAWN,
    GIVE_GOODS,
    MOVE_WORKER,
    ON_ISLANDS,
    ON_SHORE,
    PAY_GOODS,
    PLAY_CARD,
    REVEAL,
    SALVAGE,
    TAKE_CARDS,
    USE_SPOT,
)
from farlands.games.farshore.memory import NOWHERE, can_draw
from farlands.games.farshore.playing import (
    WAY,
    list_payments,
    list_ways,
    refuse_card,
    refuse_room,
)
from farlands.games.farshore.state import (
    ACT,
    BAY,
    CITY,
    DEEPEST,
    DISCARD,
    DUNES,
    FREE,
    FROM_BAY,
    FROM_DECK,
    FROM_HAND,
    GIVE,
    GIVE_UP,
    HAND,
    ISLAND_DOWN,
    ISLANDS,
    LIFT,
    LIFT_CARD,
    MAX_SEATS,
    MOST_SHOWN,
    NO_MORE,
    OPPONENT,
    PAY,
    RESOURCE,
    RESOURCES,
    SHORE,
    SPOTS,
    TAKE,
    TREASURE,
    WORKER,
)
from farlands.games.farshore.state import VISIT as VISIT_CARD

NOBODY = MAX_SEATS + 1
"""In place of an opponent, where none can take what is given: it is discarded."""


# --- What there is to choose ---------------------------------------------------------------------------------------------------------


@rule
def list_choices(box, g, seat, out):
    """Write what may be decided about the uppermost task; return how many. None: the task is over."""
    top = np.int64(g.depth) - 1
    task, row = g.task[top], np.int64(g.row[top])
    if task == PLAYED:
        return list_ways(box, g, seat, out) if g.stage[top] == WAY else list_payments(g, seat, out)
    if task == ORDER:
        return list_order(box, g, seat, top, out)
    if task == TIDES:
        return list_islands(g, top, out)
    if g.left[top] == 0:
        return np.int64(0)
    if task == GAIN:
        return list_resources(np.int64(box.row_what[row]), out)
    if task == TAKE_CARDS:
        return list_cards_to_take(g, seat, np.int64(box.row_what[row]), out, np.int64(0))
    if task == PAY_GOODS:
        return list_payable(box, g, seat, top, out)
    if task == DISCARD_CARDS:
        return list_discards(box, g, seat, top, out)
    if task in (GIVE_GOODS, GIVE_CARDS, GIVE_DRAWN):
        return list_gifts(g, seat, top, out)
    if task == ACTIVATE:
        return list_city(g, seat, box.row_cards[row], np.int64(NOWHERE), ACT, out)
    if task == SALVAGE:
        return list_city(g, seat, box.row_cards[row], np.int64(g.place[top]) - 1, GIVE_UP, out)
    if task == REVEAL:
        return list_shown(box, g, seat, row, out)
    if task == MOVE_WORKER:
        return list_lifts(box, g, seat, out) if g.card[top] == 0 else list_moves(box, g, seat, top, out)
    if task == USE_SPOT:
        return list_spots_to_use(box, g, seat, row, out)
    return list_playable(box, g, seat, row, out)


@rule
def list_resources(goods, out):
    """Resources to choose from."""
    count = np.int64(0)
    for resource in range(RESOURCES):
        if goods >> resource & 1:
            out[count] = RESOURCE + resource
            count += 1
    return count


@rule
def list_cards_to_take(g, seat, sources, out, count):
    """Cards of the bay, and the deck, as long as the hand has room."""
    if g.in_hand[seat] < HAND:
        if sources & FROM_THE_BAY:
            for place in range(BAY):
                if g.bay[place] > 0:
                    out[count] = TAKE + g.bay[place] - 1
                    count += 1
        if sources & FROM_THE_DECK and can_draw(g):
            out[count] = FROM_DECK
            count += 1
    return count


@rule
def list_order(box, g, seat, top, out):
    """The cards of the city that are to act, one of each kind; and cards to take in the new season."""
    count = list_city_places(g, seat, g.pending[top], out)
    return list_cards_to_take(g, seat, np.int64(g.less[top]), out, count) if g.left[top] > 0 else count


@rule
def list_city_places(g, seat, places, out):
    """The kinds of the cards at these places."""
    count = kinds = np.int64(0)
    for place in range(CITY):
        if places >> place & 1 and not kinds & one(g.city[seat, place]):
            kinds |= one(g.city[seat, place])
            out[count] = ACT + g.city[seat, place] - 1
            count += 1
    return count


@rule
def list_city(g, seat, cards, but, family, out):
    """The kinds of these cards in the city, but for the card at one place."""
    count = kinds = np.int64(0)
    for place in range(CITY):
        card = np.int64(g.city[seat, place])
        if card > 0 and place != but and cards & one(card) and not kinds & one(card):
            kinds |= one(card)
            out[count] = family + card - 1
            count += 1
    return count


@rule
def list_islands(g, top, out):
    """Islands that are not flooded yet, if any are still to be."""
    count = np.int64(0)
    if g.left[top] > 0:
        for island in range(ISLANDS):
            if g.islands[island] > 0 and not g.flooded[island]:
                out[count] = ISLAND_DOWN + island
                count += 1
    return count


@rule
def list_payable(box, g, seat, top, out):
    """Resources of the kind asked for, or a treasure in their place; no more, where one may stop."""
    row = np.int64(g.row[top])
    count = np.int64(0)
    for resource in range(RESOURCES):
        if box.row_what[row] >> resource & 1 and g.goods[seat, resource] > 0:
            out[count] = PAY + resource
            count += 1
    if g.goods[seat, TREASURE] > 0:
        out[count] = PAY + RESOURCES
        count += 1
    return may_stop(box, g, top, out, count)


@rule
def may_stop(box, g, top, out, count):
    """To do no more is possible if the effect says up to, or before one has begun. It is no choice where there is nothing else."""
    row = np.int64(g.row[top])
    if count > 0 and (box.row_up_to[row] or g.done[top] == 0):
        out[count] = NO_MORE
        count += 1
    return count


@rule
def list_discards(box, g, seat, top, out):
    """Cards of the hand, one of each kind."""
    return may_stop(box, g, top, out, list_hand(g, seat, np.int64(0), DISCARD, out))


@rule
def list_hand(g, seat, first, family, out):
    """The kinds of the cards in hand, from a place on."""
    count = kinds = np.int64(0)
    for place in range(first, g.in_hand[seat]):
        card = np.int64(g.hand[seat, place])
        if not kinds & one(card):
            kinds |= one(card)
            out[count] = family + card - 1
            count += 1
    return count


@rule
def list_gifts(g, seat, top, out):
    """First the opponent, then what is given."""
    task = g.task[top]
    if task == GIVE_CARDS and g.in_hand[seat] == 0:
        return np.int64(0)
    if g.card[top] == 0:
        count = np.int64(0)
        for other in range(g.seats):
            if other != seat and not g.ended[other] and (task == GIVE_GOODS or g.in_hand[other] < HAND):
                out[count] = OPPONENT + other
                count += 1
        return count
    if task != GIVE_GOODS:
        first = np.int64(g.in_hand[seat]) - np.int64(g.done[top]) if task == GIVE_DRAWN else np.int64(0)
        return list_hand(g, seat, first, GIVE, out)
    count = np.int64(0)
    for resource in range(RESOURCES):
        if g.goods[seat, resource] > 0:
            out[count] = PAY + resource
            count += 1
    return count


@rule
def list_shown(box, g, seat, row, out):
    """Revealed cards that may be played for nothing."""
    count = kinds = np.int64(0)
    for i in range(MOST_SHOWN):
        card = np.int64(g.shown[i])
        fits = card > 0 and g.depth <= DEEPEST and box.vp[card] <= box.row_what[row]
        if fits and not kinds & one(card) and refuse_room(box, g, seat, card) == DONE:
            kinds |= one(card)
            out[count] = FREE + card - 1
            count += 1
    out[count] = NO_MORE
    return count + 1


@rule
def list_lifts(box, g, seat, out):
    """Where the player has workers that can be moved."""
    count = kinds = np.int64(0)
    for spot in range(DUNES + 1):
        if g.spots[seat, spot] > 0:
            out[count] = LIFT + spot
            count += 1
    for place in range(CITY):
        card = np.int64(g.city[seat, place])
        if g.visited[seat, place] and not box.stays[card] and not kinds & one(card):
            kinds |= one(card)
            out[count] = LIFT_CARD + card - 1
            count += 1
    return count


@rule
def list_moves(box, g, seat, top, out):
    """Where the lifted worker may go: not where it came from (which it leaves only then)."""
    return list_workplaces(box, g, seat, np.int64(g.card[top]) - 1, out)


@rule
def list_workplaces(box, g, seat, but, out):
    """Where a worker may go: spots of the board but for one, red cards of the city."""
    count = kinds = np.int64(0)
    for spot in range(SPOTS):
        if min(spot, DUNES) != but and refuse_spot(box, g, seat, np.int64(spot)) == DONE:
            out[count] = WORKER + spot
            count += 1
    for place in range(CITY):
        card = np.int64(g.city[seat, place])
        if card > 0 and not kinds & one(card) and refuse_visit(box, g, seat, card) == DONE:
            kinds |= one(card)
            out[count] = VISIT_CARD + card - 1
            count += 1
    return count


@rule
def list_spots_to_use(box, g, seat, row, out):
    """Spots of the shore, or islands, occupied or not."""
    count = np.int64(0)
    for spot in range(SHORE + ISLANDS):
        kind = ON_SHORE if spot < SHORE else ON_ISLANDS
        if box.row_what[row] & kind and refuse_island(g, np.int64(spot)) == DONE:
            if refuse_gift(box, g, seat, source_of_spot(g, np.int64(spot))) == DONE:
                out[count] = WORKER + spot
                count += 1
    return count


@rule
def list_playable(box, g, seat, row, out):
    """Cards that can be played with the effect's discount."""
    if g.depth > DEEPEST:
        return np.int64(0)
    less = np.int64(box.row_amount[row])
    count = kinds = np.int64(0)
    if box.row_what[row] & FROM_THE_HAND:
        for place in range(g.in_hand[seat]):
            card = np.int64(g.hand[seat, place])
            if not kinds & one(card) and refuse_card(box, g, seat, card, less) == DONE:
                kinds |= one(card)
                out[count] = FROM_HAND + card - 1
                count += 1
    if box.row_what[row] & FROM_THE_BAY:
        for place in range(BAY):
            card = np.int64(g.bay[place])
            if card > 0 and refuse_card(box, g, seat, card, less) == DONE:
                out[count] = FROM_BAY + card - 1
                count += 1
    if box.row_optional[row] and (count > 0 or box.row_what[row] & FROM_THE_HAND):
        out[count] = NO_MORE
        count += 1
    return count


@rule
def is_forced(g, count):
    """Whether a decision is no decision. What depends on a hand is left to the player, so that nobody can tell what is in it; and what
    has been revealed lies there until the player has decided, so that everybody sees it.
    """
    top = np.int64(g.depth) - 1
    task = g.task[top]
    if task in (DISCARD_CARDS, GIVE_CARDS, GIVE_DRAWN):
        return count == 1 and g.card[top] == 0 and task != DISCARD_CARDS
    if task in (PLAY_CARD, REVEAL):
        return False
    if task == TIDES:
        return count <= g.left[top]
    return count == 1
