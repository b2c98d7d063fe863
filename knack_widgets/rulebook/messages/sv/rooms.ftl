# A class at one table: what a room says.

room-here = { $count ->
    [0] Ingen är här än
    [one] En är här
   *[other] { $count } är här
}
room-seat = Plats { $number }
room-on_own = Du tittar på partiet på egen hand.
room-on_example = Ett genomgånget exempel.
room-on_variant = En variant: så kunde det ha gått.
room-on_back = Bordet gås igenom; partiet väntar.
room-broke = { $count ->
    [one] En av er bröt mot { $clause }
   *[other] { $count } av er bröt mot { $clause }
}
room-voted = { $count ->
    [0] Ingen har svarat än
    [one] Ett svar hittills
   *[other] { $count } svar hittills
}
room-right = { $right } av { $count } svarade rätt
room-which_reading = Hur ska det läsas?
room-no_over = Det här rummet är slut.
room-no_not_yours = Det gör den som leder.
room-no_unreadable = Rummet kunde inte läsa det.
room-no_rules = Det går inte: { $text }
room-no_nobody = Ingen här heter så längre.
room-no_name = Ett namn har mellan 1 och { $most } tecken.
room-no_name_taken = Någon här heter redan { $name }.
room-no_locked = Rummet är låst: fråga läraren.
room-no_full = Rummet är fullt.
room-no_seat_taken = Platsen är redan tagen.
room-no_no_deal = Det finns inget att ge nu.
room-no_no_end = Partiet kan inte avslutas mitt i en giv.
room-no_clause = Det är inte tillåtet: { $clause }.
room-no_not_live = Partiet väntar medan något annat visas.
room-no_late = Bordet har gått vidare sedan dess.
room-no_long = Partiet är för långt för ett rum.
room-no_not_your_seat = Du kan bara spela för din egen plats.
room-no_hands_hidden = Det skulle avslöja dolda kort. Öppna händerna först, eller vänta tills given är slut.
room-no_no_question = Här finns ingen sådan fråga att ställa.
room-no_closed = Det går inte att svara längre.
room-no_still_open = Stäng frågan först.
room-no_no_poll = Ingenting frågas just nu.
room-no_no_room = Det finns ingen plats för ett rum till just nu.
