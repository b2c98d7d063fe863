### Knack på svenska: varför ett drag är tillåtet eller inte, dragen, skedena och det som spelet säger på sitt eget sätt.

## Gränser för uppställningen

limit-intro-1 = Knack är för två till elva spelare: så många räcker korten till.
limit-pack-1 = Leken till Knack har 36 kort, vart och ett en enda gång.
limit-pack-2 = I knack är sexan det lägsta kortet: tvåor, treor, fyror och femmor är inte med.
limit-setup-1 = Insatsen för ett stick är ett helt tal, minst 1.

option-stake = Insats för varje stick

## Den som inte är på tur

turn-bidding-1 = { $seat } kan inte tala nu: turen går medsols från förhand och har kommit till { $turn }.
    .you = Du kan inte tala nu: turen går medsols från förhand och har kommit till { $turn }.
    .you-turn = { $seat } kan inte tala nu: turen går medsols från förhand och har kommit till dig.
turn-play-1 = { $seat } spelar inte ut till det första sticket: det gör förhand, och det är { $turn }.
    .you = Du spelar inte ut till det första sticket: det gör förhand, och det är { $turn }.
    .you-turn = { $seat } spelar inte ut till det första sticket: det gör förhand, och det är du.
turn-play-4 = { $seat } är inte på tur: { $turn } tog sticket och spelar ut till nästa.
    .you = Du är inte på tur: { $turn } tog sticket och spelar ut till nästa.
    .you-turn = { $seat } är inte på tur: du tog sticket och spelar ut till nästa.
turn-deal-1 = { $seat } är inte på tur: spelet går medsols, och turen har kommit till { $turn }.
    .you = Du är inte på tur: spelet går medsols, och turen har kommit till { $turn }.
    .you-turn = { $seat } är inte på tur: spelet går medsols, och turen har kommit till dig.

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
phase-draw = { $cannot }: betarna är delade, och bara dragningen om resten återstår.
    .name = dragningen om resten
    .status = dra kort om resten, { $amount }
phase-over = { $cannot }: partiet är redan slut.
    .name = partiet är slut
    .status = nytt parti?

## Plikter. Huvudmeningen förbjuder ett kort, .also lägger till ett skäl, .allowed godtar kortet.

duty-play-2 = { $up_rank ->
    [A] { $same ->
        [yes] Det uppvända kortet är { $up }, så förhand måste genast spela ut trumfkungen, { $asked }, men öppet och inte mörkt.
       *[no] Det uppvända kortet är { $up }, så förhand måste genast spela ut trumfkungen, { $asked }, och får inte spela { $refused }.
    }
   *[other] { $same ->
        [yes] { $Asked } är trumfesset: förhand måste spela ut det genast, men öppet och inte mörkt.
       *[no] { $Asked } är trumfesset: förhand måste spela ut det genast och får inte spela { $refused }.
    }
}
    .you = { $up_rank ->
        [A] { $same ->
            [yes] Det uppvända kortet är { $up }, så du, som sitter i förhand, måste genast spela ut trumfkungen, { $asked }, men öppet och inte mörkt.
           *[no] Det uppvända kortet är { $up }, så du, som sitter i förhand, måste genast spela ut trumfkungen, { $asked }, och får inte spela { $refused }.
        }
       *[other] { $same ->
            [yes] { $Asked } är trumfesset: i förhand måste du spela ut det genast, men öppet och inte mörkt.
           *[no] { $Asked } är trumfesset: i förhand måste du spela ut det genast och får inte spela { $refused }.
        }
    }
    .allowed = { $rank ->
        [K] { $Card } får spelas: när ett ess är uppvänt måste förhand genast spela ut trumfkungen.
       *[other] { $Card } får spelas: trumfesset måste förhand spela ut genast.
    }
