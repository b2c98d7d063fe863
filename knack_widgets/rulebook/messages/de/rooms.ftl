# A class at one table: what a room says.

room-here = { $count ->
    [0] Noch ist niemand da
    [one] Eine Person ist da
   *[other] { $count } Personen sind da
}
room-seat = Platz { $number }
room-on_own = Sie sehen sich die Partie selbst an.
room-on_example = Ein durchgespieltes Beispiel.
room-on_variant = Eine Variante: so hätte es gehen können.
room-on_back = Der Tisch wird besprochen; die Partie wartet.
room-broke = { $count ->
    [one] Einer von euch hat gegen { $clause } verstoßen
   *[other] { $count } von euch haben gegen { $clause } verstoßen
}
room-voted = { $count ->
    [0] Noch keine Antwort
    [one] Bisher eine Antwort
   *[other] Bisher { $count } Antworten
}
room-right = { $right } von { $count } haben richtig geantwortet
room-which_reading = Wie ist das zu lesen?
room-no_over = Dieser Raum ist zu Ende.
room-no_not_yours = Das darf nur, wer leitet.
room-no_unreadable = Das konnte der Raum nicht lesen.
room-no_rules = Das geht nicht: { $text }
room-no_nobody = Hier heißt niemand mehr so.
room-no_name = Ein Name hat zwischen 1 und { $most } Zeichen.
room-no_name_taken = Hier heißt schon jemand { $name }.
room-no_locked = Der Raum ist geschlossen: bitte die Lehrkraft fragen.
room-no_full = Der Raum ist voll.
room-no_seat_taken = Dieser Platz ist schon besetzt.
room-no_no_deal = Jetzt ist nichts zu geben.
room-no_no_end = Die Partie kann nicht mitten in einem Spiel beendet werden.
room-no_clause = Das ist nicht erlaubt: { $clause }.
room-no_not_live = Die Partie wartet, solange etwas anderes gezeigt wird.
room-no_late = Der Tisch ist inzwischen weiter.
room-no_long = Die Partie ist zu lang für einen Raum.
room-no_not_your_seat = Man kann nur für den eigenen Platz spielen.
room-no_hands_hidden = Das würde verdeckte Karten verraten. Bitte erst die Hände aufdecken oder das Ende des Spiels abwarten.
room-no_no_question = Hier lässt sich keine solche Frage stellen.
room-no_closed = Antworten werden nicht mehr angenommen.
room-no_still_open = Bitte erst die Frage schließen.
room-no_no_poll = Gerade wird nichts gefragt.
room-no_no_room = Für einen weiteren Raum ist gerade kein Platz.
