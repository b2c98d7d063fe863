### Meningar för spel där man lägger bort sina kort, av andra upphovsmän, som får utelämna dem.

phase-play = { $cannot }: nu läggs korten, och den som är på tur lägger ett kort eller drar ett.
    .name = spelet
    .status = { $you ->
        [yes] det är du som är på tur: lägg ett kort eller dra
       *[no] { $seat } ska lägga ett kort eller dra
    }

verb-play = { $seat } lägger { $card }
    .you = Du lägger { $card }
    .cannot = { $seat } kan inte lägga något kort nu
    .cannot-you = Du kan inte lägga något kort nu
    .allowed = Tillåtet: det är { $seat } som är på tur, och { $card } får läggas på högen.
    .allowed-you = Tillåtet: det är du som är på tur, och du får lägga { $card } på högen.
    .label = Lägg { $card }
    .brief = { $short }
verb-take = { $seat } drar ett kort
    .you = Du drar ett kort
    .cannot = { $seat } kan inte dra något kort nu
    .cannot-you = Du kan inte dra något kort nu
    .allowed = Tillåtet: det är { $seat } som är på tur och får dra ett kort från plockhögen.
    .allowed-you = Tillåtet: det är du som är på tur, och du får dra ett kort från plockhögen.
    .label = Dra ett kort
    .brief = dra

card-not-held = { $seat } har inte { $card } på hand och kan inte lägga det kortet.
    .you = Du har inte { $card } på hand och kan inte lägga det kortet.
why-could-play = { $seat } kan lägga { $card } och får därför inte dra.
    .you = Du kan lägga { $card } och får därför inte dra.
why-no-match = { $Card } passar inte: överst ligger { $other }.

event-turned-up = { $Card } vänds upp
event-lays = { $seat } lägger { $card }
    .you = Du lägger { $card }
event-draws = { $seat } drar ett kort
    .you = Du drar ett kort
event-goes-out = { $seat } har inga kort kvar och vinner given
    .you = Du har inga kort kvar och vinner given
event-stock-out = Plockhögen är slut, och därmed är given slut
event-fewest = { $seat } har minst antal kort, { SPELL($count) }, och vinner given
    .you = Du har minst antal kort, { SPELL($count) }, och vinner given

ui-heap_top = { $count ->
    [one] Lägghögen: ett kort, { $top } ligger överst
   *[other] Lägghögen: { SPELL($count) } kort, { $top } ligger överst
}

field-middle = Lägghög
field-wins = Vunna givar (ett tal per plats)

page-begin = Välj ett kort på handen, eller dra.
