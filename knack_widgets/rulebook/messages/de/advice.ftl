# Hilfe beim Wählen: was hinter der Antwort auf die Bitte um einen Tipp steht.

ui-hint = Tipp
ui-hint_title = Was du hier tun solltest, und warum
ui-advice_binding = Diese Regeln gelten jetzt für dich
ui-advice_known = Was sich über Karten erschließen lässt, die du nicht siehst
ui-advice_nothing = Noch nichts: Jede Karte, die du nicht siehst, kann überall liegen.
ui-advice_moves = Was jeder Zug bringt
ui-advice_move = Zug
ui-advice_fails = Risiko einer Bete
ui-advice_loses = Risiko zu verlieren
ui-advice_gain = Mittlerer Gewinn
ui-advice_no_odds = Für diese Stellung lassen sich keine Chancen berechnen.
ui-advice_shut = Schließen
ui-advice_csv = Zahlen (CSV)
ui-advice_svg = Bild (SVG)
ui-advice_far = Durchgespielt: { $done } von { $asked }
ui-advice_running = Spielt durch, wie die Karten liegen können …
ui-advice_stopped = Abgebrochen: Die Zahlen gelten für das bis dahin Gespielte.
ui-advice_done = Fertig gerechnet.
ui-advice_stop = Abbrechen
ui-advice_go_on = Weiterrechnen
ui-advice_line = So pendelt sich die Antwort ein
ui-advice_line_worlds = Durchgespielte Spiele
ui-advice_as_table = Als Tabelle
ui-advice_hands = Karte aller Hände
ui-advice_hands_rows_are = Bester Trumpf
ui-advice_hands_columns_are = Beste andere Karte
ui-advice_hands_yours = deine Hand
ui-advice_span = { $value } ({ $low } bis { $high })
ui-advice_sampled = Jeder Zug ist bis zu { $worlds } Mal durchgespielt, die Karten so verteilt, wie sie liegen können, seltener, wo die Spannen schon schmal sind; { $others }. In Klammern: wo der wahre Wert mit 95 % Sicherheit liegt.
ui-advice_exact = Jede Möglichkeit, wie die Karten liegen können, ist durchgespielt (Anzahl: { $worlds }); { $others }.
ui-advice_tabled = Die Zahlen für „{ $move }“ stammen einstweilen aus der Tabelle der Starthände in diesem Buch ({ $worlds } Mal für jede Art von Hand).
ui-advice_others_careful = angenommen wird, dass alle vorsichtig spielen

ui-known = Zeigen, was man wissen kann
ui-known_title = Was man wissen kann
ui-known_nothing = Nichts Neues über Karten, die du nicht siehst.
ui-known_lacks = kein { $suits }
ui-known_holds = hat: { $cards }

### Was sich über verdeckte Karten sagen lässt.

infer-holds = Auf der Hand von { $seat }: { $cards }. Das haben alle gesehen.
    .you = Auf deiner Hand: { $cards }. Das haben alle gesehen.
infer-suit = { $seat } hat kein { $suit }: Sonst hätte { $card } nicht gespielt werden dürfen.
    .you = Du hast kein { $suit }: Sonst hätte { $card } nicht gespielt werden dürfen.
infer-cards = { $count ->
        [one] { $cards } hat { $seat } nicht: Sonst hätte { $card } nicht gespielt werden dürfen.
       *[other] { $seat } hat weder { $cards }: Sonst hätte { $card } nicht gespielt werden dürfen.
    }
    .you = { $count ->
        [one] { $cards } hast du nicht: Sonst hätte { $card } nicht gespielt werden dürfen.
       *[other] Du hast weder { $cards }: Sonst hätte { $card } nicht gespielt werden dürfen.
    }
infer-suit-down = { $seat } hat kein { $suit }: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
    .you = Du hast kein { $suit }: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
infer-cards-down = { $count ->
        [one] { $cards } hat { $seat } nicht: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
       *[other] { $seat } hat weder { $cards }: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
    }
    .you = { $count ->
        [one] { $cards } hast du nicht: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
       *[other] Du hast weder { $cards }: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
    }

### Die Bilder der Chancen, und die Dateien damit.

ui-advice_gain_at = Mittlerer Gewinn (Einsatz { $stake })
ui-advice_better = besser
ui-advice_lower = untere Grenze
ui-advice_upper = obere Grenze
ui-advice_notation = Notation
ui-advice_tried = Durchgespielte Spiele
ui-advice_key = Striche und Bänder: die Spanne (95 Prozent).
ui-advice_number_of_hands = Zahl der Hände
ui-advice_players = { $game }, { SPELL($count) } Spieler
ui-advice_map = Was man im Mittel gewinnt, wenn man als Erster spricht und { $join ->
        [none] mitspielt
       *[other] „{ $join }“ wählt
    } und alle vorsichtig spielen. Jedes Feld steht für die Hände mit demselben besten Trumpf (Karte in der Farbe der aufgedeckten) und derselben besten anderen Karte; ein Strich: keine solche Karte. Leeres Feld: Eine solche Hand gibt es nicht.
ui-advice_map_yours = Deine Hand: { $best_trump ->
        [none] kein Trumpf
       *[other] bester Trumpf { $best_trump }
    }, { $best_other ->
        [none] keine andere Karte
       *[other] beste andere Karte { $best_other }
    }.

### Was die Chancen ergeben, und was sie voraussetzen.

ui-advice_rest = Je länger der Computer rechnet, desto schmaler werden die Spannen.
ui-advice_quoted = „{ $move }“
ui-advice_between = { $low } bis { $high }
ui-advice_bar = Durchgespielte Spiele
ui-advice_others_random = angenommen wird, dass du vorsichtig spielst und die anderen aufs Geratewohl
ui-advice_others_forgetful = angenommen wird, dass du vorsichtig spielst und die anderen vergessen, was sie ansagen müssen
ui-advice_strong = Starke Gegner gelten dabei als vorsichtige.
ui-advice_unlike = Nicht alle deine Gegner spielen so: Gegen sie stehen die Chancen anders.
ui-advice_open = Alle Hände liegen offen: Es gibt nichts zu erschließen.
ui-advice_later = Geht weiter, wenn du wieder an der Reihe bist.
ui-control_random_about = zufällig: irgendein erlaubter Zug
ui-control_forgetful_about = vergesslich: vorsichtig, vergisst aber, was anzusagen ist
ui-control_careful_about = vorsichtig: richtet sich nach den eigenen Karten und dem, was auf dem Tisch liegt
ui-control_strong_about = stark: probiert außerdem jeden Zug in vielen möglichen Spielen aus und braucht länger
