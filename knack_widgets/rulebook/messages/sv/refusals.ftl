### Vad som gäller i alla spel: drag som inte är tillåtna, och drag som hör till slumpen och slutet.

turn = { $seat } är inte på tur: det är { $turn }.
    .you = Du är inte på tur: det är { $turn }.
    .you-turn = { $seat } är inte på tur: det är du.
card-not-held = { $seat } har inte { $card } på hand och kan inte spela det kortet.
    .you = Du har inte { $card } på hand och kan inte spela det kortet.

verb-deal = Korten delas ut
    .cannot = Det går inte att dela ut nu
    .allowed = Tillåtet: nu ska korten delas ut.
    .label = Dela ut
verb-draw = Spelarna drar kort
    .cannot = Det går inte att dra kort nu
    .allowed = Tillåtet: nu ska det dras kort.
    .label = Dra kort
verb-end = Ingen mer giv delas ut
    .cannot = Det går inte att avsluta partiet nu
    .allowed = Tillåtet: innan nästa giv delas ut kan partiet avslutas.
    .label = Avsluta partiet

## Vad som angavs för ett val som inte går

limit-read = Angivet är { $read }.