duty-play-3 = { $same ->
    [yes] { $Led } är utspelad, och färgen måste bekännas, men öppet: { $card } får inte läggas mörkt.
   *[no] { $many ->
        [one] { $Led } är utspelad, och färgen måste bekännas: { $seat } har { $asked } och får inte spela { $refused }.
       *[other] { $Led } är utspelad, och färgen måste bekännas: { $seat } kan välja mellan { $choice } men får inte spela { $refused }.
    }
}
    .you = { $same ->
        [yes] { $Led } är utspelad, och färgen måste bekännas, men öppet: { $card } får inte läggas mörkt.
       *[no] { $many ->
            [one] { $Led } är utspelad, och färgen måste bekännas: du har { $asked } och får inte spela { $refused }.
           *[other] { $Led } är utspelad, och färgen måste bekännas: du kan välja mellan { $choice } men får inte spela { $refused }.
        }
    }
    .allowed = { $Card } får spelas: den utspelade färgen bekänns.
duty-play-8 = { $same ->
    [yes] Två är med, och till det andra sticket ska trumfknekten eller en högre trumf spelas ut, men öppet: { $card } får inte spelas ut mörkt.
   *[no] Två är med, och till det andra sticket måste trumfknekten eller en högre trumf spelas ut av den som har en: { $seat } har { $asked } och får inte spela { $refused }.
}
    .you = { $same ->
        [yes] Två är med, och till det andra sticket ska trumfknekten eller en högre trumf spelas ut, men öppet: { $card } får inte spelas ut mörkt.
       *[no] Två är med, och till det andra sticket måste trumfknekten eller en högre trumf spelas ut av den som har en: du har { $asked } och får inte spela { $refused }.
    }
    .allowed = { $Card } får spelas: när två är med ska trumfknekten eller en högre trumf spelas ut till det andra sticket.
duty-play-10 = { $same ->
    [yes] Minst tre är med, och då börjar förhand med trumf, men öppet: { $card } får inte spelas ut mörkt.
   *[no] { $many ->
        [one] Minst tre är med, och då börjar förhand med trumf om det går: { $seat } har { $asked } och får inte spela { $refused }.
       *[other] Minst tre är med, och då börjar förhand med trumf om det går: { $seat } kan välja mellan { $choice } men får inte spela { $refused }.
    }
}
    .you = { $same ->
        [yes] Minst tre är med, och då börjar förhand med trumf, men öppet: { $card } får inte spelas ut mörkt.
       *[no] { $many ->
            [one] Minst tre är med, och då börjar förhand med trumf om det går: du har { $asked } och får inte spela { $refused }.
           *[other] Minst tre är med, och då börjar förhand med trumf om det går: du kan välja mellan { $choice } men får inte spela { $refused }.
        }
    }
    .allowed = { $Card } får spelas: när minst tre är med ska förhand börja med trumf.
duty-play-11 = { $same ->
    [yes] Minst tre är med, och då ska även det andra sticket börja med trumf, men öppet: { $card } får inte spelas ut mörkt.
   *[no] Minst tre är med, och då ska även det andra sticket börja med trumf om det går: { $seat } har { $asked } och får inte spela { $refused }.
}
    .you = { $same ->
        [yes] Minst tre är med, och då ska även det andra sticket börja med trumf, men öppet: { $card } får inte spelas ut mörkt.
       *[no] Minst tre är med, och då ska även det andra sticket börja med trumf om det går: du har { $asked } och får inte spela { $refused }.
    }
    .allowed = { $Card } får spelas: när minst tre är med ska även det andra sticket börja med trumf.
duty-play-12 = { $hidden ->
    [yes] { $seat } har ingen trumf att börja det andra sticket med, och minst tre är med: { $card } får spelas ut, men bara mörkt.
   *[no] { $leading ->
        [no] Bara ett utspel kan vara mörkt: lägger { $seat } { $card } ska det ske öppet.
       *[yes] { $number ->
            [2] Ett kort spelas ut mörkt bara när minst tre är med, och nu är bara två med: { $seat } får spela ut { $card }, men bara öppet.
           *[other] Ett kort spelas ut mörkt bara till det andra sticket: { $seat } får spela ut { $card }, men bara öppet.
        }
    }
}
    .you = { $hidden ->
        [yes] Du har ingen trumf att börja det andra sticket med, och minst tre är med: { $card } får spelas ut, men bara mörkt.
       *[no] { $leading ->
            [no] Bara ett utspel kan vara mörkt: lägger du { $card } ska det ske öppet.
           *[yes] { $number ->
                [2] Ett kort spelas ut mörkt bara när minst tre är med, och nu är bara två med: du får spela ut { $card }, men bara öppet.
               *[other] Ett kort spelas ut mörkt bara till det andra sticket: du får spela ut { $card }, men bara öppet.
            }
        }
    }
    .also = { $leading ->
        [no] Och bara ett utspel kan vara mörkt.
       *[yes] { $number ->
            [2] { $in ->
                [2] Och ett kort spelas ut mörkt bara när minst tre är med.
               *[other] Och bara den som saknar trumf spelar ut mörkt.
            }
           *[other] Och ett kort spelas ut mörkt bara till det andra sticket.
        }
    }
    .allowed = { $Card } får spelas mörkt: så spelar den ut till det andra sticket som saknar trumf när minst tre är med.
