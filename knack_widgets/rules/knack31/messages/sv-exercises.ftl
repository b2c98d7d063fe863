### Övningar: om det fortfarande räknas som genast när någon säger till. Alternativen står bredvid frågan.

exercise-still-immediate = När räknas det fortfarande som ”genast” att du säger till? Kryssa för alla sådana tillfällen.
    .held = { $held ->
    [call-3] Du har en Blitz
   *[other] Du har Knack
} och har inte sagt till än. Ingen annan har Knack eller Blitz.
    .since = Sedan dess har detta spelats: { $moves }
    .now = Du säger till nu.
    .then = { $moves } Först därefter säger du till.
exercise-still-immediate-told = Du har inte spelat vidare själv, och högst ett drag av någon annan har kommit emellan: det räknas fortfarande.
exercise-still-immediate-told-G-8-b = Inget drag har gjorts sedan dess: det räknas fortfarande.
exercise-still-immediate-told-G-8-c = Du har inte spelat vidare själv: det räknas fortfarande.
exercise-still-immediate-late-self = Du har själv spelat vidare utan att säga till: då är det glömt.
exercise-still-immediate-late-others = De andra har hunnit göra ett andra drag: då är det glömt.
exercise-still-immediate-late-others-G-8-b = Någon annan har hunnit göra ett drag: då är det glömt.
