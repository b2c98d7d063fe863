### Köpknack in English: why a move is or is not allowed, the moves, the phases, and what this game says in its own way.

## Limits of a set-up

limit-intro-1 = Köpknack is for two to seventeen players: there are not enough cards for more.
limit-pack-1 = Köpknack is played with an ordinary pack: 52 cards without jokers, each of them once.
limit-setup-1 = The stake is a whole number, at least 3, and divisible by three.
limit-buying-9 = There are either two rounds of buying or three.
limit-payment-17 = Merging betes is agreed on beforehand: it is allowed or it is not. There is such a choice only when you pay with betes.
limit-payment-23 = Forced deals are played either never or whenever there is no bete, the latter only when you pay with betes.
limit-newer-1 = You pay with betes, or in the newer way of 1922.

option-stake = Dealer’s stake
option-payment = Payment
option-payment-betar = with betes
option-payment-1922 = in the newer way, of 1922
option-buys = Rounds of buying
option-merge = Betes may be merged
option-forced = Forced deals
option-forced-never = never
option-forced-no-bets = when there is no bete

## Somebody else's turn

turn-bidding-1 = It is not { $seat }’s turn to speak: bidding goes clockwise from forehand, and { $turn } is next.
    .you = It is not your turn to speak: bidding goes clockwise from forehand, and { $turn } is next.
    .you-turn = It is not { $seat }’s turn to speak: bidding goes clockwise from forehand, and you are next.
turn-buying-2 = It is not { $seat }’s turn: buying goes clockwise from forehand, and { $turn } is next.
    .you = It is not your turn: buying goes clockwise from forehand, and { $turn } is next.
    .you-turn = It is not { $seat }’s turn: buying goes clockwise from forehand, and you are next.
turn-deal-1 = It is not { $seat }’s turn: play goes clockwise, and { $turn } is next.
    .you = It is not your turn: play goes clockwise, and { $turn } is next.
    .you-turn = It is not { $seat }’s turn: play goes clockwise, and you are next.
turn-play-1 = { $seat } does not lead to the first trick: forehand does, and that is { $turn }.
    .you = You do not lead to the first trick: forehand does, and that is { $turn }.
    .you-turn = { $seat } does not lead to the first trick: forehand does, and that is you.
turn-play-9 = It is not { $seat }’s turn: { $turn } took the first trick and leads to the second.
    .you = It is not your turn: { $turn } took the first trick and leads to the second.
    .you-turn = It is not { $seat }’s turn: you took the first trick and lead to the second.
turn-play-16 = It is not { $seat }’s turn: { $turn } took the second trick and leads to the third.
    .you = It is not your turn: { $turn } took the second trick and leads to the third.
    .you-turn = It is not { $seat }’s turn: you took the second trick and lead to the third.
turn-payment-16 = { $seat } has nothing to choose now: the choice goes round from forehand, and { $turn } is next.
    .you = You have nothing to choose now: the choice goes round from forehand, and { $turn } is next.
    .you-turn = { $seat } has nothing to choose now: the choice goes round from forehand, and you are next.

## The phases: what is wrong with a move that has no place there, the phase's name, and who is to do what

phase-deal = { $cannot }: next the cards are dealt or the match is ended.
    .name = { $deals ->
        [0] before the first deal
       *[other] after deal { $deals }
    }
    .status = { $deals ->
        [0] deal to begin
       *[other] the deal is over: deal the next one
    }
phase-bidding = { $cannot }: this is the bidding, and the player whose turn it is knocks or folds.
    .name = the bidding
    .status = { $you ->
        [yes] it is your turn: knock or fold
       *[no] { $seat } is to knock or fold
    }
phase-buying = { $cannot }: this is the buying, and the player whose turn it is buys cards or stands.
    .name = the buying
    .status = { $you ->
        [yes] { $round ->
            [1] it is your turn in the first round: buy cards or stand
            [2] it is your turn in the second round: buy cards or stand
           *[other] it is your turn in the third round: buy cards or stand
        }
       *[no] { $round ->
            [1] { $seat } is to buy or stand, in the first round
            [2] { $seat } is to buy or stand, in the second round
           *[other] { $seat } is to buy or stand, in the third round
        }
    }
