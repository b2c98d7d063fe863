### Svängknack II på svenska: varför ett drag är tillåtet eller inte, dragen, skedena och det som spelet säger på sitt eget sätt.

## Gränser för uppställningen

limit-intro-1 = Svängknack är för tre till sexton spelare: till fler räcker inte ens en hel lek.
limit-pack-1 = I leken till svängknack finns varje kort en enda gång: 36 kort, eller fler om lägre valörer än sexan är med.
limit-pack-2 = I svängknack är sexan lägst, om ni inte har valt en lägre valör: allt därunder är borta ur leken, och jokrar finns inte.
limit-pack-3 = Sexan är lägst. Är ni minst sju, kan ni i stället välja femman, fyran, trean eller tvåan, och korten måste räcka till tre var och två till.
limit-setup-1 = Grundinsatsen är ett helt tal, minst 1.

option-stake = Grundinsats
option-low = Lägsta valör i leken

## Den som inte är på tur

turn-ante-1 = { $seat } är inte på tur: spelet går medsols, och turen har kommit till { $turn }.
    .you = Du är inte på tur: spelet går medsols, och turen har kommit till { $turn }.
    .you-turn = { $seat } är inte på tur: spelet går medsols, och turen har kommit till dig.
turn-bidding-6 = { $seat } kan inte tala nu: förhand talar först, och det är { $turn }.
    .you = Du kan inte tala nu: förhand talar först, och det är { $turn }.
    .you-turn = { $seat } kan inte tala nu: förhand talar först, och det är du.
turn-bidding-8 = { $seat } kan inte tala nu: förhand har passat, och näst på tur är { $turn }, till vänster om förhand.
    .you = Du kan inte tala nu: förhand har passat, och näst på tur är { $turn }, till vänster om förhand.
    .you-turn = { $seat } kan inte tala nu: förhand har passat, och näst på tur är du, till vänster om förhand.
turn-bidding-12 = { $seat } får inte välja trumf: det gör { $turn }, som svängde.
    .you = Du får inte välja trumf: det gör { $turn }, som svängde.
    .you-turn = { $seat } får inte välja trumf: det gör du, som svängde.
turn-bidding-14 = { $seat } svängde och är redan med: det är de andra som svarar, och nu har turen kommit till { $turn }.
    .you = Du svängde och är redan med: det är de andra som svarar, och nu har turen kommit till { $turn }.
    .you-turn = { $seat } svängde och är redan med: det är de andra som svarar, och nu har turen kommit till dig.
turn-bidding-15 = { $seat } är inte på tur att svara: först svarar den som sitter till vänster om spelaren som svängde, och det är { $turn }.
    .you = Du är inte på tur att svara: först svarar den som sitter till vänster om spelaren som svängde, och det är { $turn }.
    .you-turn = { $seat } är inte på tur att svara: först svarar den som sitter till vänster om spelaren som svängde, och det är du.
turn-bidding-18 = { $seat } är inte på tur att svara: svaren går medsols, och turen har kommit till { $turn }.
    .you = Du är inte på tur att svara: svaren går medsols, och turen har kommit till { $turn }.
    .you-turn = { $seat } är inte på tur att svara: svaren går medsols, och turen har kommit till dig.
turn-bidding-21 = { $seat } är inte på tur att svara: nu återstår bara { $turn }, som är sist och måste gå med.
    .you = Du är inte på tur att svara: nu återstår bara { $turn }, som är sist och måste gå med.
    .you-turn = { $seat } är inte på tur att svara: nu återstår bara du, som är sist och måste gå med.
turn-buying-3 = { $seat } är inte på tur att köpa: den som svängde börjar, sedan går det medsols, och turen har nu kommit till { $turn }.
    .you = Du är inte på tur att köpa: den som svängde börjar, sedan går det medsols, och turen har nu kommit till { $turn }.
    .you-turn = { $seat } är inte på tur att köpa: den som svängde börjar, sedan går det medsols, och turen har nu kommit till dig.
turn-play-2 = { $seat } öppnar inte första sticket: i en tvångsgiv gör förhand det, och det är { $turn }.
    .you = Du öppnar inte första sticket: i en tvångsgiv gör förhand det, och det är { $turn }.
    .you-turn = { $seat } öppnar inte första sticket: i en tvångsgiv gör förhand det, och det är du.
