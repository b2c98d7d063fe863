### Knåker på svenska: ta tillbaka, vara ute, fuska: varför ett drag inte är tillåtet.

## Bytesrätt

why-not-open-9 = { $Card } hör inte till de öppna kort som { $seat } har lagt, och bara de går att ta tillbaka.
    .you = { $Card } hör inte till de öppna kort som du har lagt, och bara de går att ta tillbaka.
why-rest-9 = { $seat } får inte ta tillbaka just det: resten hade inte fått läggas så från början.
    .you = Du får inte ta tillbaka just det: resten hade inte fått läggas så från början.
why-hand-back-6-1 = { $seat } får inte ta tillbaka { $card } så länge { $other } ligger kvar: uppåtvända kort läggs först när handen är tom.
    .you = Du får inte ta tillbaka { $card } så länge { $other } ligger kvar: uppåtvända kort läggs först när din hand är tom.
why-closed-9-1 = { $seat } har inga öppna kort på lägghögen, och bara öppna kort går att ta tillbaka.
    .you = Du har inga öppna kort på lägghögen, och bara öppna kort går att ta tillbaka.
why-fixed-9-1 = { $seat } får inte ta tillbaka det längre: bytesrätten upphör när man plockar eller chansar.
    .you = Du får inte ta tillbaka det längre: bytesrätten upphör när man plockar eller chansar.
why-checked-9-2 = { $seat } får inte ändra sig nu: medan ett drag granskas ligger korten fast.
    .you = Du får inte ändra dig nu: medan ett drag granskas ligger korten fast.

## Den som inte är med, och fusk

why-out-7-1 = { $seat } är redan ute ur spelet, på plats { $place }, och de andra spelar vidare.
    .you = Du är redan ute ur spelet, på plats { $place }, och de andra spelar vidare.
why-banned-16-8 = { $seat } är diskvalificerad och ser på utifrån tills ett nytt parti börjar.
    .you = Du är diskvalificerad och ser på utifrån tills ett nytt parti börjar.
why-off-16 = { $seat } kan varken fuska eller anklaga någon för fusk: det här partiet spelas utan.
    .you = Du kan varken fuska eller anklaga någon för fusk: det här partiet spelas utan.
why-honest-16 = Det där vore inget fusk: { $seat } får göra det öppet.
    .you = Det där vore inget fusk: du får göra det öppet.
why-exchange-16 = { $seat } kan inte fuska så under bytesfasen: då går det bara att plocka för mycket eller att fuska i smyg.
    .you = Du kan inte fuska så under bytesfasen: då går det bara att plocka för mycket eller att fuska i smyg.
why-many-16 = { $seat } får vänta: så länge { SPELL($count) } fusk ännu kan avslöjas går det inte att fuska mer.
    .you = Du får vänta: så länge { SPELL($count) } fusk ännu kan avslöjas går det inte att fuska mer.
why-self-16 = { $seat } kan inte anklaga sig själv för fusk.
    .you = Du kan inte anklaga dig själv för fusk.
why-outside-16-1 = { $seat } är inte med i spelet längre, och åskådare får inte påtala fusk.
    .you = Du är inte med i spelet längre, och åskådare får inte påtala fusk.

## Vad det säger att ta upp lägghögen

rank-X = knåker
infer-ranks-pick-up = Av korten som { $seat } har på hand och som ingen annan har sett är inget av valören { $ranks }: annars hade lägghögen inte fått tas upp.
    .you = Av korten som du har på hand och som ingen annan har sett är inget av valören { $ranks }: annars hade lägghögen inte fått tas upp.
infer-cards-pick-up = Inget av korten som { $seat } har på hand och som ingen annan har sett är { $cards }: annars hade lägghögen inte fått tas upp.
    .you = Inget av korten som du har på hand och som ingen annan har sett är { $cards }: annars hade lägghögen inte fått tas upp.
