### What stands around table and text (keys in widgets/static/words.txt).

ui-all_games = Alle Spiele
ui-back_to_match = Zurück zu deiner Partie
ui-back_to_rule = Zurück zur Regel
ui-back_to_table = Zurück zum Tisch
ui-beside = Dazu zeigen:
ui-column_sv = Schwedisch
ui-column_sv_source = Schwedisch (Sprache der Quelle)
ui-column_de = Deutsch
ui-column_de_source = Deutsch (Sprache der Quelle)
ui-column_en = Englisch
ui-column_en_source = Englisch (Sprache der Quelle)
ui-original_more = Original …
ui-rules_here = Regeln
ui-whole_log = Alles, was geschah
ui-glossary = Glossar
ui-also_called = auch
ui-search = Suchen
ui-start_over = Von vorn beginnen
ui-welcome = Willkommen zurück: Hier geht deine Partie weiter.
ui-table_above = Tisch über dem Text
