### The fields of a situation, as the editor names them.

field-dealer = Givare
field-turn = På tur
field-hands = { $seat }
field-up = { $count ->
    [2] Båda de uppvända korten
   *[other] Uppvänt kort
}
field-trick = Sticket på bordet
field-finished_tricks = Stick { $number }
field-trump = Trumf
field-bets = Betar
field-pot = Pott
field-round = Köpvarv
field-buyers = Har kvar att välja i varvet
field-bought = Köpt hittills (gånger, ett tal per plats)
field-talon = Talong
field-swinger = Har svängt
field-passed = Har passat
field-joined = Har gått med
field-piles = Hög { $number }
field-looked = Hög som givaren har tittat på
field-middle = Mitten
field-opens = Första draget i given
field-second = Andra varvet har börjat
field-slides = Har skjutit i följd
field-left = Har ett sista drag
field-stock = Plockhög (talong)
field-pile = Lägghög
field-face_up = { $seat }, uppåtvänt { $number }
field-face_down = { $seat }, nedåtvänt
field-discard = Ur spel
field-ready = Har sagt ”klar”
field-owners = Vem som lade korten i högen
field-players_in = Är med
field-takers = Vilka som tagit sticken
field-tricks = Tagna stick (ett tal per plats)
field-deals = Givar hittills
field-drawers = Ska dra ett kort
field-balances = Vinst och förlust hittills (ett tal per plats)
field-knocked = Har knackat
field-thrown = { $seat }, kastat
field-owed = Får ännu slå ihop betar
field-windows = Händer som ännu ska sägas till
field-ender = Har passat
field-exposed = Kort som alla såg vid given
field-offered = Kort som får bytas ut
field-swaps = Byten som kan lämnas tillbaka
field-asks = Frågar de andra
field-resumes = På tur efter frågan
field-yes = Har sagt ja
field-no = Har sagt nej
field-announced = Har sagt till
field-forgot = Har glömt att säga till
field-shown = { $seat }, öppen hand
field-wins = Vunna givar (ett tal per plats)
field-losses = Förlorade givar (ett tal per plats)
field-result = Förra givens resultat
field-travel = Turer hittills
field-picked_up = Har just tagit upp lägghögen
field-met_pile = En hög låg där när turen började
field-locked = Högar som andra lagt på
field-run = Lagda kort i den här turen
field-runner = Vem som lade de senaste korten
field-fixed = Kort av dem som ligger fast
field-run_travel = Tur då de lades
field-exits = Ute ur spelet, och i vilken tur
field-losers = Har förlorat
field-no_insert = Får inte sticka in
field-capped = Handikappade av en hexakajak
field-dots = Prickar (ett tal per plats)
field-carried = Prickar till nästa parti (ett tal per plats)
field-debts = Ska ännu ta upp lägghögen
field-offences = Fusk som ännu kan upptäckas
field-accused = Är anklagad
field-accuser = Anklagar
field-lost = Luckor som slumpen fyller
field-hidden = { $seat }, undangömt
field-peeked = Mörka kort som ägaren har tittat på
field-banned = Diskvalificerade
field-by_cheat = En plats går ut genom fusk

### Delarna av en uppgift med rader, och dess knappar.

part-seat = Spelare
part-number = Nya betar
part-worth = Värde per bet
part-others = De andras drag sedan dess
part-card = Kort
part-cards = Kort
part-laid = Lade i mitten
part-taken = Tog
part-count = Kort
part-origin = Lagt från
    .value = { $value ->
        [-2] plockhögen eller nedåtvänt: det ligger fast
        [-1] handen
        [0] hög 1
        [1] hög 2
       *[other] hög 3
    }
part-travel = I tur nummer
part-phase = Avbröt
part-next = På tur därefter
part-kind = Vad som gjordes
    .value = { $value ->
        [play] lade mot reglerna
        [insert] stack in mot reglerna
        [draw] plockade ett för mycket
        [pick-up] tog upp lägghögen mot reglerna
        [flip] vände ett nedåtvänt kort
        [accuse] skvallrade från läktaren
        [look] tjuvtittade på ett nedåtvänt kort
        [throw] slängde kort
        [swap] bytte ut ett nedåtvänt kort
        [turn] vände på en hög
       *[other] gömde kort
    }
part-place = Vilken hög
    .value = { $value ->
        [-1] på handen
        [0] hög 1
        [1] hög 2
       *[other] hög 3
    }
part-last = Det var sista kortet
part-settled = Redan avgjort
add-owed = En spelare som får slå ihop
add-windows = En hand att säga till om
add-offered = Ett kort som får bytas ut
add-swaps = { $count ->
    [1] Ett byte av ett kort
   *[other] Ett byte av alla tre korten
}
add-picked_up = Någon har just tagit upp lägghögen
add-owners = Ange vem som lade varje kort
add-takers = Ange vem som tog varje stick
add-run = Ännu ett kort i lägghögen
add-exits = En spelare som är ute
add-resumes = Vad som avbröts
add-offences = Ett fusk
add-peeked = Ett kort som någon tjuvtittat på
add-lost = En lucka
add-result = Hur den förra given slutade
part-down = Mörkt
part-winners = Vinnare (platser, från 0)
part-losers = Förlorare (platser, från 0)
part-values = Händernas värden
