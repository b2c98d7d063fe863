# How a deal and a match end, and what can be taken back.

ui-result_deal = Deal { $number } is over
ui-result_match = The match is over
ui-result_winner = { $seat } has won the match
    .you = You have won the match
ui-result_winners = { $names } have won the match together
    .you = You have won the match together with { $names }
ui-result_level = Nobody is ahead: the match is a draw
ui-result_score = The score
ui-result_tricks = Tricks
ui-result_of_deal = Deal { $number }
ui-result_of_deals = Deals { $begin }–{ $until }
ui-result_of_end = End
ui-score_balance = Total
ui-result_seed = Seed of this deal: { $seed }. With it the same cards are dealt again.
ui-result_set_deal = This was a set deal, the same for everybody (seed { $seed }).
ui-result_then_shuffled = The next ones are shuffled.
ui-set_deal = Same deal for everybody
ui-played_without = Played without { $clauses }
ui-played_as_read = Played under another reading ({ $ruling } { $value }): { $says }
ui-trump_was = Trumps were { $suit }
ui-take_back = Take it back
ui-new_match_now = New match
ui-new_match_begun = A new match has begun.
ui-old_match = Back to the old one
ui-line_former = the match before
ui-seed_by_chance = shuffled

# Several people at one screen.

ui-cover = { $seat }, your turn
ui-uncover = Show my cards
ui-cover_hands = Cover the hands between turns
ui-whole_deal = It holds the whole deal, including the cards you do not see.
