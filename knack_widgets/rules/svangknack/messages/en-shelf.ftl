page-about = Whoever dares to swing chooses trumps; each of the three tricks earns a third of a pot that can grow from deal to deal.
page-goal = When money is left in the pot from the last deal, you may get to swing, that is, to choose trumps yourself.
page-pay = If you are in, take at least one of the three tricks, or you pay as much as the whole pot into the next one.
