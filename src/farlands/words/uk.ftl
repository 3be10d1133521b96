# What every game shares. Keys are the same in every language.

# --- Seats ---
seat = Місце { $number }
# The name of the person at the screen, unless they give another; 40 letters at most.
seat-you = Ви
seat-bot = { $bot } (бот)
seat-bot-number = { $bot } { $number } (бот)

# --- Help on the command line ---
help-farlands = Улюблені настільні ігри за одним столом: грайте, рахуйте очки справжніх ігор, переглядайте й перевіряйте партії.
help-usage = Використання: { $usage }
help-a-command = КОМАНДА
help-some-options = [параметри]
help-commands = Команди
help-arguments = Аргументи
help-options = Параметри
help-help = показати цю довідку
help-lang = мова (типово — мова системи)
help-version = показати версію
help-game = гра: перелік ігор дає «farlands games»
help-file = журнал партії
help-json = вивести замість тексту дані для програм
help-play = Зіграти в цьому терміналі — проти ботів або з друзями за одним екраном.
help-play-seats = хто грає, наприклад Ann,Bob,bot:hard, або скільки місць: ви та боти (типово — ви проти одного); боти: easy, medium, hard, outlook, greedy, random або search із часом на хід, наприклад bot:search:2s
help-play-option = вибрати правило, наприклад advanced=yes; можна вказати кілька разів
help-play-deal = зіграти роздачу з таким секретом: { $digits } { $digits ->
    [one] шістнадцяткова цифра
    [few] шістнадцяткові цифри
    [many] шістнадцяткових цифр
   *[other] шістнадцяткової цифри
}
help-play-journal = зберігати партію в цьому файлі; якщо в ньому вже є партія, продовжити її
help-play-new = почати нову партію без запитань
help-play-resume = продовжити останню незавершену партію без запитань
help-score = Підрахувати очки гри за справжнім столом: скільки дає кожна карта й чому.
help-score-area = гра, а далі її карти, як описано нижче
help-score-of-game = Параметри для { $game }
help-replay = Переглянути партію хід за ходом; у конвеєрі — вивести її текстом.
help-replay-at = вивести позицію після стількох ходів
help-verify = Перевірити партію: обіцяну роздачу, кожен хід і результат.
help-analyse = Розібрати кожне рішення партії: чого був вартий кожен варіант, у що обійшовся зроблений хід і чому.
help-analyse-seat = лише це місце: його номер, з 1, або ім'я гравця
help-analyse-plot = намалювати в цей файл імовірності перемоги впродовж партії (SVG)
help-analyse-page = записати все в цей файл сторінкою з графіками (HTML)
help-hint = Чого варті теперішні варіанти? За тим, що знає той, хто вирішує, і не більше.
help-hint-seat = чиє рішення: номер, з 1, або ім'я гравця (інакше того, кому вирішувати)
help-budget = скільки думати над рішенням: 2000i — перебором, завжди з тим самим наслідком, або 0.5s (інакше як бот hard)
help-seed = з іншим числом обмірковуються інші світи (інакше 0)
help-games = Показати перелік ігор, кількість гравців та опції.
help-cards = Показати всі карти гри з їхніми номерами.
help-deck = Показати компоненти гри й звідки взято кожне значення або створити файл зі своїми.
help-deck-action = new: записати файл для редагування; show: перелічити всі значення; check: перевірити файл
help-deck-of-game = файл; без нього show перелічує власні значення гри
help-deck-file = грати з компонентами з цього файлу, див. «farlands deck»
help-bench = Виміряти швидкість гри на цьому комп’ютері.
help-bench-game = гра (типово — усі)
help-bench-seats = кількість гравців (типово 2)
help-bench-device = де виконувати: cpu (типово) або cuda
help-bench-search = виміряти натомість бота з пошуком: скільки світів він дограє за секунду
help-bench-seconds = скільки секунд вимірювати кожен рядок (типово 2)
help-arena = Провести турнір між ботами й виміряти силу кожного.
help-arena-bots = хто грає, наприклад hard,greedy,search:0.25s,search:4000i (типово easy,greedy,random)
help-arena-games = скільки партій усього; кожну роздачу дограють у всіх розсадженнях (типово 200)
help-arena-seats = по скільки гравців за столом, наприклад 2..6 або 2,4 (типово 2)
help-arena-lineup = скільки місць має кожен бот, наприклад 1,5 (типово місця діляться порівну)
help-arena-ladder = замість --bots: цей запас, наприклад 500i, проти вдвічі більшого, той — знову проти вдвічі більшого
help-arena-doublings = скільки разів подвоїти запас (типово 4)
help-arena-seed = число: з тим самим числом роздачі ті самі (типово 0)
help-arena-out = зберігати партії в цьому файлі; якщо в ньому вже є партії, продовжити його
help-arena-processes = скільки процесів грає (типово по одному на ядро)
help-arena-seconds = зупинитися через стільки секунд з тим, що вже зіграно
help-arena-ray = грати на кластері Ray за цією адресою, наприклад auto або ray://head:10001
help-arena-report = показати, як використання кожної речі пов'язане з перемогою, наприклад cards
help-arena-plot = намалювати діаграму в цей файл (SVG)

