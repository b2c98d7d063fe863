### What a move leads to in no other game: one sentence each, without a full stop.

event-pushed = The bete of { $amount } goes into the pot
event-takes-pot = { $seat } takes the whole pot, { $amount }
    .you = You take the whole pot, { $amount }
event-failed = { $seat } took no trick and has failed
    .you = You took no trick and have failed
event-sets = { $count ->
    [one] { $seat } pays a bete of { $amount }
   *[other] { $seat } pays { SPELL($count) } betes of { $amount } each
}
    .you = { $count ->
        [one] You pay a bete of { $amount }
       *[other] You pay { SPELL($count) } betes of { $amount } each
    }
event-merges = { $seat } merges the { SPELL($count) } betes into one of { $amount }
    .you = You merge the { SPELL($count) } betes into one of { $amount }
event-keeps = { $seat } keeps the { SPELL($count) } betes apart
    .you = You keep the { SPELL($count) } betes apart
event-no-third-round = { $count ->
    [one] Only one card is left in the talon, and that is not enough for a third round
   *[other] Only { SPELL($count) } cards are left in the talon, and that is not enough for a third round
}

# In the account of a seat, after a signed amount.
payment-takes-pot = the whole pot
payment-sets = { $count ->
    [one] bete (no trick)
   *[other] { SPELL($count) } betes (no trick)
}
