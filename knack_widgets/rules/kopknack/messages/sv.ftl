### Köpknack på svenska: varför ett drag är tillåtet eller inte, dragen, skedena och det som spelet säger på sitt eget sätt.

## Gränser för uppställningen

limit-intro-1 = Köpknack är för två till sjutton spelare: så många räcker korten till.
limit-pack-1 = Köpknack spelas med en vanlig lek: 52 kort utan jokrar, vart och ett en enda gång.
limit-setup-1 = Insatsen är ett helt tal, minst 3, och går att dela med tre.
limit-buying-9 = Köpet går två varv eller tre, inget annat.
limit-payment-17 = Att betar får slås ihop är en överenskommelse, antingen på eller av, och den finns bara när ni betalar med betar.
limit-payment-23 = Tvångsgivar spelas antingen aldrig eller när inga betar finns, det senare bara när ni betalar med betar.
limit-newer-1 = Ni betalar med betar eller på det nyare sättet från 1922.

option-stake = Givarens insats
option-payment = Betalning
option-payment-betar = med betar
option-payment-1922 = på det nyare sättet, från 1922
option-buys = Varv i köpet
option-merge = Betar får slås ihop
option-forced = Tvångsgivar
option-forced-never = aldrig
option-forced-no-bets = när inga betar finns

## Den som inte är på tur

turn-bidding-1 = { $seat } kan inte tala nu: turen går medsols från förhand och har kommit till { $turn }.
    .you = Du kan inte tala nu: turen går medsols från förhand och har kommit till { $turn }.
    .you-turn = { $seat } kan inte tala nu: turen går medsols från förhand och har kommit till dig.
turn-buying-2 = { $seat } är inte på tur i köpet: det går medsols från förhand, och turen har kommit till { $turn }.
    .you = Du är inte på tur i köpet: det går medsols från förhand, och turen har kommit till { $turn }.
    .you-turn = { $seat } är inte på tur i köpet: det går medsols från förhand, och turen har kommit till dig.
turn-deal-1 = { $seat } är inte på tur: spelet går medsols, och turen har kommit till { $turn }.
    .you = Du är inte på tur: spelet går medsols, och turen har kommit till { $turn }.
    .you-turn = { $seat } är inte på tur: spelet går medsols, och turen har kommit till dig.
turn-play-1 = { $seat } börjar inte det första sticket: det gör förhand, och det är { $turn }.
    .you = Du börjar inte det första sticket: det gör förhand, och det är { $turn }.
    .you-turn = { $seat } börjar inte det första sticket: det gör förhand, och det är du.
turn-play-9 = { $seat } är inte på tur: { $turn } tog det första sticket och spelar ut till det andra.
    .you = Du är inte på tur: { $turn } tog det första sticket och spelar ut till det andra.
    .you-turn = { $seat } är inte på tur: du tog det första sticket och spelar ut till det andra.
turn-play-16 = { $seat } är inte på tur: { $turn } tog det andra sticket och spelar ut till det tredje.
    .you = Du är inte på tur: { $turn } tog det andra sticket och spelar ut till det tredje.
    .you-turn = { $seat } är inte på tur: du tog det andra sticket och spelar ut till det tredje.
turn-payment-16 = { $seat } har inget att välja nu: valet går i tur och ordning från förhand, och nu har turen kommit till { $turn }.
    .you = Du har inget att välja nu: valet går i tur och ordning från förhand, och nu har turen kommit till { $turn }.
    .you-turn = { $seat } har inget att välja nu: valet går i tur och ordning från förhand, och nu har turen kommit till dig.

## Skedena: vad som är fel med ett drag som inte hör hemma där, skedets namn och vem som väntas göra vad

phase-deal = { $cannot }: nu ska korten delas ut eller partiet avslutas.
    .name = { $deals ->
        [0] före första given
       *[other] efter giv { $deals }
    }
    .status = { $deals ->
        [0] dela ut för att börja
       *[other] given är slut: dela ut nästa
    }
phase-bidding = { $cannot }: budgivningen pågår, och den som är på tur knackar eller lägger sig.
    .name = budgivningen
    .status = { $you ->
        [yes] du är på tur: knacka eller lägg dig
       *[no] { $seat } är på tur att tala
    }
