### Eine Unterrichtsstunde über Chancen.

ui-lesson = Für die Klasse: Wann soll man klopfen?
ui-class_table = Eine Klasse an einem Tisch: Räume und Lektionen
ui-lesson_answer = Antwort zeigen
ui-lesson_worlds = Welten
ui-lesson_others = Die anderen
ui-lesson_careful = vorsichtig
ui-lesson_random = zufällig
ui-lesson_span = { $low } bis { $high }
ui-lesson_threads = Threads
ui-lesson_steps = Schritt
ui-lesson_worked_out_by = Gerechnet mit
ui-lesson_behind = Hinter dem besten
ui-lesson_alone = Mit eigenen Welten
ui-lesson_deal = Spiel
ui-lesson_row = { $deal }, { $others }
ui-lesson_play = Durchspielen
ui-lesson_clear = Tabelle leeren
ui-lesson_hand = Deine Hand
ui-lesson_up = Aufgedeckte Karte
