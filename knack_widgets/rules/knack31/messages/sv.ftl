### Knack (31) på svenska: varför ett drag går eller inte går, dragen, skedena och det som spelet säger på sitt eget sätt.

## Gränser för uppställningen

limit-setup-1 = Till spelet hör en enda lek för skat, 32 kort, vart och ett av dem en enda gång; den räcker till två till åtta spelare.
limit-ssi-1 = Med S.S.I. eller utan: något annat finns inte att välja.

option-ssi = Ytterligare regler (S.S.I.)

## Den som inte är på tur

turn-setup-3 = { $seat } är inte på tur: spelet går medurs, och det har kommit till { $turn }.
turn-deal-3 = { $seat } får inte se på någon av högarna: det får bara den som ger, och det är { $turn }.
turn-deal-4 = { $seat } har inga högar att välja mellan: det har den som ger, och det är { $turn }.
turn-aim-1 = { $seat } är inte på tur än: förhand börjar, och det är { $turn }.
turn-slide-1 = { $seat } är inte på tur: den som skjuter lämnar turen vidare åt vänster, och nu är den hos { $turn }.
turn-pass-2 = { $seat } är inte på tur: någon har passat, de andra har i tur och ordning ett drag kvar, och nu är det { $turn }.
turn-ssi-3 = { $seat } är inte tillfrågad: kortet som syntes tillhör { $turn }, så det är { $turn } som svarar.

## Skedena: vad som är fel med ett drag som inte hör hemma där, skedets namn och vem som väntas göra vad

phase-deal = { $cannot }: det som står på tur är att dela ut korten eller att avsluta partiet.
    .name = { $deals ->
        [0] före första given
       *[other] efter giv { $deals }
    }
    .status = { $deals ->
        [0] dela ut för att börja
       *[other] dela ut nästa
    }
phase-choosing = { $cannot }: först ska givaren välja en av sina två högar.
    .name = givarens val
    .status = { $by ->
        [deal-4] { $you ->
            [yes] du har sett den ena högen: behåll den eller byt till den andra
           *[no] { $seat } har sett en hög och behåller den eller byter till den andra
        }
       *[other] { $you ->
            [yes] du ger: se på en av dina två högar
           *[no] { $seat } ger och ser på en av de två högarna
        }
    }
phase-offer = { $cannot }: vid utdelningen syntes ett kort, och först avgörs om det ska ersättas.
    .name = erbjudandet
    .status = { $you ->
        [yes] ditt kort syntes: låt ersätta det eller avböj
       *[no] { $seat } låter ersätta kortet eller avböjer
    }
phase-finishing = { $cannot }: Knack eller Blitz är redan sagd, och bara givaren gör sitt val färdigt.
    .name = givarens val efter att någon sagt till
    .status = { $by ->
        [deal-4] { $you ->
            [yes] någon har sagt till: behåll högen du har sett eller byt till den andra
           *[no] { $seat } har sett en hög och behåller den eller byter till den andra
        }
       *[other] { $you ->
            [yes] någon har sagt till: gör ditt val mellan högarna färdigt
           *[no] { $seat } gör sitt val mellan högarna färdigt
        }
    }
phase-play = { $cannot }: spelet pågår, och den som är på tur byter, skjuter eller passar.
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
phase-asking = { $cannot }: någon vill lämna tillbaka det som byttes, och först måste ni svara på det.
    .name = frågan om att lämna tillbaka
    .status = { $you ->
        [yes] du är tillfrågad: får { $asker } lämna tillbaka det som byttes?
       *[no] de andra svarar på det som { $asker } ber om, och näst på tur är { $seat }
    }
phase-voting = { $cannot }: ni röstar om att göra om given, och så länge vilar spelet.
    .name = omröstningen
    .status = { $you ->
        [yes] du är tillfrågad: göra om given, ja eller nej?
       *[no] de andra röstar om det som { $asker } har föreslagit, och näst på tur är { $seat }
    }
phase-draw = { $cannot }: flera har lika mycket, och det enda som återstår är att dra kort om segern.
    .name = dragningen om segern
    .status = dra kort om segern
phase-over = { $cannot }: partiet är redan slut.
    .name = partiet är slut
    .status = inget mer att göra

## Andra skäl att vägra ett drag

