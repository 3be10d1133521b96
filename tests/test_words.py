"""Every message that the code says is there in four languages, and every message is said somewhere."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ast_of_fluent
from fluent.syntax.visitor import Visitor

import farlands

SOURCE = Path(farlands.__file__).parent
KEY = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")


def defined_keys():
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("en.ftl")]
    return {key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", text, re.M)}


def strings_of_code():
    """All whole strings of the code, and the beginnings of those with something filled in."""
    whole, begun = set(), set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(node.values[0].value)
    return whole, {start for start in begun if isinstance(start, str) and KEY.match(start + "x")}


def said_keys():
    """The literal first arguments of `say` and of errors."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Name):
                if node.func.id == "say" or re.fullmatch("(Bad|Illegal|Unknown)[A-Z][a-z]+", node.func.id):
                    choice = node.args[0]
                    for key in (choice.body, choice.orelse) if isinstance(choice, ast.IfExp) else (choice,):
                        if isinstance(key, ast.Constant):
                            yield key.value


class Variables(Visitor):  # type: ignore[misc]
    """Collects the variables that a message mentions anywhere."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, reference):  # noqa: N802 (the name that fluent.syntax calls)
        self.names.add(reference.id.name)


def placeables(message):
    variables = Variables()
    variables.visit(message)
    return variables.names


def messages(path):
    """The messages of a file by key; nothing in it may be misspelt or said twice."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast_of_fluent.Junk)], path
    keys = [entry.id.name for entry in body if isinstance(entry, ast_of_fluent.Message)]
    assert len(keys) == len(set(keys)), path
    return {entry.id.name: entry for entry in body if isinstance(entry, ast_of_fluent.Message)}


FOLDERS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))


@pytest.mark.parametrize("language", farlands.words.LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_every_language_has_the_same_messages_with_the_same_details(folder, language):
    english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
    assert list(other) == list(english)
    for key, message in english.items():
        assert placeables(other[key]) <= placeables(message), key
        if folder.parent.name == "farlands":  # a translation may leave out what it says otherwise, but not a name or a number
            assert placeables(other[key]) == placeables(message), key


@pytest.mark.parametrize("language", farlands.words.LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, 1_000_000, 10**40])
def test_every_message_can_be_said_with_any_number(language, number, monkeypatch):
    for game in farlands.installed():
        farlands.find(game)
    monkeypatch.setattr(farlands.words, "_chosen", language)
    for folder in FOLDERS:
        for key, message in messages(folder / f"{language}.ftl").items():
            assert farlands.words.say(key, **{name.replace("-", "_"): number for name in placeables(message)}), key


@pytest.mark.parametrize("language", farlands.words.LANGUAGES)
@pytest.mark.parametrize("key", ["play-keys", "replay-keys"])
def test_the_keys_are_one_line_of_a_usual_terminal(language, key, monkeypatch):
    monkeypatch.setattr(farlands.words, "_chosen", language)
    assert len(farlands.words.say(key)) <= 80


def test_every_key_said_is_defined():
    assert sorted(set(said_keys()) - defined_keys()) == []


def test_every_key_defined_is_said():
    whole, begun = strings_of_code()
    refused = {f"{game}-refused-{reason}" for game in farlands.installed() for reason in farlands.find(game).REFUSALS if reason}
    values = {f"{game}-values" for game in farlands.installed()}  # said by `farlands deck show`
    unused = {key for key in defined_keys() - whole - refused - values if not any(key.startswith(start) for start in begun)}
    assert sorted(unused) == []


@pytest.mark.parametrize("game", farlands.installed())
def test_every_refusal_has_its_words(game):
    for reason in farlands.find(game).REFUSALS[1:]:
        assert farlands.words.say(f"{game}-refused-{reason}")


@pytest.mark.parametrize("value", ["x" * 100_000, "\x1b[2J\x07\x9b31m", 10**5000, -(10**999)], ids=["long", "control", "huge", "negative"])
def test_what_a_mischievous_file_says_is_cut_and_cannot_command_the_terminal(value):
    said = farlands.words.say("unknown-game", game=value, games="faraway")
    assert len(said) < 1100
    assert said.isprintable()
