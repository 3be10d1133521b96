"""Cards, places and effects in words, put together from what the box says: a card made of known verbs needs no sentence of its own."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from farlands.games.farshore.contents import COUNTABLE
from farlands.games.farshore.deck import our_ids
from farlands.games.farshore.language import COLOURS, FROM_THE_BAY, MOST, ON_SHORE
from farlands.games.farshore.state import HAND
from farlands.games.farshore.terminal.pen import Pen
from farlands.words import say

Step = Mapping[str, Any]
LISTENING = ("after", "after_bay", "after_compass", "discount")
"""Occasions that differ from card to card of a colour."""


def name_of(card: Mapping[str, Any]) -> str:
    """A card's name: its owner's, or in the language in use."""
    known = say(f"farshore-card-{card['id']}") if card["id"] in our_ids() else card["id"]
    return str(card["name"] or known)


class Wording:
    """Speaks of the contents of one box; with a pen, of goods in signs."""

    def __init__(self, inside: Mapping[str, Any], pen: Pen | None = None) -> None:
        self.inside = inside
        self.pen = pen

    # --- Cards -----------------------------------------------------------------------------------------------------------------------

    def card(self, number: int) -> str:
        """A card's name."""
        return name_of(self.inside["cards"][number])

    def cards(self, meant: Mapping[str, Any], form: str = "one") -> str:
        """A set of cards: `one` of them as something done to it, `each` the same without an article, `bare` by itself, or `many`."""
        if "numbers" in meant:
            named = (say("farshore-named", form=form, name=self.card(number)) for number in meant["numbers"])
            return either(named) or say("farshore-nothing")
        kind, bent = meant["kind"] or "card", "one" if form == "each" else form
        rarity = say("farshore-rarity", form=bent, kind=kind, rarity=meant["rarity"]) if meant["rarity"] else ""
        colours = either(say("farshore-colour", form=bent, kind=kind, colour=colour) for colour in meant["colours"])
        noun = say("farshore-kind", form=bent, kind=kind)
        words = " ".join(say("farshore-family", form=form, rarity=rarity, colours=colours, noun=noun).split())
        return say("farshore-family-but", cards=words, but=self.card(meant["but"])) if meant["but"] else words

    def fits(self, number: int, meant: Mapping[str, Any]) -> bool:
        """Whether a card is one of a set."""
        if "numbers" in meant:
            return number in meant["numbers"]
        card = self.inside["cards"][number]
        printed = meant["rarity"] in (None, card["rarity"]) and meant["kind"] in (None, card["kind"])
        return printed and number != meant["but"] and (not meant["colours"] or card["colour"] in meant["colours"])

    def needs(self, asked: Sequence[Mapping[str, Any]]) -> str:
        """What a parchment asks for."""
        if len(asked) == len(COLOURS) and all(part["count"] == 1 and is_colour(part["cards"]) for part in asked):
            return say("farshore-needs-each-colour")
        return ", ".join(self.needed(part) for part in asked)

    def needed(self, part: Mapping[str, Any]) -> str:
        """So many of some cards."""
        form = "bare" if part["count"] == 1 else "many"
        return say("farshore-needs", count=part["count"], cards=self.cards(part["cards"], form))

    def compass(self, tokens: Sequence[int]) -> str:
        """What the open compass tokens mean."""
        return "; ".join(self.cards(self.inside["compass"][stack][token - 1], "bare") for stack, token in enumerate(tokens))

    # --- Effects ---------------------------------------------------------------------------------------------------------------------

    def ability(self, effects: Sequence[Step]) -> list[str]:
        """A sentence for each occasion on which a card acts."""
        sentences = []
        for _, steps in groupby(effects, key=occasion):
            same = list(steps)
            listens = self.cards(same[0]["played"]) if "played" in same[0] else ""
            does = "; ".join(self.clauses(same))
            sentences.append(sentence(say("farshore-when", trigger=same[0]["trigger"], cards=listens, does=does)))
        return sentences

    def deed(self, effects: Sequence[Step]) -> str:
        """The same in short, without occasions that the card's colour tells: what a place gives, what stands beside a card in a list."""
        deeds = []
        for (trigger, _), steps in groupby(effects, key=occasion):
            same = list(steps)
            does = "; ".join(self.clauses(same))
            listens = self.cards(same[0]["played"]) if "played" in same[0] else ""
            deeds.append(say("farshore-on", trigger=trigger, cards=listens, does=does) if trigger in LISTENING else does)
        return "; ".join(deeds)

    def clauses(self, steps: Sequence[Step]) -> Iterable[str]:
        """What the steps do, one after the other; the same condition is said once, goods gained together in one clause."""
        before = None
        for (has, lacks), group in groupby(steps, key=lambda step: (step.get("has"), step.get("lacks"))):
            does = "; ".join(self.joined(list(group), steps))
            if has:
                does = say("farshore-if", cards=self.cards(has), does=does)
            if lacks:
                cards = self.cards(lacks)
                does = say("farshore-otherwise", does=does) if lacks == before else say("farshore-unless", cards=cards, does=does)
            before = has
            yield does

    def joined(self, steps: Sequence[Step], all_steps: Sequence[Step]) -> Iterable[str]:
        """A clause for each step, or for several that gain."""
        for key, group in groupby(enumerate(steps), key=lambda each: -1 - each[1]["each"] if each[1]["verb"] == "gain" else each[0]):
            same = [step for _, step in group]
            does = say("farshore-do-gain", goods=", ".join(map(self.goods, same))) if key < 0 else self.clause(same[0])
            yield self.counted(does, same[0], all_steps) if same[0]["each"] else does

    def counted(self, does: str, step: Step, steps: Sequence[Step]) -> str:
        """What is done once for each thing that a step before it counted, or in return for it."""
        place = next(i for i, other in enumerate(steps) if other is step)
        count = next(other for other in reversed(steps[:place]) if other["verb"] in ("pay", "discard"))
        if not count["up_to"]:
            return say("farshore-in-return", does=does)
        return say("farshore-each", of="card" if count["verb"] == "discard" else "goods", number=step["each"], does=does)

    def clause(self, step: Step) -> str:
        """One step of an effect."""
        return say(f"farshore-do-{step['verb']}", **self.details(step))

    def details(self, step: Step) -> dict[str, Any]:
        """What fills in the message of a verb."""
        amount, counted = step["amount"], say("farshore-counted-cards", count=step["amount"])
        match step["verb"]:
            case "draw" | "give_cards" | "give_drawn":
                return {"cards": counted}
            case "draw_up":
                return {"limit": HAND}
            case "take":
                return {"cards": counted, "from": "bay" if step["what"] == FROM_THE_BAY else "both"}
            case "reveal":
                return {"cards": counted, "points": step["what"]}
            case "discard":
                return {"cards": counted, "up_to": "any" if step["up_to"] and amount == MOST else yes_or_no(step["up_to"])}
            case "pay":
                return {"goods": self.goods(step), "up_to": yes_or_no(step["up_to"])}
            case "give_goods":
                return {"goods": self.good("any", amount)}
            case "activate":
                return {"cards": self.cards(step["cards"]), "count": amount}
            case "salvage":
                return {"cards": self.cards(step["cards"])}
            case "use_spot":
                return {"where": "shore" if step["what"] == ON_SHORE else "both"}
            case "play_card":
                place = "bay" if step["what"] == FROM_THE_BAY else "both"
                return {"count": amount, "from": place, "optional": yes_or_no(step["optional"])}
            case "ship" | "leave":
                return {"count": amount}
            case "count":
                return self.details_of_count(step)
            case _:
                return {}

    def details_of_count(self, step: Step) -> dict[str, Any]:
        """What a purple card gives points for."""
        what, cards = COUNTABLE[step["what"]], step.get("cards", {})
        each = self.cards(cards, "each") if cards else ""
        return {"goods": self.good("vp", step["amount"]), "what": what, "kind": cards.get("kind") or "card", "cards": each}

    # --- Goods -----------------------------------------------------------------------------------------------------------------------

    def goods(self, step: Step) -> str:
        """So many goods, or of some to choose from."""
        names = step["goods"]
        if names == "any" or len(names) == 1:
            return self.good(names if names == "any" else names[0], step["amount"])
        return say("farshore-goods-of", count=step["amount"], goods=either(self.of_kind(name) for name in names))

    def good(self, name: str, amount: int) -> str:
        """So many of a good: in signs where there is little room."""
        if self.pen is None:
            return say("farshore-goods", good=name, count=amount)
        return f"{amount} {say('farshore-any', count=amount)}" if name == "any" else f"{amount}{self.pen.good(name)}"

    def of_kind(self, name: str) -> str:
        """A good, not how many."""
        return say("farshore-good", good=name) if self.pen is None else self.pen.good(name).plain


def occasion(step: Step) -> tuple[str, str]:
    """When a step happens."""
    return step["trigger"], repr(step.get("played"))


def yes_or_no(value: bool) -> str:
    """For messages, which choose by words."""
    return "yes" if value else "no"


def is_colour(meant: Mapping[str, Any]) -> bool:
    """Whether cards are those of a colour and nothing else."""
    return len(meant.get("colours", ())) == 1 and not (meant["rarity"] or meant["kind"] or meant["but"])


def either(words: Iterable[str]) -> str:
    """One or another."""
    said = list(words)
    return say("farshore-or", one=", ".join(said[:-1]), other=said[-1]) if len(said) > 1 else "".join(said)


def sentence(words: str) -> str:
    """With a capital letter and a full stop."""
    return f"{words[:1].upper()}{words[1:]}."
