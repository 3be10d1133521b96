"""A fourth game from a package of its own: `examples/high_card`, installed where only this file's processes see it."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from farlands.words import LANGUAGES

EXAMPLE = Path(__file__).parent.parent / "examples" / "high_card"
COMMAND_LINE = "import sys; from farlands.cli import main; sys.exit(main())"
GAMES = """
from farlands.cli import main
from farlands.words import LANGUAGES

for language in LANGUAGES:
    assert main(["games", "--lang", language]) == 0
    print("\\f")
"""
PLAY = """
import farlands
from farlands.rule import cache_folder, watch_compiling

compiled = []
match = farlands.Match("high-card", ["Ann", "Bob"], deal=farlands.Deal(bytes([1]) * 32))
with watch_compiling(compiled.append):
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
print(*match.scores(), cache_folder().name, "apply" in compiled)
"""


class Site:
    """A folder with the example in it as an installer would leave it, and processes that find it there."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.package = folder / "high_card"
        self.environment = os.environ | {
            "PYTHONPATH": str(folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "FARLANDS_CACHE": str(cache),
            "FARLANDS_DATA": str(folder),
            "LC_ALL": "C.UTF-8",
        }
        shutil.copytree(EXAMPLE / "high_card", self.package, ignore=shutil.ignore_patterns("__pycache__"))
        project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        info = folder / f"high_card-{project['version']}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
        groups = (
            f"[{group}]\n" + "".join(f"{name} = {module}\n" for name, module in entries.items())
            for group, entries in project["entry-points"].items()
        )
        (info / "entry_points.txt").write_text("\n".join(groups))

    def run(self, *arguments: str | Path) -> str:
        """Run Python; what it printed."""
        done = subprocess.run([sys.executable, *arguments], env=self.environment, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def farlands(self, *arguments: str | Path) -> str:
        """Run a command of Farlands."""
        return self.run("-c", COMMAND_LINE, *arguments)


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="module")
def site(tmp_path_factory, cache):
    return Site(tmp_path_factory.mktemp("site"), cache)


def test_it_is_listed_with_its_options_in_every_language(site):
    *lists, _ = site.run("-c", GAMES).split("\f")
    assert len(lists) == len(LANGUAGES)
    for listed in lists:
        assert "high-card" in listed
        assert "faraway" in listed
        assert "--option winner=lowest" in listed


def test_every_language_has_the_same_words_and_every_refusal_has_its_own():
    texts = [(EXAMPLE / "high_card" / "words" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    keys = [re.findall(r"^([\w-]+) =", text, re.M) for text in texts]
    assert all(other == keys[0] for other in keys)
    [reasons] = re.findall(r"REFUSALS = (.*)", (EXAMPLE / "high_card" / "rules.py").read_text(encoding="utf-8"))
    reasons = re.findall(r'"([a-z-]+)"', reasons)
    assert {f"high-card-refused-{reason}" for reason in reasons} == {key for key in keys[0] if "-refused-" in key}


def test_it_keeps_the_contract(site):
    """Its own tests, run as its author would: the whole contract test kit is among them."""
    printed = site.run("-m", "pytest", EXAMPLE / "test_high_card.py", "-c", os.devnull, "-p", "no:cacheprovider", "-W", "error", "-v")
    assert "interpreter_and_compiled_agree] PASSED" in printed
    assert "bots_use_only_their_seat] PASSED" in printed


def test_a_match_is_played_kept_resumed_replayed_and_verified(site, tmp_path):
    journal = tmp_path / "match.jsonl"
    begin = site.farlands("play", "high-card", "--seats", "bot:greedy,bot:random", "--deal", "01" * 32, "--journal", journal)
    assert "greedy (bot)" in begin
    whole = journal.read_text(encoding="utf-8")
    assert whole.count('"move": "C') == 6
    load = f"import farlands; m = farlands.Match.load({str(journal)!r}); print(m.game.NAME, m.over, m.at(6).tobytes() == m.g.tobytes())"
    assert site.run("-c", load) == "high-card True True\n"
    assert "plays card" in site.farlands("replay", journal)
    assert "those promised" in site.farlands("verify", journal)
    assert "random (bot): accuracy" in site.farlands("analyse", journal, "--budget", "100i")
    journal.write_text("".join(whole.splitlines(keepends=True)[:4]), encoding="utf-8")  # three moves, and the power fails
    assert "on average over what may come" in site.farlands("hint", journal, "--budget", "100i")
    site.farlands("play", "high-card", "--journal", journal)
    assert "All 6 moves are legal" in site.farlands("verify", journal)


def test_it_is_played_in_the_arena_by_processes_of_its_own(site):
    assert "6 games, 3 deals" in site.farlands("arena", "high-card", "--bots", "greedy,random", "--games", "6", "--processes", "2")


def test_a_rule_changed_in_another_file_than_its_caller_takes_effect(tmp_path, cache):
    site = Site(tmp_path, cache)
    rules, better = site.package / "rules.py", site.package / "better.py"
    text = rules.read_text(encoding="utf-8")
    changed = text.replace("return one < other if g.lowest else one > other", "return better(one, other)")
    changed = changed.replace("from high_card.state", "from high_card.better import better\nfrom high_card.state")
    assert changed.count("better(one, other)") == changed.count("import better\n") == 1
    rules.write_text(changed, encoding="utf-8")
    better.write_text("from farlands.game import rule\n\n\n@rule\ndef better(one, other):\n    return one > other\n", encoding="utf-8")
    ann, bob, folder, compiled = site.run("-c", PLAY).split()
    assert compiled == "True"
    assert site.run("-c", PLAY).split() == [ann, bob, folder, "False"]  # nothing changed: from the disk
    better.write_text(better.read_text(encoding="utf-8").replace(">", "<"), encoding="utf-8")
    after = site.run("-c", PLAY).split()
    assert after[:2] == [bob, ann] != [ann, bob]
    assert after[2] != folder


def test_a_physical_table_is_scored(site):
    assert "Seat 1: 1\nSeat 2: 2" in site.farlands("score", "high-card", "--rounds", "7,12 20,3 1,2")
