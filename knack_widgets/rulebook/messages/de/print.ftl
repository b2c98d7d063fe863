# Seiten für Papier: die Regeln, ein Aufgabenblatt, seine Lösungen.

print-how = Zum Drucken dient der Druckbefehl des Browsers. Diese Zeilen fehlen auf dem Papier.
print-no_codes = Ohne QR-Codes, weil kein Telefon diese Adresse erreicht. Den Server für das Netz starten (--ip 0.0.0.0) und die Seite noch einmal öffnen.
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

# Pages for reading.

print-differs = Was von der Quelle abweicht
print-usual = Das sind die üblichen Regeln dieses Buches, in eigenen Worten. Was die Quelle offenlässt, steht bei den Entscheidungen des Projekts.
print-as_you_play = Die Regeln, wie ihr sie spielt:
print-counted = { $omitted ->
    [0] Jeder Abschnitt gilt.
    [one] Ein Abschnitt gilt nicht.
   *[other] { SPELL($omitted, start: "yes") } Abschnitte gelten nicht.
} { $reworded ->
    [0] Keiner ist für diese Wahl umformuliert.
    [one] Einer ist für diese Wahl umformuliert.
   *[other] { SPELL($reworded, start: "yes") } sind für diese Wahl umformuliert.
}
print-left_out = { $count ->
    [0] Kein Abschnitt fehlt.
    [one] Ein Abschnitt betrifft andere Einstellungen und fehlt hier.
   *[other] { SPELL($count, start: "yes") } Abschnitte betreffen andere Einstellungen und fehlen hier.
}
print-choose = Einstellungen und Lesarten
print-show = Diese Regeln zeigen
print-strike = Was nicht gilt, durchgestrichen zeigen
print-omitted = gilt nicht
print-contents = Inhalt
print-terms = Begriffe
print-skip = Zu den Regeln springen
print-with = Original daneben
print-without = Ohne das Original
print-no_original = Es wurde keine Kopie des Originals gefunden; hier stehen nur unsere Worte.
print-read = Regeln lesen
print-kind_rules = Regeln drucken
print-kind_full = Mit Beispielen drucken
print-kind_original = Mit dem Original drucken
print-kind_aid = Merkblatt drucken
print-kind_sheet = Zehn Aufgaben drucken
print-kind_key = Die Lösungen dazu drucken
print-aid_title = { $game }: Merkblatt
print-aid_aim = Ziel
print-aid_table = Spieler, Karten, Begriffe
print-aid_order = Der Ablauf eines Spiels
print-aid_when = Was wann erlaubt ist
print-aid_forced = Was Pflicht ist
print-aid_payment = Zahlung
print-aid_forgotten = Leicht vergessen
print-lesson_position = Schau dir diese Stellung an.
print-lesson_note = Für die Lehrkraft:
print-lesson_code = Die Lektion auf dem Telefon durchspielen
print-lesson_long = Der Link hat { $length } Zeichen, zu viele für einen QR-Code (höchstens { $limit }): gib ihn als Link oder als Datei weiter.
print-lesson_no_notes = Deine Notizen stehen nicht im Link: Speichere die Lektion auch als Datei.
