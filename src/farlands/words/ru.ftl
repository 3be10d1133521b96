# What every game shares. Keys are the same in every language.

# --- Seats ---
seat = Место { $number }
# The name of the person at the screen, unless they give another; 40 letters at most.
seat-you = Вы
seat-bot = { $bot } (бот)
seat-bot-number = { $bot } { $number } (бот)

# --- Help on the command line ---
help-farlands = Любимые настольные игры за одним столом: играйте, считайте очки настоящих партий, пересматривайте и проверяйте сыгранное.
help-usage = Использование: { $usage }
help-a-command = КОМАНДА
help-some-options = [параметры]
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-help = показать эту справку
help-lang = язык (по умолчанию — язык системы)
help-version = показать версию
help-game = игра; список игр выводит «farlands games»
help-file = журнал партии
help-json = вывести вместо этого данные для программ
help-play = Сыграть в этом терминале: против ботов или вместе за одним экраном.
help-play-seats = кто играет, например Ann,Bob,bot:hard, или сколько мест: вы и боты (по умолчанию — вы против одного); боты: easy, medium, hard, outlook, greedy, random или search со временем на ход, например bot:search:2s
help-play-option = выбрать правило, например advanced=yes; можно указать несколько раз
help-play-deal = сыграть раздачу с этим секретом из { $digits ->
    [one] { $digits } шестнадцатеричной цифры
   *[other] { $digits } шестнадцатеричных цифр
}
help-play-journal = хранить партию в этом файле; если в нём уже есть партия, продолжить её
help-play-new = начать новую партию без вопросов
help-play-resume = продолжить последнюю незаконченную партию без вопросов
help-score = Посчитать очки партии на настоящем столе: что приносит каждая карта и почему.
help-score-area = игра, затем её карты, как указано ниже
help-score-of-game = Что указать для { $game }
help-replay = Просмотреть партию ход за ходом; при перенаправлении — вывести её текстом.
help-replay-at = показать позицию после хода с этим номером
help-verify = Проверить партию: обещанную раздачу, каждый ход, результат.
help-analyse = Разобрать каждое решение партии: чего стоил каждый вариант, во что обошёлся сделанный ход и почему.
help-analyse-seat = только это место: его номер, с 1, или имя игрока
help-analyse-plot = нарисовать в этот файл вероятности победы по ходу партии (SVG)
help-analyse-page = записать всё в этот файл страницей с графиками (HTML)
help-hint = Чего стоят нынешние варианты? По тому, что знает решающий, и не более.
help-hint-seat = чьё решение: номер, с 1, или имя игрока (иначе того, кому решать)
help-budget = сколько думать над решением: 2000i — перебором, всегда с одним исходом, или 0.5s (иначе как бот hard)
help-seed = с другим числом обдумываются другие миры (иначе 0)
help-games = Показать все игры: число игроков и настройки.
help-cards = Показать все карты игры с их номерами.
help-deck = Показать компоненты игры и откуда взято каждое значение или создать файл со своими.
help-deck-action = new: записать файл для правки; show: перечислить все значения; check: проверить файл
help-deck-of-game = файл; без него show перечисляет собственные значения игры
help-deck-file = играть с компонентами из этого файла, см. «farlands deck»
help-bench = Измерить скорость игры на этом компьютере.
help-bench-game = игра (по умолчанию — все)
help-bench-seats = сколько игроков (по умолчанию 2)
help-bench-device = где считать: cpu (по умолчанию) или cuda
help-bench-search = измерить вместо этого бота с перебором: сколько миров он доигрывает за секунду
help-bench-seconds = сколько секунд измерять каждую строку (по умолчанию 2)
help-arena = Провести турнир между ботами и измерить силу каждого.
help-arena-bots = кто играет, например hard,greedy,search:0.25s,search:4000i (по умолчанию easy,greedy,random)
help-arena-games = сколько партий всего; каждая раздача доигрывается во всех рассадках (по умолчанию 200)
help-arena-seats = по сколько игроков за столом, например 2..6 или 2,4 (по умолчанию 2)
help-arena-lineup = сколько мест у каждого бота, например 1,5 (по умолчанию места делятся поровну)
help-arena-ladder = вместо --bots: этот запас, например 500i, против вдвое большего, тот — снова против вдвое большего
help-arena-doublings = сколько раз удвоить запас (по умолчанию 4)
help-arena-seed = число: с одним и тем же числом раздачи одни и те же (по умолчанию 0)
help-arena-out = хранить партии в этом файле; если в нём уже есть партии, продолжить его
help-arena-processes = сколько процессов играет (по умолчанию по одному на ядро)
help-arena-seconds = остановиться через столько секунд с тем, что уже сыграно
help-arena-ray = играть на кластере Ray по этому адресу, например auto или ray://head:10001
help-arena-report = показать, как использование каждой вещи связано с победой, например cards
help-arena-plot = нарисовать диаграмму в этот файл (SVG)

