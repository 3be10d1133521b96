"""Farshore through the command line: whole matches typed, decks of one's own, cities of wood and paper."""

import json
import random
import re
from pathlib import Path

import pytest

import farlands
from farlands import Deal, Match
from farlands.games.farshore.deck import new_deck

SECRET = "33" * 32
KEEP = ["", "N2", "", "N2", ""]
"""Both keep their hands; then the first player is at the screen."""
DOCS = Path(__file__).parents[2] / "docs" / "farshore.md"
MINE = """
[cards.grove]
cost = "1 gem"
effects = ["produce: gain 2 mushroom"]

[cards.kiosk]
name = "Kiosk"
copies = 3
colour = "red"
kind = "construction"
rarity = "common"
vp = 1
cost = "1 driftwood"
effects = ["visit: gain 1 any; draw 1"]
"""


def typed_match(names, moves=10_000, deck=None):
    """What people type to play at random, hand-overs included; and the match that it gives."""
    match, lines, at_screen = Match("farshore", names, {}, Deal(bytes.fromhex(SECRET)), deck), [], None
    chance = random.Random(4)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting[0]
        if seat != at_screen:
            lines.append("")
            at_screen = seat
        move = chance.choice(match.legal(seat))
        lines.append(move.lower() if len(match.moves) % 2 else move)
        match.play(seat, move)
    return lines, match


def kept(tmp_path):
    return sorted((tmp_path / "matches").glob("*.jsonl"))[-1]


# --- Playing -----------------------------------------------------------------------------------------------------------------------------


def test_a_whole_match(cli, tmp_path):
    lines, match = typed_match(["Ann", "Bob"])
    code, out, _ = cli("play", "farshore", "--seats", "Ann,Bob", "--deal", SECRET, typed=lines)
    assert code == 0
    assert f"{max(match.scores())} points" in out
    assert "Ann prepares for spring." in out
    assert "You play " in out
    assert "wins!" in out
    assert Match.load(kept(tmp_path)).moves == match.moves
    assert "moves are legal" in cli("verify", kept(tmp_path))[1]
    replayed = cli("replay", kept(tmp_path))[1]
    assert f"\n{len(match.moves)}. " in replayed
    assert "Farshore: the end" in replayed


def test_questions_and_garbage_change_nothing(cli, tmp_path):
    typed = [
        "",
        "?",
        "?p9",
        "?grove",
        "?sea",
        "?c",
        "?c2",
        "?t",
        "?nonsense",
        "h",
        "s",
        "u",
        "banana",
        "P99",
        "W1",
        "-1",
        "²",
        "[bold]",
        "q",
    ]
    code, out, _ = cli("play", "farshore", "--seats", "Ann,Bob", "--deal", SECRET, typed=typed)
    assert code == 0
    assert "2 Grove (common green construction)" in out
    assert "The sea: marks and their points" in out
    assert "“nonsense” says nothing here" in out
    assert "no move of yours to take back" in out
    assert "“banana” is no move" in out
    assert "W1 is not possible: first decide whether to keep your hand. Possible: N1, N2." in out
    assert Match.load(kept(tmp_path)).moves == []


def test_undo_in_hot_seat(cli, tmp_path):
    typed = [*KEEP, "W1", "", "u", "", "q"]
    out = cli("play", "farshore", "--seats", "Ann,Bob", "--deal", SECRET, typed=typed)[1]
    assert len(Match.load(kept(tmp_path)).moves) == 2
    assert out.count("Now ") == 5


def test_undo_is_refused_once_a_card_was_drawn(cli, tmp_path):
    out = cli("play", "farshore", "--seats", "Ann,Bob", "--deal", SECRET, typed=[*KEEP, "W4", "", "u", "q"])[1]
    assert "something hidden came to light" in out
    assert len(Match.load(kept(tmp_path)).moves) == 3


def test_it_goes_on_after_leaving(cli, tmp_path):
    lines, match = typed_match(["Ann", "Bob"], moves=14)
    cli("play", "farshore", "--seats", "Ann,Bob", "--deal", SECRET, typed=lines)
    begun = Match.load(kept(tmp_path))
    assert begun.moves == match.moves
    code, out, _ = cli("play", "farshore", typed=["y", "", "q"])
    assert code == 0
    assert "Your action?" in out or "which" in out
    assert Match.load(kept(tmp_path)).moves == match.moves