card-turn-2 = { $seat } har inte { $card } på hand, så det kortet går inte att byta bort.
card-ssi-3 = { $seat } har inte { $card } på hand: ett erbjudande finns bara för ett kort som ligger där.
why-nothing-call-1 = { $seat } har ingen Knack att säga: till det behövs 31 i en färg.
why-nothing-call-3 = Och till Blitz räcker det inte heller: till det behövs tre ess.
why-order-deal-3 = { $seat } har redan sett på en hög, och mer än en får givaren inte se på.
why-order-deal-4 = { $verb ->
    [keep] { $seat } kan inte behålla någon hög än: först ska en av de två ses på.
   *[switch] { $seat } kan inte byta till den andra högen än: först ska en av de två ses på.
}
why-middle-turn-2 = { $Card } ligger inte i mitten: { $seat } kan bara byta mot ett kort som ligger där.
why-middle-ssi-2 = { $seat } kan inte förnya mitten: där måste det ligga en sjua, en åtta och en nia.
why-early-pass-6 = { $seat } kan inte passa än: det går först från och med den andra rundan, och den börjar när turen för första gången kommer till givaren, alltså till { $dealer }.
why-passed-pass-2 = { $seat } kan inte passa: det har någon redan gjort, och i den sista rundan går det bara att byta eller skjuta.
why-without-ssi-2 = { $seat } kan inte förnya mitten: ni spelar utan S.S.I.
why-without-ssi-3 = För { $card } finns inget erbjudande: ni spelar utan S.S.I.
why-without-ssi-6 = { $seat } kan inte be att få lämna tillbaka: ni spelar utan S.S.I.
why-without-ssi-7 = { $seat } kan inte föreslå att given görs om: ni spelar utan S.S.I.
why-last-ssi-6 = { $seat } kan inte lämna tillbaka något: det får bara den be om som gjorde det senaste draget, ett byte.
why-answered-ssi-6 = Från { $seat } väntas inget svar: den som själv ber svarar inte, och den som har gått med på det gör det inte en gång till.
why-answered-ssi-7 = { $seat } har redan röstat: alla har en röst, och den som lägger fram förslaget säger därmed ja.
why-late-ssi-3 = För { $card } går det inte att ge ett erbjudande nu: det hör hemma efter utdelningen, innan givaren ser på en hög eller någon säger till, och för ett kort i taget.
why-exposed-ssi-3 = För { $card } har det redan funnits ett erbjudande, och för varje kort finns bara ett.

## Dragen: som händelse, som halv vägran, som tillåtelse, på en knapp, i en lista

verb-look = { $seat } ser på hög { $word }
    .cannot = { $seat } kan inte se på någon hög nu
    .goes = Det går: { $seat } ger och får se på en av de två högarna.
    .label = Se på hög { $word }
    .brief = se på hög { $word }
verb-keep = { $seat } behåller högen
    .cannot = { $seat } kan inte behålla någon hög nu
    .goes = Det går: { $seat } har sett en hög och får behålla den.
    .label = Behåll
    .brief = behåll
verb-switch = { $seat } tar den andra högen osedd
    .cannot = { $seat } kan inte byta till den andra högen nu
    .goes = Det går: { $seat } har sett en hög och får ta den andra, men osedd.
    .label = Byt hög
    .brief = byt hög
