# Faraway in the words of its rulebook. Keys are the same in every language.

faraway-title = Дальние дали

# --- Options ---
# $value is the option's value, as it is typed.
faraway-option-advanced = { $value ->
    [yes] вариант для опытных игроков: каждый получает 5 регионов и оставляет себе 3
   *[no] каждый получает 3 региона
}
faraway-option-tie_break = { $value ->
    [lowest_sum] при ничьей решает меньшая сумма времени исследования
   *[lowest_card] при ничьей решает регион с наименьшим временем исследования
}

# --- Symbols ---
# So many of a symbol, as in "needs 2 chimera". $number is how many, $symbol which.
faraway-counted = { $number } { $symbol ->
    [stone] { $number ->
        [one] камень
        [few] камня
        [many] камней
       *[other] камня
    }
    [chimera] { $number ->
        [one] химера
        [few] химеры
        [many] химер
       *[other] химеры
    }
    [thistle] { $number ->
        [one] чертополох
        [few] чертополоха
        [many] чертополохов
       *[other] чертополоха
    }
    [clue] { $number ->
        [one] подсказка
        [few] подсказки
        [many] подсказок
       *[other] подсказки
    }
   *[other] { $symbol }
}
# One thing that fame is given for each of, as in "2 per night".
faraway-symbol = { $symbol ->
    [red] каждую красную карту
    [green] каждую зелёную карту
    [blue] каждую синюю карту
    [yellow] каждую жёлтую карту
    [night] каждый символ ночи
    [clue] каждую подсказку
    [stone] каждый камень
    [chimera] каждую химеру
    [thistle] каждый чертополох
    [biome_set] каждый набор из четырёх цветов
   *[other] { $symbol }
}
# Two such things: each of either counts.
faraway-and = { $one } и { $other }

# Biomes on a card's box: 5 letters at most. And a letter for where there is less room.
faraway-biome-red = Красн
faraway-biome-green = Зелён
faraway-biome-blue = Синий
faraway-biome-yellow = Жёлт.
faraway-letter-red = К
faraway-letter-green = З
faraway-letter-blue = С
faraway-letter-yellow = Ж
# Biomes in a sentence.
faraway-biome-name-red = красный биом
faraway-biome-name-green = зелёный биом
faraway-biome-name-blue = синий биом
faraway-biome-name-yellow = жёлтый биом
faraway-biome-name-none = без биома
# A set of all four biomes, on a card's box: 3 letters at most.
faraway-short-set = 4цв

# The legend under the table.
faraway-sign-night = ночь
faraway-sign-day = день
faraway-sign-clue = подсказка
faraway-sign-stone = камень
faraway-sign-chimera = химера
faraway-sign-thistle = чертополох
faraway-sign-fame = очки
faraway-sign-needs = (…) нужно

# --- The table ---
faraway-header = Дальние дали · Раунд { $round } из { $rounds } · { $phase ->
    [choose_hand] выбор начальной руки
    [explore] исследование региона
    [pick] добор карт регионов
    [keep] выбор святилища
   *[over] конец игры
}
faraway-left-over = Убрано из игры: { $cards }
faraway-market = Рынок
faraway-hand = Ваша рука
faraway-found = Обнаруженные вами святилища
faraway-chosen = Вы выбрали регион { $card }.
# Fame if the game ended now.
faraway-area = { $name }: { $fame ->
    [one] { $fame } очко
    [few] { $fame } очка
    [many] { $fame } очков
   *[other] { $fame } очка
} славы
faraway-hand-seen = Известные карты руки:
faraway-regions = Регионы
faraway-sanctuaries = Святилища
faraway-total = Итого

# --- Prompts ---
faraway-question = { $phase ->
    [choose_hand] { $discards ->
        [0] Отложите два из пяти регионов, один за другим. Какой первым?
       *[other] А какой вторым?
    }
    [explore] Какой регион из руки вы исследуете?
    [pick] Какой регион вы берёте с рынка?
    [keep] Какое из святилищ вы оставляете себе?
   *[over] Игра окончена.
}

# --- Moves, after the name of who makes them ---
faraway-explored = исследован регион { $card }
faraway-took = взят с рынка регион { $card }
faraway-kept = оставлено святилище { $card }
faraway-put-back = отложен регион { $card }

# --- What happened. $you is yes where the reader did it ---
faraway-event-explored = { $you ->
    [yes] Вы исследуете регион { $card }.
   *[no] { $name } исследует регион { $card }.
}
faraway-event-took = { $you ->
    [yes] Вы берёте с рынка регион { $card }.
   *[no] { $name } берёт с рынка регион { $card }.
}
faraway-event-kept = { $you ->
    [yes] Вы оставляете себе святилище { $card }.
   *[no] { $name } оставляет себе святилище { $card }.
}
faraway-event-found = { $you ->
    [yes] Вы обнаруживаете { $count ->
        [1] святилище.
        [one] { $count } святилище.
        [few] { $count } святилища.
        [many] { $count } святилищ.
       *[other] { $count } святилища.
    }
   *[no] { $name } обнаруживает { $count ->
        [1] святилище.
        [one] { $count } святилище.
        [few] { $count } святилища.
        [many] { $count } святилищ.
       *[other] { $count } святилища.
    }
}

