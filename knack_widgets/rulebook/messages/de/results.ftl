# Wie ein Spiel und eine Partie enden, und was sich zurücknehmen lässt.

ui-result_deal = Spiel { $number } ist zu Ende
ui-result_match = Die Partie ist zu Ende
ui-result_winner = { $seat } hat die Partie gewonnen
    .you = Du hast die Partie gewonnen
ui-result_winners = { $names } haben die Partie gemeinsam gewonnen
    .you = Du hast die Partie gemeinsam mit { $names } gewonnen
ui-result_level = Niemand liegt vorn: Die Partie endet unentschieden
ui-result_score = Der Stand
ui-result_tricks = Stiche
ui-result_of_deal = Spiel { $number }
ui-result_of_deals = Spiele { $begin }–{ $until }
ui-result_of_end = Schluss
ui-score_balance = Gesamt
ui-result_seed = Startwert dieses Spiels: { $seed }. Mit ihm bekommst du dieselben Karten noch einmal.
ui-result_set_deal = Dieses Spiel war vorgegeben, für alle dasselbe (Startwert { $seed }).
ui-result_then_shuffled = Vor den nächsten wird gemischt.
ui-set_deal = Für alle dasselbe Spiel
ui-played_without = Gespielt ohne { $clauses }
ui-played_as_read = Gespielt nach einer anderen Lesart ({ $ruling } { $value }): { $says }
ui-trump_was = Trumpf war { $suit }
ui-take_back = Zurücknehmen
ui-new_match_now = Neue Partie
ui-new_match_begun = Eine neue Partie hat begonnen.
ui-old_match = Zurück zur alten
ui-line_former = die Partie davor
ui-seed_by_chance = gemischt

# Several people at one screen.

ui-cover = { $seat }, du bist dran
ui-uncover = Meine Karten zeigen
ui-cover_hands = Karten zwischen den Zügen verdecken
ui-whole_deal = Darin steht das ganze Spiel, auch die Karten, die du nicht siehst.
