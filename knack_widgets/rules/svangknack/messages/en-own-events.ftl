### What a move leads to in no other game: one sentence each, without a full stop.

event-all-in = Everybody is in
event-swings = { $seat } swings
    .you = You swing
event-passes = { $seat } passes
    .you = You pass
event-off = The deal is not played
event-turned = The upcards are { $card } and { $other }
event-names-trump = { $seat } chooses trumps: { $suit }
    .you = You choose trumps: { $suit }
event-same-suit = Both cards are of one suit: { $suit } are trumps
event-joins = { $seat } joins
    .you = You join
event-no-buying = Nobody may buy
event-carried = { $amount } stay in the pot for the next deal
event-pot-out = The pot is empty
event-rivet = { $seat } takes all three tricks and the whole pot, { $amount }
    .you = You take all three tricks and the whole pot, { $amount }
event-first-dealer = { $seat } drew highest and deals first
    .you = You drew highest and deal first