def test_nobody_sees_the_hand_of_another(cli):
    out = cli("play", "farshore", "--seats", "Ann,Bob", "--deal", SECRET, typed=["", "N2", "", "q"])[1]
    match = Match("farshore", ["Ann", "Bob"], deal=Deal(bytes.fromhex(SECRET)))
    first, second = re.findall(r"Your hand\n(.*?)♣♧", out, re.S)
    seats = match.waiting[0], 1 - match.waiting[0]
    for seat, part in zip(seats, (first, second), strict=True):
        assert sorted(map(int, re.findall(r"^·(\d+) ", part, re.M))) == sorted(set(match.view(seat)["hand"]))


def test_against_a_bot_in_every_language(cli, tmp_path):
    for language, asked in {"en": "Keep your hand", "ru": "Оставить руку", "uk": "Лишити руку", "it": "Tieni la mano"}.items():
        code, out, _ = cli("play", "farshore", "--new", "--lang", language, typed=["N2", "W1", "q"])
        assert code == 0
        assert asked in out
        assert len(Match.load(kept(tmp_path)).moves) >= 2


# --- Decks of one's own ------------------------------------------------------------------------------------------------------------------


def test_a_match_with_a_deck_of_ones_own(cli, tmp_path):
    path = tmp_path / "my.toml"
    path.write_text(MINE, encoding="utf-8")
    assert "in order" in cli("deck", "check", "farshore", path)[1]
    lines, match = typed_match(["Ann", "Bob"], moves=30, deck=path)
    assert cli("play", "farshore", "--seats", "Ann,Bob", "--deal", SECRET, "--deck", path, typed=lines)[0] == 0
    assert Match.load(kept(tmp_path), path).moves == match.moves
    for command in ("replay", "verify"):
        code, _, complaint = cli(command, kept(tmp_path))
        assert code == 2
        assert "--deck FILE" in complaint
        assert complaint.count("\n") == 1
        assert cli(command, kept(tmp_path), "--deck", path)[0] == 0
    assert "■ Kiosk ×3 kiosk" in cli("cards", "farshore", "--deck", path)[1]


def test_a_match_is_not_replayed_with_a_changed_deck(cli, tmp_path):
    path = tmp_path / "my.toml"
    path.write_text(MINE, encoding="utf-8")
    cli("play", "farshore", "--seats", "Ann,Bob", "--deal", SECRET, "--deck", path, typed=["", "N2", "", "q"])
    path.write_text(MINE.replace('"1 gem"', '"2 gem"'), encoding="utf-8")
    code, _, complaint = cli("replay", kept(tmp_path), "--deck", path)
    assert code == 2
    assert "was played with the deck" in complaint


def test_new_show_check(cli, tmp_path):
    path = tmp_path / "my.toml"
    assert cli("deck", "new", "farshore", path)[0] == 0
    assert path.read_text(encoding="utf-8") == new_deck()
    code, _, complaint = cli("deck", "new", "farshore", path)
    assert (code, complaint.count("\n")) == (2, 1)
    assert "exists already" in complaint
    shown = cli("deck", "show", "farshore")[1]
    assert cli("deck", "show", "farshore", path)[1] == shown
    assert re.search(r"cards\.grove\.cost +2 driftwood, 1 seaweed +reconstructed", shown)
    for line in ("costs: 48 reconstructed", "abilities: 38 reconstructed, 9 reported, 1 official", "islands: 10 reconstructed"):
        assert line in shown.splitlines()
    path.write_text(MINE, encoding="utf-8")
    shown = cli("deck", "show", "farshore", path)[1]
    assert re.search(r"cards\.grove\.cost +1 gem +from your box", shown)
    assert "costs: 47 reconstructed, 2 from your box" in shown.splitlines()
    assert "стоимости: 47 реконструкция, 2 из вашей коробки" in cli("deck", "show", "farshore", path, "--lang", "ru")[1].splitlines()


def test_check_tells_all_that_is_wrong_one_line_each(cli, tmp_path):
    path = tmp_path / "my.toml"
    path.write_text(
        'foo = 3\n[cards.grove]\nvp = 99\ncolor = "green"\ncost = "2 twigs"\n[cards.owl]\ncopies = 2\n'
        '[spots.shore_1]\neffects = ["visit: dance"]\n[sea_track]\ntreasures = [99]\n',
        encoding="utf-8",
    )
    code, out, complaint = cli("deck", "check", "farshore", path)
    assert (code, out) == (2, "")
    told = ["foo", "cards.grove.color", "cards.grove.vp", "cards.owl.name", "cards.grove.cost", "spots.shore_1.effects", "sea_track"]
    lines = complaint.splitlines()
    assert len(lines) == len(told)
    assert all(line.startswith("Error: ") and name in line for line, name in zip(lines, told, strict=True))


