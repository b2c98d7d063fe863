# A class at one table: what a room says.

room-here = { $count ->
    [0] Noch ist niemand im Raum
    [one] Eine Person im Raum
   *[other] { SPELL($count, start: "yes") } Personen im Raum
}
room-here_of = { $present ->
    [one] { $present } von { $total } ist im Raum
   *[other] { $present } von { $total } sind im Raum
}
room-seat = Platz { $number }
room-on_own = Du siehst dich gerade selbst um.
room-on_example = Ein durchgespieltes Beispiel.
room-on_variant = Eine Variante: so hätte es gehen können.
room-on_back = Der Tisch wird besprochen; die Partie wartet.
room-broke = { $count ->
    [one] Jemand von euch hat gegen { $clause } verstoßen
   *[other] { SPELL($count, start: "yes") } von euch haben gegen { $clause } verstoßen
}
room-right = { $right ->
    [one] { $right } von { $total } hat richtig geantwortet
   *[other] { $right } von { $total } haben richtig geantwortet
}
room-which_reading = Wie versteht ihr diese Regel?
room-no_over = Dieser Raum ist zu Ende.
room-no_broken = Dieser Raum lässt sich nicht mehr lesen, weil seine Daten beschädigt sind. Öffne einen neuen Raum.
room-no_busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
room-no_not_yours = Das darf nur, wer leitet.
room-no_unreadable = Das konnte der Raum nicht lesen.
room-no_rules = Das geht nicht: { $text }
room-no_bug = Im Programm ist ein Fehler aufgetreten. Er ist unter der Nummer { $number } notiert.
room-no_nobody = Hier heißt niemand mehr so.
room-no_name = Ein Name hat zwischen 1 und { $most } Zeichen.
room-no_name_letters = Der Name enthält Zeichen, die sich nicht anzeigen lassen. Bitte gib ihn noch einmal ein.
room-no_name_sign = Ein Name kann nicht mit „{ $sign }“ beginnen.
room-no_name_taken = Hier heißt schon jemand { $name }. Bist du das auf einem anderen Handy? Dann tritt unter einem anderen Namen bei und lass dir von der Lehrkraft deinen Platz zurückgeben. Sonst wähle einen anderen Namen.
room-no_locked = Der Raum ist geschlossen. Frag die Lehrkraft.
room-no_full = Der Raum ist voll.
room-no_seat_taken = Dieser Platz ist schon besetzt.
room-no_no_deal = Jetzt ist nichts zu geben.
room-no_no_end = Die Partie kann nicht mitten in einem Spiel beendet werden.
room-no_clause = Das ist nicht erlaubt: { $clause }.
room-no_not_live = Die Partie wartet, solange etwas anderes gezeigt wird.
room-no_late = Der Tisch ist inzwischen weiter.
room-no_long = Die Partie ist zu lang für einen Raum.
room-no_not_your_seat = Man kann nur für den eigenen Platz spielen.
room-no_hands_hidden = Das würde verdeckte Karten verraten. Deck erst die Hände auf oder warte das Ende des Spiels ab.
room-no_no_table = Gerade ist kein Tisch zu sehen, den man auslegen könnte.
room-no_unanswered = Der Tisch lässt sich auslegen, sobald die Antwort gezeigt ist.
room-no_no_question = Hier lässt sich keine solche Frage stellen.
room-no_closed = Antworten werden nicht mehr angenommen.
room-no_still_open = Schließe erst die Frage.
room-no_quiz_goes_on = Erst kommen die übrigen Fragen. Um jetzt eine Regel zu zeigen, geh zurück zum Tisch.
room-no_no_poll = Gerade wird nichts gefragt.
room-no_no_room = Für einen weiteren Raum ist gerade kein Platz.
room-column_number = Frage
room-column_round = Runde
room-column_name = Name
room-column_question = Was gefragt wurde
room-column_answer = Antwort
room-column_right = Richtig
room-column_clause = Regel
room-column_right_answer = Richtige Antwort
room-column_points = Punkte
room-column_date = Datum
room-column_game = Spiel
room-wrong = { $clause }: { $wrong } von { $total } falsch
room-results_count = { $pupils ->
    [one] Eine Person
   *[other] { $pupils } Personen
}, { $questions ->
    [one] eine Frage
   *[other] { $questions } Fragen
}
room-results_title = Die Klasse heute
room-results_pupils = Nach Schülern
room-results_clauses = Nach Regeln
room-results_questions = Die Fragen
room-results_right = Richtig
room-results_next = Als Nächstes üben
room-results_clause = Regel
room-results_wrong = Falsche Antworten
room-results_refused = Unerlaubte Züge
room-results_practise = Üben
room-refused_row = Unerlaubter Zug
room-refused_by = { $move } – { $clause }
room-refused_move = { $name }: { $move } – { $clause }
room-results_sheet = Zehn Aufgaben auf Papier
room-results_nothing = Noch wurde nichts gefragt, und kein Zug war unerlaubt.
room-answered = { $done ->
    [one] { $done } von { $total } hat geantwortet
   *[other] { $done } von { $total } haben geantwortet
}
room-stuck = { $count ->
    [one] ein unerlaubter Zug
   *[other] { SPELL($count) } unerlaubte Züge
}
room-stuck_at = { $count ->
    [one] ein unerlaubter Zug: { $clause }
   *[other] { SPELL($count) } unerlaubte Züge: { $clause }
}
room-state_stuck = { $count ->
    [one] eine Person kommt nicht weiter
   *[other] { SPELL($count) } kommen nicht weiter
}
room-state_away = { $count ->
    [one] eine Person weg
   *[other] { SPELL($count) } weg
}
room-no_other_game = Das gehört zu einem anderen Spiel. Beginne zuerst eine Partie davon.
room-no_pasted = Das ist weder ein Link dieses Buchs noch eine Stellung noch eine Partie.
room-no_no_hints = In diesem Raum gibt es keine Tipps.
room-no_no_hint_now = Du hast jetzt nichts zu entscheiden.
room-no_hints_used = Du hast in diesem Spiel schon { SPELL($most) } Tipps bekommen.
room-no_wrong_return = Niemand hier hat diesen Rückkehrcode. Jeder Code gilt einmal: Lass dir auf dem ersten Gerät einen neuen geben.
room-no_many_returns = Es wurden zu viele Codes probiert. Bitte die Lehrkraft, dir deinen Platz zurückzugeben.

