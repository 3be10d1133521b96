# What every game shares. Keys are the same in every language.

# --- Seats ---
seat = Posto { $number }
# The name of the person at the screen, unless they give another; 40 letters at most.
seat-you = Tu
seat-bot = { $bot } (bot)
seat-bot-number = { $bot } { $number } (bot)

# --- Help on the command line ---
help-farlands = I giochi da tavolo che ami, su un unico tavolo: gioca, calcola i punti di una partita vera, rivedi e verifica le partite.
help-usage = Uso: { $usage }
help-a-command = COMANDO
help-some-options = [opzioni]
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-help = mostra questo aiuto
help-lang = la lingua (altrimenti quella del computer)
help-version = mostra la versione
help-game = il gioco: «farlands games» elenca quelli disponibili
help-file = il registro di una partita
help-json = scrive dati per altri programmi
help-play = Gioca in questo terminale, contro i bot o con altri allo stesso schermo.
help-play-seats = chi gioca, per esempio Ann,Bob,bot:hard, o in quanti: tu e dei bot (altrimenti tu contro uno); i bot sono easy, medium, hard, outlook, greedy, random, oppure search con il suo tempo, come bot:search:2s
help-play-option = sceglie una regola, per esempio advanced=yes; si può ripetere
help-play-deal = gioca la distribuzione di questo segreto: { $digits } cifre esadecimali
help-play-journal = salva la partita in questo file; se ne contiene già una, la riprende
help-play-new = inizia una nuova partita senza chiedere
help-play-resume = riprende l’ultima partita non finita senza chiedere
help-score = Calcola i punti di una partita sul tuo tavolo vero: quanto dà ogni carta, e perché.
help-score-area = il gioco, poi le sue carte come indicato qui sotto
help-score-of-game = Opzioni per { $game }
help-replay = Rivedi una partita mossa per mossa; in una pipe viene scritta come testo.
help-replay-at = mostra la posizione dopo questo numero di mosse
help-verify = Verifica una partita: la distribuzione promessa, ogni mossa, il risultato.
help-analyse = Valuta ogni decisione di una partita: quanto valeva ogni opzione, quanto è costata la mossa fatta, e perché.
help-analyse-seat = solo questo posto: il suo numero, da 1, o il nome del giocatore
help-analyse-plot = disegna in questo file le probabilità di vittoria lungo la partita (SVG)
help-analyse-page = scrive tutto in questo file, come pagina con grafici (HTML)
help-hint = Quanto valgono le opzioni del momento? Per ciò che sa chi deve decidere, e non di più.
help-hint-seat = di chi è la decisione: un numero, da 1, o il nome di un giocatore (altrimenti di chi deve decidere)
help-budget = quanto pensare a una decisione: 2000i per iterazioni, sempre con lo stesso esito, o 0.5s (altrimenti come il bot hard)
help-seed = un altro numero fa pensare in altri mondi (altrimenti 0)
help-games = Elenca i giochi con i loro posti e le loro opzioni.
help-cards = Mostra tutte le carte di un gioco con il loro numero.
help-deck = Mostra i componenti di un gioco e da dove viene ogni valore, oppure crea un file con i tuoi.
help-deck-action = new: scrive un file da modificare; show: elenca tutti i valori; check: controlla un file
help-deck-of-game = il file; senza, show elenca i valori propri del gioco
help-deck-file = gioca con i componenti di questo file, vedi “farlands deck”
help-bench = Misura la velocità di un gioco su questo computer.
help-bench-game = il gioco (altrimenti tutti)
help-bench-seats = in quanti si gioca (altrimenti 2)
help-bench-device = dove eseguire la misura: cpu (predefinito) o cuda
help-bench-search = misura invece il bot di ricerca: quanti mondi gioca fino in fondo al secondo
help-bench-seconds = per quanti secondi misurare ogni riga (altrimenti 2)
help-arena = Fai giocare i bot fra loro e misura la forza di ciascuno.
help-arena-bots = chi gioca, per esempio hard,greedy,search:0.25s,search:4000i (altrimenti easy,greedy,random)
help-arena-games = quante partite in tutto; ogni distribuzione si gioca in tutte le rotazioni (altrimenti 200)
help-arena-seats = in quanti al tavolo, per esempio 2..6 o 2,4 (altrimenti 2)
help-arena-lineup = quanti posti ha ciascun bot, per esempio 1,5 (altrimenti si dividono i posti in parti uguali)
help-arena-ladder = al posto di --bots: questo tempo di riflessione, per esempio 500i, contro il doppio, e quello ancora contro il doppio
help-arena-doublings = quante volte raddoppiare (altrimenti 4)
help-arena-seed = un numero: lo stesso numero dà le stesse distribuzioni (altrimenti 0)
help-arena-out = conserva le partite in questo file; se ne contiene già, continua da lì
help-arena-processes = quanti processi giocano (altrimenti uno per core)
help-arena-seconds = fermati dopo tanti secondi, con quello che c'è
help-arena-ray = gioca sul cluster Ray a questo indirizzo, per esempio auto o ray://head:10001
help-arena-report = di' quanto l'uso di ciascuna cosa si accompagna alla vittoria, per esempio cards
help-arena-plot = disegna un grafico in questo file (SVG)

