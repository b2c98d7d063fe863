### Köpknack på svenska: varför ett drag går eller inte går, dragen, skedena och det som spelet säger på sitt eget sätt.

## Gränser för uppställningen

limit-intro-1 = Köpknack är för två till sjutton spelare: så många räcker korten till.
limit-pack-1 = I Köpknack delas en vanlig lek ut: 52 kort utan jokrar, vart och ett en enda gång.
limit-setup-1 = Insatsen är ett helt tal, minst 3, och går att dela med tre.
limit-buying-9 = Köpet går två varv eller tre, inget annat.
limit-payment-17 = Att betar får slås ihop är en överenskommelse, antingen på eller av, och den finns bara när ni betalar med betar.
limit-payment-23 = Tvångsgivar spelas antingen aldrig eller när inga betar finns, det senare bara när ni betalar med betar.
limit-newer-1 = Ni betalar med betar eller på det nyare sättet från 1922.

option-stake = Givarens insats
option-payment = Betalning
option-payment-betar = med betar
option-payment-1922 = på det nyare sättet, från 1922
option-buys = Köpets varv
option-merge = Betar får slås ihop
option-forced = Tvångsgivar
option-forced-never = aldrig
option-forced-no-bets = när inga betar finns

## Den som inte är på tur

turn-bidding-1 = { $seat } kan inte tala nu: turen går medurs från förhand, och den har kommit till { $turn }.
turn-buying-2 = { $seat } är inte på tur i köpet: det går medurs från förhand, och turen har kommit till { $turn }.
turn-deal-1 = { $seat } är inte på tur: spelet går medurs, och det har kommit till { $turn }.
turn-play-1 = { $seat } börjar inte det första sticket: det gör förhand, och det är { $turn }.
turn-play-9 = { $seat } är inte på tur: { $turn } tog det första sticket och spelar ut till det andra.
turn-play-16 = { $seat } är inte på tur: { $turn } tog det andra sticket och spelar ut till det tredje.
turn-payment-16 = { $seat } har inget att välja nu: valet görs i ordning från förhand, och det har kommit till { $turn }.

## Skedena: vad som är fel med ett drag som inte hör hemma där, skedets namn och vem som väntas göra vad

