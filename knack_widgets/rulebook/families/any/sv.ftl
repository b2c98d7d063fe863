### Meningar för spel av andra upphovsmän, som får utelämna dem i sina egna meddelanden.

phase-deal = { $cannot }: nu ska korten ges eller partiet avslutas.
    .name = { $deals ->
        [0] före första given
       *[other] efter giv { $deals }
    }
    .status = { $deals ->
        [0] ge för att börja
       *[other] given är slut: ge nästa
    }
phase-over = { $cannot }: partiet är redan slut.
    .name = partiet är slut
    .status = nytt parti?

verb-play = { $seat } spelar { $card }
    .you = Du spelar { $card }
    .cannot = { $seat } kan inte spela något kort nu
    .cannot-you = Du kan inte spela något kort nu
    .allowed = Tillåtet: det är { $seat } som är på tur, och { $card } får spelas.
    .allowed-you = Tillåtet: det är du som är på tur, och du får spela { $card }.
    .label = Spela { $card }
    .brief = { $short }

turn = Det är inte { $seat } som är på tur, utan { $turn }.
    .you = Det är inte du som är på tur, utan { $turn }.
    .you-turn = Det är inte { $seat } som är på tur, utan du.

event-dealt = { $seat } ger
    .you = Du ger
event-turn = { $seat } är på tur
    .you = Du är på tur

page-begin = Välj ett kort på handen.

duty = { $many ->
    [one] { $seat } har { $asked } och får inte spela { $refused }.
   *[other] { $seat } kan välja mellan { $choice } men får inte spela { $refused }.
}
    .you = { $many ->
        [one] Du har { $asked } och får inte spela { $refused }.
       *[other] Du kan välja mellan { $choice } men får inte spela { $refused }.
    }
    .allowed = { $Card } får spelas här.
free = { $Card } får spelas: ingen regel kräver något annat kort.

ui-wins = { $count ->
    [0] ingen vunnen giv
    [one] en vunnen giv
   *[other] { SPELL($count) } vunna givar
}
ui-score_wins = Vunna givar
ui-change_wins = vann
ui-headline_wins = { $seat } vinner given
    .you = Du vinner given
ui-headline_wins_shared = { $names } vinner given