# --- What is wrong with a command line ---
error = Errore: { $text }
output-failed = Impossibile scrivere l’output: { $why }.
# Why a file cannot be read or written: after “X cannot be read: ”.
file-missing = il file non esiste
file-directory = è una cartella
file-forbidden = l’accesso è negato
file-exists = esiste già
file-full = il disco è pieno
file-long = il nome è troppo lungo
file-large = il file è troppo grande
file-other = il sistema lo rifiuta ({ $name })
unknown-command = Il comando { $command } non esiste. Disponibili: { $commands }.
unknown-language = «{ $language }» non è tra le lingue disponibili: { $languages }.
usage-no-such-option = L’opzione { $option } qui non esiste. Disponibili: { $options }.
usage-missing = Manca { $parameter }. Uso: { $usage }
usage-needs-value = Dopo { $option } serve un valore.
usage-takes-no-value = { $option } non accetta valori.
usage-twice = { $option } compare due volte: indicalo una volta sola.
usage-not-so = Non si scrive così. Uso: { $usage }
bad-number = { $name } non può essere «{ $text }»: indica un numero intero da { $least } a { $most }.
unknown-game = Il gioco { $game } non esiste. Disponibili: { $games }.
no-deck-files = { $game } non ha mazzi propri: tutti i suoi valori sono ufficiali.
unknown-deck-action = “{ $action }” non si può fare con un mazzo. Ci sono: { $actions }.
deck-needs-file = Indica il file, per esempio: farlands deck { $action } { $game } my.toml
deck-written = Scritto in { $path }. Modificalo, poi: farlands deck check { $game } { $path } e farlands play { $game } --deck { $path }
deck-good = { $path } è a posto. Le partite giocate con esso indicano il mazzo { $deck }.
deck-exists = { $path } esiste già: scegli un altro file.
deck-unwritable = { $path } non si può scrivere: { $why }.
deck-unreadable = { $path } non si può leggere: { $why }.
deck-not-text = { $path } non è un testo in UTF-8.
deck-not-toml = { $path } non è un file TOML.
deck-not-toml-at = { $path } non è un file TOML: guarda la riga { $line }.
deck-format = Il file ha il formato { $format }, e questo Farlands conosce il formato { $known }.
deck-no-such-value = Nei mazzi di questo gioco non c’è il valore { $name }.
deck-number = { $name } non può essere { $value }: serve un numero intero da { $least } a { $most }.
deck-text = { $name } deve essere un testo su una riga, da 1 a 40 lettere.
# $kind is a kind of values, as in cards.*.cost; $sources is where they come from, as in 48 reconstructed.
deck-coverage = { $kind }: { $sources }
deck-source-name = { $source ->
    [official] ufficiale
    [reported] riferito
    [reconstructed] ricostruito
    [designed] ideato da noi
    [derived] dedotto da noi
    [your-box] dalla tua scatola
   *[other] { $text }
}
misnamed-game = Il pacchetto di { $game } è difettoso: il suo modulo { $module } si chiama { $name }. Avvisa il suo autore.
broken-game = { $game } non si può usare: { $why }
no-terminal = { $game } non si può giocare in un terminale.
unknown-option = { $game } non ha l’opzione { $option }. Disponibili: { $options }.
bad-option-value = { $option } non può essere «{ $value }»: scegli tra { $values }.
bad-seat-count = { $game } è un gioco per { $least }–{ $most } giocatori, non per { $seats }.
bad-seat-name = «{ $name }» non può essere il nome di un giocatore: servono da 1 a { $most } caratteri.
same-seat-name = Due giocatori si chiamano { $name }: dai a ognuno un nome diverso.
unknown-bot = Il bot { $bot } non esiste. Disponibili: { $bots }.
bad-budget = { $text } non è un tempo per pensare. Scrivi i secondi, come 0.25s (al massimo { $seconds }), o le iterazioni, come 4000i (al massimo { $iterations }).
bad-threads = { $text } non è un numero di thread. Dopo @ va un numero da 1 a { $most }, come search:1s@2.
no-outlook = { $game } non ha un outlook con cui giocare. Fate giocare greedy, oppure search con il suo tempo, come search:1s.
unknown-device = Il dispositivo { $device } non esiste. Disponibili: { $devices }.
no-cuda = Nessuna GPU utilizzabile da Numba: installa farlands[cuda] su un computer con una GPU NVIDIA, oppure usa --device cpu.
cuda-differs = { $differing ->
    [one] Una partita su { $games } ha dato un esito diverso
   *[other] { $differing } partite su { $games } hanno dato un esito diverso
} sulla GPU e sulla CPU: per favore, segnalalo. La velocità non è stata misurata.
score-one-game = Indica un solo gioco di cui calcolare i punti. Hai indicato: { $games }.
score-no-game = Indica il gioco di cui calcolare i punti, per esempio: farlands score { $game } …
score-missing = I punti di { $game } non si possono calcolare senza { $option }. Opzioni: { $options }.
paper-unreadable = { $path } non si può leggere: { $why }.
paper-not-json = { $path } non è JSON: guarda la riga { $line }.
paper-whole = { $path } deve contenere un solo oggetto JSON con queste parti: { $parts }.
paper-unknown = { $path } ha “{ $part }”, che qui non dice niente. Ci sono: { $parts }.
paper-twice = { $path } ha “{ $part }” due volte: indicalo una volta.
no-such-ply = La posizione { $ply } non esiste: la partita { $most ->
    [0] non ha ancora mosse
    [one] ha una sola mossa
   *[other] ha { $most } mosse
}.
unknown-seat = Non c'è il posto { $seat }. Ci sono: { $seats }.
file-twice = { $path } è indicato due volte: dai a ogni file un nome diverso.
hint-over = La partita in { $path } è finita: la valuta «farlands analyse { $path }».
hint-not-waiting = { $name } non ha nulla da decidere ora.
resume-or-new = --resume riprende una partita; --new, --seats, --option e --deal ne iniziano una. Scegli l’una o l’altra cosa.
nothing-to-resume = Non c’è nessuna partita di { $game } da finire: iniziane una senza --resume.
resume-other-game = { $path } contiene una partita di { $game }: riprendila con «farlands play { $game } --journal { $path }».
resume-over = La partita in { $path } è finita: rivedila con «farlands replay { $path }».
journal-exists = { $path } esiste già: scegli un altro file per una nuova partita, oppure usa solo --journal per riprendere quella.

