# Distant Suns in the words of its rulebook. Keys are the same in every language.

# --- Zones of exploration: the pictures on the tokens ---
distant-suns-zone-black_hole = Buco nero
distant-suns-zone-crescent = Mezzaluna
distant-suns-zone-lightning = Fulmine
distant-suns-zone-comet = Cometa
distant-suns-zone-rocket = Razzo
distant-suns-zone-satellite = Satellite
distant-suns-zone-planet = Pianeta con anello
distant-suns-zone-star = Stella
distant-suns-zone-galaxy = Galassia
distant-suns-zone-asteroid = Asteroide
distant-suns-zone-constellation = Costellazione

# --- Missions ---
distant-suns-mission-alien = Alieno
distant-suns-mission-upgrade = Potenziamento
distant-suns-mission-treasure = Tesoro
distant-suns-mission-cluster = Ammasso
distant-suns-mission-black_hole = Buco nero

# --- Moves, after the name of who makes them. Zones are counted from the left; 0 is the black hole ---
distant-suns-placed = modulo sul bordo { $edge ->
    [lower] inferiore
   *[upper] superiore
}: { $active ->
    [0] buco nero
   *[other] zona { $active }
} per il giocatore attivo, { $others ->
    [0] buco nero
   *[other] zona { $others }
} per gli avversari
# How many cells are left out, and which, counted as in the figure's drawing.
distant-suns-formed = { $count ->
    [0] figura intera
    [1] un potenziamento speso: figura senza la casella { $first }
   *[other] due potenziamenti spesi: figura senza le caselle { $first } e { $second }
}
distant-suns-missed = nessuna figura in questo turno
distant-suns-drew = figura disegnata dalla casella { $cell }, posizione { $orientation }

# --- Why a move is refused ---
distant-suns-refused-over = la partita è finita
distant-suns-refused-not-waiting = questo giocatore ora non ha niente da decidere
distant-suns-refused-no-such-move = questa mossa non esiste
distant-suns-refused-not-this-phase = è una mossa dell’altra fase del turno
distant-suns-refused-notches-taken = una di queste tacche è occupata
distant-suns-refused-form-chosen = è già deciso quali caselle ignorare
distant-suns-refused-form-first = prima scegli se ignorare caselle della figura
distant-suns-refused-too-few-upgrades = i potenziamenti non bastano
distant-suns-refused-form-does-not-fit = una figura così non entra da nessuna parte, non è tutta unita o è uguale a un’altra scelta
distant-suns-refused-must-draw = la figura intera entra, quindi va disegnata
distant-suns-refused-not-there = la figura non può stare così: uscirebbe dalla griglia o coprirebbe la Partenza, un Tesoro o un Mondo lontano
distant-suns-refused-overlaps = la figura si sovrapporrebbe a un’altra
distant-suns-refused-not-adjacent = la figura deve coprire una casella adiacente a una figura precedente, la prima a una casella adiacente alla Partenza

# --- Sheets that cannot be ---
distant-suns-no-such-zone = Qui non c’è la zona { $zone }. Ci sono: { $zones }.
distant-suns-no-such-mission = La missione { $mission } non esiste. Ci sono: { $missions }.
distant-suns-five-missions = Cinque zone hanno una missione ciascuna: { $missions }.
distant-suns-no-such-cell = La casella { $cell } non esiste: le caselle si indicano con colonna e riga, da { $first } a { $last }.
distant-suns-not-coverable = La casella { $cell } non si può coprire: è { $kind ->
    [start] la Partenza
    [treasure] un Tesoro
   *[world] un Mondo lontano
}.
distant-suns-overlap = La casella { $cell } è coperta da due figure.
distant-suns-not-the-figure = Queste caselle non sono la figura { $zone }, nemmeno ignorandone una o due (al massimo { $most }) senza dividerla: { $cells }.
distant-suns-too-many-figures = { $count } figure sono troppe: una partita ha al massimo { $most } turni.
distant-suns-not-at-start = Nessuna figura copre una casella adiacente alla Partenza ({ $cell }).
distant-suns-apart = Le figure non sono tutte unite: ognuna copre una casella adiacente a una precedente.
distant-suns-left-out-too-many = Caselle ignorate: { $spent }; potenziamenti ottenuti: { $won }. Ogni potenziamento fa ignorare una casella.
distant-suns-no-such-world = Il Mondo lontano { $world } non esiste: hanno i numeri da 1 a { $most }.
distant-suns-world-not-reached = Il Mondo lontano { $world } non è stato raggiunto: nessuna casella adiacente è coperta.

