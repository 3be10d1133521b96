"""The checks of the contract test kit. Each takes a game's name and raises if the game breaks the contract."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import wraps
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from farlands import words
from farlands.bench import digest_of_games
from farlands.bots import OUTLOOK, Seat
from farlands.bots import find as find_bot
from farlands.dice import new_dice, roll
from farlands.game import Game, encode_options, find
from farlands.journal import lines
from farlands.match import Match, Move
from farlands.table import ALL, NOBODY, OWNER, Record
from farlands.testing.positions import Position, positions

EXAMPLES = 60
INTERPRETED_GAMES = 6
LONGEST_GAME = 100_000
WORLDS = 12
EVERY_KIND_OF_BOT = ("random", "greedy", "search:60i", "search:61i@2")

Check = Callable[[str], None]
CHECKS: list[Check] = []


def check(examined: Callable[[Position], None]) -> Check:
    """Register a check that Hypothesis drives over positions of the game."""

    @wraps(examined)
    def run(name: str) -> None:
        limits = settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
            phases=(Phase.generate, Phase.shrink),
        )

        def driven(position: Position) -> None:
            examined(position)

        limits(given(positions(name))(driven))()

    CHECKS.append(run)
    return run


def plain(examined: Check) -> Check:
    """Register a check that looks at the game as a whole."""
    CHECKS.append(examined)
    return examined


def world_hidden_from(position: Position, seat: int) -> Record:
    """A copy of the table after `hide`."""
    match = position.match
    world = match.game.TABLE.copy(match.g)
    match.game.hide(match.box, world, seat, position.dice)
    return world


def legal_in(game: Game, box: Record, g: Record, seat: int) -> list[int]:
    """The seat's legal actions on a table."""
    out = np.zeros(game.MAX_LEGAL, np.int16)
    return [int(action) for action in out[: game.legal(box, g, seat, out)]]


# --- The module ----------------------------------------------------------------------------------------------------------------------


@plain
def offers_every_name(name: str) -> None:
    """The module has all that the contract names, and its declarations fit each other."""
    game = find(name)
    needed = {name for name in (*Game.__annotations__, *vars(Game)) if not name.startswith("_")}
    missing = sorted(needed - set(dir(game)))
    assert not missing, f"missing: {missing}"
    fields = {field.name: field for field in game.TABLE.fields}
    assert fields["revealed"].seen_by is ALL, "undo needs a field `revealed` that everybody sees"
    for field in fields.values():
        assert field.seen_by is not OWNER or field.shape[:1] >= (game.MAX_SEATS,), f"{field.name}: the first index must be the seat"
    for deck in game.DECKS:
        assert {deck.cards, deck.top, deck.bottom} <= set(fields)
        assert {"written", f"{deck.name}_written"} <= set(game.box().dtype.names)
    covered = sorted(place for part in game.OBSERVATION.values() for place in range(part.start, part.stop))
    assert covered == list(range(game.OBSERVED)), "the slices of OBSERVATION must cover each number once"


@plain
def says_everything_in_every_language(name: str) -> None:
    """Each refusal and each kind of move has its words, in all languages."""
    game, before = find(name), words.language()
    try:
        for language in words.LANGUAGES:
            words.use(language)
            for reason in game.REFUSALS[1:]:
                assert words.say(f"{name}-refused-{reason}")
            for letter in game.MOVES.families:
                key, details = game.describe(game.MOVES.first(letter))
                assert words.say(key, **details)
    finally:
        words.use(before)


# --- Moves ---------------------------------------------------------------------------------------------------------------------------


@check
def random_play_ends(position: Position) -> None:
    """Somebody can always move until the game is over; then nobody can, and the ranking is one of points."""
    match = position.match
    for _ in range(LONGEST_GAME):
        if match.over:
            break
        assert match.waiting
        position.play_on(1)
    assert match.over
    assert match.waiting == []
    assert all(match.legal_actions(seat) == [] for seat in range(len(match.names)))
    places, scores = match.ranking(), match.scores()
    assert min(places) == 0
    for place in places:
        assert place == sum(other < place for other in places)
    by_place = [score for _, score in sorted(zip(places, scores, strict=True))]
    assert [scores[seat] for seat in np.argsort(places, kind="stable")] == sorted(by_place, reverse=True)


