### Meningar för stickspel av andra upphovsmän, som får utelämna dem i sina egna meddelanden.

phase-play = { $cannot }: nu spelas korten, och den som är på tur spelar ett.
    .name = stick { $number }
    .status = { $you ->
        [yes] { $leading ->
            [yes] det är du som är på tur: spela ut
           *[no] det är du som är på tur: lägg ett kort
        }
       *[no] { $leading ->
            [yes] { $seat } ska spela ut
           *[no] { $seat } är på tur
        }
    }

event-trick = { $seat } tar sticket
    .you = Du tar sticket
event-takes = { $seat } får { $amount } ur potten
    .you = Du får { $amount } ur potten
event-ante = { $seat } lägger { $amount } i potten
    .you = Du lägger { $amount } i potten
