page-about = Swap cards with the middle until your three make 31 in one suit, and then say so at once.
page-goal = If you reach 31 in one suit, announce your Knack at once.
page-pay = Nobody pays: wins and losses are counted.
page-values = The ace counts 11, court cards 10, the others what is printed on them. Three of a kind count 30.5; three aces are a Blitz and beat everything.
