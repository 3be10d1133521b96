"""Components: what the rulebook and the collected evidence say, where each value comes from, and decks of users."""

import csv
from pathlib import Path

import pytest

import farlands
from farlands.errors import BadDeck
from farlands.games.farshore.contents import contents
from farlands.games.farshore.deck import box, new_deck, our_box, problems, values
from farlands.games.farshore.state import CITY, SLOTS

farlands.find("farshore")  # its words
DATA = Path("/work/shared/data/farshore")
SOURCES = {"official", "reported", "reconstructed"}


@pytest.fixture
def deck(tmp_path):
    """Write a deck file."""

    def write(text):
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


# --- What is in the box ------------------------------------------------------------------------------------------------------------------


def test_the_deck_is_that_of_the_rulebook():  # "Состав игры"
    cards = contents(our_box())["cards"].values()
    assert (len(cards), sum(card["copies"] for card in cards)) == (48, 125)
    assert [card["id"] for card in cards if not card["takes_slot"]] == ["shipwreck", "castaway"]  # "Ещё о картах"
    assert all(("mushroom" in card["cost"]) <= (card["kind"] == "critter") for card in cards)  # constructions never need mushrooms
    assert {len(contents(our_box())[name]) for name in ("islands",)} == {10}
    assert contents(our_box())["track"][-1] == 60


def test_every_value_says_where_it_comes_from():
    assert {value.source for value in values()} == SOURCES
    sources = {value.name: value.source for value in values()}
    assert {sources[name] for name in sources if name.endswith(".cost")} == {"reconstructed"}
    assert sources["cards.guild_master.effects"] == sources["parchments.1.needs"] == sources["spots.docks.effects"] == "official"


@pytest.mark.skipif(not DATA.exists(), reason="the collected evidence is not on this machine")
def test_the_components_are_those_collected():
    with (DATA / "cards.csv").open(encoding="utf-8") as file:
        rows = {row["name"].lower().replace(" ", "_").replace("'", ""): row for row in csv.DictReader(file)}
    cards = {card["id"]: card for card in contents(our_box())["cards"].values()}
    assert set(rows) == set(cards)
    for name, row in rows.items():
        card = cards[name]
        assert (card["copies"], card["colour"], card["kind"], card["vp"]) == (
            int(row["copies"]),
            row["colour"],
            row["kind"],
            int(row["vp"]),
        ), name


# --- Decks of users ----------------------------------------------------------------------------------------------------------------------


def test_the_written_deck_reads_back(deck):
    assert box(deck(new_deck())).tobytes() == our_box().tobytes()
    assert values(deck(new_deck())) == values()


def test_the_written_deck_explains_itself():
    text = new_deck()
    for word in ("official", "reported", "reconstructed", "after a critter", "may pay", "New cards may be added"):
        assert word in text[:2600]


def test_single_values_can_be_replaced(deck):
    path = deck('[cards.grove]\ncost = "1 gem"\nvp = 1\ncopies = 6\ncopies_source = "official"\n[sea_track]\ntreasures = [1]\n')
    mine = {value.name: value for value in values(path)}
    assert (mine["cards.grove.cost"].value, mine["cards.grove.cost"].source) == ("1 gem", "your box")
    assert (mine["cards.grove.copies"].value, mine["cards.grove.copies"].source) == (6, "official")
    assert mine["cards.grove.vp"].source == "reported"  # as it was
    assert mine["cards.inn.cost"].source == "reconstructed"
    inside = contents(box(path))
    assert inside["cards"][2]["cost"] == {"gem": 1}
    assert inside["treasure_marks"] == [1]


BAD = {
    "farshore-deck-kinds": "".join(
        f'[cards.x{i}]\nname = "x"\ncopies = 1\ncolour = "red"\nkind = "critter"\nrarity = "common"\nvp = 1\ncost = ""\neffects = []\n'
        for i in range(17)
    ),
    "farshore-deck-missing": '[cards.owl]\nname = "Owl"\n',
    "farshore-deck-choice": '[cards.grove]\ncolour = "pink"\n',
    "farshore-deck-line": '[cards.grove]\neffects = ["produce: dance"]\n',
    "farshore-deck-effects": "[cards.grove]\neffects = 3\n",
    "farshore-deck-track": "[sea_track]\npoints = [3, 2]\n",
    "farshore-deck-treasures": "[sea_track]\ntreasures = [0]\n",
    "farshore-deck-slotless": "".join(f"[cards.{card}]\ntakes_slot = false\n" for card in ("grove", "inn")),
    "farshore-deck-spot": '[spots.docks]\neffects = ["produce: draw 1"]\n',
    "farshore-deck-nobody": '[compass_a.1]\ncards = "green red unique common"\n',
    "deck-number": "[cards.grove]\ncopies = 13\n",
    "deck-text": "[cards.grove]\ncost = 3\n",
    "deck-no-such-value": "[cards.grove]\nprice = 3\n",
    "deck-format": "format = 2\n",
    "deck-not-toml-at": "[cards",
}


@pytest.mark.parametrize("key", BAD)
def test_bad_decks_are_refused_in_one_line(deck, key):
    with pytest.raises(BadDeck) as caught:
        box(deck(BAD[key]))
    assert caught.value.key == key
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["x = " + "9" * 5000, '"a\\nb" = 1', "cards = 3", "[cards]\ngrove = 3", '[cards."a b"]\nvp = 1'])
def test_mischievous_decks_are_refused_in_one_line(deck, text):
    with pytest.raises(BadDeck) as caught:
        box(deck(text))
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400


def test_all_problems_of_a_file_are_found(deck):
    assert [
        error.key
        for error in problems(deck("".join(BAD[key] for key in ("farshore-deck-choice", "farshore-deck-spot", "farshore-deck-track"))))
    ] == [
        "farshore-deck-choice",
        "farshore-deck-track",
        "farshore-deck-spot",
    ]
    assert problems(deck(new_deck())) == []
    assert [error.key for error in problems(deck(BAD["farshore-deck-missing"]))] == ["farshore-deck-missing"]


def test_a_city_has_room_for_all_cards_without_a_slot():
    assert sum(not card["takes_slot"] for card in contents(our_box())["cards"].values()) <= CITY - SLOTS
