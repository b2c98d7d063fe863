### The fields of a situation, as the editor names them.

field-dealer = Geber
field-turn = Am Zug
field-hands = { $seat }
field-up = { $count ->
    [2] Beide aufgedeckten Karten
   *[other] Aufgedeckte Karte
}
field-trick = Stich auf dem Tisch
field-finished_tricks = Stich { $number }
field-trump = Trumpf
field-bets = Beten
field-pot = Pott
field-round = Kaufrunde
field-buyers = Wählen in dieser Runde noch
field-bought = Bisher gekauft (Male, eine Zahl je Platz)
field-talon = Talon
field-swinger = Hat geschwungen
field-passed = Haben gepasst
field-joined = Sind mitgegangen
field-piles = Stapel { $number }
field-looked = Stapel, den der Geber angesehen hat
field-middle = Mitte
field-opens = Erster Zug des Spiels
field-second = Die zweite Runde hat begonnen
field-slides = Haben nacheinander geschoben
field-left = Haben noch einen letzten Zug
field-stock = Talon
field-pile = Ablage
field-face_up = { $seat }, offen { $number }
field-face_down = { $seat }, verdeckt
field-discard = Aus dem Spiel
field-ready = Haben „fertig“ gesagt
field-owners = Wer die Karten der Ablage gelegt hat
field-players_in = Spielen mit
field-takers = Wer die Stiche gemacht hat
field-tricks = Gemachte Stiche (eine Zahl je Platz)
field-deals = Spiele bisher
field-drawers = Müssen eine Karte ziehen
field-balances = Gewinn und Verlust bisher (eine Zahl je Platz)
field-knocked = Haben geklopft
field-thrown = { $seat }, weggelegt
field-owed = Dürfen noch Beten zusammenlegen
field-windows = Hände, die noch anzusagen sind
field-ender = Hat gepasst
field-exposed = Karten, die alle beim Geben gesehen haben
field-offered = Karte, die ersetzt werden darf
field-swaps = Tausche, die sich zurückgeben lassen
field-asks = Fragt die anderen
field-resumes = Nach der Frage am Zug
field-yes = Haben Ja gesagt
field-no = Haben Nein gesagt
field-announced = Haben angesagt
field-forgot = Haben das Ansagen vergessen
field-shown = { $seat }, offene Hand
field-wins = Gewonnene Spiele (eine Zahl je Platz)
field-losses = Verlorene Spiele (eine Zahl je Platz)
field-result = Ergebnis des letzten Spiels
field-travel = Züge bisher
field-picked_up = Hat eben die Ablage aufgenommen
field-met_pile = Zu Beginn des Zuges lag eine Ablage da
field-locked = Stapel, auf die andere gelegt haben
field-run = In diesem Zug gelegt
field-runner = Wer die letzten Karten gelegt hat
field-fixed = Davon bleiben liegen
field-run_travel = Zug, in dem sie gelegt wurden
field-exits = Ausgeschieden, und in welchem Zug
field-losers = Haben verloren
field-no_insert = Dürfen nicht einwerfen
field-capped = Durch einen Hexakajak behindert
field-dots = Strafpunkte (eine Zahl je Platz)
field-carried = Strafpunkte für die nächste Partie (eine Zahl je Platz)
field-debts = Müssen die Ablage noch aufnehmen
field-offences = Betrug, der noch auffallen kann
field-accused = Wird beschuldigt
field-accuser = Beschuldigt
field-lost = Lücken, die der Zufall füllt
field-hidden = { $seat }, versteckt
field-peeked = Verdeckte Karten, die ihr Besitzer angesehen hat
field-banned = Ausgeschlossen
field-by_cheat = Ein Platz scheidet durch Betrug aus

### Die Teile einer Angabe mit Zeilen und ihre Knöpfe.

part-seat = Spieler
part-number = Neue Beten
part-worth = Wert jeder Bete
part-others = Züge der anderen seitdem
part-card = Karte
part-cards = Karten
part-laid = In die Mitte gelegt
part-taken = Genommen
part-count = Karten
part-origin = Gelegt
    .value = { $value ->
        [-2] vom Zugstapel oder verdeckt: bleibt liegen
        [-1] aus der Hand
        [0] von Päckchen 1
        [1] von Päckchen 2
       *[other] von Päckchen 3
    }
part-travel = In Zug Nummer
part-phase = Unterbrochen
part-next = Danach am Zug
part-kind = Was geschah
    .value = { $value ->
        [play] regelwidrig gelegt
        [insert] regelwidrig eingeworfen
        [draw] eine Karte zu viel gezogen
        [pick-up] die Ablage regelwidrig aufgenommen
        [flip] eine verdeckte Karte aufgedeckt
        [accuse] von außen gepetzt
        [look] heimlich unter eine verdeckte Karte geguckt
        [throw] Karten weggeworfen
        [swap] eine verdeckte Karte ausgetauscht
        [turn] ein Päckchen umgedreht
       *[other] Karten versteckt
    }
part-place = Welches Päckchen
    .value = { $value ->
        [-1] auf der Hand
        [0] Päckchen 1
        [1] Päckchen 2
       *[other] Päckchen 3
    }
part-last = Es war die letzte Karte
part-settled = Schon entschieden
add-owed = Wer noch zusammenlegen darf
add-windows = Eine Hand, die anzusagen ist
add-offered = Eine Karte, die ersetzt werden darf
add-swaps = { $count ->
    [1] Ein Tausch von einer Karte
   *[other] Ein Tausch aller drei Karten
}
add-picked_up = Jemand hat eben die Ablage aufgenommen
add-owners = Angeben, wer welche Karte gelegt hat
add-takers = Angeben, wer welchen Stich bekam
add-run = Eine weitere Karte der Ablage
add-exits = Wer ausgeschieden ist
add-resumes = Was unterbrochen wurde
add-offences = Eine Mogelei
add-peeked = Eine Karte, unter die jemand geguckt hat
add-lost = Eine Lücke
add-result = Wie das vorige Spiel ausging
part-down = Verdeckt
part-winners = Gewinner (Plätze, ab 0)
part-losers = Verlierer (Plätze, ab 0)
part-values = Werte der Blätter
