# Distant Suns in the words of its rulebook. Keys are the same in every language.

# --- Zones of exploration: the pictures on the tokens ---
distant-suns-zone-black_hole = Black hole
distant-suns-zone-crescent = Crescent
distant-suns-zone-lightning = Lightning
distant-suns-zone-comet = Comet
distant-suns-zone-rocket = Rocket
distant-suns-zone-satellite = Satellite
distant-suns-zone-planet = Ringed planet
distant-suns-zone-star = Star
distant-suns-zone-galaxy = Galaxy
distant-suns-zone-asteroid = Asteroid
distant-suns-zone-constellation = Constellation

# --- Missions ---
distant-suns-mission-alien = Alien
distant-suns-mission-upgrade = Upgrade
distant-suns-mission-treasure = Treasure
distant-suns-mission-cluster = Cluster
distant-suns-mission-black_hole = Black hole

# --- Moves, after the name of who makes them. Zones are counted from the left; 0 is the black hole ---
distant-suns-placed = places the module on the { $edge ->
    [lower] lower
   *[upper] upper
} edge: { $active ->
    [0] the black hole
   *[other] zone { $active }
} for the active player, { $others ->
    [0] the black hole
   *[other] zone { $others }
} for the others
# How many cells are left out, and which, counted as in the figure's drawing.
distant-suns-formed = { $count ->
    [0] chooses the full figure
    [1] spends an upgrade and leaves out cell { $first } of the figure
   *[other] spends two upgrades and leaves out cells { $first } and { $second } of the figure
}
distant-suns-missed = draws no figure this turn
distant-suns-drew = draws the figure at cell { $cell }, orientation { $orientation }

# --- Why a move is refused ---
distant-suns-refused-over = the game is over
distant-suns-refused-not-waiting = this seat has nothing to decide now
distant-suns-refused-no-such-move = there is no such move
distant-suns-refused-not-this-phase = that is for the other phase of the turn
distant-suns-refused-notches-taken = one of these notches is taken
distant-suns-refused-form-chosen = it is settled already which cells are left out
distant-suns-refused-form-first = first choose whether to leave out cells of the figure
distant-suns-refused-too-few-upgrades = there are not enough upgrades for that
distant-suns-refused-form-does-not-fit = a figure of that form fits nowhere, is not connected or is the same as another form
distant-suns-refused-must-draw = the full figure fits, so it must be drawn
distant-suns-refused-not-there = the figure cannot lie like that: it would leave the grid or cover Start, a treasure or a Distant World
distant-suns-refused-overlaps = the figure would overlap another
distant-suns-refused-not-adjacent = the figure must cover a cell next to an earlier figure, and the first one a cell next to Start

# --- Sheets that cannot be ---
distant-suns-no-such-zone = There is no zone { $zone } here. There are: { $zones }.
distant-suns-no-such-mission = There is no mission { $mission }. There are: { $missions }.
distant-suns-five-missions = Five zones have one mission each: { $missions }.
distant-suns-no-such-cell = There is no cell { $cell }: cells are named by column and row, { $first } to { $last }.
distant-suns-not-coverable = Cell { $cell } cannot be covered: it is { $kind ->
    [start] Start
    [treasure] a treasure
   *[world] a Distant World
}.
distant-suns-overlap = Cell { $cell } is covered by two figures.
distant-suns-not-the-figure = These cells are not the figure { $zone }, nor the figure with one or { $most } cells left out and still in one piece: { $cells }.
distant-suns-too-many-figures = { $count } figures are too many: a game has at most { $most } turns.
distant-suns-not-at-start = No figure covers a cell next to Start ({ $cell }).
distant-suns-apart = The figures are not all in one piece: each covers a cell next to an earlier one.
distant-suns-left-out-too-many = Cells left out: { $spent }; upgrades won: { $won }. Each upgrade leaves out one cell.
distant-suns-no-such-world = There is no Distant World { $world }: they are numbered 1 to { $most }.
distant-suns-world-not-reached = Distant World { $world } was not reached: no cell next to it is covered.

