# «Эверделл. Дальний берег» словами правил. Keys are the same in every language.

# --- Cards ---
farshore-card-beach_sledge = Пляжные сани
farshore-card-grove = Роща
farshore-card-scriptorium = Скрипторий
farshore-card-sloop = Шлюп
farshore-card-tangle_raft = Плот из тины
farshore-card-tumbler = Гранильня
farshore-card-warehouse = Пакгауз
farshore-card-diver = Ныряльщик
farshore-card-merchant = Купец
farshore-card-sail_maker = Парусный мастер
farshore-card-scavenger = Старьёвщик
farshore-card-scribe = Писец
farshore-card-sea_chip = Морской бурундук
farshore-card-treasure_hunter = Кладоискатель
farshore-card-customs_office = Таможня
farshore-card-lighthouse = Маяк
farshore-card-market = Рынок
farshore-card-port = Порт
farshore-card-customs_officer = Таможенник
farshore-card-herbalist = Травник
farshore-card-lighthouse_keeper = Смотритель маяка
farshore-card-navigator = Штурман
farshore-card-galley = Галера
farshore-card-hideout = Тайник
farshore-card-rope_bridge = Верёвочный мост
farshore-card-shipwreck = Обломки корабля
farshore-card-castaway = Изгой
farshore-card-pirate = Пират
farshore-card-postal_pigeon = Почтовый голубь
farshore-card-stowaway = Безбилетник
farshore-card-abbey = Аббатство
farshore-card-crows_nest = Воронье гнездо
farshore-card-inn = Трактир
farshore-card-post_office = Почта
farshore-card-cartographer = Картограф
farshore-card-cooper = Бондарь
farshore-card-illuminator = Миниатюрист
farshore-card-steward = Стюард
farshore-card-galleon = Галеон
farshore-card-gardens = Сады
farshore-card-harbor = Гавань
farshore-card-manor = Усадьба
farshore-card-windmill = Ветряная мельница
farshore-card-admiral = Адмирал
farshore-card-governor = Губернатор
farshore-card-guild_master = Глава гильдии
farshore-card-pilgrim = Паломник
farshore-card-sculptor = Скульптор

# --- What is printed on cards. $form is one (as what is played), bare (by itself) or many; $kind is card, critter or construction ---
farshore-colour-name = { $colour ->
    [green] зелёная
    [blue] синяя
    [brown] коричневая
    [red] красная
   *[purple] сиреневая
}
farshore-colour = { $form ->
    [many] { $colour ->
        [green] зелёные
        [blue] синие
        [brown] коричневые
        [red] красные
       *[purple] сиреневые
    }
    [one] { $kind ->
        [card] { $colour ->
            [green] зелёную
            [blue] синюю
            [brown] коричневую
            [red] красную
           *[purple] сиреневую
        }
       *[other] { $colour ->
            [green] зелёное
            [blue] синее
            [brown] коричневое
            [red] красное
           *[purple] сиреневое
        }
    }
   *[bare] { $kind ->
        [card] { $colour ->
            [green] зелёная
            [blue] синяя
            [brown] коричневая
            [red] красная
           *[purple] сиреневая
        }
       *[other] { $colour ->
            [green] зелёное
            [blue] синее
            [brown] коричневое
            [red] красное
           *[purple] сиреневое
        }
    }
}
farshore-rarity = { $form ->
    [many] { $rarity ->
        [unique] уникальные
       *[common] обычные
    }
    [one] { $kind ->
        [card] { $rarity ->
            [unique] уникальную
           *[common] обычную
        }
       *[other] { $rarity ->
            [unique] уникальное
           *[common] обычное
        }
    }
   *[bare] { $kind ->
        [card] { $rarity ->
            [unique] уникальная
           *[common] обычная
        }
       *[other] { $rarity ->
            [unique] уникальное
           *[common] обычное
        }
    }
}
farshore-kind = { $form ->
    [many] { $kind ->
        [critter] существа
        [construction] сооружения
       *[card] карты
    }
    [one] { $kind ->
        [critter] существо
        [construction] сооружение
       *[card] карту
    }
   *[bare] { $kind ->
        [critter] существо
        [construction] сооружение
       *[card] карта
    }
}
# Rarity or colours may be empty.
farshore-family = { $rarity } { $colours } { $noun }
farshore-family-but = { $cards } (кроме карты «{ $but }»)
farshore-named = { $form ->
    [bare] карта «{ $name }»
    [many] карты «{ $name }»
   *[one] карту «{ $name }»
}
farshore-or = { $one } или { $other }
farshore-printed = { $rarity ->
    [unique] уникальная
   *[common] обычная
} { $colour ->
    [green] зелёная
    [blue] синяя
    [brown] коричневая
    [red] красная
   *[purple] сиреневая
} карта, { $kind ->
    [critter] существо
   *[construction] сооружение
}

