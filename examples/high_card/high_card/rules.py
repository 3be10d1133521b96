"""High Card's rules, from the shuffle to the ranking."""

from farlands.dice import KEY_WORDS, lay_as_written, shuffle, start
from farlands.game import rule
from high_card.state import CARDS, HAND, MAX_SEATS, ROUNDS

REFUSALS = ("", "over", "not-waiting", "no-such-move", "not-in-hand")
DONE, GAME_OVER, NOT_WAITING, NO_SUCH_MOVE, NOT_IN_HAND = range(len(REFUSALS))


# --- Before the first round ----------------------------------------------------------------------------------------------------------


@rule
def prepare(box, g, deal, seats, options):
    """Clear the table and shuffle the cards."""
    g.seats = seats
    g.lowest = options[0]
    g.turn = g.waiting = g.revealed = g.top = 0
    g.bottom = CARDS
    for seat in range(MAX_SEATS):
        g.face_down[seat] = g.points[seat] = 0
        for i in range(HAND):
            g.hand[seat, i] = g.row[seat, i] = 0
    for i in range(CARDS):
        g.deck[i] = i + 1
    for i in range(KEY_WORDS):
        g.dice[i] = deal[i]
    start(g.dice[:])
    shuffle(g.dice[:], g.deck[:])
    if box.written:
        lay_as_written(g.deck[:], 0, CARDS, box.cards_written[:])


@rule
def deal_out(box, g):
    """Three cards to each, in secret."""
    for seat in range(g.seats):
        for i in range(HAND):
            g.hand[seat, i] = g.deck[g.top]
            g.top += 1
    g.waiting = (1 << g.seats) - 1


# --- A round -------------------------------------------------------------------------------------------------------------------------


@rule
def lay_down(g, seat, place):
    """All choose at the same time and in secret; the hand closes up. The last choice turns all of them up."""
    g.face_down[seat] = g.hand[seat, place]
    for i in range(place, HAND - 1):
        g.hand[seat, i] = g.hand[seat, i + 1]
    g.hand[seat, HAND - 1] = 0
    g.waiting &= ~(1 << seat)
    if g.waiting == 0:
        turn_up(g)


@rule
def turn_up(g):
    """The cards are turned up, and the best scores a point. After three rounds the game is over."""
    winner = 0
    for seat in range(g.seats):
        g.row[seat, g.turn] = g.face_down[seat]
        g.face_down[seat] = 0
        if beats(g, g.row[seat, g.turn], g.row[winner, g.turn]):
            winner = seat
    g.points[winner] += 1
    g.revealed += 1
    g.turn += 1
    if g.turn < ROUNDS:
        g.waiting = (1 << g.seats) - 1


@rule
def beats(g, one, other):
    """Whether a card is better than another."""
    return one < other if g.lowest else one > other


@rule
def place_in_hand(g, seat, card):
    """Where in the hand a card is, or -1."""
    for i in range(HAND):
        if g.hand[seat, i] == card:
            return i
    return -1


# --- The contract --------------------------------------------------------------------------------------------------------------------


@rule
def to_act(g):
    """The seats that owe a card, as a bit mask."""
    return g.waiting


@rule
def over(g):
    """Whether all three rounds are played."""
    return g.turn == ROUNDS


@rule
def legal(box, g, seat, out):
    """Write the cards in hand, as actions; return how many."""
    count = 0
    for i in range(HAND):
        if g.waiting >> seat & 1 and g.hand[seat, i] > 0:
            out[count] = g.hand[seat, i] - 1
            count += 1
    return count


@rule
def apply(box, g, seat, action):
    """Play a card and return DONE, or change nothing and return why not."""
    if action < 0 or action >= CARDS:
        return NO_SUCH_MOVE
    if over(g):
        return GAME_OVER
    if seat < 0 or seat >= g.seats or not g.waiting >> seat & 1:
        return NOT_WAITING
    place = place_in_hand(g, seat, action + 1)
    if place < 0:
        return NOT_IN_HAND
    lay_down(g, seat, place)
    return DONE


@rule
def scores(box, g, out):
    """A point for each round won."""
    for seat in range(g.seats):
        out[seat] = g.points[seat]


@rule
def ranking(box, g, out):
    """Place of each seat, by points; equal places share."""
    for seat in range(g.seats):
        out[seat] = 0
        for other in range(g.seats):
            out[seat] += g.points[other] > g.points[seat]


@rule
def prior(box, g, seat, action):
    """The better the card, the better it looks."""
    return -action if g.lowest else action
