"""One match: seats, options, a deal and a list of moves. The table as it stands is a fold over them, and nothing else is ever stored."""

from collections.abc import Iterator, Mapping, Sequence
from numbers import Integral
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from farlands import words
from farlands.deal import Deal
from farlands.errors import BadOption, IllegalMove
from farlands.game import Game, Option, box_of, check_seats, deck_hash, encode_options, find
from farlands.table import Record

LONGEST_NAME = 40


class Move(NamedTuple):
    """A seat's action."""

    seat: int
    action: int


class Match:
    """A match of any game.

    >>> match = Match("faraway", ["Ann", "Bob"], deal=Deal(bytes(32)))
    >>> match.waiting, match.legal(0)
    ([0, 1], ['P21', 'P63', 'P18'])
    >>> match.play(0, "P21")
    >>> match.waiting, match.view(1)["areas"][0]["regions"]
    ([1], [])
    """

    def __init__(
        self,
        game: str | Game,
        names: Sequence[str],
        options: Mapping[str, object] | None = None,
        deal: Deal | None = None,
        deck: Path | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        if isinstance(names, str):
            raise BadOption("bad-seat-name", name=names, most=LONGEST_NAME)
        check_seats(self.game, len(names))
        for name in names:
            if not isinstance(name, str) or not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
                raise BadOption("bad-seat-name", name=str(name), most=LONGEST_NAME)
        self.names = [name.strip() for name in names]
        self.option_numbers = encode_options(self.game, options or {})
        self.deal = deal or Deal.random()
        self.deal.check(self.game)
        self.components = box_of(self.game, deck)
        """The box without the cards of an explicit deal: all that a bot may hold."""
        self.deck = deck_hash(self.components)
        self.box = self.deal.written_into(self.components)
        self.moves: list[Move] = []
        self.g = self._dealt()

    # --- The table ---------------------------------------------------------------------------------------------------------------

    def _dealt(self) -> Record:
        """The table before the first move."""
        g = self.game.TABLE.new()[0]
        self.game.prepare(self.box, g, self.deal.key, len(self.names), self.option_numbers)
        tops = self._tops(g)
        self.game.deal_out(self.box, g)
        self.deal.check_drawn(self.game, tops, g)
        return g

    def _tops(self, g: Record) -> dict[str, int]:
        return {deck.name: int(g[deck.top]) for deck in self.game.DECKS}

    def _apply(self, g: Record, move: Move) -> int:
        """Apply a move to a table of this match; an explicit deal must fit what is drawn."""
        tops = self._tops(g)
        refusal = self.game.apply(self.box, g, *move)
        if refusal == 0:
            self.deal.check_drawn(self.game, tops, g)
        return int(refusal)

    def at(self, ply: int) -> Record:
        """The table after the first `ply` moves."""
        g = self._dealt()
        for move in self.moves[:ply]:
            self._apply(g, move)
        return g

    def positions(self) -> Iterator[Record]:
        """The table before each move, and as it stands."""
        g = self._dealt()
        for move in self.moves:
            yield self.game.TABLE.copy(g)
            self._apply(g, move)
        yield g

    @property
    def options(self) -> dict[str, str]:
        """The options by name."""
        declared: tuple[Option, ...] = self.game.OPTIONS
        return {option.name: option.values[number] for option, number in zip(declared, self.option_numbers, strict=True)}

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision now."""
        mask = self.game.to_act(self.g)
        return [seat for seat in range(len(self.names)) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.game.over(self.g))

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, Integral) or seat not in range(len(self.names)):
            raise IllegalMove("no-such-seat", seat=seat, most=len(self.names) - 1)

    def legal_actions(self, seat: int) -> list[int]:
        """What a seat may do now, as actions."""
        self._check_seat(seat)
        out = np.zeros(self.game.MAX_LEGAL, np.int16)
        count = self.game.legal(self.box, self.g, seat, out)
        return [int(action) for action in out[:count]]

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in notation."""
        return [self.game.MOVES.notation(action) for action in self.legal_actions(seat)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.g, seat)

    def scores(self) -> list[int]:
        """Points of each seat as the table lies."""
        return self._per_seat(self.game.scores)

    def ranking(self) -> list[int]:
        """Place of each seat, 0 the best."""
        return self._per_seat(self.game.ranking)

    def _per_seat(self, rule: Any) -> list[int]:
        out = np.zeros(self.game.MAX_SEATS, np.int64)
        rule(self.box, self.g, out)
        return [int(number) for number in out[: len(self.names)]]

    def sheet(self, seat: int) -> dict[str, Any]:
        """Where a seat's points come from."""
        self._check_seat(seat)
        return self.game.sheet(self.box, self.g, seat)

    # --- Moves -------------------------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: str | int) -> None:
        """Make a move, in notation or as an action; an illegal one changes nothing and says what is allowed."""
        action = self.game.MOVES.parse(move) if isinstance(move, str) else move
        if not isinstance(action, Integral) or not 0 <= action < self.game.MOVES.count:
            action = -1
        self._check_seat(seat)
        before = self.game.TABLE.copy(self.g)
        try:
            refusal = self._apply(self.g, Move(int(seat), int(action)))
        except BaseException:  # a card that cannot come; or Ctrl-C in the middle of an interpreted rule
            self.g = before
            raise
        if refusal:
            raise IllegalMove(
                "illegal-move",
                seat=seat + 1,
                move=str(move),
                reason=words.say(f"{self.game.NAME}-refused-{self.game.REFUSALS[refusal]}"),
                allowed=", ".join(self.game.MOVES.notation(one) for one in sorted(self.legal_actions(seat))) or "–",
            )
        self.moves.append(Move(int(seat), int(action)))

    def undo(self) -> Move:
        """Take the last move back, unless somebody has learned something new by it."""
        if not self.moves:
            raise IllegalMove("nothing-to-undo")
        before = self.at(len(self.moves) - 1)
        if before.revealed != self.g.revealed:
            raise IllegalMove("undo-revealed")  # without its name: it may be a secret itself
        self.g = before
        return self.moves.pop()

    # --- Files -------------------------------------------------------------------------------------------------------------------

    def save(self, path: Path | str) -> None:
        """Write the journal, all or nothing."""
        from farlands import journal

        journal.JournalFile(Path(path)).sync(self)

    @classmethod
    def load(cls, path: Path | str, deck: Path | None = None) -> "Match":
        """Read a journal and replay it; a match with somebody's own deck needs its file."""
        from farlands import journal

        return journal.read(Path(path), deck)
