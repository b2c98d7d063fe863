### Knåker auf Deutsch: was anders gesagt wird, wo eine Festlegung anders gelesen wird.

why-lower-3-N-1-b = { $Card } ist nicht höher als { $other }: Die Karte muss höher sein als die, die auf dem Ablagestapel gilt.
why-own-turn-11-N-29-b = { $seat } ist selbst an der Reihe oder hat selbst die oberste Karte gelegt: Einwerfen kann man nur, wenn jemand anders dran ist, und nur auf fremde Karten.
    .you = Du bist selbst an der Reihe oder hast selbst die oberste Karte gelegt: Einwerfen kann man nur, wenn jemand anders dran ist, und nur auf fremde Karten.
why-rank-11-N-10-b = Oben auf dem Ablagestapel liegt { $other }, und { $card } hat einen anderen Rang: Ein Einwurf braucht den Rang der obersten Karte.
why-black-14-N-33-b = { $Card } ist schwarz und keine Zehn, und auf einen Trippelknug darf außer Zehnen nichts Schwarzes.
heap-knug-N-33-b = Trippelknug: außer Zehnen nichts Schwarzes
event-three-kings-N-33-b = Die Könige bilden einen Trippelknug: Auf ihn darf außer Zehnen nichts Schwarzes
event-shared-N-19-b = { $seat } hat ausgemacht, während noch derselbe Spieler an der Reihe war: Sie teilen sich Platz { $place }
    .you = Du hast ausgemacht, während noch derselbe Spieler an der Reihe war: Ihr teilt euch Platz { $place }
