### Entschiedene Stellungen und Fehler einer Stellung.

settled-yes = Ja.
settled-no = Nein.
settled-depends = Es kommt darauf an.
settled-cards = Entscheidend ist, ob { $count ->
    [one] diese Karte
   *[other] eine dieser Karten
} unter den unbekannten ist: { $cards }.
settled-readings = Entscheidend ist, wie { $readings } gelesen wird.
settled-reading =
    { $ours ->
        [true] Nach { $ruling } { $letter }, wie das Buch es liest,
       *[other] Nach { $ruling } { $letter }
    } { $answer ->
        [yes] lautet die Antwort ja
        [no] lautet die Antwort nein
       *[other] kommt es darauf an
    }: „{ $text }“
settled-reading-bare =
    { $ours ->
        [true] Nach { $ruling } { $letter }, wie das Buch es liest,
       *[other] Nach { $ruling } { $letter }
    } { $answer ->
        [yes] lautet die Antwort ja
        [no] lautet die Antwort nein
       *[other] kommt es darauf an
    }.
settled-example = Ein Beispiel, in dem es nicht erlaubt ist:
settled-sampled = Nicht alle möglichen Karten wurden geprüft.
settled-same = Keine andere Lesart ändert die Antwort.

fault-place = { $place }: { $text }
fault-line = „{ $read }“ ist keine Zeile einer Stellung. Sie beginnt mit dem Spiel, und ihre Felder sind durch Strichpunkte getrennt.
fault-toml = „{ $read }“ ist keine Stellung in TOML. Sie steht in einer Tabelle, die mit der Zeile [position] beginnt.
fault-large = Die Stellung ist zu lang: { $number } Zeichen, gelesen werden höchstens { $limit }.
fault-crowd = Angegeben sind { $number } unbekannte Karten, erwartet höchstens { $limit }.
fault-game = „{ $read }“ ist kein Spiel dieses Buchs. Die Spiele sind { $expected }.
fault-field = Eine Stellung dieses Spiels hat kein Feld { $read }.
fault-again = Das Feld { $read } ist doppelt angegeben.
fault-value = Gelesen wurde { $read }, erwartet { $expected }.
fault-card = „{ $read }“ ist keine Karte. Eine Karte ist ein Rang und eine Farbe, etwa 7h; eine unbekannte Karte ist ein Fragezeichen.
fault-seat = Einen Platz { $read } gibt es nicht: Die Plätze sind 0 bis { $last }.
fault-seats = Angegeben sind { $number } Werte, erwartet { $expected }: einer für jeden Platz.
fault-phase = „{ $read }“ ist keine Phase dieses Spiels. Die Phasen sind { $expected }.
fault-stranger = Die Karte { $card } gehört nicht zum Kartenspiel.
fault-twice = Die Karte { $card } liegt hier { $number }-mal, öfter als es sie gibt ({ $limit }).
fault-too-many = Angegeben sind { $number } Karten; das Kartenspiel hat nur { $limit }.
fault-missing = Angegeben sind { $number } Karten; alle { $limit } Karten müssen irgendwo liegen.
fault-misplaced = Hier kann keine unbekannte Karte stehen.
fault-unknown = { $number } Karten sind unbekannt ({ $places }). Zum Weiterspielen müssen alle Karten bekannt sein.
fault-not-given = Das muss angegeben werden: Es folgt nicht aus dem Übrigen.
fault-turn = Niemand ist am Zug, in der Phase „{ $phase }“ muss aber jemand am Zug sein.
fault-idle = { $Seat } ist am Zug, doch in der Phase „{ $phase }“ ist niemand am Zug.
fault-stuck = Hier hat niemand einen Zug.
fault-impossible = Keine der übrigen Karten passt hierher.
fault-seat_number = Platz { $number }
fault-hand = { $Seat } hat { $number } Karten, erwartet { $expected }.
fault-not-in = { $Seat } spielt nicht mit, hat aber Karten oder ist am Zug.
fault-up = Aufgedeckt sind { $number } Karten, erwartet { $expected }.
fault-trump = Trumpf ist { $read }, erwartet { $expected }: die Farbe einer aufgedeckten Karte.
fault-order = Hier ist { $other } an der Reihe, nicht { $seat }.
fault-leader = { $Other } spielt zu diesem Stich aus, nicht { $seat }.
fault-taker = { $Other } bekommt diesen Stich, nicht { $seat }.
fault-count = Angegeben ist { $read }, erwartet { $expected }.
fault-follows = Gelesen wurde { $read }, doch aus den anderen Feldern folgt { $expected }.
fault-between = Es läuft kein Spiel, doch hier steht { $read }.
fault-unspoken = { $Seat } war noch nicht an der Reihe, spielt aber nicht mit.
fault-thrown = { $Seat } hat { $number } Karten abgeworfen, möglich sind höchstens { $limit }.
fault-draws = Karten ziehen die Plätze { $read }. Es müssen mindestens zwei verschiedene sein, und nur solange gezogen wird.
fault-unplayable = { $Seat } durfte { $card } hier nicht spielen.
fault-money = Kontostände, Topf und Beten ergeben zusammen { $sum }; sie müssen 0 ergeben.
fault-negative = Gelesen wurde { $read }; ein Betrag ist nicht negativ.
fault-pot = Der Topf ist { $read }, doch das passt nicht: { $expected } sind die Einsätze eines Spiels.
fault-going = Der Topf ist { $read }, und es liegen noch Beten da: { $expected }. Die niedrigste muss in den Topf gegangen sein.
fault-knocked = { $Seat } hat geklopft, spielt aber nicht mit.
fault-bought = { $Seat } hat { $number }-mal gekauft, möglich ist es höchstens { $limit }-mal.
fault-round = Gelesen wurde die Runde { $read }, erwartet 0 bis { $limit }.
fault-talon-out = Der Talon ist leer, also kauft niemand mehr.
fault-buyers = { $Seat } soll kaufen, spielt aber nicht mit.
fault-worth = Eine Bete von { $read } kann es nicht geben: Jede ist ein Vielfaches von { $expected }.
fault-no-betes = Hier stehen Beten ({ $read }), doch bei dieser Art zu zahlen gibt es keine.
fault-owed = Beten zusammenlegen dürfen die Plätze { $read }. Das muss mit dem Platz am Zug beginnen und geht nur, solange zusammengelegt wird.
fault-no-merging = Beten werden zusammengelegt, doch das ist nicht vereinbart.
fault-owed-betes = { $Seat } kann nicht { $number } neue Beten von { $read } haben.
fault-played = { $Seat } hat noch Karten, doch die Stiche sind gespielt.
fault-swinger = { $Seat } durfte nicht schwingen. Das darf { $expected }.
fault-swung = Wer geschwungen hat, die Phase „{ $phase }“ und die Zahl der aufgedeckten Karten ({ $number }) passen nicht zusammen.
fault-same-suit = Beide aufgedeckten Karten haben dieselbe Farbe, also wählt niemand Trumpf.
fault-forced = Beim Zwangsspiel sind alle dabei, und niemand kauft.
fault-all-in = Es ist ein Zwangsspiel: Alle sind dabei, und es wird nicht geboten.
fault-middle = In der Mitte liegen { $number } Karten, erwartet { $expected }.
fault-piles = Der Geber hat { $number } Stapel, erwartet { $expected }.
fault-looked = Gelesen wurde { $read }, erwartet { $expected }: der Stapel, den der Geber angesehen hat.
fault-window = { $Seat } hat nichts anzusagen.
fault-unannounced = { $Seat } hat eine Hand, die angesagt werden muss. Dann gehört sie zu denen, die nicht angesagt sind.
fault-window-late = { $Seat } hat die Ansage vergessen: Andere haben schon { $number }-mal gezogen, und damit ist das Spiel zu Ende.
fault-announced = { $Seat } kann hier seine Hand nicht angesagt haben.
fault-forgot = { $Seat } kann hier keine Ansage vergessen haben.
fault-slides = Diese Plätze können nicht nacheinander geschoben haben: { $read }.
fault-left = Diese Plätze können nicht die letzten Züge haben: { $read }.
fault-offer = Die angebotene Karte { $card } ist nicht auf der Hand von { $seat } oder nicht die zuletzt gezeigte.
fault-exposed = Die aufgedeckte Karte { $card } ist auf keiner Hand.
fault-asks = Eine Frage und die Phase passen nicht zusammen.
fault-ssi = Das gehört zu den Zusatzregeln, die in dieser Partie nicht gelten.
fault-answers = { $Seat } kann nicht so geantwortet haben.
fault-swap = Es gibt keinen Tausch, der zurückgegeben werden könnte.
fault-swap-cards = { $Seat } kann nicht { $taken } im Tausch gegen { $laid } genommen haben.
fault-swap-call = { $Seat } hätte eine Hand weggetauscht, die angesagt werden muss; damit wäre das Spiel zu Ende gewesen.
fault-drawers = Es ziehen { $number } Spieler; es müssen mindestens zwei sein.
fault-best = { $Seat } zieht eine Karte, hat aber nicht die beste Hand.
fault-result = Das Ergebnis passt nicht zu den Händen, die gezeigt wurden.
fault-wins = { $Seat } hat { $read }; die Zahl ist nicht negativ.
fault-slots = { $Seat } hat { $number } Stapel, erwartet { $expected }.
fault-mixed = In einem offenen Stapel haben alle Karten denselben Rang, doch hier liegen { $read }.
fault-empty-slot = { $Seat } hat eine verdeckte Karte zu früh aufgedeckt: Andere Karten kommen zuerst.
fault-owners = Für die { $expected } Karten des Stapels sind { $number } Plätze angegeben.
fault-run = Die offenen Karten dieses Zuges sind { $read }, doch der Stapel endet mit { $expected }.
fault-run-lay = Die offenen Karten dieses Zuges sind { $read }, doch so darf man nicht legen.
fault-run-owner = Die offenen Karten dieses Zuges hat { $other } gelegt, doch Karten von { $seat } sind darunter.
fault-turned = { $card } kann nicht im Stapel liegen: Damit wäre er gewendet worden.
fault-unlayable = { $card } durfte hier nicht gelegt werden.
fault-picked-up = Jemand hat gerade den Stapel aufgenommen, doch dort liegen noch Karten: { $number }.
fault-runner = Es muss angegeben werden, wer die offenen Karten gelegt hat.
fault-fixed = Gelesen wurde { $read }, erwartet höchstens { $limit }.
fault-out = { $Seat } ist nicht im Spiel.
fault-gone = { $Seat } ist im Spiel, hat aber keine Karte.
fault-has-left = { $Seat } ist ausgeschieden, hat aber noch Karten.
fault-blow = { $Seat } soll pusten, ist aber nicht mit einer Sieben oben auf dem Stapel herausgegangen.
fault-quiet = Niemand muss pusten: Ihr habt vereinbart, dass eine Sieben auch so die letzte Karte sein darf.
fault-owes = { $Seat } ist nicht bereit, das Spiel hat aber begonnen.
fault-dots = { $Seat } hat { $read } Punkte; die Zahl ist nicht negativ.
fault-travel = Gelesen wurde { $read }; die Zahl ist nicht negativ.
fault-accused = Wer beschuldigt ist, wer beschuldigt und die Phase passen nicht zusammen.
fault-cheats = Das gibt es nur, wo Mogeln möglich ist.
fault-handicap = Dieses Handicap gibt es bei { $number } Kartenspielen nicht.
fault-banned = { $Seat } ist disqualifiziert, hat aber nicht verloren.
fault-replace = Karten werden nur ersetzt, wenn welche fehlen, und dann sofort.

wanted-value = ein Wert
wanted-whole = eine ganze Zahl
wanted-at-least = eine ganze Zahl, mindestens { $least }
wanted-range = eine ganze Zahl von { $least } bis { $most }
wanted-number = eine Zahl
wanted-seat = die Nummer eines Platzes
wanted-truth = yes oder no
wanted-word = ein Wort
wanted-cards = Karten, etwa „7h Ks ?“
wanted-card = eine Karte, etwa 7h
wanted-maybe = { $of } oder „-“ für nichts
wanted-row = eine Liste mit { $number } Werten
wanted-list = eine Liste
wanted-play = ein Platz und eine Karte, etwa „1 7h“ oder „1 7h down“
wanted-swap = ein Platz, die Karten, die er gab, und die, die er nahm, etwa „1 9d Tc“
wanted-earlier = eine Liste mit Feldern und Werten
wanted-pairs = eine Liste mit Namen und Werten
wanted-ascending = aufsteigende Zahlen
wanted-no-trick = keine Karten in Stichen in der Phase „{ $phase }“
wanted-one-of = eines von { $choices }
