### Köpknack auf Deutsch: warum ein Zug erlaubt ist oder nicht, die Züge, die Abschnitte und was das Spiel auf seine Weise sagt.

## Grenzen für den Aufbau

limit-intro-1 = Köpknack ist für zwei bis siebzehn Spieler: Für so viele reichen die Karten.
limit-pack-1 = Köpknack wird mit einem gewöhnlichen Kartenspiel gespielt: 52 Karten ohne Joker, jede ein einziges Mal.
limit-setup-1 = Der Einsatz ist eine ganze Zahl, mindestens 3, und durch drei teilbar.
limit-buying-9 = Gekauft wird in zwei Runden oder in drei, nicht anders.
limit-payment-17 = Dass Beten zusammengelegt werden dürfen, ist eine Vereinbarung, an oder aus, und es gibt sie nur, wenn ihr mit Beten zahlt.
limit-payment-23 = Zwangsspiele gibt es entweder nie oder immer dann, wenn keine Bete da ist, Letzteres nur, wenn ihr mit Beten zahlt.
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
    .you = Du kannst jetzt nicht sprechen: Die Reihe geht im Uhrzeigersinn von Vorhand aus, und nun ist sie an { $turn }.
    .you-turn = { $seat } kann jetzt nicht sprechen: Die Reihe geht im Uhrzeigersinn von Vorhand aus, und nun ist sie an dir.
turn-buying-2 = { $seat } ist nicht an der Reihe: Es geht im Uhrzeigersinn von Vorhand aus, und nun kommt { $turn }.
    .you = Du bist nicht an der Reihe: Es geht im Uhrzeigersinn von Vorhand aus, und nun kommt { $turn }.
    .you-turn = { $seat } ist nicht an der Reihe: Es geht im Uhrzeigersinn von Vorhand aus, und nun kommst du.
turn-deal-1 = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
    .you = Du bist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
    .you-turn = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an dir.
turn-play-1 = { $seat } spielt nicht zum ersten Stich aus: Das tut Vorhand, und das ist { $turn }.
    .you = Du spielst nicht zum ersten Stich aus: Das tut Vorhand, und das ist { $turn }.
    .you-turn = { $seat } spielt nicht zum ersten Stich aus: Das tut Vorhand, und das bist du.
turn-play-9 = { $seat } ist nicht an der Reihe: { $turn } hat den ersten Stich gemacht und spielt zum zweiten aus.
    .you = Du bist nicht an der Reihe: { $turn } hat den ersten Stich gemacht und spielt zum zweiten aus.
    .you-turn = { $seat } ist nicht an der Reihe: Du hast den ersten Stich gemacht und spielst zum zweiten aus.
turn-play-16 = { $seat } ist nicht an der Reihe: { $turn } hat den zweiten Stich gemacht und spielt zum dritten aus.
    .you = Du bist nicht an der Reihe: { $turn } hat den zweiten Stich gemacht und spielt zum dritten aus.
    .you-turn = { $seat } ist nicht an der Reihe: Du hast den zweiten Stich gemacht und spielst zum dritten aus.
turn-payment-16 = { $seat } hat jetzt nichts zu wählen: Gewählt wird der Reihe nach von Vorhand aus, und nun ist die Wahl an { $turn }.
    .you = Du hast jetzt nichts zu wählen: Gewählt wird der Reihe nach von Vorhand aus, und nun ist die Wahl an { $turn }.
    .you-turn = { $seat } hat jetzt nichts zu wählen: Gewählt wird der Reihe nach von Vorhand aus, und nun ist die Wahl an dir.

## Die Abschnitte: was an einem Zug falsch ist, der dort keinen Platz hat, wie der Abschnitt heißt, wer was tun soll

phase-deal = { $cannot }: Jetzt werden die Karten gegeben, oder die Partie wird beendet.
    .name = { $deals ->
        [0] vor dem ersten Spiel
       *[other] nach Spiel { $deals }
    }
    .status = { $deals ->
        [0] gib die Karten, um zu beginnen
       *[other] das Spiel ist aus: Gib das nächste
    }
