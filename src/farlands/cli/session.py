"""A match at one terminal: whose turn it is, what they type, what bots do. A person is shown the views of their own seat and no others'."""

import secrets
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from farlands.bots import Seat
from farlands.bots import find as find_bot
from farlands.cli.ending import ending
from farlands.cli.matches import Keeper
from farlands.cli.screen import ask, clear, console
from farlands.cli.seats import bot_of
from farlands.cli.terminal import Previewing, Terminal
from farlands.dice import new_dice
from farlands.errors import FarlandsError, IllegalMove
from farlands.match import Match
from farlands.words import say


def tip(match: Match, seat: int, terminal: Terminal) -> RenderableType:
    """What the coach says of the options at hand, for what the seat knows."""
    from farlands.cli.analyse import rehearse, shown_hint, teller_of
    from farlands.coach import hint

    rehearse(match.game, None)
    return shown_hint(hint(match, seat), teller_of(match, terminal))


class Leaving(Exception):
    """A player wants to stop; the match is kept."""


class Session:
    """Plays one match to its end, or until the players leave."""

    def __init__(self, match: Match, names: Sequence[str], terminal: Terminal, keeper: Keeper) -> None:
        self.match = match
        self.names = names
        self.terminal = terminal
        self.keeper = keeper
        self.people = [seat for seat, name in enumerate(match.names) if bot_of(name) is None]
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.dice = new_dice(secrets.randbits(63))
        self.previewed: list[str] = []
        """The moves that a person may have meant; the first is shown, and made if they press Enter."""

    def play(self) -> bool:
        """Play; return whether the match has ended."""
        try:
            while not self.match.over:
                waiting = self.match.waiting
                person = next((seat for seat in waiting if seat in self.people), None)
                if person is None:
                    self.let_bot_move(waiting[0])
                else:
                    self.ask_person(person)
        except (EOFError, Leaving):
            return False
        self.show_end()
        return True

    def let_bot_move(self, seat: int) -> None:
        """A bot decides; it is handed its seat, never the table."""
        bot = find_bot(str(bot_of(self.match.names[seat])), self.match.game)
        self.match.play(seat, bot(Seat.of(self.match, seat, self.dice)))
        self.keeper.keep(self.match)

    def leave(self) -> None:
        """Where several play, nobody's cards stay on the screen."""
        if len(self.people) > 1:
            clear(scrollback=True)

    # --- A person's turn -------------------------------------------------------------------------------------------------------------

    def ask_person(self, seat: int) -> None:
        """Show a person the table and do as they say until something has changed."""
        self.hand_over_to(seat)
        self.previewed = []
        self.show(seat)
        while not self.obey(seat, ask()):
            pass

    def show(self, seat: int) -> None:
        """The table as the seat sees it, what has happened, and what is to be decided."""
        clear()
        view = self.match.view(seat)
        out = console()
        out.print(self.terminal.table(view, self.names))
        for line in self.news(seat):
            out.print(Text("· " if not out.options.ascii_only else "- ").append(line), style="italic")
        out.print(Text(self.question(seat), style="bold"))
        out.print(Text(say("play-keys"), style="dim"))

    def question(self, seat: int) -> str:
        """What is to be decided; with the name where several people play."""
        question = self.terminal.question(self.match.view(seat))
        return say("play-question", name=self.names[seat], question=question) if len(self.people) > 1 else question

    def hand_over_to(self, seat: int) -> None:
        """Let the next person take the seat before their cards are shown."""
        if self.at_screen != seat:
            clear(scrollback=True)
            console().print(Text(say("play-hand-over", name=self.names[seat]), style="bold"))
            ask("")
            self.at_screen = seat

    def news(self, seat: int) -> list[str]:
        """What happened since this seat last decided, as far as it can see."""
        game, moves = self.match.game, self.match.moves
        last = max((ply for ply, move in enumerate(moves) if move.seat == seat), default=None)
        if last is None:
            return []
        before = game.view(self.match.at(last), seat)
        events = game.events(before, self.match.view(seat))
        return [line for event in events if (line := self.terminal.event(event, self.names, seat))]

    def obey(self, seat: int, typed: str) -> bool:
        """Do what was typed; return whether the table has changed."""
        word = typed.lower()
        if word == "" and not self.previewed:  # explanations may have pushed the table off the screen
            self.show(seat)
            return False
        if word == "q":
            raise Leaving
        try:
            if word in ("h", "s", "t") or word.startswith("?"):
                console().print(self.answer(seat, word))
                return False
            if word == "u":
                self.undo()
            elif move := self.decided(seat, typed):
                self.match.play(seat, move)
            else:
                return False
        except FarlandsError as error:
            console().print(Text(str(error), style="red"))
            return False
        self.keeper.keep(self.match)
        return True

    def answer(self, seat: int, word: str) -> RenderableType:
        """The help, the score sheet so far, a tip, or a card explained."""
        if word == "h":
            return Group(self.terminal.help(), Text(say("play-help")))
        if word == "s":
            return self.terminal.sheet(self.match.sheet(seat))
        if word == "t":
            return tip(self.match, seat, self.terminal)
        return self.terminal.explain(self.match.view(seat), word[1:].strip())

    def decided(self, seat: int, typed: str) -> str | None:
        """The move to make; None if one is shown first, as it would be."""
        meant, self.previewed = self.previewed, []
        if meant and typed == "":
            return meant[0]
        if not isinstance(self.terminal, Previewing):
            return self.move_of(seat, typed)
        view = self.match.view(seat)
        meant = [*meant[1:], meant[0]] if meant and typed.lower() == "n" else list(self.terminal.read(view, typed))
        if not meant:
            return self.move_of(seat, typed)
        clear()
        console().print(self.terminal.preview(view, meant[0]))
        self.previewed = meant
        return None

    def move_of(self, seat: int, typed: str) -> str:
        """The notation meant: as typed, or for a number alone the legal move with that number; else something the rules refuse."""
        text = typed.upper()
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            if self.match.game.MOVES.parse(text) is None:
                raise IllegalMove("not-a-move", text=typed[:20], allowed=", ".join(self.match.legal(seat)))
            return text
        legal = self.match.legal(seat)
        letters = sorted({move[0] for move in legal})
        meant = [move for move in legal if move[1:] == str(int(text))]
        if len(meant) > 1:
            raise IllegalMove("which-move", moves=", ".join(meant))
        return meant[0] if meant else f"{letters[0]}{int(text)}"

    def undo(self) -> None:
        """Take back the last move of a person, and what bots did since; all or nothing."""
        taken_back = []
        try:
            while True:
                move = self.match.undo()
                taken_back.append(move)
                if move.seat in self.people:
                    break
        except IllegalMove:
            for move in reversed(taken_back):
                self.match.play(move.seat, move.action)
            raise

    def show_end(self) -> None:
        """The last table, every card's points, the ranking."""
        clear()
        seat = self.people[0] if len(self.people) == 1 else None
        out = console()
        out.print(self.terminal.table(self.match.view(seat), self.names))
        out.print(ending(self.match, self.names, self.terminal))
