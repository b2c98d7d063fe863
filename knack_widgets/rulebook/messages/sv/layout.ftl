### What stands around table and text (keys in widgets/static/words.txt).

ui-all_games = Alla spel
ui-back_to_match = Tillbaka till ditt parti
ui-back_to_rule = Tillbaka till regeln
ui-back_to_table = Tillbaka till bordet
ui-beside = Visa också:
ui-column_sv = Svenska
ui-column_sv_source = Svenska (källans språk)
ui-column_de = Tyska
ui-column_de_source = Tyska (källans språk)
ui-column_en = Engelska
ui-column_en_source = Engelska (källans språk)
ui-original_more = Originalet …
ui-rules_here = Regler
ui-whole_log = Allt som har hänt
ui-glossary = Ordlista
ui-also_called = kallas även
ui-search = Sök
ui-start_over = Börja om
ui-welcome = Välkommen tillbaka: partiet fortsätter här.
ui-table_above = Bordet ovanför texten
