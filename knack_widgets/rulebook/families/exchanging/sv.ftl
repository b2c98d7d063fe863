### Meningar för bytesspel av andra upphovsmän, som får utelämna dem i sina egna meddelanden.

phase-play = { $cannot }: nu byts korten, och den som är på tur byter eller stannar.
    .name = bytena
    .status = { $you ->
        [yes] det är du som är på tur: byt ett kort eller stanna
       *[no] { $seat } ska byta ett kort eller stanna
    }

verb-swap = { $seat } byter { $own } mot { $other }
    .you = Du byter { $own } mot { $other }
    .cannot = { $seat } kan inte byta nu
    .cannot-you = Du kan inte byta nu
    .allowed = Tillåtet: det är { $seat } som är på tur och får byta { $own } mot { $other }.
    .allowed-you = Tillåtet: det är du som är på tur, och du får byta { $own } mot { $other }.
    .label = Byt { $own } mot { $other }
    .brief = byt { $shorts }
verb-stand = { $seat } stannar
    .you = Du stannar
    .cannot = { $seat } kan inte stanna nu
    .cannot-you = Du kan inte stanna nu
    .allowed = Tillåtet: det är { $seat } som är på tur, och ingen behöver byta.
    .allowed-you = Tillåtet: det är du som är på tur, och du behöver inte byta.
    .label = Stanna
    .brief = stanna

card-not-held = { $seat } har inte { $card } på hand och kan inte byta bort det kortet.
    .you = Du har inte { $card } på hand och kan inte byta bort det kortet.
why-middle = { $Card } ligger inte i mitten: { $seat } kan bara byta mot ett kort som ligger där.
    .you = { $Card } ligger inte i mitten: du kan bara byta mot ett kort som ligger där.

event-turned-up = { $count ->
    [one] Ett kort vänds upp
   *[other] { SPELL($count, start: "yes") } kort vänds upp
}
event-swaps = { $seat } byter { $card } mot { $other }
    .you = Du byter { $card } mot { $other }
event-stands = { $seat } stannar
    .you = Du stannar
event-compared = Nu jämförs händerna
event-most = { $seat } har flest poäng, { $count }, och vinner given
    .you = Du har flest poäng, { $count }, och vinner given

account-most = { $count ->
    [one] en poäng
   *[other] { $count } poäng
}

field-middle = Mitten
field-wins = Vunna givar (ett tal per plats)

page-begin = Välj ett eget kort och ett från mitten, eller stanna.
