### Der Vergleich der Spiele.

concept-players = Spieler
concept-pack = Karten
concept-aim = Ziel
concept-dealing = Geben
concept-trump = Trumpf
concept-bidding = Bieten
concept-buying = Kaufen
concept-forced-leads = Ausspielzwang
concept-following = Bedienen
concept-trick = Wer den Stich macht
concept-payment = Auszahlung
concept-ends = Wann Schluss ist
concept-out-of-turn = Außer der Reihe

ui-differences = Spiele vergleichen
ui-differences_known = Du kannst
ui-differences_other = Du willst spielen
ui-differences_every = alle Spiele
ui-differences_same = Was gleich ist
ui-differences_usual = Jedes Spiel nach seinen üblichen Regeln.
