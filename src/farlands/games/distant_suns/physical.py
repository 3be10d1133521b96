"""Scoring help for a sheet of paper: its figures and first-reached worlds, as a player reads them off."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from farlands.errors import BadCards
from farlands.games.distant_suns import explain, hexes
from farlands.games.distant_suns.deck import Deck, components
from farlands.games.distant_suns.hexes import Cell, Cells
from farlands.games.distant_suns.names import cell_name, cell_named, zone_name
from farlands.games.distant_suns.state import BLACK_HOLE, MISSIONS, MOST_SPENT, PLACES, TABLE, TURNS
from farlands.games.distant_suns.tables import COVERABLE, Grid, forms
from farlands.table import Record

Figure = tuple[str, Sequence[str]]


def score_area(
    missions: Mapping[str, str],
    figures: Sequence[Figure],
    first: Sequence[int] = (),
    deck: Path | None = None,
) -> dict[str, Any]:
    """Points of every mission, world, treasure and alien, and why. The black hole's figures belong among the others.

    `missions` has the mission beside each of the five zones: {"comet": "alien", ...}. `figures` are zones with the cells drawn, in any
    order: [("comet", ["A9", "B8", ...]), ...]; a cell is the letter of its column, from the left, and its number from the top. `first`
    has the Distant Worlds that this player was (among) the first to reach, by number.
    """
    parts, box = components(deck)
    places = read_missions(parts, missions)
    drawn = [read_figure(parts, places, zone, cells) for zone, cells in figures]
    check_together(parts, drawn)
    check_upgrades(parts, drawn)
    g = lay_out(parts, box, places, missions, drawn)
    reach_worlds(box, g, first)
    return in_words(parts, explain.sheet(box, g, 0))


class Drawn:
    """A figure of the sheet."""

    def __init__(self, place: int, token: int, cells: Cells) -> None:
        self.place = place
        self.token = token
        self.cells = cells
        self.rim = {near for cell in cells for near in hexes.neighbours(cell)} - set(cells)


# --- What a sheet can be -----------------------------------------------------------------------------------------------------------------


def read_missions(deck: Deck, missions: Mapping[str, str]) -> dict[str, int]:
    """The place of each zone in the row: five different ones, each with a mission of its own."""
    zones = deck.ids[1:]
    for zone, mission in missions.items():
        if zone not in zones:
            raise BadCards("distant-suns-no-such-zone", zone=str(zone), zones=", ".join(zones))
        if mission not in MISSIONS:
            raise BadCards("distant-suns-no-such-mission", mission=str(mission), missions=", ".join(MISSIONS))
    if sorted(missions.values()) != sorted(MISSIONS):
        raise BadCards("distant-suns-five-missions", missions=", ".join(MISSIONS))
    return {deck.ids[BLACK_HOLE]: BLACK_HOLE} | {zone: place for place, zone in enumerate(missions, 1)}


def read_figure(deck: Deck, places: Mapping[str, int], zone: str, names: Sequence[str]) -> Drawn:
    """One figure: cells that exist and may be covered, in the shape of the zone, one or two of them perhaps left out."""
    if zone not in places:
        raise BadCards("distant-suns-no-such-zone", zone=str(zone), zones=", ".join(places))
    token = deck.ids.index(zone)
    cells = tuple(read_cell(deck, str(name)) for name in names)
    outlines = {hexes.outline(rest) for _, rest in forms(deck.figures[token])}
    if len(set(cells)) < len(cells) or not hexes.connected(cells) or hexes.outline(cells) not in outlines:
        name = zone_name(zone, deck.names[token])
        raise BadCards("distant-suns-not-the-figure", cells=", ".join(map(str, names)), zone=name, most=MOST_SPENT)
    return Drawn(places[zone], token, cells)


def read_cell(deck: Deck, name: str) -> Cell:
    """A cell that a figure may cover."""
    cell = cell_named(name)
    if cell is None or cell not in deck.sheet.cells:
        last = cell_name(max(deck.sheet.cells, key=lambda each: hexes.column_and_row(each)))
        raise BadCards("distant-suns-no-such-cell", cell=name, first=cell_name(deck.sheet.cells[0]), last=last)
    kind = deck.sheet.kinds[deck.sheet.cells.index(cell)]
    if kind not in COVERABLE:
        raise BadCards("distant-suns-not-coverable", cell=name, kind=kind)
    return cell


def check_together(deck: Deck, drawn: Sequence[Drawn]) -> None:
    """Figures do not overlap, and there is an order in which each could be drawn: the first at Start, every other next to one before."""
    if len(drawn) > TURNS:
        raise BadCards("distant-suns-too-many-figures", count=len(drawn), most=TURNS)
    known: set[Cell] = set()
    for figure in drawn:
        for cell in figure.cells:
            if cell in known:
                raise BadCards("distant-suns-overlap", cell=cell_name(cell))
            known.add(cell)
    start = deck.sheet.of_kind("start")[0]
    if drawn and not known.intersection(hexes.neighbours(start)):
        raise BadCards("distant-suns-not-at-start", cell=cell_name(start))
    if drawn and not hexes.connected(known):
        raise BadCards("distant-suns-apart")


def check_upgrades(deck: Deck, drawn: Sequence[Drawn]) -> None:
    """No more cells were left out than upgrades were won."""
    spent = sum(len(deck.figures[figure.token]) - len(figure.cells) for figure in drawn)
    upgrades = set(deck.sheet.of_kind("upgrade"))
    won = min(sum(cell in upgrades for figure in drawn for cell in figure.cells), deck.value("sheet.circles"))
    if spent > won:
        raise BadCards("distant-suns-left-out-too-many", spent=spent, won=won)


# --- The sheet as a table of the game ----------------------------------------------------------------------------------------------------


def lay_out(deck: Deck, box: Record, places: Mapping[str, int], missions: Mapping[str, str], drawn: Sequence[Drawn]) -> Record:
    """A record of the game in which seat 0 has drawn all this."""
    g, grid = TABLE.new()[0], Grid(deck.sheet)
    for zone, place in places.items():
        g.zones[place] = deck.ids.index(zone)
        g.missions[place] = MISSIONS.index(missions[zone]) + 1 if place != BLACK_HOLE else 0
    g.turn = len(drawn)
    for turn, figure in enumerate(drawn):
        g.required[0, turn] = figure.place
        g.figures[0, turn] = grid.mask(figure.cells)
        g.rims[0, turn] = grid.mask(figure.rim)
        g.covered[0] |= g.figures[0, turn]
    assert len(places) == PLACES
    return g


def reach_worlds(box: Record, g: Record, first: Sequence[int]) -> None:
    """Worlds with a covered cell beside them were reached: first, if the player says so."""
    for world in first:
        if type(world) is not int or not 1 <= world <= box.world_count:
            raise BadCards("distant-suns-no-such-world", world=str(world), most=int(box.world_count))
    for world in range(box.world_count):
        if (g.covered[0] & box.world_rims[world]).any():
            g.worlds[0, world] = box.world_first[world] if world + 1 in first else box.world_later[world]
        elif world + 1 in first:
            raise BadCards("distant-suns-world-not-reached", world=world + 1)


def in_words(deck: Deck, sheet: dict[str, Any]) -> dict[str, Any]:
    """The score sheet with the names of zones and cells in place of their numbers."""
    for line in sheet["missions"]:
        line["zone"] = deck.ids[line["zone"]]
    for line in sheet["treasures"] + sheet["aliens"]:
        line["cell"] = cell_name(deck.sheet.cells[line["cell"] - 1])
    for line in sheet["treasures"]:
        line["open"] = [cell_name(deck.sheet.cells[number - 1]) for number in line["open"]]
    return sheet
