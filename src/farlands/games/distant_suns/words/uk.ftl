# Distant Suns in the words of its rulebook. Keys are the same in every language.

# --- Zones of exploration: the pictures on the tokens ---
distant-suns-zone-black_hole = Чорна діра
distant-suns-zone-crescent = Місяць
distant-suns-zone-lightning = Блискавка
distant-suns-zone-comet = Комета
distant-suns-zone-rocket = Ракета
distant-suns-zone-satellite = Супутник
distant-suns-zone-planet = Планета з кільцем
distant-suns-zone-star = Зоря
distant-suns-zone-galaxy = Галактика
distant-suns-zone-asteroid = Астероїд
distant-suns-zone-constellation = Сузір’я

# --- Missions ---
distant-suns-mission-alien = Прибулець
distant-suns-mission-upgrade = Поліпшення
distant-suns-mission-treasure = Скарб
distant-suns-mission-cluster = Скупчення
distant-suns-mission-black_hole = Чорна діра

# --- Moves, after the name of who makes them. Zones are counted from the left; 0 is the black hole ---
distant-suns-placed = модуль на { $edge ->
    [lower] нижньому
   *[upper] верхньому
} краю панелі: активному гравцеві — { $active ->
    [0] чорна діра
   *[other] зона { $active }
}, суперникам — { $others ->
    [0] чорна діра
   *[other] зона { $others }
}
# How many cells are left out, and which, counted as in the figure's drawing.
distant-suns-formed = { $count ->
    [0] фігура повністю
    [1] поліпшення витрачено: фігура без клітинки { $first }
   *[other] два поліпшення витрачено: фігура без клітинок { $first } і { $second }
}
distant-suns-missed = без фігури цього ходу
distant-suns-drew = фігуру намальовано від клітинки { $cell }, положення { $orientation }

# --- Why a move is refused ---
distant-suns-refused-over = гру завершено
distant-suns-refused-not-waiting = цьому гравцеві зараз нічого вирішувати
distant-suns-refused-no-such-move = такого ходу немає
distant-suns-refused-not-this-phase = для цього зараз не та фаза ходу
distant-suns-refused-notches-taken = одну з цих виїмок зайнято
distant-suns-refused-form-chosen = уже вирішено, які клітинки пропустити
distant-suns-refused-form-first = спершу вирішіть, чи пропускати клітинки фігури
distant-suns-refused-too-few-upgrades = для цього бракує поліпшень
distant-suns-refused-form-does-not-fit = така фігура ніде не вміщується, розпадається на частини або збігається з іншим варіантом
distant-suns-refused-must-draw = фігура вміщується повністю, тож її треба намалювати
distant-suns-refused-not-there = так фігура лежати не може: вона вийде за межі сітки або закриє «Старт», «Скарб» чи «Віддалений світ»
distant-suns-refused-overlaps = фігура закриє вже закриту клітинку
distant-suns-refused-not-adjacent = фігура має закривати клітинку, суміжну з намальованою раніше фігурою, а перша — суміжну зі «Стартом»

# --- Sheets that cannot be ---
distant-suns-no-such-zone = Зони { $zone } тут немає. Є: { $zones }.
distant-suns-no-such-mission = Місії { $mission } немає. Є: { $missions }.
distant-suns-five-missions = П’ять зон мають по одній місії: { $missions }.
distant-suns-no-such-cell = Клітинки { $cell } немає: клітинки називають за стовпцем і рядом, від { $first } до { $last }.
distant-suns-not-coverable = Клітинку { $cell } не можна закривати: це { $kind ->
    [start] «Старт»
    [treasure] «Скарб»
   *[world] «Віддалений світ»
}.
distant-suns-overlap = Клітинку { $cell } закрито двома фігурами.
distant-suns-not-the-figure = Ці клітинки — не фігура «{ $zone }», навіть якщо одну чи дві клітинки (не більше ніж { $most }) пропустити, не розділяючи її: { $cells }.
distant-suns-too-many-figures = Фігур забагато ({ $count }): у партії щонайбільше { $most } ходів.
distant-suns-not-at-start = Жодна фігура не закриває клітинку, суміжну зі «Стартом» ({ $cell }).
distant-suns-apart = Фігури не з’єднані: кожна має закривати клітинку, суміжну з намальованою раніше.
distant-suns-left-out-too-many = Пропущено клітинок: { $spent }, отримано поліпшень: { $won }. Одне поліпшення дає змогу пропустити одну клітинку.
distant-suns-no-such-world = Віддаленого світу { $world } немає: їхні номери — від 1 до { $most }.
distant-suns-world-not-reached = Віддаленого світу { $world } не досягнуто: жодної суміжної з ним клітинки не закрито.