# --- What is wrong with a command line ---
error = Помилка: { $text }
output-failed = Не вдалося записати виведення: { $why }.
# Why a file cannot be read or written: after “X cannot be read: ”.
file-missing = такого файлу немає
file-directory = це каталог
file-forbidden = немає доступу
file-exists = уже є
file-full = на диску немає місця
file-long = задовге ім’я
file-large = він завеликий
file-other = система відмовляє ({ $name })
unknown-command = Команди { $command } немає. Доступні: { $commands }.
unknown-language = Мови «{ $language }» немає. Доступні: { $languages }.
usage-no-such-option = Параметра { $option } тут немає. Доступні: { $options }.
usage-missing = Не вказано { $parameter }. Використання: { $usage }
usage-needs-value = Після { $option } потрібне значення.
usage-takes-no-value = { $option } не приймає значення.
usage-twice = { $option } вказано двічі: вкажіть один раз.
usage-not-so = Команду записано неправильно. Використання: { $usage }
bad-number = Для { $name } не підходить «{ $text }»: вкажіть ціле число від { $least } до { $most }.
unknown-game = Гри { $game } немає. Доступні: { $games }.
no-deck-files = У гри { $game } немає власних колод: усі її значення офіційні.
unknown-deck-action = Дії «{ $action }» з колодою немає. Є: { $actions }.
deck-needs-file = Укажіть файл, наприклад: farlands deck { $action } { $game } my.toml
deck-written = Записано в { $path }. Змініть файл, потім: farlands deck check { $game } { $path } і farlands play { $game } --deck { $path }
deck-good = { $path } у порядку. Партії з ним називають колоду { $deck }.
deck-exists = { $path } уже існує: виберіть інший файл.
deck-unwritable = Не вдається записати { $path }: { $why }.
deck-unreadable = Не вдалося прочитати { $path }: { $why }.
deck-not-text = { $path } — не текст у кодуванні UTF-8.
deck-not-toml = { $path } — не файл TOML.
deck-not-toml-at = { $path } — не файл TOML: погляньте на рядок { $line }.
deck-format = Формат файлу — { $format }, а ця версія Farlands знає формат { $known }.
deck-no-such-value = Значення { $name } у колодах цієї гри немає.
deck-number = { $name } не може бути { $value }: потрібне ціле число від { $least } до { $most }.
deck-text = { $name } — текст в один рядок, від 1 до 40 літер.
# $kind is a kind of values, as in cards.*.cost; $sources is where they come from, as in 48 reconstructed.
deck-coverage = { $kind }: { $sources }
deck-source-name = { $source ->
    [official] офіційно
    [reported] за повідомленнями
    [reconstructed] реконструкція
    [designed] вигадано нами
    [derived] виведено нами
    [your-box] з вашої коробки
   *[other] { $text }
}
misnamed-game = Пакунок гри { $game } несправний: його модуль { $module } називає себе { $name }. Повідомте його автора.
broken-game = { $game } використати не можна: { $why }
no-terminal = У гру { $game } не можна грати в терміналі.
unknown-option = У грі { $game } немає опції { $option }. Доступні: { $options }.
bad-option-value = Для опції { $option } не підходить «{ $value }». Можливі значення: { $values }.
bad-seat-count = Для гри { $game } потрібно від { $least } до { $most } { $most ->
    [one] гравця
   *[other] гравців
}, а не { $seats }.
bad-seat-name = «{ $name }» не може бути ім’ям гравця: потрібно від 1 до { $most } { $most ->
    [one] символу
   *[other] символів
}.
same-seat-name = Двоє гравців мають ім’я { $name }: дайте кожному своє.
unknown-bot = Бота { $bot } немає. Доступні: { $bots }.
bad-budget = { $text } — не час на роздуми. Вкажіть секунди, наприклад 0.25s (не більше { $seconds }), або ітерації, наприклад 4000i (не більше { $iterations }).
bad-threads = { $text } — не кількість потоків. Після @ потрібне число від 1 до { $most }, наприклад search:1s@2.
no-outlook = У { $game } бот outlook грати не вміє. Оберіть greedy або search із часом на хід, наприклад search:1s.
unknown-device = Пристрою { $device } немає. Доступні: { $devices }.
no-cuda = Не знайдено GPU, з яким може працювати Numba: встановіть farlands[cuda] на комп’ютері з GPU від NVIDIA або вкажіть --device cpu.
cuda-differs = Партій, що на GPU завершилися інакше, ніж на CPU: { $differing } із { $games }. Будь ласка, повідомте про це. Швидкість не виміряно.
score-one-game = Вкажіть одну гру для підрахунку. Ви вказали: { $games }.
score-no-game = Вкажіть гру для підрахунку, наприклад: farlands score { $game } …
score-missing = Без { $option } підрахувати очки { $game } не можна. Параметри: { $options }.
paper-unreadable = Не вдалося прочитати { $path }: { $why }.
paper-not-json = { $path } — не JSON: погляньте на рядок { $line }.
paper-whole = У { $path } має бути один об’єкт JSON із такими частинами: { $parts }.
paper-unknown = У { $path } є «{ $part }», що тут нічого не означає. Є: { $parts }.
paper-twice = У { $path } двічі є «{ $part }»: укажіть один раз.
no-such-ply = Позиції { $ply } немає: { $most ->
    [0] у партії ще немає ходів
    [one] у партії { $most } хід
    [few] у партії { $most } ходи
    [many] у партії { $most } ходів
   *[other] у партії { $most } ходу
}.
unknown-seat = Немає місця { $seat }. Є: { $seats }.
file-twice = { $path } названо двічі: дайте кожному файлу власне ім'я.
hint-over = Партію в { $path } закінчено: її розбере «farlands analyse { $path }».
hint-not-waiting = { $name } зараз нічого не вирішує.
resume-or-new = --resume продовжує партію; --new, --seats, --option і --deal починають нову. Вкажіть щось одне.
nothing-to-resume = Незавершеної партії { $game } немає: почніть нову без --resume.
resume-other-game = У { $path } — партія { $game }: продовжте її командою «farlands play { $game } --journal { $path }».
resume-over = Партію в { $path } завершено: перегляньте її командою «farlands replay { $path }».
journal-exists = Файл { $path } уже існує: виберіть інший для нової партії або вкажіть лише --journal, щоб продовжити ту, що в ньому.

