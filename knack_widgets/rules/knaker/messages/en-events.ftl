### Knåker in English: what chance does, events, and what is in force on the pile.

## Chance

chance-draw = Chance picks new cards
    .cannot = Chance has no cards to replace now
    .allowed = Allowed: the cards involved in the cheating have to be replaced by chance.
    .label = Draw new cards

## Events that this text gives its own reasons for

event-draws-2-3 = { $count ->
    [one] { $seat } draws one card to have three again
   *[other] { $seat } draws { SPELL($count) } cards to have three again
}
    .you = { $count ->
    [one] You draw one card to have three again
   *[other] You draw { SPELL($count) } cards to have three again
}
event-turns-pile-4-1 = A turning ten: { $seat } turns the pile, { $count ->
    [one] one card
   *[other] { SPELL($count) } cards
}
    .you = A turning ten: you turn the pile, { $count ->
    [one] one card
   *[other] { SPELL($count) } cards
}
event-turns-pile-4-2 = A fripplett, at least four of one rank in a row: { $seat } turns the pile, { SPELL($count) } cards
    .you = A fripplett, at least four of one rank in a row: you turn the pile, { SPELL($count) } cards
event-turns-pile-17-1 = More than four of one rank in a row: { $seat } turns the pile, { SPELL($count) } cards
    .you = More than four of one rank in a row: you turn the pile, { SPELL($count) } cards
event-not-turned-5 = { SPELL($count, start: "yes") } twos in a row: twos do not turn the pile
event-not-turned-12-1 = { SPELL($count, start: "yes") } of one rank lie in a row, but a ladder does not turn the pile
event-not-turned-13-6 = { SPELL($count, start: "yes") } sevens in a row: they have no rank and do not turn the pile
event-not-turned-17-2 = { SPELL($count, start: "yes") } kajaks in a row: together they count as one thing and do not turn the pile
event-once-more-5 = A two lies on top: it is { $seat }’s turn again
    .you = A two lies on top: it is your turn again
event-once-more-13-2 = A seven on a two acts like another two: it is { $seat }’s turn again
    .you = A seven on a two acts like another two: it is your turn again
event-joker-row-10-1 = Two knåkers in a row: a double knåker
event-joker-row-10-2 = Three knåkers in a row: a triple knåker
event-joker-row-17-2-2 = Two kajaks in a row: a double kajak
event-joker-row-17-2-3 = Three kajaks in a row: a triple kajak
event-joker-row-17-2-4 = Four kajaks in a row: a frippelkajak
event-joker-row-17-2-5 = Five kajaks in a row: a pentakajak
event-joker-row-17-2-6 = All six kajaks in a row: a hexakajak
event-loses-out-7-2 = That is no way to go out: { $seat } has lost and finishes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
    .you = That is no way to go out: you have lost and finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
event-cheat-stands-16 = Nobody has said anything for a whole round: what { $seat } did now stands
    .you = Nobody has said anything for a whole round: what you did now stands
event-guilty-16-2 = { $count ->
    [one] { $seat } is guilty of gross cheating, and that costs one dot
   *[other] { $seat } is guilty of gross cheating, and that costs { SPELL($count) } dots
}
    .you = { $count ->
    [one] You are guilty of gross cheating, and that costs one dot
   *[other] You are guilty of gross cheating, and that costs { SPELL($count) } dots
}
event-disqualified-16-3 = A cheat that is too much even for Knåker: { $seat } is disqualified and finishes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
    .you = A cheat that is too much even for Knåker: you are disqualified and finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
event-disqualified-16-8 = The fifth dot: { $seat } is disqualified and finishes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
    .you = The fifth dot: you are disqualified and finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}

## What is in force on the pile

heap-frippel = Frippelknåker: only a three, as somebody’s last face-down card
heap-knug = Trippelknug: nothing black
heap-joker-1 = Knåker: only twos, threes, sevens, tens and knåkers
heap-joker-2 = Double knåker: only twos, threes, tens and knåkers
heap-joker-3 = Triple knåker: only tens, a triple three or a frippel three
heap-kajak-1 = Single kajak: only twos, threes, sevens, tens and kajaks
heap-kajak-2 = Double kajak: only twos, threes, tens and kajaks
heap-kajak-3 = Triple kajak: only twos, tens and kajaks
heap-kajak-4 = Frippelkajak: only tens and kajaks
heap-kajak-5 = Pentakajak: only a kajak
heap-kajak-6 = Hexakajak: nothing beats it
heap-two = Two: anything may follow
heap-through = Transparent seven: the card beneath is in force
heap-empty = Only sevens: anything may follow, as on an empty pile

## The names of cards in this game

joker-b = the black knåker
joker-r = the red knåker
event-is-ready-16 = { $seat } lets it stand
    .you = You let it stand
