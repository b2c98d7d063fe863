### Knåker på svenska: varför ett drag är tillåtet eller inte, och skedena.

## Gränser för uppställningen

limit-1 = Till varje lek hör 52 vanliga kort och tre knåkrar, två svarta och en röd, och alla kort i leken eller lekarna ska vara med.
limit-17 = Två till tolv kan spela: en lek räcker till sex spelare och två lekar till tolv, och fler än två finns inte att välja.

option-decks = Antal lekar (fler än sex spelar alltid med två)
option-quiet = Tyst spel: gå ut på en sjua utan att banka och blåsa
option-cheating = Fina fulingar: det går att fuska
option-dots = Prickar från förra partiet

## Den som inte är på tur

turn-3 = { $seat } är inte på tur: turen går medsols, och nu är { $turn } på tur.
    .you = Du är inte på tur: turen går medsols, och nu är { $turn } på tur.
    .you-turn = { $seat } är inte på tur: turen går medsols, och nu är du på tur.
turn-13-4 = { $seat } har inget att blåsa bort: det var { $turn } som lade en sjua som sista kort.
    .you = Du har inget att blåsa bort: det var { $turn } som lade en sjua som sista kort.
    .you-turn = { $seat } har inget att blåsa bort: det var du som lade en sjua som sista kort.
turn-16 = { $seat } är inte anklagad: det är { $turn } som ska erkänna eller neka.
    .you = Du är inte anklagad: det är { $turn } som ska erkänna eller neka.
    .you-turn = { $seat } är inte anklagad: det är du som ska erkänna eller neka.

## Skedena: vad som är fel med ett drag som inte hör hemma där, skedets namn och vem som väntas göra vad

phase-deal = { $cannot }: först ska korten delas ut.
    .name = före utdelningen
    .status = dela ut för att börja
phase-exchange = { $cannot }: bytesfasen pågår, och spelet börjar först när alla är klara.
    .name = bytesfasen
    .status = alla byter kort samtidigt: tryck på Klar när du är färdig
phase-play = { $cannot }: spelet pågår, och den som är på tur lägger, chansar eller tar upp lägghögen.
    .name = spelet
    .status = { $you_owe ->
        [yes] { $others ->
            [none] { $you ->
                [yes] plocka först, så att du har tre kort; sedan är du på tur
               *[no] ditt drag: plocka, så att du har tre kort; sedan är { $seat } på tur
            }
           *[other] { $you ->
                [yes] plocka först, så att du har tre kort; det ska { $others } också, och sedan är du på tur
               *[no] ditt drag: plocka, så att du har tre kort; det ska { $others } också, och sedan är { $seat } på tur
            }
        }
       *[no] { $owing ->
            [none] { $you ->
                [yes] du är på tur, och de andra får sticka in
               *[no] { $seat } är på tur, och de andra får sticka in
            }
           *[other] { $you ->
                [yes] först ska { $owing } plocka, och sedan är du på tur
               *[no] { $own_draw ->
                    [yes] { $seat } ska plocka först och spelar sedan vidare
                   *[no] först ska { $owing } plocka, och sedan är { $seat } på tur
                }
            }
        }
    }
phase-blow = { $cannot }: någons sista kort var en sjua, och först ska det bankas och blåsas.
    .name = blåsningen
    .status = { $you ->
        [yes] ditt sista kort är en sjua: slå näven i bordet och blås
       *[no] { $seat } lade en sjua sist och ska slå näven i bordet och blåsa
    }
phase-accused = { $cannot }: någon är anklagad för fusk, och så länge vilar spelet.
    .name = anklagelsen
    .status = { $you ->
        [yes] du är anklagad: erkänn eller neka
       *[no] { $seat } är anklagad och ska erkänna eller neka
    }
phase-last-word = { $cannot }: bara en spelare är kvar, som får anklaga eller låta fusket gälla.
    .name = sista ordet
    .status = { $you ->
        [yes] du är ensam kvar, men kanske genom ett fusk: anklaga, eller tryck Klar och låt det gälla
       *[no] { $seat } är ensam kvar och får anklaga eller låta det gälla
    }
