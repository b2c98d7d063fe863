### Köpknack auf Deutsch: warum ein Zug geht oder nicht geht, die Züge, die Abschnitte und was das Spiel auf seine Weise sagt.

## Grenzen für den Aufbau

limit-intro-1 = Köpknack ist für zwei bis siebzehn Spieler: Für so viele reichen die Karten.
limit-pack-1 = Bei Köpknack wird ein gewöhnliches Blatt gegeben: 52 Karten ohne Joker, jede ein einziges Mal.
limit-setup-1 = Der Einsatz ist eine ganze Zahl, mindestens 3, und durch drei teilbar.
limit-buying-9 = Gekauft wird in zwei Runden oder in drei, nicht anders.
limit-payment-17 = Dass Beten zusammengelegt werden dürfen, ist eine Vereinbarung, an oder aus, und es gibt sie nur, wenn ihr mit Beten zahlt.
limit-payment-23 = Zwangsspiele gibt es entweder nie oder immer dann, wenn keine Bete da ist, das Zweite nur, wenn ihr mit Beten zahlt.
limit-newer-1 = Ihr zahlt mit Beten oder auf die neuere Art von 1922.

option-stake = Einsatz des Gebers
option-payment = Zahlung
option-payment-betar = mit Beten
option-payment-1922 = auf die neuere Art, von 1922
option-buys = Kaufrunden
option-merge = Beten dürfen zusammengelegt werden
option-forced = Zwangsspiele
option-forced-never = nie
option-forced-no-bets = wenn keine Bete da ist

## Wer nicht an der Reihe ist

turn-bidding-1 = { $seat } kann jetzt nicht sprechen: Die Reihe geht im Uhrzeigersinn von Vorhand aus, und nun ist sie an { $turn }.
turn-buying-2 = { $seat } ist mit dem Kaufen nicht an der Reihe: Es geht im Uhrzeigersinn von Vorhand aus, und nun kommt { $turn }.
turn-deal-1 = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
turn-play-1 = { $seat } spielt nicht zum ersten Stich aus: Das tut Vorhand, und das ist { $turn }.
turn-play-9 = { $seat } ist nicht an der Reihe: { $turn } hat den ersten Stich gemacht und spielt zum zweiten aus.
turn-play-16 = { $seat } ist nicht an der Reihe: { $turn } hat den zweiten Stich gemacht und spielt zum dritten aus.
turn-payment-16 = { $seat } hat jetzt nichts zu wählen: Gewählt wird der Reihe nach von Vorhand aus, und nun ist die Wahl an { $turn }.

## Die Abschnitte: was an einem Zug falsch ist, der dort keinen Platz hat, wie der Abschnitt heißt, wer was tun soll

phase-deal = { $cannot }: Es sind die Karten zu geben, oder die Partie wird beendet.
    .name = { $deals ->
        [0] vor dem ersten Spiel
       *[other] nach Spiel { $deals }
    }
    .status = { $deals ->
        [0] gib die Karten, um zu beginnen
       *[other] das Spiel ist aus: gib das nächste
    }
phase-bidding = { $cannot }: Es wird geboten, und wer an der Reihe ist, klopft oder steigt aus.
    .name = das Bieten
    .status = { $you ->
        [yes] du bist an der Reihe: klopfe oder steig aus
       *[no] { $seat } ist an der Reihe zu sprechen
    }
phase-buying = { $cannot }: Es wird gekauft, und wer an der Reihe ist, kauft Karten oder bleibt.
    .name = das Kaufen
    .status = { $you ->
        [yes] { $round ->
            [1] du bist in der ersten Runde an der Reihe: kaufe Karten oder bleibe
            [2] du bist in der zweiten Runde an der Reihe: kaufe Karten oder bleibe
           *[other] du bist in der dritten Runde an der Reihe: kaufe Karten oder bleibe
        }
       *[no] { $round ->
            [1] { $seat } ist mit dem Kaufen an der Reihe, in der ersten Runde
            [2] { $seat } ist mit dem Kaufen an der Reihe, in der zweiten Runde
           *[other] { $seat } ist mit dem Kaufen an der Reihe, in der dritten Runde
        }
    }
phase-play = { $cannot }: Die Karten werden schon gespielt, und wer an der Reihe ist, legt eine aus der Hand.
    .name = { $number ->
        [1] erster Stich
        [2] zweiter Stich
       *[other] dritter Stich
    }
    .status = { $you ->
        [yes] { $leading ->
            [yes] du bist an der Reihe: spiele aus
           *[no] du bist an der Reihe: lege eine Karte
        }
       *[no] { $leading ->
            [yes] { $seat } ist mit dem Ausspielen an der Reihe
           *[no] { $seat } ist an der Reihe und legt eine Karte
        }
    }
