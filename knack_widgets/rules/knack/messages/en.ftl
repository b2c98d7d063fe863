### Knack in English: why a move is or is not allowed, the moves, the phases, and what this game says in its own way.

## Limits of a set-up

limit-intro-1 = Knack is for two to eleven players: there are not enough cards for more.
limit-pack-1 = The Knack pack has 36 cards, each of them once.
limit-pack-2 = In Knack the six is the lowest card: twos, threes, fours and fives are left out.
limit-setup-1 = The stake for a trick is a whole number, at least 1.

option-stake = Stake for each trick

## Somebody else's turn

turn-bidding-1 = It is not { $seat }’s turn to speak: bidding goes clockwise from forehand, and { $turn } is next.
    .you = It is not your turn to speak: bidding goes clockwise from forehand, and { $turn } is next.
    .you-turn = It is not { $seat }’s turn to speak: bidding goes clockwise from forehand, and you are next.
turn-play-1 = { $seat } does not lead to the first trick: forehand does, and that is { $turn }.
    .you = You do not lead to the first trick: forehand does, and that is { $turn }.
    .you-turn = { $seat } does not lead to the first trick: forehand does, and that is you.
turn-play-4 = It is not { $seat }’s turn: { $turn } took the trick and leads to the next.
    .you = It is not your turn: { $turn } took the trick and leads to the next.
    .you-turn = It is not { $seat }’s turn: you took the trick and lead to the next.
turn-deal-1 = It is not { $seat }’s turn: play goes clockwise, and { $turn } is next.
    .you = It is not your turn: play goes clockwise, and { $turn } is next.
    .you-turn = It is not { $seat }’s turn: play goes clockwise, and you are next.

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
phase-draw = { $cannot }: the betes have been shared, and only the draw for the remainder is left.
    .name = the draw for the remainder
    .status = draw cards for the remainder, { $amount }
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = new match?

## Duties. The main sentence refuses a card, .also adds a reason, .allowed lets the card pass.

duty-play-2 = { $up_rank ->
    [A] { $same ->
        [yes] The upcard is { $up }, so forehand must lead the king of trumps, { $asked }, at once, and face up, not face down.
       *[no] The upcard is { $up }, so forehand must lead the king of trumps, { $asked }, at once and may not play { $refused }.
    }
   *[other] { $same ->
        [yes] { $Asked } is the ace of trumps: forehand must lead it at once, and face up, not face down.
       *[no] { $Asked } is the ace of trumps: forehand must lead it at once and may not play { $refused }.
    }
}
    .you = { $up_rank ->
        [A] { $same ->
            [yes] The upcard is { $up }, so you, as forehand, must lead the king of trumps, { $asked }, at once, and face up, not face down.
           *[no] The upcard is { $up }, so you, as forehand, must lead the king of trumps, { $asked }, at once and may not play { $refused }.
        }
       *[other] { $same ->
            [yes] { $Asked } is the ace of trumps: as forehand you must lead it at once, and face up, not face down.
           *[no] { $Asked } is the ace of trumps: as forehand you must lead it at once and may not play { $refused }.
        }
    }
    .allowed = { $rank ->
        [K] { $Card } may be played: when the upcard is an ace, forehand must lead the king of trumps at once.
       *[other] { $Card } may be played: forehand must lead the ace of trumps at once.
    }
duty-play-3 = { $same ->
    [yes] { $Led } were led and must be followed, but face up: { $card } may not be played face down.
   *[no] { $many ->
        [one] { $Led } were led and must be followed: { $seat } holds { $asked } and may not play { $refused }.
       *[other] { $Led } were led and must be followed: { $seat } can choose between { $choice } but may not play { $refused }.
    }
}
    .you = { $same ->
        [yes] { $Led } were led and must be followed, but face up: { $card } may not be played face down.
       *[no] { $many ->
            [one] { $Led } were led and must be followed: you hold { $asked } and may not play { $refused }.
           *[other] { $Led } were led and must be followed: you can choose between { $choice } but may not play { $refused }.
        }
    }
    .allowed = { $Card } may be played: it follows suit.
duty-play-8 = { $same ->
    [yes] Two are in, so the jack of trumps or a higher trump must be led to the second trick, but face up: { $card } may not be led face down.
   *[no] Two are in, and the leader to the second trick who has the jack of trumps or a higher trump must lead it: { $seat } holds { $asked } and may not play { $refused }.
}
    .you = { $same ->
        [yes] Two are in, so the jack of trumps or a higher trump must be led to the second trick, but face up: { $card } may not be led face down.
       *[no] Two are in, and the leader to the second trick who has the jack of trumps or a higher trump must lead it: you hold { $asked } and may not play { $refused }.
    }
    .allowed = { $Card } may be played: when two are in, the jack of trumps or a higher trump is led to the second trick.
duty-play-10 = { $same ->
    [yes] Three or more are in, so forehand must begin with a trump, but face up: { $card } may not be led face down.
   *[no] { $many ->
        [one] Three or more are in, so forehand must begin with a trump if possible: { $seat } holds { $asked } and may not play { $refused }.
       *[other] Three or more are in, so forehand must begin with a trump if possible: { $seat } can choose between { $choice } but may not play { $refused }.
    }
}
    .you = { $same ->
        [yes] Three or more are in, so forehand must begin with a trump, but face up: { $card } may not be led face down.
       *[no] { $many ->
            [one] Three or more are in, so forehand must begin with a trump if possible: you hold { $asked } and may not play { $refused }.
           *[other] Three or more are in, so forehand must begin with a trump if possible: you can choose between { $choice } but may not play { $refused }.
        }
    }
    .allowed = { $Card } may be played: when three or more are in, forehand begins with a trump.
