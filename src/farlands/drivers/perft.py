"""Sequences of decisions counted, compiled: see `farlands.testing.perft`."""

from farlands.drivers import bind, game_of
from farlands.game import rule

game = game_of(__name__)
first_waiting = bind("playout", game.NAME).first_waiting


@rule
def count_sequences(box, tables, actions, left, depth):
    """Sequences of so many decisions from the table at index 0; the other tables, and the actions left to try, are the stack."""
    level, total = 0, 0
    left[0] = -1
    while level >= 0:
        if left[level] < 0:  # just arrived
            left[level] = 0
            if not game.over(tables[level]):
                left[level] = game.legal(box, tables[level], first_waiting(tables[level]), actions[level])
            if level == depth - 1:
                total += left[level]
                left[level] = 0
        if left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        tables[level + 1] = tables[level]
        game.apply(box, tables[level + 1], first_waiting(tables[level]), int(actions[level][left[level]]))
        level += 1
        left[level] = -1
    return total
