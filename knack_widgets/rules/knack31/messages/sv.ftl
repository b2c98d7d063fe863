### Knack (31) på svenska: varför ett drag är tillåtet eller inte, och skedena.

## Gränser för uppställningen

limit-setup-1 = Till spelet hör en enda skatlek, 32 kort, vart och ett av dem en enda gång; den räcker till två till åtta spelare.
limit-ssi-1 = Med S.S.I. eller utan: något annat finns inte att välja.

option-ssi = Ytterligare regler (S.S.I.)

## Den som inte är på tur

turn-setup-3 = { $seat } är inte på tur: spelet går medsols, och nu är { $turn } på tur.
    .you = Du är inte på tur: spelet går medsols, och nu är { $turn } på tur.
    .you-turn = { $seat } är inte på tur: spelet går medsols, och nu är du på tur.
turn-deal-3 = { $seat } får inte titta på någon av högarna: det får bara den som ger, och det är { $turn }.
    .you = Du får inte titta på någon av högarna: det får bara den som ger, och det är { $turn }.
    .you-turn = { $seat } får inte titta på någon av högarna: det får bara den som ger, och det är du.
turn-deal-4 = { $seat } har inga högar att välja mellan: det har bara den som ger, och det är { $turn }.
    .you = Du har inga högar att välja mellan: det har bara den som ger, och det är { $turn }.
    .you-turn = { $seat } har inga högar att välja mellan: det har bara den som ger, och det är du.
turn-aim-1 = { $seat } är inte på tur än: förhand börjar, och det är { $turn }.
    .you = Du är inte på tur än: förhand börjar, och det är { $turn }.
    .you-turn = { $seat } är inte på tur än: förhand börjar, och det är du.
turn-slide-1 = { $seat } är inte på tur: den som skjuter lämnar turen vidare åt vänster, och nu är { $turn } på tur.
    .you = Du är inte på tur: den som skjuter lämnar turen vidare åt vänster, och nu är { $turn } på tur.
    .you-turn = { $seat } är inte på tur: den som skjuter lämnar turen vidare åt vänster, och nu är du på tur.
turn-pass-2 = { $seat } är inte på tur: någon har passat, de andra har var sitt drag kvar, och nu är { $turn } på tur.
    .you = Du är inte på tur: någon har passat, de andra har var sitt drag kvar, och nu är { $turn } på tur.
    .you-turn = { $seat } är inte på tur: någon har passat, de andra har var sitt drag kvar, och nu är du på tur.
turn-ssi-3 = { $seat } är inte tillfrågad: kortet som syntes tillhör { $turn }, så det är { $turn } som svarar.
    .you = Du är inte tillfrågad: kortet som syntes tillhör { $turn }, så det är { $turn } som svarar.
    .you-turn = { $seat } är inte tillfrågad: kortet som syntes är ditt, så det är du som svarar.

## Skedena: vad som är fel med ett drag som inte hör hemma där, skedets namn och vem som väntas göra vad

phase-deal = { $cannot }: nu ska korten delas ut, eller partiet avslutas.
    .name = { $deals ->
        [0] före första given
       *[other] efter giv { $deals }
    }
    .status = { $deals ->
        [0] dela ut för att börja
       *[other] dela ut nästa giv
    }
phase-choosing = { $cannot }: först ska givaren välja en av sina två högar.
    .name = givarens val
    .status = { $by ->
        [deal-4] { $you ->
            [yes] du har sett den ena högen: behåll den eller byt till den andra
           *[no] { $seat } har sett den ena högen och ska behålla den eller byta till den andra
        }
       *[other] { $you ->
            [yes] du ger: titta på en av dina två högar
           *[no] { $seat } ger och ska titta på en av de två högarna
        }
    }
phase-offer = { $cannot }: ett kort syntes när korten delades ut, och först ska det avgöras om det byts ut.
    .name = erbjudandet
    .status = { $you ->
        [yes] ditt kort syntes: byt ut det eller avböj
       *[no] { $seat } ska byta ut kortet eller avböja
    }
phase-finishing = { $cannot }: någon har redan sagt Knack eller Blitz, och nu ska bara givaren välja färdigt.
    .name = givarens val efter att någon sagt till
    .status = { $by ->
        [deal-4] { $you ->
            [yes] någon har sagt till: behåll högen du har sett eller byt till den andra
           *[no] { $seat } har sett den ena högen och ska behålla den eller byta till den andra
        }
       *[other] { $you ->
            [yes] någon har sagt till: välj färdigt mellan högarna
           *[no] { $seat } ska välja färdigt mellan högarna
        }
    }
phase-play = { $cannot }: bytena pågår, och den som är på tur byter, skjuter eller passar.
    .name = bytena
    .status = { $you ->
        [yes] { $last ->
            [yes] du har ett drag kvar: byt eller skjut
           *[no] { $second ->
                [yes] du är på tur: byt, skjut eller passa
               *[no] du är på tur: byt eller skjut
            }
        }
       *[no] { $last ->
            [yes] { $seat } är på tur och har ett drag kvar
           *[no] { $seat } är på tur
        }
    }
phase-asking = { $cannot }: någon vill lämna tillbaka det som byttes, och det ska besvaras först.
    .name = frågan om att lämna tillbaka
    .status = { $you ->
        [yes] du är tillfrågad: får { $asker } lämna tillbaka det som byttes?
       *[no] { $asking ->
            [yes] de andra svarar på din fråga, och nu är det { $seat } som svarar
           *[no] { $asker } vill lämna tillbaka det som byttes, och nu är det { $seat } som svarar
        }
    }
