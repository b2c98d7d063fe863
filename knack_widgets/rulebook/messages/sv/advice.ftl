# Hjälp att välja: det som ligger bakom svaret på en begäran om en ledtråd.

ui-hint = Ledtråd
ui-hint_title = Vad du bör göra här, och varför
ui-advice_binding = De här reglerna gäller för dig nu
ui-advice_known = Vad du kan sluta dig till om dolda kort
ui-advice_nothing = Ingenting än: varje dolt kort kan ligga var som helst.
ui-advice_moves = Vad varje drag ger
ui-advice_move = Drag
ui-advice_fails = Risk för bet
ui-advice_loses = Risk att förlora
ui-advice_gain = Medelvinst
ui-advice_no_odds = För det här läget går det inte att räkna ut några odds.
ui-advice_shut = Stäng
ui-advice_csv = Siffror (CSV)
ui-advice_svg = Bild (SVG)
ui-advice_far = Genomspelat: { $done } av { $asked }
ui-advice_running = Spelar igenom hur korten kan ligga …
ui-advice_stopped = Avbrutet: siffrorna gäller det som hann spelas.
ui-advice_done = Färdigräknat.
ui-advice_stop = Avbryt
ui-advice_go_on = Räkna vidare
ui-advice_line = Så stabiliserar sig svaret
ui-advice_line_worlds = Genomspelade givar
ui-advice_as_table = Som tabell
ui-advice_hands = Karta över alla händer
ui-advice_hands_rows_are = Bästa trumf
ui-advice_hands_columns_are = Bästa övriga kort
ui-advice_hands_yours = din hand
ui-advice_span = { $value } ({ $low } till { $high })
ui-advice_sampled = Varje drag är genomspelat upp till { $worlds } gånger med korten fördelade som de kan ligga, färre gånger där spannen redan är smala; { $others }. Inom parentes: där det sanna värdet ligger med 95 procents säkerhet.
ui-advice_exact = Varje sätt som korten kan ligga på är genomspelat (antal: { $worlds }); { $others }.
ui-advice_tabled = Siffrorna för ”{ $move }” är tills vidare tagna ur bokens tabell över starthänder ({ $worlds } gånger för varje slags hand).
ui-advice_others_careful = alla antas spela försiktigt

ui-known = Visa vad man kan veta
ui-known_title = Vad man kan veta
ui-known_nothing = Inget nytt om dolda kort.
ui-known_lacks = inga { $suits }
ui-known_holds = har { $cards }

### Vad som går att säga om dolda kort.

infer-holds = { $seat } har { $cards }: det har alla sett.
    .you = Du har { $cards }: det har alla sett.
infer-suit = { $seat } har inga { $suit }: med en på hand hade { $card } inte fått spelas.
    .you = Du har inga { $suit }: med en på hand hade { $card } inte fått spelas.
infer-cards = { $count ->
        [one] { $seat } har inte { $cards }: annars hade { $card } inte fått spelas.
       *[other] { $seat } har varken { $cards }: annars hade { $card } inte fått spelas.
    }
    .you = { $count ->
        [one] Du har inte { $cards }: annars hade { $card } inte fått spelas.
       *[other] Du har varken { $cards }: annars hade { $card } inte fått spelas.
    }
infer-suit-down = { $seat } har inga { $suit }: med en på hand hade kortet inte fått spelas mörkt.
    .you = Du har inga { $suit }: med en på hand hade kortet inte fått spelas mörkt.
infer-cards-down = { $count ->
        [one] { $seat } har inte { $cards }: annars hade kortet inte fått spelas mörkt.
       *[other] { $seat } har varken { $cards }: annars hade kortet inte fått spelas mörkt.
    }
    .you = { $count ->
        [one] Du har inte { $cards }: annars hade kortet inte fått spelas mörkt.
       *[other] Du har varken { $cards }: annars hade kortet inte fått spelas mörkt.
    }

### Bilderna av oddsen, och filerna med dem.

ui-advice_gain_at = Medelvinst (insats { $stake })
ui-advice_better = bättre
ui-advice_lower = undre gräns
ui-advice_upper = övre gräns
ui-advice_notation = Notation
ui-advice_tried = Genomspelade givar
ui-advice_key = Streck och band: spannet (95 procent).
ui-advice_number_of_hands = Antal händer
ui-advice_players = { $game }, { SPELL($count) } spelare
ui-advice_map = Medelvinsten för den som talar först och { $join ->
        [none] är med
       *[other] väljer ”{ $join }”
    }, när alla spelar försiktigt. Varje ruta står för de händer som har samma bästa trumf (kort i det uppvända kortets färg) och samma bästa övriga kort; ett streck: inget sådant kort. Tom ruta: en sådan hand finns inte.
ui-advice_map_yours = Din hand: { $best_trump ->
        [none] ingen trumf
       *[other] bästa trumf { $best_trump }
    }, { $best_other ->
        [none] inget annat kort
       *[other] bästa övriga kort { $best_other }
    }.

### Vad oddsen går ut på, och vad de förutsätter.

ui-advice_rest = Ju längre datorn räknar, desto smalare blir spannen.
ui-advice_quoted = ”{ $move }”
ui-advice_between = { $low } till { $high }
ui-advice_bar = Genomspelade givar
ui-advice_others_random = du antas spela försiktigt och de andra på måfå
ui-advice_others_forgetful = du antas spela försiktigt, och de andra antas glömma det som ska sägas
ui-advice_strong = Starka motspelare räknas som försiktiga.
ui-advice_unlike = Inte alla dina motspelare spelar så: mot dem är oddsen andra.
ui-advice_open = Alla händer ligger öppna: det finns inget att sluta sig till.
ui-advice_later = Fortsätter när det är din tur igen.
ui-control_random_about = slumpmässig: vilket tillåtet drag som helst
ui-control_forgetful_about = glömsk: försiktig, men glömmer det som ska sägas
ui-control_careful_about = försiktig: går efter sina egna kort och det som ligger på bordet
ui-control_strong_about = stark: prövar också varje drag i många möjliga givar och tar längre tid
