### Knack auf Deutsch: warum ein Zug erlaubt ist oder nicht, die Züge, die Abschnitte und was das Spiel auf seine Weise sagt.

## Grenzen für den Aufbau

limit-intro-1 = Knack ist für zwei bis elf Spieler: Für so viele reichen die Karten.
limit-pack-1 = Das Kartenspiel für Knack hat 36 Karten, jede ein einziges Mal.
limit-pack-2 = Bei Knack ist die Sechs die niedrigste Karte: Zweien, Dreien, Vieren und Fünfen sind nicht dabei.
limit-setup-1 = Der Einsatz für einen Stich ist eine ganze Zahl, mindestens 1.

option-stake = Einsatz für jeden Stich

## Wer nicht an der Reihe ist

turn-bidding-1 = { $seat } kann jetzt nicht sprechen: Die Reihe geht im Uhrzeigersinn von Vorhand aus, und nun ist sie an { $turn }.
    .you = Du kannst jetzt nicht sprechen: Die Reihe geht im Uhrzeigersinn von Vorhand aus, und nun ist sie an { $turn }.
    .you-turn = { $seat } kann jetzt nicht sprechen: Die Reihe geht im Uhrzeigersinn von Vorhand aus, und nun ist sie an dir.
turn-play-1 = { $seat } spielt nicht zum ersten Stich aus: Das tut Vorhand, und das ist { $turn }.
    .you = Du spielst nicht zum ersten Stich aus: Das tut Vorhand, und das ist { $turn }.
    .you-turn = { $seat } spielt nicht zum ersten Stich aus: Das tut Vorhand, und das bist du.
turn-play-4 = { $seat } ist nicht an der Reihe: { $turn } hat den Stich gemacht und spielt zum nächsten aus.
    .you = Du bist nicht an der Reihe: { $turn } hat den Stich gemacht und spielt zum nächsten aus.
    .you-turn = { $seat } ist nicht an der Reihe: Du hast den Stich gemacht und spielst zum nächsten aus.
turn-deal-1 = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
    .you = Du bist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
    .you-turn = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an dir.

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
phase-draw = { $cannot }: Die Beten sind aufgeteilt, und nur das Ziehen um den Rest steht noch aus.
    .name = Ziehen um den Rest
    .status = Karten ziehen um den Rest, { $amount }
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = neue Partie?

## Pflichten. Der Hauptsatz weist eine Karte zurück, .also nennt einen weiteren Grund, .allowed lässt die Karte gelten.

duty-play-2 = { $up_rank ->
    [A] { $same ->
        [yes] Aufgedeckt liegt { $up }, also muss Vorhand sofort den Trumpfkönig ausspielen, { $asked }, aber offen und nicht verdeckt.
       *[no] Aufgedeckt liegt { $up }, also muss Vorhand sofort den Trumpfkönig ausspielen, { $asked }, und darf { $refused } spielen.
    }
   *[other] { $same ->
        [yes] { $Asked } ist das Trumpfass: Vorhand muss es sofort ausspielen, aber offen und nicht verdeckt.
       *[no] { $Asked } ist das Trumpfass: Vorhand muss es sofort ausspielen und darf { $refused } spielen.
    }
}
    .you = { $up_rank ->
        [A] { $same ->
            [yes] Aufgedeckt liegt { $up }, also musst du als Vorhand sofort den Trumpfkönig ausspielen, { $asked }, aber offen und nicht verdeckt.
           *[no] Aufgedeckt liegt { $up }, also musst du als Vorhand sofort den Trumpfkönig ausspielen, { $asked }, und darfst { $refused } spielen.
        }
       *[other] { $same ->
            [yes] { $Asked } ist das Trumpfass: Als Vorhand musst du es sofort ausspielen, aber offen und nicht verdeckt.
           *[no] { $Asked } ist das Trumpfass: Als Vorhand musst du es sofort ausspielen und darfst { $refused } spielen.
        }
    }
    .allowed = { $rank ->
        [K] { $Card } darf gespielt werden: Liegt ein Ass aufgedeckt, muss Vorhand sofort den Trumpfkönig ausspielen.
       *[other] { $Card } darf gespielt werden: Das Trumpfass muss Vorhand sofort ausspielen.
    }
duty-play-3 = { $same ->
    [yes] { $Led } ist ausgespielt und muss bedient werden, aber offen: { $card } darf nicht verdeckt gelegt werden.
   *[no] { $many ->
        [one] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat { $asked } und darf { $refused } spielen.
       *[other] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat die Wahl zwischen { $choice }, darf aber { $refused } spielen.
    }
}
    .you = { $same ->
        [yes] { $Led } ist ausgespielt und muss bedient werden, aber offen: { $card } darf nicht verdeckt gelegt werden.
       *[no] { $many ->
            [one] { $Led } ist ausgespielt und muss bedient werden: Du hast { $asked } und darfst { $refused } spielen.
           *[other] { $Led } ist ausgespielt und muss bedient werden: Du hast die Wahl zwischen { $choice }, darfst aber { $refused } spielen.
        }
    }
    .allowed = { $Card } darf gespielt werden: Die ausgespielte Farbe wird bedient.
