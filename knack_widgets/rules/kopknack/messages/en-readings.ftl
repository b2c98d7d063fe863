### Köpknack in English: what is said otherwise where a ruling is read otherwise.

duty-play-3-KK-6-b = { $Led } were led and must be followed, above the highest so far if possible: { $seat } holds { $asked } and may not play { $tried }.
    .you = { $Led } were led and must be followed, above the highest so far if possible: you hold { $asked } and may not play { $tried }.
    .allowed = { $Card } may be played: it follows suit, and a higher card that could beat the trick comes before a lower one.
duty-play-7-KK-12-b = Whoever has no { $led } must overtrump once somebody has trumped; if that is impossible a side card is discarded: { $seat } can play { $asked } but not { $tried }.
    .you = Whoever has no { $led } must overtrump once somebody has trumped; if that is impossible a side card is discarded: you can play { $asked } but not { $tried }.
    .allowed = { $Card } may be played: once the trick has been trumped, whoever cannot follow suit overtrumps, or else discards a side card.
duty-play-12-KK-6-b = { $Led } were led and must be followed in the second trick as well, above the highest so far if possible: { $seat } holds { $asked } and may not play { $tried }.
    .you = { $Led } were led and must be followed in the second trick as well, above the highest so far if possible: you hold { $asked } and may not play { $tried }.
    .allowed = { $Card } may be played: in the second trick, too, it follows suit, and a higher card that could beat the trick comes before a lower one.
event-forced-payment-22-KK-3-b = There is no bete to play for: this is a forced deal, everybody is in, and nobody buys
