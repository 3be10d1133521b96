# «Евердел. Далекий берег» українською. Keys are the same in every language.

# --- Cards ---
farshore-card-beach_sledge = Пляжні санчата
farshore-card-grove = Гай
farshore-card-scriptorium = Скрипторій
farshore-card-sloop = Шлюп
farshore-card-tangle_raft = Пліт з водоростей
farshore-card-tumbler = Шліфувальня
farshore-card-warehouse = Пакгауз
farshore-card-diver = Нирець
farshore-card-merchant = Купець
farshore-card-sail_maker = Майстер вітрил
farshore-card-scavenger = Збирач мотлоху
farshore-card-scribe = Писар
farshore-card-sea_chip = Морський бурундук
farshore-card-treasure_hunter = Шукач скарбів
farshore-card-customs_office = Митниця
farshore-card-lighthouse = Маяк
farshore-card-market = Ринок
farshore-card-port = Порт
farshore-card-customs_officer = Митник
farshore-card-herbalist = Травник
farshore-card-lighthouse_keeper = Доглядач маяка
farshore-card-navigator = Штурман
farshore-card-galley = Галера
farshore-card-hideout = Схованка
farshore-card-rope_bridge = Мотузяний міст
farshore-card-shipwreck = Уламки корабля
farshore-card-castaway = Вигнанець
farshore-card-pirate = Пірат
farshore-card-postal_pigeon = Поштовий голуб
farshore-card-stowaway = Безквитник
farshore-card-abbey = Абатство
farshore-card-crows_nest = Вороняче гніздо
farshore-card-inn = Заїзд
farshore-card-post_office = Пошта
farshore-card-cartographer = Картограф
farshore-card-cooper = Бондар
farshore-card-illuminator = Мініатюрист
farshore-card-steward = Стюард
farshore-card-galleon = Галеон
farshore-card-gardens = Сади
farshore-card-harbor = Гавань
farshore-card-manor = Садиба
farshore-card-windmill = Вітряк
farshore-card-admiral = Адмірал
farshore-card-governor = Губернатор
farshore-card-guild_master = Голова гільдії
farshore-card-pilgrim = Прочанин
farshore-card-sculptor = Скульптор

# --- What is printed on cards. $form is one (as what is played), bare (by itself) or many; $kind is card, critter or construction ---
farshore-colour-name = { $colour ->
    [green] зелена
    [blue] синя
    [brown] коричнева
    [red] червона
   *[purple] бузкова
}
farshore-colour = { $form ->
    [many] { $colour ->
        [green] зелені
        [blue] сині
        [brown] коричневі
        [red] червоні
       *[purple] бузкові
    }
    [one] { $colour ->
        [green] зелену
        [blue] синю
        [brown] коричневу
        [red] червону
       *[purple] бузкову
    }
   *[bare] { $colour ->
        [green] зелена
        [blue] синя
        [brown] коричнева
        [red] червона
       *[purple] бузкова
    }
}
farshore-rarity = { $form ->
    [many] { $rarity ->
        [unique] унікальні
       *[common] звичайні
    }
    [one] { $rarity ->
        [unique] унікальну
       *[common] звичайну
    }
   *[bare] { $rarity ->
        [unique] унікальна
       *[common] звичайна
    }
}
farshore-kind = { $form ->
    [many] { $kind ->
        [critter] істоти
        [construction] споруди
       *[card] карти
    }
    [one] { $kind ->
        [critter] істоту
        [construction] споруду
       *[card] карту
    }
   *[bare] { $kind ->
        [critter] істота
        [construction] споруда
       *[card] карта
    }
}
# Rarity or colours may be empty.
farshore-family = { $rarity } { $colours } { $noun }
farshore-family-but = { $cards } (крім карти «{ $but }»)
farshore-named = { $form ->
    [bare] карта «{ $name }»
    [many] карти «{ $name }»
   *[one] карту «{ $name }»
}
farshore-or = { $one } або { $other }
farshore-printed = { $rarity ->
    [unique] унікальна
   *[common] звичайна
} { $colour ->
    [green] зелена
    [blue] синя
    [brown] коричнева
    [red] червона
   *[purple] бузкова
} карта, { $kind ->
    [critter] істота
   *[construction] споруда
}

