### Svängknack II auf Deutsch: die Züge, und die Ereignisse, die dieser Text auf seine Weise begründet.

## Die Züge: als Ereignis, als halbe Absage, als Erlaubnis, auf einem Knopf, in einer Liste

verb-swing = { $seat } schwingt
    .you = Du schwingst
    .cannot = { $seat } kann jetzt nicht schwingen
    .cannot-you = Du kannst jetzt nicht schwingen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf schwingen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst schwingen.
    .label = Schwingen
    .brief = schwingen
verb-pass = { $seat } passt
    .you = Du passt
    .cannot = { $seat } kann jetzt nicht passen
    .cannot-you = Du kannst jetzt nicht passen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf passen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst passen.
    .label = Passen
    .brief = passen
verb-trump = { $seat } wählt Trumpf: { $suit }
    .you = Du wählst Trumpf: { $suit }
    .cannot = { $seat } kann jetzt keinen Trumpf wählen
    .cannot-you = Du kannst jetzt keinen Trumpf wählen
    .allowed = Erlaubt: { $seat } hat geschwungen, und eine der aufgedeckten Karten ist { $suit }.
    .allowed-you = Erlaubt: Du hast geschwungen, und eine der aufgedeckten Karten ist { $suit }.
    .label = { $suit } wählen
    .brief = { $suit }
verb-join = { $seat } geht mit
    .you = Du gehst mit
    .cannot = { $seat } kann jetzt nicht mitgehen
    .cannot-you = Du kannst jetzt nicht mitgehen
    .allowed = Erlaubt: { $seat } ist an der Reihe zu antworten und darf mitgehen.
    .allowed-you = Erlaubt: Du bist an der Reihe zu antworten und darfst mitgehen.
    .label = Mitgehen
    .brief = mitgehen
verb-buy = { $count ->
    [one] { $seat } legt { $cards } ab und kauft eine neue Karte
   *[other] { $seat } legt { $cards } ab und kauft { SPELL($count) } neue Karten
}
    .you = { $count ->
        [one] Du legst { $cards } ab und kaufst eine neue Karte
       *[other] Du legst { $cards } ab und kaufst { SPELL($count) } neue Karten
    }
    .hidden = { $count ->
        [one] { $seat } legt eine Karte ab und kauft eine neue
       *[other] { $seat } legt { SPELL($count) } Karten ab und kauft ebenso viele
    }
    .hidden-you = { $count ->
        [one] Du legst eine Karte ab und kaufst eine neue
       *[other] Du legst { SPELL($count) } Karten ab und kaufst ebenso viele
    }
    .cannot = { $seat } kann jetzt nicht kaufen
    .cannot-you = Du kannst jetzt nicht kaufen
    .allowed = { $count ->
        [one] Erlaubt: { $seat } ist an der Reihe und darf eine Karte kaufen.
       *[other] Erlaubt: { $seat } ist an der Reihe und darf { SPELL($count) } Karten kaufen.
    }
    .allowed-you = { $count ->
        [one] Erlaubt: Du bist an der Reihe und darfst eine Karte kaufen.
       *[other] Erlaubt: Du bist an der Reihe und darfst { SPELL($count) } Karten kaufen.
    }
    .label = { $count ->
        [one] Eine Karte kaufen
       *[other] { SPELL($count, start: "yes") } Karten kaufen
    }
    .brief = { $shorts } ablegen und kaufen
verb-stand = { $seat } kauft nicht
    .you = Du kaufst nicht
    .cannot = { $seat } kann jetzt nicht auf das Kaufen verzichten
    .cannot-you = Du kannst jetzt nicht auf das Kaufen verzichten
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf die Karten behalten.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst die Karten behalten.
    .label = Nicht kaufen
    .brief = nicht kaufen
verb-play = { $seat } spielt { $card }
    .you = Du spielst { $card }
    .cannot = { $seat } kann { $card } jetzt nicht spielen
    .cannot-you = Du kannst { $card } jetzt nicht spielen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf { $card } spielen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst { $card } spielen.
    .label = { $card } spielen
    .brief = { $short }
verb-blank = { $seat } legt { $card } verdeckt
    .you = Du legst { $card } verdeckt
    .hidden = { $seat } legt eine Karte verdeckt
    .hidden-you = Du legst eine Karte verdeckt
    .cannot = { $seat } kann { $card } jetzt nicht verdeckt legen
    .cannot-you = Du kannst { $card } jetzt nicht verdeckt legen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf { $card } verdeckt legen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst { $card } verdeckt legen.
    .label = { $card } verdeckt legen
    .brief = { $short } verdeckt

## Was eine verdeckt gelegte Karte über die Hand sagt

infer-suit-down = { $seat } hat kein { $suit }: Sonst hätte die Karte nicht verdeckt gelegt werden dürfen.
    .you = Du hast kein { $suit }: Sonst hätte die Karte nicht verdeckt gelegt werden dürfen.
infer-cards-down = { $count ->
        [one] { $cards } hat { $seat } nicht: Sonst hätte die Karte nicht verdeckt gelegt werden dürfen.
       *[other] { $seat } hat weder { $cards }: Sonst hätte die Karte nicht verdeckt gelegt werden dürfen.
    }
    .you = { $count ->
        [one] { $cards } hast du nicht: Sonst hätte die Karte nicht verdeckt gelegt werden dürfen.
       *[other] Du hast weder { $cards }: Sonst hätte die Karte nicht verdeckt gelegt werden dürfen.
    }

