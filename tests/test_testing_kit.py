"""The contract test kit must be able to fail: each defect here is planted in Faraway, and one check has to find it."""

import pytest

from farlands.games import faraway
from farlands.testing import CHECKS, checks

KIT = {check.__name__: check for check in CHECKS}


def leaking_view(g, seat):
    return ORIGINAL["view"](g, seat) | {"secrets": [int(card) for card in g.secret]}


def leaking_observe(box, g, seat, out):
    ORIGINAL["observe"](box, g, seat, out)
    out[0] = g.region_deck[g.region_top]


def forgetful_hide(box, g, seat, dice):
    ORIGINAL["hide"](box, g, seat, dice)
    g.dealt[seat, 0], g.dealt[1 - seat, 0] = g.dealt[1 - seat, 0], g.dealt[seat, 0]


def idle_hide(box, g, seat, dice):
    pass


def traceable_hide(box, g, seat, dice):
    spent = g.region_deck[: g.region_top].copy()
    ORIGINAL["hide"](box, g, seat, dice)
    g.region_deck[: g.region_top] = spent


def uncounting_apply(box, g, seat, action):
    revealed = int(g.revealed)
    refusal = ORIGINAL["apply"](box, g, seat, action)
    g.revealed = revealed
    return refusal


def careless_apply(box, g, seat, action):
    refusal = ORIGINAL["apply"](box, g, seat, action)
    if refusal:
        g.turn += 1
    return refusal


def lenient_apply(box, g, seat, action):
    return ORIGINAL["apply"](box, g, seat, action) if 0 <= action < faraway.MOVES.count else 0


def hasty_apply(box, g, seat, action):
    refusal = ORIGINAL["apply"](box, g, seat, action)
    if not refusal and g.secret[seat]:
        g.market[0] = g.secret[seat]
    return refusal


def blind_legal(box, g, seat, out):
    return min(ORIGINAL["legal"](box, g, seat, out), 2)


def upside_down_ranking(box, g, out):
    ORIGINAL["ranking"](box, g, out)
    out[: g.seats] = g.seats - 1 - out[: g.seats]


def prying_outlook(box, g, seat, out, count, worth):
    worth[:count] = g.region_deck[g.region_top]


def meddling_outlook(box, g, seat, out, count, worth):
    g.step += 1
    worth[:count] = 0


ORIGINAL = {name: getattr(faraway, name) for name in ("view", "observe", "hide", "apply", "legal", "ranking")}


@pytest.mark.parametrize(
    ("name", "defect", "found_by"),
    [
        ("view", leaking_view, "views_come_from_visible_fields"),
        ("observe", leaking_observe, "views_come_from_visible_fields"),
        ("hide", forgetful_hide, "hide_keeps_what_the_seat_sees"),
        ("hide", idle_hide, "hide_draws_anew"),
        ("hide", traceable_hide, "hide_leaves_no_trace"),
        ("apply", uncounting_apply, "what_is_revealed_is_counted"),
        ("REFUSALS", (*faraway.REFUSALS, "no-words-for-this"), "says_everything_in_every_language"),
        ("OBSERVED", faraway.OBSERVED + 1, "offers_every_name"),
        ("apply", careless_apply, "legal_and_apply_agree"),
        ("apply", lenient_apply, "legal_and_apply_agree"),
        ("apply", hasty_apply, "simultaneous_moves_commute"),
        ("legal", blind_legal, "legal_and_apply_agree"),
        ("ranking", upside_down_ranking, "random_play_ends"),
        ("outlook", prying_outlook, "outlook_goes_by_what_the_seat_knows"),
        ("outlook", meddling_outlook, "outlook_goes_by_what_the_seat_knows"),
    ],
    ids=lambda value: str(getattr(value, "__name__", value)),
)
def test_a_defect_is_found(monkeypatch, name, defect, found_by):
    monkeypatch.setattr(faraway, name, defect)
    with pytest.raises(BaseException) as caught:  # noqa: PT011 (Hypothesis groups what it finds)
        KIT[found_by]("faraway")
    assert not isinstance(caught.value, (KeyboardInterrupt, SystemExit))


def test_a_missing_name_is_found(monkeypatch):
    monkeypatch.delattr(faraway, "prior")
    with pytest.raises(AssertionError, match="prior"):
        KIT["offers_every_name"]("faraway")


def test_a_bot_that_depends_on_chance_beyond_its_seat_is_found(monkeypatch):
    calls = []

    def restless(seat):
        calls.append(1)
        return seat.legal()[len(calls) % len(seat.legal())]

    monkeypatch.setattr(checks, "find_bot", lambda name, game: restless)
    with pytest.raises(AssertionError):
        KIT["bots_use_only_their_seat"]("faraway")


def test_an_interpreter_that_plays_otherwise_is_found(monkeypatch):
    monkeypatch.setattr(checks, "digest_of_games", lambda *_: "another game")
    with pytest.raises(AssertionError):
        KIT["interpreter_and_compiled_agree"]("faraway")
