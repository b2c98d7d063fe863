### Sätze für Tauschspiele anderer Autoren, die sie in ihren eigenen Meldungen weglassen dürfen.

phase-play = { $cannot }: Es wird getauscht, und wer an der Reihe ist, tauscht oder bleibt.
    .name = das Tauschen
    .status = { $you ->
        [yes] du bist an der Reihe: tausche eine Karte oder bleibe
       *[no] { $seat } tauscht eine Karte oder bleibt
    }

verb-swap = { $seat } tauscht { $own } gegen { $other }
    .you = Du tauschst { $own } gegen { $other }
    .cannot = { $seat } kann jetzt nicht tauschen
    .cannot-you = Du kannst jetzt nicht tauschen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf { $own } gegen { $other } tauschen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst { $own } gegen { $other } tauschen.
    .label = { $own } gegen { $other } tauschen
    .brief = tauschen { $shorts }
verb-stand = { $seat } bleibt
    .you = Du bleibst
    .cannot = { $seat } kann jetzt nicht bleiben
    .cannot-you = Du kannst jetzt nicht bleiben
    .allowed = Erlaubt: { $seat } ist an der Reihe, und niemand muss tauschen.
    .allowed-you = Erlaubt: Du bist an der Reihe und musst nicht tauschen.
    .label = Bleiben
    .brief = bleiben

card-not-held = { $seat } hat { $card } nicht auf der Hand und kann diese Karte nicht wegtauschen.
    .you = Du hast { $card } nicht auf der Hand und kannst diese Karte nicht wegtauschen.
why-middle = { $Card } liegt nicht in der Mitte: { $seat } kann nur gegen eine Karte tauschen, die dort liegt.
    .you = { $Card } liegt nicht in der Mitte: Du kannst nur gegen eine Karte tauschen, die dort liegt.

event-turned-up = { $count ->
    [one] Eine Karte wird aufgedeckt
   *[other] { SPELL($count, start: "yes") } Karten werden aufgedeckt
}
event-swaps = { $seat } tauscht { $card } gegen { $other }
    .you = Du tauschst { $card } gegen { $other }
event-stands = { $seat } bleibt
    .you = Du bleibst
event-compared = Die Hände werden verglichen
event-most = { $seat } hat die meisten Punkte, { $count }, und gewinnt das Spiel
    .you = Du hast die meisten Punkte, { $count }, und gewinnst das Spiel

account-most = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}

field-middle = Mitte
field-wins = Gewonnene Spiele (eine Zahl je Platz)

page-begin = Wähle eine eigene Karte und eine aus der Mitte, oder bleibe.