# --- Decks that cannot be ---
distant-suns-deck-numbers = { $name } must be a list of 1 to { $count } whole numbers from 0 to { $most }.
distant-suns-deck-columns = { $name } must be a drawing: a list of texts, one for each column.
distant-suns-deck-wide = { $name } is too large a drawing: at most { $most } columns of { $most } places.
distant-suns-deck-letter = Column { $column }, place { $row } of the sheet has the sign “{ $letter }”. There are: { $letters }.
distant-suns-deck-cells = The sheet has { $count } cells: it needs 1 to { $most }.
distant-suns-deck-start = The sheet has Start { $count } times: it needs exactly one S.
distant-suns-deck-start-enclosed = No cell next to Start can be covered: nobody could draw a first figure.
distant-suns-deck-sheet-apart = The cells that can be covered are not all in one piece.
distant-suns-deck-too-many = There are { $count } cells of the kind { $kind }: { $most } at most.
distant-suns-deck-world-twice = Distant World { $world } is on the sheet twice.
distant-suns-deck-world-missing = Distant World { $world } is not on the sheet.
distant-suns-deck-world-values = Distant World { $world } is on the sheet, but the value { $name } is missing.
distant-suns-deck-world-enclosed = Nobody could reach Distant World { $world }: no cell next to it can be covered.
distant-suns-deck-treasure-enclosed = No cell next to the treasure { $cell } can be covered.
distant-suns-deck-figure-letter = The drawing of { $zone } has other signs than # and -.
distant-suns-deck-figure-size = { $zone } has { $count } cells: figures have { $least } to { $most }.
distant-suns-deck-figure-apart = The cells of { $zone } are not connected.
distant-suns-deck-figure-twice = { $zone } and { $other } are the same figure, turned or mirrored.
distant-suns-deck-figure-nowhere = { $zone } fits nowhere on the sheet.
distant-suns-deck-id-twice = Two zones are called { $zone }.
distant-suns-deck-too-large = The figures can lie on the sheet in more than { $most } ways: make the sheet or the figures smaller.
distant-suns-values = { $kind ->
    [sheet-columns] sheet
    [sheet-circles] upgrade circles
    [worlds-first] worlds, the first
    [worlds-later] worlds, later
    [points-missions] points of missions
    [points-further] each further time
    [points-treasure] points of a treasure
    [points-alien] points of an alien
    [zones-id] zones
    [zones-name] names of zones
    [zones-columns] figures
    [black_hole-columns] figure of the black hole
   *[other] { $name }
}

# --- The table ---
distant-suns-title = Distant Suns
distant-suns-header = Distant Suns, round { $round } of { $rounds }: { $phase ->
    [place] allocation
    [draw] drawing
   *[over] the end
}
# $active and $others are the signs of the two sides of a module.
distant-suns-panel-key = Module: { $active } the active player draws this zone, { $others } all others draw this one.
# How often the mission of a zone was done, and what that is worth: as short as can be.
distant-suns-done = { $count }x = { $points }
distant-suns-area = { $number } { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
distant-suns-tally-treasure = { $count } surrounded: { $points }
distant-suns-tally-alien = { $count } open: { $points }
distant-suns-tally-upgrade = { $count } to spend
distant-suns-miss = no figure
distant-suns-sign-start = Start
distant-suns-sign-world = Distant World
distant-suns-sign-treasure = treasure
distant-suns-sign-alien = alien
distant-suns-sign-upgrade = upgrade
distant-suns-sign-next = next figure covers one
distant-suns-half-lower = Columns B, D, F and so on stand half a cell lower than their neighbours.

# --- Prompts ---
distant-suns-question = { $decision ->
    [place] Where do you place the module? The number on the panel: on which edge, which way round.
    [over] The game is over.
   *[wait] The others are still drawing.
}
distant-suns-question-draw = { $decision ->
    [form] Zone { $place }, { $zone }: draw the full figure, or spend upgrades for a smaller one? Type its number.
   *[draw] Zone { $place }, { $zone }: where do you draw it? A cell and a letter, as B8a, show it first; or one of the two.
}
distant-suns-preview = { $where }: your sheet would be worth { $after } instead of { $before }.
distant-suns-preview-keys = Enter draws it   n shows the next   or type another cell and letter
distant-suns-where = “{ $text }” is no place: type a cell of the sheet and one of the letters { $letters }, as B8a, or one of the two.
distant-suns-nowhere = There is no possible drawing at { $text }.
distant-suns-cannot = { $text } is not possible: { $reason }.

# --- What happened. $you is yes where the reader did it ---
distant-suns-event-placed = { $you ->
    [yes] You place
   *[no] { $name } places
} a module: { $active ->
    [0] the black hole
   *[other] zone { $active }
} for the active player, { $others ->
    [0] the black hole
   *[other] zone { $others }
} for the others.
distant-suns-event-drew = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $place ->
    [0] the black hole
   *[other] the figure of zone { $place }
}.
distant-suns-event-missed = { $you ->
    [yes] You draw
   *[no] { $name } draws
} no figure this turn.
distant-suns-event-won = { $you ->
    [yes] You win
   *[no] { $name } wins
} { $count ->
    [one] an upgrade
   *[other] { $count } upgrades
}.
distant-suns-event-spent = { $you ->
    [yes] You spend
   *[no] { $name } spends
} { $count ->
    [one] an upgrade
   *[other] { $count } upgrades
}.
distant-suns-event-reached = { $you ->
    [yes] You reach
   *[no] { $name } reaches
} Distant World { $world }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# --- Zones explained ---
distant-suns-about-no-mission = Always there; it has no mission. The mission Black hole needs it on your sheet.
distant-suns-about-mission = { $mission ->
    [alien] Counts aliens that figures of this zone cover.
    [upgrade] Counts upgrades that figures of this zone cover, spent or not.
    [treasure] Counts treasures next to figures of this zone, each once.
    [cluster] Counts the figures of this zone in the largest group of them that touch.
   *[black_hole] Counts the figures of this zone next to a black hole that you have drawn.
}
distant-suns-about-you = You: { $count } times, { $points } points. Once more: { $more } more.
distant-suns-about-other = Player { $number }: { $count } times, { $points } points. Once more: { $more } more.
distant-suns-explain-what = “{ $text }” is nothing here: ? and a zone from 0 to { $most }, or ?p1 to ?p{ $seats } for a player's sheet.

