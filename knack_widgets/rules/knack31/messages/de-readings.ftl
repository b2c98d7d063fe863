### Knack auf Deutsch: was anders gesagt wird, wo eine Festlegung anders gelesen wird.

event-opens-deal-4-G-2-b = Die drei obersten Karten des Talons werden aufgedeckt und sind nun die Mitte: { $first }, { $second } und { $third }
why-early-pass-6-G-5-b = { $seat } kann noch nicht passen: Das ist erst von der zweiten Runde an erlaubt, und die beginnt, wenn alle einmal an der Reihe waren.
    .you = Du kannst noch nicht passen: Das ist erst von der zweiten Runde an erlaubt, und die beginnt, wenn alle einmal an der Reihe waren.
