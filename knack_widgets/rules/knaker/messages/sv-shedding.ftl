### Vad ett drag leder till där man ska bli av med sina kort: en mening var, utan punkt.

event-all-dealt = Alla har fått tre nedåtvända kort, tre uppåtvända och tre på handen; { SPELL($count) } kort bildar plockhögen
event-takes-pile = { $seat } tar upp sin hög { $number }
    .you = Du tar upp din hög { $number }
event-lays-on = { $seat } lägger på sin hög { $number }
    .you = Du lägger på din hög { $number }
event-locks = { $seat } låser hög { $number } hos { $owner }
    .you = Du låser hög { $number } hos { $owner }
    .you-owner = { $seat } låser din hög { $number }
event-adds-to-locked = { $seat } lägger fler kort på den låsta högen { $number } hos { $owner }
    .you = Du lägger fler kort på den låsta högen { $number } hos { $owner }
    .you-owner = { $seat } lägger fler kort på din låsta hög { $number }
event-draws = { $count ->
    [one] { $seat } plockar ett kort
   *[other] { $seat } plockar { SPELL($count) } kort
}
    .you = { $count ->
    [one] Du plockar ett kort
   *[other] Du plockar { SPELL($count) } kort
}
event-is-ready = { $seat } är klar
    .you = Du är klar
event-play-begins = Alla är klara, och spelet börjar
event-lays = { $seat } lägger på lägghögen
    .you = Du lägger på lägghögen
event-lengthens = Det förlänger det som { $seat } redan har lagt
    .you = Det förlänger det som du redan har lagt
event-ladder = Det är en stege på { SPELL($count) } kort
event-kaker = Det är en kåker
event-chances = { $seat } chansar och får upp { $card }
    .you = Du chansar och får upp { $card }
event-chance-fails = { $Card } får inte ligga på lägghögen: chansningen misslyckades
event-picks-up = { $count ->
    [one] { $seat } tar upp lägghögen, ett enda kort
   *[other] { $seat } tar upp lägghögen, sammanlagt { SPELL($count) } kort
}
    .you = { $count ->
    [one] Du tar upp lägghögen, ett enda kort
   *[other] Du tar upp lägghögen, sammanlagt { SPELL($count) } kort
}
event-flips = { $seat } vänder upp ett nedåtvänt kort: { $card }
    .you = Du vänder upp ett nedåtvänt kort: { $card }
event-flip-fails = { $Card } får inte ligga på lägghögen
event-takes-back = { $count ->
    [one] { $seat } tar tillbaka ett kort
   *[other] { $seat } tar tillbaka { SPELL($count) } kort
}
    .you = { $count ->
    [one] Du tar tillbaka ett kort
   *[other] Du tar tillbaka { SPELL($count) } kort
}
event-inserts = { $seat } sticker in
    .you = Du sticker in
event-gets-turn = { $seat } stack in och är nu på tur
    .you = Du stack in och är nu på tur
event-turns-pile = { $count ->
    [one] { $seat } vänder lägghögen, ett enda kort
   *[other] { $seat } vänder lägghögen, { SPELL($count) } kort
}
    .you = { $count ->
    [one] Du vänder lägghögen, ett enda kort
   *[other] Du vänder lägghögen, { SPELL($count) } kort
}
event-once-more = { $seat } är på tur igen
    .you = Du är på tur igen
event-frippel = De sex översta korten bildar en frippelknåker
event-joker-row = { SPELL($count, start: "yes") } jokrar ligger i rad
event-three-kings = Kungarna bildar en trippelknug: inget svart får läggas på den
event-no-inserting = { $seat } har tagit upp en frippelknåker och får inte sticka in mer i det här partiet
    .you = Du har tagit upp en frippelknåker och får inte sticka in mer i det här partiet
event-capped = { $seat } har tagit upp en hexakajak och får på andras klädda kort bara lägga tvåor, sjuor och tior
    .you = Du har tagit upp en hexakajak och får på andras klädda kort bara lägga tvåor, sjuor och tior