# --- Deals ---
bad-deal-secret = Секрет роздачі складається рівно з { $digits } { $digits ->
    [one] шістнадцяткової цифри
   *[other] шістнадцяткових цифр
} (0-9, a-f).
bad-deal-form = Роздача — це секрет із { $digits } { $digits ->
    [one] шістнадцяткової цифри
   *[other] шістнадцяткових цифр
} або список карт для кожного стосу.
bad-deal-deck = Стосу { $deck } немає. Доступні: { $decks }.
bad-deal-card = У стосі { $deck } немає карти { $card }: номери його карт — від 1 до { $most }.
bad-deal-long = Список для стосу { $deck } задовгий: за партію з нього можна взяти щонайбільше { $most } { $most ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}.
bad-deal-draw = Карта { $card } не може бути на місці { $place } у стосі { $deck }: на той момент її в стосі немає.

# --- Moves ---
illegal-move = Хід { $move } неможливий: { $reason }. Можна: { $allowed }.
no-such-seat = Місця { $seat } немає: їх пронумеровано від 0 до { $most }.
nothing-to-undo = У вас немає ходу, який можна скасувати.
undo-revealed = Останній хід скасувати не можна: він відкрив щось приховане.
not-a-move = «{ $text }» — це не хід. Можна: { $allowed }. h — довідка.
which-move = Це число підходить до кількох ходів: введіть один із { $moves }.

