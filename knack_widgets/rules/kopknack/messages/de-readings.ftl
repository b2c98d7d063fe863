### Köpknack auf Deutsch: was anders gesagt wird, wo eine Festlegung anders gelesen wird.

duty-play-3-KK-6-b = { $Led } ist ausgespielt und muss bedient werden, wenn möglich mit einer Karte, die den Stich nimmt: { $seat } hat { $asked } und darf { $tried } nicht spielen.
    .you = { $Led } ist ausgespielt und muss bedient werden, wenn möglich mit einer Karte, die den Stich nimmt: Du hast { $asked } und darfst { $tried } nicht spielen.
    .allowed = { $Card } darf gespielt werden: Die Farbe wird bedient, und wer kann, nimmt den Stich.
duty-play-7-KK-12-b = Wer kein { $led } hat, muss überstechen, wenn schon gestochen worden ist; geht das nicht, wird eine Nebenfarbe abgeworfen: { $seat } kann { $asked } legen, aber nicht { $tried }.
    .you = Wer kein { $led } hat, muss überstechen, wenn schon gestochen worden ist; geht das nicht, wird eine Nebenfarbe abgeworfen: Du kannst { $asked } legen, aber nicht { $tried }.
    .allowed = { $Card } darf gespielt werden: Ist schon gestochen worden, sticht über, wer kann, und sonst wird eine Nebenfarbe abgeworfen.
duty-play-12-KK-6-b = { $Led } ist ausgespielt und muss auch im zweiten Stich bedient werden, wenn möglich mit einer Karte, die den Stich nimmt: { $seat } hat { $asked } und darf { $tried } nicht spielen.
    .you = { $Led } ist ausgespielt und muss auch im zweiten Stich bedient werden, wenn möglich mit einer Karte, die den Stich nimmt: Du hast { $asked } und darfst { $tried } nicht spielen.
    .allowed = { $Card } darf gespielt werden: Auch im zweiten Stich wird die Farbe bedient, und wer kann, nimmt den Stich.
free-play-15-KK-7-b = { $Card } darf gespielt werden: Wer weder bedienen noch überstechen kann, wirft auch im zweiten Stich eine beliebige Karte ab.
event-forced-payment-22-KK-3-b = Keine Bete ist da: Es ist ein Zwangsspiel, alle sind dabei, und niemand kauft
