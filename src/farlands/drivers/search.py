"""Information-set Monte Carlo tree search, compiled. Each iteration draws a hidden world and plays it to its end.

Every seat has a tree of its own, grown along its own decisions alone: a node is what the seat has decided since the root. So no choice
can depend on what only another seat knows, nor on a simultaneous choice not yet revealed; chance is averaged over, and what a world does
not offer is passed over. In its tree each seat looks for its own good (max-n). Below it, it does what has renown: what has gone best so
far, whenever it was done; or the seat that thinks does what has the best outlook, if the game can say that.
"""

import numpy as np

from farlands.dice import roll
from farlands.drivers import bind, game_of
from farlands.game import rule

game = game_of(__name__)
first_waiting = bind("playout", game.NAME).first_waiting

SEATS, ACTIONS = game.MAX_SEATS, game.MOVES.count
DEPTH = 48
"""Decisions of a seat that its tree reaches at most; further ones are made below it."""
DECISIONS = 512
"""Decisions of all seats in one iteration that renown is drawn from; there are fewer in all games played so far."""
BELOW = -1
WHIM_SIDES = 1024
"""A whim is so many of these."""
NODE = np.dtype(
    [
        ("first", "i4"),  # the child added last; 0: none, as node 0 is a root
        ("next", "i4"),  # the sibling added before
        ("action", "i4"),
        ("chances", "i4"),  # how often it could have been chosen
        ("visits", "i4"),
        ("value", "f8"),  # on average, with the eyes of the seat whose tree it is
    ],
    align=True,
)
TUNED = ("exploration", "ambition", "scale", "width", "whim")
"""Read from the game's `Tuning`."""
DESK = np.dtype(
    [
        *((name, "f8" if name in TUNED[:4] else "i8") for name in TUNED),
        ("thinker", "i8"),  # the seat that has to decide
        ("used", "i8"),  # nodes so far
        ("tick", "i8"),
        ("here", "i8", SEATS),  # where each seat is in its tree, or BELOW
        ("depth", "i8", SEATS),
        ("path", "i4", (SEATS, DEPTH)),
        ("decisions", "i8"),  # made in this iteration by all seats, and which
        ("decided", "i4", DECISIONS),
        ("points", "i8", SEATS),
        ("places", "i8", SEATS),
        ("value", "f8", SEATS),
        ("worth", "f8", game.MAX_LEGAL),  # by the game's outlook
        ("legal_at", "i8", ACTIONS),  # the tick at which an action was last legal; negative: and it has a node
        ("margin", "f8", ACTIONS),  # sums for the thinker's own actions
        ("win", "f8", ACTIONS),
        ("renown", "f4", SEATS * ACTIONS),  # how well each action of each seat has gone on average, whenever it was done
        ("tries", "f4", SEATS * ACTIONS),
    ],
    align=True,
)


@rule
def think(box, worlds, nodes, desk, out, dice, iterations):
    """So many iterations more for the seat that decides in world 0; world 1 is scratch."""
    for _ in range(iterations):
        worlds[1] = worlds[0]
        game.hide(box, worlds[1], np.int64(desk.thinker), dice)
        set_out(desk)
        play_out(box, worlds[1], nodes, desk, out, dice)
        learn(box, worlds[1], nodes, desk)


@rule
def begin(nodes, desk, thinker):
    """Nothing is known: a root for each seat."""
    desk.thinker = thinker
    desk.used = desk.tick = 0
    for action in range(ACTIONS):
        desk.legal_at[action] = 0
        desk.margin[action] = desk.win[action] = 0.0
    for i in range(SEATS * ACTIONS):
        desk.renown[i] = 1.0
        desk.tries[i] = 0.0
    for _ in range(SEATS):
        new_node(nodes, desk, np.int64(0))


@rule
def new_node(nodes, desk, action):
    """A node never visited."""
    node = np.int64(desk.used)
    desk.used += 1
    nodes[node].first = nodes[node].next = nodes[node].visits = nodes[node].chances = 0
    nodes[node].value = 0.0
    nodes[node].action = action
    return node


@rule
def set_out(desk):
    """Every seat is at the root of its tree."""
    for seat in range(SEATS):
        desk.here[seat] = desk.path[seat, 0] = seat
        desk.depth[seat] = 1
    desk.decisions = 0


@rule
def play_out(box, g, nodes, desk, out, dice):
    """Decide for all seats, each in its tree first, until the game is over."""
    while not game.over(g):
        seat = first_waiting(g)
        count = np.int64(game.legal(box, g, seat, out))
        action = np.int64(out[0])
        if count > 1:
            first = seat * ACTIONS
            if desk.here[seat] != BELOW:
                action = descend(box, g, nodes, desk, seat, out, count, dice)
            else:
                action = below(box, g, desk, seat, out, count, dice)
            if desk.decisions < DECISIONS:
                desk.decided[desk.decisions] = first + action
                desk.decisions += 1
        game.apply(box, g, seat, action)


# --- Below the tree ------------------------------------------------------------------------------------------------------------------


