# Distant Suns in the words of its rulebook. Keys are the same in every language.

# --- Zones of exploration: the pictures on the tokens ---
distant-suns-zone-black_hole = Чёрная дыра
distant-suns-zone-crescent = Месяц
distant-suns-zone-lightning = Молния
distant-suns-zone-comet = Комета
distant-suns-zone-rocket = Ракета
distant-suns-zone-satellite = Спутник
distant-suns-zone-planet = Планета с кольцом
distant-suns-zone-star = Звезда
distant-suns-zone-galaxy = Галактика
distant-suns-zone-asteroid = Астероид
distant-suns-zone-constellation = Созвездие

# --- Missions ---
distant-suns-mission-alien = Пришелец
distant-suns-mission-upgrade = Улучшение
distant-suns-mission-treasure = Сокровище
distant-suns-mission-cluster = Скопление
distant-suns-mission-black_hole = Чёрная дыра

# --- Moves, after the name of who makes them. Zones are counted from the left; 0 is the black hole ---
distant-suns-placed = модуль на { $edge ->
    [lower] нижнем
   *[upper] верхнем
} краю панели: активному игроку — { $active ->
    [0] чёрная дыра
   *[other] зона { $active }
}, соперникам — { $others ->
    [0] чёрная дыра
   *[other] зона { $others }
}
# How many cells are left out, and which, counted as in the figure's drawing.
distant-suns-formed = { $count ->
    [0] фигура целиком
    [1] улучшение потрачено: фигура без клетки { $first }
   *[other] потрачены два улучшения: фигура без клеток { $first } и { $second }
}
distant-suns-missed = без фигуры в этот ход
distant-suns-drew = фигура нарисована от клетки { $cell }, положение { $orientation }

# --- Why a move is refused ---
distant-suns-refused-over = игра окончена
distant-suns-refused-not-waiting = этому игроку сейчас нечего решать
distant-suns-refused-no-such-move = такого хода нет
distant-suns-refused-not-this-phase = для этого сейчас не та фаза хода
distant-suns-refused-notches-taken = одна из этих выемок занята
distant-suns-refused-form-chosen = уже решено, какие клетки игнорировать
distant-suns-refused-form-first = сначала решите, игнорировать ли клетки фигуры
distant-suns-refused-too-few-upgrades = для этого не хватает улучшений
distant-suns-refused-form-does-not-fit = такая фигура нигде не помещается, распадается на части или совпадает с другим вариантом
distant-suns-refused-must-draw = фигура помещается целиком, значит, её нужно нарисовать
distant-suns-refused-not-there = так фигура лежать не может: она выйдет за пределы сетки или закроет «Старт», «Сокровище» или «Отдалённый мир»
distant-suns-refused-overlaps = фигура закроет уже закрытую клетку
distant-suns-refused-not-adjacent = фигура должна закрывать клетку, смежную с нарисованной ранее фигурой, а первая — смежную со «Стартом»

# --- Sheets that cannot be ---
distant-suns-no-such-zone = Зоны { $zone } здесь нет. Есть: { $zones }.
distant-suns-no-such-mission = Миссии { $mission } нет. Есть: { $missions }.
distant-suns-five-missions = У пяти зон — по одной миссии: { $missions }.
distant-suns-no-such-cell = Клетки { $cell } нет: клетки называют по столбцу и ряду, от { $first } до { $last }.
distant-suns-not-coverable = Клетку { $cell } нельзя закрывать: это { $kind ->
    [start] «Старт»
    [treasure] «Сокровище»
   *[world] «Отдалённый мир»
}.
distant-suns-overlap = Клетка { $cell } закрыта двумя фигурами.
distant-suns-not-the-figure = Эти клетки — не фигура «{ $zone }», даже если одну или две клетки (не больше { $most }) игнорировать, не разделяя её: { $cells }.
distant-suns-too-many-figures = Фигур слишком много ({ $count }): в партии не больше { $most } ходов.
distant-suns-not-at-start = Ни одна фигура не закрывает клетку, смежную со «Стартом» ({ $cell }).
distant-suns-apart = Фигуры не соединены: каждая должна закрывать клетку, смежную с нарисованной ранее.
distant-suns-left-out-too-many = Пропущено клеток: { $spent }, получено улучшений: { $won }. Одно улучшение позволяет игнорировать одну клетку.
distant-suns-no-such-world = Отдалённого мира { $world } нет: их номера — от 1 до { $most }.
distant-suns-world-not-reached = Отдалённый мир { $world } не достигнут: ни одна смежная с ним клетка не закрыта.

