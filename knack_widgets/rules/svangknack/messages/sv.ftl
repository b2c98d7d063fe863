### Svängknack II på svenska: varför ett drag går eller inte går, dragen, skedena och det som spelet säger på sitt eget sätt.

## Gränser för uppställningen

limit-intro-1 = Svängknack är för tre till sexton spelare: till fler räcker inte ens en hel lek.
limit-pack-1 = I Svängknack delas hela leken ut, vart och ett av korten en enda gång: 36 kort, eller fler om lägre valörer än sexan är med.
limit-pack-2 = I Svängknack är sexan lägst, om ni inte har valt en lägre valör: allt därunder är borta ur leken, och jokrar finns inte.
limit-pack-3 = Sexan är lägst. Är ni minst sju, kan ni i stället välja femman, fyran, trean eller tvåan, och korten måste räcka till tre var och två till.
limit-setup-1 = Grundinsatsen är ett helt tal, minst 3, som går att dela med tre.

option-stake = Grundinsats
option-low = Lägsta valör i leken

## Den som inte är på tur

turn-ante-1 = { $seat } är inte på tur: spelet går medurs, och det har kommit till { $turn }.
turn-bidding-6 = { $seat } kan inte tala nu: förhand talar först, och det är { $turn }.
turn-bidding-8 = { $seat } kan inte tala nu: förhand har passat, och näst på tur är { $turn }, till vänster om förhand.
turn-bidding-12 = { $seat } får inte välja trumf: det gör { $turn }, som svängde.
turn-bidding-14 = { $seat } svängde och är redan med: det är de andra som svarar, och turen är hos { $turn }.
turn-bidding-15 = { $seat } är inte på tur att svara: först svarar den som sitter till vänster om spelaren som svängde, och det är { $turn }.
turn-bidding-18 = { $seat } är inte på tur att svara: svaren går medurs, och turen har kommit till { $turn }.
turn-bidding-21 = { $seat } är inte på tur att svara: nu återstår bara { $turn }, som är sist och måste gå med.
turn-buying-3 = { $seat } är inte på tur att köpa: den som svängde börjar, sedan går det medurs, och turen är nu hos { $turn }.
turn-play-2 = { $seat } öppnar inte första sticket: i en tvångsgiv gör förhand det, och det är { $turn }.
turn-play-3 = { $seat } öppnar inte första sticket: det gör { $turn }, som svängde.
turn-play-9 = { $seat } är inte på tur: { $turn } tog första sticket och öppnar det andra.
turn-play-17 = { $seat } är inte på tur: { $turn } tog andra sticket och öppnar det tredje.

## Skedena: vad som är fel med ett drag som inte hör hemma där, skedets namn och vem som väntas göra vad

phase-first = { $cannot }: först ska korten avgöra vem som ger, och därför drar spelarna ett kort.
    .name = dragningen om given
    .status = dra kort om vem som ska ge först
phase-deal = { $cannot }: det som står på tur är att dela ut korten eller att avsluta partiet.
    .name = { $deals ->
        [0] före första given
       *[other] efter giv { $deals }
    }
    .status = { $deals ->
        [0] dela ut för att börja
       *[other] given är slut: dela ut nästa
    }
phase-swinging = { $cannot }: budgivningen pågår, och den som är på tur svänger eller passar.
    .name = budgivningen
    .status = { $you ->
        [yes] du är på tur: sväng eller passa
       *[no] { $seat } är på tur att svänga eller passa
    }
phase-choosing = { $cannot }: först ska den som svängde välja trumf.
    .name = trumfvalet
    .status = { $you ->
        [yes] du är på tur: välj trumf
       *[no] { $seat } är på tur att välja trumf
    }
phase-answers = { $cannot }: trumfen är bestämd, och alla utom den som svängde säger i tur och ordning om de är med.
    .name = svaren
    .status = { $by ->
        [bidding-21] { $you ->
            [yes] du är sist, och alla före dig har passat: gå med, för nu måste du
           *[no] { $seat } är sist att svara och måste gå med
        }
       *[other] { $you ->
            [yes] du är på tur: gå med eller passa
           *[no] { $seat } är på tur att gå med eller passa
        }
    }
phase-buying = { $cannot }: köpet pågår, och den som är på tur köper kort eller är nöjd.
    .name = köpet
    .status = { $you ->
        [yes] du är på tur: köp kort eller var nöjd
       *[no] { $seat } är på tur att köpa
    }
phase-play = { $cannot }: korten spelas redan, och den som är på tur lägger ett av sina.
    .name = { $number ->
        [1] första sticket
        [2] andra sticket
       *[other] tredje sticket
    }
    .status = { $you ->
        [yes] { $leading ->
            [yes] du är på tur: spela ut
           *[no] du är på tur: lägg ett kort
        }
       *[no] { $leading ->
            [yes] { $seat } är på tur att spela ut
           *[no] { $seat } är på tur att lägga ett kort
        }
    }
