# Faraway in the words of its rulebook. Keys are the same in every language.

faraway-title = Faraway

# --- Options ---
# $value is the option's value, as it is typed.
faraway-option-advanced = { $value ->
    [yes] everyone is dealt 5 regions and keeps 3
   *[no] everyone is dealt 3 regions
}
faraway-option-tie_break = { $value ->
    [lowest_sum] a tie goes to the lower sum of exploration times
   *[lowest_card] a tie goes to the lowest single exploration time
}

# --- Symbols ---
# So many of a symbol, as in "needs 2 chimera". $number is how many, $symbol which.
faraway-counted = { $number } { $symbol ->
    [stone] stone
    [chimera] chimera
    [thistle] thistle
    [clue] { $number ->
        [one] clue
       *[other] clues
    }
   *[other] { $symbol }
}
# One thing that fame is given for each of, as in "2 per night".
faraway-symbol = { $symbol ->
    [red] red card
    [green] green card
    [blue] blue card
    [yellow] yellow card
    [night] night
    [clue] clue
    [stone] stone
    [chimera] chimera
    [thistle] thistle
    [biome_set] set of all four colours
   *[other] { $symbol }
}
# Two such things: each of either counts.
faraway-and = { $one } and { $other }

# Biomes on a card's box: 5 letters at most. And a letter for where there is less room.
faraway-biome-red = Red
faraway-biome-green = Green
faraway-biome-blue = Blue
faraway-biome-yellow = Yell.
faraway-letter-red = R
faraway-letter-green = G
faraway-letter-blue = B
faraway-letter-yellow = Y
# Biomes in a sentence.
faraway-biome-name-red = red
faraway-biome-name-green = green
faraway-biome-name-blue = blue
faraway-biome-name-yellow = yellow
faraway-biome-name-none = no colour
# A set of all four biomes, on a card's box: 3 letters at most.
faraway-short-set = set

# The legend under the table.
faraway-sign-night = night
faraway-sign-day = day
faraway-sign-clue = clue
faraway-sign-stone = stone
faraway-sign-chimera = chimera
faraway-sign-thistle = thistle
faraway-sign-fame = fame
faraway-sign-needs = (…) needs

# --- The table ---
faraway-header = Faraway · Round { $round } of { $rounds } · { $phase ->
    [choose_hand] choosing the starting hands
    [explore] exploring
    [pick] taking regions
    [keep] keeping a sanctuary
   *[over] the end
}
faraway-left-over = Out of the game: { $cards }
faraway-market = Market
faraway-hand = Your hand
faraway-found = Sanctuaries you found
faraway-chosen = You have chosen region { $card }.
# Fame if the game ended now.
faraway-area = { $name }: { $fame } fame
faraway-hand-seen = Known in hand:
faraway-regions = Regions
faraway-sanctuaries = Sanctuaries
faraway-total = Total

# --- Prompts ---
faraway-question = { $phase ->
    [choose_hand] { $discards ->
        [0] Put two of your five regions back, one after the other. Which first?
       *[other] And which second?
    }
    [explore] Which region from your hand do you explore?
    [pick] Which region do you take from the market?
    [keep] Which of the sanctuaries do you keep?
   *[over] The game is over.
}

# --- Moves, after the name of who makes them ---
faraway-explored = region { $card } explored
faraway-took = region { $card } taken from the market
faraway-kept = sanctuary { $card } kept
faraway-put-back = region { $card } put back

# --- What happened. $you is yes where the reader did it ---
faraway-event-explored = { $you ->
    [yes] You explored region { $card }.
   *[no] { $name } explored region { $card }.
}
faraway-event-took = { $you ->
    [yes] You took region { $card } from the market.
   *[no] { $name } took region { $card } from the market.
}
faraway-event-kept = { $you ->
    [yes] You kept sanctuary { $card }.
   *[no] { $name } kept sanctuary { $card }.
}
faraway-event-found = { $you ->
    [yes] You found { $count ->
        [one] a sanctuary.
       *[other] { $count } sanctuaries.
    }
   *[no] { $name } found { $count ->
        [one] a sanctuary.
       *[other] { $count } sanctuaries.
    }
}

