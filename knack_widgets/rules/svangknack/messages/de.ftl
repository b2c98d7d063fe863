### Svängknack II auf Deutsch: warum ein Zug erlaubt ist oder nicht, die Züge, die Abschnitte und was das Spiel auf seine Weise sagt.

## Grenzen für den Aufbau

limit-intro-1 = Svängknack ist für drei bis sechzehn Spieler: Für mehr reicht nicht einmal ein volles Kartenspiel.
limit-pack-1 = Im Kartenspiel für Svängknack ist jede Karte ein einziges Mal: 36 Karten, oder mehr, wenn niedrigere Ränge als die Sechs dabei sind.
limit-pack-2 = Bei Svängknack ist die Sechs am niedrigsten, solange ihr keinen niedrigeren Rang gewählt habt: Was darunter liegt, ist nicht im Spiel, und Joker gibt es nicht.
limit-pack-3 = Die Sechs ist am niedrigsten. Ab sieben Spielern könnt ihr stattdessen die Fünf, die Vier, die Drei oder die Zwei wählen, und die Karten müssen für drei pro Spieler und zwei weitere reichen.
limit-setup-1 = Der Grundeinsatz ist eine ganze Zahl, mindestens 1.

option-stake = Grundeinsatz
option-low = Niedrigster Rang im Kartenspiel

## Wer nicht an der Reihe ist

turn-ante-1 = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
    .you = Du bist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
    .you-turn = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an dir.
turn-bidding-6 = { $seat } kann jetzt nicht sprechen: Vorhand spricht zuerst, und das ist { $turn }.
    .you = Du kannst jetzt nicht sprechen: Vorhand spricht zuerst, und das ist { $turn }.
    .you-turn = { $seat } kann jetzt nicht sprechen: Vorhand spricht zuerst, und das bist du.
turn-bidding-8 = { $seat } kann jetzt nicht sprechen: Vorhand hat gepasst, und nun ist die Reihe an { $turn }, links von Vorhand.
    .you = Du kannst jetzt nicht sprechen: Vorhand hat gepasst, und nun ist die Reihe an { $turn }, links von Vorhand.
    .you-turn = { $seat } kann jetzt nicht sprechen: Vorhand hat gepasst, und nun ist die Reihe an dir, links von Vorhand.
turn-bidding-12 = { $seat } darf den Trumpf nicht wählen: Geschwungen hat { $turn }, und wer schwingt, wählt.
    .you = Du darfst den Trumpf nicht wählen: Geschwungen hat { $turn }, und wer schwingt, wählt.
    .you-turn = { $seat } darf den Trumpf nicht wählen: Geschwungen hast du, und wer schwingt, wählt.
turn-bidding-14 = { $seat } hat geschwungen und ist schon dabei: Antworten sollen die anderen, und an der Reihe ist { $turn }.
    .you = Du hast geschwungen und bist schon dabei: Antworten sollen die anderen, und an der Reihe ist { $turn }.
    .you-turn = { $seat } hat geschwungen und ist schon dabei: Antworten sollen die anderen, und an der Reihe bist du.
turn-bidding-15 = { $seat } ist nicht an der Reihe: Zuerst antwortet, wer links von dem sitzt, der geschwungen hat, und das ist { $turn }.
    .you = Du bist nicht an der Reihe: Zuerst antwortet, wer links von dem sitzt, der geschwungen hat, und das ist { $turn }.
    .you-turn = { $seat } ist nicht an der Reihe: Zuerst antwortet, wer links von dem sitzt, der geschwungen hat, und das bist du.
turn-bidding-18 = { $seat } ist nicht an der Reihe: Geantwortet wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
    .you = Du bist nicht an der Reihe: Geantwortet wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
    .you-turn = { $seat } ist nicht an der Reihe: Geantwortet wird im Uhrzeigersinn, und nun ist die Reihe an dir.
turn-bidding-21 = { $seat } ist nicht an der Reihe: Es fehlt nur noch die Antwort von { $turn }, und wer zuletzt antwortet, muss jetzt mitgehen.
    .you = Du bist nicht an der Reihe: Es fehlt nur noch die Antwort von { $turn }, und wer zuletzt antwortet, muss jetzt mitgehen.
    .you-turn = { $seat } ist nicht an der Reihe: Es fehlt nur noch deine Antwort, und wer zuletzt antwortet, muss jetzt mitgehen.
