### Knack auf Deutsch: was anders gesagt wird, wo eine Festlegung anders gelesen wird.

why-early-pass-6-G-5-b = { $seat } kann noch nicht passen: Das ist erst von der zweiten Runde an erlaubt, und die beginnt, wenn alle einmal an der Reihe waren.
    .you = Du kannst noch nicht passen: Das ist erst von der zweiten Runde an erlaubt, und die beginnt, wenn alle einmal an der Reihe waren.
