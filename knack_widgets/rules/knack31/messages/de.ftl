### Knack (31) auf Deutsch: warum ein Zug erlaubt ist oder nicht, und die Abschnitte.

## Grenzen für den Aufbau

limit-setup-1 = Gespielt wird mit einem einzigen Skatspiel, 32 Karten, jede ein einziges Mal; das reicht für zwei bis acht Spieler.
limit-ssi-1 = Mit S.S.I. oder ohne: Etwas anderes steht nicht zur Wahl.

option-ssi = Zusätzliche Regeln (S.S.I.)

## Wer nicht an der Reihe ist

turn-setup-3 = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist { $turn } an der Reihe.
    .you = Du bist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist { $turn } an der Reihe.
    .you-turn = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun bist du an der Reihe.
turn-deal-3 = { $seat } darf keinen der beiden Stapel ansehen: Das darf nur, wer gibt, und das ist { $turn }.
    .you = Du darfst keinen der beiden Stapel ansehen: Das darf nur, wer gibt, und das ist { $turn }.
    .you-turn = { $seat } darf keinen der beiden Stapel ansehen: Das darf nur, wer gibt, und das bist du.
turn-deal-4 = { $seat } hat keine Stapel zur Wahl: Die hat nur, wer gibt, und das ist { $turn }.
    .you = Du hast keine Stapel zur Wahl: Die hat nur, wer gibt, und das ist { $turn }.
    .you-turn = { $seat } hat keine Stapel zur Wahl: Die hat nur, wer gibt, und das bist du.
turn-aim-1 = { $seat } ist noch nicht an der Reihe: Vorhand macht den Anfang, und das ist { $turn }.
    .you = Du bist noch nicht an der Reihe: Vorhand macht den Anfang, und das ist { $turn }.
    .you-turn = { $seat } ist noch nicht an der Reihe: Vorhand macht den Anfang, und das bist du.
turn-slide-1 = { $seat } ist nicht an der Reihe: Wer schiebt, gibt die Reihe nach links weiter, und nun ist { $turn } dran.
    .you = Du bist nicht an der Reihe: Wer schiebt, gibt die Reihe nach links weiter, und nun ist { $turn } dran.
    .you-turn = { $seat } ist nicht an der Reihe: Wer schiebt, gibt die Reihe nach links weiter, und nun bist du dran.
turn-pass-2 = { $seat } ist nicht an der Reihe: Jemand hat gepasst, die anderen haben noch je einen Zug, und nun ist { $turn } dran.
    .you = Du bist nicht an der Reihe: Jemand hat gepasst, die anderen haben noch je einen Zug, und nun ist { $turn } dran.
    .you-turn = { $seat } ist nicht an der Reihe: Jemand hat gepasst, die anderen haben noch je einen Zug, und nun bist du dran.
turn-ssi-3 = { $seat } ist nicht gefragt: Zu sehen war eine Karte von { $turn }, also antwortet { $turn }.
    .you = Du bist nicht gefragt: Zu sehen war eine Karte von { $turn }, also antwortet { $turn }.
    .you-turn = { $seat } ist nicht gefragt: Zu sehen war eine deiner Karten, also antwortest du.

## Die Abschnitte: was an einem Zug falsch ist, der dort keinen Platz hat, wie der Abschnitt heißt, wer was tun soll

phase-deal = { $cannot }: Jetzt werden die Karten gegeben, oder die Partie wird beendet.
    .name = { $deals ->
        [0] vor dem ersten Spiel
       *[other] nach Spiel { $deals }
    }
    .status = { $deals ->
        [0] gib die Karten, um zu beginnen
       *[other] gib das nächste Spiel
    }
phase-choosing = { $cannot }: Erst muss der Geber einen seiner beiden Stapel gewählt haben.
    .name = die Wahl des Gebers
    .status = { $by ->
        [deal-4] { $you ->
            [yes] du kennst den einen Stapel: Behalte ihn oder wechsle zum anderen
           *[no] { $seat } hat einen Stapel angesehen und behält ihn oder wechselt zum anderen
        }
       *[other] { $you ->
            [yes] du gibst: Sieh dir einen deiner beiden Stapel an
           *[no] { $seat } gibt und sieht sich einen der beiden Stapel an
        }
    }
phase-offer = { $cannot }: Beim Geben war eine Karte zu sehen, und erst muss entschieden sein, ob sie ersetzt wird.
    .name = das Angebot
    .status = { $you ->
        [yes] deine Karte war zu sehen: Lass sie ersetzen oder lehne ab
       *[no] { $seat } lässt die Karte ersetzen oder lehnt ab
    }
