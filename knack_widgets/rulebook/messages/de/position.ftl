### Die Stellung und die Partie in Worten: kurze Zeilen.

position-title = { $game }, { $phase }
position-deal = { $game }, Spiel { $deals }, { $phase }
caption = { $title } – { $status }
caption-trump = { $title }, Trumpf { $suit } – { $status }
position-dealer = Geber: { $dealer }
position-up = Geber: { $dealer }. Trumpf: { $suit }. Aufgedeckt: { $short }
position-up-open = Geber: { $dealer }. Aufgedeckt: { $short }
position-talon = Talon: { $count ->
    [one] eine Karte
   *[other] { SPELL($count) } Karten
}
position-pile = Stapel { $number }: { $short }
position-middle = Mitte: { $short }. Talon: { $count ->
    [one] eine Karte
   *[other] { SPELL($count) } Karten
}
position-row = { $name }: { $short }
position-seat = { $seat }: { $items }
position-trick = Stich { $number }: { $cards } – { $seat } führt
    .you = Stich { $number }: { $cards } – du führst
position-open-trick = Stich { $number }: { $cards }
position-last-trick = Stich { $number }: { $cards } – an { $seat }
    .you = Stich { $number }: { $cards } – an dich
position-card = { $seat } { $short }
position-face-down = verdeckt
position-balance = Saldo { $amount }
position-no-cards = keine Karten
position-going = { $amount } (um diese geht es)
position-betar = Beten: { $betar }. Einsatz: { $stake }
position-no-betar = Keine Beten. Einsatz: { $stake }
position-stake = Einsatz: { $stake }
position-pot = Topf: { $amount }
position-moves = Erlaubte Züge:
position-at = { $phase }: { $status }
position-turn = { $seat } ist an der Reihe
position-task = Schau dir die Stellung an. { $words }.

tell-opening = { $game } für { $players }
tell-deal = Spiel { $deals }
told-drawn = { $seat } bekommt { $cards }
    .you = Neu auf deiner Hand: { $cards }
tell-end = Schluss
tell-hand = Auf der Hand von { $seat }: { $cards }
tell-try = Versuch: { $move }. { $why }

# a clause that has its number from the text itself
clause-own-number = Regel { $number }
