### Vad ett drag leder till, i inget annat spel: en mening var, utan punkt.

event-pushed = Beten på { $amount } skjuts in i potten
event-takes-pot = { $seat } tar hela potten, { $amount }
    .you = Du tar hela potten, { $amount }
event-failed = { $seat } tog inget stick och har misslyckats
    .you = Du tog inget stick och har misslyckats
event-sets = { $count ->
    [one] { $seat } sätter en bet på { $amount }
   *[other] { $seat } sätter { SPELL($count) } betar på { $amount } vardera
}
    .you = { $count ->
        [one] Du sätter en bet på { $amount }
       *[other] Du sätter { SPELL($count) } betar på { $amount } vardera
    }
event-merges = { $seat } slår ihop sina { SPELL($count) } betar till en på { $amount }
    .you = Du slår ihop dina { SPELL($count) } betar till en på { $amount }
event-keeps = { $seat } håller sina { SPELL($count) } betar isär
    .you = Du håller dina { SPELL($count) } betar isär
event-no-third-round = { $count ->
    [one] Talongen har bara ett kort kvar, och det räcker inte till ett tredje varv
   *[other] Talongen har bara { SPELL($count) } kort kvar, och det räcker inte till ett tredje varv
}

# I redovisningen för en plats, efter ett belopp med tecken.
payment-takes-pot = hela potten
payment-sets = { $count ->
    [one] bet (inget stick)
   *[other] { SPELL($count) } betar (inget stick)
}
