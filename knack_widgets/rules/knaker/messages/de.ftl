### Knåker auf Deutsch: warum ein Zug geht oder nicht geht, die Züge, die Abschnitte und was das Spiel auf seine Weise sagt.

## Grenzen für den Aufbau

limit-1 = Zu jedem Blatt gehören 52 gewöhnliche Karten und drei Knåker, zwei schwarze und ein roter, und alle Karten des Blattes oder der Blätter müssen dabei sein.
limit-17 = Zwei bis zwölf können spielen: Ein Blatt reicht für sechs Spieler und zwei Blätter für zwölf, und mehr als zwei stehen nicht zur Wahl.

option-decks = Anzahl der Blätter (mehr als sechs spielen immer mit zwei)
option-quiet = Leises Spiel: mit einer Sieben ausmachen, ohne zu hauen und zu pusten
option-cheating = Feine Fiesheiten: Mogeln ist möglich
option-dots = Strafpunkte aus der vorigen Partie

## Wer nicht an der Reihe ist

turn-3 = { $seat } ist nicht an der Reihe: Es geht im Uhrzeigersinn, und nun ist die Reihe an { $turn }.
turn-13-4 = { $seat } hat nichts wegzupusten: Die letzte Karte war eine Sieben von { $turn }.
turn-16 = { $seat } ist nicht beschuldigt: Zugeben oder leugnen muss { $turn }.

## Die Abschnitte: was an einem Zug falsch ist, der dort keinen Platz hat, wie der Abschnitt heißt, wer was tun soll

phase-deal = { $cannot }: Erst sind die Karten zu geben.
    .name = vor dem Geben
    .status = gib die Karten, um zu beginnen
phase-exchange = { $cannot }: Es ist Tauschphase, und das Spiel beginnt erst, wenn alle fertig sind.
    .name = die Tauschphase
    .status = alle tauschen, niemand muss warten, und das Spiel beginnt, wenn alle fertig sind
phase-play = { $cannot }: Es wird gespielt, und wer an der Reihe ist, legt, spielt auf gut Glück oder nimmt den Stapel auf.
    .name = das Spiel
    .status = { $owing ->
        [none] { $you ->
            [yes] du bist an der Reihe, und die anderen dürfen einwerfen
           *[no] { $seat } ist an der Reihe, und die anderen dürfen einwerfen
        }
       *[other] { $you ->
            [yes] erst wird gezogen ({ $owing }), dann bist du an der Reihe
           *[no] erst wird gezogen ({ $owing }), dann ist { $seat } an der Reihe
        }
    }
phase-blow = { $cannot }: Jemand hat als letzte Karte eine Sieben gelegt, und erst wird gehauen und gepustet.
    .name = das Pusten
    .status = { $you ->
        [yes] deine letzte Karte ist eine Sieben: Faust auf den Tisch und pusten
       *[no] { $seat } hat als Letztes eine Sieben gelegt und muss mit der Faust auf den Tisch hauen und pusten
    }
phase-accused = { $cannot }: Jemand ist beschuldigt, gemogelt zu haben, und so lange ruht das Spiel.
    .name = die Beschuldigung
    .status = { $you ->
        [yes] du bist beschuldigt: gib es zu oder leugne
       *[no] { $seat } ist beschuldigt und muss zugeben oder leugnen
    }
phase-replace = { $cannot }: Erst muss der Zufall die Karten ersetzen, um die es beim Mogeln ging.
    .name = der Ersatz nach dem Mogeln
    .status = zieh neue Karten anstelle derer, um die es beim Mogeln ging
phase-over = { $cannot }: Die Partie ist schon zu Ende.
    .name = die Partie ist zu Ende
    .status = nichts mehr zu tun

## Karten, die nicht da sind

card-2 = { $Card } ist nicht auf der Hand von { $seat }, und was in der Tauschphase ausgelegt wird, kommt aus der Hand.
card-3 = { $Card } ist keine Karte, an die { $seat } herankommt: Sie muss auf der Hand sein oder, wenn diese gelegt werden dürfen, unter den eigenen offenen.
card-11 = { $Card } ist nicht auf der Hand von { $seat }, und eingeworfen wird nur aus der Hand.

## Die Tauschphase

