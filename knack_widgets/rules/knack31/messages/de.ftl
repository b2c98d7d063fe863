### Knack (31) auf Deutsch: warum ein Zug geht oder nicht geht, die Züge, die Abschnitte und was das Spiel auf seine Weise sagt.

## Grenzen für den Aufbau

limit-setup-1 = Gespielt wird mit einem einzigen Skatblatt, 32 Karten, jede ein einziges Mal; es reicht für zwei bis acht Spieler.
limit-ssi-1 = Mit S.S.I. oder ohne: Etwas anderes steht nicht zur Wahl.

option-ssi = Zusätzliche Regeln (S.S.I.)

## Wer nicht an der Reihe ist

turn-setup-3 = { $seat } ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
turn-deal-3 = { $seat } darf keinen der beiden Stapel ansehen: Das darf nur, wer gibt, und das ist { $turn }.
turn-deal-4 = { $seat } hat nicht zwischen den Stapeln zu wählen: Das tut, wer gibt, und das ist { $turn }.
turn-aim-1 = { $seat } ist noch nicht an der Reihe: Vorhand macht den Anfang, und das ist { $turn }.
turn-slide-1 = { $seat } ist nicht an der Reihe: Wer schiebt, gibt die Reihe nach links weiter, und nun ist sie bei { $turn }.
turn-pass-2 = { $seat } ist nicht an der Reihe: Gepasst ist schon, die anderen haben der Reihe nach noch einen Zug, und nun ist es an { $turn }.
turn-ssi-3 = { $seat } ist nicht gefragt: Zu sehen war eine Karte von { $turn }, also antwortet auch { $turn }.

## Die Abschnitte: was an einem Zug falsch ist, der dort keinen Platz hat, wie der Abschnitt heißt, wer was tun soll

phase-deal = { $cannot }: Es sind die Karten zu geben, oder die Partie wird beendet.
    .name = { $deals ->
        [0] vor dem ersten Spiel
       *[other] nach Spiel { $deals }
    }
    .status = { $deals ->
        [0] gib die Karten, um zu beginnen
       *[other] gib das nächste
    }
phase-choosing = { $cannot }: Erst muss der Geber einen seiner beiden Stapel gewählt haben.
    .name = die Wahl des Gebers
    .status = { $by ->
        [deal-4] { $you ->
            [yes] du kennst den einen Stapel: behalte ihn oder wechsle zum anderen
           *[no] { $seat } hat einen Stapel angesehen und behält ihn oder wechselt zum anderen
        }
       *[other] { $you ->
            [yes] du gibst: sieh dir einen deiner beiden Stapel an
           *[no] { $seat } gibt und sieht sich einen der beiden Stapel an
        }
    }
phase-offer = { $cannot }: Beim Geben war eine Karte zu sehen, und erst muss entschieden sein, ob sie ersetzt wird.
    .name = das Angebot
    .status = { $you ->
        [yes] deine Karte war zu sehen: lass sie ersetzen oder lehne ab
       *[no] { $seat } lässt die Karte ersetzen oder lehnt ab
    }
phase-finishing = { $cannot }: Knack oder Blitz ist schon angesagt, und nur der Geber bringt seine Wahl noch zu Ende.
    .name = die Wahl des Gebers nach der Ansage
    .status = { $by ->
        [deal-4] { $you ->
            [yes] angesagt ist schon: behalte den angesehenen Stapel oder wechsle zum anderen
           *[no] { $seat } hat einen Stapel angesehen und behält ihn oder wechselt zum anderen
        }
       *[other] { $you ->
            [yes] angesagt ist schon: bring deine Wahl zwischen den Stapeln zu Ende
           *[no] { $seat } bringt die Wahl zwischen den Stapeln zu Ende
        }
    }
