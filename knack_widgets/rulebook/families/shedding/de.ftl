### Sätze für Ablegespiele anderer Autoren, die sie in ihren eigenen Meldungen weglassen dürfen.

phase-play = { $cannot }: Es werden Karten abgelegt, und wer an der Reihe ist, legt eine ab oder zieht.
    .name = das Ablegen
    .status = { $you ->
        [yes] du bist an der Reihe: lege eine Karte ab oder ziehe
       *[no] { $seat } legt eine Karte ab oder zieht
    }

verb-play = { $seat } legt { $card } ab
    .you = Du legst { $card } ab
    .cannot = { $seat } kann jetzt keine Karte ablegen
    .cannot-you = Du kannst jetzt keine Karte ablegen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf { $card } ablegen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst { $card } ablegen.
    .label = { $card } ablegen
    .brief = { $short }
verb-take = { $seat } zieht eine Karte
    .you = Du ziehst eine Karte
    .cannot = { $seat } kann jetzt nicht ziehen
    .cannot-you = Du kannst jetzt nicht ziehen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf eine Karte vom Zugstapel ziehen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst eine Karte vom Zugstapel ziehen.
    .label = Ziehen
    .brief = ziehen

card-not-held = { $seat } hat { $card } nicht auf der Hand und kann diese Karte nicht ablegen.
    .you = Du hast { $card } nicht auf der Hand und kannst diese Karte nicht ablegen.
why-could-play = { $seat } kann { $card } ablegen und darf deshalb nicht ziehen.
    .you = Du kannst { $card } ablegen und darfst deshalb nicht ziehen.
why-no-match = { $Card } passt nicht: Oben liegt { $other }.

event-turned-up = { $Card } wird aufgedeckt
event-lays = { $seat } legt { $card } ab
    .you = Du legst { $card } ab
event-draws = { $seat } zieht eine Karte
    .you = Du ziehst eine Karte
event-goes-out = { $seat } hat keine Karte mehr und gewinnt das Spiel
    .you = Du hast keine Karte mehr und gewinnst das Spiel
event-stock-out = Der Zugstapel ist aufgebraucht: Das Spiel ist zu Ende
event-fewest = { $seat } hat die wenigsten Karten, { SPELL($count) }, und gewinnt das Spiel
    .you = Du hast die wenigsten Karten, { SPELL($count) }, und gewinnst das Spiel

ui-heap_top = { $count ->
    [one] Ablagestapel: eine Karte, { $top } liegt oben
   *[other] Ablagestapel: { SPELL($count) } Karten, { $top } liegt oben
}

field-middle = Ablagestapel
field-wins = Gewonnene Spiele (eine Zahl je Platz)

page-begin = Wähle eine Karte aus deiner Hand, oder ziehe.
