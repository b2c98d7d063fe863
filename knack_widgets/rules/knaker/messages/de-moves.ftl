### Knåker auf Deutsch: die Züge, was der Zufall tut, Ereignisse und was auf dem Ablagestapel gilt.

## Umtauschrecht

why-not-open-9 = { $Card } gehört nicht zu den freien Karten, die { $seat } gelegt hat, und nur diese lassen sich zurücknehmen.
why-rest-9 = { $seat } darf gerade das nicht zurücknehmen: Den Rest von Anfang an so zu legen, wäre nicht erlaubt gewesen.
why-closed-9-1 = { $seat } hat keine freien Karten auf dem Ablagestapel, und nur freie lassen sich zurücknehmen.
why-fixed-9-1 = { $seat } darf das nicht mehr zurücknehmen: Das Umtauschrecht erlischt mit dem Ziehen und mit einer Glückskarte.
why-checked-9-2 = { $seat } darf es sich jetzt nicht anders überlegen: Solange ein Zug unter Kontrolle ist, bleiben die Karten liegen.

## Wer nicht dabei ist, und Mogeleien

why-out-7-1 = { $seat } ist schon aus dem Spiel, auf Platz { $count }, und die anderen spielen weiter.
why-banned-16-8 = { $seat } ist disqualifiziert und schaut von außen zu, bis eine neue Partie beginnt.
why-off-16 = { $seat } kann weder mogeln noch jemanden des Mogelns beschuldigen: Ihr habt beschlossen, ohne zu spielen.
why-honest-16 = Gemogelt wäre das nicht: { $seat } darf es offen tun.
why-exchange-16 = { $seat } kann in der Tauschphase nicht so mogeln: Da geht nur, zu viel zu ziehen oder heimlich zu mogeln.
why-many-16 = { $seat } muss warten: Solange { $count } Mogeleien noch auffliegen können, geht keine weitere.
why-self-16 = { $seat } kann sich nicht selbst des Mogelns beschuldigen.
why-outside-16-1 = { $seat } ist nicht mehr im Spiel, und Zuschauer dürfen keine Mogelei anzeigen.

## Die Züge: als Ereignis, als halbe Weigerung, als Erlaubnis, auf einem Knopf, in einer Liste

verb-take = { $seat } nimmt das eigene Päckchen { $number } auf
    .cannot = { $seat } kann jetzt kein offenes Päckchen aufnehmen
    .goes = Das geht: In der Tauschphase darf { $seat } das eigene Päckchen { $number } aufnehmen, denn es ist nicht gesperrt.
    .label = Päckchen { $number } aufnehmen
    .here = Aufnehmen
    .brief = Päckchen { $number } aufnehmen
verb-lay = { $seat } legt auf Päckchen { $number } von { $owner }: { $cards }
    .cannot = { $seat } kann jetzt nicht auf offene Karten legen
    .goes = { $count ->
        [one] Das geht: Von { $seat } darf { $cards } auf Päckchen { $number } von { $owner }.
       *[other] Das geht: Von { $seat } dürfen { $cards } zusammen auf Päckchen { $number } von { $owner }.
    }
    .label = Auf Päckchen { $number } von { $owner } legen
    .here = Hierher
    .brief = { $shorts } auf Päckchen { $number } von { $owner }
verb-ready = { $seat } ist fertig
    .cannot = { $seat } kann sich jetzt nicht fertig melden
    .goes = Das geht: { $seat } hat die Päckchen beisammen und darf sich fertig melden.
    .label = Fertig
    .brief = fertig
verb-play = { $seat } legt: { $cards }
    .cannot = { $seat } kann jetzt nicht auf den Ablagestapel legen
    .goes = { $count ->
        [one] Das geht: Von { $seat } darf { $cards } auf den Ablagestapel.
       *[other] Das geht: Von { $seat } dürfen { $cards } zusammen auf den Ablagestapel.
    }
    .label = { $count ->
        [one] Eine Karte legen
       *[other] { $count } Karten legen
    }
    .brief = { $shorts } legen
verb-chance = { $seat } spielt auf gut Glück
    .cannot = { $seat } kann jetzt nicht auf gut Glück spielen
    .goes = Das geht: { $seat } ist an der Reihe und darf auf gut Glück spielen.
    .label = Auf gut Glück
    .brief = auf gut Glück
verb-pick-up = { $seat } nimmt den Ablagestapel auf
    .cannot = { $seat } kann den Ablagestapel jetzt nicht aufnehmen
    .goes = Das geht: { $seat } ist an der Reihe und darf den Ablagestapel aufnehmen.
    .label = Ablagestapel aufnehmen
    .brief = Ablagestapel aufnehmen
