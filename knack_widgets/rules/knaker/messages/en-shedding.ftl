### What a move leads to where cards are shed: one sentence each, without a full stop.

event-all-dealt = Everybody has three face-down cards, three face-up and three in hand; { SPELL($count) } cards form the stock
event-takes-pile = { $seat } takes up pile { $number }
    .you = You take up your pile { $number }
event-lays-on = { $seat } adds to pile { $number }
    .you = You add to your pile { $number }
event-locks = { $seat } locks pile { $number } in front of { $owner }
    .you = You lock pile { $number } in front of { $owner }
    .you-owner = { $seat } locks your pile { $number }
event-adds-to-locked = { $seat } adds to the locked pile { $number } in front of { $owner }
    .you = You add to the locked pile { $number } in front of { $owner }
    .you-owner = { $seat } adds to your locked pile { $number }
event-draws = { $count ->
    [one] { $seat } draws one card
   *[other] { $seat } draws { SPELL($count) } cards
}
    .you = { $count ->
    [one] You draw one card
   *[other] You draw { SPELL($count) } cards
}
event-is-ready = { $seat } is ready
    .you = You are ready
event-play-begins = Everybody is ready, and play begins
event-lays = { $seat } lays on the pile
    .you = You lay on the pile
event-lengthens = That adds to what { $seat } has already laid
    .you = That adds to what you have already laid
event-ladder = It is a ladder of { SPELL($count) } cards
event-kaker = It is a kåker
event-chances = { $seat } chances it and draws { $card }
    .you = You chance it and draw { $card }
event-chance-fails = { $Card } may not be laid on the pile: the chance card has failed
event-picks-up = { $count ->
    [one] { $seat } picks up the pile, a single card
   *[other] { $seat } picks up the pile, { SPELL($count) } cards in all
}
    .you = { $count ->
    [one] You pick up the pile, a single card
   *[other] You pick up the pile, { SPELL($count) } cards in all
}
event-flips = { $seat } turns over a face-down card: { $card }
    .you = You turn over a face-down card: { $card }
event-flip-fails = { $Card } may not be laid on the pile
event-takes-back = { $count ->
    [one] { $seat } takes back one card
   *[other] { $seat } takes back { SPELL($count) } cards
}
    .you = { $count ->
    [one] You take back one card
   *[other] You take back { SPELL($count) } cards
}
event-inserts = { $seat } inserts
    .you = You insert
event-gets-turn = { $seat } inserted and takes over the turn
    .you = You inserted, and now it is your turn
event-turns-pile = { $count ->
    [one] { $seat } turns the pile, a single card
   *[other] { $seat } turns the pile, { SPELL($count) } cards
}
    .you = { $count ->
    [one] You turn the pile, a single card
   *[other] You turn the pile, { SPELL($count) } cards
}
event-once-more = It is { $seat }’s turn again
    .you = It is your turn again
event-frippel = The six cards on top form a frippelknåker
event-joker-row = { SPELL($count, start: "yes") } jokers lie in a row
event-three-kings = The kings form a trippelknug: nothing black may be laid on it
event-no-inserting = { $seat } has picked up a frippelknåker and may not insert any more in this match
    .you = You have picked up a frippelknåker and may not insert any more in this match
event-capped = { $seat } has picked up a hexakajak and may lay only twos, sevens and tens on other players’ court cards
    .you = You have picked up a hexakajak and may lay only twos, sevens and tens on other players’ court cards
event-out = { $seat } goes out and finishes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
    .you = You go out and finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
event-shared = { $seat } went out in the same round as somebody else: they share place { $place }
    .you = You went out in the same round as somebody else: you share place { $place }
event-loses-out = { $seat } has lost and finishes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
    .you = You have lost and finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
event-last-left = { $seat } is the only one left and finishes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
    .you = You are the only one left and finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
event-to-blow = The last card is a seven: { $seat } has to thump the table and blow
    .you = Your last card is a seven: you have to thump the table and blow
event-blown = { $seat } has blown in time and far enough
    .you = You have blown in time and far enough
event-not-blown = { $seat } has blown too late or too feebly
    .you = You have blown too late or too feebly
event-quietly = This is quiet play: { $seat } need not blow
    .you = This is quiet play: you need not blow
event-fumbles = { $seat } fumbles with something
    .you = You fumble with something
event-accuses = { $seat } accuses { $accused } of cheating
    .you = You accuse { $accused } of cheating
    .you-accused = { $seat } accuses you of cheating
event-admits = { $seat } admits it
    .you = You admit it
event-denies = { $seat } denies it
    .you = You deny it
event-innocent = { $seat } has not cheated and goes free
    .you = You have not cheated and go free
event-guilty = { $count ->
    [0] { $seat } has cheated
    [one] { $seat } has cheated, and that costs one dot
   *[other] { $seat } has cheated, and that costs { SPELL($count) } dots
}
    .you = { $count ->
    [0] You have cheated
    [one] You have cheated, and that costs one dot
   *[other] You have cheated, and that costs { SPELL($count) } dots
}
event-denial = { $seat } denied it, and that costs one more dot
    .you = You denied it, and that costs one more dot
event-restored = Everything is put back as it was before { $seat } cheated
    .you = Everything is put back as it was before you cheated
event-replaced = { $count ->
    [one] { $seat } gets a new card instead
   *[other] { $seat } gets { SPELL($count) } new cards instead
}
    .you = { $count ->
    [one] You get a new card instead
   *[other] You get { SPELL($count) } new cards instead
}
event-dots = { $count ->
    [one] { $seat } now has one dot
   *[other] { $seat } now has { SPELL($count) } dots
}
    .you = { $count ->
    [one] You now have one dot
   *[other] You now have { SPELL($count) } dots
}
event-no-ladders = { $seat } may not lay any more ladders in this match
    .you = You may not lay any more ladders in this match
event-owes-pile = There is no pile now: { $seat } has to pick one up on the next turn that begins with a pile
    .you = There is no pile now: you have to pick one up on the next turn that begins with a pile
event-disqualified = { $seat } is disqualified and finishes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
    .you = You are disqualified and finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
event-carried-dot = { $seat } tells on somebody from outside the game and begins the next match with a dot
    .you = You tell on somebody from outside the game and begin the next match with a dot
event-cheat-stands = The cheat stands: nobody has reported what { $seat } did
    .you = The cheat stands: nobody has reported what you did
event-not-turned = { SPELL($count, start: "yes") } of one rank lie in a row, but the pile is not turned
event-no-rank = There are only sevens in the pile: it has no rank and is like an empty one
