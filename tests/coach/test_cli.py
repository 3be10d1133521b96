"""`farlands analyse` and `farlands hint`: what they print, what they refuse, and that an interruption keeps what there is."""

import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from farlands import Deal, Match, find, words
from farlands.cli import analyse as command
from farlands.cli import main
from farlands.cli.terminal import move_in_words, terminal_of
from farlands.coach import analyse


@pytest.fixture(scope="module", autouse=True)
def prepared():
    """All is compiled: nothing is said of it."""
    command.rehearse(find("faraway"), None)


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """All is said in English."""
    monkeypatch.setenv("LC_ALL", "C")
    language = words.language()
    yield
    words.use(language)


@pytest.fixture
def cli(capsys):
    """Run a command; the exit code and what was written."""

    def run(*arguments):
        code = main([str(argument) for argument in arguments])
        written = capsys.readouterr()
        return code, written.out, written.err

    return run


@pytest.fixture
def finished(faraway, tmp_path):
    """The journal of a whole match."""
    faraway.save(tmp_path / "whole.jsonl")
    return tmp_path / "whole.jsonl"


@pytest.fixture
def under_way(tmp_path):
    """A match in which Bob has chosen his first region in secret, and Ann has not."""
    match = Match("faraway", ["Ann", "Bob"], deal=Deal(bytes(32)))
    match.play(1, match.legal(1)[0])
    match.save(tmp_path / "begun.jsonl")
    return tmp_path / "begun.jsonl"


def test_an_analysis_is_printed_decision_by_decision_then_seat_by_seat(cli, finished):
    code, out, err = cli("analyse", finished, "--budget", "300i")
    assert (code, err) == (0, "")
    assert re.search(r"^ +1 +search:1000i \(bot\) +P\d+ ", out, re.M)
    assert re.search(r"^random \(bot\): accuracy \d+ of 100; \d+ decisions cost [\d.]+ points of margin", out, re.M)
    assert re.search(r"^1\. Move \d+: .*\. Better: ", out, re.M)
    assert out.count("In hindsight") == 3


def test_the_same_as_data_for_one_seat(cli, finished):
    code, out, _ = cli("analyse", finished, "--budget", "300i", "--seat", "2", "--json")
    data = json.loads(out)
    assert code == 0
    assert {one["seat"] for one in data["decisions"]} == {1}
    assert data["seats"][0]["name"] == "bot:greedy"
    assert data["seats"][0]["hindsight"]["total"] >= data["seats"][0]["hindsight"]["actual"]
    assert json.loads(cli("analyse", finished, "--budget", "300i", "--seat", "greedy (bot)", "--json")[1]) == data
    assert json.loads(cli("analyse", finished, "--budget", "300i", "--seat", "2", "--json", "--seed", "1")[1]) != data


class Text(HTMLParser):
    """The words of a page, and whether its elements are closed in order."""

    def __init__(self):
        super().__init__()
        self.open, self.words = [], []

    def handle_starttag(self, tag, attrs):
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def test_charts_and_page(cli, finished, tmp_path):
    svg, html = tmp_path / "win.svg", tmp_path / "all.html"
    assert cli("analyse", finished, "--budget", "100i", "--plot", svg, "--html", html, "--lang", "it")[0] == 0
    drawing = ElementTree.fromstring(svg.read_text())
    assert drawing.attrib["role"] == "img"
    assert "random (bot)" in svg.read_text()
    page = Text()
    page.feed(html.read_text())
    assert page.open == []
    assert html.read_text().count("<svg") == 3
    assert '<html lang="it">' in html.read_text()
    assert any("precisione" in text for text in page.words)


def test_a_file_that_cannot_be_written_is_named_before_anything_is_looked_at(cli, finished, tmp_path):
    code, out, err = cli("analyse", finished, "--plot", tmp_path / "none" / "x.svg")
    assert (code, out) == (2, "")
    assert "cannot be written" in err


def test_nothing_is_written_over_the_match(cli, finished, tmp_path):
    before = finished.read_bytes()
    assert "is named twice" in cli("analyse", finished, "--html", finished)[2]
    assert "is named twice" in cli("analyse", finished, "--html", tmp_path / "x", "--plot", tmp_path / "x")[2]
    assert finished.read_bytes() == before