phase-bidding = { $cannot }: Es wird geboten, und wer an der Reihe ist, klopft oder steigt aus.
    .name = das Bieten
    .status = { $you ->
        [yes] du bist an der Reihe: Klopfe oder steig aus
       *[no] { $seat } ist an der Reihe zu sprechen
    }
phase-buying = { $cannot }: Es wird gekauft, und wer an der Reihe ist, kauft Karten oder verzichtet.
    .name = das Kaufen
    .status = { $you ->
        [yes] { $round ->
            [1] du bist in der ersten Runde an der Reihe: Kaufe Karten oder verzichte
            [2] du bist in der zweiten Runde an der Reihe: Kaufe Karten oder verzichte
           *[other] du bist in der dritten Runde an der Reihe: Kaufe Karten oder verzichte
        }
       *[no] { $round ->
            [1] { $seat } ist an der Reihe zu kaufen, in der ersten Runde
            [2] { $seat } ist an der Reihe zu kaufen, in der zweiten Runde
           *[other] { $seat } ist an der Reihe zu kaufen, in der dritten Runde
        }
    }
phase-play = { $cannot }: Die Karten werden gespielt, und wer an der Reihe ist, legt eine.
    .name = { $number ->
        [1] erster Stich
        [2] zweiter Stich
       *[other] dritter Stich
    }
    .status = { $you ->
        [yes] { $leading ->
            [yes] du bist an der Reihe: Spiele aus
           *[no] du bist an der Reihe: Lege eine Karte
        }
       *[no] { $leading ->
            [yes] { $seat } ist mit dem Ausspielen an der Reihe
           *[no] { $seat } ist an der Reihe und legt eine Karte
        }
    }
phase-merging = { $cannot }: Die Karten sind gespielt, und wer an der Reihe ist, legt neue Beten zusammen oder lässt sie getrennt.
    .name = die Wahl, was mit den Beten geschieht
    .status = { $you ->
        [yes] du bist an der Reihe: Lege deine neuen Beten zusammen oder lass sie getrennt
       *[no] { $seat } ist an der Reihe und legt die neuen Beten zusammen oder lässt sie getrennt
    }
phase-draw = { $cannot }: Die Beten sind aufgeteilt, und nur das Ziehen um den Rest steht noch aus.
    .name = Ziehen um den Rest
    .status = Karten ziehen um den Rest, { $amount }
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = neue Partie?

## Das Kaufen: Karten, die nicht auf der Hand sind, mehr Karten, als der Talon hat

card-buying-3 = { $seat } hat { $card } nicht auf der Hand und kann diese Karte nicht ablegen.
    .you = Du hast { $card } nicht auf der Hand und kannst diese Karte nicht ablegen.
why-talon-buying-6 = { $left ->
    [one] { $seat } verlangt { SPELL($count) } Karten, aber der Talon hat nur noch eine.
   *[other] { $seat } verlangt { SPELL($count) } Karten, aber der Talon hat nur noch { SPELL($left) }.
}
    .you = { $left ->
        [one] Du verlangst { SPELL($count) } Karten, aber der Talon hat nur noch eine.
       *[other] Du verlangst { SPELL($count) } Karten, aber der Talon hat nur noch { SPELL($left) }.
    }

## Pflichten. Der Hauptsatz weist eine Karte zurück, .also nennt einen weiteren Grund, .allowed lässt die Karte gelten.

duty-play-3 = { $many ->
    [one] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat { $asked } und darf { $tried } nicht spielen.
   *[other] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat die Wahl zwischen { $choice }, darf { $tried } aber nicht spielen.
}
    .you = { $many ->
        [one] { $Led } ist ausgespielt und muss bedient werden: Du hast { $asked } und darfst { $tried } nicht spielen.
       *[other] { $Led } ist ausgespielt und muss bedient werden: Du hast die Wahl zwischen { $choice }, darfst { $tried } aber nicht spielen.
    }
    .allowed = { $Card } darf gespielt werden: Die ausgespielte Farbe wird bedient.