phase-voting = { $cannot }: det röstas om att göra om given, och så länge vilar spelet.
    .name = omröstningen
    .status = { $you ->
        [yes] du är tillfrågad: göra om given, ja eller nej?
       *[no] { $asking ->
            [yes] de andra röstar om ditt förslag, och nu är det { $seat } som röstar
           *[no] { $asker } föreslår att given görs om, och nu är det { $seat } som röstar
        }
    }
phase-draw = { $cannot }: de bästa händerna är lika mycket värda, och nu återstår bara att dra kort om segern.
    .name = dragningen om segern
    .status = det står lika: dra kort om segern
phase-over = { $cannot }: partiet är redan slut.
    .name = partiet är slut
    .status = nytt parti?

## Andra skäl att säga nej till ett drag

card-turn-2 = { $seat } har inte { $card } på hand, så det kortet går inte att byta bort.
    .you = Du har inte { $card } på hand, så det kortet går inte att byta bort.
card-ssi-3 = { $seat } har inte { $card } på hand: ett erbjudande gäller bara kort som ägaren har på hand.
    .you = Du har inte { $card } på hand: ett erbjudande gäller bara kort som ägaren har på hand.
why-nothing-call-1 = { $seat } har ingen Knack att säga: till det behövs 31 i en färg.
    .you = Du har ingen Knack att säga: till det behövs 31 i en färg.
why-nothing-call-3 = Och någon Blitz är det inte heller: till en sådan behövs tre ess.
why-unchosen-deal-3 = { $seat } kan inte säga till än: den som ger har inga kort på hand förrän en av högarna är vald.
    .you = Du kan inte säga till än: du ger, och har inga kort på hand förrän du har valt en av högarna.
why-unchosen-deal-4 = { $seat } kan inte säga till än: den som ger har inga kort på hand förrän en av högarna är vald.
    .you = Du kan inte säga till än: du ger, och har inga kort på hand förrän du har valt en av högarna.
why-order-deal-3 = { $seat } har redan tittat på en hög, och givaren får bara titta på en.
    .you = Du har redan tittat på en hög, och givaren får bara titta på en.
why-order-deal-4 = { $verb ->
    [keep] { $seat } kan inte behålla någon hög än: givaren måste först titta på en av dem.
   *[switch] { $seat } kan inte byta till den andra högen än: givaren måste först titta på en av dem.
}
    .you = { $verb ->
    [keep] Du kan inte behålla någon hög än: givaren måste först titta på en av dem.
   *[switch] Du kan inte byta till den andra högen än: givaren måste först titta på en av dem.
}
why-middle-turn-2 = { $Card } ligger inte i mitten: { $seat } kan bara byta mot ett kort som ligger där.
    .you = { $Card } ligger inte i mitten: du kan bara byta mot ett kort som ligger där.
why-middle-ssi-2 = { $seat } kan inte förnya mitten: där måste det ligga en sjua, en åtta och en nia.
    .you = Du kan inte förnya mitten: där måste det ligga en sjua, en åtta och en nia.
why-early-pass-6 = { $seat } kan inte passa än: det får man göra från och med den andra rundan, och den börjar när turen för första gången kommer till givaren, alltså till { $dealer }.
    .you = Du kan inte passa än: det får man göra från och med den andra rundan, och den börjar när turen för första gången kommer till givaren, alltså till { $dealer }.
    .you-dealer = { $seat } kan inte passa än: det får man göra från och med den andra rundan, och den börjar när turen för första gången kommer till givaren, alltså till dig.
    .you-seat-dealer = Du kan inte passa än: det får man göra från och med den andra rundan, och den börjar när turen för första gången kommer till givaren, alltså till dig.
why-passed-pass-2 = { $seat } kan inte passa: det har någon redan gjort, och i den sista rundan får man bara byta eller skjuta.
    .you = Du kan inte passa: det har någon redan gjort, och i den sista rundan får man bara byta eller skjuta.
why-without-ssi-2 = { $seat } kan inte förnya mitten: det här partiet spelas utan S.S.I.
    .you = Du kan inte förnya mitten: det här partiet spelas utan S.S.I.
why-without-ssi-3 = För { $card } finns inget erbjudande: det här partiet spelas utan S.S.I.
why-without-ssi-6 = { $seat } kan inte be att få lämna tillbaka: det här partiet spelas utan S.S.I.
    .you = Du kan inte be att få lämna tillbaka: det här partiet spelas utan S.S.I.
why-without-ssi-7 = { $seat } kan inte föreslå att given görs om: det här partiet spelas utan S.S.I.
    .you = Du kan inte föreslå att given görs om: det här partiet spelas utan S.S.I.
why-last-ssi-6 = { $seat } kan inte lämna tillbaka något: det får bara den be om som gjorde det senaste draget, och det måste ha varit ett byte.
    .you = Du kan inte lämna tillbaka något: det får bara den be om som gjorde det senaste draget, och det måste ha varit ett byte.
why-answered-ssi-6 = { $seat } har inget att svara på: den som själv ber svarar inte, och den som har gått med på det svarar inte en gång till.
    .you = Du har inget att svara på: den som själv ber svarar inte, och den som har gått med på det svarar inte en gång till.
why-answered-ssi-7 = { $seat } har redan röstat: alla har en röst, och den som lägger fram förslaget säger därmed ja.
    .you = Du har redan röstat: alla har en röst, och den som lägger fram förslaget säger därmed ja.
why-late-ssi-3 = För { $card } kan inget erbjudande ges nu: det ges efter utdelningen, innan givaren tittar på en hög eller någon säger till, och för ett kort i taget.
why-exposed-ssi-3 = För { $card } har det redan getts ett erbjudande, och varje kort får bara ett.