## Ereignisse, die dieser Text auf seine Weise begründet

event-again-setup-2 = { SPELL($count, start: "yes") } haben gleich hoch gezogen und ziehen noch einmal darum, wer gibt
event-ante-ante-3 = { $seat } legt { $amount } in den Topf, obwohl er nicht leer ist
    .you = Du legst { $amount } in den Topf, obwohl er nicht leer ist
event-forced-bidding-1 = Der Topf war vor den Einsätzen leer, also ist es ein Zwangsspiel
event-pot-bidding-5 = Der Topf war vor den Einsätzen nicht leer, also wird um Trumpf geboten; { $amount } liegen darin
event-turn-bidding-6 = { $seat } ist Vorhand und spricht zuerst
    .you = Du bist Vorhand und sprichst zuerst
event-turn-bidding-8 = { $seat } sitzt links von Vorhand und ist an der Reihe zu sprechen
    .you = Du sitzt links von Vorhand und bist an der Reihe zu sprechen
event-passes-bidding-6 = { $seat } passt und behält die Karten
    .you = Du passt und behältst die Karten
event-off-bidding-9 = Beide haben gepasst: Dieses Spiel fällt aus, und was im Topf liegt, bleibt darin
event-turn-bidding-12 = { $seat } wählt eine der beiden Farben als Trumpf
    .you = Du wählst eine der beiden Farben als Trumpf
event-turn-bidding-15 = { $seat } antwortet zuerst
    .you = Du antwortest zuerst
event-turn-bidding-18 = { $seat } ist an der Reihe zu antworten
    .you = Du bist an der Reihe zu antworten
event-turn-bidding-21 = { $seat } antwortet zuletzt und muss mitgehen, denn alle vorher haben gepasst
    .you = Du antwortest zuletzt und musst mitgehen, denn alle vorher haben gepasst
event-folds-bidding-17 = { $seat } passt und wirft die Karten ein
    .you = Du passt und wirfst die Karten ein
event-no-buying-buying-1 = Beim Zwangsspiel kauft niemand
event-turn-buying-3 = { $seat } ist an der Reihe zu kaufen
    .you = Du bist an der Reihe zu kaufen
event-stands-buying-5 = { $seat } kauft nicht
    .you = Du kaufst nicht
event-talon-out-buying-4 = Der Talon ist leer, und das Kaufen ist für alle vorbei
event-turn-play-2 = { $seat } ist Vorhand und spielt zum ersten Stich aus
    .you = Du bist Vorhand und spielst zum ersten Stich aus
event-turn-play-3 = { $seat } hat geschwungen und spielt zum ersten Stich aus
    .you = Du hast geschwungen und spielst zum ersten Stich aus
event-trick-play-7 = { $seat } macht den Stich mit dem höchsten Trumpf
    .you = Du machst den Stich mit dem höchsten Trumpf
event-trick-play-8 = { $seat } macht den Stich mit der höchsten Karte der ausgespielten Farbe
    .you = Du machst den Stich mit der höchsten Karte der ausgespielten Farbe
event-turn-play-9 = { $seat } spielt zum zweiten Stich aus
    .you = Du spielst zum zweiten Stich aus
event-face-down-play-12 = Diese Karte gilt als der allerkleinste Trumpf
event-blanked-play-14 = Diese Karte kann den Stich nicht machen
event-trick-play-15 = { $seat } ist über das Ausspiel gegangen und macht den Stich mit dem höchsten Trumpf
    .you = Du bist über das Ausspiel gegangen und machst den Stich mit dem höchsten Trumpf
event-trick-play-16 = Niemand ist über das Ausspiel gegangen: { $seat } hat ausgespielt und macht den Stich
    .you = Niemand ist über das Ausspiel gegangen: Du hast ausgespielt und machst den Stich
event-turn-play-17 = { $seat } spielt zum dritten Stich aus
    .you = Du spielst zum dritten Stich aus
event-trick-play-19 = { $seat } macht den Stich mit dem höchsten Trumpf
    .you = Du machst den Stich mit dem höchsten Trumpf
event-trick-play-20 = { $seat } macht den Stich mit der höchsten Karte der ausgespielten Farbe
    .you = Du machst den Stich mit der höchsten Karte der ausgespielten Farbe
event-pays-in-payment-3 = { $seat } war dabei, hat aber keinen Stich gemacht und zahlt { $amount }, so viel wie der ganze Topf, in den nächsten Topf
    .you = Du warst dabei, hast aber keinen Stich gemacht und zahlst { $amount }, so viel wie der ganze Topf, in den nächsten Topf
event-carried-payment-4 = Im Topf des nächsten Spiels liegen schon { $amount }
event-pot-out-payment-5 = Keiner, der dabei war, ist ohne Stich geblieben: „potten går ut“, der Topf geht aus
event-rivet-payment-6 = „Rivet“: { $seat } macht alle drei Stiche und bekommt den ganzen Topf, { $amount }
    .you = „Rivet“: Du machst alle drei Stiche und bekommst den ganzen Topf, { $amount }
event-pooled-payment-4 = Der Topf wird geteilt: Von { $amount } bekommt jeder { $each }

## Wer nach einem Schwung gepasst hat, hat die Karten eingeworfen

ui-seat_folded = gepasst