# --- Decks that cannot be ---
distant-suns-deck-numbers = { $name } — список цілих чисел від 0 до { $most }, не довший за { $count }.
distant-suns-deck-columns = { $name } — малюнок: список рядків, по одному на стовпець.
distant-suns-deck-wide = Малюнок { $name } завеликий: у ньому щонайбільше { $most } стовпців по { $most } місць.
distant-suns-deck-letter = У стовпці { $column }, на місці { $row } аркуша стоїть знак «{ $letter }». Можливі: { $letters }.
distant-suns-deck-cells = Клітинок на аркуші: { $count }, а треба від 1 до { $most }.
distant-suns-deck-start = Клітинок «Старт» на аркуші: { $count }, а потрібна рівно одна S.
distant-suns-deck-start-enclosed = Жодної клітинки, суміжної зі «Стартом», не можна закрити: ніхто не намалює першої фігури.
distant-suns-deck-sheet-apart = Клітинки, які можна закривати, не утворюють єдиного цілого.
distant-suns-deck-too-many = Клітинок виду { $kind } забагато ({ $count }): можна щонайбільше { $most }.
distant-suns-deck-world-twice = Віддалений світ { $world } є на аркуші двічі.
distant-suns-deck-world-missing = Віддаленого світу { $world } немає на аркуші.
distant-suns-deck-world-values = Віддалений світ { $world } є на аркуші, але немає значення { $name }.
distant-suns-deck-world-enclosed = Віддаленого світу { $world } ніхто не досягне: жодної суміжної з ним клітинки не можна закрити.
distant-suns-deck-treasure-enclosed = Жодної клітинки, суміжної зі скарбом { $cell }, не можна закрити.
distant-suns-deck-figure-letter = На малюнку фігури { $zone } є знаки, крім # і -.
distant-suns-deck-figure-size = Клітинок у фігурі { $zone }: { $count }, а треба від { $least } до { $most }.
distant-suns-deck-figure-apart = Клітинки фігури { $zone } не з’єднані.
distant-suns-deck-figure-twice = { $zone } і { $other } — та сама фігура, повернута або віддзеркалена.
distant-suns-deck-figure-nowhere = Фігура { $zone } ніде на аркуші не вміщується.
distant-suns-deck-id-twice = Дві зони називаються { $zone }.
distant-suns-deck-too-large = Фігури можуть лежати на аркуші більш ніж { $most } способами: зменште аркуш або фігури.
distant-suns-values = { $kind ->
    [sheet-columns] аркуш
    [sheet-circles] кола покращень
    [worlds-first] світи, першим
    [worlds-later] світи, решті
    [points-missions] очки за місії
    [points-further] кожен наступний раз
    [points-treasure] очки за скарб
    [points-alien] очки за прибульця
    [zones-id] зони
    [zones-name] назви зон
    [zones-columns] фігури
    [black_hole-columns] фігура чорної діри
   *[other] { $name }
}

