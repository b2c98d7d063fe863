# Help to choose, a step for each press.

ui-hint = Hint
ui-hint_title = What binds you here, what can be inferred, and what each move is likely to bring
ui-advice_binding = These rules bind you now
ui-advice_known = What you can tell about hidden cards
ui-advice_nothing = Nothing yet: every hidden card may lie anywhere.
ui-advice_moves = What each move brings
ui-advice_move = Move
ui-advice_fails = Bete
ui-advice_loses = Loss
ui-advice_gain = Gain this deal
ui-advice_no_odds = There are no odds for this position.
ui-advice_more_2 = What can be inferred?
ui-advice_more_3 = What are the odds?
ui-advice_shut = Close
ui-advice_csv = Numbers (CSV)
ui-advice_svg = Picture (SVG)
ui-advice_span = { $value } ({ $low } to { $high })
ui-advice_sampled = Played out { $worlds } times with cards dealt as they might lie; { $others }. In brackets: where the true value lies with 95% certainty.
ui-advice_exact = All { $worlds } ways in which the cards can lie have been played out; { $others }.
ui-advice_others_careful = it is assumed that all play carefully

### What can be told of hidden cards.

infer-holds = { $seat } holds { $cards }: that was seen.
    .you = You hold { $cards }: that was seen.
infer-suit = { $seat } has no { $suit }: with one, { $card } could not have been played.
    .you = You have no { $suit }: with one, { $card } could not have been played.
infer-cards = { $seat } does not have { $cards }: with it, { $card } could not have been played.
    .you = You do not have { $cards }: with it, { $card } could not have been played.
infer-suit-down = { $seat } has no { $suit }: with one, it could not have led face down.
    .you = You have no { $suit }: with one, you could not have led face down.
infer-cards-down = { $seat } does not have { $cards }: with it, that seat could not have led face down.
    .you = You do not have { $cards }: with it, you could not have led face down.
