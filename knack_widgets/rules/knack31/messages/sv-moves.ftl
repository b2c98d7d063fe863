### Knack (31) på svenska: dragen.

## Dragen: som händelse, som halvt nej, som tillåtelse, på en knapp, i en lista

verb-look = { $seat } tittar på hög { $word }
    .you = Du tittar på hög { $word }
    .cannot = { $seat } kan inte titta på någon hög nu
    .cannot-you = Du kan inte titta på någon hög nu
    .allowed = Tillåtet: { $seat } ger och får titta på en av de två högarna.
    .allowed-you = Tillåtet: du ger och får titta på en av de två högarna.
    .label = Titta på hög { $word }
    .brief = titta på hög { $word }
verb-keep = { $seat } behåller högen
    .you = Du behåller högen
    .cannot = { $seat } kan inte behålla någon hög nu
    .cannot-you = Du kan inte behålla någon hög nu
    .allowed = Tillåtet: { $seat } har sett en hög och får behålla den.
    .allowed-you = Tillåtet: du har sett en hög och får behålla den.
    .label = Behåll högen
    .brief = behåll
verb-switch = { $seat } tar den andra högen osedd
    .you = Du tar den andra högen osedd
    .cannot = { $seat } kan inte byta till den andra högen nu
    .cannot-you = Du kan inte byta till den andra högen nu
    .allowed = Tillåtet: { $seat } har sett en hög och får ta den andra, men osedd.
    .allowed-you = Tillåtet: du har sett en hög och får ta den andra, men osedd.
    .label = Byt hög
    .brief = byt hög
verb-swap = { $word ->
    [all] { $seat } byter alla tre korten
   *[other] { $seat } byter { $own } mot { $other }
}
    .you = { $word ->
    [all] Du byter alla tre korten
   *[other] Du byter { $own } mot { $other }
}
    .cannot = { $seat } kan inte byta nu
    .cannot-you = Du kan inte byta nu
    .allowed = { $word ->
        [all] Tillåtet: { $seat } är på tur och får byta alla tre korten.
       *[other] Tillåtet: { $seat } är på tur och får byta { $own } mot { $other }.
    }
    .allowed-you = { $word ->
        [all] Tillåtet: du är på tur och får byta alla tre korten.
       *[other] Tillåtet: du är på tur och får byta { $own } mot { $other }.
    }
    .label = { $word ->
        [all] Byt alla tre
       *[other] Byt { $own } mot { $other }
    }
    .brief = { $word ->
        [all] byt alla
       *[other] byt { $shorts }
    }
verb-slide = { $seat } skjuter
    .you = Du skjuter
    .cannot = { $seat } kan inte skjuta nu
    .cannot-you = Du kan inte skjuta nu
    .allowed = Tillåtet: { $seat } är på tur och får skjuta.
    .allowed-you = Tillåtet: du är på tur och får skjuta.
    .label = Skjut
    .brief = skjut
verb-pass = { $seat } passar
    .you = Du passar
    .cannot = { $seat } kan inte passa nu
    .cannot-you = Du kan inte passa nu
    .allowed = Tillåtet: { $seat } är på tur, och den andra rundan har börjat.
    .allowed-you = Tillåtet: du är på tur, och den andra rundan har börjat.
    .label = Passa
    .brief = passa
verb-announce = { $seat } säger till
    .you = Du säger till
    .cannot = { $seat } kan inte säga till nu
    .cannot-you = Du kan inte säga till nu
    .allowed = Tillåtet: { $seat } har Knack eller Blitz och måste genast säga till.
    .allowed-you = Tillåtet: du har Knack eller Blitz och måste genast säga till.
    .label = Säg till
    .brief = säg till
verb-refresh = { $seat } förnyar mitten
    .you = Du förnyar mitten
    .cannot = { $seat } kan inte förnya mitten nu
    .cannot-you = Du kan inte förnya mitten nu
    .allowed = Tillåtet: i mitten ligger en sjua, en åtta och en nia, och { $seat } är på tur.
    .allowed-you = Tillåtet: i mitten ligger en sjua, en åtta och en nia, och du är på tur.
    .label = Förnya mitten
    .brief = förnya mitten