phase-replace = { $cannot }: först ska slumpen ersätta de kort som fusket gällde.
    .name = ersättningen efter fusket
    .status = dra nya kort i stället för dem som fusket gällde
phase-over = { $cannot }: partiet är redan slut.
    .name = partiet är slut
    .status = nytt parti?

## Kort som inte finns där

card-2 = { $seat } kan inte lägga { $card } där: på egna högar läggs handkort, på andras högar handkort eller det översta ur en egen hög.
    .you = Du kan inte lägga { $card } där: på egna högar läggs handkort, på andras högar handkort eller det översta ur en egen hög.
card-3 = { $seat } kommer inte åt { $card }: kortet ska finnas på handen eller, när de får läggas, bland de egna uppåtvända.
    .you = Du kommer inte åt { $card }: kortet ska finnas på handen eller, när de får läggas, bland dina egna uppåtvända.
card-11 = { $seat } har inte { $card } på handen, och instick läggs bara från handen.
    .you = Du har inte { $card } på handen, och instick läggs bara från handen.

## Bytesfasen

why-ready-2-1 = { $seat } har redan sagt ”klar”, och det går inte att ångra.
    .you = Du har redan sagt ”klar”, och det går inte att ångra.
why-piles-2-1 = { $seat } kan inte vara klar än: hög { $number } är tom, och på vart och ett av de tre nedåtvända korten ska minst ett uppåtvänt ligga.
    .you = Du kan inte vara klar än: hög { $number } är tom, och på vart och ett av de tre nedåtvända korten ska minst ett uppåtvänt ligga.
why-owes-2-3 = { $seat } har färre än tre kort på handen och måste plocka först av allt.
    .you = Du har färre än tre kort på handen och måste plocka först av allt.
why-enough-2-3 = { $seat } har redan { SPELL($count) } kort på handen, och man plockar bara när man har färre än tre.
    .you = Du har redan { SPELL($count) } kort på handen, och man plockar bara när man har färre än tre.
why-no-stock-2-3 = { $seat } har inget att plocka: plockhögen är slut.
    .you = Du har inget att plocka: plockhögen är slut.
why-empty-2 = Hög { $number } framför { $seat } är tom: där finns inga uppåtvända kort att ta upp.
    .you = Din hög { $number } är tom: där finns inga uppåtvända kort att ta upp.
why-locked-2-2 = Hög { $number } framför { $seat } är låst: ingen får ta upp kort ur den.
    .you = Din hög { $number } är låst: ingen får ta upp kort ur den.
why-mixed-2 = { $Card } och { $other } har olika valör: på en hög läggs bara kort av en och samma valör.
why-mixed-2-2 = { $Card } och { $other } har olika valör: på andras högar läggs bara kort av en och samma valör.
why-rank-2 = Överst på hög { $number } ligger { $other }, och { $card } har en annan valör: på en hög går bara samma valör.
why-rank-2-2 = Överst på hög { $number } hos { $owner } ligger { $other }, och { $card } har en annan valör: på andras högar går bara samma valör.
    .you-owner = Överst på din hög { $number } ligger { $other }, och { $card } har en annan valör: på andras högar går bara samma valör.
why-empty-pile-2-2 = { $Card } kan inte läggas hos { $owner }: hög { $number } är tom, och hos andra ska det ligga ett kort av samma valör.
    .you-owner = { $Card } kan inte läggas hos dig: din hög { $number } är tom, och hos andra ska det ligga ett kort av samma valör.
why-taken-8-2 = { $owner } har redan tagit upp korten ur hög { $number }, och en påbörjad upptagning får ingen störa.
    .you-owner = Du har redan tagit upp korten ur hög { $number }, och en påbörjad upptagning får ingen störa.

## Vad som går att lägga tillsammans