phase-finishing = { $cannot }: Knack oder Blitz ist schon angesagt, und nur der Geber darf seine Wahl noch zu Ende bringen.
    .name = die Wahl des Gebers nach der Ansage
    .status = { $by ->
        [deal-4] { $you ->
            [yes] es ist schon angesagt: Behalte den Stapel, den du angesehen hast, oder wechsle zum anderen
           *[no] { $seat } hat einen Stapel angesehen und behält ihn oder wechselt zum anderen
        }
       *[other] { $you ->
            [yes] es ist schon angesagt: Bring deine Wahl zwischen den Stapeln zu Ende
           *[no] { $seat } bringt die Wahl zwischen den Stapeln zu Ende
        }
    }
phase-play = { $cannot }: Es wird gespielt, und wer an der Reihe ist, tauscht, schiebt oder passt.
    .name = das Tauschen
    .status = { $you ->
        [yes] { $last ->
            [yes] du hast noch einen Zug: Tausche oder schiebe
           *[no] { $second ->
                [yes] du bist an der Reihe: Tausche, schiebe oder passe
               *[no] du bist an der Reihe: Tausche oder schiebe
            }
        }
       *[no] { $last ->
            [yes] { $seat } ist an der Reihe und hat noch einen Zug
           *[no] { $seat } ist an der Reihe
        }
    }
phase-asking = { $cannot }: Jemand möchte Getauschtes zurückgeben, und erst muss darauf geantwortet sein.
    .name = die Bitte, zurückzugeben
    .status = { $you ->
        [yes] du bist gefragt: Darf { $asker } das Getauschte zurückgeben?
       *[no] { $asking ->
            [yes] die anderen antworten auf deine Bitte, als Nächstes { $seat }
           *[no] { $asker } möchte das Getauschte zurückgeben, und als Nächstes antwortet { $seat }
        }
    }
phase-voting = { $cannot }: Abgestimmt wird, ob noch einmal gegeben wird, und so lange ruht das Spiel.
    .name = die Abstimmung
    .status = { $you ->
        [yes] du bist gefragt: Noch einmal geben, ja oder nein?
       *[no] { $asking ->
            [yes] die anderen stimmen über deinen Vorschlag ab, als Nächstes { $seat }
           *[no] { $asker } schlägt vor, noch einmal zu geben, und als Nächstes stimmt { $seat } ab
        }
    }
phase-draw = { $cannot }: Die besten Hände zählen gleich viel, und nun entscheiden nur noch gezogene Karten.
    .name = das Stechen
    .status = Gleichstand: Karten ziehen um den Sieg
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = neue Partie?

## Andere Gründe, einen Zug zurückzuweisen

card-turn-2 = { $seat } hat { $card } nicht auf der Hand und kann diese Karte also nicht wegtauschen.
    .you = Du hast { $card } nicht auf der Hand und kannst diese Karte also nicht wegtauschen.
card-ssi-3 = { $seat } hat { $card } nicht auf der Hand: Ein Angebot gibt es nur für Karten, die ihr Besitzer auf der Hand hat.
    .you = Du hast { $card } nicht auf der Hand: Ein Angebot gibt es nur für Karten, die ihr Besitzer auf der Hand hat.
why-nothing-call-1 = { $seat } hat keinen Knack anzusagen: Dafür braucht man 31 Punkte in einer Farbe.
    .you = Du hast keinen Knack anzusagen: Dafür braucht man 31 Punkte in einer Farbe.
why-nothing-call-3 = Auch zu einem Blitz reicht es nicht: Dafür braucht man drei Asse.
why-unchosen-deal-3 = { $seat } kann noch nichts ansagen: Wer gibt, hat erst eine Hand, wenn einer der Stapel gewählt ist.
    .you = Du kannst noch nichts ansagen: Du gibst und hast erst eine Hand, wenn du einen der Stapel gewählt hast.
why-unchosen-deal-4 = { $seat } kann noch nichts ansagen: Wer gibt, hat erst eine Hand, wenn einer der Stapel gewählt ist.
    .you = Du kannst noch nichts ansagen: Du gibst und hast erst eine Hand, wenn du einen der Stapel gewählt hast.
why-order-deal-3 = { $seat } hat schon einen Stapel angesehen, und der Geber darf nur einen ansehen.
    .you = Du hast schon einen Stapel angesehen, und mehr als einen darfst du nicht ansehen.