# --- Goods ---
farshore-good = { $good ->
    [driftwood] коряга
    [seaweed] водоросль
    [gem] самоцвет
    [mushroom] гриб
    [treasure] сокровище
    [any] любой ресурс
   *[vp] ПО
}
farshore-goods = { $good ->
    [driftwood] { $count ->
        [one] { $count } корягу
        [few] { $count } коряги
        [many] { $count } коряг
       *[other] { $count } коряги
    }
    [seaweed] { $count ->
        [one] { $count } водоросль
        [few] { $count } водоросли
        [many] { $count } водорослей
       *[other] { $count } водоросли
    }
    [gem] { $count ->
        [one] { $count } самоцвет
        [few] { $count } самоцвета
        [many] { $count } самоцветов
       *[other] { $count } самоцвета
    }
    [mushroom] { $count ->
        [one] { $count } гриб
        [few] { $count } гриба
        [many] { $count } грибов
       *[other] { $count } гриба
    }
    [treasure] { $count ->
        [one] { $count } сокровище
        [few] { $count } сокровища
        [many] { $count } сокровищ
       *[other] { $count } сокровища
    }
    [any] { $count ->
        [one] { $count } любой ресурс
        [few] { $count } любых ресурса
        [many] { $count } любых ресурсов
       *[other] { $count } любого ресурса
    }
   *[vp] { $count } ПО
}
farshore-goods-of = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
} на выбор: { $goods }
farshore-any = { $count ->
    [one] любой
   *[other] любых
}
farshore-counted-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

# --- Seasons ---
farshore-season = { $season ->
    [winter] зима
    [spring] весна
    [summer] лето
   *[autumn] осень
}