@rule
def below(box, g, desk, seat, out, count, dice):
    """What the seat does where it has no tree; now and then any action."""
    drawn = roll(dice, WHIM_SIDES)
    if drawn < desk.whim:
        return np.int64(out[drawn * count // desk.whim])
    if seat == desk.thinker:
        return most_promising_to_thinker(box, g, desk, seat, out, count)
    return most_renowned(box, g, desk, seat, out, count)


@rule
def most_renowned(_box, _g, desk, seat, out, count):
    """The action that has gone best on average in all iterations. (Called like `best_outlook`, in whose place it can stand.)"""
    first = seat * ACTIONS
    best, highest = np.int64(out[0]), desk.renown[first + out[0]]
    for i in range(1, count):
        renown = desk.renown[first + out[i]]
        if renown > highest:
            best, highest = np.int64(out[i]), renown
    return best


@rule
def best_outlook(box, g, desk, seat, out, count):
    """The action with the best outlook."""
    game.outlook(box, g, seat, out, count, desk.worth[:])
    best = np.int64(0)
    for i in range(1, count):
        if desk.worth[i] > desk.worth[best]:
            best = np.int64(i)
    return np.int64(out[best])


most_promising_to_thinker = best_outlook if hasattr(game, "outlook") else most_renowned


# --- In the tree ---------------------------------------------------------------------------------------------------------------------


@rule
def descend(box, g, nodes, desk, seat, out, count, dice):
    """The most promising action that has a node; or a new one, as long as there are few for so many visits (progressive widening)."""
    here = np.int64(desk.here[seat])
    desk.tick += 1
    for i in range(count):
        desk.legal_at[out[i]] = desk.tick
    node, known = most_promising(nodes, desk, here)
    room = desk.used < len(nodes)
    if known < count and (known == 0 or known < desk.width * np.sqrt(float(nodes[here].visits))):
        action = new_action(box, g, desk, seat, out, count, here < SEATS, dice)
        if not room:
            desk.here[seat] = BELOW
            return action
        node = new_node(nodes, desk, action)
        nodes[node].chances = 1
        nodes[node].next = nodes[here].first
        nodes[here].first = node
    follow(nodes, desk, seat, node)
    return np.int64(nodes[node].action)


@rule
def follow(nodes, desk, seat, node):
    """The seat is at that node now; a node never visited is the tree's edge."""
    depth = np.int64(desk.depth[seat])
    desk.path[seat, depth] = node
    desk.depth[seat] = depth + 1
    desk.here[seat] = BELOW if nodes[node].visits == 0 or depth + 1 == DEPTH else node


@rule
def most_promising(nodes, desk, here):
    """Of the children that can be chosen now the one with the highest upper bound; and how many there are."""
    best, highest, known = np.int64(-1), -1.0, np.int64(0)
    child = np.int64(nodes[here].first)
    while child > 0:
        action = nodes[child].action
        if desk.legal_at[action] == desk.tick:
            desk.legal_at[action] = -desk.tick
            known += 1
            nodes[child].chances += 1
            visits = float(nodes[child].visits)
            bound = nodes[child].value + desk.exploration * np.sqrt(np.log(float(nodes[child].chances)) / visits)
            if bound > highest:
                best, highest = child, bound
        child = np.int64(nodes[child].next)
    return best, known


@rule
def new_action(box, g, desk, seat, out, count, at_root, dice):
    """An action without a node: at the root the one with the best prior, elsewhere any."""
    if not at_root:
        action = np.int64(out[roll(dice, count)])
        while desk.legal_at[action] != desk.tick:
            action = np.int64(out[roll(dice, count)])
        return action
    best, highest = np.int64(-1), np.int64(0)
    for i in range(count):
        action = np.int64(out[i])
        if desk.legal_at[action] == desk.tick:
            prior = np.int64(game.prior(box, g, seat, action))
            if best < 0 or prior > highest:
                best, highest = action, prior
    return best


# --- What it was worth ---------------------------------------------------------------------------------------------------------------


@rule
def learn(box, g, nodes, desk):
    """Every node on every seat's way learns how it ended for that seat."""
    seats = np.int64(g.seats)
    game.scores(box, g, desk.points[:])
    for seat in range(seats):
        ahead, level, best = compare(desk, seats, seat)
        win = 0.0 if ahead > 0 else 1.0
        if ahead == 0 and level > 0:
            win = share_of_win(box, g, desk, seats, seat)
        place = 1.0 - (ahead + 0.5 * level) / (seats - 1)
        margin = float(np.int64(desk.points[seat]) - best)
        value = 0.5 + 0.5 * margin / (desk.scale + abs(margin))
        value += desk.ambition * (0.5 * (win + place) - value)
        desk.value[seat] = value
        for i in range(desk.depth[seat]):
            node = desk.path[seat, i]
            nodes[node].visits += 1
            nodes[node].value += (value - nodes[node].value) / nodes[node].visits
        if seat == desk.thinker and desk.depth[seat] > 1:
            action = nodes[desk.path[seat, 1]].action
            desk.margin[action] += margin
            desk.win[action] += win
    for i in range(desk.decisions):
        at = desk.decided[i]
        desk.tries[at] += 1
        desk.renown[at] += (desk.value[at // ACTIONS] - desk.renown[at]) / desk.tries[at]


@rule
def compare(desk, seats, seat):
    """How many others have more points, how many as many, and the most that another has."""
    ahead, level, best = np.int64(0), np.int64(0), np.int64(-(1 << 40))
    for other in range(seats):
        if other != seat:
            ahead += np.int64(desk.points[other] > desk.points[seat])
            level += np.int64(desk.points[other] == desk.points[seat])
            best = max(best, np.int64(desk.points[other]))
    return ahead, level, best


@rule
def share_of_win(box, g, desk, seats, seat):
    """What the tie-break says of equal points."""
    game.ranking(box, g, desk.places[:])
    winners = np.int64(0)
    for other in range(seats):
        winners += np.int64(desk.places[other] == 0)
    return 1.0 / winners if desk.places[seat] == 0 else 0.0
