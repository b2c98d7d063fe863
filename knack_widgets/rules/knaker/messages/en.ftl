### Knåker in English: why a move goes or does not go, the moves, the phases, and what this game says in its own way.

## Limits of a set-up

limit-1 = Each pack has 52 ordinary cards and three knåkers, two black and one red, and all cards of the pack or packs must be there.
limit-17 = Two to twelve can play: one pack is enough for six players and two packs for twelve, and there are no more than two to choose.

option-decks = Number of packs (more than six always play with two)
option-quiet = Quiet play: go out on a seven without thumping and blowing
option-cheating = Fine foul play: cheating can be done
option-dots = Dots from the last match

## Somebody else's turn

turn-3 = It is not { $seat } who is on turn: the turn goes clockwise, and it has come to { $turn }.
turn-13-4 = { $seat } has nothing to blow away: it is { $turn } who has laid a seven as the last card.
turn-16 = { $seat } is not accused: it is { $turn } who has to admit or deny.

## The phases: what is wrong with a move that has no place there, the phase's name, and who is to do what

phase-deal = { $cannot }: first the cards have to be dealt.
    .name = before the deal
    .status = deal to begin
phase-exchange = { $cannot }: the exchange phase is on, and play begins only when all are ready.
    .name = the exchange phase
    .status = everybody exchanges, nobody has to wait, and play begins when all are ready
phase-play = { $cannot }: the play is on, and whoever is on turn lays, chances it or picks up the pile.
    .name = the play
    .status = { $owing ->
        [none] { $you ->
            [yes] it is your turn, and the others may insert
           *[no] { $seat } is on turn, and the others may insert
        }
       *[other] { $you ->
            [yes] first it is for { $owing } to draw, and then it is your turn
           *[no] first it is for { $owing } to draw, and then { $seat } is on turn
        }
    }
phase-blow = { $cannot }: somebody has laid a seven as the last card, and first comes the thump and the blow.
    .name = the blowing
    .status = { $you ->
        [yes] your last card is a seven: thump the table and blow
       *[no] { $seat } has laid a seven last, and must thump the table and blow
    }
phase-accused = { $cannot }: somebody is accused of cheating, and until that is settled play rests.
    .name = the accusation
    .status = { $you ->
        [yes] you stand accused: admit or deny
       *[no] { $seat } stands accused, and must admit or deny
    }
phase-replace = { $cannot }: first chance has to replace the cards that the cheating was about.
    .name = the replacement after the cheating
    .status = draw new cards instead of those that the cheating was about
phase-over = { $cannot }: the match is already over.
    .name = the match is over
    .status = nothing more to do

## Cards that are not there

card-2 = { $Card } is not in the hand of { $seat }, and what is laid in the exchange phase comes from the hand.
card-3 = { $Card } is not a card that { $seat } can get at: it has to be in the hand or, when these may be laid, among the player’s own face-up cards.
card-11 = { $Card } is not in the hand of { $seat }, and insertions come from the hand only.

## The exchange phase

why-ready-2-1 = { $seat } has already called ready, and that is final.
why-piles-2-1 = { $seat } cannot be ready yet: pile { $number } is empty, and each of the three face-down cards needs at least one face-up card on it.
why-owes-2-3 = { $seat } has fewer than three cards in hand and must draw before anything else can be done.
why-enough-2-3 = { $seat } already has { $count } cards in hand, and one draws only with fewer than three.
why-no-stock-2-3 = { $seat } has nothing to draw: the stock is used up.
why-empty-2 = Pile { $number } in front of { $seat } is empty: there are no face-up cards to take up.
why-locked-2-2 = Pile { $number } in front of { $seat } is locked: nobody may take cards from it.
why-mixed-2 = { $Card } and { $other } are of different ranks: on a pile one lays only cards of one and the same rank.
why-mixed-2-2 = { $Card } and { $other } are of different ranks: on other players’ piles one lays only cards of one and the same rank.
why-rank-2 = On top of pile { $number } lies { $other }, and { $card } is of another rank: on a pile only the same will do.
why-rank-2-2 = On top of pile { $number } in front of { $owner } lies { $other }, and { $card } is of another rank: on other players’ piles only the same will do.
why-empty-pile-2-2 = { $Card } cannot go to { $owner }: pile { $number } is empty, and with other players a card of the same rank has to lie there.
why-taken-8-2 = The cards of pile { $number } have already been taken up by { $owner }, and nobody may disturb a picking up that has begun.

## What can be laid together