event-out = { $seat } går ut och kommer på plats { $place }
    .you = Du går ut och kommer på plats { $place }
event-shared = { $seat } gick ut på samma varv som någon annan: de delar plats { $place }
    .you = Du gick ut på samma varv som någon annan: ni delar plats { $place }
event-loses-out = { $seat } har förlorat och hamnar på plats { $place }
    .you = Du har förlorat och hamnar på plats { $place }
event-last-left = { $seat } är ensam kvar och hamnar på plats { $place }
    .you = Du är ensam kvar och hamnar på plats { $place }
event-to-blow = Det sista kortet är en sjua: { $seat } ska slå näven i bordet och blåsa
    .you = Ditt sista kort är en sjua: slå näven i bordet och blås
event-blown = { $seat } har blåst i tid och långt nog
    .you = Du har blåst i tid och långt nog
event-not-blown = { $seat } har blåst för sent eller för klent
    .you = Du har blåst för sent eller för klent
event-quietly = Här spelas det tyst: { $seat } slipper blåsa
    .you = Här spelas det tyst: du slipper blåsa
event-fumbles = { $seat } fumlar med något
    .you = Du fumlar med något
event-accuses = { $seat } anklagar { $accused } för fusk
    .you = Du anklagar { $accused } för fusk
    .you-accused = { $seat } anklagar dig för fusk
event-admits = { $seat } erkänner
    .you = Du erkänner
event-denies = { $seat } nekar
    .you = Du nekar
event-innocent = { $seat } har inte fuskat och går fri
    .you = Du har inte fuskat och går fri
event-guilty = { $count ->
    [0] { $seat } har fuskat
    [one] { $seat } har fuskat, och det kostar en prick
   *[other] { $seat } har fuskat, och det kostar { SPELL($count) } prickar
}
    .you = { $count ->
    [0] Du har fuskat
    [one] Du har fuskat, och det kostar en prick
   *[other] Du har fuskat, och det kostar { SPELL($count) } prickar
}
event-denial = { $seat } nekade, och det kostar en prick till
    .you = Du nekade, och det kostar en prick till
event-restored = Allt ställs tillbaka som det var innan { $seat } fuskade
    .you = Allt ställs tillbaka som det var innan du fuskade
event-replaced = { $count ->
    [one] { $seat } får ett nytt kort i stället
   *[other] { $seat } får { SPELL($count) } nya kort i stället
}
    .you = { $count ->
    [one] Du får ett nytt kort i stället
   *[other] Du får { SPELL($count) } nya kort i stället
}
event-dots = { $count ->
    [one] { $seat } har nu en prick
   *[other] { $seat } har nu { SPELL($count) } prickar
}
    .you = { $count ->
    [one] Du har nu en prick
   *[other] Du har nu { SPELL($count) } prickar
}
event-no-ladders = { $seat } får inte lägga fler stegar i det här partiet
    .you = Du får inte lägga fler stegar i det här partiet
event-owes-pile = Det finns ingen lägghög nu: { $seat } ska ta upp en vid nästa tur som börjar med en hög
    .you = Det finns ingen lägghög nu: du ska ta upp en vid nästa tur som börjar med en hög
event-disqualified = { $seat } diskvalificeras och hamnar på plats { $place }
    .you = Du diskvalificeras och hamnar på plats { $place }
event-carried-dot = { $seat } skvallrar från läktaren och börjar nästa parti med en prick
    .you = Du skvallrar från läktaren och börjar nästa parti med en prick
event-cheat-stands = Fusket gäller nu: ingen har påtalat vad { $seat } gjorde
    .you = Fusket gäller nu: ingen har påtalat vad du gjorde
event-not-turned = { SPELL($count, start: "yes") } likadana ligger i rad, men högen vänds inte
event-no-rank = I lägghögen ligger bara sjuor: den har ingen valör och är som en tom hög