# --- Places ---
farshore-spot = { $kind ->
    [shore] берег { $number }
    [island] остров { $number }
    [docks] причалы
    [lookout] дозорный мыс
   *[dunes] дюны{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
}

# --- What cards do: sentences put together from these ---
# $cards is what the ability listens to, $does what it does.
farshore-when = { $trigger ->
    [produce] При розыгрыше, весной и осенью: { $does }
    [play] При розыгрыше: { $does }
    [visit] Разместив работника: { $does }
    [after] Разыграв { $cards }: { $does }
    [after_bay] Разыграв { $cards } из бухты: { $does }
    [after_compass] Когда роза ветров перемещает ваш корабль: { $does }
    [discount] Разыгрывая { $cards }: { $does }
   *[score] В конце игры: { $does }
}
farshore-on = { $trigger ->
    [after] разыграв { $cards }: { $does }
    [after_bay] разыграв { $cards } из бухты: { $does }
    [after_compass] после розы ветров: { $does }
   *[discount] разыгрывая { $cards }: { $does }
}
farshore-if = имея в городе { $cards }, { $does }
farshore-unless = не имея в городе { $cards }, { $does }
farshore-otherwise = иначе { $does }
farshore-in-return = за это { $does }
farshore-each = { $of ->
    [card] { $number ->
        [1] { $does } за каждую карту
        [one] { $does } за каждую { $number } карту
        [few] { $does } за каждые { $number } карты
        [many] { $does } за каждые { $number } карт
       *[other] { $does } за каждые { $number } карты
    }
   *[goods] { $number ->
        [1] { $does } за каждый ресурс
        [one] { $does } за каждый { $number } ресурс
        [few] { $does } за каждые { $number } ресурса
        [many] { $does } за каждые { $number } ресурсов
       *[other] { $does } за каждые { $number } ресурса
    }
}
farshore-do-gain = получите { $goods }
farshore-do-draw = возьмите { $cards }
farshore-do-draw_up = берите карты, пока на руке их не станет { $limit }
farshore-do-ship = переместите корабль на { $count ->
    [one] { $count } отметку
    [few] { $count } отметки
    [many] { $count } отметок
   *[other] { $count } отметки
}
farshore-do-take = { $from ->
    [bay] возьмите { $cards } из бухты
   *[both] возьмите { $cards } из колоды или бухты
}
farshore-do-pay = { $up-to ->
    [yes] можете заплатить не более чем { $goods }
   *[no] можете заплатить { $goods }
}
farshore-do-discard = { $up-to ->
    [any] сбросьте любое количество карт
    [yes] сбросьте не более чем { $cards }
   *[no] можете сбросить { $cards }
}
farshore-do-give_goods = отдайте сопернику { $goods }
farshore-do-give_cards = отдайте сопернику { $cards } с руки
farshore-do-give_drawn = отдайте сопернику { $cards } из взятых
farshore-do-activate = { $count ->
    [1] выберите в городе { $cards } и примените свойство этой карты
    [one] { $count } раз выберите в городе { $cards } и примените свойство этой карты
    [few] { $count } раза выберите в городе { $cards } и примените свойство этой карты
    [many] { $count } раз выберите в городе { $cards } и примените свойство этой карты
   *[other] { $count } раза выберите в городе { $cards } и примените свойство этой карты
}
farshore-do-salvage = сбросьте из города { $cards } и получите ресурсы в размере стоимости
farshore-do-reveal = раскройте { $cards } из колоды; одну, приносящую не более { $points } ПО, можете разыграть бесплатно
farshore-do-move_worker = переместите одного из своих работников в другую локацию и примените её
farshore-do-use_spot = { $where ->
    [shore] примените любую береговую локацию, занятую или нет
   *[both] примените любую береговую или островную локацию, занятую или нет
}
farshore-do-play_card = { $optional ->
    [yes] можете разыграть
   *[no] разыграйте
} карту { $from ->
    [bay] из бухты
   *[both] с руки или из бухты
} со скидкой { $count }
farshore-do-leave = можете сбросить эту карту из города и заплатить на { $count } меньше
farshore-do-count = { $goods } за { $what ->
    [treasure] каждое непотраченное сокровище
    [treasure_mark] каждую отметку с сокровищем, которой достиг корабль
    [parchment] каждый пергамент
   *[card] { $kind ->
        [card] каждую
       *[other] каждое
    } { $cards } в городе
}
farshore-nothing = ничего

# --- Moves, after the name of who makes them. $number is a card, place, resource or seat; where that is known, its name ---
farshore-move-worker = размещает работника: { $number }
farshore-move-visit = размещает работника на карте «{ $number }»
farshore-move-from-hand = разыгрывает с руки: { $number }
farshore-move-from-bay = разыгрывает из бухты: { $number }
farshore-move-anchor = платит якорем на карте «{ $number }»
farshore-move-give-up = сбрасывает из города: { $number }
farshore-move-discard = сбрасывает: { $number }
farshore-move-give = отдаёт карту: { $number }
farshore-move-take = берёт из бухты: { $number }
farshore-move-act = применяет свойство: { $number }
farshore-move-free = разыгрывает бесплатно: { $number }
farshore-move-lift-card = снимает работника с карты «{ $number }»
farshore-move-lift = снимает работника: { $number }
farshore-move-resource = выбирает: { $number }
farshore-move-pay = отдаёт: { $number }
farshore-move-treasure = платит сокровищем вместо ресурса: { $number }
farshore-move-opponent = выбирает игрока { $number }
farshore-move-island-down = переворачивает остров { $number }
farshore-move-from-deck = берёт верхнюю карту колоды
farshore-move-pay-cost = платит ресурсами
farshore-move-no-more = больше ничего не выбирает
farshore-move-season = готовится к сезону
farshore-move-finish = завершает игру
farshore-move-hand = { $number ->
    [1] берёт новую руку
   *[2] оставляет руку
}

# --- Why a move is refused ---
farshore-refused-over = игра окончена
farshore-refused-not-your-turn = сейчас ход другого игрока
farshore-refused-no-such-move = такого хода нет
farshore-refused-not-offered = этого сейчас нет на выбор
farshore-refused-decide-first = сначала решите то, что уже начато
farshore-refused-redraw-first = сначала решите, оставить ли руку
farshore-refused-no-worker = работников больше нет: подготовьтесь к сезону или разыграйте карту
farshore-refused-spot-taken = там помещается только один работник
farshore-refused-no-island = там нет острова: островов столько, сколько игроков
farshore-refused-island-flooded = этот остров затопило высоким приливом
farshore-refused-no-parchment = в этой стопке больше нет пергаментов
farshore-refused-parchment-held = пергамент из этой стопки у вас уже есть
farshore-refused-parchment-not-earned = в городе нет карт, которых требует этот пергамент
farshore-refused-nothing-to-give = для этого нужно отдать больше ресурсов, чем у вас есть
farshore-refused-not-in-city = в вашем городе нет такой карты для работника
farshore-refused-card-visited = на этой карте уже есть работник
farshore-refused-not-in-hand = этой карты у вас на руке нет
farshore-refused-not-in-bay = этой карты в бухте нет
farshore-refused-unique = это уникальная карта, и в городе она уже есть
farshore-refused-city-full = в городе не осталось ячеек
farshore-refused-nothing-to-discard = в вашем городе нет карты, которую она могла бы сбросить
farshore-refused-too-expensive = вам нечем за неё заплатить
farshore-refused-workers-left = к сезону готовятся, когда размещены все работники
farshore-refused-no-season = осень — последний сезон
farshore-refused-not-autumn = завершить игру можно только осенью

# --- Decks that cannot be ---
farshore-deck-kinds = Видов карт в наборе: { $count }, а нужно от { $least } до { $most }.
farshore-deck-missing = Не хватает { $name }: это нужно каждой карте.
farshore-deck-choice = { $name } не может быть { $value }: выберите одно из { $allowed }.
farshore-deck-line = { $name }: «{ $text }» игре ни о чём не говорит. Что можно писать, перечислено в начале файла от «farlands deck new farshore».
farshore-deck-word = { $name }: карту нельзя назвать словом из языка свойств.
farshore-deck-nobody = { $name }: под «{ $text }» не подходит ни одна карта этого набора.
farshore-deck-counted = { $name }: «{ $text }»: перед «for each» должно быть что-то уплачено или сброшено.
farshore-deck-once = { $name }: «{ $text }»: то, что происходит один раз, не может следовать за «up to»; напишите, например, «may pay 2 any to …».
farshore-deck-drawn = { $name }: «{ $text }»: «of the cards drawn» стоит сразу после «draw», и карт меньше, чем взято.
farshore-deck-most = { $name }: «{ $text }» — слишком много: не больше { $most }.
farshore-deck-scoring = { $name }: «{ $text }»: с «score» сочетается только подсчёт («2 per green card»), и только с ним.
farshore-deck-discount = { $name }: «{ $text }»: со скидкой сочетается только «discard this», и только с ней.
farshore-deck-spot = { $name }: «{ $text }»: свойства локации начинаются с «visit:».
farshore-deck-idle = { $name }: применяет свойства карт, ни у одной из которых нет свойства с «produce:».
farshore-deck-endless = { $name } может продолжаться бесконечно: { $text }.
farshore-deck-effects = { $name } — список текстов, не больше { $most } частей.
farshore-deck-track = { $name } — список из 2–{ $most } чисел от 0 до 100, каждое не меньше предыдущего.
farshore-deck-treasures = { $name } — список разных отметок от 1 до { $most }.
farshore-deck-cards = Карт в наборе: { $count }, а можно не больше { $most }.
farshore-deck-slotless = Карт, не занимающих ячейку: { $count }, а можно не больше { $most }.
farshore-values = { $kind ->
    [cards-copies] экземпляры
    [cards-colour] цвета
    [cards-kind] существо или сооружение
    [cards-rarity] обычная или уникальная
    [cards-vp] ПО
    [cards-cost] стоимости
    [cards-effects] свойства
    [cards-name] названия
    [cards-takes_slot] карты без ячейки
    [cards-worker_stays] карты, где остаётся работник
    [spots-effects] берег, причалы, дозорный мыс
    [islands-effects] острова
    [compass_a-cards] розы ветров «А»
    [compass_b-cards] розы ветров «Б»
    [parchments-needs] пергаменты
    [sea_track-points] ПО морского пути
    [sea_track-treasures] сокровища морского пути
   *[other] { $name }
}

# --- Cities that cannot be ---
farshore-area-number = { $name } не может быть { $value }: нужно целое число от 0 до { $most }.
farshore-area-city = city — список карт, например ["grove", "inn"].
farshore-area-card = Карты «{ $card }» нет. Карты и их имена покажет «farlands cards farshore».
farshore-area-copies = { $card } в городе: { $count }, а в колоде таких карт { $most }.
farshore-area-unique = { $card } — уникальная карта: в городе она бывает только одна.
farshore-area-slots = Карт, занимающих ячейку, { $count }, а ячеек в городе { $most }.
farshore-area-parchments = parchments — список не более чем из { $most } чисел, каждое 0, 1 или 2.
farshore-area-ship-points = ship_points не может быть { $value }: отметки морского пути приносят { $points }.
farshore-area-ship-twice = Укажите ship (сколько отметок прошёл корабль) или ship_points (ПО на его отметке), но не то и другое.
farshore-help-file = файл JSON с вашим городом: имена карт, корабль, пергаменты, сокровища, жетоны ПО, например { "{" }"city": ["grove", "inn"], "ship": 3, "parchments": [2, 1], "treasures": 1, "tokens": 4{ "}" }

# --- The table ---
farshore-title = Эверделл. Дальний берег
farshore-option-first_player = { $value ->
    [first_seat] начинает названный первым
   *[drawn] кто начинает, решает жребий
}
farshore-header = Дальний берег: { $phase ->
    [redraw] оставить руку?
    [over] конец игры
   *[playing] ходит { $name }
}
farshore-decks = колода { $deck }, сброс { $discards }
farshore-compass = Розы ветров: { $cards }
farshore-player = { $number } { $name }: { $points } ПО
farshore-player-season = { $season }{ $ended ->
    [yes] , завершил игру
   *[no] { "" }
}
farshore-workers = работники { $count }/{ $all }
farshore-anchors = якоря { $count }
farshore-hand-count = рука { $count }
farshore-ship = корабль на отметке { $mark } ({ $points })
farshore-slots = город { $count }/{ $most }
farshore-parchments = пергаменты { $values }
farshore-city-empty = пока ничего
farshore-pile-bay = Бухта
farshore-pile-hand = Ваша рука
farshore-pile-shown = Раскрыто
farshore-flooded = затоплен
farshore-places-shore = Берег
farshore-places-islands = Острова
farshore-places-docks = Причалы
farshore-places-lookout = Мыс
farshore-places-dunes = Дюны
farshore-places-city = Ваш город
farshore-needs = { $cards }: { $count }
farshore-needs-each-colour = по 1 карте каждого цвета
farshore-got = взят
farshore-mark-worker = работник
farshore-mark-anchor = якорь
farshore-mark-unique = уникальная
farshore-mark-ship = переместит корабль
farshore-mark-kinds = (сооружение, существо)

# --- What can be done ---
farshore-can-season = подготовиться к сезону ({ $season }): работники вернутся, с ними ещё один
farshore-can-finish = завершить игру для себя
farshore-can-new-hand = сбросить руку и взять столько же карт
farshore-can-keep-hand = оставить руку
farshore-can-pay-cost = заплатить { $goods }
farshore-can-pay-rest = остальное заплатить ресурсами: { $goods }
farshore-can-pay-nothing = не платить: карта бесплатна
farshore-can-anchor = якорь на карту «{ $card }»
farshore-can-discount = сбросить из города «{ $card }»: на { $count } меньше
farshore-can-less = меньше на один ресурс: { $good }
farshore-can-treasure = сокровище вместо ресурса: { $good }
farshore-can-good = { $good } (у вас { $count })
farshore-can-from-deck = верхнюю карту колоды
farshore-can-no-more = больше ничего
farshore-can-skip = нет

# --- Prompts. $source is the card or place it comes from ---
farshore-question = { $asked ->
    [redraw] Оставить руку или взять новую? Только один раз.
    [turn] Ваше действие? Введите код, например { $example }.
    [way] Чем вы платите за карту «{ $card }»?
    [less] { $card }: на что идёт скидка? Осталось { $left }, нужно заплатить: { $owed }.
    [payment] { $card }: нужно заплатить { $owed }. Заплатить что-то сокровищами?
    [gain] { $source }: какой ресурс? Выбрать ещё: { $left }.
    [take] { $source }: какую карту взять? Взять ещё: { $left }.
    [pay] { $source }: чем вы платите? Не больше { $left }.
    [discard] { $source }: какую карту сбросить? Не больше { $left }.
    [receiver] { $source }: кому отдать?
    [give_goods] { $source }: что отдать? Отдать ещё: { $left }.
    [give_cards] { $source }: какую карту отдать? Отдать ещё: { $left }.
    [give_drawn] { $source }: какую из взятых карт отдать? Отдать ещё: { $left }.
    [activate] { $source }: свойство какой карты применить?
    [salvage] { $source }: какую карту сбросить из города? Её стоимость вернётся.
    [reveal] { $source }: разыграть бесплатно одну из раскрытых карт?
    [lift] { $source }: какого работника переместить?
    [where] { $source }: куда идёт работник?
    [use_spot] { $source }: какую локацию применить?
    [play_card] { $source }: какую карту разыграть со скидкой { $count }?
    [order] Свойство какой карты применить сначала?
    [order-take] Свойство какой карты применить или какую карту взять? Взять ещё: { $left }.
    [tides] Высокий прилив: какой остров перевернуть? Перевернуть ещё: { $left }.
    [over] Игра окончена.
   *[wait] Сейчас ход другого игрока.
}

# --- What happened. $you is yes where the reader did it ---
farshore-event-season = { $you ->
    [yes] Вы готовитесь
   *[no] { $name } готовится
} к сезону: { $season }.
farshore-event-worker = { $you ->
    [yes] Вы размещаете
   *[no] { $name } размещает
} работника: { $spot }.
farshore-event-visited = { $you ->
    [yes] Вы размещаете
   *[no] { $name } размещает
} работника на карте «{ $card }».
farshore-event-laid = { $you ->
    [yes] Вы разыгрываете
   *[no] { $name } разыгрывает
} карту «{ $card }».
farshore-event-lost = { $you ->
    [yes] Вы сбрасываете
   *[no] { $name } сбрасывает
} из города карту «{ $card }».
farshore-event-gained = Вы получаете { $goods }.
farshore-event-spent = Вы тратите { $goods }.
farshore-event-ship = { $you ->
    [yes] Ваш корабль
   *[no] Корабль игрока { $name }
} перемещается на { $marks ->
    [one] { $marks } отметку
    [few] { $marks } отметки
    [many] { $marks } отметок
   *[other] { $marks } отметки
}.
farshore-event-parchment = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} пергамент со значением { $value } из стопки { $stack }.
farshore-event-ended = { $you ->
    [yes] Вы завершаете
   *[no] { $name } завершает
} игру.
farshore-event-wind = Ветер перемен: розы ветров теперь означают { $cards }.
farshore-event-flooded = Высокий прилив затопил остров { $island }.
farshore-event-reshuffled = Из сброса получилась новая колода.

