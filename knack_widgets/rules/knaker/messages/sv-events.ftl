### Knåker på svenska: det som slumpen gör, händelser och vad som gäller på lägghögen.

## Slumpen

chance-draw = Slumpen väljer nya kort
    .cannot = Slumpen har inga kort att ersätta nu
    .allowed = Tillåtet: kort som fusket gällde ska ersättas av slumpen.
    .label = Dra nya kort

## Händelser som den här texten motiverar på sitt eget sätt

event-draws-2-3 = { $count ->
    [one] { $seat } plockar ett kort och har tre igen
   *[other] { $seat } plockar { SPELL($count) } kort och har tre igen
}
    .you = { $count ->
    [one] Du plockar ett kort och har tre igen
   *[other] Du plockar { SPELL($count) } kort och har tre igen
}
event-turns-pile-4-1 = En vändtia: { $seat } vänder lägghögen, { $count ->
    [one] ett kort
   *[other] { SPELL($count) } kort
}
    .you = En vändtia: du vänder lägghögen, { $count ->
    [one] ett kort
   *[other] { SPELL($count) } kort
}
event-turns-pile-4-2 = Fripplett, minst fyra av samma valör i rad: { $seat } vänder lägghögen, { SPELL($count) } kort
    .you = Fripplett, minst fyra av samma valör i rad: du vänder lägghögen, { SPELL($count) } kort
event-turns-pile-17-1 = Fler än fyra av samma valör i rad: { $seat } vänder lägghögen, { SPELL($count) } kort
    .you = Fler än fyra av samma valör i rad: du vänder lägghögen, { SPELL($count) } kort
event-not-turned-5 = { SPELL($count, start: "yes") } tvåor i rad: tvåor vänder inte högen
event-not-turned-12-1 = { SPELL($count, start: "yes") } likadana ligger i rad, men en stege vänder inte högen
event-not-turned-13-6 = { SPELL($count, start: "yes") } sjuor i rad: de har ingen valör och vänder inte högen
event-not-turned-17-2 = { SPELL($count, start: "yes") } kajaker i rad: de räknas som ett enda ting och vänder inte högen
event-once-more-5 = Överst ligger en tvåa: { $seat } är på tur igen
    .you = Överst ligger en tvåa: du är på tur igen
event-once-more-13-2 = En sjua på en tvåa är som en tvåa till: { $seat } är på tur igen
    .you = En sjua på en tvåa är som en tvåa till: du är på tur igen
event-joker-row-10-1 = Två knåkrar i rad: en dubbelknåker
event-joker-row-10-2 = Tre knåkrar i rad: en trippelknåker
event-joker-row-17-2-2 = Två kajaker i rad: en dubbelkajak
event-joker-row-17-2-3 = Tre kajaker i rad: en trippelkajak
event-joker-row-17-2-4 = Fyra kajaker i rad: en frippelkajak
event-joker-row-17-2-5 = Fem kajaker i rad: en pentakajak
event-joker-row-17-2-6 = Alla sex kajakerna i rad: en hexakajak
event-loses-out-7-2 = Så får ingen gå ut: { $seat } har förlorat och hamnar på plats { $place }
    .you = Så får ingen gå ut: du har förlorat och hamnar på plats { $place }
event-cheat-stands-16 = Ett helt varv har gått utan att någon sagt något: det som { $seat } gjorde gäller nu
    .you = Ett helt varv har gått utan att någon sagt något: det som du gjorde gäller nu
event-guilty-16-2 = { $count ->
    [one] { $seat } har fuskat grovt, och det kostar en prick
   *[other] { $seat } har fuskat grovt, och det kostar { SPELL($count) } prickar
}
    .you = { $count ->
    [one] Du har fuskat grovt, och det kostar en prick
   *[other] Du har fuskat grovt, och det kostar { SPELL($count) } prickar
}
event-disqualified-16-3 = Ett fusk som inte ens Knåker tål: { $seat } diskvalificeras och hamnar på plats { $place }
    .you = Ett fusk som inte ens Knåker tål: du diskvalificeras och hamnar på plats { $place }
event-disqualified-16-8 = Den femte pricken: { $seat } diskvalificeras och hamnar på plats { $place }
    .you = Den femte pricken: du diskvalificeras och hamnar på plats { $place }

## Vad som gäller på lägghögen

heap-frippel = Frippelknåker: bara en trea går, som sista nedåtvända kort
heap-knug = Trippelknug: inget svart går
heap-joker-1 = Knåker: tvåor, treor, sjuor, tior och knåkrar går
heap-joker-2 = Dubbelknåker: tvåor, treor, tior och knåkrar går
heap-joker-3 = Trippelknåker: tior, trippeltrea och frippeltrea går
heap-kajak-1 = Enkel kajak: tvåor, treor, sjuor, tior och kajaker går
heap-kajak-2 = Dubbelkajak: tvåor, treor, tior och kajaker går
heap-kajak-3 = Trippelkajak: tvåor, tior och kajaker går
heap-kajak-4 = Frippelkajak: tior och kajaker går
heap-kajak-5 = Pentakajak: bara en kajak går
heap-kajak-6 = Hexakajak: inget går
heap-two = Tvåa: allt går
heap-through = Genomskinlig sjua: kortet under gäller
heap-empty = Bara sjuor: allt går, som på en tom hög

## Kortens namn i det här spelet

joker-b = svart knåker
joker-r = röd knåker
event-is-ready-16 = { $seat } låter det gälla
    .you = Du låter det gälla