# --- Decks that cannot be ---
distant-suns-deck-numbers = { $name } — список целых чисел от 0 до { $most }, не длиннее { $count }.
distant-suns-deck-columns = { $name } — рисунок: список строк, по одной на столбец.
distant-suns-deck-wide = Рисунок { $name } слишком велик: в нём не больше { $most } столбцов по { $most } мест.
distant-suns-deck-letter = В столбце { $column }, на месте { $row } листа стоит знак «{ $letter }». Возможны: { $letters }.
distant-suns-deck-cells = Клеток на листе: { $count }, а нужно от 1 до { $most }.
distant-suns-deck-start = Клеток «Старт» на листе: { $count }, а нужна ровно одна S.
distant-suns-deck-start-enclosed = Ни одну клетку, смежную со «Стартом», нельзя закрыть: никто не нарисует первую фигуру.
distant-suns-deck-sheet-apart = Клетки, которые можно закрывать, не образуют единого целого.
distant-suns-deck-too-many = Клеток вида { $kind } слишком много ({ $count }): можно не больше { $most }.
distant-suns-deck-world-twice = Отдалённый мир { $world } есть на листе дважды.
distant-suns-deck-world-missing = Отдалённого мира { $world } нет на листе.
distant-suns-deck-world-values = Отдалённый мир { $world } есть на листе, но нет значения { $name }.
distant-suns-deck-world-enclosed = Отдалённого мира { $world } никто не достигнет: ни одну смежную с ним клетку нельзя закрыть.
distant-suns-deck-treasure-enclosed = Ни одну клетку, смежную с сокровищем { $cell }, нельзя закрыть.
distant-suns-deck-figure-letter = На рисунке фигуры { $zone } есть знаки, кроме # и -.
distant-suns-deck-figure-size = Клеток в фигуре { $zone }: { $count }, а нужно от { $least } до { $most }.
distant-suns-deck-figure-apart = Клетки фигуры { $zone } не соединены.
distant-suns-deck-figure-twice = { $zone } и { $other } — одна и та же фигура, повёрнутая или отражённая.
distant-suns-deck-figure-nowhere = Фигура { $zone } нигде на листе не помещается.
distant-suns-deck-id-twice = Две зоны называются { $zone }.
distant-suns-deck-too-large = Фигуры могут лежать на листе более чем { $most } способами: уменьшите лист или фигуры.
distant-suns-values = { $kind ->
    [sheet-columns] лист
    [sheet-circles] круги улучшений
    [worlds-first] миры, первым
    [worlds-later] миры, остальным
    [points-missions] очки за миссии
    [points-further] каждый следующий раз
    [points-treasure] очки за сокровище
    [points-alien] очки за пришельца
    [zones-id] зоны
    [zones-name] названия зон
    [zones-columns] фигуры
    [black_hole-columns] фигура чёрной дыры
   *[other] { $name }
}

