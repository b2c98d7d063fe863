### Vad ett drag leder till: en mening var, utan punkt. Belopp är rena tal.

event-dealt = { $seat } delar ut tre kort till var och en
event-up = Uppvänt ligger { $card }: { $suit } är trumf
event-aside = { $count } kort läggs åt sidan
event-plays-for = Det som står på spel är insatsen från givaren: { $amount } för varje stick
event-going = Det som står på spel är en bet på { $amount } och insatsen från givaren
event-several = { $count } betar är lika små, så det är likgiltigt vilken av dem som är den gående
event-lie = { $count ->
    [one] En bet till ligger kvar
   *[other] { $count } betar till ligger kvar
}
event-turn = { $seat } är på tur
event-knocks = { $seat } knackar och är med
event-folds = { $seat } lägger sig
event-wins = { $seat } vinner utan spel
event-as-tricks = Det räknas som att { $seat } har tagit { $count } stick
event-face-down = { $seat } spelar ut ett kort mörkt: det är den lägsta trumfen
event-trick = { $seat } tar sticket
event-pays = { $payer } betalar { $amount } till { $seat } för { $count } stick
event-share = { $seat } får { $amount } av beten för { $count } stick
event-bete = { $seat } tog inget stick och sätter en bet på { $amount }
event-apart = { $count } betar finns nu, och de hålls isär
event-gone = Inga betar finns kvar
event-ante = { $seat } lägger { $amount } i potten
event-pushed = Beten på { $amount } skjuts in i potten
event-pot = Potten är på { $amount }
event-talon = { $count ->
    [0] Inga kort blir över till talongen
    [one] Ett kort blir över till talongen
   *[other] { $count } kort bildar talongen
}
event-forced = Given är en tvångsgiv
event-all-in = Alla är med
event-swings = { $seat } svänger
event-passes = { $seat } passar
event-off = Given spelas inte
event-turned = Uppvända ligger { $card } och { $other }
event-names-trump = { $seat } väljer trumf: { $suit }
event-same-suit = Båda korten har samma färg: { $suit } är trumf
event-joins = { $seat } går med
event-no-buying = Ingen får köpa
event-bought = Köpet är avklarat
event-buys = { $count ->
    [one] { $seat } köper ett kort
   *[other] { $seat } köper { $count } kort
}
event-stands = { $seat } är nöjd
event-round = Köprunda { $number } börjar
event-talon-out = Talongen är slut: ingen kan köpa mer
event-blanked = { $seat } blankar
event-takes-pot = { $seat } tar hela potten, { $amount }
event-takes = { $count ->
    [one] { $seat } får { $amount } ur potten för ett stick
   *[other] { $seat } får { $amount } ur potten för { $count } stick
}
event-failed = { $seat } tog inget stick och har misslyckats
event-sets = { $count ->
    [one] { $seat } sätter en bet på { $amount }
   *[other] { $seat } sätter { $count } betar på { $amount } vardera
}
event-pays-in = { $seat } tog inget stick och betalar { $amount } till potten
event-merges = { $seat } slår ihop sina { $count } betar till en på { $amount }
event-keeps = { $seat } låter sina { $count } betar ligga isär
event-carried = { $amount } ligger kvar i potten till nästa giv
event-pot-out = Potten är slut
event-rivet = { $seat } tar alla tre sticken och hela potten, { $amount }
event-first-dealer = { $seat } drog högst och börjar ge
event-gives-three = { $seat } delar ut tre kort till alla andra
event-piles = Framför { $seat } ligger två högar med tre kort i varje
event-stock = { $count ->
    [one] Ett kort blir över som talong
   *[other] { $count } kort blir över som talong
}
event-looks = { $seat } ser på hög { $number }
event-keeps-pile = { $seat } behåller högen
event-switches = { $seat } tar den andra högen osedd
event-opens = Öppet i mitten ligger { $first }, { $second } och { $third }
event-swaps = { $seat } byter { $card } mot { $other }
event-swaps-all = { $seat } byter alla kort
event-slides = { $seat } skjuter
event-renewed = Till mitten kommer { $first }, { $second } och { $third }
event-first-slider = Den som började skjuta var { $seat }
event-ends-round = { $seat } passar
event-round-over = Rundan är över
event-compared = Händerna jämförs
event-taken-back = Dragen sedan dess tas tillbaka
event-announces = { $seat } meddelar en hand på { $value }
event-chosen-before = { $seat } har redan valt, och det står fast
event-deal-ends = Given är slut
event-counts-too = Det som { $seat } har på hand gäller också som sagt
event-forgot = { $seat } har glömt att säga till
event-loses-deal = { $seat } förlorar given
event-worth = { $seat } har en hand som är värd { $value }
event-tied = { $count } har lika mycket och drar kort om segern
event-wins-deal = { $seat } vinner given
event-refreshes = { $seat } förnyar mitten: { $first }, { $second } och { $third }
event-exposed = Vid utdelningen syntes ett kort som tillhör { $seat }: { $card }
event-replaces = { $seat } låter ersätta kortet
event-declines = { $seat } avböjer och behåller kortet
event-asks-back = { $seat } ber att få lämna tillbaka det som byttes
event-consents = { $seat } går med på det
event-refuses = { $seat } går inte med på det
event-given-back = { $seat } lämnar tillbaka det som byttes och är på tur igen
event-calls-redeal = { $seat } föreslår att given görs om
event-votes = { $answer ->
    [yes] { $seat } röstar ja
   *[no] { $seat } röstar nej
}
event-redeal = { $count } är för det: given görs om
event-no-redeal = Given görs inte om
event-pooled = Betarna slås ihop: av { $amount } får var och en { $each }
event-rest = { $amount } går inte att dela lika, så spelarna drar kort om den resten
event-drew = { $seat } drar { $card }
event-again = { $count } drog lika högt och drar om
event-rest-won = { $seat } drog högst och får resten, { $amount }
event-ends = Partiet är slut
event-all-dealt = Alla har fått tre nedåtvända kort, tre uppåtvända och tre på handen; { $count } kort bildar plockhögen
event-takes-pile = { $seat } tar upp sin hög { $number }
event-lays-on = { $seat } lägger på sin hög { $number }
event-locks = { $seat } låser hög { $number } hos { $owner }
event-draws = { $count ->
    [one] { $seat } plockar ett kort
   *[other] { $seat } plockar { $count } kort
}
event-is-ready = { $seat } är klar
event-play-begins = Alla är klara, och spelet börjar
event-lays = { $seat } lägger på lägghögen
event-ladder = Det är en stege på { $count } kort
event-kaker = Det är en kåker
event-chances = { $seat } chansar och får upp { $card }
event-chance-fails = { $Card } kan inte ligga på lägghögen: chansningen har misslyckats
event-picks-up = { $count ->
    [one] { $seat } tar upp lägghögen, ett enda kort
   *[other] { $seat } tar upp lägghögen, sammanlagt { $count } kort
}
event-flips = { $seat } vänder ett nedåtvänt kort: { $card }
event-flip-fails = { $Card } kan inte ligga på lägghögen
event-takes-back = { $count ->
    [one] { $seat } tar tillbaka ett kort
   *[other] { $seat } tar tillbaka { $count } kort
}
event-inserts = { $seat } sticker in
event-gets-turn = { $seat } stack in och får turen
event-turns-pile = { $count ->
    [one] { $seat } vänder lägghögen, ett enda kort
   *[other] { $seat } vänder lägghögen, { $count } kort
}
event-once-more = { $seat } får turen igen
event-frippel = De sex översta korten bildar en frippelknåker
event-joker-row = { $count } jokrar ligger i rad
event-three-kings = Kungarna bildar en trippelknug: inget svart får läggas på den
event-no-inserting = { $seat } har tagit upp en frippelknåker och får inte sticka in mer i det här partiet
event-capped = { $seat } har tagit upp en hexakajak och får på andras klädda kort bara lägga tvåor, sjuor och tior
event-out = { $seat } går ut och kommer på plats { $place }
event-shared = { $seat } gick ut på samma varv som någon annan: de delar plats { $place }
event-loses-out = { $seat } har förlorat och hamnar på plats { $place }
event-last-left = { $seat } är ensam kvar och hamnar på plats { $place }
event-to-blow = Det sista kortet är en sjua: { $seat } ska slå näven i bordet och blåsa
event-blown = { $seat } har blåst i tid och långt nog
event-not-blown = { $seat } har blåst för sent eller för klent
event-quietly = Här spelas det tyst: { $seat } slipper blåsa
event-fumbles = { $seat } fumlar med något
event-accuses = { $seat } anklagar { $accused } för fusk
event-admits = { $seat } erkänner
event-denies = { $seat } nekar
event-innocent = { $seat } har inte fuskat och går fri
event-guilty = { $count ->
    [0] { $seat } har fuskat
    [one] { $seat } har fuskat, och det kostar en prick
   *[other] { $seat } har fuskat, och det kostar { $count } prickar
}
event-denial = { $seat } nekade, och det kostar en prick till
event-restored = Allt ställs tillbaka som det var innan { $seat } fuskade
event-replaced = { $count ->
    [one] { $seat } får ett nytt kort i stället
   *[other] { $seat } får { $count } nya kort i stället
}
event-dots = { $count ->
    [one] { $seat } har nu en prick
   *[other] { $seat } har nu { $count } prickar
}
event-no-ladders = { $seat } får inte lägga fler stegar i det här partiet
event-owes-pile = { $seat } ska ta upp lägghögen nästa gång turen kommer, för nu finns ingen
event-disqualified = { $seat } diskvalificeras och hamnar på plats { $place }
event-carried-dot = { $seat } skvallrar från läktaren och börjar nästa parti med en prick
event-cheat-stands = Fusket gäller nu: ingen har påtalat vad { $seat } gjorde
event-not-turned = { $count } likadana ligger i rad, men högen vänds inte
event-no-rank = I lägghögen ligger bara sjuor: den har ingen valör och är som en tom hög
