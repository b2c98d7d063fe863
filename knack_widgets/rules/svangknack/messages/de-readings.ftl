### Svängknack II auf Deutsch: was anders gesagt wird, wo eine Festlegung anders gelesen wird.

turn-bidding-8-SK-5-b = { $seat } kann jetzt nicht sprechen: Alle davor haben gepasst, und nun ist die Reihe an { $turn }.
    .you = Du kannst jetzt nicht sprechen: Alle davor haben gepasst, und nun ist die Reihe an { $turn }.
    .you-turn = { $seat } kann jetzt nicht sprechen: Alle davor haben gepasst, und nun ist die Reihe an dir.
event-turn-bidding-8-SK-5-b = { $seat } ist an der Reihe zu sprechen
    .you = Du bist an der Reihe zu sprechen
event-off-bidding-9-SK-5-b = Alle haben gepasst: Dieses Spiel fällt aus, und was im Topf liegt, bleibt darin
event-again-setup-2-SK-2-b = { SPELL($count, start: "yes") } haben gleich niedrig gezogen und ziehen noch einmal darum, wer gibt
event-first-dealer-SK-2-b = { $seat } hat am niedrigsten gezogen und gibt zuerst
    .you = Du hast am niedrigsten gezogen und gibst zuerst
event-rivet-payment-6-SK-7-b = { $seat } bekommt den ganzen Topf, { $amount }: Das ist „rivet“
    .you = Du bekommst den ganzen Topf, { $amount }: Das ist „rivet“
event-wins-bidding-21-SK-7-b = Niemand ist mitgegangen: { $seat } gewinnt ohne Spiel, und das zählt wie drei Stiche
    .you = Niemand ist mitgegangen: Du gewinnst ohne Spiel, und das zählt wie drei Stiche
phase-draw-SK-12-b = { $cannot }: Die Partie ist zu Ende, und nur das Ziehen um den Topf steht noch aus.
    .name = Ziehen um den Topf
    .status = Karten ziehen um den Topf, { $amount }
event-rest-SK-12-b = Der Topf mit { $amount } wird nicht geteilt: Um ihn werden Karten gezogen
event-rest-won-SK-12-b = { $seat } hat am höchsten gezogen und bekommt den Topf, { $amount }
    .you = Du hast am höchsten gezogen und bekommst den Topf, { $amount }
