### Knåker på svenska: fusk.

## Fusk: det öppna berättas som om det vore ärligt, av det hemliga anar de andra bara något

verb-cheat-play = { $seat } lägger { $cards }
    .you = Du lägger { $cards }
    .cannot = { $seat } kan inte fuska med att lägga nu
    .cannot-you = Du kan inte fuska med att lägga nu
    .allowed = { $count ->
        [one] Fusket går att göra: { $seat } lägger { $cards } fast det inte är tillåtet.
       *[other] Fusket går att göra: { $seat } lägger { $cards } på en gång fast det inte är tillåtet.
    }
    .allowed-you = { $count ->
        [one] Fusket går att göra: du lägger { $cards } fast det inte är tillåtet.
       *[other] Fusket går att göra: du lägger { $cards } på en gång fast det inte är tillåtet.
    }
    .label = { $count ->
        [one] Fuska: lägg ett kort
       *[other] Fuska: lägg { SPELL($count) } kort
    }
    .brief = fuska: lägg { $shorts }
verb-cheat-insert = ”Instick!” { $seat } sticker in { $cards }
    .you = ”Instick!” Du sticker in { $cards }
    .cannot = { $seat } kan inte fuska med ett instick nu
    .cannot-you = Du kan inte fuska med ett instick nu
    .allowed = { $count ->
        [one] Fusket går att göra: { $seat } sticker in { $cards } fast det inte är tillåtet.
       *[other] Fusket går att göra: { $seat } sticker in { $cards } på en gång fast det inte är tillåtet.
    }
    .allowed-you = { $count ->
        [one] Fusket går att göra: du sticker in { $cards } fast det inte är tillåtet.
       *[other] Fusket går att göra: du sticker in { $cards } på en gång fast det inte är tillåtet.
    }
    .label = { $count ->
        [one] Fuska: stick in ett kort
       *[other] Fuska: stick in { SPELL($count) } kort
    }
    .brief = fuska: stick in { $shorts }
verb-cheat-draw = { $seat } plockar från plockhögen
    .you = Du plockar från plockhögen
    .cannot = { $seat } kan inte fuska med att plocka nu
    .cannot-you = Du kan inte fuska med att plocka nu
    .allowed = Fusket går att göra: { $seat } plockar ett kort för mycket.
    .allowed-you = Fusket går att göra: du plockar ett kort för mycket.
    .label = Fuska: plocka ett kort för mycket
    .brief = fuska: plocka
verb-cheat-flip = { $seat } vänder sitt nedåtvända kort { $number }
    .you = Du vänder ditt nedåtvända kort { $number }
    .cannot = { $seat } kan inte fuska med ett nedåtvänt kort nu
    .cannot-you = Du kan inte fuska med ett nedåtvänt kort nu
    .allowed = Fusket går att göra: { $seat } vänder sitt nedåtvända kort { $number } fast det inte är tillåtet.
    .allowed-you = Fusket går att göra: du vänder ditt nedåtvända kort { $number } fast det inte är tillåtet.
    .label = Fuska: vänd nedåtvänt kort { $number } i otid
    .brief = fuska: vänd kort { $number }
verb-cheat-pick-up = { $seat } tar upp lägghögen
    .you = Du tar upp lägghögen
    .cannot = { $seat } kan inte fuska med att ta upp lägghögen nu
    .cannot-you = Du kan inte fuska med att ta upp lägghögen nu
    .allowed = Fusket går att göra: { $seat } tar upp lägghögen fast det inte är tillåtet.
    .allowed-you = Fusket går att göra: du tar upp lägghögen fast det inte är tillåtet.
    .label = Fuska: ta upp lägghögen
    .brief = fuska: ta upp lägghögen
verb-cheat-look = { $seat } tjuvtittar på sitt nedåtvända kort { $number }
    .you = Du tjuvtittar på ditt nedåtvända kort { $number }
    .hidden = { $seat } fumlar med något och börjar vissla
    .hidden-you = Du fumlar med något och börjar vissla
    .cannot = { $seat } kan inte tjuvtitta nu
    .cannot-you = Du kan inte tjuvtitta nu
    .allowed = Fusket går att göra: { $seat } tjuvtittar på sitt nedåtvända kort { $number }.
    .allowed-you = Fusket går att göra: du tjuvtittar på ditt nedåtvända kort { $number }.
    .label = Fuska: tjuvtitta på nedåtvänt kort { $number }
    .brief = fuska: tjuvtitta på kort { $number }