phase-buying = { $cannot }: köpet pågår, och den som är på tur köper kort eller är nöjd.
    .name = köpet
    .status = { $you ->
        [yes] { $round ->
            [1] du är på tur i första varvet: köp kort eller var nöjd
            [2] du är på tur i andra varvet: köp kort eller var nöjd
           *[other] du är på tur i tredje varvet: köp kort eller var nöjd
        }
       *[no] { $round ->
            [1] { $seat } är på tur att köpa, i första varvet
            [2] { $seat } är på tur att köpa, i andra varvet
           *[other] { $seat } är på tur att köpa, i tredje varvet
        }
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
phase-merging = { $cannot }: korten är spelade, och den som är på tur väljer att slå ihop sina nya betar eller hålla dem isär.
    .name = valet om betarna
    .status = { $you ->
        [yes] du är på tur: slå ihop dina nya betar eller håll dem isär
       *[no] { $seat } är på tur att välja: slå ihop betarna eller hålla dem isär
    }
phase-draw = { $cannot }: betarna är delade, och bara dragningen om resten återstår.
    .name = dragningen om resten
    .status = dra kort om resten, { $amount }
phase-over = { $cannot }: partiet är redan slut.
    .name = partiet är slut
    .status = nytt parti?

## Köpet: kort som inte finns på handen, fler kort än talongen har

card-buying-3 = { $seat } har inte { $card } på hand, så det kan inte läggas bort.
    .you = Du har inte { $card } på hand, så det kan inte läggas bort.
why-talon-buying-6 = { $left ->
    [one] { $seat } begär { SPELL($count) } kort, men talongen har bara ett kvar.
   *[other] { $seat } begär { SPELL($count) } kort, men talongen har bara { SPELL($left) } kvar.
}
    .you = { $left ->
        [one] Du begär { SPELL($count) } kort, men talongen har bara ett kvar.
       *[other] Du begär { SPELL($count) } kort, men talongen har bara { SPELL($left) } kvar.
    }

## Plikter. Huvudmeningen förbjuder ett kort, .also lägger till ett skäl, .allowed godtar kortet.

duty-play-3 = { $many ->
    [one] { $Led } är utspelad, och färgen måste bekännas: { $seat } har { $asked } och får inte spela { $tried }.
   *[other] { $Led } är utspelad, och färgen måste bekännas: { $seat } kan välja mellan { $choice } men får inte spela { $tried }.
}
    .you = { $many ->
        [one] { $Led } är utspelad, och färgen måste bekännas: du har { $asked } och får inte spela { $tried }.
       *[other] { $Led } är utspelad, och färgen måste bekännas: du kan välja mellan { $choice } men får inte spela { $tried }.
    }
    .allowed = { $Card } får spelas: den utspelade färgen bekänns.
duty-play-5 = { $many ->
    [one] { $Led } är utspelad, och den som kan gå över den högsta i sticket måste göra det: { $seat } har { $asked }, så { $tried } är för låg.
   *[other] { $Led } är utspelad, och den som kan gå över den högsta i sticket måste göra det: { $seat } kan välja mellan { $choice }, men { $tried } är för låg.
}
    .you = { $many ->
        [one] { $Led } är utspelad, och den som kan gå över den högsta i sticket måste göra det: du har { $asked }, så { $tried } är för låg.
       *[other] { $Led } är utspelad, och den som kan gå över den högsta i sticket måste göra det: du kan välja mellan { $choice }, men { $tried } är för låg.
    }
    .also = Och den högsta trumfen i sticket ska slås, med { $asked }.
    .allowed = { $Card } får spelas: på utspelad trumf läggs en högre av den som kan.
duty-play-6 = Den som saknar { $led } måste trumfa när ingen har gjort det än: { $seat } kan lägga { $asked } men inte { $tried }.
    .you = Den som saknar { $led } måste trumfa när ingen har gjort det än: du kan lägga { $asked } men inte { $tried }.
    .allowed = { $Card } får spelas: när ingen har trumfat än måste den som inte kan bekänna göra det.
duty-play-7 = Den som saknar { $led } måste sticka över när någon har trumfat: { $seat } kan lägga { $asked } men inte { $tried }.
    .you = Den som saknar { $led } måste sticka över när någon har trumfat: du kan lägga { $asked } men inte { $tried }.
    .allowed = { $Card } får spelas: är sticket redan trumfat måste den som inte kan bekänna sticka över.
duty-play-10 = Det andra sticket ska börja med trumf om det går: { $seat } har { $asked } och får inte spela { $tried }.
    .you = Det andra sticket ska börja med trumf om det går: du har { $asked } och får inte spela { $tried }.
    .allowed = { $Card } får spelas: det andra sticket ska börja med trumf.
duty-play-12 = { $Led } är utspelad, och färgen måste bekännas i det andra sticket också: { $seat } har { $asked } och får inte spela { $tried }.
    .you = { $Led } är utspelad, och färgen måste bekännas i det andra sticket också: du har { $asked } och får inte spela { $tried }.
    .allowed = { $Card } får spelas: även i det andra sticket bekänns den utspelade färgen.
duty-play-13 = Övertrumfningstvånget gäller i det andra sticket också: { $seat } kan ta ledningen i sticket med { $asked } och får inte spela { $tried }.
    .you = Övertrumfningstvånget gäller i det andra sticket också: du kan ta ledningen i sticket med { $asked } och får inte spela { $tried }.
    .also = Och den högsta trumfen i sticket ska slås, med { $asked }.
    .allowed = { $Card } får spelas: övertrumfningstvånget gäller i det andra sticket också.
duty-play-14 = Trumftvånget gäller i det andra sticket: { $seat } kan varken bekänna { $led } eller sticka över men har { $asked } och får inte spela { $tried }.
    .you = Trumftvånget gäller i det andra sticket: du kan varken bekänna { $led } eller sticka över men har { $asked } och får inte spela { $tried }.
    .also = Och trumftvånget i det andra sticket kräver en trumf.
    .allowed = { $Card } får spelas: i det andra sticket läggs trumf, om än en för låg, av den som varken kan bekänna eller sticka över.

## Fritt val: ingen plikt gäller något kort på handen, och en regel lämnar valet fritt.

free-play-2 = { $Card } får spelas: det första utspelet är fritt.
free-play-8 = { $Card } får spelas: den som varken kan bekänna eller sticka över får saka vad som helst.
free-play-11 = { $Card } får spelas: den som saknar trumf får börja det andra sticket med vilket kort som helst.
free-play-15 = { $Card } får spelas: den som varken har den utspelade färgen eller trumf får saka vad som helst.
free-play-17 = { $Card } får spelas: det är det sista kortet.

## Dragen: som händelse, som halvt nej, som tillåtelse, på en knapp, i en lista

verb-knock = { $seat } knackar och är med
    .you = Du knackar och är med
    .cannot = { $seat } kan inte knacka nu
    .cannot-you = Du kan inte knacka nu
    .allowed = Tillåtet: { $seat } har turen att tala och får knacka.
    .allowed-you = Tillåtet: du har turen att tala och får knacka.
    .label = Knacka
    .brief = knacka
verb-fold = { $seat } lägger sig
    .you = Du lägger dig
    .cannot = { $seat } kan inte lägga sig nu
    .cannot-you = Du kan inte lägga dig nu
    .allowed = Tillåtet: { $seat } har turen att tala och får lägga sig.
    .allowed-you = Tillåtet: du har turen att tala och får lägga dig.
    .label = Lägg dig
    .brief = lägg dig
verb-buy = { $count ->
    [one] { $seat } lägger bort { $cards } och köper ett kort
   *[other] { $seat } lägger bort { $cards } och köper { SPELL($count) } kort
}
    .you = { $count ->
        [one] Du lägger bort { $cards } och köper ett kort
       *[other] Du lägger bort { $cards } och köper { SPELL($count) } kort
    }
    .hidden = { $count ->
        [one] { $seat } köper ett kort
       *[other] { $seat } köper { SPELL($count) } kort
    }
    .hidden-you = { $count ->
        [one] Du köper ett kort
       *[other] Du köper { SPELL($count) } kort
    }
    .cannot = { $seat } kan inte köpa nu
    .cannot-you = Du kan inte köpa nu
    .allowed = { $count ->
        [one] Tillåtet: { $seat } är på tur i köpet och får byta { $cards } mot ett nytt kort.
       *[other] Tillåtet: { $seat } är på tur i köpet och får byta { $cards } mot { SPELL($count) } nya kort.
    }
    .allowed-you = { $count ->
        [one] Tillåtet: du är på tur i köpet och får byta { $cards } mot ett nytt kort.
       *[other] Tillåtet: du är på tur i köpet och får byta { $cards } mot { SPELL($count) } nya kort.
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
    .allowed = Tillåtet: { $seat } är på tur i köpet och får vara nöjd.
    .allowed-you = Tillåtet: du är på tur i köpet och får vara nöjd.
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
verb-merge = { $seat } slår ihop sina nya betar till en
    .you = Du slår ihop dina nya betar till en
    .cannot = { $seat } kan inte slå ihop några betar nu
    .cannot-you = Du kan inte slå ihop några betar nu
    .allowed = Tillåtet: { $seat } är på tur att välja och får slå ihop sina nya betar.
    .allowed-you = Tillåtet: du är på tur att välja och får slå ihop dina nya betar.
    .label = Slå ihop betarna
    .brief = slå ihop
verb-keep = { $seat } håller sina nya betar isär
    .you = Du håller dina nya betar isär
    .cannot = { $seat } kan inte välja att hålla betar isär nu
    .cannot-you = Du kan inte välja att hålla betar isär nu
    .allowed = Tillåtet: { $seat } är på tur att välja och får hålla sina nya betar isär.
    .allowed-you = Tillåtet: du är på tur att välja och får hålla dina nya betar isär.
    .label = Håll betarna isär
    .brief = håll isär

## Händelser som den här texten motiverar på sitt eget sätt

event-pushed-payment-9 = Den lägsta beten, på { $amount }, skjuts in i potten
event-pot-payment-12 = Givarens insats och beten gör tillsammans en pott på { $amount }
event-forced-payment-22 = Ingen bet finns att spela om: given är en tvångsgiv, och alla är med
event-turn-bidding-1 = { $seat } har turen att tala
    .you = Du har turen att tala
event-turn-buying-2 = { $seat } har turen att köpa
    .you = Du har turen att köpa
event-turn-play-1 = { $seat } sitter i förhand och spelar ut till första sticket
    .you = Du sitter i förhand och spelar ut till första sticket
event-turn-play-9 = { $seat } spelar ut till andra sticket
    .you = Du spelar ut till andra sticket
event-turn-play-16 = { $seat } spelar ut till tredje sticket
    .you = Du spelar ut till tredje sticket
event-turn-payment-16 = { $seat } väljer om de nya betarna ska slås ihop
    .you = Du väljer om de nya betarna ska slås ihop
event-wins-bidding-3 = Alla före givaren har lagt sig: { $seat } vinner utan spel
    .you = Alla före givaren har lagt sig: du vinner utan spel
event-wins-bidding-4 = Ingen annan har knackat: { $seat } vinner utan spel
    .you = Ingen annan har knackat: du vinner utan spel
event-stands-buying-4 = { $seat } är nöjd
    .you = Du är nöjd
event-round-buying-5 = Varv { $number } i köpet börjar
event-talon-out-buying-6 = Talongen är tom, så köpet är över
event-trick-play-18 = { $seat } tar sticket med den högsta trumfen
    .you = Du tar sticket med den högsta trumfen
event-trick-play-19 = { $seat } tar sticket med det högsta kortet i utspelsfärgen
    .you = Du tar sticket med det högsta kortet i utspelsfärgen
event-sets-payment-6 = { $seat } har köpt tre gånger och sätter { SPELL($count) } betar på { $amount } vardera
    .you = Du har köpt tre gånger och sätter { SPELL($count) } betar på { $amount } vardera
event-sets-payment-13 = { $count ->
    [one] { $seat } sätter en bet som är lika stor som hela potten, { $amount }
   *[other] { $seat } sätter { SPELL($count) } betar som var för sig är lika stora som hela potten, { $amount }
}
    .you = { $count ->
        [one] Du sätter en bet som är lika stor som hela potten, { $amount }
       *[other] Du sätter { SPELL($count) } betar som var för sig är lika stora som hela potten, { $amount }
    }
event-keeps-payment-16 = { $seat } håller sina { SPELL($count) } nya betar isär
    .you = Du håller dina { SPELL($count) } nya betar isär
event-merges-payment-16 = { $seat } slår ihop sina { SPELL($count) } nya betar till en på { $amount }
    .you = Du slår ihop dina { SPELL($count) } nya betar till en på { $amount }
