### What stands at the seats and beside the table in no other game.

ui-seat_slid = slid
ui-seat_ended = passed
ui-seat_last_turn = one last turn
ui-score = { $wins ->
    [0] no wins
    [one] one win
   *[other] { SPELL($wins) } wins
}, { $losses ->
    [0] no losses
    [one] one loss
   *[other] { SPELL($losses) } losses
}
ui-score_wins = Won
ui-score_losses = Lost
ui-change_wins = won
ui-change_losses = lost
ui-headline_wins = { $value ->
    [33] { $seat } wins with a Blitz
   *[other] { $seat } wins with { $value }
}
    .you = { $value ->
        [33] You win with a Blitz
       *[other] You win with { $value }
    }
ui-headline_wins_shared = { $value ->
    [33] { $names } win with a Blitz
   *[other] { $names } win with { $value }
}
account-worth = { $value ->
    [33] Blitz
   *[other] { $value }
}