# --- What is wrong with a command line ---
error = Ошибка: { $text }
output-failed = Не удалось записать вывод: { $why }.
# Why a file cannot be read or written: after “X cannot be read: ”.
file-missing = такого файла нет
file-directory = это каталог
file-forbidden = нет доступа
file-exists = уже есть
file-full = на диске нет места
file-long = слишком длинное имя
file-large = он слишком велик
file-other = система отказывает ({ $name })
unknown-command = Нет команды { $command }. Есть: { $commands }.
unknown-language = Нет языка «{ $language }». Есть: { $languages }.
usage-no-such-option = Параметра { $option } здесь нет. Есть: { $options }.
usage-missing = Не хватает { $parameter }. Использование: { $usage }
usage-needs-value = После { $option } нужно значение.
usage-takes-no-value = У { $option } не бывает значения.
usage-twice = { $option } указан дважды: укажите его один раз.
usage-not-so = Команда записана неверно. Использование: { $usage }
bad-number = { $name } не может быть «{ $text }»: укажите целое число от { $least } до { $most }.
unknown-game = Нет игры { $game }. Есть: { $games }.
no-deck-files = У игры { $game } нет своих колод: все её значения официальные.
unknown-deck-action = Действия «{ $action }» с колодой нет. Есть: { $actions }.
deck-needs-file = Укажите файл, например: farlands deck { $action } { $game } my.toml
deck-written = Записано в { $path }. Измените файл, затем: farlands deck check { $game } { $path } и farlands play { $game } --deck { $path }
deck-good = { $path } в порядке. Партии с ним называют колоду { $deck }.
deck-exists = { $path } уже существует: выберите другой файл.
deck-unwritable = Не удаётся записать { $path }: { $why }.
deck-unreadable = Не удалось прочитать { $path }: { $why }.
deck-not-text = { $path } — не текст в кодировке UTF-8.
deck-not-toml = { $path } — не файл TOML.
deck-not-toml-at = { $path } — не файл TOML: посмотрите на строку { $line }.
deck-format = Формат файла — { $format }, а эта версия Farlands знает формат { $known }.
deck-no-such-value = Значения { $name } в наборах этой игры нет.
deck-number = { $name } не может быть { $value }: нужно целое число от { $least } до { $most }.
deck-text = { $name } — текст в одну строку, от 1 до 40 букв.
# $kind is a kind of values, as in cards.*.cost; $sources is where they come from, as in 48 reconstructed.
deck-coverage = { $kind }: { $sources }
deck-source-name = { $source ->
    [official] официально
    [reported] по сообщениям
    [reconstructed] реконструкция
    [designed] придумано нами
    [derived] выведено нами
    [your-box] из вашей коробки
   *[other] { $text }
}
misnamed-game = Пакет игры { $game } неисправен: его модуль { $module } называет себя { $name }. Сообщите его автору.
broken-game = { $game } использовать нельзя: { $why }
no-terminal = В { $game } нельзя сыграть в терминале.
unknown-option = У игры { $game } нет настройки { $option }. Есть: { $options }.
bad-option-value = { $option } не может быть «{ $value }»: выберите одно из значений: { $values }.
bad-seat-count = { $game }: игроков может быть от { $least } до { $most }, а не { $seats }.
bad-seat-name = «{ $name }» не подходит как имя игрока: в имени должно быть от 1 до { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
}.
same-seat-name = Двух игроков зовут { $name }: дайте всем разные имена.
unknown-bot = Нет бота { $bot }. Есть: { $bots }.
bad-budget = { $text } — не время на размышление. Укажите секунды, например 0.25s (не больше { $seconds }), или итерации, например 4000i (не больше { $iterations }).
bad-threads = { $text } — не число потоков. После @ нужно число от 1 до { $most }, например search:1s@2.
no-outlook = В { $game } бот outlook играть не умеет. Выберите greedy или search со временем на ход, например search:1s.
unknown-device = Нет устройства { $device }. Есть: { $devices }.
no-cuda = Не найден графический процессор, с которым умеет работать Numba: установите farlands[cuda] на компьютере с GPU NVIDIA или укажите --device cpu.
cuda-differs = На GPU и CPU разошлись результаты { $differing ->
    [one] { $differing } партии
   *[other] { $differing } партий
} из { $games }: пожалуйста, сообщите об этом. Скорость не измерена.
score-one-game = Укажите одну игру. У вас указаны: { $games }.
score-no-game = Укажите игру, очки которой нужно посчитать, например: farlands score { $game } …
score-missing = Очки { $game } нельзя посчитать без { $option }. Можно указать: { $options }.
paper-unreadable = Не удалось прочитать { $path }: { $why }.
paper-not-json = { $path } — не JSON: посмотрите на строку { $line }.
paper-whole = В { $path } должен быть один объект JSON с такими частями: { $parts }.
paper-unknown = В { $path } есть «{ $part }», что здесь ничего не значит. Есть: { $parts }.
paper-twice = В { $path } дважды есть «{ $part }»: укажите один раз.
no-such-ply = Позиции { $ply } нет: в партии { $most ->
    [0] ещё нет ходов
    [one] { $most } ход
    [few] { $most } хода
    [many] { $most } ходов
   *[other] { $most } хода
}.
unknown-seat = Нет места { $seat }. Есть: { $seats }.
file-twice = { $path } названо дважды: дайте каждому файлу своё имя.
hint-over = Партия в { $path } закончена: её разберёт «farlands analyse { $path }».
hint-not-waiting = { $name } сейчас ничего не решает.
resume-or-new = --resume продолжает партию, а --new, --seats, --option и --deal начинают новую. Выберите что-то одно.
nothing-to-resume = Незаконченных партий { $game } нет: начните новую без --resume.
resume-other-game = В { $path } записана партия { $game }: продолжите её командой «farlands play { $game } --journal { $path }».
resume-over = Партия в { $path } завершена: просмотрите её командой «farlands replay { $path }».
journal-exists = Файл { $path } уже есть: выберите для новой партии другой или укажите только --journal, чтобы продолжить эту.

