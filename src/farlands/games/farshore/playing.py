"""Playing a card, in the steps of the rulebook: discount, payment, laying it down, its ability, those of others, the ship."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.agenda import ORDER, PLAYED, begin, begin_effect, finish
from farlands.games.farshore.board import (
    CITY_FULL,
    DONE,
    NOTHING_TO_DISCARD,
    TOO_EXPENSIVE,
    UNIQUE,
    compass_matches,
    move_ship,
    take_from_bay,
)
from farlands.games.farshore.city import (
    discard_from_city,
    holds,
    in_city_of,
    lay_in_city,
    one,
    place_in_city,
    place_to_anchor,
    place_to_discard,
    slot_free,
)
from farlands.games.farshore.language import AFTER, AFTER_BAY, AFTER_COMPASS, DISCOUNT, PLAY, PRODUCE
from farlands.games.farshore.memory import NOWHERE, show_from_hand
from farlands.games.farshore.state import ANCHOR, CITY, GIVE_UP, PAY_COST, PAY_TREASURE, RESOURCE, RESOURCES, TREASURE

WAY, PAYMENT, LAYING, ABILITY, OTHERS, COMPASS, END = range(7)
"""How far a card has come."""
OF_HAND, OF_BAY, SHOWN = range(3)
"""Where it came from."""


# --- May it be played? ---------------------------------------------------------------------------------------------------------------


@rule
def shortage(g, seat, cost):
    """Resources that are missing for a cost."""
    missing = np.int64(0)
    for resource in range(RESOURCES):
        missing += max(np.int64(0), np.int64(cost[resource]) - np.int64(g.goods[seat, resource]))
    return missing


@rule
def can_pay(g, seat, cost, less):
    """Whether resources, treasures in their place and a discount cover a cost."""
    return shortage(g, seat, cost) <= np.int64(g.goods[seat, TREASURE]) + less


@rule
def has_cost(box, card):
    """Whether the card costs anything."""
    total = np.int64(0)
    for resource in range(RESOURCES):
        total += box.cost[card, resource]
    return total > 0


@rule
def refuse_room(box, g, seat, card):
    """Why a card cannot be laid into the city as it is, or DONE."""
    if box.unique[card] and g.in_city[seat] & one(card):
        return UNIQUE
    if not slot_free(box, g, seat, card):
        return CITY_FULL
    if box.must_salvage[card] and in_city_of(g, seat, box.must_salvage[card]) == 0:
        return NOTHING_TO_DISCARD
    return DONE


@rule
def refuse_card(box, g, seat, card, less):
    """Why a card cannot be played, with a discount that comes from another effect or 0, or DONE."""
    refusal = refuse_room(box, g, seat, card)
    if refusal == DONE:
        if can_pay(g, seat, box.cost[card], less) or (less == 0 and some_anchor(box, g, seat, card)):
            return DONE
        refusal = TOO_EXPENSIVE
    if less == 0:
        for place in range(CITY):
            if g.city[seat, place] > 0 and discount_of(box, g, seat, place, card) > 0:
                return DONE
    return refusal


@rule
def fits_anchor(box, g, seat, place, card):
    """Whether an anchor on the card at a place pays for a critter: a construction of the same colour without one."""
    other = g.city[seat, place]
    return (
        g.anchors[seat] > 0
        and other > 0
        and box.critter[card]
        and not box.critter[other]
        and box.colour[other] == box.colour[card]
        and not g.anchored[seat, place]
    )


@rule
def some_anchor(box, g, seat, card):
    """Whether some anchor pays for the card."""
    if box.critter[card] and g.anchors[seat] > 0:
        for place in range(CITY):
            if fits_anchor(box, g, seat, place, card):
                return True
    return False


@rule
def discount_of(box, g, seat, place, card):
    """What the card at a place, discarded, takes off the cost of another, if that can then be played; else 0."""
    other = np.int64(g.city[seat, place])
    if not box.listens[other] >> DISCOUNT & 1 or not has_cost(box, card):
        return np.int64(0)
    for row in range(box.first_row[other], box.end_row[other]):
        if box.row_trigger[row] == DISCOUNT and box.row_played[row] & one(card) and holds(box, g, seat, row):
            less = np.int64(box.row_amount[row])
            return less if can_pay(g, seat, box.cost[card], less) and has_room_without(box, g, seat, place, card) else np.int64(0)
    return np.int64(0)


@rule
def has_room_without(box, g, seat, place, card):
    """Whether a card can be laid once that at the place is gone."""
    other = np.int64(g.city[seat, place])
    g.city[seat, place] = 0
    g.slots[seat] -= box.takes_slot[other]
    alone = place_in_city(g, seat, other) == NOWHERE
    if alone:
        g.in_city[seat] &= ~one(other)
    room = refuse_room(box, g, seat, card) == DONE
    g.city[seat, place] = other
    g.slots[seat] += box.takes_slot[other]
    g.in_city[seat] |= one(other)
    return room


# --- Playing it ----------------------------------------------------------------------------------------------------------------------


@rule
def start_playing(box, g, seat, card, origin, less):
    """The card is shown and leaves where it was; what was revealed by an effect costs nothing."""
    if origin == OF_HAND:
        show_from_hand(g, seat, card)
    elif origin == OF_BAY:
        take_from_bay(g, card)
    top = begin(g, PLAYED, 0)
    g.card[top] = card
    g.source[top] = origin
    g.less[top] = less
    if origin == SHOWN:
        g.stage[top] = LAYING
    else:
        g.stage[top] = PAYMENT if less > 0 else WAY
        for resource in range(RESOURCES):
            g.owed[top, resource] = box.cost[card, resource]


@rule
def go_on_playing(box, g, seat):
    """Do the next step of the card on top of the agenda; False if the player must decide."""
    top = np.int64(g.depth) - 1
    card = np.int64(g.card[top])
    stage = g.stage[top]
    if stage == WAY:
        return False
    if stage == PAYMENT:
        return go_on_paying(g, seat, top)
    g.stage[top] = stage + 1
    if stage == LAYING:
        g.place[top] = lay_in_city(box, g, seat, card) + 1
    elif stage == ABILITY:
        use_ability(box, g, top, card)
    elif stage == OTHERS:
        g.pending[top] = listeners(box, g, seat, AFTER, card, top) | listeners(box, g, seat, AFTER_BAY, card, top)
        order_listeners(g, top, AFTER)
    elif stage == COMPASS:
        if move_ship(box, g, seat, compass_matches(box, g, card)) > 0:
            g.pending[top] = listeners(box, g, seat, AFTER_COMPASS, card, top)
            order_listeners(g, top, AFTER_COMPASS)
    else:
        finish(g)
    return True


@rule
def use_ability(box, g, top, card):
    """Step 4: green and brown cards act at once."""
    place = np.int64(g.place[top]) - 1
    if box.listens[card] >> PRODUCE & 1:
        begin_effect(box, g, card, place, PRODUCE)
    if box.listens[card] >> PLAY & 1:
        begin_effect(box, g, card, place, PLAY)


@rule
def listeners(box, g, seat, trigger, card, top):
    """Steps 5 and 6: the places of other cards of the city that this one sets off, as a bit mask."""
    found = np.int64(0)
    if trigger == AFTER_BAY and g.source[top] != OF_BAY:
        return found
    for place in range(CITY):
        other = np.int64(g.city[seat, place])
        if other > 0 and place + 1 != g.place[top] and box.listens[other] >> trigger & 1:
            for row in range(box.first_row[other], box.end_row[other]):
                if box.row_trigger[row] == trigger and (trigger == AFTER_COMPASS or box.row_played[row] & one(card)):
                    found |= np.int64(1) << place
    return found


@rule
def order_listeners(g, played, trigger):
    """Cards set off act in an order that their owner chooses where it can matter."""
    pending = g.pending[played]
    g.pending[played] = 0
    if pending:
        top = begin(g, ORDER, 0)
        g.pending[top] = pending
        g.stage[top] = trigger
        g.card[top] = g.card[played]
        g.source[top] = g.source[played]


# --- Steps 1 and 2: discount and payment ---------------------------------------------------------------------------------------------


@rule
def list_ways(box, g, seat, out):
    """The ways to pay for the card on top of the agenda: its cost, an anchor, a discount."""
    top = np.int64(g.depth) - 1
    card = np.int64(g.card[top])
    count = np.int64(0)
    room = refuse_room(box, g, seat, card) == DONE
    if room and can_pay(g, seat, box.cost[card], 0):
        out[0] = PAY_COST
        count = np.int64(1)
    anchors = discounts = np.int64(0)
    for place in range(CITY):
        other = np.int64(g.city[seat, place])
        if other > 0:
            if room and fits_anchor(box, g, seat, place, card) and not anchors & one(other):
                anchors |= one(other)
                out[count] = ANCHOR + other - 1
                count += 1
            if not discounts & one(other) and discount_of(box, g, seat, place, card) > 0:
                discounts |= one(other)
                out[count] = GIVE_UP + other - 1
                count += 1
    return count


@rule
def choose_way(box, g, seat, action):
    """Step 1 and the beginning of step 2."""
    top = np.int64(g.depth) - 1
    g.stage[top] = PAYMENT
    if ANCHOR <= action < GIVE_UP:
        g.anchored[seat, place_to_anchor(g, seat, action - ANCHOR + 1)] = 1
        g.anchors[seat] -= 1
        for resource in range(RESOURCES):
            g.owed[top, resource] = 0
    elif action != PAY_COST:
        place = place_to_discard(g, seat, action - GIVE_UP + 1, np.int64(NOWHERE))
        g.less[top] = discount_of(box, g, seat, place, np.int64(g.card[top]))
        discard_from_city(box, g, seat, place)


@rule
def go_on_paying(g, seat, top):
    """Pay what can be paid in one way only; False if the player has a choice."""
    owed, less, treasures = still_owed(g, top), np.int64(g.less[top]), np.int64(g.goods[seat, TREASURE])
    missing = shortage(g, seat, g.owed[top])
    if less >= owed:
        for resource in range(RESOURCES):
            g.owed[top, resource] = 0
    elif missing == less + treasures:  # all of these must go, and all that there is of what is owed
        g.goods[seat, TREASURE] = 0
    elif less + treasures > 0:
        return False
    for resource in range(RESOURCES):
        g.goods[seat, resource] -= min(g.goods[seat, resource], g.owed[top, resource])
        g.owed[top, resource] = 0
    g.less[top] = 0
    g.stage[top] = LAYING
    return True


@rule
def still_owed(g, top):
    """What is still to be paid, of all resources together."""
    owed = np.int64(0)
    for resource in range(RESOURCES):
        owed += g.owed[top, resource]
    return owed


@rule
def list_payments(g, seat, out):
    """What the discount, then each treasure, is used for; or the rest in resources. There is more of both than is missing."""
    top = np.int64(g.depth) - 1
    less, count = g.less[top], np.int64(0)
    for resource in range(RESOURCES):
        if g.owed[top, resource] > 0:
            out[count] = (RESOURCE if less > 0 else PAY_TREASURE) + resource
            count += 1
    if less == 0 and shortage(g, seat, g.owed[top]) == 0:
        out[count] = PAY_COST
        count += 1
    return count


@rule
def pay(g, seat, action):
    """One unit by discount or treasure; or all that is left in resources."""
    top = np.int64(g.depth) - 1
    if action == PAY_COST:
        for resource in range(RESOURCES):
            g.goods[seat, resource] -= g.owed[top, resource]
            g.owed[top, resource] = 0
    elif g.less[top] > 0:
        g.less[top] -= 1
        g.owed[top, action - RESOURCE] -= 1
    else:
        g.goods[seat, TREASURE] -= 1
        g.owed[top, action - PAY_TREASURE] -= 1
