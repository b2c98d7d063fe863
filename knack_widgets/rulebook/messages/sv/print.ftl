# Sidor för papper: reglerna, ett övningsblad, dess facit.

print-how = Skriv ut sidan med webbläsarens utskriftskommando. De här raderna kommer inte med på papperet.
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
