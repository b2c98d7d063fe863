### The one line above the table: what the game is about, and what to press first.

page-aim = Sammle Karten einer Farbe: je näher an 31, desto besser; die beste Hand gewinnt.
page-begin = Wähle zuerst eine deiner Karten und eine aus der Mitte, dann tausche sie.
ui-advice_loses = Risiko, nicht zu gewinnen
ui-tip_risk = { $how ->
        [wide] du gewinnst { $other_low } bis { $other_high } der Spiele
       *[mean] du gewinnst { $other_often }
    }
