# Several tables in a room.

room-table_number = Bord { $number }
room-ui_tables = Flera bord
room-ui_tables_deal = Dela ut det här läget till alla bord
room-ui_tables_end = Upplös borden
room-ui_tables_wall = Visa på väggen
room-ui_tables_deal_yes = Dela ut ändå
room-ui_tables_end_yes = Upplös dem
room-ui_tables_stop = Stoppa alla bord
room-ui_tables_go_on = Spela vidare
room-tables_stopped = Stopp. Titta fram mot tavlan.
room-tables_running = { $count ->
    [0] Ingen giv pågår. Det som ligger på borden försvinner.
    [one] En giv pågår. Den avbryts.
   *[other] { SPELL($count, start: "yes") } givar pågår. De avbryts.
}
room-ui_wait_table = Vänta: läraren ger dig en plats vid ett bord.
room-no_wait_table = { room-ui_wait_table }
room-ui_to_table = Ge plats vid …
room-about_table = På väggen och här: { $table }.
room-ui_own_table = Tillbaka till ditt eget bord
room-open_warning = { $count ->
    [one] Ett annat bord spelar fortfarande den här given och skulle se händerna.
   *[other] { SPELL($count, start: "yes") } andra bord spelar fortfarande den här given och skulle se händerna.
}
room-ui_hands_open_yes = Öppna dem ändå
room-no_teacher_opens = Medan flera bord spelar är det bara läraren som öppnar händer.
room-idle = i tur i över två minuter
room-state_idle = { $count ->
    [one] en tänker länge
   *[other] { SPELL($count) } tänker länge
}
