# The answer to a request for a hint: one sentence with a move, what it brings, and why.
# Tenths: how many deals out of ten. Amounts: in stakes, or in units of money beside the pot.

ui-tip_details = Details
ui-tip_move = { $move }: { $value }.
ui-tip_sole = Only “{ $move }” is allowed: { $value }.
ui-tip_only = Only “{ $move }” is allowed.
ui-tip_level = { $how ->
        [exact] { $moves } makes no difference: { $value }.
        [done] { $moves } makes hardly any difference: { $value }.
       *[yet] { $moves } is still too close to call: { $value }.
    }
ui-tip_many = { $how ->
        [exact] { $move } and { SPELL($count) } other moves come to the same thing: { $value }.
        [done] { $move } and { SPELL($count) } other moves hardly differ: { $value }.
       *[yet] { $move } looks best so far, but { SPELL($count) } other moves may be as good: { $value }.
    }
ui-tip_why = { $value }; { $why }
ui-tip_usual = { $move }: { $value } (too few deals played out to give odds).
ui-tip_careful = a careful player would do that

### What the move brings.

ui-tip_mean = { $sign ->
        [gain] { $unit ->
            [pot] on average you win about { $amount } (pot: { $pot })
           *[stakes] on average you win { $amount }
        }
        [loss] { $unit ->
            [pot] on average you lose about { $amount } (pot: { $pot })
           *[stakes] on average you lose { $amount }
        }
       *[even] on average you break even
    }
ui-tip_sure = { $sign ->
        [gain] that wins { $amount }
        [loss] that costs { $amount }
       *[even] { $paid ->
            [0] that costs nothing
           *[other] that costs nothing beyond the { $paid } you put in
        }
    }
ui-tip_wide = { $unit ->
        [stakes] on average between { $low } and { $high } stakes
        [pot] on average between { $low } and { $high } (pot: { $pot })
       *[plain] on average between { $low } and { $high }
    }
ui-tip_uncertain = uncertain, { $value }
ui-tip_risk = { $how ->
        [wide] you lose { $low } to { $high } of the deals
       *[mean] you lose { $often }
    }
ui-tip_amount = { $unit ->
        [stakes] { $form ->
            [quarter] a quarter of a stake
            [half] half a stake
            [most] three quarters of a stake
            [one] one stake
            [more] { $whole ->
                [1] one and a half stakes
               *[other] { SPELL($whole) } and a half stakes
            }
           *[whole] { SPELL($whole) } stakes
        }
       *[pot] { $figure }
    }
ui-tip_often = { $tenths ->
        [0] hardly any deal
        [1] one deal in ten
        [5] every other deal
        [10] nearly every deal
       *[other] { SPELL($tenths) } deals out of ten
    }
ui-tip_often_in = { $tenths ->
        [0] in hardly any deal
        [1] in one deal out of ten
        [5] in every other deal
        [10] in nearly every deal
       *[other] in { SPELL($tenths) } deals out of ten
    }

### Why.

ui-tip_costs = { $move } costs { $amount }
ui-tip_given_up = with { $move } the { $paid } you put in are lost
ui-tip_paid = { $paid } of the pot you put in yourself
ui-tip_not = { $sign ->
        [gain] { $move } wins { $amount } on average
        [loss] { $move } loses { $amount } on average
       *[even] { $move } brings nothing on average
    }{ $tells ->
        [yes] , with a trick { $often_in }
       *[no] {""}
    }
ui-tip_trick = you take a trick { $often_in }
ui-tip_tricks = you take a trick { $often_in }, with { $move } { $other_often_in }
ui-tip_better = { $sign ->
        [even] { $move } brings a little less
       *[gain] { $move } brings { $amount } less
    }
ui-tip_worth = { $change ->
        [same] your hand is still worth { $worth }
       *[more] your hand is then worth { $worth } instead of { $before }
    }
ui-tip_cards = that leaves you { $count ->
        [0] no card
        [one] one card
       *[other] { SPELL($count) } cards
    } in hand
