### Knåker auf Deutsch: zurücknehmen, draußen sein, mogeln: warum ein Zug nicht erlaubt ist.

## Umtauschrecht

why-not-open-9 = { $Card } gehört nicht zu den freien Karten, die { $seat } gelegt hat, und nur diese lassen sich zurücknehmen.
    .you = { $Card } gehört nicht zu den freien Karten, die du gelegt hast, und nur diese lassen sich zurücknehmen.
why-rest-9 = { $seat } darf gerade das nicht zurücknehmen: Den Rest von Anfang an so zu legen, wäre nicht erlaubt gewesen.
    .you = Du darfst gerade das nicht zurücknehmen: Den Rest von Anfang an so zu legen, wäre nicht erlaubt gewesen.
why-hand-back-6-1 = Solange { $other } liegen bleibt, darf { $seat } das nicht zurücknehmen: { $card }. Offene Karten kommen erst dran, wenn die Hand leer ist.
    .you = Solange { $other } liegen bleibt, darfst du das nicht zurücknehmen: { $card }. Offene Karten kommen erst dran, wenn deine Hand leer ist.
why-closed-9-1 = { $seat } hat keine freien Karten auf dem Ablagestapel, und nur freie lassen sich zurücknehmen.
    .you = Du hast keine freien Karten auf dem Ablagestapel, und nur freie lassen sich zurücknehmen.
why-fixed-9-1 = { $seat } darf das nicht mehr zurücknehmen: Das Umtauschrecht erlischt mit dem Ziehen und mit einer Glückskarte.
    .you = Du darfst das nicht mehr zurücknehmen: Das Umtauschrecht erlischt mit dem Ziehen und mit einer Glückskarte.
why-checked-9-2 = { $seat } darf es sich jetzt nicht anders überlegen: Solange ein Zug geprüft wird, bleiben die Karten liegen.
    .you = Du darfst es dir jetzt nicht anders überlegen: Solange ein Zug geprüft wird, bleiben die Karten liegen.

## Wer nicht dabei ist, und Mogeleien

why-out-7-1 = { $seat } ist schon aus dem Spiel, auf Platz { $place }, und die anderen spielen weiter.
    .you = Du bist schon aus dem Spiel, auf Platz { $place }, und die anderen spielen weiter.
why-banned-16-8 = { $seat } ist disqualifiziert und schaut von außen zu, bis eine neue Partie beginnt.
    .you = Du bist disqualifiziert und schaust von außen zu, bis eine neue Partie beginnt.
why-off-16 = { $seat } kann weder mogeln noch jemanden des Mogelns beschuldigen: Diese Partie wird ohne Mogeln gespielt.
    .you = Du kannst weder mogeln noch jemanden des Mogelns beschuldigen: Diese Partie wird ohne Mogeln gespielt.
why-honest-16 = Gemogelt wäre das nicht: { $seat } darf es offen tun.
    .you = Gemogelt wäre das nicht: Du darfst es offen tun.
why-exchange-16 = { $seat } kann in der Tauschphase nicht so mogeln: Da kann man nur zu viel ziehen oder heimlich mogeln.
    .you = Du kannst in der Tauschphase nicht so mogeln: Da kannst du nur zu viel ziehen oder heimlich mogeln.
why-many-16 = { $seat } muss warten: Solange { SPELL($count) } Mogeleien noch auffliegen können, ist keine weitere möglich.
    .you = Du musst warten: Solange { SPELL($count) } Mogeleien noch auffliegen können, ist keine weitere möglich.
why-self-16 = { $seat } kann sich nicht selbst des Mogelns beschuldigen.
    .you = Du kannst dich nicht selbst des Mogelns beschuldigen.
why-outside-16-1 = { $seat } ist nicht mehr im Spiel, und Zuschauer dürfen keine Mogelei anzeigen.
    .you = Du bist nicht mehr im Spiel, und Zuschauer dürfen keine Mogelei anzeigen.

## Was das Aufnehmen des Ablagestapels verrät

rank-X = Knåker
infer-ranks-pick-up = Unter den Handkarten von { $seat }, die sonst niemand gesehen hat, ist keine vom Rang { $ranks }: Sonst hätte der Ablagestapel nicht aufgenommen werden dürfen.
    .you = Unter deinen Handkarten, die sonst niemand gesehen hat, ist keine vom Rang { $ranks }: Sonst hätte der Ablagestapel nicht aufgenommen werden dürfen.
infer-cards-pick-up = Keine der Handkarten von { $seat }, die sonst niemand gesehen hat, ist { $cards }: Sonst hätte der Ablagestapel nicht aufgenommen werden dürfen.
    .you = Keine deiner Handkarten, die sonst niemand gesehen hat, ist { $cards }: Sonst hätte der Ablagestapel nicht aufgenommen werden dürfen.
