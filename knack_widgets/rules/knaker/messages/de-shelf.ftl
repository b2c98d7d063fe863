page-about = Ein schnelles Spiel ums Loswerden der Karten, zuletzt der ungesehenen, bei dem du auch einwerfen darfst, wenn ein anderer an der Reihe ist.
page-goal = Spiele zuerst die Karten auf der Hand, dann die offenen, zuletzt die verdeckten. Jede muss mindestens so hoch sein wie die oberste des Ablagestapels.
page-pay = Gezahlt wird nichts: Ihr spielt um die Plätze.
page-values = Die Zwei ist am niedrigsten, das Ass hoch und der Joker, der hier Knåker heißt, noch höher. Zwei und Zehn passen auf fast alles; die Zehn wendet den Stapel aus dem Spiel.
