### What stands at the seats and beside the table in no other game.

ui-counter_circuit = Round
    .title = Which round of the table this is
ui-counter_stock = Stock
    .title = How many cards are left to draw
ui-counter_discard = Out of play
    .title = How many cards have been turned out of play
ui-seat_ready = ready
ui-seat_placed = place { $place }
ui-seat_banned = disqualified, place { $place }
ui-dots = { $count ->
    [one] one dot
   *[other] { SPELL($count) } dots
}
ui-no_insert = may not insert
ui-capped = handicapped by the hexakajak
ui-in_debt = must pick the pile up
ui-score_place = Place
ui-score_dots = Dots