# --- Decks that cannot be ---
distant-suns-deck-numbers = { $name } deve essere un elenco di numeri interi da 0 a { $most }, al massimo { $count }.
distant-suns-deck-columns = { $name } deve essere un disegno: un elenco di testi, uno per colonna.
distant-suns-deck-wide = Il disegno { $name } è troppo grande: al massimo { $most } colonne di { $most } posti.
distant-suns-deck-letter = Nella colonna { $column }, al posto { $row } del foglio c’è il segno “{ $letter }”. Sono ammessi: { $letters }.
distant-suns-deck-cells = Il foglio ha { $count } caselle: devono essere da 1 a { $most }.
distant-suns-deck-start = Caselle di Partenza sul foglio: { $count }. Serve esattamente una S.
distant-suns-deck-start-enclosed = Nessuna casella adiacente alla Partenza si può coprire: nessuno potrebbe disegnare la prima figura.
distant-suns-deck-sheet-apart = Le caselle che si possono coprire non sono tutte unite.
distant-suns-deck-too-many = Le caselle del tipo { $kind } sono { $count }: al massimo { $most }.
distant-suns-deck-world-twice = Il Mondo lontano { $world } è due volte sul foglio.
distant-suns-deck-world-missing = Il Mondo lontano { $world } non è sul foglio.
distant-suns-deck-world-values = Il Mondo lontano { $world } è sul foglio, ma manca il valore { $name }.
distant-suns-deck-world-enclosed = Nessuno potrebbe raggiungere il Mondo lontano { $world }: nessuna casella adiacente si può coprire.
distant-suns-deck-treasure-enclosed = Nessuna casella adiacente al tesoro { $cell } si può coprire.
distant-suns-deck-figure-letter = Il disegno di { $zone } ha segni diversi da # e -.
distant-suns-deck-figure-size = La figura { $zone } ha { $count } caselle: devono essere da { $least } a { $most }.
distant-suns-deck-figure-apart = Le caselle di { $zone } non sono tutte unite.
distant-suns-deck-figure-twice = { $zone } e { $other } sono la stessa figura, ruotata o riflessa.
distant-suns-deck-figure-nowhere = La figura { $zone } non entra da nessuna parte sul foglio.
distant-suns-deck-id-twice = Due zone si chiamano { $zone }.
distant-suns-deck-too-large = Le figure possono stare sul foglio in più di { $most } modi: rimpicciolisci il foglio o le figure.
distant-suns-values = { $kind ->
    [sheet-columns] foglio
    [sheet-circles] cerchi dei potenziamenti
    [worlds-first] mondi, i primi
    [worlds-later] mondi, gli altri
    [points-missions] punti delle missioni
    [points-further] ogni volta in più
    [points-treasure] punti di un tesoro
    [points-alien] punti di un alieno
    [zones-id] zone
    [zones-name] nomi delle zone
    [zones-columns] figure
    [black_hole-columns] figura del buco nero
   *[other] { $name }
}