# --- Deals ---
bad-deal-secret = Il segreto di una distribuzione ha esattamente { $digits } cifre esadecimali (0-9, a-f).
bad-deal-form = Una distribuzione è un segreto di { $digits } cifre esadecimali, oppure un elenco di carte per ogni mazzo.
bad-deal-deck = Il mazzo { $deck } non esiste. Disponibili: { $decks }.
bad-deal-card = Il mazzo { $deck } non ha la carta { $card }: le sue carte sono numerate da 1 a { $most }.
bad-deal-long = L’elenco del mazzo { $deck } è troppo lungo: in una partita non se ne possono pescare più di { $most } carte.
bad-deal-draw = La carta { $card } non può uscire al posto { $place } del mazzo { $deck }: in quel momento non è nel mazzo.

# --- Moves ---
illegal-move = { $move } non è possibile: { $reason }. Possibili: { $allowed }.
no-such-seat = Il posto { $seat } non esiste: i posti sono numerati da 0 a { $most }.
nothing-to-undo = Non c’è nessuna tua mossa da annullare.
undo-revealed = L’ultima mossa non si può annullare: ha svelato qualcosa di nascosto.
not-a-move = «{ $text }» non è una mossa. Possibili: { $allowed }. Con h vedi l’aiuto.
which-move = Più mosse hanno quel numero: scrivi una di queste: { $moves }.

