### Knåker in English: taking back, being out, cheating: why a move is not allowed.

## Right of exchange

why-not-open-9 = { $Card } is not among the open cards that { $seat } has laid, and only those can be taken back.
    .you = { $Card } is not among the open cards that you have laid, and only those can be taken back.
why-rest-9 = { $seat } may not take back just that: it would not have been legal to lay the rest like that from the start.
    .you = You may not take back just that: it would not have been legal to lay the rest like that from the start.
why-hand-back-6-1 = { $seat } may not take back { $card } while { $other } stays: face-up cards are laid only when the hand is empty.
    .you = You may not take back { $card } while { $other } stays: face-up cards are laid only when your hand is empty.
why-closed-9-1 = { $seat } has no open cards on the pile, and only open cards can be taken back.
    .you = You have no open cards on the pile, and only open cards can be taken back.
why-fixed-9-1 = { $seat } may not take that back any more: the right to take back ends with drawing and with a chance card.
    .you = You may not take that back any more: the right to take back ends with drawing and with a chance card.
why-checked-9-2 = { $seat } may not change anything now: while a move is being checked, the cards stay where they are.
    .you = You may not change anything now: while a move is being checked, the cards stay where they are.

## Those who are not in the game, and cheats

why-out-7-1 = { $seat } is already out, in place { $place }, and the others play on.
    .you = You are already out, in place { $place }, and the others play on.
why-banned-16-8 = { $seat } is disqualified and watches from outside until a new match begins.
    .you = You are disqualified and watch from outside until a new match begins.
why-off-16 = { $seat } can neither cheat nor accuse anybody of cheating: this match is played without.
    .you = You can neither cheat nor accuse anybody of cheating: this match is played without.
why-honest-16 = That would be no cheat: { $seat } may do it openly.
    .you = That would be no cheat: you may do it openly.
why-exchange-16 = { $seat } cannot cheat like that in the exchange phase: the only cheats then are drawing too many and those done in secret.
    .you = You cannot cheat like that in the exchange phase: the only cheats then are drawing too many and those done in secret.
why-many-16 = { $seat } has to wait: while { SPELL($count) } cheats may still be found out, there is no room for another.
    .you = You have to wait: while { SPELL($count) } cheats may still be found out, there is no room for another.
why-self-16 = { $seat } can accuse only somebody else of cheating.
    .you = You can accuse only somebody else of cheating.
why-outside-16-1 = { $seat } is not in the game any more, and spectators may not report cheats.
    .you = You are not in the game any more, and spectators may not report cheats.

## What picking up the pile tells

rank-X = knåker
infer-ranks-pick-up = Of the cards that { $seat } holds and nobody else has seen, none is of the rank { $ranks }: otherwise picking up the pile would not have been allowed.
    .you = Of the cards that you hold and nobody else has seen, none is of the rank { $ranks }: otherwise picking up the pile would not have been allowed.
infer-cards-pick-up = Of the cards that { $seat } holds and nobody else has seen, none is { $cards }: otherwise picking up the pile would not have been allowed.
    .you = Of the cards that you hold and nobody else has seen, none is { $cards }: otherwise picking up the pile would not have been allowed.
