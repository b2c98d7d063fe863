### Knåker in English: what is said otherwise where a ruling is read otherwise.

why-lower-3-N-1-b = { $Card } is not higher than { $other }: a card must be higher than the one in force.
why-own-turn-11-N-29-b = It is { $seat }’s own turn, or the top card is { $seat }’s own: you insert when it is somebody else’s turn, and on somebody else’s card.
    .you = It is your own turn, or the top card is your own: you insert when it is somebody else’s turn, and on somebody else’s card.
why-rank-11-N-10-b = { $other } lies on top of the pile, and { $card } is of another rank: an insertion must match the top card itself.
why-black-14-N-33-b = { $Card } is black and not a ten, and nothing black but a ten may be laid on a trippelknug.
heap-knug-N-33-b = Trippelknug: nothing black but tens
event-three-kings-N-33-b = The kings form a trippelknug: nothing black but a ten may be laid on it
event-shared-N-19-b = { $seat } went out in the same turn as somebody else: they share place { $place }
    .you = You went out in the same turn as somebody else: you share place { $place }
