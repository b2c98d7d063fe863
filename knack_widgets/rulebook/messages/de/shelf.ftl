### Was vor dem ersten Spiel eines Besuchs gesagt wird.

ui-intro = Bevor du beginnst
ui-intro_close = Alles klar

### Das Regal: was gelesen und gelernt ist.

ui-learned = { $read } von { $all } Abschnitten gelesen, { $tried } geübt, { $sure } sicher
ui-learned_chapters = Kapitel für Kapitel
ui-learned_due = Heute zu wiederholen: { $total }
ui-learned_practise = Wiederholen

ui-settle = Einen Streit schlichten
ui-settle_here = Klären
ui-settle_hint = Diese Lage im Editor öffnen und fragen, was in ihr erlaubt ist
ui-to_editor = Diese Lage wird im Editor geöffnet. Karten, die du nicht siehst, sind dort unbekannt.

ui-path = Schritt für Schritt
ui-path_play = Spielen
ui-path_refused = Nicht erlaubt
ui-path_why = Warum
ui-path_round = Üben
ui-path_traps = Fallen
ui-trap_of_day = Falle des Tages
ui-path_done = erledigt
ui-shelf_broken = Dieses Spiel kann nicht gezeigt werden. Was ihm fehlt, steht im Protokoll des Programms.
