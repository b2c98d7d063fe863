# Hur en giv och ett parti slutar, och vad som kan tas tillbaka.

ui-result_deal = Giv { $number } är slut
ui-result_match = Partiet är slut
ui-result_winner = { $seat } har vunnit partiet
    .you = Du har vunnit partiet
ui-result_winners = { $names } har vunnit partiet tillsammans
    .you = Du har vunnit partiet tillsammans med { $names }
ui-result_level = Ingen leder: partiet slutar oavgjort
ui-result_score = Ställningen
ui-result_tricks = Stick
ui-result_of_deal = Giv { $number }
ui-result_of_deals = Giv { $begin }–{ $until }
ui-result_of_end = Slut
ui-score_balance = Totalt
ui-result_seed = Givens slumpfrö: { $seed }. Med det delas samma kort ut igen.
ui-result_set_deal = Given var förutbestämd, samma för alla (slumpfrö { $seed }).
ui-result_then_shuffled = De följande blandas.
ui-set_deal = Samma giv för alla
ui-played_without = Spelas utan { $clauses }
ui-played_as_read = Spelas efter en annan läsning ({ $ruling } { $value }): { $says }
ui-trump_was = Trumf var { $suit }
ui-take_back = Ångra
ui-new_match_now = Nytt parti
ui-new_match_begun = Ett nytt parti har börjat.
ui-old_match = Tillbaka till det gamla
ui-line_former = partiet före
ui-seed_by_chance = blandas

# Several people at one screen.

ui-cover = { $seat }, din tur
ui-uncover = Visa mina kort
ui-cover_hands = Täck korten mellan turerna
ui-whole_deal = Hela given finns med, även de kort som du inte ser.
