### Knåker på svenska: dragen.

## Dragen: som händelse, som halvt nej, som tillåtelse, på en knapp, i en lista

verb-take = { $seat } tar upp sin hög { $number }
    .you = Du tar upp din hög { $number }
    .cannot = { $seat } kan inte ta upp någon uppåtvänd hög nu
    .cannot-you = Du kan inte ta upp någon uppåtvänd hög nu
    .allowed = Tillåtet: under bytesfasen får { $seat } ta upp sin hög { $number }, för den är inte låst.
    .allowed-you = Tillåtet: under bytesfasen får du ta upp din hög { $number }, för den är inte låst.
    .label = Ta upp hög { $number }
    .here = Ta upp
    .brief = ta upp hög { $number }
verb-lay = { $seat } lägger { $cards } på hög { $number } hos { $owner }
    .you = Du lägger { $cards } på hög { $number } hos { $owner }
    .you-owner = { $seat } lägger { $cards } på din hög { $number }
    .you-seat-owner = Du lägger { $cards } på din hög { $number }
    .own = { $seat } lägger { $cards } på sin egen hög { $number }
    .cannot = { $seat } kan inte lägga på någons uppåtvända kort nu
    .cannot-you = Du kan inte lägga på någons uppåtvända kort nu
    .allowed = { $count ->
        [one] Tillåtet: { $seat } får lägga { $cards } på hög { $number } hos { $owner }.
       *[other] Tillåtet: { $seat } får lägga { $cards } på en gång på hög { $number } hos { $owner }.
    }
    .allowed-you = { $count ->
        [one] Tillåtet: du får lägga { $cards } på hög { $number } hos { $owner }.
       *[other] Tillåtet: du får lägga { $cards } på en gång på hög { $number } hos { $owner }.
    }
    .allowed-you-owner = { $count ->
        [one] Tillåtet: { $seat } får lägga { $cards } på din hög { $number }.
       *[other] Tillåtet: { $seat } får lägga { $cards } på en gång på din hög { $number }.
    }
    .allowed-you-seat-owner = { $count ->
        [one] Tillåtet: du får lägga { $cards } på din hög { $number }.
       *[other] Tillåtet: du får lägga { $cards } på en gång på din hög { $number }.
    }
    .allowed-own = { $count ->
        [one] Tillåtet: { $seat } får lägga { $cards } på sin egen hög { $number }.
       *[other] Tillåtet: { $seat } får lägga { $cards } på en gång på sin egen hög { $number }.
    }
    .label = Lägg på hög { $number } hos { $owner }
    .label-you-seat-owner = Lägg på din hög { $number }
    .label-own = Lägg på egen hög { $number }
    .here = Lägg här
    .brief = lägg { $shorts } på hög { $number } hos { $owner }
    .brief-you-seat-owner = lägg { $shorts } på din hög { $number }
    .brief-own = lägg { $shorts } på egen hög { $number }
verb-ready = { $seat } är klar
    .you = Du är klar
    .cannot = { $seat } kan inte säga ”klar” nu
    .cannot-you = Du kan inte säga ”klar” nu
    .allowed = Tillåtet: { $seat } har tre högar i ordning och får säga ”klar”.
    .allowed-you = Tillåtet: du har tre högar i ordning och får säga ”klar”.
    .label = Klar
    .brief = klar
verb-play = { $seat } lägger { $cards }
    .you = Du lägger { $cards }
    .cannot = { $seat } kan inte lägga på lägghögen nu
    .cannot-you = Du kan inte lägga på lägghögen nu
    .allowed = { $count ->
        [one] Tillåtet: { $seat } får lägga { $cards }.
       *[other] Tillåtet: { $seat } får lägga { $cards } på en gång.
    }
    .allowed-you = { $count ->
        [one] Tillåtet: du får lägga { $cards }.
       *[other] Tillåtet: du får lägga { $cards } på en gång.
    }
    .label = { $count ->
        [one] Lägg ett kort
       *[other] Lägg { SPELL($count) } kort
    }
    .brief = lägg { $shorts }
verb-chance = { $seat } chansar
    .you = Du chansar
    .cannot = { $seat } kan inte chansa nu
    .cannot-you = Du kan inte chansa nu
    .allowed = Tillåtet: { $seat } är på tur och får chansa.
    .allowed-you = Tillåtet: du är på tur och får chansa.
    .label = Chansa
    .brief = chansa
verb-pick-up = { $seat } tar upp lägghögen
    .you = Du tar upp lägghögen
    .cannot = { $seat } kan inte ta upp lägghögen nu
    .cannot-you = Du kan inte ta upp lägghögen nu
    .allowed = Tillåtet: { $seat } är på tur och får ta upp lägghögen.
    .allowed-you = Tillåtet: du är på tur och får ta upp lägghögen.
    .label = Ta upp lägghögen
    .brief = ta upp lägghögen
