### What holds in every game: moves that are not allowed, and the moves of chance and of the end.

turn = It is not { $seat }’s turn but { $turn }’s.
    .you = It is not your turn but { $turn }’s.
    .you-turn = It is not { $seat }’s turn but yours.
card-not-held = { $seat } does not hold { $card } and cannot play it.
    .you = You do not hold { $card } and cannot play it.

verb-deal = The cards are dealt
    .cannot = The cards cannot be dealt now
    .allowed = Allowed: the cards are due to be dealt.
    .label = Deal
verb-draw = The players draw cards
    .cannot = Cards cannot be drawn now
    .allowed = Allowed: it is time to draw cards.
    .label = Draw cards
verb-end = No further deal is played
    .cannot = The match cannot be ended now
    .allowed = Allowed: before the next deal the match may be ended.
    .label = End the match

## What was given for an option that does not take it

limit-read = The value given is { $read }.
