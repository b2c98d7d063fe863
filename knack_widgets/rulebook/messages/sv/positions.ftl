### Avgjorda ställningar och vad som är fel i en ställning.

settled-yes = Ja.
settled-no = Nej.
settled-depends = Det beror på.
settled-cards = Avgörande är om { $count ->
    [one] det här kortet
   *[other] något av de här korten
} finns bland de okända: { $cards }.
settled-readings = Avgörande är hur { $readings } läses.
settled-reading =
    { $ours ->
        [true] Med { $ruling } { $letter }, som boken läser det,
       *[other] Med { $ruling } { $letter }
    } { $answer ->
        [yes] blir svaret ja
        [no] blir svaret nej
       *[other] beror det på
    }: ”{ $text }”
settled-reading-bare =
    { $ours ->
        [true] Med { $ruling } { $letter }, som boken läser det,
       *[other] Med { $ruling } { $letter }
    } { $answer ->
        [yes] blir svaret ja
        [no] blir svaret nej
       *[other] beror det på
    }.
settled-example = Ett exempel där det inte är tillåtet:
settled-sampled = Inte alla möjliga kort prövades.
settled-same = Ingen annan läsning ändrar svaret.

fault-place = { $place }: { $text }
fault-line = ”{ $read }” är ingen rad för ett läge. Den börjar med spelet, och fälten skiljs åt av semikolon.
fault-toml = ”{ $read }” är inget läge i TOML. Ett läge står i en tabell som börjar med raden [position].
fault-large = Ställningen är för lång: { $number } tecken, högst { $limit } läses.
fault-crowd = { $number } okända kort är angivna, väntade högst { $limit }.
fault-game = ”{ $read }” är inget spel i den här boken. Spelen är { $expected }.
fault-field = Ett läge i det här spelet har inget fält { $read }.
fault-again = Fältet { $read } är angivet två gånger.
fault-value = Läste { $read }, väntade { $expected }.
fault-card = ”{ $read }” är inget kort. Ett kort är en valör och en färg, till exempel 7h; ett okänt kort är ett frågetecken.
fault-seat = Det finns ingen plats { $read }: platserna är 0 till { $last }.
fault-seats = Det står { $number } värden, väntade { $expected }: ett för varje plats.
fault-phase = ”{ $read }” är ingen fas i det här spelet. Faserna är { $expected }.
fault-stranger = Kortet { $card } finns inte i det här spelets lek.
fault-twice = Kortet { $card } ligger här { $number } gånger, fler än leken har ({ $limit }).
fault-too-many = Det är { $number } kort; leken har bara { $limit }.
fault-missing = Det är { $number } kort; alla { $limit } kort i leken måste ligga någonstans.
fault-misplaced = Här kan inget okänt kort ligga.
fault-unknown = { $number } kort är okända ({ $places }). För att spela vidare måste alla kort vara kända.
fault-not-given = Det här måste anges: det följer inte av resten.
fault-turn = Ingen är i tur, men i fasen ”{ $phase }” måste någon vara det.
fault-idle = { $Seat } är i tur, men i fasen ”{ $phase }” är ingen i tur.
fault-stuck = Här har ingen något drag.
fault-impossible = Inga av korten som är kvar passar här.
fault-seat_number = plats { $number }
fault-hand = { $Seat } har { $number } kort, väntade { $expected }.
fault-not-in = { $Seat } är inte med i given, men har kort eller är i tur.
fault-up = Det ligger { $number } uppkort, väntade { $expected }.
fault-trump = Trumf är { $read }, väntade { $expected }: ett uppkorts färg.
fault-order = Här är { $other } i tur, inte { $seat }.
fault-leader = { $Other } spelar ut till det här sticket, inte { $seat }.
fault-taker = { $Other } tar det här sticket, inte { $seat }.
fault-count = { $read } är angivet, väntade { $expected }.
fault-follows = Läste { $read }, men av de andra fälten följer { $expected }.
fault-between = Ingen giv pågår, men här står { $read }.
fault-unspoken = { $Seat } har inte haft sin tur än, men är inte med.
fault-thrown = { $Seat } har kastat { $number } kort, högst { $limit } är möjligt.
fault-draws = Platserna som drar kort är { $read }. Det måste vara minst två olika, och bara medan kort dras.
fault-unplayable = { $Seat } fick inte spela { $card } här.
fault-money = Saldon, pott och betar blir tillsammans { $sum }; de måste bli 0.
fault-negative = Läste { $read }; ett belopp är inte negativt.
fault-pot = Potten är { $read }, men det passar inte: { $expected } är insatserna i en giv.
fault-going = Potten är { $read }, och det ligger betar kvar: { $expected }. Den lägsta ska ha gått i potten.
fault-knocked = { $Seat } har knackat, men är inte med.
fault-bought = { $Seat } har köpt { $number } gånger, högst { $limit } gånger är möjligt.
fault-round = Läste runda { $read }, väntade 0 till { $limit }.
fault-talon-out = Talongen är slut, så ingen köper mer.
fault-buyers = { $Seat } ska köpa, men är inte med.
fault-worth = En bet på { $read } kan inte finnas: varje bet är en multipel av { $expected }.
fault-no-betes = Här står betar ({ $read }), men med det här sättet att betala finns inga betar.
fault-owed = Plats som får slå ihop betar: { $read }. Det måste börja med den som är i tur, och bara medan betar slås ihop.
fault-no-merging = Betar slås ihop, men spelarna har inte kommit överens om det.
fault-owed-betes = { $Seat } kan inte ha { $number } nya betar på { $read }.
fault-played = { $Seat } har kort, men sticken är spelade.
fault-swinger = { $Seat } fick inte svänga. Det får { $expected }.
fault-swung = Vem som har svängt, fasen ”{ $phase }” och antalet uppkort ({ $number }) passar inte ihop.
fault-same-suit = Båda uppkorten har samma färg, så ingen väljer trumf.
fault-forced = Vid tvång är alla med, och ingen köper.
fault-all-in = Det är en tvångsgiv: alla är med, och det bjuds inte.
fault-middle = Det ligger { $number } kort i mitten, väntade { $expected }.
fault-piles = Kortgivaren har { $number } högar, väntade { $expected }.
fault-looked = Läste { $read }, väntade { $expected }: högen som kortgivaren har tittat på.
fault-window = { $Seat } har inget att anmäla.
fault-unannounced = { $Seat } har en hand som måste anmälas. Då hör den till dem som inte är anmälda.
fault-window-late = { $Seat } har glömt att anmäla: andra har redan gjort { $number } drag, och då är given slut.
fault-announced = { $Seat } kan inte ha anmält sin hand här.
fault-forgot = { $Seat } kan inte ha glömt att anmäla här.
fault-slides = De här platserna kan inte ha skjutit efter varandra: { $read }.
fault-left = De här platserna kan inte ha de sista dragen: { $read }.
fault-offer = Det erbjudna kortet { $card } finns inte på { $seat }s hand, eller är inte det senast visade.
fault-exposed = Det visade kortet { $card } finns inte på någon hand.
fault-asks = En fråga och fasen passar inte ihop.
fault-ssi = Det här hör till tilläggsreglerna, som inte gäller i det här partiet.
fault-answers = { $Seat } kan inte ha svarat så.
fault-swap = Det finns inget byte som kunde lämnas tillbaka.
fault-swap-cards = { $Seat } kan inte ha tagit { $taken } i byte mot { $laid }.
fault-swap-call = { $Seat } skulle ha bytt bort en hand som måste anmälas; då hade given slutat.
fault-drawers = { $number } spelare drar; det måste vara minst två.
fault-best = { $Seat } drar kort, men har inte den bästa handen.
fault-result = Resultatet passar inte till händerna som visades.
fault-wins = { $Seat } har { $read }; talet är inte negativt.
fault-slots = { $Seat } har { $number } högar, väntade { $expected }.
fault-mixed = I en öppen hög har alla kort samma valör, men här ligger { $read }.
fault-empty-slot = { $Seat } har vänt upp ett dolt kort för tidigt: andra kort kommer först.
fault-owners = För högens { $expected } kort är { $number } platser angivna.
fault-run = Turens öppna kort är { $read }, men högen slutar med { $expected }.
fault-run-lay = Turens öppna kort är { $read }, men så får man inte lägga.
fault-run-owner = Turens öppna kort har { $other } lagt, men kort från { $seat } finns bland dem.
fault-turned = { $card } kan inte ligga i högen: då hade högen vänts.
fault-unlayable = { $card } fick inte läggas här.
fault-picked-up = En spelare har just tagit upp högen, men där ligger kort: { $number }.
fault-runner = Det måste anges vem som har lagt de öppna korten.
fault-fixed = Läste { $read }, väntade högst { $limit }.
fault-out = { $Seat } är inte med i spelet.
fault-gone = { $Seat } är med i spelet, men har inget kort.
fault-has-left = { $Seat } är ute, men har kort kvar.
fault-blow = { $Seat } ska blåsa, men har inte gått ut på en sjua överst i högen.
fault-quiet = Ingen behöver blåsa: ni har kommit överens om att en sjua får vara sista kort ändå.
fault-owes = { $Seat } är inte klar, men spelet har börjat.
fault-dots = { $Seat } har { $read } prickar; talet är inte negativt.
fault-travel = Läste { $read }; talet är inte negativt.
fault-accused = Vem som är anklagad, vem som anklagar och fasen passar inte ihop.
fault-cheats = Det här finns bara där fusk är möjligt.
fault-handicap = Det här handikappet finns inte med antalet kortlekar { $number }.
fault-banned = { $Seat } är diskvalificerad, men har inte förlorat.
fault-replace = Kort ersätts bara när de saknas, och då genast.

wanted-value = ett värde
wanted-whole = ett heltal
wanted-at-least = ett heltal, minst { $least }
wanted-range = ett heltal från { $least } till { $most }
wanted-number = ett tal
wanted-seat = numret på en plats
wanted-truth = yes eller no
wanted-word = ett ord
wanted-cards = kort, till exempel ”7h Ks ?”
wanted-card = ett kort, till exempel 7h
wanted-maybe = { $of }, eller ”-” för inget
wanted-row = en lista med { $number } värden
wanted-list = en lista
wanted-play = en plats och ett kort, till exempel ”1 7h” eller ”1 7h down”
wanted-swap = en plats, korten den lämnade och korten den tog, till exempel ”1 9d Tc”
wanted-earlier = en lista med fält och värden
wanted-pairs = en lista med namn och värden
wanted-ascending = stigande tal
wanted-no-trick = inga kort i stick i fasen ”{ $phase }”
wanted-one-of = något av { $choices }