phase-play = { $cannot }: Es wird gespielt, und wer an der Reihe ist, tauscht, schiebt oder passt.
    .name = das Tauschen
    .status = { $you ->
        [yes] { $last ->
            [yes] du hast noch einen Zug: tausche oder schieb
           *[no] { $second ->
                [yes] du bist an der Reihe: tausche, schieb oder passe
               *[no] du bist an der Reihe: tausche oder schieb
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
       *[no] die anderen antworten auf die Bitte von { $asker }, als Nächstes { $seat }
    }
phase-voting = { $cannot }: Abgestimmt wird, ob noch einmal gegeben wird, und so lange ruht das Spiel.
    .name = die Abstimmung
    .status = { $you ->
        [yes] du bist gefragt: Noch einmal geben, ja oder nein?
       *[no] die anderen stimmen über den Vorschlag von { $asker } ab, als Nächstes { $seat }
    }
phase-draw = { $cannot }: Mehrere liegen gleichauf, und es bleibt nur noch, um den Sieg Karten zu ziehen.
    .name = Ziehen um den Sieg
    .status = zieht Karten um den Sieg
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = nichts mehr zu tun

## Andere Gründe, einen Zug zurückzuweisen

card-turn-2 = { $seat } hat { $card } nicht auf der Hand und kann diese Karte also nicht eintauschen.
card-ssi-3 = { $seat } hat { $card } nicht auf der Hand: Ein Angebot gibt es nur für eine Karte, die dort ist.
why-nothing-call-1 = { $seat } hat keinen Knack anzusagen: Dafür braucht es 31 Punkte in einer Farbe.
why-nothing-call-3 = Auch zu einem Blitz reicht es nicht: Dafür braucht es drei Asse.
why-order-deal-3 = { $seat } hat schon einen Stapel angesehen, und mehr als einen bekommt der Geber nicht zu sehen.
why-order-deal-4 = { $verb ->
    [keep] { $seat } kann noch keinen Stapel behalten: Erst ist einer der beiden anzusehen.
   *[switch] { $seat } kann noch nicht zum anderen Stapel wechseln: Erst ist einer der beiden anzusehen.
}
why-middle-turn-2 = { $Card } liegt nicht in der Mitte: { $seat } kann nur gegen eine Karte tauschen, die dort liegt.
why-middle-ssi-2 = { $seat } kann die Mitte nicht erneuern: Dort müssten Sieben, Acht und Neun liegen.
why-early-pass-6 = { $seat } kann noch nicht passen: Das geht erst von der zweiten Runde an, und die beginnt, wenn die Reihe zum ersten Mal an den Geber kommt, also an { $dealer }.
why-passed-pass-2 = { $seat } kann nicht passen: Gepasst ist schon, und in der letzten Runde wird nur noch getauscht oder geschoben.
why-without-ssi-2 = { $seat } kann die Mitte nicht erneuern: Gespielt wird ohne S.S.I.
why-without-ssi-3 = Für { $card } gibt es kein Angebot: Gespielt wird ohne S.S.I.
why-without-ssi-6 = { $seat } kann nicht ums Zurückgeben bitten: Gespielt wird ohne S.S.I.
why-without-ssi-7 = { $seat } kann keinen Neuanfang vorschlagen: Gespielt wird ohne S.S.I.
why-last-ssi-6 = { $seat } kann nichts zurückgeben: Darum darf nur bitten, wer den letzten Zug gemacht hat, einen Tausch.
why-answered-ssi-6 = Auf eine Antwort von { $seat } wird nicht gewartet: Wer selbst bittet, antwortet nicht, und wer zugestimmt hat, nicht noch einmal.
why-answered-ssi-7 = { $seat } hat schon abgestimmt: Jeder hat eine Stimme, und wer den Vorschlag macht, sagt damit Ja.
why-late-ssi-3 = Für { $card } ist jetzt kein Angebot zu machen: Das geschieht nach dem Geben, ehe der Geber einen Stapel ansieht oder jemand ansagt, und immer nur für eine Karte auf einmal.
why-exposed-ssi-3 = Für { $card } gab es schon ein Angebot, und für jede Karte gibt es nur eines.

## Die Züge: als Ereignis, als halbe Absage, als Erlaubnis, auf einem Knopf, in einer Liste

verb-look = { $seat } sieht sich Stapel { $word } an
    .cannot = { $seat } kann jetzt keinen Stapel ansehen
    .goes = Das geht: { $seat } gibt und darf einen der beiden Stapel ansehen.
    .label = Stapel { $word } ansehen
    .brief = Stapel { $word } ansehen
verb-keep = { $seat } behält den Stapel
    .cannot = { $seat } kann jetzt keinen Stapel behalten
    .goes = Das geht: { $seat } hat einen Stapel angesehen und darf ihn behalten.
    .label = Behalten
    .brief = behalten
verb-switch = { $seat } nimmt ungesehen den anderen Stapel
    .cannot = { $seat } kann jetzt nicht zum anderen Stapel wechseln
    .goes = Das geht: { $seat } hat einen Stapel angesehen und darf den anderen nehmen, aber ungesehen.
    .label = Wechseln
    .brief = wechseln
verb-swap = { $word ->
    [all] { $seat } tauscht alle drei Karten
   *[other] { $seat } tauscht { $own } gegen { $other }
}
    .cannot = { $seat } kann jetzt nicht tauschen
    .goes = { $word ->
        [all] Das geht: { $seat } ist an der Reihe und darf alle drei Karten tauschen.
       *[other] Das geht: { $seat } ist an der Reihe und darf { $own } gegen { $other } tauschen.
    }
    .label = { $word ->
        [all] Alle drei tauschen
       *[other] { $own } gegen { $other } tauschen
    }
    .brief = { $word ->
        [all] alle tauschen
       *[other] tauschen { $shorts }
    }
verb-slide = { $seat } schiebt
    .cannot = { $seat } kann jetzt nicht schieben
    .goes = Das geht: { $seat } ist an der Reihe und darf schieben.
    .label = Schieben
    .brief = schieben
verb-pass = { $seat } passt
    .cannot = { $seat } kann jetzt nicht passen
    .goes = Das geht: { $seat } ist an der Reihe, und die zweite Runde hat begonnen.
    .label = Passen
    .brief = passen
verb-announce = { $seat } sagt an
    .cannot = { $seat } kann jetzt nichts ansagen
    .goes = Das geht: { $seat } hat Knack oder Blitz und muss es sofort ansagen.
    .label = Ansagen
    .brief = ansagen
verb-refresh = { $seat } erneuert die Mitte
    .cannot = { $seat } kann die Mitte jetzt nicht erneuern
    .goes = Das geht: In der Mitte liegen Sieben, Acht und Neun, und { $seat } ist an der Reihe.
    .label = Mitte erneuern
    .brief = Mitte erneuern
verb-replace = { $seat } lässt die Karte ersetzen
    .cannot = { $seat } kann jetzt keine Karte ersetzen lassen
    .goes = Das geht: { $seat } ist gefragt und darf die Karte ersetzen lassen.
    .label = Ersetzen lassen
    .brief = ersetzen lassen
verb-decline = { $seat } lehnt ab und behält die Karte
    .cannot = { $seat } kann jetzt kein Angebot ablehnen
    .goes = Das geht: { $seat } ist gefragt und darf ablehnen.
    .label = Ablehnen
    .brief = ablehnen
verb-ask-back = { $seat } bittet darum, das Getauschte zurückgeben zu dürfen
    .cannot = { $seat } kann jetzt nicht ums Zurückgeben bitten
    .goes = Das geht: { $seat } hat zuletzt getauscht und darf die anderen bitten.
    .label = Ums Zurückgeben bitten
    .brief = ums Zurückgeben bitten
verb-consent = { $seat } stimmt zu
    .cannot = { $seat } kann jetzt nicht zustimmen
    .goes = Das geht: { $seat } ist gefragt und darf zustimmen.
    .label = Zustimmen
    .brief = zustimmen
verb-refuse = { $seat } stimmt nicht zu
    .cannot = { $seat } kann jetzt keine Zustimmung verweigern
    .goes = Das geht: { $seat } ist gefragt und muss nicht zustimmen.
    .label = Nicht zustimmen
    .brief = nicht zustimmen
verb-call-redeal = { $seat } schlägt vor, noch einmal zu geben
    .cannot = { $seat } kann jetzt keinen Neuanfang vorschlagen
    .goes = Das geht: Während gespielt wird, darf jeder vorschlagen, noch einmal zu geben, also auch { $seat }.
    .label = Neu geben vorschlagen
    .brief = neu geben vorschlagen
verb-yes = { $seat } stimmt mit Ja
    .cannot = { $seat } kann jetzt nicht mit Ja stimmen
    .goes = Das geht: { $seat } hat noch nicht abgestimmt.
    .label = Ja
    .brief = ja
verb-no = { $seat } stimmt mit Nein
    .cannot = { $seat } kann jetzt nicht mit Nein stimmen
    .goes = Das geht: { $seat } hat noch nicht abgestimmt.
    .label = Nein
    .brief = nein
verb-expose = Beim Geben war eine Karte von { $seat } zu sehen: { $card }
    .cannot = Für eine Karte, die zu sehen war, gibt es jetzt kein Angebot
    .goes = Das geht: Beim Geben war { $card } zu sehen, und dafür muss { $seat } ein Angebot bekommen.
    .label = { $Card } war zu sehen
    .brief = { $card } war zu sehen

## Ereignisse, die dieser Text auf seine Weise begründet

event-turn-deal-3 = { $seat } gibt und sieht sich einen der beiden Stapel an
event-turn-deal-4 = { $seat } behält den Stapel oder wechselt zum anderen
event-opens-deal-4 = Der Stapel, der übrig bleibt, ist nun die Mitte: { $first }, { $second } und { $third }
event-turn-aim-1 = { $seat } sitzt in Vorhand und beginnt
event-announces-call-1 = „Knack!“, sagt { $seat }
event-announces-call-3 = „Blitz!“, sagt { $seat }
event-forgot-call-2 = { $seat } hatte Knack oder Blitz und hat vergessen, es anzusagen
event-deal-ends-call-6 = Die Ansage beendet das Spiel auf der Stelle
event-turn-turn-1 = { $seat } ist noch immer an der Reihe
event-slides-slide-1 = { $seat } schiebt und nimmt nichts aus der Mitte
event-turn-slide-1 = Die Reihe ist nun bei { $seat }
event-renewed-slide-2 = Alle haben nacheinander geschoben: In die Mitte kommen { $first }, { $second } und { $third }
event-ends-round-pass-1 = { $seat } passt und will, dass die Runde endet
event-turn-pass-2 = { $seat } ist an der Reihe und hat noch einen Zug
event-round-over-pass-3 = Die Reihe ist einmal herum: Die Runde ist vorbei
event-compared-pass-4 = Alle decken auf und vergleichen
event-worth-call-4 = { $seat } hat drei Asse, also einen Blitz
event-worth-three-4 = { $seat } hat drei Gleiche, und die zählen { $value }
event-worth-aim-3 = { $seat } kommt in einer Farbe auf { $value }
event-wins-deal-call-5 = Mit einem Blitz gewinnt { $seat } das Spiel
event-wins-deal-call-6 = Mit einem Knack gewinnt { $seat } das Spiel
event-wins-deal-pass-5 = { $seat } hat die meisten Punkte und gewinnt das Spiel
event-wins-deal-ssi-10 = Unter den anderen hat { $seat } die meisten Punkte und gewinnt das Spiel
event-wins-deal-ssi-12 = { $seat } hat am höchsten gezogen und gewinnt das Spiel
event-refreshes-ssi-2 = In der Mitte lagen Sieben, Acht und Neun: { $seat } erneuert sie, und es kommen { $first }, { $second } und { $third }
event-exposed-ssi-3 = Beim Geben war { $card } zu sehen: { $seat } darf die Karte ersetzen lassen
event-turn-ssi-3 = { $seat } ist gefragt: ersetzen lassen oder ablehnen
event-turn-ssi-4 = { $seat } hat noch nicht gewählt und darf die Wahl zu Ende bringen
event-chosen-before-ssi-5 = { $seat } hat als Geber schon gewählt, und dabei bleibt es
event-refuses-ssi-6 = { $seat } stimmt nicht zu: Der Tausch bleibt bestehen
event-given-back-ssi-6 = Alle anderen haben zugestimmt: { $seat } gibt das Getauschte zurück und ist noch einmal an der Reihe
event-turn-ssi-7 = { $seat } ist mit der Abstimmung an der Reihe
event-redeal-ssi-7 = { $count } sind dafür, und das sind mehr als die Hälfte: Derselbe Geber gibt noch einmal
event-no-redeal-ssi-7 = Mehr als die Hälfte kann nicht mehr dafür sein: Es wird nicht noch einmal gegeben
event-taken-back-ssi-8 = Alle Züge seit dem frühesten Knack oder Blitz werden zurückgenommen
event-loses-deal-ssi-9 = { $seat } hat damit das Spiel verloren
event-again-ssi-14 = { $count } haben gleich hoch gezogen und ziehen noch einmal um den Sieg
