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
event-ante = { $seat } puts { $amount } into the pot
event-pushed = The bete of { $amount } goes into the pot
event-pot = There are { $amount } in the pot
event-talon = { $count ->
    [0] No card is left for the talon
    [one] One card is left as the talon
   *[other] { $count } cards form the talon
}
event-forced = The deal is a forced one
event-all-in = Everybody is in
event-swings = { $seat } swings
event-passes = { $seat } passes
event-off = The deal is not played
event-turned = The upcards are { $card } and { $other }
event-names-trump = { $seat } chooses trumps: { $suit }
event-same-suit = Both cards are of one suit: { $suit } are trumps
event-joins = { $seat } joins
event-no-buying = Nobody may buy
event-bought = The buying is over
event-buys = { $count ->
    [one] { $seat } buys one card
   *[other] { $seat } buys { $count } cards
}
event-stands = { $seat } stands
event-round = Round { $number } of the buying begins
event-talon-out = The talon has run out: nobody can buy any more
event-blanked = { $seat } plays a card face down
event-takes-pot = { $seat } takes the whole pot, { $amount }
event-takes = { $count ->
    [one] { $seat } gets { $amount } from the pot for one trick
   *[other] { $seat } gets { $amount } from the pot for { $count } tricks
}
event-failed = { $seat } took no trick and has failed
event-sets = { $count ->
    [one] { $seat } sets a bete of { $amount }
   *[other] { $seat } sets { $count } betes of { $amount } each
}
event-pays-in = { $seat } took no trick and pays { $amount } into the pot
event-merges = { $seat } merges the { $count } betes into one of { $amount }
event-keeps = { $seat } leaves the { $count } betes apart
event-carried = { $amount } stay in the pot for the next deal
event-pot-out = The pot is empty
event-rivet = { $seat } takes all three tricks and the whole pot, { $amount }
event-first-dealer = { $seat } drew highest and deals first
event-gives-three = { $seat } deals three cards to everybody else
event-piles = In front of { $seat } lie two piles of three cards each
event-stock = { $count ->
    [one] One card is left as the stock
   *[other] { $count } cards are left as the stock
}
event-looks = { $seat } looks at pile { $number }
event-keeps-pile = { $seat } keeps the pile
event-switches = { $seat } takes the other pile unseen
event-opens = Open in the middle lie { $first }, { $second } and { $third }
event-swaps = { $seat } swaps { $card } for { $other }
event-swaps-all = { $seat } swaps all cards
event-slides = { $seat } slides
event-renewed = Into the middle come { $first }, { $second } and { $third }
event-first-slider = The first to slide was { $seat }
event-ends-round = { $seat } passes
event-round-over = The round is over
event-compared = The hands are compared
event-taken-back = The moves made since are taken back
event-announces = { $seat } announces a hand of { $value }
event-chosen-before = { $seat } has already chosen, and the choice stands
event-deal-ends = The deal is over
event-counts-too = What { $seat } holds counts as announced too
event-forgot = { $seat } has forgotten to announce
event-loses-deal = { $seat } loses the deal
event-worth = { $seat } has a hand worth { $value }
event-tied = { $count } are level and draw cards for the win
event-wins-deal = { $seat } wins the deal
event-refreshes = { $seat } refreshes the middle: { $first }, { $second } and { $third }
event-exposed = A card dealt to { $seat } could be seen: { $card }
event-replaces = { $seat } has the card replaced
event-declines = { $seat } declines and keeps the card
event-asks-back = { $seat } asks to give back what was swapped
event-consents = { $seat } agrees
event-refuses = { $seat } does not agree
event-given-back = { $seat } gives back what was swapped and has the turn again
event-calls-redeal = { $seat } proposes to deal again
event-votes = { $answer ->
    [yes] { $seat } votes yes
   *[no] { $seat } votes no
}
event-redeal = { $count } are in favour: the deal is dealt again
event-no-redeal = The deal is not dealt again
event-pooled = The betes are pooled: of { $amount } everybody gets { $each }
event-rest = { $amount } cannot be shared equally, so the players draw cards for that remainder
event-drew = { $seat } draws { $card }
event-again = { $count } drew equally high and draw again
event-rest-won = { $seat } drew highest and gets the remainder, { $amount }
event-ends = The match is over
event-all-dealt = Everybody has three face-down cards, three face-up and three in hand; { $count } cards form the stock
event-takes-pile = { $seat } takes up pile { $number }
event-lays-on = { $seat } adds to pile { $number }
event-locks = { $seat } locks pile { $number } in front of { $owner }
event-draws = { $count ->
    [one] { $seat } draws one card
   *[other] { $seat } draws { $count } cards
}
event-is-ready = { $seat } is ready
event-play-begins = All are ready, and play begins
event-lays = { $seat } lays on the pile
event-ladder = It is a ladder of { $count } cards
event-kaker = It is a kåker
event-chances = { $seat } chances it and draws { $card }
event-chance-fails = { $Card } cannot lie on the pile: the chance card has failed
event-picks-up = { $count ->
    [one] { $seat } picks up the pile, a single card
   *[other] { $seat } picks up the pile, { $count } cards in all
}
event-flips = { $seat } turns over a face-down card: { $card }
event-flip-fails = { $Card } cannot lie on the pile
event-takes-back = { $count ->
    [one] { $seat } takes back one card
   *[other] { $seat } takes back { $count } cards
}
event-inserts = { $seat } inserts
event-gets-turn = { $seat } inserted and now has the turn
event-turns-pile = { $count ->
    [one] { $seat } turns the pile, a single card
   *[other] { $seat } turns the pile, { $count } cards
}
event-once-more = { $seat } has the turn again
event-frippel = The six cards on top form a frippelknåker
event-joker-row = { $count } jokers lie in a row
event-three-kings = The kings form a trippelknug: nothing black may be laid on it
event-no-inserting = { $seat } has picked up a frippelknåker and may not insert any more in this match
event-capped = { $seat } has picked up a hexakajak and may lay only twos, sevens and tens on other players’ court cards
event-out = { $seat } goes out and finishes in place { $place }
event-shared = { $seat } went out in the same round as somebody else: they share place { $place }
event-loses-out = { $seat } has lost and finishes in place { $place }
event-last-left = { $seat } is the only one left and finishes in place { $place }
event-to-blow = The last card is a seven: { $seat } has to thump the table and blow
event-blown = { $seat } has blown in time and far enough
event-not-blown = { $seat } has blown too late or too feebly
event-quietly = This is quiet play: { $seat } need not blow
event-fumbles = { $seat } fumbles with something
event-accuses = { $seat } accuses { $accused } of cheating
event-admits = { $seat } admits it
event-denies = { $seat } denies it
event-innocent = { $seat } has not cheated and goes free
event-guilty = { $count ->
    [0] { $seat } has cheated
    [one] { $seat } has cheated, and that costs one dot
   *[other] { $seat } has cheated, and that costs { $count } dots
}
event-denial = { $seat } denied it, and that costs one more dot
event-restored = Everything is put back as it was before { $seat } cheated
event-replaced = { $count ->
    [one] { $seat } gets a new card instead
   *[other] { $seat } gets { $count } new cards instead
}
event-dots = { $count ->
    [one] { $seat } now has one dot
   *[other] { $seat } now has { $count } dots
}
event-no-ladders = { $seat } may not lay any more ladders in this match
event-owes-pile = { $seat } has to pick up the pile the next time the turn comes, for now there is none
event-disqualified = { $seat } is disqualified and finishes in place { $place }
event-carried-dot = { $seat } tells on somebody from outside the game and begins the next match with a dot
event-cheat-stands = The cheat stands: nobody has reported what { $seat } did
event-not-turned = { $count } of one rank lie in a row, but the pile is not turned
event-no-rank = There are only sevens in the pile: it has no rank and is like an empty one
