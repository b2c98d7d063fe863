### Wozu ein Zug führt, in keinem andern Spiel: je ein Satz, ohne Punkt.

event-all-in = Alle sind dabei
event-swings = { $seat } schwingt
    .you = Du schwingst
event-passes = { $seat } passt
    .you = Du passt
event-off = Dieses Spiel fällt aus
event-turned = Aufgedeckt liegen { $card } und { $other }
event-names-trump = { $seat } wählt Trumpf: { $suit }
    .you = Du wählst Trumpf: { $suit }
event-same-suit = Beide Karten haben dieselbe Farbe: { $suit } ist Trumpf
event-joins = { $seat } geht mit
    .you = Du gehst mit
event-no-buying = Niemand darf kaufen
event-carried = { $amount } bleiben im Topf für das nächste Spiel
event-pot-out = Der Topf ist leer
event-rivet = { $seat } macht alle drei Stiche und nimmt den ganzen Topf, { $amount }
    .you = Du machst alle drei Stiche und nimmst den ganzen Topf, { $amount }
event-first-dealer = { $seat } hat am höchsten gezogen und gibt zuerst
    .you = Du hast am höchsten gezogen und gibst zuerst
