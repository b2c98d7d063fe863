### The search, which a page opens by its button or the key “/” (light/search/). A “#” is filled in by the page.

search-title = Search the book
search-hint = A word or a number: trumps, insertion, 13.4
search-none = Nothing was found for “{ $asked }”.
search-one = 1 result
search-many = { $count } results
search-failed = The search could not be loaded. Try again in a moment.
search-close = Close
search-kind-ruling = Ruling
search-kind-in_other_words = In other words
search-kind-example = Example
search-kind-term = From the glossary
search-lang-sv = in Swedish
search-lang-de = in German
search-lang-en = in English
search-kind-settle = Settle a dispute
search-settle = May I …? Lay out what lies on your table, and ask whether a move is allowed
search-settle_forms = may I am allowed can must have to dispute argue legal permitted
search-kind-compare = Comparison
search-compare = What is different for somebody who knows { $game }? Compare it with the other games, point by point
search-compare_forms = compare comparison difference differences different than other games versus
search-kind-lesson = For teachers
search-lesson = Make a lesson and lead a class: open a room; the steps are made at its desk, under Question and lesson
search-lesson_forms = make create build write prepare plan a lesson lessons teach teacher class room homework
