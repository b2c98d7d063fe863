### Wörter und Sätze, die Python in die Seite einsetzt.

## Arten von Abschnitten

ui-kind_limit = Grenze
    .title = Weist einen Aufbau zurück
ui-kind_frame = Rahmen
    .title = Sagt, wer was tun darf
ui-kind_duty = Pflicht
    .title = Verlangt bestimmte Karten
ui-kind_effect = Wirkung
    .title = Tritt von selbst ein
ui-kind_definition = Begriff
    .title = Sagt, was ein Wort bedeutet
ui-kind_background = Hintergrund, ohne Zwang
    .title = Zwingt zu nichts

## Zähler, mit Erklärung

ui-counter_pot = Topf
    .title = Was im Topf liegt
ui-counter_third = Je Stich
    .title = Was ein Stich mindestens bringt: ein Drittel des Topfes
ui-counter_betar = Beten
    .title = Wie viele Beten bereitliegen
ui-counter_going = Gehende Bete
    .title = Die kleinste Bete: um sie geht es
ui-counter_stake = Einsatz
    .title = Der vereinbarte Einsatz
ui-counter_deal = Spiel
    .title = Das wievielte Spiel der Partie es ist

## Die Plätze

ui-seat_waiting = hat noch nicht gesprochen
ui-seat_knocked = hat geklopft
ui-seat_folded = ist ausgestiegen
ui-seat_in = ist dabei
ui-seat_won = hat ohne Spiel gewonnen
ui-seat_none = wartet auf Karten
ui-seat_swung = hat geschwungen
ui-seat_joined = geht mit
ui-seat_passed = hat gepasst
ui-ante = { $amount } in den Topf gelegt
ui-worth = { $value } Punkte
ui-score = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}, { $losses ->
    [one] { $losses } Niederlage
   *[other] { $losses } Niederlagen
}
ui-by_seat = { $seat }: { $label }
ui-exchange = Karten tauschen
ui-choose_pair = Wähle eine Handkarte und eine Karte der Mitte und tausche sie.
ui-seat_slid = hat geschoben
ui-seat_ended = hat gepasst
ui-seat_last_turn = ist noch einmal dran
ui-bought = { $count ->
    [one] hat einmal gekauft
    [2] hat zweimal gekauft
   *[other] hat { $count }-mal gekauft
}
ui-choose_cards = Wähle die Karten, die du ablegen willst, und kaufe. Ebenso viele bekommst du aus dem Talon.
ui-compare_stopped = An diesem Tisch geht der Zug nicht; hier bleibt die Partie stehen.
ui-compare_first = Erster Unterschied: Schritt { $number }
ui-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
ui-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-played = { $seat }: { $card }
ui-played_face_down = { $seat }: eine verdeckte Karte
ui-trump = Trumpf: { $suit }
ui-no_trump = Noch kein Trumpf

ui-being_set = in Arbeit
ui-for_players = { $least } bis { $most } Spieler

## Wer spielt

ui-control_me = ich spiele
ui-control_random = der Zufall spielt
ui-control_forgetful = ein vergesslicher Gegner
ui-control_careful = ein vorsichtiger Gegner

## Die Schritte

ui-step_start = Anfang
ui-step_number = { $number }: { $text }
ui-step_try = Versuch: { $text }
ui-line_main = Hauptverlauf
ui-line_example = das Beispiel
ui-line_own = deine Partie
ui-line_variant = Variante { $number }

## Das Original

ui-original_help = Die Sätze des Originals gehören seinen Verfassern und liegen nicht bei. Wer ein Exemplar hat, kann es neben unserem Text sehen: Lege die Datei { $file } in einen Ordner und lass KNACK_ORIGINALS auf ihn zeigen, oder wähle die Datei hier. Sie bleibt dann in deinem Browser und in dieser Sitzung.
ui-original_read = Das Exemplar ist eingelesen: { $known } Sätze gehören zum Buch, { $unknown } sind unbekannt.
ui-original_forgotten = Das Exemplar ist vergessen.
ui-original_unknown = Kein Satz der Datei ist bekannt: Das ist wohl nicht { $file }.

## Dateien und Links

ui-saved = Die Partie ist als { $file } gespeichert.
ui-loaded = Die Partie ist geöffnet: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}.
ui-error_too_large = Das ist zu groß: Gelesen werden höchstens { $limit }.
ui-error_broken = Die Partie lässt sich nicht lesen. { $text }
ui-error_other_game = Diese Partie gehört zu { $other }, die Seite zeigt aber { $game }.
ui-error_sealed = Die Partie, die dein Browser aufgehoben hat, lässt sich hier nicht lesen: Ein anderer Server hat sie versiegelt, oder sie ist verändert worden.
ui-error_original = Das Exemplar lässt sich nicht lesen. { $text }
ui-link_too_long = Die Partie ist zu lang für einen Link: Speichere sie stattdessen als Datei.
ui-link_broken = Der Link lässt sich nicht lesen; die Seite beginnt von vorn. { $text }
ui-link_other_game = Der Link gehört zu { $other }, die Seite zeigt aber { $game }.

## Stapel auf dem Tisch, und was an einem Platz gilt

ui-choose_cards_lay = Wähl Karten in der Reihenfolge, in der sie liegen sollen.
ui-choose_place = Wähl Handkarten und leg sie auf ein Päckchen, nimm eins von deinen auf, oder sag, dass du fertig bist.
ui-stock_left = { $count ->
    [0] Der Zugstapel ist leer
    [one] Zugstapel: eine Karte
   *[other] Zugstapel: { $count } Karten
}
ui-locked = gesperrt
ui-look = { $seat }: Hand zeigen
ui-pile = Päckchen { $number }: { $cards }{ $down ->
    [yes] {" "}auf einer verdeckten Karte
   *[no] {""}
}{ $locked ->
    [yes] , gesperrt
   *[no] {""}
}
ui-pile_bare = { $down ->
    [yes] Päckchen { $number }: eine verdeckte Karte
   *[no] Päckchen { $number }: leer
}
ui-heap_empty = Der Ablagestapel ist leer
ui-heap_top = { $count ->
    [one] Ablagestapel: eine Karte, es gilt { $top }
   *[other] Ablagestapel: { $count } Karten, es gilt { $top }
}
ui-heap_none = kein Wert
ui-dots = { $count ->
    [one] ein Strafpunkt
   *[other] { $count } Strafpunkte
}
ui-no_insert = darf nicht einwerfen
ui-capped = durch den Hexakajak behindert
ui-in_debt = muss den Ablagestapel aufnehmen
ui-seat_ready = ist fertig
ui-seat_placed = Platz { $place }
ui-seat_banned = disqualifiziert, Platz { $place }
ui-counter_circuit = Runde
    .title = Die wievielte Runde um den Tisch es ist
ui-counter_stock = Zugstapel
    .title = Wie viele Karten noch zu ziehen sind
ui-counter_discard = Abwurf
    .title = Wie viele Karten weggewendet worden sind
