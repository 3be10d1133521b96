# High Card. Keys are the same in every language.

high-card-title = High Card
high-card-option-winner = { $value ->
    [lowest] the lowest card scores
   *[highest] the highest card scores
}
high-card-header = High Card · Round { $round } of 3 · { $winner ->
    [lowest] the lowest card scores
   *[highest] the highest card scores
}
high-card-area = { $name }: { $cards } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
high-card-hand = Your hand: { $cards }
high-card-question = Which card do you play?
high-card-won = { $name } won the round.
high-card-help =
    Everybody holds three cards of 1 to 20. In each of three rounds all choose a card at once and in secret;
    then all are turned up, and the best scores a point.
high-card-help-rounds = the cards of all players, round by round, as in "7,12 20,3"
high-card-help-winner = which card scores: highest (otherwise this) or lowest

# --- Moves, after the name of who makes them ---
high-card-played = plays card { $card }

# --- Why a move is refused ---
high-card-refused-over = the game is over
high-card-refused-not-waiting = it is not this seat's turn
high-card-refused-no-such-move = there is no such move
high-card-refused-not-in-hand = that card is not in hand

# --- Cards that cannot be ---
high-card-bad-cards = The cards are numbered 1 to { $highest }, and there is one of each.
high-card-bad-round = In every round each player plays one card.