turn-play-3 = { $seat } öppnar inte första sticket: det gör { $turn }, som svängde.
    .you = Du öppnar inte första sticket: det gör { $turn }, som svängde.
    .you-turn = { $seat } öppnar inte första sticket: det gör du, som svängde.
turn-play-9 = { $seat } är inte på tur: { $turn } tog första sticket och öppnar det andra.
    .you = Du är inte på tur: { $turn } tog första sticket och öppnar det andra.
    .you-turn = { $seat } är inte på tur: du tog första sticket och öppnar det andra.
turn-play-17 = { $seat } är inte på tur: { $turn } tog andra sticket och öppnar det tredje.
    .you = Du är inte på tur: { $turn } tog andra sticket och öppnar det tredje.
    .you-turn = { $seat } är inte på tur: du tog andra sticket och öppnar det tredje.

## Skedena: vad som är fel med ett drag som inte hör hemma där, skedets namn och vem som väntas göra vad

phase-first = { $cannot }: först ska korten avgöra vem som ger, och därför drar spelarna ett kort.
    .name = dragningen om given
    .status = dra kort om vem som ska ge först
phase-deal = { $cannot }: nu ska korten delas ut eller partiet avslutas.
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
            [yes] alla andra har passat, så du måste gå med
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
phase-play = { $cannot }: korten spelas, och den som är på tur lägger ett kort.
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
phase-draw = { $cannot }: potten är delad så långt det går, och bara dragningen om resten återstår.
    .name = dragningen om resten
    .status = dra kort om resten, { $amount }
phase-over = { $cannot }: partiet är redan slut.
    .name = partiet är slut
    .status = nytt parti?

## Andra skäl att säga nej till ett drag

card-buying-4 = { $seat } har inte { $card } på hand, så det kan inte läggas bort.
    .you = Du har inte { $card } på hand, så det kan inte läggas bort.
why-talon-buying-4 = { $left ->
    [one] { $seat } kan inte köpa { SPELL($count) } kort: talongen har bara ett kvar.
   *[other] { $seat } kan inte köpa { SPELL($count) } kort: talongen har bara { SPELL($left) } kvar.
}
    .you = { $left ->
        [one] Du kan inte köpa { SPELL($count) } kort: talongen har bara ett kvar.
       *[other] Du kan inte köpa { SPELL($count) } kort: talongen har bara { SPELL($left) } kvar.
    }
why-suit-bidding-12 = { $seat } kan inte välja { $suit }: uppvända ligger { $card } och { $other }, och trumf måste vara färgen på det ena kortet.
    .you = Du kan inte välja { $suit }: uppvända ligger { $card } och { $other }, och trumf måste vara färgen på det ena kortet.
why-must-bidding-21 = { $seat } kan inte passa: alla före har redan gjort det, och { $swinger }, som svängde, kan inte vinna utan spel. Den som är sist måste då gå med.
    .you = Du kan inte passa: alla före har redan gjort det, och { $swinger }, som svängde, kan inte vinna utan spel. Den som är sist måste då gå med.
    .you-swinger = { $seat } kan inte passa: alla före har redan gjort det, och du, som svängde, kan inte vinna utan spel. Den som är sist måste då gå med.

## Plikter. Huvudmeningen förbjuder ett kort, .also lägger till ett skäl, .allowed godtar kortet.

duty-play-5 = { $same ->
    [yes] { $Led } är utspelad, och färgen måste följas, men öppet: { $card } får inte blankas.
   *[no] { $many ->
        [one] { $verb ->
            [blank] { $Led } är utspelad, och färgen måste följas: { $seat } har { $asked } och får inte blanka { $card }.
           *[other] { $Led } är utspelad, och färgen måste följas: { $seat } har { $asked } och får inte spela { $card }.
        }
       *[other] { $verb ->
            [blank] { $Led } är utspelad, och färgen måste följas: { $seat } kan välja mellan { $choice } men får inte blanka { $card }.
           *[other] { $Led } är utspelad, och färgen måste följas: { $seat } kan välja mellan { $choice } men får inte spela { $card }.
        }
    }
}
    .you = { $same ->
        [yes] { $Led } är utspelad, och färgen måste följas, men öppet: { $card } får inte blankas.
       *[no] { $many ->
            [one] { $verb ->
                [blank] { $Led } är utspelad, och färgen måste följas: du har { $asked } och får inte blanka { $card }.
               *[other] { $Led } är utspelad, och färgen måste följas: du har { $asked } och får inte spela { $card }.
            }
           *[other] { $verb ->
                [blank] { $Led } är utspelad, och färgen måste följas: du kan välja mellan { $choice } men får inte blanka { $card }.
               *[other] { $Led } är utspelad, och färgen måste följas: du kan välja mellan { $choice } men får inte spela { $card }.
            }
        }
    }
    .allowed = { $Card } får spelas: det är den utspelade färgen.