# --- Deals ---
bad-deal-secret = Секрет раздачи состоит ровно из { $digits ->
    [one] { $digits } шестнадцатеричной цифры
   *[other] { $digits } шестнадцатеричных цифр
} (0–9, a–f).
bad-deal-form = Раздача — это либо секрет из { $digits ->
    [one] { $digits } шестнадцатеричной цифры
   *[other] { $digits } шестнадцатеричных цифр
}, либо список карт для каждой колоды.
bad-deal-deck = Нет колоды { $deck }. Есть: { $decks }.
bad-deal-card = В колоде { $deck } нет карты { $card }: номера карт — от 1 до { $most }.
bad-deal-long = Список колоды { $deck } слишком длинный: за партию из неё берут не больше { $most ->
    [one] { $most } карты
   *[other] { $most } карт
}.
bad-deal-draw = Карта { $card } не может быть на месте { $place } колоды { $deck }: к этому моменту её там нет.

# --- Moves ---
illegal-move = Ход { $move } невозможен: { $reason }. Можно: { $allowed }.
no-such-seat = Места { $seat } нет: они пронумерованы от 0 до { $most }.
nothing-to-undo = У вас нет хода, который можно отменить.
undo-revealed = Последний ход отменить нельзя: он уже открыл то, что было скрыто.
not-a-move = «{ $text }» — это не ход. Можно: { $allowed }. Справка — h.
which-move = Ходов с этим номером несколько, введите один из них: { $moves }.

