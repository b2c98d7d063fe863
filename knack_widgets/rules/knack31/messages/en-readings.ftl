### German Knack in English: what is said otherwise where a ruling is read otherwise.

event-opens-deal-4-G-2-b = The top three cards of the stock are turned up and are now the middle: { $first }, { $second } and { $third }
why-early-pass-6-G-5-b = { $seat } cannot pass yet: that is allowed from the second round on, which begins when everybody has had a turn.
    .you = You cannot pass yet: that is allowed from the second round on, which begins when everybody has had a turn.
