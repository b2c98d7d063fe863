### Sätze für Spiele anderer Autoren, die sie in ihren eigenen Meldungen weglassen dürfen.

phase-deal = { $cannot }: Jetzt wird gegeben oder die Partie beendet.
    .name = { $deals ->
        [0] vor dem ersten Spiel
       *[other] nach Spiel { $deals }
    }
    .status = { $deals ->
        [0] gib, um zu beginnen
       *[other] das Spiel ist vorbei: gib das nächste
    }
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = neue Partie?

verb-play = { $seat } spielt { $card }
    .you = Du spielst { $card }
    .cannot = { $seat } kann jetzt keine Karte spielen
    .cannot-you = Du kannst jetzt keine Karte spielen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf { $card } spielen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst { $card } spielen.
    .label = { $card } spielen
    .brief = { $short }

turn = { $seat } ist nicht an der Reihe, sondern { $turn }.
    .you = Du bist nicht an der Reihe, sondern { $turn }.
    .you-turn = { $seat } ist nicht an der Reihe, sondern du.

event-dealt = { $seat } gibt
    .you = Du gibst
event-turn = { $seat } ist an der Reihe
    .you = Du bist an der Reihe

page-begin = Wähle eine Karte aus deiner Hand.

duty = { $many ->
    [one] { $seat } hat { $asked } und darf { $refused } nicht spielen.
   *[other] { $seat } hat die Wahl zwischen { $choice }, darf aber { $refused } nicht spielen.
}
    .you = { $many ->
        [one] Du hast { $asked } und darfst { $refused } nicht spielen.
       *[other] Du hast die Wahl zwischen { $choice }, darfst aber { $refused } nicht spielen.
    }
    .allowed = { $Card } darf hier gespielt werden.
free = { $Card } darf gespielt werden: Keine Regel verlangt eine andere Karte.

ui-wins = { $count ->
    [0] kein Spiel gewonnen
    [one] ein Spiel gewonnen
   *[other] { SPELL($count) } Spiele gewonnen
}
ui-score_wins = Gewonnene Spiele
ui-change_wins = gewonnen
ui-headline_wins = { $seat } gewinnt das Spiel
    .you = Du gewinnst das Spiel
ui-headline_wins_shared = { $names } gewinnen das Spiel
