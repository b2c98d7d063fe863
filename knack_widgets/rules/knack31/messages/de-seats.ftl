### Was an den Plätzen und neben dem Tisch steht, in keinem andern Spiel.

ui-seat_slid = geschoben
ui-seat_ended = gepasst
ui-seat_last_turn = noch einmal dran
ui-score = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}, { $losses ->
    [one] { $losses } Niederlage
   *[other] { $losses } Niederlagen
}
ui-score_wins = Gewonnen
ui-score_losses = Verloren
ui-change_wins = gewonnen
ui-change_losses = verloren