# --- Goods ---
farshore-good = { $good ->
    [driftwood] корч
    [seaweed] водорість
    [gem] самоцвіт
    [mushroom] гриб
    [treasure] скарб
    [any] будь-який ресурс
   *[vp] ПО
}
farshore-goods = { $good ->
    [driftwood] { $count ->
        [one] { $count } корч
        [few] { $count } корчі
        [many] { $count } корчів
       *[other] { $count } корча
    }
    [seaweed] { $count ->
        [one] { $count } водорість
        [few] { $count } водорості
        [many] { $count } водоростей
       *[other] { $count } водорості
    }
    [gem] { $count ->
        [one] { $count } самоцвіт
        [few] { $count } самоцвіти
        [many] { $count } самоцвітів
       *[other] { $count } самоцвіту
    }
    [mushroom] { $count ->
        [one] { $count } гриб
        [few] { $count } гриби
        [many] { $count } грибів
       *[other] { $count } гриба
    }
    [treasure] { $count ->
        [one] { $count } скарб
        [few] { $count } скарби
        [many] { $count } скарбів
       *[other] { $count } скарбу
    }
    [any] { $count ->
        [one] { $count } ресурс на вибір
        [few] { $count } ресурси на вибір
        [many] { $count } ресурсів на вибір
       *[other] { $count } ресурсу на вибір
    }
   *[vp] { $count } ПО
}
farshore-goods-of = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
    [many] { $count } ресурсів
   *[other] { $count } ресурсу
} на вибір: { $goods }
farshore-any = на вибір
farshore-counted-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}

# --- Seasons ---
farshore-season = { $season ->
    [winter] зима
    [spring] весна
    [summer] літо
   *[autumn] осінь
}

