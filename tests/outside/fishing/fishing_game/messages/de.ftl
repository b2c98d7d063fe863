### Fischen auf Deutsch: warum ein Zug erlaubt ist oder nicht, wozu er führt, die Abschnitte, die Seite.

limit-table-1 = Fischen ist für zwei bis vier Spieler, mit einem ganzen Spiel von 52 Karten, jede einmal.

turn-turn-1 = { $seat } ist nicht am Zug: Es geht nach links weiter, und jetzt ist { $turn } dran.
    .you = Du bist nicht am Zug: Es geht nach links weiter, und jetzt ist { $turn } dran.
    .you-turn = { $seat } ist nicht am Zug: Es geht nach links weiter, und jetzt bist du dran.
why-idle-catch-2 = { $Card } fängt nichts, und { $seat } hat eine Karte, die etwas fängt: Eine solche muss gespielt werden.
    .you = { $Card } fängt nichts, und du hast eine Karte, die etwas fängt: Eine solche musst du spielen.

phase-deal = { $cannot }: Jetzt wird gegeben, oder die Partie wird beendet.
    .name = { $deals ->
        [0] vor dem ersten Spiel
       *[other] nach Spiel { $deals }
    }
    .status = { $deals ->
        [0] gib, um zu beginnen
       *[other] das Spiel ist vorbei: gib das nächste
    }
phase-play = { $cannot }: Jetzt werden Karten gespielt.
    .name = das Fischen
    .status = { $you ->
        [yes] du bist am Zug: spiele eine Karte
       *[no] { $seat } ist am Zug
    }
phase-over = { $cannot }: Die Partie ist schon vorbei.
    .name = die Partie ist vorbei
    .status = eine neue Partie?

verb-play = { $seat } spielt { $card }
    .you = Du spielst { $card }
    .cannot = { $seat } kann jetzt keine Karte spielen
    .cannot-you = Du kannst jetzt keine Karte spielen
    .allowed = Erlaubt: { $seat } ist am Zug, und { $card } darf gespielt werden.
    .allowed-you = Erlaubt: Du bist am Zug und darfst { $card } spielen.
    .label = { $card } spielen
    .brief = { $short }

event-dealt-deal-1 = { $seat } gibt allen fünf Karten und deckt vier auf
    .you = Du gibst allen fünf Karten und deckst vier auf
event-catches = { $seat } fängt mit { $card }: { SPELL($count) } Karten
    .you = Du fängst mit { $card }: { SPELL($count) } Karten
event-leaves = { $seat } lässt { $card } im Teich
    .you = Du lässt { $card } im Teich

ui-row_pool = Der Teich
ui-fish = gefangen: { $count }
ui-score_fish = Gefangen
ui-change_fish = { $count }
ui-counter_pool = Teich
    .title = Wie viele Karten im Teich liegen

field-pool = Der Teich
field-fish = Gefangene Karten (eine Zahl je Platz)
fault-left = { $Seat } hat noch { $number } Karten, erwartet { $expected }.

page-aim = Fang die Karten im Teich: Eine Karte fängt alle ihres Rangs.
page-begin = Wähle eine Karte deiner Hand.
page-about = Fünf Karten auf der Hand und ein Teich mit offenen: Eine Karte fängt alle ihres Rangs.
page-goal = Du spielst deine fünf Karten eine nach der andern. Was du fängst, gehört dir.
page-pay = Bezahlt wird nichts: Wer am meisten gefangen hat, gewinnt.
