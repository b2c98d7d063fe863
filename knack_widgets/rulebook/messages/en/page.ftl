### Words and sentences that Python puts into the page.

## Kinds of clause

ui-kind_limit = limit
    .title = Refuses a set-up
ui-kind_frame = frame
    .title = Says who may do what
ui-kind_duty = duty
    .title = Asks for certain cards
ui-kind_effect = effect
    .title = Comes about by itself
ui-kind_definition = definition
    .title = Says what a word means
ui-kind_background = background, enforces nothing
    .title = Enforces nothing

## Counters, with an explanation

ui-counter_pot = Pot
    .title = What lies in the pot
ui-counter_third = A trick
    .title = What a trick earns at least: a third of the pot
ui-counter_betar = Betes
    .title = How many betes are waiting
ui-counter_going = Going bete
    .title = The smallest bete: the one that is at stake
ui-counter_stake = Stake
    .title = The stake that was agreed on
ui-counter_deal = Deal
    .title = The number of the deal in the match

## The seats

ui-seat_waiting = has not spoken yet
ui-seat_knocked = has knocked
ui-seat_folded = has folded
ui-seat_in = is in
ui-seat_won = won without play
ui-seat_none = waits for cards
ui-seat_swung = has swung
ui-seat_joined = has joined
ui-seat_passed = has passed
ui-ante = put { $amount } into the pot
ui-worth = worth { $value }
ui-score = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $losses ->
    [one] { $losses } loss
   *[other] { $losses } losses
}
ui-by_seat = { $seat }: { $label }
ui-exchange = Swap cards
ui-choose_pair = Choose a card of your hand and one of the middle, then swap them.
ui-seat_slid = has slid
ui-seat_ended = has passed
ui-seat_last_turn = has one more turn
ui-bought = { $count ->
    [one] has bought once
    [2] has bought twice
   *[other] has bought { $count } times
}
ui-choose_cards = Choose the cards to throw away, then buy. You get as many from the talon.
ui-compare_stopped = The move does not go at this table, so the match stops here.
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

ui-being_set = being set
ui-for_players = { $least } to { $most } players

## Who plays

ui-control_me = I play
ui-control_random = chance plays
ui-control_forgetful = a forgetful opponent
ui-control_careful = a careful opponent

## The steps

ui-step_start = The beginning
ui-step_number = { $number }: { $text }
ui-step_try = Tried: { $text }
ui-line_main = main line
ui-line_example = the example
ui-line_own = your match
ui-line_variant = variant { $number }

## The original

ui-original_help = The sentences of the original belong to their authors and are not supplied. If you have a copy, it can be shown beside our text: put the file { $file } in a folder and set KNACK_ORIGINALS to that folder, or pick the file here. It then stays in your browser and in this session.
ui-original_read = Your copy has been read: { $known } sentences belong to the book, { $unknown } are unknown.
ui-original_forgotten = Your copy is forgotten.
ui-original_unknown = No sentence of the file is known: it is probably not { $file }.

## Files and links

ui-saved = The match has been saved as { $file }.
ui-loaded = The match has been opened: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
ui-error_too_large = That is too large: at most { $limit } can be read.
ui-error_broken = The match cannot be read. { $text }
ui-error_other_game = This match belongs to { $other }, but the page shows { $game }.
ui-error_sealed = The match that your browser has kept cannot be read here: another server has sealed it, or it has been changed.
ui-error_original = Your copy cannot be read. { $text }
ui-link_too_long = The match is too long for a link: save it as a file instead.
ui-link_broken = The link cannot be read; the page begins anew. { $text }
ui-link_other_game = The link belongs to { $other }, but the page shows { $game }.

## Piles on the table, and what holds for a seat

ui-choose_cards_lay = Choose cards in the order in which they are to lie.
ui-choose_place = Choose cards from your hand and lay them on a pile, take up one of your own, or say that you are ready.
ui-stock_left = { $count ->
    [0] The stock is out
    [one] Stock: one card
   *[other] Stock: { $count } cards
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
    [one] The pile: one card, { $top } counts
   *[other] The pile: { $count } cards, { $top } counts
}
ui-heap_none = no rank
ui-dots = { $count ->
    [one] one dot
   *[other] { $count } dots
}
ui-no_insert = may not insert
ui-capped = handicapped by the hexakajak
ui-in_debt = must pick the pile up
ui-seat_ready = is ready
ui-seat_placed = place { $place }
ui-seat_banned = disqualified, place { $place }
ui-counter_circuit = Circuit
    .title = Which circuit of the table this is
ui-counter_stock = Stock
    .title = How many cards are left to draw
ui-counter_discard = Discard
    .title = How many cards have been turned away
