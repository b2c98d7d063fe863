### Vad som står vid platserna och bredvid bordet, i inget annat spel.

ui-counter_circuit = Varv
    .title = Vilket varv runt bordet ni är på
ui-counter_stock = Plockhög
    .title = Hur många kort plockhögen har kvar
ui-counter_discard = Slänghög
    .title = Hur många kort som har vänts bort
ui-seat_ready = är klar
ui-seat_placed = plats { $place }
ui-seat_banned = diskvalificerad, plats { $place }
ui-dots = { $count ->
    [one] en prick
   *[other] { SPELL($count) } prickar
}
ui-no_insert = får inte sticka in
ui-capped = handikappad av hexakajaken
ui-in_debt = ska ta upp lägghögen
ui-score_place = Plats
ui-score_dots = Prickar