duty-play-14 = Det mörka kortet är en trumf, så trumf måste bekännas: { $seat } har { $asked } och får inte spela { $refused }.
    .you = Det mörka kortet är en trumf, så trumf måste bekännas: du har { $asked } och får inte spela { $refused }.
    .also = Och trumf måste bekännas öppet, för det mörka kortet är en trumf.
    .allowed = { $Card } får spelas: på ett mörkt kort läggs trumf.

## Fritt val: ingen plikt gäller något kort på handen, och en regel lämnar valet fritt.

free-play-3 = { $Card } får spelas: den som saknar den utspelade färgen får lägga vilket kort som helst.
free-play-8 = { $Card } får spelas: när två är med får den som varken har trumfknekten eller en högre trumf börja det andra sticket med vilket kort som helst.
free-play-10 = { $Card } får spelas: en förhand utan trumf får spela ut vilket kort som helst.
free-play-14 = { $Card } får spelas: på ett mörkt utspel får den som saknar trumf lägga vilket kort som helst.

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
verb-play = { $seat } spelar { $card }
    .you = Du spelar { $card }
    .cannot = { $seat } kan inte spela { $card } nu
    .cannot-you = Du kan inte spela { $card } nu
    .allowed = Tillåtet: { $seat } är på tur och får spela { $card }.
    .allowed-you = Tillåtet: du är på tur och får spela { $card }.
    .label = Spela { $card }
    .brief = { $short }
verb-blank = { $seat } spelar ut { $card } mörkt
    .you = Du spelar ut { $card } mörkt
    .hidden = { $seat } spelar ut ett kort mörkt
    .hidden-you = Du spelar ut ett kort mörkt
    .cannot = { $seat } kan inte spela ut { $card } mörkt nu
    .cannot-you = Du kan inte spela ut { $card } mörkt nu
    .allowed = Tillåtet: { $seat } är på tur och får spela { $card } mörkt.
    .allowed-you = Tillåtet: du är på tur och får spela { $card } mörkt.
    .label = Spela ut { $card } mörkt
    .brief = { $short } mörkt

## Händelser som den här texten motiverar på sitt eget sätt

event-going-payment-9 = På spel står den minsta beten, { $amount }, och det som givaren betalar
event-turn-bidding-1 = { $seat } har turen att tala
    .you = Du har turen att tala
event-turn-play-1 = { $seat } sitter i förhand och spelar ut till det första sticket
    .you = Du sitter i förhand och spelar ut till det första sticket
event-turn-play-4 = { $seat } spelar ut till nästa stick
    .you = Du spelar ut till nästa stick
event-wins-bidding-3 = Alla före givaren har lagt sig: { $seat } vinner utan spel
    .you = Alla före givaren har lagt sig: du vinner utan spel
event-wins-bidding-4 = Ingen annan har knackat: { $seat } vinner utan spel
    .you = Ingen annan har knackat: du vinner utan spel
event-trick-play-5 = { $seat } tar sticket med den högsta trumfen
    .you = Du tar sticket med den högsta trumfen
event-trick-play-6 = { $seat } tar sticket med det högsta kortet i utspelsfärgen
    .you = Du tar sticket med det högsta kortet i utspelsfärgen
event-trick-play-15 = Ingen hade trumf: { $seat } tar sticket med det mörka kortet
    .you = Ingen hade trumf: du tar sticket med det mörka kortet
event-bete-payment-7 = { $seat } tog inget stick och sätter en bet på { $amount }: insatsen för tre stick och den bet som stod på spel
    .you = Du tog inget stick och sätter en bet på { $amount }: insatsen för tre stick och den bet som stod på spel