verb-draw = { $seat } zieht vom Zugstapel
    .cannot = { $seat } kann jetzt nicht ziehen
    .goes = Das geht: { $seat } hat weniger als drei Karten auf der Hand und muss ziehen.
    .label = Ziehen
    .brief = ziehen
verb-back = { $count ->
    [0] { $seat } nimmt alles zurück, was geht
   *[other] { $seat } nimmt zurück: { $cards }
}
    .cannot = { $seat } kann jetzt keine Karten zurücknehmen
    .goes = { $count ->
        [0] Das geht: { $seat } darf alle freien Karten zurücknehmen.
        [one] Das geht: { $cards } darf zu { $seat } zurück.
       *[other] Das geht: { $cards } dürfen zusammen zu { $seat } zurück.
    }
    .label = { $count ->
        [0] Alles zurücknehmen
       *[other] Zurücknehmen: { $cards }
    }
    .brief = { $count ->
        [0] alles zurücknehmen
       *[other] { $shorts } zurücknehmen
    }
verb-insert = „Instick!“ { $seat } wirft ein: { $cards }
    .cannot = { $seat } kann jetzt nicht einwerfen
    .goes = { $count ->
        [one] Das geht: Jemand anders ist an der Reihe, und von { $seat } darf { $cards } eingeworfen werden.
       *[other] Das geht: Jemand anders ist an der Reihe, und von { $seat } dürfen { $cards } zusammen eingeworfen werden.
    }
    .label = { $count ->
        [one] Eine Karte einwerfen
       *[other] { $count } Karten einwerfen
    }
    .brief = { $shorts } einwerfen
verb-flip = { $seat } deckt die verdeckte Karte { $number } auf
    .cannot = { $seat } kann jetzt keine verdeckte Karte aufdecken
    .goes = Das geht: { $seat } hat nur noch verdeckte Karten und darf Karte { $number } aufdecken.
    .label = Karte { $number } aufdecken
    .here = Aufdecken
    .brief = Karte { $number } aufdecken
verb-blow = { $seat } haut auf den Tisch und pustet: { $seconds } Sekunden, { $far } Zentimeter
    .cannot = { $seat } hat jetzt nichts wegzupusten
    .goes = Das geht: { $seat } hat als letzte Karte eine Sieben gelegt und muss hauen und pusten.
    .label = Hauen und pusten: { $seconds } Sekunden, { $far } Zentimeter
    .brief = pusten { $seconds } s { $far } cm
verb-accuse = { $seat } beschuldigt { $accused }, gemogelt zu haben
    .cannot = { $seat } kann jetzt niemanden beschuldigen
    .goes = Das geht: { $seat } ist im Spiel und darf { $accused } des Mogelns beschuldigen.
    .label = { $accused } beschuldigen
    .brief = { $accused } beschuldigen
verb-admit = { $seat } gibt es zu
    .cannot = { $seat } hat jetzt nichts zuzugeben
    .goes = Das geht: { $seat } ist beschuldigt und darf es zugeben.
    .label = Zugeben
    .brief = zugeben
verb-deny = { $seat } leugnet
    .cannot = { $seat } hat jetzt nichts zu leugnen
    .goes = Das geht: { $seat } ist beschuldigt und darf leugnen.
    .label = Leugnen
    .brief = leugnen

## Mogeleien: Die offenen werden erzählt, als wären sie ehrlich, von den heimlichen ahnen die anderen nur etwas

verb-cheat-play = { $seat } legt: { $cards }
    .cannot = { $seat } kann jetzt nicht beim Legen mogeln
    .goes = { $count ->
        [one] So lässt sich mogeln: Von { $seat } kommt { $cards } auf den Ablagestapel, obwohl es nicht erlaubt ist.
       *[other] So lässt sich mogeln: Von { $seat } kommen { $cards } zusammen auf den Ablagestapel, obwohl es nicht erlaubt ist.
    }
    .label = { $count ->
        [one] Mogeln: eine Karte legen
       *[other] Mogeln: { $count } Karten legen
    }
    .brief = mogeln: { $shorts } legen
verb-cheat-insert = „Instick!“ { $seat } wirft ein: { $cards }
    .cannot = { $seat } kann jetzt nicht mit einem Einwurf mogeln
    .goes = { $count ->
        [one] So lässt sich mogeln: Von { $seat } wird { $cards } eingeworfen, obwohl es nicht erlaubt ist.
       *[other] So lässt sich mogeln: Von { $seat } werden { $cards } zusammen eingeworfen, obwohl es nicht erlaubt ist.
    }
    .label = { $count ->
        [one] Mogeln: eine Karte einwerfen
       *[other] Mogeln: { $count } Karten einwerfen
    }
    .brief = mogeln: { $shorts } einwerfen
