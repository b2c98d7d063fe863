### What holds in every game: moves that do not go, and the moves of chance and of the end.

turn = It is not { $seat } who is to play now but { $turn }.
card-not-held = { $seat } does not hold { $card }, so that card cannot be played.

verb-deal = The cards are dealt
    .cannot = The cards cannot be dealt now
    .goes = That goes: the cards are due to be dealt.
    .label = Deal
verb-draw = The players draw cards
    .cannot = Cards cannot be drawn now
    .goes = That goes: it is time to draw cards.
    .label = Draw cards
verb-end = The match is ended
    .cannot = The match cannot be ended now
    .goes = That goes: before the next deal the match may be ended.
    .label = End the match
