### Knack auf Deutsch: warum ein Zug geht oder nicht geht, die Züge, die Abschnitte und was das Spiel auf seine Weise sagt.

## Grenzen für den Aufbau

limit-intro-1 = Knack ist für zwei bis elf Spieler: Für so viele reichen die Karten.
limit-pack-1 = Bei Knack werden 36 Karten gegeben, jede ein einziges Mal.
limit-pack-2 = Bei Knack ist die Sechs die niedrigste Karte: Zweien, Dreien, Vieren und Fünfen sind nicht dabei.
limit-setup-1 = Der Einsatz für einen Stich ist eine ganze Zahl, mindestens 1.

option-stake = Einsatz für jeden Stich

## Wer nicht an der Reihe ist

turn-bidding-1 = { $seat } kann jetzt nicht sprechen: Die Reihe geht im Uhrzeigersinn von Vorhand aus, und nun ist sie an { $turn }.
turn-play-1 = { $seat } spielt nicht zum ersten Stich aus: Das tut Vorhand, und das ist { $turn }.
turn-play-4 = { $seat } ist nicht an der Reihe: { $turn } hat den Stich gemacht und spielt zum nächsten aus.
turn-deal-1 = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.

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
phase-draw = { $cannot }: Die Beten sind aufgeteilt, und es bleibt nur noch, um den Rest Karten zu ziehen.
    .name = Ziehen um den Rest
    .status = zieht Karten um den Rest, { $amount }
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = nichts mehr zu tun

## Pflichten. Der Hauptsatz weist eine Karte zurück, .also nennt einen weiteren Grund, .goes lässt die Karte gelten.

duty-play-2 = { $up_rank ->
    [A] { $same ->
        [yes] Aufgedeckt liegt { $up }, also muss Vorhand sofort den Trumpf-König ausspielen, { $asked }, aber offen und nicht verdeckt.
       *[no] Aufgedeckt liegt { $up }, also muss Vorhand sofort den Trumpf-König ausspielen, { $asked }: { $tried } geht nicht.
    }
   *[other] { $same ->
        [yes] { $Asked } ist das Trumpf-Ass: Vorhand muss es sofort ausspielen, aber offen und nicht verdeckt.
       *[no] { $Asked } ist das Trumpf-Ass: Vorhand muss es sofort ausspielen; { $tried } geht also nicht.
    }
}
    .goes = { $rank ->
        [K] { $Card } geht: Liegt ein Ass aufgedeckt, muss Vorhand sofort den Trumpf-König ausspielen.
       *[other] { $Card } geht: Das Trumpf-Ass muss Vorhand sofort ausspielen.
    }
duty-play-3 = { $same ->
    [yes] { $Led } ist ausgespielt und muss bedient werden, aber offen: { $card } darf nicht verdeckt gelegt werden.
   *[no] { $many ->
        [one] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat { $asked }; { $tried } geht also nicht.
       *[other] { $Led } ist ausgespielt und muss bedient werden: { $seat } hat die Wahl zwischen { $choice }, aber { $tried } geht nicht.
    }
}
    .goes = { $Card } geht: Die ausgespielte Farbe wird bedient.
duty-play-8 = { $same ->
    [yes] Zwei sind dabei, und zum zweiten Stich ist der Trumpf-Bube oder ein höherer Trumpf auszuspielen, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
   *[no] Zwei sind dabei, und wer zum zweiten Stich den Trumpf-Buben oder einen höheren Trumpf hat, muss ihn ausspielen: { $seat } hat { $asked }; { $tried } geht also nicht.
}
    .goes = { $Card } geht: Sind zwei dabei, so ist zum zweiten Stich der Trumpf-Bube oder ein höherer Trumpf auszuspielen.