verb-cheat-draw = { $seat } zieht vom Zugstapel
    .cannot = { $seat } kann jetzt nicht beim Ziehen mogeln
    .goes = So lässt sich mogeln: { $seat } zieht eine Karte zu viel.
    .label = Mogeln: eine Karte zu viel ziehen
    .brief = mogeln: ziehen
verb-cheat-flip = { $seat } deckt die verdeckte Karte { $number } auf
    .cannot = { $seat } kann jetzt nicht mit einer verdeckten Karte mogeln
    .goes = So lässt sich mogeln: { $seat } deckt die verdeckte Karte { $number } auf, obwohl es nicht erlaubt ist.
    .label = Mogeln: verdeckte Karte { $number } zur Unzeit aufdecken
    .brief = mogeln: Karte { $number } aufdecken
verb-cheat-pick-up = { $seat } nimmt den Ablagestapel auf
    .cannot = { $seat } kann jetzt nicht beim Aufnehmen des Ablagestapels mogeln
    .goes = So lässt sich mogeln: { $seat } nimmt den Ablagestapel auf, obwohl es nicht erlaubt ist.
    .label = Mogeln: Ablagestapel aufnehmen
    .brief = mogeln: Ablagestapel aufnehmen
verb-cheat-look = { $seat } spickt auf die eigene verdeckte Karte { $number }
    .hidden = { $seat } hantiert mit irgendetwas und fängt an zu pfeifen
    .cannot = { $seat } kann jetzt nicht spicken
    .goes = So lässt sich mogeln: { $seat } spickt auf die eigene verdeckte Karte { $number }.
    .label = Mogeln: auf verdeckte Karte { $number } spicken
    .brief = mogeln: auf Karte { $number } spicken
verb-cheat-throw = { $seat } wirft weg: { $cards }
    .hidden = { $seat } hantiert mit irgendetwas und räuspert sich
    .cannot = { $seat } kann jetzt keine Karten wegwerfen
    .goes = { $count ->
        [one] So lässt sich mogeln: Von { $seat } wird { $cards } weggeworfen.
       *[other] So lässt sich mogeln: Von { $seat } werden { $cards } zusammen weggeworfen.
    }
    .label = { $count ->
        [one] Mogeln: eine Karte wegwerfen
       *[other] Mogeln: { $count } Karten wegwerfen
    }
    .brief = mogeln: { $shorts } wegwerfen
verb-cheat-swap = Bei { $seat } kommt { $card } an die Stelle der verdeckten Karte { $number }
    .hidden = { $seat } hantiert mit irgendetwas und zeigt auf einen Vogel vor dem Fenster
    .cannot = { $seat } kann jetzt keine verdeckte Karte austauschen
    .goes = So lässt sich mogeln: Bei { $seat } kommt { $card } an die Stelle der verdeckten Karte { $number }.
    .label = Mogeln: verdeckte Karte { $number } austauschen
    .brief = mogeln: Karte { $number } gegen { $shorts }
verb-cheat-turn = { $seat } dreht Päckchen { $number } um, sodass die verdeckte Karte zur offenen wird und umgekehrt
    .hidden = { $seat } hantiert mit irgendetwas und fragt, wie spät es ist
    .cannot = { $seat } kann jetzt kein Päckchen umdrehen
    .goes = So lässt sich mogeln: { $seat } dreht Päckchen { $number } um.
    .label = Mogeln: Päckchen { $number } umdrehen
    .brief = mogeln: Päckchen { $number } umdrehen
verb-cheat-hide = { $seat } versteckt: { $cards }
    .hidden = { $seat } hantiert mit irgendetwas und guckt eine Spur zu unschuldig
    .cannot = { $seat } kann jetzt keine Karten verstecken
    .goes = { $count ->
        [one] So lässt sich mogeln: Von { $seat } wird { $cards } versteckt.
       *[other] So lässt sich mogeln: Von { $seat } werden { $cards } zusammen versteckt.
    }
    .label = { $count ->
        [one] Mogeln: eine Karte verstecken
       *[other] Mogeln: { $count } Karten verstecken
    }
    .brief = mogeln: { $shorts } verstecken
verb-cheat-accuse = { $seat } verpetzt { $accused } von außen
    .cannot = { $seat } kann jetzt niemanden verpetzen
    .goes = So lässt sich mogeln: { $seat } ist nicht im Spiel und verpetzt { $accused } trotzdem.
    .label = Mogeln: { $accused } verpetzen
    .brief = mogeln: { $accused } verpetzen

