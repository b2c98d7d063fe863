### What a move leads to in no other game: one sentence each, without a full stop.

event-aside = { SPELL($count, start: "yes") } cards are set aside
event-plays-for = The dealer pays { $amount } for each trick
event-going = At stake: a bete of { $amount } and what the dealer pays
event-as-tricks = That counts as if { $seat } had taken { SPELL($count) } tricks
    .you = That counts as if you had taken { SPELL($count) } tricks
event-pays = { $payer } pays { $amount } to { $seat } for { $count ->
    [one] one trick
   *[other] { SPELL($count) } tricks
}
    .you = { $payer } pays you { $amount } for { $count ->
        [one] one trick
       *[other] { SPELL($count) } tricks
    }
    .you-payer = You pay { $amount } to { $seat } for { $count ->
        [one] one trick
       *[other] { SPELL($count) } tricks
    }
event-own-tricks = { $seat } is the dealer, so no stake is paid for { $count ->
    [one] the dealer’s own trick
   *[other] the dealer’s own { SPELL($count) } tricks
}
    .you = You are the dealer, so no stake is paid for { $count ->
        [one] your own trick
       *[other] your own { SPELL($count) } tricks
    }
event-share = { $seat } gets { $amount } from the bete for { $count ->
    [one] one trick
   *[other] { SPELL($count) } tricks
}
    .you = You get { $amount } from the bete for { $count ->
        [one] one trick
       *[other] { SPELL($count) } tricks
    }
event-bete = { $seat } took no trick and pays a bete of { $amount }
    .you = You took no trick and pay a bete of { $amount }

# In the account of a seat, after a signed amount.
payment-pays = { $count ->
    [one] for one trick
   *[other] for { SPELL($count) } tricks
}
    .out = for the others’ tricks
payment-share = from the bete
payment-bete = bete (no trick)
