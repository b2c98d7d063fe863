# Svaret på en begäran om en ledtråd: en mening med ett drag, vad det ger, och varför.
# Tiondelar: hur många givar av tio. Belopp: i insatser, eller i pengar bredvid potten.

ui-tip_details = Mer
ui-tip_move = { $move }: { $value }.
ui-tip_sole = Bara ”{ $move }” är tillåtet: { $value }.
ui-tip_only = Bara ”{ $move }” är tillåtet.
ui-tip_level = { $how ->
        [exact] { $moves } går på ett ut: { $value }.
        [done] { $moves } gör knappt någon skillnad: { $value }.
       *[yet] { $moves } går inte att skilja åt än: { $value }.
    }
ui-tip_many = { $how ->
        [exact] { $move } och { SPELL($count) } andra drag går på ett ut: { $value }.
        [done] { $move } och { SPELL($count) } andra drag skiljer sig knappt åt: { $value }.
       *[yet] { $move } ser bäst ut hittills, men { SPELL($count) } andra drag kan vara lika bra: { $value }.
    }
ui-tip_why = { $value }; { $why }
ui-tip_usual = { $move }: { $value } (för få givar genomspelade för att ge odds).
ui-tip_careful = så skulle en försiktig spelare göra

### Vad draget ger.

ui-tip_mean = { $sign ->
        [gain] { $unit ->
            [pot] i snitt vinner du ungefär { $amount } (potten: { $pot })
           *[stakes] i snitt vinner du { $amount }
        }
        [loss] { $unit ->
            [pot] i snitt förlorar du ungefär { $amount } (potten: { $pot })
           *[stakes] i snitt förlorar du { $amount }
        }
       *[even] i snitt går du plus minus noll
    }
ui-tip_sure = { $sign ->
        [gain] det ger { $amount }
        [loss] det kostar { $amount }
       *[even] { $paid ->
            [0] det kostar ingenting
           *[other] det kostar inget utöver de { $paid } du har lagt i potten
        }
    }
ui-tip_wide = { $unit ->
        [stakes] i snitt mellan { $low } och { $high } insatser
        [pot] i snitt mellan { $low } och { $high } (potten: { $pot })
       *[plain] i snitt mellan { $low } och { $high }
    }
ui-tip_uncertain = osäkert, { $value }
ui-tip_risk = { $how ->
        [wide] du förlorar { $low } till { $high } av givarna
       *[mean] du förlorar { $often }
    }
ui-tip_amount = { $unit ->
        [stakes] { $form ->
            [quarter] en kvarts insats
            [half] en halv insats
            [most] tre kvarts insats
            [one] en insats
            [more] { $whole ->
                [1] en och en halv insats
               *[other] { SPELL($whole) } och en halv insats
            }
           *[whole] { SPELL($whole) } insatser
        }
       *[pot] { $figure }
    }
ui-tip_often = { $tenths ->
        [0] knappt någon giv
        [1] en giv av tio
        [5] varannan giv
        [10] nästan varje giv
       *[other] { SPELL($tenths) } givar av tio
    }
ui-tip_often_in = { $tenths ->
        [0] i knappt någon giv
        [1] i en giv av tio
        [5] i varannan giv
        [10] i nästan varje giv
       *[other] i { SPELL($tenths) } givar av tio
    }

### Varför.

ui-tip_costs = { $move } kostar { $amount }
ui-tip_given_up = med { $move } är de { $paid } du har lagt i potten förlorade
ui-tip_paid = { $paid } av potten har du själv lagt dit
ui-tip_not = { $sign ->
        [gain] { $move } ger i snitt { $amount }
        [loss] { $move } kostar i snitt { $amount }
       *[even] { $move } ger i snitt ingenting
    }{ $tells ->
        [yes] , med stick { $often_in }
       *[no] {""}
    }
ui-tip_trick = du tar ett stick { $often_in }
ui-tip_tricks = du tar ett stick { $often_in }, med { $move } { $other_often_in }
ui-tip_better = { $sign ->
        [even] { $move } ger lite mindre
       *[gain] { $move } ger { $amount } mindre
    }
ui-tip_worth = { $change ->
        [same] handen är fortfarande värd { $worth }
       *[more] handen blir värd { $worth } i stället för { $before }
    }
ui-tip_cards = då har du { $count ->
        [0] inga kort kvar på hand
        [one] ett kort kvar på hand
       *[other] { SPELL($count) } kort kvar på hand
    }
