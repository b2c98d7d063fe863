### Wozu ein Zug führt, in keinem andern Spiel: je ein Satz, ohne Punkt.

event-aside = { SPELL($count, start: "yes") } Karten werden beiseitegelegt
event-plays-for = Der Geber zahlt { $amount } für jeden Stich
event-going = Es geht um eine Bete von { $amount } und um das, was der Geber zahlt
event-as-tricks = Das zählt so, als hätte { $seat } { SPELL($count) } Stiche gemacht
    .you = Das zählt so, als hättest du { SPELL($count) } Stiche gemacht
event-pays = { $payer } zahlt { $amount } an { $seat } für { $count ->
    [one] einen Stich
   *[other] { SPELL($count) } Stiche
}
    .you = { $payer } zahlt dir { $amount } für { $count ->
        [one] einen Stich
       *[other] { SPELL($count) } Stiche
    }
    .you-payer = Du zahlst { $amount } an { $seat } für { $count ->
        [one] einen Stich
       *[other] { SPELL($count) } Stiche
    }
event-own-tricks = { $seat } ist Geber und bekommt für { $count ->
    [one] den eigenen Stich
   *[other] die eigenen { SPELL($count) } Stiche
} nichts bezahlt
    .you = Du bist Geber und bekommst für { $count ->
        [one] den eigenen Stich
       *[other] die eigenen { SPELL($count) } Stiche
    } nichts bezahlt
event-share = { $seat } bekommt { $amount } aus der Bete für { $count ->
    [one] einen Stich
   *[other] { SPELL($count) } Stiche
}
    .you = Du bekommst { $amount } aus der Bete für { $count ->
        [one] einen Stich
       *[other] { SPELL($count) } Stiche
    }
event-bete = { $seat } hat keinen Stich gemacht und setzt eine Bete von { $amount }
    .you = Du hast keinen Stich gemacht und setzt eine Bete von { $amount }

# In der Abrechnung eines Platzes, nach einem Betrag mit Vorzeichen.
payment-pays = { $count ->
    [one] für einen Stich
   *[other] für { SPELL($count) } Stiche
}
    .out = für die Stiche der anderen
payment-share = aus der Bete
payment-bete = Bete (kein Stich)