why-mixed-3-1 = { $Card } and { $other } cannot be laid together: they are of different ranks.
why-short-12 = And it is not enough for a ladder: that is made of at least three ranks that follow one another, and here { $count ->
    [0] none will do.
    [one] only one will do.
   *[other] only two will do.
}
why-gap-12 = In a ladder each rank comes directly above the one before: first { $card } and then { $other } is no sequence.
why-banned-12-3 = { $Card } cannot be part of a ladder: twos and tens are always passed over.
why-ladder-16-8 = { $seat } has at least three dots and may not lay ladders.
why-seven-15 = { $Card } cannot be part of a kåker: sevens have no rank of their own.
why-acting-15 = { $Card } cannot be part of a kåker: twos and tens act the moment they are laid.
why-joker-15 = { $Card } cannot be part of a kåker: knåkers are no use for it.
why-order-15 = In a kåker the lower rank comes first and then the higher one, each by itself: this begins with { $card } and ends with { $other }, and that order will not do.

## Where it can be laid

why-first-12 = The ladder cannot lie here: its first card is { $card }, and on top of the pile { $other } is in force.
why-first-15 = The kåker cannot lie here: its first card is { $card }, and on top of the pile { $other } is in force.
why-lower-3 = { $Card } is lower than { $other }: on the pile a card must be at least as high as the one in force.
why-through-13 = Sevens are transparent: the card in force is the one beneath, { $other }.
why-single-10 = { $Card } cannot be laid on a knåker: only twos, threes, sevens, tens and more knåkers go there.
why-three-10 = { $Card } cannot be laid on { $other }: a knåker does not go on a three.
why-double-10-1 = { $Card } cannot be laid on a double knåker: only twos, threes, tens and more knåkers go there.
why-triple-10-2 = { $Card } cannot be laid like that on a triple knåker: only tens, a triple three or a fripple three go there.
why-frippel-10-3 = { $Card } cannot be laid on a frippelknåker: only a three goes there, and it must be somebody’s last face-down card.
why-seven-13-1 = { $Card } is stopped by the sevens’ own rule too: they go on anything but a double knåker or stronger.
why-black-14 = { $Card } is black, and nothing black may be laid on a trippelknug.
why-kajak-17-2-1 = { $Card } cannot be laid on a single kajak: only twos, threes, sevens, tens and more kajaks go there.
why-kajak-17-2-2 = { $Card } cannot be laid on a double kajak: only twos, threes, tens and more kajaks go there.
why-kajak-17-2-3 = { $Card } cannot be laid on a triple kajak: only twos, tens and more kajaks go there.
why-kajak-17-2-4 = { $Card } cannot be laid on a frippelkajak: only tens and more kajaks go there.
why-kajak-17-2-5 = { $Card } cannot be laid on a pentakajak: only one more kajak goes there.
why-hexa-17-2-6 = { $Card } cannot be laid on a hexakajak: nothing beats it.
why-capped-17-2-6 = { $Card } will not do here: { $seat } has picked up a hexakajak, { $other } is a court card laid by somebody else, and then only twos, sevens and tens go on it.

## On turn: chancing it, picking up, drawing, turning over

why-owes-3-4 = { $seat } has fewer than three cards in hand and must draw first.
why-waits-3-4 = { $seat } has to wait: { $turn } has fewer than three cards in hand and must draw first.
why-waits-8 = And whoever picks up cards, now { $turn }, is not to be disturbed.
why-enough-3-4 = { $seat } already has { $count } cards in hand, and one draws only with fewer than three.
why-no-stock-3-4 = { $seat } has nothing to draw: the stock is used up.
why-no-stock-3-2 = { $seat } cannot chance it: the stock is used up.
why-nothing-3-3 = { $seat } has no pile to pick up: no cards lie there.
why-can-3-3 = { $seat } may not pick up the pile: with { $card } there is something to lay.
why-debt-16-8 = { $seat } has been given four dots and has to pick up the pile this turn: laying is not allowed.
why-hand-first-6-1 = { $Card } lies face up in front of { $seat }: the face-up cards may be laid only when both the hand and the stock are used up.
why-flip-6-2 = { $seat } has only face-down cards left and must turn one over: the pile may not be picked up instead.
why-not-yet-6-2 = { $seat } may not turn over a face-down card yet: first the hand cards and the face-up cards have to be gone.
why-empty-6-2 = In place { $number } in front of { $seat } the card needed for this is missing.

## Insertions

why-own-turn-11 = It is { $seat } who is on turn, and one inserts when it is somebody else’s turn.
why-nothing-11 = { $seat } has nothing to insert on: no card in the pile has a rank.
why-taken-8-1 = The pile has just been picked up, and nobody may disturb that.
why-rank-11 = On top of the pile { $other } is in force, and { $card } is of another rank: an insertion must be of the same.
why-rank-11-1 = { $Card } cannot be inserted: twos, sevens and tens never go as an insertion.
why-insert-6-1 = { $Card } lies face up in front of { $seat }, and face-up cards may not be inserted.
why-forms-10-3 = { $seat } may not insert here: an insertion may never form a frippelknåker.
why-handicap-10-3 = { $seat } has picked up a frippelknåker and may not insert any more in this match.
