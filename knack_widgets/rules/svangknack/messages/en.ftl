### Svängknack II in English: why a move is or is not allowed, the moves, the phases, and what this game says in its own way.

## Limits of a set-up

limit-intro-1 = Svängknack is for three to sixteen players: there are not enough cards for more.
limit-pack-1 = The Svängknack pack has each card once: 36 cards, or more if ranks below the six are in.
limit-pack-2 = In Svängknack the six is lowest, unless you have chosen a lower rank: everything below it is left out, and there are no jokers.
limit-pack-3 = The six is lowest. With seven players or more you may choose the five, the four, the three or the two instead, and there must be enough cards for three each and two more.
limit-setup-1 = The stake is a whole number, at least 1.

option-stake = Stake
option-low = Lowest rank in the pack

## Somebody else's turn

turn-ante-1 = It is not { $seat }’s turn: play goes clockwise, and { $turn } is next.
    .you = It is not your turn: play goes clockwise, and { $turn } is next.
    .you-turn = It is not { $seat }’s turn: play goes clockwise, and you are next.
turn-bidding-6 = It is not { $seat }’s turn to speak: forehand speaks first, and that is { $turn }.
    .you = It is not your turn to speak: forehand speaks first, and that is { $turn }.
    .you-turn = It is not { $seat }’s turn to speak: forehand speaks first, and that is you.
turn-bidding-8 = It is not { $seat }’s turn to speak: forehand has passed, and next comes { $turn }, on forehand’s left.
    .you = It is not your turn to speak: forehand has passed, and next comes { $turn }, on forehand’s left.
    .you-turn = It is not { $seat }’s turn to speak: forehand has passed, and you are next, on forehand’s left.
turn-bidding-12 = { $seat } may not choose trumps: { $turn } swung, so { $turn } chooses.
    .you = You may not choose trumps: { $turn } swung, so { $turn } chooses.
    .you-turn = { $seat } may not choose trumps: you swung, so you choose.
turn-bidding-14 = { $seat } swung and is in already: the others answer now, and { $turn } is next.
    .you = You swung and are in already: the others answer now, and { $turn } is next.
    .you-turn = { $seat } swung and is in already: the others answer now, and you are next.
turn-bidding-15 = It is not { $seat }’s turn: the player on the left of the one who swung answers first, and that is { $turn }.
    .you = It is not your turn: the player on the left of the one who swung answers first, and that is { $turn }.
    .you-turn = It is not { $seat }’s turn: the player on the left of the one who swung answers first, and that is you.
turn-bidding-18 = It is not { $seat }’s turn: the answers go clockwise, and { $turn } is next.
    .you = It is not your turn: the answers go clockwise, and { $turn } is next.
    .you-turn = It is not { $seat }’s turn: the answers go clockwise, and you are next.
turn-bidding-21 = It is not { $seat }’s turn: only { $turn } is left, who answers last and must join.
    .you = It is not your turn: only { $turn } is left, who answers last and must join.
    .you-turn = It is not { $seat }’s turn: only you are left: you answer last and must join.
turn-buying-3 = It is not { $seat }’s turn: the player who swung begins, then it goes clockwise, and { $turn } is next.
    .you = It is not your turn: the player who swung begins, then it goes clockwise, and { $turn } is next.
    .you-turn = It is not { $seat }’s turn: the player who swung begins, then it goes clockwise, and you are next.
turn-play-2 = { $seat } does not lead to the first trick: in a forced deal forehand does, and that is { $turn }.
    .you = You do not lead to the first trick: in a forced deal forehand does, and that is { $turn }.
    .you-turn = { $seat } does not lead to the first trick: in a forced deal forehand does, and that is you.
turn-play-3 = { $seat } does not lead to the first trick: the player who swung does, and that is { $turn }.
    .you = You do not lead to the first trick: the player who swung does, and that is { $turn }.
    .you-turn = { $seat } does not lead to the first trick: the player who swung does, and that is you.
turn-play-9 = It is not { $seat }’s turn: { $turn } took the first trick and leads to the second.
    .you = It is not your turn: { $turn } took the first trick and leads to the second.
    .you-turn = It is not { $seat }’s turn: you took the first trick and lead to the second.
