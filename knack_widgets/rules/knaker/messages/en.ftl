### Knåker in English: why a move is or is not allowed, and the phases.

## Limits of a set-up

limit-1 = Each pack has 52 ordinary cards and three knåkers, two black and one red, and all cards of the pack or packs must be there.
limit-17 = Two to twelve can play: one pack is enough for six players and two packs for twelve, and there are no more than two to choose.

option-decks = Number of packs (more than six players always use two)
option-quiet = Quiet play: go out on a seven without thumping and blowing
option-cheating = Dirty tricks (fina fulingar): cheating is possible
option-dots = Dots from the last match

## Somebody else's turn

turn-3 = It is not { $seat }’s turn: play goes clockwise, and it is { $turn }’s turn now.
    .you = It is not your turn: play goes clockwise, and it is { $turn }’s turn now.
    .you-turn = It is not { $seat }’s turn: play goes clockwise, and it is your turn now.
turn-13-4 = { $seat } has nothing to blow away: it was { $turn } who laid a seven as the last card.
    .you = You have nothing to blow away: it was { $turn } who laid a seven as the last card.
    .you-turn = { $seat } has nothing to blow away: it was you who laid a seven as the last card.
turn-16 = { $seat } is not accused: { $turn } is, and has to admit or deny.
    .you = You are not accused: { $turn } is, and has to admit or deny.
    .you-turn = { $seat } is not accused: you are, and have to admit or deny.

## The phases: what is wrong with a move that has no place there, the phase's name, and who is to do what

phase-deal = { $cannot }: first the cards have to be dealt.
    .name = before the deal
    .status = deal to begin
phase-exchange = { $cannot }: cards are still being exchanged, and play begins only when all are ready.
    .name = the exchange phase
    .status = everybody exchanges cards at the same time: press Ready when you are done
phase-play = { $cannot }: play is on, and on your turn you lay, chance it or pick up the pile.
    .name = the play
    .status = { $you_owe ->
        [yes] { $others ->
            [none] { $you ->
                [yes] draw first: you need three cards. Then it is your turn
               *[no] your move: draw, because you need three cards. Then it is { $seat }’s turn
            }
           *[other] { $you ->
                [yes] draw first: you need three cards. { $others } must draw too. Then it is your turn
               *[no] your move: draw, because you need three cards. { $others } must draw too. Then it is { $seat }’s turn
            }
        }
       *[no] { $owing ->
            [none] { $you ->
                [yes] your turn, and the others may insert
               *[no] { $seat }’s turn, and the others may insert
            }
           *[other] { $you ->
                [yes] { $owing } must draw first; then it is your turn
               *[no] { $own_draw ->
                    [yes] { $seat } must draw before going on
                   *[no] { $owing } must draw first; then it is { $seat }’s turn
                }
            }
        }
    }
phase-blow = { $cannot }: somebody’s last card was a seven, and first comes the thump and the blow.
    .name = the blowing
    .status = { $you ->
        [yes] your last card is a seven: thump the table and blow
       *[no] { $seat }’s last card is a seven: now for the thump and the blow
    }
phase-accused = { $cannot }: somebody is accused of cheating, and play stops until that is settled.
    .name = the accusation
    .status = { $you ->
        [yes] you are accused of cheating: admit or deny
       *[no] { $seat } is accused of cheating and must admit or deny
    }
phase-last-word = { $cannot }: only one player is left, who may accuse or let the cheat stand.
    .name = the last word
    .status = { $you ->
        [yes] you are the only one left, but perhaps by a cheat: accuse, or press Ready to let it stand
       *[no] { $seat } is the only one left, and may accuse or let it stand
    }
phase-replace = { $cannot }: first chance has to replace the cards involved in the cheating.
    .name = the replacement after the cheating
    .status = draw new cards for those involved in the cheating
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = new match?

## Cards that are not there

card-2 = { $seat } cannot lay { $card } there: a player’s own piles take cards from the hand, other players’ piles also the top cards of a pile of one’s own.
    .you = You cannot lay { $card } there: your own piles take cards from your hand, other players’ piles also the top cards of a pile of yours.
card-3 = { $seat } cannot lay { $card }: it would have to be in the hand or, once those may be laid, among the player’s own face-up cards.
    .you = You cannot lay { $card }: it would have to be in your hand or, once those may be laid, among your own face-up cards.
card-11 = { $seat } does not have { $card } in hand, and insertions come from the hand only.
    .you = You do not have { $card } in hand, and insertions come from the hand only.

## The exchange phase

why-ready-2-1 = { $seat } has already said “ready”, and that is final.
    .you = You have already said “ready”, and that is final.
