### The fields of a situation, as the editor names them.

field-dealer = Dealer
field-turn = On turn
field-hands = { $seat }
field-up = { $count ->
    [2] Both upcards
   *[other] Upcard
}
field-trick = Trick on the table
field-finished_tricks = Trick { $number }
field-trump = Trumps
field-bets = Betes
field-pot = Pot
field-round = Buying round
field-buyers = Still to choose in this round
field-bought = Bought so far (times, one number a seat)
field-talon = Talon
field-swinger = Has swung
field-passed = Have passed
field-joined = Have joined
field-piles = Pile { $number }
field-looked = Pile the dealer has looked at
field-middle = Middle
field-opens = First turn of the deal
field-second = Second round has begun
field-slides = Slid one after another
field-left = Have one last turn
field-stock = Stock
field-pile = Pile
field-face_up = { $seat }, face up { $number }
field-face_down = { $seat }, face down
field-discard = Out of play
field-ready = Have said “ready”
field-owners = Who laid the cards of the pile
field-players_in = In this deal
field-takers = Who took the tricks
field-tricks = Tricks taken (one number a seat)
field-deals = Deals so far
field-drawers = Must draw a card
field-balances = Won and lost so far (one number a seat)
field-knocked = Have knocked
field-thrown = { $seat }, thrown away
field-owed = May still merge betes
field-windows = Hands that must still be announced
field-ender = Has passed
field-exposed = Cards that all saw while dealing
field-offered = Card that may be replaced
field-swaps = Swaps that may be given back
field-asks = Asks the others
field-resumes = On turn after the question
field-yes = Have said yes
field-no = Have said no
field-announced = Have announced
field-forgot = Have forgotten to announce
field-shown = { $seat }, open hand
field-wins = Deals won (one number a seat)
field-losses = Deals lost (one number a seat)
field-result = Result of the last deal
field-travel = Turns so far
field-picked_up = Has just picked up the pile
field-met_pile = A pile lay there when the turn began
field-locked = Piles that others have laid on
field-run = Cards laid in this turn
field-runner = Who laid the last cards
field-fixed = Cards of them that stay there
field-run_travel = Turn in which they were laid
field-exits = Out of the game, and in which turn
field-losers = Have lost
field-no_insert = May not insert
field-capped = Hampered by a hexakajak
field-dots = Dots (one number a seat)
field-carried = Dots for the next match (one number a seat)
field-debts = Must still pick up the pile
field-offences = Cheating that may still be found out
field-accused = Is accused
field-accuser = Accuses
field-lost = Gaps that chance fills
field-hidden = { $seat }, hidden away
field-peeked = Face-down cards that their owner has looked at
field-banned = Disqualified
field-by_cheat = A seat is leaving by cheating

### The parts of a field that has rows, and its buttons.

part-seat = Player
part-number = New betes
part-worth = Worth of each
part-others = Moves of others since then
part-card = Card
part-cards = Cards
part-laid = Put into the middle
part-taken = Took
part-count = Cards
part-origin = Laid from
    .value = { $value ->
        [-2] the stock or face down: it stays
        [-1] the hand
        [0] pile 1
        [1] pile 2
       *[other] pile 3
    }
part-travel = In turn number
part-phase = Interrupted
part-next = On turn after that
part-kind = What was done
    .value = { $value ->
        [play] laid against the rules
        [insert] inserted against the rules
        [draw] drew one too many
        [pick-up] picked up the pile against the rules
        [flip] turned over a face-down card
        [accuse] told on somebody from outside
        [look] peeked at a face-down card
        [throw] threw cards away
        [swap] swapped a face-down card
        [turn] turned a pile over
       *[other] hid cards
    }
part-place = Which pile
    .value = { $value ->
        [-1] the hand
        [0] pile 1
        [1] pile 2
       *[other] pile 3
    }
part-last = It was the last card
part-settled = Already judged
add-owed = A player who may merge
add-windows = A hand to announce
add-offered = A card that may be replaced
add-swaps = { $count ->
    [1] A swap of one card
   *[other] A swap of all three cards
}
add-picked_up = Somebody has just picked up the pile
add-owners = Say who laid each card
add-takers = Say who took each trick
add-run = One more card of the pile
add-exits = A player who is out
add-resumes = What was interrupted
add-offences = A cheat
add-peeked = A card that was peeked at
add-lost = A gap
add-result = How the last deal ended
part-down = Face down
part-winners = Winners (seats, from 0)
part-losers = Losers (seats, from 0)
part-values = Values of the hands
