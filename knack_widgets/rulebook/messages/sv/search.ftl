### The search, which a page opens by its button or the key “/” (light/search/). A “#” is filled in by the page.

search-title = Sök i boken
search-hint = Ett ord eller ett nummer: trumf, instick, 13.4
search-none = Ingenting hittades för ”{ $asked }”.
search-one = 1 träff
search-many = { $count } träffar
search-failed = Sökningen gick inte att ladda. Försök igen om en stund.
search-close = Stäng
search-kind-ruling = Avgörande
search-kind-in_other_words = Med andra ord
search-kind-example = Exempel
search-kind-term = Ur ordlistan
search-lang-sv = på svenska
search-lang-de = på tyska
search-lang-en = på engelska
search-kind-settle = Avgör en tvist
search-settle = Får jag …? Lägg upp det som ligger på ert bord och fråga om ett drag är tillåtet
search-settle_forms = får jag man kan måste tillåtet lov tvist gräl bråk
search-kind-compare = Jämförelse
search-compare = Vad är annorlunda för den som kan { $game }? Jämför punkt för punkt med de andra spelen
search-compare_forms = jämför jämförelse skillnad skillnader skiljer annorlunda än andra spel
search-kind-lesson = För lärare
search-lesson = Gör en lektion och led en klass: öppna ett rum; stegen läggs till där, under Fråga och lektion
search-lesson_forms = göra gör skapa bygga förbereda planera en lektion lektionen lektioner undervisa undervisning lärare klass rum
