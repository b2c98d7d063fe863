### Vad som gäller i alla spel: drag som inte går, och drag som hör till slumpen och slutet.

turn = { $seat } är inte på tur: det är { $turn }.
card-not-held = { $seat } har inte { $card } på hand, så det kortet går inte att spela.

verb-deal = Korten delas ut
    .cannot = Det går inte att dela ut nu
    .goes = Det går: nu ska korten delas ut.
    .label = Dela ut
verb-draw = Spelarna drar kort
    .cannot = Det går inte att dra kort nu
    .goes = Det går: nu ska det dras kort.
    .label = Dra kort
verb-end = Partiet avslutas
    .cannot = Det går inte att avsluta partiet nu
    .goes = Det går: innan nästa giv delas ut kan partiet avslutas.
    .label = Avsluta partiet
