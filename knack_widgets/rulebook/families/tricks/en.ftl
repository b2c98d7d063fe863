### Sentences for games of tricks of other authors, which may leave them out of their own messages.

phase-play = { $cannot }: cards are being played, and the player whose turn it is plays one.
    .name = trick { $number }
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

event-trick = { $seat } takes the trick
    .you = You take the trick
event-takes = { $seat } gets { $amount } from the pot
    .you = You get { $amount } from the pot
event-ante = { $seat } puts { $amount } into the pot
    .you = You put { $amount } into the pot

verb-show = { $seat } lays the hand open
    .you = You lay your hand open
    .cannot = { $seat } cannot lay the hand open now
    .cannot-you = You cannot lay your hand open now
    .allowed = Allowed: { $seat } holds a hand that may be laid open.
    .allowed-you = Allowed: you hold a hand that may be laid open.
    .label = Lay the hand open
    .brief = open hand
event-lays-open = { $seat } lays the hand open: { $cards }
    .you = You lay your hand open: { $cards }
why-late = It is too late to lay the hand open: { $seat } has played a card of it.
    .you = It is too late to lay your hand open: you have played a card of it.
why-open = { $seat }’s hand is open already.
    .you = Your hand is open already.
