### Sentences for games of other authors, which may leave them out of their own messages.

phase-deal = { $cannot }: next the cards are dealt or the match is ended.
    .name = { $deals ->
        [0] before the first deal
       *[other] after deal { $deals }
    }
    .status = { $deals ->
        [0] deal to begin
       *[other] the deal is over: deal the next one
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

turn = It is not { $seat }’s turn: { $turn } is next.
    .you = It is not your turn: { $turn } is next.
    .you-turn = It is not { $seat }’s turn: you are next.

event-dealt = { $seat } deals
    .you = You deal
event-turn = { $seat } is next
    .you = You are next

page-begin = Choose a card of your hand.

duty = { $many ->
    [one] { $seat } holds { $asked } and may not play { $refused }.
   *[other] { $seat } can choose between { $choice } but may not play { $refused }.
}
    .you = { $many ->
        [one] You hold { $asked } and may not play { $refused }.
       *[other] You can choose between { $choice } but may not play { $refused }.
    }
    .allowed = { $Card } may be played here.
free = { $Card } may be played: no rule asks for another card.

ui-wins = { $count ->
    [0] no deal won
    [one] one deal won
   *[other] { SPELL($count) } deals won
}
ui-score_wins = Deals won
ui-change_wins = won
ui-headline_wins = { $seat } wins the deal
    .you = You win the deal
ui-headline_wins_shared = { $names } win the deal
