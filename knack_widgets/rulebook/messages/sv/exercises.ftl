# Vad övningar frågar om och hur svar tas emot. Alternativen står bredvid frågan.

exercise-legal-moves = Vilka av de här dragen är tillåtna nu? Kryssa för alla som är det.
exercise-find-refused = Vilka av de här dragen är förbjudna nu? Kryssa för alla som är det.
exercise-which-clause = ”{ $move }” är inte tillåtet här. Vilka regler förbjuder det? Kryssa för alla som gör det.
exercise-but-for = ”{ $move }” är inte tillåtet här. Utan vilken av de här reglerna vore det tillåtet?
exercise-in-force = Vilka av de här reglerna gäller för dig just nu? Kryssa för alla som gäller.
    .told = Just nu gäller { $clauses }.
exercise-who-acts = { $done } Vem är på tur härnäst?
exercise-who-takes = { $done } Vem tar sticket?
exercise-what-is-paid = { $done } Hur ändras saldot för { $seat }?
    .you = { $done } Hur ändras ditt saldo?
exercise-what-follows = { $done } Vilka av de här reglerna blir aktuella då? Kryssa för alla som blir det.
exercise-what-is-worth = Vad är din hand värd?
    .told = { $cards } är tillsammans värda { $value }.
exercise-legal-setups = Vad av detta kan ni komma överens om före partiet? { $option }:
    .players = Hur många kan spela? Kryssa för varje tillåtet antal.
    .given = Redan bestämt: { $agreed }.
exercise-in-pack = { $count ->
    [one] Vilka av de här korten hör till leken?
   *[other] Ni är { SPELL($count) } som spelar. Vilka av de här korten hör till leken?
}
    .told = { $count ->
    [one] Leken har ett kort.
   *[other] Leken har { SPELL($count) } kort. Av de här ingår { $cards }.
}
exercise-true = ja
exercise-false = nej

# Svaret: helt rätt, delvis, inte alls.

exercise-all = Rätt.
exercise-part = Inte riktigt.
exercise-none = Nej.
exercise-elsewhere = I { $game } hade det svaret varit rätt ({ $clause }).

exercise-hint-chapter = Leta i kapitlet ”{ $name }”.
exercise-hint-clause = Läs { $name }.

exercise-sheet-number = Övning { $number }
exercise-sheet-key = Facit
