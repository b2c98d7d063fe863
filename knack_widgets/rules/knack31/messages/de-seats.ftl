### Was an den Plätzen und neben dem Tisch steht, in keinem andern Spiel.

ui-seat_slid = geschoben
ui-seat_ended = gepasst
ui-seat_last_turn = noch einmal dran
ui-score = { $wins ->
    [0] kein Sieg
    [one] ein Sieg
   *[other] { SPELL($wins) } Siege
}, { $losses ->
    [0] keine Niederlage
    [one] eine Niederlage
   *[other] { SPELL($losses) } Niederlagen
}
ui-score_wins = Gewonnen
ui-score_losses = Verloren
ui-change_wins = gewonnen
ui-change_losses = verloren
