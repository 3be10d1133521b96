"""The command line, as a person or a script uses it: exit codes, one clear line for each mistake, whole matches through standard input."""

import io
import json
import subprocess
import sys
import time
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

import farlands
from farlands import Deal, Match, words
from farlands.cli import main
from farlands.cli.matches import Keeper, new_path, unfinished
from farlands.cli.play import rehearse

SECRET = "11" * 32
DEAL = Deal(bytes.fromhex(SECRET))


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    """Matches are kept in a folder of the test's own, and all is said in English."""
    monkeypatch.setenv("FARLANDS_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    language = words.language()
    yield tmp_path
    words.use(language)


@pytest.fixture
def cli(monkeypatch, capsys):
    """Run a command with lines typed; the exit code and what was written."""

    def run(command, *lines):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(command.split())
        written = capsys.readouterr()
        return code, written.out, written.err

    return run


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


# --- Mistakes ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("plai", "There are: play, score"),
        ("--long", "--lang"),
        ("games faraway", "Usage: farlands games"),
        ("play", "GAME is missing"),
        ("play farawy", "There are: distant-suns, faraway, farshore."),
        ("play faraway --seat Ann", "--seats"),
        ("play faraway --seats", "needs a value"),
        ("play faraway --new=1", "takes no value"),
        ("play faraway --lang xx", "en, ru, uk, it"),
        ("play faraway --lang", "en, ru, uk, it"),
        ("play faraway --seats a,b,c,d,e,f,g,h,i", "2 to 6 players, not 9"),
        ("play faraway --seats Ann", "2 to 6 players, not 1"),
        ("play faraway --seats 9", "2 to 6 players, not 9"),
        ("play faraway --seats 0", "2 to 6 players, not 0"),
        ("play faraway --seats 99999999999999999999", "2 to 6 players, not"),
        ("play faraway --seats Ann,,Bob", "cannot be a player's name"),
        ("play faraway --seats Ann,Ann", "Two players are called Ann"),
        ("play faraway --seats Ann,bot:genius", "greedy, random"),
        ("play faraway --option advance=yes", "There are: advanced, tie_break"),
        ("play faraway --option advanced=perhaps", "choose one of no, yes"),
        ("play faraway --option tie_break", "lowest_card, lowest_sum"),
        ("play faraway --option advanced --option advanced=no", "--option advanced is given twice"),
        ("play faraway --deal 123", "64 hexadecimal digits"),
        ("play faraway --resume", "no unfinished match"),
        ("play faraway --resume --new", "Give one or the other"),
        ("play faraway --journal /dev/null/match.jsonl", "cannot be kept"),
        ("score", "Name the game"),
        ("score faraway", "--regions"),
        ("score faraway nearaway --regions 1", "faraway, nearaway"),
        ("score faraway --region 1", "--regions, --sanctuaries, --json"),
        ("score faraway --regions", "needs a value"),
        ("score faraway --regions 1 --regions 2", "given twice: give it once"),
        ("score faraway --regions 1,x", "no region x"),
        ("score faraway --regions 1,,2", "no region ,"),
        ("score faraway --regions 1,69", "numbered 1 to 68"),
        ("score faraway --regions 1,1", "given twice"),
        ("score faraway --regions 1,2 --sanctuaries 1,2", "at most 1"),
        ("score faraway --regions 1,2,3,4,5,6,7,8,9", "at most 8"),
        ("replay nowhere.jsonl", "nowhere.jsonl cannot be read: no such file."),
        ("replay nowhere.jsonl --lang uk", "такого файлу немає"),
        ("verify nowhere.jsonl", "cannot be read"),
        ("bench faraway --seats two", "whole number"),
        ("bench faraway --seats 9", "not 9"),
        ("bench faraway --device abacus", "cpu, cuda"),
    ],
)
def test_mistake_is_one_line_that_says_what_is_allowed(cli, command, said):
    code, _, complaint = cli(command)
    assert code == 2
    assert said in complaint
    assert complaint.count("\n") == 1


# --- Help, games, score, bench -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["", "--help", *(f"{name} --help" for name in ("play", "score", "replay", "verify", "games", "bench"))])
def test_help(cli, command):
    code, out, complaint = cli(command)
    assert (code, complaint) == (0, "")
    assert out.startswith("Usage: farlands")


