### Cards, suits, ranks and lists.

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
# the suit when it is trumps
suit-trump = trumps ({ $suit })

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

# the sign in the corner of the card
index-T = 10
index-J = J
index-Q = Q
index-K = K
index-A = A
index-X = Joker

card-name = the { $rank } of { $suit }
joker-b = the black joker
joker-r = the red joker
some-card = a card
refused-card = { $card }
refused-face-down = { $card } face down

join-and = { $list } and { $item }
join-or = { $list } or { $item }
join-nor = { $list } nor { $item }

seat-name = Player { $number }
