"""Faraway before the first choice: the decks, the deal, and the choice of a starting hand in the advanced variant."""

from farlands.dice import KEY_WORDS, lay_as_written, shuffle, start
from farlands.game import rule
from farlands.games.faraway.state import (
    CHOOSE_HAND,
    DEALT_ADVANCED,
    EXPLORE,
    HAND,
    MAX_SEATS,
    MOST_KEPT,
    REGION_DECK,
    REGIONS,
    ROUNDS,
    SANCTUARIES,
    SANCTUARY_DECK,
)


@rule
def prepare(box, g, deal, seats, options):
    """Clear the table and shuffle both decks."""
    clear(g)
    g.seats = seats
    g.advanced = options[0]
    g.tie_break = options[1]
    for i in range(KEY_WORDS):
        g.dice[i] = deal[i]
    start(g.dice[:])
    for i in range(REGIONS):
        g.region_deck[i] = i + 1
    for i in range(SANCTUARIES):
        g.sanctuary_deck[i] = i + 1
    g.region_bottom = REGIONS
    g.sanctuary_bottom = SANCTUARIES
    g.written = box.written
    shuffle(g.dice[:], g.region_deck[:REGIONS])
    shuffle(g.dice[:], g.sanctuary_deck[:SANCTUARIES])
    if g.written:
        lay_as_written(g.region_deck[:], 0, REGIONS, box.regions_written[:])
        lay_as_written(g.sanctuary_deck[:], 0, SANCTUARIES, box.sanctuaries_written[:])


@rule
def clear(g):
    """Take everything off the table."""
    g.turn = g.step = g.on_market = 0
    g.waiting = 0
    g.revealed = 0
    g.region_top = g.sanctuary_top = 0
    for i in range(ROUNDS - 1):
        g.left_over[i] = 0
    for i in range(REGION_DECK):
        g.region_deck[i] = 0
    for i in range(SANCTUARY_DECK):
        g.sanctuary_deck[i] = 0
    for i in range(SANCTUARIES + 1):
        g.returns[i] = 0
    for i in range(MAX_SEATS + 1):
        g.market[i] = 0
    for seat in range(MAX_SEATS):
        clear_seat(g, seat)


@rule
def clear_seat(g, seat):
    """Take everything of one seat off the table."""
    for i in range(ROUNDS):
        g.order[i, seat] = 0
        g.row[seat, i] = 0
    for i in range(MOST_KEPT):
        g.sanctuaries[seat, i] = g.kept_in[seat, i] = 0
    for i in range(DEALT_ADVANCED):
        g.dealt[seat, i] = 0
    for i in range(HAND):
        g.taken[seat, i] = 0
    for i in range(g.offer.shape[1]):
        g.offer[seat, i] = 0
    g.kept[seat] = g.offered[seat] = g.missing[seat] = g.discarded[seat] = g.secret[seat] = 0
    g.discards[seat, 0] = g.discards[seat, 1] = 0
    g.put_back[seat] = 0


@rule
def deal_out(box, g):
    """Three regions to each, or five in the advanced variant, which are chosen from before the market is dealt."""
    cards = DEALT_ADVANCED if g.advanced else HAND
    for seat in range(g.seats):
        for i in range(cards):
            g.dealt[seat, i] = draw_region(g)
    g.waiting = everybody(g)
    if g.advanced:
        g.phase = CHOOSE_HAND
    else:
        g.phase = EXPLORE
        deal_market(g)


@rule
def everybody(g):
    """All seats, as a bit mask."""
    return (1 << g.seats) - 1


@rule
def draw_region(g):
    """The top card of the region deck."""
    region = g.region_deck[g.region_top]
    g.region_top += 1
    return region


@rule
def deal_market(g):
    """One region more than players, face up."""
    for i in range(g.seats + 1):
        g.market[i] = draw_region(g)
    g.on_market = g.seats + 1
    g.revealed += 1


# --- Advanced variant ----------------------------------------------------------------------------------------------------------------


@rule
def put_region_back(box, g, seat, region):
    """Advanced variant: two of five regions go back unseen; when all have chosen, they are shuffled into the deck."""
    drop_from_hand(g, seat, region)
    g.discards[seat, g.discarded[seat]] = region
    g.discarded[seat] += 1
    if g.discarded[seat] < DEALT_ADVANCED - HAND:
        return
    close_up_hand(g, seat)
    g.waiting &= ~(1 << seat)
    if g.waiting == 0:
        shuffle_discards_in(box, g)
        deal_market(g)
        g.phase = EXPLORE
        g.waiting = everybody(g)


@rule
def close_up_hand(g, seat):
    """Move the three regions kept to the front."""
    place = 0
    for i in range(DEALT_ADVANCED):
        region = g.dealt[seat, i]
        if region > 0:
            g.dealt[seat, i] = 0
            g.dealt[seat, place] = region
            place += 1


@rule
def shuffle_discards_in(box, g):
    """The regions put back are shuffled into the deck before the market is dealt."""
    for seat in range(g.seats):
        for i in range(DEALT_ADVANCED - HAND):
            g.region_deck[g.region_bottom] = g.discards[seat, i]
            g.region_bottom += 1
    shuffle(g.dice[:], g.region_deck[g.region_top : g.region_bottom])
    if g.written:
        lay_as_written(g.region_deck[:], g.region_top, g.region_bottom, box.regions_written[:])


@rule(inline=True)
def drop_from_hand(g, seat, region):
    """Take a region out of the hand."""
    for i in range(DEALT_ADVANCED):
        g.dealt[seat, i] = 0 if g.dealt[seat, i] == region else g.dealt[seat, i]
    for i in range(HAND):
        g.taken[seat, i] = 0 if g.taken[seat, i] == region else g.taken[seat, i]
