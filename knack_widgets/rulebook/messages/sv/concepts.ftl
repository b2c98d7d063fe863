### Jämförelsen av spel.

concept-players = Spelare
concept-pack = Kort
concept-aim = Mål
concept-dealing = Utdelning
concept-trump = Trumf
concept-bidding = Budgivning
concept-buying = Köp
concept-forced-leads = Tvungna utspel
concept-following = Följa färg
concept-trick = Vem som tar sticket
concept-payment = Betalning
concept-ends = När det är slut
concept-out-of-turn = När turen är en annans

ui-differences = Jämför spelen
ui-differences_known = Du kan
ui-differences_other = Du vill spela
ui-differences_every = alla spel
ui-differences_same = Det som är lika
ui-differences_usual = Varje spel med sina vanliga regler.
