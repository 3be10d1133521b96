"""What the verbs of effects do. A step is done at once, or waits on the agenda for decisions: then see `choices.py`."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.agenda import ORDER, begin, begin_effect, finish
from farlands.games.farshore.board import move_ship
from farlands.games.farshore.city import holds, one
from farlands.games.farshore.language import (
    AFTER,
    AFTER_BAY,
    DISCARD_CARDS,
    DRAW,
    DRAW_UP,
    GAIN,
    GIVE_DRAWN,
    PAY_GOODS,
    PRODUCE,
    REVEAL,
    SHIP,
)
from farlands.games.farshore.memory import NO_CARD, add_to_hand, discard_openly, draw_card
from farlands.games.farshore.playing import OF_BAY
from farlands.games.farshore.state import CITY, GOODS, HAND, MOST_SHOWN, RESOURCES, TREASURE

# --- Step by step --------------------------------------------------------------------------------------------------------------------


@rule
def go_on_with_effect(box, g, seat):
    """Do the next step of the effect on top of the agenda, or finish it."""
    top = np.int64(g.depth) - 1
    row = np.int64(g.row[top])
    if row >= box.end_row[g.source[top]]:
        finish(g)
        return
    g.row[top] = row + 1
    if happens(box, g, seat, row, top):
        times = np.int64(1) if box.row_each[row] == 0 else np.int64(g.done[top]) // np.int64(box.row_each[row])
        if times > 0:
            do_step(box, g, seat, row, top, times * np.int64(box.row_amount[row]))


@rule
def happens(box, g, seat, row, top):
    """Whether a row belongs to what set the effect off, and its condition holds."""
    trigger = box.row_trigger[row]
    if trigger == AFTER_BAY:
        if g.stage[top] != AFTER or g.less[top] != OF_BAY:
            return False
    elif trigger != g.stage[top]:
        return False
    if trigger in (AFTER, AFTER_BAY) and not box.row_played[row] & one(g.card[top]):
        return False
    return holds(box, g, seat, row)


@rule
def do_step(box, g, seat, row, top, amount):
    """One verb. Those that nobody has to decide about are done here; the others wait for the player."""
    verb = box.row_verb[row]
    if verb == GAIN and one_of_a_kind(box.row_what[row]):
        gain(g, seat, box.row_what[row], amount)
    elif verb == DRAW:
        g.left[top] = draw(box, g, seat, amount)  # a later step may ask which cards were drawn
    elif verb == DRAW_UP:
        draw(box, g, seat, np.int64(HAND))
    elif verb == SHIP:
        move_ship(box, g, seat, amount)
    elif verb in (PAY_GOODS, DISCARD_CARDS):
        g.done[top] = 0
        if box.row_up_to[row] or can_do_all(box, g, seat, row, amount):
            wait(g, verb, row, amount)
    elif verb == GIVE_DRAWN:
        if g.left[top] > amount:
            g.done[wait(g, verb, row, amount)] = g.left[top]
    elif verb == REVEAL:
        reveal(box, g, amount)
        wait(g, verb, row, np.int64(1))
    else:
        g.place[wait(g, verb, row, amount)] = g.place[top]


@rule
def wait(g, verb, row, amount):
    """The step waits for the player's decisions; return its place on the agenda."""
    top = begin(g, verb, amount)
    g.row[top] = row
    return top


@rule(inline=True)
def one_of_a_kind(goods):
    """Whether a bit mask of goods leaves nothing to choose."""
    return goods & (goods - 1) == 0


# --- Verbs ---------------------------------------------------------------------------------------------------------------------------


@rule
def gain(g, seat, goods, amount):
    """Resources, treasures or points from the supply, which never runs out."""
    for kind in range(GOODS):
        if goods >> kind & 1:
            g.goods[seat, kind] += amount


@rule
def draw(box, g, seat, amount):
    """Cards from the deck, up to the hand limit; return how many."""
    drawn = np.int64(0)
    while drawn < amount and g.in_hand[seat] < HAND:
        card = draw_card(box, g)
        if card == NO_CARD:
            break
        add_to_hand(g, seat, card, np.int64(0))
        drawn += 1
    return drawn


@rule
def reveal(box, g, amount):
    """Turn up cards from the deck, for all to see."""
    for i in range(amount):
        g.shown[i] = draw_card(box, g)


@rule
def put_shown_away(g):
    """The cards revealed that nobody played are discarded."""
    for i in range(MOST_SHOWN):
        if g.shown[i] != NO_CARD:
            discard_openly(g, g.shown[i])
            g.shown[i] = NO_CARD


@rule
def can_do_all(box, g, seat, row, amount):
    """Whether a player has all the cards to discard, or goods to pay, that a step asks for."""
    if box.row_verb[row] == DISCARD_CARDS:
        return g.in_hand[seat] >= amount
    have = np.int64(g.goods[seat, TREASURE])
    for resource in range(RESOURCES):
        if box.row_what[row] >> resource & 1:
            have += g.goods[seat, resource]
    return have >= amount


# --- Several abilities ---------------------------------------------------------------------------------------------------------------


@rule
def go_on_ordering(box, g, seat):
    """Let the next ability act, or finish; False if the order can matter, or cards are to be taken: then the player decides."""
    top = np.int64(g.depth) - 1
    if (g.left[top] > 0 and g.in_hand[seat] < HAND) or order_matters(box, g, seat, top):
        return False
    for place in range(CITY):
        if g.pending[top] >> place & 1:
            let_act(box, g, seat, top, np.int64(place))
            return True
    finish(g)
    return True


@rule
def order_matters(box, g, seat, top):
    """Whether cards of different kinds wait, and one of them needs decisions or takes what another may want."""
    kinds, simple = np.int64(0), True
    for place in range(CITY):
        if g.pending[top] >> place & 1:
            kinds |= one(g.city[seat, place])
            simple = simple and box.simple[g.city[seat, place]] != 0
    return kinds & (kinds - 1) != 0 and not simple


@rule
def let_act(box, g, seat, order, place):
    """The card at a place acts, and waits no longer."""
    g.pending[order] &= ~(1 << place)
    trigger = np.int64(g.stage[order])
    top = begin_effect(box, g, np.int64(g.city[seat, place]), place, trigger)
    g.card[top] = g.card[order]
    g.less[top] = g.source[order]


@rule
def begin_season(box, g, seat, harvest, cards, sources):
    """The reward of a new season: green cards act, and cards are taken, in any order."""
    top = begin(g, ORDER, cards)
    g.stage[top] = PRODUCE
    g.less[top] = sources
    if harvest:
        for place in range(CITY):
            if g.city[seat, place] > 0 and box.listens[g.city[seat, place]] >> PRODUCE & 1:
                g.pending[top] |= 1 << place