# --- Explanations ---
farshore-about-copies = { $count ->
    [one] { $count } экземпляр в колоде.
    [few] { $count } экземпляра в колоде.
    [many] { $count } экземпляров в колоде.
   *[other] { $count } экземпляра в колоде.
}
farshore-about-points = ПО: { $points }.
farshore-about-cost = Чтобы разыграть, заплатите { $goods }.
farshore-about-free = Ничего не стоит.
farshore-about-no-slot = Не занимает ячейку в городе.
farshore-about-stays = Размещённый на ней работник остаётся там до конца игры.
farshore-about-anchor = Можно оплатить якорем на сооружении того же цвета.
farshore-about-source = { $what ->
    [cost] стоимость
    [effects] свойство
    [vp] ПО
    [colour] цвет
    [kind] существо или сооружение
    [rarity] обычная или уникальная
    [copies] число экземпляров
    [takes_slot] ячейка
    [worker_stays] остаётся ли работник
    [needs] что требуется
    [cards] какие карты подходят
   *[name] название
}
farshore-about-reconstructed = Восстановлено нами, не официально: { $what }.
farshore-about-from-box = { $what }: { $source }.
farshore-about-worth = В вашем городе принесла бы сейчас { $points } ПО.
farshore-about-worth-there = В вашем городе приносит сейчас { $points } ПО.
farshore-about-stack = Пергаменты в этой стопке: { $values }. Нужно: { $needs }.
farshore-about-sea = Морской путь: отметки и их ПО; знак { $sign } — отметка с сокровищем.
farshore-explain-what = «{ $text }» здесь ничего не значит: введите ? и код со стола (?P9, ?W5), название карты, c — ваш город, c2 — город другого игрока, sea — морской путь, t — весь стол.

