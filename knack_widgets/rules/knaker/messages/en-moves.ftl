### Knåker in English: the moves, what chance does, events, and what is in force on the pile.

## Right of exchange

why-not-open-9 = { $Card } is not among the open cards that { $seat } has laid, and only those can be taken back.
why-rest-9 = { $seat } may not take back just that: it would not have been legal to lay the rest like that from the start.
why-closed-9-1 = { $seat } has no open cards on the pile, and only open cards can be taken back.
why-fixed-9-1 = { $seat } may not take that back any more: the right of exchange ends with drawing and with a chance card.
why-checked-9-2 = { $seat } may not change anything now: as long as a move is under control the cards stay where they are.

## Those who are not in the game, and cheats

why-out-7-1 = { $seat } is already out of the game, in place { $count }, and the others play on.
why-banned-16-8 = { $seat } is disqualified and watches from outside until a new match begins.
why-off-16 = { $seat } can neither cheat nor accuse anybody of cheating: you have decided to play without.
why-honest-16 = That would be no cheat: { $seat } may do it openly.
why-exchange-16 = { $seat } cannot cheat like that in the exchange phase: all one can do then is draw too many or cheat in secret.
why-many-16 = { $seat } has to wait: while { $count } cheats may still be found out, there is no room for another.
why-self-16 = { $seat } can accuse only somebody else of cheating.
why-outside-16-1 = { $seat } is not in the game any more, and spectators may not report cheats.

## The moves: as an event, as half a refusal, as a permission, on a button, in a list

verb-take = { $seat } takes up pile { $number }
    .cannot = { $seat } cannot take up a face-up pile now
    .goes = That goes: in the exchange phase { $seat } may take up pile { $number }, for it is not locked.
    .label = Take up pile { $number }
    .here = Take up
    .brief = take up pile { $number }
verb-lay = { $seat } lays { $cards } on pile { $number } in front of { $owner }
    .cannot = { $seat } cannot lay on anybody’s face-up cards now
    .goes = { $count ->
        [one] That goes: { $seat } may lay { $cards } on pile { $number } in front of { $owner }.
       *[other] That goes: { $seat } may lay { $cards } together on pile { $number } in front of { $owner }.
    }
    .label = Lay on pile { $number } in front of { $owner }
    .here = Lay here
    .brief = lay { $shorts } on pile { $number } in front of { $owner }
verb-ready = { $seat } is ready
    .cannot = { $seat } cannot call ready now
    .goes = That goes: { $seat } has the piles in order and may call ready.
    .label = Ready
    .brief = ready
verb-play = { $seat } lays { $cards }
    .cannot = { $seat } cannot lay on the pile now
    .goes = { $count ->
        [one] That goes: { $seat } may lay { $cards }.
       *[other] That goes: { $seat } may lay { $cards } together.
    }
    .label = { $count ->
        [one] Lay one card
       *[other] Lay { $count } cards
    }
    .brief = lay { $shorts }
verb-chance = { $seat } chances it
    .cannot = { $seat } cannot chance it now
    .goes = That goes: { $seat } is on turn and may chance it.
    .label = Chance it
    .brief = chance it
verb-pick-up = { $seat } picks up the pile
    .cannot = { $seat } cannot pick up the pile now
    .goes = That goes: { $seat } is on turn and may pick up the pile.
    .label = Pick up the pile
    .brief = pick up the pile
verb-draw = { $seat } draws from the stock
    .cannot = { $seat } cannot draw now
    .goes = That goes: { $seat } has fewer than three cards in hand and has to draw.
    .label = Draw
    .brief = draw
verb-back = { $count ->
    [0] { $seat } takes back all that can be
   *[other] { $seat } takes back { $cards }
}
    .cannot = { $seat } cannot take back cards now
    .goes = { $count ->
        [0] That goes: { $seat } may take back all the open cards.
        [one] That goes: { $seat } may take back { $cards }.
       *[other] That goes: { $seat } may take back { $cards } together.
    }
    .label = { $count ->
        [0] Take everything back
       *[other] Take back { $cards }
    }
    .brief = { $count ->
        [0] take everything back
       *[other] take back { $shorts }
    }
verb-insert = “Instick!” { $seat } inserts { $cards }
    .cannot = { $seat } cannot insert now
    .goes = { $count ->
        [one] That goes: it is somebody else’s turn, and { $seat } may insert { $cards }.
       *[other] That goes: it is somebody else’s turn, and { $seat } may insert { $cards } together.
    }
    .label = { $count ->
        [one] Insert one card
       *[other] Insert { $count } cards
    }
    .brief = insert { $shorts }
