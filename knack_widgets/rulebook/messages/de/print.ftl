# Seiten für Papier: die Regeln, ein Aufgabenblatt, seine Lösungen.

print-how = Zum Drucken dient der Druckbefehl des Browsers. Diese Zeilen fehlen auf dem Papier.
print-ways = Siehe auch
print-back = Zurück zum Tisch
print-language = Deutsch
print-to_sheet = Das Blatt ohne Lösungen
print-to_key = Die Lösungen zu diesem Blatt
print-others = Zehn andere Aufgaben
print-sheet_title = { $game }: Aufgaben
print-key_title = { $game }: Lösungen
print-name = Name
print-date = Datum
print-code = Aufgabe { $number } am Bildschirm, als QR-Code
print-nothing = Hier gibt es nichts zu drucken.
print-fault = Das lässt sich nicht drucken: { $text }
print-example = Beispiel: { $title }
print-see = Beispiel bei { $clause }: { $title }
print-option = Zu vereinbaren: { $name }. Üblich: { $usual }.
print-upcard = { $count ->
    [one] Offene Karte
   *[other] Offene Karten
}
print-clauses = Die Abschnitte dahinter