# --- Journals ---
journal-unreadable = Не удалось прочитать { $path }: { $why }.
journal-unwritable = Не удалось записать партию в { $path }: { $why }. Выберите другой файл с помощью --journal.
journal-elsewhere = Файл { $path } изменила другая программа: может быть, партию продолжили где-то ещё? Играйте дальше там.
journal-empty = Этот журнал пуст.
journal-cut-off = Строка { $line } обрывается: ход в ней не был подтверждён. «farlands play» продолжит партию без него.
journal-damaged = Строка { $line } повреждена: в журнале таких строк не бывает.
journal-edited = Строку { $line } изменили уже после записи: контрольная метка не сходится.
journal-not-one = Это не журнал Farlands.
journal-newer = Формат этого журнала — { $version }, а эта версия Farlands знает только формат { $known }: установите более новую.
journal-version = Формат этого журнала — { $version }, а эта версия Farlands читает формат { $known }.
journal-header = В первой строке журнала нет поля «{ $field }», или оно записано неверно.
journal-rules = Партия сыграна по правилам { $game } версии { $rules }, а здесь правила версии { $known }: откройте её в той версии Farlands, в которой играли.
journal-deck = Партия сыграна с колодой { $deck }, а здесь колода { $ours }: укажите файл, с которым играли, --deck FILE.
journal-deal-withheld = Раздача ещё не раскрыта: это произойдёт, когда партия завершится.
journal-commitment = Раздача не та, что была обещана до первого хода.
journal-gap = В строке { $line } записан ход { $ply }, а должен быть ход { $expected }.
journal-illegal-move = Строка { $line }: { $why }
journal-early-end = Строка { $line } завершает партию раньше времени, или после завершения что-то ещё записано.
journal-result = Результат в строке { $line } не сходится с ходами: по ним выходит { $scores }.

# --- Playing ---
preparing = Игра «{ $game }» готовится к первому запуску: { $rule } ({ $seconds } с)
preparing-begins = Игра «{ $game }» готовится к первому запуску на этом компьютере…
play-keys = Выбирайте.  ? пояснить (?3 одно)  s очки  t совет  u отмена  h справка  q выход
play-help =
    Введите номер того, что выбираете, или ход так, как его записывают в журнале.
    ?  поясняет, из чего вы выбираете и сколько это принесло бы сейчас; ?3 поясняет одно
    Enter  показывает стол снова
    s  ваш подсчёт очков на этот момент
    t  совет: чего в среднем стоит каждый вариант, по тому, что вы знаете
    u  отменяет последний ход, если он не открыл ничего скрытого
    q  выход; партия сохраняется, и «farlands play» её продолжит
play-question = { $name }: { $question }
play-hand-over = Теперь { $name }! Остальные отворачиваются, после чего { $name } нажимает Enter.
play-saved = Партия сохранена в { $path }
    Продолжить: farlands play { $game } --journal { $path }
play-ended = Партия сохранена в { $path }
    Просмотреть: farlands replay { $path }
    Проверить: farlands verify { $path }