duty-play-10 = { $same ->
    [yes] Andra sticket inleds med trumf, men öppet: { $card } får inte blankas.
   *[no] { $verb ->
        [blank] Andra sticket inleds med trumf av den som kan: { $seat } har { $asked } och får inte blanka { $card }.
       *[other] Andra sticket inleds med trumf av den som kan: { $seat } har { $asked } och får inte spela { $card }.
    }
}
    .you = { $same ->
        [yes] Andra sticket inleds med trumf, men öppet: { $card } får inte blankas.
       *[no] { $verb ->
            [blank] Andra sticket inleds med trumf av den som kan: du har { $asked } och får inte blanka { $card }.
           *[other] Andra sticket inleds med trumf av den som kan: du har { $asked } och får inte spela { $card }.
        }
    }
    .allowed = { $Card } får spelas: den som har trumf inleder andra sticket med trumf.
duty-play-11 = { $hidden ->
    [yes] { $seat } har ingen trumf att inleda andra sticket med och får spela ut { $card }, men bara blankat.
   *[no] { $leading ->
        [yes] I första sticket blankar ingen: { $seat } får spela ut { $card }, men bara öppet.
       *[no] I första sticket blankar ingen: { $seat } får lägga { $card }, men bara öppet.
    }
}
    .you = { $hidden ->
        [yes] Du har ingen trumf att inleda andra sticket med och får spela ut { $card }, men bara blankat.
       *[no] { $leading ->
            [yes] I första sticket blankar ingen: du får spela ut { $card }, men bara öppet.
           *[no] I första sticket blankar ingen: du får lägga { $card }, men bara öppet.
        }
    }
    .also = { $number ->
        [2] Och blankar gör bara den som inte har någon trumf.
       *[other] Och i första sticket blankar ingen.
    }
    .allowed = { $Card } får blankas: så inleder den som saknar trumf det andra sticket.
duty-play-13 = { $same ->
    [yes] Utspelet gäller som trumf, och trumf måste följas, men öppet: { $card } får inte blankas.
   *[no] { $verb ->
        [blank] Utspelet gäller som trumf, och trumf måste följas: { $seat } har { $asked } och får inte blanka { $card }.
       *[other] Utspelet gäller som trumf, och trumf måste följas: { $seat } har { $asked } och får inte spela { $card }.
    }
}
    .you = { $same ->
        [yes] Utspelet gäller som trumf, och trumf måste följas, men öppet: { $card } får inte blankas.
       *[no] { $verb ->
            [blank] Utspelet gäller som trumf, och trumf måste följas: du har { $asked } och får inte blanka { $card }.
           *[other] Utspelet gäller som trumf, och trumf måste följas: du har { $asked } och får inte spela { $card }.
        }
    }
    .allowed = { $Card } får spelas: utspelet gäller som trumf och följs med trumf.
duty-play-14 = { $seat } har ingen trumf att följa med och får lägga { $card }, men bara blankat.
    .you = Du har ingen trumf att följa med och får lägga { $card }, men bara blankat.
    .also = Och blankar gör bara den som inte har någon trumf.
    .allowed = { $Card } får blankas: det gör den som inte kan följa med trumf, men sticket tar kortet inte.
duty-play-18 = I tredje sticket blankar ingen: { $seat } får spela { $card }, men bara öppet.
    .you = I tredje sticket blankar ingen: du får spela { $card }, men bara öppet.
    .allowed = { $Card } får spelas: tredje sticket spelas öppet.

## Fritt val: ingen plikt gäller något kort på handen, och en regel lämnar valet fritt.

free-play-4 = { $Card } får spelas: det första utspelet är fritt.
free-play-6 = { $Card } får spelas: den som saknar den utspelade färgen får lägga vilket kort som helst.
