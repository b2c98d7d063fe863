### Wozu ein Zug führt, wo mit der Mitte getauscht wird: je ein Satz ohne Punkt.

event-gives-three = { $seat } gibt allen anderen drei Karten
    .you = Du gibst allen anderen drei Karten
event-piles = Vor { $seat } liegen zwei Stapel zu je drei Karten
    .you = Vor dir liegen zwei Stapel zu je drei Karten
event-stock = { $count ->
    [one] Eine Karte bleibt als Talon übrig
   *[other] { SPELL($count, start: "yes") } Karten bleiben als Talon übrig
}
event-looks = { $seat } sieht sich Stapel { $number } an
    .you = Du siehst dir Stapel { $number } an
event-keeps-pile = { $seat } behält den Stapel
    .you = Du behältst den Stapel
event-switches = { $seat } nimmt ungesehen den anderen Stapel
    .you = Du nimmst ungesehen den anderen Stapel
event-opens = In der Mitte liegen offen { $first }, { $second } und { $third }
event-swaps = { $seat } tauscht { $card } gegen { $other }
    .you = Du tauschst { $card } gegen { $other }
event-swaps-all = { $seat } tauscht alle drei Karten
    .you = Du tauschst alle drei Karten
event-slides = { $seat } schiebt
    .you = Du schiebst
event-renewed = In die Mitte kommen { $first }, { $second } und { $third }
event-first-slider = Mit dem Schieben angefangen hat { $seat }
    .you = Mit dem Schieben angefangen hast du
event-ends-round = { $seat } passt
    .you = Du passt
event-round-over = Die Runde ist vorbei
event-compared = Die Hände werden verglichen
event-taken-back = Die Züge seither werden zurückgenommen
event-announces = { $seat } sagt eine Hand von { $value } an
    .you = Du sagst eine Hand von { $value } an
event-chosen-before = { $seat } hat schon gewählt, und dabei bleibt es
    .you = Du hast schon gewählt, und dabei bleibt es
event-deal-ends = Das Spiel ist aus
event-counts-too = Auch die Hand von { $seat } gilt als angesagt
    .you = Auch deine Hand gilt als angesagt
event-forgot = { $seat } hat die Ansage vergessen
    .you = Du hast die Ansage vergessen
event-loses-deal = { $seat } verliert das Spiel
    .you = Du verlierst das Spiel
event-worth = Die Hand von { $seat } zählt { $value }
    .you = Deine Hand zählt { $value }
event-tied = Gleichstand: { SPELL($count, start: "yes") } Spieler ziehen Karten um den Sieg
event-wins-deal = { $seat } gewinnt das Spiel
    .you = Du gewinnst das Spiel
event-refreshes = { $seat } erneuert die Mitte: { $first }, { $second } und { $third }
    .you = Du erneuerst die Mitte: { $first }, { $second } und { $third }
event-exposed = Beim Geben war eine Karte von { $seat } zu sehen: { $card }
    .you = Beim Geben war eine deiner Karten zu sehen: { $card }
event-replaces = { $seat } lässt die Karte ersetzen
    .you = Du lässt die Karte ersetzen
event-declines = { $seat } lehnt ab und behält die Karte
    .you = Du lehnst ab und behältst die Karte
event-asks-back = { $seat } bittet darum, das Getauschte zurückgeben zu dürfen
    .you = Du bittest darum, das Getauschte zurückgeben zu dürfen
event-consents = { $seat } stimmt zu
    .you = Du stimmst zu
event-refuses = { $seat } stimmt nicht zu
    .you = Du stimmst nicht zu
event-given-back = { $seat } gibt das Getauschte zurück und ist noch einmal an der Reihe
    .you = Du gibst das Getauschte zurück und bist noch einmal an der Reihe
event-calls-redeal = { $seat } schlägt vor, neu zu geben
    .you = Du schlägst vor, neu zu geben
event-votes = { $answer ->
    [yes] { $seat } stimmt mit Ja
   *[no] { $seat } stimmt mit Nein
}
    .you = { $answer ->
    [yes] Du stimmst mit Ja
   *[no] Du stimmst mit Nein
}
event-redeal = { SPELL($count, start: "yes") } sind dafür: Es wird noch einmal gegeben
event-no-redeal = Es wird nicht noch einmal gegeben