phase-merging = { $cannot }: Die Karten sind gespielt, und wer an der Reihe ist, legt neue Beten zusammen oder lässt sie getrennt.
    .name = die Wahl über die Beten
    .status = { $you ->
        [yes] du bist an der Reihe: lege deine neuen Beten zusammen oder lass sie getrennt
       *[no] { $seat } ist an der Reihe und hat zu wählen: Beten zusammenlegen oder getrennt lassen
    }
phase-draw = { $cannot }: Die Beten sind aufgeteilt, und es bleibt nur noch, um den Rest Karten zu ziehen.
    .name = Ziehen um den Rest
    .status = zieht Karten um den Rest, { $amount }
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = nichts mehr zu tun

## Das Kaufen: Karten, die nicht auf der Hand sind, mehr Karten, als der Talon hat

card-buying-3 = { $seat } hat { $card } nicht auf der Hand und kann diese Karte also nicht ablegen.
why-talon-buying-6 = { $left ->
    [one] { $seat } verlangt { $count } Karten, aber der Talon hat nur noch eine.
   *[other] { $seat } verlangt { $count } Karten, aber der Talon hat nur noch { $left }.
}

## Pflichten. Der Hauptsatz weist eine Karte zurück, .also nennt einen weiteren Grund, .goes lässt die Karte gelten.

duty-play-3 = { $many ->
    [one] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat { $asked }; { $tried } geht also nicht.
   *[other] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat die Wahl zwischen { $choice }, aber { $tried } geht nicht.
}
    .goes = { $Card } geht: Die ausgespielte Farbe wird bedient.
duty-play-5 = { $many ->
    [one] { $Led } ist ausgespielt, und wer über den höchsten im Stich gehen kann, muss es tun: { $seat } hat { $asked }; { $tried } ist also zu niedrig.
   *[other] { $Led } ist ausgespielt, und wer über den höchsten im Stich gehen kann, muss es tun: { $seat } hat die Wahl zwischen { $choice }, aber { $tried } ist zu niedrig.
}
    .also = Und der höchste Trumpf im Stich ist zu schlagen, mit { $asked }.
    .goes = { $Card } geht: Auf ausgespielten Trumpf legt einen höheren, wer kann.
duty-play-6 = Wer kein { $led } hat, muss stechen, solange es noch niemand getan hat: { $seat } kann { $asked } legen; { $tried } geht also nicht.
    .goes = { $Card } geht: Hat noch niemand gestochen, muss es tun, wer nicht bedienen kann.
duty-play-7 = Wer kein { $led } hat, muss überstechen, wenn schon gestochen worden ist: { $seat } kann { $asked } legen; { $tried } geht also nicht.
    .goes = { $Card } geht: Ist schon gestochen worden, muss überstechen, wer nicht bedienen kann.
duty-play-10 = Der zweite Stich beginnt mit Trumpf, wenn es geht: { $seat } hat { $asked }; { $tried } geht also nicht.
    .goes = { $Card } geht: Der zweite Stich beginnt mit Trumpf.
duty-play-12 = { $Led } ist ausgespielt und muss auch im zweiten Stich bedient werden: { $seat } hat { $asked }; { $tried } geht also nicht.
    .goes = { $Card } geht: Auch im zweiten Stich wird die ausgespielte Farbe bedient.
duty-play-13 = Der Übertrumpfzwang gilt auch im zweiten Stich: { $seat } kann mit { $asked } die Führung im Stich übernehmen; { $tried } geht also nicht.
    .also = Und der höchste Trumpf im Stich ist zu schlagen, mit { $asked }.
    .goes = { $Card } geht: Der Übertrumpfzwang gilt auch im zweiten Stich.
duty-play-14 = Im zweiten Stich gilt der Trumpfzwang: { $seat } kann { $led } nicht bedienen und auch nicht überstechen, hat aber { $asked }; { $tried } geht also nicht.
    .also = Und der Trumpfzwang des zweiten Stichs verlangt einen Trumpf.
    .goes = { $Card } geht: Wer weder bedienen noch überstechen kann, legt im zweiten Stich trotzdem Trumpf, und sei er zu niedrig.

## Die Züge: als Ereignis, als halbe Absage, als Erlaubnis, auf einem Knopf, in einer Liste

