# Everdell Farshore in words. Keys are the same in every language.

# --- Cards ---
farshore-card-beach_sledge = Beach Sledge
farshore-card-grove = Grove
farshore-card-scriptorium = Scriptorium
farshore-card-sloop = Sloop
farshore-card-tangle_raft = Tangle Raft
farshore-card-tumbler = Tumbler
farshore-card-warehouse = Warehouse
farshore-card-diver = Diver
farshore-card-merchant = Merchant
farshore-card-sail_maker = Sail Maker
farshore-card-scavenger = Scavenger
farshore-card-scribe = Scribe
farshore-card-sea_chip = Sea Chip
farshore-card-treasure_hunter = Treasure Hunter
farshore-card-customs_office = Customs Office
farshore-card-lighthouse = Lighthouse
farshore-card-market = Market
farshore-card-port = Port
farshore-card-customs_officer = Customs Officer
farshore-card-herbalist = Herbalist
farshore-card-lighthouse_keeper = Lighthouse Keeper
farshore-card-navigator = Navigator
farshore-card-galley = Galley
farshore-card-hideout = Hideout
farshore-card-rope_bridge = Rope Bridge
farshore-card-shipwreck = Shipwreck
farshore-card-castaway = Castaway
farshore-card-pirate = Pirate
farshore-card-postal_pigeon = Postal Pigeon
farshore-card-stowaway = Stowaway
farshore-card-abbey = Abbey
farshore-card-crows_nest = Crow's Nest
farshore-card-inn = Inn
farshore-card-post_office = Post Office
farshore-card-cartographer = Cartographer
farshore-card-cooper = Cooper
farshore-card-illuminator = Illuminator
farshore-card-steward = Steward
farshore-card-galleon = Galleon
farshore-card-gardens = Gardens
farshore-card-harbor = Harbor
farshore-card-manor = Manor
farshore-card-windmill = Windmill
farshore-card-admiral = Admiral
farshore-card-governor = Governor
farshore-card-guild_master = Guild Master
farshore-card-pilgrim = Pilgrim
farshore-card-sculptor = Sculptor

# --- What is printed on cards. $form is one (as what is played), bare (by itself) or many; $kind is card, critter or construction ---
farshore-colour-name = { $colour ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
   *[purple] purple
}
# Form and kind are for languages whose adjectives bend.
farshore-colour = { $form ->
   *[any] { $kind ->
       *[any] { $colour ->
            [green] green
            [blue] blue
            [brown] brown
            [red] red
           *[purple] purple
        }
    }
}
farshore-rarity = { $form ->
   *[any] { $kind ->
       *[any] { $rarity ->
            [unique] unique
           *[common] common
        }
    }
}
farshore-kind = { $form ->
    [many] { $kind ->
        [critter] critters
        [construction] constructions
       *[card] cards
    }
   *[other] { $kind ->
        [critter] critter
        [construction] construction
       *[card] card
    }
}
# Rarity or colours may be empty.
farshore-family = { $form ->
    [one] a { $rarity } { $colours } { $noun }
   *[other] { $rarity } { $colours } { $noun }
}
farshore-family-but = { $cards } other than { $but }
farshore-named = { $form ->
   *[any] { $name }
}
farshore-or = { $one } or { $other }
farshore-printed = { $rarity ->
    [unique] unique
   *[common] common
} { $colour ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
   *[purple] purple
} { $kind ->
    [critter] critter
   *[construction] construction
}

