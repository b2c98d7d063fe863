### The comparison of games.

concept-players = Players
concept-pack = Pack
concept-aim = Aim
concept-dealing = Dealing
concept-trump = Trumps
concept-bidding = Bidding
concept-buying = Buying
concept-forced-leads = Forced leads
concept-following = Following
concept-trick = Who wins a trick
concept-payment = Payment
concept-ends = When it ends
concept-out-of-turn = Out of turn

ui-differences = Compare games
ui-differences_known = You know
ui-differences_other = You want to play
ui-differences_every = all games
ui-differences_same = What is the same
ui-differences_usual = Each game by its usual rules.
