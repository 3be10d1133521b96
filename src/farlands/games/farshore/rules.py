"""Farshore's rules: a turn (a worker, a card, a season) and the contract. Inside a turn: `playing.py`, `effects.py`, `choices.py`."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.agenda import EFFECT, ORDER, PLAYED, TIDES, WIND, begin, finish
from farlands.games.farshore.board import (
    DECIDE_FIRST,
    DONE,
    GAME_OVER,
    NO_SEASON,
    NO_SUCH_MOVE,
    NO_WORKER,
    NOT_AUTUMN,
    NOT_IN_BAY,
    NOT_IN_HAND,
    NOT_OFFERED,
    NOT_YOUR_TURN,
    REDRAW_FIRST,
    REFUSALS,
    WORKERS_LEFT,
    change_wind,
    place_in_bay,
    refill_bay,
    refuse_spot,
    refuse_visit,
)
from farlands.games.farshore.choices import NOBODY, is_forced, list_choices, list_workplaces
from farlands.games.farshore.city import one
from farlands.games.farshore.deciding import decide, leave_task
from farlands.games.farshore.effects import begin_season, go_on_ordering, go_on_with_effect
from farlands.games.farshore.language import FROM_THE_BAY, FROM_THE_DECK, GIVE_CARDS, GIVE_DRAWN, GIVE_GOODS
from farlands.games.farshore.memory import NOWHERE, place_in_hand
from farlands.games.farshore.playing import OF_BAY, OF_HAND, go_on_playing, refuse_card, start_playing
from farlands.games.farshore.setup import redraw
from farlands.games.farshore.state import (
    ACTIONS,
    ANCHOR,
    AUTUMN,
    BAY,
    FINISH,
    FROM_BAY,
    FROM_HAND,
    HAND,
    NEW_HAND,
    OVER,
    REDRAW,
    SEASON,
    SPRING,
    SUMMER,
    VISIT,
    WORKER,
)
from farlands.games.farshore.workers import call_back, put_on_board, put_on_card

__all__ = ["REFUSALS", "apply", "legal", "over", "to_act"]

FLOODED = 2
"""Islands that the high tides take."""
SEASON_CARDS = 2


# --- The turn ------------------------------------------------------------------------------------------------------------------------


@rule
def take_turn(box, g, seat, action):
    """One of the actions of the rulebook: place a worker, play a card, prepare for a season; or end the game for oneself."""
    if action < FROM_HAND:
        g.workers[seat] -= 1
        if action < VISIT:
            put_on_board(box, g, seat, action - WORKER)
        else:
            put_on_card(box, g, seat, action - VISIT + 1)
    elif action < FROM_BAY:
        start_playing(box, g, seat, action - FROM_HAND + 1, OF_HAND, np.int64(0))
    elif action < ANCHOR:
        start_playing(box, g, seat, action - FROM_BAY + 1, OF_BAY, np.int64(0))
    elif action == SEASON:
        prepare_for_season(box, g, seat)
    else:
        g.ended[seat] = 1


@rule
def prepare_for_season(box, g, seat):
    """The workers come back, one more joins them, and the season brings its reward. The last to prepare changes the world for all."""
    g.season[seat] += 1
    season = np.int64(g.season[seat])
    call_back(box, g, seat)
    g.workers[seat] += 1
    if is_last(g, season):  # put on the agenda before the reward, and so done after it
        begin(g, WIND, 0)
        if season == SUMMER:
            begin(g, TIDES, FLOODED)
    if season == SPRING:
        begin_season(box, g, seat, True, 0, 0)
    elif season == SUMMER:
        begin_season(box, g, seat, False, SEASON_CARDS, FROM_THE_BAY)
    else:
        begin_season(box, g, seat, True, SEASON_CARDS, FROM_THE_BAY | FROM_THE_DECK)


@rule
def is_last(g, season):
    """Whether everybody has come to a season."""
    for seat in range(g.seats):
        if g.season[seat] < season:
            return False
    return True


@rule
def settle(box, g, seat):
    """Go on with what is under way until the player must decide, or the turn is over."""
    while g.depth > 0:
        top = np.int64(g.depth) - 1
        task = g.task[top]
        if task == EFFECT:
            go_on_with_effect(box, g, seat)
        elif task == WIND:
            finish(g)
            change_wind(g)
        elif (task == PLAYED and go_on_playing(box, g, seat)) or (task == ORDER and go_on_ordering(box, g, seat)):
            pass
        elif must_decide(box, g, seat, top):
            return
    end_turn(box, g, seat)


@rule
def must_decide(box, g, seat, top):
    """Whether the uppermost task leaves a choice; if not, it is gone on with."""
    if g.task[top] in (GIVE_GOODS, GIVE_CARDS, GIVE_DRAWN) and g.card[top] == 0 and not some_receiver(g, seat, g.task[top]):
        g.card[top] = NOBODY
    count = list_choices(box, g, seat, g.choices[:])
    action = np.int64(g.choices[0])
    forced = count > 0 and is_forced(g, count)
    for i in range(count):
        g.choices[i] = 0
    if count == 0:
        leave_task(box, g)
    elif forced:
        decide(box, g, seat, action)
    else:
        return True
    return False


@rule
def some_receiver(g, seat, task):
    """Whether an opponent can be given something."""
    for other in range(g.seats):
        if other != seat and not g.ended[other] and (task == GIVE_GOODS or g.in_hand[other] < HAND):
            return True
    return False


@rule
def end_turn(box, g, seat):
    """The bay is refilled, and the next player who has not ended the game is up."""
    refill_bay(box, g)
    for i in range(1, g.seats + 1):
        after = (seat + i) % g.seats
        if not g.ended[after]:
            g.active = after
            return
    g.phase = OVER


# --- The contract --------------------------------------------------------------------------------------------------------------------


@rule
def to_act(g):
    """The seat that owes a decision, as a bit mask."""
    return np.int64(0) if g.phase == OVER else np.int64(1) << g.active


@rule
def over(g):
    """Whether everybody has ended the game."""
    return g.phase == OVER


@rule
def legal(box, g, seat, out):
    """Write the seat's legal actions; return how many."""
    if g.phase == OVER or seat != g.active:
        return np.int64(0)
    if g.phase == REDRAW:
        out[0], out[1] = NEW_HAND, NEW_HAND + 1
        return np.int64(2)
    if g.depth > 0:
        return list_choices(box, g, seat, out)
    count = list_workplaces(box, g, seat, NOWHERE, out) if g.workers[seat] > 0 else np.int64(0)
    kinds = np.int64(0)
    for place in range(g.in_hand[seat]):
        card = np.int64(g.hand[seat, place])
        if not kinds & one(card):
            kinds |= one(card)
            if refuse_card(box, g, seat, card, np.int64(0)) == DONE:
                out[count] = FROM_HAND + card - 1
                count += 1
    for place in range(BAY):
        card = np.int64(g.bay[place])
        if card > 0 and refuse_card(box, g, seat, card, np.int64(0)) == DONE:
            out[count] = FROM_BAY + card - 1
            count += 1
    if g.workers[seat] == 0 and g.season[seat] < AUTUMN:
        out[count] = SEASON
        count += 1
    if g.season[seat] == AUTUMN:
        out[count] = FINISH
        count += 1
    return count


