# Faraway in the words of its rulebook. Keys are the same in every language.

faraway-title = Faraway

# --- Options ---
# $value is the option's value, as it is typed.
faraway-option-advanced = { $value ->
    [yes] Modalità avanzata: ognuno riceve 5 Regioni e ne tiene 3
   *[no] ognuno riceve 3 Regioni
}
faraway-option-tie_break = { $value ->
    [lowest_sum] a parità vince la somma minore delle Durate di Esplorazione
   *[lowest_card] a parità vince la singola Durata di Esplorazione minore
}

# --- Symbols ---
# So many of a symbol, as in "needs 2 chimera". $number is how many, $symbol which.
faraway-counted = { $number } { $symbol ->
    [stone] { $number ->
        [one] pietra
       *[other] pietre
    }
    [chimera] { $number ->
        [one] chimera
       *[other] chimere
    }
    [thistle] { $number ->
        [one] cardo
       *[other] cardi
    }
    [clue] { $number ->
        [one] Indizio
       *[other] Indizi
    }
   *[other] { $symbol }
}
# One thing that fame is given for each of, as in "2 per night".
faraway-symbol = { $symbol ->
    [red] carta rossa
    [green] carta verde
    [blue] carta blu
    [yellow] carta gialla
    [night] notte
    [clue] Indizio
    [stone] pietra
    [chimera] chimera
    [thistle] cardo
    [biome_set] set di tutti e quattro i colori
   *[other] { $symbol }
}
# Two such things: each of either counts.
faraway-and = { $one } e per ogni { $other }

# Biomes on a card's box: 5 letters at most. And a letter for where there is less room.
faraway-biome-red = Rosso
faraway-biome-green = Verde
faraway-biome-blue = Blu
faraway-biome-yellow = Gial.
faraway-letter-red = R
faraway-letter-green = V
faraway-letter-blue = B
faraway-letter-yellow = G
# Biomes in a sentence.
faraway-biome-name-red = Bioma rosso
faraway-biome-name-green = Bioma verde
faraway-biome-name-blue = Bioma blu
faraway-biome-name-yellow = Bioma giallo
faraway-biome-name-none = nessun Bioma
# A set of all four biomes, on a card's box: 3 letters at most.
faraway-short-set = set

# The legend under the table.
faraway-sign-night = notte
faraway-sign-day = giorno
faraway-sign-clue = Indizio
faraway-sign-stone = pietra
faraway-sign-chimera = chimera
faraway-sign-thistle = cardo
faraway-sign-fame = Fama
faraway-sign-needs = (…) requisito

# --- The table ---
faraway-header = Faraway · Round { $round } di { $rounds } · { $phase ->
    [choose_hand] scelta delle mani iniziali
    [explore] esplorazione
    [pick] scelta delle Regioni
    [keep] scelta di un Santuario
   *[over] fine
}
faraway-left-over = Fuori dalla partita: { $cards }
faraway-market = Mercato
faraway-hand = La tua mano
faraway-found = Santuari che hai trovato
faraway-chosen = Hai scelto la Regione { $card }.
# Fame if the game ended now.
faraway-area = { $name }: { $fame ->
    [one] { $fame } punto Fama
   *[other] { $fame } punti Fama
}
faraway-hand-seen = Carte note in mano:
faraway-regions = Regioni
faraway-sanctuaries = Santuari
faraway-total = Totale

# --- Prompts ---
faraway-question = { $phase ->
    [choose_hand] { $discards ->
        [0] Rimetti nel mazzo due delle tue cinque Regioni, una dopo l’altra. Quale per prima?
       *[other] E quale per seconda?
    }
    [explore] Quale Regione della tua mano esplori?
    [pick] Quale Regione prendi dal mercato?
    [keep] Quale dei Santuari tieni?
   *[over] La partita è finita.
}

# --- Moves, after the name of who makes them ---
faraway-explored = Regione { $card } esplorata
faraway-took = Regione { $card } presa dal mercato
faraway-kept = Santuario { $card } tenuto
faraway-put-back = Regione { $card } rimessa nel mazzo

# --- What happened. $you is yes where the reader did it ---
faraway-event-explored = { $you ->
    [yes] Hai esplorato la Regione { $card }.
   *[no] { $name } ha esplorato la Regione { $card }.
}
faraway-event-took = { $you ->
    [yes] Hai preso la Regione { $card } dal mercato.
   *[no] { $name } ha preso la Regione { $card } dal mercato.
}
faraway-event-kept = { $you ->
    [yes] Hai tenuto il Santuario { $card }.
   *[no] { $name } ha tenuto il Santuario { $card }.
}
faraway-event-found = { $you ->
    [yes] Hai trovato { $count ->
        [one] un Santuario.
       *[other] { $count } Santuari.
    }
   *[no] { $name } ha trovato { $count ->
        [one] un Santuario.
       *[other] { $count } Santuari.
    }
}

# --- A card explained ---
faraway-about-region = Regione { $card }
faraway-about-sanctuary = Santuario { $card }
faraway-about-light = { $light ->
    [night] di notte
   *[day] di giorno
}
faraway-about-shows = Mostra: { $things }.
faraway-nothing = nessun Indizio, nessuna risorsa
faraway-about-no-fame = Di per sé non dà punti Fama.
faraway-about-flat = Dà { $each ->
    [one] { $each } punto Fama
   *[other] { $each } punti Fama
}.
faraway-about-per = Dà { $each ->
    [one] { $each } punto Fama
   *[other] { $each } punti Fama
} per ogni { $what }.
faraway-about-needs = Ma solo se il requisito è visibile: { $things }.
faraway-worth-there = Ora nella tua area: { $why }.
faraway-worth-now = Se aggiungi ora la carta alla tua area: { $why }. La tua area varrebbe { $total } ({ $gain ->
    [0] come adesso
   *[other] { $is-loss ->
        [yes] { $gain }
       *[no] +{ $gain }
    }
}).
faraway-worth-no-more = Nella tua area non c’è più posto per questa carta.

