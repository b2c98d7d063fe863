### Knåker auf Deutsch: warum ein Zug erlaubt ist oder nicht, und die Abschnitte.

## Grenzen für den Aufbau

limit-1 = Zu jedem Kartenspiel gehören 52 gewöhnliche Karten und drei Knåker, zwei schwarze und ein roter, und alle Karten müssen dabei sein.
limit-17 = Zwei bis zwölf können spielen: Ein Kartenspiel reicht für sechs Spieler, zwei reichen für zwölf, und mehr als zwei stehen nicht zur Wahl.

option-decks = Anzahl der Kartenspiele (mehr als sechs Spieler nehmen immer zwei)
option-quiet = Leises Spiel: mit einer Sieben ausmachen, ohne zu hauen und zu pusten
option-cheating = Feine Fiesheiten (fina fulingar): Mogeln ist möglich
option-dots = Strafpunkte aus der vorigen Partie

## Wer nicht an der Reihe ist

turn-3 = { $seat } ist nicht an der Reihe: Es geht im Uhrzeigersinn, und nun ist { $turn } an der Reihe.
    .you = Du bist nicht an der Reihe: Es geht im Uhrzeigersinn, und nun ist { $turn } an der Reihe.
    .you-turn = { $seat } ist nicht an der Reihe: Es geht im Uhrzeigersinn, und nun bist du an der Reihe.
turn-13-4 = { $seat } hat nichts wegzupusten: Die letzte Karte war eine Sieben von { $turn }.
    .you = Du hast nichts wegzupusten: Die letzte Karte war eine Sieben von { $turn }.
    .you-turn = { $seat } hat nichts wegzupusten: Die letzte Karte war eine Sieben von dir.
turn-16 = { $seat } ist nicht beschuldigt: Zugeben oder leugnen muss { $turn }.
    .you = Du bist nicht beschuldigt: Zugeben oder leugnen muss { $turn }.
    .you-turn = { $seat } ist nicht beschuldigt: Zugeben oder leugnen musst du.

## Die Abschnitte: was an einem Zug falsch ist, der dort keinen Platz hat, wie der Abschnitt heißt, wer was tun soll

phase-deal = { $cannot }: Erst müssen die Karten gegeben werden.
    .name = vor dem Geben
    .status = gib die Karten, um zu beginnen
phase-exchange = { $cannot }: Noch wird getauscht, und das Spiel beginnt erst, wenn alle fertig sind.
    .name = die Tauschphase
    .status = alle tauschen zugleich: Drücke auf „Fertig“, wenn du so weit bist
phase-play = { $cannot }: Es wird gespielt, und wer an der Reihe ist, legt, spielt auf gut Glück oder nimmt den Ablagestapel auf.
    .name = das Spiel
    .status = { $you_owe ->
        [yes] { $others ->
            [none] { $you ->
                [yes] erst ziehst du, denn du brauchst drei Karten; dann bist du an der Reihe
               *[no] erst ziehst du, denn du brauchst drei Karten; dann ist { $seat } an der Reihe
            }
           *[other] { $you ->
                [yes] erst ziehst du, denn du brauchst drei Karten (ebenso { $others }); dann bist du an der Reihe
               *[no] erst ziehst du, denn du brauchst drei Karten (ebenso { $others }); dann ist { $seat } an der Reihe
            }
        }
       *[no] { $owing ->
            [none] { $you ->
                [yes] du bist an der Reihe, und die anderen dürfen einwerfen
               *[no] { $seat } ist an der Reihe, und die anderen dürfen einwerfen
            }
           *[other] { $you ->
                [yes] erst wird gezogen ({ $owing }), dann bist du an der Reihe
               *[no] { $own_draw ->
                    [yes] { $seat } zieht erst und spielt dann weiter
                   *[no] erst wird gezogen ({ $owing }), dann ist { $seat } an der Reihe
                }
            }
        }
    }
