### Knåker in English: the moves.

## The moves: as an event, as half a refusal, as a permission, on a button, in a list

verb-take = { $seat } takes up pile { $number }
    .you = You take up your pile { $number }
    .cannot = { $seat } cannot take up a face-up pile now
    .cannot-you = You cannot take up a face-up pile now
    .allowed = Allowed: in the exchange phase { $seat } may take up pile { $number }, since it is not locked.
    .allowed-you = Allowed: in the exchange phase you may take up your pile { $number }, since it is not locked.
    .label = Take up pile { $number }
    .here = Take up
    .brief = take up pile { $number }
verb-lay = { $seat } lays { $cards } on pile { $number } in front of { $owner }
    .you = You lay { $cards } on pile { $number } in front of { $owner }
    .you-owner = { $seat } lays { $cards } on your pile { $number }
    .you-seat-owner = You lay { $cards } on your pile { $number }
    .own = { $seat } lays { $cards } on their own pile { $number }
    .cannot = { $seat } cannot lay on face-up cards now
    .cannot-you = You cannot lay on face-up cards now
    .allowed = { $count ->
        [one] Allowed: { $seat } may lay { $cards } on pile { $number } in front of { $owner }.
       *[other] Allowed: { $seat } may lay { $cards } together on pile { $number } in front of { $owner }.
    }
    .allowed-you = { $count ->
        [one] Allowed: you may lay { $cards } on pile { $number } in front of { $owner }.
       *[other] Allowed: you may lay { $cards } together on pile { $number } in front of { $owner }.
    }
    .allowed-you-owner = { $count ->
        [one] Allowed: { $seat } may lay { $cards } on your pile { $number }.
       *[other] Allowed: { $seat } may lay { $cards } together on your pile { $number }.
    }
    .allowed-you-seat-owner = { $count ->
        [one] Allowed: you may lay { $cards } on your pile { $number }.
       *[other] Allowed: you may lay { $cards } together on your pile { $number }.
    }
    .allowed-own = { $count ->
        [one] Allowed: { $seat } may lay { $cards } on their own pile { $number }.
       *[other] Allowed: { $seat } may lay { $cards } together on their own pile { $number }.
    }
    .label = Lay on pile { $number } in front of { $owner }
    .label-you-seat-owner = Lay on your pile { $number }
    .label-own = Lay on own pile { $number }
    .here = Lay here
    .brief = lay { $shorts } on pile { $number } in front of { $owner }
    .brief-you-seat-owner = lay { $shorts } on your pile { $number }
    .brief-own = lay { $shorts } on own pile { $number }
verb-ready = { $seat } is ready
    .you = You are ready
    .cannot = { $seat } cannot say “ready” now
    .cannot-you = You cannot say “ready” now
    .allowed = Allowed: { $seat } has three piles in order and may say “ready”.
    .allowed-you = Allowed: you have three piles in order and may say “ready”.
    .label = Ready
    .brief = ready
verb-play = { $seat } lays { $cards }
    .you = You lay { $cards }
    .cannot = { $seat } cannot lay on the pile now
    .cannot-you = You cannot lay on the pile now
    .allowed = { $count ->
        [one] Allowed: { $seat } may lay { $cards }.
       *[other] Allowed: { $seat } may lay { $cards } together.
    }
    .allowed-you = { $count ->
        [one] Allowed: you may lay { $cards }.
       *[other] Allowed: you may lay { $cards } together.
    }
    .label = { $count ->
        [one] Lay one card
       *[other] Lay { SPELL($count) } cards
    }
    .brief = lay { $shorts }
verb-chance = { $seat } chances it
    .you = You chance it
    .cannot = { $seat } cannot chance it now
    .cannot-you = You cannot chance it now
    .allowed = Allowed: it is { $seat }’s turn, and anyone may chance it on their turn.
    .allowed-you = Allowed: it is your turn, and anyone may chance it on their turn.
    .label = Chance it
    .brief = chance it
verb-pick-up = { $seat } picks up the pile
    .you = You pick up the pile
    .cannot = { $seat } cannot pick up the pile now
    .cannot-you = You cannot pick up the pile now
    .allowed = Allowed: it is { $seat }’s turn, and the pile may be picked up.
    .allowed-you = Allowed: it is your turn, and the pile may be picked up.
    .label = Pick up the pile
    .brief = pick up the pile