# --- Score sheets: "needs 2 chimera, 1 visible: 0" ---
faraway-why = { $reasons }: { $fame }
faraway-why-needs = richiede { $wonders }, { $visible ->
    [one] { $visible } visibile
   *[other] { $visible } visibili
}
faraway-why-per = { $each } per ogni { $what }, { $count ->
    [one] { $count } visibile
   *[other] { $count } visibili
}
faraway-why-flat = sempre
faraway-why-nothing = non dà punti Fama
faraway-unexplained = { $count ->
    [one] C’è un Santuario in più di quanti questa fila possa averne trovati: controlla l’ordine delle Regioni.
   *[other] Ci sono { $count } Santuari in più di quanti questa fila possa averne trovati: controlla l’ordine delle Regioni.
}
faraway-help-regions = i numeri delle Regioni nell’ordine di gioco, per esempio 12,5,49
faraway-help-sanctuaries = i numeri dei Santuari, per esempio 3,9

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
faraway-coach-region = Regione { $card }: { $fame } punti Fama invece di { $better-fame }
faraway-coach-region-needs = Regione { $card }: { $fame } punti Fama invece di { $better-fame }; il requisito è visibile nel { $percent } % delle partite invece del { $better-percent } %
faraway-coach-sanctuary = Santuario { $card }: { $fame } punti Fama invece di { $better-fame }
faraway-coach-sanctuary-needs = Santuario { $card }: { $fame } punti Fama invece di { $better-fame }; il requisito è visibile nel { $percent } % delle partite invece del { $better-percent } %
faraway-coach-kept = Santuari tenuti: { $count } invece di { $better-count }
faraway-coach-found = Santuari trovati fra cui scegliere: { $count } invece di { $better-count }
faraway-coach-clues = gli Indizi sono pochi o arrivano tardi: { $count } in media quando si trovano Santuari invece di { $better-count }
faraway-coach-place = durate di esplorazione più lunghe: nel prendere le Regioni, posto { $place } in media invece di { $better-place }
# How many of a symbol the area shows in the end.
faraway-coach-symbols = { $symbol ->
    [red] carte rosse
    [green] carte verdi
    [blue] carte blu
    [yellow] carte gialle
    [night] notti
    [clue] Indizi
    [stone] pietre
    [chimera] chimere
    [thistle] cardi
   *[biome_set] set di tutti e quattro i colori
}: { $count } invece di { $better-count }

# --- Help ---
faraway-help =
    Esplori otto Regioni, una per round, da sinistra a destra. Tutti scelgono insieme e in segreto.
    Chi esplora più a lungo che nel round precedente (numero più alto) trova un Santuario, più uno per ogni Indizio nella propria area.
    Poi, dal numero più basso al più alto, ognuno prende una Regione dal mercato e tiene uno dei Santuari trovati.
    Alla fine torni sui tuoi passi: le tue Regioni si girano dall’ultima alla prima. Ognuna dà i punti Fama per ciò che si vede in quel momento:
    sé stessa, le Regioni venute dopo e tutti i Santuari. Quindi gioca presto ciò che chiede molto e tardi ciò che mostra molto.
    Su una carta: numero e Bioma; notte o giorno, Indizi e risorse che mostra; (che cosa richiede); i punti Fama che dà e per che cosa.
    Dopo la barra c’è per cosa si contano i punti: un simbolo, le iniziali dei colori o un set di tutti e quattro i colori.

# --- Why a move is refused ---
faraway-refused-over = la partita è finita
faraway-refused-not-waiting = non è il turno di questo posto
faraway-refused-no-such-move = questa mossa non esiste
faraway-refused-not-in-hand = quella Regione non è in mano
faraway-refused-not-on-market = quella Regione non è nel mercato
faraway-refused-not-found = quel Santuario non è tra quelli trovati
faraway-refused-not-this-phase = si fa in un’altra fase del round

# --- Cards that cannot be ---
faraway-explain-what = «{ $text }» non è una carta: scrivi il numero di una Regione, da 1 a { $regions }, oppure S e il numero di un Santuario, da S1 a S{ $sanctuaries }.
faraway-no-such-region = La Regione { $card } non esiste: le Regioni sono numerate da 1 a { $highest }.
faraway-no-such-sanctuary = Il Santuario { $card } non esiste: i Santuari sono numerati da 1 a { $highest }.
faraway-twice-region = La Regione { $card } è indicata due volte: ce n’è una sola.
faraway-twice-sanctuary = Il Santuario { $card } è indicato due volte: ce n’è uno solo.
faraway-too-many-region = { $count ->
    [one] Una Regione è di troppo
   *[other] { $count } Regioni sono troppe
}: una fila ne ha al massimo { $most }.
faraway-too-many-sanctuary = { $count ->
    [one] Un Santuario è di troppo
   *[other] { $count } Santuari sono troppi
}: una fila di questa lunghezza { $most ->
    [0] non può averne trovati
    [one] può averne trovato al massimo uno
   *[other] può averne trovati al massimo { $most }
}.