why-mixed-3-1 = { $Card } och { $other } kan inte läggas tillsammans: de har olika valör.
why-next-move-3 = Draget slutar med { $card }, som ger turen igen: { $other } läggs i ett nytt drag.
why-short-12 = Och till en stege räcker det inte: den består av minst tre valörer som följer på varandra, och här { $count ->
    [0] finns ingen.
    [one] finns bara en.
   *[other] finns bara två.
}
why-gap-12 = I en stege kommer varje valör närmast efter den förra: först { $card } och sedan { $other } är ingen följd.
why-banned-12-3 = { $Card } kan inte ingå i en stege: tvåor och tior hoppas alltid över.
why-ladder-16-8 = { $seat } har minst tre prickar och får inte lägga stegar.
    .you = Du har minst tre prickar och får inte lägga stegar.
why-seven-15 = { $Card } kan inte ingå i en kåker: sjuor har ingen egen valör.
why-acting-15 = { $Card } kan inte ingå i en kåker: tvåor och tior verkar i samma stund som de läggs.
why-joker-15 = { $Card } kan inte ingå i en kåker: knåkrar hör inte dit.
why-order-15 = I en kåker läggs först korten av den lägre valören och sedan de högre: att börja med { $card } och sluta med { $other } är fel ordning.

## Var det går att lägga

why-first-12 = Stegen går inte att lägga här: den börjar med { $card }, och överst på lägghögen gäller { $other }.
why-first-15 = Kåkern går inte att lägga här: den börjar med { $card }, och överst på lägghögen gäller { $other }.
why-lower-3 = { $Card } är lägre än { $other }: kortet ska vara minst lika högt som det som gäller på lägghögen.
why-through-13 = Sjuor är genomskinliga: det som gäller är kortet under, { $other }.
why-single-10 = { $Card } kan inte läggas på en knåker: där går bara tvåor, treor, sjuor, tior och fler knåkrar.
why-three-10 = { $Card } kan inte läggas på { $other }: en knåker går inte på en trea.
why-double-10-1 = { $Card } kan inte läggas på en dubbelknåker: där går bara tvåor, treor, tior och fler knåkrar.
why-triple-10-2 = { $Card } kan inte läggas så på en trippelknåker: där går bara tior, en trippeltrea eller en frippeltrea.
why-frippel-10-3 = { $Card } kan inte läggas på en frippelknåker: där går bara en trea, och den ska vara någons sista nedåtvända kort.
why-seven-13-1 = { $Card } stoppas också av sjuornas egen regel: de går på allt utom på en dubbelknåker eller starkare.
why-black-14 = { $Card } är svart, och på en trippelknug får inget svart läggas.
why-kajak-17-2-1 = { $Card } kan inte läggas på en enkel kajak: där går bara tvåor, treor, sjuor, tior och fler kajaker.
why-kajak-17-2-2 = { $Card } kan inte läggas på en dubbelkajak: där går bara tvåor, treor, tior och fler kajaker.
why-kajak-17-2-3 = { $Card } kan inte läggas på en trippelkajak: där går bara tvåor, tior och fler kajaker.
why-kajak-17-2-4 = { $Card } kan inte läggas på en frippelkajak: där går bara tior och fler kajaker.
why-kajak-17-2-5 = { $Card } kan inte läggas på en pentakajak: där går bara en kajak till.
why-hexa-17-2-6 = { $Card } kan inte läggas på en hexakajak: den är oslagbar.
why-capped-17-2-6 = { $Card } går inte här: { $seat } har tagit upp en hexakajak, och på { $other }, ett klätt kort som någon annan har lagt, går då bara tvåor, sjuor och tior.
    .you = { $Card } går inte här: du har tagit upp en hexakajak, och på { $other }, ett klätt kort som någon annan har lagt, går då bara tvåor, sjuor och tior.

## Turen: chansa, ta upp, plocka, vända

why-owes-3-4 = { $seat } har färre än tre kort på handen och måste plocka först.
    .you = Du har färre än tre kort på handen och måste plocka först.
