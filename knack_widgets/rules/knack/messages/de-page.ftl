### The one line above the table: what the game is about, and what to press first.

page-aim = Der Geber bezahlt dir jeden Stich; wer klopft und leer ausgeht, setzt eine Bete.
page-begin = Entscheide zuerst: Klopfen, um dabei zu sein, oder Aussteigen.
