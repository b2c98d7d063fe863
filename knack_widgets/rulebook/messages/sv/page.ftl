### Ord och meningar som Python sätter in i sidan.

## Punkternas slag

ui-kind_limit = förutsättning
    .title = Säger vad ett parti kan börja med
ui-kind_permission = vem som får
    .title = Säger vem som får göra vad
ui-kind_duty = måste spelas
    .title = Kräver vissa kort
ui-kind_effect = följd
    .title = Följer av sig själv
ui-kind_definition = betydelse
    .title = Säger vad ett ord betyder
ui-kind_background = upplysning
    .title = Förbjuder inget och leder inte till något

## Räknare, med förklaring

ui-counter_pot = Pott
    .title = Vad som ligger i potten
ui-counter_third = Per stick
    .title = Vad ett stick minst ger: en tredjedel av potten
ui-counter_betar = Betar
    .title = Hur många betar som ligger och väntar
ui-counter_going = Bet på spel
    .title = Den minsta beten är den som står på spel
ui-counter_stake = Insats
    .title = Den insats som ni har kommit överens om
ui-counter_deal = Giv
    .title = Givens nummer i partiet

## Platserna

ui-seat_you = Du
ui-seat_waiting = har inte sagt något än
ui-seat_knocked = har knackat
ui-seat_folded = har lagt sig
ui-seat_in = är med
ui-seat_won = vann utan spel
ui-seat_none = inga kort än
ui-ante = lade { $amount } i potten
ui-worth = värd { $value }
ui-by_seat = { $seat }: { $label }
ui-exchange = Byt kort
ui-choose_pair = Välj ett av dina kort och ett i mitten, och byt.
ui-bought = { $count ->
    [one] har köpt en gång
   *[other] har köpt { SPELL($count) } gånger
}
ui-choose_cards = Välj korten du vill lägga bort, och köp. Lika många nya får du ur talongen.
ui-compare_stopped = Vid det här bordet är draget inte tillåtet, så partiet stannar här.
ui-compare_first = Första skillnaden: steg { $number }
ui-tricks = { $count } stick
ui-cards = { $count } kort
ui-played = { $seat }: { $card }
ui-played_face_down = { $seat }: ett mörkt kort
ui-trump = Trumf: { $suit }
ui-no_trump = Ingen trumf än

ui-counter_clockwise = Turen går motsols: spelaren till höger om dig kommer efter dig.
ui-for_players = { $least } till { $most } spelare

## Vem som spelar

ui-control_me = jag spelar
ui-control_random = en slumpmässig motspelare
ui-control_forgetful = en glömsk motspelare
ui-control_careful = en försiktig motspelare
ui-control_strong = en stark motspelare

## Stegen

ui-step_start = Början
ui-step_number = { $number }: { $text }
ui-step_try = Försök: { $text }
ui-line_main = som det spelades
ui-line_example = exemplet
ui-line_own = ditt parti
ui-line_variant = variant { $number }

## Originalet

ui-original_help = Originalets egna meningar hör till dess författare och följer inte med. Har du ett exemplar kan det visas bredvid vår text: lägg filen { $file } i en mapp och låt KNACK_ORIGINALS peka på mappen, eller välj filen här. Då stannar den i din webbläsare och i den här sessionen.
ui-original_name = { $lang ->
    [sv] svenska
    [de] tyska
   *[en] engelska
}, { $signed ->
    [retold] efter { $author } ({ $year })
    [signed] { $author } ({ $year })
   *[unsigned] författaren är inte nämnd
}
ui-original_offer = Originalet följer inte med. { $lang ->
    [own] Har du ett eget exemplar (Originalet …) visas det också här.
    [sv] Lägg till ett eget exemplar (Originalet …), eller visa vår svenska text också.
    [de] Lägg till ett eget exemplar (Originalet …), eller visa vår tyska text också.
   *[en] Lägg till ett eget exemplar (Originalet …), eller visa vår engelska text också.
}
ui-original_read = Exemplaret är inläst: { $known } meningar hör till boken, { $unknown } är okända.
ui-original_forgotten = Exemplaret är glömt.
ui-original_unknown = Ingen mening i filen är känd: det är nog inte { $file }.

## Filer och länkar

ui-saved = Partiet är sparat som { $file }.
ui-saved_page = Sidan { $file } är sparad: öppna den för att läsa eller skriva ut.
ui-loaded = Partiet är öppnat: { $count ->
    [0] inga drag
    [one] ett drag
   *[other] { SPELL($count) } drag
}.
ui-error_too_large = Det är för stort: högst { $limit } går att läsa.
ui-error_broken = Partiet går inte att läsa. { $text }
ui-error_bug = Något gick fel i programmet. Partiet ligger kvar. Felet är antecknat som nummer { $number }.
ui-error_other_game = Det här partiet hör till { $other }, men sidan visar { $game }.
ui-error_sealed = Partiet som webbläsaren har kvar går inte att läsa här: en annan server har förseglat det, eller så har det ändrats.
ui-error_other = Det gick inte. ({ $text })
ui-error_original = Exemplaret går inte att läsa. ({ $text })
ui-link_unknown = Den här delen av länken gick inte att förstå och hoppades över: { $parts }.
ui-link_too_long = Partiet är för långt för en länk: spara det som fil i stället.
ui-position_laid = Ställningen är upplagd. Om ett helt parti leder hit är inte avgjort.
ui-position_dealt = De okända korten är slumpade.
ui-link_broken = Länken går inte att läsa; sidan börjar från början. { $text }
ui-link_other_game = Länken hör till { $other }, men sidan visar { $game }.

## Högar på bordet, och vad som gäller en plats

ui-choose_cards_lay = Välj korten i den ordning du vill lägga dem.
ui-choose_place = Välj kort och lägg dem på en hög, ta upp en av dina egna, eller tryck på Klar.
ui-stock_left = { $count ->
    [0] Plockhögen är slut
    [one] Plockhögen: ett kort
   *[other] Plockhögen: { SPELL($count) } kort
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
   *[other] Lägghögen: { SPELL($count) } kort, { $top } gäller
}
ui-heap_none = ingen valör
ui-only_in = Det här spelet finns bara på { $lang ->
    [sv] svenska
    [de] tyska
   *[en] engelska
}: reglerna visas på det språket.
