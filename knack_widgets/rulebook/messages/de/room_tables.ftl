# Several tables in a room.

room-table_number = Tisch { $number }
room-ui_tables = Mehrere Tische
room-ui_tables_deal = Diese Stellung an alle Tische austeilen
room-ui_tables_end = Tische auflösen
room-ui_tables_wall = Am Beamer zeigen
room-ui_tables_deal_yes = Trotzdem austeilen
room-ui_tables_end_yes = Wirklich auflösen
room-ui_tables_stop = Alle Tische anhalten
room-ui_tables_go_on = Weiterspielen
room-tables_stopped = Angehalten. Schaut nach vorn.
room-tables_running = { $count ->
    [0] Kein Spiel läuft. Was auf den Tischen liegt, ist danach weg.
    [one] Ein Spiel läuft noch. Es wird abgebrochen.
   *[other] { SPELL($count, start: "yes") } Spiele laufen noch. Sie werden abgebrochen.
}
room-ui_wait_table = Warte: Die Lehrkraft gibt dir einen Platz an einem Tisch.
room-no_wait_table = { room-ui_wait_table }
room-ui_to_table = Platz geben an …
room-about_table = Am Beamer und hier: { $table }.
room-ui_own_table = Zurück zum eigenen Tisch
room-open_warning = { $count ->
    [one] Ein anderer Tisch spielt dieses Spiel noch und würde diese Hände sehen.
   *[other] { SPELL($count, start: "yes") } andere Tische spielen dieses Spiel noch und würden diese Hände sehen.
}
room-ui_hands_open_yes = Trotzdem aufdecken
room-no_teacher_opens = Solange mehrere Tische spielen, deckt nur die Lehrkraft Hände auf.
room-idle = seit über zwei Minuten am Zug
room-state_idle = { $count ->
    [one] eine Person überlegt lange
   *[other] { SPELL($count) } überlegen lange
}