# --- Journals ---
journal-unreadable = Impossibile leggere { $path }: { $why }.
journal-unwritable = Impossibile salvare la partita in { $path }: { $why }. Scegli un altro file con --journal.
journal-elsewhere = Un altro programma ha modificato { $path }: la partita è in corso anche altrove? Continua lì.
journal-empty = Questo registro è vuoto.
journal-cut-off = La riga { $line } è troncata: la sua mossa non è mai stata confermata. «farlands play» riprende la partita senza.
journal-damaged = La riga { $line } è danneggiata: non è una riga di registro.
journal-edited = La riga { $line } è stata cambiata dopo essere stata scritta: il suo codice di controllo non corrisponde.
journal-not-one = Questo non è un registro di Farlands.
journal-newer = Questo registro ha il formato { $version }, ma questa versione di Farlands conosce solo il formato { $known }: installane una più recente.
journal-version = Questo registro ha il formato { $version }: questa versione di Farlands legge il formato { $known }.
journal-header = Nella prima riga del registro manca «{ $field }», o è del tipo sbagliato.
journal-rules = Questa partita usa la versione { $rules } delle regole di { $game }, ma questo Farlands ha la versione { $known }: usa il Farlands con cui è stata giocata.
journal-deck = Questa partita è stata giocata con il mazzo { $deck }, mentre qui il mazzo è { $ours }: indica il file usato, --deck FILE.
journal-deal-withheld = La distribuzione non è ancora pubblica: lo diventa a fine partita.
journal-commitment = La distribuzione non è quella promessa prima della prima mossa.
journal-gap = La riga { $line } è la mossa { $ply }, ma lì dovrebbe esserci la mossa { $expected }.
journal-illegal-move = Riga { $line }: { $why }
journal-early-end = La riga { $line } chiude la partita prima che sia finita, oppure c’è ancora qualcosa dopo la fine.
journal-result = La riga { $line } dà un risultato diverso da quello delle mosse: { $scores }.

# --- Playing ---
preparing = Preparo { $game } per questo computer, una volta sola: { $rule } ({ $seconds } s)
preparing-begins = Preparo { $game } per questo computer, una volta sola…
play-keys = Scegli.  ? spiega (?3 una)  s punti  t consiglio  u annulla  h aiuto  q esci
play-help =
    Scrivi il numero di ciò che scegli, o la mossa come appare nel registro.
    ?  spiega tra che cosa scegli e quanto varrebbe ora; ?3 ne spiega una sola
    Invio  mostra di nuovo il tavolo
    s  il tuo punteggio finora, carta per carta
    t  un consiglio: quanto vale in media ogni opzione, per ciò che sai
    u  annulla l’ultima mossa, se non ha svelato qualcosa di nascosto
    q  esce; la partita resta salvata e «farlands play» la riprende
play-question = { $name }: { $question }
play-hand-over = Ora è il turno di { $name }! Gli altri guardano altrove, poi { $name } preme Invio.
play-saved = La partita è salvata in { $path }
    Riprendila con: farlands play { $game } --journal { $path }
play-ended = La partita è salvata in { $path }
    Rivedila: farlands replay { $path }
    Verificala: farlands verify { $path }
