# What every game shares. Keys are the same in every language.

# --- Seats ---
seat = Seat { $number }
# The name of the person at the screen, unless they give another; 40 letters at most.
seat-you = You
seat-bot = { $bot } (bot)
seat-bot-number = { $bot } { $number } (bot)

# --- Help on the command line ---
help-farlands = Board games you love, at one table: play, score a physical game, replay and verify matches.
help-usage = Usage: { $usage }
help-a-command = COMMAND
help-some-options = [options]
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = show this help
help-lang = the language (otherwise your machine's)
help-version = print the version
help-game = the game: “farlands games” lists them
help-file = the journal of a match
help-json = print data for programs instead
help-play = Play in this terminal, against bots or with others at the same screen.
help-play-seats = who plays, as in Ann,Bob,bot:hard, or how many: you and bots (otherwise you against one); bots are easy, medium, hard, outlook, greedy, random, or search with its time, as in bot:search:2s
help-play-option = choose a rule, as in advanced=yes; may be given several times
help-play-deal = play the deal of this secret: { $digits } hexadecimal digits
help-play-journal = keep the match in this file; if there is one in it already, go on with it
help-play-new = begin a new match without asking
help-play-resume = go on with the last unfinished match without asking
help-score = Score a game on your real table: what every card gives, and why.
help-score-area = the game, then its cards as listed below
help-score-of-game = { $game } takes
help-replay = Step through a match; in a pipe, print it as text.
help-replay-at = print the position after so many moves
help-verify = Check a match: the deal that was promised, every move, the result.
help-analyse = Judge every decision of a match: what each option was worth, what the move played cost, and why.
help-analyse-seat = only this seat: its number, from 1, or its player's name
help-analyse-plot = draw the chances to win over the match into this file (SVG)
help-analyse-page = write all of it into this file, as a page with charts (HTML)
help-hint = What are the options at hand worth? For what the seat to decide knows, and no more.
help-hint-seat = whose decision: a number, from 1, or a player's name (otherwise who has to decide)
help-budget = how long to think about a decision: 2000i for iterations, always with the same outcome, or 0.5s (otherwise as the bot hard)
help-seed = another number draws other worlds to think in (otherwise 0)
help-games = List the games with their seats and options.
help-cards = Show every card of a game with its number.
help-deck = Look at a game's components and where each value comes from, or make a file with your own.
help-deck-action = new: write a file to change; show: list all values; check: is a file in order?
help-deck-of-game = the file; without it, show lists the game's own values
help-deck-file = play with the components of this file, see “farlands deck”
help-bench = Measure how fast a game is on this machine.
help-bench-game = the game (otherwise all of them)
help-bench-seats = how many play (otherwise 2)
help-bench-device = where to run: cpu (otherwise this) or cuda
help-bench-search = measure the search bot instead: how many worlds it plays out in a second
help-bench-seconds = how long to measure each row (otherwise 2)
help-arena = Let bots play each other, and measure how strong each is.
help-arena-bots = who plays, as in hard,greedy,search:0.25s,search:4000i (otherwise easy,greedy,random)
help-arena-games = how many games in all; a deal is always played to the end of its rotations (otherwise 200)
help-arena-seats = at tables of how many, as in 2..6 or 2,4 (otherwise 2)
help-arena-lineup = how many seats each bot has, as in 1,5 (otherwise they share the seats evenly)
help-arena-ladder = instead of --bots: this budget, as in 500i, against twice as much, that against twice as much again
help-arena-doublings = how many times the ladder doubles (otherwise 4)
help-arena-seed = a number: the same one gives the same deals (otherwise 0)
help-arena-out = keep the games in this file; if there are some in it already, go on with it
help-arena-processes = how many processes play (otherwise one for each core)
help-arena-seconds = stop after so long, with what is there then
help-arena-ray = play on the Ray cluster at this address, as in auto or ray://head:10001
help-arena-report = tell how using each thing goes with winning, as in cards
help-arena-plot = draw a chart into this file (SVG)

# --- What is wrong with a command line ---
error = Error: { $text }
output-failed = The output could not be written: { $why }.
# Why a file cannot be read or written: after “X cannot be read: ”.
file-missing = no such file
file-directory = it is a directory
file-forbidden = it is not allowed
file-exists = it exists already
file-full = the disk is full
file-long = the name is too long
file-large = it is too large
file-other = the system refuses it ({ $name })
unknown-command = There is no command { $command }. There are: { $commands }.
unknown-language = There is no language “{ $language }”. There are: { $languages }.
usage-no-such-option = There is no option { $option } here. There are: { $options }.
usage-missing = { $parameter } is missing. Usage: { $usage }
usage-needs-value = { $option } needs a value after it.
usage-takes-no-value = { $option } takes no value.
usage-twice = { $option } is given twice: give it once.
usage-not-so = That is not how it is written. Usage: { $usage }
bad-number = { $name } cannot be “{ $text }”: give a whole number from { $least } to { $most }.
unknown-game = There is no game { $game }. There are: { $games }.
no-deck-files = { $game } has no decks of your own: all its values are official.
unknown-deck-action = “{ $action }” cannot be done with a deck. There are: { $actions }.
deck-needs-file = Name the file, as in: farlands deck { $action } { $game } my.toml
deck-written = Written to { $path }. Change it, then: farlands deck check { $game } { $path }, and farlands play { $game } --deck { $path }
deck-good = { $path } is in order. Matches played with it name the deck { $deck }.
deck-exists = { $path } exists already: choose another file.
deck-unwritable = { $path } cannot be written: { $why }.
deck-unreadable = { $path } cannot be read: { $why }.
deck-not-text = { $path } is not a text in UTF-8.
deck-not-toml = { $path } is not a TOML file.
deck-not-toml-at = { $path } is not a TOML file: look at line { $line }.
deck-format = The file has format { $format }, and this Farlands knows format { $known }.
deck-no-such-value = There is no value { $name } in this game's decks.
deck-number = { $name } cannot be { $value }: give a whole number from { $least } to { $most }.
deck-text = { $name } must be a text on one line, 1 to 40 letters.
# $kind is a kind of values, as in cards.*.cost; $sources is where they come from, as in 48 reconstructed.
deck-coverage = { $kind }: { $sources }
deck-source-name = { $source ->
    [official] official
    [reported] reported
    [reconstructed] reconstructed
    [designed] designed
    [derived] derived
    [your-box] from your box
   *[other] { $text }
}
misnamed-game = The package of { $game } is wrong: its module { $module } calls itself { $name }. Tell its author.
broken-game = { $game } cannot be used: { $why }
no-terminal = { $game } cannot be played in a terminal.
unknown-option = { $game } has no option { $option }. There are: { $options }.
bad-option-value = { $option } cannot be “{ $value }”: choose one of { $values }.
bad-seat-count = { $game } is for { $least } to { $most } players, not { $seats }.
bad-seat-name = “{ $name }” cannot be a player's name: it needs 1 to { $most } letters.
same-seat-name = Two players are called { $name }: give everyone a name of their own.
unknown-bot = There is no bot { $bot }. There are: { $bots }.
bad-budget = { $text } is no time to think. Write seconds, as in 0.25s (at most { $seconds }), or iterations, as in 4000i (at most { $iterations }).
bad-threads = { $text } is no number of threads. After @ comes a number from 1 to { $most }, as in search:1s@2.
no-outlook = { $game } has no outlook to play by. Let greedy play, or search with its time, as in search:1s.
unknown-device = There is no device { $device }. There are: { $devices }.
no-cuda = No GPU that Numba can use was found: install farlands[cuda] on a machine with an NVIDIA GPU, or use --device cpu.
cuda-differs = { $differing } of { $games } games came out differently on the GPU than on the CPU: please report this. The speed was not measured.
score-one-game = Name one game to score. You gave: { $games }.
score-no-game = Name the game to score, as in: farlands score { $game } …
score-missing = { $game } cannot be scored without { $option }. It takes { $options }.
paper-unreadable = { $path } cannot be read: { $why }.
paper-not-json = { $path } is not JSON: look at line { $line }.
paper-whole = { $path } must hold one JSON object with these parts: { $parts }.
paper-unknown = { $path } has a “{ $part }” that says nothing here. There are: { $parts }.
paper-twice = { $path } has “{ $part }” twice: give it once.
no-such-ply = There is no position { $ply }: the match has { $most ->
    [one] one move
   *[other] { $most } moves
}.
unknown-seat = There is no seat { $seat }. There are: { $seats }.
file-twice = { $path } is named twice: give each file a name of its own.
hint-over = The match in { $path } has ended: “farlands analyse { $path }” judges it.
hint-not-waiting = { $name } has nothing to decide now.
resume-or-new = --resume goes on with a match; --new, --seats, --option and --deal begin one. Give one or the other.
nothing-to-resume = There is no unfinished match of { $game }: begin one without --resume.
resume-other-game = { $path } holds a match of { $game }: go on with “farlands play { $game } --journal { $path }”.
resume-over = The match in { $path } has ended: look at it with “farlands replay { $path }”.
journal-exists = { $path } exists already: choose another file for a new match, or give --journal alone to go on with that one.

# --- Deals ---
bad-deal-secret = A deal's secret has exactly { $digits } hexadecimal digits (0-9, a-f).
bad-deal-form = A deal is a secret of { $digits } hexadecimal digits, or a list of cards for each deck.
bad-deal-deck = There is no deck { $deck }. There are: { $decks }.
bad-deal-card = The deck { $deck } has no card { $card }: its cards are numbered 1 to { $most }.
bad-deal-long = The list of the deck { $deck } is too long: no match can draw more than { $most } cards from it.
bad-deal-draw = Card { $card } cannot be drawn at place { $place } of the deck { $deck }: it is not in the deck then.

# --- Moves ---
illegal-move = { $move } is not possible: { $reason }. Possible: { $allowed }.
no-such-seat = There is no seat { $seat }: they are numbered 0 to { $most }.
nothing-to-undo = There is no move of yours to take back.
undo-revealed = The last move cannot be taken back: by it something hidden came to light.
not-a-move = “{ $text }” is no move. Possible: { $allowed }. h helps.
which-move = Several moves have that number: type one of { $moves }.

# --- Journals ---
journal-unreadable = { $path } cannot be read: { $why }.
journal-unwritable = The match cannot be kept in { $path }: { $why }. Choose another file with --journal.
journal-elsewhere = { $path } was changed by another program: is the match being played elsewhere, too? Go on there.
journal-empty = This journal is empty.
journal-cut-off = Line { $line } is cut off: its move was never confirmed. “farlands play” goes on without it.
journal-damaged = Line { $line } is damaged: it is not a line of a journal.
journal-edited = Line { $line } was changed after it was written: its check mark does not fit.
journal-not-one = This is not a journal of Farlands.
journal-newer = This journal has format { $version }, and this Farlands knows only format { $known }: install a newer Farlands.
journal-version = This journal has format { $version }: this Farlands reads format { $known }.
journal-header = The journal's first line lacks “{ $field }”, or it is of the wrong kind.
journal-rules = This match was played by version { $rules } of the rules of { $game }, and this Farlands has version { $known }: use the Farlands it was played with.
journal-deck = This match was played with the deck { $deck }, and here the deck is { $ours }: give the file it was played with, --deck FILE.
journal-deal-withheld = The deal has not been published yet: it is when the match has ended.
journal-commitment = The deal is not the one that was promised before the first move.
journal-gap = Line { $line } is move { $ply }, and move { $expected } should be there.
journal-illegal-move = Line { $line }: { $why }
journal-early-end = Line { $line } ends the match before it is over, or something follows the end.
journal-result = Line { $line } gives another result than the moves do: { $scores }.

# --- Playing ---
preparing = Preparing { $game } for this machine, once: { $rule } ({ $seconds } s)
preparing-begins = Preparing { $game } for this machine, once …
play-keys = Choose.  ? explain (?3 one)  s score sheet  t tip  u undo  h help  q quit
play-help =
    Type the number of what you choose, or the move as a journal writes it.
    ?  explains what you choose from and what it would be worth now; ?3 explains one of them
    Enter  shows the table again
    s  your score sheet so far
    t  a tip: what each option is worth on average, for what you know
    u  takes the last move back, unless something hidden came to light by it
    q  quits; the match is kept, and “farlands play” goes on with it
play-question = { $name }: { $question }
play-hand-over = Now { $name }! Everybody else looks away; then { $name } presses Enter.
play-saved = The match is kept in { $path }
    Go on with: farlands play { $game } --journal { $path }
play-ended = The match is kept in { $path }
    See it again: farlands replay { $path }
    Check it: farlands verify { $path }
resume-offer = There is an unfinished match of { $when }: { $names }, { $moves ->
    [0] not begun
    [one] one move made
   *[other] { $moves } moves made
}.
resume-question = Go on with it? [Y/n]
# What people type for yes and no, besides y and n; several words stand apart.
answer-yes = yes
answer-no = no
resume-torn = The last move in { $path } was cut off while it was written: it was never confirmed and is dropped.
resume-unreadable = Skipped { $path }: { $why }
# $you is yes where the reader is the winner.
one-wins = { $you ->
    [yes] You win!
   *[no] { $name } wins!
}
several-win = { $names } share the win.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-of-one = { $name } { $points }

# --- Replaying and verifying ---
replay-start = { $names }: before the first of { $most ->
    [one] one move
   *[other] { $most } moves
}
replay-at = { $move }, of { $most }
replay-move = { $ply }. { $name }: { $move } ({ $notation })
replay-keys = Enter or n: next   b: back   a number: go there   q: quit
replay-what = “{ $word }” does nothing here: type a number from 0 to { $most }, n, b or q.
verify-moves = { $count ->
    [0] No move has been made.
    [one] The one move is legal.
   *[other] All { $count } moves are legal.
}
verify-finished = The result is right: { $result }.
verify-not-recorded = The result was not written down; by the moves it is: { $result }.
verify-unfinished = The match has not ended yet.
verify-committed = The cards are those promised before the first move.
verify-not-committed = Nothing was promised before the first move: whether the cards were fixed cannot be checked.
verify-chained = Every line carries a check mark that fits.
verify-not-chained = The lines carry no check marks: changes by hand would go unnoticed.

# --- The coach ---
analyse-progress = Looking at decisions
analyse-stopped = Stopped: { $done } of { $wanted } decisions were looked at.
# Heads of columns. margin: own points less the best other's, on average; loss: points of it lost; better: the best move.
analyse-column-ply = Move
analyse-column-seat = Player
analyse-column-move = Played
analyse-column-option = Option
analyse-column-margin = Margin
analyse-column-win = Win
analyse-column-loss = Lost
analyse-column-better = Better
analyse-move = { $move } ({ $notation })
analyse-seat = { $name }: { $accuracy }; { $lost }
analyse-accuracy = accuracy { $accuracy } of 100
analyse-no-accuracy = nothing was at stake
# $win is in per cent.
analyse-lost = { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} cost { $points } points of margin and { $win } % of the win
analyse-costly = Move { $ply }: { $move }. Better: { $better }, by { $points } ± { $error } points and { $win } % of the win.
analyse-hindsight = In hindsight: the cards that came to hand could have given { $total } points, and gave { $actual }. The most: { $moves }
analyse-title = The coach on the match of { $names }
analyse-decisions = Every decision; marked are those that cost something.
analyse-chart = As each of { $names } could expect after each own decision, for what they knew.
analyse-chart-win = Chance to win
analyse-chart-margin = Expected margin
analyse-chart-loss = Points of margin lost so far
analyse-unit-win = %
analyse-unit-margin = points
analyse-unit-loss = points
hint-for = { $name }, on average over what may come:
hint-exact = Exactly computed.
hint-even = { $first } or { $second }: as good, as far as this look can tell.
hint-why = { $first } rather than { $second }:
# Why a move was worse: averages over what may follow it and the better move.
coach-own-points = own points at the end: { $points } instead of { $better-points }
coach-rivals = points of the best of the others: { $points } instead of { $better-points }

# --- Arena ---
arena-nobody = An arena needs at least one bot and a table with seats; a ladder two bots.
arena-same-bot = { $bot } is named twice: name every bot once.
arena-bad-lineup = A lineup needs a number of seats for each of the { $bots } bots, as many seats together as there are at the table; { $lineup } is not that.
arena-no-ladder = --doublings belongs to --ladder, as in: --ladder 500i --doublings 4
arena-ladder-alone = --ladder names its bots itself: leave --bots and --lineup out.
arena-workers-die = Processes that play die again and again, last in deal { $deal }: is there too little memory?
arena-unreadable = { $path } cannot be read: { $why }.
arena-unwritable = The games cannot be kept in { $path }: { $why }.
arena-not-one = { $path } is not a result file of the arena: choose another name.
arena-version = { $path } has format { $version }, and this Farlands knows format { $known }: choose another file.
arena-other = { $path } belongs to another arena: there { $name } is { $theirs }, here { $ours }. Choose another file, or the same settings.
arena-damaged = Line { $line } of { $path } is damaged: it is not a game of this arena.
arena-twice = Line { $line } of { $path } has deal { $deal } in rotation { $turn } a second time.
arena-elsewhere = { $path } was changed by another program: is another arena writing to it, too?
arena-undrawable = The chart cannot be written to { $path }: { $why }.
arena-no-report = { $game } has no report { $report }. There are: { $reports }.
arena-no-ray = Ray is not installed: pip install "farlands[ray]".
arena-no-cluster = There is no Ray cluster at { $address }: { $why }
arena-ray-code = The cluster has another version of the rules or the bots ({ $theirs }, here { $ours }): install the same Farlands there.
arena-playing = Playing
arena-so-far = { $played } of { $games } games, { $left } s left
arena-played = { $games ->
    [one] One game
   *[other] { $games } games
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-left-out = { $games ->
    [one] One game is not counted: its deal has not been played in all rotations.
   *[other] { $games } games are not counted: their deals have not been played in all rotations.
}
arena-brackets = In brackets: 95 % intervals.
arena-kept = The games are kept in { $path }
arena-drawn = The chart is drawn into { $path }
arena-bot = Bot
arena-elo = Elo
arena-seats = Seats
arena-games = Games
arena-deals = Deals
arena-wins = Wins %
arena-points = Points
arena-margin = Margin
arena-thought = ms a move
arena-pair = Duel
arena-against = { $bot } – { $other }
arena-share = Points' share %
arena-deals-won = Deals won %
arena-lead = Lead
arena-step = Twice the budget
arena-verdict = Verdict
arena-still-wins = wins
arena-plateau = not certain
arena-thing = Name
arena-used = Seats that used it, %
arena-expected = Expected %
arena-difference = Difference
arena-chart-ratings = { $game }: strength of the bots
arena-chart-ladder = { $game }: does twice the budget win?
arena-chart-margins = { $game }: margins
arena-chart-usage = { $game }, { $report }: wins above what is expected
arena-unit-elo = Elo, with 95 % intervals
arena-unit-share = share of points in %, with 95 % intervals
arena-unit-points = points ahead of the best other, with 95 % intervals
arena-unit-difference = percentage points, with 95 % intervals

# --- Games and speed ---
games-seats = { $title }, { $least } to { $most } players
games-default = { $text } (the default)
bench-game = Game
bench-device = Device
bench-threads = Threads
bench-games = Games a second
bench-decisions = Decisions a second
bench-iterations = Search iterations a second