verb-swap = { $word ->
    [all] { $seat } byter alla tre korten
   *[other] { $seat } byter { $own } mot { $other }
}
    .cannot = { $seat } kan inte byta nu
    .goes = { $word ->
        [all] Det går: { $seat } är på tur och får byta alla tre korten.
       *[other] Det går: { $seat } är på tur och får byta { $own } mot { $other }.
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
    .cannot = { $seat } kan inte skjuta nu
    .goes = Det går: { $seat } är på tur och får skjuta.
    .label = Skjut
    .brief = skjut
verb-pass = { $seat } passar
    .cannot = { $seat } kan inte passa nu
    .goes = Det går: { $seat } är på tur, och den andra rundan har börjat.
    .label = Passa
    .brief = passa
verb-announce = { $seat } säger till
    .cannot = { $seat } kan inte säga till nu
    .goes = Det går: { $seat } har Knack eller Blitz och måste genast säga till.
    .label = Säg till
    .brief = säg till
verb-refresh = { $seat } förnyar mitten
    .cannot = { $seat } kan inte förnya mitten nu
    .goes = Det går: i mitten ligger en sjua, en åtta och en nia, och { $seat } är på tur.
    .label = Förnya mitten
    .brief = förnya mitten
verb-replace = { $seat } låter ersätta kortet
    .cannot = { $seat } kan inte låta ersätta något kort nu
    .goes = Det går: { $seat } är tillfrågad och får låta ersätta kortet.
    .label = Låt ersätta
    .brief = låt ersätta
verb-decline = { $seat } avböjer och behåller kortet
    .cannot = { $seat } har inget erbjudande att avböja nu
    .goes = Det går: { $seat } är tillfrågad och får avböja.
    .label = Avböj
    .brief = avböj
verb-ask-back = { $seat } ber att få lämna tillbaka det som byttes
    .cannot = { $seat } kan inte be att få lämna tillbaka nu
    .goes = Det går: { $seat } gjorde det senaste bytet och får be de andra.
    .label = Be att få lämna tillbaka
    .brief = be att få lämna tillbaka
verb-consent = { $seat } går med på det
    .cannot = { $seat } har inget att gå med på nu
    .goes = Det går: { $seat } är tillfrågad och får gå med på det.
    .label = Gå med på det
    .brief = gå med på det
verb-refuse = { $seat } går inte med på det
    .cannot = { $seat } har inget att säga nej till nu
    .goes = Det går: { $seat } är tillfrågad och behöver inte gå med på det.
    .label = Säg nej
    .brief = säg nej
verb-call-redeal = { $seat } föreslår att given görs om
    .cannot = { $seat } kan inte föreslå att given görs om nu
    .goes = Det går: medan spelet pågår får vem som helst föreslå att given görs om, alltså även { $seat }.
    .label = Föreslå omgiv
    .brief = föreslå omgiv
verb-yes = { $seat } röstar ja
    .cannot = { $seat } kan inte rösta ja nu
    .goes = Det går: { $seat } har inte röstat än.
    .label = Ja
    .brief = ja
verb-no = { $seat } röstar nej
    .cannot = { $seat } kan inte rösta nej nu
    .goes = Det går: { $seat } har inte röstat än.
    .label = Nej
    .brief = nej
verb-expose = Vid utdelningen syntes ett kort som tillhör { $seat }: { $card }
    .cannot = För ett kort som har synts finns inget erbjudande nu
    .goes = Det går: { $card } syntes vid utdelningen, och därför måste { $seat } få ett erbjudande.
    .label = { $Card } syntes
    .brief = { $card } syntes

## Händelser som den här texten motiverar på sitt eget sätt

event-turn-deal-3 = { $seat } ger och ser på en av de två högarna
event-turn-deal-4 = { $seat } behåller högen eller byter till den andra
event-opens-deal-4 = Högen som blir över är nu mitten: { $first }, { $second } och { $third }
event-turn-aim-1 = { $seat } sitter i förhand och börjar
event-announces-call-1 = ”Knack!” säger { $seat }
event-announces-call-3 = ”Blitz!” säger { $seat }
event-forgot-call-2 = { $seat } hade Knack eller Blitz och har glömt att säga till
event-deal-ends-call-6 = Någon har sagt till, och given slutar på fläcken
event-turn-turn-1 = { $seat } är fortfarande på tur
event-slides-slide-1 = { $seat } skjuter och tar inget ur mitten
event-turn-slide-1 = Turen är nu hos { $seat }
event-renewed-slide-2 = Alla har skjutit efter varandra: till mitten kommer { $first }, { $second } och { $third }
event-ends-round-pass-1 = { $seat } passar och vill att rundan ska ta slut
event-turn-pass-2 = { $seat } är på tur och har ett drag kvar
event-round-over-pass-3 = Turen har gått ett varv: rundan är över
event-compared-pass-4 = Alla vänder upp sina kort och jämför
event-worth-call-4 = { $seat } har tre ess, alltså en Blitz
event-worth-three-4 = { $seat } har tre lika, och de räknas som { $value }
event-worth-aim-3 = { $seat } kommer upp i { $value } i en färg
event-wins-deal-call-5 = { $seat } vinner given med en Blitz
event-wins-deal-call-6 = { $seat } vinner given med en Knack
event-wins-deal-pass-5 = { $seat } har flest poäng och vinner given
event-wins-deal-ssi-10 = Bland de andra har { $seat } flest poäng och vinner given
event-wins-deal-ssi-12 = { $seat } drog högst och vinner given
event-refreshes-ssi-2 = I mitten låg en sjua, en åtta och en nia: { $seat } förnyar den, och dit kommer { $first }, { $second } och { $third }
event-exposed-ssi-3 = Vid utdelningen syntes { $card }: { $seat } får låta ersätta kortet
event-turn-ssi-3 = { $seat } är tillfrågad: låta ersätta eller avböja
event-turn-ssi-4 = { $seat } har inte valt än och får göra sitt val färdigt
event-chosen-before-ssi-5 = { $seat } har som givare redan valt, och det står fast
event-refuses-ssi-6 = { $seat } går inte med på det: bytet står fast
event-given-back-ssi-6 = Alla andra har gått med på det: { $seat } lämnar tillbaka det som byttes och är på tur igen
event-turn-ssi-7 = { $seat } är på tur att rösta
event-redeal-ssi-7 = { $count } är för det, och det är mer än hälften: samma givare ger en gång till
event-no-redeal-ssi-7 = Mer än hälften kan inte längre vara för det: given görs inte om
event-taken-back-ssi-8 = Alla drag sedan den tidigaste Knack eller Blitz tas tillbaka
event-loses-deal-ssi-9 = { $seat } har därmed förlorat given
event-again-ssi-14 = { $count } drog lika högt och drar igen om segern