@rule
def apply(box, g, seat, action):
    """Do what the action says and return DONE, or change nothing and return why not."""
    refusal = refuse(box, g, seat, action)
    if refusal != DONE:
        return refusal
    if g.phase == REDRAW:
        redraw(box, g, seat, action == NEW_HAND)
    else:
        if g.depth > 0:
            decide(box, g, seat, action)
        else:
            take_turn(box, g, seat, action)
        settle(box, g, seat)
    return DONE


@rule
def refuse(box, g, seat, action):
    """Why an action is not allowed now, or DONE."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_MOVE
    if g.phase == OVER:
        return GAME_OVER
    if seat < 0 or seat >= g.seats or seat != g.active:
        return NOT_YOUR_TURN
    if g.phase == REDRAW:
        return DONE if action >= NEW_HAND else REDRAW_FIRST
    if g.depth > 0:
        return refuse_choice(box, g, seat, action)
    return refuse_turn(box, g, seat, action)


@rule
def refuse_choice(box, g, seat, action):
    """Why something cannot be chosen, or DONE."""
    count = list_choices(box, g, seat, g.choices[:])
    offered = False
    for i in range(count):
        offered = offered or g.choices[i] == action
        g.choices[i] = 0
    if offered:
        return DONE
    return DECIDE_FIRST if action < ANCHOR or action in (SEASON, FINISH) else NOT_OFFERED


@rule
def refuse_turn(box, g, seat, action):
    """Why a turn cannot be taken so, or DONE."""
    if action < FROM_HAND:
        if g.workers[seat] == 0:
            return NO_WORKER
        return refuse_spot(box, g, seat, action - WORKER) if action < VISIT else refuse_visit(box, g, seat, action - VISIT + 1)
    if action < FROM_BAY:
        card = action - FROM_HAND + 1
        return NOT_IN_HAND if place_in_hand(g, seat, card) == NOWHERE else refuse_card(box, g, seat, card, np.int64(0))
    if action < ANCHOR:
        card = action - FROM_BAY + 1
        return NOT_IN_BAY if place_in_bay(g, card) == NOWHERE else refuse_card(box, g, seat, card, np.int64(0))
    if action == SEASON:
        return WORKERS_LEFT if g.workers[seat] > 0 else NO_SEASON if g.season[seat] == AUTUMN else DONE
    if action == FINISH:
        return DONE if g.season[seat] == AUTUMN else NOT_AUTUMN
    return NOT_OFFERED
