### The one line above the table: what the game is about, and what to press first.

page-aim = Der Geber bezahlt dir jeden Stich; wer klopft und leer ausgeht, setzt eine Bete.
page-begin = Entscheide zuerst: Klopfen, um dabei zu sein, oder Aussteigen.
ui-tip_costs = Aussteigen kostet { $amount }{ $dealer ->
        [yes] , weil du gibst
       *[no] {""}
    }
ui-tip_dealer = als Geber bezahlst du die Stiche der anderen
