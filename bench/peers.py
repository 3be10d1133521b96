"""Random play on one thread: how many decisions of players a second our Faraway makes, and OpenSpiel's and RLCard's card games.

All contenders are timed in one run, in short rounds of rotating order, so that a machine that slows down slows down for all. This must
never count a chance event as a decision, time a compilation, or make a peer slower than its own users would.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

OURS, HEARTS = "farlands faraway", "openspiel hearts"
NO_RATIO, NO_PEERS = 1, 2
"""Exit codes: slower than promised; optional packages missing."""
GAMES_AT_ONCE = 1000
"""Games of ours in one call, some milliseconds."""
ROLLOUTS_AT_ONCE = 200

Counts = tuple[int, int]
"""Decisions and games."""


@dataclass
class Contender:
    """A way to play at random: each call plays a few whole games. What it measured is kept by round."""

    name: str
    play: Callable[[], Counts]
    decisions_per_s: list[float] = field(default_factory=list)
    games_per_s: list[float] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        """One round: play for at least so long."""
        decisions = games = 0
        begin = perf_counter()
        while (elapsed := perf_counter() - begin) < seconds or not games:
            more_decisions, more_games = self.play()
            decisions, games = decisions + more_decisions, games + more_games
        self.decisions_per_s.append(decisions / elapsed)
        self.games_per_s.append(games / elapsed)


def faraway() -> Contender:
    """Our Faraway with two seats: each game is shuffled, dealt and played by compiled code."""
    from farlands.drivers import bind
    from farlands.game import encode_options

    playout = bind("playout", "faraway")
    boxes, tables, outs, dices = playout.room(1)
    options = encode_options(playout.game, {})
    played = 0

    def play() -> Counts:
        nonlocal played
        first, played = played, played + GAMES_AT_ONCE
        return int(playout.play_block(boxes, tables, outs, dices, 0, 1, first, played, 2, options)), GAMES_AT_ONCE

    return Contender(OURS, play)


def sample(state: Any, random: Random) -> int:
    """One outcome of a chance node of OpenSpiel."""
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(actions, chances)[0])


def openspiel(pyspiel: Any, game_name: str) -> Contender:
    """A game of OpenSpiel through its Python API: the loop that its own examples show."""
    game, random = pyspiel.load_game(game_name), Random(1)
    seats = range(game.num_players())

    def play() -> Counts:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state, random))
            elif state.is_simultaneous_node():
                state.apply_actions([random.choice(state.legal_actions(seat)) for seat in seats])
                decisions += len(seats)
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return Contender(f"openspiel {game_name}", play)


def openspiel_rollouts(pyspiel: Any) -> Contender:
    """Hearts without Python in the loop: the C++ random rollouts of OpenSpiel's own search, from deals made before the clock runs.

    Python reaches them only through a search of one simulation, and that search must begin at a decision: their dealing is free.
    """
    game, random = pyspiel.load_game("hearts"), Random(1)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_AT_ONCE, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=0, solve=False, seed=1, verbose=False)
    deals = cycle([dealt(game, passing, random) for passing in (0, 1, 2, 3)])

    def play() -> Counts:
        state, decisions = next(deals)
        search.mcts_search(state)
        return decisions * ROLLOUTS_AT_ONCE, ROLLOUTS_AT_ONCE

    return Contender("openspiel hearts (C++ rollouts)", play)


def dealt(game: Any, passing: int, random: Random) -> tuple[Any, int]:
    """Dealt hearts (passing 0: no cards are passed), and the decisions to its end: as many however it is played."""
    state = game.new_initial_state()
    state.apply_action(passing)
    while state.is_chance_node():
        state.apply_action(sample(state, random))
    left = state.clone()
    while not left.is_terminal():
        left.apply_action(random.choice(left.legal_actions()))
    return state, left.move_number() - state.move_number()


def rlcard_gin_rummy(rlcard: Any) -> Contender:
    """RLCard's gin rummy, stepped directly: faster than its `run` with random agents. Its two scoring steps count as decisions."""
    env, random = rlcard.make("gin-rummy", config={"seed": 1}), Random(1)

    def play() -> Counts:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return Contender("rlcard gin-rummy", play)


def measure(contenders: Sequence[Contender], rounds: int, seconds: float) -> None:
    """Warm everyone up, then let each play in each round, another one first each time."""
    for contender in contenders:
        contender.play()
    for turn in range(rounds):
        first = turn % len(contenders)
        for contender in [*contenders[first:], *contenders[:first]]:
            contender.measure(seconds)


def results(contenders: Sequence[Contender]) -> list[dict[str, Any]]:
    """The median over the rounds of each contender, and how many times as many decisions ours makes."""
    ours = next(median(contender.decisions_per_s) for contender in contenders if contender.name == OURS)
    return [
        {
            "name": contender.name,
            "decisions_per_s": median(contender.decisions_per_s),
            "games_per_s": median(contender.games_per_s),
            "ours_over_theirs": ours / median(contender.decisions_per_s),
        }
        for contender in contenders
    ]


def table(rows: Sequence[dict[str, Any]]) -> str:
    """The results for people."""
    lines = [f"{'random play, one thread':<32}{'decisions/s':>14}{'games/s':>12}{'ours/theirs':>13}"]
    lines += [f"{r['name']:<32}{r['decisions_per_s']:>14,.0f}{r['games_per_s']:>12,.1f}{r['ours_over_theirs']:>13,.1f}" for r in rows]
    return "\n".join(lines)


def main() -> int:
    """Measure, report, and judge the ratio over hearts through the Python API."""
    parser = argparse.ArgumentParser(description="Random play of Faraway against OpenSpiel and RLCard, on one thread.")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each contender's turn in a round (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds; the median counts (default 5)")
    parser.add_argument("--at-least", type=float, default=40.0, help="ratio over OpenSpiel's hearts in Python to reach (default 40)")
    parser.add_argument("--json", action="store_true", help="print a JSON list instead of a table")
    asked = parser.parse_args()
    if asked.rounds < 1:
        parser.error("--rounds: 1 or more")
    try:
        pyspiel, rlcard = import_module("pyspiel"), import_module("rlcard")
    except ImportError as missing:
        print(f"peers: {missing.name or missing} is not installed: pip install farlands[peers]", file=sys.stderr)
        return NO_PEERS
    spiel = [openspiel(pyspiel, "hearts"), openspiel_rollouts(pyspiel), openspiel(pyspiel, "goofspiel")]
    contenders = [faraway(), *spiel, rlcard_gin_rummy(rlcard)]
    measure(contenders, asked.rounds, asked.seconds)
    rows = results(contenders)
    print(json.dumps(rows, indent=2) if asked.json else table(rows))
    ratio = next(row["ours_over_theirs"] for row in rows if row["name"] == HEARTS)
    if ratio < asked.at_least:
        print(f"peers: {ratio:.1f} times OpenSpiel's hearts in Python, {asked.at_least:g} were promised", file=sys.stderr)
        return NO_RATIO
    return 0


if __name__ == "__main__":
    sys.exit(main())
