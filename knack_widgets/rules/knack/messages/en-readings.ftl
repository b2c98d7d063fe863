### Knack in English: what is said otherwise where a ruling is read otherwise.

duty-play-8-K-7-b = { $same ->
    [yes] Two are in, so the highest trump from the jack upwards must be led to the second trick, but face up: { $card } may not be led face down.
   *[no] Two are in, so the highest trump from the jack upwards must be led to the second trick: { $seat } holds { $asked } and may not play { $refused }.
}
    .you = { $same ->
        [yes] Two are in, so the highest trump from the jack upwards must be led to the second trick, but face up: { $card } may not be led face down.
       *[no] Two are in, so you must lead your highest trump from the jack upwards to the second trick: that is { $asked }, and you may not play { $refused }.
    }
    .allowed = { $Card } may be played: when two are in, the highest trump from the jack upwards is led to the second trick.
duty-play-10-K-6-b = { $same ->
    [yes] Three or more are in, so forehand must begin with the highest trump, but face up: { $card } may not be led face down.
   *[no] Three or more are in, so forehand must begin with the highest trump held: that is { $asked }, and { $seat } may not play { $refused }.
}
    .you = { $same ->
        [yes] Three or more are in, so forehand must begin with the highest trump, but face up: { $card } may not be led face down.
       *[no] Three or more are in, so you as forehand must begin with your highest trump: that is { $asked }, and you may not play { $refused }.
    }
    .allowed = { $Card } may be played: when three or more are in, forehand begins with the highest trump held.
event-as-tricks-K-12-b = That counts as if { $seat } had taken three tricks, but any bete stays where it is
    .you = That counts as if you had taken three tricks, but any bete stays where it is
duty-play-12-K-16-b = { $hidden ->
    [yes] { $seat } has no trump to lead to the second trick, and three or more are in: { $card } may be led, but only face down.
   *[no] { $leading ->
        [no] A card is played face down only to a face-down lead, and only without a trump in hand: { $seat } may play { $card }, but only face up.
       *[yes] { $number ->
            [2] A card is led face down only when three or more are in, and here there are two: { $seat } may lead { $card }, but only face up.
           *[other] A card is led face down only to the second trick: { $seat } may lead { $card }, but only face up.
        }
    }
}
    .you = { $hidden ->
        [yes] You have no trump to lead to the second trick, and three or more are in: you may lead { $card }, but only face down.
       *[no] { $leading ->
            [no] A card is played face down only to a face-down lead, and only without a trump in hand: you may play { $card }, but only face up.
           *[yes] { $number ->
                [2] A card is led face down only when three or more are in, and here there are two: you may lead { $card }, but only face up.
               *[other] A card is led face down only to the second trick: you may lead { $card }, but only face up.
            }
        }
    }
    .also = { $leading ->
        [no] And a card is played face down only to a face-down lead, without a trump in hand.
       *[yes] { $number ->
            [2] { $in ->
                [2] And a card is led face down only when three or more are in.
               *[other] And only a leader without a trump leads face down.
            }
           *[other] And a card is led face down only to the second trick.
        }
    }
duty-play-14-K-16-b = { $hidden ->
    [yes] { $seat } has no trump to follow the face-down lead with: { $card } may be played, but only face down.
   *[no] The face-down card is a trump, so trumps must be followed: { $seat } holds { $asked } and may not play { $tried }.
}
    .you = { $hidden ->
        [yes] You have no trump to follow the face-down lead with: you may play { $card }, but only face down.
       *[no] The face-down card is a trump, so trumps must be followed: you hold { $asked } and may not play { $tried }.
    }
    .also = And trumps must be followed face up, for the face-down card is a trump.
    .allowed = { $Card } may be played: a face-down lead is followed with a trump; a player without one plays a card face down.
verb-blank-K-16-b = { $seat } plays { $card } face down
    .you = You play { $card } face down
    .hidden = { $seat } plays a card face down
    .hidden-you = You play a card face down
    .cannot = { $seat } cannot play { $card } face down now
    .cannot-you = You cannot play { $card } face down now
    .label = Play { $card } face down
