"""All that is in the box of Farshore, in a terminal: every card with its name in files and its ability, places, tokens, the sea."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.text import Text

from farlands.games.farshore.state import SHORE
from farlands.games.farshore.terminal.about import RECONSTRUCTED, About
from farlands.games.farshore.terminal.faces import Faces
from farlands.games.farshore.terminal.pen import Pen, flowing
from farlands.games.farshore.terminal.places import name_of_spot
from farlands.games.farshore.terminal.wording import Wording, sentence
from farlands.words import say

MARGIN = 5


class BoxDrawing:
    """Everything, for people who look a card up or write a deck or a city down."""

    def __init__(self, about: About) -> None:
        self.about = about
        self.inside = about.words.inside

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        pen, width, words = Pen(options.ascii_only), options.max_width, self.about.words
        yield self.title("kinds")
        faces = Faces(Wording(self.inside, pen), pen, {})
        for number, card in self.inside["cards"].items():
            face = Text(f"{number:>2} ").append_text(faces.name(number, card["copies"])).append(f" {card['id']}", style="dim")
            face.append("  ").append_text(pen.goods(card["cost"])).append(f"  {card['vp']}").append_text(pen.good("vp"))
            yield face
            yield from (Padding(ability, (0, 0, 0, MARGIN), expand=False) for ability in words.ability(card["effects"]))
        yield self.title("shore")
        shore = enumerate([*self.inside["shore"], self.inside["docks"], self.inside["lookout"]], 1)
        for spot, effects in shore:
            name = name_of_spot(spot if spot <= SHORE else spot + SHORE)
            yield Text(f"   {sentence(f'{name}: {words.deed(effects)}')}")
        yield self.title("islands")
        yield from (Text(f"{token:>2} {sentence(words.deed(effects))}") for token, effects in enumerate(self.inside["islands"], 1))
        yield self.title("compass")
        for letter, stack in zip("AB", self.inside["compass"], strict=True):
            yield Text(f" {letter} ").append("; ".join(words.cards(meant, "bare") for meant in stack))
        yield self.title("parchments")
        yield from (Text(f"{stack:>2} {words.needs(asked)}") for stack, asked in enumerate(self.inside["parchments"], 1))
        yield self.title("sea")
        yield from self.sea(pen, width)
        yield from pen.legend(width)
        if RECONSTRUCTED in self.about.sources.values():
            yield Text(say("farshore-help-reconstructed"), style="yellow")

    def title(self, name: str) -> Text:
        """A heading."""
        return Text(say(f"farshore-cards-{name}"), style="bold underline")

    def sea(self, pen: Pen, width: int) -> Iterable[Text]:
        """The points of each mark, and where treasures lie."""
        treasures = self.inside["treasure_marks"]
        marks = (
            Text(f"{mark}:{points}").append_text(pen.good("treasure") if mark in treasures else Text())
            for mark, points in enumerate(self.inside["track"])
        )
        return flowing(marks, width, indent="   ")
