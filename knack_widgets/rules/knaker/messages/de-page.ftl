### The one line above the table: what the game is about, and what to press first.

page-aim = Werde alle deine Karten los; wer zuletzt noch welche hat, verliert.
page-begin = Tausche zuerst: Wähle Karten, lege sie auf Päckchen und drücke dann auf „Fertig“.