verb-cheat-throw = { $seat } slänger { $cards }
    .you = Du slänger { $cards }
    .hidden = { $seat } fumlar med något och harklar sig
    .hidden-you = Du fumlar med något och harklar dig
    .cannot = { $seat } kan inte slänga kort nu
    .cannot-you = Du kan inte slänga kort nu
    .allowed = { $count ->
        [one] Fusket går att göra: { $seat } slänger { $cards }.
       *[other] Fusket går att göra: { $seat } slänger { $cards } på en gång.
    }
    .allowed-you = { $count ->
        [one] Fusket går att göra: du slänger { $cards }.
       *[other] Fusket går att göra: du slänger { $cards } på en gång.
    }
    .label = { $count ->
        [one] Fuska: släng ett kort
       *[other] Fuska: släng { SPELL($count) } kort
    }
    .brief = fuska: släng { $shorts }
verb-cheat-swap = { $seat } byter ut sitt nedåtvända kort { $number } mot { $card }
    .you = Du byter ut ditt nedåtvända kort { $number } mot { $card }
    .hidden = { $seat } fumlar med något och pekar på en fågel utanför fönstret
    .hidden-you = Du fumlar med något och pekar på en fågel utanför fönstret
    .cannot = { $seat } kan inte byta ut något nedåtvänt kort nu
    .cannot-you = Du kan inte byta ut något nedåtvänt kort nu
    .allowed = Fusket går att göra: { $seat } byter ut sitt nedåtvända kort { $number } mot { $card }.
    .allowed-you = Fusket går att göra: du byter ut ditt nedåtvända kort { $number } mot { $card }.
    .label = Fuska: byt ut nedåtvänt kort { $number }
    .brief = fuska: byt kort { $number } mot { $shorts }
verb-cheat-turn = { $seat } vänder på hög { $number }, så att det nedåtvända kortet blir uppåtvänt och tvärtom
    .you = Du vänder på hög { $number }, så att det nedåtvända kortet blir uppåtvänt och tvärtom
    .hidden = { $seat } fumlar med något och undrar vad klockan är
    .hidden-you = Du fumlar med något och undrar vad klockan är
    .cannot = { $seat } kan inte vända på någon hög nu
    .cannot-you = Du kan inte vända på någon hög nu
    .allowed = Fusket går att göra: { $seat } vänder på hög { $number }.
    .allowed-you = Fusket går att göra: du vänder på hög { $number }.
    .label = Fuska: vänd på hög { $number }
    .brief = fuska: vänd på hög { $number }
verb-cheat-hide = { $seat } gömmer { $cards }
    .you = Du gömmer { $cards }
    .hidden = { $seat } fumlar med något och ser lite för oskyldig ut
    .hidden-you = Du fumlar med något och ser lite för oskyldig ut
    .cannot = { $seat } kan inte gömma kort nu
    .cannot-you = Du kan inte gömma kort nu
    .allowed = { $count ->
        [one] Fusket går att göra: { $seat } gömmer { $cards }.
       *[other] Fusket går att göra: { $seat } gömmer { $cards } på en gång.
    }
    .allowed-you = { $count ->
        [one] Fusket går att göra: du gömmer { $cards }.
       *[other] Fusket går att göra: du gömmer { $cards } på en gång.
    }
    .label = { $count ->
        [one] Fuska: göm ett kort
       *[other] Fuska: göm { SPELL($count) } kort
    }
    .brief = fuska: göm { $shorts }
verb-cheat-accuse = { $seat } skvallrar från läktaren på { $accused }
    .you = Du skvallrar från läktaren på { $accused }
    .you-accused = { $seat } skvallrar från läktaren på dig
    .cannot = { $seat } kan inte skvallra på någon nu
    .cannot-you = Du kan inte skvallra på någon nu
    .allowed = Fusket går att göra: { $seat } är inte med i spelet och skvallrar ändå på { $accused }.
    .allowed-you = Fusket går att göra: du är inte med i spelet och skvallrar ändå på { $accused }.
    .allowed-you-accused = Fusket går att göra: { $seat } är inte med i spelet och skvallrar ändå på dig.
    .label = Fuska: skvallra på { $accused }
    .brief = fuska: skvallra på { $accused }
field-resumes = Vad anklagelsen avbröt, och vem som fortsätter