resume-offer = Есть незаконченная партия от { $when }: { $names }; { $moves ->
    [0] ходов ещё не было
    [one] сделан { $moves } ход
    [few] сделано { $moves } хода
    [many] сделано { $moves } ходов
   *[other] сделано { $moves } хода
}.
resume-question = Продолжить её? [Д/н]
# What people type for yes and no, besides y and n; several words stand apart.
answer-yes = да д
answer-no = нет н
resume-torn = Последний ход в { $path } оборвался при записи: он не был подтверждён и отброшен.
resume-unreadable = Пропускаем { $path }: { $why }
# $you is yes where the reader is the winner.
one-wins = { $you ->
    [yes] Вы побеждаете!
   *[no] Побеждает { $name }!
}
several-win = Общая победа: { $names }!
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
result-of-one = { $name } — { $points }

# --- Replaying and verifying ---
replay-start = { $names }: { $most ->
    [0] ходов ещё не было
    [1] перед единственным ходом
    [one] перед первым из { $most } хода
   *[other] перед первым из { $most } ходов
}
replay-at = { $move }, всего { $most ->
    [one] { $most } ход
    [few] { $most } хода
    [many] { $most } ходов
   *[other] { $most } хода
}
replay-move = { $ply }. { $name }: { $move } ({ $notation })
replay-keys = Enter или n: дальше   b: назад   число: к этому ходу   q: выход
replay-what = «{ $word }» здесь ничего не делает: введите число от 0 до { $most }, n, b или q.
verify-moves = { $count ->
    [0] Ходов ещё не было.
    [1] Единственный ход сделан по правилам.
    [one] Проверен { $count } ход: все по правилам.
    [few] Проверено { $count } хода: все по правилам.
    [many] Проверено { $count } ходов: все по правилам.
   *[other] Проверено { $count } хода: все по правилам.
}
verify-finished = Результат верен: { $result }.
verify-not-recorded = Результат не записан; по ходам он такой: { $result }.
verify-unfinished = Партия ещё не завершена.
verify-committed = Карты те самые, что были обещаны до первого хода.
verify-not-committed = До первого хода ничего не было обещано: нельзя проверить, были ли карты определены заранее.
verify-chained = У каждой строки есть контрольная метка, и она сходится.
verify-not-chained = В строках нет контрольных меток: ручные правки остались бы незамеченными.

# --- The coach ---
analyse-progress = Разбор решений
analyse-stopped = Остановлено: разобрано решений: { $done } из { $wanted }.
# Heads of columns. margin: own points less the best other's, on average; loss: points of it lost; better: the best move.
analyse-column-ply = Ход
analyse-column-seat = Игрок
analyse-column-move = Сыграно
analyse-column-option = Вариант
analyse-column-margin = Перевес
analyse-column-win = Победа
analyse-column-loss = Потеря
analyse-column-better = Лучше
analyse-move = { $move } ({ $notation })
analyse-seat = { $name }: { $accuracy }; { $lost }
analyse-accuracy = точность { $accuracy } из 100
analyse-no-accuracy = на кону ничего не было
# $win is in per cent.
analyse-lost = { $decisions ->
    [one] { $decisions } решение стоило
    [few] { $decisions } решения стоили
   *[other] { $decisions } решений стоили
} { $points } очк. перевеса и { $win } % победы
analyse-costly = Ход { $ply }: { $move }. Лучше: { $better }, на { $points } ± { $error } очк. и { $win } % победы.
analyse-hindsight = Задним числом: побывавшие на руке карты могли дать { $total } очк., а дали { $actual }. Наибольшее: { $moves }
analyse-title = Разбор партии: { $names }
analyse-decisions = Все решения; отмечены те, что чего-то стоили.
analyse-chart = Чего мог ожидать каждый ({ $names }) после каждого своего решения, по тому, что знал.
analyse-chart-win = Вероятность победы
analyse-chart-margin = Ожидаемый перевес
analyse-chart-loss = Потеряно очков перевеса
analyse-unit-win = %
analyse-unit-margin = очки
analyse-unit-loss = очки
hint-for = { $name }, в среднем по тому, что может случиться:
hint-exact = Вычислено точно.
hint-even = { $first } или { $second }: одинаково хороши, насколько можно судить.
hint-why = { $first }, а не { $second }:
# Why a move was worse: averages over what may follow it and the better move.
coach-own-points = свои очки в конце: { $points } вместо { $better-points }
coach-rivals = очки лучшего из остальных: { $points } вместо { $better-points }

