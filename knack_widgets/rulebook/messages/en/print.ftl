# Pages made for paper: the rules, a sheet of exercises, its key.

print-how = To print this page, use your browser’s Print command. These lines are left out on paper.
print-no_codes = There are no QR codes, because a phone cannot reach this address. Start the server for your network (--ip 0.0.0.0) and open the page again.
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

# Pages for reading.

print-differs = How this differs from the source
print-usual = These are the usual rules of this book, in its own words. A ruling says where the source leaves something open.
print-as_you_play = The rules as you play them:
print-counted = { $omitted ->
    [0] Every clause applies.
    [one] One clause does not apply.
   *[other] { SPELL($omitted, start: "yes") } clauses do not apply.
} { $reworded ->
    [0] None is worded for these settings.
    [one] One is worded for these settings.
   *[other] { SPELL($reworded, start: "yes") } are worded for these settings.
}
print-left_out = { $count ->
    [0] No clause is left out.
    [one] One clause is about other options and is left out.
   *[other] { SPELL($count, start: "yes") } clauses are about other options and are left out.
}
print-choose = Options and readings
print-show = Show these rules
print-strike = Show what does not apply, struck through
print-omitted = does not apply
print-contents = Contents
print-terms = Terms
print-skip = Skip to the rules
print-with = Original beside
print-without = Without the original
print-no_original = No copy of the original was found, so only our words are here.
print-read = Read the rules
print-kind_rules = Print the rules
print-kind_full = Print with examples
print-kind_original = Print with the original
print-kind_aid = Print a one-page aid
print-kind_sheet = Print ten exercises
print-kind_key = Print their key
print-aid_title = { $game }: aid
print-aid_aim = Aim
print-aid_table = Players, cards, words
print-aid_order = The order of a deal
print-aid_when = What may be done when
print-aid_forced = Forced cards
print-aid_payment = Payment
print-aid_forgotten = Easily forgotten
print-lesson_position = Look at this position.
print-lesson_note = Note for the teacher:
print-lesson_code = Play the lesson on your phone
print-lesson_long = The link has { $length } characters, too many for a QR code ({ $limit } at most): hand it out as a link or a file.
print-lesson_no_notes = Your notes are not in the link: save the lesson as a file, too.
