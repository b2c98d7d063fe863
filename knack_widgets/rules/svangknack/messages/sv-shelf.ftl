page-about = Den som vågar svänga väljer trumf; vart och ett av de tre sticken ger en tredjedel av en pott som kan växa från giv till giv.
page-goal = Ligger det pengar kvar i potten från förra given kan du få svänga, alltså själv välja trumf.
page-pay = Ta minst ett av de tre sticken: den som är med och blir utan betalar lika mycket som hela potten till nästa pott.
