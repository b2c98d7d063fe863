# Several tables in a room.

room-table_number = Table { $number }
room-ui_tables = Several tables
room-ui_tables_deal = Deal this position to all tables
room-ui_tables_end = End the tables
room-ui_tables_wall = Show on the wall
room-ui_tables_deal_yes = Deal it anyway
room-ui_tables_end_yes = End them
room-ui_tables_stop = Stop all tables
room-ui_tables_go_on = Go on
room-tables_stopped = Stopped. Look to the front.
room-tables_running = { $count ->
    [0] No deal is running. What lies on the tables will be gone.
    [one] One deal is still running. It will be broken off.
   *[other] { SPELL($count, start: "yes") } deals are still running. They will be broken off.
}
room-ui_wait_table = Wait: your teacher gives you a seat at a table.
room-no_wait_table = { room-ui_wait_table }
room-ui_to_table = Give a seat at …
room-about_table = On the wall and here: { $table }.
room-ui_own_table = Back to your own table
room-open_warning = { $count ->
    [one] One other table still plays this deal, and would see these hands.
   *[other] { SPELL($count, start: "yes") } other tables still play this deal, and would see these hands.
}
room-ui_hands_open_yes = Lay them open anyway
room-no_teacher_opens = While several tables play, only your teacher lays hands open.
room-idle = no move for over two minutes
room-state_idle = { $count ->
    [one] one not moving for long
   *[other] { SPELL($count) } not moving for long
}
