page-about = Three tricks for a pot, with new cards to buy first: whoever knocks and takes no trick pays a bete, or two after buying twice.
page-goal = You play your three cards one at a time, in three tricks. Knock if you think you can take at least one of them; poor cards can be exchanged for new ones.
page-pay = The dealer fills the pot before each deal.
page-bete = A bete is a penalty as big as the pot, twice over if you bought twice. Betes go into later pots.