# --- The table ---
distant-suns-title = Distant Suns
distant-suns-header = Distant Suns, round { $round } di { $rounds }: { $phase ->
    [place] assegnazione
    [draw] disegno
   *[over] fine della partita
}
# $active and $others are the signs of the two sides of a module.
distant-suns-panel-key = Modulo: { $active } zona del giocatore attivo, { $others } zona di tutti gli altri.
# How often the mission of a zone was done, and what that is worth: as short as can be.
distant-suns-done = { $count }x = { $points }
distant-suns-area = { $number } { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
distant-suns-tally-treasure = { $count } circondati: { $points }
distant-suns-tally-alien = { $count } scoperti: { $points }
distant-suns-tally-upgrade = { $count } da spendere
distant-suns-miss = nessuna figura
distant-suns-sign-start = Partenza
distant-suns-sign-world = Mondo lontano
distant-suns-sign-treasure = tesoro
distant-suns-sign-alien = alieno
distant-suns-sign-upgrade = potenziamento
distant-suns-sign-next = la prossima figura ne copre una
distant-suns-half-lower = Le colonne B, D, F e così via stanno mezza casella più in basso delle vicine.

# --- Prompts ---
distant-suns-question = { $decision ->
    [place] Dove metti il modulo? Il numero sul pannello: quale bordo, quali tacche, quale verso.
    [over] La partita è finita.
   *[wait] Gli altri stanno ancora disegnando.
}
distant-suns-question-draw = { $decision ->
    [form] Zona { $place }, { $zone }: la figura intera o, spendendo potenziamenti, una più piccola? Scrivi il suo numero.
   *[draw] Zona { $place }, { $zone }: dove la disegni? Casella e lettera, come B8a, prima la mostrano; basta anche una delle due.
}
distant-suns-preview = { $where }: il tuo foglio varrebbe { $after } invece di { $before }.
distant-suns-preview-keys = Invio la disegna   n mostra la prossima   oppure scrivi un’altra casella e lettera
distant-suns-where = “{ $text }” non è un posto: scrivi una casella del foglio e una delle lettere { $letters }, come B8a, o una delle due.
distant-suns-nowhere = Nessun disegno è possibile qui: { $text }.
distant-suns-cannot = { $text } non è possibile: { $reason }.

# --- What happened. $you is yes where the reader did it ---
distant-suns-event-placed = { $you ->
    [yes] Metti
   *[no] { $name } mette
} un modulo: { $active ->
    [0] buco nero
   *[other] zona { $active }
} per il giocatore attivo, { $others ->
    [0] buco nero
   *[other] zona { $others }
} per gli altri.
distant-suns-event-drew = { $you ->
    [yes] Disegni
   *[no] { $name } disegna
} { $place ->
    [0] il buco nero
   *[other] la figura della zona { $place }
}.
distant-suns-event-missed = { $you ->
    [yes] Non disegni
   *[no] { $name } non disegna
} nessuna figura in questo turno.
distant-suns-event-won = { $you ->
    [yes] Ottieni
   *[no] { $name } ottiene
} { $count ->
    [one] un potenziamento
   *[other] { $count } potenziamenti
}.
distant-suns-event-spent = { $you ->
    [yes] Spendi
   *[no] { $name } spende
} { $count ->
    [one] un potenziamento
   *[other] { $count } potenziamenti
}.
distant-suns-event-reached = { $you ->
    [yes] Raggiungi
   *[no] { $name } raggiunge
} il Mondo lontano { $world }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

# --- Zones explained ---
distant-suns-about-no-mission = C’è in ogni partita; non ha missione. Per la missione Buco nero deve stare sul tuo foglio.
distant-suns-about-mission = { $mission ->
    [alien] Conta gli alieni coperti dalle figure di questa zona.
    [upgrade] Conta i potenziamenti coperti dalle figure di questa zona, spesi o no.
    [treasure] Conta i tesori adiacenti a figure di questa zona, ciascuno una volta.
    [cluster] Conta le figure di questa zona nel loro ammasso più grande.
   *[black_hole] Conta le figure di questa zona adiacenti a un buco nero disegnato da te.
}
distant-suns-about-you = Tu: { $count } volte, { $points } punti. Un’altra volta: { $more } in più.
distant-suns-about-other = Giocatore { $number }: { $count } volte, { $points } punti. Un’altra volta: { $more } in più.
distant-suns-explain-what = “{ $text }” qui non vuol dire niente: ? e una zona da 0 a { $most }, o da ?p1 a ?p{ $seats } per il foglio di un giocatore.

# --- Score sheets ---
distant-suns-why-mission = { $mission ->
    [alien] alieni coperti: { $count }
    [upgrade] potenziamenti coperti: { $count }
    [treasure] tesori accanto alle sue figure: { $count }
    [cluster] figure nell’ammasso più grande: { $count }
   *[black_hole] figure accanto a un buco nero: { $count }
}
distant-suns-world = Mondo lontano { $number }
distant-suns-why-world = { $reached ->
    [first] tra i primi
    [later] dopo altri
   *[no] non raggiunto
}
distant-suns-world-worth = { $first } per i primi, { $later } per chi arriva dopo
distant-suns-treasure = Tesoro { $cell }
distant-suns-why-treasure = { $count ->
    [0] circondato
   *[other] ancora scoperte: { $cells }
}
distant-suns-aliens = Alieni
distant-suns-why-aliens = { $count ->
    [0] tutti coperti
   *[other] non coperti: { $cells }
}
distant-suns-total = Totale

# --- Help ---
distant-suns-help =
    Tre round di quattro o cinque turni. In ogni turno il giocatore attivo mette un modulo sul pannello tra due zone: la figura di una la disegna lui, quella dell’altra tutti gli altri. Poi tutti disegnano insieme e in segreto.
    Una figura si può ruotare e riflettere. Deve coprire una casella adiacente a una figura precedente (la prima: adiacente alla Partenza) e mai la Partenza, un Tesoro o un Mondo lontano. Se entra, va disegnata; se non entra da nessuna parte, il turno si salta.
    Chi copre un potenziamento lo ottiene. Dal turno dopo, ogni potenziamento fa ignorare una casella di una figura, al massimo due per turno; ciò che resta è tutto unito e vale come la figura intera.
    Ogni zona ha una missione: compiuta da una a cinque volte dalle figure di quella zona vale 3, 6, 10, 15, 20 punti, poi 5 ogni volta.
    Chi copre per primo una casella accanto a un Mondo lontano ne ha il valore alto, gli altri quello basso. 10 punti per ogni tesoro circondato; 5 persi per ogni alieno scoperto.
    Per disegnare: le colonne hanno lettere, le righe numeri, e lettere hanno anche i modi in cui sta una figura. “B8a” mostra la figura messa come nel disegno a, con la casella segnata su B8; “B8” un buon modo di coprire B8, “a” un buon posto per a. Invio disegna, n mostra la prossima.
    ?3 spiega la zona 3, ?p2 mostra il foglio del giocatore 2.
distant-suns-designed = Il foglio e le figure stampati non si sono trovati: i nostri sono pensati per Farlands, regole e punti sono quelli del regolamento. Chi ha il gioco può inserire i propri: farlands deck new distant-suns my.toml
distant-suns-help-file = un file JSON con il tuo foglio: missioni, figure, mondi raggiunti per primi (vedi docs/distant-suns.md)

# --- Files for scoring that cannot be ---
distant-suns-file-missions = { $path }: “missions” deve dire la missione accanto a ciascuna delle cinque zone, come { "{" }"comet": "alien", …{ "}" }.
distant-suns-file-figures = { $path }: “figures” deve essere un elenco, come [{ "{" }"zone": "comet", "cells": "A9 B8 …"{ "}" }, …].
distant-suns-file-figure = { $path }: la figura { $number } deve avere zona e caselle, come { "{" }"zone": "comet", "cells": "A9 B8 …"{ "}" }.
distant-suns-file-first = { $path }: “first” deve essere un elenco dei Mondi lontani che hai raggiunto tra i primi, come [1, 3].

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
distant-suns-coach-line = { $name }: { $points } punti invece di { $better-points }
distant-suns-coach-mission = missione { $mission } della zona { $place }: { $points } punti invece di { $better-points } (compiuta { $count } volte invece di { $better-count })
distant-suns-coach-treasures = Tesori circondati
distant-suns-coach-figures = figure disegnate: { $count } invece di { $better-count }
distant-suns-coach-upgrades = potenziamenti ottenuti: { $count } invece di { $better-count }
distant-suns-coach-cells = caselle coperte: { $count } invece di { $better-count }
