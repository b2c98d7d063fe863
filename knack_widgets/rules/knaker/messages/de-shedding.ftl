### Wozu ein Zug führt, wo man seine Karten loswerden muss: je ein Satz ohne Punkt.

event-all-dealt = Alle haben drei verdeckte Karten, drei offene und drei auf der Hand; { $count ->
    [one] eine Karte bildet
   *[other] { SPELL($count) } Karten bilden
} den Zugstapel
event-takes-pile = { $seat } nimmt das eigene Päckchen { $number } auf
    .you = Du nimmst dein Päckchen { $number } auf
event-lays-on = { $seat } legt auf das eigene Päckchen { $number }
    .you = Du legst auf dein Päckchen { $number }
event-locks = { $seat } sperrt Päckchen { $number } vor { $owner }
    .you = Du sperrst Päckchen { $number } vor { $owner }
    .you-owner = { $seat } sperrt dein Päckchen { $number }
event-adds-to-locked = { $seat } legt mehr auf das gesperrte Päckchen { $number } vor { $owner }
    .you = Du legst mehr auf das gesperrte Päckchen { $number } vor { $owner }
    .you-owner = { $seat } legt mehr auf dein gesperrtes Päckchen { $number }
event-draws = { $count ->
    [one] { $seat } zieht eine Karte
   *[other] { $seat } zieht { SPELL($count) } Karten
}
    .you = { $count ->
    [one] Du ziehst eine Karte
   *[other] Du ziehst { SPELL($count) } Karten
}
event-is-ready = { $seat } ist fertig
    .you = Du bist fertig
event-play-begins = Alle sind fertig, und das Spiel beginnt
event-lays = { $seat } legt auf den Ablagestapel
    .you = Du legst auf den Ablagestapel
event-lengthens = Das verlängert, was { $seat } schon gelegt hat
    .you = Das verlängert, was du schon gelegt hast
event-ladder = Das ist eine Leiter aus { SPELL($count) } Karten
event-kaker = Das ist ein Kåker
event-chances = { $seat } spielt auf gut Glück, und es kommt { $card }
    .you = Du spielst auf gut Glück, und es kommt { $card }
event-chance-fails = { $Card } passt nicht auf den Ablagestapel: Der Versuch ist gescheitert
event-picks-up = { $count ->
    [one] { $seat } nimmt den Ablagestapel auf, eine einzige Karte
   *[other] { $seat } nimmt den Ablagestapel auf, insgesamt { SPELL($count) } Karten
}
    .you = { $count ->
    [one] Du nimmst den Ablagestapel auf, eine einzige Karte
   *[other] Du nimmst den Ablagestapel auf, insgesamt { SPELL($count) } Karten
}
event-flips = { $seat } deckt eine verdeckte Karte auf: { $card }
    .you = Du deckst eine verdeckte Karte auf: { $card }
event-flip-fails = { $Card } passt nicht auf den Ablagestapel
event-takes-back = { $count ->
    [one] { $seat } nimmt eine Karte zurück
   *[other] { $seat } nimmt { SPELL($count) } Karten zurück
}
    .you = { $count ->
    [one] Du nimmst eine Karte zurück
   *[other] Du nimmst { SPELL($count) } Karten zurück
}
event-inserts = { $seat } wirft ein
    .you = Du wirfst ein
event-gets-turn = { $seat } hat eingeworfen und ist jetzt dran
    .you = Du hast eingeworfen und bist jetzt dran
event-turns-pile = { $count ->
    [one] { $seat } wendet den Ablagestapel, eine einzige Karte
   *[other] { $seat } wendet den Ablagestapel, { SPELL($count) } Karten
}
    .you = { $count ->
    [one] Du wendest den Ablagestapel, eine einzige Karte
   *[other] Du wendest den Ablagestapel, { SPELL($count) } Karten
}
event-once-more = { $seat } ist noch einmal dran
    .you = Du bist noch einmal dran
event-frippel = Die sechs obersten Karten bilden einen Frippelknåker
event-joker-row = { SPELL($count, start: "yes") } Joker liegen in einer Reihe
event-three-kings = Die Könige bilden einen Trippelknug: Auf ihn darf nichts Schwarzes
event-no-inserting = { $seat } hat einen Frippelknåker aufgenommen und darf in dieser Partie nicht mehr einwerfen
    .you = Du hast einen Frippelknåker aufgenommen und darfst in dieser Partie nicht mehr einwerfen
event-capped = { $seat } hat einen Hexakajak aufgenommen und darf auf fremde Bildkarten nur noch Zweien, Siebenen und Zehnen legen
    .you = Du hast einen Hexakajak aufgenommen und darfst auf fremde Bildkarten nur noch Zweien, Siebenen und Zehnen legen
