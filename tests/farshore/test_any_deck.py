"""Decks of any lines that the language accepts can be played: random effects on random cards and spots, random games, all checked."""

import random
import re

import numpy as np
import pytest

from farlands.errors import BadDeck
from farlands.games.farshore import deck
from farlands.rule import JIT
from tests.farshore.cards import PRINTED
from tests.farshore.checker import FACTS, KINDS, play_checked, playout
from tests.farshore.helpers import SEAT_COUNTS, game

DECKS, GAMES = (40, 40) if JIT else (2, 1)
COLOURS = ("green", "blue", "brown", "red", "purple")
WORDS = {
    "N": ("1", "1", "1", "2", "2", "3"),
    "GOODS": ("any", "driftwood", "gem or mushroom", "mushroom", "seaweed"),
    "THING": ("treasure", "vp", "gem", "any", "driftwood or seaweed"),
    "CARDS": ("card", "critter", "construction", "unique card", "common critter", "unique construction", *COLOURS, *PRINTED),
    "EACH": ("", "", " for each", " for every 2"),
    "MAY": ("", "may "),
    "BAY": ("", " from bay"),
    "UPTO": ("", "up to "),
    "IF": ("", "", "", " if CARDS in city", " unless CARDS in city"),
}
WHEN = ("produce", "play", "visit", "after a CARDS", "after a CARDSBAY", "after compass")
STEPS = (
    "gain N THINGEACH", "draw NEACH", "draw up to the hand limit", "move ship NEACH", "take N from bayEACH", "take N from deck or bayEACH",
    "may pay UPTON GOODS", "discard up to N cards", "discard any number of cards", "may discard N cards", "give N any", "give N cards",
    "draw 3; give N of the cards drawn", "activate 1 CARDS", "discard 1 CARDS from city and regain its cost",
    "reveal N and may play 1 with at most N vp for free", "move 1 worker", "use 1 shore spot", "use 1 shore or island spot",
    "MAYplay 1 cardBAY for N less", "may pay UPTON GOODS to gain N THING", "may discard UPTON cards to move ship N",
    "may pay 1 any to reveal 2 and may play 1 with at most 3 vp for free", "may discard 1 cards to move 1 worker",
)  # fmt: skip


def text(chance, template):
    """A template with its words chosen."""
    while found := re.search("N|GOODS|THING|CARDS|EACH|MAY|BAY|UPTO|IF", template):
        template = template[: found.start()] + chance.choice(WORDS[found[0]]) + template[found.end() :]
    return template


def line(chance, triggers=WHEN):
    """A line of the deck file."""
    kind = chance.random()
    if triggers is WHEN and kind < 0.1:
        return text(chance, "discount N on a CARDSIF: discard this")
    if triggers is WHEN and kind < 0.2:
        return text(chance, f"scoreIF: N per {chance.choice(('CARDS', 'treasure', 'treasure mark', 'parchment'))}")
    steps = "; ".join(chance.choice(STEPS) for _ in range(chance.choice((1, 1, 2, 3))))
    return text(chance, f"{chance.choice(triggers)}IF: {steps}")


def random_box(chance, file):
    """The box of a random deck; lines that are refused are left out."""
    lines = {f"cards.{card}.effects": [line(chance), line(chance)] for card in chance.sample(list(PRINTED), 12)}
    lines |= {f"{spot}.effects": [line(chance, ("visit",))] for spot in chance.sample(deck.SPOTS, 4)}
    while True:
        file.write_text("".join(f"{name} = {value}\n" for name, value in lines.items()), encoding="utf-8")
        try:
            return deck.box(file), lines
        except BadDeck as error:
            named = [error.details["name"], *(f"{name}.effects" for name in str(error.details.get("text")).split(" → "))]
            del lines[next(name for name in named if name in lines)]


def play(box, seats):
    """Checked games with a box; what went wrong, or nothing."""
    boxes, tables, outs, dices = playout.room(2)
    boxes[0] = box
    found, chosen, seen = np.zeros(7, np.int64), np.zeros(game.MOVES.count, np.int64), np.zeros(KINDS + 1, np.int64)
    play_checked(boxes, tables, outs, dices, seen, 7, GAMES, seats, np.zeros(1, np.int8), found, chosen)
    return FACTS[found[2]]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_whatever_is_accepted_can_be_played(seats, tmp_path):
    chance = random.Random(seats)
    accepted = 0
    for _ in range(DECKS):
        box, lines = random_box(chance, tmp_path / "any.toml")
        accepted += len(lines)
        assert (lines, play(box, seats)) == (lines, "")
    assert accepted > 4 * DECKS