why-piles-2-1 = { $seat } cannot be ready yet: pile { $number } is empty, and each of the three face-down cards needs at least one face-up card on it.
    .you = You cannot be ready yet: pile { $number } is empty, and each of the three face-down cards needs at least one face-up card on it.
why-owes-2-3 = { $seat } has fewer than three cards in hand and must draw before doing anything else.
    .you = You have fewer than three cards in hand and must draw before doing anything else.
why-enough-2-3 = { $seat } already has { SPELL($count) } cards in hand, and you draw only with fewer than three.
    .you = You already have { SPELL($count) } cards in hand, and you draw only with fewer than three.
why-no-stock-2-3 = { $seat } has nothing to draw: the stock is used up.
    .you = You have nothing to draw: the stock is used up.
why-empty-2 = Pile { $number } in front of { $seat } is empty: there are no face-up cards to take up.
    .you = Your pile { $number } is empty: there are no face-up cards to take up.
why-locked-2-2 = Pile { $number } in front of { $seat } is locked: nobody may take cards from it.
    .you = Your pile { $number } is locked: nobody may take cards from it.
why-mixed-2 = { $Card } and { $other } are of different ranks: only cards of one rank may be laid on a pile.
why-mixed-2-2 = { $Card } and { $other } are of different ranks: only cards of one rank may be laid on another player’s pile.
why-rank-2 = On top of pile { $number } lies { $other }, and { $card } is of another rank: the ranks have to match.
why-rank-2-2 = On top of pile { $number } in front of { $owner } lies { $other }, and { $card } is of another rank: on other players’ piles the ranks have to match.
    .you-owner = On top of your pile { $number } lies { $other }, and { $card } is of another rank: on other players’ piles the ranks have to match.
why-empty-pile-2-2 = { $Card } cannot be laid there: pile { $number } in front of { $owner } is empty, and on another player’s pile there must already be a card of the same rank.
    .you-owner = { $Card } cannot be laid there: your pile { $number } is empty, and on another player’s pile there must already be a card of the same rank.
why-taken-8-2 = { $owner } has already taken up the cards of pile { $number }, and once picking up has begun, nobody may interfere.
    .you-owner = You have already taken up the cards of pile { $number }, and once picking up has begun, nobody may interfere.

## What can be laid together

why-mixed-3-1 = { $Card } and { $other } cannot be laid together: they are of different ranks.
why-next-move-3 = The move ends with { $card }, which gives the turn again: { $other } is laid in a new move.
why-short-12 = And it is not enough for a ladder: that takes at least three ranks in sequence, and here there { $count ->
    [0] are none.
    [one] is only one.
   *[other] are only two.
}
why-gap-12 = In a ladder each rank comes directly above the one before: { $card } and then { $other } is no sequence.
why-banned-12-3 = { $Card } cannot be part of a ladder: twos and tens are always passed over.
why-ladder-16-8 = { $seat } has at least three dots and may not lay ladders.
    .you = You have at least three dots and may not lay ladders.
why-seven-15 = { $Card } cannot be part of a kåker: sevens have no rank of their own.
why-acting-15 = { $Card } cannot be part of a kåker: twos and tens act the moment they are laid.
why-joker-15 = { $Card } cannot be part of a kåker: knåkers have no place in it.
why-order-15 = In a kåker all cards of the lower rank come first, then all of the higher: beginning with { $card } and ending with { $other } is the wrong order.

## Where it can be laid

why-first-12 = The ladder cannot be laid here: it begins with { $card }, and the card in force on the pile is { $other }.
why-first-15 = The kåker cannot be laid here: it begins with { $card }, and the card in force on the pile is { $other }.
why-lower-3 = { $Card } is lower than { $other }: a card must be at least as high as the one in force.
why-through-13 = Sevens are transparent: the card in force is the one beneath, { $other }.
why-single-10 = { $Card } may not be laid on a knåker: only twos, threes, sevens, tens and more knåkers may.
why-three-10 = { $Card } may not be laid on { $other }: a knåker may be laid on anything but a three.
why-double-10-1 = { $Card } may not be laid on a double knåker: only twos, threes, tens and more knåkers may.
why-triple-10-2 = { $Card } may not be laid like that on a triple knåker: only tens, a triple three or a frippel three may.
why-frippel-10-3 = { $Card } may not be laid on a frippelknåker: only a three may, and it must be somebody’s last face-down card.
why-seven-13-1 = { $Card } is stopped by the sevens’ own rule too: sevens may be laid on anything but a double knåker or stronger.
why-black-14 = { $Card } is black, and nothing black may be laid on a trippelknug.
why-kajak-17-2-1 = { $Card } may not be laid on a single kajak: only twos, threes, sevens, tens and more kajaks may.
why-kajak-17-2-2 = { $Card } may not be laid on a double kajak: only twos, threes, tens and more kajaks may.
why-kajak-17-2-3 = { $Card } may not be laid on a triple kajak: only twos, tens and more kajaks may.
why-kajak-17-2-4 = { $Card } may not be laid on a frippelkajak: only tens and more kajaks may.
why-kajak-17-2-5 = { $Card } may not be laid on a pentakajak: only one more kajak may.
why-hexa-17-2-6 = { $Card } may not be laid on a hexakajak: nothing beats it.
why-capped-17-2-6 = { $Card } is not allowed here: { $seat } has picked up a hexakajak, and on { $other }, a court card laid by somebody else, that leaves only twos, sevens and tens.
    .you = { $Card } is not allowed here: you have picked up a hexakajak, and on { $other }, a court card laid by somebody else, that leaves only twos, sevens and tens.

