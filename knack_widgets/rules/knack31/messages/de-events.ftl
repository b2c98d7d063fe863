### Knack (31) auf Deutsch: Ereignisse.

## Ereignisse, die dieser Text auf seine Weise begründet

event-turn-deal-3 = { $seat } gibt und sieht sich einen der beiden Stapel an
    .you = Du gibst und siehst dir einen der beiden Stapel an
event-turn-deal-4 = { $seat } behält den Stapel oder wechselt zum anderen
    .you = Du behältst den Stapel oder wechselst zum anderen
event-opens-deal-4 = Der Stapel, der übrig bleibt, ist nun die Mitte: { $first }, { $second } und { $third }
event-turn-aim-1 = { $seat } ist Vorhand und beginnt
    .you = Du bist Vorhand und beginnst
event-announces-call-1 = „Knack!“, ruft { $seat }
    .you = „Knack!“, rufst du
event-announces-call-3 = „Blitz!“, ruft { $seat }
    .you = „Blitz!“, rufst du
event-forgot-call-2 = { $seat } hatte Knack oder Blitz und hat vergessen, es anzusagen
    .you = Du hattest Knack oder Blitz und hast vergessen, es anzusagen
event-deal-ends-call-6 = Die Ansage beendet das Spiel auf der Stelle
event-turn-turn-1 = { $seat } ist noch immer an der Reihe
    .you = Du bist noch immer an der Reihe
event-slides-slide-1 = { $seat } schiebt und nimmt nichts aus der Mitte
    .you = Du schiebst und nimmst nichts aus der Mitte
event-turn-slide-1 = Nun ist { $seat } an der Reihe
    .you = Nun bist du an der Reihe
event-renewed-slide-2 = Alle haben nacheinander geschoben: In die Mitte kommen { $first }, { $second } und { $third }
event-ends-round-pass-1 = { $seat } passt und will, dass die Runde endet
    .you = Du passt und willst, dass die Runde endet
event-turn-pass-2 = { $seat } ist an der Reihe und hat noch einen Zug
    .you = Du bist an der Reihe und hast noch einen Zug
event-round-over-pass-3 = Alle anderen hatten ihren letzten Zug: Die Runde ist vorbei
event-compared-pass-4 = Alle decken auf und vergleichen
event-worth-call-4 = { $seat } hat drei Asse, also einen Blitz
    .you = Du hast drei Asse, also einen Blitz
event-worth-three-4 = { $seat } hat drei Gleiche, und die zählen { $value }
    .you = Du hast drei Gleiche, und die zählen { $value }
event-worth-aim-3 = { $seat } kommt in einer Farbe auf { $value }
    .you = Du kommst in einer Farbe auf { $value }
event-wins-deal-call-5 = Mit einem Blitz gewinnt { $seat } das Spiel
    .you = Mit einem Blitz gewinnst du das Spiel
event-wins-deal-call-6 = Mit einem Knack gewinnt { $seat } das Spiel
    .you = Mit einem Knack gewinnst du das Spiel
event-wins-deal-pass-5 = { $seat } hat die meisten Punkte und gewinnt das Spiel
    .you = Du hast die meisten Punkte und gewinnst das Spiel
event-wins-deal-ssi-10 = Unter den Übrigen hat { $seat } die meisten Punkte und gewinnt das Spiel
    .you = Unter den Übrigen hast du die meisten Punkte und gewinnst das Spiel
event-wins-deal-ssi-12 = { $seat } hat am höchsten gezogen und gewinnt das Spiel
    .you = Du hast am höchsten gezogen und gewinnst das Spiel
event-refreshes-ssi-2 = In der Mitte lagen Sieben, Acht und Neun: { $seat } erneuert sie, und nun liegen dort { $first }, { $second } und { $third }
    .you = In der Mitte lagen Sieben, Acht und Neun: Du erneuerst sie, und nun liegen dort { $first }, { $second } und { $third }
event-exposed-ssi-3 = Beim Geben war { $card } zu sehen: { $seat } darf die Karte ersetzen lassen
    .you = Beim Geben war { $card } zu sehen: Du darfst die Karte ersetzen lassen
event-turn-ssi-3 = { $seat } ist gefragt: ersetzen lassen oder ablehnen
    .you = Du bist gefragt: ersetzen lassen oder ablehnen
event-turn-ssi-4 = { $seat } hat noch nicht gewählt und darf die Wahl zu Ende bringen
    .you = Du hast noch nicht gewählt und darfst die Wahl zu Ende bringen
event-chosen-before-ssi-5 = { $seat } hat gegeben und schon gewählt, und dabei bleibt es
    .you = Du hast gegeben und schon gewählt, und dabei bleibt es
event-refuses-ssi-6 = { $seat } stimmt nicht zu: Der Tausch bleibt bestehen
    .you = Du stimmst nicht zu: Der Tausch bleibt bestehen
event-given-back-ssi-6 = Alle anderen haben zugestimmt: { $seat } gibt das Getauschte zurück und ist noch einmal an der Reihe
    .you = Alle anderen haben zugestimmt: Du gibst das Getauschte zurück und bist noch einmal an der Reihe
event-turn-ssi-7 = Als Nächstes stimmt { $seat } ab
    .you = Als Nächstes stimmst du ab
event-redeal-ssi-7 = { $count ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] { $count }
} sind dafür, mehr als die Hälfte: Derselbe Geber gibt noch einmal
event-no-redeal-ssi-7 = Eine Mehrheit kommt nicht mehr zustande: Es wird nicht noch einmal gegeben
event-taken-back-ssi-8 = Alle Züge seit dem frühesten Knack oder Blitz werden zurückgenommen
event-loses-deal-ssi-9 = { $seat } hat damit das Spiel verloren
    .you = Du hast damit das Spiel verloren
event-again-ssi-14 = { $count ->
    [2] Zwei
    [3] Drei
    [4] Vier
   *[other] { $count }
} Spieler haben gleich hoch gezogen und ziehen noch einmal um den Sieg
