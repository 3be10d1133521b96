"""Cards are data: no card is named or numbered in the code, so that none can have rules of its own there."""

import ast
from pathlib import Path

import pytest

from farlands.games import farshore
from tests.farshore.helpers import IDS

SOURCES = sorted(Path(farshore.__file__).parent.glob("*.py"))


def parsed(source):
    return ast.walk(ast.parse(source.read_text(encoding="utf-8")))


def card_names(nodes):
    """Texts and names of the code that are the name of a card; those in a sentence of the documentation are not."""
    for node in nodes:
        name = node.id if isinstance(node, ast.Name) else node.value if isinstance(node, ast.Constant) else None
        if isinstance(name, str) and name.lower() in IDS:
            yield name


def card_numbers(nodes):
    """Comparisons of a card, or of a token, with a number; 0 is none."""
    for node in nodes:
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            numbers = [side for side in sides if isinstance(side, ast.Constant) and isinstance(side.value, int) and side.value > 0]
            if numbers and any(isinstance(side, ast.Name) and side.id in ("card", "other", "kind", "token", "source") for side in sides):
                yield ast.unparse(node)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_card_is_named_in_code(source):
    assert not list(card_names(parsed(source)))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_card_is_numbered_in_code(source):
    assert not list(card_numbers(parsed(source)))


def test_an_exception_for_a_card_would_be_seen():
    code = ast.walk(ast.parse('if name == "navigator" or card == 22:\n    pass'))
    nodes = list(code)
    assert (list(card_names(nodes)), list(card_numbers(nodes))) == (["navigator"], ["card == 22"])
