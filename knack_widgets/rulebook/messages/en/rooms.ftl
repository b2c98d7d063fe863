# A class at one table: what a room says.

room-here = { $count ->
    [0] Nobody is here yet
    [one] One person is here
   *[other] { $count } people are here
}
room-seat = Seat { $number }
room-on_own = You are looking at the match by yourself.
room-on_example = A worked example.
room-on_variant = A variant: what would have happened.
room-on_back = The table is being looked at; the match waits.
room-broke = { $count ->
    [one] One of you broke { $clause }
   *[other] { $count } of you broke { $clause }
}
room-voted = { $count ->
    [0] Nobody has answered yet
    [one] One answer so far
   *[other] { $count } answers so far
}
room-right = { $right } of { $count } answered correctly
room-which_reading = How should this be read?
room-no_over = This room is over.
room-no_not_yours = That is for whoever leads.
room-no_unreadable = The room could not read that.
room-no_rules = That cannot be done: { $text }
room-no_nobody = Nobody here has this name any more.
room-no_name = A name has between 1 and { $most } letters.
room-no_name_taken = Somebody here is already called { $name }.
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
room-no_no_question = No question of this kind can be asked here.
room-no_closed = Answers are no longer taken.
room-no_still_open = Close the question first.
room-no_no_poll = Nothing is being asked.
room-no_no_room = There is no place for another room just now.
