# Everdell Farshore a parole. Keys are the same in every language.

# --- Cards ---
farshore-card-beach_sledge = Slitta da Sabbia
farshore-card-grove = Boschetto
farshore-card-scriptorium = Scriptorium
farshore-card-sloop = Sloop
farshore-card-tangle_raft = Zattera d'Alghe
farshore-card-tumbler = Levigatrice
farshore-card-warehouse = Magazzino
farshore-card-diver = Palombaro
farshore-card-merchant = Mercante
farshore-card-sail_maker = Velaio
farshore-card-scavenger = Rigattiere
farshore-card-scribe = Scriba
farshore-card-sea_chip = Tamia di Mare
farshore-card-treasure_hunter = Cercatesori
farshore-card-customs_office = Dogana
farshore-card-lighthouse = Faro
farshore-card-market = Mercato
farshore-card-port = Porto
farshore-card-customs_officer = Doganiere
farshore-card-herbalist = Erborista
farshore-card-lighthouse_keeper = Guardiana del Faro
farshore-card-navigator = Timoniere
farshore-card-galley = Galea
farshore-card-hideout = Nascondiglio
farshore-card-rope_bridge = Ponte di Corda
farshore-card-shipwreck = Relitto
farshore-card-castaway = Naufrago
farshore-card-pirate = Pirata
farshore-card-postal_pigeon = Piccione Postale
farshore-card-stowaway = Clandestino
farshore-card-abbey = Abbazia
farshore-card-crows_nest = Coffa
farshore-card-inn = Locanda
farshore-card-post_office = Ufficio Postale
farshore-card-cartographer = Cartografo
farshore-card-cooper = Bottaio
farshore-card-illuminator = Miniaturista
farshore-card-steward = Cambusiere
farshore-card-galleon = Galeone
farshore-card-gardens = Giardini
farshore-card-harbor = Approdo
farshore-card-manor = Villa
farshore-card-windmill = Mulino a Vento
farshore-card-admiral = Ammiraglio
farshore-card-governor = Governatore
farshore-card-guild_master = Capo della Gilda
farshore-card-pilgrim = Pellegrino
farshore-card-sculptor = Scultore

# --- What is printed on cards. $form is one (as what is played), bare (by itself) or many; $kind is card, critter or construction ---
farshore-colour-name = { $colour ->
    [green] verde
    [blue] blu
    [brown] marrone
    [red] rossa
   *[purple] viola
}
farshore-colour = { $form ->
    [many] { $colour ->
        [green] verdi
        [blue] blu
        [brown] marroni
        [red] rosse
       *[purple] viola
    }
   *[one] { $colour ->
        [green] verde
        [blue] blu
        [brown] marrone
        [red] rossa
       *[purple] viola
    }
}
farshore-rarity = { $form ->
    [many] { $rarity ->
        [unique] uniche
       *[common] comuni
    }
   *[one] { $rarity ->
        [unique] unica
       *[common] comune
    }
}
farshore-kind = { $form ->
    [many] { $kind ->
        [critter] creature
        [construction] costruzioni
       *[card] carte
    }
   *[other] { $kind ->
        [critter] creatura
        [construction] costruzione
       *[card] carta
    }
}
# Rarity or colours may be empty.
farshore-family = { $form ->
    [one] una { $noun } { $colours } { $rarity }
   *[other] { $noun } { $colours } { $rarity }
}
farshore-family-but = { $cards } diversa da { $but }
farshore-named = { $name }
farshore-or = { $one } o { $other }
farshore-printed = { $kind ->
    [critter] creatura
   *[construction] costruzione
} { $colour ->
    [green] verde
    [blue] blu
    [brown] marrone
    [red] rossa
   *[purple] viola
} { $rarity ->
    [unique] unica
   *[common] comune
}

# --- Goods ---
farshore-good = { $good ->
    [driftwood] legno
    [seaweed] alga
    [gem] gemma
    [mushroom] fungo
    [treasure] tesoro
    [any] risorsa a scelta
   *[vp] punto
}
farshore-goods = { $good ->
    [driftwood] { $count ->
        [one] { $count } legno
       *[other] { $count } legni
    }
    [seaweed] { $count ->
        [one] { $count } alga
       *[other] { $count } alghe
    }
    [gem] { $count ->
        [one] { $count } gemma
       *[other] { $count } gemme
    }
    [mushroom] { $count ->
        [one] { $count } fungo
       *[other] { $count } funghi
    }
    [treasure] { $count ->
        [one] { $count } tesoro
       *[other] { $count } tesori
    }
    [any] { $count ->
        [one] { $count } risorsa a scelta
       *[other] { $count } risorse a scelta
    }
   *[vp] { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
}
farshore-goods-of = { $count ->
    [one] { $count } risorsa
   *[other] { $count } risorse
} a scelta: { $goods }
farshore-any = a scelta
farshore-counted-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}

