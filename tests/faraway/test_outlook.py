"""Faraway's outlook: what a move may bring by the end."""

import numpy as np
import pytest

from farlands.bots import Seat, outlook_bot, random_bot
from farlands.dice import new_dice
from farlands.games import faraway
from farlands.games.faraway.cards import BIOME_SET, BITS, CLUE, COUNTED, ONCE, RED, STONE, SYMBOLS, box
from farlands.games.faraway.cards import SANCTUARY as SANCTUARY_ROWS
from farlands.games.faraway.outlook import CLIMB, CLUE_A_ROUND, LOW
from farlands.games.faraway.state import CHOOSE_HAND, DISCARD, EXPLORE, KEEP, PICK, ROUNDS, TABLE, TAKE
from farlands.games.faraway.state import SANCTUARY as KEEP_SANCTUARY
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
    g.seats, g.waiting, g.phase, g.turn = 2, 1, phase, len(row) - (phase in (PICK, KEEP))
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


def worth_on_market(region, row):
    """What taking a region is worth beside a row."""
    g = a_table(row=row, phase=PICK)
    g.market[0], g.on_market = region, 1
    return worths(g, 0)[TAKE + region - 1]


def worth_of_sanctuary(sanctuary, row):
    """What keeping a sanctuary is worth beside a row."""
    g = a_table(row=row, phase=KEEP)
    g.offer[0, 0], g.offered[0] = sanctuary, 1
    return worths(g, 0)[KEEP_SANCTUARY + sanctuary - 1]


IDLE = next(r for r in range(1, 69) if BOX.fame[r] == 0)


@pytest.mark.parametrize("wonder", range(3))
def test_a_wonder_is_worth_more_when_a_region_that_lies_waits_for_it(wonder):
    needy = max(range(1, 69), key=lambda r: BOX.needs[r, wonder])
    shows_it = next(r for r in range(1, 69) if BOX.shows[r, STONE + wonder] and BOX.shows[r, STONE:].sum() == 1 and r not in (needy, IDLE))
    assert worth_on_market(shows_it, [needy]) > worth_on_market(shows_it, [IDLE]) + 1


def test_a_biome_is_worth_more_when_sets_wait_for_it():
    in_sets = next(r for r in range(1, 69) if BOX.per[r, 0] == BIOME_SET)
    missing = next(
        r for r in range(1, 69) if BOX.shows[r, :4].any() and not (BOX.shows[r, :4] & BOX.shows[in_sets, :4]).any() and r != IDLE
    )
    others = [r for r in range(1, 69) if BOX.fame[r] == 0 and not (BOX.shows[r, :4] & BOX.shows[missing, :4]).any()][:3]
    assert worth_on_market(missing, [in_sets, *others]) > worth_on_market(missing, [IDLE, *others]) + 0.5


def test_a_clue_is_worth_something_for_each_round_after_it():
    sanctuary = next(s for s in range(1, 46) if BOX.fame[SANCTUARY_ROWS + s] == 0 and BOX.shows[SANCTUARY_ROWS + s, CLUE])
    for length in (2, 5):
        row = [r for r in range(1, 69) if BOX.fame[r] == 0][:length]
        assert worth_of_sanctuary(sanctuary, row) == pytest.approx(CLUE_A_ROUND * (8 - length))


def test_a_sanctuary_sees_the_whole_row():
    red = next(s for s in range(1, 46) if BOX.fame[SANCTUARY_ROWS + s] == 1 and BOX.per[SANCTUARY_ROWS + s, 0] == RED)
    bare = [r for r in range(1, 69) if BOX.fame[r] == 0]
    reds, others = ([r for r in bare if BOX.shows[r, RED] == shown][:2] for shown in (1, 0))
    assert worth_of_sanctuary(red, reds) == pytest.approx(worth_of_sanctuary(red, others) + 2)


def test_a_climb_is_worth_finding_sanctuaries():
    idle = [r for r in range(1, 69) if BOX.fame[r] == 0]
    region = next(r for r in range(1, 69) if idle[0] < r < idle[-1] and r not in idle)
    climbs, does_not = (worths(a_table(row=[before], hand=[region]), 0)[region - 1] for before in (idle[0], idle[-1]))
    assert climbs == pytest.approx(does_not + CLIMB)


def test_a_low_time_leaves_room_to_climb():
    """Putting a region back costs what it may bring; exploring it at once costs the room above it, too."""
    for region in (3, 60):
        brings = -worths(a_table(hand=[region], phase=CHOOSE_HAND), 0)[DISCARD + region - 1]
        assert worths(a_table(hand=[region]), 0)[region - 1] == pytest.approx(brings - LOW * (ROUNDS - 1) * region / 68)


def test_of_five_regions_the_least_promising_are_put_back():
    best = max((r for r in range(1, 69) if BOX.needs[r].sum() == 0 and BOX.per[r, 0] == ONCE), key=lambda r: BOX.fame[r])
    least = min(range(1, 69), key=lambda r: (BOX.fame[r], BOX.shows[r].sum()))
    told = worths(a_table(hand=[best, least], phase=CHOOSE_HAND), 0)
    assert told[DISCARD + least - 1] > told[DISCARD + best - 1]


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