# The pages.

room-ui_title = Eine Klasse an einem Tisch
room-ui_code = Code
room-ui_code_hint = Sechs Zeichen, wie sie bei der Lehrkraft stehen.
room-ui_come_in = Beitreten
room-ui_wrong_code = Es gibt keinen Raum mit diesem Code. Vergleiche ihn mit dem Bildschirm der Lehrkraft und gib ihn noch einmal ein.
room-ui_open_room = Einen Raum öffnen
room-ui_open_hint = Für alle, die unterrichten: Andere treten mit einem Code bei, setzen sich und folgen dem, was du zeigst. Hier stellst du auch eine Lektion zusammen, unter Fragen und Unterricht.
room-ui_game = Spiel
room-ui_settle = Klären
room-ui_read_rules = Regeln lesen
room-ui_open_asks = Der Raum öffnet sich mit deiner Frage an die Klasse.
room-ui_open = Raum öffnen
room-ui_login = Zum Öffnen eines Raums anmelden
room-ui_name = Name in diesem Raum
room-ui_join = Mitmachen
room-ui_join_hint = Ein Spitzname genügt. Er wird gelöscht, wenn der Raum endet.
room-ui_seats = Freie Plätze
room-ui_sit = Hinsetzen
room-ui_look_on = Zuschauen
room-ui_seat_yours = am Tisch
room-ui_you_look_on = Bis du einen Platz nimmst, schaust du zu.
room-ui_follow = Zurück zur Klasse
room-ui_look_alone = Selbst umsehen
room-ui_off_line = Die Verbindung ist weg; sie wird wiederhergestellt …
room-ui_gone = Dieser Raum ist zu Ende.
room-ui_broken = Dieser Raum lässt sich nicht mehr lesen, weil seine Daten beschädigt sind. Öffne einen neuen Raum.
room-ui_back_to_door = Ein anderer Raum
room-ui_taken = Dein Platz ist in einem anderen Tab offen.
room-ui_take_here = Hier weitermachen
room-ui_be_other = Als jemand anderes beitreten
room-ui_moved = Du hast in einem anderen Tab weitergemacht.
room-ui_language = Sprache
room-ui_locked = Der Raum ist geschlossen.
room-ui_scan = Scannen oder eingeben:
room-ui_screen = Seite für den Beamer
room-ui_class = Die Klasse
room-ui_not_here = weg
room-ui_free = für sich
room-ui_leads = leitet
room-ui_seat_of = Platz von
room-ui_rename = Umbenennen
room-ui_own_place = Name ändern, Raum verlassen
room-ui_leave = Raum verlassen
room-ui_hand_place = Platz übergeben an …
room-ui_remove = Entfernen
room-ui_remove_marked = Ausgewählte entfernen
room-ui_mark_member = Auswählen
room-ui_mark_all = Alle auswählen / Auswahl aufheben
room-ui_lock = Niemanden mehr hereinlassen
room-ui_unlock = Wieder hereinlassen
room-ui_hand_lead = Leitung übergeben
room-ui_take_lead = Leitung zurücknehmen
room-ui_back_match = Zurück zur Partie
room-ui_hands_open = Alle Hände aufdecken
room-ui_hands_close = Hände wieder verdecken
room-ui_marks_on = Erlaubtes markieren
room-ui_marks_off = Erlaubtes nicht markieren
room-ui_fill = Freie Plätze spielt
room-ui_fill_nobody = niemand (sie bleiben frei)
room-ui_fill_leader = die Lehrkraft
room-ui_fill_careful = ein vorsichtiger Gegner
room-ui_fill_random = ein zufälliger Gegner
room-ui_new_match = Eine neue Partie
room-ui_players = Spieler
room-ui_begin = Beginnen
room-ui_show = Der Klasse zeigen
room-ui_show_clause = Diese Regel allen zeigen
room-ui_hide_clause = Regel ausblenden
room-ui_example = Durchgespieltes Beispiel
room-ui_show_example = Dieses Beispiel allen zeigen
room-ui_attempt_hint = Was wäre, wenn? Deck die Hände auf, geh zum Zug und tippe eine Karte an einem beliebigen Platz an: Alle sehen, was daraus würde.
room-ui_ask = Die Klasse fragen
room-ui_ask_here = Zu dieser Stellung fragen
room-ui_ask_fresh = Zu einer neuen Stellung fragen
room-ui_ask_reading = Über eine Lesart abstimmen lassen
room-ui_kind = Art der Frage
room-ui_any_kind = beliebig
room-ui_kind_legal_moves = Was darf gespielt werden?
room-ui_kind_which_clause = Welche Regel verbietet es?
room-ui_kind_who_acts = Wer ist dran?
room-ui_kind_who_takes = Wer nimmt den Stich?
room-ui_kind_what_is_paid = Wer zahlt was?
room-ui_kind_find_refused = Was ist nicht erlaubt?
room-ui_kind_what_follows = Was passiert dann?
room-ui_clause = Regel
room-ui_quiz_start = Zehn Fragen
room-ui_quiz_next = Nächste Frage
room-ui_vote = Antworten
room-ui_vote_change = Antwort ändern
room-ui_close = Schließen und Antworten zeigen
room-ui_answer = Zeigen, was richtig ist
room-ui_again = Noch einmal fragen
room-ui_put_away = Zurück zum Tisch
room-ui_votes = Antworten
room-ui_right_mark = richtig
room-ui_refused_mark = verboten
room-ui_allowed_mark = erlaubt
room-ui_vote_received = Angekommen. Du kannst noch ändern.
room-ui_round = Runde
room-ui_misses = Unerlaubte Züge
room-ui_wrong = Was falsch war, nach Regeln
room-ui_take_along = Ergebnisse sichern
room-ui_file_page = Ergebnisse auf einer Seite
room-ui_file_record = Spielverlauf speichern
room-ui_file_csv = Antworten als Tabelle (CSV)
room-ui_file_jsonl = Antworten für andere Programme (JSON-Zeilen)
room-ui_delete = Raum beenden
room-ui_delete_sure = Alles in diesem Raum wird gelöscht.
room-ui_delete_yes = Löschen
room-ui_cancel = Abbrechen
room-ui_alone = Handys können noch nicht beitreten: Der Server antwortet nur diesem Rechner. Starte ihn mit --ip=0.0.0.0.
room-ui_no_address = Der Server hat seine eigene Adresse im Netz nicht gefunden. Gib sie hier ein: Sie steht in den Netzwerkeinstellungen dieses Rechners.
room-ui_own_address = Adresse dieses Rechners
room-ui_show_code = Code anzeigen
room-ui_binder = Diese Seite läuft auf Binder: Handys kommen nur mit ihrem ganzen Link herein, und wer ihn hat, kann in dieser Sitzung alles tun.
room-ui_own_server = Diese Seite läuft auf einem eigenen Server in einem JupyterHub, zu dem sonst niemand Zugang hat: Räume öffnet man dort, wo Handys sie erreichen.
room-ui_not_kept = Dieser Server speichert keine Räume: Wird er neu gestartet, sind sie weg. Lade vor dem Ende der Stunde herunter, was du behalten willst.
room-ui_clause_close = Schließen
room-ui_table = Tisch
room-ui_lesson = Fragen und Unterricht
room-ui_desk = Teile des Pults
room-ui_next = Nächster Schritt
room-ui_more = Mehr
room-ui_seat = Platz
room-ui_no_answer = keine Antwort
room-ui_remove_sure = Die Ausgewählten aus dem Raum entfernen?
room-ui_remove_yes = Entfernen
room-ui_find_clause = Regel suchen …
room-ui_ask_about = Zu dieser Regel fragen
room-ui_quiz_about = Zehn Fragen dazu
room-ui_examples = Durchgespielte Beispiele zu dieser Regel
room-ui_paste = Link, Stellung oder Partie einfügen
room-ui_paste_show = Auf den Tisch legen
room-ui_reading = Lesart
room-ui_ask_this_reading = Abstimmen lassen
room-ui_end_room = Raum beenden
room-ui_way_in = So tritt man bei
room-ui_large_code = Code in großer Schrift
room-ui_code_show = Code am Beamer zeigen
room-ui_code_hide = Code am Beamer ausblenden
room-ui_own_answer = deine Antwort
room-ui_your_answer_right = Deine Antwort: richtig
room-ui_your_answer_wrong = Deine Antwort: falsch
room-ui_hint = Tipp
room-ui_hints_on = Tipps erlauben
room-ui_hints_off = Keine Tipps erlauben
room-ui_other_device = Auf einem anderen Gerät weitermachen
room-ui_return_hint = Öffne diesen Raum auf dem anderen Gerät, wähle „Ich war schon hier“ und gib diesen Code ein. Er gilt einmal, in diesem Raum.
room-ui_return_link = Link für das andere Gerät
room-ui_was_here = Ich war schon hier, auf einem anderen Gerät
room-ui_return_label = Rückkehrcode
room-ui_come_back = Zurückkommen
