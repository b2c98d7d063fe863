### Knack in English: why a move goes or does not go, the moves, the phases, and what this game says in its own way.

## Limits of a set-up

limit-intro-1 = Knack is for two to eleven players: the cards reach for no more.
limit-pack-1 = In Knack 36 cards are dealt, each of them once.
limit-pack-2 = In Knack the six is the lowest card: twos, threes, fours and fives are left out.
limit-setup-1 = The stake for a trick is a whole number, at least 1.

option-stake = Stake for each trick

## Somebody else's turn

turn-bidding-1 = { $seat } may not speak now: the turn goes clockwise from forehand, and it has come to { $turn }.
turn-play-1 = { $seat } does not lead to the first trick: forehand does, and that is { $turn }.
turn-play-4 = It is not { $seat } who plays now: { $turn } took the trick and leads to the next.
turn-deal-1 = It is not { $seat } who plays now: play goes clockwise, and it has come to { $turn }.

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
phase-draw = { $cannot }: the betes have been shared, and all that is left is to draw cards for the remainder.
    .name = the draw for the remainder
    .status = draw cards for the remainder, { $amount }
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = nothing more to do

## Duties. The main sentence refuses a card, .also adds a reason, .goes lets the card pass.

duty-play-2 = { $up_rank ->
    [A] { $same ->
        [yes] The upcard is { $up }, so forehand must lead the king of trumps at once, { $asked }, but face up and not face down.
       *[no] The upcard is { $up }, so forehand must lead the king of trumps at once, { $asked }: { $tried } does not go.
    }
   *[other] { $same ->
        [yes] { $Asked } is the ace of trumps: forehand must lead it at once, but face up and not face down.
       *[no] { $Asked } is the ace of trumps: forehand must lead it at once, so { $tried } does not go.
    }
}
    .goes = { $rank ->
        [K] { $Card } goes: when the upcard is an ace, forehand must lead the king of trumps at once.
       *[other] { $Card } goes: forehand must lead the ace of trumps at once.
    }
duty-play-3 = { $same ->
    [yes] { $Led } were led and must be followed, but face up: { $card } may not be played face down.
   *[no] { $many ->
        [one] { $Led } were led and must be followed: { $seat } holds { $asked }, so { $tried } does not go.
       *[other] { $Led } were led and must be followed: { $seat } can choose between { $choice }, but { $tried } does not go.
    }
}
    .goes = { $Card } goes: it follows suit.
duty-play-8 = { $same ->
    [yes] Two are in, and the second trick takes a lead of the jack of trumps or higher, but face up: { $card } may not be led face down.
   *[no] Two are in, and the leader to the second trick who has the jack of trumps or a higher trump must lead it: { $seat } holds { $asked }, so { $tried } does not go.
}
    .goes = { $Card } goes: when two are in, the jack of trumps or a higher trump is led to the second trick.
duty-play-10 = { $same ->
    [yes] Three or more are in, so forehand begins with a trump, but face up: { $card } may not be led face down.
   *[no] { $many ->
        [one] Three or more are in, so forehand begins with a trump while there is one: { $seat } holds { $asked }, and { $tried } does not go.
       *[other] Three or more are in, so forehand begins with a trump while there is one: { $seat } can choose between { $choice }, but { $tried } does not go.
    }
}
    .goes = { $Card } goes: when three or more are in, forehand begins with a trump.
duty-play-11 = { $same ->
    [yes] Three or more are in, so the second trick begins with a trump as well, but face up: { $card } may not be led face down.
   *[no] Three or more are in, so the second trick begins with a trump as well, if there is one: { $seat } holds { $asked }, and { $tried } does not go.
}
    .goes = { $Card } goes: when three or more are in, the second trick begins with a trump as well.
duty-play-12 = { $hidden ->
    [yes] { $seat } has no trump to lead to the second trick, and three or more are in: { $card } goes, but face down and not face up.
   *[no] { $leading ->
        [no] Face down a card can only be led, not added to a trick: { $seat } must play { $card } face up.
       *[yes] { $number ->
            [2] A card is led face down only when three or more are in, and here there are two: { $seat } must lead { $card } face up.
           *[other] A card is led face down only to the second trick: { $seat } must lead { $card } face up.
        }
    }
}
    .also = { $leading ->
        [no] And face down a card can only be led, not added to a trick.
       *[yes] { $number ->
            [2] { $in ->
                [2] And a card is led face down only when three or more are in.
               *[other] And only a leader without a trump leads face down.
            }
           *[other] And a card is led face down only to the second trick.
        }
    }
    .goes = { $Card } goes face down: so a leader without a trump begins the second trick when three or more are in.
duty-play-14 = The card that lies face down is a trump, so trumps must be followed: { $seat } holds { $asked }, and { $tried } does not go.
    .also = And trumps must be followed face up, for the card that lies face down is a trump.
    .goes = { $Card } goes: a face-down lead asks for a trump.

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
verb-play = { $seat } plays { $card }
    .cannot = { $seat } cannot play { $card } now
    .goes = That goes: { $seat } has the turn and may play { $card }.
    .label = Play { $card }
    .brief = { $short }
verb-blank = { $seat } leads { $card } face down
    .hidden = { $seat } leads a card face down
    .cannot = { $seat } cannot lead { $card } face down now
    .label = Lead { $card } face down
    .brief = { $short } face down

## Events that this text gives its own reasons for

event-going-payment-9 = At stake are the going bete, { $amount }, and what the dealer pays
event-turn-bidding-1 = { $seat } is to knock or fold
event-turn-play-1 = { $seat } is forehand and leads to the first trick
event-turn-play-4 = { $seat } leads to the next trick
event-wins-bidding-3 = All before the dealer have folded: { $seat } wins without play
event-wins-bidding-4 = Nobody else has knocked: { $seat } wins without play
event-trick-play-5 = { $seat } takes the trick with the highest trump
event-trick-play-6 = { $seat } takes the trick with the highest card of the suit led
event-trick-play-15 = Nobody had a trump: { $seat } takes the trick with the card that lay face down
event-bete-payment-7 = { $seat } took no trick and sets a bete of { $amount }: the stake for three tricks and the bete that was played for