verb-draw = { $seat } plockar från plockhögen
    .you = Du plockar från plockhögen
    .cannot = { $seat } kan inte plocka nu
    .cannot-you = Du kan inte plocka nu
    .allowed = Tillåtet: { $seat } har färre än tre kort på handen och ska plocka.
    .allowed-you = Tillåtet: du har färre än tre kort på handen och ska plocka.
    .label = Plocka
    .brief = plocka
verb-back = { $count ->
    [0] { $seat } tar tillbaka allt som går
   *[other] { $seat } tar tillbaka { $cards }
}
    .you = { $count ->
    [0] Du tar tillbaka allt som går
   *[other] Du tar tillbaka { $cards }
}
    .cannot = { $seat } kan inte ta tillbaka kort nu
    .cannot-you = Du kan inte ta tillbaka kort nu
    .allowed = { $count ->
        [0] Tillåtet: { $seat } får ta tillbaka allt som ligger öppet.
        [one] Tillåtet: { $seat } får ta tillbaka { $cards }.
       *[other] Tillåtet: { $seat } får ta tillbaka { $cards } på en gång.
    }
    .allowed-you = { $count ->
        [0] Tillåtet: du får ta tillbaka allt som ligger öppet.
        [one] Tillåtet: du får ta tillbaka { $cards }.
       *[other] Tillåtet: du får ta tillbaka { $cards } på en gång.
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
    .you = ”Instick!” Du sticker in { $cards }
    .cannot = { $seat } kan inte sticka in nu
    .cannot-you = Du kan inte sticka in nu
    .allowed = { $count ->
        [one] Tillåtet: det är någon annans tur, och { $seat } får sticka in { $cards }.
       *[other] Tillåtet: det är någon annans tur, och { $seat } får sticka in { $cards } på en gång.
    }
    .allowed-you = { $count ->
        [one] Tillåtet: det är någon annans tur, och du får sticka in { $cards }.
       *[other] Tillåtet: det är någon annans tur, och du får sticka in { $cards } på en gång.
    }
    .label = { $count ->
        [one] Stick in ett kort
       *[other] Stick in { SPELL($count) } kort
    }
    .brief = stick in { $shorts }
verb-flip = { $seat } vänder sitt nedåtvända kort { $number }
    .you = Du vänder ditt nedåtvända kort { $number }
    .cannot = { $seat } kan inte vända något nedåtvänt kort nu
    .cannot-you = Du kan inte vända något nedåtvänt kort nu
    .allowed = Tillåtet: { $seat } har bara nedåtvända kort kvar och får vända kort { $number }.
    .allowed-you = Tillåtet: du har bara nedåtvända kort kvar och får vända kort { $number }.
    .label = Vänd kort { $number }
    .here = Vänd
    .brief = vänd kort { $number }
verb-blow = { $seat } slår näven i bordet och blåser: { $seconds } sekunder, { $far } centimeter
    .you = Du slår näven i bordet och blåser: { $seconds } sekunder, { $far } centimeter
    .cannot = { $seat } har inget att blåsa bort nu
    .cannot-you = Du har inget att blåsa bort nu
    .allowed = Tillåtet: { $seat } har lagt en sjua som sista kort och ska banka och blåsa.
    .allowed-you = Tillåtet: du har lagt en sjua som sista kort och ska banka och blåsa.
    .label = Banka och blås: { $seconds } sekunder, { $far } centimeter
    .brief = blås { $seconds } s { $far } cm
verb-accuse = { $seat } anklagar { $accused } för fusk
    .you = Du anklagar { $accused } för fusk
    .you-accused = { $seat } anklagar dig för fusk
    .cannot = { $seat } kan inte anklaga någon nu
    .cannot-you = Du kan inte anklaga någon nu
    .allowed = Tillåtet: { $seat } är med i spelet och får anklaga { $accused } för fusk.
    .allowed-you = Tillåtet: du är med i spelet och får anklaga { $accused } för fusk.
    .allowed-you-accused = Tillåtet: { $seat } är med i spelet och får anklaga dig för fusk.
    .label = Anklaga { $accused }
    .brief = anklaga { $accused }
verb-admit = { $seat } erkänner
    .you = Du erkänner
    .cannot = { $seat } har inget att erkänna nu
    .cannot-you = Du har inget att erkänna nu
    .allowed = Tillåtet: { $seat } är anklagad och får erkänna.
    .allowed-you = Tillåtet: du är anklagad och får erkänna.
    .label = Erkänn
    .brief = erkänn
verb-deny = { $seat } nekar
    .you = Du nekar
    .cannot = { $seat } har inget att neka till nu
    .cannot-you = Du har inget att neka till nu
    .allowed = Tillåtet: { $seat } är anklagad och får neka.
    .allowed-you = Tillåtet: du är anklagad och får neka.
    .label = Neka
    .brief = neka