phase-play = { $cannot }: cards are being played, and the player whose turn it is plays one.
    .name = { $number ->
        [1] first trick
        [2] second trick
       *[other] third trick
    }
    .status = { $you ->
        [yes] { $leading ->
            [yes] it is your turn: lead a card
           *[no] it is your turn: play a card
        }
       *[no] { $leading ->
            [yes] { $seat } is to lead
           *[no] { $seat } is to play
        }
    }
phase-merging = { $cannot }: the cards have been played, and the player whose turn it is merges new betes or keeps them apart.
    .name = the choice about the betes
    .status = { $you ->
        [yes] it is your turn: merge your new betes or keep them apart
       *[no] { $seat } is to choose: merge the betes or keep them apart
    }
phase-draw = { $cannot }: the betes have been shared, and only the draw for the remainder is left.
    .name = the draw for the remainder
    .status = draw cards for the remainder, { $amount }
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = new match?

## The buying: cards that are not held, more cards than the talon has

card-buying-3 = { $seat } does not hold { $card }, so it cannot be put aside.
    .you = You do not hold { $card }, so it cannot be put aside.
why-talon-buying-6 = { $left ->
    [one] { $seat } asks for { SPELL($count) } cards, but the talon has only one left.
   *[other] { $seat } asks for { SPELL($count) } cards, but the talon has only { SPELL($left) } left.
}
    .you = { $left ->
        [one] You ask for { SPELL($count) } cards, but the talon has only one left.
       *[other] You ask for { SPELL($count) } cards, but the talon has only { SPELL($left) } left.
    }

## Duties. The main sentence refuses a card, .also adds a reason, .allowed lets the card pass.

duty-play-3 = { $many ->
    [one] { $Led } were led and must be followed: { $seat } holds { $asked } and may not play { $tried }.
   *[other] { $Led } were led and must be followed: { $seat } can choose between { $choice } but may not play { $tried }.
}
    .you = { $many ->
        [one] { $Led } were led and must be followed: you hold { $asked } and may not play { $tried }.
       *[other] { $Led } were led and must be followed: you can choose between { $choice } but may not play { $tried }.
    }
    .allowed = { $Card } may be played: it follows suit.
duty-play-5 = { $many ->
    [one] { $Led } were led, and whoever can go above the highest in the trick must: { $seat } holds { $asked }, so { $tried } is too low.
   *[other] { $Led } were led, and whoever can go above the highest in the trick must: { $seat } can choose between { $choice }, but { $tried } is too low.
}
    .you = { $many ->
        [one] { $Led } were led, and whoever can go above the highest in the trick must: you hold { $asked }, so { $tried } is too low.
       *[other] { $Led } were led, and whoever can go above the highest in the trick must: you can choose between { $choice }, but { $tried } is too low.
    }
    .also = And the highest trump in the trick has to be beaten, with { $asked }.
    .allowed = { $Card } may be played: when trumps are led, whoever can plays a higher one.
duty-play-6 = Whoever has no { $led } must trump as long as nobody else has: { $seat } can play { $asked } but not { $tried }.
    .you = Whoever has no { $led } must trump as long as nobody else has: you can play { $asked } but not { $tried }.
    .allowed = { $Card } may be played: as long as nobody has trumped, whoever cannot follow suit must.
duty-play-7 = Whoever has no { $led } must overtrump once somebody has trumped: { $seat } can play { $asked } but not { $tried }.
    .you = Whoever has no { $led } must overtrump once somebody has trumped: you can play { $asked } but not { $tried }.
    .allowed = { $Card } may be played: once the trick has been trumped, whoever cannot follow suit must overtrump.
