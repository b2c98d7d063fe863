### Sentences for games of shedding of other authors, which may leave them out of their own messages.

phase-play = { $cannot }: cards are being laid, and the player whose turn it is lays one or draws.
    .name = the play
    .status = { $you ->
        [yes] it is your turn: lay a card or draw
       *[no] { $seat } is to lay a card or draw
    }

verb-play = { $seat } lays { $card }
    .you = You lay { $card }
    .cannot = { $seat } cannot lay a card now
    .cannot-you = You cannot lay a card now
    .allowed = Allowed: it is { $seat }’s turn, and { $card } may be laid on the pile.
    .allowed-you = Allowed: it is your turn, and you may lay { $card } on the pile.
    .label = Lay { $card }
    .brief = { $short }
verb-take = { $seat } draws a card
    .you = You draw a card
    .cannot = { $seat } cannot draw now
    .cannot-you = You cannot draw now
    .allowed = Allowed: it is { $seat }’s turn, and a card may be drawn from the stock.
    .allowed-you = Allowed: it is your turn, and you may draw a card from the stock.
    .label = Draw
    .brief = draw

card-not-held = { $seat } does not hold { $card } and cannot lay it.
    .you = You do not hold { $card } and cannot lay it.
why-could-play = { $seat } can lay { $card }, and so may not draw.
    .you = You can lay { $card }, and so may not draw.
why-no-match = { $Card } does not fit: { $other } lies on top.

event-turned-up = { $Card } is turned up
event-lays = { $seat } lays { $card }
    .you = You lay { $card }
event-draws = { $seat } draws a card
    .you = You draw a card
event-goes-out = { $seat } has no cards left and wins the deal
    .you = You have no cards left and win the deal
event-stock-out = The stock is empty: the deal is over
event-fewest = { $seat } holds the fewest cards, { SPELL($count) }, and wins the deal
    .you = You hold the fewest cards, { SPELL($count) }, and win the deal

ui-heap_top = { $count ->
    [one] Pile: one card, { $top } on top
   *[other] Pile: { SPELL($count) } cards, { $top } on top
}

field-middle = Pile
field-wins = Deals won (one number a seat)

page-begin = Choose a card of your hand, or draw.
