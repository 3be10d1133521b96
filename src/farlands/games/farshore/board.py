"""The board: the bay, the sea track, the compass, and where workers may go."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.city import earns_parchment, one, place_to_visit, top_parchment
from farlands.games.farshore.language import VISIT
from farlands.games.farshore.memory import NO_CARD, NOWHERE, draw_card
from farlands.games.farshore.state import BAY, DOCKS, DUNES, ISLANDS, LOOKOUT, RESOURCES, SHORE, SPOTS, TREASURE
from farlands.games.farshore.tables import AT_DOCKS, AT_LOOKOUT, ON_SHORE_1, ON_TOKEN_1

REFUSALS = (
    "", "over", "not-your-turn", "no-such-move", "not-offered", "decide-first", "redraw-first", "no-worker", "spot-taken", "no-island",
    "island-flooded", "no-parchment", "parchment-held", "parchment-not-earned", "nothing-to-give", "not-in-city", "card-visited",
    "not-in-hand", "not-in-bay", "unique", "city-full", "nothing-to-discard", "too-expensive", "workers-left", "no-season", "not-autumn",
)  # fmt: skip
(
    DONE, GAME_OVER, NOT_YOUR_TURN, NO_SUCH_MOVE, NOT_OFFERED, DECIDE_FIRST, REDRAW_FIRST, NO_WORKER, SPOT_TAKEN, NO_ISLAND,
    ISLAND_FLOODED, NO_PARCHMENT, PARCHMENT_HELD, PARCHMENT_NOT_EARNED, NOTHING_TO_GIVE, NOT_IN_CITY, CARD_VISITED,
    NOT_IN_HAND, NOT_IN_BAY, UNIQUE, CITY_FULL, NOTHING_TO_DISCARD, TOO_EXPENSIVE, WORKERS_LEFT, NO_SEASON, NOT_AUTUMN,
) = range(len(REFUSALS))  # fmt: skip


# --- The bay -------------------------------------------------------------------------------------------------------------------------


@rule
def refill_bay(box, g):
    """New cards from the deck until eight different ones lie there; a card that is there already goes on top of it."""
    for place in range(BAY):
        while g.bay_count[place] == 0:
            card = draw_card(box, g)
            if card == NO_CARD:
                return
            there = place_in_bay(g, card)
            if there == NOWHERE:
                there = np.int64(place)
                g.bay[place] = card
            g.bay_count[there] += 1


@rule
def place_in_bay(g, card):
    """Where a card lies in the bay, or NOWHERE."""
    for place in range(BAY):
        if g.bay[place] == card:
            return np.int64(place)
    return np.int64(NOWHERE)


@rule
def take_from_bay(g, card):
    """Remove the uppermost of these cards."""
    place = place_in_bay(g, card)
    g.bay_count[place] -= 1
    if g.bay_count[place] == 0:
        g.bay[place] = 0


# --- The sea -------------------------------------------------------------------------------------------------------------------------


@rule
def move_ship(box, g, seat, marks):
    """A treasure for each mark with one that the ship comes to or passes; at the last mark it stops. Return how far it went."""
    before = np.int64(g.ship[seat])
    after = min(before + marks, np.int64(box.track_end))
    g.ship[seat] = after
    g.goods[seat, TREASURE] += box.treasures_by[after] - box.treasures_by[before]
    return after - before


@rule
def compass_matches(box, g, card):
    """How many of the two open compass tokens mean the card."""
    matches = np.int64(0)
    for stack in range(2):
        matches += np.int64(box.compass_cards[stack, g.compass[stack]] & one(card) != 0)
    return matches


@rule
def change_wind(g):
    """Both open tokens go under their stacks, and the next ones are turned up."""
    g.compass[0] = g.compass_a[g.compass_a_top]
    g.compass_a_top += 1
    g.compass[1] = g.compass_b[g.compass_b_top]
    g.compass_b_top += 1
    g.revealed += 1


# --- Where workers may go ------------------------------------------------------------------------------------------------------------


@rule
def source_of_spot(g, spot):
    """Whose effect a spot of the board has; the dunes have none."""
    if spot < SHORE:
        return ON_SHORE_1 + spot
    if spot < SHORE + ISLANDS:
        return ON_TOKEN_1 + np.int64(g.islands[spot - SHORE]) - 1
    return AT_DOCKS if spot == DOCKS else AT_LOOKOUT


@rule
def refuse_spot(box, g, seat, spot):
    """Why a worker cannot go to a spot of the board, or DONE."""
    if spot >= DUNES:
        return refuse_parchment(box, g, seat, spot - DUNES)
    if spot < DOCKS:
        for other in range(g.seats):
            if g.spots[other, spot]:
                return SPOT_TAKEN
    refusal = refuse_island(g, spot)
    if refusal != DONE:
        return refusal
    return refuse_gift(box, g, seat, source_of_spot(g, spot))


@rule
def refuse_island(g, spot):
    """Why an island cannot be used, or DONE; also for spots that are none."""
    if SHORE <= spot < SHORE + ISLANDS:
        if g.islands[spot - SHORE] == 0:
            return NO_ISLAND
        if g.flooded[spot - SHORE]:
            return ISLAND_FLOODED
    return DONE


@rule
def refuse_parchment(box, g, seat, stack):
    """Why a player cannot take a parchment, or DONE."""
    if g.parchments[seat, stack]:
        return PARCHMENT_HELD
    if top_parchment(g, stack) == NOWHERE:
        return NO_PARCHMENT
    return DONE if earns_parchment(box, g, seat, stack) else PARCHMENT_NOT_EARNED


@rule
def refuse_gift(box, g, seat, source):
    """Why an effect that gives resources away cannot be used, or DONE."""
    have = np.int64(0)
    for resource in range(RESOURCES):
        have += g.goods[seat, resource]
    return NOTHING_TO_GIVE if have < box.gives[source] else DONE


@rule
def refuse_visit(box, g, seat, card):
    """Why a worker cannot go to a card of one's city, or DONE."""
    if not box.listens[card] >> VISIT & 1 or not g.in_city[seat] & one(card):
        return NOT_IN_CITY
    if place_to_visit(g, seat, card) == NOWHERE:
        return CARD_VISITED
    return refuse_gift(box, g, seat, card)


assert LOOKOUT < DUNES < SPOTS
