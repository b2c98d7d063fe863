### The one line above the table: what the game is about, and what to press first.

page-aim = Den som vågar svänga väljer trumf, och varje stick ger en tredjedel av potten.
page-begin = Den första given är en tvångsgiv, så alla är med: tryck på ett kort när det är din tur.
ui-advice_fails = Risk att betala in
