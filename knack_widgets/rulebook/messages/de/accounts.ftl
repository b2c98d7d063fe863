# Was jeder gezahlt und bekommen hat, als Wendungen nach einem Betrag mit Vorzeichen: −3 in den Topf, +4 für zwei Stiche.
# `.out`: the same payment for the seat that pays.

payment-ante = in den Topf
payment-takes = { $count ->
    [one] für einen Stich
   *[other] für { SPELL($count) } Stiche
}
payment-pays-in = ohne Stich
payment-pooled = gleicher Anteil zum Schluss
payment-rest-won = der Rest

ui-headline_gain = { $seat } gewinnt { $amount }
    .you = Du gewinnst { $amount }
ui-headline_gains = { $names } gewinnen je { $amount }
ui-headline_loss = { $seat } verliert { $amount }
    .you = Du verlierst { $amount }
ui-headline_even = { $seat } gewinnt und verliert nichts
    .you = Du gewinnst und verlierst nichts
ui-headline_nobody = Niemand gewinnt etwas
ui-status_next = { $headline } · gib das nächste Spiel
ui-not_dealt = Die Karten sind noch nicht gegeben
ui-step_on_after = { $headline } · weiter mit dem Pfeil unter dem Tisch
ui-result_accounts = Die Abrechnung
ui-result_more = Alles zu diesem Spiel
ui-result_more_match = Alles zu dieser Partie

tell-account = { $seat }: { $account }; Stand { $balance }
tell-sum = { $parts } = { $change }