## Der Zufall

chance-draw = Der Zufall bestimmt neue Karten
    .cannot = Der Zufall hat jetzt keine Karten zu ersetzen
    .goes = Das geht: Karten, um die es beim Mogeln ging, sind durch den Zufall zu ersetzen.
    .label = Neue Karten ziehen

## Ereignisse, die dieser Text auf seine Weise begründet

event-draws-2-3 = { $count ->
    [one] { $seat } zieht eine Karte nach, bis es drei sind
   *[other] { $seat } zieht { $count } Karten nach, bis es drei sind
}
event-turns-pile-4-1 = Eine Wendezehn: { $seat } wendet den Ablagestapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
event-turns-pile-4-2 = Fripplett, mindestens vier eines Ranges in einer Reihe: { $seat } wendet den Ablagestapel, { $count } Karten
event-turns-pile-17-1 = Mehr als vier eines Ranges in einer Reihe: { $seat } wendet den Ablagestapel, { $count } Karten
event-not-turned-5 = { $count } Zweien in einer Reihe: Zweien wenden den Stapel nicht
event-not-turned-12-1 = { $count } eines Ranges liegen in einer Reihe, aber eine Leiter wendet den Stapel nicht
event-not-turned-13-6 = { $count } Siebenen in einer Reihe: Sie haben keinen Rang und wenden den Stapel nicht
event-not-turned-17-2 = { $count } Kajaks in einer Reihe: Sie zählen als ein einziges Ding und wenden den Stapel nicht
event-once-more-5 = Oben liegt eine Zwei: { $seat } ist noch einmal dran
event-once-more-13-2 = Eine Sieben auf einer Zwei wirkt wie noch eine Zwei: { $seat } ist noch einmal dran
event-joker-row-10-1 = Zwei Knåker in einer Reihe: ein Doppelknåker
event-joker-row-10-2 = Drei Knåker in einer Reihe: ein Trippelknåker
event-joker-row-17-2-2 = Zwei Kajaks in einer Reihe: ein Doppelkajak
event-joker-row-17-2-3 = Drei Kajaks in einer Reihe: ein Trippelkajak
event-joker-row-17-2-4 = Vier Kajaks in einer Reihe: ein Frippelkajak
event-joker-row-17-2-5 = Fünf Kajaks in einer Reihe: ein Pentakajak
event-joker-row-17-2-6 = Alle sechs Kajaks in einer Reihe: ein Hexakajak
event-loses-out-7-2 = So macht niemand aus: { $seat } hat verloren und kommt auf Platz { $place }
event-cheat-stands-16 = Eine ganze Runde lang hat niemand etwas gesagt: Was { $seat } gemogelt hat, gilt jetzt
event-guilty-16-2 = { $count ->
    [one] { $seat } hat grob gemogelt, und das kostet einen Strafpunkt
   *[other] { $seat } hat grob gemogelt, und das kostet { $count } Strafpunkte
}
event-disqualified-16-3 = Eine Mogelei, bei der sogar in Knåker der Spaß aufhört: { $seat } wird disqualifiziert und kommt auf Platz { $place }
event-disqualified-16-8 = Der fünfte Strafpunkt: { $seat } wird disqualifiziert und kommt auf Platz { $place }

## Was auf dem Ablagestapel gilt

heap-frippel = Frippelknåker: Nur eine Drei geht, als letzte verdeckte Karte
heap-knug = Trippelknug: Nichts Schwarzes geht
heap-joker-1 = Knåker: Zweien, Dreien, Siebenen, Zehnen und Knåker gehen
heap-joker-2 = Doppelknåker: Zweien, Dreien, Zehnen und Knåker gehen
heap-joker-3 = Trippelknåker: Zehnen, Trippeldrei und Frippeldrei gehen
heap-kajak-1 = Einfacher Kajak: Zweien, Dreien, Siebenen, Zehnen und Kajaks gehen
heap-kajak-2 = Doppelkajak: Zweien, Dreien, Zehnen und Kajaks gehen
heap-kajak-3 = Trippelkajak: Zweien, Zehnen und Kajaks gehen
heap-kajak-4 = Frippelkajak: Zehnen und Kajaks gehen
heap-kajak-5 = Pentakajak: Nur ein Kajak geht
heap-kajak-6 = Hexakajak: Nichts geht
heap-two = Zwei: Alles geht
heap-through = Durchsichtige Sieben: Es gilt die Karte darunter
heap-empty = Nur Siebenen: Alles geht, wie auf einem leeren Stapel

## Die Namen der Karten in diesem Spiel

joker-b = schwarzer Knåker
joker-r = roter Knåker
