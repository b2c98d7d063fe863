### Sentences for games of exchanging of other authors, which may leave them out of their own messages.

phase-play = { $cannot }: cards are being swapped, and the player whose turn it is swaps or stands.
    .name = the swapping
    .status = { $you ->
        [yes] it is your turn: swap a card or stand
       *[no] { $seat } is to swap a card or stand
    }

verb-swap = { $seat } swaps { $own } for { $other }
    .you = You swap { $own } for { $other }
    .cannot = { $seat } cannot swap now
    .cannot-you = You cannot swap now
    .allowed = Allowed: it is { $seat }’s turn, and { $own } may be swapped for { $other }.
    .allowed-you = Allowed: it is your turn, and you may swap { $own } for { $other }.
    .label = Swap { $own } for { $other }
    .brief = swap { $shorts }
verb-stand = { $seat } stands
    .you = You stand
    .cannot = { $seat } cannot stand now
    .cannot-you = You cannot stand now
    .allowed = Allowed: it is { $seat }’s turn, and nobody has to swap.
    .allowed-you = Allowed: it is your turn, and you do not have to swap.
    .label = Stand
    .brief = stand

card-not-held = { $seat } does not hold { $card } and cannot swap it.
    .you = You do not hold { $card } and cannot swap it.
why-middle = { $Card } does not lie in the middle: { $seat } can swap only for a card that lies there.
    .you = { $Card } does not lie in the middle: you can swap only for a card that lies there.

event-turned-up = { $count ->
    [one] One card is turned up
   *[other] { SPELL($count, start: "yes") } cards are turned up
}
event-swaps = { $seat } swaps { $card } for { $other }
    .you = You swap { $card } for { $other }
event-stands = { $seat } stands
    .you = You stand
event-compared = The hands are compared
event-most = { $seat } has the most points, { $count }, and wins the deal
    .you = You have the most points, { $count }, and win the deal

account-most = { $count ->
    [one] one point
   *[other] { $count } points
}

field-middle = Middle
field-wins = Deals won (one number a seat)

page-begin = Choose a card of yours and one from the middle, or stand.
