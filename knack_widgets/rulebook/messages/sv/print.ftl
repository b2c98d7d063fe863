# Sidor för papper: reglerna, ett övningsblad, dess facit.

print-how = Skriv ut sidan med webbläsarens utskriftskommando. De här raderna kommer inte med på papperet.
print-no_codes = Inga QR-koder: en telefon når inte den här adressen. Starta servern för nätverket (--ip 0.0.0.0) och öppna sidan igen.
print-ways = Se även
print-back = Tillbaka till bordet
print-language = Svenska
print-to_sheet = Bladet utan svar
print-to_key = Facit till bladet
print-others = Tio andra övningar
print-sheet_title = { $game }: övningsblad
print-key_title = { $game }: facit
print-name = Namn
print-date = Datum
print-code = Övning { $number } på skärmen, som QR-kod
print-nothing = Här finns inget att skriva ut.
print-fault = Det här går inte att skriva ut: { $text }
print-example = Exempel: { $title }
print-see = Exempel vid { $clause }: { $title }
print-option = Kan avtalas: { $name }. Vanligen: { $usual }.
print-upcard = { $count ->
    [one] Uppvänt kort
   *[other] Uppvända kort
}
print-clauses = Punkterna bakom

# Pages for reading.

print-differs = Vad som skiljer från källan
print-usual = Det här är bokens vanliga regler, med egna ord. Projektets avgöranden står där källan är oklar.
print-as_you_play = Reglerna som ni spelar dem:
print-counted = { $omitted ->
    [0] Alla punkter gäller.
    [one] En punkt gäller inte.
   *[other] { SPELL($omitted, start: "yes") } punkter gäller inte.
} { $reworded ->
    [0] Ingen är omskriven för de här valen.
    [one] En är omskriven för de här valen.
   *[other] { SPELL($reworded, start: "yes") } är omskrivna för de här valen.
}
print-left_out = { $count ->
    [0] Ingen punkt är utelämnad.
    [one] En punkt gäller andra val och är utelämnad.
   *[other] { SPELL($count, start: "yes") } punkter gäller andra val och är utelämnade.
}
print-choose = Inställningar och läsningar
print-show = Visa de reglerna
print-strike = Visa även det som inte gäller, överstruket
print-omitted = gäller inte
print-contents = Innehåll
print-terms = Termer
print-skip = Hoppa till reglerna
print-with = Originalet bredvid
print-without = Utan originalet
print-no_original = Ingen kopia av originalet hittades. Därför står bara våra egna ord här.
print-read = Läs reglerna
print-kind_rules = Skriv ut reglerna
print-kind_full = Skriv ut med exempel
print-kind_original = Skriv ut med originalet
print-kind_aid = Skriv ut en minneslapp
print-kind_sheet = Skriv ut tio övningar
print-kind_key = Skriv ut facit till övningarna
print-aid_title = { $game }: minneslapp
print-aid_aim = Målet
print-aid_table = Spelare, kort och ord
print-aid_order = Så går en giv till
print-aid_when = Vad du får göra och när
print-aid_forced = Vad du måste göra
print-aid_payment = Betalning
print-aid_forgotten = Lätt att glömma
print-lesson_position = Titta på läget.
print-lesson_note = Till läraren:
print-lesson_code = Spela lektionen i telefonen
print-lesson_long = Länken har { $length } tecken, för många för en QR-kod (högst { $limit }): dela ut den som länk eller fil.
print-lesson_no_notes = Dina anteckningar följer inte med länken: spara lektionen som fil också.
