### Vad ett drag leder till: en mening var, utan punkt. Belopp är rena tal.

event-dealt = { $seat } delar ut tre kort till var och en
event-up = Uppvänt ligger { $card }: { $suit } är trumf
event-aside = { $count } kort läggs åt sidan
event-plays-for = Det som står på spel är insatsen från givaren: { $amount } för varje stick
event-going = Det som står på spel är en bet på { $amount } och insatsen från givaren
event-several = { $count } betar är lika små, så det är likgiltigt vilken av dem som är den gående
event-lie = { $count ->
    [one] En bet till ligger kvar
   *[other] { $count } betar till ligger kvar
}
event-turn = { $seat } är på tur
event-knocks = { $seat } knackar och är med
event-folds = { $seat } lägger sig
event-wins = { $seat } vinner utan spel
event-as-tricks = Det räknas som att { $seat } har tagit { $count } stick
event-face-down = { $seat } spelar ut ett kort mörkt: det är den lägsta trumfen
event-trick = { $seat } tar sticket
event-pays = { $payer } betalar { $amount } till { $seat } för { $count } stick
event-share = { $seat } får { $amount } av beten för { $count } stick
event-bete = { $seat } tog inget stick och sätter en bet på { $amount }
event-apart = { $count } betar finns nu, och de hålls isär
event-gone = Inga betar finns kvar
event-pooled = Betarna slås ihop: av { $amount } får var och en { $each }
event-rest = { $amount } går inte att dela lika, så spelarna drar kort om den resten
event-drew = { $seat } drar { $card }
event-again = { $count } drog lika högt och drar om
event-rest-won = { $seat } drog högst och får resten, { $amount }
event-ends = Partiet är slut