# --- Arena ---
arena-nobody = Арене нужен хотя бы один бот и стол с местами, лестнице — два бота.
arena-same-bot = { $bot } указан дважды: укажите каждого бота один раз.
arena-bad-lineup = В расстановке нужно число мест для каждого из ботов (их { $bots }), а вместе столько мест, сколько за столом; { $lineup } не подходит.
arena-no-ladder = --doublings относится к --ladder, например: --ladder 500i --doublings 4
arena-ladder-alone = --ladder сам называет ботов: уберите --bots и --lineup.
arena-workers-die = Играющие процессы завершаются снова и снова, последний — на раздаче { $deal }: может быть, не хватает памяти?
arena-unreadable = Не удалось прочитать { $path }: { $why }.
arena-unwritable = Партии нельзя сохранить в { $path }: { $why }.
arena-not-one = { $path } — не файл результатов арены: выберите другое имя.
arena-version = У { $path } формат { $version }, а этой версии Farlands известен формат { $known }: выберите другой файл.
arena-other = { $path } относится к другой арене: там { $name } — { $theirs }, здесь { $ours }. Выберите другой файл или те же настройки.
arena-damaged = Строка { $line } файла { $path } повреждена: это не партия этой арены.
arena-twice = В строке { $line } файла { $path } раздача { $deal } в рассадке { $turn } записана второй раз.
arena-elsewhere = { $path } изменён другой программой: может быть, в него пишет ещё одна арена?
arena-undrawable = Диаграмму нельзя записать в { $path }: { $why }.
arena-no-report = У игры { $game } нет отчёта { $report }. Есть: { $reports }.
arena-no-ray = Ray не установлен: pip install "farlands[ray]".
arena-no-cluster = По адресу { $address } нет кластера Ray: { $why }
arena-ray-code = На кластере другая версия правил или ботов ({ $theirs }, здесь { $ours }): установите там тот же Farlands.
arena-playing = Игра идёт
arena-so-far = Сыграно { $played } из { $games }, осталось { $left } с
arena-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}
arena-left-out = { $games ->
    [one] { $games } партия не учтена
    [few] { $games } партии не учтены
   *[other] { $games } партий не учтено
}: раздача сыграна не во всех рассадках.
arena-brackets = В скобках — интервалы 95 %.
arena-kept = Партии сохранены в { $path }
arena-drawn = Диаграмма нарисована в { $path }
arena-bot = Бот
arena-elo = Эло
arena-seats = Мест
arena-games = Партий
arena-deals = Раздач
arena-wins = Победы, %
arena-points = Очки
arena-margin = Отрыв
arena-thought = мс на ход
arena-pair = Дуэль
arena-against = { $bot } – { $other }
arena-share = Доля очков, %
arena-deals-won = Выиграно раздач, %
arena-lead = Перевес
arena-step = Вдвое больший запас
arena-verdict = Вывод
arena-still-wins = выигрывает
arena-plateau = не доказано
arena-thing = Название
arena-used = Доля мест, %
arena-expected = Ожидалось, %
arena-difference = Разница
arena-chart-ratings = { $game }: сила ботов
arena-chart-ladder = { $game }: выигрывает ли вдвое больший запас?
arena-chart-margins = { $game }: отрыв
arena-chart-usage = { $game }, { $report }: победы сверх ожидаемого
arena-unit-elo = Эло, интервалы 95 %
arena-unit-share = доля очков в %, интервалы 95 %
arena-unit-points = отрыв в очках от лучшего из других, интервалы 95 %
arena-unit-difference = процентные пункты, интервалы 95 %

# --- Games and speed ---
games-seats = { $title }, { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
games-default = { $text } (по умолчанию)
bench-game = Игра
bench-device = Устройство
bench-threads = Потоки
bench-games = Партий в секунду
bench-decisions = Решений в секунду
bench-iterations = Итераций поиска в секунду
