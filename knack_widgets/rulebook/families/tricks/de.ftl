### Sätze für Stichspiele anderer Autoren, die sie in ihren eigenen Meldungen weglassen dürfen.

phase-play = { $cannot }: Es werden Karten gespielt, und zwar von dem, der an der Reihe ist.
    .name = Stich { $number }
    .status = { $you ->
        [yes] { $leading ->
            [yes] du bist an der Reihe: spiele aus
           *[no] du bist an der Reihe: gib eine Karte zu
        }
       *[no] { $leading ->
            [yes] { $seat } spielt aus
           *[no] { $seat } ist an der Reihe
        }
    }

event-trick = { $seat } nimmt den Stich
    .you = Du nimmst den Stich
event-takes = { $seat } bekommt { $amount } aus dem Topf
    .you = Du bekommst { $amount } aus dem Topf
event-ante = { $seat } zahlt { $amount } in den Topf
    .you = Du zahlst { $amount } in den Topf

verb-show = { $seat } legt die Hand auf
    .you = Du legst die Hand auf
    .cannot = { $seat } kann die Hand jetzt nicht auflegen
    .cannot-you = Du kannst die Hand jetzt nicht auflegen
    .allowed = Erlaubt: { $seat } hat eine Hand, die aufgelegt werden darf.
    .allowed-you = Erlaubt: Du hast eine Hand, die aufgelegt werden darf.
    .label = Hand auflegen
    .brief = offene Hand
event-lays-open = { $seat } legt die Hand auf: { $cards }
    .you = Du legst die Hand auf: { $cards }
why-late = Zum Auflegen ist es zu spät: { $seat } hat schon eine Karte der Hand gespielt.
    .you = Zum Auflegen ist es zu spät: Du hast schon eine Karte der Hand gespielt.
why-open = { $seat } hat die Hand schon aufgelegt.
    .you = Du hast die Hand schon aufgelegt.
