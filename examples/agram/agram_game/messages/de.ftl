### Agram auf Deutsch. Die Sätze seiner Familie bringt knack-widgets mit; was hier steht, ersetzt sie.

limit-table-1 = Agram ist für zwei bis fünf Personen.
limit-table-2 = Das Blatt von Agram hat 35 Karten, jede einmal.
limit-table-3 = Zweien, Buben, Damen, Könige und das Pik-Ass gehören nicht in das Blatt von Agram.

duty-play-3 = Die ausgespielte Farbe ist zu bedienen, { $led }: { $seat } darf { $refused } nicht spielen.
    .you = Die ausgespielte Farbe ist zu bedienen, { $led }: Du darfst { $refused } nicht spielen.
    .allowed = { $Card } darf gespielt werden: Die Farbe wird bedient.
free-play-3 = { $Card } darf gespielt werden: In dieser Hand ist keine Karte der ausgespielten Farbe.

event-deals-next = { $seat } gibt das nächste Spiel
    .you = Du gibst das nächste Spiel

page-aim = Nimm den letzten Stich: Wer ihn hat, bekommt den Topf.
page-about = Sechs Karten und sechs Stiche: Nur der letzte zählt.
page-goal = Du spielst deine sechs Karten eine nach der anderen, in sechs Stichen. Wer den sechsten nimmt, gewinnt das Spiel.
page-pay = Jeder zahlt eine Münze in den Topf; er geht an den, der den letzten Stich nimmt.
