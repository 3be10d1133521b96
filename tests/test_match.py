"""Matches: what may be asked for, what is refused, undo, and that the table is a fold over the moves."""

import numpy as np
import pytest

from farlands import Deal, FarlandsError, Match
from farlands.errors import BadDeal, BadOption, IllegalMove, UnknownGame

DEAL = Deal(bytes(range(32)))


def a_match(seats=2, **options):
    return Match("faraway", [f"P{i}" for i in range(seats)], options, DEAL)


@pytest.mark.parametrize(
    ("game", "names", "options", "error", "says"),
    [
        ("chess", ["A", "B"], {}, UnknownGame, "faraway"),
        ("faraway", ["A"] * 9, {}, BadOption, "2 to 6"),
        ("faraway", ["A"], {}, BadOption, "2 to 6"),
        ("faraway", ["A", ""], {}, BadOption, "name"),
        ("faraway", ["A", "x" * 41], {}, BadOption, "40"),
        ("faraway", ["A", "x\x1b[2J"], {}, BadOption, "name"),
        ("faraway", ["A", "B"], {"advnced": True}, BadOption, "advanced, tie_break"),
        ("faraway", ["A", "B"], {"tie_break": "coin"}, BadOption, "lowest_card, lowest_sum"),
        ("faraway", ["A", "B"], {"advanced": 3}, BadOption, "no, yes"),
    ],
)
def test_bad_requests_say_what_is_allowed(game, names, options, error, says):
    with pytest.raises(error) as caught:
        Match(game, names, options)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("move", ["P69", "P0", "", "49", "p49", "T1", "S1", "D1", 300, -1, 10**30, None, 20.0, [20]])
def test_an_illegal_move_changes_nothing_and_names_the_legal_ones(move):
    match = a_match()
    before = match.g.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(0, move)
    assert match.g.tobytes() == before
    assert match.moves == []
    assert match.legal(0)[0] in str(caught.value)


def test_a_move_that_is_broken_off_changes_nothing(monkeypatch):
    match = Match("faraway", ["Ann", "Bob"], deal=Deal(bytes(32)))
    before = match.g.tobytes()

    def break_off(box, g, seat, action):
        g.turn += 1
        raise KeyboardInterrupt

    monkeypatch.setattr(match.game, "apply", break_off)
    with pytest.raises(KeyboardInterrupt):
        match.play(0, match.legal(0)[0])
    assert (match.g.tobytes(), match.moves) == (before, [])


@pytest.mark.parametrize("seat", [-1, 2, 7, 10**30, None, 0.0, "0", [0]])
def test_a_seat_that_is_not_there_is_refused(seat):
    match = a_match()
    with pytest.raises(IllegalMove):
        match.play(seat, match.legal(0)[0])


@pytest.mark.parametrize(
    ("secret", "drawn"), [(b"", {}), (bytes(31), {}), (bytes(33), {}), (bytes(32), {"regions": [1, 2, 3]}), ("11" * 16, {})]
)
def test_a_deal_is_a_whole_secret_or_the_cards_drawn(secret, drawn):
    """A journal could not keep both: it would be another match when it is read again."""
    with pytest.raises(BadDeal, match="64 hexadecimal digits"):
        Deal(secret, drawn)


def test_numbers_of_numpy_are_numbers():
    match = a_match()
    match.play(np.int16(0), np.int32(match.legal_actions(0)[0]))
    assert match.waiting == [1]
    assert [type(number) for number in match.moves[0]] == [int, int]


def test_undo_takes_back_a_secret_choice_but_nothing_that_was_revealed():
    match = a_match()
    start = match.g.tobytes()
    match.play(0, match.legal(0)[0])
    match.undo()
    assert match.g.tobytes() == start
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])  # both regions are turned up
    with pytest.raises(IllegalMove):
        match.undo()
    assert len(match.moves) == 2


def test_undo_at_the_start_is_refused():
    with pytest.raises(IllegalMove):
        a_match().undo()


def test_the_table_at_a_ply_is_the_table_as_it_was():
    match, tables = a_match(3), []
    while not match.over:
        tables.append(match.g.tobytes())
        seat = match.waiting[-1]
        match.play(seat, match.legal(seat)[0])
    assert [match.at(ply).tobytes() for ply in range(len(tables))] == tables


def test_a_secret_deal_is_the_same_every_time_and_another_is_another():
    assert a_match().g.tobytes() == a_match().g.tobytes()
    assert a_match().view(0)["hand"] != Match("faraway", ["A", "B"], deal=Deal(bytes(range(1, 33)))).view(0)["hand"]
    assert Deal.random() != Deal.random()


def test_a_commitment_fixes_the_secret_and_does_not_tell_it():
    assert DEAL.commitment != Deal(bytes(range(1, 33))).commitment
    assert bytes(range(32)).hex() not in str(DEAL.commitment)


def test_an_explicit_deal_comes_as_it_is_written():
    match = Match("faraway", ["A", "B"], deal=Deal(drawn={"regions": [1, 2, 3, 4, 5, 6, 60, 61, 62], "sanctuaries": [9, 8]}))
    assert match.view(0)["hand"] == [1, 2, 3]
    assert match.view(1)["hand"] == [4, 5, 6]
    assert match.view(None)["market"] == [60, 61, 62]
    assert match.deal.commitment is None


@pytest.mark.parametrize(
    "drawn",
    [
        {"region": [1]},
        {"regions": [0]},
        {"regions": [69]},
        {"regions": ["1"]},
        {"regions": [True]},
        {"regions": [1, 1]},  # the second card drawn cannot be 1 again
        {"sanctuaries": [46]},
        {"sanctuaries": [1] * 1000},
    ],
)
def test_an_explicit_deal_that_cannot_be_is_refused(drawn):
    with pytest.raises(BadDeal) as caught:
        Match("faraway", ["A", "B"], deal=Deal(drawn=drawn))
    assert str(caught.value)


def test_a_card_that_cannot_come_any_more_is_refused_when_it_is_drawn_and_nothing_changes():
    drawn = {"regions": [1, 2, 3, 4, 5, 6, 60, 61, 62, 60]}  # 60 cannot be dealt to the second market, too
    match = Match("faraway", ["A", "B"], deal=Deal(drawn=drawn))
    before, moves = b"", 0

    def play_on():
        nonlocal before, moves
        while True:
            before, moves = match.g.tobytes(), len(match.moves)
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])

    with pytest.raises(BadDeal) as caught:
        play_on()
    assert "60" in str(caught.value)
    assert match.g.tobytes() == before
    assert len(match.moves) == moves


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "00" * 33, 7, None, ["a"], {"regions": 5}])
def test_a_deal_that_is_none_is_refused(text):
    with pytest.raises(FarlandsError):
        Deal.from_json(text)