# --- Score sheets ---
farshore-why-flat = { $points } на карте
farshore-why-count = { $each } × { $count } ({ $what })
farshore-why-per = { $what ->
    [treasure] сокровища
    [treasure_mark] отметки с сокровищами
    [parchment] пергаменты
   *[card] { $cards }
}
farshore-sheet-city = Город
farshore-sheet-tokens = Жетоны ПО
farshore-sheet-treasures = Сокровища
farshore-sheet-parchments = Пергаменты
farshore-sheet-ship = Корабль
farshore-why-ship = отметка { $mark }
farshore-total = Итого

# --- All cards ---
farshore-cards-shore = Берег, причалы, дозорный мыс
farshore-cards-islands = Острова
farshore-cards-compass = Розы ветров
farshore-cards-parchments = Пергаменты
farshore-cards-sea = Морской путь
farshore-cards-kinds = Карты

# --- Help ---
farshore-help =
    Четыре сезона, у каждого игрока в своём темпе. Действие — это разместить работника, разыграть карту с руки или из бухты или, когда все работники размещены, подготовиться к новому сезону: работники вернутся, и к ним добавится ещё один. Осенью можно завершить игру для себя.
    Работник применяет локацию, в которой стоит. На берегу и острове помещается один работник, на причалах, дозорном мысе и в дюнах — сколько угодно. В дюнах берут пергамент, если в городе есть карты, которых он требует.
    Стоимость карты написана рядом с ней; сокровище заменяет любой ресурс; якорь на сооружении оплачивает существо того же цвета. В городе 15 ячеек; уникальная карта бывает в нём одна.
    Зелёные карты действуют при розыгрыше, весной и осенью, коричневые — при розыгрыше, синие — после того, что на них названо, красные — для работников, сиреневые — в конце игры.
    Карта, подходящая к открытому жетону розы ветров, перемещает корабль на отметку, к обоим — на две. На некоторых отметках лежат сокровища, а последняя отметка приносит ПО.
    Кто готовится к сезону последним, меняет розы ветров, а к лету переворачивает два острова.
    В конце: карты, жетоны ПО, по 2 за сокровище, сумма пергаментов, умноженная на их число, корабль.
    Перед всем, что можно выбрать, стоит код: P9 разыгрывает карту 9 с руки, B12 — карту 12 из бухты, W5 размещает работника в локации, V33 — на карте.
    ?P9 объясняет карту, ?W5 — локацию, ?c показывает ваш город, ?c2 — город игрока 2, ?sea — морской путь, ?t — весь стол.
farshore-help-reconstructed = Стоимости, большинство свойств, острова, берег и розы ветров нигде не опубликованы: наши восстановлены, и ? говорит об этом у каждой карты. Если у вас есть игра, внесите свои: farlands deck new farshore my.toml

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
farshore-coach-line = { $name }: { $points } очк. вместо { $better-points }
farshore-coach-cards = карт в городе: { $count } вместо { $better-count }
farshore-coach-left = ресурсов осталось: { $count } вместо { $better-count }
farshore-coach-ship = корабль доходит до отметки { $mark } вместо { $better-mark }
