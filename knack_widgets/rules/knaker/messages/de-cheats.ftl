### Knåker auf Deutsch: Mogeleien.

## Mogeleien: Die offenen werden erzählt, als wären sie ehrlich, von den heimlichen ahnen die anderen nur etwas

verb-cheat-play = { $seat } legt: { $cards }
    .you = Du legst: { $cards }
    .cannot = { $seat } kann jetzt nicht beim Legen mogeln
    .cannot-you = Du kannst jetzt nicht beim Legen mogeln
    .allowed = { $count ->
        [one] Mogeln ist möglich, und { $seat } legt unerlaubt: { $cards }.
       *[other] Mogeln ist möglich, und { $seat } legt unerlaubt zusammen: { $cards }.
    }
    .allowed-you = { $count ->
        [one] Mogeln ist möglich, und du legst unerlaubt: { $cards }.
       *[other] Mogeln ist möglich, und du legst unerlaubt zusammen: { $cards }.
    }
    .label = { $count ->
        [one] Mogeln: eine Karte legen
       *[other] Mogeln: { SPELL($count) } Karten legen
    }
    .brief = mogeln, legen: { $shorts }
verb-cheat-insert = „Instick!“ { $seat } wirft ein: { $cards }
    .you = „Instick!“ Du wirfst ein: { $cards }
    .cannot = { $seat } kann jetzt nicht mit einem Einwurf mogeln
    .cannot-you = Du kannst jetzt nicht mit einem Einwurf mogeln
    .allowed = { $count ->
        [one] Mogeln ist möglich, und { $seat } wirft unerlaubt ein: { $cards }.
       *[other] Mogeln ist möglich, und { $seat } wirft unerlaubt zusammen ein: { $cards }.
    }
    .allowed-you = { $count ->
        [one] Mogeln ist möglich, und du wirfst unerlaubt ein: { $cards }.
       *[other] Mogeln ist möglich, und du wirfst unerlaubt zusammen ein: { $cards }.
    }
    .label = { $count ->
        [one] Mogeln: eine Karte einwerfen
       *[other] Mogeln: { SPELL($count) } Karten einwerfen
    }
    .brief = mogeln, einwerfen: { $shorts }
verb-cheat-draw = { $seat } zieht vom Zugstapel
    .you = Du ziehst vom Zugstapel
    .cannot = { $seat } kann jetzt nicht beim Ziehen mogeln
    .cannot-you = Du kannst jetzt nicht beim Ziehen mogeln
    .allowed = So lässt sich mogeln: { $seat } zieht eine Karte zu viel.
    .allowed-you = So lässt sich mogeln: Du ziehst eine Karte zu viel.
    .label = Mogeln: eine Karte zu viel ziehen
    .brief = mogeln: ziehen
verb-cheat-flip = { $seat } deckt die verdeckte Karte { $number } auf
    .you = Du deckst deine verdeckte Karte { $number } auf
    .cannot = { $seat } kann jetzt nicht mit einer verdeckten Karte mogeln
    .cannot-you = Du kannst jetzt nicht mit einer verdeckten Karte mogeln
    .allowed = So lässt sich mogeln: { $seat } deckt die verdeckte Karte { $number } auf, obwohl es nicht erlaubt ist.
    .allowed-you = So lässt sich mogeln: Du deckst die verdeckte Karte { $number } auf, obwohl es nicht erlaubt ist.
    .label = Mogeln: verdeckte Karte { $number } zur Unzeit aufdecken
    .brief = mogeln: Karte { $number } aufdecken
verb-cheat-pick-up = { $seat } nimmt den Ablagestapel auf
    .you = Du nimmst den Ablagestapel auf
    .cannot = { $seat } kann jetzt nicht beim Aufnehmen des Ablagestapels mogeln
    .cannot-you = Du kannst jetzt nicht beim Aufnehmen des Ablagestapels mogeln
    .allowed = So lässt sich mogeln: { $seat } nimmt den Ablagestapel auf, obwohl es nicht erlaubt ist.
    .allowed-you = So lässt sich mogeln: Du nimmst den Ablagestapel auf, obwohl es nicht erlaubt ist.
    .label = Mogeln: Ablagestapel aufnehmen
    .brief = mogeln: Ablagestapel aufnehmen
verb-cheat-look = { $seat } guckt heimlich unter die eigene verdeckte Karte { $number }
    .you = Du guckst heimlich unter deine verdeckte Karte { $number }
    .hidden = { $seat } hantiert mit irgendetwas und fängt an zu pfeifen
    .hidden-you = Du hantierst mit irgendetwas und fängst an zu pfeifen
    .cannot = { $seat } kann jetzt nicht spicken
    .cannot-you = Du kannst jetzt nicht spicken
    .allowed = So lässt sich mogeln: { $seat } guckt heimlich unter die eigene verdeckte Karte { $number }.
    .allowed-you = So lässt sich mogeln: Du guckst heimlich unter deine verdeckte Karte { $number }.
    .label = Mogeln: unter verdeckte Karte { $number } gucken
    .brief = mogeln: unter Karte { $number } gucken
