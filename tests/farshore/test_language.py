"""The language of effects: what it cannot carry out it refuses, in one line that names the place and what is wrong."""

from itertools import pairwise

import pytest

from farlands import find
from farlands.errors import BadDeck
from farlands.games.farshore import deck
from farlands.games.farshore.language import Printed, Unreadable, cards_meant, cost_meant, read_line
from farlands.games.farshore.tables import text_of

find("farshore")  # its words
CARDS = {
    "inn": Printed("red", "construction", "common"),
    "clerk": Printed("red", "critter", "unique"),
    "farm": Printed("green", "construction", "common"),
}

REVEALED = "and may play 1 with at most 3 vp for free"


def reason(line):
    with pytest.raises(Unreadable) as error:
        read_line(line, CARDS)
    return error.value.reason


# --- Lines that say nothing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "",
        "gain 2 driftwood",
        "produce",
        "produce:",
        "produce: ;",
        "produce: gain",
        "produce: gain driftwood",
        "produce: gain 0 driftwood",
        "produce: gain 21 driftwood",
        "produce: gain 2 twigs",
        "produce: gain 1 treasure or gem",
        "produce: gain 1 driftwood or vp",
        "produce: gain 1 any for every 0",
        "produce: draw two",
        "produce: may pay 1 treasure; draw 1",
        "produce: discard 2 cards",
        "produce: activate 2 green card",
        "produce: move 2 worker",
        "produce: use 2 shore spot",
        "produce: play 1 card",
        "harvest: draw 1",
        "on produce: draw 1",
        "after: draw 1",
        "after a pink card: draw 1",
        "after a card from deck: draw 1",
        "discount 3: discard this",
        "discount 0 on a critter: discard this",
        "produce if castle in city: draw 1",
        "score: 2 per goblin",
        "play: reveal 2 and may play 1",
        "play: discard 1 goblin from city and regain its cost",
    ],
)
def test_a_line_that_says_nothing_is_refused(line):
    assert reason(line) == "line"


@pytest.mark.parametrize("text", ["2 twigs", "driftwood", "2driftwood", "1 gem, 1 gem", "0 gem", "21 gem", "1 treasure", "1 vp", "1 any"])
def test_a_cost_that_says_nothing_is_refused(text):
    with pytest.raises(Unreadable):
        cost_meant(text)


# --- Lines that could be read, but not carried out -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "after a blue card: draw 1",  # there is none in this deck
        "after a common unique card: draw 1",  # and never is
        "produce if critter construction in city: draw 1",
        "produce unless purple card in city: draw 1",
        "discount 2 on a blue critter: discard this",
        "score: 2 per brown card",
        "play: activate 1 blue card",
        "play: activate 1 green card, not farm",
        "play: discard 1 purple construction from city and regain its cost",
    ],
)
def test_a_line_about_no_card_at_all_is_refused(line):
    assert reason(line) == "nobody"


def test_cards_are_meant_by_all_that_is_said_of_them():
    assert cards_meant("red construction", CARDS) == 0b001
    assert cards_meant("red or green construction", CARDS) == 0b101
    assert cards_meant("card, not clerk", CARDS) == 0b101


@pytest.mark.parametrize(
    "line", ["produce: gain 1 vp for each", "produce: draw 1; gain 1 vp for each", "play: gain 1 gem for each; may pay up to 2 any"]
)
def test_for_each_needs_something_counted_before(line):
    assert reason(line) == "counted"


@pytest.mark.parametrize(
    "done",
    [
        "activate 1 farm",
        "use 1 shore spot",
        "move 1 worker",
        "draw up to the hand limit",
        "reveal 2 and may play 1 with at most 3 vp for free",
    ],
)
def test_what_is_done_once_is_not_done_for_each(done):
    assert reason(f"play: may pay up to 2 any to {done}") == "once"
    assert read_line(f"play: may pay 2 any to {done}", CARDS)[1].each == 1


@pytest.mark.parametrize(
    "line",
    [
        "play: give 1 of the cards drawn",
        "play: draw 2; give 2 of the cards drawn",
        "play: draw 3; take 1 from bay; give 1 of the cards drawn",  # the cards drawn are no longer the last in hand
        "play: draw 3; draw 1; give 1 of the cards drawn",
        "play: draw 3; may discard up to 2 cards; give 1 of the cards drawn",
    ],
)
def test_cards_drawn_are_given_right_after_drawing_more(line):
    assert reason(line) == "drawn"


@pytest.mark.parametrize(
    "line", ["play: reveal 5 and may play 1 with at most 3 vp for free", "play: may discard 9 cards to gain 1 treasure"]
)
def test_no_more_is_asked_for_than_there_can_be(line):  # four cards lie revealed at most; a hand has eight
    assert reason(line) == "most"


@pytest.mark.parametrize("line", ["score: draw 1", "score: 2 per farm; gain 1 vp", "produce: 2 per farm", "score: gain 1 vp"])
def test_counting_goes_with_scoring(line):
    assert reason(line) == "scoring"


@pytest.mark.parametrize(
    "line",
    [
        "discount 3 on a critter: draw 1",
        "discount 3 on a critter: discard this; draw 1",
        "discount 3 on a critter: discard this; discard this",
        "play: discard this",
    ],
)
def test_a_discount_is_for_discarding_the_card(line):
    assert reason(line) == "discount"


