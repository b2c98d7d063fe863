### Ställningen och partiet i ord: korta rader.

position-title = { $game }, { $phase }
position-deal = { $game }, giv { $deals }, { $phase }
caption = { $title } – { $status }
caption-trump = { $title }, trumf { $suit } – { $status }
position-dealer = Givare: { $dealer }
position-up = Givare: { $dealer }. Trumf: { $suit }. Uppvänt: { $short }
position-up-open = Givare: { $dealer }. Uppvänt: { $short }
position-talon = Talong: { SPELL($count) } kort
position-pile = Hög { $number }: { $short }
position-middle = Mitten: { $short }. Talong: { SPELL($count) } kort
position-row = { $name }: { $short }
position-seat = { $seat }: { $items }
position-trick = Stick { $number }: { $cards } – { $seat } leder
    .you = Stick { $number }: { $cards } – du leder
position-open-trick = Stick { $number }: { $cards }
position-last-trick = Stick { $number }: { $cards } – { $seat } tog det
    .you = Stick { $number }: { $cards } – du tog det
position-card = { $seat } { $short }
position-face-down = mörkt
position-balance = saldo { $amount }
position-no-cards = inga kort
position-going = { $amount } (står på spel)
position-betar = Betar: { $betar }. Insats: { $stake }
position-no-betar = Inga betar. Insats: { $stake }
position-stake = Insats: { $stake }
position-pot = Pott: { $amount }
position-moves = Tillåtna drag:
position-at = { $phase }: { $status }
position-turn = { $seat } är på tur
position-task = Titta på läget. { $words }.

tell-opening = { $game } för { $players }
tell-deal = Giv { $deals }
told-drawn = { $seat } får { $cards }
    .you = Du får { $cards }
tell-end = Slutet
tell-hand = { $seat } har { $cards }
tell-try = Försök: { $move }. { $why }

# a clause that has its number from the text itself
clause-own-number = Regel { $number }
