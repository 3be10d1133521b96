"""The commands and what they take. Each imports what it needs when it runs: help must come at once. `help` holds message keys."""

from pathlib import Path
from typing import Annotated

import typer

from farlands.cli.usage import AreaCommand, Command, Group, whole_number

app = typer.Typer(cls=Group, add_completion=False, pretty_exceptions_enable=False, help="help-farlands")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="help-file")]
DeckFile = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="help-deck-file")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
ThinkingTime = Annotated[str | None, typer.Option("--budget", metavar="TIME", help="help-budget")]
Seed = Annotated[str, typer.Option("--seed", metavar="NUMBER", help="help-seed")]
MOST_SEED = 10**9 - 1
MOST_PLIES = 10**6
LONGEST_BENCH = 3600


@app.callback(invoke_without_command=True)
def farlands(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    """Without a command: the version, or the help."""
    if version:
        from importlib.metadata import version as installed_version

        print(installed_version("farlands"))
        raise typer.Exit
    if context.invoked_subcommand is None:
        context.get_help()


@app.command(cls=Command, help="help-play")
def play(
    game: GameName,
    seats: Annotated[str | None, typer.Option(metavar="NAMES", help="help-play-seats")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-option")] = None,
    deal: Annotated[str | None, typer.Option(metavar="HEX", help="help-play-deal")] = None,
    journal: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-journal")] = None,
    deck: DeckFile = None,
    new: Annotated[bool, typer.Option("--new", help="help-play-new")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="help-play-resume")] = False,
) -> int:
    """Play a match."""
    from farlands.cli.play import Wishes, play_match

    return play_match(game, Wishes(seats, tuple(option or ()), deal, journal, deck, new, resume))


@app.command(cls=AreaCommand, help="help-score", context_settings={"ignore_unknown_options": True})
def score(
    area: Annotated[list[str] | None, typer.Argument(metavar="GAME --AREA", help="help-score-area")] = None,
    json: Json = False,
) -> None:
    """Score a physical table."""
    from farlands.cli.score import print_score

    print_score(area or [], json)


@app.command(cls=Command, help="help-replay")
def replay(
    file: File,
    at: Annotated[str | None, typer.Option(metavar="PLY", help="help-replay-at")] = None,
    deck: DeckFile = None,
) -> None:
    """Step through a match."""
    from farlands.cli.replay import replay_match

    replay_match(file, None if at is None else whole_number(at, "--at", 0, MOST_PLIES), deck)


@app.command(cls=Command, help="help-verify")
def verify(file: File, deck: DeckFile = None) -> None:
    """Recompute a match."""
    from farlands.cli.verify import verify_match

    verify_match(file, deck)


@app.command(cls=Command, help="help-analyse")
def analyse(
    file: File,
    budget: ThinkingTime = None,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="help-analyse-seat")] = None,
    seed: Seed = "0",
    deck: DeckFile = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="help-analyse-plot")] = None,
    page: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="help-analyse-page")] = None,
    json: Json = False,
) -> int:
    """Say what every decision of a match was worth."""
    from farlands.cli.analyse import Wishes, print_analysis

    return print_analysis(file, Wishes(budget, seat, whole_number(seed, "--seed", 0, MOST_SEED), deck, json), plot, page)


@app.command(cls=Command, help="help-hint")
def hint(
    file: File,
    budget: ThinkingTime = None,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="help-hint-seat")] = None,
    seed: Seed = "0",
    deck: DeckFile = None,
    json: Json = False,
) -> None:
    """Say what the options at hand are worth."""
    from farlands.cli.analyse import Wishes, print_hint

    print_hint(file, Wishes(budget, seat, whole_number(seed, "--seed", 0, MOST_SEED), deck, json))


@app.command(cls=Command, help="help-games")
def games() -> None:
    """List the games."""
    from farlands.cli.games import print_games

    print_games()


@app.command(cls=Command, help="help-cards")
def cards(game: GameName, deck: DeckFile = None) -> None:
    """Show every card."""
    from farlands.cli.games import print_cards

    print_cards(game, deck)


@app.command(cls=Command, help="help-deck")
def deck(
    action: Annotated[str, typer.Argument(metavar="new|show|check", help="help-deck-action")],
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="help-deck-of-game")] = None,
) -> int:
    """Components of one's own."""
    from farlands.cli.deck import deck_action

    return deck_action(action, game, file)


@app.command(cls=Command, help="help-arena")
def arena(
    game: GameName,
    bots: Annotated[str | None, typer.Option(metavar="NAMES", help="help-arena-bots")] = None,
    games: Annotated[str | None, typer.Option(metavar="NUMBER", help="help-arena-games")] = None,
    seats: Annotated[str | None, typer.Option(metavar="NUMBERS", help="help-arena-seats")] = None,
    lineup: Annotated[str | None, typer.Option(metavar="NUMBERS", help="help-arena-lineup")] = None,
    ladder: Annotated[str | None, typer.Option(metavar="BUDGET", help="help-arena-ladder")] = None,
    doublings: Annotated[str | None, typer.Option(metavar="NUMBER", help="help-arena-doublings")] = None,
    seed: Annotated[str | None, typer.Option(metavar="NUMBER", help="help-arena-seed")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-option")] = None,
    deck: DeckFile = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arena-out")] = None,
    processes: Annotated[str | None, typer.Option(metavar="NUMBER", help="help-arena-processes")] = None,
    seconds: Annotated[str | None, typer.Option(metavar="NUMBER", help="help-arena-seconds")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-arena-ray")] = None,
    report: Annotated[str | None, typer.Option(metavar="NAME", help="help-arena-report")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arena-plot")] = None,
    json: Json = False,
) -> int:
    """Let bots play each other."""
    from farlands.cli.arena import Wishes, run_arena

    who = (bots, games, seats, lineup, ladder, doublings, seed, tuple(option or ()), deck)
    return run_arena(game, Wishes(*who, out, processes, seconds, ray, report, plot, json))


@app.command(cls=Command, help="help-bench")
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="help-bench-game")] = None,
    seats: Annotated[str, typer.Option(metavar="NUMBER", help="help-bench-seats")] = "2",
    device: Annotated[str, typer.Option(metavar="cpu|cuda", help="help-bench-device")] = "cpu",
    search: Annotated[bool, typer.Option("--search", help="help-bench-search")] = False,
    seconds: Annotated[str, typer.Option(metavar="NUMBER", help="help-bench-seconds")] = "2",
    json: Json = False,
) -> None:
    """Measure how fast a game is."""
    from farlands.cli.bench import print_bench

    players, longest = whole_number(seats, "--seats", 1, 99), whole_number(seconds, "--seconds", 1, LONGEST_BENCH)
    print_bench(game, players, device, longest, search, json)
