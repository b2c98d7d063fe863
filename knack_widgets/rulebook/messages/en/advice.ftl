# Help to choose: what is behind the answer to a request for a hint.

ui-hint = Hint
ui-hint_title = What to do here, and why
ui-advice_binding = These rules apply to you now
ui-advice_known = What can be inferred about hidden cards
ui-advice_nothing = Nothing yet: every hidden card may lie anywhere.
ui-advice_moves = What each move brings
ui-advice_move = Move
ui-advice_fails = Risk of a bete
ui-advice_loses = Risk of losing
ui-advice_gain = Mean gain
ui-advice_no_odds = No odds can be worked out for this position.
ui-advice_shut = Close
ui-advice_csv = Numbers (CSV)
ui-advice_svg = Picture (SVG)
ui-advice_far = Played out: { $done } of { $asked }
ui-advice_running = Playing out how the cards may lie …
ui-advice_stopped = Stopped: the numbers cover what had been played by then.
ui-advice_done = All worked out.
ui-advice_stop = Cancel
ui-advice_go_on = Go on
ui-advice_line = How the answer settles
ui-advice_line_worlds = Deals played out
ui-advice_as_table = As a table
ui-advice_hands = Map of all hands
ui-advice_hands_rows_are = Best trump
ui-advice_hands_columns_are = Best other card
ui-advice_hands_yours = your hand
ui-advice_span = { $value } ({ $low } to { $high })
ui-advice_sampled = Each move has been played out up to { $worlds } times with the cards dealt as they might lie, less often where the spans are narrow already; { $others }. In brackets: where the true value lies with 95% certainty.
ui-advice_exact = Every way in which the cards can lie has been played out (number of ways: { $worlds }); { $others }.
ui-advice_tabled = The numbers for “{ $move }” are for now from the book’s table of opening hands ({ $worlds } times for each kind of hand).
ui-advice_others_careful = it is assumed that all play carefully

ui-known = Show what can be known
ui-known_title = What can be known
ui-known_nothing = Nothing new about hidden cards.
ui-known_lacks = no { $suits }
ui-known_holds = has { $cards }

### What can be told of hidden cards.

infer-holds = { $seat } holds { $cards }, as everyone has seen.
    .you = You hold { $cards }, as everyone has seen.
infer-suit = { $seat } has no { $suit }: otherwise playing { $card } would not have been allowed.
    .you = You have no { $suit }: otherwise playing { $card } would not have been allowed.
infer-cards = { $count ->
        [one] { $seat } does not have { $cards }: otherwise playing { $card } would not have been allowed.
       *[other] { $seat } has neither { $cards }: otherwise playing { $card } would not have been allowed.
    }
    .you = { $count ->
        [one] You do not have { $cards }: otherwise playing { $card } would not have been allowed.
       *[other] You have neither { $cards }: otherwise playing { $card } would not have been allowed.
    }
infer-suit-down = { $seat } has no { $suit }: otherwise playing a card face down would not have been allowed.
    .you = You have no { $suit }: otherwise playing a card face down would not have been allowed.
infer-cards-down = { $count ->
        [one] { $seat } does not have { $cards }: otherwise playing a card face down would not have been allowed.
       *[other] { $seat } has neither { $cards }: otherwise playing a card face down would not have been allowed.
    }
    .you = { $count ->
        [one] You do not have { $cards }: otherwise playing a card face down would not have been allowed.
       *[other] You have neither { $cards }: otherwise playing a card face down would not have been allowed.
    }

### The pictures of the odds, and the files of them.

ui-advice_gain_at = Mean gain (stake { $stake })
ui-advice_better = better
ui-advice_lower = lower limit
ui-advice_upper = upper limit
ui-advice_notation = Notation
ui-advice_tried = Deals played out
ui-advice_key = Lines and bands: the span (95 per cent).
ui-advice_number_of_hands = Number of hands
ui-advice_players = { $game }, { SPELL($count) } players
ui-advice_map = The mean gain of a player who speaks first and { $join ->
        [none] joins
       *[other] chooses “{ $join }”
    }, when all play carefully. Each square stands for the hands with the same best trump (a card of the upcard’s suit) and the same best other card; a dash: no such card. An empty square: there is no such hand.
ui-advice_map_yours = Your hand: { $best_trump ->
        [none] no trump
       *[other] best trump { $best_trump }
    }, { $best_other ->
        [none] no other card
       *[other] best other card { $best_other }
    }.

### What the odds come to, and what they take for granted.

ui-advice_rest = The longer the computer works, the narrower the spans.
ui-advice_quoted = “{ $move }”
ui-advice_between = { $low } to { $high }
ui-advice_bar = Deals played out
ui-advice_others_random = it is assumed that you play carefully and the others at random
ui-advice_others_forgetful = it is assumed that you play carefully and the others forget what they have to call
ui-advice_strong = Strong opponents are counted as careful ones.
ui-advice_unlike = Not all of your opponents play like that: against them the odds are different.
ui-advice_open = All hands lie open: there is nothing to infer.
ui-advice_later = Goes on when it is your turn again.
ui-control_random_about = random: any move that is allowed
ui-control_forgetful_about = forgetful: careful, but forgets what has to be called
ui-control_careful_about = careful: goes by its own cards and what lies on the table
ui-control_strong_about = strong: also tries each move in many possible deals, and takes longer