why-waits-3-4 = { $seat } får vänta: { $turn } har färre än tre kort på handen och måste plocka först.
    .you = Du får vänta: { $turn } har färre än tre kort på handen och måste plocka först.
    .you-turn = { $seat } får vänta: du har färre än tre kort på handen och måste plocka först.
why-waits-8 = Och { $turn }, som tar upp kort, ska få göra det i fred.
    .you-turn = Och du, som tar upp kort, ska få göra det i fred.
why-enough-3-4 = { $seat } har redan { SPELL($count) } kort på handen, och man plockar bara när man har färre än tre.
    .you = Du har redan { SPELL($count) } kort på handen, och man plockar bara när man har färre än tre.
why-no-stock-3-4 = { $seat } har inget att plocka: plockhögen är slut.
    .you = Du har inget att plocka: plockhögen är slut.
why-no-stock-3-2 = { $seat } kan inte chansa: plockhögen är slut.
    .you = Du kan inte chansa: plockhögen är slut.
why-nothing-3-3 = { $seat } har ingen lägghög att ta upp: där ligger inga kort.
    .you = Du har ingen lägghög att ta upp: där ligger inga kort.
why-can-3-3 = { $seat } får inte ta upp lägghögen: { $card } går att lägga, ensamt eller tillsammans med fler kort.
    .you = Du får inte ta upp lägghögen: { $card } går att lägga, ensamt eller tillsammans med fler kort.
why-debt-16-8 = { $seat } har fått sin fjärde prick och ska ta upp lägghögen den här turen: lägga går inte.
    .you = Du har fått din fjärde prick och ska ta upp lägghögen den här turen: lägga går inte.
why-hand-first-6-1 = { $Card } ligger uppåtvänt framför { $seat }: de uppåtvända korten får läggas först när handen är tom och plockhögen slut.
    .you = { $Card } ligger uppåtvänt framför dig: uppåtvända kort får du lägga först när handen är tom och plockhögen slut.
why-flip-6-2 = { $seat } har bara nedåtvända kort kvar och måste vända ett: lägghögen får inte tas upp i stället.
    .you = Du har bara nedåtvända kort kvar och måste vända ett: lägghögen får inte tas upp i stället.
why-not-yet-6-2 = { $seat } får inte vända något nedåtvänt kort än: först ska handkorten och de uppåtvända vara slut.
    .you = Du får inte vända något nedåtvänt kort än: först ska dina handkort och uppåtvända kort vara slut.
why-empty-6-2 = På plats { $number } framför { $seat } finns inget sådant kort.
    .you = På plats { $number } framför dig finns inget sådant kort.

## Instick

why-own-turn-11 = { $seat } är själv på tur, och instick läggs medan någon annan är på tur.
    .you = Du är själv på tur, och instick läggs medan någon annan är på tur.
why-nothing-11 = { $seat } har ingenting att sticka in på: lägghögen är tom, eller så ligger där bara sjuor.
    .you = Du har ingenting att sticka in på: lägghögen är tom, eller så ligger där bara sjuor.
why-taken-8-1 = Lägghögen håller på att tas upp, och en upptagning får ingen störa.
why-rank-11 = På lägghögen gäller { $other }, och { $card } har en annan valör: ett instick ska ha samma.
why-rank-11-1 = { $Card } kan inte stickas in: tvåor, sjuor och tior går aldrig som instick.
why-insert-6-1 = { $Card } ligger uppåtvänt framför { $seat }, och uppåtvända kort får inte stickas in.
    .you = { $Card } ligger uppåtvänt framför dig, och uppåtvända kort får inte stickas in.
why-forms-10-3 = { $seat } får inte sticka in här: en frippelknåker får aldrig bildas genom ett instick.
    .you = Du får inte sticka in här: en frippelknåker får aldrig bildas genom ett instick.
why-handicap-10-3 = { $seat } har tagit upp en frippelknåker och får inte sticka in något mer i det här partiet.
    .you = Du har tagit upp en frippelknåker och får inte sticka in något mer i det här partiet.
