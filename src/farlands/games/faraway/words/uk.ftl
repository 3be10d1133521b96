# Faraway in the words of its rulebook. Keys are the same in every language.

faraway-title = Небокрай

# --- Options ---
# $value is the option's value, as it is typed.
faraway-option-advanced = { $value ->
    [yes] кожен отримує 5 регіонів і залишає собі 3
   *[no] кожен отримує 3 регіони
}
faraway-option-tie_break = { $value ->
    [lowest_sum] у разі нічиєї перемагає менша сума тривалостей дослідження
   *[lowest_card] у разі нічиєї перемагає найменша окрема тривалість дослідження
}

# --- Symbols ---
# So many of a symbol, as in "needs 2 chimera". $number is how many, $symbol which.
faraway-counted = { $number } { $symbol ->
    [stone] { $number ->
        [one] камінь
        [few] камені
        [many] каменів
       *[other] каменя
    }
    [chimera] { $number ->
        [one] химера
        [few] химери
        [many] химер
       *[other] химери
    }
    [thistle] { $number ->
        [one] чортополох
        [few] чортополохи
        [many] чортополохів
       *[other] чортополоху
    }
    [clue] { $number ->
        [one] підказка
        [few] підказки
        [many] підказок
       *[other] підказки
    }
   *[other] { $symbol }
}
# One thing that fame is given for each of, as in "2 per night".
faraway-symbol = { $symbol ->
    [red] кожну червону карту
    [green] кожну зелену карту
    [blue] кожну синю карту
    [yellow] кожну жовту карту
    [night] кожну ніч
    [clue] кожну підказку
    [stone] кожен камінь
    [chimera] кожну химеру
    [thistle] кожен чортополох
    [biome_set] кожен набір із чотирьох біомів
   *[other] { $symbol }
}
# Two such things: each of either counts.
faraway-and = { $one } та за { $other }

# Biomes on a card's box: 5 letters at most. And a letter for where there is less room.
faraway-biome-red = Черв.
faraway-biome-green = Зелен
faraway-biome-blue = Синій
faraway-biome-yellow = Жовт.
faraway-letter-red = Ч
faraway-letter-green = З
faraway-letter-blue = С
faraway-letter-yellow = Ж
# Biomes in a sentence.
faraway-biome-name-red = червоний біом
faraway-biome-name-green = зелений біом
faraway-biome-name-blue = синій біом
faraway-biome-name-yellow = жовтий біом
faraway-biome-name-none = без біому
# A set of all four biomes, on a card's box: 3 letters at most.
faraway-short-set = наб

# The legend under the table.
faraway-sign-night = ніч
faraway-sign-day = день
faraway-sign-clue = підказка
faraway-sign-stone = камінь
faraway-sign-chimera = химера
faraway-sign-thistle = чортополох
faraway-sign-fame = слава
faraway-sign-needs = (…) умова

# --- The table ---
faraway-header = Небокрай · Раунд { $round } з { $rounds } · { $phase ->
    [choose_hand] вибір початкових карт
    [explore] дослідження регіону
    [pick] вибір нових регіонів
    [keep] вибір святині
   *[over] кінець гри
}
faraway-left-over = Вилучено з гри: { $cards }
faraway-market = Центр столу
faraway-hand = Ваша рука
faraway-found = Знайдені святині
faraway-chosen = Ви вибрали регіон { $card }.
# Fame if the game ended now.
faraway-area = { $name }: слава { $fame }
faraway-hand-seen = Відомі карти в руці:
faraway-regions = Регіони
faraway-sanctuaries = Святині
faraway-total = Разом

# --- Prompts ---
faraway-question = { $phase ->
    [choose_hand] { $discards ->
        [0] Скиньте два зі своїх п’яти регіонів, один за одним. Який першим?
       *[other] А який другим?
    }
    [explore] Який регіон зі своєї руки ви досліджуєте?
    [pick] Який регіон ви берете із центру столу?
    [keep] Яку зі святинь ви залишаєте собі?
   *[over] Гру завершено.
}

# --- Moves, after the name of who makes them ---
faraway-explored = досліджено регіон { $card }
faraway-took = узято регіон { $card } із центру столу
faraway-kept = залишено святиню { $card }
faraway-put-back = скинуто регіон { $card }

# --- What happened. $you is yes where the reader did it ---
faraway-event-explored = { $you ->
    [yes] Ви дослідили регіон { $card }.
   *[no] { $name } досліджує регіон { $card }.
}
faraway-event-took = { $you ->
    [yes] Ви взяли регіон { $card } із центру столу.
   *[no] { $name } бере регіон { $card } із центру столу.
}
faraway-event-kept = { $you ->
    [yes] Ви залишили собі святиню { $card }.
   *[no] { $name } залишає собі святиню { $card }.
}
faraway-event-found = { $you ->
    [yes] Ви знайшли { $count ->
        [1] святиню.
        [one] { $count } святиню.
        [few] { $count } святині.
        [many] { $count } святинь.
       *[other] { $count } святині.
    }
   *[no] { $name } знаходить { $count ->
        [1] святиню.
        [one] { $count } святиню.
        [few] { $count } святині.
        [many] { $count } святинь.
       *[other] { $count } святині.
    }
}