# --- A card explained ---
faraway-about-region = Регион { $card }
faraway-about-sanctuary = Святилище { $card }
faraway-about-light = { $light ->
    [night] ночь
   *[day] день
}
faraway-about-shows = На карте: { $things }.
faraway-nothing = ни подсказок, ни чудес
faraway-about-no-fame = Сама карта славы не приносит.
faraway-about-flat = Приносит { $each ->
    [one] { $each } очко
    [few] { $each } очка
    [many] { $each } очков
   *[other] { $each } очка
} славы.
faraway-about-per = Приносит { $each ->
    [one] { $each } очко
    [few] { $each } очка
    [many] { $each } очков
   *[other] { $each } очка
} славы за { $what }.
faraway-about-needs = Но только если видно: { $things }.
faraway-worth-there = Сейчас в вашей области: { $why }.
faraway-worth-now = Если добавить в область сейчас: { $why }. Всего у вас было бы { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} славы ({ $gain ->
    [0] как и сейчас
   *[other] { $is-loss ->
        [yes] { $gain }
       *[no] +{ $gain }
    }
}).
faraway-worth-no-more = В вашей области для этой карты нет места.

# --- Score sheets: "needs 2 chimera, 1 visible: 0" ---
faraway-why = { $reasons }: { $fame }
faraway-why-needs = условие — { $wonders } (видно { $visible })
faraway-why-per = { $each } за { $what } (видно { $count })
faraway-why-flat = без условий
faraway-why-nothing = не приносит славы
faraway-unexplained = { $count ->
    [1] Одно святилище — лишнее
    [one] { $count } святилище — лишнее
    [few] { $count } святилища — лишние
    [many] { $count } святилищ — лишние
   *[other] { $count } святилища — лишние
}: с таким рядом столько не обнаружить. Проверьте порядок регионов.
faraway-help-regions = номера регионов в том порядке, в каком их разыграли, например 12,5,49
faraway-help-sanctuaries = номера святилищ, например 3,9

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
faraway-coach-region = регион { $card }: { $fame } очк. вместо { $better-fame }
faraway-coach-region-needs = регион { $card }: { $fame } очк. вместо { $better-fame }; нужные ему чудеса есть в { $percent } % партий вместо { $better-percent } %
faraway-coach-sanctuary = святилище { $card }: { $fame } очк. вместо { $better-fame }
faraway-coach-sanctuary-needs = святилище { $card }: { $fame } очк. вместо { $better-fame }; нужные ему чудеса есть в { $percent } % партий вместо { $better-percent } %
faraway-coach-kept = оставленных святилищ: { $count } вместо { $better-count }
faraway-coach-found = найдено святилищ на выбор: { $count } вместо { $better-count }
faraway-coach-clues = подсказок мало или они поздно: в среднем { $count } при обнаружении святилищ вместо { $better-count }
faraway-coach-place = время исследования дольше: при взятии регионов место в среднем { $place } вместо { $better-place }
# How many of a symbol the area shows in the end.
faraway-coach-symbols = { $symbol ->
    [red] красных карт
    [green] зелёных карт
    [blue] синих карт
    [yellow] жёлтых карт
    [night] ночей
    [clue] подказок
    [stone] камней
    [chimera] химер
    [thistle] чертополохов
   *[biome_set] наборов всех четырёх цветов
}: { $count } вместо { $better-count }

# --- Help ---
faraway-help =
    Вы исследуете восемь регионов, по одному за раунд, слева направо. Все выбирают одновременно и тайно.
    Кто исследует дольше, чем в прошлом раунде (номер больше), обнаруживает святилище и ещё по одному за каждую подсказку в своей области.
    Затем, от наименьшего номера к наибольшему, каждый берёт регион с рынка и оставляет себе одно из обнаруженных святилищ.
    В конце вы идёте обратно: ваши регионы открываются от последнего к первому. Каждый приносит славу за то, что видно в этот момент:
    он сам, регионы после него и все святилища. Поэтому требовательные регионы кладите раньше, а щедрые на символы — позже.
    На карте: номер и цвет; ночь или день, подсказки и чудеса; (что нужно); сколько славы она приносит и за что.
    После косой черты — за что начисляются очки: знак, первые буквы цветов или набор всех четырёх цветов.

# --- Why a move is refused ---
faraway-refused-over = игра окончена
faraway-refused-not-waiting = сейчас ходит другой игрок
faraway-refused-no-such-move = такого хода нет
faraway-refused-not-in-hand = этого региона нет в руке
faraway-refused-not-on-market = этого региона нет на рынке
faraway-refused-not-found = этого святилища нет среди обнаруженных
faraway-refused-not-this-phase = для этого сейчас не тот этап раунда

# --- Cards that cannot be ---
faraway-explain-what = «{ $text }» — это не карта: введите номер региона (от 1 до { $regions }) или S и номер святилища (от S1 до S{ $sanctuaries }).
faraway-no-such-region = Региона { $card } нет: номера регионов — от 1 до { $highest }.
faraway-no-such-sanctuary = Святилища { $card } нет: номера святилищ — от 1 до { $highest }.
faraway-twice-region = Регион { $card } указан дважды, а в игре он только один.
faraway-twice-sanctuary = Святилище { $card } указано дважды, а в игре оно только одно.
faraway-too-many-region = { $count ->
    [one] { $count } регион
    [few] { $count } региона
    [many] { $count } регионов
   *[other] { $count } региона
} — слишком много: в ряду их не больше { $most }.
faraway-too-many-sanctuary = { $count ->
    [one] { $count } святилище
    [few] { $count } святилища
    [many] { $count } святилищ
   *[other] { $count } святилища
} — слишком много: в ряду такой длины их можно обнаружить не больше { $most }.