verb-draw = { $seat } draws from the stock
    .you = You draw from the stock
    .cannot = { $seat } cannot draw now
    .cannot-you = You cannot draw now
    .allowed = Allowed: { $seat } has fewer than three cards in hand and has to draw.
    .allowed-you = Allowed: you have fewer than three cards in hand and have to draw.
    .label = Draw
    .brief = draw
verb-back = { $count ->
    [0] { $seat } takes back everything that may be taken back
   *[other] { $seat } takes back { $cards }
}
    .you = { $count ->
    [0] You take back everything that may be taken back
   *[other] You take back { $cards }
}
    .cannot = { $seat } cannot take back cards now
    .cannot-you = You cannot take back cards now
    .allowed = { $count ->
        [0] Allowed: { $seat } may take back all the open cards.
        [one] Allowed: { $seat } may take back { $cards }.
       *[other] Allowed: { $seat } may take back { $cards } together.
    }
    .allowed-you = { $count ->
        [0] Allowed: you may take back all the open cards.
        [one] Allowed: you may take back { $cards }.
       *[other] Allowed: you may take back { $cards } together.
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
    .you = “Instick!” You insert { $cards }
    .cannot = { $seat } cannot insert now
    .cannot-you = You cannot insert now
    .allowed = { $count ->
        [one] Allowed: it is somebody else’s turn, and { $seat } may insert { $cards }.
       *[other] Allowed: it is somebody else’s turn, and { $seat } may insert { $cards } together.
    }
    .allowed-you = { $count ->
        [one] Allowed: it is somebody else’s turn, and you may insert { $cards }.
       *[other] Allowed: it is somebody else’s turn, and you may insert { $cards } together.
    }
    .label = { $count ->
        [one] Insert one card
       *[other] Insert { SPELL($count) } cards
    }
    .brief = insert { $shorts }
verb-flip = { $seat } turns over face-down card { $number }
    .you = You turn over face-down card { $number }
    .cannot = { $seat } cannot turn over a face-down card now
    .cannot-you = You cannot turn over a face-down card now
    .allowed = Allowed: { $seat } has only face-down cards left and may turn over card { $number }.
    .allowed-you = Allowed: you have only face-down cards left and may turn over card { $number }.
    .label = Turn over card { $number }
    .here = Turn over
    .brief = turn over card { $number }
verb-blow = { $seat } thumps the table and blows: { $seconds } seconds, { $far } centimetres
    .you = You thump the table and blow: { $seconds } seconds, { $far } centimetres
    .cannot = { $seat } has nothing to blow away now
    .cannot-you = You have nothing to blow away now
    .allowed = Allowed: { $seat } has laid a seven as the last card and has to thump and blow.
    .allowed-you = Allowed: you have laid a seven as the last card and have to thump and blow.
    .label = Thump and blow: { $seconds } seconds, { $far } centimetres
    .brief = blow { $seconds } s { $far } cm
verb-accuse = { $seat } accuses { $accused } of cheating
    .you = You accuse { $accused } of cheating
    .you-accused = { $seat } accuses you of cheating
    .cannot = { $seat } cannot accuse anybody now
    .cannot-you = You cannot accuse anybody now
    .allowed = Allowed: { $seat } is in the game and may accuse { $accused } of cheating.
    .allowed-you = Allowed: you are in the game and may accuse { $accused } of cheating.
    .allowed-you-accused = Allowed: { $seat } is in the game and may accuse you of cheating.
    .label = Accuse { $accused }
    .brief = accuse { $accused }
verb-admit = { $seat } admits it
    .you = You admit it
    .cannot = { $seat } has nothing to admit now
    .cannot-you = You have nothing to admit now
    .allowed = Allowed: { $seat } is accused and may admit it.
    .allowed-you = Allowed: you are accused and may admit it.
    .label = Admit
    .brief = admit
verb-deny = { $seat } denies it
    .you = You deny it
    .cannot = { $seat } has nothing to deny now
    .cannot-you = You have nothing to deny now
    .allowed = Allowed: { $seat } is accused and may deny it.
    .allowed-you = Allowed: you are accused and may deny it.
    .label = Deny
    .brief = deny
