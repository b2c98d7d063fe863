### Svängknack II på svenska: dragen, och händelserna som den här texten motiverar på sitt eget sätt.

## Dragen: som händelse, som halvt nej, som tillåtelse, på en knapp, i en lista

verb-swing = { $seat } svänger
    .you = Du svänger
    .cannot = { $seat } kan inte svänga nu
    .cannot-you = Du kan inte svänga nu
    .allowed = Tillåtet: { $seat } är på tur och får svänga.
    .allowed-you = Tillåtet: du är på tur och får svänga.
    .label = Sväng
    .brief = sväng
verb-pass = { $seat } passar
    .you = Du passar
    .cannot = { $seat } kan inte passa nu
    .cannot-you = Du kan inte passa nu
    .allowed = Tillåtet: { $seat } är på tur och får passa.
    .allowed-you = Tillåtet: du är på tur och får passa.
    .label = Passa
    .brief = passa
verb-trump = { $seat } väljer trumf: { $suit }
    .you = Du väljer trumf: { $suit }
    .cannot = { $seat } kan inte välja trumf nu
    .cannot-you = Du kan inte välja trumf nu
    .allowed = Tillåtet: { $seat } svängde, och ett av de uppvända korten är { $suit }.
    .allowed-you = Tillåtet: du svängde, och ett av de uppvända korten är { $suit }.
    .label = Välj { $suit }
    .brief = { $suit }
verb-join = { $seat } går med
    .you = Du går med
    .cannot = { $seat } kan inte gå med nu
    .cannot-you = Du kan inte gå med nu
    .allowed = Tillåtet: { $seat } är på tur att svara och kan gå med.
    .allowed-you = Tillåtet: du är på tur att svara och kan gå med.
    .label = Gå med
    .brief = gå med
verb-buy = { $count ->
    [one] { $seat } lägger bort { $cards } och köper ett nytt kort
   *[other] { $seat } lägger bort { $cards } och köper { SPELL($count) } nya kort
}
    .you = { $count ->
        [one] Du lägger bort { $cards } och köper ett nytt kort
       *[other] Du lägger bort { $cards } och köper { SPELL($count) } nya kort
    }
    .hidden = { $count ->
        [one] { $seat } lägger bort ett kort och köper ett nytt
       *[other] { $seat } lägger bort { SPELL($count) } kort och köper lika många
    }
    .hidden-you = { $count ->
        [one] Du lägger bort ett kort och köper ett nytt
       *[other] Du lägger bort { SPELL($count) } kort och köper lika många
    }
    .cannot = { $seat } kan inte köpa nu
    .cannot-you = Du kan inte köpa nu
    .allowed = { $count ->
        [one] Tillåtet: { $seat } är på tur och får köpa ett kort.
       *[other] Tillåtet: { $seat } är på tur och får köpa { SPELL($count) } kort.
    }
    .allowed-you = { $count ->
        [one] Tillåtet: du är på tur och får köpa ett kort.
       *[other] Tillåtet: du är på tur och får köpa { SPELL($count) } kort.
    }
    .label = { $count ->
        [one] Köp ett kort
       *[other] Köp { SPELL($count) } kort
    }
    .brief = lägg bort { $shorts } och köp
verb-stand = { $seat } är nöjd
    .you = Du är nöjd
    .cannot = { $seat } kan inte förklara sig nöjd nu
    .cannot-you = Du kan inte förklara dig nöjd nu
    .allowed = Tillåtet: { $seat } är på tur och får behålla sina kort.
    .allowed-you = Tillåtet: du är på tur och får behålla dina kort.
    .label = Nöjd
    .brief = nöjd
verb-play = { $seat } spelar { $card }
    .you = Du spelar { $card }
    .cannot = { $seat } kan inte spela { $card } nu
    .cannot-you = Du kan inte spela { $card } nu
    .allowed = Tillåtet: { $seat } är på tur och får spela { $card }.
    .allowed-you = Tillåtet: du är på tur och får spela { $card }.
    .label = Spela { $card }
    .brief = { $short }
verb-blank = { $seat } blankar { $card }
    .you = Du blankar { $card }
    .hidden = { $seat } blankar ett kort
    .hidden-you = Du blankar ett kort
    .cannot = { $seat } kan inte blanka { $card } nu
    .cannot-you = Du kan inte blanka { $card } nu
    .allowed = Tillåtet: { $seat } är på tur och får blanka { $card }.
    .allowed-you = Tillåtet: du är på tur och får blanka { $card }.
    .label = Blanka { $card }
    .brief = blanka { $short }

## Vad ett blankat kort säger om handen

infer-suit-down = { $seat } har inga { $suit }: med en på hand hade kortet inte fått blankas.
    .you = Du har inga { $suit }: med en på hand hade kortet inte fått blankas.
