### Kort, färger, valörer och uppräkningar.

suit-s = spader
suit-h = hjärter
suit-d = ruter
suit-c = klöver
# färgen när den är trumf
suit-trump = trumf ({ $suit })

rank-2 = två
rank-3 = tre
rank-4 = fyra
rank-5 = fem
rank-6 = sex
rank-7 = sju
rank-8 = åtta
rank-9 = nio
rank-T = tio
rank-J = knekt
rank-Q = dam
rank-K = kung
rank-A = ess

# tecknet i kortets hörn
index-T = 10
index-J = Kn
index-Q = D
index-K = K
index-A = E
index-X = Joker

card-name = { $suit } { $rank }
joker-b = svart joker
joker-r = röd joker
some-card = ett kort
refused-card = { $card }
refused-face-down = { $card } mörkt

join-and = { $list } och { $item }
join-or = { $list } eller { $item }
join-nor = { $list } eller { $item }

seat-name = Spelare { $number }