event-out = { $seat } macht aus und kommt auf Platz { $place }
    .you = Du machst aus und kommst auf Platz { $place }
event-shared = { $seat } hat in derselben Runde ausgemacht wie jemand anders: Sie teilen sich Platz { $place }
    .you = Du hast in derselben Runde ausgemacht wie jemand anders: Ihr teilt euch Platz { $place }
event-loses-out = { $seat } hat verloren und kommt auf Platz { $place }
    .you = Du hast verloren und kommst auf Platz { $place }
event-last-left = { $seat } bleibt allein übrig und kommt auf Platz { $place }
    .you = Du bleibst allein übrig und kommst auf Platz { $place }
event-to-blow = Die letzte Karte ist eine Sieben: { $seat } muss mit der Faust auf den Tisch hauen und pusten
    .you = Deine letzte Karte ist eine Sieben: Hau mit der Faust auf den Tisch und puste
event-blown = { $seat } hat rechtzeitig und weit genug gepustet
    .you = Du hast rechtzeitig und weit genug gepustet
event-not-blown = { $seat } hat zu spät oder zu schwach gepustet
    .you = Du hast zu spät oder zu schwach gepustet
event-quietly = Hier wird leise gespielt: { $seat } muss nicht pusten
    .you = Hier wird leise gespielt: Du musst nicht pusten
event-fumbles = { $seat } hantiert mit irgendetwas
    .you = Du hantierst mit irgendetwas
event-accuses = { $seat } beschuldigt { $accused }, gemogelt zu haben
    .you = Du beschuldigst { $accused }, gemogelt zu haben
    .you-accused = { $seat } beschuldigt dich, gemogelt zu haben
event-admits = { $seat } gibt es zu
    .you = Du gibst es zu
event-denies = { $seat } leugnet
    .you = Du leugnest
event-innocent = { $seat } hat nicht gemogelt und geht frei aus
    .you = Du hast nicht gemogelt und gehst frei aus
event-guilty = { $count ->
    [0] { $seat } hat gemogelt
    [one] { $seat } hat gemogelt, und das kostet einen Strafpunkt
   *[other] { $seat } hat gemogelt, und das kostet { SPELL($count) } Strafpunkte
}
    .you = { $count ->
    [0] Du hast gemogelt
    [one] Du hast gemogelt, und das kostet einen Strafpunkt
   *[other] Du hast gemogelt, und das kostet { SPELL($count) } Strafpunkte
}
event-denial = { $seat } hat geleugnet, und das kostet noch einen Strafpunkt
    .you = Du hast geleugnet, und das kostet noch einen Strafpunkt
event-restored = Alles wird wieder so, wie es war, bevor { $seat } gemogelt hat
    .you = Alles wird wieder so, wie es war, bevor du gemogelt hast
event-replaced = { $count ->
    [one] { $seat } bekommt dafür eine neue Karte
   *[other] { $seat } bekommt dafür { SPELL($count) } neue Karten
}
    .you = { $count ->
    [one] Du bekommst dafür eine neue Karte
   *[other] Du bekommst dafür { SPELL($count) } neue Karten
}
event-dots = { $count ->
    [one] { $seat } hat jetzt einen Strafpunkt
   *[other] { $seat } hat jetzt { SPELL($count) } Strafpunkte
}
    .you = { $count ->
    [one] Du hast jetzt einen Strafpunkt
   *[other] Du hast jetzt { SPELL($count) } Strafpunkte
}
event-no-ladders = { $seat } darf in dieser Partie keine Leitern mehr legen
    .you = Du darfst in dieser Partie keine Leitern mehr legen
event-owes-pile = Gerade ist kein Ablagestapel da: { $seat } muss einen aufnehmen, sobald der eigene Zug mit einem beginnt
    .you = Gerade ist kein Ablagestapel da: Du musst einen aufnehmen, sobald dein Zug mit einem beginnt
event-disqualified = { $seat } wird disqualifiziert und kommt auf Platz { $place }
    .you = Du wirst disqualifiziert und kommst auf Platz { $place }
event-carried-dot = { $seat } petzt von außen und beginnt die nächste Partie mit einem Strafpunkt
    .you = Du petzt von außen und beginnst die nächste Partie mit einem Strafpunkt
event-cheat-stands = Die Mogelei gilt jetzt: Niemand hat angezeigt, was { $seat } getan hat
    .you = Die Mogelei gilt jetzt: Niemand hat angezeigt, was du getan hast
event-not-turned = { SPELL($count, start: "yes") } eines Ranges liegen in einer Reihe, aber der Ablagestapel wird nicht gewendet
event-no-rank = Im Ablagestapel liegen nur Siebenen: Er hat keinen Rang und ist wie ein leerer
