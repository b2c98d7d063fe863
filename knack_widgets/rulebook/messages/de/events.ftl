### Wozu ein Zug führt: je ein Satz ohne Punkt. Beträge sind bloße Zahlen.

event-dealt = { $seat } gibt allen drei Karten
event-up = Aufgedeckt liegt { $card }: { $suit } ist Trumpf
event-aside = { $count } Karten werden beiseitegelegt
event-plays-for = Es geht um den Einsatz des Gebers: { $amount } für jeden Stich
event-going = Es geht um eine Bete von { $amount } und um den Einsatz des Gebers
event-several = { $count } Beten sind gleich klein, also ist es einerlei, welche von ihnen die gehende ist
event-lie = { $count ->
    [one] Eine weitere Bete bleibt liegen
   *[other] { $count } weitere Beten bleiben liegen
}
event-turn = { $seat } ist an der Reihe
event-knocks = { $seat } klopft und ist dabei
event-folds = { $seat } steigt aus
event-wins = { $seat } gewinnt ohne Spiel
event-as-tricks = Das zählt so, als hätte { $seat } { $count } Stiche gemacht
event-face-down = { $seat } spielt eine Karte verdeckt aus: Sie ist der kleinste Trumpf
event-trick = { $seat } macht den Stich
event-pays = { $payer } zahlt { $amount } an { $seat } für { $count ->
    [one] einen Stich
   *[other] { $count } Stiche
}
event-share = { $seat } bekommt { $amount } aus der Bete für { $count ->
    [one] einen Stich
   *[other] { $count } Stiche
}
event-bete = { $seat } hat keinen Stich gemacht und setzt eine Bete von { $amount }
event-apart = Nun gibt es { $count } Beten; sie bleiben getrennt
event-gone = Es ist keine Bete mehr da
event-pooled = Die Beten werden zusammengelegt: Von { $amount } bekommt jeder { $each }
event-rest = { $amount } lässt sich nicht gleich aufteilen; um diesen Rest ziehen die Spieler Karten
event-drew = { $seat } zieht { $card }
event-again = { $count } haben gleich hoch gezogen und ziehen noch einmal
event-rest-won = { $seat } hat am höchsten gezogen und bekommt den Rest, { $amount }
event-ends = Die Partie ist zu Ende