# --- Places ---
farshore-spot = { $kind ->
    [shore] берег { $number }
    [island] острів { $number }
    [docks] причали
    [lookout] дозорний мис
   *[dunes] дюни{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
}

# --- What cards do: sentences put together from these ---
# $cards is what the ability listens to, $does what it does.
farshore-when = { $trigger ->
    [produce] Під час розіграшу, навесні та восени: { $does }
    [play] Під час розіграшу: { $does }
    [visit] Розмістивши робітника: { $does }
    [after] Розігравши { $cards }: { $does }
    [after_bay] Розігравши { $cards } з бухти: { $does }
    [after_compass] Коли роза вітрів переміщує ваш корабель: { $does }
    [discount] Розігруючи { $cards }: { $does }
   *[score] Наприкінці гри: { $does }
}
farshore-on = { $trigger ->
    [after] розігравши { $cards }: { $does }
    [after_bay] розігравши { $cards } з бухти: { $does }
    [after_compass] після рози вітрів: { $does }
   *[discount] розігруючи { $cards }: { $does }
}
farshore-if = маючи в місті { $cards }, { $does }
farshore-unless = не маючи в місті { $cards }, { $does }
farshore-otherwise = інакше { $does }
farshore-in-return = за це { $does }
farshore-each = { $of ->
    [card] { $number ->
        [1] { $does } за кожну карту
        [one] { $does } за кожну { $number } карту
        [few] { $does } за кожні { $number } карти
        [many] { $does } за кожні { $number } карт
       *[other] { $does } за кожні { $number } карти
    }
   *[goods] { $number ->
        [1] { $does } за кожен ресурс
        [one] { $does } за кожен { $number } ресурс
        [few] { $does } за кожні { $number } ресурси
        [many] { $does } за кожні { $number } ресурсів
       *[other] { $does } за кожні { $number } ресурсу
    }
}
farshore-do-gain = отримайте { $goods }
farshore-do-draw = візьміть { $cards }
farshore-do-draw_up = беріть карти, доки на руці їх не стане { $limit }
farshore-do-ship = перемістіть корабель на { $count ->
    [one] { $count } позначку
    [few] { $count } позначки
    [many] { $count } позначок
   *[other] { $count } позначки
}
farshore-do-take = { $from ->
    [bay] візьміть { $cards } з бухти
   *[both] візьміть { $cards } з колоди або бухти
}
farshore-do-pay = { $up-to ->
    [yes] можете заплатити щонайбільше { $goods }
   *[no] можете заплатити { $goods }
}
farshore-do-discard = { $up-to ->
    [any] скиньте будь-яку кількість карт
    [yes] скиньте щонайбільше { $cards }
   *[no] можете скинути { $cards }
}
farshore-do-give_goods = віддайте супернику { $goods }
farshore-do-give_cards = віддайте супернику { $cards } з руки
farshore-do-give_drawn = віддайте супернику { $cards } зі взятих
farshore-do-activate = { $count ->
    [1] виберіть у місті { $cards } і застосуйте властивість цієї карти
    [one] { $count } раз виберіть у місті { $cards } і застосуйте властивість цієї карти
    [few] { $count } рази виберіть у місті { $cards } і застосуйте властивість цієї карти
    [many] { $count } разів виберіть у місті { $cards } і застосуйте властивість цієї карти
   *[other] { $count } раза виберіть у місті { $cards } і застосуйте властивість цієї карти
}
farshore-do-salvage = скиньте з міста { $cards } й отримайте ресурси в розмірі вартості
farshore-do-reveal = відкрийте { $cards } з колоди; одну, що приносить щонайбільше { $points } ПО, можете розіграти безплатно
farshore-do-move_worker = перемістіть одного зі своїх робітників в іншу локацію та застосуйте її
farshore-do-use_spot = { $where ->
    [shore] застосуйте будь-яку берегову локацію, зайняту чи ні
   *[both] застосуйте будь-яку берегову або острівну локацію, зайняту чи ні
}
farshore-do-play_card = { $optional ->
    [yes] можете розіграти
   *[no] розіграйте
} карту { $from ->
    [bay] з бухти
   *[both] з руки або з бухти
} зі знижкою { $count }
farshore-do-leave = можете скинути цю карту з міста й заплатити на { $count } менше
farshore-do-count = { $goods } за { $what ->
    [treasure] кожен невитрачений скарб
    [treasure_mark] кожну позначку зі скарбом, якої дістався корабель
    [parchment] кожен пергамент
   *[card] кожну { $cards } в місті
}
farshore-nothing = нічого

# --- Moves, after the name of who makes them. $number is a card, place, resource or seat; where that is known, its name ---
farshore-move-worker = розміщує робітника: { $number }
farshore-move-visit = розміщує робітника на карті «{ $number }»
farshore-move-from-hand = розігрує з руки: { $number }
farshore-move-from-bay = розігрує з бухти: { $number }
farshore-move-anchor = платить якорем на карті «{ $number }»
farshore-move-give-up = скидає з міста: { $number }
farshore-move-discard = скидає: { $number }
farshore-move-give = віддає карту: { $number }
farshore-move-take = бере з бухти: { $number }
farshore-move-act = застосовує властивість: { $number }
farshore-move-free = розігрує безплатно: { $number }
farshore-move-lift-card = знімає робітника з карти «{ $number }»
farshore-move-lift = знімає робітника: { $number }
farshore-move-resource = вибирає: { $number }
farshore-move-pay = віддає: { $number }
farshore-move-treasure = платить скарбом замість ресурсу: { $number }
farshore-move-opponent = вибирає гравця { $number }
farshore-move-island-down = перевертає острів { $number }
farshore-move-from-deck = бере верхню карту колоди
farshore-move-pay-cost = платить ресурсами
farshore-move-no-more = більше нічого не вибирає
farshore-move-season = готується до сезону
farshore-move-finish = завершує гру
farshore-move-hand = { $number ->
    [1] бере нову руку
   *[2] лишає руку
}

# --- Why a move is refused ---
farshore-refused-over = гру закінчено
farshore-refused-not-your-turn = зараз хід іншого гравця
farshore-refused-no-such-move = такого ходу немає
farshore-refused-not-offered = цього зараз немає на вибір
farshore-refused-decide-first = спершу вирішіть те, що вже розпочато
farshore-refused-redraw-first = спершу вирішіть, чи лишити руку
farshore-refused-no-worker = робітників більше немає: підготуйтеся до сезону або розіграйте карту
farshore-refused-spot-taken = там є місце лише для одного робітника
farshore-refused-no-island = там немає острова: островів стільки, скільки гравців
farshore-refused-island-flooded = цей острів затопило високим припливом
farshore-refused-no-parchment = у цьому стосі більше немає пергаментів
farshore-refused-parchment-held = пергамент із цього стосу у вас уже є
farshore-refused-parchment-not-earned = у місті немає карт, яких потребує цей пергамент
farshore-refused-nothing-to-give = для цього треба віддати більше ресурсів, ніж ви маєте
farshore-refused-not-in-city = у вашому місті немає такої карти для робітника
farshore-refused-card-visited = на цій карті вже є робітник
farshore-refused-not-in-hand = цієї карти у вас на руці немає
farshore-refused-not-in-bay = цієї карти в бухті немає
farshore-refused-unique = це унікальна карта, і в місті вона вже є
farshore-refused-city-full = у місті не лишилося комірок
farshore-refused-nothing-to-discard = у вашому місті немає карти, яку вона могла б скинути
farshore-refused-too-expensive = вам нічим за неї заплатити
farshore-refused-workers-left = до сезону готуються, коли розміщено всіх робітників
farshore-refused-no-season = осінь — останній сезон
farshore-refused-not-autumn = завершити гру можна лише восени

# --- Decks that cannot be ---
farshore-deck-kinds = Видів карт у колоді: { $count }, а треба від { $least } до { $most }.
farshore-deck-missing = Бракує { $name }: це потрібно кожній карті.
farshore-deck-choice = { $name } не може бути { $value }: виберіть одне з { $allowed }.
farshore-deck-line = { $name }: «{ $text }» нічого не каже грі. Що можна писати, перелічено на початку файлу від «farlands deck new farshore».
farshore-deck-word = { $name }: карту не можна назвати словом із мови властивостей.
farshore-deck-nobody = { $name }: під «{ $text }» не підходить жодна карта цієї колоди.
farshore-deck-counted = { $name }: «{ $text }»: перед «for each» треба щось заплатити або скинути.
farshore-deck-once = { $name }: «{ $text }»: те, що стається один раз, не може йти після «up to»; напишіть, наприклад, «may pay 2 any to …».
farshore-deck-drawn = { $name }: «{ $text }»: «of the cards drawn» стоїть одразу після «draw», і карт менше, ніж узято.
farshore-deck-most = { $name }: «{ $text }» — забагато: щонайбільше { $most }.
farshore-deck-scoring = { $name }: «{ $text }»: зі «score» поєднується лише підрахунок («2 per green card»), і лише з ним.
farshore-deck-discount = { $name }: «{ $text }»: зі знижкою поєднується лише «discard this», і лише з нею.
farshore-deck-spot = { $name }: «{ $text }»: властивості локації починаються з «visit:».
farshore-deck-idle = { $name }: застосовує властивості карт, жодна з яких не має властивості з «produce:».
farshore-deck-endless = { $name } може тривати без кінця: { $text }.
farshore-deck-effects = { $name } — список текстів, щонайбільше { $most } частин.
farshore-deck-track = { $name } — список із 2–{ $most } чисел від 0 до 100, кожне не менше за попереднє.
farshore-deck-treasures = { $name } — список різних позначок від 1 до { $most }.
farshore-deck-cards = Карт у колоді: { $count }, а можна щонайбільше { $most }.
farshore-deck-slotless = Карт, що не займають комірки: { $count }, а можна щонайбільше { $most }.
farshore-values = { $kind ->
    [cards-copies] примірники
    [cards-colour] кольори
    [cards-kind] істота чи споруда
    [cards-rarity] звичайна чи унікальна
    [cards-vp] ПО
    [cards-cost] вартості
    [cards-effects] властивості
    [cards-name] назви
    [cards-takes_slot] карти без комірки
    [cards-worker_stays] карти, де лишається робітник
    [spots-effects] берег, причали, дозорний мис
    [islands-effects] острови
    [compass_a-cards] рози вітрів «А»
    [compass_b-cards] рози вітрів «Б»
    [parchments-needs] пергаменти
    [sea_track-points] ПО морського шляху
    [sea_track-treasures] скарби морського шляху
   *[other] { $name }
}

# --- Cities that cannot be ---
farshore-area-number = { $name } не може бути { $value }: потрібне ціле число від 0 до { $most }.
farshore-area-city = city — список карт, наприклад ["grove", "inn"].
farshore-area-card = Карти «{ $card }» немає. Карти та їхні імена покаже «farlands cards farshore».
farshore-area-copies = { $card } в місті: { $count }, а в колоді таких карт { $most }.
farshore-area-unique = { $card } — унікальна карта: у місті вона буває лише одна.
farshore-area-slots = Карт, що займають комірку, { $count }, а комірок у місті { $most }.
farshore-area-parchments = parchments — список щонайбільше з { $most } чисел, кожне 0, 1 або 2.
farshore-area-ship-points = ship_points не може бути { $value }: позначки морського шляху приносять { $points }.
farshore-area-ship-twice = Укажіть ship (скільки позначок пройшов корабель) або ship_points (ПО на його позначці), але не обидва.
farshore-help-file = файл JSON із вашим містом: імена карт, корабель, пергаменти, скарби, жетони ПО, наприклад { "{" }"city": ["grove", "inn"], "ship": 3, "parchments": [2, 1], "treasures": 1, "tokens": 4{ "}" }

# --- The table ---
farshore-title = Евердел. Далекий берег
farshore-option-first_player = { $value ->
    [first_seat] починає названий першим
   *[drawn] хто починає, вирішує жереб
}
farshore-header = Далекий берег: { $phase ->
    [redraw] лишити руку?
    [over] кінець гри
   *[playing] ходить { $name }
}
farshore-decks = колода { $deck }, скид { $discards }
farshore-compass = Рози вітрів: { $cards }
farshore-player = { $number } { $name }: { $points } ПО
farshore-player-season = { $season }{ $ended ->
    [yes] , гру завершено
   *[no] { "" }
}
farshore-workers = робітники { $count }/{ $all }
farshore-anchors = якорі { $count }
farshore-hand-count = рука { $count }
farshore-ship = корабель на позначці { $mark } ({ $points })
farshore-slots = місто { $count }/{ $most }
farshore-parchments = пергаменти { $values }
farshore-city-empty = поки нічого
farshore-pile-bay = Бухта
farshore-pile-hand = Ваша рука
farshore-pile-shown = Відкрито
farshore-flooded = затоплено
farshore-places-shore = Берег
farshore-places-islands = Острови
farshore-places-docks = Причали
farshore-places-lookout = Мис
farshore-places-dunes = Дюни
farshore-places-city = Ваше місто
farshore-needs = { $cards }: { $count }
farshore-needs-each-colour = по 1 карті кожного кольору
farshore-got = узято
farshore-mark-worker = робітник
farshore-mark-anchor = якір
farshore-mark-unique = унікальна
farshore-mark-ship = перемістить корабель
farshore-mark-kinds = (споруда, істота)

# --- What can be done ---
farshore-can-season = підготуватися до сезону ({ $season }): робітники повернуться, з ними ще один
farshore-can-finish = завершити гру для себе
farshore-can-new-hand = скинути руку й узяти стільки ж карт
farshore-can-keep-hand = лишити руку
farshore-can-pay-cost = заплатити { $goods }
farshore-can-pay-rest = решту заплатити ресурсами: { $goods }
farshore-can-pay-nothing = не платити: карта безплатна
farshore-can-anchor = якір на карту «{ $card }»
farshore-can-discount = скинути з міста «{ $card }»: на { $count } менше
farshore-can-less = менше на один ресурс: { $good }
farshore-can-treasure = скарб замість ресурсу: { $good }
farshore-can-good = { $good } (у вас { $count })
farshore-can-from-deck = верхню карту колоди
farshore-can-no-more = більше нічого
farshore-can-skip = ні

# --- Prompts. $source is the card or place it comes from ---
farshore-question = { $asked ->
    [redraw] Лишити руку чи взяти нову? Лише один раз.
    [turn] Ваша дія? Введіть код, наприклад { $example }.
    [way] Чим ви платите за карту «{ $card }»?
    [less] { $card }: на що йде знижка? Лишилося { $left }, треба заплатити: { $owed }.
    [payment] { $card }: треба заплатити { $owed }. Заплатити щось скарбами?
    [gain] { $source }: який ресурс? Вибрати ще: { $left }.
    [take] { $source }: яку карту взяти? Узяти ще: { $left }.
    [pay] { $source }: чим ви платите? Щонайбільше { $left }.
    [discard] { $source }: яку карту скинути? Щонайбільше { $left }.
    [receiver] { $source }: кому віддати?
    [give_goods] { $source }: що віддати? Віддати ще: { $left }.
    [give_cards] { $source }: яку карту віддати? Віддати ще: { $left }.
    [give_drawn] { $source }: яку зі взятих карт віддати? Віддати ще: { $left }.
    [activate] { $source }: властивість якої карти застосувати?
    [salvage] { $source }: яку карту скинути з міста? Її вартість повернеться.
    [reveal] { $source }: розіграти безплатно одну з відкритих карт?
    [lift] { $source }: якого робітника перемістити?
    [where] { $source }: куди йде робітник?
    [use_spot] { $source }: яку локацію застосувати?
    [play_card] { $source }: яку карту розіграти зі знижкою { $count }?
    [order] Властивість якої карти застосувати спершу?
    [order-take] Властивість якої карти застосувати чи яку карту взяти? Узяти ще: { $left }.
    [tides] Високий приплив: який острів перевернути? Перевернути ще: { $left }.
    [over] Гру закінчено.
   *[wait] Зараз хід іншого гравця.
}

# --- What happened. $you is yes where the reader did it ---
farshore-event-season = { $you ->
    [yes] Ви готуєтеся
   *[no] { $name } готується
} до сезону: { $season }.
farshore-event-worker = { $you ->
    [yes] Ви розміщуєте
   *[no] { $name } розміщує
} робітника: { $spot }.
farshore-event-visited = { $you ->
    [yes] Ви розміщуєте
   *[no] { $name } розміщує
} робітника на карті «{ $card }».
farshore-event-laid = { $you ->
    [yes] Ви розігруєте
   *[no] { $name } розігрує
} карту «{ $card }».
farshore-event-lost = { $you ->
    [yes] Ви скидаєте
   *[no] { $name } скидає
} з міста карту «{ $card }».
farshore-event-gained = Ви отримуєте { $goods }.
farshore-event-spent = Ви витрачаєте { $goods }.
farshore-event-ship = { $you ->
    [yes] Ваш корабель
   *[no] Корабель гравця { $name }
} переміщується на { $marks ->
    [one] { $marks } позначку
    [few] { $marks } позначки
    [many] { $marks } позначок
   *[other] { $marks } позначки
}.
farshore-event-parchment = { $you ->
    [yes] Ви берете
   *[no] { $name } бере
} пергамент зі значенням { $value } зі стосу { $stack }.
farshore-event-ended = { $you ->
    [yes] Ви завершуєте
   *[no] { $name } завершує
} гру.
farshore-event-wind = Вітер змін: рози вітрів тепер означають { $cards }.
farshore-event-flooded = Високий приплив затопив острів { $island }.
farshore-event-reshuffled = Зі скиду вийшла нова колода.

# --- Explanations ---
farshore-about-copies = { $count ->
    [one] { $count } примірник у колоді.
    [few] { $count } примірники в колоді.
    [many] { $count } примірників у колоді.
   *[other] { $count } примірника в колоді.
}
farshore-about-points = ПО: { $points }.
farshore-about-cost = Щоб розіграти, заплатіть { $goods }.
farshore-about-free = Нічого не коштує.
farshore-about-no-slot = Не займає комірки в місті.
farshore-about-stays = Розміщений на ній робітник лишається там до кінця гри.
farshore-about-anchor = Можна оплатити якорем на споруді того самого кольору.
farshore-about-source = { $what ->
    [cost] вартість
    [effects] властивість
    [vp] ПО
    [colour] колір
    [kind] істота чи споруда
    [rarity] звичайна чи унікальна
    [copies] кількість примірників
    [takes_slot] комірка
    [worker_stays] чи лишається робітник
    [needs] що потрібно
    [cards] які карти підходять
   *[name] назва
}
farshore-about-reconstructed = Відновлено нами, не офіційно: { $what }.
farshore-about-from-box = { $what }: { $source }.
farshore-about-worth = У вашому місті принесла б зараз { $points } ПО.
farshore-about-worth-there = У вашому місті приносить зараз { $points } ПО.
farshore-about-stack = Пергаменти в цьому стосі: { $values }. Потрібно: { $needs }.
farshore-about-sea = Морський шлях: позначки та їхні ПО; знак { $sign } — позначка зі скарбом.
farshore-explain-what = «{ $text }» тут нічого не означає: введіть ? і код зі столу (?P9, ?W5), назву карти, c — ваше місто, c2 — місто іншого гравця, sea — морський шлях, t — увесь стіл.

# --- Score sheets ---
farshore-why-flat = { $points } на карті
farshore-why-count = { $each } × { $count } ({ $what })
farshore-why-per = { $what ->
    [treasure] скарби
    [treasure_mark] позначки зі скарбами
    [parchment] пергаменти
   *[card] { $cards }
}
farshore-sheet-city = Місто
farshore-sheet-tokens = Жетони ПО
farshore-sheet-treasures = Скарби
farshore-sheet-parchments = Пергаменти
farshore-sheet-ship = Корабель
farshore-why-ship = позначка { $mark }
farshore-total = Разом

# --- All cards ---
farshore-cards-shore = Берег, причали, дозорний мис
farshore-cards-islands = Острови
farshore-cards-compass = Рози вітрів
farshore-cards-parchments = Пергаменти
farshore-cards-sea = Морський шлях
farshore-cards-kinds = Карти

# --- Help ---
farshore-help =
    Чотири сезони, у кожного гравця у власному темпі. Дія — це розмістити робітника, розіграти карту з руки або з бухти чи, коли всіх робітників розміщено, підготуватися до нового сезону: робітники повернуться, і до них додасться ще один. Восени можна завершити гру для себе.
    Робітник застосовує локацію, у якій стоїть. На березі та острові є місце для одного робітника, на причалах, дозорному мисі та в дюнах — для скількох завгодно. У дюнах беруть пергамент, якщо в місті є карти, яких він потребує.
    Вартість карти написано поруч із нею; скарб замінює будь-який ресурс; якір на споруді оплачує істоту того самого кольору. У місті 15 комірок; унікальна карта буває в ньому одна.
    Зелені карти діють під час розіграшу, навесні та восени, коричневі — під час розіграшу, сині — після того, що на них названо, червоні — для робітників, бузкові — наприкінці гри.
    Карта, що підходить до відкритого жетона рози вітрів, переміщує корабель на позначку, до обох — на дві. На деяких позначках лежать скарби, а остання позначка приносить ПО.
    Хто готується до сезону останнім, змінює рози вітрів, а до літа перевертає два острови.
    Наприкінці: карти, жетони ПО, по 2 за скарб, сума пергаментів, помножена на їхню кількість, корабель.
    Перед усім, що можна вибрати, стоїть код: P9 розігрує карту 9 з руки, B12 — карту 12 із бухти, W5 розміщує робітника в локації, V33 — на карті.
    ?P9 пояснює карту, ?W5 — локацію, ?c показує ваше місто, ?c2 — місто гравця 2, ?sea — морський шлях, ?t — увесь стіл.
farshore-help-reconstructed = Вартості, більшість властивостей, острови, берег і рози вітрів ніде не опубліковано: наші відновлено, і ? каже про це біля кожної карти. Якщо у вас є гра, внесіть свої: farlands deck new farshore my.toml

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
farshore-coach-line = { $name }: { $points } оч. замість { $better-points }
farshore-coach-cards = карт у місті: { $count } замість { $better-count }
farshore-coach-left = ресурсів залишилося: { $count } замість { $better-count }
farshore-coach-ship = корабель доходить до позначки { $mark } замість { $better-mark }