turn-buying-3 = { $seat } ist nicht an der Reihe: Wer geschwungen hat, beginnt, dann geht es im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
    .you = Du bist nicht an der Reihe: Wer geschwungen hat, beginnt, dann geht es im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
    .you-turn = { $seat } ist nicht an der Reihe: Wer geschwungen hat, beginnt, dann geht es im Uhrzeigersinn, und nun ist die Reihe an dir.
turn-play-2 = { $seat } spielt nicht zum ersten Stich aus: Beim Zwangsspiel tut das Vorhand, und das ist { $turn }.
    .you = Du spielst nicht zum ersten Stich aus: Beim Zwangsspiel tut das Vorhand, und das ist { $turn }.
    .you-turn = { $seat } spielt nicht zum ersten Stich aus: Beim Zwangsspiel tut das Vorhand, und das bist du.
turn-play-3 = { $seat } spielt nicht zum ersten Stich aus: Das tut, wer geschwungen hat, und das ist { $turn }.
    .you = Du spielst nicht zum ersten Stich aus: Das tut, wer geschwungen hat, und das ist { $turn }.
    .you-turn = { $seat } spielt nicht zum ersten Stich aus: Das tut, wer geschwungen hat, und das bist du.
turn-play-9 = { $seat } ist nicht an der Reihe: { $turn } hat den ersten Stich gemacht und eröffnet den zweiten.
    .you = Du bist nicht an der Reihe: { $turn } hat den ersten Stich gemacht und eröffnet den zweiten.
    .you-turn = { $seat } ist nicht an der Reihe: Du hast den ersten Stich gemacht und eröffnest den zweiten.
turn-play-17 = { $seat } ist nicht an der Reihe: { $turn } hat den zweiten Stich gemacht und eröffnet den dritten.
    .you = Du bist nicht an der Reihe: { $turn } hat den zweiten Stich gemacht und eröffnet den dritten.
    .you-turn = { $seat } ist nicht an der Reihe: Du hast den zweiten Stich gemacht und eröffnest den dritten.

## Die Abschnitte: was an einem Zug falsch ist, der dort keinen Platz hat, wie der Abschnitt heißt, wer was tun soll

phase-first = { $cannot }: Erst sollen die Karten entscheiden, wer gibt, und darum wird gezogen.
    .name = Ziehen um das Geben
    .status = Karten ziehen, um zu sehen, wer zuerst gibt
phase-deal = { $cannot }: Jetzt werden die Karten gegeben, oder die Partie wird beendet.
    .name = { $deals ->
        [0] vor dem ersten Spiel
       *[other] nach Spiel { $deals }
    }
    .status = { $deals ->
        [0] gib die Karten, um zu beginnen
       *[other] das Spiel ist aus: Gib das nächste
    }
phase-swinging = { $cannot }: Es wird um Trumpf geboten, und wer an der Reihe ist, schwingt oder passt.
    .name = das Bieten
    .status = { $you ->
        [yes] du bist an der Reihe: Schwinge oder passe
       *[no] { $seat } ist an der Reihe und schwingt oder passt
    }
phase-choosing = { $cannot }: Erst muss, wer geschwungen hat, den Trumpf wählen.
    .name = die Wahl des Trumpfs
    .status = { $you ->
        [yes] du bist an der Reihe: Wähle den Trumpf
       *[no] { $seat } ist an der Reihe und wählt den Trumpf
    }
phase-answers = { $cannot }: Der Trumpf steht fest, und alle außer dem, der geschwungen hat, sagen der Reihe nach, ob sie dabei sind.
    .name = die Antworten
    .status = { $by ->
        [bidding-21] { $you ->
            [yes] alle anderen haben gepasst, also musst du mitgehen
           *[no] { $seat } antwortet zuletzt und muss mitgehen
        }
       *[other] { $you ->
            [yes] du bist an der Reihe: Geh mit oder passe
           *[no] { $seat } ist an der Reihe und geht mit oder passt
        }
    }
