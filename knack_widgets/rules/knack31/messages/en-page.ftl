### The one line above the table: what the game is about, and what to press first.

page-aim = Collect cards of one suit: the nearer to 31, the better; the best hand wins.
page-begin = First choose a card of yours and one from the middle, and swap them.
ui-advice_loses = Risk of not winning
ui-tip_risk = { $how ->
        [wide] you win { $other_low } to { $other_high } of the deals
       *[mean] you win { $other_often }
    }