# --- Journals ---
journal-unreadable = Не вдалося прочитати { $path }: { $why }.
journal-unwritable = Не вдалося зберегти партію в { $path }: { $why }. Виберіть інший файл за допомогою --journal.
journal-elsewhere = Файл { $path } змінила інша програма: можливо, цю партію грають ще десь? Продовжуйте там.
journal-empty = Цей журнал порожній.
journal-cut-off = Рядок { $line } обірвано: хід у ньому не було підтверджено. «farlands play» продовжить без нього.
journal-damaged = Рядок { $line } пошкоджено: це не рядок журналу.
journal-edited = Рядок { $line } змінено після запису: його контрольна сума не збігається.
journal-not-one = Це не журнал Farlands.
journal-newer = Формат цього журналу — { $version }, а цей Farlands знає лише формат { $known }: встановіть новіший Farlands.
journal-version = Формат цього журналу — { $version }, а цей Farlands читає формат { $known }.
journal-header = У першому рядку журналу поля «{ $field }» немає або воно неправильного типу.
journal-rules = Цю партію зіграно за версією { $rules } правил { $game }, а в цьому Farlands — версія { $known }: скористайтеся тим Farlands, у якому її грали.
journal-deck = Цю партію зіграно з колодою { $deck }, а тут колода { $ours }: укажіть файл, з яким грали, --deck FILE.
journal-deal-withheld = Роздачу ще не оприлюднено: її відкриють, коли партія завершиться.
journal-commitment = Роздача не та, яку було обіцяно перед першим ходом.
journal-gap = У рядку { $line } — хід { $ply }, а мав би бути хід { $expected }.
journal-illegal-move = Рядок { $line }: { $why }
journal-early-end = Рядок { $line } завершує партію передчасно, або після завершення є ще щось.
journal-result = У рядку { $line } неправильний результат: за ходами виходить { $scores }.

# --- Playing ---
preparing = Готуємо гру «{ $game }» для цього комп’ютера, лише один раз: { $rule } ({ $seconds } с)
preparing-begins = Готуємо гру «{ $game }» для цього комп’ютера, лише один раз…
play-keys = Обирайте.  ? пояснити (?3 одне)  s очки  t порада  u назад  h довідка  q вийти
play-help =
    Введіть номер того, що обираєте, або хід так, як його записано в журналі.
    ?  пояснює, з чого ви обираєте і скільки це дало б зараз; ?3 пояснює одне
    Enter  показує стіл знову
    s  показує підрахунок ваших очок на цей момент
    t  порада: чого в середньому вартий кожен варіант, за тим, що ви знаєте
    u  скасовує останній хід, якщо він не відкрив нічого прихованого
    q  завершує роботу; партія зберігається, і «farlands play» її продовжить
play-question = { $name }: { $question }
play-hand-over = Тепер { $name }! Усі інші відвертаються, а { $name } натискає Enter.
play-saved = Партію збережено в { $path }
    Продовжити: farlands play { $game } --journal { $path }
play-ended = Партію збережено в { $path }
    Переглянути знову: farlands replay { $path }
    Перевірити: farlands verify { $path }
