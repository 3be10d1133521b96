"""What the command line writes to and reads from: a terminal, or a pipe."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.live import Live
from rich.text import Text

from farlands.words import say

WIDTH_OF_A_PIPE = 100


def console(stderr: bool = False) -> Console:
    """A console on the present standard output: texts are printed as they are, markup characters included."""
    stream = sys.stderr if stderr else sys.stdout
    return Console(
        file=stream,
        markup=False,
        highlight=False,
        emoji=False,
        soft_wrap=False,
        width=None if stream.isatty() else WIDTH_OF_A_PIPE,
    )


def complain(text: str) -> None:
    """One line on standard error, never broken: what went wrong."""
    line = Text(say("error", text=" ".join(text.split())), style="bold red")
    console(stderr=True).print(line, soft_wrap=True)


def notice(text: str) -> None:
    """Something that a person should know."""
    console().print(Text(text, style="yellow"), soft_wrap=True)


def can_talk() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def ask(prompt: str = "> ") -> str:
    """A line that a person types; `EOFError` at the end of input. What was typed before cannot be called up by the next player."""
    if can_talk():
        try:
            import readline
        except ImportError:
            pass
        else:
            readline.set_auto_history(False)
    try:
        line = input(prompt)
    except EOFError:
        print()
        raise
    if not sys.stdin.isatty():
        print(line)
    return line.strip()


def clear(scrollback: bool = False) -> None:
    """An empty screen, so that a decision has it for itself; nothing where there is no screen."""
    if can_talk():
        console().clear()
        if scrollback:
            sys.stdout.write("\x1b[3J")
            sys.stdout.flush()


_announced: set[str] = set()
"""Games of which a pipe has been told that they are being prepared: that is said once, in however many steps it is done."""


class _Preparing:
    """A live line: what is compiled, and for how long so far."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.rule = ""
        self.began = time.monotonic()

    def __rich__(self) -> Text:
        return Text(say("preparing", game=self.title, rule=self.rule, seconds=f"{time.monotonic() - self.began:.1f}"), style="cyan")


@contextmanager
def preparing(title: str) -> Iterator[None]:
    """Show what is compiled meanwhile; nothing is shown if nothing is."""
    from farlands.rule import watch_compiling

    line = _Preparing(title)
    live = Live(line, console=console(stderr=True), refresh_per_second=10, transient=True)

    def tell(rule: str) -> None:
        if not line.rule:
            line.began = time.monotonic()
            line.rule = rule
            if live.console.is_terminal:
                live.start()
            elif title not in _announced:
                _announced.add(title)
                live.console.print(Text(say("preparing-begins", game=title)))
        line.rule = rule

    try:
        with watch_compiling(tell):
            yield
    finally:
        live.stop()