duty-play-5 = { $many ->
    [one] { $Led } ist ausgespielt, und wer über den höchsten im Stich gehen kann, muss es tun: { $seat } hat { $asked }; { $tried } ist also zu niedrig.
   *[other] { $Led } ist ausgespielt, und wer über den höchsten im Stich gehen kann, muss es tun: { $seat } hat die Wahl zwischen { $choice }, aber { $tried } ist zu niedrig.
}
    .you = { $many ->
        [one] { $Led } ist ausgespielt, und wer über den höchsten im Stich gehen kann, muss es tun: Du hast { $asked }; { $tried } ist also zu niedrig.
       *[other] { $Led } ist ausgespielt, und wer über den höchsten im Stich gehen kann, muss es tun: Du hast die Wahl zwischen { $choice }, aber { $tried } ist zu niedrig.
    }
    .also = Und der höchste Trumpf im Stich muss geschlagen werden, mit { $asked }.
    .allowed = { $Card } darf gespielt werden: Auf ausgespielten Trumpf legt einen höheren, wer kann.
duty-play-6 = Wer kein { $led } hat, muss stechen, solange es noch niemand getan hat: { $seat } kann { $asked } legen, aber nicht { $tried }.
    .you = Wer kein { $led } hat, muss stechen, solange es noch niemand getan hat: Du kannst { $asked } legen, aber nicht { $tried }.
    .allowed = { $Card } darf gespielt werden: Hat noch niemand gestochen, muss es tun, wer nicht bedienen kann.
duty-play-7 = Wer kein { $led } hat, muss überstechen, wenn schon gestochen worden ist: { $seat } kann { $asked } legen, aber nicht { $tried }.
    .you = Wer kein { $led } hat, muss überstechen, wenn schon gestochen worden ist: Du kannst { $asked } legen, aber nicht { $tried }.
    .allowed = { $Card } darf gespielt werden: Ist schon gestochen worden, muss überstechen, wer nicht bedienen kann.
duty-play-10 = Der zweite Stich beginnt mit Trumpf, wenn es geht: { $seat } hat { $asked } und darf { $tried } nicht spielen.
    .you = Der zweite Stich beginnt mit Trumpf, wenn es geht: Du hast { $asked } und darfst { $tried } nicht spielen.
    .allowed = { $Card } darf gespielt werden: Der zweite Stich beginnt mit Trumpf.
duty-play-12 = { $Led } ist ausgespielt und muss auch im zweiten Stich bedient werden: { $seat } hat { $asked } und darf { $tried } nicht spielen.
    .you = { $Led } ist ausgespielt und muss auch im zweiten Stich bedient werden: Du hast { $asked } und darfst { $tried } nicht spielen.
    .allowed = { $Card } darf gespielt werden: Auch im zweiten Stich wird die ausgespielte Farbe bedient.
duty-play-13 = Der Übertrumpfzwang gilt auch im zweiten Stich: { $seat } kann mit { $asked } die Führung im Stich übernehmen und darf { $tried } nicht spielen.
    .you = Der Übertrumpfzwang gilt auch im zweiten Stich: Du kannst mit { $asked } die Führung im Stich übernehmen und darfst { $tried } nicht spielen.
    .also = Und der höchste Trumpf im Stich muss geschlagen werden, mit { $asked }.
    .allowed = { $Card } darf gespielt werden: Der Übertrumpfzwang gilt auch im zweiten Stich.
duty-play-14 = Im zweiten Stich gilt der Trumpfzwang: { $seat } kann { $led } nicht bedienen und auch nicht überstechen, hat aber { $asked } und darf { $tried } nicht spielen.
    .you = Im zweiten Stich gilt der Trumpfzwang: Du kannst { $led } nicht bedienen und auch nicht überstechen, hast aber { $asked } und darfst { $tried } nicht spielen.
    .also = Und der Trumpfzwang des zweiten Stichs verlangt einen Trumpf.
    .allowed = { $Card } darf gespielt werden: Wer weder bedienen noch überstechen kann, legt im zweiten Stich trotzdem Trumpf, und sei er zu niedrig.

## Freie Wahl: keine Pflicht betrifft eine Karte der Hand, und eine Regel stellt sie frei.

