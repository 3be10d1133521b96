"""The box: what the data files hold is what 113 cards show. The numbers were tallied from the cards' data by hand, apart from the code."""

import csv
from collections import Counter
from importlib.resources import files

import pytest

from farlands.game import deck_hash
from tests.faraway.helpers import REGIONS, SANCTUARIES, game

BIOMES = ("red", "green", "blue", "yellow")
WONDERS = ("stone", "chimera", "thistle")


def rows(name: str) -> list[dict[str, str]]:
    text = (files("farlands.games.faraway") / "components" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


DATA = {name: rows(name) for name in ("regions", "sanctuaries")}


def total(name: str, column: str) -> int:
    return sum(int(row[column]) for row in DATA[name])


def test_matches_played_before_can_still_be_opened() -> None:
    """Every journal holds the fingerprint of its box: it may not change as long as the cards do not."""
    assert deck_hash(game.box()) == "12c67544079af9d9"


def test_68_regions_and_45_sanctuaries_numbered_from_1() -> None:
    for name, count in (("regions", REGIONS), ("sanctuaries", SANCTUARIES)):
        assert [int(row["number"]) for row in DATA[name]] == list(range(1, count + 1))


@pytest.mark.parametrize(
    ("name", "red", "green", "blue", "yellow", "none"),
    [("regions", 17, 17, 17, 17, 0), ("sanctuaries", 5, 5, 5, 5, 25)],
)
def test_biomes(name: str, red: int, green: int, blue: int, yellow: int, none: int) -> None:
    assert Counter(row["biome"] for row in DATA[name]) == +Counter({"red": red, "green": green, "blue": blue, "yellow": yellow, "": none})


@pytest.mark.parametrize(
    ("column", "regions", "sanctuaries"),
    [("night", 21, 4), ("clues", 18, 8), ("stone", 18, 9), ("chimera", 14, 7), ("thistle", 10, 5)],
)
def test_symbols(column: str, regions: int, sanctuaries: int) -> None:
    assert (total("regions", column), total("sanctuaries", column)) == (regions, sanctuaries)


def test_regions_20_to_40_lie_in_the_night() -> None:
    assert [int(row["number"]) for row in DATA["regions"] if row["night"] == "1"] == list(range(20, 41))


def test_only_region_2_shows_two_of_a_wonder() -> None:
    double = [(row["number"], wonder) for row in DATA["regions"] + DATA["sanctuaries"] for wonder in WONDERS if int(row[wonder]) > 1]
    assert double == [("2", "stone")]


def test_prerequisites() -> None:
    assert [total("regions", f"need_{wonder}") for wonder in WONDERS] == [39, 35, 28]
    assert sum(any(int(row[f"need_{wonder}"]) for wonder in WONDERS) for row in DATA["regions"]) == 37


def test_sanctuaries_have_no_prerequisite() -> None:
    assert not any(column.startswith("need") for column in DATA["sanctuaries"][0])


def kind(row: dict[str, str]) -> str:
    """The kind of quest a card has."""
    if not row["per"]:
        return "flat" if int(row["fame"]) else "none"
    return "pair" if "+" in row["per"] else "biome" if row["per"] in BIOMES else row["per"]


QUESTS = {
    # kind: regions, sanctuaries
    "none": (7, 19),
    "flat": (17, 1),
    "night": (7, 2),
    "clue": (5, 5),
    "stone": (6, 2),
    "chimera": (5, 2),
    "thistle": (5, 2),
    "biome": (3, 4),
    "pair": (9, 6),
    "biome_set": (4, 2),
}


@pytest.mark.parametrize(("deck", "place"), [("regions", 0), ("sanctuaries", 1)])
def test_kinds_of_quest(deck: str, place: int) -> None:
    assert Counter(map(kind, DATA[deck])) == {name: counts[place] for name, counts in QUESTS.items()}


def test_regions_without_a_quest() -> None:
    assert [int(row["number"]) for row in DATA["regions"] if kind(row) == "none"] == [1, 2, 4, 6, 7, 8, 12]


def test_flat_fame() -> None:
    flat = {name: [int(row["fame"]) for row in DATA[name] if kind(row) == "flat"] for name in DATA}
    assert (sum(flat["regions"]), flat["sanctuaries"]) == (213, [5])


def test_biome_sets_give_10_on_regions_and_4_on_sanctuaries() -> None:
    assert {name: {int(row["fame"]) for row in DATA[name] if kind(row) == "biome_set"} for name in DATA} == {
        "regions": {10},
        "sanctuaries": {4},
    }


def test_quests_for_one_biome() -> None:
    assert Counter(row["per"] for row in DATA["regions"] if kind(row) == "biome") == {"red": 1, "green": 1, "blue": 1}
    assert Counter(row["per"] for row in DATA["sanctuaries"] if kind(row) == "biome") == dict.fromkeys(BIOMES, 1)


def test_quests_for_pairs_of_biomes() -> None:
    assert Counter(row["per"] for row in DATA["regions"] if kind(row) == "pair") == {"red+yellow": 3, "green+yellow": 3, "blue+yellow": 3}
    pairs = ("red+green", "red+blue", "red+yellow", "green+blue", "green+yellow", "blue+yellow")
    assert Counter(row["per"] for row in DATA["sanctuaries"] if kind(row) == "pair") == dict.fromkeys(pairs, 1)


@pytest.mark.parametrize(
    ("column", "red", "green", "blue", "yellow"),
    [
        ("night", 7, 4, 3, 7),
        ("clues", 0, 7, 6, 5),
        ("stone", 7, 2, 8, 1),
        ("chimera", 7, 5, 0, 2),
        ("thistle", 5, 2, 0, 3),
    ],
)
def test_region_symbols_by_biome(column: str, red: int, green: int, blue: int, yellow: int) -> None:
    by_biome = [sum(int(row[column]) for row in DATA["regions"] if row["biome"] == biome) for biome in BIOMES]
    assert by_biome == [red, green, blue, yellow]


def test_no_two_sanctuaries_are_alike() -> None:
    assert len({tuple(value for column, value in row.items() if column != "number") for row in DATA["sanctuaries"]}) == SANCTUARIES


def test_no_card_shows_more_than_one_clue() -> None:
    """The room for sanctuaries found, `MOST_FOUND`, relies on it: one, and one for each of 8 regions and 6 sanctuaries kept before."""
    assert max(int(row["clues"]) for row in DATA["regions"] + DATA["sanctuaries"]) == 1
    assert game.TABLE.new()[0].offer.shape[1] == 1 + 8 + 6 <= game.MAX_LEGAL


# The box against the files --------------------------------------------------------------------------------------------------------------

SHOWN = ("red", "green", "blue", "yellow", "night", "clue", "stone", "chimera", "thistle")


@pytest.mark.parametrize(
    "row", [*DATA["regions"], *DATA["sanctuaries"]], ids=lambda row: f"{'R' if 'need_stone' in row else 'S'}{row['number']}"
)
def test_the_box_shows_what_the_files_say(row: dict[str, str]) -> None:
    box = game.box()
    card = int(row["number"]) + (0 if "need_stone" in row else REGIONS)
    said = [int(row["biome"] == biome) for biome in BIOMES] + [int(row[column]) for column in ("night", "clues", *WONDERS)]
    assert box.shows[card].tolist() == said
    assert box.needs[card].tolist() == [int(row.get(f"need_{wonder}", 0)) for wonder in WONDERS]
    assert int(box.fame[card]) == int(row["fame"])


def test_the_empty_place_of_the_box_shows_and_gives_nothing() -> None:
    box = game.box()
    assert not box.shows[0].any()
    assert not box.needs[0].any()
    assert int(box.fame[0]) == 0
