# A class at one table: what a room says.

room-here = { $count ->
    [0] Ingen är här än
    [one] En är här
   *[other] { SPELL($count, start: "yes") } är här
}
room-here_of = { $present } av { $total } är här
room-seat = Plats { $number }
room-on_own = Du tittar på partiet på egen hand.
room-on_example = Ett exempel, steg för steg.
room-on_variant = En variant: så kunde det ha gått.
room-on_back = Bordet gås igenom; partiet väntar.
room-broke = { $count ->
    [one] En av er bröt mot { $clause }
   *[other] { SPELL($count, start: "yes") } av er bröt mot { $clause }
}
room-right = { $right } av { $total } svarade rätt
room-which_reading = Hur tolkar ni regeln?
room-no_over = Det här rummet är slut.
room-no_broken = Rummet går inte att läsa in, eftersom dess data är skadade. Öppna ett nytt rum.
room-no_busy = Just nu är det för mycket på gång. Försök igen om en stund.
room-no_not_yours = Det kan bara den som leder göra.
room-no_unreadable = Rummet kunde inte läsa det.
room-no_rules = Det går inte: { $text }
room-no_bug = Något gick fel i programmet. Felet är antecknat som nummer { $number }.
room-no_nobody = Ingen här heter så längre.
room-no_name = Ett namn har mellan 1 och { $most } tecken.
room-no_name_letters = Namnet innehåller tecken som inte kan visas. Skriv det en gång till.
room-no_name_sign = Ett namn kan inte börja med ”{ $sign }”.
room-no_name_taken = Någon här heter redan { $name }. Är det du på en annan telefon? Gå då med under ett annat namn och be läraren ge dig tillbaka din plats. Välj annars ett annat namn.
room-no_locked = Rummet är låst: fråga läraren.
room-no_full = Rummet är fullt.
room-no_seat_taken = Platsen är redan tagen.
room-no_no_deal = Det går inte att ge just nu.
room-no_no_end = Partiet kan inte avslutas mitt i en giv.
room-no_clause = Det är inte tillåtet: { $clause }.
room-no_not_live = Partiet väntar medan något annat visas.
room-no_late = Bordet har gått vidare sedan dess.
room-no_long = Partiet är för långt för ett rum.
room-no_not_your_seat = Du kan bara spela för din egen plats.
room-no_hands_hidden = Det skulle avslöja dolda kort. Öppna händerna först, eller vänta tills given är slut.
room-no_no_table = Nu visas inget bord som kan läggas upp.
room-no_unanswered = Bordet kan läggas upp när svaret har visats.
room-no_no_question = Här finns ingen sådan fråga att ställa.
room-no_closed = Det går inte att svara längre.
room-no_still_open = Stäng frågan först.
room-no_quiz_goes_on = Först kommer de andra frågorna. Gå tillbaka till bordet för att visa en punkt nu.
room-no_no_poll = Ingenting frågas just nu.
room-no_no_room = Det finns ingen plats för ett rum till just nu.
room-column_number = Fråga
room-column_round = Omgång
room-column_name = Namn
room-column_question = Vad som frågades
room-column_answer = Svar
room-column_right = Rätt
room-column_clause = Punkt
room-column_right_answer = Rätt svar
room-column_points = Poäng
room-column_date = Datum
room-column_game = Spel
room-wrong = { $clause }: { $wrong } av { $total } fel
room-results_count = { $pupils ->
    [one] En elev
   *[other] { $pupils } elever
}, { $questions ->
    [one] en fråga
   *[other] { $questions } frågor
}
room-results_title = Klassen i dag
room-results_pupils = Elev för elev
room-results_clauses = Punkt för punkt
room-results_questions = Frågorna
room-results_right = Rätt
room-results_next = Öva på det här
room-results_clause = Punkt
room-results_wrong = Fel svar
room-results_refused = Otillåtna drag
room-results_practise = Öva
room-refused_row = Otillåtet drag
room-refused_by = { $move } – { $clause }
room-refused_move = { $name }: { $move } – { $clause }
room-results_sheet = Tio övningar på papper
room-results_nothing = Inget har frågats än, och inga drag har varit otillåtna.
room-answered = { $done } av { $total } har svarat
room-stuck = { $count ->
    [one] ett otillåtet drag
   *[other] { SPELL($count) } otillåtna drag
}
room-stuck_at = { $count ->
    [one] ett otillåtet drag: { $clause }
   *[other] { SPELL($count) } otillåtna drag: { $clause }
}
room-state_stuck = { $count ->
    [one] en har kört fast
   *[other] { SPELL($count) } har kört fast
}
room-state_away = { $count ->
    [one] en borta
   *[other] { SPELL($count) } borta
}
room-no_other_game = Det hör till ett annat spel. Börja ett parti av det först.
room-no_pasted = Det är varken en länk till boken, ett läge eller ett parti.
room-no_no_hints = I det här rummet ges inga ledtrådar.
room-no_no_hint_now = Du har inget val att göra nu.
room-no_hints_used = Du har fått { SPELL($most) } ledtrådar i den här given.
room-no_wrong_return = Ingen här har den återkomstkoden. Varje kod gäller en gång: be om en ny på din första enhet.
room-no_many_returns = För många koder har prövats. Be läraren ge dig tillbaka din plats.