duty-play-10 = { $same ->
    [yes] Mindestens drei sind dabei, da beginnt Vorhand mit Trumpf, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
   *[no] { $many ->
        [one] Mindestens drei sind dabei, da beginnt Vorhand mit Trumpf, solange es geht: { $seat } hat { $asked }; { $tried } geht also nicht.
       *[other] Mindestens drei sind dabei, da beginnt Vorhand mit Trumpf, solange es geht: { $seat } hat die Wahl zwischen { $choice }, aber { $tried } geht nicht.
    }
}
    .goes = { $Card } geht: Sind mindestens drei dabei, so beginnt Vorhand mit Trumpf.
duty-play-11 = { $same ->
    [yes] Mindestens drei sind dabei, da beginnt auch der zweite Stich mit Trumpf, aber offen: { $card } darf nicht verdeckt ausgespielt werden.
   *[no] Mindestens drei sind dabei, da beginnt auch der zweite Stich mit Trumpf, wenn es geht: { $seat } hat { $asked }; { $tried } geht also nicht.
}
    .goes = { $Card } geht: Sind mindestens drei dabei, so beginnt auch der zweite Stich mit Trumpf.
duty-play-12 = { $hidden ->
    [yes] { $seat } hat keinen Trumpf, um den zweiten Stich zu beginnen, und mindestens drei sind dabei: { $card } geht, aber verdeckt und nicht offen.
   *[no] { $leading ->
        [no] Verdeckt kann eine Karte nur ausgespielt, nicht zugegeben werden: { $card } muss { $seat } offen legen.
       *[yes] { $number ->
            [2] Verdeckt wird nur ausgespielt, wenn mindestens drei dabei sind, und hier sind es zwei: { $card } muss { $seat } offen ausspielen.
           *[other] Verdeckt wird nur zum zweiten Stich ausgespielt: { $card } muss { $seat } offen ausspielen.
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
    .goes = { $Card } geht verdeckt: So spielt zum zweiten Stich aus, wer keinen Trumpf hat, wenn mindestens drei dabei sind.
duty-play-14 = Die verdeckte Karte ist ein Trumpf, also muss Trumpf bedient werden: { $seat } hat { $asked }; { $tried } geht also nicht.
    .also = Und Trumpf muss offen bedient werden, denn die verdeckte Karte ist ein Trumpf.
    .goes = { $Card } geht: Auf eine verdeckte Karte gehört Trumpf.

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
verb-play = { $seat } spielt { $card }
    .cannot = { $seat } kann { $card } jetzt nicht spielen
    .goes = Das geht: { $seat } ist an der Reihe und darf { $card } spielen.
    .label = { $card } spielen
    .brief = { $short }
verb-blank = { $seat } spielt { $card } verdeckt aus
    .hidden = { $seat } spielt eine Karte verdeckt aus
    .cannot = { $seat } kann { $card } jetzt nicht verdeckt ausspielen
    .label = { $card } verdeckt ausspielen
    .brief = { $short } verdeckt

## Ereignisse, die dieser Text auf seine Weise begründet

event-going-payment-9 = Es geht um die gehende Bete, { $amount }, und um den Einsatz des Gebers
event-turn-bidding-1 = { $seat } ist an der Reihe zu sprechen
event-turn-play-1 = { $seat } ist Vorhand und spielt zum ersten Stich aus
event-turn-play-4 = { $seat } spielt zum nächsten Stich aus
event-wins-bidding-3 = Alle vor dem Geber sind ausgestiegen: { $seat } gewinnt ohne Spiel
event-wins-bidding-4 = Niemand sonst hat geklopft: { $seat } gewinnt ohne Spiel
event-trick-play-5 = { $seat } macht den Stich mit dem höchsten Trumpf
event-trick-play-6 = { $seat } macht den Stich mit der höchsten Karte der ausgespielten Farbe
event-trick-play-15 = Niemand hatte Trumpf: { $seat } macht den Stich mit der verdeckten Karte
event-bete-payment-7 = { $seat } hat keinen Stich gemacht und setzt eine Bete von { $amount }: den Einsatz für drei Stiche und die Bete, um die es ging
