### Was an den Plätzen und neben dem Tisch steht, in keinem andern Spiel.

ui-counter_circuit = Runde
    .title = Die wievielte Runde um den Tisch es ist
ui-counter_stock = Zugstapel
    .title = Wie viele Karten noch zu ziehen sind
ui-counter_discard = Weg
    .title = Wie viele Karten aus dem Spiel sind
ui-seat_ready = fertig
ui-seat_placed = Platz { $place }
ui-seat_banned = disqualifiziert, Platz { $place }
ui-dots = { $count ->
    [one] ein Strafpunkt
   *[other] { SPELL($count) } Strafpunkte
}
ui-no_insert = kein Einwerfen mehr
ui-capped = durch den Hexakajak behindert
ui-in_debt = Aufnehmen steht noch aus
ui-score_place = Platz
ui-score_dots = Strafpunkte
