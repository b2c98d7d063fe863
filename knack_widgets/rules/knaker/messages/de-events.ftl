### Knåker auf Deutsch: was der Zufall tut, Ereignisse und was auf dem Ablagestapel gilt.

## Der Zufall

chance-draw = Der Zufall bestimmt neue Karten
    .cannot = Der Zufall hat jetzt keine Karten zu ersetzen
    .allowed = Erlaubt: Die Karten, um die es beim Mogeln ging, ersetzt jetzt der Zufall.
    .label = Neue Karten ziehen

## Ereignisse, die dieser Text auf seine Weise begründet

event-draws-2-3 = { $count ->
    [one] { $seat } zieht eine Karte nach und hat wieder drei
   *[other] { $seat } zieht { SPELL($count) } Karten nach und hat wieder drei
}
    .you = { $count ->
    [one] Du ziehst eine Karte nach und hast wieder drei
   *[other] Du ziehst { SPELL($count) } Karten nach und hast wieder drei
}
event-turns-pile-4-1 = Eine Wendezehn: { $seat } wendet den Ablagestapel, { $count ->
    [one] eine Karte
   *[other] { SPELL($count) } Karten
}
    .you = Eine Wendezehn: Du wendest den Ablagestapel, { $count ->
    [one] eine Karte
   *[other] { SPELL($count) } Karten
}
event-turns-pile-4-2 = Fripplett, mindestens vier eines Ranges in einer Reihe: { $seat } wendet den Ablagestapel, { SPELL($count) } Karten
    .you = Fripplett, mindestens vier eines Ranges in einer Reihe: Du wendest den Ablagestapel, { SPELL($count) } Karten
event-turns-pile-17-1 = Mehr als vier eines Ranges in einer Reihe: { $seat } wendet den Ablagestapel, { SPELL($count) } Karten
    .you = Mehr als vier eines Ranges in einer Reihe: Du wendest den Ablagestapel, { SPELL($count) } Karten
event-not-turned-5 = { SPELL($count, start: "yes") } Zweien in einer Reihe: Zweien wenden den Stapel nicht
event-not-turned-12-1 = { SPELL($count, start: "yes") } eines Ranges liegen in einer Reihe, aber eine Leiter wendet den Stapel nicht
event-not-turned-13-6 = { SPELL($count, start: "yes") } Siebenen in einer Reihe: Sie haben keinen Rang und wenden den Stapel nicht
event-not-turned-17-2 = { SPELL($count, start: "yes") } Kajaks in einer Reihe: Zusammen sind sie ein einziges Ding und wenden den Stapel nicht
event-once-more-5 = Oben liegt eine Zwei: { $seat } ist noch einmal dran
    .you = Oben liegt eine Zwei: Du bist noch einmal dran
event-once-more-13-2 = Eine Sieben auf einer Zwei wirkt wie noch eine Zwei: { $seat } ist noch einmal dran
    .you = Eine Sieben auf einer Zwei wirkt wie noch eine Zwei: Du bist noch einmal dran
event-joker-row-10-1 = Zwei Knåker in einer Reihe: ein Doppelknåker
event-joker-row-10-2 = Drei Knåker in einer Reihe: ein Trippelknåker
event-joker-row-17-2-2 = Zwei Kajaks in einer Reihe: ein Doppelkajak
event-joker-row-17-2-3 = Drei Kajaks in einer Reihe: ein Trippelkajak
event-joker-row-17-2-4 = Vier Kajaks in einer Reihe: ein Frippelkajak
event-joker-row-17-2-5 = Fünf Kajaks in einer Reihe: ein Pentakajak
event-joker-row-17-2-6 = Alle sechs Kajaks in einer Reihe: ein Hexakajak
event-loses-out-7-2 = So gilt das Ausmachen nicht: { $seat } hat verloren und kommt auf Platz { $place }
    .you = So gilt das Ausmachen nicht: Du hast verloren und kommst auf Platz { $place }
event-cheat-stands-16 = Eine ganze Runde lang hat niemand etwas gesagt: Die Mogelei von { $seat } gilt jetzt
    .you = Eine ganze Runde lang hat niemand etwas gesagt: Deine Mogelei gilt jetzt
event-guilty-16-2 = { $count ->
    [one] { $seat } hat grob gemogelt, und das kostet einen Strafpunkt
   *[other] { $seat } hat grob gemogelt, und das kostet { SPELL($count) } Strafpunkte
}
    .you = { $count ->
    [one] Du hast grob gemogelt, und das kostet einen Strafpunkt
   *[other] Du hast grob gemogelt, und das kostet { SPELL($count) } Strafpunkte
}
event-disqualified-16-3 = Eine Mogelei, bei der sogar in Knåker der Spaß aufhört: { $seat } wird disqualifiziert und kommt auf Platz { $place }
    .you = Eine Mogelei, bei der sogar in Knåker der Spaß aufhört: Du wirst disqualifiziert und kommst auf Platz { $place }
event-disqualified-16-8 = Der fünfte Strafpunkt: { $seat } wird disqualifiziert und kommt auf Platz { $place }
    .you = Der fünfte Strafpunkt: Du wirst disqualifiziert und kommst auf Platz { $place }

## Was auf dem Ablagestapel gilt

heap-frippel = Frippelknåker: nur eine Drei, als letzte verdeckte Karte
heap-knug = Trippelknug: nichts Schwarzes
heap-joker-1 = Knåker: nur Zweien, Dreien, Siebenen, Zehnen und Knåker
heap-joker-2 = Doppelknåker: nur Zweien, Dreien, Zehnen und Knåker
heap-joker-3 = Trippelknåker: nur Zehnen, Trippeldrei oder Frippeldrei
heap-kajak-1 = Einfacher Kajak: nur Zweien, Dreien, Siebenen, Zehnen und Kajaks
heap-kajak-2 = Doppelkajak: nur Zweien, Dreien, Zehnen und Kajaks
heap-kajak-3 = Trippelkajak: nur Zweien, Zehnen und Kajaks
heap-kajak-4 = Frippelkajak: nur Zehnen und Kajaks
heap-kajak-5 = Pentakajak: nur ein Kajak
heap-kajak-6 = Hexakajak: unschlagbar
heap-two = Zwei: Alles ist erlaubt
heap-through = Durchsichtige Sieben: Es gilt die Karte darunter
heap-empty = Nur Siebenen: Alles ist erlaubt, wie auf einem leeren Stapel

## Die Namen der Karten in diesem Spiel

joker-b = schwarzer Knåker
joker-r = roter Knåker
event-is-ready-16 = { $seat } lässt es gelten
    .you = Du lässt es gelten