turn-play-17 = It is not { $seat }’s turn: { $turn } took the second trick and leads to the third.
    .you = It is not your turn: { $turn } took the second trick and leads to the third.
    .you-turn = It is not { $seat }’s turn: you took the second trick and lead to the third.

## The phases: what is wrong with a move that has no place there, the phase's name, and who is to do what

phase-first = { $cannot }: first the cards have to decide who deals, so the players draw.
    .name = the draw for the deal
    .status = draw cards to see who deals first
phase-deal = { $cannot }: next the cards are dealt or the match is ended.
    .name = { $deals ->
        [0] before the first deal
       *[other] after deal { $deals }
    }
    .status = { $deals ->
        [0] deal to begin
       *[other] the deal is over: deal the next one
    }
phase-swinging = { $cannot }: this is the bidding, and the player whose turn it is swings or passes.
    .name = the bidding
    .status = { $you ->
        [yes] it is your turn: swing or pass
       *[no] { $seat } is to swing or pass
    }
phase-choosing = { $cannot }: first the player who swung has to choose trumps.
    .name = the choice of trumps
    .status = { $you ->
        [yes] it is your turn: choose trumps
       *[no] { $seat } is to choose trumps
    }
phase-answers = { $cannot }: trumps are settled, and everyone but the player who swung says in turn whether they are in.
    .name = the answers
    .status = { $by ->
        [bidding-21] { $you ->
            [yes] everyone else has passed, so you must join
           *[no] { $seat } is the last to answer and must join
        }
       *[other] { $you ->
            [yes] it is your turn: join or pass
           *[no] { $seat } is to join or pass
        }
    }
