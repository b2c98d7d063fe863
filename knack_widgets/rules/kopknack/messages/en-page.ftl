### The one line above the table: what the game is about, and what to press first.

page-aim = Each trick wins a third of the pot; knock and take none, and you pay a bete.
page-begin = First decide: Knock or Fold. Then choose cards to put aside, and buy new ones.
ui-tip_given_up = folding gives up the { $paid } you put in
