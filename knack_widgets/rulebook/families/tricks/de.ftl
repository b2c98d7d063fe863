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
