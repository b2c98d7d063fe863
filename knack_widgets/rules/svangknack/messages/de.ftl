### Svängknack II auf Deutsch: warum ein Zug geht oder nicht geht, die Züge, die Abschnitte und was das Spiel auf seine Weise sagt.

## Grenzen für den Aufbau

limit-intro-1 = Svängknack ist für drei bis sechzehn Spieler: Für mehr reicht nicht einmal ein volles Blatt.
limit-pack-1 = Bei Svängknack wird das ganze Blatt gegeben, jede Karte ein einziges Mal: 36 Karten, oder mehr, wenn niedrigere Ränge als die Sechs dabei sind.
limit-pack-2 = Bei Svängknack ist die Sechs am niedrigsten, wenn ihr keinen niedrigeren Rang gewählt habt: Was darunter liegt, ist nicht im Blatt, und Joker gibt es nicht.
limit-pack-3 = Die Sechs ist am niedrigsten. Ab sieben Spielern könnt ihr stattdessen die Fünf, die Vier, die Drei oder die Zwei wählen, und die Karten müssen für drei pro Spieler und zwei weitere reichen.
limit-setup-1 = Der Grundeinsatz ist eine ganze Zahl, mindestens 3, die sich durch drei teilen lässt.

option-stake = Grundeinsatz
option-low = Niedrigster Rang im Blatt

## Wer nicht an der Reihe ist

turn-ante-1 = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
turn-bidding-6 = { $seat } kann jetzt nicht sprechen: Vorhand spricht zuerst, und das ist { $turn }.
turn-bidding-8 = { $seat } kann jetzt nicht sprechen: Vorhand hat gepasst, und nun ist die Reihe an { $turn }, links von Vorhand.
turn-bidding-12 = { $seat } darf Trumpf nicht wählen: Geschwungen hat { $turn }, und wer schwingt, wählt.
turn-bidding-14 = { $seat } hat geschwungen und ist schon dabei: Antworten sollen die anderen, und an der Reihe ist { $turn }.
turn-bidding-15 = { $seat } ist mit dem Antworten nicht an der Reihe: Zuerst antwortet, wer links von dem sitzt, der geschwungen hat, und das ist { $turn }.
turn-bidding-18 = { $seat } ist mit dem Antworten nicht an der Reihe: Geantwortet wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
turn-bidding-21 = { $seat } ist mit dem Antworten nicht an der Reihe: Es fehlt nur noch die Antwort von { $turn }, und wer zuletzt antwortet, muss jetzt mitgehen.
turn-buying-3 = { $seat } ist mit dem Kaufen nicht an der Reihe: Wer geschwungen hat, beginnt, dann geht es im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
turn-play-2 = { $seat } spielt nicht zum ersten Stich aus: Beim Zwangsspiel tut das Vorhand, und das ist { $turn }.
turn-play-3 = { $seat } spielt nicht zum ersten Stich aus: Das tut, wer geschwungen hat, und das ist { $turn }.
turn-play-9 = { $seat } ist nicht an der Reihe: { $turn } hat den ersten Stich gemacht und eröffnet den zweiten.
turn-play-17 = { $seat } ist nicht an der Reihe: { $turn } hat den zweiten Stich gemacht und eröffnet den dritten.

## Die Abschnitte: was an einem Zug falsch ist, der dort keinen Platz hat, wie der Abschnitt heißt, wer was tun soll

phase-first = { $cannot }: Erst sollen die Karten entscheiden, wer gibt, und darum wird gezogen.
    .name = Ziehen um das Geben
    .status = zieht Karten darum, wer zuerst gibt
phase-deal = { $cannot }: Es sind die Karten zu geben, oder die Partie wird beendet.
    .name = { $deals ->
        [0] vor dem ersten Spiel
       *[other] nach Spiel { $deals }
    }
    .status = { $deals ->
        [0] gib die Karten, um zu beginnen
       *[other] das Spiel ist aus: gib das nächste
    }
phase-swinging = { $cannot }: Es wird um Trumpf geboten, und wer an der Reihe ist, schwingt oder passt.
    .name = das Bieten
    .status = { $you ->
        [yes] du bist an der Reihe: schwinge oder passe
       *[no] { $seat } ist an der Reihe und schwingt oder passt
    }