# --- Goods ---
farshore-good = { $good ->
    [driftwood] driftwood
    [seaweed] seaweed
    [gem] gem
    [mushroom] mushroom
    [treasure] treasure
    [any] any resource
   *[vp] point
}
farshore-goods = { $good ->
    [driftwood] { $count } driftwood
    [seaweed] { $count } seaweed
    [gem] { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
    [mushroom] { $count ->
        [one] { $count } mushroom
       *[other] { $count } mushrooms
    }
    [treasure] { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }
    [any] { $count ->
        [one] { $count } resource of your choice
       *[other] { $count } resources of your choice
    }
   *[vp] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
farshore-goods-of = { $count } of your choice: { $goods }
farshore-any = { $count ->
   *[any] any
}
farshore-counted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# --- Seasons ---
farshore-season = { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}

# --- Places ---
farshore-spot = { $kind ->
    [shore] shore { $number }
    [island] island { $number }
    [docks] docks
    [lookout] lookout
   *[dunes] dunes{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
}

# --- What cards do: sentences put together from these ---
# $cards is what the ability listens to, $does what it does.
farshore-when = { $trigger ->
    [produce] When played, in spring and in autumn: { $does }
    [play] When played: { $does }
    [visit] For a worker: { $does }
    [after] After you play { $cards }: { $does }
    [after_bay] After you play { $cards } from the bay: { $does }
    [after_compass] After the compass moves your ship: { $does }
    [discount] When you play { $cards }: { $does }
   *[score] At the end of the game: { $does }
}
farshore-on = { $trigger ->
    [after] after { $cards }: { $does }
    [after_bay] after { $cards } from the bay: { $does }
    [after_compass] after the compass: { $does }
   *[discount] { $cards }: { $does }
}
farshore-if = if { $cards } is in your city, { $does }
farshore-unless = unless { $cards } is in your city, { $does }
farshore-otherwise = otherwise { $does }
farshore-in-return = in return { $does }
farshore-each = { $of ->
   *[any] { $number ->
        [1] { $does } for each
       *[other] { $does } for every { $number }
    }
}
farshore-do-gain = gain { $goods }
farshore-do-draw = draw { $cards }
farshore-do-draw_up = draw until you have { $limit } cards
farshore-do-ship = move your ship { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
farshore-do-take = { $from ->
    [bay] take { $cards } from the bay
   *[both] take { $cards } from the deck or the bay
}
farshore-do-pay = { $up-to ->
    [yes] you may pay up to { $goods }
   *[no] you may pay { $goods }
}
farshore-do-discard = { $up-to ->
    [any] discard any number of cards
    [yes] discard up to { $cards }
   *[no] you may discard { $cards }
}
farshore-do-give_goods = give an opponent { $goods }
farshore-do-give_cards = give an opponent { $cards } from your hand
farshore-do-give_drawn = give an opponent { $cards } of those drawn
farshore-do-activate = use the ability of { $count ->
    [1] { $cards }
   *[other] { $count } times { $cards }
} in your city
farshore-do-salvage = discard { $cards } from your city and take its cost back
farshore-do-reveal = reveal { $cards } from the deck; you may play one worth up to { $points } points for free
farshore-do-move_worker = move one of your workers to another place and use it
farshore-do-use_spot = { $where ->
    [shore] use any place on the shore, taken or not
   *[both] use any place on the shore or an island, taken or not
}
farshore-do-play_card = { $optional ->
    [yes] you may play
   *[no] play
} a card { $from ->
    [bay] from the bay
   *[both] from your hand or the bay
} for { $count } less
farshore-do-leave = you may discard this card to pay { $count } less
farshore-do-count = { $goods } for { $what ->
    [treasure] each treasure not spent
    [treasure_mark] each treasure mark your ship has reached
    [parchment] each parchment
   *[card] each { $kind ->
       *[any] { $cards }
    } in your city
}
farshore-nothing = nothing

# --- Moves, after the name of who makes them. $number is a card, place, resource or seat; where that is known, its name ---
farshore-move-worker = places a worker: { $number }
farshore-move-visit = places a worker on { $number }
farshore-move-from-hand = plays { $number } from the hand
farshore-move-from-bay = plays { $number } from the bay
farshore-move-anchor = pays with an anchor on { $number }
farshore-move-give-up = discards { $number } from the city
farshore-move-discard = discards { $number }
farshore-move-give = gives { $number }
farshore-move-take = takes { $number } from the bay
farshore-move-act = uses the ability of { $number }
farshore-move-free = plays { $number } for nothing
farshore-move-lift-card = lifts the worker from { $number }
farshore-move-lift = lifts a worker: { $number }
farshore-move-resource = chooses: { $number }
farshore-move-pay = hands over: { $number }
farshore-move-treasure = pays a treasure in place of: { $number }
farshore-move-opponent = chooses player { $number }
farshore-move-island-down = turns island { $number } down
farshore-move-from-deck = takes the deck’s top card
farshore-move-pay-cost = pays in resources
farshore-move-no-more = goes on
farshore-move-season = prepares for the season
farshore-move-finish = ends the game
farshore-move-hand = { $number ->
    [1] draws a new hand
   *[2] keeps the hand
}

# --- Why a move is refused ---
farshore-refused-over = the game is over
farshore-refused-not-your-turn = it is not this player's turn
farshore-refused-no-such-move = there is no such move
farshore-refused-not-offered = that is not among the choices now
farshore-refused-decide-first = first decide about the action under way
farshore-refused-redraw-first = first decide whether to keep your hand
farshore-refused-no-worker = you have no worker left: prepare for the season or play a card
farshore-refused-spot-taken = only one worker fits there
farshore-refused-no-island = no island lies there: there are as many as players
farshore-refused-island-flooded = the high tides have covered that island
farshore-refused-no-parchment = that stack has no parchment left
farshore-refused-parchment-held = you have a parchment of that stack already
farshore-refused-parchment-not-earned = your city lacks the cards that parchment asks for
farshore-refused-nothing-to-give = you have too few resources to give away
farshore-refused-not-in-city = your city has no such card for a worker
farshore-refused-card-visited = a worker is on that card already
farshore-refused-not-in-hand = you do not have that card in hand
farshore-refused-not-in-bay = that card does not lie in the bay
farshore-refused-unique = it is unique, and your city has one already
farshore-refused-city-full = your city has no slot left
farshore-refused-nothing-to-discard = your city has no card that it could discard
farshore-refused-too-expensive = you cannot pay for it
farshore-refused-workers-left = place all your workers before you prepare for a season
farshore-refused-no-season = autumn is the last season
farshore-refused-not-autumn = only in autumn can you end the game

# --- Decks that cannot be ---
farshore-deck-kinds = The deck has { $count } kinds of cards: it needs { $least } to { $most }.
farshore-deck-missing = { $name } is missing: every card needs it.
farshore-deck-choice = { $name } cannot be { $value }: choose one of { $allowed }.
farshore-deck-line = { $name }: “{ $text }” says nothing the game knows. The first lines of the file made by “farlands deck new farshore” list what can be said.
farshore-deck-word = { $name }: a card cannot be called by a word of the language of effects.
farshore-deck-nobody = { $name }: “{ $text }” means no card of this deck.
farshore-deck-counted = { $name }: “{ $text }”: “for each” needs something paid or discarded before it.
farshore-deck-once = { $name }: “{ $text }”: what happens once cannot follow “up to”; say for instance “may pay 2 any to …”.
farshore-deck-drawn = { $name }: “{ $text }”: “of the cards drawn” comes right after “draw”, and fewer than are drawn.
farshore-deck-most = { $name }: “{ $text }” is too many: { $most } at most.
farshore-deck-scoring = { $name }: “{ $text }”: “score” goes with what is counted (“2 per green card”), and with nothing else.
farshore-deck-discount = { $name }: “{ $text }”: a discount goes with “discard this”, and with nothing else.
farshore-deck-spot = { $name }: “{ $text }”: effects of a spot begin with “visit:”.
farshore-deck-idle = { $name }: it activates cards of which none has an effect that begins with “produce:”.
farshore-deck-endless = { $name } could go on without end: { $text }.
farshore-deck-effects = { $name } must be a list of texts with { $most } parts at most.
farshore-deck-track = { $name } must be a list of 2 to { $most } numbers from 0 to 100, none lower than the one before.
farshore-deck-treasures = { $name } must be a list of different marks from 1 to { $most }.
farshore-deck-cards = The deck has { $count } cards: { $most } at most.
farshore-deck-slotless = { $count } cards take no slot: { $most } at most.
farshore-values = { $kind ->
    [cards-copies] copies
    [cards-colour] colours
    [cards-kind] critter or construction
    [cards-rarity] common or unique
    [cards-vp] points
    [cards-cost] costs
    [cards-effects] abilities
    [cards-name] names
    [cards-takes_slot] cards without a slot
    [cards-worker_stays] cards where workers stay
    [spots-effects] shore, docks, lookout
    [islands-effects] islands
    [compass_a-cards] compass A
    [compass_b-cards] compass B
    [parchments-needs] parchments
    [sea_track-points] points of the sea track
    [sea_track-treasures] treasures of the sea track
   *[other] { $name }
}

# --- Cities that cannot be ---
farshore-area-number = { $name } cannot be { $value }: give a whole number from 0 to { $most }.
farshore-area-city = city must be a list of cards, as in ["grove", "inn"].
farshore-area-card = There is no card “{ $card }”. “farlands cards farshore” shows them with their names.
farshore-area-copies = { $card } is in the city { $count } times: the deck has { $most } of it.
farshore-area-unique = { $card } is unique: a city has it once at most.
farshore-area-slots = { $count } cards that take a slot cannot be in a city: it has { $most }.
farshore-area-parchments = parchments must be a list of up to { $most } numbers, each 0, 1 or 2.
farshore-area-ship-points = ship_points cannot be { $value }: the marks of the sea track give { $points }.
farshore-area-ship-twice = Give ship (the marks it has come) or ship_points (the points printed there), not both.
farshore-help-file = a JSON file with your city: card names, ship, parchments, treasures, point tokens, as in { "{" }"city": ["grove", "inn"], "ship": 3, "parchments": [2, 1], "treasures": 1, "tokens": 4{ "}" }

# --- The table ---
farshore-title = Everdell Farshore
farshore-option-first_player = { $value ->
    [first_seat] the first named begins
   *[drawn] who begins is drawn
}
farshore-header = Farshore: { $phase ->
    [redraw] keep your hand?
    [over] the end
   *[playing] { $name } to play
}
farshore-decks = deck { $deck }, discards { $discards }
farshore-compass = Compass: { $cards }
farshore-player = { $number } { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
farshore-player-season = { $season }{ $ended ->
    [yes] , has ended
   *[no] { "" }
}
farshore-workers = workers { $count }/{ $all }
farshore-anchors = anchors { $count }
farshore-hand-count = hand { $count }
farshore-ship = ship at mark { $mark } ({ $points })
farshore-slots = city { $count }/{ $most }
farshore-parchments = parchments { $values }
farshore-city-empty = nothing yet
farshore-pile-bay = The bay
farshore-pile-hand = Your hand
farshore-pile-shown = Revealed
farshore-flooded = flooded
farshore-places-shore = Shore
farshore-places-islands = Islands
farshore-places-docks = Docks
farshore-places-lookout = Lookout
farshore-places-dunes = Dunes
farshore-places-city = Your city
farshore-needs = { $count } { $cards }
farshore-needs-each-colour = 1 card of each colour
farshore-got = yours
farshore-mark-worker = worker
farshore-mark-anchor = anchor
farshore-mark-unique = unique
farshore-mark-ship = moves your ship
farshore-mark-kinds = (construction, critter)

# --- What can be done ---
farshore-can-season = prepare for { $season }: your workers come back, with one more
farshore-can-finish = end the game for yourself
farshore-can-new-hand = discard your hand and draw as many cards
farshore-can-keep-hand = keep your hand
farshore-can-pay-cost = pay { $goods }
farshore-can-pay-rest = pay the rest in resources: { $goods }
farshore-can-pay-nothing = pay nothing: the card is free
farshore-can-anchor = an anchor on { $card }
farshore-can-discount = { $card } out of your city: { $count } less
farshore-can-less = one { $good } less
farshore-can-treasure = a treasure in place of one { $good }
farshore-can-good = { $good } (you have { $count })
farshore-can-from-deck = the deck's top card
farshore-can-no-more = no more
farshore-can-skip = no

# --- Prompts. $source is the card or place it comes from ---
farshore-question = { $asked ->
    [redraw] Keep your hand, or draw a new one? Once only.
    [turn] Your action? Type a code, as in { $example }.
    [way] How do you pay for { $card }?
    [less] { $card }: on what do you use the discount? { $left } left, { $owed } owed.
    [payment] { $card }: { $owed } owed. Do treasures pay for some of it?
    [gain] { $source }: which resource? { $left } to choose.
    [take] { $source }: which card do you take? { $left } to take.
    [pay] { $source }: what do you pay? { $left } at most.
    [discard] { $source }: which card do you discard? { $left } at most.
    [receiver] { $source }: to whom?
    [give_goods] { $source }: what do you give? { $left } to give.
    [give_cards] { $source }: which card do you give? { $left } to give.
    [give_drawn] { $source }: which of the cards drawn do you give? { $left } to give.
    [activate] { $source }: which card acts?
    [salvage] { $source }: which card do you discard from your city? You get its cost back.
    [reveal] { $source }: do you play one of the cards revealed, for nothing?
    [lift] { $source }: which worker do you move?
    [where] { $source }: where does the worker go?
    [use_spot] { $source }: which place do you use?
    [play_card] { $source }: which card do you play for { $count } less?
    [order] Which card acts first?
    [order-take] Which card acts next, or which card do you take? { $left } to take.
    [tides] High tides: which island do you turn down? { $left } to turn.
    [over] The game is over.
   *[wait] It is somebody else's turn.
}

# --- What happened. $you is yes where the reader did it ---
farshore-event-season = { $you ->
    [yes] You prepare
   *[no] { $name } prepares
} for { $season }.
farshore-event-worker = { $you ->
    [yes] You place
   *[no] { $name } places
} a worker: { $spot }.
farshore-event-visited = { $you ->
    [yes] You place
   *[no] { $name } places
} a worker on { $card }.
farshore-event-laid = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card }.
farshore-event-lost = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { $card } from the city.
farshore-event-gained = You gain { $goods }.
farshore-event-spent = You spend { $goods }.
farshore-event-ship = { $you ->
    [yes] Your ship
   *[no] The ship of { $name }
} moves { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}.
farshore-event-parchment = { $you ->
    [yes] You take
   *[no] { $name } takes
} a parchment of { $value } from stack { $stack }.
farshore-event-ended = { $you ->
    [yes] You have
   *[no] { $name } has
} ended the game.
farshore-event-wind = Wind of change: the compass now means { $cards }.
farshore-event-flooded = High tides cover island { $island }.
farshore-event-reshuffled = The discards become a new deck.

# --- Explanations ---
farshore-about-copies = { $count ->
    [one] { $count } copy in the deck.
   *[other] { $count } copies in the deck.
}
farshore-about-points = Points: { $points }.
farshore-about-cost = Cost: { $goods }.
farshore-about-free = It costs nothing.
farshore-about-no-slot = It takes no slot in the city.
farshore-about-stays = A worker placed on it stays for the rest of the game.
farshore-about-anchor = An anchor on a construction of the same colour pays for it.
farshore-about-source = { $what ->
    [cost] cost
    [effects] ability
    [vp] points
    [colour] colour
    [kind] critter or construction
    [rarity] common or unique
    [copies] copies
    [takes_slot] slot
    [worker_stays] whether the worker stays
    [needs] what it asks for
    [cards] which cards it means
   *[name] name
}
farshore-about-reconstructed = Reconstructed, not official: { $what }.
farshore-about-from-box = { $what }: { $source }.
farshore-about-worth = In your city it would give { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
farshore-about-worth-there = In your city it gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
farshore-about-stack = Parchments left in this stack: { $values }. You need { $needs }.
farshore-about-sea = The sea: marks and their points; those with { $sign } give a treasure.
farshore-explain-what = “{ $text }” says nothing here: type ? and a code from the table (as in ?P9, ?W5), a card's name, c for your city, c2 for another's, sea, or t for the whole table.

# --- Score sheets ---
farshore-why-flat = { $points } printed
farshore-why-count = { $each } × { $count } ({ $what })
farshore-why-per = { $what ->
    [treasure] treasures
    [treasure_mark] treasure marks reached
    [parchment] parchments
   *[card] { $cards }
}
farshore-sheet-city = City
farshore-sheet-tokens = Point tokens
farshore-sheet-treasures = Treasures
farshore-sheet-parchments = Parchments
farshore-sheet-ship = Ship
farshore-why-ship = mark { $mark }
farshore-total = Total

# --- All cards ---
farshore-cards-shore = Shore, docks, lookout
farshore-cards-islands = Islands
farshore-cards-compass = Compass
farshore-cards-parchments = Parchments
farshore-cards-sea = Sea
farshore-cards-kinds = Cards

# --- Help ---
farshore-help =
    Four seasons, each at your own pace. An action is: place a worker, play a card from your hand or the bay, or, when all your workers are placed, prepare for the next season: they come back, with one more. In autumn you may end the game for yourself.
    A worker uses the place where it stands. Shore and islands take one worker each; docks, lookout and dunes any number. In the dunes you take a parchment if your city has the cards it asks for.
    Beside a card stands what it costs; a treasure pays for any one resource; an anchor on a construction pays for a critter of the same colour. A city has 15 slots; of a unique card it takes one.
    Green cards act when played and in spring and autumn, brown ones when played, blue ones after what they name, red ones for your workers, purple ones at the end.
    A card that fits an open compass token moves your ship a mark, one that fits both two. Treasures lie at some marks, and where the ship ends counts.
    Who prepares last turns the compass, and for the summer floods two islands.
    At the end: cards, points, 2 for each treasure, the sum of your parchments times their number, the ship.
    Codes stand before whatever you can choose: P9 plays card 9 from your hand, B12 card 12 from the bay, W5 sends a worker to a place, V33 to a card.
    ?P9 explains a card, ?W5 a place, ?c your city, ?c2 that of player 2, ?sea the track, ?t the whole table.
farshore-help-reconstructed = Costs, most abilities, islands, shore and compass are not public: ours are reconstructed, and ? says so for each. If you own the game, enter yours: farlands deck new farshore my.toml

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
farshore-coach-line = { $name }: { $points } points instead of { $better-points }
farshore-coach-cards = cards in the city: { $count } instead of { $better-count }
farshore-coach-left = resources left over: { $count } instead of { $better-count }
farshore-coach-ship = the ship comes to mark { $mark } instead of { $better-mark }
