### Was in allen Spielen gilt: Züge, die nicht gehen, und Züge des Zufalls und des Endes.

turn = { $seat } ist nicht an der Reihe, sondern { $turn }.
card-not-held = { $seat } hat { $card } nicht auf der Hand und kann diese Karte also nicht spielen.

verb-deal = Die Karten werden gegeben
    .cannot = Es kann jetzt nicht gegeben werden
    .goes = Das geht: Jetzt sind die Karten zu geben.
    .label = Geben
verb-draw = Die Spieler ziehen Karten
    .cannot = Karten können jetzt nicht gezogen werden
    .goes = Das geht: Jetzt sind Karten zu ziehen.
    .label = Karten ziehen
verb-end = Die Partie wird beendet
    .cannot = Die Partie kann jetzt nicht beendet werden
    .goes = Das geht: Bevor das nächste Spiel gegeben wird, kann die Partie beendet werden.
    .label = Partie beenden