# --- A card explained ---
faraway-about-region = Region { $card }
faraway-about-sanctuary = Sanctuary { $card }
faraway-about-light = { $light ->
    [night] by night
   *[day] by day
}
faraway-about-shows = Shows { $things }.
faraway-nothing = no clue and no wonder
faraway-about-no-fame = It gives no fame itself.
faraway-about-flat = It gives { $each } fame.
faraway-about-per = It gives { $each } fame per { $what }.
faraway-about-needs = But only if these are visible: { $things }.
faraway-worth-there = In your area now: { $why }.
faraway-worth-now = Added to your area now: { $why }. Your area would be worth { $total }, { $gain ->
    [0] as it is now
   *[other] { $is-loss ->
        [yes] { $gain }
       *[no] +{ $gain }
    }
}.
faraway-worth-no-more = Your area has no room for it.

# --- Score sheets: "needs 2 chimera, 1 visible: 0" ---
faraway-why = { $reasons }: { $fame }
faraway-why-needs = needs { $wonders }, { $visible } visible
faraway-why-per = { $each } per { $what }, { $count } visible
faraway-why-flat = always
faraway-why-nothing = gives no fame
faraway-unexplained = { $count ->
    [one] One sanctuary is more than this row can have found: check the order of the regions.
   *[other] { $count } sanctuaries are more than this row can have found: check the order of the regions.
}
faraway-help-regions = numbers of the regions in the order of play, as in 12,5,49
faraway-help-sanctuaries = numbers of the sanctuaries, as in 3,9

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
faraway-coach-region = region { $card }: { $fame } fame instead of { $better-fame }
faraway-coach-region-needs = region { $card }: { $fame } fame instead of { $better-fame }; the wonders it needs are there in { $percent } % of games instead of { $better-percent } %
faraway-coach-sanctuary = sanctuary { $card }: { $fame } fame instead of { $better-fame }
faraway-coach-sanctuary-needs = sanctuary { $card }: { $fame } fame instead of { $better-fame }; the wonders it needs are there in { $percent } % of games instead of { $better-percent } %
faraway-coach-kept = sanctuaries kept: { $count } instead of { $better-count }
faraway-coach-found = sanctuaries found to choose from: { $count } instead of { $better-count }
faraway-coach-clues = clues come too late or are too few: { $count } on average when sanctuaries are found instead of { $better-count }
faraway-coach-place = longer exploration times: place { $place } on average when regions are taken instead of { $better-place }
# How many of a symbol the area shows in the end.
faraway-coach-symbols = { $symbol ->
    [red] red cards
    [green] green cards
    [blue] blue cards
    [yellow] yellow cards
    [night] nights
    [clue] clues
    [stone] stones
    [chimera] chimeras
    [thistle] thistles
   *[biome_set] sets of all four colours
}: { $count } instead of { $better-count }

# --- Help ---
faraway-help =
    You explore eight regions, one a round, from left to right. All choose at once and in secret.
    Who explored longer than in the round before (a higher number) finds a sanctuary, and one more for every clue in their area.
    Then, from the lowest number to the highest, each takes a region from the market and keeps one of the sanctuaries found.
    At the end you walk back: your regions are turned up from the last to the first. Each gives its fame for what is visible then:
    itself, the regions after it, and all sanctuaries. So put what asks for much early, and what shows much late.
    On a card: number and colour; night or day, clues and wonders it shows; (what it needs); the fame it gives and for what.
    After a slash stands what the fame is for each of: a sign, the first letters of colours, or a set of all four colours.

# --- Why a move is refused ---
faraway-refused-over = the game is over
faraway-refused-not-waiting = it is not this seat's turn
faraway-refused-no-such-move = there is no such move
faraway-refused-not-in-hand = that region is not in hand
faraway-refused-not-on-market = that region is not on the market
faraway-refused-not-found = that sanctuary is not among those found
faraway-refused-not-this-phase = that is for another phase of the round

# --- Cards that cannot be ---
faraway-explain-what = { $text } is no card: give the number of a region, 1 to { $regions }, or S and the number of a sanctuary, S1 to S{ $sanctuaries }.
faraway-no-such-region = There is no region { $card }: they are numbered 1 to { $highest }.
faraway-no-such-sanctuary = There is no sanctuary { $card }: they are numbered 1 to { $highest }.
faraway-twice-region = Region { $card } is given twice: there is only one of each.
faraway-twice-sanctuary = Sanctuary { $card } is given twice: there is only one of each.
faraway-too-many-region = { $count } regions are too many: a row has at most { $most }.
faraway-too-many-sanctuary = { $count ->
    [one] One sanctuary is too many
   *[other] { $count } sanctuaries are too many
}: a row of this length has found at most { $most }.
