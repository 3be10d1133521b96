# High Card. Ключі однакові в усіх мовах.

high-card-title = Старша карта
high-card-option-winner = { $value ->
    [lowest] очко приносить молодша карта
   *[highest] очко приносить старша карта
}
high-card-header = Старша карта · Раунд { $round } з 3 · { $winner ->
    [lowest] очко приносить молодша карта
   *[highest] очко приносить старша карта
}
high-card-area = { $name }: { $cards } · { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
high-card-hand = Ваші карти: { $cards }
high-card-question = Яку карту ви зіграєте?
high-card-won = Раунд за гравцем { $name }.
high-card-help =
    У кожного три карти з номерами від 1 до 20. У кожному з трьох раундів усі одночасно й таємно обирають карту;
    потім карти відкривають, і найкраща приносить очко.
high-card-help-rounds = карти всіх гравців, раунд за раундом, наприклад "7,12 20,3"
high-card-help-winner = яка карта приносить очко: highest (старша, якщо не вказано) або lowest (молодша)

# --- Ходи, після імені гравця ---
high-card-played = грає карту { $card }

# --- Чому хід відхилено ---
high-card-refused-over = партію закінчено
high-card-refused-not-waiting = зараз не хід цього місця
high-card-refused-no-such-move = такого ходу немає
high-card-refused-not-in-hand = цієї карти немає в руці

# --- Неможливі карти ---
high-card-bad-cards = Карти пронумеровано від 1 до { $highest }, кожна в одному примірнику.
high-card-bad-round = У кожному раунді кожен гравець грає одну карту.