def test_a_hint_names_the_best_option_and_why(cli, under_way):
    code, out, err = cli("hint", under_way, "--budget", "500i")
    assert (code, err) == (0, "")
    assert out.startswith("Ann, on average over what may come:")
    assert set(re.findall(r"\(P\d+\)", out)) == {"(P21)", "(P63)", "(P18)"}
    assert ("rather than" in out) != ("as good, as far as" in out)
    data = json.loads(cli("hint", under_way, "--budget", "500i", "--json")[1])
    assert [set(option) for option in data["options"]] == [{"move", "worlds", "margin", "margin_error", "win", "win_error", "value"}] * 3
    assert data["best"] == data["options"][0]["move"]
    assert "move" not in data


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["analyse", "none.jsonl"], "none.jsonl cannot be read"),
        (["analyse", "{damaged}"], "not a journal of Farlands"),
        (["analyse", "{finished}", "--seat", "4"], "There is no seat 4. There are: 1 (search:1000i (bot)), 2 (greedy (bot))"),
        (["analyse", "{finished}", "--seat", "zed"], "There is no seat zed"),
        (["analyse", "{finished}", "--budget", "fast"], "fast is no time to think"),
        (["analyse", "{finished}", "--seed", "-1"], "--seed cannot be"),
        (["analyse", "{finished}", "--what"], "There is no option --what"),
        (["analyse"], "FILE is missing"),
        (["hint", "{finished}"], "has ended"),
        (["hint", "{under_way}", "--seat", "Bob"], "Bob has nothing to decide now"),
        (["hint", "{under_way}", "--seat", "3"], "There are: 1 (Ann), 2 (Bob)"),
        (["hint", "{under_way}", "--budget", "0s"], "0s is no time to think"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_is_refused_in_one_line(cli, finished, under_way, tmp_path, arguments, wrong):
    (tmp_path / "damaged").write_text("nothing\n")
    places = {"finished": finished, "under_way": under_way, "damaged": tmp_path / "damaged"}
    code, out, err = cli(*(argument.format(**places) for argument in arguments))
    assert (code, out) == (2, "")
    assert wrong in err
    assert err.count("\n") == 1


def test_an_interruption_prints_what_there_is(cli, finished, monkeypatch):
    def interrupted(match, budget, seats, seed, progress):
        def tell(done, wanted):
            if done:
                raise KeyboardInterrupt

        return analyse(match, budget, seats, seed, 1, tell)

    monkeypatch.setattr(command, "analyse", interrupted)
    code, out, _ = cli("analyse", finished, "--budget", "100i")
    assert code == command.INTERRUPTED
    assert re.search(r"Stopped: \d+ of \d+ decisions were looked at\.", out)


def test_a_match_not_begun_has_nothing_to_judge(cli, tmp_path):
    Match("faraway", ["Ann", "Bob"], deal=Deal(bytes(32))).save(tmp_path / "new.jsonl")
    code, out, err = cli("analyse", tmp_path / "new.jsonl", "--plot", tmp_path / "x.svg", "--html", tmp_path / "x.html")
    assert (code, err) == (0, "")
    assert "Ann: nothing was at stake" in out


def test_a_tip_while_playing_is_the_hint_of_ones_own_seat(cli, monkeypatch, tmp_path):
    monkeypatch.setenv("FARLANDS_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("t\nq\n"))
    code, out, _ = cli("play", "faraway", "--deal", "00" * 32)
    assert code == 0
    assert "You, on average over what may come:" in out
    assert set(re.findall(r"\(P\d+\)", out)) == {"(P21)", "(P63)", "(P18)"}


def commands_of_the_docs():
    """Every command of docs/coach.md."""
    text = (Path(__file__).parents[2] / "docs" / "coach.md").read_text(encoding="utf-8")
    return [line.split("   ")[0].strip() for line in text.splitlines() if line.startswith("farlands ")]


@pytest.mark.parametrize("line", commands_of_the_docs())
def test_the_commands_of_the_docs_run(cli, finished, under_way, tmp_path, monkeypatch, line):
    monkeypatch.chdir(tmp_path)
    arguments = (
        line.replace("FILE", str(under_way if " hint " in line else finished)).replace("Ann", "1").replace("20000i", "500i").split()[1:]
    )
    code, out, err = cli(*arguments, *([] if "--budget" in arguments else ["--budget", "100i"]))
    assert (code, err) == (0, "")
    assert out


def test_moves_bear_the_names_of_cards_and_places():
    game = find("farshore")
    terminal = terminal_of(game)
    said = {move: move_in_words(game, terminal, game.MOVES.parse(move) or 0) for move in ("W9", "P33", "R1", "N1", "D1", "L1", "Z1")}
    assert said["W9"] == "places a worker: docks"
    assert said["P33"] == "plays Inn from the hand"
    assert said["R1"] == "chooses: driftwood"
    assert said["N1"] == "draws a new hand"
    assert len(set(said.values())) == len(said)
    faraway = find("faraway")
    assert move_in_words(faraway, terminal_of(faraway), 48) == "region 49 explored"