# --- The table ---
distant-suns-title = Далекі зорі
distant-suns-header = Далекі зорі, раунд { $round } з { $rounds }: { $phase ->
    [place] розподіл
    [draw] малювання
   *[over] кінець гри
}
# $active and $others are the signs of the two sides of a module.
distant-suns-panel-key = Модуль: { $active } — цю зону малює активний гравець, { $others } — цю малюють решта.
# How often the mission of a zone was done, and what that is worth: as short as can be.
distant-suns-done = { $count }x = { $points }
distant-suns-area = { $number } { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
distant-suns-tally-treasure = оточено { $count }: { $points }
distant-suns-tally-alien = відкрито { $count }: { $points }
distant-suns-tally-upgrade = у запасі { $count }
distant-suns-miss = без фігури
distant-suns-sign-start = Старт
distant-suns-sign-world = Віддалений світ
distant-suns-sign-treasure = скарб
distant-suns-sign-alien = прибулець
distant-suns-sign-upgrade = поліпшення
distant-suns-sign-next = одну з них закриє нова фігура
distant-suns-half-lower = Стовпці B, D, F і так далі стоять на пів клітинки нижче за сусідні.

# --- Prompts ---
distant-suns-question = { $decision ->
    [place] Куди ви поставите модуль? Введіть номер на панелі: край, виїмки та бік.
    [over] Гру завершено.
   *[wait] Решта ще малює.
}
distant-suns-question-draw = { $decision ->
    [form] Зона { $place }, { $zone }: фігура повністю чи, за поліпшення, менша? Введіть її номер.
   *[draw] Зона { $place }, { $zone }: де ви її намалюєте? Клітинка й літера, наприклад B8a, спершу покажуть її; можна ввести й одне з двох.
}
distant-suns-preview = { $where }: ваш аркуш був би вартий { $after } замість { $before }.
distant-suns-preview-keys = Enter — намалювати   n — показати наступну   або введіть іншу клітинку й літеру
distant-suns-where = «{ $text }» — не місце: введіть клітинку аркуша й одну з літер { $letters }, наприклад B8a, або одне з двох.
distant-suns-nowhere = Тут фігуру намалювати не можна: { $text }.
distant-suns-cannot = { $text } — неможливо: { $reason }.

# --- What happened. $you is yes where the reader did it ---
distant-suns-event-placed = { $you ->
    [yes] Ви ставите
   *[no] { $name } ставить
} модуль: активному гравцеві — { $active ->
    [0] чорна діра
   *[other] зона { $active }
}, решті — { $others ->
    [0] чорна діра
   *[other] зона { $others }
}.
distant-suns-event-drew = { $you ->
    [yes] Ви малюєте
   *[no] { $name } малює
} { $place ->
    [0] чорну діру
   *[other] фігуру зони { $place }
}.
distant-suns-event-missed = { $you ->
    [yes] Ви не малюєте
   *[no] { $name } не малює
} фігури цього ходу.
distant-suns-event-won = { $you ->
    [yes] Ви отримуєте
   *[no] { $name } отримує
} { $count ->
    [1] поліпшення
    [one] { $count } поліпшення
    [few] { $count } поліпшення
    [many] { $count } поліпшень
   *[other] { $count } поліпшення
}.
distant-suns-event-spent = { $you ->
    [yes] Ви витрачаєте
   *[no] { $name } витрачає
} { $count ->
    [1] поліпшення
    [one] { $count } поліпшення
    [few] { $count } поліпшення
    [many] { $count } поліпшень
   *[other] { $count } поліпшення
}.
distant-suns-event-reached = { $you ->
    [yes] Ви досягаєте
   *[no] { $name } досягає
} Віддаленого світу { $world }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.

# --- Zones explained ---
distant-suns-about-no-mission = Є в кожній грі, місії в неї немає. Для місії «Чорна діра» її треба намалювати на своєму аркуші.
distant-suns-about-mission = { $mission ->
    [alien] Рахуються клітинки «Прибулець», закриті фігурами цієї зони.
    [upgrade] Рахуються клітинки «Поліпшення», закриті фігурами цієї зони, витрачено поліпшення чи ні.
    [treasure] Рахуються клітинки «Скарб», суміжні з фігурами цієї зони, кожна один раз.
    [cluster] Рахуються фігури цієї зони в найбільшому їх скупченні.
   *[black_hole] Рахуються фігури цієї зони, суміжні з намальованою вами чорною дірою.
}
distant-suns-about-you = Ви: виконано { $count }, очок { $points }. Ще один раз дасть { $more }.
distant-suns-about-other = Гравець { $number }: виконано { $count }, очок { $points }. Ще один раз дасть { $more }.
distant-suns-explain-what = «{ $text }» тут нічого не означає: ? і номер зони від 0 до { $most } або ?p1–?p{ $seats }, щоб побачити аркуш гравця.

# --- Score sheets ---
distant-suns-why-mission = { $mission ->
    [alien] закрито прибульців: { $count }
    [upgrade] закрито поліпшень: { $count }
    [treasure] скарбів поруч із фігурами: { $count }
    [cluster] фігур у найбільшому скупченні: { $count }
   *[black_hole] фігур поруч із чорною дірою: { $count }
}
distant-suns-world = Віддалений світ { $number }
distant-suns-why-world = { $reached ->
    [first] досягнуто серед перших
    [later] досягнуто пізніше за інших
   *[no] не досягнуто
}
distant-suns-world-worth = { $first } першим, { $later } решті
distant-suns-treasure = Скарб { $cell }
distant-suns-why-treasure = { $count ->
    [0] оточено
   *[other] ще відкриті: { $cells }
}
distant-suns-aliens = Прибульці
distant-suns-why-aliens = { $count ->
    [0] усіх закрито
   *[other] не закрито: { $cells }
}
distant-suns-total = Разом

# --- Help ---
distant-suns-help =
    Три раунди по чотири або п’ять ходів. Кожного ходу активний гравець ставить модуль на панель між двома зонами: фігуру однієї з них малює він сам, фігуру іншої — усі решта. Потім усі малюють одночасно й потай.
    Фігуру можна обертати й віддзеркалювати. Вона має закривати клітинку, суміжну з намальованою раніше фігурою (перша — суміжну зі «Стартом»), і не може закривати «Старт», «Скарб» та «Віддалений світ». Якщо фігура вміщується, її треба намалювати; якщо ні — хід пропускається.
    Закрита клітинка «Поліпшення» дає поліпшення. З наступного ходу кожне поліпшення дає змогу пропустити одну клітинку фігури, не більше двох за хід; решта не повинна розпадатися й рахується як ціла фігура.
    Кожна зона має місію: за виконану фігурами цієї зони від одного до п’яти разів — 3, 6, 10, 15, 20 очок, далі по 5.
    Хто перший закрив клітинку поруч із Віддаленим світом, отримує більше, решта — менше. 10 очок за кожен оточений скарб; мінус 5 за кожного незакритого прибульця.
    Як малювати: стовпці мають літери, ряди — номери, положення фігури — теж літери. «B8a» покаже фігуру, що лежить як на малюнку a, позначеною клітинкою на B8; «B8» — добрий спосіб закрити B8, «a» — добре місце для a. Enter малює, n показує наступну.
    ?3 пояснює зону 3, ?p2 показує аркуш гравця 2.
distant-suns-designed = Офіційних малюнків аркуша та фігур знайти не вдалося: наші придумано для Farlands, а правила й очки — з правил гри. Якщо у вас є гра, внесіть свої: farlands deck new distant-suns my.toml
distant-suns-help-file = файл JSON із вашим аркушем: місії, фігури, світи, яких досягнуто першими (див. docs/distant-suns.md)

# --- Files for scoring that cannot be ---
distant-suns-file-missions = { $path }: у «missions» — місія біля кожної з п’яти зон, наприклад { "{" }"comet": "alien", …{ "}" }.
distant-suns-file-figures = { $path }: «figures» — список, наприклад [{ "{" }"zone": "comet", "cells": "A9 B8 …"{ "}" }, …].
distant-suns-file-figure = { $path }: фігура { $number } повинна мати зону й клітинки, наприклад { "{" }"zone": "comet", "cells": "A9 B8 …"{ "}" }.
distant-suns-file-first = { $path }: «first» — список Віддалених світів, яких ви досягли серед перших, наприклад [1, 3].

# --- What the coach compares: averages over what may follow the move played, and (better-…) the better one ---
distant-suns-coach-line = { $name }: { $points } оч. замість { $better-points }
distant-suns-coach-mission = місія «{ $mission }» зони { $place }: { $points } оч. замість { $better-points } (виконано разів: { $count } замість { $better-count })
distant-suns-coach-treasures = Оточені скарби
distant-suns-coach-figures = намальовано фігур: { $count } замість { $better-count }
distant-suns-coach-upgrades = здобуто поліпшень: { $count } замість { $better-count }
distant-suns-coach-cells = закрито клітинок: { $count } замість { $better-count }
