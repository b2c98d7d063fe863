### The one line above the table: what the game is about, and what to press first.

page-aim = Ta ett stick, så betalar givaren dig; går du med och blir utan sätter du en bet.
page-begin = Börja med att välja: Knacka för att gå med, Lägg dig för att stå över.
ui-tip_costs = att lägga dig kostar { $amount }{ $dealer ->
        [yes] , eftersom du är givare
       *[no] {""}
    }
ui-tip_dealer = som givare betalar du för de andras stick