resume-offer = Є незавершена партія від { $when }: { $names }, { $moves ->
    [0] ще не почата
    [one] зроблено { $moves } хід
    [few] зроблено { $moves } ходи
    [many] зроблено { $moves } ходів
   *[other] зроблено { $moves } ходу
}.
resume-question = Продовжити її? [Т/н]
# What people type for yes and no, besides y and n; several words stand apart.
answer-yes = так т
answer-no = ні н
resume-torn = Останній хід у { $path } обірвався під час запису: його не було підтверджено, тож його відкинуто.
resume-unreadable = Пропущено { $path }: { $why }
# $you is yes where the reader is the winner.
one-wins = { $you ->
    [yes] Ви перемогли!
   *[no] Перемагає { $name }!
}
several-win = Перемогу ділять { $names }.
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
result-of-one = { $name } — { $points }

# --- Replaying and verifying ---
replay-start = { $names }: { $most ->
    [0] ходів ще немає
    [1] перед єдиним ходом
    [one] перед першим із { $most } ходу
   *[other] перед першим із { $most } ходів
}
replay-at = { $move }, усього ходів: { $most }
replay-move = { $ply }. { $name }: { $move } ({ $notation })
replay-keys = Enter або n: далі   b: назад   число: перейти до ходу   q: вийти
replay-what = «{ $word }» тут нічого не робить: введіть число від 0 до { $most }, n, b або q.
verify-moves = { $count ->
    [0] Жодного ходу ще не зроблено.
    [1] Єдиний хід зроблено за правилами.
    [one] Перевірено { $count } хід: усі зроблено за правилами.
    [few] Перевірено { $count } ходи: усі зроблено за правилами.
    [many] Перевірено { $count } ходів: усі зроблено за правилами.
   *[other] Перевірено { $count } ходу: усі зроблено за правилами.
}
verify-finished = Результат правильний: { $result }.
verify-not-recorded = Результат не записано; за ходами він такий: { $result }.
verify-unfinished = Партію ще не завершено.
verify-committed = Карти саме ті, які було обіцяно перед першим ходом.
verify-not-committed = Перед першим ходом нічого не було обіцяно: перевірити, чи карти визначено заздалегідь, не можна.
verify-chained = У кожному рядку правильна контрольна сума.
verify-not-chained = У рядках немає контрольних сум: змін, внесених вручну, ніхто б не помітив.

# --- The coach ---
analyse-progress = Розбір рішень
analyse-stopped = Зупинено: розібрано рішень: { $done } з { $wanted }.
# Heads of columns. margin: own points less the best other's, on average; loss: points of it lost; better: the best move.
analyse-column-ply = Хід
analyse-column-seat = Гравець
analyse-column-move = Зіграно
analyse-column-option = Варіант
analyse-column-margin = Перевага
analyse-column-win = Перемога
analyse-column-loss = Втрата
analyse-column-better = Краще
analyse-move = { $move } ({ $notation })
analyse-seat = { $name }: { $accuracy }; { $lost }
analyse-accuracy = точність { $accuracy } зі 100
analyse-no-accuracy = на кону нічого не було
# $win is in per cent.
analyse-lost = { $decisions ->
    [one] { $decisions } рішення коштувало
    [few] { $decisions } рішення коштували
   *[other] { $decisions } рішень коштували
} { $points } оч. переваги та { $win } % перемоги
analyse-costly = Хід { $ply }: { $move }. Краще: { $better }, на { $points } ± { $error } оч. і { $win } % перемоги.
analyse-hindsight = Заднім числом: карти, що побували в руці, могли дати { $total } оч., а дали { $actual }. Найбільше: { $moves }
analyse-title = Розбір партії: { $names }
analyse-decisions = Усі рішення; позначено ті, що чогось коштували.
analyse-chart = Чого міг очікувати кожен ({ $names }) після кожного свого рішення, за тим, що знав.
analyse-chart-win = Імовірність перемоги
analyse-chart-margin = Очікувана перевага
analyse-chart-loss = Утрачено очок переваги
analyse-unit-win = %
analyse-unit-margin = очки
analyse-unit-loss = очки
hint-for = { $name }, в середньому за тим, що може статися:
hint-exact = Обчислено точно.
hint-even = { $first } або { $second }: однаково добре, наскільки можна судити.
hint-why = { $first }, а не { $second }:
# Why a move was worse: averages over what may follow it and the better move.
coach-own-points = власні очки наприкінці: { $points } замість { $better-points }
coach-rivals = очки найкращого з решти: { $points } замість { $better-points }

