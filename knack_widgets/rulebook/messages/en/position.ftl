### The position and the match in words: short lines.

position-title = { $game }, { $phase }
position-deal = { $game }, deal { $deals }, { $phase }
caption = { $title } – { $status }
caption-trump = { $title }, { $suit } are trumps – { $status }
position-dealer = Dealer: { $dealer }
position-up = Dealer: { $dealer }. Trumps: { $suit }. Upcard: { $short }
position-up-open = Dealer: { $dealer }. Upcards: { $short }
position-talon = Talon: { $count ->
    [one] one card
   *[other] { SPELL($count) } cards
}
position-pile = Pile { $number }: { $short }
position-middle = Middle: { $short }. Stock: { $count ->
    [one] one card
   *[other] { SPELL($count) } cards
}
position-row = { $name }: { $short }
position-seat = { $seat }: { $items }
position-trick = Trick { $number }: { $cards } – { $seat } is winning
    .you = Trick { $number }: { $cards } – you are winning
position-open-trick = Trick { $number }: { $cards }
position-last-trick = Trick { $number }: { $cards } – { $seat } took it
    .you = Trick { $number }: { $cards } – you took it
position-card = { $seat } { $short }
position-face-down = face down
position-balance = balance { $amount }
position-no-cards = no cards
position-going = { $amount } (at stake)
position-betar = Betes: { $betar }. Stake: { $stake }
position-no-betar = No betes. Stake: { $stake }
position-stake = Stake: { $stake }
position-pot = Pot: { $amount }
position-moves = Legal moves:
position-at = { $phase }: { $status }
position-turn = { $seat } is to act
position-task = Look at the position. { $words }.

tell-opening = { $game } for { $players }
tell-deal = Deal { $deals }
told-drawn = { $seat } gets { $cards }
    .you = You get { $cards }
tell-end = The end
tell-hand = { $seat } has { $cards }
tell-try = Tried: { $move }. { $why }

# a clause that has its number from the text itself
clause-own-number = Rule { $number }
