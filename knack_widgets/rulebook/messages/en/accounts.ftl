# What each seat paid and received, as phrases after a signed amount: −3 into the pot, +4 for two tricks.
# `.out`: the same payment for the seat that pays.

payment-ante = into the pot
payment-takes = { $count ->
    [one] for one trick
   *[other] for { SPELL($count) } tricks
}
payment-pays-in = without a trick
payment-pooled = an equal share at the end
payment-rest-won = the remainder

ui-headline_gain = { $seat } wins { $amount }
    .you = You win { $amount }
ui-headline_gains = { $names } win { $amount } each
ui-headline_loss = { $seat } loses { $amount }
    .you = You lose { $amount }
ui-headline_even = { $seat } breaks even
    .you = You break even
ui-headline_nobody = Nobody wins anything
ui-status_next = { $headline } · deal the next one
ui-not_dealt = The cards have not been dealt yet
ui-step_on_after = { $headline } · go on with the arrow under the table
ui-result_accounts = The accounts
ui-result_more = All about this deal
ui-result_more_match = All about this match

tell-account = { $seat }: { $account }; balance { $balance }
tell-sum = { $parts } = { $change }
