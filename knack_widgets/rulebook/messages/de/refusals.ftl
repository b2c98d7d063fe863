### Was in allen Spielen gilt: Züge, die nicht erlaubt sind, und Züge des Zufalls und des Endes.

turn = { $seat } ist nicht an der Reihe, sondern { $turn }.
    .you = Du bist nicht an der Reihe, sondern { $turn }.
    .you-turn = Nicht { $seat } ist an der Reihe, sondern du.
card-not-held = { $seat } hat { $card } nicht auf der Hand und kann diese Karte nicht spielen.
    .you = Du hast { $card } nicht auf der Hand und kannst diese Karte nicht spielen.

verb-deal = Die Karten werden gegeben
    .cannot = Es kann jetzt nicht gegeben werden
    .allowed = Erlaubt: Jetzt werden die Karten gegeben.
    .label = Geben
verb-draw = Die Spieler ziehen Karten
    .cannot = Karten können jetzt nicht gezogen werden
    .allowed = Erlaubt: Jetzt werden Karten gezogen.
    .label = Karten ziehen
verb-end = Es wird nicht mehr gegeben
    .cannot = Die Partie kann jetzt nicht beendet werden
    .allowed = Erlaubt: Bevor das nächste Spiel gegeben wird, kann die Partie beendet werden.
    .label = Partie beenden

## Was für eine Wahl angegeben wurde, die nicht geht

limit-read = Angegeben ist { $read }.
