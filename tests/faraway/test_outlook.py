"""Faraway's outlook: what a move may bring by the end."""

import numpy as np
import pytest

from farlands.bots import Seat, outlook_bot, random_bot
from farlands.dice import new_dice
from farlands.games import faraway
from farlands.games.faraway.cards import BITS, COUNTED, STONE, SYMBOLS, box
from farlands.games.faraway.state import EXPLORE, PICK, TABLE, TAKE
from tests.faraway.helpers import new_match

BOX = box()


def worths(g, seat):
    """What each legal action is worth."""
    out, worth = np.zeros(faraway.MAX_LEGAL, np.int16), np.full(faraway.MAX_LEGAL, np.nan)
    count = faraway.legal(BOX, g, seat, out)
    faraway.outlook(BOX, g, seat, out, count, worth)
    assert np.isfinite(worth[:count]).all()
    assert np.isnan(worth[count:]).all()
    return dict(zip(out[:count].tolist(), worth[:count].tolist(), strict=True))


def a_table(row=(), hand=(), sanctuaries=(), phase=EXPLORE):
    """A table where seat 0 has to decide."""
    g = TABLE.new()[0]
    g.seats, g.waiting, g.phase, g.turn = 2, 1, phase, len(row) - (phase == PICK)
    g.row[0, : len(row)] = row
    g.dealt[0, : len(hand)] = hand
    g.sanctuaries[0, : len(sanctuaries)] = sanctuaries
    g.kept[0] = len(sanctuaries)
    return g


def regions(**wanted):
    """The regions with so much of these."""
    shown = {"need": BOX.needs.sum(axis=1), **{symbol: BOX.shows[:, i] for i, symbol in enumerate(SYMBOLS)}}
    return [r for r in range(1, 69) if all(shown[name][r] == value for name, value in wanted.items())]


def test_a_region_is_worth_more_where_the_wonders_it_needs_are_at_hand():
    needy = max(range(1, 69), key=lambda r: BOX.needs[r, 0])
    stony = [r for r in regions(stone=2) if r != needy][:2]
    bare = [r for r in regions(stone=0, chimera=0, thistle=0, need=0) if r != needy][:2]
    assert worths(a_table(hand=[needy, *stony]), 0)[needy - 1] > worths(a_table(hand=[needy, *bare]), 0)[needy - 1] + 1


def test_a_wonder_is_worth_more_when_a_region_that_lies_waits_for_it():
    needy = max((r for r in range(1, 69) if BOX.needs[r, 1:].sum() == 0), key=lambda r: BOX.needs[r, 0])
    idle = next(r for r in range(1, 69) if BOX.fame[r] == 0)
    stony = next(r for r in regions(stone=2) if r not in (needy, idle))
    market = []
    for lies in (needy, idle):
        g = a_table(row=[lies], phase=PICK)
        g.market[0], g.on_market = stony, 1
        market.append(worths(g, 0)[TAKE + stony - 1])
    assert market[0] > market[1] + 1


def test_in_the_last_round_a_region_is_worth_its_fame_and_what_it_adds_to_the_row():
    """Nothing is left to expect: what a region without a climb brings is the difference in fame that it makes, if nothing has needs."""
    row = [r for r in range(68, 0, -1) if BOX.needs[r].sum() == 0][:7]
    last = next(r for r in range(1, 69) if BOX.needs[r].sum() == 0 and r not in row and r < row[-1] and BOX.per[r, 0] <= STONE + 2)
    g = a_table(row=row, hand=[last])
    bare, full = TABLE.copy(g), TABLE.copy(g)
    full.row[0, 7] = last
    points = [np.zeros(6, np.int64), np.zeros(6, np.int64)]
    faraway.scores(BOX, bare, points[0])
    faraway.scores(BOX, full, points[1])
    assert worths(g, 0)[last - 1] == pytest.approx(points[1][0] - points[0][0])


@pytest.mark.parametrize("advanced", [False, True])
def test_it_depends_on_what_the_seat_knows_and_changes_scratch_alone(advanced):
    match, dice = new_match(3, advanced=advanced), new_dice(4)
    asked = 0
    while not match.over:
        seat = match.waiting[0]
        before = TABLE.copy(match.g)
        told = worths(match.g, seat)
        changed = [name for name in TABLE.dtype.fields or () if (before[name] != match.g[name]).any()]
        assert changed in ([], ["wanted"])
        other = TABLE.copy(match.g)
        match.game.hide(match.box, other, seat, dice)
        assert worths(other, seat) == told
        asked += len(told) > 1
        match.play(seat, random_bot(Seat.of(match, seat, dice)))
    assert asked > 30


def test_the_bot_takes_the_best():
    match = new_match(2, regions=[9, 68, 2])
    told = worths(match.g, 0)
    assert outlook_bot(Seat.of(match, 0, new_dice(1))) == max(told, key=lambda action: told[action])


def test_no_area_can_show_as_many_symbols_as_would_spill_into_the_next_count():
    """Scores count all symbols in one number; the highest bit of each count has to stay free."""
    regions_shown, sanctuaries_shown = np.sort(BOX.shows[1:69], axis=0), np.sort(BOX.shows[69:], axis=0)
    most = regions_shown[-8:].sum(axis=0) + sanctuaries_shown[-7:].sum(axis=0)
    assert most.max() < 1 << (BITS - 1)
    assert BOX.needs.max() < 1 << (BITS - 1)
    assert TABLE.dtype["wanted"].shape == (COUNTED,)
