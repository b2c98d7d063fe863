### Köpknack in English: why a move goes or does not go, the moves, the phases, and what this game says in its own way.

## Limits of a set-up

limit-intro-1 = Köpknack is for two to seventeen players: the cards reach for no more.
limit-pack-1 = In Köpknack an ordinary pack is dealt: 52 cards without jokers, each of them once.
limit-setup-1 = The stake is a whole number, at least 3, and divisible by three.
limit-buying-9 = Buying goes two rounds or three, nothing else.
limit-payment-17 = That betes may be merged is an agreement, either on or off, and there is such a choice only when you pay with betes.
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

turn-bidding-1 = { $seat } may not speak now: the turn goes clockwise from forehand, and it has come to { $turn }.
turn-buying-2 = It is not { $seat } who buys now: buying goes clockwise from forehand, and it has come to { $turn }.
turn-deal-1 = It is not { $seat } who plays now: play goes clockwise, and it has come to { $turn }.
turn-play-1 = { $seat } does not lead to the first trick: forehand does, and that is { $turn }.
turn-play-9 = It is not { $seat } who plays now: { $turn } took the first trick and leads to the second.
turn-play-16 = It is not { $seat } who plays now: { $turn } took the second trick and leads to the third.
turn-payment-16 = { $seat } has nothing to choose now: the choice goes round from forehand, and it has come to { $turn }.

## The phases: what is wrong with a move that has no place there, the phase's name, and who is to do what

phase-deal = { $cannot }: what is due is to deal the cards or to end the match.
    .name = { $deals ->
        [0] before the first deal
       *[other] after deal { $deals }
    }
    .status = { $deals ->
        [0] deal to begin
       *[other] the deal is over: deal the next one
    }
phase-bidding = { $cannot }: the bidding is on, and whoever has the turn knocks or folds.
    .name = the bidding
    .status = { $you ->
        [yes] it is your turn: knock or fold
       *[no] { $seat } is to knock or fold
    }
phase-buying = { $cannot }: the buying is on, and whoever has the turn buys cards or stands.
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
phase-play = { $cannot }: the play is on, and whoever has the turn plays a card.
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
phase-merging = { $cannot }: the cards have been played, and whoever has the turn merges new betes or keeps them apart.
    .name = the choice about the betes
    .status = { $you ->
        [yes] it is your turn: merge your new betes or keep them apart
       *[no] { $seat } is to choose: merge the betes or keep them apart
    }
phase-draw = { $cannot }: the betes have been shared, and all that is left is to draw cards for the remainder.
    .name = the draw for the remainder
    .status = draw cards for the remainder, { $amount }
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = nothing more to do

## The buying: cards that are not held, more cards than the talon has

card-buying-3 = { $seat } does not hold { $card }, so that card cannot be put aside.
why-talon-buying-6 = { $left ->
    [one] { $seat } asks for { $count } cards, but the talon has only one left.
   *[other] { $seat } asks for { $count } cards, but the talon has only { $left } left.
}

## Duties. The main sentence refuses a card, .also adds a reason, .goes lets the card pass.

duty-play-3 = { $many ->
    [one] { $Led } were led and must be followed: { $seat } holds { $asked }, so { $tried } does not go.
   *[other] { $Led } were led and must be followed: { $seat } can choose between { $choice }, but { $tried } does not go.
}
    .goes = { $Card } goes: it follows suit.
duty-play-5 = { $many ->
    [one] { $Led } were led, and whoever can go above the highest in the trick must: { $seat } holds { $asked }, so { $tried } is too low.
   *[other] { $Led } were led, and whoever can go above the highest in the trick must: { $seat } can choose between { $choice }, but { $tried } is too low.
}
    .also = And the highest trump in the trick has to be beaten, with { $asked }.
    .goes = { $Card } goes: when trumps are led, whoever can plays a higher one.
duty-play-6 = Whoever has no { $led } must trump as long as nobody else has: { $seat } can play { $asked }, but { $tried } does not go.
    .goes = { $Card } goes: as long as nobody has trumped, whoever cannot follow suit must.
duty-play-7 = Whoever has no { $led } must overtrump once somebody has trumped: { $seat } can play { $asked }, but { $tried } does not go.
    .goes = { $Card } goes: once the trick has been trumped, whoever cannot follow suit must overtrump.
duty-play-10 = The second trick begins with a trump, if there is one: { $seat } holds { $asked }, so { $tried } does not go.
    .goes = { $Card } goes: the second trick begins with a trump.
