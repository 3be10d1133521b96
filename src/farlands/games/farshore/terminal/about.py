"""Explanations of Farshore: a card, a place or the sea in words, what of it is not official, what it would be worth to the seat now."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from farlands.cli.terminal import View
from farlands.deckfile import source_in_words
from farlands.games.farshore.state import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE, SPOTS
from farlands.games.farshore.terminal.pen import COLOUR_STYLES, Pen, flowing
from farlands.games.farshore.terminal.places import name_of_spot
from farlands.games.farshore.terminal.whatif import WhatIf
from farlands.games.farshore.terminal.wording import Wording, sentence
from farlands.words import say

PUBLIC = ("official", "reported")
RECONSTRUCTED = "reconstructed"
MARGIN = 2


class About:
    """Explains what is in a box; `sources` tells of each value of the deck where it comes from."""

    def __init__(self, what: WhatIf, words: Wording, sources: Mapping[str, str]) -> None:
        self.what = what
        self.words = words
        self.sources = sources

    # --- Cards -----------------------------------------------------------------------------------------------------------------------

    def card(self, number: int, view: View) -> RenderableType:
        """A card: what is printed on it, and what it is to the seat now."""
        card = self.words.inside["cards"][number]
        printed = say("farshore-printed", kind=card["kind"], rarity=card["rarity"], colour=card["colour"])
        title = Text.assemble((f"{number} {self.words.card(number)}", f"bold {COLOUR_STYLES[card['colour']]}"), f" ({printed})")
        facts = [self.cost(card), say("farshore-about-points", points=card["vp"]), say("farshore-about-copies", count=card["copies"])]
        abilities = (Text(words, style="bold") for words in self.words.ability(card["effects"]))
        now = (Text(note, style="italic") for note in self.now(number, view))
        sources = self.provenance(f"cards.{card['id']}.")
        return set_in(title, [Text(" ".join(facts)), *abilities, *map(Text, self.notes(card)), *now, *sources])

    def cost(self, card: Mapping[str, Any]) -> str:
        """What playing it costs."""
        goods = ", ".join(say("farshore-goods", good=name, count=count) for name, count in card["cost"].items())
        return say("farshore-about-cost", goods=goods) if goods else say("farshore-about-free")

    def notes(self, card: Mapping[str, Any]) -> list[str]:
        """What is true of few cards."""
        notes = []
        if card["kind"] == "critter":
            notes.append(say("farshore-about-anchor"))
        if not card["takes_slot"]:
            notes.append(say("farshore-about-no-slot"))
        if card["worker_stays"]:
            notes.append(say("farshore-about-stays"))
        return notes

    def now(self, number: int, view: View) -> list[str]:
        """Why it cannot be played, if the seat is to choose its action; what it gives in the seat's city."""
        notes = []
        letters = {"P": view["hand"], "B": [pile["card"] for pile in view["bay"]]}
        letter = next((letter for letter, cards in letters.items() if number in cards), "")
        if letter and view["phase"] == "playing" and not view["agenda"] and view["seat"] in view["waiting"]:
            if refusal := self.what.refusal(view, f"{letter}{number}"):
                notes.append(sentence(refusal))
        lies_there, points = self.what.worth(view, number)
        if points is not None:
            notes.append(say("farshore-about-worth-there" if lies_there else "farshore-about-worth", points=points))
        return notes

    def provenance(self, before: str) -> list[Text]:
        """What was not printed by the publisher, of all values of which the names begin so."""
        by_source: dict[str, list[str]] = {}
        for name, source in self.sources.items():
            if name.startswith(before) and source not in PUBLIC:
                by_source.setdefault(source, []).append(say("farshore-about-source", what=name.removeprefix(before)))
        lines = []
        for source, values in by_source.items():
            what = ", ".join(values)
            if source == RECONSTRUCTED:
                lines.append(Text(say("farshore-about-reconstructed", what=what), style="yellow"))
            else:
                lines.append(Text(say("farshore-about-from-box", source=source_in_words(source), what=what)))
        return lines

    # --- Places ----------------------------------------------------------------------------------------------------------------------

    def spot(self, spot: int, view: View) -> RenderableType:
        """A place of the board by its number (from 1), or a stack of parchments."""
        if spot > DUNES:
            return self.stack(spot - DUNES, view)
        effects, before = self.effects_of(spot, view)
        title = Text(sentence(f"{name_of_spot(spot)}: {self.words.deed(effects)}"), style="bold")
        flooded = SHORE < spot <= SHORE + ISLANDS and view["islands"][spot - SHORE - 1]["flooded"]
        return set_in(title, [*([Text(sentence(say("farshore-refused-island-flooded")))] if flooded else []), *self.provenance(before)])

    def effects_of(self, spot: int, view: View) -> tuple[list[Mapping[str, Any]], str]:
        """What a place does, and how the deck calls it."""
        inside = self.words.inside
        if spot <= SHORE:
            return inside["shore"][spot - 1], f"spots.shore_{spot}."
        if spot <= SHORE + ISLANDS:
            token = view["islands"][spot - SHORE - 1]["token"]
            return inside["islands"][token - 1], f"islands.{token}."
        name = "docks" if spot == DOCKS + 1 else "lookout"
        return inside[name], f"spots.{name}."

    def stack(self, stack: int, view: View) -> RenderableType:
        """A stack of parchments."""
        values = ", ".join(map(str, view["stacks"][stack - 1][::-1])) or say("farshore-nothing")
        needs = self.words.needs(self.words.inside["parchments"][stack - 1])
        about = say("farshore-about-stack", values=values, needs=needs)
        title = Text(say("farshore-spot", kind="dunes", number=stack), style="bold")
        return set_in(title, [Text(about), *self.provenance(f"parchments.{stack}.")])

    def has_spot(self, spot: int, view: View) -> bool:
        """Whether the board has a place of that number."""
        return 1 <= spot <= SPOTS and not SHORE + len(view["islands"]) < spot <= DOCKS

    def sea(self, view: View, pen: Pen, width: int) -> RenderableType:
        """The track: the points of each mark, where treasures lie, and the ships by the numbers of their players."""
        track, treasures = self.words.inside["track"], self.words.inside["treasure_marks"]
        marks = []
        for mark, points in enumerate(track):
            ships = [str(seat) for seat, area in enumerate(view["areas"], 1) if area["ship"] == mark]
            text = Text.assemble((f"{mark}", "dim"), f":{points}").append_text(pen.good("treasure") if mark in treasures else Text())
            marks.append(text.append(f" {pen.mark('ship')}{','.join(ships)}" if ships else "", style="bold cyan"))
        title = Text(say("farshore-about-sea", sign=pen.good("treasure").plain), style="bold")
        return set_in(title, [*flowing(marks, width - MARGIN), *self.provenance("sea_track.")])


def set_in(title: Text, lines: Sequence[Text]) -> RenderableType:
    """A title, and below it lines that are set in, however often they are broken."""
    return Group(title, *(Padding(line, (0, 0, 0, MARGIN), expand=False) for line in lines))


assert LOOKOUT + 1 == DUNES
