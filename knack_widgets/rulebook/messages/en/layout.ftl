### What stands around table and text (keys in widgets/static/words.txt).

ui-all_games = All games
ui-back_to_match = Back to your match
ui-back_to_rule = Back to the rule
ui-back_to_table = Back to the table
ui-beside = Beside it:
ui-language_of_source = the language of the source
ui-original_more = Original …
ui-rules_here = Rules
ui-whole_log = Everything that happened
ui-glossary = Glossary
ui-also_called = also called
ui-search = Search
ui-start_over = Start over
ui-welcome = Welcome back: your match goes on here.