phase-draw = { $cannot }: potten är delad så långt det går, och det enda som återstår är att dra kort om resten.
    .name = dragningen om resten
    .status = dra kort om resten, { $amount }
phase-over = { $cannot }: partiet är redan slut.
    .name = partiet är slut
    .status = inget mer att göra

## Andra skäl att vägra ett drag

card-buying-4 = { $seat } har inte { $card } på hand, så det kortet går inte att lägga bort.
why-talon-buying-4 = { $left ->
    [one] { $seat } kan inte köpa { $count } kort: talongen har bara ett kvar.
   *[other] { $seat } kan inte köpa { $count } kort: talongen har bara { $left } kvar.
}
why-suit-bidding-12 = { $seat } kan inte välja { $suit }: uppvända ligger { $card } och { $other }, och trumf måste vara färgen på det ena kortet.
why-must-bidding-21 = { $seat } kan inte passa: alla före har redan gjort det, och { $swinger }, som svängde, kan inte vinna utan spel. Den som är sist måste då gå med.

## Plikter. Huvudmeningen vägrar ett kort, .also lägger till ett skäl, .goes godtar kortet.

duty-play-5 = { $same ->
    [yes] { $Led } är utspelad och färgen måste följas, men öppet: { $card } får inte blankas.
   *[no] { $many ->
        [one] { $verb ->
            [blank] { $Led } är utspelad och färgen måste följas: { $seat } har { $asked }, så { $card } får inte blankas.
           *[other] { $Led } är utspelad och färgen måste följas: { $seat } har { $asked }, så { $card } går inte.
        }
       *[other] { $verb ->
            [blank] { $Led } är utspelad och färgen måste följas: { $seat } kan välja mellan { $choice }, men { $card } får inte blankas.
           *[other] { $Led } är utspelad och färgen måste följas: { $seat } kan välja mellan { $choice }, men { $card } går inte.
        }
    }
}
    .goes = { $Card } går: det är den utspelade färgen.
duty-play-10 = { $same ->
    [yes] Andra sticket inleds med trumf, men öppet: { $card } får inte blankas.
   *[no] { $verb ->
        [blank] Andra sticket inleds med trumf av den som kan: { $seat } har { $asked }, så { $card } får inte blankas.
       *[other] Andra sticket inleds med trumf av den som kan: { $seat } har { $asked }, så { $card } går inte.
    }
}
    .goes = { $Card } går: den som har trumf inleder andra sticket med trumf.
duty-play-11 = { $hidden ->
    [yes] { $seat } har ingen trumf att inleda andra sticket med och måste blanka: { $card } går, men bara med bildsidan nedåt.
   *[no] { $leading ->
        [yes] I första sticket blankar ingen: { $seat } kan spela ut { $card }, men bara öppet.
       *[no] I första sticket blankar ingen: { $seat } kan lägga { $card }, men bara öppet.
    }
}
    .also = { $number ->
        [2] Och blankar gör bara den som inte har någon trumf.
       *[other] Och i första sticket blankar ingen.
    }
    .goes = { $Card } går att blanka: så inleder den som saknar trumf det andra sticket.
duty-play-13 = { $same ->
    [yes] Utspelet gäller som trumf, och trumf måste följas, men öppet: { $card } får inte blankas.
   *[no] { $verb ->
        [blank] Utspelet gäller som trumf, och trumf måste följas: { $seat } har { $asked }, så { $card } får inte blankas.
       *[other] Utspelet gäller som trumf, och trumf måste följas: { $seat } har { $asked }, så { $card } går inte.
    }
}
    .goes = { $Card } går: utspelet gäller som trumf och följs med trumf.
duty-play-14 = { $seat } har ingen trumf att följa med och måste blanka: { $card } går, men bara med bildsidan nedåt.
    .also = Och blankar gör bara den som inte har någon trumf.
    .goes = { $Card } går att blanka: det gör den som inte kan följa med trumf, men sticket tar kortet inte.
duty-play-18 = I tredje sticket blankar ingen: { $card } måste { $seat } spela öppet.
    .goes = { $Card } går: tredje sticket spelas öppet.

## Dragen: som händelse, som halv vägran, som tillåtelse, på en knapp, i en lista

verb-swing = { $seat } svänger
    .cannot = { $seat } kan inte svänga nu
    .goes = Det går: { $seat } är på tur och får svänga.
    .label = Sväng
    .brief = sväng
verb-pass = { $seat } passar
    .cannot = { $seat } kan inte passa nu
    .goes = Det går: { $seat } är på tur och får passa.
    .label = Passa
    .brief = passa