duty-play-8 = { $same ->
    [yes] Zwei sind dabei, und zum zweiten Stich muss der Trumpfbube oder ein höherer Trumpf ausgespielt werden, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
   *[no] Zwei sind dabei, und wer zum zweiten Stich den Trumpfbuben oder einen höheren Trumpf hat, muss ihn ausspielen: { $seat } hat { $asked } und darf { $refused } spielen.
}
    .you = { $same ->
        [yes] Zwei sind dabei, und zum zweiten Stich muss der Trumpfbube oder ein höherer Trumpf ausgespielt werden, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
       *[no] Zwei sind dabei, und wer zum zweiten Stich den Trumpfbuben oder einen höheren Trumpf hat, muss ihn ausspielen: Du hast { $asked } und darfst { $refused } spielen.
    }
    .allowed = { $Card } darf gespielt werden: Sind zwei dabei, muss zum zweiten Stich der Trumpfbube oder ein höherer Trumpf ausgespielt werden.
duty-play-10 = { $same ->
    [yes] Mindestens drei sind dabei, also beginnt Vorhand mit Trumpf, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
   *[no] { $many ->
        [one] Mindestens drei sind dabei, also beginnt Vorhand mit Trumpf, wenn es geht: { $seat } hat { $asked } und darf { $refused } spielen.
       *[other] Mindestens drei sind dabei, also beginnt Vorhand mit Trumpf, wenn es geht: { $seat } hat die Wahl zwischen { $choice }, darf aber { $refused } spielen.
    }
}
    .you = { $same ->
        [yes] Mindestens drei sind dabei, also beginnt Vorhand mit Trumpf, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
       *[no] { $many ->
            [one] Mindestens drei sind dabei, also beginnt Vorhand mit Trumpf, wenn es geht: Du hast { $asked } und darfst { $refused } spielen.
           *[other] Mindestens drei sind dabei, also beginnt Vorhand mit Trumpf, wenn es geht: Du hast die Wahl zwischen { $choice }, darfst aber { $refused } spielen.
        }
    }
    .allowed = { $Card } darf gespielt werden: Sind mindestens drei dabei, beginnt Vorhand mit Trumpf.
duty-play-11 = { $same ->
    [yes] Mindestens drei sind dabei, also beginnt auch der zweite Stich mit Trumpf, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
   *[no] Mindestens drei sind dabei, also beginnt auch der zweite Stich mit Trumpf, wenn es geht: { $seat } hat { $asked } und darf { $refused } spielen.
}
    .you = { $same ->
        [yes] Mindestens drei sind dabei, also beginnt auch der zweite Stich mit Trumpf, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
       *[no] Mindestens drei sind dabei, also beginnt auch der zweite Stich mit Trumpf, wenn es geht: Du hast { $asked } und darfst { $refused } spielen.
    }
    .allowed = { $Card } darf gespielt werden: Sind mindestens drei dabei, beginnt auch der zweite Stich mit Trumpf.
duty-play-12 = { $hidden ->
    [yes] { $seat } hat keinen Trumpf, um den zweiten Stich zu beginnen, und mindestens drei sind dabei: { $card } darf ausgespielt werden, aber nur verdeckt.
   *[no] { $leading ->
        [no] Verdeckt kann eine Karte nur ausgespielt, nicht zugegeben werden: Wenn { $seat } { $card } zugibt, dann offen.
       *[yes] { $number ->
            [2] Verdeckt wird nur ausgespielt, wenn mindestens drei dabei sind, und hier sind es zwei: { $seat } darf { $card } ausspielen, aber nur offen.
           *[other] Verdeckt wird nur zum zweiten Stich ausgespielt: { $seat } darf { $card } ausspielen, aber nur offen.
        }
    }
}
    .you = { $hidden ->
        [yes] Du hast keinen Trumpf, um den zweiten Stich zu beginnen, und mindestens drei sind dabei: { $card } darf ausgespielt werden, aber nur verdeckt.
       *[no] { $leading ->
            [no] Verdeckt kann eine Karte nur ausgespielt, nicht zugegeben werden: Wenn du { $card } zugibst, dann offen.
           *[yes] { $number ->
                [2] Verdeckt wird nur ausgespielt, wenn mindestens drei dabei sind, und hier sind es zwei: Du darfst { $card } ausspielen, aber nur offen.
               *[other] Verdeckt wird nur zum zweiten Stich ausgespielt: Du darfst { $card } ausspielen, aber nur offen.
            }
        }
    }
    .also = { $leading ->
        [no] Und verdeckt kann eine Karte nur ausgespielt, nicht zugegeben werden.
       *[yes] { $number ->
            [2] { $in ->
                [2] Und verdeckt wird nur ausgespielt, wenn mindestens drei dabei sind.
               *[other] Und verdeckt spielt nur aus, wer keinen Trumpf hat.
            }
           *[other] Und verdeckt wird nur zum zweiten Stich ausgespielt.
        }
    }
    .allowed = { $Card } darf verdeckt gespielt werden: So spielt zum zweiten Stich aus, wer keinen Trumpf hat, wenn mindestens drei dabei sind.