duty-play-12 = { $Led } were led and must be followed in the second trick as well: { $seat } holds { $asked }, so { $tried } does not go.
    .goes = { $Card } goes: in the second trick, too, it follows suit.
duty-play-13 = The compulsion to overtrump holds in the second trick as well: { $seat } can take over the trick with { $asked }, so { $tried } does not go.
    .also = And the highest trump in the trick has to be beaten, with { $asked }.
    .goes = { $Card } goes: the compulsion to overtrump holds in the second trick as well.
duty-play-14 = In the second trick there is a compulsion to trump: { $seat } can neither follow { $led } nor overtrump but holds { $asked }, so { $tried } does not go.
    .also = And the second trick’s compulsion to trump asks for a trump.
    .goes = { $Card } goes: in the second trick, whoever can neither follow suit nor overtrump still plays a trump, even one too low.

## The moves: as an event, as half a refusal, as a permission, on a button, in a list

verb-knock = { $seat } knocks and is in
    .cannot = { $seat } cannot knock now
    .goes = That goes: { $seat } has the turn and may knock.
    .label = Knock
    .brief = knock
verb-fold = { $seat } folds
    .cannot = { $seat } cannot fold now
    .goes = That goes: { $seat } has the turn and may fold.
    .label = Fold
    .brief = fold
verb-buy = { $count ->
    [one] { $seat } puts aside { $cards } and buys one card
   *[other] { $seat } puts aside { $cards } and buys { $count } cards
}
    .hidden = { $count ->
        [one] { $seat } buys one card
       *[other] { $seat } buys { $count } cards
    }
    .cannot = { $seat } cannot buy now
    .goes = { $count ->
        [one] That goes: { $seat } has the turn to buy and may exchange { $cards } for a new card.
       *[other] That goes: { $seat } has the turn to buy and may exchange { $cards } for { $count } new cards.
    }
    .label = { $count ->
        [one] Buy one card
       *[other] Buy { $count } cards
    }
    .brief = exchange { $shorts }
verb-stand = { $seat } stands
    .cannot = { $seat } cannot stand now
    .goes = That goes: { $seat } has the turn to buy and may stand.
    .label = Stand
    .brief = stand
verb-play = { $seat } plays { $card }
    .cannot = { $seat } cannot play { $card } now
    .goes = That goes: { $seat } has the turn and may play { $card }.
    .label = Play { $card }
    .brief = { $short }
verb-merge = { $seat } merges the new betes into one
    .cannot = { $seat } cannot merge any betes now
    .goes = That goes: { $seat } has the choice and may merge the new betes.
    .label = Merge the betes
    .brief = merge
verb-keep = { $seat } keeps the new betes apart
    .cannot = { $seat } has no betes to keep apart now
    .goes = That goes: { $seat } has the choice and may keep the new betes apart.
    .label = Keep the betes apart
    .brief = keep apart

## Events that this text gives its own reasons for

event-pushed-payment-9 = The smallest bete, { $amount }, goes into the pot
event-pot-payment-12 = The dealer’s stake and the bete make a pot of { $amount } together
event-forced-payment-22 = There is no bete to play for: the deal is a forced one, and everybody is in
event-turn-bidding-1 = { $seat } is to knock or fold
event-turn-buying-2 = { $seat } is to buy or stand
event-turn-play-1 = { $seat } is forehand and leads to the first trick
event-turn-play-9 = { $seat } leads to the second trick
event-turn-play-16 = { $seat } leads to the third trick
event-turn-payment-16 = { $seat } chooses whether the new betes are merged
event-wins-bidding-3 = All before the dealer have folded: { $seat } wins without play
event-wins-bidding-4 = Nobody else has knocked: { $seat } wins without play
event-stands-buying-4 = { $seat } stands
event-round-buying-5 = Round { $number } of the buying begins
event-talon-out-buying-6 = The talon is empty, so the buying is over
event-trick-play-18 = { $seat } takes the trick with the highest trump
event-trick-play-19 = { $seat } takes the trick with the highest card of the suit led
event-sets-payment-6 = { $seat } has bought three times and sets { $count } betes of { $amount } each
event-sets-payment-13 = { $count ->
    [one] { $seat } sets a bete as big as the whole pot, { $amount }
   *[other] { $seat } sets { $count } betes, each as big as the whole pot, { $amount }
}
event-keeps-payment-16 = { $seat } keeps the { $count } new betes apart
event-merges-payment-16 = { $seat } merges the { $count } new betes into one of { $amount }
