### Knåker på svenska: dragen, det som slumpen gör, händelser och vad som gäller på lägghögen.

## Bytesrätt

why-not-open-9 = { $Card } hör inte till de öppna kort som { $seat } har lagt, och bara de går att ta tillbaka.
why-rest-9 = { $seat } får inte ta tillbaka just det: resten hade inte fått läggas så från början.
why-closed-9-1 = { $seat } har inga öppna kort på lägghögen, och bara öppna kort går att ta tillbaka.
why-fixed-9-1 = { $seat } får inte ta tillbaka det längre: bytesrätten upphävs när man plockar och när man chansar.
why-checked-9-2 = { $seat } får inte ändra sig nu: så länge ett drag är under kontroll ligger korten fast.

## Den som inte är med, och fusk

why-out-7-1 = { $seat } är redan ute ur spelet, på plats { $count }, och de andra spelar vidare.
why-banned-16-8 = { $seat } är diskvalificerad och ser på utifrån tills ett nytt parti börjar.
why-off-16 = { $seat } kan varken fuska eller anklaga någon för fusk: ni har bestämt er för att spela utan.
why-honest-16 = Det där vore inget fusk: { $seat } får göra det öppet.
why-exchange-16 = { $seat } kan inte fuska så under bytesfasen: då går det bara att plocka för mycket eller att fuska i smyg.
why-many-16 = { $seat } får vänta: så länge { $count } fusk ännu kan avslöjas går det inte att fuska mer.
why-self-16 = { $seat } kan inte anklaga sig själv för fusk.
why-outside-16-1 = { $seat } är inte med i spelet längre, och åskådare får inte påtala fusk.

## Dragen: som händelse, som halv vägran, som tillåtelse, på en knapp, i en lista

verb-take = { $seat } tar upp sin hög { $number }
    .cannot = { $seat } kan inte ta upp någon uppåtvänd hög nu
    .goes = Det går: under bytesfasen får { $seat } ta upp sin hög { $number }, för den är inte låst.
    .label = Ta upp hög { $number }
    .here = Ta upp
    .brief = ta upp hög { $number }
verb-lay = { $seat } lägger { $cards } på hög { $number } hos { $owner }
    .cannot = { $seat } kan inte lägga på någons uppåtvända kort nu
    .goes = { $count ->
        [one] Det går: { $seat } får lägga { $cards } på hög { $number } hos { $owner }.
       *[other] Det går: { $seat } får lägga { $cards } på en gång på hög { $number } hos { $owner }.
    }
    .label = Lägg på hög { $number } hos { $owner }
    .here = Lägg här
    .brief = lägg { $shorts } på hög { $number } hos { $owner }
verb-ready = { $seat } är klar
    .cannot = { $seat } kan inte säga sig vara klar nu
    .goes = Det går: { $seat } har sina högar i ordning och får säga sig vara klar.
    .label = Klar
    .brief = klar
verb-play = { $seat } lägger { $cards }
    .cannot = { $seat } kan inte lägga på lägghögen nu
    .goes = { $count ->
        [one] Det går: { $seat } får lägga { $cards }.
       *[other] Det går: { $seat } får lägga { $cards } på en gång.
    }
    .label = { $count ->
        [one] Lägg ett kort
       *[other] Lägg { $count } kort
    }
    .brief = lägg { $shorts }
verb-chance = { $seat } chansar
    .cannot = { $seat } kan inte chansa nu
    .goes = Det går: { $seat } är på tur och får chansa.
    .label = Chansa
    .brief = chansa
verb-pick-up = { $seat } tar upp lägghögen
    .cannot = { $seat } kan inte ta upp lägghögen nu
    .goes = Det går: { $seat } är på tur och får ta upp lägghögen.
    .label = Ta upp lägghögen
    .brief = ta upp lägghögen
verb-draw = { $seat } plockar från plockhögen
    .cannot = { $seat } kan inte plocka nu
    .goes = Det går: { $seat } sitter med färre än tre handkort och ska plocka.
    .label = Plocka
    .brief = plocka