# The pages.

room-ui_title = En klass vid ett bord
room-ui_code = Kod
room-ui_code_hint = Sex tecken, som de står på lärarens skärm.
room-ui_come_in = Gå in
room-ui_wrong_code = Det finns inget rum med den koden. Jämför med lärarens skärm och skriv koden igen.
room-ui_open_room = Öppna ett rum
room-ui_open_hint = För den som undervisar: andra går in med en kod, sätter sig och följer det du visar. Här gör du också en lektion, under Fråga och lektion.
room-ui_game = Spel
room-ui_settle = Avgör
room-ui_read_rules = Läs reglerna
room-ui_open_asks = Rummet öppnas med din fråga till klassen.
room-ui_open = Öppna rummet
room-ui_login = Logga in för att öppna ett rum
room-ui_name = Ditt namn här
room-ui_join = Gå med
room-ui_join_hint = Ett smeknamn räcker. Det raderas när rummet avslutas.
room-ui_seats = Lediga platser
room-ui_sit = Sätt dig
room-ui_look_on = Se på
room-ui_seat_yours = vid bordet
room-ui_you_look_on = Du tittar på tills du väljer en plats.
room-ui_follow = Tillbaka till klassen
room-ui_look_alone = Titta på egen hand
room-ui_off_line = Förbindelsen är bruten; den återställs …
room-ui_gone = Det här rummet är slut.
room-ui_broken = Rummet går inte att läsa in, eftersom dess data är skadade. Öppna ett nytt rum.
room-ui_back_to_door = Ett annat rum
room-ui_taken = Din plats är öppen i en annan flik.
room-ui_take_here = Fortsätt här
room-ui_be_other = Gå in som någon annan
room-ui_moved = Du fortsatte i en annan flik.
room-ui_language = Språk
room-ui_locked = Rummet är låst.
room-ui_scan = Skanna eller skriv:
room-ui_screen = Projektorvy
room-ui_class = Klassen
room-ui_not_here = borta
room-ui_free = på egen hand
room-ui_leads = leder
room-ui_seat_of = Plats för
room-ui_rename = Byt namn
room-ui_own_place = Byt namn eller lämna
room-ui_leave = Lämna rummet
room-ui_hand_place = Ge platsen till …
room-ui_remove = Ta bort
room-ui_remove_marked = Ta bort de markerade
room-ui_mark_member = Markera
room-ui_mark_all = Markera eller avmarkera alla
room-ui_lock = Lås rummet
room-ui_unlock = Lås upp rummet
room-ui_hand_lead = Lämna över ledningen
room-ui_take_lead = Ta tillbaka ledningen
room-ui_back_match = Tillbaka till partiet
room-ui_hands_open = Öppna alla händer
room-ui_hands_close = Dölj händerna igen
room-ui_marks_on = Markera vad som får spelas
room-ui_marks_off = Markera inte vad som får spelas
room-ui_fill = Tomma platser spelas av
room-ui_fill_nobody = ingen: de väntar
room-ui_fill_leader = läraren
room-ui_fill_careful = en försiktig motspelare
room-ui_fill_random = en slumpmässig motspelare
room-ui_new_match = Ett nytt parti
room-ui_players = Spelare
room-ui_begin = Börja
room-ui_show = Visa för klassen
room-ui_show_clause = Visa regeln för alla
room-ui_hide_clause = Dölj regeln
room-ui_example = Exempel, steg för steg
room-ui_show_example = Visa exemplet för alla
room-ui_attempt_hint = Vad händer om …? Öppna alla händer, gå till steget och tryck på ett kort hos någon spelare: alla ser vad som skulle hända.
room-ui_ask = Fråga klassen
room-ui_ask_here = Fråga om det här läget
room-ui_ask_fresh = Fråga om ett nytt läge
room-ui_ask_reading = Låt klassen rösta om en tolkning
room-ui_kind = Typ av fråga
room-ui_any_kind = alla
room-ui_kind_legal_moves = Vad får spelas?
room-ui_kind_which_clause = Vilken regel förbjuder det?
room-ui_kind_who_acts = Vems tur är det?
room-ui_kind_who_takes = Vem tar sticket?
room-ui_kind_what_is_paid = Vem betalar vad?
room-ui_kind_find_refused = Vad är inte tillåtet?
room-ui_kind_what_follows = Vad händer sedan?
room-ui_clause = Regel
room-ui_quiz_start = Tio frågor
room-ui_quiz_next = Nästa fråga
room-ui_vote = Svara
room-ui_vote_change = Ändra svaret
room-ui_close = Stäng och visa svaren
room-ui_answer = Visa vad som är rätt
room-ui_again = Fråga igen
room-ui_put_away = Tillbaka till bordet
room-ui_votes = svar
room-ui_right_mark = rätt
room-ui_refused_mark = förbjudet
room-ui_allowed_mark = tillåtet
room-ui_vote_received = Svaret är framme. Du kan ändra det än.
room-ui_round = Omgång
room-ui_misses = Otillåtna drag
room-ui_wrong = Vad som blev fel, regel för regel
room-ui_take_along = Spara från rummet
room-ui_file_page = Resultaten på en sida
room-ui_file_record = Partiet
room-ui_file_csv = Svaren som tabell (CSV)
room-ui_file_jsonl = Svaren för andra program (JSON-rader)
room-ui_delete = Avsluta rummet
room-ui_delete_sure = Allt i rummet raderas.
room-ui_delete_yes = Radera det
room-ui_cancel = Avbryt
room-ui_alone = Elevernas telefoner kan inte ansluta: servern svarar bara den här datorn. Den som sköter datorn kan starta den med --ip=0.0.0.0.
room-ui_no_address = Servern hittade inte sin egen adress i nätverket. Skriv den här: den står i datorns nätverksinställningar.
room-ui_own_address = Den här datorns adress
room-ui_show_code = Visa koden
room-ui_binder = Sidan körs på Binder: telefoner kommer in bara med hela länken, och den som har länken kan göra vad som helst i sessionen.
room-ui_own_server = Sidan körs på din egen server i en JupyterHub, och dit kommer ingen annan in: öppna rummet där telefonerna kommer åt det.
room-ui_not_kept = Den här servern sparar inga rum: startas den om är de borta. Ladda ner det du vill behålla innan lektionen är slut.
room-ui_clause_close = Stäng
room-ui_table = Bordet
room-ui_lesson = Fråga och lektion
room-ui_desk = Delar av lärarens sida
room-ui_next = Nästa steg
room-ui_more = Mer
room-ui_seat = Plats
room-ui_no_answer = inget svar än
room-ui_remove_sure = Ta bort de markerade ur rummet?
room-ui_remove_yes = Ta bort dem
room-ui_find_clause = Sök en regel …
room-ui_ask_about = Fråga om regeln
room-ui_quiz_about = Tio frågor om den
room-ui_examples = Exempel på regeln, steg för steg
room-ui_paste = Klistra in en länk, ett läge eller ett parti
room-ui_paste_show = Visa på bordet
room-ui_reading = Tolkningsfråga
room-ui_ask_this_reading = Låt klassen rösta
room-ui_end_room = Avsluta rummet
room-ui_way_in = Så kommer man in
room-ui_large_code = Visa koden stort
room-ui_code_show = Visa koden på väggen
room-ui_code_hide = Dölj koden på väggen
room-ui_own_answer = ditt svar
room-ui_your_answer_right = Ditt svar: rätt
room-ui_your_answer_wrong = Ditt svar: fel
room-ui_hint = Ledtråd
room-ui_hints_on = Tillåt ledtrådar
room-ui_hints_off = Tillåt inga ledtrådar
room-ui_other_device = Fortsätt på en annan enhet
room-ui_return_hint = Öppna rummet på den andra enheten, välj ”Jag har varit här förut” och skriv koden. Den gäller en gång, i det här rummet.
room-ui_return_link = Länk för den andra enheten
room-ui_was_here = Jag har varit här förut, på en annan enhet
room-ui_return_label = Återkomstkod
room-ui_come_back = Kom tillbaka
