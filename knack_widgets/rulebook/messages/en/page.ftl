### Words and sentences that Python puts into the page.

## Kinds of clause

ui-kind_limit = set-up
    .title = Says what a match can be set up with
ui-kind_permission = who may act
    .title = Says who may do what
ui-kind_duty = must play
    .title = Asks for certain cards
ui-kind_effect = consequence
    .title = Happens by itself
ui-kind_definition = meaning
    .title = Says what a word means
ui-kind_background = note
    .title = Forbids nothing and changes nothing

## Counters, with an explanation

ui-counter_pot = Pot
    .title = What lies in the pot
ui-counter_third = Per trick
    .title = The least a trick can earn: a third of the pot
ui-counter_betar = Betes
    .title = How many betes are waiting
ui-counter_going = Bete at stake
    .title = The smallest bete is the one at stake
ui-counter_stake = Stake
    .title = The stake that was agreed on
ui-counter_deal = Deal
    .title = The number of the deal in the match

## The seats

ui-seat_you = You
ui-seat_waiting = yet to speak
ui-seat_knocked = knocked
ui-seat_folded = folded
ui-seat_in = in
ui-seat_won = won without play
ui-seat_none = no cards yet
ui-ante = put { $amount } into the pot
ui-worth = worth { $value }
ui-by_seat = { $seat }: { $label }
ui-exchange = Swap cards
ui-choose_pair = Choose one of your cards and one from the middle, then swap.
ui-bought = { $count ->
    [one] bought once
    [2] bought twice
   *[other] bought { SPELL($count) } times
}
ui-choose_cards = Choose the cards to put aside, then buy. You get as many new ones from the talon.
ui-compare_stopped = The move is not allowed at this table, so the match stops here.
ui-compare_first = First difference: step { $number }
ui-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-played = { $seat }: { $card }
ui-played_face_down = { $seat }: a card face down
ui-trump = Trumps: { $suit }
ui-no_trump = No trumps yet

ui-counter_clockwise = The turn goes counter-clockwise: the player on your right comes after you.
ui-for_players = { $least } to { $most } players

## Who plays

ui-control_me = I play
ui-control_random = a random opponent
ui-control_forgetful = a forgetful opponent
ui-control_careful = a careful opponent
ui-control_strong = a strong opponent

## The steps

ui-step_start = The beginning
ui-step_number = { $number }: { $text }
ui-step_try = Tried: { $text }
ui-line_main = as played
ui-line_example = the example
ui-line_own = your match
ui-line_variant = version { $number }

## The original

ui-original_help = The sentences of the original belong to their authors and are not included. If you have a copy, it can be shown beside our text: put the file { $file } in a folder and set KNACK_ORIGINALS to that folder, or pick the file here. It then stays in your browser and in this session.
ui-original_name = { $lang ->
    [sv] Swedish
    [de] German
   *[en] English
}, { $signed ->
    [retold] after { $author } ({ $year })
    [signed] { $author } ({ $year })
   *[unsigned] author not named
}
ui-original_offer = The original is not included. { $lang ->
    [own] With a copy of your own (Original …) you see it here as well.
    [sv] Add a copy of your own (Original …), or show our Swedish text as well.
    [de] Add a copy of your own (Original …), or show our German text as well.
   *[en] Add a copy of your own (Original …), or show our English text as well.
}
ui-original_read = Your copy has been read: { $known } sentences belong to the book, { $unknown } are unknown.
ui-original_forgotten = Your copy is forgotten.
ui-original_unknown = None of the file’s sentences is known: it is probably not { $file }.

## Files and links

ui-saved = The match has been saved as { $file }.
ui-saved_page = The page { $file } has been saved: open it to read or print it.
ui-loaded = The match has been opened: { $count ->
    [0] no moves
    [one] one move
   *[other] { SPELL($count) } moves
}.
ui-error_too_large = That is too large: the limit is { $limit }.
ui-error_broken = The match cannot be read. { $text }
ui-error_bug = Something went wrong in the program. Your match is still there. The error is recorded under number { $number }.
ui-error_other_game = This match belongs to { $other }, but the page shows { $game }.
ui-error_sealed = The match that your browser has kept cannot be read here: another server has sealed it, or it has been changed.
ui-error_other = That did not work. ({ $text })
ui-error_original = Your copy cannot be read. ({ $text })
ui-link_unknown = This part of the link was not understood and has been ignored: { $parts }.
ui-link_too_long = The match is too long for a link: save it as a file instead.
ui-position_laid = The position is on the table. Whether a whole match leads here was not decided.
ui-position_dealt = The unknown cards have been dealt at random.
ui-link_broken = The link cannot be read, so the page starts from the beginning. { $text }
ui-link_other_game = The link belongs to { $other }, but the page shows { $game }.

## Piles on the table, and what holds for a seat

ui-choose_cards_lay = Choose cards in the order you want to lay them.
ui-choose_place = Choose cards and lay them on a pile, take up one of your own, or press Ready.
ui-stock_left = { $count ->
    [0] The stock is used up
    [one] Stock: one card
   *[other] Stock: { SPELL($count) } cards
}
ui-locked = locked
ui-look = { $seat }: show the hand
ui-pile = pile { $number }: { $cards }{ $down ->
    [yes] {" "}on a face-down card
   *[no] {""}
}{ $locked ->
    [yes] , locked
   *[no] {""}
}
ui-pile_bare = { $down ->
    [yes] pile { $number }: a face-down card
   *[no] pile { $number }: empty
}
ui-heap_empty = The pile is empty
ui-heap_top = { $count ->
    [one] Pile: one card, { $top } in force
   *[other] Pile: { SPELL($count) } cards, { $top } in force
}
ui-heap_none = no rank
ui-only_in = This game is written in { $lang ->
    [sv] Swedish
    [de] German
   *[en] English
} alone: its rules are shown in that language.
