### Fiske på svenska: varför ett drag är tillåtet eller inte, vad det leder till, skedena, sidan.

limit-table-1 = Fiske är för två till fyra spelare, med en hel lek på 52 kort där varje kort finns en gång.

turn-turn-1 = { $seat } är inte på tur: turen går åt vänster, och nu är det { $turn } som spelar.
    .you = Du är inte på tur: turen går åt vänster, och nu är det { $turn } som spelar.
    .you-turn = { $seat } är inte på tur: turen går åt vänster, och nu är det du som spelar.
why-idle-catch-2 = { $Card } fångar ingenting, och { $seat } har ett kort som gör det: ett sådant måste spelas.
    .you = { $Card } fångar ingenting, och du har ett kort som gör det: ett sådant måste du spela.

phase-deal = { $cannot }: det är dags att ge eller att avsluta partiet.
    .name = { $deals ->
        [0] före första given
       *[other] efter giv { $deals }
    }
    .status = { $deals ->
        [0] ge för att börja
       *[other] given är slut: ge nästa
    }
phase-play = { $cannot }: nu spelas det kort.
    .name = fisket
    .status = { $you ->
        [yes] din tur: spela ett kort
       *[no] { $seat } är på tur
    }
phase-over = { $cannot }: partiet är redan slut.
    .name = partiet är slut
    .status = ett nytt parti?

verb-play = { $seat } spelar { $card }
    .you = Du spelar { $card }
    .cannot = { $seat } kan inte spela ett kort nu
    .cannot-you = Du kan inte spela ett kort nu
    .allowed = Tillåtet: { $seat } är på tur, och { $card } får spelas.
    .allowed-you = Tillåtet: du är på tur, och du får spela { $card }.
    .label = Spela { $card }
    .brief = { $short }

event-dealt-deal-1 = { $seat } ger alla fem kort och vänder upp fyra
    .you = Du ger alla fem kort och vänder upp fyra
event-catches = { $seat } fångar med { $card }: { SPELL($count) } kort
    .you = Du fångar med { $card }: { SPELL($count) } kort
event-leaves = { $seat } lämnar { $card } i dammen
    .you = Du lämnar { $card } i dammen

ui-row_pool = Dammen
ui-fish = fångat: { $count }
ui-score_fish = Fångat
ui-change_fish = { $count }
ui-counter_pool = Dammen
    .title = Hur många kort som ligger i dammen

field-pool = Dammen
field-fish = Fångade kort (ett tal per plats)
fault-left = { $Seat } har { $number } kort kvar, väntade { $expected }.

page-aim = Fånga korten i dammen: ett kort fångar alla med samma valör.
page-begin = Välj ett kort på handen.
page-about = Fem kort på handen och en damm med öppna: ett kort fångar alla med samma valör.
page-goal = Du spelar dina fem kort ett i taget. Det du fångar är ditt.
page-pay = Ingenting betalas: den som har fångat flest vinner.