phase-buying = { $cannot }: this is the buying, and the player whose turn it is buys cards or stands.
    .name = the buying
    .status = { $you ->
        [yes] it is your turn: buy cards or stand
       *[no] { $seat } is to buy or stand
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
phase-draw = { $cannot }: the pot has been shared as far as possible, and only the draw for the remainder is left.
    .name = the draw for the remainder
    .status = draw cards for the remainder, { $amount }
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = new match?

## Other reasons to refuse a move

card-buying-4 = { $seat } does not hold { $card }, so it cannot be put aside.
    .you = You do not hold { $card }, so it cannot be put aside.
why-talon-buying-4 = { $left ->
    [one] { $seat } cannot buy { SPELL($count) } cards: the talon has only one left.
   *[other] { $seat } cannot buy { SPELL($count) } cards: the talon has only { SPELL($left) } left.
}
    .you = { $left ->
        [one] You cannot buy { SPELL($count) } cards: the talon has only one left.
       *[other] You cannot buy { SPELL($count) } cards: the talon has only { SPELL($left) } left.
    }
why-suit-bidding-12 = { $seat } cannot choose { $suit }: the upcards are { $card } and { $other }, and trumps must be the suit of one of them.
    .you = You cannot choose { $suit }: the upcards are { $card } and { $other }, and trumps must be the suit of one of them.
why-must-bidding-21 = { $seat } cannot pass: everyone before has done so already, and { $swinger }, who swung, cannot win without play. So the last to answer must join.
    .you = You cannot pass: everyone before has done so already, and { $swinger }, who swung, cannot win without play. So the last to answer must join.
    .you-swinger = { $seat } cannot pass: everyone before has done so already, and you, who swung, cannot win without play. So the last to answer must join.

## Duties. The main sentence refuses a card, .also adds a reason, .allowed lets the card pass.

duty-play-5 = { $same ->
    [yes] { $Led } were led and must be followed, but face up: { $card } may not be played face down.
   *[no] { $many ->
        [one] { $verb ->
            [blank] { $Led } were led and must be followed: { $seat } holds { $asked } and may not play { $card } face down.
           *[other] { $Led } were led and must be followed: { $seat } holds { $asked } and may not play { $card }.
        }
       *[other] { $verb ->
            [blank] { $Led } were led and must be followed: { $seat } can choose between { $choice } but may not play { $card } face down.
           *[other] { $Led } were led and must be followed: { $seat } can choose between { $choice } but may not play { $card }.
        }
    }
}
    .you = { $same ->
        [yes] { $Led } were led and must be followed, but face up: { $card } may not be played face down.
       *[no] { $many ->
            [one] { $verb ->
                [blank] { $Led } were led and must be followed: you hold { $asked } and may not play { $card } face down.
               *[other] { $Led } were led and must be followed: you hold { $asked } and may not play { $card }.
            }
           *[other] { $verb ->
                [blank] { $Led } were led and must be followed: you can choose between { $choice } but may not play { $card } face down.
               *[other] { $Led } were led and must be followed: you can choose between { $choice } but may not play { $card }.
            }
        }
    }
    .allowed = { $Card } may be played: it follows suit.
duty-play-10 = { $same ->
    [yes] The second trick must begin with a trump, but face up: { $card } may not be led face down.
   *[no] { $verb ->
        [blank] The second trick must begin with a trump, if possible: { $seat } holds { $asked } and may not lead { $card } face down.
       *[other] The second trick must begin with a trump, if possible: { $seat } holds { $asked } and may not play { $card }.
    }
}
    .you = { $same ->
        [yes] The second trick must begin with a trump, but face up: { $card } may not be led face down.
       *[no] { $verb ->
            [blank] The second trick must begin with a trump, if possible: you hold { $asked } and may not lead { $card } face down.
           *[other] The second trick must begin with a trump, if possible: you hold { $asked } and may not play { $card }.
        }
    }
    .allowed = { $Card } may be played: a leader who has a trump begins the second trick with one.
duty-play-11 = { $hidden ->
    [yes] { $seat } has no trump to lead to the second trick and may lead { $card }, but only face down.
   *[no] { $leading ->
        [yes] Nobody plays face down in the first trick: { $seat } may lead { $card }, but only face up.
       *[no] Nobody plays face down in the first trick: { $seat } may play { $card }, but only face up.
    }
}
    .you = { $hidden ->
        [yes] You have no trump to lead to the second trick and may lead { $card }, but only face down.
       *[no] { $leading ->
            [yes] Nobody plays face down in the first trick: you may lead { $card }, but only face up.
           *[no] Nobody plays face down in the first trick: you may play { $card }, but only face up.
        }
    }
    .also = { $number ->
        [2] And only a player without a trump plays face down.
       *[other] And nobody plays face down in the first trick.
    }
    .allowed = { $Card } may be played face down: that is how a leader without a trump begins the second trick.
duty-play-13 = { $same ->
    [yes] The lead counts as a trump, and trumps must be followed, but face up: { $card } may not be played face down.
   *[no] { $verb ->
        [blank] The lead counts as a trump, and trumps must be followed: { $seat } holds { $asked } and may not play { $card } face down.
       *[other] The lead counts as a trump, and trumps must be followed: { $seat } holds { $asked } and may not play { $card }.
    }
}
    .you = { $same ->
        [yes] The lead counts as a trump, and trumps must be followed, but face up: { $card } may not be played face down.
       *[no] { $verb ->
            [blank] The lead counts as a trump, and trumps must be followed: you hold { $asked } and may not play { $card } face down.
           *[other] The lead counts as a trump, and trumps must be followed: you hold { $asked } and may not play { $card }.
        }
    }
    .allowed = { $Card } may be played: the lead counts as a trump and is followed with a trump.
duty-play-14 = { $seat } has no trump to follow with and may play { $card }, but only face down.
    .you = You have no trump to follow with and may play { $card }, but only face down.
    .also = And only a player without a trump plays face down.
    .allowed = { $Card } may be played face down: that is how a player without a trump follows, but the card cannot take the trick.
duty-play-18 = Nobody plays face down in the third trick: { $seat } may play { $card }, but only face up.
    .you = Nobody plays face down in the third trick: you may play { $card }, but only face up.
    .allowed = { $Card } may be played: the third trick is played face up.

## Freedom: no duty asks for a card in hand, and a clause leaves the choice free.

free-play-4 = { $Card } may be played: the first lead is free.
free-play-6 = { $Card } may be played: without a card of the suit led, any card will do.