@check
def legal_and_apply_agree(position: Position) -> None:
    """Every legal action applies; every other one is refused for a named reason and changes no byte."""
    match, game = position.match, position.match.game
    before = match.g.tobytes()
    for seat in range(-1, game.MAX_SEATS + 1):
        legal = legal_in(game, match.box, match.g, seat) if seat in range(len(match.names)) else []
        assert len(set(legal)) == len(legal) <= game.MAX_LEGAL
        assert bool(legal) == (seat in match.waiting)
        for action in range(-2, game.MOVES.count + 2):
            trial = game.TABLE.copy(match.g)
            refusal = game.apply(match.box, trial, seat, action)
            assert (refusal == 0) == (action in legal)
            if refusal:
                assert game.REFUSALS[refusal]
                assert trial.tobytes() == before


@check
def simultaneous_moves_commute(position: Position) -> None:
    """Decisions owed at the same time may come in any order, and stay hidden until all are in."""
    match, game = position.match, position.match.game
    waiting = match.waiting[:4]
    if len(waiting) < 2:
        return
    moves = [Move(seat, actions[roll(position.dice, len(actions))]) for seat in waiting for actions in [match.legal_actions(seat)]]
    results = set()
    for order in permutations(moves):
        g = game.TABLE.copy(match.g)
        for number, move in enumerate(order):
            assert game.apply(match.box, g, *move) == 0
            if number == 0 and len(match.waiting) > 1:
                spectator = {k: v for k, v in game.view(g, None).items() if k != "waiting"}
                assert spectator == {k: v for k, v in match.view(None).items() if k != "waiting"}
        results.add(g.tobytes())
    assert len(results) == 1


@plain
def notation_round_trips(name: str) -> None:
    """Every action has a notation of its own that reads back; other texts name nothing."""
    moves = find(name).MOVES
    notations = [moves.notation(action) for action in range(moves.count)]
    assert [moves.parse(text) for text in notations] == list(range(moves.count))
    assert len(set(notations)) == moves.count
    for text in ("", " ", notations[0] + " ", notations[0].lower() + "x", "?", "-1", notations[0] + "é", notations[-1] + "0"):
        assert moves.parse(text) is None
    for action in (-1, moves.count):
        with pytest.raises(ValueError, match="no action"):
            moves.notation(action)


# --- Matches -------------------------------------------------------------------------------------------------------------------------


@check
def journal_round_trips(position: Position) -> None:
    """A match written and read is the same match, at every ply; undo is what replaying one move less gives."""
    match = position.match
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        match.save(path)
        again = Match.load(path)
    assert again.g.tobytes() == match.g.tobytes()
    assert lines(again) == lines(match)
    if match.moves and match.at(len(match.moves) - 1).revealed == match.g.revealed:
        seat, action = again.undo()
        assert again.g.tobytes() == match.at(len(match.moves) - 1).tobytes()
        again.play(seat, action)
        assert again.g.tobytes() == match.g.tobytes()


# --- Hidden information --------------------------------------------------------------------------------------------------------------


@check
def views_come_from_visible_fields(position: Position) -> None:
    """What a seat gets does not change when every field hidden from it is wiped: view, numbers for learners, legal actions."""
    match, game = position.match, position.match.game
    for seat in range(len(match.names)):
        masked = game.TABLE.masked(match.g, seat)
        assert game.view(masked, seat) == match.view(seat)
        assert legal_in(game, match.box, masked, seat) == match.legal_actions(seat)
        seen, seen_masked = np.zeros((2, game.OBSERVED), np.int16)
        game.observe(match.box, match.g, seat, seen)
        game.observe(match.box, masked, seat, seen_masked)
        assert seen.tobytes() == seen_masked.tobytes()
    assert game.view(game.TABLE.masked(match.g, None), None) == match.view(None)


@check
def hide_keeps_what_the_seat_sees(position: Position) -> None:
    """A hidden world is the same to its seat, byte for byte, and can be played to its end by the rules."""
    match, game = position.match, position.match.game
    for seat in range(len(match.names)):
        world = world_hidden_from(position, seat)
        assert game.TABLE.masked(world, seat).tobytes() == game.TABLE.masked(match.g, seat).tobytes()
        assert legal_in(game, match.box, world, seat) == match.legal_actions(seat)
        assert game.to_act(world) == game.to_act(match.g)
        for _ in range(LONGEST_GAME):
            if game.over(world):
                break
            mover = next(s for s in range(len(match.names)) if game.to_act(world) >> s & 1)
            actions = legal_in(game, match.box, world, mover)
            assert game.apply(match.box, world, mover, actions[roll(position.dice, len(actions))]) == 0
        assert game.over(world)


