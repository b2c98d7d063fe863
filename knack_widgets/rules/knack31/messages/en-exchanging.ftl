### What a move leads to where cards are exchanged with the middle: one sentence each, without a full stop.

event-gives-three = { $seat } deals three cards to everybody else
    .you = You deal three cards to everybody else
event-piles = Two piles of three cards each lie in front of { $seat }
    .you = Two piles of three cards each lie in front of you
event-stock = { $count ->
    [one] One card is left as the stock
   *[other] { SPELL($count, start: "yes") } cards are left as the stock
}
event-looks = { $seat } looks at pile { $number }
    .you = You look at pile { $number }
event-keeps-pile = { $seat } keeps the pile
    .you = You keep the pile
event-switches = { $seat } takes the other pile unseen
    .you = You take the other pile unseen
event-opens = Face up in the middle lie { $first }, { $second } and { $third }
event-swaps = { $seat } swaps { $card } for { $other }
    .you = You swap { $card } for { $other }
event-swaps-all = { $seat } swaps all three cards
    .you = You swap all three cards
event-slides = { $seat } slides
    .you = You slide
event-renewed = Now { $first }, { $second } and { $third } lie in the middle
event-first-slider = { $seat } was the first to slide
    .you = You were the first to slide
event-ends-round = { $seat } passes
    .you = You pass
event-round-over = The round is over
event-compared = The hands are compared
event-taken-back = The moves made since are taken back
event-announces = { $seat } announces a hand of { $value }
    .you = You announce a hand of { $value }
event-chosen-before = { $seat } has already chosen, and the choice stands
    .you = You have already chosen, and the choice stands
event-deal-ends = The deal is over
event-counts-too = { $seat }’s hand counts as announced too
    .you = Your hand counts as announced too
event-forgot = { $seat } has forgotten to announce
    .you = You have forgotten to announce
event-loses-deal = { $seat } loses the deal
    .you = You lose the deal
event-worth = { $seat }’s hand is worth { $value }
    .you = Your hand is worth { $value }
event-tied = { SPELL($count, start: "yes") } players are level and draw cards to decide who wins
event-wins-deal = { $seat } wins the deal
    .you = You win the deal
event-refreshes = { $seat } refreshes the middle: { $first }, { $second } and { $third }
    .you = You refresh the middle: { $first }, { $second } and { $third }
event-exposed = A card dealt to { $seat } could be seen: { $card }
    .you = One of your cards could be seen during the deal: { $card }
event-replaces = { $seat } has the card replaced
    .you = You have the card replaced
event-declines = { $seat } declines and keeps the card
    .you = You decline and keep the card
event-asks-back = { $seat } asks to undo the swap
    .you = You ask to undo the swap
event-consents = { $seat } agrees
    .you = You agree
event-refuses = { $seat } does not agree
    .you = You do not agree
event-given-back = { $seat } undoes the swap and plays again
    .you = You undo the swap and play again
event-calls-redeal = { $seat } proposes a redeal
    .you = You propose a redeal
event-votes = { $answer ->
    [yes] { $seat } votes yes
   *[no] { $seat } votes no
}
    .you = { $answer ->
    [yes] You vote yes
   *[no] You vote no
}
event-redeal = { SPELL($count, start: "yes") } are in favour: the cards are dealt again
event-no-redeal = There is no redeal
