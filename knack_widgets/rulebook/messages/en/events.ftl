### What a move leads to: one sentence each, without a full stop. Amounts are bare numbers.
# `.you`: said to a reader who is $seat; `.you-payer`: who is $payer (see rulebook/speech.py). A whole sentence each.

event-dealt = { $seat } deals everybody three cards
    .you = You deal everybody three cards
event-up = The upcard is { $card }: { $suit } are trumps
event-several = { SPELL($count, start: "yes") } betes are equally small, so it does not matter which of them is at stake
event-lie = { $count ->
    [one] One other bete stays on the table
   *[other] { SPELL($count, start: "yes") } other betes stay on the table
}
event-turn = { $seat } is to play
    .you = It is your turn
event-knocks = { $seat } knocks and is in
    .you = You knock and are in
event-folds = { $seat } folds
    .you = You fold
event-wins = { $seat } wins without play
    .you = You win without play
event-face-down = It counts as the lowest trump
event-trick = { $seat } takes the trick
    .you = You take the trick
event-apart = There are now { SPELL($count) } betes, and they are kept apart
event-gone = No bete is left
event-ante = { $seat } puts { $amount } into the pot
    .you = You put { $amount } into the pot
event-pot = The pot is { $amount }
event-talon = { $count ->
    [0] No card is left for the talon
    [one] One card is left as the talon
   *[other] { SPELL($count, start: "yes") } cards form the talon
}
event-forced = This is a forced deal
event-bought = Buying is over
event-buys = { $count ->
    [one] { $seat } buys one card
   *[other] { $seat } buys { SPELL($count) } cards
}
    .you = { $count ->
        [one] You buy one card
       *[other] You buy { SPELL($count) } cards
    }
event-stands = { $seat } stands
    .you = You stand
event-round = Round { $number } of the buying begins
event-talon-out = The talon has run out: nobody can buy any more
event-blanked = This card cannot take the trick
event-takes = { $count ->
    [one] { $seat } gets { $amount } from the pot for one trick
   *[other] { $seat } gets { $amount } from the pot for { SPELL($count) } tricks
}
    .you = { $count ->
        [one] You get { $amount } from the pot for one trick
       *[other] You get { $amount } from the pot for { SPELL($count) } tricks
    }
event-pays-in = { $seat } took no trick and pays { $amount } into the pot
    .you = You took no trick and pay { $amount } into the pot
event-pooled = The betes are pooled and shared: { $each } each out of { $amount }
event-rest = { $amount } cannot be shared equally, so the players draw cards for the remainder
event-drew = { $seat } draws { $card }
    .you = You draw { $card }
event-again = { SPELL($count, start: "yes") } players tied for highest and draw again
event-rest-won = { $seat } drew highest and gets the remainder, { $amount }
    .you = You drew highest and get the remainder, { $amount }
event-ends = The match is over
