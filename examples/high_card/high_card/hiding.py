"""High Card's hidden worlds: what a seat cannot know is dealt anew.

A seat knows the cards it was dealt and those turned up; all others are equally likely everywhere.
"""

import numpy as np

from farlands.dice import fresh_key, shuffle
from farlands.game import rule
from high_card.rules import place_in_hand
from high_card.state import CARDS, HAND, MAX_SEATS, ROUNDS


@rule
def hide(box, g, seat, dice):
    """Deal all that the seat has not seen anew: first to the others, as many cards as they hold, then the rest of the deck.

    The cards are laid in order first, and nothing stays where they came from: the world depends on the dice and on what the seat knows.
    """
    place = np.int64(CARDS)
    for card in range(1, CARDS + 1):
        if not has_seen(g, seat, card):
            place -= 1
            g.deck[place] = card
    shuffle(dice, g.deck[place:])
    for other in range(g.seats):
        if other != seat:
            for i in range(HAND):
                if g.hand[other, i] > 0:
                    g.hand[other, i] = g.deck[place]
                    place += 1
            if g.face_down[other] > 0:
                g.face_down[other] = g.deck[place]
                place += 1
    for position in range(g.top):
        g.deck[position] = 0
    fresh_key(g.dice[:], dice)


@rule
def has_seen(g, seat, card):
    """Whether the seat has had a card in hand or seen it turned up."""
    seen = g.face_down[seat] == card or place_in_hand(g, seat, card) >= 0
    for other in range(MAX_SEATS):
        for turn in range(ROUNDS):
            seen |= g.row[other, turn] == card
    return seen
