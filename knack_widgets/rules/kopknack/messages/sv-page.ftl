### The one line above the table: what the game is about, and what to press first.

page-aim = Varje stick ger en tredjedel av potten; går du med och blir utan sätter du en bet.
page-begin = Börja med att välja: Knacka eller Lägg dig. Välj sedan kort att lägga bort och köp nya.
ui-tip_given_up = lägger du dig förlorar du de { $paid } du har lagt i potten
