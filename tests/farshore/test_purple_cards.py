"""Purple cards, one by one: points at the end for what they name (rulebook, "Карты процветания"). All sums are done by hand."""

import pytest

from tests.farshore.cards import about
from tests.farshore.helpers import Table


def points(*city):
    return Table().build(0, *city).points(0)


@about("galleon")
def test_galleon_adds_a_point_for_each_treasure_left():  # 5, and 2 + 1 for each
    assert points("galleon") == 5
    assert Table().build(0, "galleon").give(0, treasure=3).points(0) == 5 + 3 * 2 + 3


@about("gardens")
def test_gardens_counts_unique_critters():  # 4 + 2 × 2; herbalist 1, castaway -1, diver (common) 1, port (construction) 2
    assert points("gardens", "herbalist", "castaway", "diver", "port") == 4 + 4 + 1 - 1 + 1 + 2


@about("harbor")
def test_harbor_counts_purple_cards_itself_too():
    assert points("harbor") == 5 + 3
    assert points("harbor", "windmill", "grove") == 5 + 3 * 2 + (2 + 2) + 1


@about("manor")
def test_manor_counts_common_critters():  # diver 1, scribe 1; navigator (unique) 2, grove (construction) 1
    assert points("manor", "diver", "scribe", "navigator", "grove") == 4 + 2 * 2 + 1 + 1 + 2 + 1


@about("windmill")
def test_windmill_counts_green_cards():
    assert points("windmill", "grove", "grove", "diver", "market") == 2 + 2 * 3 + 1 + 1 + 1 + 1


@about("admiral")
@pytest.mark.parametrize(
    ("mark", "track", "treasures"), [(0, 0, 0), (1, 2, 0), (2, 4, 1), (5, 10, 2), (6, 12, 3), (36, 56, 11), (40, 60, 12)]
)
def test_admiral_counts_treasure_marks_reached_or_passed(mark, track, treasures):
    assert Table().build(0, "admiral").sail(0, mark).points(0) == 4 + track + treasures


@about("governor")
def test_governor_counts_common_constructions():  # grove 1, inn 2, inn 2; port (unique) 2, diver (critter) 1
    assert points("governor", "grove", "inn", "inn", "port", "diver") == 4 + 2 * 3 + 1 + 2 + 2 + 2 + 1


@about("guild_master")
def test_guild_master_gives_ten_points_in_the_rulebooks_example():  # 2 for itself, 3 for blue, 3 for brown and 2 for red cards
    table = Table().build(0, "guild_master", "port", "market", "herbalist", "galley", "pirate", "hideout", "inn", "inn", "grove")
    assert table.match.sheet(0)["cards"][0]["points"] == 10


@about("pilgrim")
def test_pilgrim_counts_parchments_of_any_value():  # 2 + 2 × 3; the parchments (2 + 0 + 1) × 3
    assert Table().build(0, "pilgrim").parchments(0, 2, 0, 1).points(0) == 2 + 6 + 9


@about("sculptor")
def test_sculptor_counts_unique_constructions():  # port 2, warehouse 2, shipwreck -1; grove (common) 1, pirate (critter) 0
    assert points("sculptor", "port", "warehouse", "shipwreck", "grove", "pirate") == 4 + 2 * 3 + 2 + 2 - 1 + 1


@pytest.mark.parametrize("card", ["gardens", "governor", "windmill"])
def test_another_city_does_not_count(card):
    alone = points(card)
    assert Table().build(0, card).build(1, "herbalist", "grove", "inn").points(0) == alone