# --- Seasons ---
farshore-season = { $season ->
    [winter] inverno
    [spring] primavera
    [summer] estate
   *[autumn] autunno
}

# --- Places ---
farshore-spot = { $kind ->
    [shore] riva { $number }
    [island] isola { $number }
    [docks] moli
    [lookout] vedetta
   *[dunes] dune{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
}

# --- What cards do: sentences put together from these ---
# $cards is what the ability listens to, $does what it does.
farshore-when = { $trigger ->
    [produce] Quando la giochi, in primavera e in autunno: { $does }
    [play] Quando la giochi: { $does }
    [visit] Con un lavoratore: { $does }
    [after] Dopo aver giocato { $cards }: { $does }
    [after_bay] Dopo aver giocato { $cards } dalla baia: { $does }
    [after_compass] Dopo che la bussola ha mosso la tua nave: { $does }
    [discount] Quando giochi { $cards }: { $does }
   *[score] A fine partita: { $does }
}
farshore-on = { $trigger ->
    [after] dopo { $cards }: { $does }
    [after_bay] dopo { $cards } dalla baia: { $does }
    [after_compass] dopo la bussola: { $does }
   *[discount] { $cards }: { $does }
}
farshore-if = se nella tua città c’è { $cards }, { $does }
farshore-unless = se nella tua città non c’è { $cards }, { $does }
farshore-otherwise = altrimenti { $does }
farshore-in-return = in cambio { $does }
farshore-each = { $of ->
    [card] { $number ->
        [1] { $does } per ogni carta
       *[other] { $does } ogni { $number } carte
    }
   *[goods] { $number ->
        [1] { $does } per ogni risorsa
       *[other] { $does } ogni { $number } risorse
    }
}
farshore-do-gain = ottieni { $goods }
farshore-do-draw = pesca { $cards }
farshore-do-draw_up = pesca finché hai { $limit } carte
farshore-do-ship = muovi la tua nave di { $count ->
    [one] { $count } tappa
   *[other] { $count } tappe
}
farshore-do-take = { $from ->
    [bay] prendi { $cards } dalla baia
   *[both] prendi { $cards } dal mazzo o dalla baia
}
farshore-do-pay = { $up-to ->
    [yes] puoi pagare fino a { $goods }
   *[no] puoi pagare { $goods }
}
farshore-do-discard = { $up-to ->
    [any] scarta quante carte vuoi
    [yes] scarta fino a { $cards }
   *[no] puoi scartare { $cards }
}
farshore-do-give_goods = dai a un avversario { $goods }
farshore-do-give_cards = dai a un avversario { $cards } dalla mano
farshore-do-give_drawn = dai a un avversario { $cards } fra quelle pescate
farshore-do-activate = usa l’abilità di { $count ->
    [1] { $cards }
   *[other] { $count } volte { $cards }
} nella tua città
farshore-do-salvage = scarta { $cards } dalla tua città e riprendi il suo costo
farshore-do-reveal = rivela { $cards } dal mazzo; puoi giocarne gratis una che valga al massimo { $points } punti
farshore-do-move_worker = sposta un tuo lavoratore in un altro luogo e usalo
farshore-do-use_spot = { $where ->
    [shore] usa un luogo qualsiasi della riva, anche occupato
   *[both] usa un luogo qualsiasi della riva o un’isola, anche occupati
}
farshore-do-play_card = { $optional ->
    [yes] puoi giocare
   *[no] gioca
} una carta { $from ->
    [bay] dalla baia
   *[both] dalla mano o dalla baia
} pagando { $count } in meno
farshore-do-leave = puoi scartare questa carta per pagare { $count } in meno
farshore-do-count = { $goods } per ogni { $what ->
    [treasure] tesoro non speso
    [treasure_mark] tappa con tesoro raggiunta dalla nave
    [parchment] pergamena
   *[card] { $cards } nella tua città
}
farshore-nothing = niente

# --- Moves, after the name of who makes them. $number is a card, place, resource or seat; where that is known, its name ---
farshore-move-worker = colloca un lavoratore: { $number }
farshore-move-visit = colloca un lavoratore su { $number }
farshore-move-from-hand = gioca { $number } dalla mano
farshore-move-from-bay = gioca { $number } dalla baia
farshore-move-anchor = paga con un’ancora su { $number }
farshore-move-give-up = scarta { $number } dalla città
farshore-move-discard = scarta { $number }
farshore-move-give = dà { $number }
farshore-move-take = prende { $number } dalla baia
farshore-move-act = usa l’abilità di { $number }
farshore-move-free = gioca { $number } gratis
farshore-move-lift-card = toglie il lavoratore da { $number }
farshore-move-lift = toglie un lavoratore: { $number }
farshore-move-resource = sceglie: { $number }
farshore-move-pay = cede: { $number }
farshore-move-treasure = paga un tesoro al posto di: { $number }
farshore-move-opponent = sceglie il giocatore { $number }
farshore-move-island-down = gira l’isola { $number }
farshore-move-from-deck = prende la prima carta del mazzo
farshore-move-pay-cost = paga in risorse
farshore-move-no-more = va avanti
farshore-move-season = si prepara alla stagione
farshore-move-finish = termina la partita
farshore-move-hand = { $number ->
    [1] pesca una mano nuova
   *[2] tiene la mano
}

# --- Why a move is refused ---
farshore-refused-over = la partita è finita
farshore-refused-not-your-turn = non è il turno di questo giocatore
farshore-refused-no-such-move = questa mossa non esiste
farshore-refused-not-offered = ora non è fra le scelte
farshore-refused-decide-first = decidi prima dell’azione in corso
farshore-refused-redraw-first = decidi prima se tenere la mano
farshore-refused-no-worker = non hai più lavoratori: preparati alla stagione o gioca una carta
farshore-refused-spot-taken = lì c’è posto per un solo lavoratore
farshore-refused-no-island = lì non c’è un’isola: ce ne sono quante i giocatori
farshore-refused-island-flooded = l’alta marea ha coperto quell’isola
farshore-refused-no-parchment = quella pila non ha più pergamene
farshore-refused-parchment-held = hai già una pergamena di quella pila
farshore-refused-parchment-not-earned = la tua città non ha le carte chieste da quella pergamena
farshore-refused-nothing-to-give = hai troppo poche risorse da dare
farshore-refused-not-in-city = la tua città non ha una carta simile per un lavoratore
farshore-refused-card-visited = su quella carta c’è già un lavoratore
farshore-refused-not-in-hand = non hai in mano quella carta
farshore-refused-not-in-bay = quella carta non è nella baia
farshore-refused-unique = è unica, e la tua città ne ha già una
farshore-refused-city-full = nella tua città non c’è più spazio
farshore-refused-nothing-to-discard = nella tua città non c’è una carta che possa scartare
farshore-refused-too-expensive = non puoi pagarla
farshore-refused-workers-left = colloca tutti i lavoratori prima di prepararti a una stagione
farshore-refused-no-season = l’autunno è l’ultima stagione
farshore-refused-not-autumn = si può terminare la partita solo in autunno

# --- Decks that cannot be ---
farshore-deck-kinds = Il mazzo ha { $count } tipi di carte: ne servono da { $least } a { $most }.
farshore-deck-missing = Manca { $name }: serve a ogni carta.
farshore-deck-choice = { $name } non può essere { $value }: scegli fra { $allowed }.
farshore-deck-line = { $name }: “{ $text }” non dice niente al gioco. Che cosa si può scrivere è all’inizio del file creato da “farlands deck new farshore”.
farshore-deck-word = { $name }: una carta non può chiamarsi come una parola del linguaggio degli effetti.
farshore-deck-nobody = { $name }: “{ $text }” non indica nessuna carta di questo mazzo.
farshore-deck-counted = { $name }: “{ $text }”: prima di “for each” bisogna pagare o scartare qualcosa.
farshore-deck-once = { $name }: “{ $text }”: ciò che accade una volta sola non può seguire “up to”; scrivi per esempio “may pay 2 any to …”.
farshore-deck-drawn = { $name }: “{ $text }”: “of the cards drawn” viene subito dopo “draw”, e con meno carte di quelle pescate.
farshore-deck-most = { $name }: “{ $text }” è troppo: al massimo { $most }.
farshore-deck-scoring = { $name }: “{ $text }”: a “score” si accompagna solo ciò che si conta (“2 per green card”), e a nient’altro.
farshore-deck-discount = { $name }: “{ $text }”: a uno sconto si accompagna solo “discard this”, e a nient’altro.
farshore-deck-spot = { $name }: “{ $text }”: gli effetti di un luogo cominciano con “visit:”.
farshore-deck-idle = { $name }: attiva carte di cui nessuna ha un effetto che comincia con “produce:”.
farshore-deck-endless = { $name } potrebbe continuare senza fine: { $text }.
farshore-deck-effects = { $name } deve essere un elenco di testi, al massimo { $most } parti.
farshore-deck-track = { $name } deve essere un elenco di numeri, da 2 a { $most }, fra 0 e 100, mai in calo.
farshore-deck-treasures = { $name } deve essere un elenco di tappe diverse da 1 a { $most }.
farshore-deck-cards = Il mazzo ha { $count } carte: al massimo { $most }.
farshore-deck-slotless = { $count } carte non occupano spazio: al massimo { $most }.
farshore-values = { $kind ->
    [cards-copies] copie
    [cards-colour] colori
    [cards-kind] creatura o costruzione
    [cards-rarity] comune o unica
    [cards-vp] punti
    [cards-cost] costi
    [cards-effects] abilità
    [cards-name] nomi
    [cards-takes_slot] carte senza spazio
    [cards-worker_stays] carte dove il lavoratore resta
    [spots-effects] riva, moli, vedetta
    [islands-effects] isole
    [compass_a-cards] bussola A
    [compass_b-cards] bussola B
    [parchments-needs] pergamene
    [sea_track-points] punti della rotta
    [sea_track-treasures] tesori della rotta
   *[other] { $name }
}

# --- Cities that cannot be ---
farshore-area-number = { $name } non può essere { $value }: serve un numero intero da 0 a { $most }.
farshore-area-city = city deve essere un elenco di carte, per esempio ["grove", "inn"].
farshore-area-card = La carta “{ $card }” non esiste. “farlands cards farshore” le mostra con i loro nomi.
farshore-area-copies = { $card } è nella città { $count } volte: il mazzo ne ha { $most }.
farshore-area-unique = { $card } è unica: una città ne ha al massimo una.
farshore-area-slots = { $count } carte che occupano spazio non stanno in una città: ha { $most } spazi.
farshore-area-parchments = parchments deve essere un elenco di al massimo { $most } numeri: 0, 1 o 2.
farshore-area-ship-points = ship_points non può essere { $value }: le tappe della rotta danno { $points }.
farshore-area-ship-twice = Indica ship (le tappe percorse) o ship_points (i punti stampati lì), non entrambi.
farshore-help-file = un file JSON con la tua città: nomi delle carte, nave, pergamene, tesori, segnalini punto, per esempio { "{" }"city": ["grove", "inn"], "ship": 3, "parchments": [2, 1], "treasures": 1, "tokens": 4{ "}" }

# --- The table ---
farshore-title = Everdell Farshore
farshore-option-first_player = { $value ->
    [first_seat] comincia il primo nominato
   *[drawn] chi comincia è sorteggiato
}
farshore-header = Farshore: { $phase ->
    [redraw] tieni la mano?
    [over] fine
   *[playing] tocca a { $name }
}
farshore-decks = mazzo { $deck }, scarti { $discards }
farshore-compass = Bussola: { $cards }
farshore-player = { $number } { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
farshore-player-season = { $season }{ $ended ->
    [yes] , ha finito
   *[no] { "" }
}
farshore-workers = lavoratori { $count }/{ $all }
farshore-anchors = ancore { $count }
farshore-hand-count = mano { $count }
farshore-ship = nave alla tappa { $mark } ({ $points })
farshore-slots = città { $count }/{ $most }
farshore-parchments = pergamene { $values }
farshore-city-empty = ancora niente
farshore-pile-bay = La baia
farshore-pile-hand = La tua mano
farshore-pile-shown = Rivelate
farshore-flooded = sommersa
farshore-places-shore = Riva
farshore-places-islands = Isole
farshore-places-docks = Moli
farshore-places-lookout = Vedetta
farshore-places-dunes = Dune
farshore-places-city = Città
farshore-needs = { $cards }: { $count }
farshore-needs-each-colour = 1 carta di ogni colore
farshore-got = tua
farshore-mark-worker = lavoratore
farshore-mark-anchor = ancora
farshore-mark-unique = unica
farshore-mark-ship = muove la nave
farshore-mark-kinds = (costruzione, creatura)

# --- What can be done ---
farshore-can-season = preparati alla stagione ({ $season }): i lavoratori tornano, con uno in più
farshore-can-finish = termina la partita per te
farshore-can-new-hand = scarta la mano e pesca altrettante carte
farshore-can-keep-hand = tieni la mano
farshore-can-pay-cost = paga { $goods }
farshore-can-pay-rest = paga il resto in risorse: { $goods }
farshore-can-pay-nothing = niente da pagare: la carta è gratis
farshore-can-anchor = un’ancora su { $card }
farshore-can-discount = { $card } via dalla tua città: { $count } in meno
farshore-can-less = una risorsa in meno: { $good }
farshore-can-treasure = un tesoro al posto di: { $good }
farshore-can-good = { $good } (ne hai { $count })
farshore-can-from-deck = la prima carta del mazzo
farshore-can-no-more = basta
farshore-can-skip = no

# --- Prompts. $source is the card or place it comes from ---
farshore-question = { $asked ->
    [redraw] Tieni la mano o ne peschi una nuova? Una volta sola.
    [turn] La tua azione? Scrivi un codice, per esempio { $example }.
    [way] Come paghi { $card }?
    [less] { $card }: su che cosa usi lo sconto? Ne restano { $left }, da pagare: { $owed }.
    [payment] { $card }: da pagare { $owed }. Ne paghi una parte con tesori?
    [gain] { $source }: quale risorsa? Da scegliere: { $left }.
    [take] { $source }: quale carta prendi? Da prendere: { $left }.
    [pay] { $source }: che cosa paghi? Al massimo { $left }.
    [discard] { $source }: quale carta scarti? Al massimo { $left }.
    [receiver] { $source }: a chi?
    [give_goods] { $source }: che cosa dai? Da dare: { $left }.
    [give_cards] { $source }: quale carta dai? Da dare: { $left }.
    [give_drawn] { $source }: quale delle carte pescate dai? Da dare: { $left }.
    [activate] { $source }: quale carta agisce?
    [salvage] { $source }: quale carta scarti dalla tua città? Ne riprendi il costo.
    [reveal] { $source }: giochi gratis una delle carte rivelate?
    [lift] { $source }: quale lavoratore sposti?
    [where] { $source }: dove va il lavoratore?
    [use_spot] { $source }: quale luogo usi?
    [play_card] { $source }: quale carta giochi a { $count } in meno?
    [order] Quale carta agisce per prima?
    [order-take] Quale carta agisce, o quale carta prendi? Da prendere: { $left }.
    [tides] Alta marea: quale isola giri? Da girare: { $left }.
    [over] La partita è finita.
   *[wait] È il turno di un altro.
}

# --- What happened. $you is yes where the reader did it ---
farshore-event-season = { $you ->
    [yes] Ti prepari
   *[no] { $name } si prepara
} alla stagione: { $season }.
farshore-event-worker = { $you ->
    [yes] Collochi
   *[no] { $name } colloca
} un lavoratore: { $spot }.
farshore-event-visited = { $you ->
    [yes] Collochi
   *[no] { $name } colloca
} un lavoratore su { $card }.
farshore-event-laid = { $you ->
    [yes] Giochi
   *[no] { $name } gioca
} { $card }.
farshore-event-lost = { $you ->
    [yes] Scarti
   *[no] { $name } scarta
} { $card } dalla città.
farshore-event-gained = Ottieni { $goods }.
farshore-event-spent = Spendi { $goods }.
farshore-event-ship = { $you ->
    [yes] La tua nave
   *[no] La nave di { $name }
} avanza di { $marks ->
    [one] { $marks } tappa
   *[other] { $marks } tappe
}.
farshore-event-parchment = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} una pergamena da { $value } dalla pila { $stack }.
farshore-event-ended = { $you ->
    [yes] Hai
   *[no] { $name } ha
} terminato la partita.
farshore-event-wind = Vento di cambiamento: ora la bussola indica { $cards }.
farshore-event-flooded = L’alta marea copre l’isola { $island }.
farshore-event-reshuffled = Gli scarti diventano un nuovo mazzo.

# --- Explanations ---
farshore-about-copies = { $count ->
    [one] { $count } copia nel mazzo.
   *[other] { $count } copie nel mazzo.
}
farshore-about-points = Punti: { $points }.
farshore-about-cost = Costo: { $goods }.
farshore-about-free = Non costa niente.
farshore-about-no-slot = Non occupa spazio nella città.
farshore-about-stays = Il lavoratore collocato qui resta fino a fine partita.
farshore-about-anchor = Si paga anche con un’ancora su una costruzione dello stesso colore.
farshore-about-source = { $what ->
    [cost] costo
    [effects] abilità
    [vp] punti
    [colour] colore
    [kind] creatura o costruzione
    [rarity] comune o unica
    [copies] copie
    [takes_slot] spazio
    [worker_stays] se il lavoratore resta
    [needs] che cosa chiede
    [cards] quali carte indica
   *[name] nome
}
farshore-about-reconstructed = Ricostruito, non ufficiale: { $what }.
farshore-about-from-box = { $what }: { $source }.
farshore-about-worth = Nella tua città ora darebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
farshore-about-worth-there = Nella tua città ora dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
farshore-about-stack = Pergamene rimaste in questa pila: { $values }. Servono { $needs }.
farshore-about-sea = Il mare: le tappe e i loro punti; quelle con { $sign } danno un tesoro.
farshore-explain-what = “{ $text }” qui non dice niente: scrivi ? e un codice del tavolo (?P9, ?W5), il nome di una carta, c per la tua città, c2 per quella di un altro, sea per la rotta, t per tutto il tavolo.

# --- Score sheets ---
farshore-why-flat = { $points } sulla carta
farshore-why-count = { $each } × { $count } ({ $what })
farshore-why-per = { $what ->
    [treasure] tesori
    [treasure_mark] tappe con tesoro raggiunte
    [parchment] pergamene
   *[card] { $cards }
}
farshore-sheet-city = Città
farshore-sheet-tokens = Segnalini punto
farshore-sheet-treasures = Tesori
farshore-sheet-parchments = Pergamene
farshore-sheet-ship = Nave
farshore-why-ship = tappa { $mark }
farshore-total = Totale

# --- All cards ---
farshore-cards-shore = Riva, moli, vedetta
farshore-cards-islands = Isole
farshore-cards-compass = Bussola
farshore-cards-parchments = Pergamene
farshore-cards-sea = Mare
farshore-cards-kinds = Carte

# --- Help ---
farshore-help =
    Quattro stagioni, ognuno al proprio ritmo. Un’azione è: collocare un lavoratore, giocare una carta dalla mano o dalla baia, oppure, quando tutti i lavoratori sono collocati, prepararsi alla stagione seguente: tornano, con uno in più. In autunno puoi terminare la partita per te.
    Un lavoratore usa il luogo in cui sta. Riva e isole accolgono un lavoratore ciascuna; moli, vedetta e dune quanti si vuole. Nelle dune prendi una pergamena se la tua città ha le carte che chiede.
    Accanto a ogni carta c’è il suo costo; un tesoro vale una risorsa qualsiasi; un’ancora su una costruzione paga una creatura dello stesso colore. Una città ha 15 spazi; di una carta unica ne accoglie una.
    Le carte verdi agiscono quando le giochi, in primavera e in autunno, le marroni quando le giochi, le blu dopo ciò che nominano, le rosse per i lavoratori, le viola alla fine.
    Una carta che corrisponde a un segnalino bussola scoperto muove la nave di una tappa, a entrambi di due. Su alcune tappe ci sono tesori, e conta dove la nave si ferma.
    Chi si prepara per ultimo cambia la bussola e, per l’estate, sommerge due isole.
    Alla fine: carte, punti, 2 per tesoro, la somma delle pergamene per il loro numero, la nave.
    Prima di tutto ciò che puoi scegliere c’è un codice: P9 gioca la carta 9 dalla mano, B12 la carta 12 dalla baia, W5 manda un lavoratore in un luogo, V33 su una carta.
    ?P9 spiega una carta, ?W5 un luogo, ?c la tua città, ?c2 quella del giocatore 2, ?sea la rotta, ?t tutto il tavolo.
farshore-help-reconstructed = Costi, quasi tutte le abilità, isole, riva e bussola non sono pubblici: i nostri sono ricostruiti, e ? lo dice per ognuno. Se hai il gioco, inserisci i tuoi: farlands deck new farshore my.toml

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
farshore-coach-line = { $name }: { $points } punti invece di { $better-points }
farshore-coach-cards = carte in città: { $count } invece di { $better-count }
farshore-coach-left = risorse avanzate: { $count } invece di { $better-count }
farshore-coach-ship = la nave arriva alla tappa { $mark } invece di { $better-mark }