def test_help_of_scoring_leaves_out_games_without_a_terminal(cli, monkeypatch):
    def terminal_of(game, deck=None):
        if game.NAME == "faraway":
            raise farlands.errors.BadOption("no-terminal", game=game.NAME)
        return find_terminal(game, deck)

    find_terminal = farlands.cli.terminal.terminal_of
    monkeypatch.setattr("farlands.cli.terminal.terminal_of", terminal_of)
    code, out, complaint = cli("score --help")
    assert (code, complaint) == (0, "")
    assert "--regions" not in out
    assert "distant-suns" in out


@pytest.mark.parametrize("command", ["games", "score --help", "play broken", "score broken --x 1", "bench broken", "cards broken"])
def test_a_package_that_is_broken_is_named_and_hides_no_other(cli, monkeypatch, tmp_path, command):
    (tmp_path / "a_broken_game.py").write_text("import nothing_of_that_name")
    monkeypatch.syspath_prepend(tmp_path)
    entries = [*entry_points(group="farlands.games"), EntryPoint("broken", "a_broken_game", "farlands.games")]
    monkeypatch.setattr("farlands.game.entry_points", lambda name=None, **_: [e for e in entries if name in (None, e.name)])
    code, out, complaint = cli(command)
    if "broken" in command:
        assert (code, out) == (2, "")
        assert "broken cannot be used: ModuleNotFoundError: No module named 'nothing_of_that_name'" in complaint
    else:
        assert (code, complaint) == (0, "")
        assert "faraway" in out


def test_the_module_is_the_command(home):
    done = subprocess.run(
        [sys.executable, "-m", "farlands", "score", "faraway", "--regions", "x"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "no region x" in done.stderr


def test_version(cli):
    assert cli("--version")[:2] == (0, "0.1.0\n")


def test_games_lists_seats_and_options(cli):
    code, out, _ = cli("games")
    assert code == 0
    assert "2 to 6 players" in out
    assert "--option tie_break=lowest_sum" in out


def test_score_says_why(cli):
    code, out, _ = cli("score faraway --regions 46,8,1 --sanctuaries 11,12")
    assert code == 0
    assert "needs 2 stone, 2 visible; needs 1 chimera, 3 visible: 10" in out
    assert "needs 3 chimera, 0 visible: 0" in cli("score faraway --regions 45")[1]
    assert "more than this row can have found" in out


@pytest.mark.parametrize(
    "command", ["score faraway --regions 44,49,14 --sanctuaries=12", "score --sanctuaries 12 --regions 44,49,14 faraway"]
)
def test_score_for_programs_is_what_score_returns(cli, command):
    code, out, _ = cli(command + " --json")
    assert code == 0
    assert json.loads(out) == farlands.score("faraway", regions=[44, 49, 14], sanctuaries=[12])


def test_bench_for_programs(cli, monkeypatch):
    row = {"game": "faraway", "seats": 3, "device": "cpu", "threads": 1, "games_per_s": 1000, "decisions_per_s": 40000}
    monkeypatch.setattr("farlands.bench.run", lambda game, seats, device, seconds: iter([row | {"seats": seats}]))
    assert json.loads(cli("bench faraway --seats 3 --json")[1]) == [row]
    assert "40,000" in cli("bench faraway")[1]


def test_bench_of_all_games_is_one_table(cli, monkeypatch):
    def run(game, seats, device, seconds):
        yield {"game": game, "seats": seats, "device": device, "threads": 1, "games_per_s": 10, "decisions_per_s": 1234567}

    monkeypatch.setattr("farlands.bench.run", run)
    out = cli("bench")[1]
    assert out.count("Decisions a second") == 1
    assert [line.split()[0] for line in out.splitlines()[1:]] == farlands.installed()
    assert out.count("1,234,567") == len(farlands.installed())


# --- Playing -------------------------------------------------------------------------------------------------------------------------


def test_hot_seat_match_from_first_to_last_move(cli, home):
    lines, match = first_moves(["Ann", "Bob"])
    code, out, _ = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *lines)
    assert code == 0
    assert f"{max(match.scores())} points" in out
    assert "wins!" in out
    assert out.index("Total") < out.index("wins!"), "who has won stands at the bottom of the screen"
    kept = Match.load(journals(home)[0])
    assert kept.moves == match.moves


def test_match_against_a_bot(cli, home):
    """Whatever the bot does: a refused answer lists what is possible, so the number 1 to 68 that is possible comes up in the end."""
    lines = [str(card) for _ in range(30) for card in range(1, 69)]
    code, out, _ = cli("play faraway", *lines)
    assert code == 0
    assert "greedy (bot)" in out
    assert Match.load(journals(home)[0]).over


def test_advanced_option(cli, home):
    lines, match = first_moves(["Ann", "Bob", "Cy"], {"advanced": True})
    assert cli(f"play faraway --seats Ann,Bob,Cy --option advanced --option tie_break=lowest_sum --deal {SECRET}", *lines)[0] == 0
    assert Match.load(journals(home)[0]).moves == match.moves


def test_questions_and_garbage_change_nothing(cli, home):
    typed = ["", "", "?", "?49", "?s12", "?nonsense", "?999", "?S0", "h", "s", "u", "banana", "P99999999", "-1", "²", "T1", "[bold]", "q"]
    code, out, _ = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *typed)
    assert code == 0
    assert "Region 49, blue, by day" in out
    assert "Sanctuary 12, blue" in out
    assert out.count("is no card") == 3
    assert "no move of yours to take back" in out
    assert "“[bold]” is no move" in out
    assert out.count("Which region from your hand") == 2, "Enter alone shows the table again"
    assert "--journal" in out
    assert Match.load(journals(home)[0]).moves == []


