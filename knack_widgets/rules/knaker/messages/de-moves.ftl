### Knåker auf Deutsch: die Züge.

## Die Züge: als Ereignis, als halbe Weigerung, als Erlaubnis, auf einem Knopf, in einer Liste

verb-take = { $seat } nimmt das eigene Päckchen { $number } auf
    .you = Du nimmst dein Päckchen { $number } auf
    .cannot = { $seat } kann jetzt kein offenes Päckchen aufnehmen
    .cannot-you = Du kannst jetzt kein offenes Päckchen aufnehmen
    .allowed = Erlaubt: In der Tauschphase darf { $seat } das eigene Päckchen { $number } aufnehmen, denn es ist nicht gesperrt.
    .allowed-you = Erlaubt: In der Tauschphase darfst du dein Päckchen { $number } aufnehmen, denn es ist nicht gesperrt.
    .label = Päckchen { $number } aufnehmen
    .here = Aufnehmen
    .brief = Päckchen { $number } aufnehmen
verb-lay = { $seat } legt auf Päckchen { $number } vor { $owner }: { $cards }
    .you = Du legst auf Päckchen { $number } vor { $owner }: { $cards }
    .you-owner = { $seat } legt auf dein Päckchen { $number }: { $cards }
    .you-seat-owner = Du legst auf dein Päckchen { $number }: { $cards }
    .own = { $seat } legt auf das eigene Päckchen { $number }: { $cards }
    .cannot = { $seat } kann jetzt nicht auf offene Karten legen
    .cannot-you = Du kannst jetzt nicht auf offene Karten legen
    .allowed = { $count ->
        [one] Das darf { $seat } auf Päckchen { $number } vor { $owner } legen: { $cards }.
       *[other] Das darf { $seat } zusammen auf Päckchen { $number } vor { $owner } legen: { $cards }.
    }
    .allowed-you = { $count ->
        [one] Das darfst du auf Päckchen { $number } vor { $owner } legen: { $cards }.
       *[other] Das darfst du zusammen auf Päckchen { $number } vor { $owner } legen: { $cards }.
    }
    .allowed-you-owner = { $count ->
        [one] Das darf { $seat } auf dein Päckchen { $number } legen: { $cards }.
       *[other] Das darf { $seat } zusammen auf dein Päckchen { $number } legen: { $cards }.
    }
    .allowed-you-seat-owner = { $count ->
        [one] Das darfst du auf dein Päckchen { $number } legen: { $cards }.
       *[other] Das darfst du zusammen auf dein Päckchen { $number } legen: { $cards }.
    }
    .allowed-own = { $count ->
        [one] Das darf { $seat } auf das eigene Päckchen { $number } legen: { $cards }.
       *[other] Das darf { $seat } zusammen auf das eigene Päckchen { $number } legen: { $cards }.
    }
    .label = Auf Päckchen { $number } vor { $owner } legen
    .label-you-seat-owner = Auf dein Päckchen { $number } legen
    .label-own = Auf das eigene Päckchen { $number } legen
    .here = Hierher
    .brief = { $shorts } auf Päckchen { $number } vor { $owner }
    .brief-you-seat-owner = { $shorts } auf dein Päckchen { $number }
    .brief-own = { $shorts } auf das eigene Päckchen { $number }
verb-ready = { $seat } ist fertig
    .you = Du bist fertig
    .cannot = { $seat } kann sich jetzt nicht fertig melden
    .cannot-you = Du kannst dich jetzt nicht fertig melden
    .allowed = Erlaubt: { $seat } hat drei Päckchen beisammen und darf sich fertig melden.
    .allowed-you = Erlaubt: Du hast drei Päckchen beisammen und darfst dich fertig melden.
    .label = Fertig
    .brief = fertig
verb-play = { $seat } legt: { $cards }
    .you = Du legst: { $cards }
    .cannot = { $seat } kann jetzt nicht auf den Ablagestapel legen
    .cannot-you = Du kannst jetzt nicht auf den Ablagestapel legen
    .allowed = { $count ->
        [one] Das darf { $seat } legen: { $cards }.
       *[other] Das darf { $seat } zusammen legen: { $cards }.
    }
    .allowed-you = { $count ->
        [one] Das darfst du legen: { $cards }.
       *[other] Das darfst du zusammen legen: { $cards }.
    }
    .label = { $count ->
        [one] Eine Karte legen
       *[other] { SPELL($count, start: "yes") } Karten legen
    }
    .brief = legen: { $shorts }
verb-chance = { $seat } spielt auf gut Glück
    .you = Du spielst auf gut Glück
    .cannot = { $seat } kann jetzt nicht auf gut Glück spielen
    .cannot-you = Du kannst jetzt nicht auf gut Glück spielen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf auf gut Glück spielen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst auf gut Glück spielen.
    .label = Auf gut Glück
    .brief = auf gut Glück
verb-pick-up = { $seat } nimmt den Ablagestapel auf
    .you = Du nimmst den Ablagestapel auf
    .cannot = { $seat } kann den Ablagestapel jetzt nicht aufnehmen
    .cannot-you = Du kannst den Ablagestapel jetzt nicht aufnehmen
    .allowed = Erlaubt: { $seat } ist an der Reihe und darf den Ablagestapel aufnehmen.
    .allowed-you = Erlaubt: Du bist an der Reihe und darfst den Ablagestapel aufnehmen.
    .label = Ablagestapel aufnehmen
    .brief = Ablagestapel aufnehmen