# --- A card explained ---
faraway-about-region = Регіон { $card }
faraway-about-sanctuary = Святиня { $card }
faraway-about-light = { $light ->
    [night] уночі
   *[day] удень
}
faraway-about-shows = На карті { $things }.
faraway-nothing = немає ні підказок, ні чудес
faraway-about-no-fame = Сама карта слави не дає.
faraway-about-flat = Дає { $each } { $each ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
} слави.
faraway-about-per = Дає { $each } { $each ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
} слави за { $what }.
faraway-about-needs = Умова (має бути видно): { $things }.
faraway-worth-there = Зараз у вашій зоні: { $why }.
faraway-worth-now = Якщо додати до вашої зони зараз: { $why }. Слава вашої зони: { $total } ({ $gain ->
    [0] без змін
   *[other] { $is-loss ->
        [yes] { $gain }
       *[no] +{ $gain }
    }
}).
faraway-worth-no-more = У вашій зоні для цієї карти немає місця.

# --- Score sheets: "needs 2 chimera, 1 visible: 0" ---
faraway-why = { $reasons }: { $fame }
faraway-why-needs = умова — { $wonders } (видно { $visible })
faraway-why-per = { $each } за { $what } (видно { $count })
faraway-why-flat = завжди
faraway-why-nothing = слави не дає
faraway-unexplained = { $count ->
    [1] Одна святиня зайва: у такому ряду її неможливо знайти. Перевірте порядок регіонів.
    [one] { $count } святиня зайва: у такому ряду стільки не знайти. Перевірте порядок регіонів.
    [few] { $count } святині зайві: у такому ряду стільки не знайти. Перевірте порядок регіонів.
    [many] { $count } святинь зайві: у такому ряду стільки не знайти. Перевірте порядок регіонів.
   *[other] { $count } святині зайві: у такому ряду стільки не знайти. Перевірте порядок регіонів.
}
faraway-help-regions = номери регіонів у порядку розігрування, наприклад 12,5,49
faraway-help-sanctuaries = номери святинь, наприклад 3,9

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
faraway-coach-region = регіон { $card }: { $fame } оч. замість { $better-fame }
faraway-coach-region-needs = регіон { $card }: { $fame } оч. замість { $better-fame }; потрібні йому дива є у { $percent } % партій замість { $better-percent } %
faraway-coach-sanctuary = святиня { $card }: { $fame } оч. замість { $better-fame }
faraway-coach-sanctuary-needs = святиня { $card }: { $fame } оч. замість { $better-fame }; потрібні йому дива є у { $percent } % партій замість { $better-percent } %
faraway-coach-kept = залишених святинь: { $count } замість { $better-count }
faraway-coach-found = знайдено святинь на вибір: { $count } замість { $better-count }
faraway-coach-clues = підказок замало або вони запізно: в середньому { $count }, коли знаходять святині, замість { $better-count }
faraway-coach-place = довший час дослідження: при взятті регіонів місце в середньому { $place } замість { $better-place }
# How many of a symbol the area shows in the end.
faraway-coach-symbols = { $symbol ->
    [red] червоних карт
    [green] зелених карт
    [blue] синіх карт
    [yellow] жовтих карт
    [night] ночей
    [clue] підказок
    [stone] каменів
    [chimera] химер
    [thistle] чортополохів
   *[biome_set] наборів усіх чотирьох кольорів
}: { $count } замість { $better-count }

# --- Help ---
faraway-help =
    Ви досліджуєте вісім регіонів, по одному за раунд, зліва направо. Усі вибирають одночасно й таємно.
    Хто досліджує довше, ніж у попередньому раунді (більше число), знаходить святиню та ще по одній за кожну підказку у своїй зоні.
    Потім, від найменшого числа до найбільшого, кожен бере регіон із центру столу й залишає собі одну зі знайдених святинь.
    Наприкінці ви повертаєтеся назад: ваші регіони розкриваються від останнього до першого. Кожен дає славу за те, що видно на той момент:
    його самого, регіони після нього та всі святині. Тож вимогливі карти грайте рано, а багаті на ресурси — пізно.
    На карті: число й колір; ніч або день, підказки та чудеса на ній; (умова); скільки слави вона дає й за що.
    Після скісної риски — за що дають славу: знак, перші літери кольорів або набір усіх чотирьох кольорів.

# --- Why a move is refused ---
faraway-refused-over = гру завершено
faraway-refused-not-waiting = зараз не черга цього гравця
faraway-refused-no-such-move = такого ходу немає
faraway-refused-not-in-hand = цього регіону немає в руці
faraway-refused-not-on-market = цього регіону немає в центрі столу
faraway-refused-not-found = цієї святині немає серед знайдених
faraway-refused-not-this-phase = це хід для іншої фази раунду

# --- Cards that cannot be ---
faraway-explain-what = «{ $text }» — це не карта: вкажіть номер регіону, від 1 до { $regions }, або S і номер святині, від S1 до S{ $sanctuaries }.
faraway-no-such-region = Регіону { $card } немає: номери регіонів — від 1 до { $highest }.
faraway-no-such-sanctuary = Святині { $card } немає: номери святинь — від 1 до { $highest }.
faraway-twice-region = Регіон { $card } вказано двічі: кожен регіон є лише в одному примірнику.
faraway-twice-sanctuary = Святиню { $card } вказано двічі: кожна святиня є лише в одному примірнику.
faraway-too-many-region = { $count } { $count ->
    [one] регіон
    [few] регіони
    [many] регіонів
   *[other] регіону
} — забагато: у ряду їх щонайбільше { $most }.
faraway-too-many-sanctuary = { $count } { $count ->
    [one] святиня
    [few] святині
    [many] святинь
   *[other] святині
} — забагато: у ряду такої довжини можна знайти щонайбільше { $most }.
