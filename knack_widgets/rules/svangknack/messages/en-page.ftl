### The one line above the table: what the game is about, and what to press first.

page-aim = Whoever dares to swing chooses trumps, and each trick wins a third of the pot.
page-begin = In the first deal everybody is in: on your turn play a card, following suit if you can.
ui-advice_fails = Risk of paying in
