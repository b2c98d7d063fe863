# Was Übungen fragen und wie Antworten aufgenommen werden. Die Auswahl steht neben der Frage.

exercise-legal-moves = Was davon darfst du jetzt tun? Kreuze alles an, was erlaubt ist.
exercise-find-refused = Was davon darfst du jetzt nicht tun? Kreuze alles an, was verboten ist.
exercise-which-clause = „{ $move }“ ist hier nicht erlaubt. Welche Regeln verbieten es? Kreuze alle an, die es tun.
exercise-but-for = „{ $move }“ ist hier nicht erlaubt. Ohne welche dieser Regeln wäre es erlaubt?
exercise-in-force = Welche dieser Regeln gelten gerade für dich? Kreuze alle an, die gelten.
    .told = Gerade gelten: { $clauses }.
exercise-who-acts = { $done } Wer ist als Nächstes an der Reihe?
exercise-who-takes = { $done } Wer macht den Stich?
exercise-what-is-paid = { $done } Wie ändert sich der Saldo von { $seat }?
    .you = { $done } Wie ändert sich dein Saldo?
exercise-what-follows = { $done } Welche dieser Regeln kommen dadurch zum Zug? Kreuze alle an, auf die das zutrifft.
exercise-what-is-worth = Wie viel zählt deine Hand?
    .told = { $cards } zählen zusammen { $value }.
exercise-legal-setups = Was davon könnt ihr vor der Partie vereinbaren? { $option }:
    .players = Zu wievielt kann man spielen? Kreuze jede erlaubte Zahl an.
    .given = Schon vereinbart ist: { $agreed }.
exercise-in-pack = { $count ->
    [one] Welche dieser Karten gehören zum Spiel?
   *[other] Ihr seid { SPELL($count) } Spieler. Welche dieser Karten gehören zum Spiel?
}
    .told = { $count ->
    [one] Das Kartenspiel hat eine Karte.
   *[other] Das Kartenspiel hat { SPELL($count) } Karten. Von diesen hier gehören dazu: { $cards }.
}
exercise-true = ja
exercise-false = nein

# Die Antwort: ganz richtig, zum Teil, gar nicht.

exercise-all = Richtig.
exercise-part = Nicht ganz.
exercise-none = Nein.
exercise-elsewhere = In { $game } wäre diese Antwort richtig ({ $clause }).

exercise-hint-chapter = Schau im Kapitel „{ $name }“ nach.
exercise-hint-clause = Lies { $name }.

exercise-sheet-number = Aufgabe { $number }
exercise-sheet-key = Lösungen
