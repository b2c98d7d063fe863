# Practising: a session of questions, and what the reader has learned so far.

ui-practise = Practise
ui-practise_on = Back to the question
ui-no_lesson = This lesson cannot be opened: { $text }
ui-no_exercise = The exercise in the address cannot be shown: { $text }

practise-practice = Practice
practise-of = of
practise-check = Check
practise-choose = Choose an answer first.
practise-chosen = Chosen:
practise-which_allowed = Which cards may you play now? Tap all of them.
practise-which_refused = Which of these cards may you not play now? Tap them.
practise-face_down = face down
practise-hint = Hint
practise-hint_last = Another hint
practise-next = Next question
practise-lesson = Lesson
practise-lesson_next = Next step
practise-lesson_back = Step before
practise-lesson_own = Your answer
practise-lesson_own_hint = Only for you: it is neither marked nor stored. You see it again, to compare, when the lesson is over.
practise-lesson_answers = Your answers
practise-lesson_open = Open this table
practise-lesson_done = The lesson is over.
practise-lesson_fault = This exercise cannot be shown
practise-finish = See how you did
practise-due_scope = What is due
practise-due_next = Also due: { $name }
practise-again = Another round
practise-print = Print ten exercises
practise-print_these = Print these exercises
practise-papers = Print, Moodle …
practise-moodle = For Moodle (XML)
practise-gift = For others (GIFT text)
practise-leave = Back to your match
practise-table = The table in the question
practise-try = Try it on the table
practise-try_move = Try this on the table
practise-back = Back to the question
practise-is_right = right
practise-is_missed = missed
practise-is_wrong = wrong
practise-is_right_refused = marked rightly: forbidden
practise-is_missed_refused = missed: forbidden
practise-is_wrong_refused = marked wrongly: allowed

practise-right = That’s right.
practise-partly = Not quite.
practise-missed_all = That’s not right.

practise-result = { $right } of { $total } right
practise-look_again = Look again
practise-to_result = Back to the result
practise-measure = { $name }: { $tried } of { $all } clauses practised, { $sure } mastered
practise-back_in = { $days ->
    [0] comes back today
    [1] comes back tomorrow
   *[other] comes back in { SPELL($days) } days
}

practise-bait = { $share } in 100 moves of players who do not know the rule are forbidden here, most often “{ $choice }”.
practise-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
practise-day_scope = Trap of { $day }
practise-share = Share the result
practise-shared = Copied.
practise-share_right = { $game }, trap of { $day }: right at the first try
practise-share_wrong = { $game }, trap of { $day }: I fell into it

practise-keeping = Your progress
practise-text = What you have learned is kept in this browser and nowhere else. You can take it along as a file.
practise-take = Save as a file
practise-bring = Add from a file …
practise-forget = Delete my progress
practise-printed = The sheet and its key are saved as { $file }. Open the file to print it.
practise-quizzed = { $count ->
    [one] One question is saved as { $file }.
   *[other] { SPELL($count, start: "yes") } questions are saved as { $file }.
}
practise-quiz_left = Questions that such a system cannot grade are left out.
practise-taken = Your progress is saved as { $file }.
practise-brought = { $count ->
    [0] There was nothing in the file to add.
    [one] One kind of question was added from the file.
   *[other] { SPELL($count, start: "yes") } kinds of question were added from the file.
}
practise-forgotten = Your progress has been deleted.
practise-undo = Undo
practise-unreadable = This file holds no progress that can be read: { $text }. Nothing has been changed.
