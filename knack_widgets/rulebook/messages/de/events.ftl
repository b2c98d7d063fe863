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
event-gives-three = { $seat } gibt allen anderen drei Karten
event-piles = Vor { $seat } liegen zwei Stapel zu je drei Karten
event-stock = { $count ->
    [one] Eine Karte bleibt als Talon übrig
   *[other] { $count } Karten bleiben als Talon übrig
}
event-looks = { $seat } sieht sich Stapel { $number } an
event-keeps-pile = { $seat } behält den Stapel
event-switches = { $seat } nimmt ungesehen den anderen Stapel
event-opens = In der Mitte liegen offen { $first }, { $second } und { $third }
event-swaps = { $seat } tauscht { $card } gegen { $other }
event-swaps-all = { $seat } tauscht alle Karten
event-slides = { $seat } schiebt
event-renewed = In die Mitte kommen { $first }, { $second } und { $third }
event-first-slider = Mit dem Schieben angefangen hat { $seat }
event-ends-round = { $seat } passt
event-round-over = Die Runde ist vorbei
event-compared = Die Blätter werden verglichen
event-taken-back = Die Züge seither werden zurückgenommen
event-announces = { $seat } sagt ein Blatt von { $value } an
event-chosen-before = { $seat } hat schon gewählt, und dabei bleibt es
event-deal-ends = Das Spiel ist aus
event-counts-too = Auch das Blatt von { $seat } gilt als angesagt
event-forgot = { $seat } hat die Ansage vergessen
event-loses-deal = { $seat } verliert das Spiel
event-worth = Das Blatt von { $seat } zählt { $value }
event-tied = { $count } liegen gleichauf und ziehen Karten um den Sieg
event-wins-deal = { $seat } gewinnt das Spiel
event-refreshes = { $seat } erneuert die Mitte: { $first }, { $second } und { $third }
event-exposed = Beim Geben war eine Karte von { $seat } zu sehen: { $card }
event-replaces = { $seat } lässt die Karte ersetzen
event-declines = { $seat } lehnt ab und behält die Karte
event-asks-back = { $seat } bittet darum, das Getauschte zurückgeben zu dürfen
event-consents = { $seat } stimmt zu
event-refuses = { $seat } stimmt nicht zu
event-given-back = { $seat } gibt das Getauschte zurück und ist noch einmal an der Reihe
event-calls-redeal = { $seat } schlägt vor, noch einmal zu geben
event-votes = { $answer ->
    [yes] { $seat } stimmt mit Ja
   *[no] { $seat } stimmt mit Nein
}
event-redeal = { $count } sind dafür: Das Spiel wird noch einmal gegeben
event-no-redeal = Es wird nicht noch einmal gegeben
event-pooled = Die Beten werden zusammengelegt: Von { $amount } bekommt jeder { $each }
event-rest = { $amount } lässt sich nicht gleich aufteilen; um diesen Rest ziehen die Spieler Karten
event-drew = { $seat } zieht { $card }
event-again = { $count } haben gleich hoch gezogen und ziehen noch einmal
event-rest-won = { $seat } hat am höchsten gezogen und bekommt den Rest, { $amount }
event-ends = Die Partie ist zu Ende
event-all-dealt = Alle haben drei verdeckte Karten, drei offene und drei auf der Hand; { $count } Karten bilden den Zugstapel
event-takes-pile = { $seat } nimmt das eigene Päckchen { $number } auf
event-lays-on = { $seat } legt auf das eigene Päckchen { $number }
event-locks = { $seat } sperrt Päckchen { $number } von { $owner }
event-draws = { $count ->
    [one] { $seat } zieht eine Karte
   *[other] { $seat } zieht { $count } Karten
}
event-is-ready = { $seat } ist fertig
event-play-begins = Alle sind fertig, und das Spiel beginnt
event-lays = { $seat } legt auf den Ablagestapel
event-ladder = Das ist eine Leiter aus { $count } Karten
event-kaker = Das ist ein Kåker
event-chances = { $seat } spielt auf gut Glück, und es kommt { $card }
event-chance-fails = { $Card } kann nicht auf dem Ablagestapel liegen: Der Versuch ist gescheitert
event-picks-up = { $count ->
    [one] { $seat } nimmt den Ablagestapel auf, eine einzige Karte
   *[other] { $seat } nimmt den Ablagestapel auf, insgesamt { $count } Karten
}
event-flips = { $seat } deckt eine verdeckte Karte auf: { $card }
event-flip-fails = { $Card } kann nicht auf dem Ablagestapel liegen
event-takes-back = { $count ->
    [one] { $seat } nimmt eine Karte zurück
   *[other] { $seat } nimmt { $count } Karten zurück
}
event-inserts = { $seat } wirft ein
event-gets-turn = { $seat } hat eingeworfen und ist jetzt dran
event-turns-pile = { $count ->
    [one] { $seat } wendet den Ablagestapel, eine einzige Karte
   *[other] { $seat } wendet den Ablagestapel, { $count } Karten
}
event-once-more = { $seat } ist noch einmal dran
event-frippel = Die sechs Karten obenauf bilden einen Frippelknåker
event-joker-row = { $count } Joker liegen in einer Reihe
event-three-kings = Die Könige bilden einen Trippelknug: Auf ihn darf nichts Schwarzes
event-no-inserting = { $seat } hat einen Frippelknåker aufgenommen und darf in dieser Partie nicht mehr einwerfen
event-capped = { $seat } hat einen Hexakajak aufgenommen und darf auf fremde Bildkarten nur noch Zweien, Siebenen und Zehnen legen
event-out = { $seat } macht aus und kommt auf Platz { $place }
event-shared = { $seat } hat in derselben Runde ausgemacht wie jemand anders: Sie teilen sich Platz { $place }
event-loses-out = { $seat } hat verloren und kommt auf Platz { $place }
event-last-left = { $seat } ist allein übrig und kommt auf Platz { $place }
event-to-blow = Die letzte Karte ist eine Sieben: { $seat } muss mit der Faust auf den Tisch hauen und pusten
event-blown = { $seat } hat rechtzeitig und weit genug gepustet
event-not-blown = { $seat } hat zu spät oder zu schwach gepustet
event-quietly = Hier wird leise gespielt: { $seat } muss nicht pusten
event-fumbles = { $seat } hantiert mit irgendetwas
event-accuses = { $seat } beschuldigt { $accused }, gemogelt zu haben
event-admits = { $seat } gibt es zu
event-denies = { $seat } leugnet
event-innocent = { $seat } hat nicht gemogelt und geht frei aus
event-guilty = { $count ->
    [0] { $seat } hat gemogelt
    [one] { $seat } hat gemogelt, und das kostet einen Strafpunkt
   *[other] { $seat } hat gemogelt, und das kostet { $count } Strafpunkte
}
event-denial = { $seat } hat geleugnet, und das kostet noch einen Strafpunkt
event-restored = Alles wird wieder so, wie es war, bevor { $seat } gemogelt hat
event-replaced = { $count ->
    [one] { $seat } bekommt dafür eine neue Karte
   *[other] { $seat } bekommt dafür { $count } neue Karten
}
event-dots = { $count ->
    [one] { $seat } hat jetzt einen Strafpunkt
   *[other] { $seat } hat jetzt { $count } Strafpunkte
}
event-no-ladders = { $seat } darf in dieser Partie keine Leitern mehr legen
event-owes-pile = { $seat } muss den Ablagestapel aufnehmen, wenn die Reihe das nächste Mal kommt, denn jetzt ist keiner da
event-disqualified = { $seat } wird disqualifiziert und kommt auf Platz { $place }
event-carried-dot = { $seat } petzt von außen und beginnt die nächste Partie mit einem Strafpunkt
event-cheat-stands = Die Mogelei gilt jetzt: Niemand hat angezeigt, was { $seat } getan hat
event-not-turned = { $count } eines Ranges liegen in einer Reihe, aber der Stapel wird nicht gewendet
event-no-rank = Im Ablagestapel liegen nur Siebenen: Er hat keinen Rang und ist wie ein leerer
