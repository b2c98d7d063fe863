### Vad ett drag leder till, i inget annat spel: en mening var, utan punkt.

event-all-in = Alla är med
event-swings = { $seat } svänger
    .you = Du svänger
event-passes = { $seat } passar
    .you = Du passar
event-off = Given spelas inte
event-turned = Uppvända ligger { $card } och { $other }
event-names-trump = { $seat } väljer trumf: { $suit }
    .you = Du väljer trumf: { $suit }
event-same-suit = Båda korten har samma färg: { $suit } är trumf
event-joins = { $seat } går med
    .you = Du går med
event-no-buying = Ingen får köpa
event-carried = { $amount } ligger kvar i potten till nästa giv
event-pot-out = Potten är slut
event-rivet = { $seat } tar alla tre sticken och hela potten, { $amount }
    .you = Du tar alla tre sticken och hela potten, { $amount }
event-first-dealer = { $seat } drog högst och ger först
    .you = Du drog högst och ger först
