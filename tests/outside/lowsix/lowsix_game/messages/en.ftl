### Low Six in English. The sentences of its family come with knack-widgets.

limit-table-1 = Low Six is for two to five players, with a whole pack of 52 cards, each of them once.

why-worth-show-2 = { $seat }’s cards are worth { $worth }; a hand of at most { $limit } wins at once.
    .you = Your cards are worth { $worth }; a hand of at most { $limit } wins at once.
why-kind-show-3 = { $seat } does not hold four cards of one rank.
    .you = You do not hold four cards of one rank.

page-aim = Take the last trick, or hold a hand that wins at once: either brings the pot.
page-about = Six cards and six tricks, unless a hand wins at once.
page-goal = You play your six cards one at a time. Whoever takes the sixth trick wins, unless somebody lays a hand open before.
page-pay = Everybody puts one coin into the pot; the winner of the deal gets it.