verb-back = { $count ->
    [0] { $seat } tar tillbaka allt som går
   *[other] { $seat } tar tillbaka { $cards }
}
    .cannot = { $seat } kan inte ta tillbaka kort nu
    .goes = { $count ->
        [0] Det går: { $seat } får ta tillbaka allt som ligger öppet.
        [one] Det går: { $seat } får ta tillbaka { $cards }.
       *[other] Det går: { $seat } får ta tillbaka { $cards } på en gång.
    }
    .label = { $count ->
        [0] Ta tillbaka allt
       *[other] Ta tillbaka { $cards }
    }
    .brief = { $count ->
        [0] ta tillbaka allt
       *[other] ta tillbaka { $shorts }
    }
verb-insert = ”Instick!” { $seat } sticker in { $cards }
    .cannot = { $seat } kan inte sticka in nu
    .goes = { $count ->
        [one] Det går: det är någon annans tur, och { $seat } får sticka in { $cards }.
       *[other] Det går: det är någon annans tur, och { $seat } får sticka in { $cards } på en gång.
    }
    .label = { $count ->
        [one] Stick in ett kort
       *[other] Stick in { $count } kort
    }
    .brief = stick in { $shorts }
verb-flip = { $seat } vänder sitt nedåtvända kort { $number }
    .cannot = { $seat } kan inte vända något nedåtvänt kort nu
    .goes = Det går: { $seat } har bara nedåtvända kort kvar och får vända kort { $number }.
    .label = Vänd kort { $number }
    .here = Vänd
    .brief = vänd kort { $number }
verb-blow = { $seat } slår näven i bordet och blåser: { $seconds } sekunder, { $far } centimeter
    .cannot = { $seat } har inget att blåsa bort nu
    .goes = Det går: { $seat } har lagt en sjua som sista kort och ska banka och blåsa.
    .label = Banka och blås: { $seconds } sekunder, { $far } centimeter
    .brief = blås { $seconds } s { $far } cm
verb-accuse = { $seat } anklagar { $accused } för fusk
    .cannot = { $seat } kan inte anklaga någon nu
    .goes = Det går: { $seat } är med i spelet och får anklaga { $accused } för fusk.
    .label = Anklaga { $accused }
    .brief = anklaga { $accused }
verb-admit = { $seat } erkänner
    .cannot = { $seat } har inget att erkänna nu
    .goes = Det går: { $seat } är anklagad och får erkänna.
    .label = Erkänn
    .brief = erkänn
verb-deny = { $seat } nekar
    .cannot = { $seat } har inget att neka till nu
    .goes = Det går: { $seat } är anklagad och får neka.
    .label = Neka
    .brief = neka

## Fusk: det öppna berättas som om det vore ärligt, av det hemliga anar de andra bara något

verb-cheat-play = { $seat } lägger { $cards }
    .cannot = { $seat } kan inte fuska med att lägga nu
    .goes = { $count ->
        [one] Fusket går att göra: { $seat } lägger { $cards } fast det inte är tillåtet.
       *[other] Fusket går att göra: { $seat } lägger { $cards } på en gång fast det inte är tillåtet.
    }
    .label = { $count ->
        [one] Fuska: lägg ett kort
       *[other] Fuska: lägg { $count } kort
    }
    .brief = fuska: lägg { $shorts }
verb-cheat-insert = ”Instick!” { $seat } sticker in { $cards }
    .cannot = { $seat } kan inte fuska med ett instick nu
    .goes = { $count ->
        [one] Fusket går att göra: { $seat } sticker in { $cards } fast det inte är tillåtet.
       *[other] Fusket går att göra: { $seat } sticker in { $cards } på en gång fast det inte är tillåtet.
    }
    .label = { $count ->
        [one] Fuska: stick in ett kort
       *[other] Fuska: stick in { $count } kort
    }
    .brief = fuska: stick in { $shorts }