# --- The same in a deck file ---------------------------------------------------------------------------------------------------------


def refusal(tmp_path, text):
    """What `farlands deck check` says of a file: one line."""
    file = tmp_path / "my.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadDeck) as error:
        deck.box(file)
    assert "\n" not in str(error.value)
    return error.value


def test_the_line_that_is_wrong_is_named(tmp_path):
    error = refusal(tmp_path, 'cards.grove.effects = ["produce: gain 1 mushroom", "produce: gain 2 twigs"]')
    assert error.key == "farshore-deck-line"
    assert "cards.grove.effects" in str(error)
    assert "twigs" in str(error)


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("nobody", "produce if common unique card in city: draw 1"),
        ("counted", "produce: draw 1 for each"),
        ("once", "produce: may pay up to 2 any to move 1 worker"),
        ("drawn", "produce: give 1 of the cards drawn"),
        ("most", "produce: reveal 9 and may play 1 with at most 3 vp for free"),
        ("scoring", "produce: 2 per card"),
        ("discount", "produce: discard this"),
    ],
)
def test_every_reason_has_its_words(tmp_path, key, line):
    error = refusal(tmp_path, f'cards.grove.effects = ["{line}"]')
    assert error.key == f"farshore-deck-{key}"
    assert "cards.grove.effects" in str(error)


def test_a_spot_acts_when_it_is_visited(tmp_path):
    assert refusal(tmp_path, 'islands.3.effects = ["produce: draw 1"]').key == "farshore-deck-spot"
    assert refusal(tmp_path, 'spots.docks.effects = ["visit: draw 1", "play: draw 1"]').key == "farshore-deck-spot"


@pytest.mark.parametrize(
    "text",
    [
        'cards.grove.effects = ["produce: activate 1 green card"]',  # itself
        'cards.grove.effects = ["produce: activate 1 sea_chip"]',  # which activates the grove
        'islands.7.effects = ["visit: use 1 shore or island spot"]',
        'spots.shore_1.effects = ["visit: use 1 shore spot"]',
        'cards.inn.effects = ["visit: move 1 worker"]',
        'cards.cooper.effects = ["visit: activate 1 grove"]\ncards.grove.effects = ["produce: move 1 worker"]',
    ],
)
def test_effects_that_could_set_each_other_off_for_ever_are_refused(tmp_path, text):
    assert refusal(tmp_path, text).key == "farshore-deck-endless"


def test_the_circle_is_shown(tmp_path):
    error = refusal(tmp_path, 'cards.grove.effects = ["produce: activate 1 sea_chip"]')
    assert error.details == {"name": "cards.grove.effects", "text": "cards.grove → cards.sea_chip → cards.grove"}


def test_what_comes_to_an_end_is_accepted(tmp_path):  # the sea chip sets off what the grove produces, not what it does when played
    file = tmp_path / "my.toml"
    file.write_text('cards.grove.effects = ["produce: gain 1 gem", "play: activate 1 sea_chip"]', encoding="utf-8")
    assert deck.box(file).kinds == 48


def test_a_chain_that_is_too_long_is_refused(tmp_path):
    greens = ("beach_sledge", "grove", "scriptorium", "sloop", "tangle_raft", "tumbler", "warehouse")
    lines = (f'cards.{card}.effects = ["produce: activate 1 {other}"]' for card, other in pairwise(greens))
    assert len(refusal(tmp_path, "\n".join(lines)).details["text"].split(" → ")) == 7


def test_activating_cards_that_never_act_is_refused(tmp_path):
    assert refusal(tmp_path, 'cards.sea_chip.effects = ["produce: activate 1 red card"]').key == "farshore-deck-idle"


@pytest.mark.parametrize("card", ["card", "critter", "green", "unique", "cards", "critters", "treasure", "parchment", "any"])
def test_a_card_cannot_be_called_what_means_others(tmp_path, card):
    new = f'[cards.{card}]\nname = "New"\ncopies = 1\ncolour = "red"\nkind = "critter"\nrarity = "common"\nvp = 1\ncost = ""\neffects = []'
    assert refusal(tmp_path, new).key == "farshore-deck-word"


def test_a_new_card_needs_a_name(tmp_path):
    new = '[cards.new]\ncopies = 1\ncolour = "red"\nkind = "critter"\nrarity = "common"\nvp = 1\ncost = ""\neffects = []'
    assert refusal(tmp_path, new).details["name"] == "cards.new.name"


def test_names_are_kept_whole_or_refused(tmp_path):  # letters of other alphabets take more room
    file = tmp_path / "my.toml"
    file.write_text('cards.grove.name = "Їжаки, що живуть у гаю біля моря Вічност"', encoding="utf-8")
    assert text_of(deck.box(file).names[2]) == "Їжаки, що живуть у гаю біля моря Вічност"
    long = "a" * 49
    new = f'[cards.{long}]\nname = "N"\ncopies = 1\ncolour = "red"\nkind = "critter"\nrarity = "common"\nvp = 1\ncost = ""\neffects = []'
    assert refusal(tmp_path, new).key == "deck-no-such-value"
