### Svängknack II in English: the moves, and the events that this text gives its own reasons for.

## The moves: as an event, as half a refusal, as a permission, on a button, in a list

verb-swing = { $seat } swings
    .you = You swing
    .cannot = { $seat } cannot swing now
    .cannot-you = You cannot swing now
    .allowed = Allowed: { $seat } is next to speak and may swing.
    .allowed-you = Allowed: it is your turn, and you may swing.
    .label = Swing
    .brief = swing
verb-pass = { $seat } passes
    .you = You pass
    .cannot = { $seat } cannot pass now
    .cannot-you = You cannot pass now
    .allowed = Allowed: { $seat } is next to speak and may pass.
    .allowed-you = Allowed: it is your turn, and you may pass.
    .label = Pass
    .brief = pass
verb-trump = { $seat } chooses trumps: { $suit }
    .you = You choose trumps: { $suit }
    .cannot = { $seat } cannot choose trumps now
    .cannot-you = You cannot choose trumps now
    .allowed = Allowed: { $seat } swung, and { $suit } is the suit of one of the upcards.
    .allowed-you = Allowed: you swung, and { $suit } is the suit of one of the upcards.
    .label = Choose { $suit }
    .brief = { $suit }
verb-join = { $seat } joins
    .you = You join
    .cannot = { $seat } cannot join now
    .cannot-you = You cannot join now
    .allowed = Allowed: { $seat } is next to answer and may join.
    .allowed-you = Allowed: it is your turn to answer, and you may join.
    .label = Join
    .brief = join
verb-buy = { $count ->
    [one] { $seat } puts { $cards } aside and buys a new card
   *[other] { $seat } puts { $cards } aside and buys { SPELL($count) } new cards
}
    .you = { $count ->
        [one] You put { $cards } aside and buy a new card
       *[other] You put { $cards } aside and buy { SPELL($count) } new cards
    }
    .hidden = { $count ->
        [one] { $seat } puts a card aside and buys a new one
       *[other] { $seat } puts { SPELL($count) } cards aside and buys as many
    }
    .hidden-you = { $count ->
        [one] You put a card aside and buy a new one
       *[other] You put { SPELL($count) } cards aside and buy as many
    }
    .cannot = { $seat } cannot buy now
    .cannot-you = You cannot buy now
    .allowed = { $count ->
        [one] Allowed: { $seat } is next to buy and may take one card.
       *[other] Allowed: { $seat } is next to buy and may take { SPELL($count) } cards.
    }
    .allowed-you = { $count ->
        [one] Allowed: it is your turn, and you may buy one card.
       *[other] Allowed: it is your turn, and you may buy { SPELL($count) } cards.
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
    .allowed-you = Allowed: it is your turn, and you may stand.
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
verb-blank = { $seat } plays { $card } face down
    .you = You play { $card } face down
    .hidden = { $seat } plays a card face down
    .hidden-you = You play a card face down
    .cannot = { $seat } cannot play { $card } face down now
    .cannot-you = You cannot play { $card } face down now
    .allowed = Allowed: it is { $seat }’s turn, and { $card } may be played face down.
    .allowed-you = Allowed: it is your turn, and you may play { $card } face down.
    .label = Play { $card } face down
    .brief = { $short } face down

## What a card played face down tells about the hand

infer-suit-down = { $seat } has no { $suit }: otherwise playing a card face down would not have been allowed.
    .you = You have no { $suit }: otherwise playing a card face down would not have been allowed.
infer-cards-down = { $count ->
        [one] { $seat } does not have { $cards }: otherwise playing a card face down would not have been allowed.
       *[other] { $seat } has neither { $cards }: otherwise playing a card face down would not have been allowed.
    }
    .you = { $count ->
        [one] You do not have { $cards }: otherwise playing a card face down would not have been allowed.
       *[other] You have neither { $cards }: otherwise playing a card face down would not have been allowed.
    }

## Events that this text gives its own reasons for

event-again-setup-2 = { SPELL($count, start: "yes") } players tied for highest and draw again to see who deals
event-ante-ante-3 = { $seat } puts { $amount } into the pot, although it is not empty
    .you = You put { $amount } into the pot, although it is not empty
event-forced-bidding-1 = The pot was empty before the stakes, so this is a forced deal
event-pot-bidding-5 = The pot was not empty before the stakes, so there is bidding for trumps; it now holds { $amount }
event-turn-bidding-6 = { $seat } is forehand and speaks first
    .you = You are forehand and speak first
event-turn-bidding-8 = { $seat }, on forehand’s left, is to speak
    .you = You sit on forehand’s left, and it is your turn to speak
event-passes-bidding-6 = { $seat } passes and keeps the cards
    .you = You pass and keep the cards
event-off-bidding-9 = Both have passed: the deal is not played, and what is in the pot stays there
event-turn-bidding-12 = { $seat } chooses trumps from the two suits
    .you = You choose trumps from the two suits
event-turn-bidding-15 = { $seat } answers first
    .you = You answer first
event-turn-bidding-18 = { $seat } is to answer
    .you = It is your turn to answer
event-turn-bidding-21 = { $seat } is the last to answer and must join, for everyone before has passed
    .you = You are the last to answer and must join, for everyone before you has passed
event-folds-bidding-17 = { $seat } passes and throws in the cards
    .you = You pass and throw in the cards
event-no-buying-buying-1 = Nobody buys in a forced deal
event-turn-buying-3 = { $seat } is to buy or stand
    .you = It is your turn to buy or stand
event-stands-buying-5 = { $seat } stands
    .you = You stand
event-talon-out-buying-4 = The talon is empty, so the buying is over for everyone
event-turn-play-2 = { $seat } is forehand and leads to the first trick
    .you = You are forehand and lead to the first trick
event-turn-play-3 = { $seat } swung and leads to the first trick
    .you = You swung and lead to the first trick
event-trick-play-7 = { $seat } takes the trick with the highest trump
    .you = You take the trick with the highest trump
event-trick-play-8 = { $seat } takes the trick with the highest card of the suit led
    .you = You take the trick with the highest card of the suit led
event-turn-play-9 = { $seat } leads to the second trick
    .you = You lead to the second trick
event-face-down-play-12 = It counts as the very lowest trump
event-blanked-play-14 = This card cannot take the trick
event-trick-play-15 = { $seat } went above the lead and takes the trick with the highest trump
    .you = You went above the lead and take the trick with the highest trump
event-trick-play-16 = Nobody went above the lead: { $seat } led and takes the trick
    .you = Nobody went above the lead: you led and take the trick
event-turn-play-17 = { $seat } leads to the third trick
    .you = You lead to the third trick
event-trick-play-19 = { $seat } takes the trick with the highest trump
    .you = You take the trick with the highest trump
event-trick-play-20 = { $seat } takes the trick with the highest card of the suit led
    .you = You take the trick with the highest card of the suit led
event-pays-in-payment-3 = { $seat } was in but took no trick and pays { $amount }, as much as the whole pot, into the next pot
    .you = You were in but took no trick and pay { $amount }, as much as the whole pot, into the next pot
event-carried-payment-4 = The pot of the next deal already holds { $amount }
event-pot-out-payment-5 = Nobody who was in ended without a trick: “potten går ut”, the pot goes out
event-rivet-payment-6 = “Rivet”: { $seat } takes all three tricks and the whole pot, { $amount }
    .you = “Rivet”: you take all three tricks and the whole pot, { $amount }
event-pooled-payment-4 = The pot is shared: everybody gets { $each } out of { $amount }

## Whoever has passed after a swing has thrown in the cards

ui-seat_folded = passed