# --- Score sheets ---
distant-suns-why-mission = { $mission ->
    [alien] aliens covered: { $count }
    [upgrade] upgrades covered: { $count }
    [treasure] treasures next to its figures: { $count }
    [cluster] figures in the largest group: { $count }
   *[black_hole] figures next to a black hole: { $count }
}
distant-suns-world = Distant World { $number }
distant-suns-why-world = { $reached ->
    [first] among the first
    [later] later than others
   *[no] not reached
}
distant-suns-world-worth = { $first } for the first, { $later } for later ones
distant-suns-treasure = Treasure { $cell }
distant-suns-why-treasure = { $count ->
    [0] surrounded
   *[other] still open: { $cells }
}
distant-suns-aliens = Aliens
distant-suns-why-aliens = { $count ->
    [0] all covered
   *[other] not covered: { $cells }
}
distant-suns-total = Total

# --- Help ---
distant-suns-help =
    Three rounds of four or five turns. In each turn the active player places a module on the panel between two zones: one of them is the figure the active player draws, the other one everybody else draws. Then all draw at once and in secret.
    A figure may be turned and mirrored. It must cover a cell next to an earlier figure (the first one: next to Start), and never Start, a treasure or a Distant World. If it fits, it must be drawn; if it fits nowhere, the turn is missed.
    Covering an upgrade wins one. From the next turn on, each upgrade leaves out one cell of a figure, two a turn at most; what is left stays in one piece and counts as the whole figure.
    Each zone has a mission: what figures of that zone do for it is worth 3, 6, 10, 15, 20 points for one to five times, then 5 each.
    Who first covers a cell next to a Distant World gets its higher value, the others the lower one. 10 points for each treasure surrounded; 5 lost for each alien left open.
    Drawing: columns have letters, rows numbers, and so have the ways in which a figure can lie. “B8a” shows the figure lying like picture a, with its marked cell on B8; “B8” shows a good way to cover B8, “a” a good place for a. Enter draws it, n shows the next one.
    ?3 explains zone 3, ?p2 shows the sheet of player 2.
distant-suns-designed = The printed sheet and figures were not to be found: ours were designed for Farlands, the rules and points are those of the rulebook. Whoever owns the game can enter their own: farlands deck new distant-suns my.toml
distant-suns-help-file = a JSON file with your sheet: missions, figures, worlds reached first (see docs/distant-suns.md)

# --- Files for scoring that cannot be ---
distant-suns-file-missions = { $path }: “missions” must name the mission beside each of the five zones, as in { "{" }"comet": "alien", …{ "}" }.
distant-suns-file-figures = { $path }: “figures” must be a list, as in [{ "{" }"zone": "comet", "cells": "A9 B8 …"{ "}" }, …].
distant-suns-file-figure = { $path }: figure { $number } must have a zone and cells, as in { "{" }"zone": "comet", "cells": "A9 B8 …"{ "}" }.
distant-suns-file-first = { $path }: “first” must be a list of the Distant Worlds that you were among the first to reach, as in [1, 3].

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
distant-suns-coach-line = { $name }: { $points } points instead of { $better-points }
distant-suns-coach-mission = mission { $mission } of zone { $place }: { $points } points instead of { $better-points } (done { $count } times instead of { $better-count })
distant-suns-coach-treasures = Treasures surrounded
distant-suns-coach-figures = figures drawn: { $count } instead of { $better-count }
distant-suns-coach-upgrades = upgrades won: { $count } instead of { $better-count }
distant-suns-coach-cells = cells covered: { $count } instead of { $better-count }