verb-flip = { $seat } turns over face-down card { $number }
    .cannot = { $seat } cannot turn over a face-down card now
    .goes = That goes: { $seat } has only face-down cards left and may turn over card { $number }.
    .label = Turn over card { $number }
    .here = Turn over
    .brief = turn over card { $number }
verb-blow = { $seat } thumps the table and blows: { $seconds } seconds, { $far } centimetres
    .cannot = { $seat } has nothing to blow away now
    .goes = That goes: { $seat } has laid a seven as the last card and has to thump and blow.
    .label = Thump and blow: { $seconds } seconds, { $far } centimetres
    .brief = blow { $seconds } s { $far } cm
verb-accuse = { $seat } accuses { $accused } of cheating
    .cannot = { $seat } cannot accuse anybody now
    .goes = That goes: { $seat } is in the game and may accuse { $accused } of cheating.
    .label = Accuse { $accused }
    .brief = accuse { $accused }
verb-admit = { $seat } admits it
    .cannot = { $seat } has nothing to admit now
    .goes = That goes: { $seat } is accused and may admit it.
    .label = Admit
    .brief = admit
verb-deny = { $seat } denies it
    .cannot = { $seat } has nothing to deny now
    .goes = That goes: { $seat } is accused and may deny it.
    .label = Deny
    .brief = deny

## Cheats: the open ones are told as if they were honest, of the secret ones the others only sense something

verb-cheat-play = { $seat } lays { $cards }
    .cannot = { $seat } cannot cheat by laying now
    .goes = { $count ->
        [one] The cheat can be done: { $seat } lays { $cards } though it is not allowed.
       *[other] The cheat can be done: { $seat } lays { $cards } together though it is not allowed.
    }
    .label = { $count ->
        [one] Cheat: lay one card
       *[other] Cheat: lay { $count } cards
    }
    .brief = cheat: lay { $shorts }
verb-cheat-insert = “Instick!” { $seat } inserts { $cards }
    .cannot = { $seat } cannot cheat by inserting now
    .goes = { $count ->
        [one] The cheat can be done: { $seat } inserts { $cards } though it is not allowed.
       *[other] The cheat can be done: { $seat } inserts { $cards } together though it is not allowed.
    }
    .label = { $count ->
        [one] Cheat: insert one card
       *[other] Cheat: insert { $count } cards
    }
    .brief = cheat: insert { $shorts }
verb-cheat-draw = { $seat } draws from the stock
    .cannot = { $seat } cannot cheat by drawing now
    .goes = The cheat can be done: { $seat } draws one card too many.
    .label = Cheat: draw one card too many
    .brief = cheat: draw
verb-cheat-flip = { $seat } turns over face-down card { $number }
    .cannot = { $seat } cannot cheat with a face-down card now
    .goes = The cheat can be done: { $seat } turns over face-down card { $number } though it is not allowed.
    .label = Cheat: turn over face-down card { $number } out of time
    .brief = cheat: turn over card { $number }
verb-cheat-pick-up = { $seat } picks up the pile
    .cannot = { $seat } cannot cheat by picking up the pile now
    .goes = The cheat can be done: { $seat } picks up the pile though it is not allowed.
    .label = Cheat: pick up the pile
    .brief = cheat: pick up the pile
verb-cheat-look = { $seat } peeks at face-down card { $number }
    .hidden = { $seat } fumbles with something and starts to whistle
    .cannot = { $seat } cannot peek now
    .goes = The cheat can be done: { $seat } peeks at face-down card { $number }.
    .label = Cheat: peek at face-down card { $number }
    .brief = cheat: peek at card { $number }
verb-cheat-throw = { $seat } throws away { $cards }
    .hidden = { $seat } fumbles with something and coughs politely
    .cannot = { $seat } cannot throw away cards now
    .goes = { $count ->
        [one] The cheat can be done: { $seat } throws away { $cards }.
       *[other] The cheat can be done: { $seat } throws away { $cards } together.
    }
    .label = { $count ->
        [one] Cheat: throw away one card
       *[other] Cheat: throw away { $count } cards
    }
    .brief = cheat: throw away { $shorts }
verb-cheat-swap = { $seat } swaps face-down card { $number } for { $card }
    .hidden = { $seat } fumbles with something and points at a bird outside the window
    .cannot = { $seat } cannot swap a face-down card now
    .goes = The cheat can be done: { $seat } swaps face-down card { $number } for { $card }.
    .label = Cheat: swap face-down card { $number }
    .brief = cheat: swap card { $number } for { $shorts }
