### Knåker in English: cheats.

## Cheats: the open ones are told as if they were honest, of the secret ones the others only sense something

verb-cheat-play = { $seat } lays { $cards }
    .you = You lay { $cards }
    .cannot = { $seat } cannot cheat by laying now
    .cannot-you = You cannot cheat by laying now
    .allowed = { $count ->
        [one] A possible cheat: { $seat } lays { $cards } though it is not allowed.
       *[other] A possible cheat: { $seat } lays { $cards } together though it is not allowed.
    }
    .allowed-you = { $count ->
        [one] A possible cheat: you lay { $cards } though it is not allowed.
       *[other] A possible cheat: you lay { $cards } together though it is not allowed.
    }
    .label = { $count ->
        [one] Cheat: lay one card
       *[other] Cheat: lay { SPELL($count) } cards
    }
    .brief = cheat: lay { $shorts }
verb-cheat-insert = “Instick!” { $seat } inserts { $cards }
    .you = “Instick!” You insert { $cards }
    .cannot = { $seat } cannot cheat by inserting now
    .cannot-you = You cannot cheat by inserting now
    .allowed = { $count ->
        [one] A possible cheat: { $seat } inserts { $cards } though it is not allowed.
       *[other] A possible cheat: { $seat } inserts { $cards } together though it is not allowed.
    }
    .allowed-you = { $count ->
        [one] A possible cheat: you insert { $cards } though it is not allowed.
       *[other] A possible cheat: you insert { $cards } together though it is not allowed.
    }
    .label = { $count ->
        [one] Cheat: insert one card
       *[other] Cheat: insert { SPELL($count) } cards
    }
    .brief = cheat: insert { $shorts }
verb-cheat-draw = { $seat } draws from the stock
    .you = You draw from the stock
    .cannot = { $seat } cannot cheat by drawing now
    .cannot-you = You cannot cheat by drawing now
    .allowed = A possible cheat: { $seat } draws one card too many.
    .allowed-you = A possible cheat: you draw one card too many.
    .label = Cheat: draw one card too many
    .brief = cheat: draw
verb-cheat-flip = { $seat } turns over face-down card { $number }
    .you = You turn over face-down card { $number }
    .cannot = { $seat } cannot cheat with a face-down card now
    .cannot-you = You cannot cheat with a face-down card now
    .allowed = A possible cheat: { $seat } turns over face-down card { $number } though it is not allowed.
    .allowed-you = A possible cheat: you turn over face-down card { $number } though it is not allowed.
    .label = Cheat: turn over face-down card { $number } at the wrong time
    .brief = cheat: turn over card { $number }
verb-cheat-pick-up = { $seat } picks up the pile
    .you = You pick up the pile
    .cannot = { $seat } cannot cheat by picking up the pile now
    .cannot-you = You cannot cheat by picking up the pile now
    .allowed = A possible cheat: { $seat } picks up the pile though it is not allowed.
    .allowed-you = A possible cheat: you pick up the pile though it is not allowed.
    .label = Cheat: pick up the pile
    .brief = cheat: pick up the pile
verb-cheat-look = { $seat } peeks at face-down card { $number }
    .you = You peek at face-down card { $number }
    .hidden = { $seat } fumbles with something and starts to whistle
    .hidden-you = You fumble with something and start to whistle
    .cannot = { $seat } cannot peek now
    .cannot-you = You cannot peek now
    .allowed = A possible cheat: { $seat } peeks at face-down card { $number }.
    .allowed-you = A possible cheat: you peek at face-down card { $number }.
    .label = Cheat: peek at face-down card { $number }
    .brief = cheat: peek at card { $number }
verb-cheat-throw = { $seat } throws away { $cards }
    .you = You throw away { $cards }
    .hidden = { $seat } fumbles with something and coughs politely
    .hidden-you = You fumble with something and cough politely
    .cannot = { $seat } cannot throw away cards now
    .cannot-you = You cannot throw away cards now
    .allowed = { $count ->
        [one] A possible cheat: { $seat } throws away { $cards }.
       *[other] A possible cheat: { $seat } throws away { $cards } together.
    }
    .allowed-you = { $count ->
        [one] A possible cheat: you throw away { $cards }.
       *[other] A possible cheat: you throw away { $cards } together.
    }
    .label = { $count ->
        [one] Cheat: throw away one card
       *[other] Cheat: throw away { SPELL($count) } cards
    }
    .brief = cheat: throw away { $shorts }
verb-cheat-swap = { $seat } swaps face-down card { $number } for { $card }
    .you = You swap face-down card { $number } for { $card }
    .hidden = { $seat } fumbles with something and points at a bird outside the window
    .hidden-you = You fumble with something and point at a bird outside the window
    .cannot = { $seat } cannot swap a face-down card now
    .cannot-you = You cannot swap a face-down card now
    .allowed = A possible cheat: { $seat } swaps face-down card { $number } for { $card }.
    .allowed-you = A possible cheat: you swap face-down card { $number } for { $card }.
    .label = Cheat: swap face-down card { $number }
    .brief = cheat: swap card { $number } for { $shorts }
verb-cheat-turn = { $seat } turns pile { $number } over, so that the face-down card comes up and a face-up one goes down
    .you = You turn pile { $number } over, so that the face-down card comes up and a face-up one goes down
    .hidden = { $seat } fumbles with something and asks what time it is
    .hidden-you = You fumble with something and ask what time it is
    .cannot = { $seat } cannot turn a pile over now
    .cannot-you = You cannot turn a pile over now
    .allowed = A possible cheat: { $seat } turns pile { $number } over.
    .allowed-you = A possible cheat: you turn pile { $number } over.
    .label = Cheat: turn pile { $number } over
    .brief = cheat: turn pile { $number } over
verb-cheat-hide = { $seat } hides { $cards }
    .you = You hide { $cards }
    .hidden = { $seat } fumbles with something and looks a little too innocent
    .hidden-you = You fumble with something and look a little too innocent
    .cannot = { $seat } cannot hide cards now
    .cannot-you = You cannot hide cards now
    .allowed = { $count ->
        [one] A possible cheat: { $seat } hides { $cards }.
       *[other] A possible cheat: { $seat } hides { $cards } together.
    }
    .allowed-you = { $count ->
        [one] A possible cheat: you hide { $cards }.
       *[other] A possible cheat: you hide { $cards } together.
    }
    .label = { $count ->
        [one] Cheat: hide one card
       *[other] Cheat: hide { SPELL($count) } cards
    }
    .brief = cheat: hide { $shorts }
verb-cheat-accuse = { $seat } tells on { $accused } from outside the game
    .you = You tell on { $accused } from outside the game
    .you-accused = { $seat } tells on you from outside the game
    .cannot = { $seat } cannot tell on anybody now
    .cannot-you = You cannot tell on anybody now
    .allowed = A possible cheat: { $seat } is not in the game and tells on { $accused } all the same.
    .allowed-you = A possible cheat: you are not in the game and tell on { $accused } all the same.
    .allowed-you-accused = A possible cheat: { $seat } is not in the game and tells on you all the same.
    .label = Cheat: tell on { $accused }
    .brief = cheat: tell on { $accused }
field-resumes = Interrupted by the accusation, and who goes on
