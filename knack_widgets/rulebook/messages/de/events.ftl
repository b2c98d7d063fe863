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
event-ante = { $seat } legt { $amount } in den Topf
event-pushed = Die Bete von { $amount } kommt in den Topf
event-pot = Im Topf liegen { $amount }
event-talon = { $count ->
    [0] Für den Talon bleibt keine Karte
    [one] Eine Karte bleibt als Talon
   *[other] { $count } Karten bilden den Talon
}
event-forced = Es ist ein Zwangsspiel
event-all-in = Alle sind dabei
event-swings = { $seat } schwingt
event-passes = { $seat } passt
event-off = Das Spiel findet nicht statt
event-turned = Aufgedeckt liegen { $card } und { $other }
event-names-trump = { $seat } wählt Trumpf: { $suit }
event-same-suit = Beide Karten haben dieselbe Farbe: { $suit } ist Trumpf
event-joins = { $seat } geht mit
event-no-buying = Niemand darf kaufen
event-bought = Der Kauf ist vorbei
event-buys = { $count ->
    [one] { $seat } kauft eine Karte
   *[other] { $seat } kauft { $count } Karten
}
event-stands = { $seat } bleibt
event-round = Kaufrunde { $number } beginnt
event-talon-out = Der Talon ist aufgebraucht: Niemand kann mehr kaufen
event-blanked = { $seat } legt eine Karte verdeckt
event-takes-pot = { $seat } nimmt den ganzen Topf, { $amount }
event-takes = { $count ->
    [one] { $seat } bekommt { $amount } aus dem Topf für einen Stich
   *[other] { $seat } bekommt { $amount } aus dem Topf für { $count } Stiche
}
event-failed = { $seat } hat keinen Stich gemacht und ist gescheitert
event-sets = { $count ->
    [one] { $seat } setzt eine Bete von { $amount }
   *[other] { $seat } setzt { $count } Beten von je { $amount }
}
event-pays-in = { $seat } hat keinen Stich gemacht und zahlt { $amount } in den Topf
event-merges = { $seat } legt die { $count } Beten zu einer von { $amount } zusammen
event-keeps = { $seat } lässt die { $count } Beten getrennt liegen
event-carried = { $amount } bleiben im Topf für das nächste Spiel
event-pot-out = Der Topf ist leer
event-rivet = { $seat } macht alle drei Stiche und nimmt den ganzen Topf, { $amount }
event-first-dealer = { $seat } hat am höchsten gezogen und gibt zuerst
event-pooled = Die Beten werden zusammengelegt: Von { $amount } bekommt jeder { $each }
event-rest = { $amount } lässt sich nicht gleich aufteilen; um diesen Rest ziehen die Spieler Karten
event-drew = { $seat } zieht { $card }
event-again = { $count } haben gleich hoch gezogen und ziehen noch einmal
event-rest-won = { $seat } hat am höchsten gezogen und bekommt den Rest, { $amount }
event-ends = Die Partie ist zu Ende
