# Läsningar: där en källa tiger, säger emot sig själv eller kan missförstås, vad den säger, hur boken läser den och hur man kan läsa den.

ui-readings = Andra läsningar
ui-readings_ours = bokens läsning
ui-readings_letter = som det står i källan
ui-readings_variant = En vanlig variant
ui-readings_variant_note = en vanlig variant
ui-readings_source = Vad källan säger
ui-readings_why = Varför boken läser så
ui-readings_who = Vem som läser annorlunda
ui-readings_show = Visa båda borden
ui-readings_play = Spela med { $value }
ui-readings_book = Spela som boken läser
ui-readings_off = Nu läses avgörandena som boken läser dem. Ett nytt parti har börjat.
ui-readings_on = Ett nytt parti har börjat, där { $ruling } läses som { $value } säger.
ui-readings_differs = Det gör skillnad i { $share } av givarna ({ $low } till { $high }).
ui-readings_always = Det gör skillnad i varje giv.
ui-readings_balance_same = Saldona blir desamma.
ui-readings_wins_same = Vinsterna blir desamma.
ui-readings_place_same = Placeringarna blir desamma.
ui-readings_never = I { $deals } givar med försiktiga spelare gör det ingen skillnad.
ui-readings_uncounted = Hur ofta det gör skillnad är inte räknat.
ui-readings_balance = Flyttade pengar: { $amount } per giv.
ui-readings_wins = Flyttade vinster: { $amount } per giv.
ui-readings_place = Flyttade placeringar: { $amount } per giv.
ui-readings_options = Räknat med: { $options }.
ui-readings_players = { SPELL($count) } spelare

### Sidan med öppna frågor.

ui-questions = Öppna frågor
ui-questions_game = Spel
ui-questions_order = Ordning
ui-questions_by_share = hur ofta det gör skillnad
ui-questions_by_money = hur mycket som flyttas
ui-questions_by_game = spel
ui-questions_all = Alla avgöranden
ui-questions_all_hint = Bokens alla avgöranden och deras slag: en läsning ändrar spelet eller pengarna, en gräns säger vad som får anges, notation är hur något skrivs, och ”med andra ord” upprepar bara vad källan säger.
ui-questions_ruling = Avgörande
ui-questions_clause = Regel
ui-questions_kind = Slag
ui-questions_share = Givar som skiljer sig
ui-questions_moved = Flyttat per giv
ui-questions_kind_reading = läsning
ui-questions_kind_bound = gräns
ui-questions_kind_notation = notation
ui-questions_kind_in_other_words = med andra ord
ui-questions_unread = En läsning som inte kan spelas på annat sätt här
