### What stands around table and text (keys in widgets/static/words.txt).

ui-all_games = All games
ui-back_to_match = Back to your match
ui-back_to_rule = Back to the rule
ui-back_to_table = Back to the table
ui-beside = Also show:
ui-column_sv = Swedish
ui-column_sv_source = Swedish (the source’s language)
ui-column_de = German
ui-column_de_source = German (the source’s language)
ui-column_en = English
ui-column_en_source = English (the source’s language)
ui-original_more = Original …
ui-rules_here = Rules
ui-whole_log = Everything that happened
ui-glossary = Glossary
ui-also_called = also called
ui-search = Search
ui-start_over = Start over
ui-welcome = Welcome back: your match goes on here.
ui-table_above = Table above the text
