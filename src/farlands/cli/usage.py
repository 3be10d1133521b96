"""Help and usage errors in the words of the words files: what typer would say of itself, it would say in English.

Commands and parameters carry the key of their help message as their `help`.
"""

from collections.abc import Iterator
from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from farlands import words
from farlands.cli.screen import console
from farlands.errors import BadOption, FarlandsError
from farlands.words import say

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]
"""Typer's base class of usage errors; it does not export it."""


class Command(TyperCommand):
    """A command with our help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; every error knows which command it is about."""
        try:
            return super().parse_args(ctx, args)
        except USAGE_ERROR as error:
            error.__dict__["ctx"] = ctx
            raise

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        _print_help(self, ctx)


class AreaCommand(Command):
    """A command that takes a game's area: its help ends with what each game asks for."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        from farlands.cli.terminal import game_and_terminal
        from farlands.game import installed

        super().format_help(ctx, formatter)
        for name in installed():
            try:
                terminal = game_and_terminal(name)[1]
            except FarlandsError:  # a game may do without a terminal
                continue
            options = ((option.written, say(option.help)) for option in terminal.AREA)
            _print_section(say("help-score-of-game", game=name), options)


class Group(TyperGroup):
    """The commands, with our help and in the order of a player's needs."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        _print_help(self, ctx)

    def list_commands(self, ctx: Any) -> list[str]:
        """The names in the order in which they were added."""
        return list(self.commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command, or what commands there are."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise BadOption("unknown-command", command=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)


# --- Help ----------------------------------------------------------------------------------------------------------------------------


def _print_help(command: Any, ctx: Any) -> None:
    out = console()
    out.print(Text(say("help-usage", usage=_usage(ctx)), style="bold"))
    out.print(Padding(say(command.help), (1, 2)))
    if isinstance(command, TyperGroup):
        _print_section(say("help-commands"), ((name, say(str(sub.help))) for name, sub in command.commands.items()))
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    if arguments:
        _print_section(say("help-arguments"), ((p.metavar, say(p.help)) for p in arguments))
    _print_section(say("help-options"), _options(command, ctx))


def _print_section(title: str, rows: Iterator[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for name, text in rows:
        table.add_row(name, text)
    console().print(Text(title, style="bold"), Padding(table, (0, 0, 1, 2)), sep="\n")


def _options(command: Any, ctx: Any) -> Iterator[tuple[str, str]]:
    from farlands.deal import BYTES

    for option in command.params:
        if option.param_type_name == "option":
            yield " ".join([", ".join(option.opts), *([option.metavar] if option.metavar else [])]), say(option.help, digits=2 * BYTES)
    yield "--lang " + "|".join(words.LANGUAGES), say("help-lang")
    yield ", ".join(ctx.help_option_names), say("help-help")


def _usage(ctx: Any) -> str:
    """The shape of a command line."""
    command = ctx.command
    if isinstance(command, TyperGroup):
        return f"{ctx.command_path} {say('help-a-command')}"
    arguments = [p.metavar for p in command.params if p.param_type_name == "argument"]
    return " ".join([ctx.command_path, *arguments, say("help-some-options")])


# --- Errors --------------------------------------------------------------------------------------------------------------------------


def usage_message(error: Any) -> str:
    """What was wrong with a command line, and what is allowed."""
    kind, ctx = type(error).__name__, error.ctx
    if kind == "NoSuchOption":
        options = [*(name for p in ctx.command.params for name in p.opts if name.startswith("-")), "--lang", *ctx.help_option_names]
        return say("usage-no-such-option", option=error.option_name, options=", ".join(options))
    if kind == "MissingParameter":
        return say("usage-missing", parameter=error.param.metavar, usage=_usage(ctx))
    if kind == "BadOptionUsage":
        flag = any(error.option_name in p.opts and not p.metavar for p in ctx.command.params)
        return say("usage-takes-no-value" if flag else "usage-needs-value", option=error.option_name)
    return say("usage-not-so", usage=_usage(ctx))


def whole_number(text: str, name: str, least: int, most: int) -> int:
    """A number given for a parameter, within bounds."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
        raise BadOption("bad-number", name=name, text=text, least=least, most=most)
    return int(text)
