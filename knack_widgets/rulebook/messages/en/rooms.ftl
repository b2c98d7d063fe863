# A class at one table: what a room says.

room-here = { $count ->
    [0] Nobody is here yet
    [one] One person is here
   *[other] { SPELL($count, start: "yes") } people are here
}
room-here_of = { $present ->
    [one] { $present } of { $total } is here
   *[other] { $present } of { $total } are here
}
room-seat = Seat { $number }
room-on_own = You are looking at the match by yourself.
room-on_example = A worked example.
room-on_variant = A variant: what would have happened.
room-on_back = The table is being looked at; the match waits.
room-broke = { $count ->
    [one] One of you broke { $clause }
   *[other] { SPELL($count, start: "yes") } of you broke { $clause }
}
room-right = { $right } of { $total } answered correctly
room-which_reading = How should this be read?
room-no_over = This room is over.
room-no_broken = This room’s data is damaged, so it cannot be read. Please open a new room.
room-no_busy = The server is busy right now. Try again in a moment.
room-no_not_yours = That is for whoever leads.
room-no_unreadable = The room could not read that.
room-no_rules = That cannot be done: { $text }
room-no_bug = Something went wrong in the program. The error is recorded under number { $number }.
room-no_nobody = Nobody here has this name any more.
room-no_name = A name has between 1 and { $most } characters.
room-no_name_letters = The name contains characters that cannot be shown. Please type it again.
room-no_name_sign = A name cannot begin with “{ $sign }”.
room-no_name_taken = Somebody here is already called { $name }. If that is you on another phone, join under a different name and ask your teacher to give you that place back. Otherwise choose another name.
room-no_locked = The room is locked: ask your teacher.
room-no_full = The room is full.
room-no_seat_taken = Somebody has this seat already.
room-no_no_deal = There is nothing to deal now.
room-no_no_end = The match cannot be ended in the middle of a deal.
room-no_clause = That is not allowed: { $clause }.
room-no_not_live = The match waits while something else is shown.
room-no_late = The table has moved on since.
room-no_long = The match is too long for a room.
room-no_not_your_seat = You can only play for your own seat.
room-no_hands_hidden = That would tell of hidden cards. Lay the hands open first, or wait until the deal is over.
room-no_no_table = No table is shown now that could be laid out.
room-no_unanswered = The table can be laid out after the answer is shown.
room-no_no_question = No question of this kind can be asked here.
room-no_closed = Answers are no longer taken.
room-no_still_open = Close the question first.
room-no_quiz_goes_on = The other questions come first. To show a clause now, go back to the table.
room-no_no_poll = Nothing is being asked.
room-no_no_room = There is no place for another room just now.
room-column_number = Question
room-column_round = Round
room-column_name = Name
room-column_question = What was asked
room-column_answer = Answer
room-column_right = Right
room-column_clause = Clause
room-column_right_answer = Right answer
room-column_points = Points
room-column_date = Date
room-column_game = Game
room-wrong = { $clause }: { $wrong } of { $total } wrong
room-results_count = { $pupils ->
    [one] One pupil
   *[other] { $pupils } pupils
}, { $questions ->
    [one] one question
   *[other] { $questions } questions
}
room-results_title = Your class today
room-results_pupils = By pupil
room-results_clauses = By clause
room-results_questions = Questions
room-results_right = Right
room-results_next = Practise next
room-results_clause = Clause
room-results_wrong = Wrong answers
room-results_refused = Refused moves
room-results_practise = Practise
room-refused_row = Refused move
room-refused_by = { $move } – { $clause }
room-refused_move = { $name }: { $move } – { $clause }
room-results_sheet = Ten exercises on paper
room-results_nothing = Nothing has been asked yet, and no move has been refused.
room-answered = { $done } of { $total } answered
room-stuck = { $count ->
    [one] one move refused
   *[other] { SPELL($count) } moves refused
}
room-stuck_at = { $count ->
    [one] refused once: { $clause }
   *[other] refused { SPELL($count) } times: { $clause }
}
room-state_stuck = { $count ->
    [one] one stuck
   *[other] { SPELL($count) } stuck
}
room-state_away = { $count ->
    [one] one away
   *[other] { SPELL($count) } away
}
room-no_other_game = That belongs to another game. Begin a match of it first.
room-no_pasted = That is neither a link of this book nor a position nor a match.
room-no_no_hints = No hints are given in this room.
room-no_no_hint_now = You have no choice to make now.
room-no_hints_used = You have had { SPELL($most) } hints in this deal.
room-no_wrong_return = Nobody here has this return code. Each code works once: ask for a new one on your first device.
room-no_many_returns = Too many codes were tried. Ask your teacher to give you your place back.

# The pages.