@pytest.mark.parametrize("command", ["play", "cards", "score"])
def test_a_bad_deck_is_told_by_every_command(cli, tmp_path, command):
    path, paper = tmp_path / "my.toml", tmp_path / "city.json"
    path.write_text('[cards.grove]\ncost = "2 twigs"', encoding="utf-8")
    paper.write_text(example(), encoding="utf-8")
    code, _, complaint = cli(command, "farshore", *([paper] if command == "score" else []), "--deck", path)
    assert code == 2
    assert "cards.grove.cost" in complaint
    assert complaint.count("\n") == 1


# --- Cities of wood and paper ------------------------------------------------------------------------------------------------------------


def example():
    """The file that the documentation shows."""
    found = re.search(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert found
    return found[1]


@pytest.fixture
def paper(tmp_path):
    """Write a file of a city; its path."""

    def write(text):
        path = tmp_path / "city.json"
        path.write_text(text if isinstance(text, str) else json.dumps(text), encoding="utf-8")
        return path

    return write


def test_the_documented_file_is_scored(cli, paper):
    out = cli("score", "farshore", paper(example()))[1]
    assert re.search(r"Guild Master +10  2 printed \+ 1 × 2 \(red cards\) \+ 1 × 3 \(blue cards\) \+ 1 × 3 \(brown cards\)", out)
    assert re.search(r"Parchments +9  \(2\+1\+0\) × 3", out)
    total = re.search(r"Total +(\d+)", out)
    assert total
    assert f"That city is worth {total[1]} points." in DOCS.read_text(encoding="utf-8")


def test_the_same_for_programs(cli, paper):
    code, out, _ = cli("score", "farshore", paper(example()), "--json")
    assert code == 0
    assert json.loads(out) == farlands.score("farshore", **json.loads(example()))


def test_with_ones_own_deck(cli, paper, tmp_path):
    deck = tmp_path / "my.toml"
    deck.write_text(MINE, encoding="utf-8")
    out = cli("score", "farshore", paper({"city": ["Kiosk", "grove"]}), "--deck", deck)[1]
    assert re.search(r"Kiosk +1  1 printed", out)
    assert cli("score", "farshore", paper({"city": ["Kiosk"]}))[0] == 2


def test_help_shows_what_to_write(cli):
    assert '"parchments": [2, 1]' in " ".join(cli("score", "--help")[1].split())


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({"city": ["grovve"]}, "There is no card “grovve”"),
        ({"city": ["inn", "harbor", "harbor"]}, "harbor is unique: a city has it once"),
        ({"city": ["inn"] * 4}, "inn is in the city 4 times: the deck has 3"),
        ({"city": ["grove"] * 5 + ["inn"] * 3 + ["abbey"] * 3 + ["tumbler"] * 3 + ["steward"] * 2}, "16 cards that take a slot"),
        ({"city": "grove"}, "city must be a list"),
        ({"city": [2]}, "city must be a list"),
        ({"city": [["grove"]]}, "city must be a list"),
        ({"ship": 41}, "ship cannot be 41: give a whole number from 0 to 40"),
        ({"ship": -1}, "ship cannot be -1"),
        ({"ship": 2.0}, "ship cannot be 2.0"),
        ({"ship_points": 3}, "ship_points cannot be 3: the marks of the sea track give 0, 2, 4"),
        ({"ship": 2, "ship_points": 4}, "not both"),
        ({"parchments": [3]}, "each 0, 1 or 2"),
        ({"parchments": [True]}, "each 0, 1 or 2"),
        ({"parchments": [1] * 7}, "up to 6 numbers"),
        ({"parchments": 2}, "up to 6 numbers"),
        ({"treasures": -1}, "treasures cannot be -1"),
        ({"tokens": "4"}, "tokens cannot be 4"),
        ({"tokens": None}, "tokens cannot be None"),
        ({"town": []}, "“town” that says nothing here. There are: city, ship, ship_points, parchments, treasures, tokens"),
        ([], "must hold one JSON object"),
        ('{"city": ["grove"], "ship": 3, "city": ["inn"]}', "has “city” twice"),
        ('{"city": ["grove",]}', "is not JSON: look at line 1"),
        ('{\n"city": grove}', "is not JSON: look at line 2"),
        ("", "is not JSON"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_line(cli, paper, written, said):
    code, out, complaint = cli("score", "farshore", paper(written))
    assert (code, out) == (2, "")
    assert said in complaint
    assert complaint.count("\n") == 1


def test_a_missing_file_and_a_missing_name(cli, tmp_path):
    assert "cannot be read" in cli("score", "farshore", tmp_path / "none.json")[2]
    assert "FILE" in cli("score", "farshore")[2]
