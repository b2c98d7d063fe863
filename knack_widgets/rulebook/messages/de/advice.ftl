# Hilfe beim Wählen, ein Schritt je Druck.

ui-hint = Tipp
ui-hint_title = Was dich hier bindet, was sich erschließen lässt und was jeder Zug wohl bringt
ui-advice_binding = Diese Regeln binden dich jetzt
ui-advice_known = Was du über verdeckte Karten weißt
ui-advice_nothing = Noch nichts: Jede verdeckte Karte kann überall liegen.
ui-advice_moves = Was jeder Zug bringt
ui-advice_move = Zug
ui-advice_fails = Bete
ui-advice_loses = Niederlage
ui-advice_gain = Gewinn in diesem Spiel
ui-advice_no_odds = Für diese Stellung gibt es keine Chancen.
ui-advice_more_2 = Was lässt sich erschließen?
ui-advice_more_3 = Wie stehen die Chancen?
ui-advice_shut = Schließen
ui-advice_csv = Zahlen (CSV)
ui-advice_svg = Bild (SVG)
ui-advice_far = { $done } von { $asked } Mal
ui-advice_running = Spielt durch, was verdeckt liegen kann …
ui-advice_resting = { $shared ->
        [yes] Ein Druck rechnet eine halbe Sekunde. Wer weiterrechnet, bekommt engere Spannen.
       *[no] Ein Druck rechnet knapp eine Sekunde. Wer weiterrechnet, bekommt engere Spannen.
    }
ui-advice_stopped = Abgebrochen: Die Zahlen gelten für das bis dahin Gespielte.
ui-advice_done = Fertig gerechnet.
ui-advice_stop = Abbrechen
ui-advice_go_on = Weiterrechnen
ui-advice_line = So nähert sich die Antwort
ui-advice_line_worlds = Mal
ui-advice_as_table = Als Tabelle
ui-advice_hands = Karte aller Hände
ui-advice_hands_rows_are = Bester Trumpf
ui-advice_hands_columns_are = Beste andere Karte
ui-advice_hands_about = Was es im Mittel bringt, als Erster am Wort dabei zu sein, in Einsätzen, wenn alle vorsichtig spielen. Jedes Feld steht für die Hände mit demselben besten Trumpf und derselben besten anderen Karte; ein Strich: keine.
ui-advice_hands_yours = deine Hand
ui-advice_span = { $value } ({ $low } bis { $high })
ui-advice_sampled = Bis zu { $worlds } Mal durchgespielt, mit Karten, wie sie liegen können, seltener, wo die Spannen schon eng sind; { $others }. In Klammern: wo der wahre Wert mit 95 % Sicherheit liegt.
ui-advice_exact = Alle { $worlds } Möglichkeiten, wie die Karten liegen können, sind durchgespielt; { $others }.
ui-advice_tabled = „{ $move }“ einstweilen aus der Tabelle der Starthände dieses Buchs ({ $worlds } Mal für jede Art von Hand).
ui-advice_others_careful = angenommen wird, dass alle vorsichtig spielen

ui-known = Zeigen, was man wissen kann
ui-known_title = Was man wissen kann
ui-known_nothing = Nichts Neues über verdeckte Karten.
ui-known_lacks = kein { $suits }
ui-known_holds = hat { $cards }

### Was sich über verdeckte Karten sagen lässt.

infer-holds = { $seat } hat { $cards }: Das haben alle gesehen.
    .you = Du hast { $cards }: Das haben alle gesehen.
infer-suit = { $seat } hat kein { $suit }: Sonst hätte { $card } nicht gespielt werden dürfen.
    .you = Du hast kein { $suit }: Sonst hätte { $card } nicht gespielt werden dürfen.
infer-cards = { $count ->
        [one] { $seat } hat { $cards } nicht: Sonst hätte { $card } nicht gespielt werden dürfen.
       *[other] { $seat } hat weder { $cards }: Sonst hätte { $card } nicht gespielt werden dürfen.
    }
    .you = { $count ->
        [one] Du hast { $cards } nicht: Sonst hätte { $card } nicht gespielt werden dürfen.
       *[other] Du hast weder { $cards }: Sonst hätte { $card } nicht gespielt werden dürfen.
    }
infer-suit-down = { $seat } hat kein { $suit }: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
    .you = Du hast kein { $suit }: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
infer-cards-down = { $count ->
        [one] { $seat } hat { $cards } nicht: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
       *[other] { $seat } hat weder { $cards }: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
    }
    .you = { $count ->
        [one] Du hast { $cards } nicht: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
       *[other] Du hast weder { $cards }: Sonst hätte die Karte nicht verdeckt gespielt werden dürfen.
    }
