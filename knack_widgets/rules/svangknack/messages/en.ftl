### Svängknack II in English: why a move goes or does not go, the moves, the phases, and what this game says in its own way.

## Limits of a set-up

limit-intro-1 = Svängknack is for three to sixteen players: not even a full pack is enough for more.
limit-pack-1 = In Svängknack the whole pack is dealt, each card once: 36 cards, or more if ranks below the six are in.
limit-pack-2 = In Svängknack the six is lowest, unless you have chosen a lower rank: everything below it is left out, and there are no jokers.
limit-pack-3 = The six is lowest. With seven players or more you may choose the five, the four, the three or the two instead, and there must be enough cards for three each and two more.
limit-setup-1 = The stake is a whole number, at least 3, that divides by three.

option-stake = Stake
option-low = Lowest rank in the pack

## Somebody else's turn

turn-ante-1 = It is not { $seat } who plays now: play goes clockwise, and it has come to { $turn }.
turn-bidding-6 = { $seat } may not speak now: forehand speaks first, and that is { $turn }.
turn-bidding-8 = { $seat } may not speak now: forehand has passed, and next comes { $turn }, on forehand’s left.
turn-bidding-12 = { $seat } may not choose trump: { $turn } swung, so { $turn } chooses.
turn-bidding-14 = { $seat } swung and is in already: it is the others who answer, and the turn is with { $turn }.
turn-bidding-15 = It is not { $seat } who answers now: the player on the left of the one who swung answers first, and that is { $turn }.
turn-bidding-18 = It is not { $seat } who answers now: the answers go clockwise, and the turn has come to { $turn }.
turn-bidding-21 = It is not { $seat } who answers now: only { $turn } is left, who answers last and must join.
turn-buying-3 = It is not { $seat } who buys now: the player who swung begins, then it goes clockwise, and the turn has come to { $turn }.
turn-play-2 = { $seat } does not lead to the first trick: in a forced deal forehand does, and that is { $turn }.
turn-play-3 = { $seat } does not lead to the first trick: the player who swung does, and that is { $turn }.
turn-play-9 = It is not { $seat } who plays now: { $turn } took the first trick and opens the second.
turn-play-17 = It is not { $seat } who plays now: { $turn } took the second trick and opens the third.

## The phases: what is wrong with a move that has no place there, the phase's name, and who is to do what

phase-first = { $cannot }: first the cards have to decide who deals, so the players draw.
    .name = the draw for the deal
    .status = draw cards to see who deals first
phase-deal = { $cannot }: what is due is to deal the cards or to end the match.
    .name = { $deals ->
        [0] before the first deal
       *[other] after deal { $deals }
    }
    .status = { $deals ->
        [0] deal to begin
       *[other] the deal is over: deal the next one
    }
phase-swinging = { $cannot }: the bidding for trump is on, and whoever has the turn swings or passes.
    .name = the bidding
    .status = { $you ->
        [yes] it is your turn: swing or pass
       *[no] { $seat } is to swing or pass
    }
phase-choosing = { $cannot }: first the player who swung has to choose trump.
    .name = the choice of trump
    .status = { $you ->
        [yes] it is your turn: choose trump
       *[no] { $seat } is to choose trump
    }
phase-answers = { $cannot }: trump is settled, and everyone but the player who swung says in turn whether they are in.
    .name = the answers
    .status = { $by ->
        [bidding-21] { $you ->
            [yes] you are the last, and everyone before you has passed: join, for now you must
           *[no] { $seat } is the last to answer and must join
        }
       *[other] { $you ->
            [yes] it is your turn: join or pass
           *[no] { $seat } is to join or pass
        }
    }
