### What stands around table and text (keys in widgets/static/words.txt).

ui-all_games = Alle Spiele
ui-back_to_match = Zurück zu deiner Partie
ui-back_to_rule = Zurück zur Regel
ui-back_to_table = Zurück zum Tisch
ui-beside = Daneben:
ui-language_of_source = die Sprache der Quelle
ui-original_more = Original …
ui-rules_here = Regeln
ui-whole_log = Alles, was geschah
ui-glossary = Glossar
ui-also_called = auch
ui-search = Suchen
ui-start_over = Von vorn beginnen
ui-welcome = Willkommen zurück: Hier geht deine Partie weiter.
