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
