### Svängknack II in English: what is said otherwise where a ruling is read otherwise.

turn-bidding-8-SK-5-b = It is not { $seat }’s turn to speak: all before have passed, and next comes { $turn }.
    .you = It is not your turn to speak: all before have passed, and next comes { $turn }.
    .you-turn = It is not { $seat }’s turn to speak: all before have passed, and you are next.
event-turn-bidding-8-SK-5-b = { $seat } is next to speak
    .you = It is your turn to speak
event-off-bidding-9-SK-5-b = All have passed: the deal is not played, and what is in the pot stays there
event-again-setup-2-SK-2-b = { SPELL($count, start: "yes") } players tied for lowest and draw again to see who deals
event-first-dealer-SK-2-b = { $seat } drew lowest and deals first
    .you = You drew lowest and deal first
event-rivet-payment-6-SK-7-b = { $seat } gets the whole pot, { $amount }: that is “rivet”
    .you = You get the whole pot, { $amount }: that is “rivet”
event-wins-bidding-21-SK-7-b = Nobody has joined: { $seat } wins without play, which counts as three tricks
    .you = Nobody has joined: you win without play, which counts as three tricks
phase-draw-SK-12-b = { $cannot }: the match has ended, and only the draw for the pot is left.
    .name = the draw for the pot
    .status = draw cards for the pot, { $amount }
event-rest-SK-12-b = The pot of { $amount } is not shared: the players draw cards for it
event-rest-won-SK-12-b = { $seat } drew highest and gets the pot, { $amount }
    .you = You drew highest and get the pot, { $amount }
