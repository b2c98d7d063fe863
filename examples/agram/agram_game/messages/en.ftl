### Agram in English. The sentences of its family come with knack-widgets; what stands here replaces them.

limit-table-1 = Agram is for two to five players.
limit-table-2 = The pack of Agram has 35 cards, each of them once.
limit-table-3 = Twos, jacks, queens, kings and the ace of spades are left out of the pack of Agram.

duty-play-3 = { $Led } were led and must be followed: { $seat } may not play { $refused }.
    .you = { $Led } were led and must be followed: you may not play { $refused }.
    .allowed = { $Card } may be played: it follows suit.
free-play-3 = { $Card } may be played: there is no card of the suit led in this hand.

event-deals-next = { $seat } deals next
    .you = You deal next

page-aim = Take the last trick: whoever does gets the pot.
page-about = Six cards and six tricks: only the last one counts.
page-goal = You play your six cards one at a time, in six tricks. Whoever takes the sixth wins the deal.
page-pay = Each player puts one coin into the pot; it goes to whoever takes the last trick.
