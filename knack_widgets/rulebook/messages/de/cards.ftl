### Karten, Farben, Werte und Aufzählungen.

suit-s = Pik
suit-h = Herz
suit-d = Karo
suit-c = Kreuz
# die Farbe, wenn sie Trumpf ist
suit-trump = Trumpf ({ $suit })

rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-T = Zehn
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass

# das Zeichen in der Ecke der Karte
index-T = 10
index-J = B
index-Q = D
index-K = K
index-A = A
index-X = Joker

card-name = { $suit }-{ $rank }
joker-b = schwarzer Joker
joker-r = roter Joker
some-card = eine Karte
refused-card = { $card } nicht
refused-face-down = { $card } nicht verdeckt

join-and = { $list } und { $item }
join-or = { $list } oder { $item }
join-nor = { $list } noch { $item }

seat-name = Spieler { $number }