duty-play-10 = The second trick must begin with a trump, if possible: { $seat } holds { $asked } and may not play { $tried }.
    .you = The second trick must begin with a trump, if possible: you hold { $asked } and may not play { $tried }.
    .allowed = { $Card } may be played: the second trick begins with a trump.
duty-play-12 = { $Led } were led and must be followed in the second trick as well: { $seat } holds { $asked } and may not play { $tried }.
    .you = { $Led } were led and must be followed in the second trick as well: you hold { $asked } and may not play { $tried }.
    .allowed = { $Card } may be played: in the second trick, too, it follows suit.
duty-play-13 = In the second trick, too, whoever can overtrump must: { $seat } can beat the trick with { $asked } and may not play { $tried }.
    .you = In the second trick, too, whoever can overtrump must: you can beat the trick with { $asked } and may not play { $tried }.
    .also = And the highest trump in the trick has to be beaten, with { $asked }.
    .allowed = { $Card } may be played: in the second trick, too, whoever can overtrump must.
duty-play-14 = In the second trick trumping is compulsory: { $seat } can neither follow { $led } nor overtrump but holds { $asked } and may not play { $tried }.
    .you = In the second trick trumping is compulsory: you can neither follow { $led } nor overtrump but hold { $asked } and may not play { $tried }.
    .also = And in the second trick trumping is compulsory.
    .allowed = { $Card } may be played: in the second trick, whoever can neither follow suit nor overtrump still plays a trump, even one too low.

## Freedom: no duty asks for a card in hand, and a clause leaves the choice free.

free-play-2 = { $Card } may be played: the first lead is free.
free-play-8 = { $Card } may be played: if you can neither follow suit nor overtrump, any card will do.
free-play-11 = { $Card } may be played: a player without a trump may begin the second trick with any card.
free-play-15 = { $Card } may be played: with neither the suit led nor a trump, any card will do.
free-play-17 = { $Card } may be played: it is the last card.

## The moves: as an event, as half a refusal, as a permission, on a button, in a list

verb-knock = { $seat } knocks and is in
    .you = You knock and are in
    .cannot = { $seat } cannot knock now
    .cannot-you = You cannot knock now
    .allowed = Allowed: { $seat } is next to speak and may knock.
    .allowed-you = Allowed: it is your turn, and you may knock.
    .label = Knock
    .brief = knock
verb-fold = { $seat } folds
    .you = You fold
    .cannot = { $seat } cannot fold now
    .cannot-you = You cannot fold now
    .allowed = Allowed: { $seat } is next to speak and may fold.
    .allowed-you = Allowed: it is your turn, and you may fold.
    .label = Fold
    .brief = fold
verb-buy = { $count ->
    [one] { $seat } puts aside { $cards } and buys one card
   *[other] { $seat } puts aside { $cards } and buys { SPELL($count) } cards
}
    .you = { $count ->
        [one] You put aside { $cards } and buy one card
       *[other] You put aside { $cards } and buy { SPELL($count) } cards
    }
    .hidden = { $count ->
        [one] { $seat } buys one card
       *[other] { $seat } buys { SPELL($count) } cards
    }
    .hidden-you = { $count ->
        [one] You buy one card
       *[other] You buy { SPELL($count) } cards
    }
    .cannot = { $seat } cannot buy now
    .cannot-you = You cannot buy now
    .allowed = { $count ->
        [one] Allowed: { $seat } is next to buy and may exchange { $cards } for a new card.
       *[other] Allowed: { $seat } is next to buy and may exchange { $cards } for { SPELL($count) } new cards.
    }
    .allowed-you = { $count ->
        [one] Allowed: it is your turn to buy, and you may exchange { $cards } for a new card.
       *[other] Allowed: it is your turn to buy, and you may exchange { $cards } for { SPELL($count) } new cards.
    }
    .label = { $count ->
        [one] Buy one card
       *[other] Buy { SPELL($count) } cards
    }
    .brief = put aside { $shorts } and buy
