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
ui-headline_wins = { $value ->
    [33] { $seat } gewinnt mit einem Blitz
   *[other] { $seat } gewinnt mit { $value }
}
    .you = { $value ->
        [33] Du gewinnst mit einem Blitz
       *[other] Du gewinnst mit { $value }
    }
ui-headline_wins_shared = { $value ->
    [33] { $names } gewinnen mit einem Blitz
   *[other] { $names } gewinnen mit { $value }
}
account-worth = { $value ->
    [33] Blitz
   *[other] { $value }
}