verb-cheat-turn = { $seat } turns pile { $number }, so that the face-down card becomes face-up and the other way round
    .hidden = { $seat } fumbles with something and asks what time it is
    .cannot = { $seat } cannot turn a pile now
    .goes = The cheat can be done: { $seat } turns pile { $number }.
    .label = Cheat: turn pile { $number }
    .brief = cheat: turn pile { $number }
verb-cheat-hide = { $seat } hides { $cards }
    .hidden = { $seat } fumbles with something and looks a little too innocent
    .cannot = { $seat } cannot hide cards now
    .goes = { $count ->
        [one] The cheat can be done: { $seat } hides { $cards }.
       *[other] The cheat can be done: { $seat } hides { $cards } together.
    }
    .label = { $count ->
        [one] Cheat: hide one card
       *[other] Cheat: hide { $count } cards
    }
    .brief = cheat: hide { $shorts }
verb-cheat-accuse = { $seat } tells on { $accused } from outside the game
    .cannot = { $seat } cannot tell on anybody now
    .goes = The cheat can be done: { $seat } is not in the game and tells on { $accused } all the same.
    .label = Cheat: tell on { $accused }
    .brief = cheat: tell on { $accused }

## Chance

chance-draw = Chance picks new cards
    .cannot = Chance has no cards to replace now
    .goes = That goes: cards that the cheating was about have to be replaced by chance.
    .label = Draw new cards

## Events that this text gives its own reasons for

event-draws-2-3 = { $count ->
    [one] { $seat } draws up to three with one card
   *[other] { $seat } draws up to three with { $count } cards
}
event-turns-pile-4-1 = A turning ten: { $seat } turns the pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
event-turns-pile-4-2 = A fripplett, at least four of one rank in a row: { $seat } turns the pile, { $count } cards
event-turns-pile-17-1 = More than four of one rank in a row: { $seat } turns the pile, { $count } cards
event-not-turned-5 = { $count } twos in a row: twos do not turn the pile
event-not-turned-12-1 = { $count } of one rank lie in a row, but a ladder does not turn the pile
event-not-turned-13-6 = { $count } sevens in a row: they have no rank and do not turn the pile
event-not-turned-17-2 = { $count } kajaks in a row: they count as one single thing and do not turn the pile
event-once-more-5 = A two lies on top: { $seat } has the turn again
event-once-more-13-2 = A seven on a two acts like another two: { $seat } has the turn again
event-joker-row-10-1 = Two knåkers in a row: a double knåker
event-joker-row-10-2 = Three knåkers in a row: a triple knåker
event-joker-row-17-2-2 = Two kajaks in a row: a double kajak
event-joker-row-17-2-3 = Three kajaks in a row: a triple kajak
event-joker-row-17-2-4 = Four kajaks in a row: a frippelkajak
event-joker-row-17-2-5 = Five kajaks in a row: a pentakajak
event-joker-row-17-2-6 = All six kajaks in a row: a hexakajak
event-loses-out-7-2 = That is no way to go out: { $seat } has lost and finishes in place { $place }
event-cheat-stands-16 = Nobody has said anything for a whole round: the cheat by { $seat } stands from now on
event-guilty-16-2 = { $count ->
    [one] { $seat } has cheated grossly, and that costs one dot
   *[other] { $seat } has cheated grossly, and that costs { $count } dots
}
event-disqualified-16-3 = A cheat that even Knåker will not stand: { $seat } is disqualified and finishes in place { $place }
event-disqualified-16-8 = The fifth dot: { $seat } is disqualified and finishes in place { $place }

## What is in force on the pile

heap-frippel = Frippelknåker: only a three goes, as a last face-down card
heap-knug = Trippelknug: nothing black goes
heap-joker-1 = Knåker: twos, threes, sevens, tens and knåkers go
heap-joker-2 = Double knåker: twos, threes, tens and knåkers go
heap-joker-3 = Triple knåker: tens, a triple three and a fripple three go
heap-kajak-1 = Single kajak: twos, threes, sevens, tens and kajaks go
heap-kajak-2 = Double kajak: twos, threes, tens and kajaks go
heap-kajak-3 = Triple kajak: twos, tens and kajaks go
heap-kajak-4 = Frippelkajak: tens and kajaks go
heap-kajak-5 = Pentakajak: only a kajak goes
heap-kajak-6 = Hexakajak: nothing goes
heap-two = Two: anything goes
heap-through = Transparent seven: the card beneath is in force
heap-empty = Only sevens: anything goes, as on an empty pile

## The names of cards in this game

joker-b = the black knåker
joker-r = the red knåker