verb-cheat-draw = { $seat } plockar från plockhögen
    .cannot = { $seat } kan inte fuska med att plocka nu
    .goes = Fusket går att göra: { $seat } plockar ett kort för mycket.
    .label = Fuska: plocka ett kort för mycket
    .brief = fuska: plocka
verb-cheat-flip = { $seat } vänder sitt nedåtvända kort { $number }
    .cannot = { $seat } kan inte fuska med ett nedåtvänt kort nu
    .goes = Fusket går att göra: { $seat } vänder sitt nedåtvända kort { $number } fast det inte är tillåtet.
    .label = Fuska: vänd nedåtvänt kort { $number } i otid
    .brief = fuska: vänd kort { $number }
verb-cheat-pick-up = { $seat } tar upp lägghögen
    .cannot = { $seat } kan inte fuska med att ta upp lägghögen nu
    .goes = Fusket går att göra: { $seat } tar upp lägghögen fast det inte är tillåtet.
    .label = Fuska: ta upp lägghögen
    .brief = fuska: ta upp lägghögen
verb-cheat-look = { $seat } tjuvtittar på sitt nedåtvända kort { $number }
    .hidden = { $seat } fumlar med något och börjar vissla
    .cannot = { $seat } kan inte tjuvtitta nu
    .goes = Fusket går att göra: { $seat } tjuvtittar på sitt nedåtvända kort { $number }.
    .label = Fuska: tjuvtitta på nedåtvänt kort { $number }
    .brief = fuska: tjuvtitta på kort { $number }
verb-cheat-throw = { $seat } slänger { $cards }
    .hidden = { $seat } fumlar med något och harklar sig
    .cannot = { $seat } kan inte slänga kort nu
    .goes = { $count ->
        [one] Fusket går att göra: { $seat } slänger { $cards }.
       *[other] Fusket går att göra: { $seat } slänger { $cards } på en gång.
    }
    .label = { $count ->
        [one] Fuska: släng ett kort
       *[other] Fuska: släng { $count } kort
    }
    .brief = fuska: släng { $shorts }
verb-cheat-swap = { $seat } byter ut sitt nedåtvända kort { $number } mot { $card }
    .hidden = { $seat } fumlar med något och pekar på en fågel utanför fönstret
    .cannot = { $seat } kan inte byta ut något nedåtvänt kort nu
    .goes = Fusket går att göra: { $seat } byter ut sitt nedåtvända kort { $number } mot { $card }.
    .label = Fuska: byt ut nedåtvänt kort { $number }
    .brief = fuska: byt kort { $number } mot { $shorts }
verb-cheat-turn = { $seat } vänder på hög { $number }, så att det nedåtvända kortet blir uppåtvänt och tvärtom
    .hidden = { $seat } fumlar med något och undrar vad klockan är
    .cannot = { $seat } kan inte vända på någon hög nu
    .goes = Fusket går att göra: { $seat } vänder på hög { $number }.
    .label = Fuska: vänd på hög { $number }
    .brief = fuska: vänd på hög { $number }
verb-cheat-hide = { $seat } gömmer { $cards }
    .hidden = { $seat } fumlar med något och ser lite för oskyldig ut
    .cannot = { $seat } kan inte gömma kort nu
    .goes = { $count ->
        [one] Fusket går att göra: { $seat } gömmer { $cards }.
       *[other] Fusket går att göra: { $seat } gömmer { $cards } på en gång.
    }
    .label = { $count ->
        [one] Fuska: göm ett kort
       *[other] Fuska: göm { $count } kort
    }
    .brief = fuska: göm { $shorts }
verb-cheat-accuse = { $seat } skvallrar från läktaren på { $accused }
    .cannot = { $seat } kan inte skvallra på någon nu
    .goes = Fusket går att göra: { $seat } är inte med i spelet och skvallrar ändå på { $accused }.
    .label = Fuska: skvallra på { $accused }
    .brief = fuska: skvallra på { $accused }

