"""A second scorer, slow and plain, written from the rulebook and the card files alone. It shares no code with the game."""

import csv
from importlib.resources import files

Card = dict[str, str]
BIOMES = {"red", "green", "blue", "yellow"}


def read_cards(name: str) -> dict[int, Card]:
    text = (files("farlands.games.faraway") / "components" / f"{name}.csv").read_text(encoding="utf-8")
    return {int(row["number"]): row for row in csv.DictReader(text.splitlines())}


REGIONS, SANCTUARIES = read_cards("regions"), read_cards("sanctuaries")


def how_many(what: str, face_up: list[Card]) -> int:
    """How many of something a player sees on the cards that lie face up."""
    if what == "":
        return 1
    if what == "biome_set":
        return min(sum(card["biome"] == biome for card in face_up) for biome in BIOMES)
    if what in BIOMES or "+" in what:
        return sum(card["biome"] in what.split("+") for card in face_up)
    column = "clues" if what == "clue" else what
    return sum(int(card[column]) for card in face_up)


def points(card: Card, face_up: list[Card]) -> int:
    """What a card gives: nothing unless all it needs is to be seen."""
    for wonder in ("stone", "chimera", "thistle"):
        if sum(int(other[wonder]) for other in face_up) < int(card.get(f"need_{wonder}") or 0):
            return 0
    return int(card["fame"]) * how_many(card["per"], face_up)


def slow_score(regions: list[int], sanctuaries: list[int]) -> tuple[list[int], list[int]]:
    """Fame of each region in the order of play, and of each sanctuary."""
    face_up = [SANCTUARIES[number] for number in sanctuaries]
    walked_back = []
    for number in reversed(regions):
        face_up.append(REGIONS[number])
        walked_back.append(points(REGIONS[number], face_up))
    return walked_back[::-1], [points(SANCTUARIES[number], face_up) for number in sanctuaries]


def slow_ranking(rows: list[list[int]], fames: list[int], lowest_sum: bool) -> list[int]:
    """Places, 0 the best."""
    keys = [(-fame, sum(row) if lowest_sum else 0, min(row)) for row, fame in zip(rows, fames, strict=True)]
    return [sorted(keys).index(key) for key in keys]
