### What is said before the first deal of a visit.

ui-intro = Before you begin
ui-intro_close = Got it

### The shelf: what a reader has read and learned so far.

ui-learned = { $read } of { $all } clauses read, { $tried } practised, { $sure } mastered
ui-learned_chapters = By chapter
ui-learned_due = Due today: { $total }
ui-learned_practise = Practise what is due

ui-settle = Settle a dispute
ui-settle_here = Settle it
ui-settle_hint = Open this situation in the editor, to ask what is allowed in it
ui-to_editor = This situation opens in the editor. Cards that you cannot see are unknown there.

ui-path = Step by step
ui-path_play = Play
ui-path_refused = Not allowed
ui-path_why = Why
ui-path_round = Practise
ui-path_traps = Traps
ui-trap_of_day = Trap of the day
ui-path_done = done
ui-shelf_broken = This game cannot be shown. The log of the program says what is wrong with it.
