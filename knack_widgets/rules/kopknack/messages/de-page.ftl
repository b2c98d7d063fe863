### The one line above the table: what the game is about, and what to press first.

page-aim = Jeder Stich bringt ein Drittel des Topfes; wer klopft und leer ausgeht, setzt eine Bete.
page-begin = Entscheide zuerst: Klopfen oder Aussteigen. Dann lege Karten ab und kaufe neue.
ui-tip_given_up = steigst du aus, sind die { $paid } verloren, die du eingezahlt hast