why-order-deal-4 = { $verb ->
    [keep] { $seat } kann noch keinen Stapel behalten: Erst muss der Geber einen der beiden ansehen.
   *[switch] { $seat } kann noch nicht zum anderen Stapel wechseln: Erst muss der Geber einen der beiden ansehen.
}
    .you = { $verb ->
    [keep] Du kannst noch keinen Stapel behalten: Erst muss der Geber einen der beiden ansehen.
   *[switch] Du kannst noch nicht zum anderen Stapel wechseln: Erst muss der Geber einen der beiden ansehen.
}
why-middle-turn-2 = { $Card } liegt nicht in der Mitte: { $seat } kann nur gegen eine Karte tauschen, die dort liegt.
    .you = { $Card } liegt nicht in der Mitte: Du kannst nur gegen eine Karte tauschen, die dort liegt.
why-middle-ssi-2 = { $seat } kann die Mitte nicht erneuern: Dort müssten Sieben, Acht und Neun liegen.
    .you = Du kannst die Mitte nicht erneuern: Dort müssten Sieben, Acht und Neun liegen.
why-early-pass-6 = { $seat } kann noch nicht passen: Das ist erst von der zweiten Runde an erlaubt, und die beginnt, wenn der Geber zum ersten Mal an die Reihe kommt; Geber ist { $dealer }.
    .you = Du kannst noch nicht passen: Das ist erst von der zweiten Runde an erlaubt, und die beginnt, wenn der Geber zum ersten Mal an die Reihe kommt; Geber ist { $dealer }.
    .you-dealer = { $seat } kann noch nicht passen: Das ist erst von der zweiten Runde an erlaubt, und die beginnt, wenn der Geber zum ersten Mal an die Reihe kommt; Geber bist du.
    .you-seat-dealer = Du kannst noch nicht passen: Das ist erst von der zweiten Runde an erlaubt, und die beginnt, wenn der Geber zum ersten Mal an die Reihe kommt; Geber bist du.
why-passed-pass-2 = { $seat } kann nicht passen: Das hat schon jemand getan, und in der letzten Runde wird nur noch getauscht oder geschoben.
    .you = Du kannst nicht passen: Das hat schon jemand getan, und in der letzten Runde wird nur noch getauscht oder geschoben.
why-without-ssi-2 = { $seat } kann die Mitte nicht erneuern: Diese Partie wird ohne S.S.I. gespielt.
    .you = Du kannst die Mitte nicht erneuern: Diese Partie wird ohne S.S.I. gespielt.
why-without-ssi-3 = Für { $card } gibt es kein Angebot: Diese Partie wird ohne S.S.I. gespielt.
why-without-ssi-6 = { $seat } kann nicht ums Zurückgeben bitten: Diese Partie wird ohne S.S.I. gespielt.
    .you = Du kannst nicht ums Zurückgeben bitten: Diese Partie wird ohne S.S.I. gespielt.
why-without-ssi-7 = { $seat } kann nicht vorschlagen, neu zu geben: Diese Partie wird ohne S.S.I. gespielt.
    .you = Du kannst nicht vorschlagen, neu zu geben: Diese Partie wird ohne S.S.I. gespielt.
why-last-ssi-6 = { $seat } kann nichts zurückgeben: Darum darf nur bitten, wer den letzten Zug gemacht hat, und der muss ein Tausch gewesen sein.
    .you = Du kannst nichts zurückgeben: Darum darf nur bitten, wer den letzten Zug gemacht hat, und der muss ein Tausch gewesen sein.
why-answered-ssi-6 = Von { $seat } wird keine Antwort erwartet: Wer selbst bittet, antwortet nicht, und wer zugestimmt hat, nicht noch einmal.
    .you = Von dir wird keine Antwort erwartet: Wer selbst bittet, antwortet nicht, und wer zugestimmt hat, nicht noch einmal.
why-answered-ssi-7 = { $seat } hat schon abgestimmt: Jeder hat eine Stimme, und wer den Vorschlag macht, sagt damit Ja.
    .you = Du hast schon abgestimmt: Jeder hat eine Stimme, und wer den Vorschlag macht, sagt damit Ja.
why-late-ssi-3 = Für { $card } ist jetzt kein Angebot mehr möglich: Es kommt nach dem Geben, ehe der Geber einen Stapel ansieht oder jemand etwas ansagt, und immer nur für eine Karte auf einmal.
why-exposed-ssi-3 = Für { $card } gab es schon ein Angebot, und für jede Karte gibt es nur eines.
