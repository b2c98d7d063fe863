# Die Antwort auf die Bitte um einen Tipp: ein Satz mit einem Zug, was er bringt, und warum.
# Zehntel: wie viele von zehn Spielen. Beträge: in Einsätzen, oder in Geld neben dem Topf.

ui-tip_details = Mehr
ui-tip_move = { $move } – { $value }.
ui-tip_sole = Erlaubt ist nur „{ $move }“ – { $value }.
ui-tip_only = Erlaubt ist nur „{ $move }“.
ui-tip_level = { $how ->
        [exact] Ob { $moves }, ist einerlei – { $value }.
        [done] Ob { $moves }, macht kaum einen Unterschied – { $value }.
       *[yet] Ob { $moves }, lässt sich noch nicht sagen – { $value }.
    }
ui-tip_many = { $how ->
        [exact] { $move } und { SPELL($count) } andere Züge laufen auf dasselbe hinaus – { $value }.
        [done] { $move } und { SPELL($count) } andere Züge unterscheiden sich kaum – { $value }.
       *[yet] { $move } sieht bisher am besten aus, aber { SPELL($count) } andere Züge können ebenso gut sein – { $value }.
    }
ui-tip_why = { $value }; { $why }
ui-tip_usual = { $move } – { $value } (zu wenige Spiele durchgespielt, um Chancen zu nennen).
ui-tip_careful = so würde ein vorsichtiger Spieler ziehen

### Was der Zug bringt.

ui-tip_mean = { $sign ->
        [gain] { $unit ->
            [pot] im Schnitt gewinnst du etwa { $amount } (im Topf: { $pot })
           *[stakes] im Schnitt gewinnst du { $amount }
        }
        [loss] { $unit ->
            [pot] im Schnitt verlierst du etwa { $amount } (im Topf: { $pot })
           *[stakes] im Schnitt verlierst du { $amount }
        }
       *[even] im Schnitt gewinnst und verlierst du nichts
    }
ui-tip_sure = { $sign ->
        [gain] das bringt { $amount }
        [loss] das kostet { $amount }
       *[even] { $paid ->
            [0] das kostet nichts
           *[other] das kostet nur die { $paid }, die du eingezahlt hast
        }
    }
ui-tip_wide = { $unit ->
        [stakes] im Schnitt zwischen { $low } und { $high } Einsätzen
        [pot] im Schnitt zwischen { $low } und { $high } (im Topf: { $pot })
       *[plain] im Schnitt zwischen { $low } und { $high }
    }
ui-tip_uncertain = unsicher, { $value }
ui-tip_risk = { $how ->
        [wide] du verlierst { $low } bis { $high } der Spiele
       *[mean] du verlierst { $often }
    }
ui-tip_amount = { $unit ->
        [stakes] { $form ->
            [quarter] einen viertel Einsatz
            [half] einen halben Einsatz
            [most] einen dreiviertel Einsatz
            [one] einen Einsatz
            [more] { $whole ->
                [1] anderthalb Einsätze
               *[other] { SPELL($whole) }einhalb Einsätze
            }
           *[whole] { SPELL($whole) } Einsätze
        }
       *[pot] { $figure }
    }
ui-tip_often = { $tenths ->
        [0] kaum ein Spiel
        [1] eins von zehn Spielen
        [5] jedes zweite Spiel
        [10] fast jedes Spiel
       *[other] { SPELL($tenths) } von zehn Spielen
    }
ui-tip_often_in = { $tenths ->
        [0] in kaum einem Spiel
        [1] in einem von zehn Spielen
        [5] in jedem zweiten Spiel
        [10] in fast jedem Spiel
       *[other] in { SPELL($tenths) } von zehn Spielen
    }

### Warum.

ui-tip_costs = { $move } kostet { $amount }
ui-tip_given_up = mit { $move } sind die { $paid } verloren, die du eingezahlt hast
ui-tip_paid = { $paid } im Topf hast du selbst eingezahlt
ui-tip_not = { $sign ->
        [gain] { $move } bringt im Schnitt { $amount }
        [loss] { $move } kostet im Schnitt { $amount }
       *[even] { $move } bringt im Schnitt nichts
    }{ $tells ->
        [yes] , mit einem Stich { $often_in }
       *[no] {""}
    }
ui-tip_trick = du machst { $often_in } einen Stich
ui-tip_tricks = du machst { $often_in } einen Stich, mit { $move } { $other_often_in }
ui-tip_better = { $sign ->
        [even] { $move } bringt etwas weniger
       *[gain] { $move } bringt { $amount } weniger
    }
ui-tip_worth = { $change ->
        [same] deine Hand zählt weiter { $worth }
       *[more] deine Hand zählt dann { $worth } statt { $before }
    }
ui-tip_cards = dann hast du { $count ->
        [0] keine Karte mehr auf der Hand
        [one] noch eine Karte auf der Hand
       *[other] noch { SPELL($count) } Karten auf der Hand
    }
