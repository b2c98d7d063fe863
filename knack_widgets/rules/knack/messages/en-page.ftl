### The one line above the table: what the game is about, and what to press first.

page-aim = Take a trick and the dealer pays you; knock and take none, and you pay a bete.
page-begin = First decide: Knock to go in, Fold to stay out.
ui-tip_costs = folding costs { $amount }{ $dealer ->
        [yes] , because you deal
       *[no] {""}
    }
ui-tip_dealer = as dealer you pay for the others’ tricks