phase-blow = { $cannot }: Jemandes letzte Karte war eine Sieben, und erst wird auf den Tisch gehauen und gepustet.
    .name = das Pusten
    .status = { $you ->
        [yes] deine letzte Karte ist eine Sieben: Hau mit der Faust auf den Tisch und puste
       *[no] { $seat } hat als Letztes eine Sieben gelegt und muss mit der Faust auf den Tisch hauen und pusten
    }
phase-accused = { $cannot }: Jemand steht unter Mogelverdacht, und so lange ruht das Spiel.
    .name = die Beschuldigung
    .status = { $you ->
        [yes] du sollst gemogelt haben: Gib es zu oder leugne
       *[no] { $seat } soll gemogelt haben und muss es zugeben oder leugnen
    }
phase-last-word = { $cannot }: Nur ein Spieler ist noch übrig, und der darf beschuldigen oder die Mogelei gelten lassen.
    .name = das letzte Wort
    .status = { $you ->
        [yes] du bist allein übrig, aber vielleicht durch eine Mogelei: Beschuldige jemanden oder lass es mit „Fertig“ gelten
       *[no] { $seat } ist allein übrig und darf beschuldigen oder es gelten lassen
    }
phase-replace = { $cannot }: Erst muss der Zufall die Karten ersetzen, um die es beim Mogeln ging.
    .name = der Ersatz nach dem Mogeln
    .status = neue Karten ziehen für die, um die es beim Mogeln ging
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = neue Partie?

## Karten, die nicht da sind

card-2 = { $seat } kann diese Karte dort nicht hinlegen: { $card }. Auf eigene Päckchen kommen Handkarten, auf fremde auch die obersten Karten eines eigenen Päckchens.
    .you = Du kannst diese Karte dort nicht hinlegen: { $card }. Auf eigene Päckchen kommen Handkarten, auf fremde auch die obersten Karten eines eigenen Päckchens.
card-3 = { $seat } kommt an diese Karte nicht heran: { $card }. Legen kann man Karten aus der Hand oder, wenn es so weit ist, die eigenen offenen.
    .you = Du kommst an diese Karte nicht heran: { $card }. Legen kannst du Karten aus der Hand oder, wenn es so weit ist, deine eigenen offenen.
card-11 = { $seat } hat diese Karte nicht auf der Hand: { $card }. Eingeworfen wird nur aus der Hand.
    .you = Du hast diese Karte nicht auf der Hand: { $card }. Eingeworfen wird nur aus der Hand.

## Die Tauschphase

why-ready-2-1 = { $seat } hat sich schon fertig gemeldet, und dabei bleibt es.
    .you = Du hast dich schon fertig gemeldet, und dabei bleibt es.
why-piles-2-1 = { $seat } kann noch nicht fertig sein: Päckchen { $number } ist leer, und auf jeder der drei verdeckten Karten muss mindestens eine offene liegen.
    .you = Du kannst noch nicht fertig sein: Päckchen { $number } ist leer, und auf jeder der drei verdeckten Karten muss mindestens eine offene liegen.
why-owes-2-3 = { $seat } hat weniger als drei Karten auf der Hand und muss vor allem anderen ziehen.
    .you = Du hast weniger als drei Karten auf der Hand und musst vor allem anderen ziehen.
why-enough-2-3 = { $seat } hat schon { SPELL($count) } Karten auf der Hand, und gezogen wird nur, wenn es weniger als drei sind.
    .you = Du hast schon { SPELL($count) } Karten auf der Hand, und gezogen wird nur, wenn es weniger als drei sind.
why-no-stock-2-3 = { $seat } kann nichts ziehen: Der Zugstapel ist aufgebraucht.
    .you = Du kannst nichts ziehen: Der Zugstapel ist aufgebraucht.
why-empty-2 = Päckchen { $number } vor { $seat } ist leer: Dort liegen keine offenen Karten zum Aufnehmen.
    .you = Dein Päckchen { $number } ist leer: Dort liegen keine offenen Karten zum Aufnehmen.