room-ui_title = A class at one table
room-ui_code = Code
room-ui_code_hint = Six letters and digits, as they stand on the teacher’s screen.
room-ui_come_in = Come in
room-ui_wrong_code = There is no room with this code. Compare it with the teacher’s screen and type it again.
room-ui_open_room = Open a room
room-ui_open_hint = For whoever teaches: others come in with a code, sit down and follow what you show. Here you make a lesson, too, under Question and lesson.
room-ui_game = Game
room-ui_settle = Settle it
room-ui_read_rules = Read the rules
room-ui_open_asks = The room opens with your question to the class.
room-ui_open = Open the room
room-ui_login = Log in to open a room
room-ui_name = Your name here
room-ui_join = Join
room-ui_join_hint = A nickname is enough. It is forgotten with the room.
room-ui_seats = Free seats
room-ui_sit = Sit down
room-ui_look_on = Look on
room-ui_seat_yours = at the table
room-ui_you_look_on = Until you sit down you look on.
room-ui_follow = Follow again
room-ui_look_alone = Look around by yourself
room-ui_off_line = The connection is gone; it is being restored …
room-ui_gone = This room is over.
room-ui_broken = This room’s data is damaged, so it cannot be read. Please open a new room.
room-ui_back_to_door = Another room
room-ui_taken = Your seat is open in another tab.
room-ui_take_here = Go on here
room-ui_be_other = Come in as somebody else
room-ui_moved = You went on in another tab.
room-ui_language = Language
room-ui_locked = The room is locked.
room-ui_scan = Scan, or type:
room-ui_screen = Page for the projector
room-ui_class = The class
room-ui_not_here = away
room-ui_free = by themselves
room-ui_leads = leads
room-ui_seat_of = Seat of
room-ui_rename = Rename
room-ui_own_place = Change name or leave
room-ui_leave = Leave the room
room-ui_hand_place = Give this place to …
room-ui_remove = Remove
room-ui_remove_marked = Remove those marked
room-ui_mark_member = Mark
room-ui_mark_all = Mark all, or none
room-ui_lock = Lock the room
room-ui_unlock = Unlock the room
room-ui_hand_lead = Let lead
room-ui_take_lead = Take the lead back
room-ui_back_match = Back to the match
room-ui_hands_open = Lay all hands open
room-ui_hands_close = Hide the hands again
room-ui_marks_on = Mark what may be played
room-ui_marks_off = Do not mark what may be played
room-ui_fill = Empty seats are played by
room-ui_fill_nobody = nobody: they wait
room-ui_fill_leader = whoever leads
room-ui_fill_careful = a careful opponent
room-ui_fill_random = a random opponent
room-ui_new_match = A new match
room-ui_players = Players
room-ui_begin = Begin
room-ui_show = Show the class
room-ui_show_clause = Show this clause to all
room-ui_hide_clause = No clause
room-ui_example = Worked example
room-ui_show_example = Show this example to all
room-ui_attempt_hint = What if? Lay the hands open, go to the step, and press a card of any seat: all see what would come of it.
room-ui_ask = Ask the class
room-ui_ask_here = Ask about this position
room-ui_ask_fresh = Ask about a fresh position
room-ui_ask_reading = Ask for a reading
room-ui_kind = Kind of question
room-ui_any_kind = any
room-ui_kind_legal_moves = What may be played?
room-ui_kind_which_clause = Which clause forbids it?
room-ui_kind_who_acts = Whose turn is it?
room-ui_kind_who_takes = Who takes the trick?
room-ui_kind_what_is_paid = Who pays what?
room-ui_kind_find_refused = What is not allowed?
room-ui_kind_what_follows = What follows?
room-ui_clause = Clause
room-ui_quiz_start = Ten questions
room-ui_quiz_next = Next question
room-ui_vote = Answer
room-ui_vote_change = Change the answer
room-ui_close = Close and show the answers
room-ui_answer = Show what is right
room-ui_again = Ask again
room-ui_put_away = Back to the table
room-ui_votes = answers
room-ui_right_mark = right
room-ui_refused_mark = not allowed
room-ui_allowed_mark = allowed
room-ui_vote_received = Received. You can still change it.
room-ui_round = Round
room-ui_misses = Refused moves
room-ui_wrong = What went wrong, by clause
room-ui_take_along = Take the room along
room-ui_file_page = Results on a page
room-ui_file_record = The match
room-ui_file_csv = Answers as a table (CSV)
room-ui_file_jsonl = Answers for other programs (JSON lines)
room-ui_delete = End the room
room-ui_delete_sure = Everything in this room will be deleted.
room-ui_delete_yes = Delete it
room-ui_cancel = Cancel
room-ui_alone = Phones cannot reach this server: it answers this machine alone. Start it with --ip=0.0.0.0 to let others in.
room-ui_no_address = The server could not find its own address in the network. Type it here: it stands in the network settings of this computer.
room-ui_own_address = Address of this computer
room-ui_show_code = Show the code
room-ui_binder = This page runs on Binder: phones come in with its whole link alone, and whoever has that link can do anything in this session.
room-ui_own_server = This page runs on your own server at a JupyterHub, where nobody else comes in: open the room where phones can reach it.
room-ui_not_kept = This server does not save rooms: they are gone when it restarts. Download what you want to keep before the lesson ends.
room-ui_clause_close = Close
room-ui_table = Table
room-ui_lesson = Question and lesson
room-ui_desk = Parts of the desk
room-ui_next = Next step
room-ui_more = More
room-ui_seat = Seat
room-ui_no_answer = no answer yet
room-ui_remove_sure = Remove the marked members from the room?
room-ui_remove_yes = Remove them
room-ui_find_clause = Find a clause …
room-ui_ask_about = Ask about this clause
room-ui_quiz_about = Ten questions about it
room-ui_examples = Worked examples of this clause
room-ui_paste = Paste a link, a position or a match
room-ui_paste_show = Put it on the table
room-ui_reading = Ruling
room-ui_ask_this_reading = Ask for this reading
room-ui_end_room = End the room
room-ui_way_in = How to come in
room-ui_large_code = Code in large type
room-ui_code_show = Show the code on the wall
room-ui_code_hide = Hide the code on the wall
room-ui_own_answer = your answer
room-ui_your_answer_right = Your answer: right
room-ui_your_answer_wrong = Your answer: wrong
room-ui_hint = Hint
room-ui_hints_on = Allow hints
room-ui_hints_off = Allow no hints
room-ui_other_device = Go on with another device
room-ui_return_hint = Open this room on the other device, choose “I was here before” and type this code. It works once, within this room.
room-ui_return_link = Link for the other device
room-ui_was_here = I was here before, on another device
room-ui_return_label = Return code
room-ui_come_back = Come back