verb-replace = { $seat } byter ut kortet
    .you = Du byter ut kortet
    .cannot = { $seat } kan inte byta ut något kort nu
    .cannot-you = Du kan inte byta ut något kort nu
    .allowed = Tillåtet: { $seat } är tillfrågad och får byta ut kortet.
    .allowed-you = Tillåtet: du är tillfrågad och får byta ut kortet.
    .label = Byt ut kortet
    .brief = byt ut kortet
verb-decline = { $seat } avböjer och behåller kortet
    .you = Du avböjer och behåller kortet
    .cannot = { $seat } har inget erbjudande att avböja nu
    .cannot-you = Du har inget erbjudande att avböja nu
    .allowed = Tillåtet: { $seat } är tillfrågad och får avböja.
    .allowed-you = Tillåtet: du är tillfrågad och får avböja.
    .label = Avböj
    .brief = avböj
verb-ask-back = { $seat } ber att få lämna tillbaka det som byttes
    .you = Du ber att få lämna tillbaka det som byttes
    .cannot = { $seat } kan inte be att få lämna tillbaka nu
    .cannot-you = Du kan inte be att få lämna tillbaka nu
    .allowed = Tillåtet: { $seat } gjorde det senaste bytet och får be att få lämna tillbaka det.
    .allowed-you = Tillåtet: du gjorde det senaste bytet och får be att få lämna tillbaka det.
    .label = Be att få lämna tillbaka
    .brief = be att få lämna tillbaka
verb-consent = { $seat } går med på det
    .you = Du går med på det
    .cannot = { $seat } har inget att gå med på nu
    .cannot-you = Du har inget att gå med på nu
    .allowed = Tillåtet: { $seat } är tillfrågad och får gå med på det.
    .allowed-you = Tillåtet: du är tillfrågad och får gå med på det.
    .label = Gå med på det
    .brief = gå med på det
verb-refuse = { $seat } går inte med på det
    .you = Du går inte med på det
    .cannot = { $seat } har inget att säga nej till nu
    .cannot-you = Du har inget att säga nej till nu
    .allowed = Tillåtet: { $seat } är tillfrågad och behöver inte gå med på det.
    .allowed-you = Tillåtet: du är tillfrågad och behöver inte gå med på det.
    .label = Säg nej
    .brief = säg nej
verb-call-redeal = { $seat } föreslår att given görs om
    .you = Du föreslår att given görs om
    .cannot = { $seat } kan inte föreslå att given görs om nu
    .cannot-you = Du kan inte föreslå att given görs om nu
    .allowed = Tillåtet: medan spelet pågår får vem som helst föreslå att given görs om, alltså även { $seat }.
    .allowed-you = Tillåtet: medan spelet pågår får vem som helst föreslå att given görs om, alltså även du.
    .label = Föreslå omgiv
    .brief = föreslå omgiv
verb-yes = { $seat } röstar ja
    .you = Du röstar ja
    .cannot = { $seat } kan inte rösta ja nu
    .cannot-you = Du kan inte rösta ja nu
    .allowed = Tillåtet: { $seat } har inte röstat än.
    .allowed-you = Tillåtet: du har inte röstat än.
    .label = Ja
    .brief = ja
verb-no = { $seat } röstar nej
    .you = Du röstar nej
    .cannot = { $seat } kan inte rösta nej nu
    .cannot-you = Du kan inte rösta nej nu
    .allowed = Tillåtet: { $seat } har inte röstat än.
    .allowed-you = Tillåtet: du har inte röstat än.
    .label = Nej
    .brief = nej
verb-expose = Vid utdelningen syntes ett kort som tillhör { $seat }: { $card }
    .you = Vid utdelningen syntes ett av dina kort: { $card }
    .cannot = För ett kort som har synts finns inget erbjudande nu
    .allowed = Tillåtet: { $card } syntes vid utdelningen, så { $seat } måste få ett erbjudande.
    .allowed-you = Tillåtet: { $card } syntes vid utdelningen, så du måste få ett erbjudande.
    .label = { $Card } syntes
    .brief = { $card } syntes
