"""What a choice does: the decisions that `choices.py` lists, carried out."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.agenda import ORDER, PLAYED, TIDES, begin_effect, finish
from farlands.games.farshore.board import (
    source_of_spot,
    take_from_bay,
)
from farlands.games.farshore.city import discard_from_city, place_in_city, place_to_discard
from farlands.games.farshore.effects import gain, let_act, put_shown_away
from farlands.games.farshore.language import (
    ACTIVATE,
    DISCARD_CARDS,
    GAIN,
    GIVE_CARDS,
    GIVE_DRAWN,
    GIVE_GOODS,
    MOVE_WORKER,
    PAY_GOODS,
    PRODUCE,
    REVEAL,
    SALVAGE,
    TAKE_CARDS,
    USE_SPOT,
    VISIT,
)
from farlands.games.farshore.memory import NOWHERE, add_to_hand, discard_drawn, discard_unseen, draw_card, give_unseen, place_in_hand
from farlands.games.farshore.playing import (
    OF_BAY,
    OF_HAND,
    SHOWN,
    WAY,
    choose_way,
    pay,
    start_playing,
)
from farlands.games.farshore.state import (
    ACT,
    CITY,
    DISCARD,
    FREE,
    FROM_BAY,
    FROM_DECK,
    FROM_HAND,
    GIVE,
    GIVE_UP,
    HAND,
    ISLAND_DOWN,
    LIFT,
    LIFT_CARD,
    MAX_SEATS,
    MOST_SHOWN,
    NO_MORE,
    OPPONENT,
    PAY,
    RESOURCE,
    RESOURCES,
    SPOTS,
    TAKE,
    WORKER,
)
from farlands.games.farshore.state import VISIT as VISIT_CARD
from farlands.games.farshore.workers import lift, place_to_lift, put_on_board, put_on_card


@rule
def decide(box, g, seat, action):
    """Do what was chosen for the uppermost task."""
    top = np.int64(g.depth) - 1
    task = g.task[top]
    if task == PLAYED:
        if g.stage[top] == WAY:
            choose_way(box, g, seat, action)
        else:
            pay(g, seat, action)
    elif task == ORDER and ACT <= action < FREE:
        act_in_order(box, g, seat, top, action - ACT + 1)
    elif task in (ORDER, TAKE_CARDS):
        g.left[top] -= 1
        take_card(box, g, seat, action)
    elif task == TIDES:
        g.flooded[action - ISLAND_DOWN] = 1
        g.left[top] -= 1
    elif action == NO_MORE:
        put_shown_away(g)
        leave_task(box, g)
    else:
        decide_step(box, g, seat, top, action)


@rule
def decide_step(box, g, seat, top, action):
    """The same for steps of effects."""
    task = g.task[top]
    if task == GAIN:
        gain(g, seat, np.int64(1) << (action - RESOURCE), np.int64(1))
        g.left[top] -= 1
    elif task == PAY_GOODS:
        g.goods[seat, action - PAY] -= 1
        count_one(g, top)
    elif task == DISCARD_CARDS:
        discard_unseen(g, seat, place_in_hand(g, seat, action - DISCARD + 1))
        count_one(g, top)
    elif task in (GIVE_GOODS, GIVE_CARDS, GIVE_DRAWN):
        decide_gift(g, seat, top, action)
    elif task == ACTIVATE:
        card = action - ACT + 1
        finish(g)
        begin_effect(box, g, card, place_in_city(g, seat, card), np.int64(PRODUCE))
    elif task == SALVAGE:
        salvage(box, g, seat, action - GIVE_UP + 1)
    elif task == REVEAL:
        play_shown(box, g, seat, action - FREE + 1)
    elif task == MOVE_WORKER:
        move_worker(box, g, seat, top, action)
    elif task == USE_SPOT:
        finish(g)
        begin_effect(box, g, source_of_spot(g, action - WORKER), np.int64(NOWHERE), np.int64(VISIT))
    else:
        play_with_discount(box, g, seat, action)


@rule
def count_one(g, top):
    """One more done."""
    g.left[top] -= 1
    g.done[top] += 1


@rule
def leave_task(box, g):
    """The task is over; the effect it belongs to learns how much was done: so many, or once all that was asked for."""
    top = np.int64(g.depth) - 1
    is_counted = g.task[top] in (PAY_GOODS, DISCARD_CARDS)
    done = np.int64(g.done[top])
    if is_counted and not box.row_up_to[g.row[top]]:
        done = min(done, np.int64(1))
    finish(g)
    if is_counted:
        g.done[top - 1] = done


@rule
def act_in_order(box, g, seat, top, card):
    """One of the waiting cards of that kind acts."""
    for place in range(CITY):
        if g.city[seat, place] == card and g.pending[top] >> place & 1:
            let_act(box, g, seat, top, np.int64(place))
            return


@rule
def take_card(box, g, seat, action):
    """A card of the bay, before all eyes, or the deck's top card."""
    if action == FROM_DECK:
        add_to_hand(g, seat, draw_card(box, g), np.int64(0))
    else:
        take_from_bay(g, action - TAKE + 1)
        add_to_hand(g, seat, action - TAKE + 1, (np.int64(1) << g.seats) - 1)