duty-play-11 = { $same ->
    [yes] Three or more are in, so the second trick must begin with a trump as well, but face up: { $card } may not be led face down.
   *[no] Three or more are in, so the second trick must begin with a trump as well, if possible: { $seat } holds { $asked } and may not play { $refused }.
}
    .you = { $same ->
        [yes] Three or more are in, so the second trick must begin with a trump as well, but face up: { $card } may not be led face down.
       *[no] Three or more are in, so the second trick must begin with a trump as well, if possible: you hold { $asked } and may not play { $refused }.
    }
    .allowed = { $Card } may be played: when three or more are in, the second trick begins with a trump as well.
duty-play-12 = { $hidden ->
    [yes] { $seat } has no trump to lead to the second trick, and three or more are in: { $card } may be led, but only face down.
   *[no] { $leading ->
        [no] Only a lead can be face down: if { $seat } plays { $card }, it must be face up.
       *[yes] { $number ->
            [2] A card is led face down only when three or more are in, and here there are two: { $seat } may lead { $card }, but only face up.
           *[other] A card is led face down only to the second trick: { $seat } may lead { $card }, but only face up.
        }
    }
}
    .you = { $hidden ->
        [yes] You have no trump to lead to the second trick, and three or more are in: { $card } may be led, but only face down.
       *[no] { $leading ->
            [no] Only a lead can be face down: if you play { $card }, it must be face up.
           *[yes] { $number ->
                [2] A card is led face down only when three or more are in, and here there are two: you may lead { $card }, but only face up.
               *[other] A card is led face down only to the second trick: you may lead { $card }, but only face up.
            }
        }
    }
    .also = { $leading ->
        [no] And only a lead can be face down.
       *[yes] { $number ->
            [2] { $in ->
                [2] And a card is led face down only when three or more are in.
               *[other] And only a leader without a trump leads face down.
            }
           *[other] And a card is led face down only to the second trick.
        }
    }
    .allowed = { $Card } may be played face down: that is how a leader without a trump begins the second trick when three or more are in.
duty-play-14 = The face-down card is a trump, so trumps must be followed: { $seat } holds { $asked } and may not play { $refused }.
    .you = The face-down card is a trump, so trumps must be followed: you hold { $asked } and may not play { $refused }.
    .also = And trumps must be followed face up, for the face-down card is a trump.
    .allowed = { $Card } may be played: a face-down lead asks for a trump.

## Freedom: no duty asks for a card in hand, and a clause leaves the choice free.

free-play-3 = { $Card } may be played: without a card of the suit led, any card will do.
free-play-8 = { $Card } may be played: with two in, a leader who has neither the jack of trumps nor a higher trump may begin the second trick with any card.
free-play-10 = { $Card } may be played: forehand may lead any card when holding no trump.
free-play-14 = { $Card } may be played: a player without a trump may play any card to a face-down lead.

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
verb-play = { $seat } plays { $card }
    .you = You play { $card }
    .cannot = { $seat } cannot play { $card } now
    .cannot-you = You cannot play { $card } now
    .allowed = Allowed: it is { $seat }’s turn, and { $card } may be played.
    .allowed-you = Allowed: it is your turn, and you may play { $card }.
    .label = Play { $card }
    .brief = { $short }
verb-blank = { $seat } leads { $card } face down
    .you = You lead { $card } face down
    .hidden = { $seat } leads a card face down
    .hidden-you = You lead a card face down
    .cannot = { $seat } cannot lead { $card } face down now
    .cannot-you = You cannot lead { $card } face down now
    .allowed = Allowed: it is { $seat }’s turn, and { $card } may be played face down.
    .allowed-you = Allowed: it is your turn, and you may play { $card } face down.
    .label = Lead { $card } face down
    .brief = { $short } face down

## Events that this text gives its own reasons for

event-going-payment-9 = At stake: the smallest bete, { $amount }, and what the dealer pays
event-turn-bidding-1 = { $seat } is to knock or fold
    .you = It is your turn to knock or fold
event-turn-play-1 = { $seat } is forehand and leads to the first trick
    .you = You are forehand and lead to the first trick
event-turn-play-4 = { $seat } leads to the next trick
    .you = You lead to the next trick
event-wins-bidding-3 = Everyone before the dealer has folded: { $seat } wins without play
    .you = Everyone before the dealer has folded: you win without play
event-wins-bidding-4 = Nobody else has knocked: { $seat } wins without play
    .you = Nobody else has knocked: you win without play
event-trick-play-5 = { $seat } takes the trick with the highest trump
    .you = You take the trick with the highest trump
event-trick-play-6 = { $seat } takes the trick with the highest card of the suit led
    .you = You take the trick with the highest card of the suit led
event-trick-play-15 = Nobody had a trump: { $seat } takes the trick with the face-down card
    .you = Nobody had a trump: you take the trick with the face-down card
event-bete-payment-7 = { $seat } took no trick and pays a bete of { $amount }: the stake for three tricks and the bete that was played for
    .you = You took no trick and pay a bete of { $amount }: the stake for three tricks and the bete that was played for
