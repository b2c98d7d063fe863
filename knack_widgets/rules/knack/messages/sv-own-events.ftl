### Vad ett drag leder till, i inget annat spel: en mening var, utan punkt.

event-aside = { SPELL($count, start: "yes") } kort läggs åt sidan
event-plays-for = Givaren betalar { $amount } för varje stick
event-going = På spel står en bet på { $amount } och det som givaren betalar
event-as-tricks = Det räknas som att { $seat } har tagit { SPELL($count) } stick
    .you = Det räknas som att du har tagit { SPELL($count) } stick
event-pays = { $count ->
    [one] { $payer } betalar { $amount } till { $seat } för ett stick
   *[other] { $payer } betalar { $amount } till { $seat } för { SPELL($count) } stick
}
    .you = { $count ->
        [one] { $payer } betalar { $amount } till dig för ett stick
       *[other] { $payer } betalar { $amount } till dig för { SPELL($count) } stick
    }
    .you-payer = { $count ->
        [one] Du betalar { $amount } till { $seat } för ett stick
       *[other] Du betalar { $amount } till { $seat } för { SPELL($count) } stick
    }
event-own-tricks = { $count ->
    [one] { $seat } är givare, så det egna sticket ger ingen betalning
   *[other] { $seat } är givare, så de egna { SPELL($count) } sticken ger ingen betalning
}
    .you = { $count ->
        [one] Du är givare, så ditt eget stick ger ingen betalning
       *[other] Du är givare, så dina egna { SPELL($count) } stick ger ingen betalning
    }
event-share = { $count ->
    [one] { $seat } får { $amount } av beten för ett stick
   *[other] { $seat } får { $amount } av beten för { SPELL($count) } stick
}
    .you = { $count ->
        [one] Du får { $amount } av beten för ett stick
       *[other] Du får { $amount } av beten för { SPELL($count) } stick
    }
event-bete = { $seat } tog inget stick och sätter en bet på { $amount }
    .you = Du tog inget stick och sätter en bet på { $amount }

# I redovisningen för en plats, efter ett belopp med tecken.
payment-pays = { $count ->
    [one] för ett stick
   *[other] för { SPELL($count) } stick
}
    .out = för de andras stick
payment-share = av beten
payment-bete = bet (inget stick)
