### What a move leads to: one sentence each, without a full stop. Amounts are bare numbers.

event-dealt = { $seat } deals three cards to everybody
event-up = The upcard is { $card }: { $suit } are trumps
event-aside = { $count } cards are set aside
event-plays-for = At stake is what the dealer pays: { $amount } for each trick
event-going = At stake are a bete of { $amount } and what the dealer pays
event-several = { $count } betes are equally small, so it makes no odds which of them is the going one
event-lie = { $count ->
    [one] One more bete stays where it lies
   *[other] { $count } more betes stay where they lie
}
event-turn = { $seat } is to play
event-knocks = { $seat } knocks and is in
event-folds = { $seat } folds
event-wins = { $seat } wins without play
event-as-tricks = That counts as if { $seat } had taken { $count } tricks
event-face-down = { $seat } leads a card face down: it is the lowest trump
event-trick = { $seat } takes the trick
event-pays = { $payer } pays { $amount } to { $seat } for { $count ->
    [one] one trick
   *[other] { $count } tricks
}
event-share = { $seat } gets { $amount } from the bete for { $count ->
    [one] one trick
   *[other] { $count } tricks
}
event-bete = { $seat } took no trick and sets a bete of { $amount }
event-apart = There are { $count } betes now, and they are kept apart
event-gone = No bete is left
event-pooled = The betes are pooled: of { $amount } everybody gets { $each }
event-rest = { $amount } cannot be shared equally, so the players draw cards for that remainder
event-drew = { $seat } draws { $card }
event-again = { $count } drew equally high and draw again
event-rest-won = { $seat } drew highest and gets the remainder, { $amount }
event-ends = The match is over
