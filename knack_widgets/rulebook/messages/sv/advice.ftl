# Hjälp att välja, ett steg för varje tryck.

ui-hint = Ledtråd
ui-hint_title = Vad som binder dig här, vad du kan sluta dig till och vad varje drag brukar ge
ui-advice_binding = De här reglerna binder dig nu
ui-advice_known = Vad du kan sluta dig till om dolda kort
ui-advice_nothing = Ingenting än: varje dolt kort kan ligga var som helst.
ui-advice_moves = Vad varje drag ger
ui-advice_move = Drag
ui-advice_fails = Bet
ui-advice_loses = Förlust
ui-advice_gain = Vinst på given
ui-advice_no_odds = För den här ställningen finns inga odds.
ui-advice_more_2 = Vad kan jag sluta mig till?
ui-advice_more_3 = Hur är oddsen?
ui-advice_shut = Stäng
ui-advice_csv = Siffror (CSV)
ui-advice_svg = Bild (SVG)
ui-advice_far = { $done } av { $asked } gånger
ui-advice_running = Spelar igenom det som kan ligga dolt …
ui-advice_resting = { $shared ->
        [yes] Ett tryck räknar en halv sekund. Den som räknar vidare får smalare spann.
       *[no] Ett tryck räknar knappt en sekund. Den som räknar vidare får smalare spann.
    }
ui-advice_stopped = Avbrutet: siffrorna gäller det som hann spelas.
ui-advice_done = Färdigräknat.
ui-advice_stop = Avbryt
ui-advice_go_on = Räkna vidare
ui-advice_line = Så närmar sig svaret
ui-advice_line_worlds = Gånger
ui-advice_as_table = Som tabell
ui-advice_hands = Karta över alla händer
ui-advice_hands_rows_are = Bästa trumf
ui-advice_hands_columns_are = Bästa andra kort
ui-advice_hands_about = Vad det ger i medeltal att gå med som den första att tala, i insatser, när alla spelar försiktigt. Varje ruta är de händer som har samma bästa trumf och samma bästa andra kort; ett streck: inget sådant.
ui-advice_hands_yours = din hand
ui-advice_span = { $value } ({ $low } till { $high })
ui-advice_sampled = Spelat upp till { $worlds } gånger med korten som de kan ligga, mer sällan där spannen redan är smala; { $others }. Inom parentes: där det sanna värdet ligger med 95 procents säkerhet.
ui-advice_exact = Alla { $worlds } sätt som korten kan ligga på är genomspelade; { $others }.
ui-advice_tabled = ”{ $move }” tills vidare ur bokens tabell över starthänder ({ $worlds } gånger för varje slags hand).
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
        [one] { $seat } har inte { $cards }: då hade { $card } inte fått spelas.
       *[other] { $seat } har varken { $cards }: då hade { $card } inte fått spelas.
    }
    .you = { $count ->
        [one] Du har inte { $cards }: då hade { $card } inte fått spelas.
       *[other] Du har varken { $cards }: då hade { $card } inte fått spelas.
    }
infer-suit-down = { $seat } har inga { $suit }: med en på hand hade kortet inte fått spelas med baksidan upp.
    .you = Du har inga { $suit }: med en på hand hade kortet inte fått spelas med baksidan upp.
infer-cards-down = { $count ->
        [one] { $seat } har inte { $cards }: då hade kortet inte fått spelas med baksidan upp.
       *[other] { $seat } har varken { $cards }: då hade kortet inte fått spelas med baksidan upp.
    }
    .you = { $count ->
        [one] Du har inte { $cards }: då hade kortet inte fått spelas med baksidan upp.
       *[other] Du har varken { $cards }: då hade kortet inte fått spelas med baksidan upp.
    }
