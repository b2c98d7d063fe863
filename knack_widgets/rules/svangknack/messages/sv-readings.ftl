### Svängknack II på svenska: det som sägs annorlunda där ett avgörande läses annorlunda.

turn-bidding-8-SK-5-b = { $seat } kan inte tala nu: de som satt före har passat, och näst på tur är { $turn }.
    .you = Du kan inte tala nu: de som satt före har passat, och näst på tur är { $turn }.
    .you-turn = { $seat } kan inte tala nu: de som satt före har passat, och näst på tur är du.
event-turn-bidding-8-SK-5-b = { $seat } är på tur att tala
    .you = Du är på tur att tala
event-off-bidding-9-SK-5-b = Alla har passat: given spelas inte, och det som finns i potten får ligga
event-again-setup-2-SK-2-b = { SPELL($count, start: "yes") } spelare drog lika lågt och drar igen om vem som ger
event-first-dealer-SK-2-b = { $seat } drog lägst och ger först
    .you = Du drog lägst och ger först
event-rivet-payment-6-SK-7-b = { $seat } får hela potten, { $amount }: det är rivet
    .you = Du får hela potten, { $amount }: det är rivet
event-wins-bidding-21-SK-7-b = Ingen gick med: { $seat } vinner utan spel, och det räknas som tre stick
    .you = Ingen gick med: du vinner utan spel, och det räknas som tre stick
phase-draw-SK-12-b = { $cannot }: partiet är slut, och bara dragningen om potten återstår.
    .name = dragningen om potten
    .status = dra kort om potten, { $amount }
event-rest-SK-12-b = Potten på { $amount } delas inte: spelarna drar kort om den
event-rest-won-SK-12-b = { $seat } drog högst och får potten, { $amount }
    .you = Du drog högst och får potten, { $amount }
