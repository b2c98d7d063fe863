### Köpknack på svenska: det som sägs annorlunda där ett avgörande läses annorlunda.

duty-play-3-KK-6-b = { $Led } är utspelad och måste bekännas, om möjligt med ett kort som tar över sticket: { $seat } har { $asked } och får inte spela { $tried }.
    .you = { $Led } är utspelad och måste bekännas, om möjligt med ett kort som tar över sticket: du har { $asked } och får inte spela { $tried }.
    .allowed = { $Card } får spelas: färgen bekänns, och den som kan tar över sticket.
duty-play-7-KK-12-b = Den som saknar { $led } måste sticka över när någon har trumfat; går inte det sakas ett kort i en sidofärg: { $seat } kan lägga { $asked } men inte { $tried }.
    .you = Den som saknar { $led } måste sticka över när någon har trumfat; går inte det sakas ett kort i en sidofärg: du kan lägga { $asked } men inte { $tried }.
    .allowed = { $Card } får spelas: är sticket redan trumfat sticker den över som kan, och annars sakas ett kort i en sidofärg.
duty-play-12-KK-6-b = { $Led } är utspelad och måste bekännas i det andra sticket också, om möjligt med ett kort som tar över sticket: { $seat } har { $asked } och får inte spela { $tried }.
    .you = { $Led } är utspelad och måste bekännas i det andra sticket också, om möjligt med ett kort som tar över sticket: du har { $asked } och får inte spela { $tried }.
    .allowed = { $Card } får spelas: även i det andra sticket bekänns färgen, och den som kan tar över sticket.
free-play-15-KK-7-b = { $Card } får spelas: den som varken kan bekänna eller sticka över får saka vad som helst även i det andra sticket.
event-forced-payment-22-KK-3-b = Ingen bet finns att spela om: given är en tvångsgiv, alla är med och ingen köper
