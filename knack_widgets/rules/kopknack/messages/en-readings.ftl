### Köpknack in English: what is said otherwise where a ruling is read otherwise.

duty-play-3-KK-6-b = { $Led } were led and must be followed, if possible with a card that beats the trick so far: { $seat } holds { $asked } and may not play { $tried }.
    .you = { $Led } were led and must be followed, if possible with a card that beats the trick so far: you hold { $asked } and may not play { $tried }.
    .allowed = { $Card } may be played: it follows suit, and whoever can must beat the trick so far.
duty-play-7-KK-12-b = Whoever has no { $led } must overtrump once somebody has trumped; if that is impossible a card of a plain suit is discarded: { $seat } can play { $asked } but not { $tried }.
    .you = Whoever has no { $led } must overtrump once somebody has trumped; if that is impossible a card of a plain suit is discarded: you can play { $asked } but not { $tried }.
    .allowed = { $Card } may be played: once the trick has been trumped, whoever cannot follow suit overtrumps, or else discards a card of a plain suit.
duty-play-12-KK-6-b = { $Led } were led and must be followed in the second trick as well, if possible with a card that beats the trick so far: { $seat } holds { $asked } and may not play { $tried }.
    .you = { $Led } were led and must be followed in the second trick as well, if possible with a card that beats the trick so far: you hold { $asked } and may not play { $tried }.
    .allowed = { $Card } may be played: in the second trick, too, it follows suit, and whoever can must beat the trick so far.
free-play-15-KK-7-b = { $Card } may be played: if you can neither follow suit nor overtrump, any card will do in the second trick, too.
event-forced-payment-22-KK-3-b = There is no bete to play for: this is a forced deal, everybody is in, and nobody buys
