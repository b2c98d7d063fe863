# Pages made for paper: the rules, a sheet of exercises, its key.

print-how = To print this page, use your browser’s Print command. These lines are left out on paper.
print-ways = See also
print-back = Back to the table
print-language = English
print-to_sheet = The sheet without answers
print-to_key = The key to this sheet
print-others = Ten other exercises
print-sheet_title = { $game }: exercises
print-key_title = { $game }: key
print-name = Name
print-date = Date
print-code = Exercise { $number } on the screen, as a QR code
print-nothing = There is nothing to print here.
print-fault = This cannot be printed: { $text }
print-example = Example: { $title }
print-see = Example at { $clause }: { $title }
print-option = To be agreed: { $name }. Usually: { $usual }.
print-upcard = { $count ->
    [one] Upcard
   *[other] Upcards
}
print-clauses = The clauses behind it