@check
def hide_draws_anew(position: Position) -> None:
    """Several hidden worlds differ, in what others hold or in the decks, unless there is next to nothing hidden."""
    match, game = position.match, position.match.game
    for seat in range(len(match.names)):
        held_by_others = sum(np.count_nonzero(np.delete(match.g[f.name], seat, axis=0)) for f in game.TABLE.fields if f.seen_by is OWNER)
        in_decks = sum(int(match.g[deck.bottom]) - int(match.g[deck.top]) for deck in game.DECKS)
        if held_by_others + in_decks < 8:
            continue
        worlds = [world_hidden_from(position, seat) for _ in range(6)]
        fields = [f.name for f in game.TABLE.fields if f.seen_by is OWNER] + [deck.cards for deck in game.DECKS]
        assert len({tuple(world[name].tobytes() for name in fields) for world in worlds}) > 1


@check
def hide_leaves_no_trace(position: Position) -> None:
    """No place of a deck from which cards were drawn still tells, in every hidden world, a card that the seat does not see."""
    match, game = position.match, position.match.game
    for seat in range(len(match.names)):
        worlds = [world_hidden_from(position, seat) for _ in range(WORLDS)]
        masked = game.TABLE.masked(match.g, seat)
        for deck in game.DECKS:
            seen = {int(card) for f in game.TABLE.fields if f.seen_by is not NOBODY for card in np.ravel(masked[f.name])}
            cards = match.g[deck.cards]
            live = {place % len(cards) for place in range(int(match.g[deck.top]), int(match.g[deck.bottom]))}
            for place in set(range(len(cards))) - live:
                always = all(world[deck.cards][place] == cards[place] for world in worlds)
                assert not (cards[place] and always and int(cards[place]) not in seen), f"{deck.cards}[{place}] tells card {cards[place]}"


@check
def what_is_revealed_is_counted(position: Position) -> None:
    """A move that leaves `revealed` as it was shows nobody anything new: in hidden worlds each seat sees the same after it."""
    match, game = position.match, position.match.game
    for mover in match.waiting:
        actions = match.legal_actions(mover)
        action = actions[roll(position.dice, len(actions))]
        after = game.TABLE.copy(match.g)
        game.apply(match.box, after, mover, action)
        if after.revealed != match.g.revealed:
            continue
        for seat in range(len(match.names)):
            world = world_hidden_from(position, seat)
            if game.apply(match.box, world, mover, action) == 0:
                assert game.TABLE.masked(world, seat).tobytes() == game.TABLE.masked(after, seat).tobytes()


@check
def bots_use_only_their_seat(position: Position) -> None:
    """A bot chooses a legal action, and the same one in any world that looks the same to its seat."""
    match, game = position.match, position.match.game
    for seat in match.waiting:
        elsewhere = Match(game, match.names, match.options, match.deal)
        elsewhere.g = world_hidden_from(position, seat)
        for name in (*EVERY_KIND_OF_BOT, *([OUTLOOK] if hasattr(game, OUTLOOK) else [])):
            bot = find_bot(name, game)
            choice = bot(Seat.of(match, seat, new_dice(7)))
            assert choice in match.legal_actions(seat)
            assert choice == bot(Seat.of(elsewhere, seat, new_dice(7)))


@check
def outlook_goes_by_what_the_seat_knows(position: Position) -> None:
    """If the game offers an outlook: a number for each action, the same in any world that looks the same, and nothing seen is changed."""
    match, game = position.match, position.match.game
    if not hasattr(game, OUTLOOK):
        return
    for seat in match.waiting:
        actions = np.array(legal_in(game, match.box, match.g, seat), np.int16)
        told = []
        for world in (game.TABLE.copy(match.g), world_hidden_from(position, seat)):
            seen = [game.TABLE.masked(world, other).tobytes() for other in range(len(match.names))]
            worth = np.full(game.MAX_LEGAL, np.nan)
            game.outlook(match.box, world, seat, actions, len(actions), worth)  # type: ignore[attr-defined]  # an optional name
            assert np.isfinite(worth[: len(actions)]).all()
            assert seen == [game.TABLE.masked(world, other).tobytes() for other in range(len(match.names))]
            told.append(worth.tobytes())
        assert told[0] == told[1]


# --- Speeds --------------------------------------------------------------------------------------------------------------------------


@plain
def interpreter_and_compiled_agree(name: str) -> None:
    """The same games end on byte-equal tables in plain Python and compiled."""
    game = find(name)
    default = encode_options(game, {}).tolist()
    last = [len(option.values) - 1 for option in game.OPTIONS]
    for seats, options in ((game.MIN_SEATS, default), (game.MAX_SEATS, last)):
        code = (
            "import warnings; warnings.simplefilter('error'); from farlands.bench import digest_of_games;"
            f"print(digest_of_games({name!r}, {seats}, {options}, {INTERPRETED_GAMES}))"
        )
        environment = os.environ | {"FARLANDS_JIT": "0"}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout.strip() == digest_of_games(name, seats, options, INTERPRETED_GAMES)
