page-about = A fast game of getting rid of your cards, the unseen ones last, in which you may insert cards even when it is somebody else’s turn.
page-goal = Play the cards in hand first, then the face-up ones, last the face-down ones. Each must be as high as the top of the pile, or higher.
page-pay = Nobody pays: you play for places.
page-values = The two is lowest, the ace high, and the joker, called a knåker, higher still. A two or a ten may be laid on nearly anything; the ten turns the pile out of play.