phase-buying = { $cannot }: Es wird gekauft, und wer an der Reihe ist, kauft Karten oder verzichtet.
    .name = das Kaufen
    .status = { $you ->
        [yes] du bist an der Reihe: Kaufe Karten oder verzichte
       *[no] { $seat } ist an der Reihe zu kaufen
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
phase-draw = { $cannot }: Der Topf ist aufgeteilt, so weit es geht, und nur das Ziehen um den Rest steht noch aus.
    .name = Ziehen um den Rest
    .status = Karten ziehen um den Rest, { $amount }
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = neue Partie?

## Andere Gründe, einen Zug zurückzuweisen

card-buying-4 = { $seat } hat { $card } nicht auf der Hand und kann diese Karte nicht ablegen.
    .you = Du hast { $card } nicht auf der Hand und kannst diese Karte nicht ablegen.
why-talon-buying-4 = { $left ->
    [one] { $seat } kann nicht { SPELL($count) } Karten kaufen: Der Talon hat nur noch eine.
   *[other] { $seat } kann nicht { SPELL($count) } Karten kaufen: Der Talon hat nur noch { SPELL($left) }.
}
    .you = { $left ->
        [one] Du kannst nicht { SPELL($count) } Karten kaufen: Der Talon hat nur noch eine.
       *[other] Du kannst nicht { SPELL($count) } Karten kaufen: Der Talon hat nur noch { SPELL($left) }.
    }
why-suit-bidding-12 = { $seat } kann { $suit } nicht wählen: Aufgedeckt liegen { $card } und { $other }, und Trumpf muss die Farbe der einen oder der anderen Karte werden.
    .you = Du kannst { $suit } nicht wählen: Aufgedeckt liegen { $card } und { $other }, und Trumpf muss die Farbe der einen oder der anderen Karte werden.
why-must-bidding-21 = { $seat } kann nicht passen: Alle vorher haben schon gepasst, und wer geschwungen hat, also { $swinger }, kann nicht ohne Spiel gewinnen. Wer zuletzt antwortet, muss dann mitgehen.
    .you = Du kannst nicht passen: Alle vorher haben schon gepasst, und wer geschwungen hat, also { $swinger }, kann nicht ohne Spiel gewinnen. Wer zuletzt antwortet, muss dann mitgehen.
    .you-swinger = { $seat } kann nicht passen: Alle vorher haben schon gepasst, und wer geschwungen hat, also du, kann nicht ohne Spiel gewinnen. Wer zuletzt antwortet, muss dann mitgehen.

## Pflichten. Der Hauptsatz weist eine Karte zurück, .also nennt einen weiteren Grund, .allowed lässt die Karte gelten.

duty-play-5 = { $same ->
    [yes] { $Led } ist ausgespielt und muss bedient werden, aber offen: { $card } darf nicht verdeckt gelegt werden.
   *[no] { $many ->
        [one] { $verb ->
            [blank] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat { $asked } und darf { $card } nicht verdeckt legen.
           *[other] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat { $asked } und darf { $card } nicht spielen.
        }
       *[other] { $verb ->
            [blank] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat die Wahl zwischen { $choice }, darf { $card } aber nicht verdeckt legen.
           *[other] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat die Wahl zwischen { $choice }, darf { $card } aber nicht spielen.
        }
    }
}
    .you = { $same ->
        [yes] { $Led } ist ausgespielt und muss bedient werden, aber offen: { $card } darf nicht verdeckt gelegt werden.
       *[no] { $many ->
            [one] { $verb ->
                [blank] { $Led } ist ausgespielt und muss bedient werden: Du hast { $asked } und darfst { $card } nicht verdeckt legen.
               *[other] { $Led } ist ausgespielt und muss bedient werden: Du hast { $asked } und darfst { $card } nicht spielen.
            }
           *[other] { $verb ->
                [blank] { $Led } ist ausgespielt und muss bedient werden: Du hast die Wahl zwischen { $choice }, darfst { $card } aber nicht verdeckt legen.
               *[other] { $Led } ist ausgespielt und muss bedient werden: Du hast die Wahl zwischen { $choice }, darfst { $card } aber nicht spielen.
            }
        }
    }
    .allowed = { $Card } darf gespielt werden: Die ausgespielte Farbe wird bedient.
duty-play-10 = { $same ->
    [yes] Der zweite Stich beginnt mit Trumpf, aber offen: { $card } darf nicht verdeckt gelegt werden.
   *[no] { $verb ->
        [blank] Der zweite Stich beginnt mit Trumpf, wenn es geht: { $seat } hat { $asked } und darf { $card } nicht verdeckt legen.
       *[other] Der zweite Stich beginnt mit Trumpf, wenn es geht: { $seat } hat { $asked } und darf { $card } nicht spielen.
    }
}
    .you = { $same ->
        [yes] Der zweite Stich beginnt mit Trumpf, aber offen: { $card } darf nicht verdeckt gelegt werden.
       *[no] { $verb ->
            [blank] Der zweite Stich beginnt mit Trumpf, wenn es geht: Du hast { $asked } und darfst { $card } nicht verdeckt legen.
           *[other] Der zweite Stich beginnt mit Trumpf, wenn es geht: Du hast { $asked } und darfst { $card } nicht spielen.
        }
    }
    .allowed = { $Card } darf gespielt werden: Wer Trumpf hat, eröffnet damit den zweiten Stich.
duty-play-11 = { $hidden ->
    [yes] { $seat } hat keinen Trumpf, um den zweiten Stich zu eröffnen, und darf { $card } ausspielen, aber nur verdeckt.
   *[no] { $leading ->
        [yes] Im ersten Stich legt niemand verdeckt: { $seat } darf { $card } ausspielen, aber nur offen.
       *[no] Im ersten Stich legt niemand verdeckt: { $seat } darf { $card } zugeben, aber nur offen.
    }
}
    .you = { $hidden ->
        [yes] Du hast keinen Trumpf, um den zweiten Stich zu eröffnen, und darfst { $card } ausspielen, aber nur verdeckt.
       *[no] { $leading ->
            [yes] Im ersten Stich legt niemand verdeckt: Du darfst { $card } ausspielen, aber nur offen.
           *[no] Im ersten Stich legt niemand verdeckt: Du darfst { $card } zugeben, aber nur offen.
        }
    }
    .also = { $number ->
        [2] Und verdeckt legt nur, wer keinen Trumpf hat.
       *[other] Und im ersten Stich legt niemand verdeckt.
    }
    .allowed = { $Card } darf verdeckt gespielt werden: So eröffnet den zweiten Stich, wer keinen Trumpf hat.
duty-play-13 = { $same ->
    [yes] Das Ausspiel gilt als Trumpf, und Trumpf muss bedient werden, aber offen: { $card } darf nicht verdeckt gelegt werden.
   *[no] { $verb ->
        [blank] Das Ausspiel gilt als Trumpf, und Trumpf muss bedient werden: { $seat } hat { $asked } und darf { $card } nicht verdeckt legen.
       *[other] Das Ausspiel gilt als Trumpf, und Trumpf muss bedient werden: { $seat } hat { $asked } und darf { $card } nicht spielen.
    }
}
    .you = { $same ->
        [yes] Das Ausspiel gilt als Trumpf, und Trumpf muss bedient werden, aber offen: { $card } darf nicht verdeckt gelegt werden.
       *[no] { $verb ->
            [blank] Das Ausspiel gilt als Trumpf, und Trumpf muss bedient werden: Du hast { $asked } und darfst { $card } nicht verdeckt legen.
           *[other] Das Ausspiel gilt als Trumpf, und Trumpf muss bedient werden: Du hast { $asked } und darfst { $card } nicht spielen.
        }
    }
    .allowed = { $Card } darf gespielt werden: Das Ausspiel gilt als Trumpf und wird mit Trumpf bedient.
duty-play-14 = { $seat } hat keinen Trumpf zum Bedienen und darf { $card } zugeben, aber nur verdeckt.
    .you = Du hast keinen Trumpf zum Bedienen und darfst { $card } zugeben, aber nur verdeckt.
    .also = Und verdeckt legt nur, wer keinen Trumpf hat.
    .allowed = { $Card } darf verdeckt gespielt werden: So gibt zu, wer Trumpf nicht bedienen kann, aber den Stich macht die Karte nicht.
duty-play-18 = Im dritten Stich legt niemand verdeckt: { $seat } darf { $card } spielen, aber nur offen.
    .you = Im dritten Stich legt niemand verdeckt: Du darfst { $card } spielen, aber nur offen.
    .allowed = { $Card } darf gespielt werden: Der dritte Stich wird offen gespielt.

## Freie Wahl: keine Pflicht betrifft eine Karte der Hand, und eine Regel stellt sie frei.

free-play-4 = { $Card } darf gespielt werden: Das erste Ausspiel ist frei.
free-play-6 = { $Card } darf gespielt werden: Wer die ausgespielte Farbe nicht hat, spielt eine beliebige Karte.
