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
ui-advice_far = { $done } of { $asked } times
ui-advice_running = Playing out what may lie hidden …
ui-advice_resting = { $shared ->
        [yes] A press works for half a second. Going on makes the spans narrower.
       *[no] A press works for almost a second. Going on makes the spans narrower.
    }
ui-advice_stopped = Stopped: the numbers are of what had been played by then.
ui-advice_done = All worked out.
ui-advice_stop = Cancel
ui-advice_go_on = Go on
ui-advice_line = How the answer settles
ui-advice_line_worlds = Times
ui-advice_as_table = As a table
ui-advice_hands = Map of all hands
ui-advice_hands_rows_are = Best trump
ui-advice_hands_columns_are = Best other card
ui-advice_hands_about = What it brings in the mean to join as the first to speak, in stakes, when all play carefully. Each square is the hands with the same best trump and the same best other card; a dash: none.
ui-advice_hands_yours = your hand
ui-advice_span = { $value } ({ $low } to { $high })
ui-advice_sampled = Played out up to { $worlds } times with cards dealt as they might lie, less often where the spans are narrow already; { $others }. In brackets: where the true value lies with 95% certainty.
ui-advice_exact = All { $worlds } ways in which the cards can lie have been played out; { $others }.
ui-advice_tabled = “{ $move }” for now from the book's table of opening hands ({ $worlds } times for each kind of hand).
ui-advice_others_careful = it is assumed that all play carefully

ui-known = Show what can be known
ui-known_title = What can be known
ui-known_nothing = Nothing new about hidden cards.
ui-known_lacks = no { $suits }
ui-known_holds = has { $cards }

### What can be told of hidden cards.

infer-holds = { $seat } holds { $cards }, as everyone has seen.
    .you = You hold { $cards }, as everyone has seen.
infer-suit = { $seat } has no { $suit }: with one, { $card } could not have been played.
    .you = You have no { $suit }: with one, { $card } could not have been played.
infer-cards = { $count ->
        [one] { $seat } does not have { $cards }: with it, { $card } could not have been played.
       *[other] { $seat } has neither { $cards }: with any of them, { $card } could not have been played.
    }
    .you = { $count ->
        [one] You do not have { $cards }: with it, { $card } could not have been played.
       *[other] You have neither { $cards }: with any of them, { $card } could not have been played.
    }
infer-suit-down = { $seat } has no { $suit }: with one, playing face down would not have been allowed.
    .you = You have no { $suit }: with one, playing face down would not have been allowed.
infer-cards-down = { $count ->
        [one] { $seat } does not have { $cards }: with it, playing face down would not have been allowed.
       *[other] { $seat } has neither { $cards }: with any of them, playing face down would not have been allowed.
    }
    .you = { $count ->
        [one] You do not have { $cards }: with it, playing face down would not have been allowed.
       *[other] You have neither { $cards }: with any of them, playing face down would not have been allowed.
    }
