### Wörter und Sätze, die Python in die Seite einsetzt.

## Arten von Abschnitten

ui-kind_limit = Voraussetzung
    .title = Sagt, womit eine Partie beginnen kann
ui-kind_permission = wer darf
    .title = Sagt, wer was tun darf
ui-kind_duty = muss gespielt werden
    .title = Verlangt bestimmte Karten
ui-kind_effect = Folge
    .title = Tritt von selbst ein
ui-kind_definition = Bedeutung
    .title = Sagt, was ein Wort bedeutet
ui-kind_background = Hinweis
    .title = Verbietet nichts und bewirkt nichts

## Zähler, mit Erklärung

ui-counter_pot = Topf
    .title = Was im Topf liegt
ui-counter_third = Je Stich
    .title = Was ein Stich mindestens bringt: ein Drittel des Topfes
ui-counter_betar = Beten
    .title = Wie viele Beten bereitliegen
ui-counter_going = Bete im Spiel
    .title = Die kleinste Bete ist die, um die es geht
ui-counter_stake = Einsatz
    .title = Der vereinbarte Einsatz
ui-counter_deal = Spiel
    .title = Das wievielte Spiel der Partie es ist

## Die Plätze

ui-seat_you = Du
ui-seat_waiting = noch nichts gesagt
ui-seat_knocked = geklopft
ui-seat_folded = ausgestiegen
ui-seat_in = dabei
ui-seat_won = ohne Spiel gewonnen
ui-seat_none = noch keine Karten
ui-ante = { $amount } in den Topf gelegt
ui-worth = { $value } Punkte
ui-by_seat = { $seat }: { $label }
ui-exchange = Karten tauschen
ui-choose_pair = Wähle eine deiner Karten und eine aus der Mitte, dann tausche.
ui-bought = { $count ->
    [one] einmal gekauft
   *[other] { SPELL($count) }mal gekauft
}
ui-choose_cards = Wähle die Karten, die du ablegen willst, und kaufe. Ebenso viele bekommst du aus dem Talon.
ui-compare_stopped = An diesem Tisch ist der Zug nicht erlaubt; hier bleibt die Partie stehen.
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

ui-counter_clockwise = Gespielt wird gegen den Uhrzeigersinn: Nach dir kommt, wer rechts von dir sitzt.
ui-for_players = { $least } bis { $most } Spieler

## Wer spielt

ui-control_me = ich spiele
ui-control_random = ein zufälliger Gegner
ui-control_forgetful = ein vergesslicher Gegner
ui-control_careful = ein vorsichtiger Gegner
ui-control_strong = ein starker Gegner

## Die Schritte

ui-step_start = Anfang
ui-step_number = { $number }: { $text }
ui-step_try = Versuch: { $text }
ui-line_main = wie gespielt
ui-line_example = das Beispiel
ui-line_own = deine Partie
ui-line_variant = Variante { $number }

## Das Original

ui-original_help = Die Sätze des Originals gehören seinen Verfassern und liegen nicht bei. Wer ein Exemplar hat, kann es neben unserem Text sehen: Lege die Datei { $file } in einen Ordner und lass KNACK_ORIGINALS auf ihn zeigen, oder wähle die Datei hier. Sie bleibt dann in deinem Browser und in dieser Sitzung.
ui-original_name = { $lang ->
    [sv] Schwedisch
    [de] Deutsch
   *[en] Englisch
}, { $signed ->
    [retold] nach { $author } ({ $year })
    [signed] { $author } ({ $year })
   *[unsigned] Verfasser nicht genannt
}
ui-original_offer = Das Original liegt nicht bei. { $lang ->
    [own] Mit einem eigenen Exemplar (Original …) steht es hier auch.
    [sv] Füge ein eigenes Exemplar hinzu (Original …), oder zeige auch unseren schwedischen Text.
    [de] Füge ein eigenes Exemplar hinzu (Original …), oder zeige auch unseren deutschen Text.
   *[en] Füge ein eigenes Exemplar hinzu (Original …), oder zeige auch unseren englischen Text.
}
ui-original_read = Das Exemplar ist eingelesen. Sätze, die zum Buch gehören: { $known }; unbekannte: { $unknown }.
ui-original_forgotten = Das Exemplar ist vergessen.
ui-original_unknown = Kein Satz der Datei ist bekannt: Das ist wohl nicht { $file }.

## Dateien und Links

ui-saved = Die Partie ist als { $file } gespeichert.
ui-saved_page = Die Seite { $file } ist gespeichert: Öffne sie zum Lesen oder Drucken.
ui-loaded = Die Partie ist geöffnet: { $count ->
    [0] kein Zug
    [one] ein Zug
   *[other] { SPELL($count) } Züge
}.
ui-error_too_large = Das ist zu groß: Gelesen werden höchstens { $limit }.
ui-error_broken = Die Partie lässt sich nicht lesen. { $text }
ui-error_bug = Im Programm ist ein Fehler aufgetreten. Deine Partie ist noch da. Der Fehler ist unter der Nummer { $number } notiert.
ui-error_other_game = Diese Partie gehört zu { $other }, die Seite zeigt aber { $game }.
ui-error_sealed = Die Partie, die dein Browser aufgehoben hat, lässt sich hier nicht lesen: Ein anderer Server hat sie versiegelt, oder sie ist verändert worden.
ui-error_other = Das hat nicht geklappt. ({ $text })
ui-error_original = Das Exemplar lässt sich nicht lesen. ({ $text })
ui-link_unknown = Dieser Teil des Links war nicht zu verstehen und blieb unberücksichtigt: { $parts }.
ui-link_too_long = Die Partie ist zu lang für einen Link: Speichere sie stattdessen als Datei.
ui-position_laid = Die Stellung liegt auf dem Tisch. Ob eine ganze Partie hierher führt, ist nicht entschieden.
ui-position_dealt = Die unbekannten Karten sind ausgelost.
ui-link_broken = Der Link lässt sich nicht lesen; die Seite beginnt von vorn. { $text }
ui-link_other_game = Der Link gehört zu { $other }, die Seite zeigt aber { $game }.

## Stapel auf dem Tisch, und was an einem Platz gilt

ui-choose_cards_lay = Wähle die Karten in der Reihenfolge, in der du sie legen willst.
ui-choose_place = Wähle Karten und lege sie auf ein Päckchen, nimm eins von deinen auf, oder drücke auf „Fertig“.
ui-stock_left = { $count ->
    [0] Der Zugstapel ist leer
    [one] Zugstapel: eine Karte
   *[other] Zugstapel: { SPELL($count) } Karten
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
   *[other] Ablagestapel: { SPELL($count) } Karten, es gilt { $top }
}
ui-heap_none = kein Rang
ui-only_in = Dieses Spiel gibt es nur auf { $lang ->
    [sv] Schwedisch
    [de] Deutsch
   *[en] Englisch
}: Seine Regeln stehen hier in dieser Sprache.
