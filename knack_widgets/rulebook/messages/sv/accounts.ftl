# Vad var och en har betalat och fått, som fraser efter ett belopp med tecken: −3 i potten, +4 för två stick.
# `.out`: the same payment for the seat that pays.

payment-ante = i potten
payment-takes = { $count ->
    [one] för ett stick
   *[other] för { SPELL($count) } stick
}
payment-pays-in = utan stick
payment-pooled = en lika stor del vid partiets slut
payment-rest-won = resten

ui-headline_gain = { $seat } vinner { $amount }
    .you = Du vinner { $amount }
ui-headline_gains = { $names } vinner { $amount } var
ui-headline_loss = { $seat } förlorar { $amount }
    .you = Du förlorar { $amount }
ui-headline_even = { $seat } varken vinner eller förlorar
    .you = Du varken vinner eller förlorar
ui-headline_nobody = Ingen vinner något
ui-status_next = { $headline } · dela ut nästa giv
ui-not_dealt = Korten är inte utdelade än
ui-step_on_after = { $headline } · gå vidare med pilen under bordet
ui-result_accounts = Betalningarna
ui-result_more = Allt om given
ui-result_more_match = Allt om partiet

tell-account = { $seat }: { $account }; saldo { $balance }
tell-sum = { $parts } = { $change }
