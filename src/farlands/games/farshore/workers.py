"""Workers: putting them to work, lifting them again, calling them back."""

import numpy as np

from farlands.game import rule
from farlands.games.farshore.agenda import begin_effect
from farlands.games.farshore.board import source_of_spot
from farlands.games.farshore.city import place_to_visit, top_parchment
from farlands.games.farshore.language import VISIT
from farlands.games.farshore.memory import NOWHERE
from farlands.games.farshore.state import CITY, DUNES, SPOTS


@rule
def put_on_board(box, g, seat, spot):
    """A worker on a spot of the board: its effect, or a parchment."""
    g.spots[seat, min(spot, np.int64(DUNES))] += 1
    if spot < DUNES:
        begin_effect(box, g, source_of_spot(g, spot), np.int64(NOWHERE), np.int64(VISIT))
    else:
        stack = spot - DUNES
        token = top_parchment(g, stack)
        g.parchments[seat, stack] = g.stacks[stack, token]
        g.stacks[stack, token] = 0


@rule
def put_on_card(box, g, seat, card):
    """A worker on a red card of the city: its effect."""
    place = place_to_visit(g, seat, card)
    g.visited[seat, place] = 1
    begin_effect(box, g, card, place, np.int64(VISIT))


@rule
def place_to_lift(g, seat, card):
    """Where a worker is on a card of that kind, or NOWHERE."""
    for place in range(CITY):
        if g.city[seat, place] == card and g.visited[seat, place]:
            return np.int64(place)
    return np.int64(NOWHERE)


@rule
def lift(g, seat, where):
    """A worker leaves a spot of the board; from SPOTS on, a place of the city."""
    if where < SPOTS:
        g.spots[seat, where] -= 1
    else:
        g.visited[seat, where - SPOTS] = 0


@rule
def call_back(box, g, seat):
    """All workers come back, but those that stay for the rest of the game."""
    for spot in range(DUNES + 1):
        g.workers[seat] += g.spots[seat, spot]
        g.spots[seat, spot] = 0
    for place in range(CITY):
        if g.visited[seat, place] and not box.stays[g.city[seat, place]]:
            g.visited[seat, place] = 0
            g.workers[seat] += 1
    g.workers[seat] += g.astray[seat]
    g.astray[seat] = 0
