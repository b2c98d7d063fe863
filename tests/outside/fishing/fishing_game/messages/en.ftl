### Fishing in English: why a move is or is not allowed, what it leads to, the phases, the page.

limit-table-1 = Fishing is for two to four players, with a whole pack of 52 cards, each of them once.

turn-turn-1 = It is not { $seat }’s turn: the turn goes to the left, and it is { $turn }’s turn now.
    .you = It is not your turn: the turn goes to the left, and it is { $turn }’s turn now.
    .you-turn = It is not { $seat }’s turn: the turn goes to the left, and it is your turn now.
why-idle-catch-2 = { $Card } catches nothing, and { $seat } holds a card that does: one of those must be played.
    .you = { $Card } catches nothing, and you hold a card that does: you must play one of those.

phase-deal = { $cannot }: it is time to deal, or to end the match.
    .name = { $deals ->
        [0] before the first deal
       *[other] after deal { $deals }
    }
    .status = { $deals ->
        [0] deal to begin
       *[other] the deal is over: deal the next one
    }
phase-play = { $cannot }: cards are being played.
    .name = the fishing
    .status = { $you ->
        [yes] your turn: play a card
       *[no] { $seat }’s turn
    }
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = new match?

verb-play = { $seat } plays { $card }
    .you = You play { $card }
    .cannot = { $seat } cannot play a card now
    .cannot-you = You cannot play a card now
    .allowed = Allowed: it is { $seat }’s turn, and { $card } may be played.
    .allowed-you = Allowed: it is your turn, and you may play { $card }.
    .label = Play { $card }
    .brief = { $short }

event-dealt-deal-1 = { $seat } deals five cards to everybody and turns up four
    .you = You deal five cards to everybody and turn up four
event-catches = { $seat } catches with { $card }: { SPELL($count) } cards
    .you = You catch with { $card }: { SPELL($count) } cards
event-leaves = { $seat } leaves { $card } in the pool
    .you = You leave { $card } in the pool

ui-row_pool = The pool
ui-fish = caught: { $count }
ui-score_fish = Caught
ui-change_fish = { $count }
ui-counter_pool = Pool
    .title = How many cards lie in the pool

field-pool = The pool
field-fish = Cards caught (one number a seat)
fault-left = { $Seat } has { $number } cards left, expected { $expected }.

page-aim = Catch the cards in the pool: a card catches all of its rank.
page-begin = Choose a card of your hand.
page-about = Five cards in hand and a pool of open ones: a card catches all of its rank.
page-goal = You play your five cards one at a time. What you catch is yours.
page-pay = Nothing is paid: whoever has caught most wins.
