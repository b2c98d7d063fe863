### Settled positions, and what is wrong with a position.

settled-yes = Yes.
settled-no = No.
settled-depends = It depends.
settled-cards = What decides is whether { $count ->
    [one] this card
   *[other] one of these cards
} is among the unknown ones: { $cards }.
settled-readings = What decides is how { $readings } is read.
settled-reading =
    { $ours ->
        [true] Under { $ruling } { $letter }, as this book reads it,
       *[other] Under { $ruling } { $letter }
    } { $answer ->
        [yes] the answer is yes
        [no] the answer is no
       *[other] it depends
    }: “{ $text }”
settled-reading-bare =
    { $ours ->
        [true] Under { $ruling } { $letter }, as this book reads it,
       *[other] Under { $ruling } { $letter }
    } { $answer ->
        [yes] the answer is yes
        [no] the answer is no
       *[other] it depends
    }.
settled-example = An example in which it is not allowed:
settled-sampled = Not all possible cards were tried.
settled-same = No other reading changes the answer.

fault-place = { $place }: { $text }
fault-line = “{ $read }” is no line of a position. It begins with the game, and its fields are separated by semicolons.
fault-toml = “{ $read }” is no position in TOML. It stands in a table that begins with the line [position].
fault-large = The position is too long: { $number } characters, at most { $limit } are read.
fault-crowd = { $number } unknown cards are given, expected at most { $limit }.
fault-game = “{ $read }” is no game of this book. The games are { $expected }.
fault-field = A position of this game has no field { $read }.
fault-again = The field { $read } is given twice.
fault-value = Read { $read }, expected { $expected }.
fault-card = “{ $read }” is no card. A card is a rank and a suit, such as 7h; an unknown card is a question mark.
fault-seat = There is no seat { $read }: the seats are 0 to { $last }.
fault-seats = There are { $number } values, expected { $expected }: one for each seat.
fault-phase = “{ $read }” is no phase of this game. The phases are { $expected }.
fault-stranger = The card { $card } is not in this game’s pack.
fault-twice = The card { $card } lies here { $number } times, more often than the pack has it ({ $limit }).
fault-too-many = There are { $number } cards; the pack has only { $limit }.
fault-missing = There are { $number } cards; all { $limit } cards of the pack must lie somewhere.
fault-misplaced = An unknown card cannot be here.
fault-unknown = { $number } cards are unknown ({ $places }). To play on, all cards must be known.
fault-not-given = This must be given: it does not follow from the rest.
fault-turn = It is no player’s turn, but in the phase “{ $phase }” it must be somebody’s.
fault-idle = { $Seat } has the turn, but the phase “{ $phase }” has no turns.
fault-stuck = Nobody has a move here.
fault-impossible = No cards that are left fit here.
fault-seat_number = seat { $number }
fault-hand = { $Seat } has { $number } cards, expected { $expected }.
fault-not-in = { $Seat } is not in this deal, but has cards or the turn.
fault-up = There are { $number } upcards, expected { $expected }.
fault-trump = Trump is { $read }, expected { $expected }: the suit of an upcard.
fault-order = Here it is the turn of { $other }, not of { $seat }.
fault-leader = { $Other } leads this trick, not { $seat }.
fault-taker = { $Other } takes this trick, not { $seat }.
fault-count = { $read } is given, expected { $expected }.
fault-follows = Read { $read }, but from the other fields { $expected } follows.
fault-between = No deal is being played, but this is given: { $read }.
fault-unspoken = { $Seat } has not had its turn yet, but is not in.
fault-thrown = { $Seat } has thrown away { $number } cards, at most { $limit } are possible.
fault-draws = The seats that draw cards are { $read }. There must be two different ones at least, and only while cards are drawn.
fault-unplayable = { $Seat } was not allowed to play { $card } here.
fault-money = Balances, pot and betes add up to { $sum }; they must add up to 0.
fault-negative = Read { $read }; an amount is not negative.
fault-pot = The pot is { $read }, but that does not fit: the stakes of one deal are { $expected }.
fault-going = The pot is { $read }, and betes are left: { $expected }. The lowest must have gone into the pot.
fault-knocked = { $Seat } has knocked, but is not in.
fault-bought = { $Seat } has bought { $number } times, at most { $limit } times are possible.
fault-round = Read the round { $read }, expected 0 to { $limit }.
fault-talon-out = The talon is empty, so nobody buys any more.
fault-buyers = { $Seat } is to buy, but is not in.
fault-worth = A bete of { $read } cannot be: each is a multiple of { $expected }.
fault-no-betes = Betes are given ({ $read }), but with this way of paying there are none.
fault-owed = The seats that may merge betes are { $read }. They must begin with the seat whose turn it is, and only while betes are merged.
fault-no-merging = Betes are merged, but the players have not agreed on that.
fault-owed-betes = { $Seat } cannot have { $number } new betes of { $read }.
fault-played = { $Seat } has cards, but the tricks have been played.
fault-swinger = { $Seat } was not allowed to swing. That right has { $expected }.
fault-swung = Who has swung, the phase “{ $phase }” and the number of upcards ({ $number }) do not fit together.
fault-same-suit = Both upcards have the same suit, so nobody chooses trump.
fault-forced = In a forced deal all seats are in, and nobody buys.
fault-all-in = It is a forced deal: all seats are in, and there is no bidding.
fault-middle = There are { $number } cards in the middle, expected { $expected }.
fault-piles = The dealer has { $number } piles, expected { $expected }.
fault-looked = Read { $read }, expected { $expected }: the pile that the dealer has looked at.
fault-window = { $Seat } has nothing to announce.
fault-unannounced = { $Seat } has a hand that must be announced, so it belongs to those that are not announced.
fault-window-late = { $Seat } has forgotten to announce: others have already made { $number } moves, and that ends the deal.
fault-announced = { $Seat } cannot have announced its hand here.
fault-forgot = { $Seat } cannot have forgotten to announce here.
fault-slides = These seats cannot have slid one after another: { $read }.
fault-left = These seats cannot have the last turns: { $read }.
fault-offer = The offered card { $card } is not in the hand of { $seat }, or not the last exposed one.
fault-exposed = The exposed card { $card } is in no hand.
fault-asks = A question and the phase do not fit together.
fault-ssi = This belongs to the additional rules, which are not in use in this match.
fault-answers = { $Seat } cannot have answered so.
fault-swap = There is no swap that could be given back.
fault-swap-cards = { $Seat } cannot have taken { $taken } in exchange for { $laid }.
fault-swap-call = { $Seat } would have swapped away a hand that must be announced; that would have ended the deal.
fault-drawers = { $number } players draw; there must be two at least.
fault-best = { $Seat } draws a card, but does not have the best hand.
fault-result = The result does not fit the hands that were shown.
fault-wins = { $Seat } has { $read }; the number is not negative.
fault-slots = { $Seat } has { $number } piles, expected { $expected }.
fault-mixed = The cards of a face-up pile have the same rank, but here lie { $read }.
fault-empty-slot = { $Seat } has turned up a face-down card too early: other cards come first.
fault-owners = { $number } seats are given for the { $expected } cards of the pile.
fault-run = The open cards of this turn are { $read }, but the pile ends with { $expected }.
fault-run-lay = The open cards of this turn are { $read }, but they are no lays that are allowed.
fault-run-owner = The open cards of this turn were laid by { $other }, but cards of { $seat } are among them.
fault-turned = { $card } cannot lie in the pile: it would have turned the pile.
fault-unlayable = { $card } was not allowed to be laid here.
fault-picked-up = Somebody has just picked up the pile, but cards lie there: { $number }.
fault-runner = It must be given who has laid the open cards.
fault-fixed = Read { $read }, expected at most { $limit }.
fault-out = { $Seat } is not in the game.
fault-gone = { $Seat } is in the game, but has no card.
fault-has-left = { $Seat } is out, but still has cards.
fault-blow = { $Seat } must blow, but has not gone out on a seven on top of the pile.
fault-quiet = Nobody has to blow: it has been agreed that a seven may be the last card without it.
fault-owes = { $Seat } is not ready, but play has begun.
fault-dots = { $Seat } has { $read } dots; the number is not negative.
fault-travel = Read { $read }; the number is not negative.
fault-accused = Who is accused, who accuses and the phase do not fit together.
fault-cheats = This exists only where cheating is possible.
fault-handicap = This handicap does not exist with the number of packs { $number }.
fault-banned = { $Seat } is disqualified, but has not lost.
fault-replace = Cards are replaced only if some are missing, and then at once.

wanted-value = a value
wanted-whole = a whole number
wanted-at-least = a whole number, at least { $least }
wanted-range = a whole number from { $least } to { $most }
wanted-number = a number
wanted-seat = the number of a seat
wanted-truth = yes or no
wanted-word = a word
wanted-cards = cards, such as “7h Ks ?”
wanted-card = one card, such as 7h
wanted-maybe = { $of }, or “-” for nothing
wanted-row = a list of { $number } values
wanted-list = a list
wanted-play = a seat and a card, such as “1 7h” or “1 7h down”
wanted-swap = a seat, the cards that it gave and those that it took, such as “1 9d Tc”
wanted-earlier = a list of fields and values
wanted-pairs = a list of names and values
wanted-ascending = ascending numbers
wanted-no-trick = no cards of tricks in the phase “{ $phase }”
wanted-one-of = one of { $choices }