# --- The table ---
distant-suns-title = Дальние звёзды
distant-suns-header = Дальние звёзды, раунд { $round } из { $rounds }: { $phase ->
    [place] распределение
    [draw] рисование
   *[over] конец игры
}
# $active and $others are the signs of the two sides of a module.
distant-suns-panel-key = Модуль: { $active } — эту зону рисует активный игрок, { $others } — эту рисуют остальные.
# How often the mission of a zone was done, and what that is worth: as short as can be.
distant-suns-done = { $count }x = { $points }
distant-suns-area = { $number } { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
distant-suns-tally-treasure = окружено { $count }: { $points }
distant-suns-tally-alien = открыто { $count }: { $points }
distant-suns-tally-upgrade = в запасе { $count }
distant-suns-miss = без фигуры
distant-suns-sign-start = Старт
distant-suns-sign-world = Отдалённый мир
distant-suns-sign-treasure = сокровище
distant-suns-sign-alien = пришелец
distant-suns-sign-upgrade = улучшение
distant-suns-sign-next = одну из них закроет новая фигура
distant-suns-half-lower = Столбцы B, D, F и так далее стоят на полклетки ниже соседних.

# --- Prompts ---
distant-suns-question = { $decision ->
    [place] Куда вы поставите модуль? Введите номер на панели: край, выемки и сторона.
    [over] Игра окончена.
   *[wait] Остальные ещё рисуют.
}
distant-suns-question-draw = { $decision ->
    [form] Зона { $place }, { $zone }: фигура целиком или, за улучшения, поменьше? Введите её номер.
   *[draw] Зона { $place }, { $zone }: где вы её нарисуете? Клетка и буква, например B8a, сначала покажут её; можно ввести и одно из двух.
}
distant-suns-preview = { $where }: ваш лист стоил бы { $after } вместо { $before }.
distant-suns-preview-keys = Enter — нарисовать   n — показать следующую   или введите другую клетку и букву
distant-suns-where = «{ $text }» — не место: введите клетку листа и одну из букв { $letters }, например B8a, или одно из двух.
distant-suns-nowhere = Здесь фигуру нарисовать нельзя: { $text }.
distant-suns-cannot = { $text } — невозможно: { $reason }.

# --- What happened. $you is yes where the reader did it ---
distant-suns-event-placed = { $you ->
    [yes] Вы ставите
   *[no] { $name } ставит
} модуль: активному игроку — { $active ->
    [0] чёрная дыра
   *[other] зона { $active }
}, остальным — { $others ->
    [0] чёрная дыра
   *[other] зона { $others }
}.
distant-suns-event-drew = { $you ->
    [yes] Вы рисуете
   *[no] { $name } рисует
} { $place ->
    [0] чёрную дыру
   *[other] фигуру зоны { $place }
}.
distant-suns-event-missed = { $you ->
    [yes] Вы не рисуете
   *[no] { $name } не рисует
} фигуру в этот ход.
distant-suns-event-won = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
} { $count ->
    [1] улучшение
    [one] { $count } улучшение
    [few] { $count } улучшения
    [many] { $count } улучшений
   *[other] { $count } улучшения
}.
distant-suns-event-spent = { $you ->
    [yes] Вы тратите
   *[no] { $name } тратит
} { $count ->
    [1] улучшение
    [one] { $count } улучшение
    [few] { $count } улучшения
    [many] { $count } улучшений
   *[other] { $count } улучшения
}.
distant-suns-event-reached = { $you ->
    [yes] Вы достигаете
   *[no] { $name } достигает
} Отдалённого мира { $world }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

# --- Zones explained ---
distant-suns-about-no-mission = Есть в каждой игре, миссии у неё нет. Для миссии «Чёрная дыра» её нужно нарисовать на своём листе.
distant-suns-about-mission = { $mission ->
    [alien] Считаются клетки «Пришелец», закрытые фигурами этой зоны.
    [upgrade] Считаются клетки «Улучшение», закрытые фигурами этой зоны, потрачены улучшения или нет.
    [treasure] Считаются клетки «Сокровище», смежные с фигурами этой зоны, каждая один раз.
    [cluster] Считаются фигуры этой зоны в самом большом их скоплении.
   *[black_hole] Считаются фигуры этой зоны, смежные с нарисованной вами чёрной дырой.
}
distant-suns-about-you = Вы: выполнено { $count }, очков { $points }. Ещё один раз даст { $more }.
distant-suns-about-other = Игрок { $number }: выполнено { $count }, очков { $points }. Ещё один раз даст { $more }.
distant-suns-explain-what = «{ $text }» здесь ничего не значит: ? и номер зоны от 0 до { $most } или ?p1–?p{ $seats }, чтобы увидеть лист игрока.

