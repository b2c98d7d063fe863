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
