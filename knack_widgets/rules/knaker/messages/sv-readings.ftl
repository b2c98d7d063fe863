### Knåker på svenska: det som sägs annorlunda där ett avgörande läses annorlunda.

why-lower-3-N-1-b = { $Card } är inte högre än { $other }: kortet ska vara högre än det som gäller på lägghögen.
why-own-turn-11-N-29-b = { $seat } är själv på tur, eller har själv lagt det översta kortet: instick läggs medan någon annan är på tur, och på någon annans kort.
    .you = Du är själv på tur, eller har själv lagt det översta kortet: instick läggs medan någon annan är på tur, och på någon annans kort.
why-rank-11-N-10-b = Överst på lägghögen ligger { $other }, och { $card } har en annan valör: ett instick ska ha samma som det översta kortet.
why-black-14-N-33-b = { $Card } är svart och ingen tia, och på en trippelknug får inget annat svart än tior läggas.
heap-knug-N-33-b = Trippelknug: inget svart utom tior
event-three-kings-N-33-b = Kungarna bildar en trippelknug: inget annat svart än tior får läggas på den
event-shared-N-19-b = { $seat } gick ut under samma tur som någon annan: de delar plats { $place }
    .you = Du gick ut under samma tur som någon annan: ni delar plats { $place }
