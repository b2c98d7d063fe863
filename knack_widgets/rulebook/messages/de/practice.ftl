# Üben: eine Runde Fragen, und was der Leser bisher gelernt hat.

ui-practise = Üben
ui-practise_on = Zurück zur Frage
ui-no_lesson = Diese Lektion lässt sich nicht öffnen: { $text }
ui-no_exercise = Die Übung in der Adresse lässt sich nicht zeigen: { $text }

practise-practice = Üben
practise-of = von
practise-check = Prüfen
practise-choose = Wähle zuerst eine Antwort.
practise-chosen = Gewählt:
practise-which_allowed = Welche Karten darfst du jetzt spielen? Tippe alle erlaubten an.
practise-which_refused = Welche dieser Karten darfst du jetzt nicht spielen? Tippe sie an.
practise-face_down = verdeckt
practise-hint = Tipp
practise-hint_last = Noch ein Tipp
practise-next = Nächste Frage
practise-lesson = Lektion
practise-lesson_next = Nächster Schritt
practise-lesson_back = Vorheriger Schritt
practise-lesson_own = Deine Antwort
practise-lesson_own_hint = Nur für dich: Sie wird nicht bewertet und nicht gespeichert. Am Ende der Lektion siehst du sie zum Vergleichen wieder.
practise-lesson_answers = Deine Antworten
practise-lesson_open = Diesen Tisch öffnen
practise-lesson_done = Die Lektion ist zu Ende.
practise-lesson_fault = Diese Aufgabe lässt sich nicht zeigen
practise-finish = Ergebnis zeigen
practise-due_scope = Wiederholung
practise-due_next = Auch wiederholen: { $name }
practise-again = Noch eine Runde
practise-print = Zehn Aufgaben drucken
practise-print_these = Diese Aufgaben drucken
practise-papers = Drucken, Moodle …
practise-moodle = Für Moodle (XML)
practise-gift = Für andere Systeme (GIFT-Text)
practise-leave = Zurück zu deiner Partie
practise-table = Der Tisch zur Frage
practise-try = Am Tisch ausprobieren
practise-try_move = Das am Tisch ausprobieren
practise-back = Zurück zur Frage
practise-is_right = richtig
practise-is_missed = übersehen
practise-is_wrong = falsch
practise-is_right_refused = richtig markiert: verboten
practise-is_missed_refused = übersehen: verboten
practise-is_wrong_refused = falsch markiert: erlaubt

practise-right = Genau richtig.
practise-partly = Nicht ganz.
practise-missed_all = Das stimmt nicht.

practise-result = { $right } von { $total } richtig
practise-look_again = Noch einmal ansehen
practise-to_result = Zurück zum Ergebnis
practise-measure = { $name }: { $tried } von { $all } Abschnitten geübt, { $sure } sicher
practise-back_in = { $days ->
    [0] kommt heute wieder
    [1] kommt morgen wieder
   *[other] kommt in { SPELL($days) } Tagen wieder
}

practise-bait = Wer die Regel nicht kennt, macht hier in { $share } von 100 Fällen einen verbotenen Zug, meist „{ $choice }“.
practise-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
}
practise-day_scope = Falle vom { $day }
practise-share = Ergebnis teilen
practise-shared = Kopiert.
practise-share_right = { $game }, Falle vom { $day }: beim ersten Versuch richtig
practise-share_wrong = { $game }, Falle vom { $day }: ich bin hineingetappt

practise-keeping = Dein Lernstand
practise-text = Was du gelernt hast, bleibt in diesem Browser und nirgendwo sonst. Du kannst es als Datei mitnehmen.
practise-take = Als Datei speichern
practise-bring = Aus Datei hinzufügen …
practise-forget = Lernstand löschen
practise-printed = Das Blatt ist mit den Lösungen als { $file } gespeichert. Öffne die Datei, um es zu drucken.
practise-quizzed = { $count ->
    [one] Eine Frage ist in { $file } gespeichert.
   *[other] { SPELL($count, start: "yes") } Fragen sind in { $file } gespeichert.
}
practise-quiz_left = Fragen, die solche Systeme nicht bewerten können, fehlen.
practise-taken = Dein Lernstand ist in { $file } gespeichert.
practise-brought = { $count ->
    [0] In der Datei war nichts, was hinzukommen könnte.
    [one] Eine Art von Frage ist aus der Datei hinzugekommen.
   *[other] { SPELL($count, start: "yes") } Arten von Fragen sind aus der Datei hinzugekommen.
}
practise-forgotten = Dein Lernstand ist gelöscht.
practise-undo = Rückgängig
practise-unreadable = In der Datei steht kein lesbarer Lernstand: { $text }. Es hat sich nichts geändert.
