### The table: what can be asked of it, where the reader stands, what is new.

ui-now = Now
ui-why = Why?
ui-why_hint = Press a card or a move to be told why it is allowed, or why not.
ui-forbidden = not allowed now
ui-new = new
ui-looking_back = Looking back: step { $at } of { $total }
ui-return = Return to the game
ui-step_on = The next step is the deal: go on with the arrow under the table
ui-follow = The text follows the play
ui-marks = Mark cards and clauses
ui-choose_first = Choose cards first.
ui-blow_hold = Keep it pressed … then let go