verb-stand = { $seat } stands
    .you = You stand
    .cannot = { $seat } cannot stand now
    .cannot-you = You cannot stand now
    .allowed = Allowed: { $seat } is next to buy and may stand.
    .allowed-you = Allowed: it is your turn to buy, and you may stand.
    .label = Stand
    .brief = stand
verb-play = { $seat } plays { $card }
    .you = You play { $card }
    .cannot = { $seat } cannot play { $card } now
    .cannot-you = You cannot play { $card } now
    .allowed = Allowed: it is { $seat }’s turn, and { $card } may be played.
    .allowed-you = Allowed: it is your turn, and you may play { $card }.
    .label = Play { $card }
    .brief = { $short }
verb-merge = { $seat } merges the new betes into one
    .you = You merge the new betes into one
    .cannot = { $seat } cannot merge any betes now
    .cannot-you = You cannot merge any betes now
    .allowed = Allowed: { $seat } has the choice and may merge the new betes.
    .allowed-you = Allowed: you have the choice and may merge the new betes.
    .label = Merge the betes
    .brief = merge
verb-keep = { $seat } keeps the new betes apart
    .you = You keep the new betes apart
    .cannot = { $seat } has no betes to keep apart now
    .cannot-you = You have no betes to keep apart now
    .allowed = Allowed: { $seat } has the choice and may keep the new betes apart.
    .allowed-you = Allowed: you have the choice and may keep the new betes apart.
    .label = Keep the betes apart
    .brief = keep apart

## Events that this text gives its own reasons for

event-pushed-payment-9 = The smallest bete, { $amount }, goes into the pot
event-pot-payment-12 = The dealer’s stake and the bete together make a pot of { $amount }
event-forced-payment-22 = There is no bete to play for: this is a forced deal, and everybody is in
event-turn-bidding-1 = { $seat } is to knock or fold
    .you = It is your turn to knock or fold
event-turn-buying-2 = { $seat } is to buy or stand
    .you = It is your turn to buy or stand
event-turn-play-1 = { $seat } is forehand and leads to the first trick
    .you = You are forehand and lead to the first trick
event-turn-play-9 = { $seat } leads to the second trick
    .you = You lead to the second trick
event-turn-play-16 = { $seat } leads to the third trick
    .you = You lead to the third trick
event-turn-payment-16 = { $seat } chooses whether the new betes are merged
    .you = You choose whether the new betes are merged
event-wins-bidding-3 = Everyone before the dealer has folded: { $seat } wins without play
    .you = Everyone before the dealer has folded: you win without play
event-wins-bidding-4 = Nobody else has knocked: { $seat } wins without play
    .you = Nobody else has knocked: you win without play
event-stands-buying-4 = { $seat } stands
    .you = You stand
event-round-buying-5 = Buying round { $number } begins
event-talon-out-buying-6 = The talon is empty, so the buying is over
event-trick-play-18 = { $seat } takes the trick with the highest trump
    .you = You take the trick with the highest trump
event-trick-play-19 = { $seat } takes the trick with the highest card of the suit led
    .you = You take the trick with the highest card of the suit led
event-sets-payment-6 = { $seat } has bought three times and pays { SPELL($count) } betes of { $amount } each
    .you = You have bought three times and pay { SPELL($count) } betes of { $amount } each
event-sets-payment-13 = { $count ->
    [one] { $seat } pays a bete as big as the whole pot, { $amount }
   *[other] { $seat } pays { SPELL($count) } betes, each as big as the whole pot, { $amount }
}
    .you = { $count ->
        [one] You pay a bete as big as the whole pot, { $amount }
       *[other] You pay { SPELL($count) } betes, each as big as the whole pot, { $amount }
    }
event-keeps-payment-16 = { $seat } keeps the { SPELL($count) } new betes apart
    .you = You keep the { SPELL($count) } new betes apart
event-merges-payment-16 = { $seat } merges the { SPELL($count) } new betes into one of { $amount }
    .you = You merge the { SPELL($count) } new betes into one of { $amount }
