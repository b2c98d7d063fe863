### Ord och meningar som Python sätter in i sidan.

## Punkternas slag

ui-kind_limit = gräns
    .title = Avvisar en uppställning
ui-kind_frame = ram
    .title = Säger vem som får göra vad
ui-kind_duty = plikt
    .title = Kräver vissa kort
ui-kind_effect = verkan
    .title = Följer av sig själv
ui-kind_definition = begrepp
    .title = Säger vad ett ord betyder
ui-kind_background = bakgrund, utan tvång
    .title = Tvingar inte till något

## Räknare, med förklaring

ui-counter_pot = Pott
    .title = Vad som ligger i potten
ui-counter_third = Per stick
    .title = Vad ett stick minst ger: en tredjedel av potten
ui-counter_betar = Betar
    .title = Hur många betar som ligger och väntar
ui-counter_going = Gående bet
    .title = Den minsta beten: den som står på spel
ui-counter_stake = Insats
    .title = Den insats som ni har kommit överens om
ui-counter_deal = Giv
    .title = Givens nummer i partiet

## Platserna

ui-seat_waiting = har inte talat än
ui-seat_knocked = har knackat
ui-seat_folded = har lagt sig
ui-seat_in = är med
ui-seat_won = vann given utan spel
ui-seat_none = väntar på kort
ui-seat_swung = har svängt
ui-seat_joined = har gått med
ui-seat_passed = har passat
ui-ante = lade { $amount } i potten
ui-worth = värd { $value }
ui-score = { $wins ->
    [one] { $wins } vinst
   *[other] { $wins } vinster
}, { $losses ->
    [one] { $losses } förlust
   *[other] { $losses } förluster
}
ui-by_seat = { $seat }: { $label }
ui-exchange = Byt kort
ui-choose_pair = Välj ett kort på handen och ett i mitten, och byt dem.
ui-seat_slid = har skjutit
ui-seat_ended = har passat
ui-seat_last_turn = har sitt sista drag
ui-bought = { $count ->
    [one] har köpt en gång
    [2] har köpt två gånger
   *[other] har köpt { $count } gånger
}
ui-choose_cards = Välj korten du vill lägga bort, och köp. Lika många nya får du ur talongen.
ui-compare_stopped = Vid det här bordet går draget inte, så här stannar partiet.
ui-compare_first = Första skillnaden: steg { $number }
ui-tricks = { $count } stick
ui-cards = { $count } kort
ui-played = { $seat }: { $card }
ui-played_face_down = { $seat }: ett mörkt kort
ui-trump = Trumf: { $suit }
ui-no_trump = Ingen trumf än

ui-being_set = under arbete
ui-for_players = { $least } till { $most } spelare

## Vem som spelar

ui-control_me = jag spelar
ui-control_random = slumpen spelar
ui-control_forgetful = en glömsk motspelare
ui-control_careful = en försiktig motspelare

## Stegen

ui-step_start = Början
ui-step_number = { $number }: { $text }
ui-step_try = Försök: { $text }
ui-line_main = huvudlinjen
ui-line_example = exemplet
ui-line_own = ditt parti
ui-line_variant = variant { $number }

## Originalet

ui-original_help = Originalets egna meningar hör till dess författare och följer inte med. Har du ett exemplar kan det visas bredvid vår text: lägg filen { $file } i en mapp och låt KNACK_ORIGINALS peka på mappen, eller välj filen här. Då stannar den i din webbläsare och i den här sessionen.
ui-original_read = Exemplaret är inläst: { $known } meningar hör till boken, { $unknown } är okända.
ui-original_forgotten = Exemplaret är glömt.
ui-original_unknown = Ingen mening i filen är känd: det är nog inte { $file }.

## Filer och länkar

ui-saved = Partiet är sparat som { $file }.
ui-loaded = Partiet är öppnat: { $count } drag.
ui-error_too_large = Det är för stort: högst { $limit } går att läsa.
ui-error_broken = Partiet går inte att läsa. { $text }
ui-error_other_game = Det här partiet hör till { $other }, men sidan visar { $game }.
ui-error_sealed = Partiet som webbläsaren har kvar går inte att läsa här: en annan server har förseglat det, eller så har det ändrats.
ui-error_original = Exemplaret går inte att läsa. { $text }
ui-link_too_long = Partiet är för långt för en länk: spara det som fil i stället.
ui-link_broken = Länken går inte att läsa; sidan börjar från början. { $text }
ui-link_other_game = Länken hör till { $other }, men sidan visar { $game }.

## Högar på bordet, och vad som gäller en plats

ui-choose_cards_lay = Välj kort i den ordning de ska ligga.
ui-choose_place = Välj kort på handen och lägg dem på en hög, ta upp en av dina egna, eller säg att du är klar.
ui-stock_left = { $count ->
    [0] Plockhögen är slut
    [one] Plockhögen: ett kort
   *[other] Plockhögen: { $count } kort
}
ui-locked = låst
ui-look = { $seat }: visa handen
ui-pile = hög { $number }: { $cards }{ $down ->
    [yes] {" "}på ett nedåtvänt kort
   *[no] {""}
}{ $locked ->
    [yes] , låst
   *[no] {""}
}
ui-pile_bare = { $down ->
    [yes] hög { $number }: ett nedåtvänt kort
   *[no] hög { $number }: tom
}
ui-heap_empty = Lägghögen är tom
ui-heap_top = { $count ->
    [one] Lägghögen: ett kort, { $top } gäller
   *[other] Lägghögen: { $count } kort, { $top } gäller
}
ui-heap_none = ingen valör
ui-dots = { $count ->
    [one] en prick
   *[other] { $count } prickar
}
ui-no_insert = får inte sticka in
ui-capped = handikappad av hexakajaken
ui-in_debt = ska ta upp lägghögen
ui-seat_ready = är klar
ui-seat_placed = plats { $place }
ui-seat_banned = diskvalificerad, plats { $place }
ui-counter_circuit = Varv
    .title = Vilket varv runt bordet ni är på
ui-counter_stock = Plockhög
    .title = Hur många kort plockhögen har kvar
ui-counter_discard = Slänghög
    .title = Hur många kort som har vänts bort
