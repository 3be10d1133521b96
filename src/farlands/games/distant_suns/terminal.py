"""Distant Suns in a terminal: the table, drawings before they are made, scores in words. Draws from views and sheets, never from the table.

All of it depends on the components, which people may replace: `for_deck` gives the terminal of a deck.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from farlands.cli.terminal import AreaOption, View
from farlands.errors import BadCards, IllegalMove
from farlands.games.distant_suns.boxview import BoxDrawing
from farlands.games.distant_suns.deck import components
from farlands.games.distant_suns.names import cell_name, cell_named, mission_name
from farlands.games.distant_suns.panelview import decision, zone_of
from farlands.games.distant_suns.paper import read_paper
from farlands.games.distant_suns.sheetview import score_sheet
from farlands.games.distant_suns.state import PLACES
from farlands.games.distant_suns.tableview import LETTERS, TableDrawing
from farlands.games.distant_suns.whatif import WhatIf, drawing, turning
from farlands.words import say


def for_deck(deck: Path | None) -> "Screen":
    """The terminal of a deck of one's own, or of the game's own components."""
    return Screen(WhatIf(*components(deck)))


class Screen:
    """A `Terminal` that is also `Previewing`."""

    AREA = (
        AreaOption("FILE", "distant-suns-help-file", read_paper, required=True, is_file=True),
        AreaOption("deck", "help-deck-file", Path),
    )

    def __init__(self, what: WhatIf) -> None:
        self.what = what
        self.deck = what.deck

    def title(self) -> str:
        """The game's name."""
        return say("distant-suns-title")

    def option(self, name: str, value: str) -> str:
        """An option's value in words: there are no options."""
        return f"{name}={value}"

    def help(self) -> RenderableType:
        """How to play, what the signs mean, and what of all this is not official."""
        return Group(Text(say("distant-suns-help")), Text(), Text(say("distant-suns-designed"), style="yellow"), Text())

    def cards(self) -> RenderableType:
        """Every figure with its name, and the empty sheet."""
        return BoxDrawing(self.deck)

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        """All that the view shows; what the seat decides about comes last."""
        return TableDrawing(self.what, view, names)

    def question(self, view: View) -> str:
        """What the view's seat is to decide now, and how to say it."""
        asked = decision(view)
        if asked not in ("form", "draw"):
            return say("distant-suns-question", decision=asked)
        place = view["areas"][view["seat"]]["required"]
        return say("distant-suns-question-draw", decision=asked, place=place, zone=zone_of(self.deck, view, place))

    def event(self, event: dict[str, Any], names: Sequence[str], seat: int | None) -> str:
        """Something that happened, in a sentence; the table shows rounds and the end well enough."""
        if event["event"] in ("round", "over"):
            return ""
        details = {name: value for name, value in event.items() if name in ("place", "count", "world", "points", "active", "others")}
        return say(
            f"distant-suns-event-{event['event']}", name=names[event["seat"]], you="yes" if event["seat"] == seat else "no", **details
        )

    # --- Drawings before they are made -----------------------------------------------------------------------------------------------

    def read(self, view: View, text: str) -> Sequence[str]:
        """The drawings that a text may mean: a cell and an orientation, or one of them alone; none if it says a move as journals do."""
        if decision(view) != "draw" or not text:
            return []
        name, letter = (text[:-1], text[-1].lower()) if text[-1].isalpha() else (text, "")
        cell = self.cell_number(name)
        number = name[1:] if name[:1] in ("d", "D") else name
        if not cell and not letter and number.isascii() and number.isdigit():
            self.check(view, f"D{number[:6]}", text)
            return []
        if (name and not cell) or (letter and letter not in LETTERS):
            raise IllegalMove("distant-suns-where", text=text[:20], letters=", ".join(LETTERS))
        way = LETTERS.index(letter) if letter else None
        if cell and way is not None:
            move = drawing(way, cell)
            self.check(view, move, text)
            return [move]
        meant = [
            move for move, cells in self.what.drawings(view).items() if way in (None, turning(move)[0]) and (not cell or cell in cells)
        ]
        if not meant:
            raise IllegalMove("distant-suns-nowhere", text=text)
        return self.what.best_first(view, meant)

    def check(self, view: View, move: str, text: str) -> None:
        """Say why not, without a list of the hundreds that are possible."""
        if refusal := self.what.refusal(view, move):
            raise IllegalMove("distant-suns-cannot", text=text[:20], reason=refusal)

    def cell_number(self, name: str) -> int:
        """The number of a cell by its name; 0 if the sheet has none of that name."""
        cell, cells = cell_named(name), self.deck.sheet.cells
        return cells.index(cell) + 1 if cell in cells else 0

    def preview(self, view: View, move: str) -> RenderableType:
        """The sheet with a drawing, and what it would be worth."""
        way, cell = turning(move)
        before, after = self.what.points(view, view["seat"])["total"], self.what.points_after(view, move)
        where = f"{cell_name(self.deck.sheet.cells[cell - 1])}{LETTERS[way]}"
        words = say("distant-suns-preview", where=where, before=before, after=after)
        keys = Text(say("distant-suns-preview-keys"), style="dim")
        return Group(TableDrawing(self.what, view, (), move), Text(words, style="bold"), keys)

    # --- Explanations ----------------------------------------------------------------------------------------------------------------

    def explain(self, view: View, card: str) -> RenderableType:
        """A zone by its place and what its mission gives the seat; p and a number show that player's sheet; nothing means all zones."""
        if not card:
            return Group(*(self.zone_in_words(view, place) for place in range(PLACES)), "")
        seats = len(view["areas"])
        if card[:1].lower() == "p" and card[1:] in map(str, range(1, seats + 1)):
            return TableDrawing(self.what, view, (), seat=int(card[1:]) - 1)
        if card in map(str, range(PLACES)):
            return Group(self.zone_in_words(view, int(card)), "")
        raise BadCards("distant-suns-explain-what", text=card[:20], most=PLACES - 1, seats=seats)

    def zone_in_words(self, view: View, place: int) -> Text:
        """A zone, its mission, and what that has brought everyone."""
        words = Text(f"{place} {zone_of(self.deck, view, place)}", style="bold")
        mission = view["missions"][place]
        if mission is None:
            return words.append("\n  " + say("distant-suns-about-no-mission"), style="not bold")
        words.append(f": {mission_name(mission)}\n  {say('distant-suns-about-mission', mission=mission)}", style="not bold")
        for seat in range(len(view["areas"])):
            line = self.what.mission(view, seat, place)
            key = "distant-suns-about-you" if seat == view.get("seat") else "distant-suns-about-other"
            worth = say(key, number=seat + 1, count=line["count"], points=line["points"], more=line["next"])
            words.append(f"\n  {worth}", style="not bold")
        return words

    # --- Score sheets ----------------------------------------------------------------------------------------------------------------

    def sheet(self, sheet: dict[str, Any]) -> RenderableType:
        """Where a seat's points come from, line by line."""
        return score_sheet(self.deck, sheet)

    def area(self, scored: dict[str, Any]) -> RenderableType:
        """The same for a sheet of paper."""
        return score_sheet(self.deck, scored)
