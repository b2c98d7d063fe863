### The one line above the table: what the game is about, and what to press first.

page-aim = Wer zu schwingen wagt, wählt Trumpf, und jeder Stich bringt ein Drittel des Topfes.
page-begin = Im ersten Spiel sind alle dabei: Bist du an der Reihe, drücke auf eine Karte.
ui-advice_fails = Risiko einzuzahlen
