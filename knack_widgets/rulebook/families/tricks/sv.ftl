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

verb-show = { $seat } lägger upp handen
    .you = Du lägger upp handen
    .cannot = { $seat } kan inte lägga upp handen nu
    .cannot-you = Du kan inte lägga upp handen nu
    .allowed = Tillåtet: { $seat } har en hand som får läggas upp.
    .allowed-you = Tillåtet: du har en hand som får läggas upp.
    .label = Lägg upp handen
    .brief = öppen hand
event-lays-open = { $seat } lägger upp handen: { $cards }
    .you = Du lägger upp handen: { $cards }
why-late = Det är för sent att lägga upp handen: { $seat } har redan spelat ett kort ur den.
    .you = Det är för sent att lägga upp handen: du har redan spelat ett kort ur den.
why-open = Handen har { $seat } redan lagt upp.
    .you = Handen har du redan lagt upp.
