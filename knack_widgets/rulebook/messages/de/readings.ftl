# Lesarten: wo eine Quelle schweigt, sich widerspricht oder missverstanden werden kann, was sie sagt, wie das Buch sie liest und wie man sie lesen kann.

ui-readings = Andere Lesarten
ui-readings_ours = die Lesart des Buches
ui-readings_letter = so steht es in der Quelle
ui-readings_variant = Eine verbreitete Variante
ui-readings_variant_note = eine verbreitete Variante
ui-readings_source = Was die Quelle sagt
ui-readings_why = Warum das Buch so liest
ui-readings_who = Wer es anders liest
ui-readings_show = Beide Tische zeigen
ui-readings_play = Mit { $value } spielen
ui-readings_book = Wieder nach dem Buch spielen
ui-readings_off = Ab jetzt gilt die Lesart des Buches. Eine neue Partie hat begonnen.
ui-readings_on = Eine neue Partie hat begonnen, in der { $ruling } so gelesen wird, wie { $value } es sagt.
ui-readings_differs = Es macht in { $share } der Spiele einen Unterschied ({ $low } bis { $high }).
ui-readings_always = Es macht in jedem Spiel einen Unterschied.
ui-readings_balance_same = Am Stand ändert sich nichts.
ui-readings_wins_same = An den Siegen ändert sich nichts.
ui-readings_place_same = An den Plätzen ändert sich nichts.
ui-readings_never = In { $deals } Spielen mit vorsichtigen Spielern macht es keinen Unterschied.
ui-readings_uncounted = Wie oft es einen Unterschied macht, ist nicht gezählt.
ui-readings_balance = Verschobenes Geld: { $amount } je Spiel.
ui-readings_wins = Verschobene Siege: { $amount } je Spiel.
ui-readings_place = Verschobene Plätze: { $amount } je Spiel.
ui-readings_options = Gezählt mit: { $options }.
ui-readings_players = { SPELL($count) } Spieler

### Die Seite mit offenen Fragen.

ui-questions = Offene Fragen
ui-questions_game = Spiel
ui-questions_order = Reihenfolge
ui-questions_by_share = wie oft es etwas ausmacht
ui-questions_by_money = wie viel verschoben wird
ui-questions_by_game = Spiel
ui-questions_all = Alle Entscheidungen
ui-questions_all_hint = Alle Entscheidungen des Buches und ihre Art: Eine Lesart ändert Spiel oder Geld, eine Grenze sagt, was eingegeben werden darf, Notation ist, wie etwas geschrieben wird, und „mit anderen Worten“ wiederholt nur, was die Quelle sagt.
ui-questions_ruling = Entscheidung
ui-questions_clause = Regel
ui-questions_kind = Art
ui-questions_share = Spiele, die abweichen
ui-questions_moved = Verschoben je Spiel
ui-questions_kind_reading = Lesart
ui-questions_kind_bound = Grenze
ui-questions_kind_notation = Notation
ui-questions_kind_in_other_words = mit anderen Worten
ui-questions_unread = Eine Lesart, die hier nicht anders gespielt werden kann