## Slumpen

chance-draw = Slumpen väljer nya kort
    .cannot = Slumpen har inga kort att ersätta nu
    .goes = Det går: kort som fusket gällde ska ersättas av slumpen.
    .label = Dra nya kort

## Händelser som den här texten motiverar på sitt eget sätt

event-draws-2-3 = { $count ->
    [one] { $seat } fyller på handen till tre med ett kort
   *[other] { $seat } fyller på handen till tre med { $count } kort
}
event-turns-pile-4-1 = En vändtia: { $seat } vänder lägghögen, { $count ->
    [one] ett kort
   *[other] { $count } kort
}
event-turns-pile-4-2 = Fripplett, minst fyra av samma valör i rad: { $seat } vänder lägghögen, { $count } kort
event-turns-pile-17-1 = Fler än fyra av samma valör i rad: { $seat } vänder lägghögen, { $count } kort
event-not-turned-5 = { $count } tvåor i rad: tvåor vänder inte högen
event-not-turned-12-1 = { $count } likadana ligger i rad, men en stege vänder inte högen
event-not-turned-13-6 = { $count } sjuor i rad: de har ingen valör och vänder inte högen
event-not-turned-17-2 = { $count } kajaker i rad: de räknas som ett enda ting och vänder inte högen
event-once-more-5 = Överst ligger en tvåa: { $seat } får turen igen
event-once-more-13-2 = En sjua på en tvåa är som en tvåa till: { $seat } får turen igen
event-joker-row-10-1 = Två knåkrar i rad: en dubbelknåker
event-joker-row-10-2 = Tre knåkrar i rad: en trippelknåker
event-joker-row-17-2-2 = Två kajaker i rad: en dubbelkajak
event-joker-row-17-2-3 = Tre kajaker i rad: en trippelkajak
event-joker-row-17-2-4 = Fyra kajaker i rad: en frippelkajak
event-joker-row-17-2-5 = Fem kajaker i rad: en pentakajak
event-joker-row-17-2-6 = Alla sex kajakerna i rad: en hexakajak
event-loses-out-7-2 = Så får ingen gå ut: { $seat } har förlorat och hamnar på plats { $place }
event-cheat-stands-16 = Ett helt varv har gått utan att någon sagt något: det fusk som { $seat } gjorde gäller nu
event-guilty-16-2 = { $count ->
    [one] { $seat } har fuskat grovt, och det kostar en prick
   *[other] { $seat } har fuskat grovt, och det kostar { $count } prickar
}
event-disqualified-16-3 = Ett fusk som inte ens Knåker tål: { $seat } diskvalificeras och hamnar på plats { $place }
event-disqualified-16-8 = Den femte pricken: { $seat } diskvalificeras och hamnar på plats { $place }

## Vad som gäller på lägghögen

heap-frippel = Frippelknåker: bara en trea går, som sista nedåtvända kort
heap-knug = Trippelknug: inget svart går
heap-joker-1 = Knåker: tvåor, treor, sjuor, tior och knåkrar går
heap-joker-2 = Dubbelknåker: tvåor, treor, tior och knåkrar går
heap-joker-3 = Trippelknåker: tior, trippeltrea och frippeltrea går
heap-kajak-1 = Enkel kajak: tvåor, treor, sjuor, tior och kajaker går
heap-kajak-2 = Dubbelkajak: tvåor, treor, tior och kajaker går
heap-kajak-3 = Trippelkajak: tvåor, tior och kajaker går
heap-kajak-4 = Frippelkajak: tior och kajaker går
heap-kajak-5 = Pentakajak: bara en kajak går
heap-kajak-6 = Hexakajak: inget går
heap-two = Tvåa: allt går
heap-through = Genomskinlig sju: kortet under gäller
heap-empty = Bara sjuor: allt går, som på en tom hög

## Kortens namn i det här spelet

joker-b = svart knåker
joker-r = röd knåker
