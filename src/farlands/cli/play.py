"""`farlands play`: begins a match or takes up an unfinished one, and sees to it that it is kept."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from farlands.bots import find as find_bot
from farlands.cli.matches import Keeper, is_unfinished, new_path, read_kept, unfinished
from farlands.cli.screen import ask, console, notice, preparing
from farlands.cli.seats import bot_of, parse_seats, shown_names
from farlands.cli.session import Session
from farlands.cli.terminal import game_and_terminal
from farlands.deal import Deal
from farlands.errors import BadOption, FarlandsError
from farlands.game import Game, encode_options
from farlands.match import Match
from farlands.words import say

DONE, INTERRUPTED = 0, 130


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for."""

    seats: str | None = None
    options: tuple[str, ...] = ()
    deal: str | None = None
    journal: Path | None = None
    deck: Path | None = None
    new: bool = False
    resume: bool = False

    @property
    def of_a_new_match(self) -> bool:
        """Whether anything asked for makes sense only for a match that begins."""
        return self.new or self.seats is not None or bool(self.options) or self.deal is not None


def play_match(name: str, wishes: Wishes) -> int:
    """Play until the end, or until the player leaves; return the exit code."""
    game, terminal = game_and_terminal(name, wishes.deck)
    if wishes.resume and wishes.of_a_new_match:
        raise BadOption("resume-or-new")
    try:
        path, match = _to_resume(game, terminal.title(), wishes) or _begin(game, terminal.title(), wishes)
    except EOFError:
        return DONE
    for bot in filter(None, map(bot_of, match.names)):
        find_bot(bot, game)
    keeper = Keeper(path)
    keeper.keep(match)
    with preparing(terminal.title()):
        rehearse(game)
    return _see_through(Session(match, shown_names(match.names), terminal, keeper), game)


def _see_through(session: Session, game: Game) -> int:
    """Play, and say where the match lies whenever it is left."""
    path = session.keeper.path
    try:
        finished = session.play()
    except KeyboardInterrupt:
        console().print()
        session.leave()
        notice(say("play-saved", path=str(path), game=game.NAME))
        return INTERRUPTED
    if finished:
        notice(say("play-ended", path=str(path)))
    else:
        session.leave()
        notice(say("play-saved", path=str(path), game=game.NAME))
    return DONE


# --- Beginning -----------------------------------------------------------------------------------------------------------------------


def _begin(game: Game, title: str, wishes: Wishes) -> tuple[Path, Match]:
    deal = None if wishes.deal is None else Deal.from_json(wishes.deal.strip())
    seats, options = parse_seats(wishes.seats, game), read_options(game, wishes.options)
    with preparing(title):  # the cards are dealt
        match = Match(game, seats, options, deal, wishes.deck)
    return wishes.journal or new_path(game.NAME), match


def read_options(game: Game, given: tuple[str, ...]) -> Mapping[str, str]:
    """Options written `name=value`; a name alone means yes."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if name in options:
            raise BadOption("usage-twice", option=f"--option {name}")
        options[name] = value if equals else "yes"
    encode_options(game, options)
    return options


def rehearse(game: Game) -> None:
    """Let bots play a match that nobody sees, so that all rules are compiled before anybody waits for a move."""
    from farlands.bots import Seat, find, greedy_bot
    from farlands.dice import new_dice

    match, dice = Match(game, ["1"] * game.MIN_SEATS, deal=Deal(bytes(32))), new_dice()
    bots = [find("easy", game)] + [greedy_bot] * game.MIN_SEATS
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat](Seat.of(match, seat, dice)))
    match.sheet(0)
    match.ranking()


# --- Resuming ------------------------------------------------------------------------------------------------------------------------


def _to_resume(game: Game, title: str, wishes: Wishes) -> tuple[Path, Match] | None:
    """The match to go on with, if one is to be gone on with."""
    if wishes.journal is not None and wishes.journal.exists():
        if wishes.of_a_new_match:
            raise BadOption("journal-exists", path=str(wishes.journal))
        return wishes.journal, salvaged(game, title, wishes.journal, wishes.deck)
    if wishes.of_a_new_match or wishes.journal is not None:
        return None
    for path in unfinished(game.NAME):
        try:
            match = salvaged(game, title, path, wishes.deck)
        except FarlandsError as error:
            notice(say("resume-unreadable", path=str(path), why=str(error)))
            continue
        return (path, match) if wishes.resume or _wants_to_resume(path, match) else None
    if wishes.resume:
        raise BadOption("nothing-to-resume", game=game.NAME)
    return None


def _wants_to_resume(path: Path, match: Match) -> bool:
    """Ask."""
    when = datetime.fromtimestamp(path.stat().st_mtime)
    names = ", ".join(shown_names(match.names))
    console().print(say("resume-offer", names=names, moves=len(match.moves), when=f"{when:%Y-%m-%d %H:%M}"))
    yes, no = say("answer-yes").split(), say("answer-no").split()
    while True:
        answer = ask(say("resume-question") + " ").lower()
        if answer == "q":
            raise EOFError
        if answer in ("", "y", "yes", *yes):
            return True
        if answer in ("n", "no", *no):
            return False


def salvaged(game: Game, title: str, path: Path, deck: Path | None) -> Match:
    """The match of a journal, without a move that was cut off while it was written; a result that was cut off is written again."""
    with preparing(title):  # the moves are played again
        match = read_kept(path, deck)
    if match.game.NAME != game.NAME:
        raise BadOption("resume-other-game", path=str(path), game=match.game.NAME)
    if match.over:
        if is_unfinished(path):
            Keeper(path).keep(match)
        raise BadOption("resume-over", path=str(path))
    return match