resume-offer = C’è una partita non finita del { $when }: { $names }, { $moves ->
    [0] non iniziata
    [one] una mossa fatta
   *[other] { $moves } mosse fatte
}.
resume-question = Vuoi riprenderla? [S/n]
# What people type for yes and no, besides y and n; several words stand apart.
answer-yes = s sì si
answer-no = no
resume-torn = L’ultima mossa in { $path } è stata troncata durante la scrittura: non è mai stata confermata e viene scartata.
resume-unreadable = { $path } saltato: { $why }
# $you is yes where the reader is the winner.
one-wins = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $name }!
}
several-win = Vittoria condivisa: { $names }.
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
result-of-one = { $name } { $points }

# --- Replaying and verifying ---
replay-start = { $names }: { $most ->
    [0] ancora nessuna mossa
    [one] prima dell’unica mossa
   *[other] prima della mossa 1 di { $most }
}
replay-at = { $move }, su { $most ->
    [one] una mossa
   *[other] { $most } mosse
}
replay-move = { $ply }. { $name }: { $move } ({ $notation })
replay-keys = Invio o n: avanti   b: indietro   un numero: vai lì   q: esci
replay-what = «{ $word }» qui non fa nulla: scrivi un numero da 0 a { $most }, n, b o q.
verify-moves = { $count ->
    [0] Non è stata fatta nessuna mossa.
    [one] L’unica mossa è regolare.
    [2] Entrambe le mosse sono regolari.
   *[other] Tutte le { $count } mosse sono regolari.
}
verify-finished = Il risultato è giusto: { $result }.
verify-not-recorded = Il risultato non è stato scritto; secondo le mosse è: { $result }.
verify-unfinished = La partita non è ancora finita.
verify-committed = Le carte sono quelle promesse prima della prima mossa.
verify-not-committed = Prima della prima mossa non è stato promesso nulla: non si può verificare se le carte fossero già fissate.
verify-chained = Ogni riga ha un codice di controllo corretto.
verify-not-chained = Le righe non hanno codici di controllo: eventuali modifiche a mano non si noterebbero.

# --- The coach ---
analyse-progress = Esame delle decisioni
analyse-stopped = Interrotto: esaminate { $done } decisioni su { $wanted }.
# Heads of columns. margin: own points less the best other's, on average; loss: points of it lost; better: the best move.
analyse-column-ply = Mossa
analyse-column-seat = Giocatore
analyse-column-move = Giocata
analyse-column-option = Opzione
analyse-column-margin = Distacco
analyse-column-win = Vittoria
analyse-column-loss = Persi
analyse-column-better = Meglio
analyse-move = { $move } ({ $notation })
analyse-seat = { $name }: { $accuracy }; { $lost }
analyse-accuracy = precisione { $accuracy } su 100
analyse-no-accuracy = non c'era nulla in gioco
# $win is in per cent.
analyse-lost = { $decisions ->
    [one] una decisione è costata
   *[other] { $decisions } decisioni sono costate
} { $points } punti di distacco e il { $win } % della vittoria
analyse-costly = Mossa { $ply }: { $move }. Meglio: { $better }, di { $points } ± { $error } punti e il { $win } % della vittoria.
analyse-hindsight = Col senno di poi: le carte passate per la mano potevano dare { $total } punti, e ne hanno dati { $actual }. Il massimo: { $moves }
analyse-title = L'allenatore sulla partita di { $names }
analyse-decisions = Tutte le decisioni; in evidenza quelle che sono costate qualcosa.
analyse-chart = Che cosa ognuno ({ $names }) poteva aspettarsi dopo ogni propria decisione, per ciò che sapeva.
analyse-chart-win = Probabilità di vittoria
analyse-chart-margin = Distacco atteso
analyse-chart-loss = Punti di distacco persi finora
analyse-unit-win = %
analyse-unit-margin = punti
analyse-unit-loss = punti
hint-for = { $name }, in media su ciò che può accadere:
hint-exact = Calcolato esattamente.
hint-even = { $first } o { $second }: ugualmente buone, per quanto si può dire.
hint-why = { $first } piuttosto che { $second }:
# Why a move was worse: averages over what may follow it and the better move.
coach-own-points = punti propri alla fine: { $points } invece di { $better-points }
coach-rivals = punti del migliore degli altri: { $points } invece di { $better-points }