free-play-2 = { $Card } darf gespielt werden: Das erste Ausspiel ist frei.
free-play-8 = { $Card } darf gespielt werden: Wer weder bedienen noch überstechen kann, wirft eine beliebige Karte ab.
free-play-11 = { $Card } darf gespielt werden: Wer keinen Trumpf hat, darf den zweiten Stich mit jeder Karte beginnen.
free-play-15 = { $Card } darf gespielt werden: Wer weder die ausgespielte Farbe noch einen Trumpf hat, wirft eine beliebige Karte ab.
free-play-17 = { $Card } darf gespielt werden: Es ist die letzte Karte.

## Die Züge: als Ereignis, als halbe Absage, als Erlaubnis, auf einem Knopf, in einer Liste

verb-knock = { $seat } klopft und ist dabei
    .you = Du klopfst und bist dabei
    .cannot = { $seat } kann jetzt nicht klopfen
    .cannot-you = Du kannst jetzt nicht klopfen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf klopfen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst klopfen.
    .label = Klopfen
    .brief = klopfen
verb-fold = { $seat } steigt aus
    .you = Du steigst aus
    .cannot = { $seat } kann jetzt nicht aussteigen
    .cannot-you = Du kannst jetzt nicht aussteigen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf aussteigen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst aussteigen.
    .label = Aussteigen
    .brief = aussteigen
verb-buy = { $count ->
    [one] { $seat } legt { $cards } ab und kauft eine Karte
   *[other] { $seat } legt { $cards } ab und kauft { SPELL($count) } Karten
}
    .you = { $count ->
        [one] Du legst { $cards } ab und kaufst eine Karte
       *[other] Du legst { $cards } ab und kaufst { SPELL($count) } Karten
    }
    .hidden = { $count ->
        [one] { $seat } kauft eine Karte
       *[other] { $seat } kauft { SPELL($count) } Karten
    }
    .hidden-you = { $count ->
        [one] Du kaufst eine Karte
       *[other] Du kaufst { SPELL($count) } Karten
    }
    .cannot = { $seat } kann jetzt nicht kaufen
    .cannot-you = Du kannst jetzt nicht kaufen
    .allowed = { $count ->
        [one] Erlaubt: { $seat } ist an der Reihe zu kaufen und darf { $cards } gegen eine neue Karte tauschen.
       *[other] Erlaubt: { $seat } ist an der Reihe zu kaufen und darf { $cards } gegen { SPELL($count) } neue Karten tauschen.
    }
    .allowed-you = { $count ->
        [one] Erlaubt: Du bist an der Reihe zu kaufen und darfst { $cards } gegen eine neue Karte tauschen.
       *[other] Erlaubt: Du bist an der Reihe zu kaufen und darfst { $cards } gegen { SPELL($count) } neue Karten tauschen.
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
    .allowed = Erlaubt: { $seat } ist an der Reihe zu kaufen und darf darauf verzichten.
    .allowed-you = Erlaubt: Du bist an der Reihe zu kaufen und darfst darauf verzichten.
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
verb-merge = { $seat } legt die neuen Beten zu einer zusammen
    .you = Du legst die neuen Beten zu einer zusammen
    .cannot = { $seat } kann jetzt keine Beten zusammenlegen
    .cannot-you = Du kannst jetzt keine Beten zusammenlegen
    .allowed = Erlaubt: { $seat } hat die Wahl und darf die neuen Beten zusammenlegen.
    .allowed-you = Erlaubt: Du hast die Wahl und darfst die neuen Beten zusammenlegen.
    .label = Beten zusammenlegen
    .brief = zusammenlegen
verb-keep = { $seat } lässt die neuen Beten getrennt
    .you = Du lässt die neuen Beten getrennt
    .cannot = { $seat } kann jetzt keine Beten getrennt lassen
    .cannot-you = Du kannst jetzt keine Beten getrennt lassen
    .allowed = Erlaubt: { $seat } hat die Wahl und darf die neuen Beten getrennt lassen.
    .allowed-you = Erlaubt: Du hast die Wahl und darfst die neuen Beten getrennt lassen.
    .label = Beten getrennt lassen
    .brief = getrennt lassen
