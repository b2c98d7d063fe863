### What stands around table and text (keys in widgets/static/words.txt).

ui-all_games = Alla spel
ui-back_to_match = Tillbaka till ditt parti
ui-back_to_rule = Tillbaka till regeln
ui-back_to_table = Tillbaka till bordet
ui-beside = Bredvid:
ui-language_of_source = källans språk
ui-original_more = Originalet …
ui-rules_here = Regler
ui-whole_log = Allt som har hänt
ui-glossary = Ordlista
ui-also_called = kallas även
ui-search = Sök
ui-start_over = Börja om
ui-welcome = Välkommen tillbaka: partiet fortsätter här.