# --- Arena ---
arena-nobody = Un'arena vuole almeno un bot e un tavolo con dei posti; una scala due bot.
arena-same-bot = { $bot } è indicato due volte: indica ogni bot una volta sola.
arena-bad-lineup = Uno schieramento vuole un numero di posti per ciascuno dei { $bots } bot, in tutto tanti posti quanti al tavolo; { $lineup } non lo è.
arena-no-ladder = --doublings va con --ladder, per esempio: --ladder 500i --doublings 4
arena-ladder-alone = --ladder sceglie da sé i bot: togli --bots e --lineup.
arena-workers-die = I processi che giocano muoiono uno dopo l'altro, l'ultimo alla distribuzione { $deal }: manca forse memoria?
arena-unreadable = { $path } non si può leggere: { $why }.
arena-unwritable = Le partite non si possono conservare in { $path }: { $why }.
arena-not-one = { $path } non è un file di risultati dell'arena: scegli un altro nome.
arena-version = { $path } ha il formato { $version }, mentre questo Farlands conosce il formato { $known }: scegli un altro file.
arena-other = { $path } appartiene a un'altra arena: lì { $name } è { $theirs }, qui { $ours }. Scegli un altro file o le stesse impostazioni.
arena-damaged = La riga { $line } di { $path } è danneggiata: non è una partita di questa arena.
arena-twice = La riga { $line } di { $path } ha la distribuzione { $deal } nella rotazione { $turn } per la seconda volta.
arena-elsewhere = { $path } è stato modificato da un altro programma: ci sta scrivendo anche un'altra arena?
arena-undrawable = Il grafico non si può scrivere in { $path }: { $why }.
arena-no-report = { $game } non ha un resoconto { $report }. Ci sono: { $reports }.
arena-no-ray = Ray non è installato: pip install "farlands[ray]".
arena-no-cluster = All'indirizzo { $address } non c'è un cluster Ray: { $why }
arena-ray-code = Il cluster ha un'altra versione delle regole o dei bot ({ $theirs }, qui { $ours }): installa lì lo stesso Farlands.
arena-playing = Si gioca
arena-so-far = { $played } di { $games } partite, ancora { $left } s
arena-played = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}
arena-left-out = { $games ->
    [one] Una partita non è contata: la sua distribuzione non è stata giocata in tutte le rotazioni.
   *[other] { $games } partite non sono contate: le loro distribuzioni non sono state giocate in tutte le rotazioni.
}
arena-brackets = Tra parentesi: intervalli del 95 %.
arena-kept = Le partite sono conservate in { $path }
arena-drawn = Il grafico è disegnato in { $path }
arena-bot = Bot
arena-elo = Elo
arena-seats = Posti
arena-games = Partite
arena-deals = Distribuzioni
arena-wins = Vittorie %
arena-points = Punti
arena-margin = Margine
arena-thought = ms a mossa
arena-pair = Duello
arena-against = { $bot } – { $other }
arena-share = Quota di punti %
arena-deals-won = Distr. vinte %
arena-lead = Vantaggio
arena-step = Il doppio del tempo
arena-verdict = Verdetto
arena-still-wins = vince
arena-plateau = non è certo
arena-thing = Nome
arena-used = Quota di posti %
arena-expected = Attese %
arena-difference = Differenza
arena-chart-ratings = { $game }: forza dei bot
arena-chart-ladder = { $game }: il doppio del tempo vince?
arena-chart-margins = { $game }: margini
arena-chart-usage = { $game }, { $report }: vittorie oltre le attese
arena-unit-elo = Elo, con intervalli del 95 %
arena-unit-share = quota di punti in %, con intervalli del 95 %
arena-unit-points = punti di vantaggio sul migliore degli altri, con intervalli del 95 %
arena-unit-difference = punti percentuali, con intervalli del 95 %

# --- Games and speed ---
games-seats = { $title }, da { $least } a { $most } giocatori
games-default = { $text } (predefinito)
bench-game = Gioco
bench-device = Dispositivo
bench-threads = Thread
bench-games = Partite al secondo
bench-decisions = Decisioni al secondo
bench-iterations = Iterazioni di ricerca al secondo