phase-deal = { $cannot }: det som står på tur är att dela ut korten eller att avsluta partiet.
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
phase-buying = { $cannot }: köpet pågår, och den som är på tur köper kort eller står nöjd.
    .name = köpet
    .status = { $you ->
        [yes] { $round ->
            [1] du är på tur i första varvet: köp kort eller stå nöjd
            [2] du är på tur i andra varvet: köp kort eller stå nöjd
           *[other] du är på tur i tredje varvet: köp kort eller stå nöjd
        }
       *[no] { $round ->
            [1] { $seat } är på tur att köpa, i första varvet
            [2] { $seat } är på tur att köpa, i andra varvet
           *[other] { $seat } är på tur att köpa, i tredje varvet
        }
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
phase-merging = { $cannot }: korten är spelade, och den som är på tur väljer att slå ihop sina nya betar eller hålla dem isär.
    .name = valet om betarna
    .status = { $you ->
        [yes] du är på tur: slå ihop dina nya betar eller håll dem isär
       *[no] { $seat } är på tur att välja: slå ihop betarna eller hålla dem isär
    }
phase-draw = { $cannot }: betarna är delade, och det enda som återstår är att dra kort om resten.
    .name = dragningen om resten
    .status = dra kort om resten, { $amount }
phase-over = { $cannot }: partiet är redan slut.
    .name = partiet är slut
    .status = inget mer att göra

## Köpet: kort som inte finns på handen, fler kort än talongen har

card-buying-3 = { $seat } har inte { $card } på hand, så det kortet går inte att lägga bort.
why-talon-buying-6 = { $left ->
    [one] { $seat } begär { $count } kort, men talongen har bara ett kvar.
   *[other] { $seat } begär { $count } kort, men talongen har bara { $left } kvar.
}

## Plikter. Huvudmeningen vägrar ett kort, .also lägger till ett skäl, .goes godtar kortet.

duty-play-3 = { $many ->
    [one] { $Led } är utspelad och färgen måste bekännas: { $seat } har { $asked }, så { $tried } går inte.
   *[other] { $Led } är utspelad och färgen måste bekännas: { $seat } kan välja mellan { $choice }, men { $tried } går inte.
}
    .goes = { $Card } går: den utspelade färgen bekänns.
duty-play-5 = { $many ->
    [one] { $Led } är utspelad, och den som kan gå över den högsta i sticket måste: { $seat } har { $asked }, så { $tried } är för låg.
   *[other] { $Led } är utspelad, och den som kan gå över den högsta i sticket måste: { $seat } kan välja mellan { $choice }, men { $tried } är för låg.
}
    .also = Och den högsta trumfen i sticket ska slås, med { $asked }.
    .goes = { $Card } går: på utspelad trumf läggs en högre av den som kan.
duty-play-6 = Den som saknar { $led } måste trumfa när ingen har gjort det än: { $seat } kan lägga { $asked }, men { $tried } går inte.
    .goes = { $Card } går: när ingen har trumfat än måste den som inte kan bekänna göra det.
duty-play-7 = Den som saknar { $led } måste sticka över när någon har trumfat: { $seat } kan lägga { $asked }, men { $tried } går inte.
    .goes = { $Card } går: är sticket redan trumfat måste den som inte kan bekänna sticka över.
duty-play-10 = Det andra sticket ska börja med trumf om det går: { $seat } har { $asked }, så { $tried } går inte.
    .goes = { $Card } går: det andra sticket ska börja med trumf.
duty-play-12 = { $Led } är utspelad, och färgen måste bekännas i det andra sticket också: { $seat } har { $asked }, så { $tried } går inte.
    .goes = { $Card } går: även i det andra sticket bekänns den utspelade färgen.
duty-play-13 = Övertrumfningstvånget gäller i det andra sticket också: { $seat } kan ta ledningen i sticket med { $asked }, så { $tried } går inte.
    .also = Och den högsta trumfen i sticket ska slås, med { $asked }.
    .goes = { $Card } går: övertrumfningstvånget gäller i det andra sticket också.
duty-play-14 = Trumftvånget gäller i det andra sticket: { $seat } kan varken bekänna { $led } eller sticka över men har { $asked }, så { $tried } går inte.
    .also = Och trumftvånget i det andra sticket kräver en trumf.
    .goes = { $Card } går: i det andra sticket läggs trumf, om än en för låg, av den som varken kan bekänna eller sticka över.

## Dragen: som händelse, som halv vägran, som tillåtelse, på en knapp, i en lista

verb-knock = { $seat } knackar och är med
    .cannot = { $seat } kan inte knacka nu
    .goes = Det går: { $seat } har turen att tala och får knacka.
    .label = Knacka
    .brief = knacka
verb-fold = { $seat } lägger sig
    .cannot = { $seat } kan inte lägga sig nu
    .goes = Det går: { $seat } har turen att tala och får lägga sig.
    .label = Lägg dig
    .brief = lägg dig
verb-buy = { $count ->
    [one] { $seat } lägger bort { $cards } och köper ett kort
   *[other] { $seat } lägger bort { $cards } och köper { $count } kort
}
    .hidden = { $count ->
        [one] { $seat } köper ett kort
       *[other] { $seat } köper { $count } kort
    }
    .cannot = { $seat } kan inte köpa nu
    .goes = { $count ->
        [one] Det går: { $seat } är på tur i köpet och får byta { $cards } mot ett nytt kort.
       *[other] Det går: { $seat } är på tur i köpet och får byta { $cards } mot { $count } nya kort.
    }
    .label = { $count ->
        [one] Köp ett kort
       *[other] Köp { $count } kort
    }
    .brief = byt { $shorts }
verb-stand = { $seat } står nöjd
    .cannot = { $seat } kan inte stå nöjd nu
    .goes = Det går: { $seat } är på tur i köpet och får stå nöjd.
    .label = Stå nöjd
    .brief = stå nöjd
verb-play = { $seat } spelar { $card }
    .cannot = { $seat } kan inte spela { $card } nu
    .goes = Det går: { $seat } är på tur och får spela { $card }.
    .label = Spela { $card }
    .brief = { $short }
verb-merge = { $seat } slår ihop sina nya betar till en
    .cannot = { $seat } kan inte slå ihop några betar nu
    .goes = Det går: { $seat } är på tur att välja och får slå ihop sina nya betar.
    .label = Slå ihop betarna
    .brief = slå ihop
verb-keep = { $seat } håller sina nya betar isär
    .cannot = { $seat } kan inte välja att hålla betar isär nu
    .goes = Det går: { $seat } är på tur att välja och får hålla sina nya betar isär.
    .label = Håll betarna isär
    .brief = håll isär

## Händelser som den här texten motiverar på sitt eget sätt

event-pushed-payment-9 = Den lägsta beten, på { $amount }, skjuts in i potten
event-pot-payment-12 = Givarens insats och beten gör tillsammans en pott på { $amount }
event-forced-payment-22 = Ingen bet finns att spela om: given är en tvångsgiv, och alla är med
event-turn-bidding-1 = { $seat } har turen att tala
event-turn-buying-2 = { $seat } har turen att köpa
event-turn-play-1 = { $seat } sitter i förhand och spelar ut till första sticket
event-turn-play-9 = { $seat } spelar ut till andra sticket
event-turn-play-16 = { $seat } spelar ut till tredje sticket
event-turn-payment-16 = { $seat } väljer om de nya betarna ska slås ihop
event-wins-bidding-3 = Alla före givaren har lagt sig: { $seat } vinner utan spel
event-wins-bidding-4 = Ingen annan har knackat: { $seat } vinner utan spel
event-stands-buying-4 = { $seat } står nöjd
event-round-buying-5 = Varv { $number } i köpet börjar
event-talon-out-buying-6 = Talongen är tom, så köpet är över
event-trick-play-18 = { $seat } tar sticket med den högsta trumfen
event-trick-play-19 = { $seat } tar sticket med det högsta kortet i utspelsfärgen
event-sets-payment-6 = { $seat } har köpt tre gånger och sätter { $count } betar på { $amount } vardera
event-sets-payment-13 = { $count ->
    [one] { $seat } sätter en bet som är lika stor som hela potten, { $amount }
   *[other] { $seat } sätter { $count } betar som var för sig är lika stora som hela potten, { $amount }
}
event-keeps-payment-16 = { $seat } håller sina { $count } nya betar isär
event-merges-payment-16 = { $seat } slår ihop sina { $count } nya betar till en på { $amount }
