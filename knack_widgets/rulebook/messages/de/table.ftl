### The table: what can be asked of it, where the reader stands, what is new.

ui-now = Jetzt
ui-why = Warum?
ui-why_hint = Drücke auf eine Karte oder einen Zug, um zu erfahren, warum das erlaubt ist oder nicht.
ui-forbidden = jetzt nicht erlaubt
ui-new = neu
ui-looking_back = Rückschau: Schritt { $at } von { $total }
ui-return = Zurück zum Spiel
ui-step_on = Im nächsten Schritt wird gegeben: weiter mit dem Pfeil unter dem Tisch
ui-follow = Der Text folgt dem Spiel
ui-marks = Karten und Regeln kennzeichnen
ui-choose_first = Wähle zuerst Karten.
ui-blow_hold = Weiter so! Noch nicht loslassen …