why-ready-2-1 = { $seat } hat sich schon fertig gemeldet, und dabei bleibt es.
why-piles-2-1 = { $seat } kann noch nicht fertig sein: Päckchen { $number } ist leer, und auf jeder der drei verdeckten Karten muss mindestens eine offene liegen.
why-owes-2-3 = { $seat } hat weniger als drei Karten auf der Hand und muss ziehen, bevor etwas anderes geht.
why-enough-2-3 = { $seat } hat schon { $count } Karten auf der Hand, und gezogen wird nur, wenn es weniger als drei sind.
why-no-stock-2-3 = { $seat } hat nichts zu ziehen: Der Zugstapel ist aufgebraucht.
why-empty-2 = Päckchen { $number } vor { $seat } ist leer: Dort gibt es keine offenen Karten aufzunehmen.
why-locked-2-2 = Päckchen { $number } vor { $seat } ist gesperrt: Niemand darf Karten daraus aufnehmen.
why-mixed-2 = { $Card } und { $other } haben verschiedene Ränge: Auf ein Päckchen legt man nur Karten von einem und demselben Rang.
why-mixed-2-2 = { $Card } und { $other } haben verschiedene Ränge: Auf fremde Päckchen legt man nur Karten von einem und demselben Rang.
why-rank-2 = Oben auf Päckchen { $number } liegt { $other }, und { $card } hat einen anderen Rang: Auf ein Päckchen passt nur der gleiche.
why-rank-2-2 = Oben auf Päckchen { $number } von { $owner } liegt { $other }, und { $card } hat einen anderen Rang: Auf fremde Päckchen passt nur der gleiche.
why-empty-pile-2-2 = { $Card } kann nicht zu { $owner }: Päckchen { $number } ist leer, und bei anderen muss dort eine Karte vom gleichen Rang liegen.
why-taken-8-2 = Die Karten aus Päckchen { $number } hat { $owner } schon aufgenommen, und wer aufnimmt, darf nicht gestört werden.

## Was zusammen gelegt werden kann

why-mixed-3-1 = { $Card } und { $other } können nicht zusammen gelegt werden: Sie haben verschiedene Ränge.
why-short-12 = Und für eine Leiter reicht es nicht: Sie besteht aus mindestens drei Rängen, die aufeinander folgen, und hier { $count ->
    [0] taugt keiner dafür.
    [one] taugt nur einer dafür.
   *[other] taugen nur zwei dafür.
}
why-gap-12 = In einer Leiter folgt auf jeden Rang gleich der nächste: Erst { $card } und dann { $other }, das ist keine Folge.
why-banned-12-3 = { $Card } kann nicht zu einer Leiter gehören: Zweien und Zehnen werden immer übersprungen.
why-ladder-16-8 = { $seat } hat mindestens drei Strafpunkte und darf keine Leitern legen.
why-seven-15 = { $Card } kann nicht zu einem Kåker gehören: Siebenen haben keinen eigenen Rang.
why-acting-15 = { $Card } kann nicht zu einem Kåker gehören: Zweien und Zehnen wirken in dem Augenblick, in dem sie gelegt werden.
why-joker-15 = { $Card } kann nicht zu einem Kåker gehören: Knåker sind nicht dabei.
why-order-15 = In einem Kåker kommt erst der niedrigere Rang und dann der höhere, jeder für sich: Hier steht { $card } am Anfang und { $other } am Ende, und diese Ordnung taugt nicht.

## Wohin gelegt werden kann

