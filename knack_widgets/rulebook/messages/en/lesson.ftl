### A lesson about chances.

ui-lesson = For a class: When to knock
ui-class_table = A class at one table: rooms and lessons
ui-lesson_answer = Show the answer
ui-lesson_worlds = Worlds
ui-lesson_others = The others
ui-lesson_careful = careful
ui-lesson_random = random
ui-lesson_span = { $low } to { $high }
ui-lesson_threads = Threads
ui-lesson_steps = Step
ui-lesson_worked_out_by = Worked out with
ui-lesson_behind = Behind the best
ui-lesson_alone = With worlds of its own
ui-lesson_deal = Deal
ui-lesson_row = { $deal }, { $others }
ui-lesson_play = Play out
ui-lesson_clear = Clear the table
ui-lesson_hand = Your hand
ui-lesson_up = Upcard
