"""`farlands arena`, as a person or a script uses it."""

import json
import re
from xml.etree import ElementTree

import pytest

from farlands import words
from farlands.arena import play_here
from farlands.cli import arena, main

QUICK = "--bots greedy,random --processes 1"


@pytest.fixture
def cli(monkeypatch, capsys):
    """Run a command; the exit code and what was written."""
    monkeypatch.setenv("LC_ALL", "C")
    language = words.language()

    def run(command):
        code = main(["arena", *command.split()])
        written = capsys.readouterr()
        return code, written.out, written.err

    yield run
    words.use(language)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("chess", "There is no game chess"),
        ("faraway --bots greedy,genius", "There is no bot genius"),
        ("faraway --bots greedy,", "There is no bot"),
        ("faraway --bots greedy,greedy", "named twice"),
        ("faraway --bots search:1", "as in 0.25s"),
        ("faraway --seats 2..9", "2 to 6 players, not 7"),
        ("faraway --seats 3..2", "from 3 to"),
        ("faraway --seats x", "--seats"),
        ("faraway --games 0", "--games"),
        ("faraway --games -5", "--games"),
        ("faraway --lineup 1,5", "3 bots"),
        ("faraway --lineup 1,5 --bots hard,greedy --seats 4", "1,5 is not that"),
        ("faraway --ladder 5", "as in 0.25s"),
        ("faraway --ladder 5i --bots hard", "leave --bots"),
        ("faraway --doublings 2", "--ladder"),
        ("faraway --processes 0", "--processes"),
        ("faraway --seconds soon", "--seconds"),
        ("faraway --report cards", "There are: regions, sanctuaries"),
        ("distant-suns --report cards", "no report cards"),
        ("faraway --option advanced=perhaps", "no, yes"),
        ("faraway --out /dev/null/x", "cannot be"),
        ("faraway --plot /dev/null/x", "cannot be written"),
        ("faraway --out .", "cannot be read"),
        ("faraway --out pyproject.toml", "not a result file"),
    ],
)
def test_mistake_is_one_line_that_says_what_is_allowed(cli, command, said):
    code, _, complaint = cli(command)
    assert code == 2
    assert said in complaint
    assert complaint.count("\n") == 1


def test_tables_of_all_kinds(cli):
    code, out, _ = cli(f"faraway --games 12 --seats 2..3 {QUICK}")
    assert code == 0
    for said in ("12 games", "95 % intervals", "Elo", "Margin", "Duel", "greedy – random"):
        assert said in out


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_in_a_narrow_terminal_nothing_is_cut_off(cli, monkeypatch, language):
    monkeypatch.setattr("farlands.cli.screen.WIDTH_OF_A_PIPE", 80)
    commands = (f"faraway --games 12 --seats 2..3 {QUICK}", f"faraway --games 4 --report regions {QUICK}")
    out = "".join(cli(f"{command} --lang {language}")[1] for command in commands)
    assert max(map(len, out.splitlines())) <= 80
    assert not re.search(r"…(\s|$)", out)


def test_for_programs(cli):
    told = json.loads(cli(f"faraway --games 8 --json {QUICK}")[1])
    assert (told["games"], told["deals"], len(told["pairs"]), len(told["ratings"])) == (8, 4, 1, 2)
    assert told == json.loads(json.dumps(told))


def test_one_against_five(cli):
    told = json.loads(cli(f"faraway --games 12 --lineup 1,5 --json {QUICK}")[1])
    row = next(row for row in told["tables"] if row["bot"] == "greedy")
    assert (row["seats"], row["games"], row["fair"]) == (6, 12, pytest.approx(1 / 6, abs=1e-6))


def test_a_ladder_and_its_chart(cli, tmp_path):
    plot = tmp_path / "ladder.svg"
    code, out, _ = cli(f"faraway --ladder 20i --doublings 2 --games 8 --processes 1 --plot {plot}")
    assert code == 0
    assert "search:80i – search:40i" in out
    assert "search:80i – search:40i" in {text.text for text in ElementTree.parse(plot).iter("{http://www.w3.org/2000/svg}text")}


def test_a_report_of_cards_and_its_chart(cli, tmp_path):
    plot = tmp_path / "cards.svg"
    code, out, _ = cli(f"farshore --games 4 --report cards --plot {plot} {QUICK}")
    assert code == 0
    assert "Lighthouse" in out
    assert "Lighthouse" in plot.read_text()
    assert len(json.loads(cli(f"farshore --games 4 --report cards --json {QUICK}")[1])["cards"]) == 48


def test_an_arena_goes_on_where_its_file_ends(cli, tmp_path):
    path = tmp_path / "games.jsonl"
    cli(f"faraway --games 6 --seed 3 --seats 3 {QUICK} --out {path}")
    before = path.read_text()
    assert "12 games" in cli(f"faraway --games 12 --out {path} --processes 1")[1]  # the settings are those of the file
    assert path.read_text().startswith(before)
    assert len(path.read_text().splitlines()) == 13
    assert "12 games" in cli(f"faraway --games 12 --out {path}")[1]
    assert "12 games" in cli(f"faraway --out {path}")[1]  # nothing more is played unless asked for
    assert len(path.read_text().splitlines()) == 13


def test_other_settings_than_those_of_the_file_are_refused(cli, tmp_path):
    path = tmp_path / "games.jsonl"
    cli(f"faraway --games 2 {QUICK} --out {path}")
    before = path.read_bytes()
    for settings, said in (
        ("--seats 3", "seats is 2, here 3"),
        ("--seed 1", "seed is 0, here 1"),
        ("--bots hard", "bots is greedy,random"),
    ):
        code, _, complaint = cli(f"faraway --games 4 --out {path} {settings}")
        assert (code, said in complaint) == (2, True)
    assert path.read_bytes() == before


def test_ctrl_c_keeps_what_is_there(cli, tmp_path, monkeypatch):
    path = tmp_path / "games.jsonl"

    def interrupted(plan, games, until):
        yield from play_here(plan, games[:5])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_here", interrupted)
    code, out, _ = cli(f"faraway --games 40 {QUICK} --out {path}")
    assert code == 130
    assert "4 games, 2 deals" in out
    assert "One game is not counted" in out
    monkeypatch.undo()
    assert "40 games, 20 deals" in cli(f"faraway --games 40 --out {path} --processes 1")[1]


def test_time_is_up(cli):
    code, out, _ = cli(f"faraway --games 50000 --seconds 1 {QUICK}")
    assert code == 0
    assert "games" in out


@pytest.mark.parametrize(
    "change", [{"bots": []}, {"bots": 5}, {"seats": []}, {"seats": ["2"]}, {"options": [1]}, {"seed": -1}, {"ladder": 1}]
)
def test_a_header_that_was_changed_is_refused(cli, tmp_path, change):
    path = tmp_path / "games.jsonl"
    cli(f"faraway --games 2 {QUICK} --out {path}")
    header, *rest = path.read_text().splitlines()
    path.write_text("\n".join([json.dumps(json.loads(header) | change), *rest]) + "\n")
    code, _, complaint = cli(f"faraway --out {path}")
    assert (code, complaint.count("\n")) == (2, 1)
