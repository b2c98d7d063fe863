### Köpknack auf Deutsch: was geschieht, mit den Gründen dieses Textes.

## Ereignisse, die dieser Text auf seine Weise begründet

event-pushed-payment-9 = Die kleinste Bete, { $amount }, kommt in den Topf
event-pot-payment-12 = Der Einsatz des Gebers und die Bete ergeben zusammen einen Topf von { $amount }
event-forced-payment-22 = Keine Bete ist da: Es ist ein Zwangsspiel, und alle sind dabei
event-turn-bidding-1 = { $seat } ist an der Reihe zu sprechen
    .you = Du bist an der Reihe zu sprechen
event-turn-buying-2 = { $seat } ist an der Reihe zu kaufen
    .you = Du bist an der Reihe zu kaufen
event-turn-play-1 = { $seat } ist Vorhand und spielt zum ersten Stich aus
    .you = Du bist Vorhand und spielst zum ersten Stich aus
event-turn-play-9 = { $seat } spielt zum zweiten Stich aus
    .you = Du spielst zum zweiten Stich aus
event-turn-play-16 = { $seat } spielt zum dritten Stich aus
    .you = Du spielst zum dritten Stich aus
event-turn-payment-16 = { $seat } wählt, ob die neuen Beten zusammengelegt werden
    .you = Du wählst, ob die neuen Beten zusammengelegt werden
event-wins-bidding-3 = Alle vor dem Geber sind ausgestiegen: { $seat } gewinnt ohne Spiel
    .you = Alle vor dem Geber sind ausgestiegen: Du gewinnst ohne Spiel
event-wins-bidding-4 = Niemand sonst hat geklopft: { $seat } gewinnt ohne Spiel
    .you = Niemand sonst hat geklopft: Du gewinnst ohne Spiel
event-stands-buying-4 = { $seat } kauft nicht
    .you = Du kaufst nicht
event-round-buying-5 = Kaufrunde { $number } beginnt
event-talon-out-buying-6 = Der Talon ist leer: Mit dem Kaufen ist es vorbei
event-trick-play-18 = { $seat } macht den Stich mit dem höchsten Trumpf
    .you = Du machst den Stich mit dem höchsten Trumpf
event-trick-play-19 = { $seat } macht den Stich mit der höchsten Karte der ausgespielten Farbe
    .you = Du machst den Stich mit der höchsten Karte der ausgespielten Farbe
event-sets-payment-6 = { $seat } hat dreimal gekauft und setzt { SPELL($count) } Beten von je { $amount }
    .you = Du hast dreimal gekauft und setzt { SPELL($count) } Beten von je { $amount }
event-sets-payment-13 = { $count ->
    [one] { $seat } setzt eine Bete in der Höhe des ganzen Topfes, { $amount }
   *[other] { $seat } setzt { SPELL($count) } Beten, jede in der Höhe des ganzen Topfes, { $amount }
}
    .you = { $count ->
        [one] Du setzt eine Bete in der Höhe des ganzen Topfes, { $amount }
       *[other] Du setzt { SPELL($count) } Beten, jede in der Höhe des ganzen Topfes, { $amount }
    }
event-keeps-payment-16 = { $seat } lässt die { SPELL($count) } neuen Beten getrennt
    .you = Du lässt die { SPELL($count) } neuen Beten getrennt
event-merges-payment-16 = { $seat } legt die { SPELL($count) } neuen Beten zu einer von { $amount } zusammen
    .you = Du legst die { SPELL($count) } neuen Beten zu einer von { $amount } zusammen
