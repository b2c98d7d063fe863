### Übungen: ob eine Ansage noch als sofort gilt. Die Auswahl steht neben der Frage.

exercise-still-immediate = Wann gilt deine Ansage noch als „sofort“? Kreuze alle diese Fälle an.
    .held = { $held ->
    [call-3] Du hast einen Blitz
   *[other] Du hast Knack
} und hast noch nicht angesagt. Sonst hat niemand Knack oder Blitz.
    .since = Seither ist gespielt worden: { $moves }
    .now = Du sagst jetzt an.
    .then = { $moves } Erst dann sagst du an.
exercise-still-immediate-told = Du hast selbst nicht weitergespielt, und höchstens ein Zug eines anderen ist dazwischengekommen: Die Ansage gilt noch.
exercise-still-immediate-told-G-8-b = Seither hat niemand einen Zug gemacht: Die Ansage gilt noch.
exercise-still-immediate-told-G-8-c = Du hast selbst nicht weitergespielt: Die Ansage gilt noch.
exercise-still-immediate-late-self = Du hast selbst weitergespielt, ohne anzusagen: Damit ist die Ansage vergessen.
exercise-still-immediate-late-others = Die anderen haben inzwischen einen zweiten Zug gemacht: Damit ist die Ansage vergessen.
exercise-still-immediate-late-others-G-8-b = Inzwischen hat jemand anders einen Zug gemacht: Damit ist die Ansage vergessen.