phase-choosing = { $cannot }: Erst ist Trumpf zu wählen, und zwar von dem, der geschwungen hat.
    .name = die Wahl des Trumpfs
    .status = { $you ->
        [yes] du bist an der Reihe: wähle Trumpf
       *[no] { $seat } ist an der Reihe und wählt Trumpf
    }
phase-answers = { $cannot }: Trumpf steht fest, und alle außer dem, der geschwungen hat, sagen der Reihe nach, ob sie dabei sind.
    .name = die Antworten
    .status = { $by ->
        [bidding-21] { $you ->
            [yes] du antwortest zuletzt, und alle vor dir haben gepasst: geh mit, denn jetzt musst du
           *[no] { $seat } antwortet zuletzt und muss mitgehen
        }
       *[other] { $you ->
            [yes] du bist an der Reihe: geh mit oder passe
           *[no] { $seat } ist an der Reihe und geht mit oder passt
        }
    }
phase-buying = { $cannot }: Es wird gekauft, und wer an der Reihe ist, kauft Karten oder ist zufrieden.
    .name = der Kauf
    .status = { $you ->
        [yes] du bist an der Reihe: kauf Karten oder sei zufrieden
       *[no] { $seat } ist mit dem Kaufen an der Reihe
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
phase-draw = { $cannot }: Der Topf ist aufgeteilt, so weit es geht, und es bleibt nur noch, um den Rest Karten zu ziehen.
    .name = Ziehen um den Rest
    .status = zieht Karten um den Rest, { $amount }
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = nichts mehr zu tun

## Andere Gründe, einen Zug zurückzuweisen

card-buying-4 = { $seat } hat { $card } nicht auf der Hand und kann diese Karte also nicht weglegen.
why-talon-buying-4 = { $left ->
    [one] { $seat } kann nicht { $count } Karten kaufen: Der Talon hat nur noch eine.
   *[other] { $seat } kann nicht { $count } Karten kaufen: Der Talon hat nur noch { $left }.
}
why-suit-bidding-12 = { $seat } kann { $suit } nicht wählen: Aufgedeckt liegen { $card } und { $other }, und Trumpf muss die Farbe der einen oder der anderen Karte werden.
why-must-bidding-21 = { $seat } kann nicht passen: Alle vorher haben schon gepasst, und wer geschwungen hat, also { $swinger }, kann nicht ohne Spiel gewinnen. Wer zuletzt antwortet, muss dann mitgehen.

## Pflichten. Der Hauptsatz weist eine Karte zurück, .also nennt einen weiteren Grund, .goes lässt die Karte gelten.

duty-play-5 = { $same ->
    [yes] { $Led } ist ausgespielt und muss bedient werden, aber offen: { $card } darf nicht blank gelegt werden.
   *[no] { $many ->
        [one] { $verb ->
            [blank] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat { $asked }; { $card } darf also nicht blank gelegt werden.
           *[other] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat { $asked }; { $card } geht also nicht.
        }
       *[other] { $verb ->
            [blank] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat die Wahl zwischen { $choice }, aber { $card } darf nicht blank gelegt werden.
           *[other] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat die Wahl zwischen { $choice }, aber { $card } geht nicht.
        }
    }
}
    .goes = { $Card } geht: Die ausgespielte Farbe wird bedient.
duty-play-10 = { $same ->
    [yes] Der zweite Stich beginnt mit Trumpf, aber offen: { $card } darf nicht blank gelegt werden.
   *[no] { $verb ->
        [blank] Der zweite Stich beginnt mit Trumpf, wenn es geht: { $seat } hat { $asked }; { $card } darf also nicht blank gelegt werden.
       *[other] Der zweite Stich beginnt mit Trumpf, wenn es geht: { $seat } hat { $asked }; { $card } geht also nicht.
    }
}
    .goes = { $Card } geht: Wer Trumpf hat, eröffnet damit den zweiten Stich.
duty-play-11 = { $hidden ->
    [yes] { $seat } hat keinen Trumpf, um den zweiten Stich zu eröffnen, und muss blank legen: { $card } geht, aber nur verdeckt.
   *[no] { $leading ->
        [yes] Im ersten Stich legt niemand blank: { $seat } kann { $card } ausspielen, aber nur offen.
       *[no] Im ersten Stich legt niemand blank: { $seat } kann { $card } zugeben, aber nur offen.
    }
}
    .also = { $number ->
        [2] Und blank legt nur, wer keinen Trumpf hat.
       *[other] Und im ersten Stich legt niemand blank.
    }
    .goes = { $Card } geht blank: So eröffnet den zweiten Stich, wer keinen Trumpf hat.
duty-play-13 = { $same ->
    [yes] Das Ausspiel gilt als Trumpf, und Trumpf muss bedient werden, aber offen: { $card } darf nicht blank gelegt werden.
   *[no] { $verb ->
        [blank] Das Ausspiel gilt als Trumpf, und Trumpf muss bedient werden: { $seat } hat { $asked }; { $card } darf also nicht blank gelegt werden.
       *[other] Das Ausspiel gilt als Trumpf, und Trumpf muss bedient werden: { $seat } hat { $asked }; { $card } geht also nicht.
    }
}
    .goes = { $Card } geht: Das Ausspiel gilt als Trumpf und wird mit Trumpf bedient.
duty-play-14 = { $seat } hat keinen Trumpf zum Bedienen und muss blank legen: { $card } geht, aber nur verdeckt.
    .also = Und blank legt nur, wer keinen Trumpf hat.
    .goes = { $Card } geht blank: So gibt zu, wer Trumpf nicht bedienen kann, aber den Stich macht die Karte nicht.
duty-play-18 = Im dritten Stich legt niemand blank: { $card } muss { $seat } offen spielen.
    .goes = { $Card } geht: Der dritte Stich wird offen gespielt.

## Die Züge: als Ereignis, als halbe Absage, als Erlaubnis, auf einem Knopf, in einer Liste

verb-swing = { $seat } schwingt
    .cannot = { $seat } kann jetzt nicht schwingen
    .goes = Das geht: { $seat } ist an der Reihe und darf schwingen.
    .label = Schwingen
    .brief = schwingen
verb-pass = { $seat } passt
    .cannot = { $seat } kann jetzt nicht passen
    .goes = Das geht: { $seat } ist an der Reihe und darf passen.
    .label = Passen
    .brief = passen
verb-trump = { $seat } wählt Trumpf: { $suit }
    .cannot = { $seat } kann jetzt Trumpf nicht wählen
    .goes = Das geht: { $seat } hat geschwungen, und eine der aufgedeckten Karten ist { $suit }.
    .label = { $suit } wählen
    .brief = { $suit }
verb-join = { $seat } geht mit
    .cannot = { $seat } kann jetzt nicht mitgehen
    .goes = Das geht: { $seat } ist mit dem Antworten an der Reihe und kann mitgehen.
    .label = Mitgehen
    .brief = mitgehen
verb-buy = { $count ->
    [one] { $seat } legt { $cards } weg und kauft eine neue Karte
   *[other] { $seat } legt { $cards } weg und kauft { $count } neue Karten
}
    .hidden = { $count ->
        [one] { $seat } legt eine Karte weg und kauft eine neue
       *[other] { $seat } legt { $count } Karten weg und kauft ebenso viele
    }
    .cannot = { $seat } kann jetzt nicht kaufen
    .goes = { $count ->
        [one] Das geht: { $seat } ist an der Reihe und darf eine Karte kaufen.
       *[other] Das geht: { $seat } ist an der Reihe und darf { $count } Karten kaufen.
    }
    .label = { $count ->
        [one] Eine Karte kaufen
       *[other] { $count } Karten kaufen
    }
    .brief = kaufen gegen { $shorts }
verb-stand = { $seat } ist zufrieden
    .cannot = { $seat } kann sich jetzt nicht zufrieden erklären
    .goes = Das geht: { $seat } ist an der Reihe und darf die Karten behalten.
    .label = Zufrieden
    .brief = zufrieden
verb-play = { $seat } spielt { $card }
    .cannot = { $seat } kann { $card } jetzt nicht spielen
    .goes = Das geht: { $seat } ist an der Reihe und darf { $card } spielen.
    .label = { $card } spielen
    .brief = { $short }
verb-blank = { $seat } legt { $card } blank
    .hidden = { $seat } legt eine Karte blank
    .cannot = { $seat } kann { $card } jetzt nicht blank legen
    .goes = Das geht: { $seat } ist an der Reihe und darf { $card } blank legen.
    .label = { $card } blank legen
    .brief = { $short } blank

## Ereignisse, die dieser Text auf seine Weise begründet

event-again-setup-2 = { $count } haben gleich hoch gezogen und ziehen noch einmal darum, wer gibt
event-ante-ante-3 = { $seat } legt { $amount } in den Topf, obwohl er nicht leer ist
event-forced-bidding-1 = Der Topf war vor den Einsätzen leer, also ist es ein Zwangsspiel
event-pot-bidding-5 = Der Topf war vor den Einsätzen nicht leer, also wird um Trumpf geboten; { $amount } liegen darin
event-turn-bidding-6 = { $seat } sitzt in Vorhand und spricht zuerst
event-turn-bidding-8 = { $seat }, links von Vorhand, ist an der Reihe zu sprechen
event-passes-bidding-6 = { $seat } passt und behält die Karten
event-off-bidding-9 = Beide haben gepasst: Das Spiel findet nicht statt, und was im Topf ist, bleibt liegen
event-turn-bidding-12 = { $seat } wählt Trumpf unter den beiden Farben
event-turn-bidding-15 = { $seat } antwortet zuerst
event-turn-bidding-18 = { $seat } ist mit dem Antworten an der Reihe
event-turn-bidding-21 = { $seat } antwortet zuletzt und muss mitgehen, denn alle vorher haben gepasst
event-folds-bidding-17 = { $seat } passt und wirft die Karten ein
event-no-buying-buying-1 = Beim Zwangsspiel kauft niemand
event-turn-buying-3 = { $seat } ist mit dem Kaufen an der Reihe
event-stands-buying-5 = { $seat } ist zufrieden
event-talon-out-buying-4 = Der Talon ist leer, und der Kauf ist für alle vorbei
event-turn-play-2 = { $seat } sitzt in Vorhand und spielt zum ersten Stich aus
event-turn-play-3 = { $seat } hat geschwungen und spielt zum ersten Stich aus
event-trick-play-7 = { $seat } macht den Stich mit dem höchsten Trumpf
event-trick-play-8 = { $seat } macht den Stich mit der höchsten Karte der ausgespielten Farbe
event-turn-play-9 = { $seat } spielt zum zweiten Stich aus
event-face-down-play-12 = { $seat } spielt blank aus: Das gilt als der allerkleinste Trumpf
event-blanked-play-14 = { $seat } legt blank, und den Stich kann diese Karte nicht machen
event-trick-play-15 = { $seat } ist über das Ausspiel gegangen und macht den Stich mit dem höchsten Trumpf
event-trick-play-16 = Niemand ist über das Ausspiel gegangen: { $seat } hat ausgespielt und macht den Stich
event-turn-play-17 = { $seat } spielt zum dritten Stich aus
event-trick-play-19 = { $seat } macht den Stich mit dem höchsten Trumpf
event-trick-play-20 = { $seat } macht den Stich mit der höchsten Karte der ausgespielten Farbe
event-pays-in-payment-3 = { $seat } war dabei, hat aber keinen Stich gemacht und zahlt { $amount }, so viel wie der ganze Topf, in den nächsten Topf
event-carried-payment-4 = Im Topf des nächsten Spiels liegen schon { $amount }
event-pot-out-payment-5 = Keiner, der dabei war, ist ohne Stich geblieben: „potten går ut“, der Topf geht aus
event-rivet-payment-6 = { $seat } hat alle drei Stiche gemacht und nimmt damit den ganzen Topf, { $amount }: Das ist „rivet“
event-pooled-payment-4 = Der Topf wird geteilt: Von { $amount } bekommt jeder { $each }
