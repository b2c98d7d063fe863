# Readings: where a source is silent, contradicts itself or could be misread, what it says, how the book reads it, and how it can be read.

ui-readings = Other readings
ui-readings_ours = the book’s reading
ui-readings_letter = as the source has it
ui-readings_variant = A common variant
ui-readings_variant_note = a common variant
ui-readings_source = What the source says
ui-readings_why = Why the book reads it so
ui-readings_who = Who reads it otherwise
ui-readings_show = Show both tables
ui-readings_play = Play with { $value }
ui-readings_book = Play by the book again
ui-readings_off = From here on rulings are read as the book reads them. A new match has begun.
ui-readings_on = A new match has begun in which { $ruling } is read as { $value } says.
ui-readings_differs = It makes a difference in { $share } of deals ({ $low } to { $high }).
ui-readings_always = It makes a difference in every deal.
ui-readings_balance_same = Balances stay the same.
ui-readings_wins_same = Wins stay the same.
ui-readings_place_same = Places stay the same.
ui-readings_never = In { $deals } deals with careful players it makes no difference.
ui-readings_uncounted = How often it makes a difference has not been counted.
ui-readings_balance = Money moved: { $amount } a deal.
ui-readings_wins = Wins moved: { $amount } a deal.
ui-readings_place = Places moved: { $amount } a deal.
ui-readings_options = Counted with: { $options }.
ui-readings_players = { SPELL($count) } players

### The page of open questions.

ui-questions = Open questions
ui-questions_game = Game
ui-questions_order = Order
ui-questions_by_share = how often it matters
ui-questions_by_money = how much is moved
ui-questions_by_game = game
ui-questions_all = All rulings
ui-questions_all_hint = Every ruling of the book and its kind: a reading changes play or money; a bound says what may be entered; notation is how something is written; “in other words” only repeats what the source says.
ui-questions_ruling = Ruling
ui-questions_clause = Clause
ui-questions_kind = Kind
ui-questions_share = Deals that differ
ui-questions_moved = Moved a deal
ui-questions_kind_reading = reading
ui-questions_kind_bound = bound
ui-questions_kind_notation = notation
ui-questions_kind_in_other_words = in other words
ui-questions_unread = A reading that cannot be played otherwise here