why-locked-2-2 = Päckchen { $number } vor { $seat } ist gesperrt: Niemand darf Karten daraus aufnehmen.
    .you = Dein Päckchen { $number } ist gesperrt: Niemand darf Karten daraus aufnehmen.
why-mixed-2 = { $Card } und { $other } haben verschiedene Ränge: Auf ein Päckchen legt man nur Karten ein und desselben Ranges.
why-mixed-2-2 = { $Card } und { $other } haben verschiedene Ränge: Auf fremde Päckchen legt man nur Karten ein und desselben Ranges.
why-rank-2 = Oben auf Päckchen { $number } liegt { $other }, und { $card } hat einen anderen Rang: Auf ein Päckchen passt nur der gleiche.
why-rank-2-2 = Oben auf Päckchen { $number } vor { $owner } liegt { $other }, und { $card } hat einen anderen Rang: Auf fremde Päckchen passt nur der gleiche.
    .you-owner = Oben auf deinem Päckchen { $number } liegt { $other }, und { $card } hat einen anderen Rang: Auf fremde Päckchen passt nur der gleiche.
why-empty-pile-2-2 = { $Card } passt dort nicht: Päckchen { $number } vor { $owner } ist leer, und bei anderen muss schon eine Karte vom gleichen Rang liegen.
    .you-owner = { $Card } passt dort nicht: Dein Päckchen { $number } ist leer, und bei anderen muss schon eine Karte vom gleichen Rang liegen.
why-taken-8-2 = Die Karten aus Päckchen { $number } hat { $owner } schon aufgenommen, und wer aufnimmt, darf nicht gestört werden.
    .you-owner = Die Karten aus Päckchen { $number } hast du schon aufgenommen, und wer aufnimmt, darf nicht gestört werden.

## Was zusammen gelegt werden kann

why-mixed-3-1 = { $Card } und { $other } können nicht zusammen gelegt werden: Sie haben verschiedene Ränge.
why-next-move-3 = Der Zug endet mit { $card }, denn danach geht es mit demselben Spieler weiter: { $other } wird in einem neuen Zug gelegt.
why-short-12 = Und für eine Leiter reicht es nicht: Sie besteht aus mindestens drei aufeinanderfolgenden Rängen, und hier { $count ->
    [0] ist keiner dabei.
    [one] ist nur einer dabei.
   *[other] sind nur zwei dabei.
}
why-gap-12 = In einer Leiter folgt auf jeden Rang gleich der nächste: { $card } und dann { $other } ist keine Folge.
why-banned-12-3 = { $Card } kann nicht zu einer Leiter gehören: Zweien und Zehnen werden immer übersprungen.
why-ladder-16-8 = { $seat } hat mindestens drei Strafpunkte und darf keine Leitern legen.
    .you = Du hast mindestens drei Strafpunkte und darfst keine Leitern legen.
why-seven-15 = { $Card } kann nicht zu einem Kåker gehören: Siebenen haben keinen eigenen Rang.
why-acting-15 = { $Card } kann nicht zu einem Kåker gehören: Zweien und Zehnen wirken in dem Augenblick, in dem sie gelegt werden.
why-joker-15 = { $Card } kann nicht zu einem Kåker gehören: Knåker sind dort nicht erlaubt.
why-order-15 = In einem Kåker kommen erst alle Karten des niedrigeren Ranges und dann alle des höheren: mit { $card } am Anfang und { $other } am Ende stimmt die Folge nicht.

## Wohin gelegt werden kann