@rule
def decide_gift(g, seat, top, action):
    """The opponent, or one thing that is given; what nobody can take is discarded."""
    task = g.task[top]
    if OPPONENT <= action < ISLAND_DOWN:
        g.card[top] = action - OPPONENT + 1
        return
    receiver = np.int64(g.card[top]) - 1
    g.left[top] -= 1
    if task == GIVE_GOODS:
        g.goods[seat, action - PAY] -= 1
        if receiver < MAX_SEATS:
            g.goods[receiver, action - PAY] += 1
        return
    g.done[top] = max(np.int64(g.done[top]) - 1, np.int64(0))
    place = place_given(g, seat, task, action - GIVE + 1)
    if receiver < MAX_SEATS and g.in_hand[receiver] < HAND:
        give_unseen(g, seat, place, receiver, task == GIVE_DRAWN)
    elif task == GIVE_DRAWN:
        discard_drawn(g, seat, place)
    else:
        discard_unseen(g, seat, place)


@rule
def place_given(g, seat, task, card):
    """Which of several alike is given: of those just drawn the last, else the one that others know most of."""
    if task == GIVE_DRAWN:
        for place in range(np.int64(g.in_hand[seat]) - 1, -1, -1):
            if g.hand[seat, place] == card:
                return np.int64(place)
    return place_in_hand(g, seat, card)


@rule
def salvage(box, g, seat, card):
    """A card of the city is discarded, and its printed cost comes back."""
    top = np.int64(g.depth) - 1
    place = place_to_discard(g, seat, card, np.int64(g.place[top]) - 1)  # never the card that says so
    finish(g)
    discard_from_city(box, g, seat, place)
    for resource in range(RESOURCES):
        g.goods[seat, resource] += box.cost[card, resource]


@rule
def play_shown(box, g, seat, card):
    """A revealed card is played for nothing, the others are discarded."""
    for i in range(MOST_SHOWN):
        if g.shown[i] == card:
            g.shown[i] = 0
            break
    put_shown_away(g)
    finish(g)
    start_playing(box, g, seat, card, SHOWN, np.int64(0))


@rule
def play_with_discount(box, g, seat, action):
    """A card of the hand or the bay, for less."""
    top = np.int64(g.depth) - 1
    less = np.int64(box.row_amount[g.row[top]])
    finish(g)
    if action < FROM_BAY:
        start_playing(box, g, seat, action - FROM_HAND + 1, OF_HAND, less)
    else:
        start_playing(box, g, seat, action - FROM_BAY + 1, OF_BAY, less)


@rule
def move_worker(box, g, seat, top, action):
    """First the worker to be moved, then where to."""
    if LIFT_CARD <= action < LIFT:
        g.card[top] = SPOTS + 1 + place_to_lift(g, seat, action - LIFT_CARD + 1)
        return
    if LIFT <= action < RESOURCE:
        g.card[top] = action - LIFT + 1
        return
    lift(g, seat, np.int64(g.card[top]) - 1)
    finish(g)
    if action < VISIT_CARD:
        put_on_board(box, g, seat, action - WORKER)
    else:
        put_on_card(box, g, seat, action - VISIT_CARD + 1)