verb-cheat-throw = { $seat } wirft weg: { $cards }
    .you = Du wirfst weg: { $cards }
    .hidden = { $seat } hantiert mit irgendetwas und räuspert sich
    .hidden-you = Du hantierst mit irgendetwas und räusperst dich
    .cannot = { $seat } kann jetzt keine Karten wegwerfen
    .cannot-you = Du kannst jetzt keine Karten wegwerfen
    .allowed = { $count ->
        [one] Mogeln ist möglich, und { $seat } wirft weg: { $cards }.
       *[other] Mogeln ist möglich, und { $seat } wirft zusammen weg: { $cards }.
    }
    .allowed-you = { $count ->
        [one] Mogeln ist möglich, und du wirfst weg: { $cards }.
       *[other] Mogeln ist möglich, und du wirfst zusammen weg: { $cards }.
    }
    .label = { $count ->
        [one] Mogeln: eine Karte wegwerfen
       *[other] Mogeln: { SPELL($count) } Karten wegwerfen
    }
    .brief = mogeln, wegwerfen: { $shorts }
verb-cheat-swap = { $seat } tauscht die verdeckte Karte { $number } aus: { $card } kommt an ihre Stelle
    .you = Du tauschst deine verdeckte Karte { $number } aus: { $card } kommt an ihre Stelle
    .hidden = { $seat } hantiert mit irgendetwas und zeigt auf einen Vogel vor dem Fenster
    .hidden-you = Du hantierst mit irgendetwas und zeigst auf einen Vogel vor dem Fenster
    .cannot = { $seat } kann jetzt keine verdeckte Karte austauschen
    .cannot-you = Du kannst jetzt keine verdeckte Karte austauschen
    .allowed = So lässt sich mogeln: { $seat } tauscht die verdeckte Karte { $number } aus, und { $card } kommt an ihre Stelle.
    .allowed-you = So lässt sich mogeln: Du tauschst die verdeckte Karte { $number } aus, und { $card } kommt an ihre Stelle.
    .label = Mogeln: verdeckte Karte { $number } austauschen
    .brief = mogeln, Karte { $number } austauschen: { $shorts }
verb-cheat-turn = { $seat } dreht Päckchen { $number } um, sodass die verdeckte Karte zur offenen wird und umgekehrt
    .you = Du drehst Päckchen { $number } um, sodass die verdeckte Karte zur offenen wird und umgekehrt
    .hidden = { $seat } hantiert mit irgendetwas und fragt, wie spät es ist
    .hidden-you = Du hantierst mit irgendetwas und fragst, wie spät es ist
    .cannot = { $seat } kann jetzt kein Päckchen umdrehen
    .cannot-you = Du kannst jetzt kein Päckchen umdrehen
    .allowed = So lässt sich mogeln: { $seat } dreht Päckchen { $number } um.
    .allowed-you = So lässt sich mogeln: Du drehst Päckchen { $number } um.
    .label = Mogeln: Päckchen { $number } umdrehen
    .brief = mogeln: Päckchen { $number } umdrehen
verb-cheat-hide = { $seat } versteckt: { $cards }
    .you = Du versteckst: { $cards }
    .hidden = { $seat } hantiert mit irgendetwas und guckt eine Spur zu unschuldig
    .hidden-you = Du hantierst mit irgendetwas und guckst eine Spur zu unschuldig
    .cannot = { $seat } kann jetzt keine Karten verstecken
    .cannot-you = Du kannst jetzt keine Karten verstecken
    .allowed = { $count ->
        [one] Mogeln ist möglich, und { $seat } versteckt: { $cards }.
       *[other] Mogeln ist möglich, und { $seat } versteckt zusammen: { $cards }.
    }
    .allowed-you = { $count ->
        [one] Mogeln ist möglich, und du versteckst: { $cards }.
       *[other] Mogeln ist möglich, und du versteckst zusammen: { $cards }.
    }
    .label = { $count ->
        [one] Mogeln: eine Karte verstecken
       *[other] Mogeln: { SPELL($count) } Karten verstecken
    }
    .brief = mogeln, verstecken: { $shorts }
verb-cheat-accuse = { $seat } verpetzt { $accused } von außen
    .you = Du verpetzt { $accused } von außen
    .you-accused = { $seat } verpetzt dich von außen
    .cannot = { $seat } kann jetzt niemanden verpetzen
    .cannot-you = Du kannst jetzt niemanden verpetzen
    .allowed = So lässt sich mogeln: { $seat } ist nicht im Spiel und verpetzt { $accused } trotzdem.
    .allowed-you = So lässt sich mogeln: Du bist nicht im Spiel und verpetzt { $accused } trotzdem.
    .allowed-you-accused = So lässt sich mogeln: { $seat } ist nicht im Spiel und verpetzt dich trotzdem.
    .label = Mogeln: { $accused } verpetzen
    .brief = mogeln: { $accused } verpetzen
field-resumes = Was die Beschuldigung unterbrach und wer weiterspielt
