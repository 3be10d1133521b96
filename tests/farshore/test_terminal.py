"""What a person sees in a terminal: everything that can be chosen, in words of the language in use, however wide or low the screen."""

import io
import re

import numpy as np
import pytest
from rich.console import Console

from farlands import words
from farlands.cli.terminal import move_in_words, terminal_of
from farlands.errors import BadCards
from farlands.games.farshore.terminal.choices import asked
from farlands.games.farshore.terminal.whatif import WhatIf
from tests.farshore.helpers import Table, box, game
from tests.farshore.random_play import NAMES, SEAT_COUNTS, play_random, random_match
from tests.farshore.test_new_cards import THREE_CARDS

terminal = terminal_of(game)
what = WhatIf(box)


def printed(drawn, width=100, encoding="utf-8", height=None):
    """The lines of something drawn, on a terminal of that size and with those letters, or where nobody sits before it."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding)
    Console(file=stream, width=width, height=height, force_terminal=height is not None, color_system=None, markup=False).print(drawn)
    stream.seek(0)
    return stream.read().rstrip("\n").split("\n")


def shown(drawn, **how):
    return "\n".join(printed(drawn, **how))


def positions(seats, seeds=3, step=4):
    """Positions from the first to the last of random matches."""
    for seed in range(seeds):
        match, chance = random_match(seats, 7 * seed + seats), np.random.default_rng(seed)
        while not match.over:
            yield match
            play_random(match, chance, step)
        yield match


def asking(*moves):
    """A table where the seat has made these moves and is asked what comes next."""
    table = Table(islands=(7, 8), bay=("grove", "harbor")).hold(
        0, "shipwreck", "stowaway", "scribe", "postal_pigeon", "grove", "inn", "crows_nest"
    )
    table.build(0, "sea_chip", "grove", "tumbler", "port", "inn", "crows_nest", "post_office", "abbey").rich()
    table.in_season(0, "autumn").stand(0, "shore1", "docks").give(0, treasure=2).hold(1, "grove").on_top("sloop", "galley")
    return table.play(*moves)


DECISIONS = {
    "way": ("P grove",),
    "less": ("B harbor", "X port"),
    "payment": ("P grove", "C1"),
    "salvage": ("P shipwreck",),
    "lift": ("P stowaway", "C1"),
    "where": ("P stowaway", "C1", "L shore1"),
    "give_drawn": ("P scribe", "C1", "C1"),
    "reveal": ("P postal_pigeon", "C1"),
    "use_spot": ("V crows_nest",),
    "play_card": ("V inn",),
    "give_goods": ("V abbey",),
    "give_cards": ("V post_office",),
    "take": ("W island2",),
}


# --- What the view says and the rules say ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_view_is_enough_to_know_moves_and_points(seats):
    for match in positions(seats, step=1):
        for seat in match.waiting:
            assert sorted(what.moves(match.view(seat))) == sorted(match.legal(seat))
        view = match.view(0)
        assert [what.points(view, seat) for seat in range(seats)] == match.scores()


@pytest.mark.parametrize("decision", DECISIONS)
def test_it_is_enough_whatever_is_decided(decision):
    table = asking(*DECISIONS[decision])
    view = table.match.view(0)
    assert asked(view) == decision
    assert sorted(what.moves(view)) == sorted(table.match.legal(0))
    assert len(table.match.legal(0)) > 1


# --- The table ---------------------------------------------------------------------------------------------------------------------------


def check_choices(match, text):
    """Every move that is possible stands on the screen, and no other."""
    codes = set(re.findall(r"(?<![\w?·.])([A-Z]\d+)(?!\w)", text))
    legal = {move for seat in match.waiting for move in match.legal(seat)}
    assert legal <= codes, legal - codes


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, None), (120, 40), (60, None)])
def test_every_table_fits_the_width_and_shows_every_choice(language, width, height):
    words.use(language)
    for seats in SEAT_COUNTS:
        for match in positions(seats, seeds=1, step=11):
            for seat in match.waiting:
                lines = printed(terminal.table(match.view(seat), NAMES[:seats]), width, height=height)
                assert max(map(len, lines)) <= width
                check_choices(match, "\n".join(lines))
                assert terminal.question(match.view(seat))
            assert max(map(len, printed(terminal.table(match.view(None), NAMES[:seats]), width, height=height))) <= width


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_is_asked_in_words(language, decision):
    words.use(language)
    match = asking(*DECISIONS[decision]).match
    view = match.view(0)
    check_choices(match, shown(terminal.table(view, NAMES[:2])))
    question = terminal.question(view)
    assert question.endswith((".", "?"))
    assert not question.startswith(":")


def test_what_a_card_costs_stands_beside_it_where_that_comes_back():
    lines = printed(terminal.table(asking("P shipwreck").match.view(0), NAMES[:2]))
    assert any("X2 Grove (2≡, 1ψ)   X6 Tumbler (1≡, 1ψ, 1❖)" in line for line in lines)


def test_a_low_screen_is_nearly_enough_for_two():
    for match in positions(2, seeds=2, step=9):
        for seat in match.waiting:
            assert len(printed(terminal.table(match.view(seat), NAMES[:2]), 80, height=24)) <= 31
            assert len(printed(terminal.table(match.view(seat), NAMES[:2]), 120, height=40)) <= 46


def test_plain_terminals_get_plain_letters():
    for match in positions(3, seeds=1, step=17):
        for seat in (None, 0):
            assert shown(terminal.table(match.view(seat), NAMES[:3]), width=80, encoding="ascii").isascii()
    for drawn in (terminal.cards(), terminal.explain(random_match(2, 1).view(0), "sea")):
        assert shown(drawn, width=80, encoding="ascii").isascii()


def test_a_table_reads_like_this():
    table = Table(compass=(3, 1), islands=(1, 10)).hold(0, "grove", "grove", "harbor").build(0, "tumbler", "inn", anchors=["tumbler"])
    table.give(0, driftwood=2, seaweed=1).stand(1, "shore2", "docks")
    lines = printed(terminal.table(table.match.view(0), ["Ann", "Bob"]), 110)
    for line in (
        "» Compass: common construction; green card",
        "2 Bob: 0 points  0≡ 0ψ 0❖ 0♠ 0¤ 0★  winter  workers 0/2  hand 0  anchors 3  ship at mark 0 (0★)",
        "1 Ann: 4 points  2≡ 1ψ 0❖ 0♠ 0¤ 0★  winter  workers 2/2  hand 3  anchors 2  ship at mark 0 (0★)",
        "  city 2/15  ♣ Tumbler ‡  ■ Inn",
        "Shore      W1 gain 3≡   ·2 gain 2ψ ●Bob   W3 gain 1❖   W4 gain 1♠; draw 1 card",
        "Islands    W5 gain 1≡, 1ψ, 1♠   W6 gain 1¤; draw 1 card",
        "Docks      W9 discard up to 3 cards; gain 1 any for each ●Bob",
        "Your city  V33 Inn: play a card from the bay for 3 less",
        "P2  ♣ Grove ×2 2≡ 1ψ     1★»» gain 1♠",
        "·41 ♥ Harbor¹  3≡ 3ψ 3❖  5★   3★ for each purple card in your city",
    ):
        assert line in [each.rstrip() for each in lines], "\n".join(lines)


# --- Words -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_and_place_is_told_in_every_language(language, tmp_path):
    words.use(language)
    deck = tmp_path / "my.toml"
    deck.write_text(THREE_CARDS, encoding="utf-8")
    ours, theirs = shown(terminal.cards(), width=200), shown(terminal_of(game, deck).cards(), width=200)
    assert "Tide Pool" in theirs
    assert len(theirs.splitlines()) == len(ours.splitlines()) + 7  # a line and its abilities for each, of which one has two
    for text in (ours, theirs):
        assert not re.search(r"\{|\}|None|  ;|: \.|:\.", text)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("diver", "When played, in spring and in autumn: if Tumbler is in your city, gain 1 gem; otherwise gain 1 seaweed."),
        ("sea_chip", "use the ability of a green card other than Sea Chip in your city."),
        ("customs_office", "After you play a unique card: gain 1 point."),
        ("port", "When you play a construction: you may discard this card to pay 3 less."),
        ("shipwreck", "It takes no slot in the city."),
        ("abbey", "A worker placed on it stays for the rest of the game."),
        ("manor", "At the end of the game: 2 points for each common critter in your city."),
        ("grove", "Reconstructed, not official: cost, ability."),
        ("guild_master", "Reconstructed, not official: cost."),
    ],
)
def test_a_card_is_explained(card, said):
    about = " ".join(shown(terminal.explain(random_match(2, 1).view(0), card), width=300).split())
    assert said in about


def test_an_ability_in_russian():
    words.use("ru")
    about = shown(terminal.explain(random_match(2, 1).view(0), "sea_chip"), width=300)
    assert "Морской бурундук (обычная зелёная карта, существо)" in about
    assert "выберите в городе зелёную карту (кроме карты «Морской бурундук») и примените свойство этой карты." in about


# --- Explanations ------------------------------------------------------------------------------------------------------------------------


def test_explanations_of_what_there_is():
    table = Table(islands=(5, 6)).hold(0, "grove", "harbor").build(0, "pirate", "inn").build(1, "port").give(0, driftwood=2, seaweed=1)
    view = table.match.view(0)
    everything = shown(terminal.explain(view, ""))
    assert [everything.count(title) for title in ("Shore 1: ", "Island 2: ", "2 Grove (", "33 Inn (", "41 Harbor (")] == [1, 1, 1, 1, 0]
    for text in ("p2", "grove", "gro", "Grove"):
        assert "2 Grove (common green construction)" in shown(terminal.explain(view, text))
    assert "You cannot pay for it." in shown(terminal.explain(view, "p41"))
    assert "In your city it would give 8 points now." in shown(terminal.explain(view, "harbor"))
    assert "In your city it gives 0 points now." in shown(terminal.explain(view, "pirate"))
    assert "Shore 1: gain 3 driftwood." in shown(terminal.explain(view, "w1"))
    assert "You need 3 brown cards." in shown(terminal.explain(view, "w13"))
    assert "1 card of each colour" in shown(terminal.explain(view, "w12"))
    assert "0:0 »1,2" in shown(terminal.explain(view, "sea"))
    assert "■ Inn" in shown(terminal.explain(view, "c"))
    assert "◆ Port" in shown(terminal.explain(view, "c2"))
    assert "Seat 2: 2 points" in shown(terminal.explain(view, "t"), height=24)


def test_what_asks_is_explained_where_cards_and_places_are_not_chosen():
    match = random_match(2, 1)
    before = shown(terminal.explain(match.view(match.waiting[0]), ""))
    assert [before.count(f"{card} ") > 0 for card in match.view(match.waiting[0])["hand"]].count(False) == 0
    table = Table(compass=(1, 1)).hold(0, "warehouse").rich().play("P warehouse")
    assert "7 Warehouse (unique green construction)" in shown(terminal.explain(table.match.view(0), ""))


@pytest.mark.parametrize("nonsense", ["w7", "w17", "p0", "p49", "c3", "c9", "r1", "999", "xyzzy", "²", "[bold]", "ab"])
def test_what_cannot_be_explained_is_said(nonsense):
    with pytest.raises(BadCards, match="says nothing here"):
        terminal.explain(random_match(2, 1).view(0), nonsense)


def test_a_flooded_island_is_explained():
    table = Table(islands=(5, 6))
    table.g.flooded[0] = 1
    assert "The high tides have covered that island." in shown(terminal.explain(table.match.view(0), "w5"))
    assert "·5 flooded" in shown(terminal.table(table.match.view(0), NAMES[:2]))


def test_values_of_ones_own_are_told_apart(tmp_path):
    deck = tmp_path / "my.toml"
    deck.write_text('[cards.grove]\ncost = "1 gem"\n', encoding="utf-8")
    about = shown(terminal_of(game, deck).explain(random_match(2, 1).view(0), "grove"))
    assert "Cost: 1 gem." in about
    assert "cost: from your box." in about
    assert "Reconstructed, not official: ability." in about


def test_worth_is_what_laying_the_card_adds():
    table = Table().build(0, "grove", "inn", "windmill").give(0, treasure=3).sail(0, 6)
    view = table.match.view(0)
    worth = {card: what.worth(view, table.number(card)) for card in ("sloop", "galleon", "admiral", "grove", "windmill", "shipwreck")}
    assert worth == {
        "sloop": (False, 3),  # and 2 for the windmill
        "galleon": (False, 8),
        "admiral": (False, 7),
        "grove": (True, 1),
        "windmill": (True, 4),
        "shipwreck": (False, -1),
    }
    assert what.worth(table.build(0, *["rope_bridge"] * 3, *["steward"] * 3, *["abbey"] * 3, *["diver"] * 3).match.view(0), 1)[1] is None


# --- Events ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_events_in_words(language):
    words.use(language)
    kinds = set()
    for match in positions(3, seeds=3, step=3):
        before = game.view(match.at(max(len(match.moves) - 3, 0)), 0)
        for event in game.events(before, match.view(0)):
            said = terminal.event(event, NAMES, 0)
            kinds.add(event["event"])
            assert said.endswith(".") or event["event"] in ("bay", "hand", "over", "goods")
            assert "None" not in said
    assert kinds >= {"season", "worker", "laid", "goods", "ship", "parchment", "ended", "wind", "flooded", "visited", "reshuffled"}


def test_what_one_gains_and_spends_is_told():
    table = Table(bay=("grove",)).give(0, driftwood=2, seaweed=1)
    before = table.match.view(0)
    table.play("B grove")
    said = [terminal.event(event, NAMES, 0) for event in game.events(before, table.match.view(0))]
    assert [line for line in said if line] == ["You play Grove.", "You gain 1 mushroom. You spend 2 driftwood, 1 seaweed."]
    before = game.view(table.match.at(len(table.match.moves) - 1), 1)
    assert "Ann" not in terminal.event({"event": "goods", "seat": 0, "goods": {"gem": 1}}, NAMES, 1)


def test_moves_are_told_by_names(tmp_path):
    actions = {game.MOVES.notation(action): action for action in range(game.MOVES.count)}
    said = {move: move_in_words(game, terminal, actions[move]) for move in ("P2", "W1", "W13", "R3", "L11", "O2", "N2", "V33")}
    assert said == {
        "P2": "plays Grove from the hand",
        "W1": "places a worker: shore 1",
        "W13": "places a worker: dunes 3",
        "R3": "chooses: gem",
        "L11": "lifts a worker: dunes",
        "O2": "chooses player 2",
        "N2": "keeps the hand",
        "V33": "places a worker on Inn",
    }
    deck = tmp_path / "my.toml"
    deck.write_text('[cards.grove]\nname = "Orchard"\n', encoding="utf-8")
    assert move_in_words(game, terminal_of(game, deck), actions["P2"]) == "plays Orchard from the hand"
