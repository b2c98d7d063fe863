### Vad ett drag leder till: en mening var, utan punkt. Belopp är rena tal.
# `.you`: said to a reader who is $seat; `.you-payer`: who is $payer (see rulebook/speech.py). A whole sentence each.

event-dealt = { $seat } delar ut tre kort till var och en
    .you = Du delar ut tre kort till var och en
event-up = Uppvänt ligger { $card }: { $suit } är trumf
event-several = { SPELL($count, start: "yes") } betar är lika små, så det spelar ingen roll vilken av dem som står på spel
event-lie = { $count ->
    [one] En bet till ligger kvar
   *[other] { SPELL($count, start: "yes") } betar till ligger kvar
}
event-turn = { $seat } är på tur
    .you = Du är på tur
event-knocks = { $seat } knackar och är med
    .you = Du knackar och är med
event-folds = { $seat } lägger sig
    .you = Du lägger dig
event-wins = { $seat } vinner utan spel
    .you = Du vinner utan spel
event-face-down = Kortet räknas som den lägsta trumfen
event-trick = { $seat } tar sticket
    .you = Du tar sticket
event-apart = Nu finns det { SPELL($count) } betar, och de hålls isär
event-gone = Inga betar finns kvar
event-ante = { $seat } lägger { $amount } i potten
    .you = Du lägger { $amount } i potten
event-pot = Potten är på { $amount }
event-talon = { $count ->
    [0] Inga kort blir över till talongen
    [one] Ett kort blir över till talongen
   *[other] { SPELL($count, start: "yes") } kort bildar talongen
}
event-forced = Given är en tvångsgiv
event-bought = Köpet är avklarat
event-buys = { $count ->
    [one] { $seat } köper ett kort
   *[other] { $seat } köper { SPELL($count) } kort
}
    .you = { $count ->
        [one] Du köper ett kort
       *[other] Du köper { SPELL($count) } kort
    }
event-stands = { $seat } är nöjd
    .you = Du är nöjd
event-round = Köprunda { $number } börjar
event-talon-out = Talongen är slut: ingen kan köpa mer
event-blanked = Det kortet kan inte ta sticket
event-takes = { $count ->
    [one] { $seat } får { $amount } ur potten för ett stick
   *[other] { $seat } får { $amount } ur potten för { SPELL($count) } stick
}
    .you = { $count ->
        [one] Du får { $amount } ur potten för ett stick
       *[other] Du får { $amount } ur potten för { SPELL($count) } stick
    }
event-pays-in = { $seat } tog inget stick och betalar { $amount } till potten
    .you = Du tog inget stick och betalar { $amount } till potten
event-pooled = Betarna räknas samman: av { $amount } får var och en { $each }
event-rest = { $amount } går inte att dela lika, så spelarna drar kort om resten
event-drew = { $seat } drar { $card }
    .you = Du drar { $card }
event-again = { SPELL($count, start: "yes") } spelare drog lika högt och drar om
event-rest-won = { $seat } drog högst och får resten, { $amount }
    .you = Du drog högst och får resten, { $amount }
event-ends = Partiet är slut