def test_each_person_sees_only_their_own_hand(cli):
    """What is shown before the hand-over to Bob tells nothing of Bob's hand, and after it nothing of Ann's choice."""
    lines, _ = first_moves(["Ann", "Bob"], most=1)
    out = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *lines, "", "q")[1]
    before, after = out.split("Now Bob!")
    start = Match("faraway", ["Ann", "Bob"], deal=DEAL)
    hands = [start.view(seat)["hand"] for seat in (0, 1)]
    shown = [[card for card in hand if f"{card} " in part] for hand, part in zip(hands, (before, after), strict=True)]
    assert shown == hands
    assert not [card for card in hands[1] if f"╭{card} " in before]
    assert not [card for card in hands[0] if f"╭{card} " in after]


def test_undo_hands_back_to_who_moved(cli, home):
    lines, _ = first_moves(["Ann", "Bob"], most=1)
    out = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *lines, "", "u", "", "q")[1]
    assert out.count("Now Ann!") == 2
    assert Match.load(journals(home)[0]).moves == []


def test_undo_is_refused_after_a_reveal(cli, home):
    lines, match = first_moves(["Ann", "Bob"], most=2)
    next_seat = [""] if match.waiting[0] == 0 else []
    out = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *lines, *next_seat, "u", "q")[1]
    assert "something hidden came to light" in out
    assert len(Match.load(journals(home)[0]).moves) == 2


def test_a_refused_undo_does_not_tell_what_another_put_back_in_secret(cli):
    """Advanced variant: the last to put regions back uncovers the market; which regions stays a secret. The next at the screen tries u."""
    lines, match = first_moves(["Ann", "Bob"], {"advanced": True}, most=4)
    secret = match.game.MOVES.notation(match.moves[-1].action)
    assert (secret[0], match.waiting) == ("D", [0, 1])
    out = cli(f"play faraway --seats Ann,Bob --option advanced --deal {SECRET}", *lines, "", "u", "q")[1]
    after = out[out.rindex("Now Ann!") :]
    assert "something hidden came to light" in after
    assert secret not in after


def test_a_number_of_seats_alone_is_you_and_bots(cli, home):
    assert cli("play faraway --seats 3", "q")[0] == 0
    assert Match.load(journals(home)[0]).names == ["you", "bot:greedy", "bot:greedy"]


# --- Leaving and going on ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("flag", "answer"), [("", ["y"]), ("", ["what?", ""]), ("--resume", [])])
def test_unfinished_match_goes_on(cli, home, flag, answer):
    lines, match = first_moves(["Ann", "Bob"])
    code, out, _ = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *lines[:20])
    assert code == 0
    assert "Go on with: farlands play faraway --journal" in out
    begun = Match.load(journals(home)[0])
    rest = first_moves(["Ann", "Bob"])[0][20:]
    here = [] if not rest[0] else [""]
    code, out, _ = cli(f"play faraway {flag}", *answer, *here, *rest)
    assert code == 0
    kept = Match.load(journals(home)[0])
    assert len(begun.moves) < len(kept.moves)
    assert kept.moves == match.moves
    assert len(journals(home)) == 1


