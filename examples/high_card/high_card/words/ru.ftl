# High Card. Ключи одинаковы во всех языках.

high-card-title = Старшая карта
high-card-option-winner = { $value ->
    [lowest] очко приносит младшая карта
   *[highest] очко приносит старшая карта
}
high-card-header = Старшая карта · Раунд { $round } из 3 · { $winner ->
    [lowest] очко приносит младшая карта
   *[highest] очко приносит старшая карта
}
high-card-area = { $name }: { $cards } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
high-card-hand = Ваши карты: { $cards }
high-card-question = Какую карту вы сыграете?
high-card-won = Раунд за игроком { $name }.
high-card-help =
    У каждого три карты с номерами от 1 до 20. В каждом из трёх раундов все одновременно и тайно выбирают карту;
    затем карты открывают, и лучшая приносит очко.
high-card-help-rounds = карты всех игроков, раунд за раундом, например "7,12 20,3"
high-card-help-winner = какая карта приносит очко: highest (старшая, если не указано) или lowest (младшая)

# --- Ходы, после имени игрока ---
high-card-played = играет карту { $card }

# --- Почему ход отклонён ---
high-card-refused-over = партия окончена
high-card-refused-not-waiting = сейчас не ход этого места
high-card-refused-no-such-move = такого хода нет
high-card-refused-not-in-hand = этой карты нет на руке

# --- Невозможные карты ---
high-card-bad-cards = Карты пронумерованы от 1 до { $highest }, каждая в одном экземпляре.
high-card-bad-round = В каждом раунде каждый игрок играет одну карту.