## On turn: chancing it, picking up, drawing, turning over

why-owes-3-4 = { $seat } has fewer than three cards in hand and must draw first.
    .you = You have fewer than three cards in hand and must draw first.
why-waits-3-4 = { $seat } has to wait: { $turn } has fewer than three cards in hand and must draw first.
    .you = You have to wait: { $turn } has fewer than three cards in hand and must draw first.
    .you-turn = { $seat } has to wait: you have fewer than three cards in hand and must draw first.
why-waits-8 = And nobody may disturb { $turn } while cards are being picked up.
    .you-turn = And nobody may disturb you while you pick up cards.
why-enough-3-4 = { $seat } already has { SPELL($count) } cards in hand, and you draw only with fewer than three.
    .you = You already have { SPELL($count) } cards in hand, and you draw only with fewer than three.
why-no-stock-3-4 = { $seat } has nothing to draw: the stock is used up.
    .you = You have nothing to draw: the stock is used up.
why-no-stock-3-2 = { $seat } cannot chance it: the stock is used up.
    .you = You cannot chance it: the stock is used up.
why-nothing-3-3 = { $seat } has no pile to pick up: no cards lie there.
    .you = You have no pile to pick up: no cards lie there.
why-can-3-3 = { $seat } may not pick up the pile: with { $card } there is something to lay.
    .you = You may not pick up the pile: with { $card } there is something to lay.
why-debt-16-8 = { $seat } has been given a fourth dot and has to pick up the pile this turn: laying is not allowed.
    .you = You have been given a fourth dot and have to pick up the pile this turn: laying is not allowed.
why-hand-first-6-1 = { $Card } lies face up in front of { $seat }: face-up cards may be laid only when both the hand and the stock are used up.
    .you = { $Card } lies face up in front of you: you may lay face-up cards only when both your hand and the stock are used up.
why-flip-6-2 = { $seat } has only face-down cards left and must turn one over: the pile may not be picked up instead.
    .you = You have only face-down cards left and must turn one over: the pile may not be picked up instead.
why-not-yet-6-2 = { $seat } may not turn over a face-down card yet: the hand and the face-up cards have to be gone first.
    .you = You may not turn over a face-down card yet: your hand and your face-up cards have to be gone first.
why-empty-6-2 = There is no such card in place { $number } in front of { $seat }.
    .you = There is no such card in place { $number } in front of you.

## Insertions

why-own-turn-11 = It is { $seat }’s own turn, and you insert when it is somebody else’s.
    .you = It is your own turn, and you insert when it is somebody else’s.
why-nothing-11 = { $seat } has nothing to insert on: the pile has no rank to match.
    .you = You have nothing to insert on: the pile has no rank to match.
why-taken-8-1 = The pile is being picked up, and nobody may disturb that.
why-rank-11 = The card in force on the pile is { $other }, and { $card } is of another rank: an insertion must match it.
why-rank-11-1 = { $Card } cannot be inserted: twos, sevens and tens never can.
why-insert-6-1 = { $Card } lies face up in front of { $seat }, and face-up cards may not be inserted.
    .you = { $Card } lies face up in front of you, and face-up cards may not be inserted.
why-forms-10-3 = { $seat } may not insert here: an insertion may never form a frippelknåker.
    .you = You may not insert here: an insertion may never form a frippelknåker.
why-handicap-10-3 = { $seat } has picked up a frippelknåker and may not insert any more in this match.
    .you = You have picked up a frippelknåker and may not insert any more in this match.