def test_new_match_without_asking_and_no_for_an_answer(cli, home):
    cli("play faraway", "q")
    cli("play faraway --new", "q")
    cli("play faraway", "n", "q")
    assert len(journals(home)) == 3


def test_end_of_input_at_the_question_begins_nothing(cli, home):
    cli("play faraway", "q")
    assert cli("play faraway")[0] == 0
    assert len(journals(home)) == 1


def test_torn_last_line_is_dropped_with_a_notice(cli, home):
    _, match = first_moves(["Ann", "Bob"], most=6)
    path = journal(home, match)
    path.write_bytes(path.read_bytes()[:-20])
    code, out, _ = cli(f"play faraway --journal {path}", "", "q")
    assert code == 0
    assert "never confirmed and is dropped" in out
    assert Match.load(path).moves == match.moves[:5]


def test_torn_result_is_written_again(cli, home):
    _, match = first_moves(["Ann", "Bob"])
    path = home / "matches" / "faraway.jsonl"
    Keeper(path).keep(match)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    assert cli("play faraway", "q")[0] == 0
    assert path.read_bytes() == whole


def test_damaged_match_is_skipped_with_a_notice(cli, home):
    cli(f"play faraway --deal {SECRET}", "q")
    path = journals(home)[0]
    path.write_text(path.read_text().replace('"you"', '"yes"'))
    code, out, _ = cli("play faraway", "q")
    assert code == 0
    assert "Skipped" in out
    assert len(journals(home)) == 2


def test_matches_begun_in_the_same_second_each_have_a_file(home):
    paths = [new_path("faraway") for _ in range(20)]
    assert len(set(paths)) == 20
    Keeper(paths[1]).keep(Match("faraway", ["Ann", "Bob"], deal=DEAL))
    assert Match.load(paths[1]).names == ["Ann", "Bob"]
    assert not list(unfinished("chess"))
    assert list(unfinished("faraway")) == [paths[1]]


def test_what_else_lies_in_the_folder_of_matches_is_left_alone(cli, home):
    (home / "matches" / "folder.jsonl").mkdir(parents=True)
    (home / "matches" / "gone.jsonl").symlink_to(home / "nowhere")
    (home / "matches" / "deep.jsonl").write_text("[" * 100_000)
    (home / "matches" / "binary.jsonl").write_bytes(bytes(range(256)))
    assert cli("play faraway", "q")[::2] == (0, "")


def test_a_folder_that_cannot_be_made_is_named(cli, home):
    (home / "matches").write_text("in the way")
    code, _, complaint = cli("play faraway")
    assert code == 2
    assert "cannot be kept" in complaint
    assert complaint.count("\n") == 1


def test_a_finished_or_taken_file_is_not_played_on(cli, home):
    path = journal(home, first_moves(["Ann", "Bob"])[1])
    code, _, complaint = cli(f"play faraway --journal {path}")
    assert code == 2
    assert "has ended" in complaint
    code, _, complaint = cli(f"play faraway --new --journal {path}")
    assert code == 2
    assert "exists already" in complaint


def test_match_played_elsewhere_meanwhile_is_not_overwritten(home):
    match = Match("faraway", ["Ann", "Bob"], deal=DEAL)
    here, elsewhere = Keeper(home / "m.jsonl"), Keeper(home / "m.jsonl")
    here.keep(match)
    other = Match.load(home / "m.jsonl")
    other.play(0, other.legal(0)[0])
    elsewhere.keep(other)
    match.play(1, match.legal(1)[0])
    with pytest.raises(farlands.FarlandsError, match="changed by another program"):
        here.keep(match)


