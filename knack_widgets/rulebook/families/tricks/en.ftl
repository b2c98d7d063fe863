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
