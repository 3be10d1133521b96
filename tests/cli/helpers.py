"""Whole matches as people type them, their files, and the command in a process of its own."""

import subprocess
import sys
import time

from farlands import Deal, Match

SECRET = "11" * 32
DEAL = Deal(bytes.fromhex(SECRET))


def first_moves(names, options=None, most=1000):
    """What people type to play the first legal move each time, hand-overs included; and the match that it gives."""
    match, lines, at_screen = Match("faraway", names, options, DEAL), [], None
    while not match.over and len(match.moves) < most:
        seat = match.waiting[0]
        if seat != at_screen:
            lines.append("")
            at_screen = seat
        lines.append(match.legal(seat)[0][1:])
        match.play(seat, match.legal(seat)[0])
    return lines, match


def journal(tmp_path, match):
    path = tmp_path / "match.jsonl"
    match.save(path)
    return path


def journals(home):
    return sorted((home / "matches").glob("*.jsonl"))


def process(*arguments, **more):
    """The command in a process of its own, which hears Ctrl-C even where the tests run in the background, deaf to it."""
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); from farlands.cli import main; sys.exit(main())"
    return subprocess.Popen([sys.executable, "-c", code, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **more)


def wait_for(condition):
    deadline = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)