verb-trump = { $seat } väljer trumf: { $suit }
    .cannot = { $seat } kan inte välja trumf nu
    .goes = Det går: { $seat } svängde, och ett av de uppvända korten är { $suit }.
    .label = Välj { $suit }
    .brief = { $suit }
verb-join = { $seat } går med
    .cannot = { $seat } kan inte gå med nu
    .goes = Det går: { $seat } är på tur att svara och kan gå med.
    .label = Gå med
    .brief = gå med
verb-buy = { $count ->
    [one] { $seat } lägger bort { $cards } och köper ett nytt kort
   *[other] { $seat } lägger bort { $cards } och köper { $count } nya kort
}
    .hidden = { $count ->
        [one] { $seat } lägger bort ett kort och köper ett nytt
       *[other] { $seat } lägger bort { $count } kort och köper lika många
    }
    .cannot = { $seat } kan inte köpa nu
    .goes = { $count ->
        [one] Det går: { $seat } är på tur och får köpa ett kort.
       *[other] Det går: { $seat } är på tur och får köpa { $count } kort.
    }
    .label = { $count ->
        [one] Köp ett kort
       *[other] Köp { $count } kort
    }
    .brief = köp för { $shorts }
verb-stand = { $seat } är nöjd
    .cannot = { $seat } kan inte förklara sig nöjd nu
    .goes = Det går: { $seat } är på tur och får behålla sina kort.
    .label = Nöjd
    .brief = nöjd
verb-play = { $seat } spelar { $card }
    .cannot = { $seat } kan inte spela { $card } nu
    .goes = Det går: { $seat } är på tur och får spela { $card }.
    .label = Spela { $card }
    .brief = { $short }
verb-blank = { $seat } blankar { $card }
    .hidden = { $seat } blankar ett kort
    .cannot = { $seat } kan inte blanka { $card } nu
    .goes = Det går: { $seat } är på tur och får blanka { $card }.
    .label = Blanka { $card }
    .brief = blanka { $short }

## Händelser som den här texten motiverar på sitt eget sätt

event-again-setup-2 = { $count } drog lika högt och drar igen om vem som ger
event-ante-ante-3 = { $seat } lägger { $amount } i potten, fast den inte är tom
event-forced-bidding-1 = Potten var tom före insatserna, så det är tvång
event-pot-bidding-5 = Potten var inte tom före insatserna, så nu bjuds det om trumf; { $amount } ligger i den
event-turn-bidding-6 = { $seat } sitter i förhand och talar först
event-turn-bidding-8 = { $seat }, till vänster om förhand, är på tur att tala
event-passes-bidding-6 = { $seat } passar och behåller korten
event-off-bidding-9 = Båda har passat: given spelas inte, och det som finns i potten får ligga
event-turn-bidding-12 = { $seat } väljer trumf bland de två färgerna
event-turn-bidding-15 = { $seat } svarar först
event-turn-bidding-18 = { $seat } är på tur att svara
event-turn-bidding-21 = { $seat } är sist att svara och måste gå med, för alla före har passat
event-folds-bidding-17 = { $seat } passar och kastar in korten
event-no-buying-buying-1 = I en tvångsgiv köper ingen
event-turn-buying-3 = { $seat } är på tur att köpa
event-stands-buying-5 = { $seat } är nöjd
event-talon-out-buying-4 = Talongen är tom, så köpet är slut för alla
event-turn-play-2 = { $seat } sitter i förhand och öppnar det första sticket
event-turn-play-3 = { $seat } svängde och öppnar det första sticket
event-trick-play-7 = { $seat } tar sticket med den högsta trumfen
event-trick-play-8 = { $seat } tar sticket med det högsta kortet i utspelsfärgen
event-turn-play-9 = { $seat } öppnar det andra sticket
event-face-down-play-12 = { $seat } blankar utspelet: det gäller som den allra minsta trumfen
event-blanked-play-14 = { $seat } blankar, och det kortet kan inte ta sticket
event-trick-play-15 = { $seat } har gått över utspelet och tar sticket med den högsta trumfen
event-trick-play-16 = Ingen har gått över utspelet: { $seat } spelade ut och tar sticket
event-turn-play-17 = { $seat } öppnar det tredje sticket
event-trick-play-19 = { $seat } tar sticket med den högsta trumfen
event-trick-play-20 = { $seat } tar sticket med det högsta kortet i utspelsfärgen
event-pays-in-payment-3 = { $seat } var med men tog inget stick och betalar { $amount }, lika mycket som hela potten, till nästa pott
event-carried-payment-4 = I nästa givs pott ligger redan { $amount }
event-pot-out-payment-5 = Ingen som var med blev utan stick: potten går ut
event-rivet-payment-6 = { $seat } tog alla tre sticken och därmed hela potten, { $amount }: det är rivet
event-pooled-payment-4 = Potten delas: av { $amount } får var och en { $each }
