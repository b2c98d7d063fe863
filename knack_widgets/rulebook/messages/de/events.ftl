### Wozu ein Zug führt: je ein Satz ohne Punkt. Beträge sind bloße Zahlen.
# `.you`: said to a reader who is $seat; `.you-payer`: who is $payer (see rulebook/speech.py). A whole sentence each.

event-dealt = { $seat } gibt allen drei Karten
    .you = Du gibst allen drei Karten
event-up = Aufgedeckt liegt { $card }: { $suit } ist Trumpf
event-several = { SPELL($count, start: "yes") } Beten sind gleich klein; um welche davon es geht, ist also egal
event-lie = { $count ->
    [one] Eine weitere Bete bleibt liegen
   *[other] { SPELL($count, start: "yes") } weitere Beten bleiben liegen
}
event-turn = { $seat } ist an der Reihe
    .you = Du bist an der Reihe
event-knocks = { $seat } klopft und ist dabei
    .you = Du klopfst und bist dabei
event-folds = { $seat } steigt aus
    .you = Du steigst aus
event-wins = { $seat } gewinnt ohne Spiel
    .you = Du gewinnst ohne Spiel
event-face-down = Diese Karte zählt als kleinster Trumpf
event-trick = { $seat } macht den Stich
    .you = Du machst den Stich
event-apart = Nun gibt es { SPELL($count) } Beten; sie bleiben getrennt
event-gone = Es ist keine Bete mehr da
event-ante = { $seat } legt { $amount } in den Topf
    .you = Du legst { $amount } in den Topf
event-pot = Im Topf liegen { $amount }
event-talon = { $count ->
    [0] Für den Talon bleibt keine Karte
    [one] Eine Karte bleibt als Talon
   *[other] { SPELL($count, start: "yes") } Karten bilden den Talon
}
event-forced = Es ist ein Zwangsspiel
event-bought = Das Kaufen ist vorbei
event-buys = { $count ->
    [one] { $seat } kauft eine Karte
   *[other] { $seat } kauft { SPELL($count) } Karten
}
    .you = { $count ->
        [one] Du kaufst eine Karte
       *[other] Du kaufst { SPELL($count) } Karten
    }
event-stands = { $seat } kauft nicht
    .you = Du kaufst nicht
event-round = Kaufrunde { $number } beginnt
event-talon-out = Der Talon ist aufgebraucht: Niemand kann mehr kaufen
event-blanked = Diese Karte kann den Stich nicht machen
event-takes = { $count ->
    [one] { $seat } bekommt { $amount } aus dem Topf für einen Stich
   *[other] { $seat } bekommt { $amount } aus dem Topf für { SPELL($count) } Stiche
}
    .you = { $count ->
        [one] Du bekommst { $amount } aus dem Topf für einen Stich
       *[other] Du bekommst { $amount } aus dem Topf für { SPELL($count) } Stiche
    }
event-pays-in = { $seat } hat keinen Stich gemacht und zahlt { $amount } in den Topf
    .you = Du hast keinen Stich gemacht und zahlst { $amount } in den Topf
event-pooled = Die Beten werden zusammengelegt: Von { $amount } bekommt jeder { $each }
event-rest = Ein Rest von { $amount } lässt sich nicht gleich aufteilen: Um ihn werden Karten gezogen
event-drew = { $seat } zieht { $card }
    .you = Du ziehst { $card }
event-again = { SPELL($count, start: "yes") } haben gleich hoch gezogen und ziehen noch einmal
event-rest-won = { $seat } hat am höchsten gezogen und bekommt den Rest, { $amount }
    .you = Du hast am höchsten gezogen und bekommst den Rest, { $amount }
event-ends = Die Partie ist zu Ende