def process(*arguments, **more):
    """The command in a process of its own, which hears Ctrl-C even where the tests run in the background, deaf to it."""
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); from farlands.cli import main; sys.exit(main())"
    return subprocess.Popen([sys.executable, "-c", code, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **more)


def wait_for(condition):
    deadline = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_kill_minus_nine_loses_no_confirmed_move(cli, home):
    rehearse(farlands.find("faraway"))
    lines, match = first_moves(["Ann", "Bob"], most=3)
    path = home / "killed.jsonl"
    with process("play", "faraway", "--seats", "Ann,Bob", "--deal", SECRET, "--journal", str(path)) as running:
        assert running.stdin
        running.stdin.write("\n".join(lines) + "\n")
        running.stdin.flush()
        wait_for(lambda: path.exists() and path.read_bytes().count(b"\n") == 4)
        running.kill()
    assert Match.load(path).moves == match.moves
    assert cli(f"play faraway --journal {path}", "", "q")[0] == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_control_c_says_where_the_match_lies(home):
    import signal

    rehearse(farlands.find("faraway"))
    with process("play", "faraway", stderr=subprocess.PIPE) as running:
        assert running.stdout
        while "q quit" not in running.stdout.readline():
            pass
        running.send_signal(signal.SIGINT)
        out, complaint = running.communicate()
    assert running.returncode == 130
    assert str(journals(home)[0]) in out
    assert "Traceback" not in complaint


# --- Replay and verify ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished(home):
    return journal(home, first_moves(["Ann", "bot:greedy"])[1])


def test_replay_prints_the_whole_match(cli, finished):
    match = Match.load(finished)
    code, out, _ = cli(f"replay {finished}")
    assert code == 0
    for ply, move in enumerate(match.moves, start=1):
        assert f"\n{ply}. {['Ann', 'greedy (bot)'][move.seat]}: " in out
    assert f"{match.scores()[0]} points" in out


def test_replay_of_a_torn_journal_says_what_is_missing(cli, home):
    path = journal(home, first_moves(["Ann", "Bob"], most=6)[1])
    path.write_bytes(path.read_bytes()[:-20])
    code, out, _ = cli(f"replay {path}")
    assert code == 0
    assert "never confirmed and is dropped" in out
    assert "\n5. " in out
    assert "\n6. " not in out


def test_replay_at_a_ply(cli, finished):
    code, out, _ = cli(f"replay {finished} --at 2")
    assert code == 0
    assert "Round 1 of 8" in out
    assert cli(f"replay {finished} --at 0")[0] == 0
    for ply in ("9999", "-1", "two"):
        assert cli(f"replay {finished} --at {ply}")[0] == 2


def test_replay_step_by_step(cli, finished, monkeypatch):
    monkeypatch.setattr("farlands.cli.replay.can_talk", lambda: True)
    code, out, _ = cli(f"replay {finished}", "", "n", "b", "5", "zzz", "q")
    assert code == 0
    titles = [line.split(".")[0] for line in out.splitlines() if ", of " in line]
    assert titles == ["1", "2", "1", "5", "5"]
    assert "“zzz” does nothing here" in out


def test_verify_in_words(cli, finished, home):
    code, out, _ = cli(f"verify {finished}")
    assert code == 0
    assert "moves are legal" in out
    assert "The result is right" in out
    assert "promised before the first move" in out
    code, out, _ = cli(f"verify {journal(home, first_moves(['Ann', 'Bob'], most=4)[1])}")
    assert code == 0
    assert "has not ended yet" in out


@pytest.mark.parametrize(
    ("before", "after"), [('"move": "P', '"move": "T'), ('"commitment": "', '"commitment": "0'), ('"ply": 3', '"ply": 4')]
)
def test_verify_refuses_a_changed_journal(cli, finished, before, after):
    finished.write_text(finished.read_text().replace(before, after, 1))
    code, _, complaint = cli(f"verify {finished}")
    assert code == 2
    assert complaint.startswith("Error: Line")


# --- Terminals of all kinds ----------------------------------------------------------------------------------------------------------


def test_terminal_without_our_letters(home):
    environment = {"PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}
    import os

    with process("play", "faraway", env=os.environ | environment) as running:
        out, _ = running.communicate("?\nq\n")
    assert running.returncode == 0
    assert out.isascii()
    assert "+-" in out
    assert "\x1b" not in out


def test_no_traceback_for_a_closed_pipe(finished):
    with process("replay", str(Path(finished)), stderr=subprocess.PIPE) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert "Traceback" not in running.stderr.read()
