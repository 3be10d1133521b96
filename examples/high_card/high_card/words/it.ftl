# High Card. Le chiavi sono le stesse in ogni lingua.

high-card-title = Carta Alta
high-card-option-winner = { $value ->
    [lowest] segna la carta più bassa
   *[highest] segna la carta più alta
}
high-card-header = Carta Alta · Turno { $round } di 3 · { $winner ->
    [lowest] segna la carta più bassa
   *[highest] segna la carta più alta
}
high-card-area = { $name }: { $cards } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
high-card-hand = La tua mano: { $cards }
high-card-question = Quale carta giochi?
high-card-won = { $name } ha vinto il turno.
high-card-help =
    Ognuno ha tre carte da 1 a 20. In ciascuno dei tre turni tutti scelgono una carta, insieme e in segreto;
    poi si scoprono, e la migliore segna un punto.
high-card-help-rounds = le carte di tutti i giocatori, turno per turno, come in "7,12 20,3"
high-card-help-winner = quale carta segna: highest (la più alta, se non indicato) o lowest (la più bassa)

# --- Mosse, dopo il nome di chi le fa ---
high-card-played = gioca la carta { $card }

# --- Perché una mossa è rifiutata ---
high-card-refused-over = la partita è finita
high-card-refused-not-waiting = non è il turno di questo posto
high-card-refused-no-such-move = non esiste questa mossa
high-card-refused-not-in-hand = quella carta non è in mano

# --- Carte impossibili ---
high-card-bad-cards = Le carte sono numerate da 1 a { $highest }, una per numero.
high-card-bad-round = In ogni turno ciascun giocatore gioca una carta.
