### The search, which a page opens by its button or the key “/” (light/search/). A “#” is filled in by the page.

search-title = Im Buch suchen
search-hint = Ein Wort oder eine Nummer: Trumpf, Einwurf, 13.4
search-none = Zu „{ $asked }“ wurde nichts gefunden.
search-one = 1 Treffer
search-many = { $count } Treffer
search-failed = Die Suche ließ sich nicht laden. Versuche es etwas später noch einmal.
search-close = Schließen
search-kind-ruling = Entscheidung
search-kind-in_other_words = Mit anderen Worten
search-kind-example = Beispiel
search-kind-term = Aus dem Glossar
search-lang-sv = auf Schwedisch
search-lang-de = auf Deutsch
search-lang-en = auf Englisch
search-kind-settle = Einen Streit schlichten
search-settle = Darf ich …? Lege aus, was bei euch auf dem Tisch liegt, und frage, ob ein Zug erlaubt ist
search-settle_forms = darf ich man kann muss dürfen erlaubt Streit streiten zulässig
search-kind-compare = Vergleich
search-compare = Was ist anders, wenn man { $game } kann? Punkt für Punkt mit den anderen Spielen vergleichen
search-compare_forms = Vergleich vergleichen Unterschied Unterschiede anders als andere Spiele gegenüber
search-kind-lesson = Für Lehrkräfte
search-lesson = Eine Lektion erstellen und eine Klasse leiten: Öffne einen Raum; die Schritte entstehen dort unter Frage und Stunde
search-lesson_forms = Lektion Lektionen erstellen anlegen machen bauen vorbereiten planen eine Stunde Unterricht unterrichten Lehrer Lehrerin Lehrkraft Klasse Raum