# --- Score sheets ---
distant-suns-why-mission = { $mission ->
    [alien] закрыто пришельцев: { $count }
    [upgrade] закрыто улучшений: { $count }
    [treasure] сокровищ рядом с фигурами: { $count }
    [cluster] фигур в самом большом скоплении: { $count }
   *[black_hole] фигур рядом с чёрной дырой: { $count }
}
distant-suns-world = Отдалённый мир { $number }
distant-suns-why-world = { $reached ->
    [first] достигнут среди первых
    [later] достигнут позже других
   *[no] не достигнут
}
distant-suns-world-worth = { $first } первым, { $later } остальным
distant-suns-treasure = Сокровище { $cell }
distant-suns-why-treasure = { $count ->
    [0] окружено
   *[other] ещё открыты: { $cells }
}
distant-suns-aliens = Пришельцы
distant-suns-why-aliens = { $count ->
    [0] все закрыты
   *[other] не закрыты: { $cells }
}
distant-suns-total = Итого

# --- Help ---
distant-suns-help =
    Три раунда по четыре или пять ходов. В каждый ход активный игрок ставит модуль на панель между двумя зонами: фигуру одной из них рисует он сам, фигуру другой — все остальные. Затем все рисуют одновременно и втайне.
    Фигуру можно вращать и отражать. Она должна закрывать клетку, смежную с нарисованной ранее фигурой (первая — смежную со «Стартом»), и не может закрывать «Старт», «Сокровище» и «Отдалённый мир». Если фигура помещается, её нужно нарисовать; если нет — ход пропускается.
    Закрытая клетка «Улучшение» даёт улучшение. Со следующего хода каждое улучшение позволяет игнорировать одну клетку фигуры, не больше двух за ход; остаток не должен распадаться и считается целой фигурой.
    У каждой зоны есть миссия: за выполненную фигурами этой зоны от одного до пяти раз — 3, 6, 10, 15, 20 очков, дальше по 5.
    Кто первым закрыл клетку рядом с Отдалённым миром, получает больше, остальные — меньше. 10 очков за каждое окружённое сокровище; минус 5 за каждого незакрытого пришельца.
    Как рисовать: у столбцов есть буквы, у рядов — номера, у положений фигуры — тоже буквы. «B8a» покажет фигуру, лежащую как на рисунке a, отмеченной клеткой на B8; «B8» — хороший способ закрыть B8, «a» — хорошее место для a. Enter рисует, n показывает следующую.
    ?3 объясняет зону 3, ?p2 показывает лист игрока 2.
distant-suns-designed = Официальных рисунков листа и фигур найти не удалось: наши придуманы для Farlands, а правила и очки — из правил игры. Если у вас есть игра, внесите свои: farlands deck new distant-suns my.toml
distant-suns-help-file = файл JSON с вашим листом: миссии, фигуры, миры, достигнутые первыми (см. docs/distant-suns.md)

# --- Files for scoring that cannot be ---
distant-suns-file-missions = { $path }: в «missions» — миссия у каждой из пяти зон, например { "{" }"comet": "alien", …{ "}" }.
distant-suns-file-figures = { $path }: «figures» — список, например [{ "{" }"zone": "comet", "cells": "A9 B8 …"{ "}" }, …].
distant-suns-file-figure = { $path }: у фигуры { $number } должны быть зона и клетки, например { "{" }"zone": "comet", "cells": "A9 B8 …"{ "}" }.
distant-suns-file-first = { $path }: «first» — список Отдалённых миров, которых вы достигли среди первых, например [1, 3].

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
distant-suns-coach-line = { $name }: { $points } очк. вместо { $better-points }
distant-suns-coach-mission = миссия «{ $mission }» зоны { $place }: { $points } очк. вместо { $better-points } (выполнена раз: { $count } вместо { $better-count })
distant-suns-coach-treasures = Окружённые сокровища
distant-suns-coach-figures = нарисовано фигур: { $count } вместо { $better-count }
distant-suns-coach-upgrades = получено улучшений: { $count } вместо { $better-count }
distant-suns-coach-cells = закрыто клеток: { $count } вместо { $better-count }