phase-buying = { $cannot }: the buying is on, and whoever has the turn buys cards or stands.
    .name = the buying
    .status = { $you ->
        [yes] it is your turn: buy cards or stand
       *[no] { $seat } is to buy or stand
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
phase-draw = { $cannot }: the pot has been shared as far as it goes, and all that is left is to draw cards for the remainder.
    .name = the draw for the remainder
    .status = draw cards for the remainder, { $amount }
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = nothing more to do

## Other reasons to refuse a move

card-buying-4 = { $seat } does not hold { $card }, so that card cannot be put away.
why-talon-buying-4 = { $left ->
    [one] { $seat } cannot buy { $count } cards: the talon has only one left.
   *[other] { $seat } cannot buy { $count } cards: the talon has only { $left } left.
}
why-suit-bidding-12 = { $seat } cannot choose { $suit }: the upcards are { $card } and { $other }, and trump must be the suit of one of them.
why-must-bidding-21 = { $seat } cannot pass: everyone before has done so already, and { $swinger }, who swung, cannot win without play. The last to answer must then join.

## Duties. The main sentence refuses a card, .also adds a reason, .goes lets the card pass.

duty-play-5 = { $same ->
    [yes] { $Led } were led and must be followed, but face up: { $card } may not be played blank.
   *[no] { $many ->
        [one] { $verb ->
            [blank] { $Led } were led and must be followed: { $seat } holds { $asked }, so { $card } may not be played blank.
           *[other] { $Led } were led and must be followed: { $seat } holds { $asked }, so { $card } does not go.
        }
       *[other] { $verb ->
            [blank] { $Led } were led and must be followed: { $seat } can choose between { $choice }, but { $card } may not be played blank.
           *[other] { $Led } were led and must be followed: { $seat } can choose between { $choice }, but { $card } does not go.
        }
    }
}
    .goes = { $Card } goes: it follows suit.
duty-play-10 = { $same ->
    [yes] The second trick begins with a trump, but face up: { $card } may not be led blank.
   *[no] { $verb ->
        [blank] The second trick begins with a trump if there is one: { $seat } holds { $asked }, so { $card } may not be led blank.
       *[other] The second trick begins with a trump if there is one: { $seat } holds { $asked }, so { $card } does not go.
    }
}
    .goes = { $Card } goes: a leader who has a trump begins the second trick with one.
duty-play-11 = { $hidden ->
    [yes] { $seat } has no trump to lead to the second trick and must play blank: { $card } goes, but only face down.
   *[no] { $leading ->
        [yes] Nobody plays blank in the first trick: { $seat } may lead { $card }, but only face up.
       *[no] Nobody plays blank in the first trick: { $seat } may play { $card }, but only face up.
    }
}
    .also = { $number ->
        [2] And only a player without a trump plays blank.
       *[other] And nobody plays blank in the first trick.
    }
    .goes = { $Card } goes blank: so a leader without a trump begins the second trick.
duty-play-13 = { $same ->
    [yes] The lead counts as a trump, and trumps must be followed, but face up: { $card } may not be played blank.
   *[no] { $verb ->
        [blank] The lead counts as a trump, and trumps must be followed: { $seat } holds { $asked }, so { $card } may not be played blank.
       *[other] The lead counts as a trump, and trumps must be followed: { $seat } holds { $asked }, so { $card } does not go.
    }
}
    .goes = { $Card } goes: the lead counts as a trump and is followed with a trump.
duty-play-14 = { $seat } has no trump to follow with and must play blank: { $card } goes, but only face down.
    .also = And only a player without a trump plays blank.
    .goes = { $Card } goes blank: so plays whoever has no trump to follow with, but the card does not take the trick.
duty-play-18 = Nobody plays blank in the third trick: { $seat } must play { $card } face up.
    .goes = { $Card } goes: the third trick is played face up.

## The moves: as an event, as half a refusal, as a permission, on a button, in a list

verb-swing = { $seat } swings
    .cannot = { $seat } cannot swing now
    .goes = That goes: { $seat } has the turn and may swing.
    .label = Swing
    .brief = swing
verb-pass = { $seat } passes
    .cannot = { $seat } cannot pass now
    .goes = That goes: { $seat } has the turn and may pass.
    .label = Pass
    .brief = pass
verb-trump = { $seat } chooses trump: { $suit }
    .cannot = { $seat } cannot choose trump now
    .goes = That goes: { $seat } swung, and { $suit } is the suit of one of the upcards.
    .label = Choose { $suit }
    .brief = { $suit }
verb-join = { $seat } joins
    .cannot = { $seat } cannot join now
    .goes = That goes: it is for { $seat } to answer, and joining is allowed.
    .label = Join
    .brief = join
verb-buy = { $count ->
    [one] { $seat } puts { $cards } away and buys a new card
   *[other] { $seat } puts { $cards } away and buys { $count } new cards
}
    .hidden = { $count ->
        [one] { $seat } puts a card away and buys a new one
       *[other] { $seat } puts { $count } cards away and buys as many
    }
    .cannot = { $seat } cannot buy now
    .goes = { $count ->
        [one] That goes: { $seat } has the turn and may buy one card.
       *[other] That goes: { $seat } has the turn and may buy { $count } cards.
    }
    .label = { $count ->
        [one] Buy one card
       *[other] Buy { $count } cards
    }
    .brief = buy for { $shorts }
verb-stand = { $seat } stands
    .cannot = { $seat } cannot stand now
    .goes = That goes: { $seat } has the turn and may stand.
    .label = Stand
    .brief = stand
verb-play = { $seat } plays { $card }
    .cannot = { $seat } cannot play { $card } now
    .goes = That goes: { $seat } has the turn and may play { $card }.
    .label = Play { $card }
    .brief = { $short }
verb-blank = { $seat } plays { $card } blank
    .hidden = { $seat } plays a card blank
    .cannot = { $seat } cannot play { $card } blank now
    .goes = That goes: { $seat } has the turn and may play { $card } blank.
    .label = Play { $card } blank
    .brief = { $short } blank

## Events that this text gives its own reasons for

event-again-setup-2 = { $count } drew equally high and draw again to see who deals
event-ante-ante-3 = { $seat } puts { $amount } into the pot, although it is not empty
event-forced-bidding-1 = The pot was empty before the stakes, so this is a forced deal
event-pot-bidding-5 = The pot was not empty before the stakes, so there is bidding for trump; it now holds { $amount }
event-turn-bidding-6 = { $seat } is forehand and speaks first
event-turn-bidding-8 = { $seat }, on forehand’s left, is to speak
event-passes-bidding-6 = { $seat } passes and keeps the cards
event-off-bidding-9 = Both have passed: the deal is not played, and what is in the pot stays there
event-turn-bidding-12 = { $seat } chooses trump from the two suits
event-turn-bidding-15 = { $seat } answers first
event-turn-bidding-18 = { $seat } is to answer
event-turn-bidding-21 = { $seat } is the last to answer and must join, for everyone before has passed
event-folds-bidding-17 = { $seat } passes and throws in the cards
event-no-buying-buying-1 = Nobody buys in a forced deal
event-turn-buying-3 = { $seat } is to buy or stand
event-stands-buying-5 = { $seat } stands
event-talon-out-buying-4 = The talon is empty, so the buying is over for everyone
event-turn-play-2 = { $seat } is forehand and leads to the first trick
event-turn-play-3 = { $seat } swung and leads to the first trick
event-trick-play-7 = { $seat } takes the trick with the highest trump
event-trick-play-8 = { $seat } takes the trick with the highest card of the suit led
event-turn-play-9 = { $seat } leads to the second trick
event-face-down-play-12 = { $seat } leads blank: that counts as the very lowest trump
event-blanked-play-14 = { $seat } plays blank, and that card cannot take the trick
event-trick-play-15 = { $seat } went above the lead and takes the trick with the highest trump
event-trick-play-16 = Nobody went above the lead: { $seat } led and takes the trick
event-turn-play-17 = { $seat } leads to the third trick
event-trick-play-19 = { $seat } takes the trick with the highest trump
event-trick-play-20 = { $seat } takes the trick with the highest card of the suit led
event-pays-in-payment-3 = { $seat } was in but took no trick and pays { $amount }, as much as the whole pot, into the next pot
event-carried-payment-4 = The pot of the next deal already holds { $amount }
event-pot-out-payment-5 = Nobody who was in ended without a trick: “potten går ut”, the pot goes out
event-rivet-payment-6 = { $seat } took all three tricks and so the whole pot, { $amount }: that is “rivet”
event-pooled-payment-4 = The pot is shared: of { $amount } everybody gets { $each }
