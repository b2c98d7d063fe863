### Agram på svenska. Meningarna för dess familj följer med knack-widgets; det som står här ersätter dem.

limit-table-1 = Agram är för två till fem spelare.
limit-table-2 = Agrams kortlek har 35 kort, vart och ett en gång.
limit-table-3 = Tvåor, knektar, damer, kungar och spader ess hör inte till Agrams kortlek.

duty-play-3 = Den utspelade färgen måste bekännas, { $led }: { $seat } får inte spela { $refused }.
    .you = Den utspelade färgen måste bekännas, { $led }: du får inte spela { $refused }.
    .allowed = { $Card } får spelas: det bekänner färg.
free-play-3 = { $Card } får spelas: på den här handen finns inget kort i den utspelade färgen.

event-deals-next = { $seat } ger nästa gång
    .you = Du ger nästa gång

page-aim = Ta sista sticket: den som gör det får potten.
page-about = Sex kort och sex stick: bara det sista räknas.
page-goal = Du spelar dina sex kort ett i taget, i sex stick. Den som tar det sjätte vinner given.
page-pay = Var och en lägger ett mynt i potten; den går till den som tar sista sticket.
