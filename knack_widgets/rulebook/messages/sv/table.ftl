### The table: what can be asked of it, where the reader stands, what is new.

ui-now = Nu
ui-why = Varför?
ui-why_hint = Tryck på ett kort eller ett drag för att få veta varför det är tillåtet eller inte.
ui-forbidden = inte tillåtet nu
ui-new = nytt
ui-looking_back = Tillbakablick: steg { $at } av { $total }
ui-return = Tillbaka till spelet
ui-step_on = I nästa steg delas korten ut: gå vidare med pilen under bordet
ui-follow = Texten följer spelet
ui-marks = Märk ut kort och regler
ui-choose_first = Välj kort först.
ui-blow_hold = Håll intryckt … släpp sedan