why-first-12 = Die Leiter kann hier nicht liegen: Ihre erste Karte ist { $card }, und auf dem Ablagestapel gilt { $other }.
why-first-15 = Der Kåker kann hier nicht liegen: Seine erste Karte ist { $card }, und auf dem Ablagestapel gilt { $other }.
why-lower-3 = { $Card } ist niedriger als { $other }: Die Karte muss mindestens so hoch sein wie die, die auf dem Ablagestapel gilt.
why-through-13 = Siebenen sind durchsichtig: Es gilt die Karte darunter, { $other }.
why-single-10 = { $Card } darf nicht auf einen Knåker: Darauf passen nur Zweien, Dreien, Siebenen, Zehnen und weitere Knåker.
why-three-10 = { $Card } darf nicht auf { $other }: Ein Knåker passt nicht auf eine Drei.
why-double-10-1 = { $Card } darf nicht auf einen Doppelknåker: Darauf passen nur Zweien, Dreien, Zehnen und weitere Knåker.
why-triple-10-2 = { $Card } darf so nicht auf einen Trippelknåker: Darauf passen nur Zehnen, eine Trippeldrei oder eine Frippeldrei.
why-frippel-10-3 = { $Card } darf nicht auf einen Frippelknåker: Darauf passt nur eine Drei, und sie muss jemandes letzte verdeckte Karte sein.
why-seven-13-1 = { $Card } scheitert auch an der Regel für Siebenen: Sie passen auf alles außer auf einen Doppelknåker oder Stärkeres.
why-black-14 = { $Card } ist schwarz, und auf einen Trippelknug darf nichts Schwarzes.
why-kajak-17-2-1 = { $Card } darf nicht auf einen einfachen Kajak: Darauf passen nur Zweien, Dreien, Siebenen, Zehnen und weitere Kajaks.
why-kajak-17-2-2 = { $Card } darf nicht auf einen Doppelkajak: Darauf passen nur Zweien, Dreien, Zehnen und weitere Kajaks.
why-kajak-17-2-3 = { $Card } darf nicht auf einen Trippelkajak: Darauf passen nur Zweien, Zehnen und weitere Kajaks.
why-kajak-17-2-4 = { $Card } darf nicht auf einen Frippelkajak: Darauf passen nur Zehnen und weitere Kajaks.
why-kajak-17-2-5 = { $Card } darf nicht auf einen Pentakajak: Darauf passt nur noch ein Kajak.
why-hexa-17-2-6 = { $Card } darf nicht auf einen Hexakajak: Er ist unschlagbar.
why-capped-17-2-6 = { $Card } ist hier nicht erlaubt: { $seat } hat einen Hexakajak aufgenommen, und { $other } ist eine fremde Bildkarte; auf die dürfen dann nur Zweien, Siebenen und Zehnen.
    .you = { $Card } ist hier nicht erlaubt: Du hast einen Hexakajak aufgenommen, und { $other } ist eine fremde Bildkarte; auf die dürfen dann nur Zweien, Siebenen und Zehnen.

## Wer dran ist: auf gut Glück spielen, aufnehmen, ziehen, aufdecken

why-owes-3-4 = { $seat } hat weniger als drei Karten auf der Hand und muss erst ziehen.
    .you = Du hast weniger als drei Karten auf der Hand und musst erst ziehen.
why-waits-3-4 = { $seat } muss warten: { $turn } hat weniger als drei Karten auf der Hand und muss erst ziehen.
    .you = Du musst warten: { $turn } hat weniger als drei Karten auf der Hand und muss erst ziehen.
    .you-turn = { $seat } muss warten: Du hast weniger als drei Karten auf der Hand und musst erst ziehen.
why-waits-8 = Und beim Aufnehmen darf { $turn } nicht gestört werden.
    .you-turn = Und beim Aufnehmen darfst du nicht gestört werden.
why-enough-3-4 = { $seat } hat schon { SPELL($count) } Karten auf der Hand, und gezogen wird nur, wenn es weniger als drei sind.
    .you = Du hast schon { SPELL($count) } Karten auf der Hand, und gezogen wird nur, wenn es weniger als drei sind.
why-no-stock-3-4 = { $seat } kann nichts ziehen: Der Zugstapel ist aufgebraucht.
    .you = Du kannst nichts ziehen: Der Zugstapel ist aufgebraucht.