duty-play-14 = Die verdeckte Karte ist ein Trumpf, also muss Trumpf bedient werden: { $seat } hat { $asked } und darf { $refused } spielen.
    .you = Die verdeckte Karte ist ein Trumpf, also muss Trumpf bedient werden: Du hast { $asked } und darfst { $refused } spielen.
    .also = Und Trumpf muss offen bedient werden, denn die verdeckte Karte ist ein Trumpf.
    .allowed = { $Card } darf gespielt werden: Auf eine verdeckte Karte gehört Trumpf.

## Freie Wahl: keine Pflicht betrifft eine Karte der Hand, und eine Regel stellt sie frei.

free-play-3 = { $Card } darf gespielt werden: Wer die ausgespielte Farbe nicht hat, spielt eine beliebige Karte.
free-play-8 = { $Card } darf gespielt werden: Sind zwei dabei, darf den zweiten Stich mit jeder Karte beginnen, wer weder den Trumpfbuben noch einen höheren Trumpf hat.
free-play-10 = { $Card } darf gespielt werden: Vorhand ohne Trumpf darf mit jeder Karte beginnen.
free-play-14 = { $Card } darf gespielt werden: Wer keinen Trumpf hat, darf zu einem verdeckten Ausspiel jede Karte zugeben.

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
verb-play = { $seat } spielt { $card }
    .you = Du spielst { $card }
    .cannot = { $seat } kann { $card } jetzt nicht spielen
    .cannot-you = Du kannst { $card } jetzt nicht spielen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf { $card } spielen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst { $card } spielen.
    .label = { $card } spielen
    .brief = { $short }
verb-blank = { $seat } spielt { $card } verdeckt aus
    .you = Du spielst { $card } verdeckt aus
    .hidden = { $seat } spielt eine Karte verdeckt aus
    .hidden-you = Du spielst eine Karte verdeckt aus
    .cannot = { $seat } kann { $card } jetzt nicht verdeckt ausspielen
    .cannot-you = Du kannst { $card } jetzt nicht verdeckt ausspielen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf { $card } verdeckt legen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst { $card } verdeckt legen.
    .label = { $card } verdeckt ausspielen
    .brief = { $short } verdeckt

## Ereignisse, die dieser Text auf seine Weise begründet

event-going-payment-9 = Es geht um die kleinste Bete, { $amount }, und um das, was der Geber zahlt
event-turn-bidding-1 = { $seat } ist an der Reihe zu sprechen
    .you = Du bist an der Reihe zu sprechen
event-turn-play-1 = { $seat } ist Vorhand und spielt zum ersten Stich aus
    .you = Du bist Vorhand und spielst zum ersten Stich aus
event-turn-play-4 = { $seat } spielt zum nächsten Stich aus
    .you = Du spielst zum nächsten Stich aus
event-wins-bidding-3 = Alle vor dem Geber sind ausgestiegen: { $seat } gewinnt ohne Spiel
    .you = Alle vor dem Geber sind ausgestiegen: Du gewinnst ohne Spiel
event-wins-bidding-4 = Niemand sonst hat geklopft: { $seat } gewinnt ohne Spiel
    .you = Niemand sonst hat geklopft: Du gewinnst ohne Spiel
event-trick-play-5 = { $seat } macht den Stich mit dem höchsten Trumpf
    .you = Du machst den Stich mit dem höchsten Trumpf
event-trick-play-6 = { $seat } macht den Stich mit der höchsten Karte der ausgespielten Farbe
    .you = Du machst den Stich mit der höchsten Karte der ausgespielten Farbe
event-trick-play-15 = Niemand hatte Trumpf: { $seat } macht den Stich mit der verdeckten Karte
    .you = Niemand hatte Trumpf: Du machst den Stich mit der verdeckten Karte
event-bete-payment-7 = { $seat } hat keinen Stich gemacht und setzt eine Bete von { $amount }: den Einsatz für drei Stiche und die Bete, um die es ging
    .you = Du hast keinen Stich gemacht und setzt eine Bete von { $amount }: den Einsatz für drei Stiche und die Bete, um die es ging