why-first-12 = Die Leiter kann hier nicht liegen: Ihre erste Karte ist { $card }, und oben auf dem Stapel gilt { $other }.
why-first-15 = Der Kåker kann hier nicht liegen: Seine erste Karte ist { $card }, und oben auf dem Stapel gilt { $other }.
why-lower-3 = { $Card } ist niedriger als { $other }: Auf dem Ablagestapel muss die Karte mindestens so hoch sein wie die, die gilt.
why-through-13 = Siebenen sind durchsichtig: Es gilt die Karte darunter, { $other }.
why-single-10 = { $Card } darf nicht auf einen Knåker: Dort gehen nur Zweien, Dreien, Siebenen, Zehnen und weitere Knåker.
why-three-10 = { $Card } darf nicht auf { $other }: Ein Knåker geht nicht auf eine Drei.
why-double-10-1 = { $Card } darf nicht auf einen Doppelknåker: Dort gehen nur Zweien, Dreien, Zehnen und weitere Knåker.
why-triple-10-2 = { $Card } darf so nicht auf einen Trippelknåker: Dort gehen nur Zehnen, eine Trippeldrei oder eine Frippeldrei.
why-frippel-10-3 = { $Card } darf nicht auf einen Frippelknåker: Dort geht nur eine Drei, und sie muss jemandes letzte verdeckte Karte sein.
why-seven-13-1 = { $Card } scheitert auch an der eigenen Regel der Siebenen: Sie gehen auf alles außer auf einen Doppelknåker oder Stärkeres.
why-black-14 = { $Card } ist schwarz, und auf einen Trippelknug darf nichts Schwarzes.
why-kajak-17-2-1 = { $Card } darf nicht auf einen einfachen Kajak: Dort gehen nur Zweien, Dreien, Siebenen, Zehnen und weitere Kajaks.
why-kajak-17-2-2 = { $Card } darf nicht auf einen Doppelkajak: Dort gehen nur Zweien, Dreien, Zehnen und weitere Kajaks.
why-kajak-17-2-3 = { $Card } darf nicht auf einen Trippelkajak: Dort gehen nur Zweien, Zehnen und weitere Kajaks.
why-kajak-17-2-4 = { $Card } darf nicht auf einen Frippelkajak: Dort gehen nur Zehnen und weitere Kajaks.
why-kajak-17-2-5 = { $Card } darf nicht auf einen Pentakajak: Dort geht nur noch ein Kajak.
why-hexa-17-2-6 = { $Card } darf nicht auf einen Hexakajak: Er ist unschlagbar.
why-capped-17-2-6 = { $Card } geht hier nicht: { $seat } hat einen Hexakajak aufgenommen, { $other } ist eine Bildkarte, die jemand anders gelegt hat, und darauf gehen dann nur Zweien, Siebenen und Zehnen.

## Wer dran ist: auf gut Glück spielen, aufnehmen, ziehen, aufdecken

why-owes-3-4 = { $seat } hat weniger als drei Karten auf der Hand und muss erst ziehen.
why-waits-3-4 = { $seat } muss warten: { $turn } hat weniger als drei Karten auf der Hand und muss erst ziehen.
why-waits-8 = Und wer Karten aufnimmt, jetzt { $turn }, wird dabei nicht gestört.
why-enough-3-4 = { $seat } hat schon { $count } Karten auf der Hand, und gezogen wird nur, wenn es weniger als drei sind.
why-no-stock-3-4 = { $seat } hat nichts zu ziehen: Der Zugstapel ist aufgebraucht.
why-no-stock-3-2 = { $seat } kann nicht auf gut Glück spielen: Der Zugstapel ist aufgebraucht.
why-nothing-3-3 = { $seat } hat keinen Ablagestapel aufzunehmen: Dort liegen keine Karten.
why-can-3-3 = { $seat } darf den Ablagestapel nicht aufnehmen, denn { $card } lässt sich legen, allein oder mit weiteren Karten.
why-debt-16-8 = { $seat } hat vier Strafpunkte bekommen und muss diesmal den Ablagestapel aufnehmen: Gelegt wird nicht.
why-hand-first-6-1 = { $Card } liegt offen vor { $seat }: Die offenen Karten dürfen erst gelegt werden, wenn die Hand leer und der Zugstapel aufgebraucht ist.
why-flip-6-2 = { $seat } hat nur noch verdeckte Karten und muss eine aufdecken: Den Ablagestapel stattdessen aufzunehmen, ist nicht erlaubt.
why-not-yet-6-2 = { $seat } darf noch keine verdeckte Karte aufdecken: Erst müssen die Handkarten und die offenen weg sein.
why-empty-6-2 = Auf Platz { $number } vor { $seat } fehlt die Karte, die dazu nötig ist.

## Einwürfe

why-own-turn-11 = { $seat } ist selbst an der Reihe, und einwerfen kann man nur, wenn es jemand anders ist.
why-nothing-11 = { $seat } kann nirgends einwerfen: Im Ablagestapel liegt keine Karte, die einen Rang hat.
why-taken-8-1 = Der Stapel ist gerade aufgenommen worden, und dabei wird niemand gestört.
why-rank-11 = Oben auf dem Ablagestapel gilt { $other }, und { $card } hat einen anderen Rang: Ein Einwurf braucht den gleichen.
why-rank-11-1 = { $Card } kann nicht eingeworfen werden: Zweien, Siebenen und Zehnen gehen nie als Einwurf.
why-insert-6-1 = { $Card } liegt offen vor { $seat }, und offene Karten dürfen nicht eingeworfen werden.
why-forms-10-3 = { $seat } darf hier nicht einwerfen: Ein Einwurf darf nie einen Frippelknåker bilden.
why-handicap-10-3 = { $seat } hat einen Frippelknåker aufgenommen und darf in dieser Partie nicht mehr einwerfen.
