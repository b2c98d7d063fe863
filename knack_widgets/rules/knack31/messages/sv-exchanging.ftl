### Vad ett drag leder till där kort byts med mitten: en mening var, utan punkt.

event-gives-three = { $seat } delar ut tre kort till alla andra
    .you = Du delar ut tre kort till alla andra
event-piles = Framför { $seat } ligger två högar med tre kort i varje
    .you = Framför dig ligger två högar med tre kort i varje
event-stock = { $count ->
    [one] Ett kort blir över som talong
   *[other] { SPELL($count, start: "yes") } kort blir över som talong
}
event-looks = { $seat } tittar på hög { $number }
    .you = Du tittar på hög { $number }
event-keeps-pile = { $seat } behåller högen
    .you = Du behåller högen
event-switches = { $seat } tar den andra högen osedd
    .you = Du tar den andra högen osedd
event-opens = Öppet i mitten ligger { $first }, { $second } och { $third }
event-swaps = { $seat } byter { $card } mot { $other }
    .you = Du byter { $card } mot { $other }
event-swaps-all = { $seat } byter alla tre korten
    .you = Du byter alla tre korten
event-slides = { $seat } skjuter
    .you = Du skjuter
event-renewed = Till mitten kommer { $first }, { $second } och { $third }
event-first-slider = { $seat } var först med att skjuta
    .you = Du var först med att skjuta
event-ends-round = { $seat } passar
    .you = Du passar
event-round-over = Rundan är över
event-compared = Händerna jämförs
event-taken-back = Dragen sedan dess tas tillbaka
event-announces = { $seat } säger till: handen är värd { $value }
    .you = Du säger till: handen är värd { $value }
event-chosen-before = { $seat } har redan valt, och det står fast
    .you = Du har redan valt, och det står fast
event-deal-ends = Given är slut
event-counts-too = Det som { $seat } har på hand räknas också som sagt
    .you = Det som du har på hand räknas också som sagt
event-forgot = { $seat } har glömt att säga till
    .you = Du har glömt att säga till
event-loses-deal = { $seat } förlorar given
    .you = Du förlorar given
event-worth = { $seat } har en hand som är värd { $value }
    .you = Du har en hand som är värd { $value }
event-tied = { SPELL($count, start: "yes") } spelare har lika mycket och drar kort om segern
event-wins-deal = { $seat } vinner given
    .you = Du vinner given
event-refreshes = { $seat } förnyar mitten: { $first }, { $second } och { $third }
    .you = Du förnyar mitten: { $first }, { $second } och { $third }
event-exposed = Vid utdelningen syntes ett kort som tillhör { $seat }: { $card }
    .you = Vid utdelningen syntes ett av dina kort: { $card }
event-replaces = { $seat } byter ut kortet
    .you = Du byter ut kortet
event-declines = { $seat } avböjer och behåller kortet
    .you = Du avböjer och behåller kortet
event-asks-back = { $seat } ber att få lämna tillbaka det som byttes
    .you = Du ber att få lämna tillbaka det som byttes
event-consents = { $seat } går med på det
    .you = Du går med på det
event-refuses = { $seat } går inte med på det
    .you = Du går inte med på det
event-given-back = { $seat } lämnar tillbaka det som byttes och är på tur igen
    .you = Du lämnar tillbaka det som byttes och är på tur igen
event-calls-redeal = { $seat } föreslår att given görs om
    .you = Du föreslår att given görs om
event-votes = { $answer ->
    [yes] { $seat } röstar ja
   *[no] { $seat } röstar nej
}
    .you = { $answer ->
    [yes] Du röstar ja
   *[no] Du röstar nej
}
event-redeal = { SPELL($count, start: "yes") } är för: given görs om
event-no-redeal = Given görs inte om