infer-cards-down = { $count ->
        [one] { $seat } har inte { $cards }: annars hade kortet inte fått blankas.
       *[other] { $seat } har varken { $cards }: annars hade kortet inte fått blankas.
    }
    .you = { $count ->
        [one] Du har inte { $cards }: annars hade kortet inte fått blankas.
       *[other] Du har varken { $cards }: annars hade kortet inte fått blankas.
    }

## Händelser som den här texten motiverar på sitt eget sätt

event-again-setup-2 = { SPELL($count, start: "yes") } spelare drog lika högt och drar igen om vem som ger
event-ante-ante-3 = { $seat } lägger { $amount } i potten, fast den inte är tom
    .you = Du lägger { $amount } i potten, fast den inte är tom
event-forced-bidding-1 = Potten var tom före insatserna, så det är tvång
event-pot-bidding-5 = Potten var inte tom före insatserna, så nu bjuds det om trumf; { $amount } ligger i den
event-turn-bidding-6 = { $seat } sitter i förhand och talar först
    .you = Du sitter i förhand och talar först
event-turn-bidding-8 = { $seat } sitter till vänster om förhand och är på tur att tala
    .you = Du sitter till vänster om förhand och är på tur att tala
event-passes-bidding-6 = { $seat } passar och behåller korten
    .you = Du passar och behåller korten
event-off-bidding-9 = Båda har passat: given spelas inte, och det som finns i potten får ligga
event-turn-bidding-12 = { $seat } väljer en av de två färgerna till trumf
    .you = Du väljer en av de två färgerna till trumf
event-turn-bidding-15 = { $seat } svarar först
    .you = Du svarar först
event-turn-bidding-18 = { $seat } är på tur att svara
    .you = Du är på tur att svara
event-turn-bidding-21 = { $seat } är sist att svara och måste gå med, för alla före har passat
    .you = Du är sist att svara och måste gå med, för alla före har passat
event-folds-bidding-17 = { $seat } passar och kastar in korten
    .you = Du passar och kastar in korten
event-no-buying-buying-1 = I en tvångsgiv köper ingen
event-turn-buying-3 = { $seat } är på tur att köpa
    .you = Du är på tur att köpa
event-stands-buying-5 = { $seat } är nöjd
    .you = Du är nöjd
event-talon-out-buying-4 = Talongen är tom, så köpet är slut för alla
event-turn-play-2 = { $seat } sitter i förhand och öppnar det första sticket
    .you = Du sitter i förhand och öppnar det första sticket
event-turn-play-3 = { $seat } svängde och öppnar det första sticket
    .you = Du svängde och öppnar det första sticket
event-trick-play-7 = { $seat } tar sticket med den högsta trumfen
    .you = Du tar sticket med den högsta trumfen
event-trick-play-8 = { $seat } tar sticket med det högsta kortet i utspelsfärgen
    .you = Du tar sticket med det högsta kortet i utspelsfärgen
event-turn-play-9 = { $seat } öppnar det andra sticket
    .you = Du öppnar det andra sticket
event-face-down-play-12 = Kortet gäller som den allra lägsta trumfen
event-blanked-play-14 = Det kortet kan inte ta sticket
event-trick-play-15 = { $seat } har gått över utspelet och tar sticket med den högsta trumfen
    .you = Du har gått över utspelet och tar sticket med den högsta trumfen
event-trick-play-16 = Ingen har gått över utspelet: { $seat } spelade ut och tar sticket
    .you = Ingen har gått över utspelet: du spelade ut och tar sticket
event-turn-play-17 = { $seat } öppnar det tredje sticket
    .you = Du öppnar det tredje sticket
event-trick-play-19 = { $seat } tar sticket med den högsta trumfen
    .you = Du tar sticket med den högsta trumfen
event-trick-play-20 = { $seat } tar sticket med det högsta kortet i utspelsfärgen
    .you = Du tar sticket med det högsta kortet i utspelsfärgen
event-pays-in-payment-3 = { $seat } var med men tog inget stick och betalar { $amount }, lika mycket som hela potten, till nästa pott
    .you = Du var med men tog inget stick och betalar { $amount }, lika mycket som hela potten, till nästa pott
event-carried-payment-4 = I nästa givs pott ligger redan { $amount }
event-pot-out-payment-5 = Ingen som var med blev utan stick: potten går ut
event-rivet-payment-6 = Rivet: { $seat } tar alla tre sticken och hela potten, { $amount }
    .you = Rivet: du tar alla tre sticken och hela potten, { $amount }
event-pooled-payment-4 = Potten delas: av { $amount } får var och en { $each }

## Den som har passat efter en svängning har kastat in korten

ui-seat_folded = har passat
