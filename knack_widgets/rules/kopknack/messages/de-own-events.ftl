### Wozu ein Zug führt, in keinem andern Spiel: je ein Satz, ohne Punkt.

event-pushed = Die Bete von { $amount } kommt in den Topf
event-takes-pot = { $seat } nimmt den ganzen Topf, { $amount }
    .you = Du nimmst den ganzen Topf, { $amount }
event-failed = { $seat } hat keinen Stich gemacht und ist gescheitert
    .you = Du hast keinen Stich gemacht und bist gescheitert
event-sets = { $count ->
    [one] { $seat } setzt eine Bete von { $amount }
   *[other] { $seat } setzt { SPELL($count) } Beten von je { $amount }
}
    .you = { $count ->
        [one] Du setzt eine Bete von { $amount }
       *[other] Du setzt { SPELL($count) } Beten von je { $amount }
    }
event-merges = { $seat } legt die { SPELL($count) } Beten zu einer von { $amount } zusammen
    .you = Du legst die { SPELL($count) } Beten zu einer von { $amount } zusammen
event-keeps = { $seat } lässt die { SPELL($count) } Beten getrennt liegen
    .you = Du lässt die { SPELL($count) } Beten getrennt liegen
event-no-third-round = { $count ->
    [one] Im Talon liegt nur noch eine Karte, und das reicht nicht für eine dritte Runde
   *[other] Im Talon liegen nur noch { SPELL($count) } Karten, und das reicht nicht für eine dritte Runde
}

# In der Abrechnung eines Platzes, nach einem Betrag mit Vorzeichen.
payment-takes-pot = der ganze Topf
payment-sets = { $count ->
    [one] Bete (kein Stich)
   *[other] { SPELL($count) } Beten (kein Stich)
}
