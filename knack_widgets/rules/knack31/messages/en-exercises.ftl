### Exercises: whether an announcement still counts as at once. The choices stand beside the question.

exercise-still-immediate = When does your announcement still count as “at once”? Mark all that do.
    .held = { $held ->
    [call-3] You have a Blitz
   *[other] You have Knack
}, and you have not announced it yet. Nobody else has a Knack or a Blitz.
    .since = Since then this has been played: { $moves }
    .now = You announce it now.
    .then = { $moves } Only then do you announce it.
exercise-still-immediate-told = You have not played on yourself, and no more than one move by another player has come in between: it still counts.
exercise-still-immediate-told-G-8-b = No move has been made since: it still counts.
exercise-still-immediate-told-G-8-c = You have not played on yourself: it still counts.
exercise-still-immediate-late-self = You have played on yourself without announcing it: it is forgotten.
exercise-still-immediate-late-others = The others have made a second move in the meantime: it is forgotten.
exercise-still-immediate-late-others-G-8-b = Another player has made a move in the meantime: it is forgotten.