verb-draw = { $seat } zieht vom Zugstapel
    .you = Du ziehst vom Zugstapel
    .cannot = { $seat } kann jetzt nicht ziehen
    .cannot-you = Du kannst jetzt nicht ziehen
    .allowed = Erlaubt: { $seat } hat weniger als drei Karten auf der Hand und muss ziehen.
    .allowed-you = Erlaubt: Du hast weniger als drei Karten auf der Hand und musst ziehen.
    .label = Ziehen
    .brief = ziehen
verb-back = { $count ->
    [0] { $seat } nimmt alles zurück, was sich zurücknehmen lässt
   *[other] { $seat } nimmt zurück: { $cards }
}
    .you = { $count ->
    [0] Du nimmst alles zurück, was sich zurücknehmen lässt
   *[other] Du nimmst zurück: { $cards }
}
    .cannot = { $seat } kann jetzt keine Karten zurücknehmen
    .cannot-you = Du kannst jetzt keine Karten zurücknehmen
    .allowed = { $count ->
        [0] Erlaubt: { $seat } darf alle freien Karten zurücknehmen.
        [one] Das darf { $seat } zurücknehmen: { $cards }.
       *[other] Das darf { $seat } zusammen zurücknehmen: { $cards }.
    }
    .allowed-you = { $count ->
        [0] Erlaubt: Du darfst alle freien Karten zurücknehmen.
        [one] Das darfst du zurücknehmen: { $cards }.
       *[other] Das darfst du zusammen zurücknehmen: { $cards }.
    }
    .label = { $count ->
        [0] Alles zurücknehmen
       *[other] Zurücknehmen: { $cards }
    }
    .brief = { $count ->
        [0] alles zurücknehmen
       *[other] zurücknehmen: { $shorts }
    }
verb-insert = „Instick!“ { $seat } wirft ein: { $cards }
    .you = „Instick!“ Du wirfst ein: { $cards }
    .cannot = { $seat } kann jetzt nicht einwerfen
    .cannot-you = Du kannst jetzt nicht einwerfen
    .allowed = { $count ->
        [one] Jemand anders ist an der Reihe, also darf { $seat } einwerfen: { $cards }.
       *[other] Jemand anders ist an der Reihe, also darf { $seat } zusammen einwerfen: { $cards }.
    }
    .allowed-you = { $count ->
        [one] Jemand anders ist an der Reihe, also darfst du einwerfen: { $cards }.
       *[other] Jemand anders ist an der Reihe, also darfst du zusammen einwerfen: { $cards }.
    }
    .label = { $count ->
        [one] Eine Karte einwerfen
       *[other] { SPELL($count, start: "yes") } Karten einwerfen
    }
    .brief = einwerfen: { $shorts }
verb-flip = { $seat } deckt die verdeckte Karte { $number } auf
    .you = Du deckst deine verdeckte Karte { $number } auf
    .cannot = { $seat } kann jetzt keine verdeckte Karte aufdecken
    .cannot-you = Du kannst jetzt keine verdeckte Karte aufdecken
    .allowed = Erlaubt: { $seat } hat nur noch verdeckte Karten und darf Karte { $number } aufdecken.
    .allowed-you = Erlaubt: Du hast nur noch verdeckte Karten und darfst Karte { $number } aufdecken.
    .label = Karte { $number } aufdecken
    .here = Aufdecken
    .brief = Karte { $number } aufdecken
verb-blow = { $seat } haut auf den Tisch und pustet: { $seconds } Sekunden, { $far } Zentimeter
    .you = Du haust auf den Tisch und pustest: { $seconds } Sekunden, { $far } Zentimeter
    .cannot = { $seat } hat jetzt nichts wegzupusten
    .cannot-you = Du hast jetzt nichts wegzupusten
    .allowed = Erlaubt: { $seat } hat als letzte Karte eine Sieben gelegt und muss hauen und pusten.
    .allowed-you = Erlaubt: Du hast als letzte Karte eine Sieben gelegt und musst hauen und pusten.
    .label = Hauen und pusten: { $seconds } Sekunden, { $far } Zentimeter
    .brief = pusten { $seconds } s { $far } cm
verb-accuse = { $seat } beschuldigt { $accused }, gemogelt zu haben
    .you = Du beschuldigst { $accused }, gemogelt zu haben
    .you-accused = { $seat } beschuldigt dich, gemogelt zu haben
    .cannot = { $seat } kann jetzt niemanden beschuldigen
    .cannot-you = Du kannst jetzt niemanden beschuldigen
    .allowed = Erlaubt: { $seat } ist im Spiel und darf { $accused } des Mogelns beschuldigen.
    .allowed-you = Erlaubt: Du bist im Spiel und darfst { $accused } des Mogelns beschuldigen.
    .allowed-you-accused = Erlaubt: { $seat } ist im Spiel und darf dich des Mogelns beschuldigen.
    .label = { $accused } beschuldigen
    .brief = { $accused } beschuldigen
verb-admit = { $seat } gibt es zu
    .you = Du gibst es zu
    .cannot = { $seat } hat jetzt nichts zuzugeben
    .cannot-you = Du hast jetzt nichts zuzugeben
    .allowed = Erlaubt: { $seat } ist beschuldigt und darf es zugeben.
    .allowed-you = Erlaubt: Du bist beschuldigt und darfst es zugeben.
    .label = Zugeben
    .brief = zugeben
verb-deny = { $seat } leugnet
    .you = Du leugnest
    .cannot = { $seat } hat jetzt nichts zu leugnen
    .cannot-you = Du hast jetzt nichts zu leugnen
    .allowed = Erlaubt: { $seat } ist beschuldigt und darf leugnen.
    .allowed-you = Erlaubt: Du bist beschuldigt und darfst leugnen.
    .label = Leugnen
    .brief = leugnen
