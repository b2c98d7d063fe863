# What exercises ask, and how answers are received. The choices stand beside the question.

exercise-legal-moves = Which of these are you allowed to do now? Mark all that are allowed.
exercise-find-refused = Which of these are you not allowed to do now? Mark all that are forbidden.
exercise-which-clause = “{ $move }” is not allowed here. Which rules forbid it? Mark all that do.
exercise-but-for = “{ $move }” is not allowed here. Without which one of these rules would it be?
exercise-in-force = Which of these rules apply to you at this moment? Mark all that do.
    .told = At this moment these apply: { $clauses }.
exercise-who-acts = { $done } Whose turn is it next?
exercise-who-takes = { $done } Who takes the trick?
exercise-what-is-paid = { $done } How does { $seat }’s balance change?
    .you = { $done } How does your balance change?
exercise-what-follows = { $done } Which of these rules come into play? Mark all that do.
exercise-what-is-worth = What is your hand worth?
    .told = { $cards }: together they are worth { $value }.
exercise-legal-setups = Which of these may you agree on before the match? { $option }:
    .players = How many can play? Mark every number that is allowed.
    .given = This is agreed already: { $agreed }.
exercise-in-pack = { $count ->
    [one] Which of these cards are in the pack?
   *[other] { SPELL($count, start: "yes") } play. Which of these cards are in the pack?
}
    .told = { $count ->
    [one] The pack has one card.
   *[other] The pack has { SPELL($count) } cards. Of the ones here it has { $cards }.
}
exercise-true = yes
exercise-false = no

# The answer: all of it right, some of it, nothing.

exercise-all = Right.
exercise-part = Not quite.
exercise-none = No.
exercise-elsewhere = That answer would be right in { $game } ({ $clause }).

exercise-hint-chapter = Look in the chapter “{ $name }”.
exercise-hint-clause = Read { $name }.

exercise-sheet-number = Exercise { $number }
exercise-sheet-key = Key