why-no-stock-3-2 = { $seat } kann nicht auf gut Glück spielen: Der Zugstapel ist aufgebraucht.
    .you = Du kannst nicht auf gut Glück spielen: Der Zugstapel ist aufgebraucht.
why-nothing-3-3 = { $seat } kann keinen Ablagestapel aufnehmen: Dort liegen keine Karten.
    .you = Du kannst keinen Ablagestapel aufnehmen: Dort liegen keine Karten.
why-can-3-3 = { $seat } darf den Ablagestapel nicht aufnehmen, denn { $card } lässt sich legen, allein oder mit weiteren Karten.
    .you = Du darfst den Ablagestapel nicht aufnehmen, denn { $card } lässt sich legen, allein oder mit weiteren Karten.
why-debt-16-8 = { $seat } hat den vierten Strafpunkt bekommen und muss diesmal den Ablagestapel aufnehmen: Gelegt wird nicht.
    .you = Du hast den vierten Strafpunkt bekommen und musst diesmal den Ablagestapel aufnehmen: Gelegt wird nicht.
why-hand-first-6-1 = { $Card } liegt offen vor { $seat }: Die offenen Karten dürfen erst gelegt werden, wenn die Hand leer und der Zugstapel aufgebraucht ist.
    .you = { $Card } liegt offen vor dir: Offene Karten darfst du erst legen, wenn deine Hand leer und der Zugstapel aufgebraucht ist.
why-flip-6-2 = { $seat } hat nur noch verdeckte Karten und muss eine aufdecken: Stattdessen den Ablagestapel aufzunehmen, ist nicht erlaubt.
    .you = Du hast nur noch verdeckte Karten und musst eine aufdecken: Stattdessen den Ablagestapel aufzunehmen, ist nicht erlaubt.
why-not-yet-6-2 = { $seat } darf noch keine verdeckte Karte aufdecken: Erst müssen die Handkarten und die offenen weg sein.
    .you = Du darfst noch keine verdeckte Karte aufdecken: Erst müssen deine Handkarten und deine offenen weg sein.
why-empty-6-2 = Auf Platz { $number } vor { $seat } liegt keine solche Karte.
    .you = Auf Platz { $number } vor dir liegt keine solche Karte.

## Einwürfe

why-own-turn-11 = { $seat } ist selbst an der Reihe, und einwerfen kann man nur, wenn jemand anders dran ist.
    .you = Du bist selbst an der Reihe, und einwerfen kann man nur, wenn jemand anders dran ist.
why-nothing-11 = { $seat } kann nirgends einwerfen: Im Ablagestapel liegt keine Karte, die einen Rang hat.
    .you = Du kannst nirgends einwerfen: Im Ablagestapel liegt keine Karte, die einen Rang hat.
why-taken-8-1 = Der Ablagestapel wird gerade aufgenommen, und dabei darf niemand stören.
why-rank-11 = Auf dem Ablagestapel gilt { $other }, und { $card } hat einen anderen Rang: Ein Einwurf braucht den gleichen.
why-rank-11-1 = { $Card } kann nicht eingeworfen werden: Zweien, Siebenen und Zehnen sind nie ein Einwurf.
why-insert-6-1 = { $Card } liegt offen vor { $seat }, und offene Karten dürfen nicht eingeworfen werden.
    .you = { $Card } liegt offen vor dir, und offene Karten dürfen nicht eingeworfen werden.
why-forms-10-3 = { $seat } darf hier nicht einwerfen: Ein Einwurf darf nie einen Frippelknåker bilden.
    .you = Du darfst hier nicht einwerfen: Ein Einwurf darf nie einen Frippelknåker bilden.
why-handicap-10-3 = { $seat } hat einen Frippelknåker aufgenommen und darf in dieser Partie nicht mehr einwerfen.
    .you = Du hast einen Frippelknåker aufgenommen und darfst in dieser Partie nicht mehr einwerfen.
