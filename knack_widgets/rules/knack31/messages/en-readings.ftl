### German Knack in English: what is said otherwise where a ruling is read otherwise.

why-early-pass-6-G-5-b = { $seat } cannot pass yet: that is allowed from the second round on, which begins when everybody has had a turn.
    .you = You cannot pass yet: that is allowed from the second round on, which begins when everybody has had a turn.