# --- Arena ---
arena-nobody = Арені потрібен принаймні один бот і стіл з місцями, драбині — два боти.
arena-same-bot = { $bot } вказано двічі: вкажіть кожного бота один раз.
arena-bad-lineup = У розстановці потрібна кількість місць для кожного з ботів (їх { $bots }), а разом стільки місць, скільки за столом; { $lineup } не підходить.
arena-no-ladder = --doublings стосується --ladder, наприклад: --ladder 500i --doublings 4
arena-ladder-alone = --ladder сам називає ботів: приберіть --bots і --lineup.
arena-workers-die = Процеси, що грають, завершуються знову й знову, останній — на роздачі { $deal }: можливо, бракує пам'яті?
arena-unreadable = Не вдалося прочитати { $path }: { $why }.
arena-unwritable = Партії не можна зберегти в { $path }: { $why }.
arena-not-one = { $path } — не файл результатів арени: виберіть інше ім'я.
arena-version = { $path } має формат { $version }, а цій версії Farlands відомий формат { $known }: виберіть інший файл.
arena-other = { $path } належить іншій арені: там { $name } — { $theirs }, тут { $ours }. Виберіть інший файл або ті самі налаштування.
arena-damaged = Рядок { $line } файлу { $path } пошкоджено: це не партія цієї арени.
arena-twice = У рядку { $line } файлу { $path } роздачу { $deal } в розсадженні { $turn } записано вдруге.
arena-elsewhere = { $path } змінила інша програма: можливо, у нього пише ще одна арена?
arena-undrawable = Діаграму не можна записати в { $path }: { $why }.
arena-no-report = У гри { $game } немає звіту { $report }. Доступні: { $reports }.
arena-no-ray = Ray не встановлено: pip install "farlands[ray]".
arena-no-cluster = За адресою { $address } немає кластера Ray: { $why }
arena-ray-code = На кластері інша версія правил або ботів ({ $theirs }, тут { $ours }): установіть там той самий Farlands.
arena-playing = Гра триває
arena-so-far = Зіграно { $played } з { $games }, лишилося { $left } с
arena-played = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
   *[other] { $deals } роздач
}
arena-left-out = { $games ->
    [one] { $games } партію не враховано
    [few] { $games } партії не враховано
   *[other] { $games } партій не враховано
}: роздачу зіграно не в усіх розсадженнях.
arena-brackets = У дужках — інтервали 95 %.
arena-kept = Партії збережено в { $path }
arena-drawn = Діаграму намальовано в { $path }
arena-bot = Бот
arena-elo = Ело
arena-seats = Місць
arena-games = Партій
arena-deals = Роздач
arena-wins = Перемоги, %
arena-points = Очки
arena-margin = Відрив
arena-thought = мс на хід
arena-pair = Дуель
arena-against = { $bot } – { $other }
arena-share = Частка очок, %
arena-deals-won = Виграно роздач, %
arena-lead = Перевага
arena-step = Удвічі більший запас
arena-verdict = Висновок
arena-still-wins = виграє
arena-plateau = не доведено
arena-thing = Назва
arena-used = Частка місць, %
arena-expected = Очікувано, %
arena-difference = Різниця
arena-chart-ratings = { $game }: сила ботів
arena-chart-ladder = { $game }: чи виграє вдвічі більший запас?
arena-chart-margins = { $game }: відрив
arena-chart-usage = { $game }, { $report }: перемоги понад очікувані
arena-unit-elo = Ело, інтервали 95 %
arena-unit-share = частка очок у %, інтервали 95 %
arena-unit-points = відрив в очках від найкращого з інших, інтервали 95 %
arena-unit-difference = відсоткові пункти, інтервали 95 %

# --- Games and speed ---
games-seats = { $title }, від { $least } до { $most } { $most ->
    [one] гравця
   *[other] гравців
}
games-default = { $text } (типово)
bench-game = Гра
bench-device = Пристрій
bench-threads = Потоки
bench-games = Партій за секунду
bench-decisions = Рішень за секунду
bench-iterations = Ітерацій пошуку за секунду
