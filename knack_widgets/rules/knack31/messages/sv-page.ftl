### The one line above the table: what the game is about, and what to press first.

page-aim = Samla kort i en färg: ju närmare 31, desto bättre; bästa handen vinner.
page-begin = Börja med att välja ett av dina kort och ett i mitten, och tryck sedan på Byt kort.
ui-advice_loses = Risk att inte vinna
ui-tip_risk = { $how ->
        [wide] du vinner { $other_low } till { $other_high } av givarna
       *[mean] du vinner { $other_often }
    }
