### Vad som står vid platserna och bredvid bordet, i inget annat spel.

ui-seat_slid = har skjutit
ui-seat_ended = har passat
ui-seat_last_turn = sista draget kvar
ui-score = { $wins ->
    [0] ingen vinst
    [one] en vinst
   *[other] { SPELL($wins) } vinster
}, { $losses ->
    [0] ingen förlust
    [one] en förlust
   *[other] { SPELL($losses) } förluster
}
ui-score_wins = Vunna
ui-score_losses = Förlorade
ui-change_wins = vann
ui-change_losses = förlorade
ui-headline_wins = { $value ->
    [33] { $seat } vinner med en Blitz
   *[other] { $seat } vinner med { $value }
}
    .you = { $value ->
        [33] Du vinner med en Blitz
       *[other] Du vinner med { $value }
    }
ui-headline_wins_shared = { $value ->
    [33] { $names } vinner med en Blitz
   *[other] { $names } vinner med { $value }
}
account-worth = { $value ->
    [33] Blitz
   *[other] { $value }
}