verb-knock = { $seat } klopft und ist dabei
    .cannot = { $seat } kann jetzt nicht klopfen
    .goes = Das geht: { $seat } ist an der Reihe und darf klopfen.
    .label = Klopfen
    .brief = klopfen
verb-fold = { $seat } steigt aus
    .cannot = { $seat } kann jetzt nicht aussteigen
    .goes = Das geht: { $seat } ist an der Reihe und darf aussteigen.
    .label = Aussteigen
    .brief = aussteigen
verb-buy = { $count ->
    [one] { $seat } legt { $cards } ab und kauft eine Karte
   *[other] { $seat } legt { $cards } ab und kauft { $count } Karten
}
    .hidden = { $count ->
        [one] { $seat } kauft eine Karte
       *[other] { $seat } kauft { $count } Karten
    }
    .cannot = { $seat } kann jetzt nicht kaufen
    .goes = { $count ->
        [one] Das geht: { $seat } ist mit dem Kaufen an der Reihe und darf { $cards } gegen eine neue Karte tauschen.
       *[other] Das geht: { $seat } ist mit dem Kaufen an der Reihe und darf { $cards } gegen { $count } neue Karten tauschen.
    }
    .label = { $count ->
        [one] Eine Karte kaufen
       *[other] { $count } Karten kaufen
    }
    .brief = { $shorts } tauschen
verb-stand = { $seat } bleibt
    .cannot = { $seat } kann jetzt nicht bleiben
    .goes = Das geht: { $seat } ist mit dem Kaufen an der Reihe und darf bleiben.
    .label = Bleiben
    .brief = bleiben
verb-play = { $seat } spielt { $card }
    .cannot = { $seat } kann { $card } jetzt nicht spielen
    .goes = Das geht: { $seat } ist an der Reihe und darf { $card } spielen.
    .label = { $card } spielen
    .brief = { $short }
verb-merge = { $seat } legt die neuen Beten zu einer zusammen
    .cannot = { $seat } kann jetzt keine Beten zusammenlegen
    .goes = Das geht: { $seat } hat die Wahl und darf die neuen Beten zusammenlegen.
    .label = Beten zusammenlegen
    .brief = zusammenlegen
verb-keep = { $seat } lässt die neuen Beten getrennt
    .cannot = { $seat } hat jetzt keine Beten getrennt zu lassen
    .goes = Das geht: { $seat } hat die Wahl und darf die neuen Beten getrennt lassen.
    .label = Beten getrennt lassen
    .brief = getrennt lassen

## Ereignisse, die dieser Text auf seine Weise begründet

event-pushed-payment-9 = Die kleinste Bete, { $amount }, kommt in den Topf
event-pot-payment-12 = Der Einsatz des Gebers und die Bete ergeben zusammen einen Topf von { $amount }
event-forced-payment-22 = Keine Bete ist da: Es ist ein Zwangsspiel, und alle sind dabei
event-turn-bidding-1 = { $seat } ist an der Reihe zu sprechen
event-turn-buying-2 = { $seat } ist mit dem Kaufen an der Reihe
event-turn-play-1 = { $seat } ist Vorhand und spielt zum ersten Stich aus
event-turn-play-9 = { $seat } spielt zum zweiten Stich aus
event-turn-play-16 = { $seat } spielt zum dritten Stich aus
event-turn-payment-16 = { $seat } wählt, ob die neuen Beten zusammengelegt werden
event-wins-bidding-3 = Alle vor dem Geber sind ausgestiegen: { $seat } gewinnt ohne Spiel
event-wins-bidding-4 = Niemand sonst hat geklopft: { $seat } gewinnt ohne Spiel
event-stands-buying-4 = { $seat } bleibt
event-round-buying-5 = Runde { $number } des Kaufens beginnt
event-talon-out-buying-6 = Der Talon ist leer, also ist es mit dem Kaufen vorbei
event-trick-play-18 = { $seat } macht den Stich mit dem höchsten Trumpf
event-trick-play-19 = { $seat } macht den Stich mit der höchsten Karte der ausgespielten Farbe
event-sets-payment-6 = { $seat } hat dreimal gekauft und setzt { $count } Beten von je { $amount }
event-sets-payment-13 = { $count ->
    [one] { $seat } setzt eine Bete in der Höhe des ganzen Topfes, { $amount }
   *[other] { $seat } setzt { $count } Beten, jede in der Höhe des ganzen Topfes, { $amount }
}
event-keeps-payment-16 = { $seat } lässt die { $count } neuen Beten getrennt
event-merges-payment-16 = { $seat } legt die { $count } neuen Beten zu einer von { $amount } zusammen
